//! Facts of dice: every roll has its reason.

use serde::{Deserialize, Serialize};

use crate::ids::{DaemonKind, HoundKind, Legion, Seat, Sectio, Talent, Unit};

/// The reason for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// The order in which first legions are placed (rule 5.1).
    Placing,
    /// A Disfavour Roll (rule 3.4).
    Disfavour,
    /// A Soul Roll (rule 3.4).
    Souls {
        /// For which daemon, if it is for one.
        daemon: Option<DaemonKind>,
    },
    /// Cards from the Wise Men (rule 7.2.2).
    WiseMen,
    /// Half a Soul Roll, by a skill.
    Mint,
    /// The box of a lieutenant (rule 8.3.1).
    Recruit,
    /// Taming a hound (rule 8.3.2).
    Tame {
        /// Which legion tries it.
        legion: Legion,
    },
    /// The way out of AnteHell (rule 9.5.2).
    LeaveAnteHell {
        /// Whose way.
        unit: Unit,
    },
    /// The direction of a flight (rule 9.5.1).
    Flight {
        /// Who flees.
        unit: Unit,
    },
    /// A roll against a talent (rule 3.4).
    Against {
        /// Whose.
        daemon: DaemonKind,
        /// Which.
        talent: Talent,
    },
    /// A duel (rule 3.4).
    Duel {
        /// Who fights.
        daemon: DaemonKind,
        /// With what.
        talent: Talent,
    },
    /// Influencing a unit (rule 9.7.1).
    Influence {
        /// Who tries.
        daemon: DaemonKind,
        /// At whom.
        unit: Unit,
    },
    /// Atonement (rule 9.7.2).
    Atone {
        /// Who begs.
        daemon: DaemonKind,
    },
    /// Evil deeds (rule 9.7.4).
    Deeds {
        /// Who does them.
        daemon: DaemonKind,
    },
    /// Where Uriel enters Hell (rule 10.1).
    UrielEnters,
    /// A step of Uriel (rule 10.1).
    Uriel,
    /// Saving a daemon from Uriel (rule 10.1).
    UrielsToll,
    /// A step of Lilith (rule 10.2).
    Lilith,
    /// Lilith's aspect (rule 10.2).
    Aspect,
    /// A step of a hound (rule 10.3).
    Hound {
        /// Which.
        hound: HoundKind,
    },
    /// Combat rolls (rule 11.2.2).
    Attack {
        /// Where.
        sectio: Sectio,
    },
    /// Saving a unit (rule 11.2.3).
    Save {
        /// Which.
        unit: Unit,
        /// The highest roll that saves it.
        need: u8,
    },
    /// The side of freebooters or a hound (rule 16.5).
    Side {
        /// The hound; None for freebooters.
        hound: Option<HoundKind>,
    },
    /// Hounds among themselves (rule 16.7).
    LastDog {
        /// Which.
        hound: HoundKind,
    },
    /// Recovery (rule 13.2).
    Recover {
        /// Who.
        daemon: DaemonKind,
    },
    /// Whether a disaster destroys a unit.
    Disaster {
        /// Which.
        unit: Unit,
    },
    /// Whether a landslide removes Uriel or Lilith.
    Boulder,
    /// Where an earthquake moves a unit.
    Quake {
        /// Which.
        unit: Unit,
    },
    /// Whether a spell fails by a skill.
    Elude {
        /// Whose.
        daemon: DaemonKind,
    },
}

/// About dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceFact {
    /// Dice were rolled.
    Rolled {
        /// By whom, if for a triumvirate.
        by: Option<Seat>,
        /// Why.
        why: Why,
        /// The dice, 1 to 6 each.
        dice: Vec<u8>,
    },
    /// A triumvirate rolled ones only, and earns a Favour for it (rule 15.3).
    Cursed {
        /// Who.
        seat: Seat,
    },
}
