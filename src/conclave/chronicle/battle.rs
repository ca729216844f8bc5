//! The full arithmetic of a battle in words: both sides, every step, and the result (manual 4.16).
//! The facts decide which readers may see it.

use table_text::Value;

use super::{Teller, keys};
use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::{Element, RuleChange, Source};
use crate::rules::catalog::Ability;
use crate::rules::combat::{
    Advantage, Banner, BattleReport, Challenge, DamagePart, End, Event, Fighter, Fired, Health, Passage, Save, Side,
};
use crate::rules::forces::Stat;

impl Teller<'_> {
    /// Returns the sentences of a battle.
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
        for passage in &report.passages {
            text.extend(self.battle_passage(report, passage));
        }
        text.push(self.battle_end(report));
        text
    }

    /// Returns the name of a side.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::Attacker => self.say("side-attacker"),
            Side::Defender => self.say("side-defender"),
        }
    }

    /// Returns the sentences of one passage of a battle.
    #[must_use]
    pub fn battle_passage(&self, report: &BattleReport, passage: &Passage) -> Vec<String> {
        let health = |mut said: Vec<String>| {
            said.push(self.health("battle-health", passage.after.map(|health| health.hp)));
            said
        };
        match &passage.event {
            Event::Salve { side, healed } => health(vec![self.about("battle-salve", *side, "amount", *healed)]),
            Event::Panic { victim, save, damage, lowered } => {
                let about = [
                    ("side", self.side(*victim).into()),
                    ("save", self.save(report, save).into()),
                    ("damage", (*damage).into()),
                    ("ranged", self.signed((-lowered[0]).into()).into()),
                    ("melee", self.signed((-lowered[1]).into()).into()),
                    ("infernal", self.signed((-lowered[2]).into()).into()),
                ];
                if save.saved {
                    vec![self.say_with("battle-panic-averted", &about)]
                } else {
                    health(vec![self.say_with("battle-panic", &about)])
                }
            }
            Event::Advantage { dice, gain } => vec![self.advantage_roll(report, *dice, *gain)],
            Event::CardsBlocked { side, count } => {
                vec![self.about("battle-cards-blocked", *side, "count", i16::from(*count))]
            }
            Event::Card { side, effects } => vec![self.card(*side, effects)],
            Event::Round { number, order } => {
                let order: Vec<String> = order.iter().map(|&stat| self.stat(stat)).collect();
                let about = [("round", (*number).into()), ("order", self.series(&order).into())];
                vec![self.say_with("battle-round", &about)]
            }
            Event::Doom { victim, save } => {
                let about = [("side", self.side(*victim).into()), ("save", self.save(report, save).into())];
                vec![self.say_with(if save.saved { "battle-doom-averted" } else { "battle-doom" }, &about)]
            }
            Event::Curse { victim, damage } => health(vec![self.about("battle-curse", *victim, "damage", *damage)]),
            Event::Challenge(challenge) => {
                let mut said = vec![self.challenge(challenge)];
                if challenge.parts.len() > 1 {
                    said.push(self.damage(challenge));
                }
                said.extend(challenge.fired.iter().map(|fired| self.fired(report, fired)));
                if passage.after.iter().any(|health| health.shield > 0) {
                    said.push(self.health("battle-shields", passage.after.map(|Health { shield, .. }| shield)));
                }
                said
            }
            Event::Oblivion { victim, chance, fell } => {
                let id = if *fell { "battle-oblivion" } else { "battle-oblivion-averted" };
                vec![self.about(id, *victim, "chance", i16::from(*chance))]
            }
        }
    }

    fn about(&self, id: &str, side: Side, name: &str, n: i16) -> String {
        self.say_with(id, &[("side", self.side(side).into()), (name, n.into())])
    }

    fn health(&self, id: &str, [attacker, defender]: [i16; 2]) -> String {
        self.say_with(id, &[("attacker", attacker.into()), ("defender", defender.into())])
    }

    /// Returns the roll of a save: "rolls 3 + level 4 = 7, needs 10".
    fn save(&self, report: &BattleReport, save: &Save) -> String {
        let about = [
            ("die", save.die.into()),
            ("level", save.level.into()),
            ("sum", (i16::from(save.die) + save.level).into()),
            ("needed", report.battle.numbers.save.into()),
        ];
        self.say_with("battle-save", &about)
    }

    /// Returns a combat value with its parts: "Melee 7: base 4, support of The Crag Reavers +2,
    /// advantage +1."
    fn stat_sum(&self, fighter: &Fighter, stat: Stat) -> String {
        let about = [
            ("stat", self.stat(stat).into()),
            ("total", fighter.value(stat).into()),
            ("parts", self.sum(&fighter.values[stat as usize]).into()),
        ];
        self.say_with("battle-stat", &about)
    }

    /// Returns the parts of a number in a row, the first without a sign.
    #[must_use]
    pub fn sum(&self, tally: &Tally) -> String {
        self.row(self.tally(tally))
    }

    fn row(&self, parts: Vec<(String, i32)>) -> String {
        let part = |(at, (name, value)): (usize, (String, i32))| {
            let value = if at == 0 { value.to_string() } else { self.signed(value) };
            self.say_with("sum-part", &[("name", name.into()), ("value", value.into())])
        };
        let parts: Vec<String> = parts.into_iter().enumerate().map(part).collect();
        if parts.is_empty() { self.say("sum-nothing") } else { self.series(&parts) }
    }

    fn advantage_roll(&self, report: &BattleReport, dice: [u8; 2], gain: Option<Advantage>) -> String {
        let battle = &report.battle;
        let limit = i32::from(battle.numbers.advantage_limit);
        let levels = Side::BOTH.map(|side| battle.side(side).roll.total());
        let sums = Side::BOTH.map(|side| i32::from(dice[side as usize]) + levels[side as usize]);
        let about = [
            ("attacker_die", dice[0].into()),
            ("attacker_level", levels[0].into()),
            ("attacker_sum", sums[0].into()),
            ("defender_die", dice[1].into()),
            ("defender_level", levels[1].into()),
            ("defender_sum", sums[1].into()),
            ("difference", (sums[0] - sums[1]).abs().into()),
            ("limit", limit.into()),
        ];
        // In a forecast the advantage is given without a roll.
        let roll = if dice.contains(&0) { None } else { Some(self.say_with("battle-roll", &about)) };
        let gain = match gain {
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

    fn card(&self, side: Side, effects: &[(Element, i16)]) -> String {
        let effects: Vec<String> = effects.iter().map(|&(element, effect)| self.effect(element, effect)).collect();
        let about = [("side", self.side(side).into()), ("effects", self.series(&effects).into())];
        self.say_with(if effects.is_empty() { "battle-card-empty" } else { "battle-card" }, &about)
    }

    /// Returns the effect of an element of a revealed card.
    fn effect(&self, element: Element, effect: i16) -> String {
        let of = |id: &str, stat: Stat| {
            let about = [("stat", self.stat(stat).into()), ("amount", self.signed(effect.into()).into())];
            self.say_with(id, &about)
        };
        match element {
            Element::Raise(stat, _) if effect == 0 => of("battle-element-raise-nothing", stat),
            Element::Raise(stat, _) => of("battle-element-raise", stat),
            Element::Lower(stat, _) => of("battle-element-lower", stat),
            Element::Shield(_) => self.say_with("battle-element-shield", &[("amount", effect.into())]),
            Element::Ward(_) => self.say("battle-element-ward"),
            Element::Rule(RuleChange::First(stat)) => of("battle-element-first", stat),
            Element::Rule(RuleChange::Last(stat)) => of("battle-element-last", stat),
            Element::Rule(RuleChange::Longer) => self.say("battle-element-longer"),
            Element::Rule(RuleChange::Shorter) => self.say("battle-element-shorter"),
        }
    }

    /// Returns one challenge of one round.
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
        let id = match challenge.winner() {
            Some(Side::Attacker) => "battle-challenge-defender-hurt",
            Some(Side::Defender) => "battle-challenge-attacker-hurt",
            None => "battle-challenge-even",
        };
        self.say_with(id, &about)
    }

    /// Returns the parts of the damage of a challenge: "Damage 7: difference 4, Charge +3."
    #[must_use]
    pub fn damage(&self, challenge: &Challenge) -> String {
        let name = |part: &DamagePart| match part {
            DamagePart::Difference => self.say("battle-difference"),
            DamagePart::Ability(ability, source) => self.ability_from(ability, *source),
        };
        let parts = challenge.parts.iter().map(|(part, value)| (name(part), i32::from(*value))).collect();
        let about = [("damage", Value::from(challenge.damage)), ("parts", self.row(parts).into())];
        self.say_with("battle-damage", &about)
    }

    /// Returns the name of an ability, with its source if that is an attachment.
    #[must_use]
    pub fn ability_from(&self, ability: &Ability, source: Source) -> String {
        let name = self.ability_name(ability);
        match source {
            Source::Born | Source::Promotion | Source::Training => name,
            Source::Praetor(_) | Source::Artifact(_) => {
                let about = [("ability", name.into()), ("source", self.part(&Part::of(source)).into())];
                self.say_with("battle-from", &about)
            }
        }
    }

    /// Returns the effect of an ability that the damage of a challenge has triggered.
    #[must_use]
    pub fn fired(&self, report: &BattleReport, fired: &Fired) -> String {
        let mut about = vec![
            ("ability", self.ability_from(&fired.ability, fired.source).into()),
            ("side", self.side(fired.side).into()),
            ("enemy", self.side(fired.side.other()).into()),
            ("amount", fired.amount.into()),
        ];
        let averted = fired.save.is_some_and(|save| save.saved);
        if let Some(save) = &fired.save {
            about.push(("save", self.save(report, save).into()));
        }
        if averted {
            return self.say_with("battle-fired-averted", &about);
        }
        self.say_with(&format!("battle-fired-{}", fired.ability.key()), &about)
    }

    fn battle_end(&self, report: &BattleReport) -> String {
        let place = match report.battle.defender.banner {
            Banner::Legion(_) => false,
            Banner::Place(_) => true,
        };
        let [attacker, defender] = Side::BOTH.map(|side| report.toll(side).damage);
        let about = [("attacker_damage", attacker.into()), ("defender_damage", defender.into())];
        let id = match (report.end, place) {
            (End::AttackerDestroyed, _) => "battle-end-attacker-destroyed",
            (End::AttackerRetreats, true) => "battle-end-place-stands",
            (End::AttackerRetreats, false) if attacker == defender => "battle-end-even",
            (End::AttackerRetreats, false) => "battle-end-attacker-retreats",
            (End::DefenderDestroyed | End::DefenderRetreats, true) => "battle-end-place-taken",
            (End::DefenderDestroyed, false) => "battle-end-defender-destroyed",
            (End::DefenderRetreats, false) => "battle-end-defender-retreats",
            (End::BothDestroyed, false) => "battle-end-both-destroyed",
            (End::BothDestroyed, true) => "battle-end-place-broken",
        };
        self.say_with(id, &about)
    }

    /// Returns the end of a battle in a few words: "the attacker falls back".
    pub(super) fn end_of(&self, end: End, defender: &Banner) -> String {
        match defender {
            Banner::Legion(_) => self.say(&format!("end-{}", keys::end(end))),
            Banner::Place(_) => self.say(&format!("end-{}-place", keys::end(end))),
        }
    }
}
