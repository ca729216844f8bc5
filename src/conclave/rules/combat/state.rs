//! What changes during a battle, and nothing else: small enough to be copied for every way the dice can fall.

use super::course::Course;
use super::report::{End, Health, Side, Toll};
use crate::forces::Stat;

/// How one side is at a moment of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Body {
    /// Hit points left, never below 0.
    pub hp: i16,
    /// What is left of the hit points for the length of the battle.
    pub shield: i16,
    /// The three values. Before the first round they may be below 0, for all parts are added up first (ruling R27).
    pub values: [i16; 3],
    /// All damage taken.
    pub taken: i16,
    /// Hit points lost for good.
    pub scar: i16,
    /// Whether it has lost hit points in this battle.
    pub wounded: bool,
    /// Whether it is cursed.
    pub cursed: bool,
    /// Whether its actions are blocked in this round.
    pub silenced: bool,
    /// Whether its values are nothing for the rest of this round.
    pub stunned: bool,
}

impl Body {
    /// A value as it counts now.
    pub(super) const fn value(&self, stat: Stat) -> i16 {
        let value = self.values[stat as usize];
        if self.stunned || value < 0 { 0 } else { value }
    }

    /// Takes damage, on the shield first. Gives what the hit points lost.
    pub(super) fn suffer(&mut self, damage: i16) -> i16 {
        let damage = damage.clamp(0, self.shield + self.hp);
        let blunted = damage.min(self.shield);
        self.shield -= blunted;
        self.hp -= damage - blunted;
        self.taken += damage;
        self.wounded |= damage > blunted;
        damage - blunted
    }

    /// How much damage would be felt.
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

/// How both sides are at a moment of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State(pub [Body; 2]);

impl State {
    /// Both sides as they come: healthy or not, shields up, with their own values and nobody's support yet.
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

    /// Whether a side has no hit points left.
    pub(super) const fn over(&self) -> bool {
        self.0[0].hp == 0 || self.0[1].hp == 0
    }

    pub(super) fn health(&self) -> [Health; 2] {
        self.0.map(|body| Health { hp: body.hp, shield: body.shield })
    }

    pub(super) fn tolls(&self) -> [Toll; 2] {
        self.0.map(|body| Toll { damage: body.taken, hp: body.hp, scar: body.scar })
    }

    /// How the battle ends if it ends now (manual 4.16).
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

    /// A number that equal states share and others rarely do.
    pub(super) fn fingerprint(&self) -> u64 {
        let [[a, b], [c, d]] = [self.0[0].words(), self.0[1].words()];
        let hash = [a, b, c, d]
            .into_iter()
            .fold(0, |hash: u64, word| (hash.rotate_left(25) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // What the last word says must reach the middle of the number too.
        hash ^ hash >> 29
    }
}
