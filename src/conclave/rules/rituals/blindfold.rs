//! Facts about hidden legions, and the houses that they are kept from (manual appendix I).
//!
//! > "All friendly Legions are hidden from view unless they are adjacent to an enemy."
//!
//! A log entry that shows a legion or its canton would reveal it as surely as a figure on the map.
//! Battles are public (ruling R19), and so are changes of land and prestige granted by the
//! conclave.

use super::curses::{Curse, Harm};
use super::facts::RitualFact;
use super::hidden::{hides, sees_at};
use crate::facts::{Befell, Blindfold, Fact};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, Seat};
use crate::realm::Foe;

/// The data of a fact that can be hidden.
struct Befallen {
    /// The owner and canton of the legion, before and after. A house that sees one of them sees the
    /// whole fact.
    sights: [(Seat, CantonId); 2],
    /// The houses that know of the fact in any case: its author and its victim.
    told: [Option<Seat>; 2],
}

impl Befallen {
    /// Describes a legion that stays in one canton.
    const fn at(owner: Seat, canton: CantonId) -> Self {
        Self { sights: [(owner, canton); 2], told: [None; 2] }
    }

    /// Describes a legion that moves from one canton to another.
    const fn between(owner: Seat, from: CantonId, to: CantonId) -> Self {
        Self { sights: [(owner, from), (owner, to)], told: [None; 2] }
    }
}

/// Returns the houses that cannot see a fact, because it concerns a legion hidden from them. A
/// march that begins or ends in sight is seen completely. A change of sides is seen if it is in
/// sight under either owner.
pub(crate) fn kept_from(game: &Game, fact: &Fact) -> Blindfold {
    if !game.seats().any(|seat| hides(game, seat)) {
        return Blindfold::NOBODY;
    }
    let Some(Befallen { sights, told }) = befallen(game, fact) else { return Blindfold::NOBODY };
    let sees = |viewer: Seat| {
        told.contains(&Some(viewer)) || sights.iter().any(|&(owner, canton)| sees_at(game, viewer, owner, canton))
    };
    game.seats().filter(|&viewer| !sees(viewer)).collect()
}

fn befallen(game: &Game, fact: &Fact) -> Option<Befallen> {
    let befell = if let Fact::Forces(fact) = fact {
        fact.befell()
    } else if let Fact::Attachment(fact) = fact {
        fact.befell()
    } else if let Fact::Event(fact) = fact {
        fact.befell()
    } else if let Fact::Ritual(fact) = fact {
        return befallen_by_ritual(game, fact);
    } else {
        None
    };
    match befell? {
        Befell::Legion(id) => standing(game, id),
        Befell::At(owner, canton) => Some(Befallen::at(owner, canton)),
        Befell::Between(owner, from, to) => Some(Befallen::between(owner, from, to)),
        Befell::Under(owner, canton) => game.forces().legion_at(canton).map(|_| Befallen::at(owner, canton)),
    }
}

fn standing(game: &Game, id: LegionId) -> Option<Befallen> {
    game.forces().legion(id).map(|legion| Befallen::at(legion.owner, legion.canton))
}

fn befallen_by_ritual(game: &Game, fact: &RitualFact) -> Option<Befallen> {
    match fact {
        RitualFact::Curse(Curse { caster, victim, harm, .. }) => {
            let owner = (*victim)?;
            let sights = match harm {
                Harm::Afflicted { unit: Foe::Legion(_), canton, .. } | Harm::Dissipated { canton, .. } => {
                    [(owner, *canton); 2]
                }
                Harm::Turned { canton, to, .. } => [(owner, *canton), (*to, *canton)],
                // These are known only to caster and victim.
                Harm::Weakened { .. }
                | Harm::Confused { .. }
                | Harm::Stolen { .. }
                | Harm::Misled { .. }
                | Harm::Looted { .. }
                | Harm::Corrupted { .. }
                | Harm::Locked { .. } => return None,
                // These befall things that cannot be hidden.
                Harm::Afflicted { unit: Foe::Place(_), .. } | Harm::Reassigned { .. } | Harm::Banished { .. } => {
                    return None;
                }
            };
            Some(Befallen { sights, told: [*caster, *victim] })
        }
        RitualFact::WoreOff { legion, .. } => standing(game, *legion),
        RitualFact::Dissolved { owner, canton, .. } => Some(Befallen::at(*owner, *canton)),
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::Spotted { .. }
        | RitualFact::ObjectiveLost { .. } => None,
    }
}
