//! State of the objective rules (manual 4.15).

use serde::{Deserialize, Serialize};

use super::count::Ledger;
use super::deeds::Deeds;
use crate::ids::{ObjectiveKind, Seat};

/// A public objective: one of the seven deadly sins (manual 4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sin {
    /// Consume 35 souls.
    #[default]
    Gluttony,
    /// Hold 50 tribute cards.
    Greed,
    /// Control the Garden of Infernal Delights or the Temple of Lust.
    Lust,
    /// Never make a demand or an insult.
    Sloth,
    /// Capture an opponent's stronghold.
    Wrath,
    /// Bribe a praetor, and steal an artifact, a relic and ten tribute cards.
    Envy,
    /// Never send or receive an emissary.
    Pride,
}

impl Sin {
    /// All seven, in the order of the manual.
    pub const ALL: [Self; 7] =
        [Self::Gluttony, Self::Greed, Self::Lust, Self::Sloth, Self::Wrath, Self::Envy, Self::Pride];

    /// The key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Gluttony => "gluttony",
            Self::Greed => "greed",
            Self::Lust => "lust",
            Self::Sloth => "sloth",
            Self::Wrath => "wrath",
            Self::Envy => "envy",
            Self::Pride => "pride",
        }
    }

    /// True if everybody can see a rival's progress. Vaults and thefts are secret.
    #[must_use]
    pub const fn open(self) -> bool {
        match self {
            Self::Lust | Self::Sloth | Self::Wrath | Self::Pride => true,
            Self::Gluttony | Self::Greed | Self::Envy => false,
        }
    }
}

/// Reasons why no secret objective can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Qualm {
    /// Prophecy is too low.
    NoProphecy,
    /// The house has drawn this turn already.
    DrawnAlready,
    /// The deck is empty.
    DeckEmpty,
}

/// The objectives part of a game's state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objectives {
    /// The last card is the top. In a view: the rest of its seat's own deck, sorted.
    pub(super) decks: [Vec<ObjectiveKind>; Seat::MOST],
    pub(super) held: [Vec<ObjectiveKind>; Seat::MOST],
    /// Cards drawn, of which one may be kept.
    pub(super) drawn: [Vec<ObjectiveKind>; Seat::MOST],
    /// True if a house has drawn this turn.
    pub(super) asked: [bool; Seat::MOST],
    pub(super) deeds: Ledger,
}

impl Objectives {
    /// The secret objectives that a house has, oldest first.
    #[must_use]
    pub fn held(&self, seat: Seat) -> &[ObjectiveKind] {
        &self.held[seat.index()]
    }

    /// The secret objectives that a house has drawn and from which it has not yet chosen.
    #[must_use]
    pub fn drawn(&self, seat: Seat) -> &[ObjectiveKind] {
        &self.drawn[seat.index()]
    }

    /// The cards left in a house's deck. In a view: only its own deck, sorted.
    #[must_use]
    pub fn deck(&self, seat: Seat) -> &[ObjectiveKind] {
        &self.decks[seat.index()]
    }

    /// The deeds of a house. In the view of another house: only the public ones.
    #[must_use]
    pub fn deeds(&self, seat: Seat) -> &Deeds {
        &self.deeds[seat.index()]
    }

    /// Removes a secret objective from a house for good (manual appendix I, Unholy Revelation).
    /// Returns true if the house had it.
    pub fn discard(&mut self, seat: Seat, objective: ObjectiveKind) -> bool {
        let held = &mut self.held[seat.index()];
        let before = held.len();
        held.retain(|&other| other != objective);
        held.len() < before
    }

    /// A copy with only the facts that a seat may know. A player can work out which cards are left
    /// in its own deck, but not their order.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = Self::default();
        let at = seat.index();
        seen.decks[at].clone_from(&self.decks[at]);
        seen.decks[at].sort_unstable();
        seen.held[at].clone_from(&self.held[at]);
        seen.drawn[at].clone_from(&self.drawn[at]);
        seen.asked[at] = self.asked[at];
        seen.deeds = self.deeds.map(|deeds| deeds.public());
        seen.deeds[at] = self.deeds[at];
        seen
    }

    /// Sets a seat's cards and deeds, for described positions.
    pub(crate) fn set_position(&mut self, seat: Seat, cards: [Vec<ObjectiveKind>; 3], deeds: Deeds) {
        let [deck, held, drawn] = cards;
        let at = seat.index();
        self.decks[at] = deck;
        self.held[at] = held;
        self.drawn[at] = drawn;
        self.deeds[at] = deeds;
    }
}
