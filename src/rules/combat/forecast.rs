//! The chances of a battle, counted exactly: every way the two dice and the choice of value can fall.

use super::fight::Side;
use super::fight::{Advantage, End, Result, advantage_of, rounds};
use super::sides::Battle;
use crate::rules::forces::Stat;

/// How many parts the chances are counted in: 36 throws of two dice, times six for one to three values to choose from.
pub const PARTS: u32 = 36 * 6;

/// The chances of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The attacker destroys the defender or takes the place, in [`PARTS`].
    pub attacker_wins: u32,
    /// The defender destroys the attacker.
    pub defender_wins: u32,
    /// The attacker has to retreat.
    pub attacker_retreats: u32,
    /// The defender has to retreat.
    pub defender_retreats: u32,
    /// Damage that the attacker takes, added up over all parts.
    pub attacker_damage: u32,
    /// Damage that the defender takes, added up over all parts.
    pub defender_damage: u32,
}

impl Forecast {
    fn add(&mut self, battle: &Battle, result: Result, weight: u32) {
        match result.end {
            End::AttackerDestroyed => self.defender_wins += weight,
            End::AttackerRetreats => self.attacker_retreats += weight,
            End::DefenderDestroyed => self.attacker_wins += weight,
            End::DefenderRetreats => self.defender_retreats += weight,
        }
        self.attacker_damage += weight * (battle.attacker.hp - result.attacker_hp).max(0) as u32;
        self.defender_damage += weight * (battle.defender.hp - result.defender_hp).max(0) as u32;
    }

    /// A share of [`PARTS`] in percent, rounded to the nearest.
    #[must_use]
    pub const fn percent(parts: u32) -> u32 {
        (parts * 100 + PARTS / 2) / PARTS
    }

    /// A mean of damage in tenths of a hit point.
    #[must_use]
    pub const fn tenths(sum: u32) -> u32 {
        (sum * 10 + PARTS / 2) / PARTS
    }
}

/// The chances of a battle about to be fought.
#[must_use]
pub fn forecast(battle: &Battle) -> Forecast {
    // How many of the 36 throws give each advantage: 0 is none, then the attacker's amounts, then the defender's.
    let mut throws: Vec<(Option<(Side, i16)>, u32)> = Vec::with_capacity(8);
    for attacker_die in 1..=6 {
        for defender_die in 1..=6 {
            let won = advantage_of(battle, attacker_die, defender_die);
            match throws.iter_mut().find(|(known, _)| *known == won) {
                Some((_, count)) => *count += 1,
                None => throws.push((won, 1)),
            }
        }
    }
    let mut forecast = Forecast::default();
    for (won, count) in throws {
        let Some((side, amount)) = won else {
            forecast.add(battle, rounds(battle, None, |_| {}), count * 6);
            continue;
        };
        let fighter = match side {
            Side::Attacker => &battle.attacker,
            Side::Defender => &battle.defender,
        };
        let stats: Vec<Stat> = fighter.strong_stats().collect();
        if stats.is_empty() {
            forecast.add(battle, rounds(battle, None, |_| {}), count * 6);
        }
        for &stat in &stats {
            let result = rounds(battle, Some(Advantage { side, stat, amount }), |_| {});
            forecast.add(battle, result, count * 6 / stats.len() as u32);
        }
    }
    forecast
}
