//! Minds: everything about the conclave's minds that is a number, read from `assets/minds/minds.ron`.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::level::{Level, Reach};
use super::outlook::Outlook;
use crate::brains::Weights;

/// What the program itself brings.
const BUILT_IN: &str = include_str!("../../../assets/minds/minds.ron");

static STANDARD: LazyLock<Arc<Minds>> =
    LazyLock::new(|| Arc::new(Minds::read(BUILT_IN).expect("the built-in minds are read by tests")));

/// The numbers of the conclave's minds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minds {
    /// How far each level thinks.
    pub levels: Levels,
    /// How much each kind of idea counts.
    pub weights: Weights,
    /// What counts for more or less while a house is young.
    pub opening: Opening,
    /// How much what a house has counts for its chances.
    pub outlook: Outlook,
}

/// The first turns: whoever gathers before it spends, and learns before it fights, has more of everything later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Until which turn, this one included.
    pub turns: u32,
    /// How much tribute counts until then, in percent of what it counts later.
    pub tribute: i32,
    /// How much wares count.
    pub wares: i32,
    /// How much legions count.
    pub legions: i32,
}

impl Opening {
    /// The weights as they are in this turn.
    #[must_use]
    pub const fn tip(&self, turn: u32, mut weights: Weights) -> Weights {
        if turn <= self.turns {
            weights.tribute = weights.tribute * self.tribute / 100;
            weights.wares = weights.wares * self.wares / 100;
            weights.legions = weights.legions * self.legions / 100;
        }
        weights
    }
}

/// How far each level thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// The learner.
    pub imp: Reach,
    /// The usual.
    pub fiend: Reach,
    /// The hard.
    pub duke: Reach,
    /// The hardest.
    pub prince: Reach,
}

impl Minds {
    /// Those of the program.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    /// Those of a text.
    ///
    /// # Errors
    /// What is wrong with it and where, in a sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        ron::from_str(text).map_err(|error| format!("the minds cannot be read: {error}"))
    }

    /// How far this level thinks.
    #[must_use]
    pub const fn reach(&self, level: Level) -> &Reach {
        match level {
            Level::Imp => &self.levels.imp,
            Level::Fiend => &self.levels.fiend,
            Level::Duke => &self.levels.duke,
            Level::Prince => &self.levels.prince,
        }
    }
}
