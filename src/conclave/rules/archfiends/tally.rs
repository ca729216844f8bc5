//! A number with an explanation: the sum of named parts.

use serde::{Deserialize, Serialize};

use super::state::{Discipline, Rank};
use crate::attachments::Source;
use crate::ids::{ArtifactKind, EventKind, LegionId, PerkKind, PlaceId, PraetorKind, RelicKind, RitualKind};
use crate::rituals::SpellKind;

/// The source of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The value that everybody, or every unit of this kind, has.
    Base,
    /// A level of a discipline.
    Discipline(Discipline, u8),
    /// The rank.
    Rank(Rank),
    /// A place of power.
    Place(PlaceId),
    /// Half of a supporting legion's value (manual 4.16).
    Support(LegionId),
    /// The battlefield advantage (manual 4.16).
    Advantage,
    /// Earlier demands of the same turn (manual 4.3).
    EarlierDemands(u8),
    /// The bonus of a praetor (manual 4.6).
    Praetor(PraetorKind),
    /// The bonus of an artifact (manual 4.7).
    Artifact(ArtifactKind),
    /// The bonus of a relic (manual 4.8).
    Relic(RelicKind),
    /// The total of promotions.
    Promotion,
    /// The total of training from manuscripts.
    Training,
    /// The bonus of praetor and artifacts to the level, for rolls and attachment slots.
    LevelRoll,
    /// A seat of command, which triples the bonuses of a praetor.
    SeatOfCommand(ArtifactKind),
    /// A combat card of the unit's owner.
    CombatCard,
    /// A combat card of the enemy.
    EnemyCard,
    /// Panic.
    Panic,
    /// A spell on the legion (manual appendix I).
    Spell(SpellKind),
    /// A Planar Lock (manual appendix I).
    PlanarLock,
    /// An event in force (manual 4.13).
    Event(EventKind),
    /// A ritual (manual 4.11).
    Ritual(RitualKind),
    /// A perk (manual appendix G).
    Perk(PerkKind),
    /// The effect of the owner's perks on a legion, which is public (manual appendix G).
    Aura,
    /// The level of the target that resists a ritual (manual 4.11).
    TargetLevel,
    /// The average of level and loyalty of a legion that resists Deceit (manual 4.11).
    LevelAndLoyalty,
    /// A correction that keeps the tally within its limits.
    Limit,
}

impl Part {
    /// Returns the part for an ability of this source.
    #[must_use]
    pub const fn of(source: Source) -> Self {
        match source {
            Source::Born => Self::Base,
            Source::Promotion => Self::Promotion,
            Source::Training => Self::Training,
            Source::Praetor(kind) => Self::Praetor(kind),
            Source::Artifact(kind) => Self::Artifact(kind),
        }
    }
}

/// A number as the sum of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally(pub Vec<(Part, i32)>);

impl Tally {
    /// Creates a tally that has only a base.
    #[must_use]
    pub fn base(value: i32) -> Self {
        Self(vec![(Part::Base, value)])
    }

    /// Adds a part, unless its value is 0.
    pub fn add(&mut self, part: Part, value: i32) {
        if value != 0 {
            self.0.push((part, value));
        }
    }

    /// Adds to an existing part, or adds the part if there is none.
    pub fn pool(&mut self, part: Part, value: i32) {
        match self.0.iter_mut().find(|(known, _)| *known == part) {
            Some((_, known)) => *known += value,
            None => self.add(part, value),
        }
    }

    /// Returns the sum.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.0.iter().map(|(_, value)| value).sum()
    }

    /// Adds a last part that brings the sum down to `most`.
    pub fn cap(&mut self, most: i32) {
        let total = self.total();
        if total > most {
            self.add(Part::Limit, most - total);
        }
    }

    /// Adds a last part that brings the sum up to `least`.
    pub fn floor(&mut self, least: i32) {
        let total = self.total();
        if total < least {
            self.add(Part::Limit, least - total);
        }
    }
}
