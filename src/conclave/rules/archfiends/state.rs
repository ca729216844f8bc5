//! Ranks, attributes and disciplines, and the state of each house.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::perks::{Aura, Perks};
use crate::ids::Seat;

/// The five infernal ranks, lowest first (manual appendix K).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// Value 1.
    Lord,
    /// Value 2.
    Baron,
    /// Value 3.
    Marquis,
    /// Value 4.
    Duke,
    /// Value 5.
    Prince,
}

impl Rank {
    /// All five, lowest first.
    pub const ALL: [Self; 5] = [Self::Lord, Self::Baron, Self::Marquis, Self::Duke, Self::Prince];

    /// Returns its value in the game's formulas, 1 to 5.
    #[must_use]
    pub const fn value(self) -> i32 {
        self as i32 + 1
    }
}

/// The five disciplines, each based on an attribute (manual 4.1, appendix K).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Discipline {
    /// Based on Martial Prowess.
    Wrath,
    /// Based on Cunning.
    Deceit,
    /// Based on Intellect.
    Prophecy,
    /// Based on Wickedness.
    Destruction,
    /// Based on Charisma.
    Diabolism,
}

impl Discipline {
    /// All five, in the manual's order.
    pub const ALL: [Self; 5] = [Self::Wrath, Self::Deceit, Self::Prophecy, Self::Destruction, Self::Diabolism];

    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wrath => "wrath",
            Self::Deceit => "deceit",
            Self::Prophecy => "prophecy",
            Self::Destruction => "destruction",
            Self::Diabolism => "diabolism",
        }
    }
}

/// The five attributes of an archfiend (manual 4.1), 0 to 6 each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    /// Martial Prowess, the basis of Wrath.
    pub martial: u8,
    /// Cunning, the basis of Deceit.
    pub cunning: u8,
    /// Intellect, the basis of Prophecy.
    pub intellect: u8,
    /// Wickedness, the basis of Destruction.
    pub wickedness: u8,
    /// Charisma, the basis of Diabolism.
    pub charisma: u8,
}

impl Attributes {
    /// Returns the attribute of a discipline.
    #[must_use]
    pub const fn of(&self, discipline: Discipline) -> u8 {
        match discipline {
            Discipline::Wrath => self.martial,
            Discipline::Deceit => self.cunning,
            Discipline::Prophecy => self.intellect,
            Discipline::Destruction => self.wickedness,
            Discipline::Diabolism => self.charisma,
        }
    }

    /// Returns the attribute of a discipline, mutably.
    pub(crate) const fn of_mut(&mut self, discipline: Discipline) -> &mut u8 {
        match discipline {
            Discipline::Wrath => &mut self.martial,
            Discipline::Deceit => &mut self.cunning,
            Discipline::Prophecy => &mut self.intellect,
            Discipline::Destruction => &mut self.wickedness,
            Discipline::Diabolism => &mut self.charisma,
        }
    }

    /// Returns a copy with the attribute of a discipline raised by one.
    #[must_use]
    pub(crate) const fn raised(mut self, discipline: Discipline) -> Self {
        *self.of_mut(discipline) += 1;
        self
    }
}

/// The state of a house that can change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct House {
    /// Its rank.
    pub rank: Rank,
    /// Its attributes.
    pub attributes: Attributes,
    /// True for each attribute that it has raised this turn, by discipline.
    pub raised: [bool; Discipline::ALL.len()],
    /// Its perks, which are secret.
    pub perks: Perks,
    /// The house whose election would become its own, if it has the perk Kingmaker (manual 3.4).
    pub pawn: Option<Seat>,
    /// The effect of its perks on its legions, which is public. It is computed from perks and
    /// attributes and updated with them.
    pub aura: Aura,
}

impl House {
    /// Creates a house with its starting values, without perks.
    #[must_use]
    pub fn new(rank: Rank, attributes: Attributes) -> Self {
        Self {
            rank,
            attributes,
            raised: [false; Discipline::ALL.len()],
            perks: Perks::default(),
            pawn: None,
            aura: Aura::default(),
        }
    }
}

/// The archfiends slice of a game: a house for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Houses {
    pub(crate) houses: Vec<House>,
}

impl Houses {
    /// Returns a seat's house.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    /// Changes the rank of a house (manual 4.14.8).
    pub(crate) fn set_rank(&mut self, seat: Seat, rank: Rank) {
        self.of_mut(seat).rank = rank;
    }

    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    /// Returns a copy without the attributes and perks of all other houses. Their ranks and auras
    /// remain.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        for (index, house) in seen.houses.iter_mut().enumerate() {
            if index != seat.index() {
                *house = House { aura: house.aura, ..House::new(house.rank, Attributes::default()) };
            }
        }
        seen
    }
}
