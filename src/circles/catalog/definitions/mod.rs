//! What a card or a counter can do: one entry of a RON file for each.
//!
//! Effects are nested by subsystem. A number that a rule needs is in the effect, so the rules never
//! know a card by its id.
//!
//! Not here: names and flavour, which are Fluent texts under the same ids, and the sentences that
//! tell a rule, which are generated from these definitions.

mod arcana;
mod daemons;
mod hell;
mod modifiers;
mod numbers;
mod spells;
mod strokes;

use serde::Deserialize;

use crate::ids::{Circle, Quarter, Sectio};

pub use arcana::{ArcanumDef, Cost, Minor, Need, Play, SpellDef};
pub use daemons::{
    CombatSkill, DaemonDef, DiplomacySkill, EarthSkill, Gender, IncomeSkill, MagicSkill, MarchSkill, Skill,
    StandingSkill, SummoningSkill,
};
pub use hell::{Area, EventDef, HellCardDef, PhenomenonDef, PhenomenonEffect};
pub use modifiers::{
    ActionModifier, CardModifier, CombatModifier, EarthModifier, MarchModifier, Modifier, SoulModifier,
    StandingModifier, SummoningModifier,
};
pub use numbers::{
    Atonement, AtonementRow, CardNumbers, CombatNumbers, DiplomacyNumbers, MoveNumbers, Numbers, SetupNumbers,
    SoulNumbers, StandingNumbers,
};
pub use spells::{
    Aim, CardSpell, CombatSpell, CounterEffect, CounterScope, CounterSpell, DaemonSpell, HellSpell, SectioSpell,
    SoulSpell, SpellEffect, StandingSpell, Test, UnitSpell, VisitorSpell,
};
pub use strokes::{
    CardStroke, DaemonStroke, Fate, Measure, SectioStroke, SoulStroke, StandingStroke, Stroke, UnitStroke, Visitor,
    Which, Whom,
};

/// A sectio of the map, with its card (rules 2.2.2 and 2.4.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectioDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Its circle.
    pub circle: Circle,
    /// Its quarter.
    pub quarter: Quarter,
    /// What its owner gets in each Soul Phase.
    pub output: Output,
}

impl SectioDef {
    /// Returns its place on the map.
    #[must_use]
    pub const fn sectio(&self) -> Sectio {
        Sectio::at(self.circle, self.quarter)
    }

    /// Returns its Souls in each Soul Phase, before isolation. 0 if it gives cards instead.
    #[must_use]
    pub const fn souls(&self) -> u8 {
        match self.output {
            Output::Souls(souls) => souls,
            Output::Cards(_) => 0,
        }
    }
}

/// What a sectio gives its owner in each Soul Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Output {
    /// This many Souls (rule 7.2.1, step 1).
    Souls(u8),
    /// Arcana cards by a roll of the die, for 1 to 6 (rule 7.2.2). Isolation and modifiers of Souls
    /// do not matter, but no cards come where no Souls may be collected. If units of others are
    /// there and none of the owner, they get the first card.
    Cards([u8; 6]),
}

/// A lieutenant (rule 2.3.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LieutenantDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Legions that it can take along in a move and inspire in combat, 1 or more.
    pub leadership: u8,
    /// What it adds to combat rolls of its legions, and to saves of freebooters (rule 10.4).
    pub bonus: u8,
}

/// A hellhound (rule 2.3.8).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HoundDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Its combat rolls in each round, 1 or more. Stronger hounds move first (chapter 10).
    pub rolls: u8,
}
