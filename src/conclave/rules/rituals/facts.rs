//! Facts about rituals, and the houses that may know them (manual 4.11).
//!
//! > "These rolls are conducted by the computer in secret, and only their results are displayed to
//! > the players."
//!
//! A caster learns the result and the chances. A victim learns the result and the caster, as far as
//! it is identified. Other houses learn only of results visible on the map.

use serde::{Deserialize, Serialize};

use super::curses::Curse;
use super::order::{Guise, Target};
use super::state::SpellKind;
use crate::ids::{CantonId, LegionId, ObjectiveKind, RitualKind, Seat};

/// One challenge of a ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// The resisting legion, for a ritual on several legions.
    pub legion: Option<LegionId>,
    /// The chance of success out of 1296, as far as its caster could know it.
    pub chance: u16,
    /// True if the ritual succeeded.
    pub succeeded: bool,
}

/// The reason why a sustained ritual ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lapse {
    /// Its upkeep was not paid (manual 4.20).
    Unpaid,
    /// It has no ritual slot any more.
    NoSlot,
    /// Its caster has lost access to it.
    NoAccess,
    /// Its target is gone.
    TargetGone,
    /// Another ritual ended it.
    Broken,
    /// An event forbids it (manual appendix K).
    Forbidden,
    /// Its caster has been eliminated (ruling R23).
    Fallen,
}

/// A fact about rituals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum RitualFact {
    /// A ritual was performed, with or without success. Known only to its caster.
    Performed {
        caster: Seat,
        ritual: RitualKind,
        target: Target,
        guise: Guise,
        victim: Option<Seat>,
        worked: bool,
        trials: Vec<Trial>,
        /// The chance out of 1296 to remain unidentified, as far as the caster could know it, and
        /// the result.
        unseen: Option<(u16, bool)>,
    },
    /// A ritual was performed against a house. Known only to that house, with the caster if it is
    /// identified or framed. If the house kept a targeted canton, the fact names the house itself
    /// as receiver, so that the true receiver stays secret.
    Suffered { victim: Seat, ritual: RitualKind, target: Target, worked: bool, blamed: Option<Seat> },
    /// A ritual targeted a dummy legion, and the caster knows it now.
    Phantom { caster: Seat, ritual: RitualKind, feigned: Vec<LegionId> },
    /// A durational ritual was paid and continues.
    Sustained { caster: Seat, ritual: RitualKind },
    /// A durational ritual ended. Its victim learns neither the caster nor the reason.
    Ended { caster: Option<Seat>, ritual: RitualKind, victim: Option<Seat>, why: Option<Lapse> },
    /// A spell on a legion wore off. Visible to everybody.
    WoreOff { legion: LegionId, spell: SpellKind },
    /// A hostile ritual did harm.
    Curse(Curse),
    /// An Infernal Eye spots another house's hidden legions this turn.
    Spotted { seer: Seat, of: Seat },
    /// A dummy legion dissolved.
    Dissolved { owner: Seat, legion: LegionId, canton: CantonId },
    /// A secret objective was discarded. Only its owner learns which one; the caster does not.
    ObjectiveLost { seat: Seat, by: Option<Seat>, objective: Option<ObjectiveKind> },
}

impl RitualFact {
    /// Returns the fact as a seat may know it, or `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::Spotted { seer, .. } => (*seer == seat).then(|| self.clone()),
            Self::Dissolved { .. } => Some(self.clone()),
            Self::Performed { caster, .. } | Self::Phantom { caster, .. } | Self::Sustained { caster, .. } => {
                (*caster == seat).then(|| self.clone())
            }
            Self::Suffered { victim, ritual, target, worked, blamed } => {
                let mut target = target.clone();
                if let Target::Canton { to, .. } = &mut target
                    && !worked
                {
                    *to = *victim;
                }
                let (ritual, worked, blamed) = (*ritual, *worked, *blamed);
                (*victim == seat).then_some(Self::Suffered { victim: *victim, ritual, target, worked, blamed })
            }
            // The victim learns that the ritual is over, but neither the reason nor the caster.
            Self::Ended { caster: Some(caster), .. } if *caster == seat => Some(self.clone()),
            Self::Ended { ritual, victim, .. } => (*victim == Some(seat)).then_some(Self::Ended {
                caster: None,
                ritual: *ritual,
                victim: *victim,
                why: None,
            }),
            // The fact `Suffered` names the caster, if it is known.
            Self::ObjectiveLost { seat: whose, by, objective } => {
                let own = *whose == seat;
                (own || *by == Some(seat)).then_some(Self::ObjectiveLost {
                    seat: *whose,
                    by: by.filter(|_| !own),
                    objective: objective.filter(|_| own),
                })
            }
            Self::WoreOff { .. } => Some(self.clone()),
            Self::Curse(curse) => curse.seen_by(seat).map(Self::Curse),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Performed { caster: seat, .. }
            | Self::Suffered { victim: seat, .. }
            | Self::Phantom { caster: seat, .. }
            | Self::Sustained { caster: seat, .. }
            | Self::ObjectiveLost { seat, .. }
            | Self::Dissolved { owner: seat, .. } => vec![*seat],
            Self::Ended { caster, victim, .. } => caster.iter().chain(victim).copied().collect(),
            Self::Curse(curse) => curse.caster.into_iter().chain(curse.victim).collect(),
            Self::Spotted { seer, of } => vec![*seer, *of],
            Self::WoreOff { .. } => Vec::new(),
        }
    }

    /// The canton in which it happened.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Dissolved { canton, .. } => Some(*canton),
            Self::Curse(curse) => curse.harm.canton(),
            Self::Performed { .. }
            | Self::Suffered { .. }
            | Self::Phantom { .. }
            | Self::Sustained { .. }
            | Self::Ended { .. }
            | Self::WoreOff { .. }
            | Self::Spotted { .. }
            | Self::ObjectiveLost { .. } => None,
        }
    }
}
