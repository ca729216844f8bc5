//! A ritual that is being performed: the rolls that decide it, and whose name it bears (manual 4.11).

use super::order::{Guise, Target};
use crate::dice::{Rolls, Stream};
use crate::ids::{LegionId, RitualKind, Seat, StandingId};
use crate::resolve::Turn;

/// A ritual that takes effect: paid for, and no longer resisted.
///
/// An effect says only what it does. The payment, the ritual slot, the challenge, who learns of what, the prestige for a ritual of
/// Destruction (manual 3.4) and, for one that lasts, the entry among those that are kept up are the business of
/// [`perform`](super::perform::perform). What an effect rolls for it takes from [`Cast::open`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cast {
    /// Who performs it.
    pub caster: Seat,
    /// Which.
    pub ritual: RitualKind,
    /// On whom or what.
    pub target: Target,
    /// How it was to be hidden.
    pub guise: Guise,
    /// The level of the ritual's discipline, on which its strength depends; 0 for a relic's ritual.
    pub level: u8,
    /// The other house that it is performed against, if it is.
    pub victim: Option<Seat>,
    /// The legions that have failed to resist; all of them if they are one's own.
    pub failed: Vec<LegionId>,
    /// Whom the victim takes for the caster: the caster, another who is framed, or nobody that it knows of.
    pub blamed: Option<Seat>,
    /// Under which name it is kept up, if it lasts.
    pub standing: Option<StandingId>,
}

impl Cast {
    /// The dice of a ritual's effect; the challenge has others. Open them once in an effect.
    pub fn open(&self, turn: &Turn<'_>) -> Rolls {
        turn.open(Stream::Ritual { caster: self.caster, slot: turn.slot() })
    }
}
