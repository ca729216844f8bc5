//! What happened by rituals, and who may know it (manual 4.11).
//!
//! > "These rolls are conducted by the computer in secret, and only their results are displayed to the players."
//!
//! A caster reads what it did and what the chances were; a victim reads what befell it and whom it has to thank, as far as it
//! knows. Nobody else reads anything, unless it shows on the map.

use serde::{Deserialize, Serialize};

use super::curses::Curse;
use super::order::{Guise, Target};
use super::state::SpellKind;
use crate::ids::{CantonId, LegionId, ObjectiveKind, RitualKind, Seat};

/// One challenge of a ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// Which legion resisted, of a ritual on legions.
    pub legion: Option<LegionId>,
    /// The chance that the ritual had, of 1296, as far as its caster could know it.
    pub chance: u16,
    /// Whether it succeeded.
    pub succeeded: bool,
}

/// Why a ritual is kept up no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lapse {
    /// Its upkeep was not paid (manual 4.20).
    Unpaid,
    /// There is no ritual slot for it any more.
    NoSlot,
    /// Nothing opens it to its caster any more.
    NoAccess,
    /// What it was performed on is gone.
    TargetGone,
    /// Another broke it.
    Broken,
    /// An event forbids it (manual appendix K).
    Forbidden,
    /// The house that kept it up has fallen (ruling R23).
    Fallen,
}

/// Something that happened by a ritual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum RitualFact {
    /// A ritual was performed, with or without success. Only its caster knows.
    Performed {
        caster: Seat,
        ritual: RitualKind,
        target: Target,
        guise: Guise,
        victim: Option<Seat>,
        worked: bool,
        trials: Vec<Trial>,
        /// The chance, of 1296, to stay unseen, as far as the caster could know it, and whether it did.
        unseen: Option<(u16, bool)>,
    },
    /// A ritual was performed against a house. Only it knows, and whom to blame only if it found out, or believes to have. Who
    /// should have had a canton that it kept it is not told: then it stands there itself.
    Suffered { victim: Seat, ritual: RitualKind, target: Target, worked: bool, blamed: Option<Seat> },
    /// A ritual was performed on something that is not there; the caster knows that now.
    Phantom { caster: Seat, ritual: RitualKind, feigned: Vec<LegionId> },
    /// A durational ritual was paid for and goes on.
    Sustained { caster: Seat, ritual: RitualKind },
    /// A durational ritual ended. A house that was under it knows neither whose it was nor why.
    Ended { caster: Option<Seat>, ritual: RitualKind, victim: Option<Seat>, why: Option<Lapse> },
    /// A spell on a legion wore off; everybody sees it.
    WoreOff { legion: LegionId, spell: SpellKind },
    /// A hostile ritual did harm.
    Curse(Curse),
    /// An Infernal Eye spots another's hidden legions this turn.
    Spotted { seer: Seat, of: Seat },
    /// A legion that was not there dissolved.
    Dissolved { owner: Seat, legion: LegionId, canton: CantonId },
    /// A secret objective was discarded. Its owner knows which, whoever made it do so only that one was.
    ObjectiveLost { seat: Seat, by: Option<Seat>, objective: Option<ObjectiveKind> },
}

impl RitualFact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
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
            // Whoever was under it feels that it is over, but neither why nor whose it was.
            Self::Ended { caster: Some(caster), .. } if *caster == seat => Some(self.clone()),
            Self::Ended { ritual, victim, .. } => (*victim == Some(seat)).then_some(Self::Ended {
                caster: None,
                ritual: *ritual,
                victim: *victim,
                why: None,
            }),
            // Whose doing it was stands in what was suffered, if it is known.
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
}
