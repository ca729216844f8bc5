//! What hostile rituals have done, and who may know it (manual 4.11, appendix I).
//!
//! > "[...] the game conducts a special roll to determine whether the identity of the aggressing player is revealed to his
//! > target."
//!
//! Who performed a ritual its victim reads only as far as it could find out, or as it was made to believe. Others read of what
//! everybody sees on the map, and the name behind it only where it is no secret: of Destruction that was performed openly, so
//! that the conclave could honour it. What legions, land and places go through besides (a legion destroyed, cards gone with
//! it, a praetor sent home) are facts of their own, without a name.

use serde::{Deserialize, Serialize};

use crate::attachments::Treasure;
use crate::combat::Banner;
use crate::forces::{Muster, Stat};
use crate::ids::{CantonId, LegionId, PraetorKind, RitualKind, Seat};
use crate::realm::Foe;
use crate::tribute::Purse;

/// What a hostile ritual has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Curse {
    /// Who performed it; for a reader whom that reader takes for it.
    pub caster: Option<Seat>,
    /// Whom the victim takes for it. For readers always nobody: what they believe is in `caster`.
    pub blamed: Option<Seat>,
    /// To whom it was done; nobody only for the conclave's own city.
    pub victim: Option<Seat>,
    /// What was done.
    pub harm: Harm,
}

/// A sort of harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: which, how much, from where, how long")]
pub enum Harm {
    /// A legion has less of a value for some turns.
    Weakened { legion: LegionId, muster: Muster, stat: Stat, amount: u8, until: u32 },
    /// A legion cannot move this turn.
    Confused { legion: LegionId, muster: Muster },
    /// A praetor, an artifact or a relic serves another.
    Stolen { treasure: Treasure },
    /// A legion serves another.
    Turned { legion: LegionId, muster: Muster, canton: CantonId, to: Seat },
    /// A legion was made to march.
    Misled { legion: LegionId, muster: Muster, path: Vec<CantonId> },
    /// Tribute cards have changed vaults.
    Looted { cards: Vec<Purse> },
    /// The conclave has entered a canton under another name.
    Reassigned { canton: CantonId, to: Seat },
    /// A unit has lost hit points.
    Afflicted { unit: Foe, banner: Banner, canton: CantonId, damage: i16 },
    /// A praetor is gone from the game.
    Banished { praetor: PraetorKind },
    /// Tribute cards are no more, ritual slots are blocked, and rituals that were kept up there have ended.
    Corrupted { cards: Vec<Purse>, slots: u8, ended: Vec<RitualKind> },
    /// A house has fewer order slots from the next turn on, for as long as the ritual is kept up.
    Locked { slots: u8 },
    /// A legion has less for good: of its hit points and of its three values.
    Dissipated { legion: LegionId, muster: Muster, canton: CantonId, hp: i16, values: [i16; 3] },
}

/// Who reads of a harm besides the two whom it concerns.
enum Publicity {
    /// Nobody.
    None,
    /// Everybody, but not who did it.
    Deed,
    /// Everybody, and who did it unless that is hidden.
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

    /// The same as whoever did it may know it: in a vault and a chamber nobody looks around in passing.
    fn at_a_distance(&self) -> Self {
        match self {
            Self::Corrupted { cards, slots, ended: _ } => {
                Self::Corrupted { cards: vec![Purse::EMPTY; cards.len()], slots: *slots, ended: Vec::new() }
            }
            Self::Weakened { .. }
            | Self::Confused { .. }
            | Self::Stolen { .. }
            | Self::Turned { .. }
            | Self::Misled { .. }
            | Self::Looted { .. }
            | Self::Reassigned { .. }
            | Self::Afflicted { .. }
            | Self::Banished { .. }
            | Self::Locked { .. }
            | Self::Dissipated { .. } => self.clone(),
        }
    }
}

impl Curse {
    /// The same as a seat may know it, or `None` if it may not know it at all.
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
