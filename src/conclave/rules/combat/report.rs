//! The report of a battle: both sides at its start, and everything that happened, passage by
//! passage.
//!
//! Each passage includes the hit points of both sides after it, so a viewer can step in both
//! directions without computing a rule. [`CombatFact`](super::CombatFact) decides which seats
//! receive the report (ruling R19).

use serde::{Deserialize, Serialize};

use super::sides::{Battle, Fighter};
use crate::attachments::{Element, Source};
use crate::catalog::Ability;
use crate::forces::Stat;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The unit that moved into the canton.
    Attacker,
    /// The unit that was there.
    Defender,
}

impl Side {
    /// Both sides, in the order of their indices.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// Returns the enemy of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The result of the battlefield advantage (ruling R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advantage {
    /// The side that won it.
    pub side: Side,
    /// The value that it raises.
    pub stat: Stat,
    /// Amount of the bonus.
    pub amount: i16,
}

/// A roll to avoid an effect: a die plus the level must reach a number (manual appendix D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// The die; 0 in a forecast, where no die is rolled.
    pub die: u8,
    /// The level for rolls, with the bonuses of praetor and artifacts.
    pub level: i16,
    /// True if the effect was avoided.
    pub saved: bool,
}

/// The hit points of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Health {
    /// Hit points, at least 0.
    pub hp: i16,
    /// Extra hit points for the battle, which are lost first.
    pub shield: i16,
}

/// An event of a battle, and the state of both sides after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passage {
    /// The event.
    pub event: Event,
    /// The attacker's and the defender's hit points afterwards.
    pub after: [Health; 2],
}

/// Events of a battle, in the order in which they can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A salve restored a side to full strength.
    Salve {
        /// The side.
        side: Side,
        /// Hit points restored.
        healed: i16,
    },
    /// A side rolled against the enemy's panic.
    Panic {
        /// The side that rolled.
        victim: Side,
        /// Its roll.
        save: Save,
        /// Hit points lost; may be all of them (ruling R18).
        damage: i16,
        /// Reductions of the three values; 0 if the save succeeded.
        lowered: [i16; 3],
    },
    /// The battlefield advantage was decided.
    Advantage {
        /// The attacker's and the defender's die; 0 if they were not rolled.
        dice: [u8; 2],
        /// The bonus, or `None` without one.
        gain: Option<Advantage>,
    },
    /// A side could not use its combat cards, and keeps them.
    CardsBlocked {
        /// The side.
        side: Side,
        /// Number of cards.
        count: u8,
    },
    /// A combat card took effect.
    Card {
        /// The side of the card.
        side: Side,
        /// Its elements, each with its result. The result can differ from the card, because some
        /// elements roll dice, and a value of 0 cannot be raised.
        effects: Vec<(Element, i16)>,
    },
    /// A round began.
    Round {
        /// Its number, from 1.
        number: u8,
        /// Its challenges in order.
        order: Vec<Stat>,
    },
    /// A side rolled against Sound of Doom.
    Doom {
        /// The side that rolled. On a failure its actions are blocked for the round.
        victim: Side,
        /// Its roll.
        save: Save,
    },
    /// A curse from an earlier round did damage.
    Curse {
        /// The cursed side.
        victim: Side,
        /// Its damage.
        damage: i16,
    },
    /// A challenge.
    Challenge(Challenge),
    /// A side with oblivion was destroyed, so its destroyer may be destroyed too.
    Oblivion {
        /// The destroyer.
        victim: Side,
        /// Chance of its destruction, in percent.
        chance: u8,
        /// True if it was destroyed.
        fell: bool,
    },
}

/// One side of one challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The value without any bonus.
    pub base: i16,
    /// The value with all bonuses.
    pub total: i16,
    /// Hit points before the challenge.
    pub hp_before: i16,
    /// Hit points after the challenge.
    pub hp_after: i16,
}

/// One challenge of one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// The round, from 1.
    pub round: u8,
    /// The value compared.
    pub stat: Stat,
    /// The attacker.
    pub attacker: Standing,
    /// The defender.
    pub defender: Standing,
    /// Damage to the loser, before its shield and before the limit of its hit points.
    pub damage: i16,
    /// The damage as a sum: the difference of the values and the changes by abilities, in order.
    pub parts: Vec<(DamagePart, i16)>,
    /// Effects triggered by the damage.
    pub fired: Vec<Fired>,
}

impl Challenge {
    /// Returns one side.
    #[must_use]
    pub const fn standing(&self, side: Side) -> Standing {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// Returns the side with the higher value, or `None` if they were equal.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        if self.attacker.total > self.defender.total {
            Some(Side::Attacker)
        } else if self.attacker.total < self.defender.total {
            Some(Side::Defender)
        } else {
            None
        }
    }
}

/// The source of a part of a challenge's damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DamagePart {
    /// The difference of the two values.
    Difference,
    /// An ability of either side.
    Ability(Ability, Source),
}

/// An ability triggered by damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fired {
    /// The side with the ability.
    pub side: Side,
    /// The ability.
    pub ability: Ability,
    /// Its source.
    pub source: Source,
    /// The enemy's roll against it, if one is allowed.
    pub save: Option<Save>,
    /// Its result: hit points lost, healed or lost for good, or the total reduction of the three
    /// values; 0 if avoided.
    pub amount: i16,
}

/// The end of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum End {
    /// The attacker is destroyed.
    AttackerDestroyed,
    /// The attacker must retreat.
    AttackerRetreats,
    /// The defender is destroyed, or the place captured.
    DefenderDestroyed,
    /// The defender must retreat.
    DefenderRetreats,
    /// Neither side has hit points left (ruling R30).
    BothDestroyed,
}

/// The losses of a side in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toll {
    /// All damage taken, including damage to the shield and damage healed since.
    pub damage: i16,
    /// Hit points left.
    pub hp: i16,
    /// Hit points that it has lost for good.
    pub scar: i16,
}

/// A complete battle with all its numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleReport {
    /// Both sides with their values for the first round, and their hit points before the battle.
    /// The contents of unused cards are removed.
    pub battle: Battle,
    /// All events, in order.
    pub passages: Vec<Passage>,
    /// The end.
    pub end: End,
    /// The losses of the attacker and the defender.
    pub tolls: [Toll; 2],
}

impl BattleReport {
    /// Returns the losses of a side.
    #[must_use]
    pub const fn toll(&self, side: Side) -> Toll {
        self.tolls[side as usize]
    }

    /// Iterates over the challenges, in order.
    pub fn challenges(&self) -> impl Iterator<Item = &Challenge> {
        self.passages
            .iter()
            .filter_map(|passage| if let Event::Challenge(challenge) = &passage.event { Some(challenge) } else { None })
    }

    /// Returns the hit points of both sides before a passage, by its index.
    #[must_use]
    pub fn before(&self, passage: usize) -> [Health; 2] {
        let start = |fighter: &Fighter| Health { hp: fighter.hp, shield: fighter.shield.total() as i16 };
        match passage.checked_sub(1).and_then(|last| self.passages.get(last)) {
            Some(passage) => passage.after,
            None => [start(&self.battle.attacker), start(&self.battle.defender)],
        }
    }

    /// True if oblivion has destroyed a side's place (manual appendix D).
    #[must_use]
    pub fn razed(&self, side: Side) -> bool {
        self.battle.side(side).is_place()
            && self
                .passages
                .iter()
                .any(|passage| matches!(passage.event, Event::Oblivion { victim, fell: true, .. } if victim == side))
    }
}
