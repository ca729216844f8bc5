//! Facts of the Combat Phase (chapter 11).

use serde::{Deserialize, Serialize};

use crate::ids::{Banner, DaemonKind, Seat, Sectio, Unit};
use crate::war::{Side, Strike};

/// In the Combat Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarFact {
    /// A combat began.
    Opened {
        /// Where.
        sectio: Sectio,
        /// Who has legions there.
        armies: Vec<Banner>,
    },
    /// All agreed not to fight.
    Peace {
        /// Where.
        sectio: Sectio,
    },
    /// A triumvirate chose a side.
    Sided {
        /// Who.
        seat: Seat,
        /// The enemy that it named, if it had to name one.
        foe: Option<Seat>,
        /// Its side.
        side: Side,
    },
    /// The sides are formed.
    Sides {
        /// Who is on each.
        sides: [Vec<Banner>; 2],
    },
    /// A daemon joined.
    Joined {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Cards that it brought.
        cards: usize,
    },
    /// A round began.
    Round {
        /// Where.
        sectio: Sectio,
        /// The round, from 1.
        round: u8,
    },
    /// A side made its combat rolls.
    Struck {
        /// Which.
        side: Side,
        /// The rolls.
        strikes: Vec<Strike>,
        /// Hits by magic.
        extra: u32,
    },
    /// Hits were counted.
    Hit {
        /// Where.
        sectio: Sectio,
        /// Hits on each side.
        hits: [u32; 2],
    },
    /// Units that were not saved.
    Fell {
        /// Which.
        units: Vec<Unit>,
    },
    /// A triumvirate lets units flee.
    Fleeing {
        /// Who.
        seat: Seat,
    },
    /// A combat was over.
    Closed {
        /// Where.
        sectio: Sectio,
        /// Rounds.
        rounds: u8,
        /// Who is left.
        seats: Vec<Seat>,
    },
}
