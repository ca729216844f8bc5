//! Sources of the dice of a battle: random rolls, or an enumeration of all possible results.
//!
//! A battle asks a [`Fate`] for every roll. [`Rolls`] answers with random dice. The [`Odometer`]
//! answers with the first possible result; after each turn of it, the same questions get the next
//! results, until all have been given, each with its weight. The code of a battle stage therefore
//! also computes its forecast. Deliberately, nothing here knows the purpose of a roll.

use super::report::Save;
use crate::dice::Rolls;

/// Sides of the dice for advantage and saves (manual 4.16, appendix D).
const DIE: u8 = 6;

/// The two dice for the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contest {
    /// The attacker's and the defender's die; 0 if they were not rolled.
    pub dice: [u8; 2],
    /// The attacker's lead, at most the limit; negative if the defender leads.
    pub lead: i16,
}

/// A source of answers to the questions of a battle.
pub(super) trait Fate {
    /// Picks one of `count` equally likely outcomes, from 0.
    fn pick(&mut self, count: u8) -> u8;

    /// Rolls a die plus a level, which must reach `needed`.
    fn save(&mut self, level: i16, needed: i16) -> Save;

    /// Rolls a die each for attacker and defender, with a bonus of `lead` for the attacker. The
    /// lead is at most `limit` for either.
    fn contest(&mut self, lead: i16, limit: i16) -> Contest;

    /// Returns true with this chance, in percent.
    fn percent(&mut self, chance: u8) -> bool;

    /// Rolls a die; a result above `most` counts as `most`.
    fn die_up_to(&mut self, sides: u8, most: i16) -> i16;

    /// Rolls a die: 1 to `sides`.
    fn die(&mut self, sides: u8) -> i16 {
        self.die_up_to(sides, sides.into())
    }
}

impl Fate for Rolls {
    fn pick(&mut self, count: u8) -> u8 {
        self.below(count.into()) as u8
    }

    fn save(&mut self, level: i16, needed: i16) -> Save {
        let die = Rolls::die(self, DIE.into()) as u8;
        Save { die, level, saved: i16::from(die) + level >= needed }
    }

    fn contest(&mut self, lead: i16, limit: i16) -> Contest {
        let dice = [Rolls::die(self, DIE.into()) as u8, Rolls::die(self, DIE.into()) as u8];
        let lead = lead + i16::from(dice[0]) - i16::from(dice[1]);
        Contest { dice, lead: lead.clamp(-limit, limit) }
    }

    fn percent(&mut self, chance: u8) -> bool {
        Rolls::percent(self, chance.into())
    }

    fn die_up_to(&mut self, sides: u8, most: i16) -> i16 {
        (Rolls::die(self, sides.into()) as i16).min(most)
    }
}

/// Enumerates all possible results of the dice.
#[derive(Debug, Default)]
pub(super) struct Odometer {
    /// For each question, the current answer and the last possible one.
    wheels: Vec<(u8, u8)>,
    /// Index of the next question.
    at: usize,
    /// Weight of the current results.
    weight: u64,
}

impl Odometer {
    /// Restarts at the first question, with this total weight.
    pub(super) const fn begin(&mut self, weight: u64) {
        self.at = 0;
        self.weight = weight;
    }

    /// Returns the weight of the answers given since `begin`. The weights of all combinations of
    /// answers add up to the total weight.
    pub(super) const fn weight(&self) -> u64 {
        self.weight
    }

    /// True if any question was asked.
    pub(super) const fn asked(&self) -> bool {
        self.at > 0
    }

    /// Moves on to the next combination of results; false after the last.
    pub(super) fn turn(&mut self) -> bool {
        while let Some((shown, last)) = self.wheels.last_mut() {
            if shown < last {
                *shown += 1;
                return true;
            }
            self.wheels.pop();
        }
        false
    }

    /// Answers the next question, which has `count` answers.
    fn answer(&mut self, count: u8) -> u8 {
        let at = self.at;
        self.at += 1;
        if at == self.wheels.len() {
            self.wheels.push((0, count.saturating_sub(1)));
        }
        self.wheels[at].0
    }

    /// Reduces the weight to the share from `from` to `to` of `whole`. Adjacent shares add up to
    /// the whole without rounding errors.
    const fn share(&mut self, from: u64, to: u64, whole: u64) {
        self.weight = self.weight * to / whole - self.weight * from / whole;
    }
}

impl Fate for Odometer {
    fn pick(&mut self, count: u8) -> u8 {
        if count < 2 {
            return 0;
        }
        let answer = self.answer(count);
        self.share(answer.into(), u64::from(answer) + 1, count.into());
        answer
    }

    fn save(&mut self, level: i16, needed: i16) -> Save {
        // Number of faces that are too low.
        let fails = (needed - level - 1).clamp(0, DIE.into()) as u64;
        let whole = u64::from(DIE);
        let saved = if fails == 0 {
            true
        } else if fails == whole {
            false
        } else if self.answer(2) == 0 {
            self.share(0, fails, whole);
            false
        } else {
            self.share(fails, whole, whole);
            true
        };
        Save { die: 0, level, saved }
    }

    fn contest(&mut self, lead: i16, limit: i16) -> Contest {
        let most = i16::from(DIE) - 1;
        let low = (lead - most).clamp(-limit, limit);
        let high = (lead + most).clamp(-limit, limit);
        let answer = if low == high { 0 } else { self.answer((high - low + 1) as u8) };
        let lead_now = low + i16::from(answer);
        // Number of the 36 combinations that stay below a difference.
        let below = |difference: i16| -> u64 {
            (-most..=most)
                .filter(|&thrown| (lead + thrown).clamp(-limit, limit) < difference)
                .map(|thrown| u64::from(DIE) - u64::from(thrown.unsigned_abs()))
                .sum()
        };
        self.share(below(lead_now), below(lead_now + 1), u64::from(DIE) * u64::from(DIE));
        Contest { dice: [0, 0], lead: lead_now }
    }

    fn percent(&mut self, chance: u8) -> bool {
        if chance == 0 || chance >= 100 {
            return chance > 0;
        }
        let happens = self.answer(2) == 0;
        let chance = u64::from(chance);
        let (from, to) = if happens { (0, chance) } else { (chance, 100) };
        self.share(from, to, 100);
        happens
    }

    fn die_up_to(&mut self, sides: u8, most: i16) -> i16 {
        // All faces from `most` upward are one answer.
        let answers = most.clamp(0, sides.into()) as u8;
        if answers < 2 {
            return most.min(1);
        }
        let answer = self.answer(answers);
        let end = if answer + 1 == answers { sides } else { answer + 1 };
        self.share(answer.into(), end.into(), sides.into());
        i16::from(answer) + 1
    }
}
