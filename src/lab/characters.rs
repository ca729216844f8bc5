//! `characters`: tells whether houses can be told apart by what they do. Names the two traits of
//! each house from its public acts alone, and counts how often that is right.
//!
//! The acts of a house are what its next neighbour hears of it: each sort of fact, a turn. One
//! logistic regression for each trait is fitted on the houses of one half of the games and tried on
//! those of the other half, and the other way round. A house is said to have the two most probable
//! of all traits. Blind guesses are right in two of eleven cases.
//!
//! Not here: what the traits do (`conclave::minds::searcher::traits`).

use std::collections::BTreeMap;
use std::fmt::Write;

use clap::Args;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use simulation::interval::Share;
use simulation::roster;
use terminal::{Failure, page};

use crate::games::Games;
use crate::minds::Mind;
use crate::minds::searcher::traits::{Trait, traits};
use crate::rules::conclave::GameLength;
use crate::rules::facts::Fact;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::tune::play_for;

/// Options of `characters`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The mind of all houses
    #[arg(long, default_value = "duke")]
    mind: String,
    /// How many games
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(4..))]
    games: u32,
    #[command(flatten)]
    played: Games,
}

/// Acts of a house, each sort a turn.
type Acts = BTreeMap<String, f64>;

/// A house of a game.
#[derive(Clone, Deserialize, Serialize)]
struct House {
    name: String,
    traits: [Trait; 2],
    acts: Acts,
}

/// Plays the games and prints how often traits are named rightly.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let book = Rulebook::standard();
    let mind = roster::mind(&options.mind, &crate::minds::Minds::standard())?;
    let (length, pool) = (options.played.length(), options.played.pool()?);
    let kept = options.played.kept::<Vec<House>>()?;
    let one = |index: u32| {
        let seed = options.played.seed + u64::from(index);
        let title = format!("acts of six of {}, {} game {seed}", options.mind, length.key());
        kept.game(&title, || houses(&book, seed, length, &*mind))
    };
    let games: Result<Vec<Vec<House>>, String> = pool.install(|| (0..options.games).into_par_iter().map(one).collect());
    let mut halves: [Vec<House>; 2] = [Vec::new(), Vec::new()];
    for (index, houses) in games?.into_iter().enumerate() {
        halves[index % 2].extend(houses);
    }
    page::print(&report(&options.mind, &halves))?;
    Ok(())
}

/// Plays a game and returns its houses with what was heard of each.
fn houses(book: &Rulebook, seed: u64, length: GameLength, mind: &(dyn Mind + 'static)) -> Result<Vec<House>, String> {
    let minds: Vec<&(dyn Mind + 'static)> = vec![mind; Seat::MOST];
    let session = play_for(book, seed, length, &minds, |_| {})?;
    let turns = session.logs_len();
    let seats: Vec<Seat> = (0..Seat::MOST as u8).map(Seat).collect();
    let house = |&seat: &Seat| {
        let hearer = seats[(seat.index() + 1) % seats.len()];
        let mut acts = Acts::new();
        for entry in (0..turns).flat_map(|turn| session.log_seen_by(hearer, turn)) {
            if entry.fact.seats().first() == Some(&seat) {
                *acts.entry(sort(&entry.fact)).or_default() += 1.0;
            }
        }
        for count in acts.values_mut() {
            *count /= turns as f64;
        }
        let archfiend = &session.charter().seats[seat.index()].archfiend;
        House { name: archfiend.name.clone(), traits: traits(archfiend), acts }
    };
    Ok(seats.iter().map(house).collect())
}

/// Returns the names of a fact's subsystem and variant.
fn sort(fact: &Fact) -> String {
    let mut names = String::new();
    let mut value = serde_json::to_value(fact).unwrap_or_default();
    for _ in 0..2 {
        let serde_json::Value::Object(mut fields) = value else { break };
        let Some(name) = fields.keys().next().cloned() else { break };
        value = fields.remove(&name).unwrap_or_default();
        let _ = write!(names, "{}{name}", if names.is_empty() { "" } else { "." });
    }
    names
}

/// Fits on each half and tries on the other.
fn report(mind: &str, halves: &[Vec<House>; 2]) -> String {
    let mut named: BTreeMap<Trait, (u64, u64)> = BTreeMap::new();
    let (mut once, mut twice) = ((0, 0), (0, 0));
    for (taught, asked) in [(&halves[0], &halves[1]), (&halves[1], &halves[0])] {
        let eye = Eye::taught(taught);
        for house in asked {
            let said = eye.names(&eye.features(&house.acts));
            for own in house.traits {
                let (right, all) = named.entry(own).or_default();
                *right += u64::from(said.contains(&own));
                *all += 1;
                once.0 += u64::from(said.contains(&own));
                once.1 += 1;
            }
        }
        for pair in pairs(asked) {
            let [one, other] = pair.map(|house| eye.features(&house.acts));
            let both: Vec<f64> = one.iter().zip(&other).map(|(one, other)| (one + other) / 2.0).collect();
            let said = eye.names(&both);
            twice.0 += pair[0].traits.iter().filter(|own| said.contains(own)).count() as u64;
            twice.1 += 2;
        }
    }
    let share = |(right, all): (u64, u64)| Share::of(right, all).with_interval();
    let mut text = format!(
        "Traits of `{mind}` named from public acts, after one game: {}; after two games of the same archfiend: {}; \
         by blind guesses: {:.1} %.\n\n| Trait | Houses | Named |\n| --- | --- | --- |\n",
        share(once),
        share(twice),
        200.0 / Trait::ALL.len() as f64
    );
    for (own, counts) in named {
        let _ = writeln!(text, "| {} | {} | {} |", own.key(), counts.1, share(counts));
    }
    text
}

/// Returns pairs of houses with the same archfiend.
fn pairs(houses: &[House]) -> Vec<[&House; 2]> {
    let mut waiting: BTreeMap<&str, &House> = BTreeMap::new();
    let mut pairs = Vec::new();
    for house in houses {
        match waiting.remove(&*house.name) {
            Some(other) => pairs.push([other, house]),
            None => drop(waiting.insert(&house.name, house)),
        }
    }
    pairs
}

/// One fitted regression for each trait.
struct Eye {
    /// The sorts of acts, with their mean and spread.
    sorts: Vec<(String, f64, f64)>,
    /// The constant and the weights for each trait.
    weights: Vec<(f64, Vec<f64>)>,
}

impl Eye {
    /// Number of steps of the descent, their size, and the penalty on weights.
    const STEPS: u32 = 600;
    const STEP: f64 = 0.5;
    const PENALTY: f64 = 0.02;

    /// Learns from these houses.
    fn taught(houses: &[House]) -> Self {
        let mut names: Vec<&String> = houses.iter().flat_map(|house| house.acts.keys()).collect();
        names.sort_unstable();
        names.dedup();
        let n = houses.len().max(1) as f64;
        let measured = |name: &String| {
            let values = || houses.iter().map(|house| root(&house.acts, name));
            let mean = values().sum::<f64>() / n;
            let spread = (values().map(|value| (value - mean).powi(2)).sum::<f64>() / n).sqrt();
            (name.clone(), mean, spread)
        };
        let sorts = names.into_iter().map(measured).filter(|(.., spread)| *spread > 1e-9).collect();
        let mut eye = Self { sorts, weights: Vec::new() };
        let features: Vec<Vec<f64>> = houses.iter().map(|house| eye.features(&house.acts)).collect();
        eye.weights = Trait::ALL
            .iter()
            .map(|own| {
                let has: Vec<bool> = houses.iter().map(|house| house.traits.contains(own)).collect();
                fitted(&features, &has)
            })
            .collect();
        eye
    }

    /// Returns the acts in spreads from the mean. Rare acts count more than in proportion.
    fn features(&self, acts: &Acts) -> Vec<f64> {
        self.sorts.iter().map(|(name, mean, spread)| (root(acts, name) - mean) / spread).collect()
    }

    /// Returns the two most probable traits.
    fn names(&self, features: &[f64]) -> Vec<Trait> {
        let mut ranked: Vec<(f64, Trait)> =
            self.weights.iter().map(|fitted| chance(fitted, features)).zip(Trait::ALL).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.into_iter().take(2).map(|(_, own)| own).collect()
    }
}

fn root(acts: &Acts, name: &String) -> f64 {
    acts.get(name).copied().unwrap_or_default().sqrt()
}

/// Returns the chance that a house with these features has a trait.
fn chance((constant, weights): &(f64, Vec<f64>), features: &[f64]) -> f64 {
    let sum = constant + weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f64>();
    1.0 / (1.0 + (-sum).exp())
}

/// Fits a logistic regression by gradient descent.
fn fitted(features: &[Vec<f64>], has: &[bool]) -> (f64, Vec<f64>) {
    let wide = features.first().map_or(0, Vec::len);
    let mut fit = (0.0, vec![0.0; wide]);
    let n = features.len().max(1) as f64;
    for _ in 0..Eye::STEPS {
        let mut slope = (0.0, vec![0.0; wide]);
        for (features, has) in features.iter().zip(has) {
            let error = chance(&fit, features) - f64::from(u8::from(*has));
            slope.0 += error / n;
            for (slope, feature) in slope.1.iter_mut().zip(features) {
                *slope += error * feature / n;
            }
        }
        fit.0 -= Eye::STEP * slope.0;
        for (weight, slope) in fit.1.iter_mut().zip(slope.1) {
            *weight -= Eye::STEP * (slope + Eye::PENALTY * *weight);
        }
    }
    fit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diplomacy::{Demanded, DiplomacyFact};

    /// Returns a house with these traits and acts.
    fn house(name: &str, traits: [Trait; 2], acts: &[(&str, f64)]) -> House {
        let acts = acts.iter().map(|(name, often)| ((*name).to_owned(), *often)).collect();
        House { name: name.to_owned(), traits, acts }
    }

    #[test]
    fn a_fact_is_sorted_by_subsystem_and_variant() {
        let fact = DiplomacyFact::DemandMade { seat: Seat(0), of: Seat(1), thing: Demanded::Canton };
        assert_eq!(sort(&Fact::Diplomacy(fact)), "Diplomacy.DemandMade");
    }

    #[test]
    fn who_acts_otherwise_is_told_apart_and_who_acts_alike_is_not() {
        let half = |differ: bool| -> Vec<House> {
            let one = |at: u32| {
                let (insults, rituals) = if differ && at % 2 == 1 { (0.1, 0.9) } else { (0.9, 0.1) };
                let traits = if at % 2 == 1 { [Trait::Proud, Trait::Scheming] } else { [Trait::Wrathful, Trait::Bold] };
                let noise = f64::from(at % 5) / 50.0;
                house(&format!("{}", at % 2), traits, &[("insult", insults + noise), ("ritual", rituals - noise / 2.0)])
            };
            (0..24).map(one).collect()
        };
        let right = |differ: bool| {
            let eye = Eye::taught(&half(differ));
            let houses = half(differ);
            let told = |house: &&House| eye.names(&eye.features(&house.acts)).contains(&house.traits[0]);
            houses.iter().filter(told).count()
        };
        assert_eq!(right(true), 24);
        assert!(right(false) <= 18, "{}", right(false));
        assert_eq!(pairs(&half(true)).len(), 12);
    }
}
