//! The rounds of a battle: challenge by challenge, without dice and without touching the game (manual 4.16).

use serde::{Deserialize, Serialize};

use super::sides::{Battle, Fighter};
use crate::rules::archfiends::Part;
use crate::rules::dice::Rolls;
use crate::rules::forces::Stat;
use crate::rules::realm::Foe;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Who came.
    Attacker,
    /// Who was there.
    Defender,
}

/// What the battlefield advantage gave (ruling R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advantage {
    /// Who won it.
    pub side: Side,
    /// On which value it falls.
    pub stat: Stat,
    /// How much it is.
    pub amount: i16,
}

/// One side of one challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The value before anything is added.
    pub base: i16,
    /// The value that counts.
    pub total: i16,
    /// Hit points before the challenge.
    pub hp_before: i16,
    /// Hit points after it.
    pub hp_after: i16,
}

/// One challenge of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// The round, from 1.
    pub round: u8,
    /// What is compared.
    pub stat: Stat,
    /// The attacker.
    pub attacker: Standing,
    /// The defender.
    pub defender: Standing,
    /// The damage done to whichever side lost.
    pub damage: i16,
}

/// How a battle ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum End {
    /// The attacker is destroyed.
    AttackerDestroyed,
    /// The attacker must retreat.
    AttackerRetreats,
    /// The defender is destroyed, or the place taken.
    DefenderDestroyed,
    /// The defender must retreat.
    DefenderRetreats,
}

/// A whole battle, so that every number of it can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleReport {
    /// Both sides as they stood when the fighting began, the advantage included.
    pub battle: Battle,
    /// The two dice of the advantage, attacker's first.
    pub dice: [i32; 2],
    /// Who had the advantage, if anyone.
    pub advantage: Option<Advantage>,
    /// Every challenge, in order.
    pub challenges: Vec<Challenge>,
    /// How it ended.
    pub end: End,
    /// Damage the attacker took.
    pub attacker_damage: i16,
    /// Damage the defender took.
    pub defender_damage: i16,
}

/// The order of challenges in a round. Abilities that change it will change it here, whichever side has them.
#[must_use]
pub fn order(_battle: &Battle, _round: u8) -> [Stat; 3] {
    Stat::ALL
}

/// The damage of a challenge: by how much the higher value is higher. Resistances will be taken off here.
#[must_use]
pub const fn damage(higher: i16, lower: i16) -> i16 {
    higher - lower
}

/// What two dice give, before it is known on which value it falls.
#[must_use]
pub fn advantage_of(battle: &Battle, attacker_die: i32, defender_die: i32) -> Option<(Side, i16)> {
    let attacker = attacker_die as i16 + i16::from(battle.attacker.level);
    let defender = defender_die as i16 + i16::from(battle.defender.level);
    let amount = (attacker - defender).abs().min(battle.advantage_limit);
    match attacker.cmp(&defender) {
        _ if amount == 0 => None,
        std::cmp::Ordering::Greater => Some((Side::Attacker, amount)),
        std::cmp::Ordering::Less => Some((Side::Defender, amount)),
        std::cmp::Ordering::Equal => None,
    }
}

fn roll_advantage(battle: &Battle, rolls: &mut Rolls) -> ([i32; 2], Option<Advantage>) {
    let dice = [rolls.d6(), rolls.d6()];
    let advantage = advantage_of(battle, dice[0], dice[1]).and_then(|(side, amount)| {
        let stats: Vec<Stat> = fighter(battle, side).strong_stats().collect();
        rolls.pick(&stats).map(|&stat| Advantage { side, stat, amount })
    });
    (dice, advantage)
}

const fn fighter(battle: &Battle, side: Side) -> &Fighter {
    match side {
        Side::Attacker => &battle.attacker,
        Side::Defender => &battle.defender,
    }
}

/// Fights a battle, with dice for the advantage.
#[must_use]
pub fn fight(mut battle: Battle, rolls: &mut Rolls) -> BattleReport {
    let (dice, advantage) = roll_advantage(&battle, rolls);
    if let Some(Advantage { side, stat, amount }) = advantage {
        let side = match side {
            Side::Attacker => &mut battle.attacker,
            Side::Defender => &mut battle.defender,
        };
        side.values[stat as usize].add(Part::Advantage, amount.into());
    }
    let mut challenges = Vec::new();
    let result = rounds(&battle, None, |challenge| challenges.push(challenge));
    BattleReport {
        end: result.end,
        attacker_damage: battle.attacker.hp - result.attacker_hp,
        defender_damage: battle.defender.hp - result.defender_hp,
        battle,
        dice,
        advantage,
        challenges,
    }
}

/// What is left after the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// How it ended.
    pub end: End,
    /// The attacker's hit points; never below nothing.
    pub attacker_hp: i16,
    /// The defender's hit points; never below nothing.
    pub defender_hp: i16,
}

/// Runs the rounds of a battle with this advantage added, and notes every challenge.
pub fn rounds(battle: &Battle, advantage: Option<Advantage>, mut note: impl FnMut(Challenge)) -> Result {
    let mut attacker_hp = battle.attacker.hp;
    let mut defender_hp = battle.defender.hp;
    let value = |side: Side, stat: Stat| {
        let extra = advantage.filter(|won| won.side == side && won.stat == stat).map_or(0, |won| won.amount);
        fighter(battle, side).value(stat) + extra
    };
    'battle: for round in 1..=battle.rounds.max(1) {
        for stat in order(battle, round) {
            let (ours, theirs) = (value(Side::Attacker, stat), value(Side::Defender, stat));
            let before = (attacker_hp, defender_hp);
            let hurt = damage(ours.max(theirs), ours.min(theirs)).max(0);
            match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => defender_hp = (defender_hp - hurt).max(0),
                std::cmp::Ordering::Less => attacker_hp = (attacker_hp - hurt).max(0),
                std::cmp::Ordering::Equal => {}
            }
            let standing = |side: Side, total: i16, hp_before: i16, hp_after: i16| Standing {
                base: fighter(battle, side).values[stat as usize].0.first().map_or(0, |(_, base)| *base as i16),
                total,
                hp_before,
                hp_after,
            };
            note(Challenge {
                round,
                stat,
                attacker: standing(Side::Attacker, ours, before.0, attacker_hp),
                defender: standing(Side::Defender, theirs, before.1, defender_hp),
                damage: hurt,
            });
            if attacker_hp == 0 || defender_hp == 0 {
                break 'battle;
            }
        }
    }
    let end = if defender_hp == 0 {
        End::DefenderDestroyed
    } else if attacker_hp == 0 {
        End::AttackerDestroyed
    } else {
        let attacker_damage = battle.attacker.hp - attacker_hp;
        let defender_damage = battle.defender.hp - defender_hp;
        match battle.defender.unit {
            // Places never retreat (manual 4.16).
            Foe::Place(_) => End::AttackerRetreats,
            // Equal damage: the attacker retreats (ruling R17).
            Foe::Legion(_) if defender_damage > attacker_damage => End::DefenderRetreats,
            Foe::Legion(_) => End::AttackerRetreats,
        }
    };
    Result { end, attacker_hp, defender_hp }
}
