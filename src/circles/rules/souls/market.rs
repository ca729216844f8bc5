//! Deals (rule 7.2.1): "giving any thing but Favours and Disfavours away is perfectly acceptable,
//! for free or otherwise. However, such transfers may only take place during the Soul Phase."
//!
//! In a round everybody answers the offers of the round before and makes new ones, at the same
//! time. Answers happen first, by seat. An offer that is not taken is void after its round. All
//! offers are open. A deal ends there: nobody lends (rule 7.2.1), and promises bind nobody (rule
//! 3.5).

use circles_catalog::Catalog;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{SoulsAnswer, SoulsAsk};
use crate::course::Course;
use crate::facts::MarketFact;
use crate::game::Game;
use crate::ids::{Arcanum, Banner, DaemonKind, OfferId, Seat, Sectio, Unit};
use crate::refusal::{Refusal, distinct, sure};

/// Most offers of a seat in a round.
pub const MOST_OFFERS: usize = 4;

/// What one side of a deal gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Goods {
    /// Souls.
    pub souls: u32,
    /// Arcana cards of the hand.
    pub cards: Vec<Arcanum>,
    /// Sectio.
    pub sectio: Vec<Sectio>,
    /// Daemons.
    pub daemons: Vec<DaemonKind>,
    /// Legions and lieutenants. Hounds go with their minders.
    pub units: Vec<Unit>,
    /// Macina in play.
    pub macina: Vec<Arcanum>,
}

impl Goods {
    /// True if it is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn legions(&self) -> usize {
        self.units.iter().filter(|unit| matches!(unit, Unit::Legion(_))).count()
    }
}

/// A deal that a seat proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Terms {
    /// To whom.
    pub to: Seat,
    /// What it gives.
    pub gives: Goods,
    /// What it asks for.
    pub asks: Goods,
}

/// An offer on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// By whom.
    pub by: Seat,
    /// The deal.
    pub terms: Terms,
}

/// The offers of a Soul Phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// Offers of the last round.
    pub offers: Vec<Offer>,
    /// Number of offers in the game so far.
    pub count: u16,
}

/// What a seat says in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Dealings {
    /// Offers that it takes, in this order.
    pub takes: Vec<OfferId>,
    /// Offers that it makes.
    pub offers: Vec<Terms>,
}

impl Game {
    /// Checks that a seat has what it gives, and keeps a last sectio and a last able daemon: "A
    /// Triumvirate may not give away his last Sectio or non-Incapacitated Daemon".
    fn check_goods(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        let Goods { souls, cards, sectio, daemons, units, macina } = goods;
        distinct(cards)?;
        distinct(sectio)?;
        distinct(daemons)?;
        distinct(units)?;
        distinct(macina)?;
        let own = self.triumvirate(seat);
        sure(*souls <= own.souls, Refusal::Souls)?;
        sure(sectio.iter().all(|sectio| self.owns(seat, *sectio)), Refusal::NotYourSectio)?;
        sure(sectio.is_empty() || self.sectio_of(seat).count() > sectio.len(), Refusal::LastOne)?;
        sure(daemons.iter().all(|kind| own.daemon(*kind).is_some()), Refusal::NotYourDaemon)?;
        let left = own.able().filter(|daemon| !daemons.contains(&daemon.kind)).count();
        sure(daemons.is_empty() || left > 0, Refusal::LastOne)?;
        let mine =
            |unit: &Unit| self.board().banner(*unit) == Some(Banner::Seat(seat)) && !matches!(unit, Unit::Hound(_));
        sure(units.iter().all(mine), Refusal::NotYourUnit)?;
        let there = |card: &Arcanum| own.macina.iter().any(|macina| macina.card == *card);
        sure(macina.iter().all(there), Refusal::NotYourCard)
    }

    /// Checks that a seat holds the cards that it gives.
    fn check_cards(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        sure(goods.cards.iter().all(|card| self.triumvirate(seat).holds(*card)), Refusal::NotYourCard)
    }

    /// Checks that both sides have counters for the legions that they get (rule 2.3.1).
    fn check_counters(&self, by: Seat, terms: &Terms) -> Result<(), Refusal> {
        let room = |seat: Seat, gets: &Goods| gets.legions() <= self.spare_legions(Banner::Seat(seat));
        sure(room(by, &terms.asks) && room(terms.to, &terms.gives), Refusal::Counters)
    }

    /// Checks an offer of a seat.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_terms(&self, catalog: &Catalog, seat: Seat, terms: &Terms) -> Result<(), Refusal> {
        sure(terms.to != seat && terms.to.index() < self.triumvirates.len(), Refusal::NoSuchSeat)?;
        sure(!(terms.gives.is_empty() && terms.asks.is_empty()), Refusal::Count)?;
        self.check_goods(seat, &terms.gives)?;
        self.check_cards(seat, &terms.gives)?;
        self.check_goods(terms.to, &terms.asks)?;
        let asked = &terms.asks.cards;
        let plausible =
            |card: &Arcanum| card.index() < catalog.arcana().count() && !self.triumvirate(seat).holds(*card);
        sure(asked.iter().all(plausible), Refusal::NotThere)?;
        self.check_counters(seat, terms)
    }

    /// True if a seat can take an offer now.
    #[must_use]
    pub fn can_take(&self, seat: Seat, offer: &Offer) -> bool {
        let Offer { by, terms, .. } = offer;
        terms.to == seat
            && self.check_goods(*by, &terms.gives).is_ok()
            && self.check_goods(seat, &terms.asks).is_ok()
            && self.check_cards(seat, &terms.asks).is_ok()
            && self.check_counters(*by, terms).is_ok()
    }

    /// True if the giver of an offer still has the cards in it. A view does not know it.
    fn is_good(&self, offer: &Offer) -> bool {
        self.check_cards(offer.by, &offer.terms.gives).is_ok()
    }

    pub(super) fn check_dealings(
        &self,
        catalog: &Catalog,
        seat: Seat,
        round: u8,
        dealings: &Dealings,
    ) -> Result<(), Refusal> {
        distinct(&dealings.takes)?;
        for id in &dealings.takes {
            let offer = self.market.offers.iter().find(|offer| offer.id == *id).ok_or(Refusal::NoOffer)?;
            sure(self.can_take(seat, offer), Refusal::NoOffer)?;
        }
        let last = round >= self.charter.trading_rounds;
        sure(dealings.offers.is_empty() || !last, Refusal::LastRound)?;
        sure(dealings.offers.len() <= MOST_OFFERS, Refusal::Count)?;
        dealings.offers.iter().try_for_each(|terms| self.check_terms(catalog, seat, terms))
    }
}

pub(super) fn open(course: &mut Course<'_>) {
    course.game.market.offers.clear();
    if course.game.charter.trading_rounds > 1 {
        course.next([SoulsAsk::Deal(1)]);
    }
}

pub(super) fn deal(course: &mut Course<'_>, round: u8, answers: &[(Seat, SoulsAnswer)]) {
    let old = std::mem::take(&mut course.game.market.offers);
    let said = answers.iter().filter_map(|(seat, answer)| match answer {
        SoulsAnswer::Deal(dealings) => Some((*seat, dealings)),
        SoulsAnswer::Desert(_) | SoulsAnswer::Enlist(_) | SoulsAnswer::Maintain(_) => None,
    });
    let said: Vec<(Seat, &Dealings)> = said.collect();
    for (seat, dealings) in &said {
        for id in &dealings.takes {
            let Some(offer) = old.iter().find(|offer| offer.id == *id) else { continue };
            // Another deal of this round may have taken away what this one needs.
            if course.game.can_take(*seat, offer) && course.game.is_good(offer) {
                course.tell(MarketFact::Dealt { offer: Box::new(offer.clone()) });
                trade(course, offer);
            } else {
                course.tell(MarketFact::Lapsed { id: *id });
            }
        }
    }
    for (seat, dealings) in said {
        for terms in &dealings.offers {
            if course.game.check_terms(course.catalog, seat, terms).is_err() {
                continue;
            }
            let market = &mut course.game.market;
            market.count = market.count.wrapping_add(1);
            let offer = Offer { id: OfferId(market.count), by: seat, terms: terms.clone() };
            market.offers.push(offer.clone());
            course.tell(MarketFact::Offered { offer: Box::new(offer) });
        }
    }
    if !course.game.market.offers.is_empty() {
        course.next([SoulsAsk::Deal(round + 1)]);
    }
}

/// Exchanges the goods of a deal.
fn trade(course: &mut Course<'_>, offer: &Offer) {
    let Offer { by, terms: Terms { to, gives, asks }, .. } = offer;
    for (from, to, goods) in [(*by, *to, gives), (*to, *by, asks)] {
        course.pay(from, goods.souls);
        course.earn(to, goods.souls);
        for card in &goods.cards {
            course.game.triumvirate_mut(from).take(*card);
            course.game.triumvirate_mut(to).put(*card);
            course.game.triumvirate_mut(to).known.push(*card);
        }
        for sectio in &goods.sectio {
            course.hand_over(*sectio, Some(Banner::Seat(to)));
        }
        for kind in &goods.daemons {
            let own = &mut course.game.triumvirate_mut(from).daemons;
            if let Some(at) = own.iter().position(|daemon| daemon.kind == *kind) {
                let daemon = own.remove(at);
                course.game.triumvirate_mut(to).daemons.push(daemon);
            }
        }
        for card in &goods.macina {
            let own = &mut course.game.triumvirate_mut(from).macina;
            if let Some(at) = own.iter().position(|macina| macina.card == *card) {
                let macina = own.remove(at);
                course.game.triumvirate_mut(to).macina.push(macina);
            }
        }
    }
    for (to, units) in [(*to, &gives.units), (*by, &asks.units)] {
        units.iter().for_each(|unit| course.defect_unit(*unit, Banner::Seat(to)));
    }
}
