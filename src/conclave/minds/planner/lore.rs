//! Lore: a cache of forecasts.
//!
//! The same battles and duels are evaluated for every slot, and in every turn of a simulated game.
//! Their chances depend only on the participants, so the cache saves time and never changes an
//! order.
//!
//! Values that depend on a position are not cached. A lore belongs to one catalog.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::Hasher;

use xxhash_rust::xxh3::xxh3_64;

use super::promises::Odds;
use crate::rules::arena::{Duelist, Plan};
use crate::rules::combat::Battle;
use crate::rules::ids::CardId;
use crate::rules::tribute::{Purse, TributeCard};

/// Maximum number of cached entries of a kind. The cache is cleared when it is full.
const MOST: usize = 1 << 15;

/// A cache of battles, duels and payments.
#[derive(Debug, Default)]
pub struct Lore {
    /// Odds of battles, by the hash of the encoded battle.
    battles: RefCell<BTreeMap<u64, (Box<[u8]>, Odds)>>,
    /// Reused buffer for encoding a battle.
    question: RefCell<Question>,
    /// Payments from the vault of the last request.
    payments: RefCell<Payments>,
    /// Percentage of wins of the first duelist without a plan.
    glances: RefCell<BTreeMap<[Duelist; 2], i32>>,
    /// The recommended plan of the first duelist, and its percentage of wins with it.
    studies: RefCell<BTreeMap<[Duelist; 2], (Plan, Option<i32>)>>,
}

impl Lore {
    /// Returns the odds of a battle, from the cache or calculated.
    pub(super) fn battle(&self, battle: &Battle, reckon: impl FnOnce(&Battle) -> Odds) -> Odds {
        let mut question = self.question.borrow_mut();
        question.0.clear();
        battle.ask(&mut *question);
        let number = question.finish();
        let mut battles = self.battles.borrow_mut();
        if let Some((asked, odds)) = battles.get(&number)
            && **asked == *question.0
        {
            return *odds;
        }
        let odds = reckon(battle);
        if battles.len() >= MOST {
            battles.clear();
        }
        battles.insert(number, (question.0.as_slice().into(), odds));
        odds
    }

    /// Returns the cards of this vault that pay the second of the prices, chosen from those suited
    /// to the first.
    pub(super) fn payment(
        &self,
        vault: &[TributeCard],
        prices: (Purse, Purse),
        reckon: impl FnOnce() -> Option<Vec<CardId>>,
    ) -> Option<Vec<CardId>> {
        let mut payments = self.payments.borrow_mut();
        if payments.vault != vault {
            payments.vault = vault.to_vec();
            payments.known.clear();
        }
        if let Some((_, cards)) = payments.known.iter().find(|(known, _)| *known == prices) {
            return cards.clone();
        }
        let cards = reckon();
        payments.known.push((prices, cards.clone()));
        cards
    }

    /// Returns the percentage of wins of the first duelist without a plan.
    pub(super) fn glance(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> i32) -> i32 {
        let mut glances = self.glances.borrow_mut();
        if glances.len() >= MOST {
            glances.clear();
        }
        *glances.entry(duelists).or_insert_with(reckon)
    }

    /// Returns the recommended plan of the first duelist.
    pub(super) fn study(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> Plan) -> Plan {
        let mut studies = self.studies.borrow_mut();
        if studies.len() >= MOST {
            studies.clear();
        }
        studies.entry(duelists).or_insert_with(|| (reckon(), None)).0.clone()
    }

    /// Returns the percentage of wins of the first duelist with its recommended plan.
    pub(super) fn proof(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> i32) -> i32 {
        match self.studies.borrow_mut().get_mut(&duelists) {
            Some((_, proof)) => *proof.get_or_insert_with(reckon),
            None => reckon(),
        }
    }
}

/// Payments from one vault. Each entry holds the two prices of [`Lore::payment`] and the cards, if
/// there are enough.
#[derive(Debug, Default)]
struct Payments {
    vault: Vec<TributeCard>,
    known: Vec<((Purse, Purse), Option<Vec<CardId>>)>,
}

/// A full encoding of a battle. Comparing the encodings prevents hash collisions.
#[derive(Debug, Default)]
struct Question(Vec<u8>);

impl Hasher for Question {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        xxh3_64(&self.0)
    }
}
