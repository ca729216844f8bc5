//! The report of a duel: both praetors, both plans, and every number of every slot. A viewer of the
//! duel does not need to compute any rule again.

use serde::{Deserialize, Serialize};

use super::fate::Corner;
use super::plan::{Duelist, Plan, Stroke};

/// The result of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DuelEnd {
    /// The first praetor survived.
    First,
    /// The second praetor survived.
    Second,
    /// Both fell; or neither could fall, and both are banished.
    Both,
}

impl DuelEnd {
    /// True if the praetor in this corner survived.
    #[must_use]
    pub const fn stands(self, corner: Corner) -> bool {
        matches!((self, corner), (Self::First, Corner::First) | (Self::Second, Corner::Second))
    }
}

/// A whole duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuelReport {
    /// Both praetors as they entered.
    pub duelists: [Duelist; 2],
    /// Their plans, the same in every round.
    pub plans: [Plan; 2],
    /// The rounds.
    pub rounds: Vec<RoundReport>,
    /// The result.
    pub end: DuelEnd,
}

impl DuelReport {
    /// Iterates over all exchanges, in order.
    pub fn exchanges(&self) -> impl Iterator<Item = &Exchange> {
        self.rounds.iter().flat_map(|round| &round.exchanges)
    }

    /// Returns the hit points of both praetors at the end.
    #[must_use]
    pub fn hp(&self) -> [u16; 2] {
        let last = self.exchanges().last();
        Corner::BOTH.map(|corner| match last {
            Some(exchange) => exchange.blow(corner).hp_after,
            None => self.duelists[corner as usize].hp.into(),
        })
    }

    /// True if the duel ended without a praetor at 0 hit points.
    #[must_use]
    pub fn stalemate(&self) -> bool {
        !self.hp().contains(&0)
    }
}

/// A round: six slots, or fewer if a praetor fell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundReport {
    /// Its exchanges, from the first slot.
    pub exchanges: Vec<Exchange>,
}

/// Both strokes of one slot, made at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// The slot, from 0.
    pub slot: u8,
    /// The blows of the first and of the second praetor.
    pub blows: [Blow; 2],
}

impl Exchange {
    /// Returns the blow of the praetor in this corner.
    #[must_use]
    pub const fn blow(&self, corner: Corner) -> &Blow {
        &self.blows[corner as usize]
    }
}

/// A roll of a trance against a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranceTest {
    /// The roll of the trance's owner, 1 to 100.
    pub rolled: u8,
    /// The chance in percent. A roll up to the chance negates the stroke.
    pub chance: u8,
}

/// The move of one praetor in one slot, and its results.
///
/// The enemy's loss is a sum: `hit + bonus + direct + bleeding + retribution - blocked - warded -
/// turned = dealt`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The stroke as planned; `None` for an empty slot.
    pub stroke: Option<Stroke>,
    /// The rolls of the enemy's trances against it, up to the first success.
    pub trances: Vec<TranceTest>,
    /// True if a trance negated the stroke.
    pub negated: bool,
    /// Skulls that the stroke lost to crippling.
    pub crippled: u8,
    /// The luck roll; `None` if luck had no effect in this slot.
    pub luck: Option<u8>,
    /// The dice of the move.
    pub dice: Vec<u8>,
    /// Skulls plus luck; 0 without a skull.
    pub attack: u16,
    /// Shields plus luck, which block skulls.
    pub guard: u16,
    /// The attack minus the enemy's guard, at least 0.
    pub hit: u16,
    /// Extra damage of the move.
    pub bonus: u16,
    /// Damage that neither shields nor luck can block.
    pub direct: u16,
    /// Damage in this slot from wounds that the praetor inflicted in earlier slots.
    pub bleeding: u16,
    /// Bonus and bleeding damage stopped by unused shields and luck of the enemy.
    pub blocked: u16,
    /// Damage of all kinds stopped by the enemy's wards.
    pub warded: u16,
    /// Damage returned by the enemy's oath.
    pub turned: u16,
    /// Damage that the praetor's own oath returns to the enemy.
    pub retribution: u16,
    /// Total damage to the enemy.
    pub dealt: u16,
    /// The ward that the move raises, in points of damage.
    pub ward_raised: u16,
    /// Points left of the praetor's wards after the slot.
    pub ward: u16,
    /// Damage to the enemy in each later slot of the round, caused by this stroke.
    pub wound: u16,
    /// Skulls that the enemy's later strokes lose because of this one.
    pub maimed: u16,
    /// The chance in percent that each later stroke of the enemy is negated; 0 if the move is no
    /// trance.
    pub trance: u8,
    /// Hit points before the slot.
    pub hp_before: u16,
    /// Hit points after the slot.
    pub hp_after: u16,
}

impl Blow {
    /// True if a move was made: planned and not negated.
    #[must_use]
    pub const fn made(&self) -> bool {
        self.stroke.is_some() && !self.negated
    }

    /// Returns the skulls of the stroke after negation and crippling.
    #[must_use]
    pub fn skulls(&self) -> u8 {
        self.stroke.filter(|_| !self.negated).map_or(0, |stroke| stroke.skulls.saturating_sub(self.crippled))
    }
}
