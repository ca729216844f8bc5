//! State of the event rules (manual 4.13).

use serde::{Deserialize, Serialize};

use super::undertakings::Undertaken;
use crate::ids::{DecreeId, EventKind, Seat};
use crate::tribute::TributeCard;

/// An event that is still in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The event.
    pub event: EventKind,
    /// The house that played it.
    pub by: Seat,
    /// The house that it binds. `None`: all houses.
    pub target: Option<Seat>,
    /// The last turn in which it has effect.
    pub until: u32,
    /// Its rolled size; 0 if it has none. For a rumor: the prestige points that it adds to the
    /// target's apparent prestige.
    pub size: i16,
    /// True if only its player knows of it, because it spreads a false rumor of its target's
    /// prestige. Its card goes to the discard only when it ends.
    pub secret: bool,
    /// True if it hides each house's prestige from all others.
    pub blinds: bool,
}

/// The thing that an event asks of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Matter {
    /// This many tribute cards.
    Cards(u8),
    /// A praetor, a relic or an artifact.
    Treasure,
    /// A legion for the crusade.
    Crusader,
    /// A praetor for the tournament.
    Contender,
    /// A vote on the excommunication of this house.
    Vote(Seat),
}

/// A request of an event to a house, which answers with its next draft (manual 4.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decree {
    /// The id.
    pub id: DecreeId,
    /// The event that issued it.
    pub event: EventKind,
    /// The house that played it.
    pub by: Seat,
    /// The house that is asked.
    pub of: Seat,
    /// The thing asked for.
    pub matter: Matter,
    /// The prestige that the house loses if it does not obey.
    pub penalty: u8,
    /// The turn in which it was issued.
    pub issued: u32,
    /// The last turn whose draft can answer it.
    pub due: u32,
}

impl Decree {
    /// True if a house can answer this decree in this turn. In the turn in which a decree is
    /// issued, no house knows of it yet.
    #[must_use]
    pub const fn answerable(&self, turn: u32) -> bool {
        self.issued < turn
    }
}

/// Tribute that a house has set aside for a decree, from dawn until the answers are settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pledge {
    /// The decree.
    pub decree: DecreeId,
    /// The house.
    pub of: Seat,
    /// The cards.
    pub cards: Vec<TributeCard>,
}

/// Event cards that a Regent has drawn and cannot simply keep (manual 4.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The house.
    pub seat: Seat,
    /// The cards, in the order of drawing.
    pub cards: Vec<EventKind>,
    /// The most cards that the house may hold after the choice, counting both its hand and these.
    pub keep: u8,
}

/// The events part of a game's state.
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
    /// Houses that will be passed over as Regent the next time.
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

    /// The draw from which a house must choose before it plays any event card.
    #[must_use]
    pub fn draw_of(&self, seat: Seat) -> Option<&Draw> {
        self.draws.iter().find(|draw| draw.seat == seat)
    }

    /// The cards played or discarded since the deck was last shuffled, oldest first. Everybody has
    /// seen them.
    #[must_use]
    pub fn discard(&self) -> &[EventKind] {
        &self.discard
    }

    /// The events in effect.
    #[must_use]
    pub fn running(&self) -> &[Running] {
        &self.running
    }

    /// The open decrees.
    #[must_use]
    pub fn decrees(&self) -> &[Decree] {
        &self.decrees
    }

    /// Tribute set aside for decrees.
    #[must_use]
    pub fn pledges(&self) -> &[Pledge] {
        &self.pledges
    }

    /// True if a house will be passed over as Regent the next time (manual appendix K, Unfit for
    /// Office).
    #[must_use]
    pub const fn unfit(&self, seat: Seat) -> bool {
        self.unfit[seat.index()]
    }

    /// The turn at whose end a conclave token is drawn for certain (manual appendix K, Back Room
    /// Dealing).
    #[must_use]
    pub const fn back_room(&self) -> Option<u32> {
        self.back_room
    }

    /// A copy with only the facts that a seat may know: without the deck, the others' hands, draws
    /// and pledges, and their rumors.
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
