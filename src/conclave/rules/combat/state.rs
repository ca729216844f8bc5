//! The variable part of a battle. It is small, so that it can be copied for every possible result
//! of the dice.

use super::course::Course;
use super::report::{End, Health, Side, Toll};
use crate::forces::Stat;

/// The state of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Body {
    /// Hit points left, at least 0.
    pub hp: i16,
    /// Extra hit points left.
    pub shield: i16,
    /// The three values. Before the first round they may be negative, because all parts are added
    /// first (ruling R27).
    pub values: [i16; 3],
    /// All damage taken.
    pub taken: i16,
    /// Hit points lost for good.
    pub scar: i16,
    /// True if it has lost hit points in this battle.
    pub wounded: bool,
    /// True if it is cursed.
    pub cursed: bool,
    /// True if its actions are blocked in this round.
    pub silenced: bool,
    /// True if its values count as 0 for the rest of this round.
    pub stunned: bool,
}

impl Body {
    /// Returns the effective value.
    pub(super) const fn value(&self, stat: Stat) -> i16 {
        let value = self.values[stat as usize];
        if self.stunned || value < 0 { 0 } else { value }
    }

    /// Takes damage, from the shield first. Returns the hit points lost.
    pub(super) fn suffer(&mut self, damage: i16) -> i16 {
        let damage = damage.clamp(0, self.shield + self.hp);
        let blunted = damage.min(self.shield);
        self.shield -= blunted;
        self.hp -= damage - blunted;
        self.taken += damage;
        self.wounded |= damage > blunted;
        damage - blunted
    }

    /// Returns the damage that can still be taken, at most `damage`.
    pub(super) fn felt(&self, damage: i16) -> i16 {
        damage.clamp(0, self.shield + self.hp)
    }

    fn words(&self) -> [u64; 2] {
        let flags =
            self.wounded as u64 | (self.cursed as u64) << 1 | (self.silenced as u64) << 2 | (self.stunned as u64) << 3;
        let word = |a: i16, b: i16, c: i16| a as u16 as u64 | (b as u16 as u64) << 16 | (c as u16 as u64) << 32;
        [
            word(self.hp, self.shield, self.taken) | (self.values[0] as u16 as u64) << 48,
            word(self.values[1], self.values[2], self.scar) | flags << 48,
        ]
    }
}

/// The state of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State(pub [Body; 2]);

impl State {
    /// Creates the state before the first stage: current hit points, shields, and values without
    /// support.
    pub(super) fn start(course: &Course<'_>) -> Self {
        Self(Side::BOTH.map(|side| {
            let unit = course.unit(side);
            Body {
                hp: course.battle.side(side).hp,
                shield: unit.shield,
                values: unit.own,
                taken: 0,
                scar: 0,
                wounded: false,
                cursed: false,
                silenced: false,
                stunned: false,
            }
        }))
    }

    pub(super) const fn side(&self, side: Side) -> &Body {
        &self.0[side as usize]
    }

    pub(super) const fn side_mut(&mut self, side: Side) -> &mut Body {
        &mut self.0[side as usize]
    }

    /// True if a side has no hit points left.
    pub(super) const fn over(&self) -> bool {
        self.0[0].hp == 0 || self.0[1].hp == 0
    }

    pub(super) fn health(&self) -> [Health; 2] {
        self.0.map(|body| Health { hp: body.hp, shield: body.shield })
    }

    pub(super) fn tolls(&self) -> [Toll; 2] {
        self.0.map(|body| Toll { damage: body.taken, hp: body.hp, scar: body.scar })
    }

    /// Returns the result if the battle ends now (manual 4.16).
    pub(super) fn end(&self, course: &Course<'_>) -> End {
        let [attacker, defender] = &self.0;
        match (attacker.hp == 0, defender.hp == 0) {
            (true, true) => End::BothDestroyed,
            (true, false) => End::AttackerDestroyed,
            (false, true) => End::DefenderDestroyed,
            // Places never retreat.
            (false, false) if course.unit(Side::Defender).place => End::AttackerRetreats,
            // Equal damage: the attacker retreats (ruling R17).
            (false, false) if defender.taken > attacker.taken => End::DefenderRetreats,
            (false, false) => End::AttackerRetreats,
        }
    }

    /// Returns a hash of the state.
    pub(super) fn fingerprint(&self) -> u64 {
        let [[a, b], [c, d]] = [self.0[0].words(), self.0[1].words()];
        let hash = [a, b, c, d]
            .into_iter()
            .fold(0, |hash: u64, word| (hash.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // Mixes the last word into the middle bits.
        hash ^ hash >> 29
    }
}
