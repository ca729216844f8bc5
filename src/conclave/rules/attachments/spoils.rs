//! Attachments of lost units (manual 4.6, 4.16; R33, R34), and attachments that no longer have a
//! slot (R32).
//!
//! > "Praetors attached to a defeated unit are vanquished to the Abyss (i.e., Tartarus) for
//! > eternity."

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

/// The way in which a unit was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    /// Destroyed in battle; a victorious legion may recover artifacts.
    Battle {
        /// The legion that won, if one did.
        victor: Option<LegionId>,
    },
    /// A place captured in battle; it remains, with a new owner.
    Captured {
        /// The captor.
        by: Seat,
    },
    /// Left service: dismissed, unpaid, or handed back.
    Left,
    /// Banished to the Abyss with all its attachments (manual appendix K).
    Banished,
}

/// Removes or moves all attachments of a unit that has just been lost or captured. Call it while
/// the unit still exists.
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
                    // A relic is only here if the place was removed from the map.
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

/// Moves the attachments of a legion that changes its owner to the new owner, and destroys its
/// combat cards (R34). Call it while the legion still has its old owner.
pub(crate) fn unit_turned(turn: &mut Turn<'_>, unit: Foe, to: Seat) {
    forfeit_cards(turn, unit, Forfeit::UnitLost);
    let attached: Vec<Treasure> = turn.game().attachments().on(unit).collect();
    for treasure in attached {
        turn.game_mut().attachments.hand_over(treasure, to, Post::Unit(unit));
    }
}

/// Removes all attachments of a unit: combat cards are destroyed, treasures go to its owner's
/// vault.
pub(crate) fn strip(turn: &mut Turn<'_>, unit: Foe) {
    forfeit_cards(turn, unit, Forfeit::Destroyed);
    let attached: Vec<Treasure> = turn.game().attachments().on(unit).collect();
    for treasure in attached {
        send_home(turn, treasure);
    }
}

/// Returns all treasures of a fallen house to the bazaar's stock and destroys its combat cards
/// (rulings R23, R34). Relics in places that rivals have captured already belong to those rivals.
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    let units: Vec<Foe> = {
        let forces = turn.game().forces();
        let legions = forces.legions_of(seat).map(|legion| Foe::Legion(legion.id));
        legions.chain(forces.places_of(seat).map(|place| Foe::Place(place.id))).collect()
    };
    for unit in units {
        forfeit_cards(turn, unit, Forfeit::UnitLost);
    }
    // The stronghold itself may have been razed, but its canton still exists.
    let Some(home) = turn.game().realm().board().stronghold(seat) else { return };
    let had: Vec<Treasure> = turn.game().attachments().of(seat).map(|held| held.treasure).collect();
    for treasure in had {
        give_up(turn, treasure, home);
    }
}

/// Destroys the combat cards of a unit, which are lost with it (R34). Call it while the unit still
/// exists.
fn forfeit_cards(turn: &mut Turn<'_>, unit: Foe, why: Forfeit) {
    for card in turn.game_mut().attachments.strip_cards(unit) {
        forfeited(turn, &card, why);
    }
}

/// Reports the loss of a card.
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

/// Removes a treasure from the game, usually a praetor, unless a later amnesty pardons the praetor
/// (manual 4.6, appendix K).
fn vanquish(turn: &mut Turn<'_>, treasure: Treasure, canton: CantonId) {
    if let Some(held) = turn.game_mut().attachments.take(treasure) {
        turn.game_mut().attachments.banish(treasure, held.owner);
        turn.say(Fact::Attachment(AttachmentFact::TreasureLost { treasure, owner: held.owner, canton, forever: true }));
    }
}

/// Returns a treasure to the bazaar's stock and reports the loss.
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

/// Returns a treasure to the bazaar's stock outside a battle, wherever it is. The caller reports
/// the loss.
pub(crate) fn surrender(turn: &mut Turn<'_>, treasure: Treasure) {
    if turn.game_mut().attachments.take(treasure).is_some() {
        turn.game_mut().bazaar.restock(Goods::from(treasure));
    }
}

/// Gives a relic to the new owner of its place; it stays there (ruling R34).
fn seize(turn: &mut Turn<'_>, treasure: Treasure, by: Seat, place: PlaceId) {
    let Some(from) = turn.game().attachments().find(treasure).map(|held| held.owner) else { return };
    turn.game_mut().attachments.hand_over(treasure, by, Post::Unit(Foe::Place(place)));
    turn.say(Fact::Attachment(AttachmentFact::RelicSeized { seat: by, treasure, from, place }));
}

/// Moves a treasure to its owner's vault.
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

/// Rolls for the victor to recover the artifacts of a destroyed legion. The others go back to the
/// bazaar's stock (manual 4.16, appendices C and F; ruling R33).
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

/// Returns the chance, in percent, that a victorious legion recovers an artifact (manual 4.16,
/// appendices C and F).
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

/// Removes attachments that exceed the slots. Treasures go to their owner's vault: the lowest level
/// first, a praetor after other treasures of the same level. When no treasure is left, the newest
/// combat card is destroyed (ruling R32).
///
/// This runs after every order and every step, so no rule that lowers the number of slots needs to
/// handle it.
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
        // A planner does not know the number of its rivals' slots (manual appendix G, Master
        // Administrator), so a preview does not change their attachments.
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
    // Only chambers with a relic can be too full. Most are empty, and their sizes are not computed.
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

/// Returns the treasure to remove first.
fn least(catalog: &Catalog, game: &Game, among: impl Iterator<Item = Treasure>) -> Option<Treasure> {
    among.min_by_key(|&treasure| match treasure {
        Treasure::Praetor(kind) => {
            (game.attachments().praetor(kind).map(|praetor| praetor.level), true, Reverse(treasure))
        }
        Treasure::Artifact(kind) => (Some(catalog.artifact(kind).level), false, Reverse(treasure)),
        Treasure::Relic(kind) => (Some(catalog.relic(kind).level), false, Reverse(treasure)),
    })
}
