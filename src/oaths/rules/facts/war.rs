//! Facts of conflicts.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, RealmKind, Seat};
use crate::war::Target;

/// Why an army loses hordes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LossCause {
    /// It was defeated.
    Defeat,
    /// An army like it destroys itself when it stays at home.
    Cataclysm,
    /// The realm that it attacks takes a toll.
    Toll(RealmKind),
    /// The devil that it has captured takes revenge.
    Revenge,
}

/// In a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarFact {
    /// A conflict began.
    Began {
        /// Its number in the game turn, from 1.
        number: u8,
    },
    /// Souls became hordes.
    Raised {
        /// Who.
        seat: Seat,
        /// The hordes.
        hordes: Vec<Card>,
    },
    /// A devil showed the target of its army.
    Aimed {
        /// Who.
        seat: Seat,
        /// The target.
        target: Target,
    },
    /// Armies met in the open. Each list is one side.
    Met {
        /// The sides.
        sides: Vec<Vec<Seat>>,
    },
    /// An army came to a home realm.
    Arrived {
        /// The attackers, their leader first.
        attackers: Vec<Seat>,
        /// The defender.
        defender: Seat,
        /// The realm.
        realm: RealmKind,
    },
    /// A horde changed sides before a combat.
    Suborned {
        /// Who got it.
        by: Seat,
        /// Whose it was.
        from: Seat,
        /// The horde.
        horde: Card,
    },
    /// A side showed its strategy.
    Strategy {
        /// Its leader.
        seat: Seat,
        /// The colour.
        colour: u8,
        /// The power of the side.
        power: u32,
    },
    /// A side won a combat.
    Won {
        /// Its leader.
        seat: Seat,
        /// True if by its colour, false if by its power.
        directly: bool,
    },
    /// Nobody won a combat.
    NobodyWon,
    /// An army was defeated.
    Defeated {
        /// Whose.
        seat: Seat,
    },
    /// Hordes were destroyed.
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
        /// Souls that were destroyed with them.
        souls: u32,
        /// Why.
        cause: LossCause,
    },
    /// An artifact saved a horde from destruction.
    Salvaged {
        /// Who took it.
        seat: Seat,
        /// Which.
        horde: Card,
    },
    /// A realm gave hordes to its ruler.
    Woke {
        /// Who.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
    },
    /// An army was destroyed in its home realm.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// The realm.
        realm: RealmKind,
    },
    /// A devil was captured.
    Captured {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// A devil got its share of the spoils.
    Spoils {
        /// Who.
        seat: Seat,
        /// True if it got a point.
        point: bool,
        /// Prisoners that it got.
        prisoners: Vec<Seat>,
        /// Artifacts that it got.
        artifacts: Vec<Card>,
        /// True if it may take the realm.
        realm: bool,
    },
    /// A devil moved into another realm.
    Moved {
        /// Who.
        seat: Seat,
        /// Into which.
        realm: RealmKind,
    },
    /// A devil gathered Souls.
    Gathered {
        /// Who.
        seat: Seat,
        /// How many.
        souls: u32,
    },
    /// A fiend on Earth was lured away.
    Lured {
        /// By whom.
        by: Seat,
        /// Of whom.
        from: Seat,
        /// Which.
        horde: Card,
    },
    /// The devil with most Souls got a point for them.
    Reaped {
        /// Who.
        seat: Seat,
        /// The Souls, which are gone.
        souls: u32,
    },
}
