//! The effects of rituals on the map during the playback: affected unit, canton and duration. All
//! functions are pure.

use super::depiction::Depiction;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Foe;
use crate::rules::rituals::{Curse, Harm, RitualFact};

/// A sign that is shown in a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Omen {
    /// The canton.
    pub canton: CantonId,
    /// The name of its icon.
    pub icon: &'static str,
    /// The house that gives the colour; the colour of fire if `None`.
    pub house: Option<Seat>,
}

/// Returns the duration of the fact in the playback, in seconds at 100 percent speed.
#[must_use]
pub const fn seconds(fact: &RitualFact) -> f32 {
    match fact {
        RitualFact::Sustained { .. } => 0.0,
        RitualFact::WoreOff { .. } => 0.9,
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Ended { .. }
        | RitualFact::ObjectiveLost { .. }
        | RitualFact::Spotted { .. }
        | RitualFact::Dissolved { .. }
        | RitualFact::Curse(_) => 1.8,
    }
}

/// Applies the fact to the depiction. Other changes to the map have separate facts.
pub fn befall(depiction: &mut Depiction, fact: &RitualFact) {
    match fact {
        RitualFact::Dissolved { legion, .. } => {
            // A rival saw it as a legion, its owner as a rumour.
            depiction.legions.retain(|figure| figure.id != *legion);
            depiction.rumours.retain(|figure| figure.id != *legion);
        }
        RitualFact::Curse(Curse { harm, .. }) => match harm {
            Harm::Afflicted { unit, damage, .. } => depiction.set_hp(*unit, |hp| hp - damage),
            Harm::Dissipated { legion, hp: lost, .. } => {
                if let Some(figure) = depiction.legion_mut(*legion) {
                    figure.max_hp -= lost;
                }
                depiction.set_hp(Foe::Legion(*legion), |hp| hp - lost);
            }
            Harm::Turned { legion, to, .. } => {
                if let Some(figure) = depiction.legion_mut(*legion) {
                    figure.owner = *to;
                }
            }
            Harm::Reassigned { canton, to } => depiction.own(*canton, Some(*to)),
            Harm::Weakened { .. }
            | Harm::Confused { .. }
            | Harm::Stolen { .. }
            | Harm::Misled { .. }
            | Harm::Looted { .. }
            | Harm::Banished { .. }
            | Harm::Corrupted { .. }
            | Harm::Locked { .. } => {}
        },
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::WoreOff { .. }
        | RitualFact::ObjectiveLost { .. }
        | RitualFact::Spotted { .. } => {}
    }
}

/// Returns the sign on the map, if the fact has one.
#[must_use]
pub fn omen(depiction: &Depiction, fact: &RitualFact) -> Option<Omen> {
    let on = |legion: LegionId, icon| {
        let canton = depiction.legion(legion)?.canton;
        Some(Omen { canton, icon, house: None })
    };
    match fact {
        RitualFact::Dissolved { owner, canton, .. } => Some(Omen { canton: *canton, icon: "eye", house: Some(*owner) }),
        RitualFact::WoreOff { legion, .. } => on(*legion, "check"),
        RitualFact::Curse(Curse { harm, .. }) => match harm {
            Harm::Weakened { legion, .. } => on(*legion, "down"),
            Harm::Confused { legion, .. } => on(*legion, "help"),
            Harm::Misled { legion, .. } => on(*legion, "march"),
            Harm::Turned { canton, to, .. } => Some(Omen { canton: *canton, icon: "loyalty", house: Some(*to) }),
            Harm::Reassigned { canton, to } => Some(Omen { canton: *canton, icon: "canton", house: Some(*to) }),
            Harm::Afflicted { canton, .. } => Some(Omen { canton: *canton, icon: "hitpoints", house: None }),
            Harm::Dissipated { canton, .. } => Some(Omen { canton: *canton, icon: "destroyed", house: None }),
            Harm::Stolen { .. }
            | Harm::Looted { .. }
            | Harm::Banished { .. }
            | Harm::Corrupted { .. }
            | Harm::Locked { .. } => None,
        },
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::ObjectiveLost { .. }
        | RitualFact::Spotted { .. } => None,
    }
}
