//! What the event rules remember (manual 4.13).

use serde::{Deserialize, Serialize};

use crate::rules::ids::{DecreeId, EventKind, Seat};

/// An event that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// Which.
    pub event: EventKind,
    /// Who played it.
    pub by: Seat,
    /// Whom it binds, if not everybody.
    pub target: Option<Seat>,
    /// The last turn in which it works.
    pub until: u32,
    /// What was rolled for it when it was played, if its size is a roll.
    pub size: i16,
}

/// What an event asks of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Matter {
    /// So many tribute cards.
    Cards(u8),
    /// A praetor, a relic or an artifact.
    Treasure,
    /// A legion for the crusade.
    Crusader,
    /// A praetor for the tournament.
    Contender,
    /// A voice on the excommunication of a house.
    Vote(Seat),
}

/// Something that an event asks of a house, which answers with its next draft (manual 4.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decree {
    /// Its name.
    pub id: DecreeId,
    /// By which event.
    pub event: EventKind,
    /// Who played it.
    pub by: Seat,
    /// Of whom.
    pub of: Seat,
    /// What.
    pub matter: Matter,
    /// The prestige that silence costs.
    pub penalty: u8,
}

/// The events slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Events {
    /// The top card is the last.
    pub(super) deck: Vec<EventKind>,
    pub(super) discard: Vec<EventKind>,
    pub(super) hands: [Vec<EventKind>; Seat::MOST],
    pub(super) running: Vec<Running>,
    pub(super) decrees: Vec<Decree>,
    pub(super) next_decree: u16,
}

impl Events {
    /// The event cards that a house holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[EventKind] {
        &self.hands[seat.index()]
    }

    /// The events that go on.
    #[must_use]
    pub fn running(&self) -> &[Running] {
        &self.running
    }

    /// What events ask of houses.
    #[must_use]
    pub fn decrees(&self) -> &[Decree] {
        &self.decrees
    }

    /// The same as a seat may know it.
    pub(in crate::rules) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.deck.clear();
        for (index, hand) in seen.hands.iter_mut().enumerate() {
            if index != seat.index() {
                hand.clear();
            }
        }
        seen
    }
}
