//! The report of a battle: both sides as they stood, and everything that happened, one passage after the other.
//!
//! After each passage the report has the hit points of both sides, so a theatre can step through it in either direction
//! without knowing a rule. Whose eyes may read it is decided in [`facts`](crate::facts) (ruling R19).

use serde::{Deserialize, Serialize};

use super::sides::{Battle, Fighter};
use crate::attachments::{Element, Source};
use crate::catalog::Ability;
use crate::forces::Stat;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Who came.
    Attacker,
    /// Who was there.
    Defender,
}

impl Side {
    /// Both; a side's index is its place here.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The enemy of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// What the battlefield advantage gave (ruling R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Advantage {
    /// Who won it.
    pub side: Side,
    /// On which value it falls.
    pub stat: Stat,
    /// How much it is.
    pub amount: i16,
}

/// A roll against an evil: a die and the level must reach a number (manual appendix D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// The die; 0 where nobody rolled because only the chances were asked for.
    pub die: u8,
    /// The level that counts, with what praetor and artifacts add.
    pub level: i16,
    /// Whether the evil was averted.
    pub saved: bool,
}

/// How much a side can still take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Health {
    /// Hit points, never below 0.
    pub hp: i16,
    /// Hit points for the length of the battle, which are lost first.
    pub shield: i16,
}

/// Something that happened in a battle, and how both sides were after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passage {
    /// What happened.
    pub event: Event,
    /// The attacker's and the defender's health afterwards.
    pub after: [Health; 2],
}

/// What can happen in a battle, in the order in which it can.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A salve has restored a side to its full strength.
    Salve {
        /// Whose.
        side: Side,
        /// The hit points that were missing.
        healed: i16,
    },
    /// The enemy spreads panic.
    Panic {
        /// Who may be seized by it.
        victim: Side,
        /// The roll against it.
        save: Save,
        /// What the die took off the hit points; it may take all of them (ruling R18).
        damage: i16,
        /// What the dice took off the three values; nothing if it was averted.
        lowered: [i16; 3],
    },
    /// The battlefield advantage.
    Advantage {
        /// The attacker's and the defender's die; 0 where nobody rolled.
        dice: [u8; 2],
        /// What it gave.
        gain: Option<Advantage>,
    },
    /// A side could not use its combat cards, and keeps them.
    CardsBlocked {
        /// Whose cards.
        side: Side,
        /// How many.
        count: u8,
    },
    /// A combat card was turned up.
    Card {
        /// Whose card.
        side: Side,
        /// What stands on it, and what each element came to: dice are rolled, and nothing can be raised from nothing.
        effects: Vec<(Element, i16)>,
    },
    /// A round began.
    Round {
        /// Which, from 1.
        number: u8,
        /// Its challenges.
        order: Vec<Stat>,
    },
    /// The sound of doom was heard.
    Doom {
        /// Whose actions it may block for the round.
        victim: Side,
        /// The roll against it.
        save: Save,
    },
    /// A curse laid in an earlier round did its damage.
    Curse {
        /// Who is cursed.
        victim: Side,
        /// The damage.
        damage: i16,
    },
    /// A challenge.
    Challenge(Challenge),
    /// A side was destroyed and may take its destroyer with it.
    Oblivion {
        /// Who may be destroyed as well.
        victim: Side,
        /// In how many of a hundred cases it is.
        chance: u8,
        /// Whether it was.
        fell: bool,
    },
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// The round, from 1.
    pub round: u8,
    /// What is compared.
    pub stat: Stat,
    /// The attacker.
    pub attacker: Standing,
    /// The defender.
    pub defender: Standing,
    /// The damage done to whichever side lost; shields and what is beyond the last hit point are not taken off.
    pub damage: i16,
    /// The damage as a sum: the difference of the values and what abilities made of it, in order.
    pub parts: Vec<(DamagePart, i16)>,
    /// What the damage set off besides.
    pub fired: Vec<Fired>,
}

impl Challenge {
    /// One side of it.
    #[must_use]
    pub const fn standing(&self, side: Side) -> Standing {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// Who had the higher value; nobody if they were equal.
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

/// Where a part of a challenge's damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DamagePart {
    /// The difference of the two values.
    Difference,
    /// An ability of the side that struck or of the side that was struck.
    Ability(Ability, Source),
}

/// An ability that damage has set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fired {
    /// Whose ability.
    pub side: Side,
    /// Which.
    pub ability: Ability,
    /// From where.
    pub source: Source,
    /// The enemy's roll against it, where one is allowed.
    pub save: Option<Save>,
    /// What it came to: hit points lost, healed or lost for good, points of the three values together; 0 if averted.
    pub amount: i16,
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
    /// Neither side has hit points left (ruling R30).
    BothDestroyed,
}

/// What a battle has cost a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toll {
    /// All damage that it took, also on its shield and also what it has healed since.
    pub damage: i16,
    /// The hit points that it has left.
    pub hp: i16,
    /// Hit points that it has lost for good.
    pub scar: i16,
}

/// A whole battle, so that every number of it can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleReport {
    /// Both sides with the values that they took into the first round; hit points as they were before anything happened.
    /// What stands on cards that were not turned up is not in it.
    pub battle: Battle,
    /// Everything that happened.
    pub passages: Vec<Passage>,
    /// How it ended.
    pub end: End,
    /// What it cost the attacker and the defender.
    pub tolls: [Toll; 2],
}

impl BattleReport {
    /// What it cost a side.
    #[must_use]
    pub const fn toll(&self, side: Side) -> Toll {
        self.tolls[side as usize]
    }

    /// The challenges, in order.
    pub fn challenges(&self) -> impl Iterator<Item = &Challenge> {
        self.passages.iter().filter_map(|passage| match &passage.event {
            Event::Challenge(challenge) => Some(challenge),
            Event::Salve { .. }
            | Event::Panic { .. }
            | Event::Advantage { .. }
            | Event::CardsBlocked { .. }
            | Event::Card { .. }
            | Event::Round { .. }
            | Event::Doom { .. }
            | Event::Curse { .. }
            | Event::Oblivion { .. } => None,
        })
    }

    /// The health of both sides before a passage, by its position.
    #[must_use]
    pub fn before(&self, passage: usize) -> [Health; 2] {
        let start = |fighter: &Fighter| Health { hp: fighter.hp, shield: fighter.shield.total() as i16 };
        match passage.checked_sub(1).and_then(|last| self.passages.get(last)) {
            Some(passage) => passage.after,
            None => [start(&self.battle.attacker), start(&self.battle.defender)],
        }
    }

    /// Whether oblivion has swept a side's place off the map (manual appendix D).
    #[must_use]
    pub fn razed(&self, side: Side) -> bool {
        self.battle.side(side).is_place()
            && self
                .passages
                .iter()
                .any(|passage| matches!(passage.event, Event::Oblivion { victim, fell: true, .. } if victim == side))
    }
}
