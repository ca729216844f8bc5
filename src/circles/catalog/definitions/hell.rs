//! Hell cards (rule 2.4.3): an event, a phenomenon, and the place of somebody else's phenomenon.
//!
//! A card names a sectio at its bottom. Its circle and quarter are those of the sectio (rule 6.2).

use serde::Deserialize;

use crate::ids::Sphere;

use super::modifiers::Modifier;
use super::strokes::Stroke;

/// An event (rule 6.1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// The box in which it stays, if it is permanent (rule 6.1.1).
    #[serde(default)]
    pub permanent: Option<Sphere>,
    /// What happens once, in this order, when the card is drawn or placed.
    #[serde(default)]
    pub at_once: Vec<Stroke>,
    /// What changes as long as the card is in its box, or until the end of the turn if it is not
    /// permanent.
    #[serde(default)]
    pub lasting: Vec<Modifier>,
}

/// A phenomenon (rule 6.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhenomenonDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// The size of the area that it strikes.
    pub area: Area,
    /// What it does.
    pub effect: PhenomenonEffect,
}

/// What part of Hell a phenomenon strikes (rule 6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Area {
    /// All sectio of a quarter.
    Quarter,
    /// All sectio of a circle.
    Circle,
    /// One sectio.
    Sectio,
}

/// What a phenomenon does in each sectio that it strikes. All but the first two last until the end
/// of the turn. Uriel and Lilith feel `CaveIn` and `Landslide` only (rule 6.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum PhenomenonEffect {
    /// All units there are destroyed, at once.
    CaveIn,
    /// A die is rolled for each unit there, at once. A low roll destroys it.
    Landslide {
        /// Highest roll that destroys.
        upto: u8,
    },
    /// A die is rolled for each legion there, at once. A low roll destroys it.
    Pestilence {
        /// Highest roll that destroys.
        upto: u8,
    },
    /// Every unit there moves by the compass, at once. Whoever would leave Hell stays.
    Earthquake,
    /// Units stop when they enter (rule 9.5).
    Quagmire,
    /// Units cannot leave in a march or by fleeing (rule 9.5).
    Chains,
    /// Units cannot enter in a march or by fleeing.
    WallOfFire,
    /// No Souls may be collected.
    NoSouls,
    /// A sectio yields more or fewer Souls.
    Yield {
        /// Souls added.
        add: i8,
    },
    /// No legion may be summoned there.
    NoSummoning,
    /// There is no combat, and nobody petitions there.
    Truce,
    /// Combat rolls of legions there.
    Rolls {
        /// Added to each roll.
        add: i8,
    },
    /// No spells are cast in combats there.
    NoMagic,
    /// Units there cannot be influenced.
    Loyalty,
}

/// A Hell card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HellCardDef {
    /// The id of its event.
    pub event: String,
    /// The id of its phenomenon.
    pub phenomenon: String,
    /// The id of the sectio at its bottom. Each sectio is on one card.
    pub sectio: String,
}
