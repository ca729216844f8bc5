//! What becomes of attachments when their unit falls (manual 4.6, 4.16; R33, R34), and of those that a unit has no slot for
//! any more (R32).
//!
//! > "Praetors attached to a defeated unit are vanquished to the Abyss (i.e., Tartarus) for eternity."

use std::cmp::Reverse;

use super::active::skills;
use super::card::Forfeit;
use super::facts::AttachmentFact;
use super::slots::{crowded, free_ritual_slots, free_slots};
use super::state::{CombatCard, Post, Treasure};
use crate::bazaar::Goods;
use crate::catalog::{Ability, Catalog};
use crate::combat::Banner;
use crate::dice::Stream;
use crate::facts::Fact;
use crate::forces::Legion;
use crate::game::Game;
use crate::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;

/// How a unit was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Destroyed in battle; a victorious legion may search the field.
    Battle {
        /// The legion that won, if one did.
        victor: Option<LegionId>,
    },
    /// A place taken in battle; it stands, under a new owner.
    Captured {
        /// By whom.
        by: Seat,
    },
    /// It left by itself: dismissed, unpaid, or handed back.
    Left,
    /// It and everything attached to it was banished to the Abyss (manual appendix K).
    Banished,
}

/// Deals with everything attached to a unit that has just been lost or taken. Call it while the unit is still there.
pub(crate) fn unit_fell(turn: &mut Turn<'_>, unit: Foe, how: Fall) {
    forfeit_cards(turn, unit, Forfeit::UnitLost);
    let attached: Vec<Treasure> = turn.game().attachments().on(unit).collect();
    let canton = match unit {
        Foe::Legion(id) => turn.game().forces().legion(id).map(|legion| legion.canton),
        Foe::Place(id) => turn.game().forces().place(id).map(|place| place.canton),
    };
    let (Some(canton), false) = (canton, attached.is_empty()) else { return };
    match how {
        Fall::Battle { victor } => {
            for treasure in &attached {
                match treasure {
                    Treasure::Praetor(_) => vanquish(turn, *treasure, canton),
                    Treasure::Artifact(_) => {}
                    // Only a place that has been swept off the map ends like this with a relic in it.
                    Treasure::Relic(_) => give_up(turn, *treasure, canton),
                }
            }
            if let Foe::Legion(fallen) = unit {
                scavenge(turn, fallen, victor, &attached, canton);
            }
        }
        Fall::Captured { by } => {
            for treasure in attached {
                match (treasure, unit) {
                    (Treasure::Praetor(_), _) => vanquish(turn, treasure, canton),
                    (Treasure::Relic(_), Foe::Place(place)) => seize(turn, treasure, by, place),
                    (Treasure::Artifact(_), _) | (Treasure::Relic(_), Foe::Legion(_)) => {
                        give_up(turn, treasure, canton);
                    }
                }
            }
        }
        Fall::Left => {
            for treasure in attached {
                send_home(turn, treasure);
            }
        }
        Fall::Banished => {
            for treasure in attached {
                vanquish(turn, treasure, canton);
            }
        }
    }
}

/// A legion serves another house now: what is attached to it comes along, but no combat card fights for a stranger (R34).
/// Call it while the legion still serves the old one.
pub(crate) fn unit_turned(turn: &mut Turn<'_>, unit: Foe, to: Seat) {
    forfeit_cards(turn, unit, Forfeit::UnitLost);
    let attached: Vec<Treasure> = turn.game().attachments().on(unit).collect();
    for treasure in attached {
        turn.game_mut().attachments.hand_over(treasure, to, Post::Unit(unit));
    }
}

/// A unit loses what is attached to it: its combat cards for good, the rest to its owner's vault.
pub(crate) fn strip(turn: &mut Turn<'_>, unit: Foe) {
    forfeit_cards(turn, unit, Forfeit::Destroyed);
    let attached: Vec<Treasure> = turn.game().attachments().on(unit).collect();
    for treasure in attached {
        send_home(turn, treasure);
    }
}

/// Everything that a fallen house has goes back to the stock of the bazaar, and its combat cards are gone (rulings R23, R34).
/// Relics in places that others have taken are no longer its own.
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    let units: Vec<Foe> = {
        let forces = turn.game().forces();
        let legions = forces.legions_of(seat).map(|legion| Foe::Legion(legion.id));
        legions.chain(forces.places_of(seat).map(|place| Foe::Place(place.id))).collect()
    };
    for unit in units {
        forfeit_cards(turn, unit, Forfeit::UnitLost);
    }
    // The stronghold itself may have been razed; the canton on which it was built is still there.
    let Some(home) = turn.game().realm().board().stronghold(seat) else { return };
    let had: Vec<Treasure> = turn.game().attachments().of(seat).map(|held| held.treasure).collect();
    for treasure in had {
        give_up(turn, treasure, home);
    }
}

/// Combat cards are bound to their unit and go with it (R34). Call it while the unit is still there.
fn forfeit_cards(turn: &mut Turn<'_>, unit: Foe, why: Forfeit) {
    for card in turn.game_mut().attachments.strip_cards(unit) {
        forfeited(turn, &card, why);
    }
}

/// Tells that a card is gone.
fn forfeited(turn: &mut Turn<'_>, card: &CombatCard, why: Forfeit) {
    let CombatCard { owner, unit, contents, .. } = *card;
    let forces = turn.game().forces();
    let banner = match unit {
        Foe::Legion(id) => forces.legion(id).map(|legion| Banner::Legion(legion.muster)),
        Foe::Place(id) => forces.place(id).map(|place| Banner::Place(place.landmark)),
    };
    if let Some(banner) = banner {
        turn.say(Fact::Attachment(AttachmentFact::CombatCardLost { seat: owner, unit, banner, why, contents }));
    }
}

/// A praetor, or what is banished with its unit, is lost for ever, unless the conclave pardons the praetor (manual 4.6, appendix K).
fn vanquish(turn: &mut Turn<'_>, treasure: Treasure, canton: CantonId) {
    if let Some(held) = turn.game_mut().attachments.take(treasure) {
        turn.game_mut().attachments.banish(treasure, held.owner);
        turn.say(Fact::Attachment(AttachmentFact::TreasureLost { treasure, owner: held.owner, canton, forever: true }));
    }
}

/// Something goes back to where the bazaar gets its wares.
fn give_up(turn: &mut Turn<'_>, treasure: Treasure, canton: CantonId) {
    if let Some(held) = turn.game_mut().attachments.take(treasure) {
        turn.game_mut().bazaar.restock(Goods::from(treasure));
        turn.say(Fact::Attachment(AttachmentFact::TreasureLost {
            treasure,
            owner: held.owner,
            canton,
            forever: false,
        }));
    }
}

/// A treasure leaves its house by no battle, wherever it is, and goes back to where the bazaar gets its wares. Whoever takes it
/// tells of it.
pub(crate) fn surrender(turn: &mut Turn<'_>, treasure: Treasure) {
    if turn.game_mut().attachments.take(treasure).is_some() {
        turn.game_mut().bazaar.restock(Goods::from(treasure));
    }
}

/// A relic stays in its place and serves the place's new owner (ruling R34).
fn seize(turn: &mut Turn<'_>, treasure: Treasure, by: Seat, place: PlaceId) {
    let Some(from) = turn.game().attachments().find(treasure).map(|held| held.owner) else { return };
    turn.game_mut().attachments.hand_over(treasure, by, Post::Unit(Foe::Place(place)));
    turn.say(Fact::Attachment(AttachmentFact::RelicSeized { seat: by, treasure, from, place }));
}

/// Something comes back to its owner's vault.
fn send_home(turn: &mut Turn<'_>, treasure: Treasure) {
    let Some(held) = turn.game().attachments().find(treasure).copied() else { return };
    turn.game_mut().attachments.post(treasure, Post::Vault);
    turn.say(Fact::Attachment(AttachmentFact::Transferred {
        seat: held.owner,
        treasure,
        from: held.post,
        to: Post::Vault,
    }));
}

/// The victor searches the field for the artifacts of a destroyed legion; what it does not find the merchants of the bazaar
/// do (manual 4.16, appendices C and F; ruling R33).
fn scavenge(turn: &mut Turn<'_>, fallen: LegionId, victor: Option<LegionId>, attached: &[Treasure], canton: CantonId) {
    let victor = victor.and_then(|id| turn.game().forces().legion(id).copied());
    let chance = victor.map_or(0, |victor| recovery(turn.catalog(), turn.game(), &victor));
    let mut rolls = turn.open(Stream::Scavenging(fallen));
    for &treasure in attached.iter().filter(|treasure| matches!(treasure, Treasure::Artifact(_))) {
        let found = rolls.percent(chance);
        let Some(from) = turn.game().attachments().find(treasure).map(|held| held.owner) else { continue };
        match victor.filter(|_| found) {
            Some(Legion { id, muster, owner, .. }) => {
                turn.game_mut().attachments.hand_over(treasure, owner, Post::Vault);
                turn.say(Fact::Attachment(AttachmentFact::Recovered {
                    seat: owner,
                    legion: id,
                    muster,
                    treasure,
                    from,
                }));
            }
            None => give_up(turn, treasure, canton),
        }
    }
}

/// The chance in percent that a victorious legion recovers an artifact (manual 4.16, appendices C and F).
fn recovery(catalog: &Catalog, game: &Game, victor: &Legion) -> u32 {
    let skills = skills(catalog, game, Foe::Legion(victor.id));
    let has = |ability| skills.iter().any(|skill| skill.ability == ability);
    let base = u32::from(catalog.constants.battle.scavenging);
    if has(Ability::CollectorOfArtifacts) {
        100
    } else if has(Ability::RecoverySpecialists) {
        (base * 2).min(100)
    } else {
        base
    }
}

/// Brings what no longer fits back to its owner's vault: the treasure of the lowest level first, a praetor after others of its
/// level. Combat cards stay as long as there is anything else, then the newest is gone (ruling R32).
///
/// It runs after every order and every step, so that whatever lowers a number of slots need not think of it.
pub(crate) fn settle(turn: &mut Turn<'_>) {
    let attachments = turn.game().attachments();
    if attachments.possessions().is_empty() && attachments.cards().is_empty() {
        return;
    }
    let catalog = turn.catalog();
    let mut units: Vec<Foe> = Vec::with_capacity(attachments.possessions().len() + attachments.cards().len());
    units.extend(attachments.possessions().iter().filter_map(|held| match held.post {
        Post::Unit(unit) => Some(unit),
        Post::Vault | Post::Chamber => None,
    }));
    units.extend(attachments.cards().iter().map(|card| card.unit));
    units.sort_unstable();
    for same in units.chunk_by(Foe::eq) {
        let unit = same[0];
        // How many slots others have is for them to know (manual appendix G, Master Administrator): a plan leaves theirs alone.
        let owner = match unit {
            Foe::Legion(id) => turn.game().forces().legion(id).map(|legion| legion.owner),
            Foe::Place(id) => turn.game().forces().place(id).and_then(|place| place.owner),
        };
        let foreign = |planner: Seat| owner.is_some_and(|owner| owner != planner);
        if turn.planner().is_some_and(foreign) {
            continue;
        }
        if !crowded(catalog, turn.game(), unit, same.len()) {
            continue;
        }
        while free_slots(catalog, turn.game(), unit) < 0 {
            let attachments = turn.game().attachments();
            if let Some(least) = least(catalog, turn.game(), attachments.on(unit)) {
                send_home(turn, least);
            } else if let Some(card) = attachments.cards_on(unit).last().copied() {
                turn.game_mut().attachments.discard(card.id);
                forfeited(turn, &card, Forfeit::NoSlot);
            } else {
                break;
            }
        }
    }
    // A chamber in which nothing lies is never too full, and most are empty: how large they are need not be worked out.
    let chambers = turn.game().attachments().possessions().iter().filter(|held| held.post == Post::Chamber);
    let mut seats: Vec<Seat> = chambers.map(|held| held.owner).collect();
    seats.sort_unstable();
    seats.dedup();
    for seat in seats {
        while free_ritual_slots(catalog, turn.game(), seat) < 0 {
            let game = turn.game();
            let laid = game.attachments().of(seat).filter(|held| held.post == Post::Chamber);
            let Some(least) = least(catalog, game, laid.map(|held| held.treasure)) else { break };
            send_home(turn, least);
        }
    }
}

/// The first to go.
fn least(catalog: &Catalog, game: &Game, among: impl Iterator<Item = Treasure>) -> Option<Treasure> {
    among.min_by_key(|&treasure| match treasure {
        Treasure::Praetor(kind) => {
            (game.attachments().praetor(kind).map(|praetor| praetor.level), true, Reverse(treasure))
        }
        Treasure::Artifact(kind) => (Some(catalog.artifact(kind).level), false, Reverse(treasure)),
        Treasure::Relic(kind) => (Some(catalog.relic(kind).level), false, Reverse(treasure)),
    })
}
