//! Where the dice of a battle come from: thrown one by one, or turned through every way they can fall.
//!
//! A battle asks a [`Fate`]. [`Rolls`] answers with dice. The [`Odometer`] answers with the first way the dice can fall; turned,
//! the same question gets the next answer, until all have been given, each with its weight. Whoever writes a stage of a battle
//! has therefore written its forecast. Deliberately, nothing here knows what a roll is for.

use super::report::Save;
use crate::dice::Rolls;

/// The sides of the dice of advantage and saves (manual 4.16, appendix D).
const DIE: u8 = 6;

/// The two dice of the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contest {
    /// The attacker's and the defender's die; 0 if nobody rolled.
    pub dice: [u8; 2],
    /// By how much the attacker has won, at most the limit; below 0 the defender.
    pub lead: i16,
}

/// Who answers the questions of a battle.
pub(super) trait Fate {
    /// One of so many outcomes, each as likely, from 0.
    fn pick(&mut self, count: u8) -> u8;

    /// A roll of a die and a level that must reach a number.
    fn save(&mut self, level: i16, needed: i16) -> Save;

    /// A die each for attacker and defender, `lead` more for the attacker, and at most `limit` for either.
    fn contest(&mut self, lead: i16, limit: i16) -> Contest;

    /// True this many times in a hundred.
    fn percent(&mut self, chance: u8) -> bool;

    /// A die of which no more than so much counts.
    fn die_up_to(&mut self, sides: u8, most: i16) -> i16;

    /// A die: 1 to its sides.
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

/// Turns through every way the dice can fall.
#[derive(Debug, Default)]
pub(super) struct Odometer {
    /// What each question is answered with, and the last answer that it has.
    wheels: Vec<(u8, u8)>,
    /// Which question comes next.
    at: usize,
    /// What this way of falling weighs.
    weight: u64,
}

impl Odometer {
    /// Asks from the first question again.
    pub(super) const fn begin(&mut self, weight: u64) {
        self.at = 0;
        self.weight = weight;
    }

    /// What the answers given since the beginning weigh. The weights of all answers add up to what was begun with.
    pub(super) const fn weight(&self) -> u64 {
        self.weight
    }

    /// Whether anything was asked at all.
    pub(super) const fn asked(&self) -> bool {
        self.at > 0
    }

    /// Turns to the next way the dice can fall; false after the last.
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

    /// The answer to the next question, which has so many.
    fn answer(&mut self, count: u8) -> u8 {
        let at = self.at;
        self.at += 1;
        if at == self.wheels.len() {
            self.wheels.push((0, count.saturating_sub(1)));
        }
        self.wheels[at].0
    }

    /// Takes the share from `from` up to `to` of `whole`. Shares of the same whole never lose a grain between them.
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
        // The faces that are too low.
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
        // How many of the 36 throws stay below a difference.
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
        // All faces from the most that counts upward are one answer.
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
