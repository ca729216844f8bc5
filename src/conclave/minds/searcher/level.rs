//! Levels: how far a mind of the conclave thinks, and how rarely it errs. All see, get and pay the same.

use serde::{Deserialize, Serialize};

/// How hard an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// For whoever learns the game.
    Imp,
    /// For whoever knows it.
    Fiend,
    /// Hard.
    Duke,
    /// The hardest there is.
    Prince,
}

impl Level {
    /// All four, the weakest first.
    pub const ALL: [Self; 4] = [Self::Imp, Self::Fiend, Self::Duke, Self::Prince];

    /// The name by which it is asked for.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Imp => "imp",
            Self::Fiend => "fiend",
            Self::Duke => "duke",
            Self::Prince => "prince",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// How far a level thinks: numbers of things that are looked at, never a time, so that it thinks the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// How many plans are tried.
    #[serde(alias = "leanings")]
    pub plans: u8,
    /// How many whims are tried besides: turns that no plan would write.
    pub whims: u8,
    /// How many games that could be the real one are imagined.
    pub worlds: u8,
    /// How many turns each is played on.
    pub turns: u8,
    /// How many turns more are played after these without the plan, to see what lasts of what it brought.
    pub aftermath: u8,
    /// How many plans and whims are heard in all games; the others only in the first half.
    pub finalists: u8,
    /// How sure it must be that another plan is better than the one it has, in hundredths of a standard error.
    pub caution: u16,
    /// By how much an idea may be thought less of than it is worth, in percent: how far it errs among what is plausible.
    pub doubt: u8,
    /// How much it sees of what long ways lead to, in percent.
    pub ambition: u8,
    /// How much it has learned, in percent: to look after its tribute, to reckon with combat cards, to take what is sure before what is
    /// hoped for, and to keep to the seasons of a game.
    pub schooling: u8,
}

impl Reach {
    /// How many turns of games that could be the real one it plays for each turn that it orders.
    #[must_use]
    pub fn imagined(&self) -> u32 {
        let tried = u32::from(self.plans) + u32::from(self.whims);
        let turns = u32::from(self.turns) + u32::from(self.aftermath);
        tried * u32::from(self.worlds) * turns
    }
}
