//! A ritual being performed (manual 4.11).

use super::order::{Guise, Target};
use crate::dice::{Rolls, Stream};
use crate::ids::{LegionId, RitualKind, Seat, StandingId};
use crate::resolve::Turn;

/// A ritual that takes effect: it is paid, and the resistance has failed.
///
/// An effect implements only its own result. [`perform`](super::perform::perform) handles the rest:
/// payment, ritual slot, challenge, the facts for each reader, prestige for a Destruction ritual
/// (manual 3.4) and the entry of a durational ritual. An effect takes its dice from [`Cast::open`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    /// The performing house.
    pub caster: Seat,
    /// The ritual.
    pub ritual: RitualKind,
    /// The target.
    pub target: Target,
    /// The guise.
    pub guise: Guise,
    /// The level of the ritual's discipline, which sets its strength; 0 for a relic's ritual.
    pub level: u8,
    /// The other house that it is performed against, if any.
    pub victim: Option<Seat>,
    /// The legions that failed to resist. For own legions, all of them.
    pub failed: Vec<LegionId>,
    /// The caster as the victim knows it: the true caster, a framed house, or `None` if
    /// unidentified.
    pub blamed: Option<Seat>,
    /// The id of a durational ritual.
    pub standing: Option<StandingId>,
}

impl Cast {
    /// Opens the dice of a ritual's effect; the challenge has its own. Call it once per effect.
    pub fn open(&self, turn: &Turn<'_>) -> Rolls {
        turn.open(Stream::Ritual { caster: self.caster, slot: turn.slot() })
    }
}
