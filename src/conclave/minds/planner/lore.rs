//! Lore: what a mind has reckoned once and need not reckon again.
//!
//! The same battles and duels are weighed for slot after slot, and by whoever plays many games on from one position, turn after
//! turn. Their chances depend on nothing but who fights, so whoever remembers them gives the very same orders, only sooner.
//!
//! Not here: anything that depends on a position. A lore belongs to one catalog.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::Hasher;

use xxhash_rust::xxh3::xxh3_64;

use super::promises::Odds;
use crate::rules::arena::{Duelist, Plan};
use crate::rules::combat::Battle;
use crate::rules::ids::CardId;
use crate::rules::tribute::{Purse, TributeCard};

/// So many chances of a sort are remembered; one more, and all of them are forgotten.
const MOST: usize = 1 << 15;

/// What was reckoned of battles, duels and payments.
#[derive(Debug, Default)]
pub struct Lore {
    /// Battles by a number that stands for what is asked.
    battles: RefCell<BTreeMap<u64, (Box<[u8]>, Odds)>>,
    /// Where questions are written down.
    question: RefCell<Question>,
    /// What is paid out of the vault that was asked about last.
    payments: RefCell<Payments>,
    /// How often the first of two duelists wins without a plan, in percent.
    glances: RefCell<BTreeMap<[Duelist; 2], i32>>,
    /// The plan that the first is advised, and how often it wins with it, in percent.
    studies: RefCell<BTreeMap<[Duelist; 2], (Plan, Option<i32>)>>,
}

impl Lore {
    /// The odds of a battle, reckoned if they are not known.
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

    /// The cards of this vault with which a price is paid, of those that are handy for another.
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

    /// How often the first of two wins a duel without a plan, in percent.
    pub(super) fn glance(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> i32) -> i32 {
        let mut glances = self.glances.borrow_mut();
        if glances.len() >= MOST {
            glances.clear();
        }
        *glances.entry(duelists).or_insert_with(reckon)
    }

    /// The plan that the first of two is advised.
    pub(super) fn study(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> Plan) -> Plan {
        let mut studies = self.studies.borrow_mut();
        if studies.len() >= MOST {
            studies.clear();
        }
        studies.entry(duelists).or_insert_with(|| (reckon(), None)).0.clone()
    }

    /// How often the first wins with the plan that it is advised, in percent.
    pub(super) fn proof(&self, duelists: [Duelist; 2], reckon: impl FnOnce() -> i32) -> i32 {
        match self.studies.borrow_mut().get_mut(&duelists) {
            Some((_, proof)) => *proof.get_or_insert_with(reckon),
            None => reckon(),
        }
    }
}

/// What is paid out of a vault: for what the cards are handy, the price, and the cards if there are enough.
#[derive(Debug, Default)]
struct Payments {
    vault: Vec<TributeCard>,
    known: Vec<((Purse, Purse), Option<Vec<CardId>>)>,
}

/// A question as it is written down: everything that is hashed, in full, so that no two questions are ever taken for one.
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
