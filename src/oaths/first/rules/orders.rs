//! The end of the playing phase: everybody tables cards, sends fiends to Earth and starts rituals.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, Trait};
use crate::facts::OrderFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::promises::Vow;
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Act, Course};

/// The end of the playing phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderStep {
    /// Everybody gives orders, in secret.
    Orders,
}

/// What a devil does at the end of the playing phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Orders {
    /// Hordes and artifacts that are tabled.
    pub table: Vec<Card>,
    /// The fortress that is tabled. An old one is discarded.
    pub fortress: Option<Card>,
    /// Resource cards of the hand and hordes or artifacts of the table that are discarded.
    pub discard: Vec<Card>,
    /// The fiends that are on Earth after this. Others that are there come back.
    pub earth: Vec<Card>,
    /// True if the devil itself is on Earth after this.
    pub devil: bool,
    /// Rituals that are started.
    pub rituals: Vec<Card>,
}

impl Game {
    /// True if the devil of a seat can be on Earth after the playing phase.
    #[must_use]
    pub fn devil_may_travel(&self, seat: Seat) -> bool {
        let domain = self.domain(seat);
        let there = matches!(domain.whereabouts, Whereabouts::Hell | Whereabouts::Earth);
        there && self.turn > domain.banished && !self.bound(seat, Vow::LeaveEarth)
    }

    /// Returns the rituals that a seat could keep up after these orders.
    #[must_use]
    pub fn upkeep_after(&self, catalog: &Catalog, seat: Seat, orders: &Orders) -> usize {
        let domain = self.domain(seat);
        let fortress = domain.fortress.is_some() || orders.fortress.is_some();
        let devil = !orders.devil && matches!(domain.whereabouts, Whereabouts::Hell | Whereabouts::Earth);
        let all = domain.tabled.iter().chain(&domain.earth).chain(&orders.table);
        let at_home = |card: &&Card| {
            catalog.can(**card, Trait::Casts) && !orders.earth.contains(card) && !orders.discard.contains(card)
        };
        self.upkeep_with(catalog, seat, fortress, devil, all.filter(at_home).count())
    }

    /// Checks the orders of a seat.
    ///
    /// # Errors
    /// The rule that they break.
    pub fn check_orders(&self, catalog: &Catalog, seat: Seat, orders: &Orders) -> Result<(), Refusal> {
        let domain = self.domain(seat);
        let Orders { table, fortress, discard, earth, devil, rituals } = orders;
        let used: Vec<Card> = table.iter().chain(fortress).chain(discard).chain(rituals).copied().collect();
        distinct(&used)?;
        distinct(earth)?;
        sure(used.iter().chain(earth).all(|card| card.index() < catalog.cards()), Refusal::NotYours)?;
        let in_hand = |card: &Card| domain.hand.count(HandCard::Card(*card)) > 0;
        let castle = domain.fortress.is_some() || fortress.is_some();
        let may_table = |card: &Card| {
            let horde = catalog.horde(*card).is_some();
            let artifact = catalog.artifact(*card).is_some() && !self.is_imprisoned(seat);
            in_hand(card) && (horde || (artifact && (castle || !catalog.is_bound(*card))))
        };
        let stone = fortress.is_none_or(|card| in_hand(&card) && catalog.fortress(card).is_some());
        let thrown = discard.iter().all(|card| in_hand(card) || domain.tabled.contains(card));
        sure(table.iter().all(may_table) && stone && thrown, Refusal::NotYours)?;
        let travels = earth.iter().all(|card| {
            let own = domain.tabled.contains(card) || domain.earth.contains(card) || table.contains(card);
            own && !discard.contains(card) && self.may_travel(catalog, *card)
        });
        sure(travels && (!devil || self.devil_may_travel(seat)), Refusal::Journey)?;
        let casts = rituals.iter().all(|card| in_hand(card) && catalog.ritual(*card).is_some());
        let kept = domain.rituals.len() + rituals.len() <= self.upkeep_after(catalog, seat, orders);
        sure(casts && (rituals.is_empty() || kept), Refusal::Ritual)
    }
}

impl Act for OrderStep {
    type Answer = Orders;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        game.order()
    }

    /// Everybody stays where it is, but for those that have to leave Earth.
    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Orders {
        let domain = game.domain(seat);
        let earth = domain.earth.iter().copied().filter(|card| game.may_travel(catalog, *card)).collect();
        let devil = domain.whereabouts == Whereabouts::Earth && game.devil_may_travel(seat);
        Orders { earth, devil, ..Orders::default() }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Orders) -> Result<(), Refusal> {
        game.check_orders(catalog, seat, answer)
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Orders)]) {
        for (seat, orders) in answers {
            obey(course, *seat, orders);
        }
    }
}

fn obey(course: &mut Course<'_>, seat: Seat, orders: &Orders) {
    let Orders { table, fortress, discard, earth, devil, rituals } = orders;
    for card in table.iter().chain(fortress).chain(rituals).chain(discard) {
        let held = HandCard::Card(*card);
        if course.game.domain_mut(seat).hand.take(held) {
            course.game.domain_mut(seat).see_off(held);
        }
    }
    let domain = course.game.domain_mut(seat);
    domain.tabled.retain(|card| !discard.contains(card));
    domain.tabled.extend(table);
    let mut thrown = discard.clone();
    if let Some(card) = fortress {
        thrown.extend(domain.fortress.replace(*card));
    }
    let home: Vec<Card> = domain.earth.iter().copied().filter(|card| !earth.contains(card)).collect();
    domain.tabled.extend(home);
    domain.tabled.retain(|card| !earth.contains(card));
    domain.earth.clone_from(earth);
    if matches!(domain.whereabouts, Whereabouts::Hell | Whereabouts::Earth) {
        domain.whereabouts = if *devil { Whereabouts::Earth } else { Whereabouts::Hell };
    }
    domain.rituals.extend(rituals);
    course.game.discard.extend(thrown);
    course.tell(OrderFact::Announced { seat, orders: orders.clone() });
}
