//! What the objective rules remember (manual 4.15).

use serde::{Deserialize, Serialize};

use crate::rules::ids::{ObjectiveKind, Seat};

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
    /// Never make a demand or hurl an insult.
    Sloth,
    /// Capture an opponent's stronghold.
    Wrath,
    /// Bribe a praetor, steal an artifact, a relic and ten tribute cards.
    Envy,
    /// Never send or receive an emissary.
    Pride,
}

/// Why no secret objective can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Qualm {
    /// Prophecy is too low.
    NoProphecy,
}

/// What a house has done that objectives ask about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Souls consumed.
    pub souls: u32,
}

/// The objectives slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objectives {
    /// The top card is the last.
    pub(super) decks: [Vec<ObjectiveKind>; Seat::MOST],
    pub(super) held: [Vec<ObjectiveKind>; Seat::MOST],
    /// Cards drawn, of which one may be kept.
    pub(super) drawn: [Vec<ObjectiveKind>; Seat::MOST],
    pub(super) deeds: [Deeds; Seat::MOST],
}

impl Objectives {
    /// The secret objectives that a house has.
    #[must_use]
    pub fn held(&self, seat: Seat) -> &[ObjectiveKind] {
        &self.held[seat.index()]
    }

    /// The secret objectives that a house has drawn and not chosen from yet.
    #[must_use]
    pub fn drawn(&self, seat: Seat) -> &[ObjectiveKind] {
        &self.drawn[seat.index()]
    }

    /// What a house has done.
    #[must_use]
    pub fn deeds(&self, seat: Seat) -> &Deeds {
        &self.deeds[seat.index()]
    }

    /// The same as a seat may know it.
    pub(in crate::rules) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = Self::default();
        let at = seat.index();
        // The order of one's own deck is as hidden as what is in it.
        seen.held[at].clone_from(&self.held[at]);
        seen.drawn[at].clone_from(&self.drawn[at]);
        seen.deeds[at].clone_from(&self.deeds[at]);
        seen
    }
}
