//! What the tribute rules remember: vaults, offers on the table, how often each seat has demanded this turn.

use serde::{Deserialize, Serialize};

use super::purse::{Purse, Resource};
use crate::ids::{CardId, Seat};

/// One tribute card (manual 4.3): one to four resources, one to nine of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TributeCard {
    /// Its name in this game.
    pub id: CardId,
    /// What it carries.
    pub worth: Purse,
}

/// The most of one resource that a card can carry (manual 4.3).
pub const CARD_LIMIT: u16 = 9;

/// Cards that a seat's minions have laid before it, of which it may keep some (manual 4.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The cards to choose from.
    pub cards: Vec<TributeCard>,
    /// How many of them may be kept.
    pub keep: u8,
}

/// The tribute slice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treasury {
    pub(super) vaults: Vec<Vec<TributeCard>>,
    pub(super) offers: Vec<Vec<Offer>>,
    pub(super) demands: [u8; Seat::MOST],
    pub(super) next_card: [u32; Seat::MOST],
    /// Souls on cards that have been paid for good, which the public objective Gluttony counts (manual 4.1).
    pub(super) consumed: [u32; Seat::MOST],
}

impl Treasury {
    /// Empty vaults for this many seats.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        let mut next_card = [0; Seat::MOST];
        for (seat, next) in next_card.iter_mut().enumerate() {
            *next = first_card(seat);
        }
        Self {
            vaults: vec![Vec::new(); seats],
            offers: vec![Vec::new(); seats],
            demands: [0; Seat::MOST],
            next_card,
            consumed: [0; Seat::MOST],
        }
    }

    /// The cards in a seat's vault, oldest first.
    #[must_use]
    pub fn vault(&self, seat: Seat) -> &[TributeCard] {
        &self.vaults[seat.index()]
    }

    /// Everything in a seat's vault, added up.
    #[must_use]
    pub fn wealth(&self, seat: Seat) -> Purse {
        self.vault(seat).iter().map(|card| card.worth).sum()
    }

    /// The offers that wait for a seat's choice, oldest first.
    #[must_use]
    pub fn offers(&self, seat: Seat) -> &[Offer] {
        &self.offers[seat.index()]
    }

    /// How often a seat has demanded tribute this turn; each further demand brings less (manual 4.3).
    #[must_use]
    pub fn demands(&self, seat: Seat) -> u8 {
        self.demands[seat.index()]
    }

    /// How many souls a seat has consumed (manual 4.1): those on all cards with which it has paid for something, also those
    /// above the price. Cards that were given away, stolen, swept away or made into one card were not consumed.
    #[must_use]
    pub fn consumed(&self, seat: Seat) -> u32 {
        self.consumed[seat.index()]
    }

    /// What these cards of a seat carry together, or the first of them that is not in its vault.
    ///
    /// # Errors
    /// The first card that the seat does not have.
    pub fn worth(&self, seat: Seat, cards: &[CardId]) -> Result<Purse, CardId> {
        cards.iter().try_fold(Purse::EMPTY, |sum, &id| {
            self.vault(seat).iter().find(|card| card.id == id).map(|card| sum + card.worth).ok_or(id)
        })
    }

    /// Makes a new card for a seat, which does not have it yet. Each seat counts its own cards, so that it knows the name of
    /// a card that its own plan will make.
    pub(crate) fn mint(&mut self, seat: Seat, worth: Purse) -> TributeCard {
        let next = &mut self.next_card[seat.index()];
        let id = CardId(*next);
        *next += 1;
        TributeCard { id, worth }
    }

    /// Passes over the names of cards that a plan cannot know yet.
    pub(crate) fn pass_over(&mut self, seat: Seat, cards: u32) {
        self.next_card[seat.index()] += cards;
    }

    /// Passes over the names of cards that exist already, whoever has them now: a card that changes hands keeps its name.
    pub(crate) fn pass_over_names(&mut self, cards: impl IntoIterator<Item = TributeCard>) {
        // What lies in a gift between others has neither name nor worth.
        for card in cards.into_iter().filter(|card| card.worth.points() > 0) {
            let first_owner = (card.id.0 >> 24) as usize;
            if let Some(next) = self.next_card.get_mut(first_owner) {
                *next = (*next).max(card.id.0 + 1);
            }
        }
    }

    /// Puts cards into a vault.
    pub(crate) fn deposit(&mut self, seat: Seat, cards: impl IntoIterator<Item = TributeCard>) {
        let vault = &mut self.vaults[seat.index()];
        vault.extend(cards);
        vault.sort_by_key(|card| card.id);
    }

    /// Takes these cards out of a vault; those that are not there are passed over. Whoever pays with them for good calls
    /// [`Self::spend`] instead, or [`Self::consume`] once they are gone.
    #[must_use = "cards that are paid for good are spent, not withdrawn"]
    pub(crate) fn withdraw(&mut self, seat: Seat, cards: &[CardId]) -> Vec<TributeCard> {
        let vault = &mut self.vaults[seat.index()];
        let (taken, left) = std::mem::take(vault).into_iter().partition(|card| cards.contains(&card.id));
        *vault = left;
        taken
    }

    /// Pays with these cards of a vault: they leave the game, and what they carried is told.
    pub(crate) fn spend(&mut self, seat: Seat, cards: &[CardId]) -> Purse {
        let paid = self.withdraw(seat, cards);
        self.consume(seat, &paid)
    }

    /// Takes note that a seat has paid with cards that had left its vault before, and tells what they carried. This and
    /// [`Self::spend`] are the only places where payment leaves the game.
    pub(crate) fn consume(&mut self, seat: Seat, paid: &[TributeCard]) -> Purse {
        let worth = total(paid);
        self.consumed[seat.index()] += u32::from(worth.souls);
        worth
    }

    /// Sets how many souls a seat has consumed, for described positions.
    pub(crate) fn set_consumed(&mut self, seat: Seat, souls: u32) {
        self.consumed[seat.index()] = souls;
    }

    /// Empties a fallen house's vault and offers.
    pub(crate) fn forfeit(&mut self, seat: Seat) {
        self.vaults[seat.index()].clear();
        self.offers[seat.index()].clear();
    }

    /// The same with what only the others may know left out.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = Self::new(self.vaults.len());
        seen.vaults[seat.index()].clone_from(&self.vaults[seat.index()]);
        seen.offers[seat.index()].clone_from(&self.offers[seat.index()]);
        seen.demands[seat.index()] = self.demands[seat.index()];
        seen.next_card[seat.index()] = self.next_card[seat.index()];
        seen.consumed[seat.index()] = self.consumed[seat.index()];
        seen
    }
}

/// The name of the first card that a seat is ever given.
const fn first_card(seat: usize) -> u32 {
    (seat as u32) << 24
}

/// The total of cards, by resource.
#[must_use]
pub fn total(cards: &[TributeCard]) -> Purse {
    cards.iter().map(|card| card.worth).sum()
}

/// Whether a purse fits on one card.
#[must_use]
pub fn fits_one_card(purse: &Purse) -> bool {
    Resource::ALL.into_iter().all(|resource| purse.of(resource) <= CARD_LIMIT)
}
