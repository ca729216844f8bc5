//! The chances of a battle, computed exactly: the same stages as a real battle, with all possible
//! results of the dice.
//!
//! After each stage, equal states are merged. Millions of combinations therefore seldom give more
//! than a few thousand states. If the effort limit is reached, the stages so far stay exact, and a
//! fixed number of fights with fixed dice continues from the states reached; the forecast is then
//! marked as inexact. Combat cards unknown to the asking seat are ignored, and their number is
//! reported.

use super::course::Course;
use super::fate::Odometer;

use super::forget::{Outlook, outlook};
use super::report::{End, Side};
use super::sides::Battle;
use super::stages::{Stage, Unheard, play, stages};
use super::state::State;
use crate::dice::{Dice, Stream};

/// Total weight of all chances. Twenty six-sided dice divide it evenly.
pub const PARTS: u64 = 6_u64.pow(20);

/// Limit for the work of a forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Maximum number of steps from state to state before exact counting stops.
    pub steps: u32,
    /// Number of fights that continue after that.
    pub trials: u32,
}

impl Effort {
    /// For a single battle shown to a player: a few milliseconds.
    pub const LOOK: Self = Self { steps: 30_000, trials: 3_500 };
    /// For the AI, which compares many battles.
    pub const GLANCE: Self = Self { steps: 2_000, trials: 100 };
}

/// The chances of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// Chance that the attacker destroys the defender or captures the place, in [`PARTS`].
    pub attacker_wins: u64,
    /// Chance that the defender destroys the attacker.
    pub defender_wins: u64,
    /// Chance that the attacker must retreat.
    pub attacker_retreats: u64,
    /// Chance that the defender must retreat.
    pub defender_retreats: u64,
    /// Chance that both sides are destroyed.
    pub both_destroyed: u64,
    /// Damage to the attacker, weighted by chance and summed.
    pub attacker_damage: u64,
    /// Damage to the defender, weighted by chance and summed.
    pub defender_damage: u64,
    /// True if all possible results of the dice were counted.
    pub exact: bool,
    /// Number of combat cards ignored because the asking seat does not know them.
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

    /// Converts a share of [`PARTS`] to percent, rounded to the nearest.
    #[must_use]
    pub const fn percent(parts: u64) -> u32 {
        Self::scaled(parts, 100) as u32
    }

    /// Converts a sum of damage to its mean, in tenths of a hit point.
    #[must_use]
    pub const fn tenths(sum: u64) -> u32 {
        Self::scaled(sum, 10) as u32
    }

    /// Converts a share of [`PARTS`] to a share of `whole`, rounded to the nearest.
    #[must_use]
    pub const fn scaled(parts: u64, whole: u64) -> u64 {
        ((parts as u128 * whole as u128 + PARTS as u128 / 2) / PARTS as u128) as u64
    }
}

/// Returns the chances of a battle.
#[must_use]
pub fn forecast(battle: &Battle) -> Forecast {
    forecast_with(battle, Effort::LOOK)
}

/// Returns the chances of a battle within this effort.
#[must_use]
pub fn forecast_with(battle: &Battle, effort: Effort) -> Forecast {
    let course = Course::new(battle);
    let mut forecast = follow(&course, effort).unwrap_or_else(|| count(&course, effort));
    let unknown = |side: Side| battle.side(side).cards.iter().filter(|card| card.contents.is_none()).count();
    forecast.unknown_cards = Side::BOTH.into_iter().map(unknown).sum::<usize>() as u8;
    forecast
}

/// Follows every possible advantage to the end of the battle, if no other dice are rolled. Returns
/// `None` if there are other rolls, or if this could exceed the effort.
fn follow(course: &Course<'_>, effort: Effort) -> Option<Forecast> {
    /// Maximum number of results of the advantage: eleven differences of two dice, ten of them in
    /// one of three values.
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

/// Counts all possible results of the dice, stage by stage. If the steps run out, the rest is
/// sampled.
fn count(course: &Course<'_>, effort: Effort) -> Forecast {
    let mut forecast = Forecast { exact: true, ..Forecast::default() };
    let mut odometer = Odometer::default();
    let mut now = vec![(State::start(course), PARTS)];
    let mut next = Spread::default();
    let mut left = effort.steps;
    let stages: Vec<_> = outlook(course).collect();
    for (at, &(stage, outlook)) in stages.iter().enumerate() {
        next.clear();
        // Without rolls, states only become equal when values are forgotten, raised to 0, or reset.
        let gathers = outlook.forgets || matches!(stage, Stage::Support | Stage::Round(_));
        let before = forecast;
        for &(state, weight) in &now {
            loop {
                let Some(fewer) = left.checked_sub(1) else {
                    // A stage that cannot be counted completely is discarded.
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

/// Adds fights with fixed dice to a partial count. Each fight starts in one of these states, chosen
/// in proportion to its weight: the cumulative weights are divided into equal intervals, and each
/// interval gives one starting state. The position within an interval is random, because a fixed
/// step could be in phase with the faces of a die.
fn sample(
    course: &Course<'_>,
    counted: Forecast,
    states: &[(State, u64)],
    stages: &[(Stage, Outlook)],
    trials: u32,
) -> Forecast {
    /// Number of positions within an interval.
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

/// States with their weights, indexed so that equal states are found.
#[derive(Debug, Default)]
struct Spread {
    states: Vec<(State, u64)>,
    /// Hash index: position of a state in the list plus 1; 0 means empty.
    index: Vec<u32>,
    /// Number of states in the index.
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
        // States added without a lookup are not in the index yet, so it must have room for all
        // states.
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
