//! The chances of a battle, counted exactly: the same stages as a real one, with every way in which the dice can fall.
//!
//! After each stage, equal states become one, so what could fall in millions of ways is seldom more than some thousand
//! states. Where it is more than the effort allows, the stages counted so far still count exactly, and from the states they
//! led to a fixed number of fights goes on with fixed dice; the forecast says so. Combat cards that the asker does not know
//! are left out, and counted.

use super::course::Course;
use super::fate::Odometer;

use super::forget::{Outlook, outlook};
use super::report::{End, Side};
use super::sides::Battle;
use super::stages::{Stage, Unheard, play, stages};
use super::state::State;
use crate::dice::{Dice, Stream};

/// How many parts the chances are counted in. Twenty six-sided dice divide it evenly.
pub const PARTS: u64 = 6_u64.pow(20);

/// How much work a forecast may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most steps from state to state before counting is given up.
    pub steps: u32,
    /// How many fights go on from where that ends.
    pub trials: u32,
}

impl Effort {
    /// For one battle that somebody looks at: a few milliseconds.
    pub const LOOK: Self = Self { steps: 30_000, trials: 3_500 };
    /// For a mind that compares very many.
    pub const GLANCE: Self = Self { steps: 2_000, trials: 100 };
}

/// The chances of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The attacker destroys the defender or takes the place, in [`PARTS`].
    pub attacker_wins: u64,
    /// The defender destroys the attacker.
    pub defender_wins: u64,
    /// The attacker has to retreat.
    pub attacker_retreats: u64,
    /// The defender has to retreat.
    pub defender_retreats: u64,
    /// Neither side has hit points left.
    pub both_destroyed: u64,
    /// Damage that the attacker takes, added up over all parts.
    pub attacker_damage: u64,
    /// Damage that the defender takes, added up over all parts.
    pub defender_damage: u64,
    /// Whether every way the dice can fall was counted.
    pub exact: bool,
    /// How many combat cards were left out because the asker does not know them.
    pub unknown_cards: u8,
}

impl Forecast {
    fn add(&mut self, course: &Course<'_>, state: &State, weight: u64) {
        match state.end(course) {
            End::AttackerDestroyed => self.defender_wins += weight,
            End::AttackerRetreats => self.attacker_retreats += weight,
            End::DefenderDestroyed => self.attacker_wins += weight,
            End::DefenderRetreats => self.defender_retreats += weight,
            End::BothDestroyed => self.both_destroyed += weight,
        }
        let [attacker, defender] = state.tolls();
        self.attacker_damage += weight * u64::from(attacker.damage.unsigned_abs());
        self.defender_damage += weight * u64::from(defender.damage.unsigned_abs());
    }

    /// A share of [`PARTS`] in percent, rounded to the nearest.
    #[must_use]
    pub const fn percent(parts: u64) -> u32 {
        Self::scaled(parts, 100) as u32
    }

    /// A mean of damage in tenths of a hit point.
    #[must_use]
    pub const fn tenths(sum: u64) -> u32 {
        Self::scaled(sum, 10) as u32
    }

    /// A share of [`PARTS`] in parts of another size, rounded to the nearest.
    #[must_use]
    pub const fn scaled(parts: u64, whole: u64) -> u64 {
        ((parts as u128 * whole as u128 + PARTS as u128 / 2) / PARTS as u128) as u64
    }
}

/// The chances of a battle about to be fought.
#[must_use]
pub fn forecast(battle: &Battle) -> Forecast {
    forecast_with(battle, Effort::LOOK)
}

/// The chances of a battle, with no more effort than this.
#[must_use]
pub fn forecast_with(battle: &Battle, effort: Effort) -> Forecast {
    let course = Course::new(battle);
    let mut forecast = follow(&course, effort).unwrap_or_else(|| count(&course, effort));
    let unknown = |side: Side| battle.side(side).cards.iter().filter(|card| card.contents.is_none()).count();
    forecast.unknown_cards = Side::BOTH.into_iter().map(unknown).sum::<usize>() as u8;
    forecast
}

/// Where dice are thrown for the advantage only, follows each way in which they can fall to its end; nothing where they are thrown
/// for more, or where that might be more effort than allowed.
fn follow(course: &Course<'_>, effort: Effort) -> Option<Forecast> {
    /// The most that an advantage can come to: no more than eleven differences of two dice, ten of them in one of three values.
    const WAYS: usize = 31;
    if course.throws() {
        return None;
    }
    let stages: Vec<Stage> = stages(course).collect();
    if WAYS * stages.len() > effort.steps as usize {
        return None;
    }
    let mut forecast = Forecast { exact: true, ..Forecast::default() };
    let mut odometer = Odometer::default();
    loop {
        odometer.begin(PARTS);
        let mut state = State::start(course);
        for &stage in &stages {
            play(course, stage, &mut state, &mut odometer, &mut Unheard);
            if state.over() {
                break;
            }
        }
        forecast.add(course, &state, odometer.weight());
        if !odometer.turn() {
            return Some(forecast);
        }
    }
}

/// Counts every way the dice can fall, stage by stage. From the first stage that would be too many steps, it fights.
fn count(course: &Course<'_>, effort: Effort) -> Forecast {
    let mut forecast = Forecast { exact: true, ..Forecast::default() };
    let mut odometer = Odometer::default();
    let mut now = vec![(State::start(course), PARTS)];
    let mut next = Spread::default();
    let mut left = effort.steps;
    let stages: Vec<_> = outlook(course).collect();
    for (at, &(stage, outlook)) in stages.iter().enumerate() {
        next.clear();
        // Where nothing is thrown, states become equal only by what is forgotten, lifted to nothing or begun anew.
        let gathers = outlook.forgets || matches!(stage, Stage::Support | Stage::Round(_));
        let before = forecast;
        for &(state, weight) in &now {
            loop {
                let Some(fewer) = left.checked_sub(1) else {
                    // A stage counts whole or not at all.
                    return sample(course, before, &now, &stages[at..], effort.trials);
                };
                left = fewer;
                odometer.begin(weight);
                let mut state = state;
                play(course, stage, &mut state, &mut odometer, &mut Unheard);
                if state.over() {
                    forecast.add(course, &state, odometer.weight());
                } else {
                    outlook.forget(&mut state);
                    if gathers || odometer.asked() {
                        next.merge(state, odometer.weight());
                    } else {
                        next.states.push((state, odometer.weight()));
                    }
                }
                if !odometer.turn() {
                    break;
                }
            }
        }
        std::mem::swap(&mut now, &mut next.states);
        if now.is_empty() {
            break;
        }
    }
    for (state, weight) in &now {
        forecast.add(course, state, *weight);
    }
    forecast
}

/// Adds to what was counted so many fights with fixed dice, each from one of these states, which come as often as their weights
/// ask for: the weights stand in a row that is cut into equal lengths, and each length sends one state into a fight. Where in
/// its length it is looked for falls to the dice; at even distances, the same face of some die might come up every time.
fn sample(
    course: &Course<'_>,
    counted: Forecast,
    states: &[(State, u64)],
    stages: &[(Stage, Outlook)],
    trials: u32,
) -> Forecast {
    /// Into how many points a length is divided.
    const POINTS: u32 = 1 << 16;
    let mut forecast = Forecast { exact: false, ..counted };
    let mut rolls = Dice::new(0, 0).open(Stream::Forecast);
    let whole: u64 = states.iter().map(|&(_, weight)| weight).sum();
    let trials = u64::from(trials.max(1));
    let share = |trial: u64| (u128::from(whole) * u128::from(trial) / u128::from(trials)) as u64;
    let mut ahead = states.iter();
    let (mut first, mut reached) = (None, 0);
    for trial in 0..trials {
        let (from, to) = (share(trial), share(trial + 1));
        let place = from + (to - from) / u64::from(POINTS) * u64::from(rolls.below(POINTS));
        while first.is_none() || reached <= place {
            let Some(&(next, weight)) = ahead.next() else { break };
            (first, reached) = (Some(next), reached + weight);
        }
        let Some(mut state) = first else { break };
        for &(stage, _) in stages {
            play(course, stage, &mut state, &mut rolls, &mut Unheard);
            if state.over() {
                break;
            }
        }
        forecast.add(course, &state, to - from);
    }
    forecast
}

/// States with their weights, of which equal ones are found again.
#[derive(Debug, Default)]
struct Spread {
    states: Vec<(State, u64)>,
    /// Where in the list a state is, by its fingerprint; 0 is nowhere, so all positions are one too high.
    index: Vec<u32>,
    /// How many states the index knows.
    known: usize,
}

impl Spread {
    const LEAST: usize = 64;

    fn clear(&mut self) {
        self.states.clear();
        if self.known > 0 {
            self.index.clear();
            self.known = 0;
        }
    }

    fn merge(&mut self, state: State, weight: u64) {
        if weight == 0 {
            return;
        }
        if self.known * 2 >= self.index.len() {
            self.grow();
        }
        let mask = self.index.len() - 1;
        let mut at = (state.fingerprint() >> 20) as usize & mask;
        while let Some(known) = (self.index[at] as usize).checked_sub(1) {
            if self.states[known].0 == state {
                self.states[known].1 += weight;
                return;
            }
            at = (at + 1) & mask;
        }
        self.states.push((state, weight));
        self.index[at] = self.states.len() as u32;
        self.known += 1;
    }

    fn grow(&mut self) {
        // States that came without being looked for count as well: the index must hold all of them and have room to spare.
        let size = (self.index.len() * 4).max((self.states.len() * 4).next_power_of_two()).max(Self::LEAST);
        self.index.clear();
        self.index.resize(size, 0);
        self.known = self.states.len();
        for (position, (state, _)) in self.states.iter().enumerate() {
            let mut at = (state.fingerprint() >> 20) as usize & (size - 1);
            while self.index[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.index[at] = position as u32 + 1;
        }
    }
}
