//! Ranks, attributes and disciplines, and what a game remembers of each house.

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

    /// Its value in the game's formulas, 1 to 5.
    #[must_use]
    pub const fn value(self) -> i32 {
        self as i32 + 1
    }
}

/// The five disciplines, each resting on an attribute (manual 4.1, appendix K).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Discipline {
    /// On Martial Prowess.
    Wrath,
    /// On Cunning.
    Deceit,
    /// On Intellect.
    Prophecy,
    /// On Wickedness.
    Destruction,
    /// On Charisma.
    Diabolism,
}

impl Discipline {
    /// All five, in the manual's order.
    pub const ALL: [Self; 5] = [Self::Wrath, Self::Deceit, Self::Prophecy, Self::Destruction, Self::Diabolism];

    /// The name of its text.
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
    /// Martial Prowess, the ground of Wrath.
    pub martial: u8,
    /// Cunning, the ground of Deceit.
    pub cunning: u8,
    /// Intellect, the ground of Prophecy.
    pub intellect: u8,
    /// Wickedness, the ground of Destruction.
    pub wickedness: u8,
    /// Charisma, the ground of Diabolism.
    pub charisma: u8,
}

impl Attributes {
    /// The attribute on which a discipline rests.
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

    /// The attribute on which a discipline rests, to be changed.
    pub(crate) const fn of_mut(&mut self, discipline: Discipline) -> &mut u8 {
        match discipline {
            Discipline::Wrath => &mut self.martial,
            Discipline::Deceit => &mut self.cunning,
            Discipline::Prophecy => &mut self.intellect,
            Discipline::Destruction => &mut self.wickedness,
            Discipline::Diabolism => &mut self.charisma,
        }
    }

    /// The same with the attribute on which a discipline rests one higher.
    #[must_use]
    pub(crate) const fn raised(mut self, discipline: Discipline) -> Self {
        *self.of_mut(discipline) += 1;
        self
    }
}

/// What can change about a house during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct House {
    /// Its rank.
    pub rank: Rank,
    /// Its attributes.
    pub attributes: Attributes,
    /// Which of them it has raised this turn, by discipline.
    pub raised: [bool; Discipline::ALL.len()],
    /// Its perks, which it hides.
    pub perks: Perks,
    /// Whose election it would make its own, if it has the perk for that (manual 3.4).
    pub pawn: Option<Seat>,
    /// What its perks do to its legions, which everybody can see. It follows from perks and attributes, and changes with them.
    pub aura: Aura,
}

impl House {
    /// A house as it is founded, without perks.
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
    /// A seat's house.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    /// Gives a house another rank (manual 4.14.8).
    pub(crate) fn set_rank(&mut self, seat: Seat, rank: Rank) {
        self.of_mut(seat).rank = rank;
    }

    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    /// The same with the attributes and perks of all others left out: rivals show their rank and what their legions show.
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
