//! A ritual that is being performed: the rolls that decide it, and whose name it bears (manual 4.11).

use super::order::{Guise, Target};
use crate::rules::ids::{RitualKind, Seat};

/// A ritual that takes effect.
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
    /// The level of the ritual's discipline, on which its strength depends.
    pub level: u8,
    /// Whom the victim takes for the caster: the caster, another who is framed, or nobody that it knows of.
    pub blamed: Option<Seat>,
}
