//! Results of hostile rituals, and the houses that may know them (manual 4.11, appendix I).
//!
//! > "[...] the game conducts a special roll to determine whether the identity of the aggressing
//! > player is revealed to his target."
//!
//! The victim learns the caster only if the identity check revealed it, or believes in a framed
//! house. Other houses learn of results that are visible on the map. They learn the caster only of
//! Destruction performed openly, because the conclave awards prestige for it. Further consequences
//! for legions, land and places (a destroyed legion, lost cards, a praetor sent home) are separate
//! facts without a caster.

use serde::{Deserialize, Serialize};

use crate::attachments::Treasure;
use crate::combat::Banner;
use crate::forces::{Muster, Stat};
use crate::ids::{CantonId, LegionId, PraetorKind, RitualKind, Seat};
use crate::realm::Foe;
use crate::tribute::Purse;

/// The result of a hostile ritual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Curse {
    /// The caster. In a reader's version, the caster as that reader knows it.
    pub caster: Option<Seat>,
    /// The caster as the victim knows it. `None` in a reader's version, where `caster` holds it.
    pub blamed: Option<Seat>,
    /// The victim; `None` only for the conclave's own city.
    pub victim: Option<Seat>,
    /// The harm.
    pub harm: Harm,
}

/// A kind of harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: which, how much, from where, how long")]
pub enum Harm {
    /// One value of a legion is lower for some turns.
    Weakened { legion: LegionId, muster: Muster, stat: Stat, amount: u8, until: u32 },
    /// A legion cannot move this turn.
    Confused { legion: LegionId, muster: Muster },
    /// A praetor, an artifact or a relic was stolen.
    Stolen { treasure: Treasure },
    /// A legion changed sides.
    Turned { legion: LegionId, muster: Muster, canton: CantonId, to: Seat },
    /// A legion was made to march.
    Misled { legion: LegionId, muster: Muster, path: Vec<CantonId> },
    /// Tribute cards were stolen.
    Looted { cards: Vec<Purse> },
    /// A canton was assigned to another house.
    Reassigned { canton: CantonId, to: Seat },
    /// A unit lost hit points.
    Afflicted { unit: Foe, banner: Banner, canton: CantonId, damage: i16 },
    /// A praetor was removed from the game.
    Banished { praetor: PraetorKind },
    /// Tribute cards were destroyed, ritual slots blocked, and sustained rituals in them ended.
    Corrupted { cards: Vec<Purse>, slots: u8, ended: Vec<RitualKind> },
    /// A house has fewer order slots from the next turn on, while the ritual is sustained.
    Locked { slots: u8 },
    /// A legion permanently lost hit points and some of its three values.
    Dissipated { legion: LegionId, muster: Muster, canton: CantonId, hp: i16, values: [i16; 3] },
}

/// The readers of a harm besides caster and victim.
enum Publicity {
    /// Nobody.
    None,
    /// Everybody, without the caster.
    Deed,
    /// Everybody, with the caster unless it is hidden.
    Name,
}

impl Harm {
    const fn publicity(&self) -> Publicity {
        match self {
            Self::Weakened { .. }
            | Self::Confused { .. }
            | Self::Stolen { .. }
            | Self::Misled { .. }
            | Self::Looted { .. }
            | Self::Corrupted { .. }
            | Self::Locked { .. } => Publicity::None,
            Self::Reassigned { .. } | Self::Turned { .. } => Publicity::Deed,
            Self::Afflicted { .. } | Self::Dissipated { .. } | Self::Banished { .. } => Publicity::Name,
        }
    }

    /// Returns the harm as the caster may know it, without details from the victim's vault and
    /// chamber.
    fn at_a_distance(&self) -> Self {
        if let Self::Corrupted { cards, slots, ended: _ } = self {
            Self::Corrupted { cards: vec![Purse::EMPTY; cards.len()], slots: *slots, ended: Vec::new() }
        } else {
            self.clone()
        }
    }

    /// The canton in which it was done.
    pub(super) const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Turned { canton, .. }
            | Self::Reassigned { canton, .. }
            | Self::Afflicted { canton, .. }
            | Self::Dissipated { canton, .. } => Some(*canton),
            Self::Weakened { .. }
            | Self::Confused { .. }
            | Self::Stolen { .. }
            | Self::Misled { .. }
            | Self::Looted { .. }
            | Self::Banished { .. }
            | Self::Corrupted { .. }
            | Self::Locked { .. } => None,
        }
    }
}

impl Curse {
    /// Returns the curse as a seat may know it, or `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        let told = |caster: Option<Seat>, harm: Harm| Some(Self { caster, blamed: None, victim: self.victim, harm });
        if self.caster == Some(seat) {
            return told(self.caster, self.harm.at_a_distance());
        }
        if self.victim == Some(seat) {
            return told(self.blamed, self.harm.clone());
        }
        match self.harm.publicity() {
            Publicity::None => None,
            Publicity::Deed => told(None, self.harm.clone()),
            Publicity::Name => told(self.caster.filter(|_| self.blamed == self.caster), self.harm.clone()),
        }
    }
}
