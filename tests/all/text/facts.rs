//! Every fact has a line.

use std::collections::BTreeSet;
use std::sync::Arc;

use infernal_conclave::chronicle::{Teller, Tone};
use infernal_conclave::rules::archfiends::{ArchfiendFact, Discipline};
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::{AttachmentFact, Forfeit, PraetorUpgrade};
use infernal_conclave::rules::bazaar::{BazaarFact, Goods, Tie};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{Banner, CombatFact, End};
use infernal_conclave::rules::conclave::ConclaveFact;
use infernal_conclave::rules::diplomacy::DiplomacyFact;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Departure, ForcesFact, Landmark, Muster, Stat, Upgrade};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{
    CantonId, LegionId, LegionKind, ManuscriptKind, PlaceId, PlaceKind, PraetorKind, Seat, SlotNo,
};
use infernal_conclave::rules::manuscripts::{ManuscriptFact, Piece, Pupil};
use infernal_conclave::rules::orders::{OrderKind, Outcome, Refusal};
use infernal_conclave::rules::realm::{Foe, RealmFact};
use infernal_conclave::rules::tribute::{Purse, TributeFact};
use table_text::Text;

use super::battle::report;
use super::{CAUSES, ENDS, PATHS, PIECE, TIES, TREASURES, dealings, full_cards, game, objectives, posts, sound_line};

/// Returns the number of a fact's variant. It ensures that the list below has all variants.
const fn fact_number(fact: &Fact) -> usize {
    match fact {
        Fact::OrderResolved { .. } => 0,
        Fact::Forces(ForcesFact::Marched { .. }) => 1,
        Fact::Forces(ForcesFact::Flew { .. }) => 2,
        Fact::Realm(RealmFact::Claimed { .. }) => 3,
        Fact::Realm(RealmFact::BorderMoved { .. }) => 4,
        Fact::Combat(_) => 5,
        Fact::Forces(ForcesFact::LegionDestroyed { .. }) => 6,
        Fact::Forces(ForcesFact::Retreated { .. }) => 7,
        Fact::Forces(ForcesFact::PlaceCaptured { .. }) => 8,
        Fact::Forces(ForcesFact::VictorPlaced { .. }) => 9,
        Fact::Tribute(TributeFact::TributeOffered { .. }) => 10,
        Fact::Tribute(TributeFact::TributeKept { .. }) => 11,
        Fact::Tribute(TributeFact::Consolidated { .. }) => 12,
        Fact::Bazaar(BazaarFact::BidPlaced { .. }) => 13,
        Fact::Bazaar(BazaarFact::Sold { .. }) => 14,
        Fact::Bazaar(BazaarFact::BidWon { .. }) => 15,
        Fact::Bazaar(BazaarFact::Outbid { .. }) => 16,
        Fact::Bazaar(BazaarFact::AuctionCancelled { .. }) => 17,
        Fact::Bazaar(BazaarFact::Stocked { .. }) => 18,
        Fact::Forces(ForcesFact::Mustered { .. }) => 19,
        Fact::Forces(ForcesFact::NoRoom { .. }) => 20,
        Fact::Forces(ForcesFact::Healed { .. }) => 21,
        Fact::Conclave(ConclaveFact::PrestigeChanged { .. }) => 22,
        Fact::Conclave(ConclaveFact::Excommunicated { .. }) => 23,
        Fact::Conclave(ConclaveFact::Usurped { .. }) => 24,
        Fact::Conclave(ConclaveFact::UsurperHolds { .. }) => 25,
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { .. }) => 26,
        Fact::Conclave(ConclaveFact::PandemoniumReturned { .. }) => 27,
        Fact::Conclave(ConclaveFact::ConclaveDissolved) => 28,
        Fact::Conclave(ConclaveFact::HouseFell { .. }) => 29,
        Fact::Conclave(ConclaveFact::RegentNamed { .. }) => 30,
        Fact::Conclave(ConclaveFact::TokenDrawn { .. }) => 31,
        Fact::Conclave(ConclaveFact::Ended { .. }) => 32,
        Fact::Forces(ForcesFact::LegionLeft { .. }) => 33,
        Fact::Forces(ForcesFact::UpkeepPaid { .. }) => 34,
        Fact::Forces(ForcesFact::GuardGathers { .. }) => 35,
        Fact::Forces(ForcesFact::GuardReformed { .. }) => 36,
        Fact::Forces(ForcesFact::Promoted { .. }) => 37,
        Fact::Forces(ForcesFact::UpgradeTaken { .. }) => 38,
        Fact::Attachment(AttachmentFact::PraetorPromoted { .. }) => 39,
        Fact::Attachment(AttachmentFact::PraetorUpgradeTaken { .. }) => 40,
        Fact::Attachment(AttachmentFact::Transferred { .. }) => 41,
        Fact::Attachment(AttachmentFact::CombatCardMade { .. }) => 42,
        Fact::Attachment(AttachmentFact::TreasureLost { .. }) => 43,
        Fact::Attachment(AttachmentFact::Recovered { .. }) => 44,
        Fact::Attachment(AttachmentFact::RelicSeized { .. }) => 45,
        Fact::Forces(ForcesFact::PlaceRazed { .. }) => 46,
        Fact::Attachment(AttachmentFact::CombatCardLost { .. }) => 47,
        Fact::Manuscript(ManuscriptFact::Searched { .. }) => 48,
        Fact::Manuscript(ManuscriptFact::TrainingBegun { .. }) => 49,
        Fact::Manuscript(ManuscriptFact::Trained { .. }) => 50,
        Fact::Manuscript(ManuscriptFact::Assembled { .. }) => 51,
        Fact::Archfiend(ArchfiendFact::AttributeShifted { .. }) => 52,
        Fact::Manuscript(ManuscriptFact::PieceReturned { .. }) => 53,
        Fact::Archfiend(ArchfiendFact::AttributeRaised { .. }) => 54,
        Fact::Diplomacy(DiplomacyFact::ThreatsRanked { .. }) => 55,
        Fact::Diplomacy(DiplomacyFact::DemandMade { .. }) => 56,
        Fact::Diplomacy(DiplomacyFact::DemandConceded { .. }) => 57,
        Fact::Diplomacy(DiplomacyFact::DemandRefused { .. }) => 58,
        Fact::Diplomacy(DiplomacyFact::InsultHurled { .. }) => 59,
        Fact::Diplomacy(DiplomacyFact::InsultSwallowed { .. }) => 60,
        Fact::Diplomacy(DiplomacyFact::InsultRefused { .. }) => 61,
        Fact::Diplomacy(DiplomacyFact::EmissarySent { .. }) => 62,
        Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { .. }) => 63,
        Fact::Diplomacy(DiplomacyFact::Petitioned { .. }) => 64,
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { .. }) => 65,
        Fact::Diplomacy(DiplomacyFact::VassalFreed { .. }) => 66,
        Fact::Diplomacy(DiplomacyFact::ActPreceded { .. }) => 67,
        Fact::Diplomacy(DiplomacyFact::Claimant { .. }) => 68,
        Fact::Diplomacy(DiplomacyFact::ClaimDropped { .. }) => 69,
        Fact::Diplomacy(DiplomacyFact::VendettaGranted { .. }) => 70,
        Fact::Diplomacy(DiplomacyFact::CombatGranted { .. }) => 71,
        Fact::Diplomacy(DiplomacyFact::FeudGranted { .. }) => 72,
        Fact::Diplomacy(DiplomacyFact::VendettaJudged { .. }) => 73,
        Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff { .. }) => 74,
        Fact::Diplomacy(DiplomacyFact::PraetorNamed { .. }) => 75,
        Fact::Diplomacy(DiplomacyFact::FailedToAppear { .. }) => 76,
        Fact::Arena(ArenaFact::Duel { .. }) => 77,
        Fact::Arena(ArenaFact::Banished { .. }) => 78,
        Fact::Arena(ArenaFact::TitleTaken { .. }) => 79,
        Fact::Ritual(_) => 80,
        Fact::Event(_) => 81,
        Fact::Objective(_) => 82,
    }
}

fn facts(game: &Game) -> Vec<Fact> {
    let (seat, other) = (Seat(0), Seat(1));
    let (legion, muster, kind) = (LegionId(0), Muster::Guard(Seat(0)), LegionKind(2));
    let [a, b, c] = [CantonId(3), CantonId(4), CantonId(5)];
    let goods = Goods::Legion(kind);
    let worth = Purse { souls: 1, ichor: 2, ..Purse::EMPTY };
    let guard = Banner::Legion(Muster::Guard(other));
    let mut facts = vec![
        Fact::Forces(ForcesFact::Marched { legion, muster, seat, from: a, path: vec![b] }),
        Fact::Forces(ForcesFact::Marched { legion, muster, seat, from: a, path: vec![b, c] }),
        Fact::Forces(ForcesFact::Flew { legion, muster, seat, from: a, to: c }),
        Fact::Realm(RealmFact::Claimed { seat, canton: a, from: None }),
        Fact::Realm(RealmFact::Claimed { seat, canton: a, from: Some(other) }),
        Fact::Realm(RealmFact::BorderMoved { canton: a, to: seat, from: other }),
        Fact::Forces(ForcesFact::LegionDestroyed { legion, muster: Muster::Hired(kind), owner: seat, canton: a }),
        Fact::Forces(ForcesFact::Retreated { legion, muster, owner: seat, from: a, to: b }),
        Fact::Forces(ForcesFact::VictorPlaced { legion, muster, owner: seat, canton: a }),
        Fact::Tribute(TributeFact::TributeKept { seat, cards: Vec::new() }),
        Fact::Tribute(TributeFact::TributeKept { seat, cards: vec![worth] }),
        Fact::Tribute(TributeFact::TributeKept { seat, cards: vec![worth, worth] }),
        Fact::Tribute(TributeFact::Consolidated { seat, cards: 3, worth }),
        Fact::Bazaar(BazaarFact::BidPlaced { seat, goods, worth }),
        Fact::Bazaar(BazaarFact::Sold { goods }),
        Fact::Bazaar(BazaarFact::Outbid { seat, goods }),
        Fact::Bazaar(BazaarFact::AuctionCancelled { goods, raise: 1 }),
        Fact::Bazaar(BazaarFact::Stocked { goods }),
        Fact::Forces(ForcesFact::Mustered { seat, legion, kind, canton: a }),
        Fact::Forces(ForcesFact::NoRoom { seat, kind }),
        Fact::Forces(ForcesFact::Healed { unit: Foe::Legion(legion), amount: 1 }),
        Fact::Conclave(ConclaveFact::Excommunicated { seat }),
        Fact::Conclave(ConclaveFact::Usurped { seat }),
        Fact::Conclave(ConclaveFact::UsurperHolds { seat, turns: 1, needed: 5 }),
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat }),
        Fact::Conclave(ConclaveFact::PandemoniumReturned { seat }),
        Fact::Conclave(ConclaveFact::ConclaveDissolved),
        Fact::Conclave(ConclaveFact::HouseFell { seat, by: None }),
        Fact::Conclave(ConclaveFact::HouseFell { seat, by: Some(other) }),
        Fact::Conclave(ConclaveFact::RegentNamed { seat }),
        Fact::Conclave(ConclaveFact::TokenDrawn { drawn: 1, needed: 10 }),
        Fact::Conclave(ConclaveFact::TokenDrawn { drawn: 10, needed: 10 }),
    ];
    for order in OrderKind::ALL {
        for outcome in [
            Outcome::Done,
            Outcome::Fought(End::AttackerRetreats),
            Outcome::Partly(Refusal::NoPath),
            Outcome::Refused(Refusal::NoPath),
        ] {
            facts.push(Fact::OrderResolved { seat, slot: SlotNo::ALL[0], kind: order, outcome });
        }
    }
    for end in ENDS {
        let report = Arc::new(report(guard, end, None, [3, 4]));
        let attacker = (Some(seat), Banner::Legion(muster));
        facts.push(Fact::Combat(CombatFact::Battle {
            canton: a,
            attacker,
            defender: (Some(other), guard),
            end,
            report: Some(report),
        }));
        for (owner, landmark) in [
            (None, Landmark::Pandemonium),
            (Some(other), Landmark::Stronghold(other)),
            (Some(seat), Landmark::Stronghold(other)),
            (None, Landmark::Power(PlaceKind(1))),
        ] {
            facts.push(Fact::Combat(CombatFact::Battle {
                canton: a,
                attacker,
                defender: (owner, Banner::Place(landmark)),
                end,
                report: None,
            }));
        }
    }
    for place in game.forces().places() {
        for from in [None, Some(other)] {
            facts.push(Fact::Forces(ForcesFact::PlaceCaptured {
                place: place.id,
                landmark: place.landmark,
                by: seat,
                from,
            }));
        }
        facts.push(Fact::Forces(ForcesFact::Healed { unit: Foe::Place(place.id), amount: 2 }));
    }
    for offered in [1, 3] {
        facts.push(Fact::Tribute(TributeFact::TributeOffered { seat, offered, keep: 1 }));
    }
    facts.extend([
        Fact::Forces(ForcesFact::UpkeepPaid { seat, legion, muster, turns: 1 }),
        Fact::Forces(ForcesFact::UpkeepPaid { seat, legion, muster, turns: 2 }),
        Fact::Forces(ForcesFact::GuardGathers { seat, turns: 1 }),
        Fact::Forces(ForcesFact::GuardGathers { seat, turns: 3 }),
        Fact::Forces(ForcesFact::GuardReformed { seat, legion, canton: a }),
        Fact::Forces(ForcesFact::Promoted { seat, legion, muster, level: 4 }),
        Fact::Attachment(AttachmentFact::PraetorPromoted { seat, praetor: PraetorKind(0), level: 3 }),
        Fact::Forces(ForcesFact::PlaceRazed {
            place: PlaceId(1),
            landmark: Landmark::Power(PlaceKind(1)),
            owner: None,
            canton: a,
        }),
    ]);
    for why in [Departure::Dismissed, Departure::Unpaid] {
        facts.push(Fact::Forces(ForcesFact::LegionLeft {
            legion,
            muster: Muster::Hired(kind),
            owner: seat,
            canton: a,
            why,
        }));
    }
    let upgrades = [
        Upgrade::HitPoints(4),
        Upgrade::Value(Stat::Melee, 3),
        Upgrade::Loyalty(2),
        Upgrade::Moves(1),
        Upgrade::Ability(Ability::Charge),
    ];
    facts.extend(upgrades.map(|upgrade| Fact::Forces(ForcesFact::UpgradeTaken { seat, legion, muster, upgrade })));
    let learned = [
        PraetorUpgrade::Attack(1),
        PraetorUpgrade::Defense(1),
        PraetorUpgrade::Infernal(2),
        PraetorUpgrade::HitPoints(2),
        PraetorUpgrade::Luck(1),
        PraetorUpgrade::Lead(Stat::Ranged),
    ];
    let praetor = PraetorKind(0);
    facts.extend(
        learned.map(|upgrade| Fact::Attachment(AttachmentFact::PraetorUpgradeTaken { seat, praetor, upgrade })),
    );
    for treasure in TREASURES {
        facts.push(Fact::Attachment(AttachmentFact::TreasureLost { treasure, owner: seat, canton: a, forever: true }));
        facts.push(Fact::Attachment(AttachmentFact::TreasureLost { treasure, owner: seat, canton: a, forever: false }));
        facts.push(Fact::Attachment(AttachmentFact::Recovered { seat, legion, muster, treasure, from: other }));
        facts.push(Fact::Attachment(AttachmentFact::RelicSeized { seat, treasure, from: other, place: PlaceId(0) }));
        for from in posts(legion) {
            facts.extend(
                posts(legion).map(|to| Fact::Attachment(AttachmentFact::Transferred { seat, treasure, from, to })),
            );
        }
    }
    facts.extend(
        Discipline::ALL
            .map(|discipline| Fact::Archfiend(ArchfiendFact::AttributeRaised { seat, discipline, level: 3 })),
    );
    facts.push(Fact::Attachment(AttachmentFact::CombatCardMade { seat, unit: Foe::Legion(legion), contents: None }));
    for contents in full_cards() {
        facts.push(Fact::Attachment(AttachmentFact::CombatCardMade {
            seat,
            unit: Foe::Place(PlaceId(0)),
            contents: Some(contents),
        }));
    }
    for why in [Forfeit::UnitLost, Forfeit::NoSlot, Forfeit::Destroyed] {
        for banner in [
            Banner::Legion(muster),
            Banner::Legion(Muster::Hired(kind)),
            Banner::Place(Landmark::Pandemonium),
            Banner::Place(Landmark::Stronghold(seat)),
            Banner::Place(Landmark::Power(PlaceKind(0))),
        ] {
            let unit = Foe::Legion(legion);
            facts.push(Fact::Attachment(AttachmentFact::CombatCardLost { seat, unit, banner, why, contents: None }));
            facts.extend(full_cards().into_iter().map(|contents| {
                Fact::Attachment(AttachmentFact::CombatCardLost { seat, unit, banner, why, contents: Some(contents) })
            }));
        }
    }
    facts.extend([None, Some(PIECE)].map(|found| Fact::Manuscript(ManuscriptFact::Searched { seat, found })));
    for (index, def) in Catalog::standard().manuscripts.iter().enumerate() {
        let manuscript = ManuscriptKind(index as u16);
        let piece = Piece { manuscript, number: def.pieces };
        facts.extend([
            Fact::Manuscript(ManuscriptFact::Assembled { seat, manuscript }),
            Fact::Manuscript(ManuscriptFact::PieceReturned { piece, from: other }),
        ]);
        for (pupil, muster) in [
            (Pupil::Legion(legion), Some(muster)),
            (Pupil::Legion(legion), None),
            (Pupil::Praetor(PraetorKind(0)), None),
        ] {
            facts.push(Fact::Manuscript(ManuscriptFact::TrainingBegun { seat, manuscript, pupil, muster }));
            facts.push(Fact::Manuscript(ManuscriptFact::Trained { seat, manuscript, pupil, muster }));
        }
    }
    for discipline in Discipline::ALL {
        facts.push(Fact::Archfiend(ArchfiendFact::AttributeShifted { seat, discipline, from: 2, to: 4 }));
        facts.push(Fact::Archfiend(ArchfiendFact::AttributeShifted { seat, discipline, from: 2, to: 0 }));
    }
    facts.extend(dealings::facts());
    facts.extend(objectives::facts());
    facts.extend(TIES.map(|through| Fact::Bazaar(BazaarFact::BidWon { seat, goods, through })));
    for cause in CAUSES {
        facts.extend([3, -1].map(|amount| Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause })));
    }
    for path in PATHS {
        facts.extend(
            [None, Some(seat)].map(|winner| Fact::Conclave(ConclaveFact::Ended { path, winner, elected: winner })),
        );
    }
    facts
}

#[test]
fn every_fact_has_a_sound_line() {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let facts = facts(&game);
    let seen: BTreeSet<usize> = facts.iter().map(fact_number).collect();
    assert_eq!(seen, (0..=79).chain([82]).collect(), "a fact is missing in this test");
    let teller = Teller::new(&text, &catalog, &game);
    for teller in [teller, teller.reading_to(Seat(0)), teller.reading_to(Seat(1)), teller.reading_to(Seat(2))] {
        for fact in &facts {
            let line = teller.fact(fact);
            line.iter().for_each(sound_line);
            let done = matches!(fact, Fact::OrderResolved { outcome: Outcome::Done | Outcome::Fought(_), .. });
            let silent = done || matches!(fact, Fact::Forces(ForcesFact::Healed { .. }));
            assert!(silent || line.is_some(), "no line for {fact:?}");
            if let (Some(seen), Fact::Combat(CombatFact::Battle { report: None, .. })) = (&line, fact) {
                assert!(seen.detail.is_empty(), "a battle that others fought has no arithmetic (ruling R19)");
            }
        }
    }
    let won =
        Fact::Bazaar(BazaarFact::BidWon { seat: Seat(1), goods: Goods::Legion(LegionKind(0)), through: Tie::Alone });
    let tone = |teller: Teller<'_>| teller.fact(&won).map(|line| line.tone);
    assert_eq!(tone(teller.reading_to(Seat(1))), Some(Tone::Good));
    assert_eq!(tone(teller), Some(Tone::Market));
}

/// The playback and the camera follow houses and places by these two functions.
#[test]
fn a_fact_is_about_the_houses_and_the_canton_that_it_names() {
    for fact in facts(&game()) {
        let said = format!("{fact:?}");
        let named: BTreeSet<Seat> = (0..6).map(Seat).filter(|seat| said.contains(&format!("{seat:?}"))).collect();
        let about = fact.seats();
        assert!(about.iter().all(|seat| named.contains(seat)), "{about:?}: {said}");
        assert_eq!(about.is_empty(), named.is_empty(), "{said}");
        if let Fact::OrderResolved { seat, .. } = fact {
            assert_eq!(about, [seat], "{said}");
        }
        let canton = fact.canton().map(|canton| format!("{canton:?}"));
        assert_eq!(canton.is_none(), !said.contains("CantonId("), "{said}");
        assert!(canton.is_none_or(|canton| said.contains(&canton)), "{said}");
    }
}

/// A line that cannot be clicked is a dead end. The fallback is for what belongs to the forces.
#[test]
#[cfg(feature = "client")]
fn every_line_leads_to_what_it_is_about() {
    use infernal_conclave::chronicle::glossary::TERMS;
    use infernal_conclave::window::conclave::log::lead::{Lead, lead};
    use infernal_conclave::window::intent::{Sheet, Tab};
    const OF_FORCES: [&str; 20] = [
        "battle",
        "march",
        "fly",
        "retreat",
        "capture",
        "destroyed",
        "canton",
        "hitpoints",
        "forces",
        "loyalty",
        "manuscript",
        "praetor",
        "relic",
        "artifact",
        "card",
        "legion-guard",
        "legion-beast",
        "legion-winged",
        "legion-infantry",
        "dismiss",
    ];
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let teller = Teller::new(&text, &catalog, &game).reading_to(Seat(0));
    let mut leads = [0; 4];
    let mut lost = BTreeSet::new();
    for line in facts(&game).iter().filter_map(|fact| teller.fact(fact)) {
        match lead(&line, Seat(0)) {
            Lead::Canton(canton) => {
                assert_eq!(line.about, Some(canton));
                leads[0] += 1;
            }
            Lead::House(seat) => {
                assert!(seat != Seat(0) && line.seats.contains(&seat), "{line:?}");
                leads[1] += 1;
            }
            Lead::Sheet(sheet) => {
                if sheet == Sheet::Ministerium(Tab::Forces) && !OF_FORCES.contains(&line.icon) {
                    lost.insert(line.icon);
                }
                leads[2] += 1;
            }
            Lead::Term(term) => {
                assert!(TERMS.contains(&term), "{term}");
                leads[3] += 1;
            }
        }
    }
    assert!(lost.is_empty(), "these are not about the forces: {lost:?}");
    assert!(leads.iter().all(|count| *count > 0), "{leads:?}");
}

#[test]
fn the_highest_level_is_said_when_it_is_reached_and_on_the_sheet() {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let teller = Teller::new(&text, &catalog, &game);
    let top = catalog.constants.growth.top_level;
    let legion = |level| {
        Fact::Forces(ForcesFact::Promoted { seat: Seat(0), legion: LegionId(0), muster: Muster::Guard(Seat(0)), level })
    };
    let praetor =
        |level| Fact::Attachment(AttachmentFact::PraetorPromoted { seat: Seat(0), praetor: PraetorKind(0), level });
    let said = |fact: Fact| teller.fact(&fact).map(|line| line.headline).unwrap_or_default();
    for rises in [legion as fn(u8) -> Fact, praetor] {
        assert!(said(rises(top)).contains("rises no further"), "{}", said(rises(top)));
        assert!(!said(rises(top - 1)).contains("rises no further"));
    }
    assert_eq!(
        (teller.rising_level(top - 1), teller.rising_level(top)),
        ("Level 9".into(), "Level 10, the highest".into())
    );
    assert!(teller.ruling(101).1.contains("level 10 at most"), "{:?}", teller.ruling(101));
    assert!(teller.term("level").1.contains("level 10 at most"), "{:?}", teller.term("level"));
}
