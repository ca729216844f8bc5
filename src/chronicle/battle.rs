//! A battle's full arithmetic: sides, support, advantage, every challenge of every round, and how it ended.

use super::Teller;
use crate::rules::archfiends::Tally;
use crate::rules::combat::fight::Side;
use crate::rules::combat::{Advantage, Banner, BattleReport, Challenge, End, Fighter};
use crate::rules::forces::Stat;

impl Teller<'_> {
    /// A battle, sentence by sentence.
    #[must_use]
    pub fn battle_report(&self, report: &BattleReport) -> Vec<String> {
        let battle = &report.battle;
        let mut text = Vec::new();
        for (side, fighter) in [(Side::Attacker, &battle.attacker), (Side::Defender, &battle.defender)] {
            let about = [
                ("side", self.side(side).into()),
                ("unit", self.fighter_name(fighter.owner, &fighter.banner).into()),
                ("level", fighter.level.into()),
                ("hp", fighter.hp.into()),
            ];
            text.push(self.say_with("battle-side", &about));
            text.extend(Stat::ALL.into_iter().map(|stat| self.stat_sum(fighter, stat)));
        }
        text.push(self.advantage_roll(report));
        text.extend(report.challenges.iter().map(|challenge| self.challenge(challenge)));
        text.push(self.battle_end(report));
        text
    }

    /// The name of a side.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::Attacker => self.say("side-attacker"),
            Side::Defender => self.say("side-defender"),
        }
    }

    /// One combat value and where it comes from: "Melee 7: base 4, support of The Crag Reavers +2, advantage +1."
    fn stat_sum(&self, fighter: &Fighter, stat: Stat) -> String {
        let about = [
            ("stat", self.stat(stat).into()),
            ("total", fighter.value(stat).into()),
            ("parts", self.sum(&fighter.values[stat as usize]).into()),
        ];
        self.say_with("battle-stat", &about)
    }

    /// The parts of a number in a row, the first without a sign.
    #[must_use]
    pub fn sum(&self, tally: &Tally) -> String {
        let part = |(at, (name, value)): (usize, (String, i32))| {
            let value = if at == 0 { value.to_string() } else { self.signed(value) };
            self.say_with("sum-part", &[("name", name.into()), ("value", value.into())])
        };
        let parts: Vec<String> = self.tally(tally).into_iter().enumerate().map(part).collect();
        if parts.is_empty() { self.say("sum-nothing") } else { self.series(&parts) }
    }

    fn advantage_roll(&self, report: &BattleReport) -> String {
        let battle = &report.battle;
        let [attacker, defender] = report.dice;
        let limit = i32::from(battle.advantage_limit);
        let sums = [attacker + i32::from(battle.attacker.level), defender + i32::from(battle.defender.level)];
        let about = [
            ("attacker_die", attacker.into()),
            ("attacker_level", battle.attacker.level.into()),
            ("attacker_sum", sums[0].into()),
            ("defender_die", defender.into()),
            ("defender_level", battle.defender.level.into()),
            ("defender_sum", sums[1].into()),
            ("difference", (sums[0] - sums[1]).abs().into()),
            ("limit", limit.into()),
        ];
        // A fight that is only weighed has an advantage that nobody rolled for.
        let roll = if attacker == 0 || defender == 0 { None } else { Some(self.say_with("battle-roll", &about)) };
        let gain = match report.advantage {
            Some(Advantage { side, stat, amount }) => {
                let about = [
                    ("side", self.side(side).into()),
                    ("stat", self.stat(stat).into()),
                    ("amount", self.signed(amount.into()).into()),
                    ("limit", limit.into()),
                ];
                let limited = roll.is_some() && (sums[0] - sums[1]).abs() > limit;
                self.say_with(if limited { "battle-advantage-limited" } else { "battle-advantage" }, &about)
            }
            None if roll.is_some() && sums[0] != sums[1] => self.say("battle-advantage-wasted"),
            None => self.say("battle-no-advantage"),
        };
        match roll {
            Some(roll) => self.say_with("sentences", &[("first", roll.into()), ("next", gain.into())]),
            None => gain,
        }
    }

    /// One challenge of one round.
    #[must_use]
    pub fn challenge(&self, challenge: &Challenge) -> String {
        let (attacker, defender) = (challenge.attacker, challenge.defender);
        let about = [
            ("round", challenge.round.into()),
            ("stat", self.stat(challenge.stat).into()),
            ("attacker_total", attacker.total.into()),
            ("attacker_base", attacker.base.into()),
            ("attacker_before", attacker.hp_before.into()),
            ("attacker_after", attacker.hp_after.into()),
            ("defender_total", defender.total.into()),
            ("defender_base", defender.base.into()),
            ("defender_before", defender.hp_before.into()),
            ("defender_after", defender.hp_after.into()),
            ("damage", challenge.damage.into()),
        ];
        let id = match attacker.total.cmp(&defender.total) {
            std::cmp::Ordering::Greater => "battle-challenge-defender-hurt",
            std::cmp::Ordering::Less => "battle-challenge-attacker-hurt",
            std::cmp::Ordering::Equal => "battle-challenge-even",
        };
        self.say_with(id, &about)
    }

    fn battle_end(&self, report: &BattleReport) -> String {
        let place = match report.battle.defender.banner {
            Banner::Legion(_) => false,
            Banner::Place(_) => true,
        };
        let about =
            [("attacker_damage", report.attacker_damage.into()), ("defender_damage", report.defender_damage.into())];
        let id = match (report.end, place) {
            (End::AttackerDestroyed, _) => "battle-end-attacker-destroyed",
            (End::AttackerRetreats, true) => "battle-end-place-stands",
            (End::AttackerRetreats, false) if report.attacker_damage == report.defender_damage => "battle-end-even",
            (End::AttackerRetreats, false) => "battle-end-attacker-retreats",
            (End::DefenderDestroyed | End::DefenderRetreats, true) => "battle-end-place-taken",
            (End::DefenderDestroyed, false) => "battle-end-defender-destroyed",
            (End::DefenderRetreats, false) => "battle-end-defender-retreats",
        };
        self.say_with(id, &about)
    }
}
