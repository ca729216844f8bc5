//! Minds: all parameters of the searching minds, read from `assets/minds/minds.ron`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::figures::FIGURES;
use super::level::{Level, Reach};
use super::outlook::Outlook;
use crate::Weights;
use crate::rules::expectations::Expectations;

/// The parameters built into the program.
const BUILT_IN: &str = include_str!("../../../../assets/minds/minds.ron");

/// Maximum number of simulated turns for each ordered turn; about ten times that of the hardest
/// level.
const MOST_IMAGINED: u32 = 20_000;
/// Maximum absolute value of a weight or percentage.
const MOST_WEIGHT: i32 = 1000;

static STANDARD: LazyLock<Arc<Minds>> =
    LazyLock::new(|| Arc::new(Minds::read(BUILT_IN).expect("the built-in minds are read by tests")));

/// The parameters of the searching minds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minds {
    /// The search effort of each level.
    pub levels: Levels,
    /// The weights of each kind of idea.
    pub weights: Weights,
    /// Changes to the weights in the first turns.
    pub opening: Opening,
    /// Changes to the weights from certain turns on, scaled by schooling.
    pub seasons: Vec<Season>,
    /// Typical values of hidden facts about rivals.
    pub usual: Expectations,
    /// The weights that turn figures into chances.
    pub outlook: Outlook,
}

/// The first turns. A house that gathers before it spends, and learns before it fights, has more of
/// everything later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Last turn of the opening.
    pub turns: u32,
    /// Factor for [`Weights::tribute`] until then, in percent.
    pub tribute: i32,
    /// Factor for [`Weights::wares`] until then, in percent.
    pub wares: i32,
    /// Factor for [`Weights::legions`] until then, in percent.
    pub legions: i32,
}

impl Opening {
    /// An opening that changes nothing.
    pub const NONE: Self = Self { turns: 0, tribute: 100, wares: 100, legions: 100 };

    /// Returns the weights in this turn.
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

/// A period of the game with changed weights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// First turn of the season. It lasts until the next season begins.
    pub from: u32,
    /// Factors for weights by name, in percent.
    pub tips: BTreeMap<String, i32>,
}

impl Season {
    /// Returns the weights in this season. `schooling` scales the change, 0 to 100 percent.
    fn tip(&self, mut weights: Weights, schooling: i32) -> Weights {
        for (name, weight) in Weights::NAMES.into_iter().zip(weights.all_mut()) {
            if let Some(tip) = self.tips.get(name) {
                *weight = *weight * (100 * 100 + (tip - 100) * schooling) / (100 * 100);
            }
        }
        weights
    }
}

/// The search effort of each level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// For beginners.
    pub imp: Reach,
    /// For experienced players; the default.
    pub fiend: Reach,
    /// Hard.
    pub duke: Reach,
    /// The hardest level.
    pub prince: Reach,
}

impl Minds {
    /// Returns the parameters built into the program.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    /// Reads parameters from RON text.
    ///
    /// # Errors
    ///
    /// Returns a sentence that names the invalid value.
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

    /// Returns these parameters with neutral weights: in every turn all levels use the weights of
    /// the greedy mind. Search effort, typical values and outlook are unchanged.
    #[must_use]
    pub fn untuned(&self) -> Self {
        let mut levels = self.levels.clone();
        for reach in [&mut levels.imp, &mut levels.fiend, &mut levels.duke, &mut levels.prince] {
            reach.hunger = 100;
        }
        Self { levels, weights: Weights::SOBER, opening: Opening::NONE, seasons: Vec::new(), ..self.clone() }
    }

    /// Returns the weights of a mind with this search effort in this turn.
    #[must_use]
    pub fn tip(&self, reach: &Reach, turn: u32, weights: Weights) -> Weights {
        let schooling = i32::from(reach.schooling);
        let mut weights = self.opening.tip(turn, weights);
        let Weights { providence, smithy, hindsight, voice, prudence, guard, precedents, league, hoard, .. } =
            &mut weights;
        for weight in [providence, smithy, hindsight, voice, prudence, guard, precedents, league, hoard] {
            *weight = *weight * schooling / 100;
        }
        weights.offerings = 100 + (weights.offerings - 100) * schooling / 100;
        weights.mastery = weights.mastery * i32::from(reach.ambition) / 100;
        let Weights { places, land, raises, vendettas, offerings, war, secrets, .. } = &mut weights;
        for weight in [places, land, raises, vendettas, offerings, war, secrets] {
            *weight = *weight * i32::from(reach.hunger) / 100;
        }
        match self.seasons.iter().rev().find(|season| turn >= season.from) {
            Some(season) => season.tip(weights, schooling),
            None => weights,
        }
    }

    /// Returns the search effort of a level.
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
