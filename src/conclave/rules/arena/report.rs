//! The report of a duel: both praetors, both plans, and every number of every slot, so that a theatre recomputes no rule.

use serde::{Deserialize, Serialize};

use super::fate::Corner;
use super::plan::{Duelist, Plan, Stroke};

/// Who is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DuelEnd {
    /// The first praetor stands.
    First,
    /// The second praetor stands.
    Second,
    /// Both fell, or neither could fall and both are banished.
    Both,
}

impl DuelEnd {
    /// Whether the praetor in a corner is left.
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
    /// How it ended.
    pub end: DuelEnd,
}

impl DuelReport {
    /// All exchanges of blows, in order.
    pub fn exchanges(&self) -> impl Iterator<Item = &Exchange> {
        self.rounds.iter().flat_map(|round| &round.exchanges)
    }

    /// The hit points of both at the end.
    #[must_use]
    pub fn hp(&self) -> [u16; 2] {
        let last = self.exchanges().last();
        Corner::BOTH.map(|corner| match last {
            Some(exchange) => exchange.blow(corner).hp_after,
            None => self.duelists[corner as usize].hp.into(),
        })
    }

    /// Whether it ended because nobody could fall, and not because somebody did.
    #[must_use]
    pub fn stalemate(&self) -> bool {
        !self.hp().contains(&0)
    }
}

/// A round: the six slots, or fewer if somebody fell.
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
    /// What the first and the second praetor did.
    pub blows: [Blow; 2],
}

impl Exchange {
    /// What the praetor in a corner did.
    #[must_use]
    pub const fn blow(&self, corner: Corner) -> &Blow {
        &self.blows[corner as usize]
    }
}

/// A throw of a trance against a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranceTest {
    /// The enemy's throw, 1 to 100.
    pub rolled: u8,
    /// The chance in percent: a throw not above it brings the stroke to nothing.
    pub chance: u8,
}

/// What one praetor did in one slot, and what it came to.
///
/// What the enemy loses is a sum: `hit + bonus + direct + bleeding + retribution - blocked - warded - turned = dealt`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The stroke as planned; `None` for an empty slot.
    pub stroke: Option<Stroke>,
    /// The throws of the enemy's trances against it, until one succeeded.
    pub trances: Vec<TranceTest>,
    /// Whether a trance brought it to nothing.
    pub negated: bool,
    /// Skulls that it lost because the praetor is crippled.
    pub crippled: u8,
    /// The luck roll; `None` where luck had nothing to do.
    pub luck: Option<u8>,
    /// The dice of the move.
    pub dice: Vec<u8>,
    /// Skulls and luck that hit; 0 without a skull.
    pub attack: u16,
    /// Shields and luck that block skulls.
    pub guard: u16,
    /// The attack less the enemy's guard, never below 0.
    pub hit: u16,
    /// What the move adds to the hit.
    pub bonus: u16,
    /// What the move does that neither shields nor luck can block.
    pub direct: u16,
    /// What wounds that the praetor gave in earlier slots cost the enemy in this one.
    pub bleeding: u16,
    /// What unused shields and luck of the enemy stopped of bonus and bleeding.
    pub blocked: u16,
    /// What the enemy's wards stopped, of everything.
    pub warded: u16,
    /// What the enemy's oath turned back.
    pub turned: u16,
    /// What the praetor's own oath makes of the enemy's damage.
    pub retribution: u16,
    /// What the enemy loses by all this.
    pub dealt: u16,
    /// The ward that the move puts up.
    pub ward_raised: u16,
    /// What is left of the praetor's wards after the slot.
    pub ward: u16,
    /// What the enemy will lose in each later slot of the round because of this stroke.
    pub wound: u16,
    /// Skulls that the enemy's later strokes lose because of this one.
    pub maimed: u16,
    /// The chance in percent that each later stroke of the enemy comes to nothing; 0 if the move is no trance.
    pub trance: u8,
    /// Hit points before the slot.
    pub hp_before: u16,
    /// Hit points after it.
    pub hp_after: u16,
}

impl Blow {
    /// Whether a move was made: planned, and not brought to nothing.
    #[must_use]
    pub const fn made(&self) -> bool {
        self.stroke.is_some() && !self.negated
    }

    /// The skulls that were left to hit with.
    #[must_use]
    pub fn skulls(&self) -> u8 {
        self.stroke.filter(|_| !self.negated).map_or(0, |stroke| stroke.skulls.saturating_sub(self.crippled))
    }
}
