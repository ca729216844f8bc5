//! Invariants of praetors, artifacts, relics and combat cards at any moment
//! ([`attachments_stand`]), and the facts that the log needs when one of them moves ([`told`]).

use std::collections::{BTreeMap, BTreeSet};

use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::{
    AttachmentFact, Attachments, Possession, Post, Treasure, free_ritual_slots, free_slots,
};
use infernal_conclave::rules::bazaar::BazaarFact;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::combat::{CombatFact, Event, Side};
use infernal_conclave::rules::diplomacy::{DiplomacyFact, Yielded};
use infernal_conclave::rules::events::{ArmsFact, CourseFact, DecreeFact, EventFact, Given, PaladinFact};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::rituals::{Curse, Harm, RitualFact};

/// Returns the owner of a unit, if it is on the map.
fn holder(game: &Game, unit: Foe) -> Option<Seat> {
    match unit {
        Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.owner),
        Foe::Place(id) => game.forces().place(id).and_then(|place| place.owner),
    }
}

/// Checks the invariants of any moment.
pub(super) fn attachments_stand(catalog: &Catalog, game: &Game) {
    let attachments = game.attachments();
    let held = attachments.possessions();
    assert!(held.windows(2).all(|pair| pair[0].treasure < pair[1].treasure), "possessions are not sorted and unique");
    let mut praetors = BTreeSet::new();
    let mut units = BTreeSet::new();
    for possession in held {
        let Possession { treasure, owner, post } = *possession;
        assert!(game.conclave().eliminated(owner).is_none(), "{possession:?} of a fallen house");
        if let Treasure::Praetor(kind) = treasure {
            assert!(attachments.praetor(kind).is_some(), "{possession:?} without what he can");
            praetors.insert(kind);
        }
        match (treasure, post) {
            (_, Post::Vault)
            | (Treasure::Praetor(_), Post::Unit(_))
            | (Treasure::Artifact(_), Post::Unit(Foe::Legion(_)))
            | (Treasure::Relic(_), Post::Unit(Foe::Place(_)) | Post::Chamber) => {}
            (_, Post::Unit(_) | Post::Chamber) => panic!("{possession:?} is where it cannot be"),
        }
        if let Post::Unit(unit) = post {
            assert_eq!(holder(game, unit), Some(owner), "{possession:?} serves a unit of somebody else");
            units.insert(unit);
        }
    }
    // The records of praetors match their services.
    let in_service = catalog.praetor_kinds().filter(|&kind| attachments.praetor(kind).is_some()).collect();
    assert_eq!(praetors, in_service, "a praetor that serves nobody");
    assert!(
        attachments.cards().windows(2).all(|pair| pair[0].id < pair[1].id),
        "combat cards are not sorted and unique"
    );
    for card in attachments.cards() {
        assert_eq!(holder(game, card.unit), Some(card.owner), "{card:?} is on somebody else's unit");
        assert_eq!(card.id.0 >> 24, u32::from(card.owner.0), "{card:?} is called like another seat's");
        assert!(card.contents.is_some(), "{card:?} is blank");
        units.insert(card.unit);
    }
    for unit in units {
        let leaders = attachments.on(unit).filter(|treasure| matches!(treasure, Treasure::Praetor(_))).count();
        assert!(leaders <= 1, "{unit:?} has {leaders} praetors");
        assert!(free_slots(catalog, game, unit) >= 0, "{unit:?} has more attachments than slots");
    }
    for seat in game.seats() {
        assert!(free_ritual_slots(catalog, game, seat) >= 0, "more relics than ritual slots in seat {seat}'s chamber");
        assert!((1..=6).contains(&archfiends::order_slots(catalog, game, seat).total()));
        assert!((1..=5).contains(&archfiends::ritual_slots(catalog, game, seat).total()));
    }
    for legion in game.forces().legions() {
        let loyalty = forces::loyalty(catalog, game, legion).map(|tally| tally.total());
        assert_eq!(loyalty.is_none(), legion.unwavering(), "{legion:?}");
        assert!(loyalty.is_none_or(|loyalty| loyalty >= i32::from(legion.loyalty)), "{legion:?}");
    }
}

/// Returns all treasures of a game: held, on the shelf, in stock or lost.
pub(super) fn treasures(game: &Game) -> BTreeSet<Treasure> {
    let shelf = game.bazaar().shelf().iter().map(|ware| ware.goods);
    let stock = shelf.chain(game.bazaar().unseen().iter().copied()).filter_map(|goods| goods.treasure());
    let held = game.attachments().possessions().iter().map(|held| held.treasure);
    stock.chain(held).chain(game.attachments().lost().iter().copied()).collect()
}

/// Checks that the log explains every move between two moments.
pub(super) fn told(before: &Attachments, after: &Attachments, facts: &[&Fact], moment: &str) {
    let ledger = |attachments: &Attachments| -> BTreeMap<Treasure, (Seat, Post)> {
        attachments.possessions().iter().map(|held| (held.treasure, (held.owner, held.post))).collect()
    };
    let carried = |attachments: &Attachments| -> BTreeMap<Foe, usize> {
        let mut carried = BTreeMap::new();
        attachments.cards().iter().for_each(|card| *carried.entry(card.unit).or_default() += 1);
        carried
    };
    let mut held = ledger(before);
    let mut cards = carried(before);
    let mut lost: BTreeSet<Treasure> = before.lost().iter().copied().collect();
    for fact in facts {
        match fact {
            Fact::Bazaar(BazaarFact::BidWon { seat, goods, .. }) => {
                if let Some(treasure) = goods.treasure() {
                    assert_eq!(held.insert(treasure, (*seat, Post::Vault)), None, "{moment}: {treasure:?} sold twice");
                }
            }
            Fact::Attachment(AttachmentFact::Transferred { seat, treasure, from, to }) => {
                assert_eq!(held.insert(*treasure, (*seat, *to)), Some((*seat, *from)), "{moment}: {fact:?}");
            }
            Fact::Attachment(AttachmentFact::TreasureLost { treasure, owner, forever, .. }) => {
                assert_eq!(held.remove(treasure).map(|(seat, _)| seat), Some(*owner), "{moment}: {fact:?}");
                assert!(!forever || lost.insert(*treasure), "{moment}: {treasure:?} is lost twice");
            }
            Fact::Attachment(AttachmentFact::Recovered { seat, treasure, from, .. }) => {
                let had = held.insert(*treasure, (*seat, Post::Vault));
                assert_eq!(had.map(|(seat, _)| seat), Some(*from), "{moment}: {fact:?}");
            }
            Fact::Attachment(AttachmentFact::RelicSeized { seat, treasure, from, place }) => {
                let there = Post::Unit(Foe::Place(*place));
                assert_eq!(held.insert(*treasure, (*seat, there)), Some((*from, there)), "{moment}: {fact:?}");
            }
            Fact::Diplomacy(DiplomacyFact::DemandConceded { seat, to, yielded: Some(Yielded::Treasure(treasure)) }) => {
                let had = held.insert(*treasure, (*to, Post::Vault));
                assert_eq!(had.map(|(seat, _)| seat), Some(*seat), "{moment}: {fact:?}");
            }
            Fact::Arena(ArenaFact::Banished { seat: Some(seat), praetor }) => {
                let treasure = Treasure::Praetor(*praetor);
                assert_eq!(held.remove(&treasure).map(|(seat, _)| seat), Some(*seat), "{moment}: {fact:?}");
                assert!(lost.insert(treasure), "{moment}: {treasure:?} is lost twice");
            }
            Fact::Ritual(RitualFact::Curse(Curse {
                caster: Some(caster),
                victim,
                harm: Harm::Stolen { treasure },
                ..
            })) => {
                let had = held.insert(*treasure, (*caster, Post::Vault));
                assert_eq!(had.map(|(seat, _)| seat), *victim, "{moment}: {fact:?}");
            }
            Fact::Ritual(RitualFact::Curse(Curse { victim, harm: Harm::Banished { praetor }, .. })) => {
                let treasure = Treasure::Praetor(*praetor);
                assert_eq!(held.remove(&treasure).map(|(seat, _)| seat), *victim, "{moment}: {fact:?}");
                assert!(lost.insert(treasure), "{moment}: {treasure:?} is lost twice");
            }
            Fact::Ritual(RitualFact::Curse(Curse { harm: Harm::Turned { legion, to, .. }, .. })) => {
                // The attachments of a legion go with it.
                let on_it = Post::Unit(Foe::Legion(*legion));
                held.values_mut().filter(|(_, post)| *post == on_it).for_each(|(owner, _)| *owner = *to);
            }
            Fact::Event(EventFact::Arms(ArmsFact::Returned { seat, praetor })) => {
                let treasure = Treasure::Praetor(*praetor);
                assert_eq!(held.insert(treasure, (*seat, Post::Vault)), None, "{moment}: {fact:?}");
                assert!(lost.remove(&treasure), "{moment}: {treasure:?} was not lost");
            }
            Fact::Event(
                EventFact::Decree(DecreeFact::Obeyed { seat, given: Some(Given::Treasure(treasure)), .. })
                | EventFact::Course(CourseFact::Paladin(PaladinFact::Strikes {
                    quarry: seat,
                    relic: Some(treasure),
                    ..
                })),
            ) => {
                assert_eq!(held.remove(treasure).map(|(seat, _)| seat), Some(*seat), "{moment}: {fact:?}");
            }
            Fact::Attachment(AttachmentFact::CombatCardMade { unit, .. }) => *cards.entry(*unit).or_default() += 1,
            Fact::Attachment(AttachmentFact::CombatCardLost { unit, .. }) => {
                let left = cards.get_mut(unit).unwrap_or_else(|| panic!("{moment}: {fact:?}"));
                *left = left.checked_sub(1).unwrap_or_else(|| panic!("{moment}: {fact:?}"));
            }
            Fact::Combat(CombatFact::Battle { report: Some(report), .. }) => {
                for side in Side::BOTH {
                    let kept =
                        |event: &Event| matches!(event, Event::CardsBlocked { side: whose, .. } if *whose == side);
                    // A battle spends the cards that could be used in it. An event can exclude all
                    // cards from battles.
                    let brought = !report.battle.side(side).cards.is_empty();
                    if brought && !report.passages.iter().any(|passage| kept(&passage.event)) {
                        cards.remove(&report.battle.side(side).unit);
                    }
                }
            }
            _ => {}
        }
    }
    assert_eq!(ledger(after), held, "{moment}: treasures moved behind the log");
    cards.retain(|_, left| *left > 0);
    assert_eq!(carried(after), cards, "{moment}: combat cards came or went behind the log");
    assert_eq!(after.lost().iter().copied().collect::<BTreeSet<_>>(), lost, "{moment}: lost behind the log");
}
