//! Traits: the character of an archfiend, independent of its level. They show in its actions, and
//! follow from public facts: its sin and its name.
//!
//! A trait changes weights only moderately, so that all characters are as strong as their level.

use serde::{Deserialize, Serialize};

use crate::Weights;
use crate::rules::game::{Archfiend, Charter};
use crate::rules::ids::Seat;
use crate::rules::objectives::Sin;

/// A characteristic of an archfiend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Trait {
    /// Quick to fight, and to fight on.
    Wrathful,
    /// Concedes nothing.
    Proud,
    /// Wants tribute and wares, and demands them.
    Grasping,
    /// Opposes the leader.
    Envious,
    /// Keeps the peace and raises its attributes instead.
    Indolent,
    /// Wants land, places and legions.
    Ravenous,
    /// Makes friends with gifts.
    Courtly,
    /// Risks its legions.
    Bold,
    /// Spares its legions.
    Wary,
    /// Prefers rituals and events.
    Scheming,
    /// Prefers manuscripts, attributes and secret objectives.
    Bookish,
}

impl Trait {
    /// All traits: first those that follow from a sin, then the others.
    pub const ALL: [Self; 11] = [
        Self::Wrathful,
        Self::Proud,
        Self::Grasping,
        Self::Envious,
        Self::Indolent,
        Self::Ravenous,
        Self::Courtly,
        Self::Bold,
        Self::Wary,
        Self::Scheming,
        Self::Bookish,
    ];

    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wrathful => "wrathful",
            Self::Proud => "proud",
            Self::Grasping => "grasping",
            Self::Envious => "envious",
            Self::Indolent => "indolent",
            Self::Ravenous => "ravenous",
            Self::Courtly => "courtly",
            Self::Bold => "bold",
            Self::Wary => "wary",
            Self::Scheming => "scheming",
            Self::Bookish => "bookish",
        }
    }

    /// Applies the trait to the weights.
    fn tip(self, weights: &mut Weights) {
        let times = |weight: &mut i32, percent: i32| *weight = *weight * percent / 100;
        match self {
            Self::Wrathful => {
                times(&mut weights.war, 140);
                times(&mut weights.vendettas, 150);
                times(&mut weights.insults, 140);
                times(&mut weights.caution, 75);
            }
            Self::Proud => {
                times(&mut weights.pride, 300);
                times(&mut weights.insults, 200);
                times(&mut weights.gifts, 30);
            }
            Self::Grasping => {
                times(&mut weights.demands, 140);
                times(&mut weights.tribute, 115);
                times(&mut weights.wares, 130);
            }
            Self::Envious => {
                times(&mut weights.malice, 220);
                times(&mut weights.peace, 70);
                times(&mut weights.rituals, 120);
            }
            Self::Indolent => {
                times(&mut weights.demands, 35);
                times(&mut weights.insults, 20);
                times(&mut weights.raises, 125);
                times(&mut weights.mastery, 115);
            }
            Self::Ravenous => {
                times(&mut weights.land, 170);
                times(&mut weights.places, 115);
                times(&mut weights.legions, 140);
            }
            Self::Courtly => {
                times(&mut weights.gifts, 400);
                times(&mut weights.pride, 60);
                times(&mut weights.wares, 115);
            }
            Self::Bold => {
                times(&mut weights.caution, 70);
                times(&mut weights.places, 110);
            }
            Self::Wary => {
                times(&mut weights.caution, 140);
                times(&mut weights.peace, 125);
            }
            Self::Scheming => {
                times(&mut weights.rituals, 160);
                times(&mut weights.events, 160);
            }
            Self::Bookish => {
                times(&mut weights.lore, 150);
                times(&mut weights.secrets, 130);
                times(&mut weights.raises, 110);
            }
        }
    }
}

/// Returns the two traits of an archfiend: one from its sin, one from its name.
#[must_use]
pub fn traits(archfiend: &Archfiend) -> [Trait; 2] {
    let first = match archfiend.objective {
        Sin::Wrath => Trait::Wrathful,
        Sin::Pride => Trait::Proud,
        Sin::Greed => Trait::Grasping,
        Sin::Envy => Trait::Envious,
        Sin::Sloth => Trait::Indolent,
        Sin::Gluttony => Trait::Ravenous,
        Sin::Lust => Trait::Courtly,
    };
    // The FNV-1a hash: short, and the same on all machines.
    let hash =
        archfiend.name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let others = &Trait::ALL[7..];
    [first, others[(hash >> 7) as usize % others.len()]]
}

/// Returns these weights with the traits of the archfiend in this seat.
#[must_use]
pub fn tipped(mut weights: Weights, charter: &Charter, seat: Seat) -> Weights {
    for tip in traits(&charter.seats[seat.index()].archfiend) {
        tip.tip(&mut weights);
    }
    weights
}
