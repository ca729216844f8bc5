//! Modifiers: changes of the rules that last. Permanent events (rule 6.1.1) hold until they are
//! replaced, other events and spells until the end of the turn, and a macina while it is
//! maintained (rule 16.4).
//!
//! An event holds for all, a macina for its owner alone. Added numbers are summed and a result is
//! never below 0. Modifiers that contradict each other follow rule 6.1.2.

use serde::Deserialize;

use crate::ids::{Circle, Talent};

use super::strokes::Fate;

/// A change of the rules, by subsystem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Modifier {
    /// Of Souls (chapter 7).
    Souls(SoulModifier),
    /// Of arcana cards (rules 6.3 and 8.3.3).
    Cards(CardModifier),
    /// Of summoning (chapter 8).
    Summoning(SummoningModifier),
    /// Of actions (rules 9.1 to 9.4 and 9.7).
    Actions(ActionModifier),
    /// Of marches (rule 9.5).
    March(MarchModifier),
    /// Of the Earth (rules 7.1, 9.6 and 9.7.4).
    Earth(EarthModifier),
    /// Of combat (chapter 11).
    Combat(CombatModifier),
    /// Of standing (chapters 12 to 14).
    Standing(StandingModifier),
}

/// A change of income and upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SoulModifier {
    /// Each sectio that yields Souls yields more or fewer.
    Yield {
        /// Only in this circle. None: everywhere.
        #[serde(default)]
        circle: Option<Circle>,
        /// Souls added for each sectio.
        add: i8,
    },
    /// No Souls may be collected from sectio of this circle. The Wise Men give no cards either.
    Barren {
        /// The circle.
        circle: Circle,
    },
    /// Souls that an isolated sectio loses.
    Isolation {
        /// Souls added to the loss.
        add: i8,
    },
    /// Upkeep of each unit.
    Upkeep {
        /// Souls added for each legion.
        legion: i8,
        /// Souls added for each lieutenant.
        lieutenant: i8,
    },
    /// Souls in each Soul Phase.
    Stipend {
        /// How many.
        souls: u8,
    },
}

/// A change of arcana cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CardModifier {
    /// Cards drawn in the Hell Phase.
    Draw {
        /// Cards added.
        add: i8,
    },
    /// Price of a card that is bought.
    Price {
        /// Souls added.
        add: i8,
    },
    /// Cost in Souls of each spell that is cast as an action.
    Cost {
        /// Souls added.
        add: i8,
    },
    /// Nobody casts spells in combat.
    NoCombatMagic,
    /// Nobody counters.
    NoCounters,
}

/// A change of summoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SummoningModifier {
    /// Price of a legion.
    Price {
        /// Souls added.
        add: i8,
    },
    /// Most legions that a triumvirate may summon in a turn.
    Limit {
        /// How many.
        legions: u8,
    },
    /// Price of a lieutenant.
    Lieutenant {
        /// Souls added.
        add: i8,
    },
    /// A roll to tame a hound.
    Taming {
        /// Added to the roll, which stays 1 to 6.
        add: i8,
    },
}

/// A change of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ActionModifier {
    /// The lowest rank acts first.
    Reversed,
    /// Nobody passes to act later.
    NoPassing,
    /// Rolls to influence units.
    Influence {
        /// Added to each roll; lower rolls are better.
        add: i8,
    },
    /// Rolls of atonement.
    Atonement {
        /// Added to the two dice, which stay 2 to 12.
        add: i8,
    },
    /// Hell cards drawn to conspire.
    Conspiracy {
        /// Cards added.
        add: i8,
    },
}

/// A change of marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum MarchModifier {
    /// Steps of units.
    Steps {
        /// Steps added for a legion.
        legion: i8,
        /// Steps added for a lieutenant.
        lieutenant: i8,
    },
    /// Units that a daemon moves in a march.
    Units {
        /// Units added.
        add: i8,
    },
    /// Nobody flees from marching units.
    NoFleeing,
    /// No unit enters Antehell in a march.
    AnteHellClosed,
}

/// A change of the Earth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum EarthModifier {
    /// Souls that each daemon on Earth collects.
    Harvest {
        /// Souls added.
        add: i8,
    },
    /// Cost to walk the Earth.
    Cost {
        /// Souls added.
        add: i8,
    },
    /// Nobody starts to walk the Earth.
    Closed,
    /// Nobody earns a Favour by being on Earth.
    NoFavours,
    /// Evil deeds succeed with another roll.
    Deeds {
        /// Lowest roll that earns a Favour.
        from: u8,
    },
    /// Each daemon on Earth is in danger at the start of each Soul Phase, and when the card is
    /// placed.
    Peril {
        /// It escapes with a roll against this talent.
        escape: Talent,
        /// What happens otherwise.
        fate: Fate,
    },
}

/// A change of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CombatModifier {
    /// Combat rolls of legions.
    Rolls {
        /// Added to each roll.
        add: i8,
    },
    /// Saves of legions. A save always succeeds with a 1.
    Saves {
        /// Added to the number that must not be exceeded.
        add: i8,
    },
    /// Combat rolls of hellhounds.
    Hounds {
        /// Rolls added for each hound.
        add: i8,
    },
    /// Nobody flees from combat.
    NoFleeing,
    /// Cards that a daemon brings to a combat.
    Cards {
        /// Cards added.
        add: i8,
    },
}

/// A change of standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StandingModifier {
    /// Disfavour Rolls.
    DisfavourRoll {
        /// Added to the roll.
        add: i8,
    },
    /// Favours for a petition (rule 12.1).
    Petition {
        /// Favours added.
        add: i8,
    },
    /// Nobody petitions by Victor's Right (rule 12.2).
    NoVictors,
    /// Rolls to recover (rule 13.2).
    Recovery {
        /// Added to the roll.
        add: i8,
    },
    /// Favours that remove a Disfavour (rule 13.1).
    Absolution {
        /// Favours added.
        add: i8,
    },
}
