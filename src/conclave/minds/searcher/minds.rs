//! Minds: everything about the searching minds that is a number, read from `assets/minds/minds.ron`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::figures::FIGURES;
use super::level::{Level, Reach};
use super::outlook::Outlook;
use crate::Weights;
use crate::rules::expectations::Expectations;

/// What the program itself brings.
const BUILT_IN: &str = include_str!("../../../../assets/minds/minds.ron");

/// The most turns that a level may imagine for each turn that it orders: some ten times those of the hardest.
const MOST_IMAGINED: u32 = 20_000;
/// The most that a weight may be, or the percent by which it counts for more or less.
const MOST_WEIGHT: i32 = 1000;

static STANDARD: LazyLock<Arc<Minds>> =
    LazyLock::new(|| Arc::new(Minds::read(BUILT_IN).expect("the built-in minds are read by tests")));

/// The numbers of the searching minds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minds {
    /// How far each level thinks.
    pub levels: Levels,
    /// How much each kind of idea counts.
    pub weights: Weights,
    /// What counts for more or less while a house is young.
    pub opening: Opening,
    /// What counts for more or less from some turns on, to those who have learned it.
    pub seasons: Vec<Season>,
    /// What others are taken to have, where it cannot be seen.
    pub usual: Expectations,
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
    /// An opening in which everything counts as it does later.
    pub const NONE: Self = Self { turns: 0, tribute: 100, wares: 100, legions: 100 };

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

/// A stretch of a game, and what counts for more or less in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// The turn from which on it is this season.
    pub from: u32,
    /// How much weights count, by their names, in percent of what they count at other times.
    pub tips: BTreeMap<String, i32>,
}

impl Season {
    /// The weights as they are in it to whoever has learned so much of it, in percent.
    fn tip(&self, mut weights: Weights, schooling: i32) -> Weights {
        for (name, weight) in Weights::NAMES.into_iter().zip(weights.all_mut()) {
            if let Some(tip) = self.tips.get(name) {
                *weight = *weight * (100 * 100 + (tip - 100) * schooling) / (100 * 100);
            }
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
        let minds: Self = ron::from_str(text).map_err(|error| format!("the minds cannot be read: {error}"))?;
        if !minds.outlook.whole() {
            return Err(format!("the outlook has {} rows, and there are {FIGURES} figures", minds.outlook.rows.len()));
        }
        if !minds.seasons.is_sorted_by(|one, next| one.from < next.from) {
            return Err("the seasons do not follow one another".into());
        }
        for level in Level::ALL {
            let (reach, name) = (minds.reach(level), level.name());
            if reach.plans == 0 {
                return Err(format!("the level \"{name}\" has no plans, and would order nothing"));
            }
            let imagined = reach.imagined();
            if imagined > MOST_IMAGINED {
                return Err(format!(
                    "the level \"{name}\" imagines {imagined} turns for each of its own; {MOST_IMAGINED} are the most"
                ));
            }
        }
        let mut weights = minds.weights;
        let opening = [minds.opening.tribute, minds.opening.wares, minds.opening.legions];
        let tips = minds.seasons.iter().flat_map(|season| season.tips.values().copied());
        let mut numbers = weights.all_mut().into_iter().map(|weight| *weight).chain(opening).chain(tips);
        if let Some(number) = numbers.find(|number| !(-MOST_WEIGHT..=MOST_WEIGHT).contains(number)) {
            return Err(format!("a weight is {number}, but {MOST_WEIGHT} is the most"));
        }
        if !minds.usual.0.is_sorted_by(|one, next| one.turn < next.turn) {
            return Err("the turns of what is usual do not follow one another".into());
        }
        let names = minds.seasons.iter().flat_map(|season| season.tips.keys());
        if let Some(name) = names.into_iter().find(|name| !Weights::NAMES.contains(&name.as_str())) {
            return Err(format!("a season tips \"{name}\", which is no weight"));
        }
        Ok(minds)
    }

    /// What they were before anybody looked for better weights: to all levels everything counts as it does to the greedy mind, early
    /// and late. How far they think, what they take for usual and their outlook are as they are.
    #[must_use]
    pub fn untuned(&self) -> Self {
        Self { weights: Weights::SOBER, opening: Opening::NONE, seasons: Vec::new(), ..self.clone() }
    }

    /// What counts for a mind of this reach and these weights in this turn.
    #[must_use]
    pub fn tip(&self, reach: &Reach, turn: u32, weights: Weights) -> Weights {
        let schooling = i32::from(reach.schooling);
        let mut weights = self.opening.tip(turn, weights);
        weights.providence = weights.providence * schooling / 100;
        weights.smithy = weights.smithy * schooling / 100;
        weights.hindsight = weights.hindsight * schooling / 100;
        weights.offerings = 100 + (weights.offerings - 100) * schooling / 100;
        weights.mastery = weights.mastery * i32::from(reach.ambition) / 100;
        match self.seasons.iter().rev().find(|season| turn >= season.from) {
            Some(season) => season.tip(weights, schooling),
            None => weights,
        }
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
