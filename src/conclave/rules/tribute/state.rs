//! State of the tribute rules: vaults, open offers, and the number of demands this turn (manual
//! 4.3).

use serde::{Deserialize, Serialize};

use super::purse::{Purse, Resource};
use crate::ids::{CardId, Seat};

/// One tribute card (manual 4.3): one to four resources, one to nine of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TributeCard {
    /// Its id, unique in the game.
    pub id: CardId,
    /// Its worth.
    pub worth: Purse,
}

/// Maximum amount of one resource on a card (manual 4.3).
pub const CARD_LIMIT: u16 = 9;

/// Cards offered to a seat, of which it may keep some (manual 4.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The cards to choose from.
    pub cards: Vec<TributeCard>,
    /// Number of cards that may be kept.
    pub keep: u8,
}

/// The tribute slice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treasury {
    pub(super) vaults: Vec<Vec<TributeCard>>,
    pub(super) offers: Vec<Vec<Offer>>,
    pub(super) demands: [u8; Seat::MOST],
    pub(super) next_card: [u32; Seat::MOST],
    /// Souls on cards that were finally paid. The public objective Gluttony counts them (manual
    /// 4.1).
    pub(super) consumed: [u32; Seat::MOST],
}

impl Treasury {
    /// Creates empty vaults for this many seats.
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

    /// Returns the cards in a seat's vault, sorted by id.
    #[must_use]
    pub fn vault(&self, seat: Seat) -> &[TributeCard] {
        &self.vaults[seat.index()]
    }

    /// Returns the total worth of a seat's vault.
    #[must_use]
    pub fn wealth(&self, seat: Seat) -> Purse {
        self.vault(seat).iter().map(|card| card.worth).sum()
    }

    /// Returns the offers that wait for a seat's choice, oldest first.
    #[must_use]
    pub fn offers(&self, seat: Seat) -> &[Offer] {
        &self.offers[seat.index()]
    }

    /// Returns the number of demands of a seat this turn. Each further demand brings less (manual
    /// 4.3).
    #[must_use]
    pub fn demands(&self, seat: Seat) -> u8 {
        self.demands[seat.index()]
    }

    /// Returns the number of souls that a seat has consumed (manual 4.1): those on all cards it has
    /// paid with, including those above the price. Cards that were given away, stolen, lost or
    /// consolidated do not count.
    #[must_use]
    pub fn consumed(&self, seat: Seat) -> u32 {
        self.consumed[seat.index()]
    }

    /// Returns the total worth of these cards of a seat.
    ///
    /// # Errors
    ///
    /// Returns the first card that is not in the seat's vault.
    pub fn worth(&self, seat: Seat, cards: &[CardId]) -> Result<Purse, CardId> {
        cards.iter().try_fold(Purse::EMPTY, |sum, &id| {
            self.vault(seat).iter().find(|card| card.id == id).map(|card| sum + card.worth).ok_or(id)
        })
    }

    /// Makes a new card for a seat, but does not add it to the vault. Each seat has its own
    /// counter, so that it knows the ids of cards that its own plan will make.
    pub(crate) fn mint(&mut self, seat: Seat, worth: Purse) -> TributeCard {
        let next = &mut self.next_card[seat.index()];
        let id = CardId(*next);
        *next += 1;
        TributeCard { id, worth }
    }

    /// Skips the ids of cards that a plan cannot know yet.
    pub(crate) fn pass_over(&mut self, seat: Seat, cards: u32) {
        self.next_card[seat.index()] += cards;
    }

    /// Skips the ids of existing cards, including those of other owners. A card that changes hands
    /// keeps its id.
    pub(crate) fn pass_over_names(&mut self, cards: impl IntoIterator<Item = TributeCard>) {
        // Cards in a gift between other houses have no known id or worth.
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

    /// Removes these cards from a vault and returns them; unknown ones are ignored. To pay with
    /// them for good, call [`Self::spend`] instead, or [`Self::consume`] once they are removed.
    #[must_use = "cards that are paid for good are spent, not withdrawn"]
    pub(crate) fn withdraw(&mut self, seat: Seat, cards: &[CardId]) -> Vec<TributeCard> {
        let vault = &mut self.vaults[seat.index()];
        let (taken, left) = std::mem::take(vault).into_iter().partition(|card| cards.contains(&card.id));
        *vault = left;
        taken
    }

    /// Pays with these cards of a vault. They leave the game; returns their worth.
    pub(crate) fn spend(&mut self, seat: Seat, cards: &[CardId]) -> Purse {
        let paid = self.withdraw(seat, cards);
        self.consume(seat, &paid)
    }

    /// Records a payment with cards that were removed from the vault before, and returns their
    /// worth. Payments leave the game only here and in [`Self::spend`].
    pub(crate) fn consume(&mut self, seat: Seat, paid: &[TributeCard]) -> Purse {
        let worth = total(paid);
        self.consumed[seat.index()] += u32::from(worth.souls);
        worth
    }

    /// Sets the number of souls that a seat has consumed, for described positions.
    pub(crate) fn set_consumed(&mut self, seat: Seat, souls: u32) {
        self.consumed[seat.index()] = souls;
    }

    /// Empties the vault and the offers of an eliminated house.
    pub(crate) fn forfeit(&mut self, seat: Seat) {
        self.vaults[seat.index()].clear();
        self.offers[seat.index()].clear();
    }

    /// Returns the state as a seat may know it.
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

/// Returns the id of the first card of a seat.
const fn first_card(seat: usize) -> u32 {
    (seat as u32) << 24
}

/// Returns the total worth of cards.
#[must_use]
pub fn total(cards: &[TributeCard]) -> Purse {
    cards.iter().map(|card| card.worth).sum()
}

/// True if a purse fits on one card.
#[must_use]
pub fn fits_one_card(purse: &Purse) -> bool {
    Resource::ALL.into_iter().all(|resource| purse.of(resource) <= CARD_LIMIT)
}
