//! What the event rules remember (manual 4.13).

use serde::{Deserialize, Serialize};

use super::undertakings::Undertaken;
use crate::ids::{DecreeId, EventKind, Seat};
use crate::tribute::TributeCard;

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
    /// Whether nobody but its player knows of it, because it spreads a false rumor of its target's prestige, of this size. Its card
    /// is put down only when it has ended.
    pub secret: bool,
    /// Whether it hides all houses' prestige from the others.
    pub blinds: bool,
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
    /// In which turn it was issued.
    pub issued: u32,
    /// With which turn's draft at the latest it must be answered.
    pub due: u32,
}

impl Decree {
    /// Whether what a house says in this turn is about this decree: in the turn in which it is issued nobody knows of it yet.
    #[must_use]
    pub const fn answerable(&self, turn: u32) -> bool {
        self.issued < turn
    }
}

/// Tribute that a house has laid aside for a decree, from dawn until the answers are heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pledge {
    /// For what.
    pub decree: DecreeId,
    /// Whose.
    pub of: Seat,
    /// The cards.
    pub cards: Vec<TributeCard>,
}

/// Event cards that a Regent has drawn and cannot simply keep (manual 4.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// Whose.
    pub seat: Seat,
    /// The cards, in the order in which they were drawn.
    pub cards: Vec<EventKind>,
    /// The most cards that the house may hold after the choice, its hand and these together.
    pub keep: u8,
}

/// The events slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Events {
    /// The top card is the last.
    pub(super) deck: Vec<EventKind>,
    pub(super) discard: Vec<EventKind>,
    pub(super) hands: [Vec<EventKind>; Seat::MOST],
    pub(super) draws: Vec<Draw>,
    pub(super) running: Vec<Running>,
    pub(super) decrees: Vec<Decree>,
    pub(super) next_decree: u16,
    pub(super) pledges: Vec<Pledge>,
    pub(super) undertakings: Vec<Undertaken>,
    /// Who is passed over as Regent the next time.
    pub(super) unfit: [bool; Seat::MOST],
    /// The turn at whose end a conclave token is drawn for certain.
    pub(super) back_room: Option<u32>,
}

impl Events {
    /// The event cards that a house holds, oldest first.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[EventKind] {
        &self.hands[seat.index()]
    }

    /// What a house has drawn and must choose from before it plays any event card.
    #[must_use]
    pub fn draw_of(&self, seat: Seat) -> Option<&Draw> {
        self.draws.iter().find(|draw| draw.seat == seat)
    }

    /// The cards that have been played or thrown away since the deck was last shuffled, oldest first; everybody has seen them.
    #[must_use]
    pub fn discard(&self) -> &[EventKind] {
        &self.discard
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

    /// Tribute that is laid aside for decrees.
    #[must_use]
    pub fn pledges(&self) -> &[Pledge] {
        &self.pledges
    }

    /// Whether a house will be passed over as Regent the next time (manual appendix K, Unfit for Office).
    #[must_use]
    pub const fn unfit(&self, seat: Seat) -> bool {
        self.unfit[seat.index()]
    }

    /// The turn at whose end a conclave token is drawn for certain (manual appendix K, Back Room Dealing).
    #[must_use]
    pub const fn back_room(&self) -> Option<u32> {
        self.back_room
    }

    /// The same as a seat may know it: neither the deck nor others' hands, and no rumors but its own.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.deck.clear();
        for (index, hand) in seen.hands.iter_mut().enumerate() {
            if index != seat.index() {
                hand.clear();
            }
        }
        seen.pledges.retain(|pledge| pledge.of == seat);
        seen.veil(seat);
        seen.draws.retain(|draw| draw.seat == seat);
        seen.running.retain(|running| !running.secret || running.by == seat);
        seen
    }
}
