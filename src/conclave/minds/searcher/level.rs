//! Levels: how far ahead a searching mind plans, and how rarely it errs. All levels have the same
//! information, income and prices.

use serde::{Deserialize, Serialize};

/// The difficulty of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// For beginners.
    Imp,
    /// For experienced players.
    Fiend,
    /// Hard.
    Duke,
    /// The hardest level.
    Prince,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Imp, Self::Fiend, Self::Duke, Self::Prince];

    /// Returns the name of the level's mind.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Imp => "imp",
            Self::Fiend => "fiend",
            Self::Duke => "duke",
            Self::Prince => "prince",
        }
    }

    /// Returns the level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The search effort of a level. It is counted in items, never in time, so that results are the
/// same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Number of plans tried.
    #[serde(alias = "leanings")]
    pub plans: u8,
    /// Number of whims tried: turns that no plan would write.
    pub whims: u8,
    /// Number of imagined games.
    pub worlds: u8,
    /// Number of turns each game is simulated.
    pub turns: u8,
    /// Number of further turns simulated without the plan, to measure lasting effects.
    pub aftermath: u8,
    /// Number of plans and whims tried in all games. The others are tried only in the first half.
    pub finalists: u8,
    /// Required evidence that another plan is better than the current one, in hundredths of a
    /// standard error.
    pub caution: u16,
    /// Maximum random reduction of an idea's score, in percent. Higher errs more.
    pub doubt: u8,
    /// Weight of long-term goals ([`crate::Weights::mastery`]), in percent.
    pub ambition: u8,
    /// Weight of what brings prestige (places, land, war, attributes, vendettas, offerings and
    /// secret objectives), in percent. A low one makes an opponent for beginners: it neglects what
    /// wins.
    #[serde(default = "full")]
    pub hunger: u8,
    /// Chance that an order after the first of a turn is not given, in percent. Beginners need
    /// opponents that waste time as beginners do.
    #[serde(default)]
    pub idleness: u8,
    /// Share of learned weights that applies, in percent: reserves of tribute, future combat cards,
    /// certain gains before uncertain ones, past success rates, seasons, and manners before the
    /// conclave ([`crate::Weights::voice`] and others). Not the honour of the arena: whoever stays
    /// away from it can be robbed.
    pub schooling: u8,
}

const fn full() -> u8 {
    100
}

impl Reach {
    /// Returns the number of simulated turns for each turn that it orders.
    #[must_use]
    pub fn imagined(&self) -> u32 {
        let tried = u32::from(self.plans) + u32::from(self.whims);
        let turns = u32::from(self.turns) + u32::from(self.aftermath);
        tried * u32::from(self.worlds) * turns
    }
}
