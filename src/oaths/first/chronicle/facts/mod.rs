//! The line of each fact.
//!
//! A line is made of its fact, of names, which never change in a game, and of what everybody knows:
//! open offers and promises. So a fact as a seat may know it says no more than that seat may read.

mod award;
mod market;
mod promise;
mod war;

use oaths_first_rules::facts::{Fact, MusterFact, OrderFact};
use oaths_first_rules::ids::{Card, HandCard, Seat};
use oaths_first_rules::orders::Orders;
use table_text::Value;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    /// Returns the line of a fact.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> Line {
        match fact {
            Fact::Muster(fact) => self.muster_fact(fact),
            Fact::Market(fact) => self.market_fact(fact),
            Fact::Order(OrderFact::Announced { seat, orders }) => self.announced(*seat, orders),
            Fact::War(fact) => self.war_fact(fact),
            Fact::Rite(fact) => self.rite_fact(fact),
            Fact::Award(fact) => self.award_fact(fact),
            Fact::Court(fact) => self.court_fact(fact),
            Fact::Promise(fact) => self.promise_fact(fact),
        }
    }

    /// Returns a line about one devil. The text gets its name as `$devil`.
    fn line(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, about: &[(&str, Value<'_>)]) -> Line {
        Line::new(icon, tone, self.say_of(id, seat, about)).of([seat])
    }

    /// Returns the tone of a fact that is good for one seat.
    fn good_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(Some(seat), None, otherwise)
    }

    /// Returns the tone of a fact that is bad for one seat.
    fn bad_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(None, Some(seat), otherwise)
    }

    /// Returns that a devil draws so many cards. Their names are left out if the list is empty.
    fn draws(&self, seat: Seat, count: usize, cards: &[Card]) -> String {
        if cards.is_empty() {
            return self.say_of("oaths-first-fact-drew", seat, &[("count", count.into())]);
        }
        self.say_of("oaths-first-fact-drew-known", seat, &[("cards", self.cards(cards).into())])
    }

    fn muster_fact(&self, fact: &MusterFact) -> Line {
        match fact {
            MusterFact::Redrew { seat } => self.line("reorder", Tone::Quiet, "oaths-first-fact-redrew", *seat, &[]),
            MusterFact::Began { turn, starter } => {
                self.line("turn", Tone::Quiet, "oaths-first-fact-began", *starter, &[("turn", (*turn).into())])
            }
            MusterFact::Drew { seat, count, cards } => {
                Line::new("card", Tone::Quiet, self.draws(*seat, *count, cards)).of([*seat]).about(cards)
            }
            MusterFact::Bargained { seat, souls } => {
                let about = [("souls", self.souls(*souls).into())];
                self.line("souls", self.good_for(*seat, Tone::Quiet), "oaths-first-fact-bargained", *seat, &about)
            }
            MusterFact::Tortured { by, prisoner, cards } => {
                let id = if cards.is_empty() { "oaths-first-fact-tortured" } else { "oaths-first-fact-tortured-known" };
                let about = [("prisoner", self.seat(*prisoner).into()), ("cards", self.hand_cards(cards).into())];
                let tone = self.mood(Some(*by), Some(*prisoner), Tone::Market);
                self.line("hellfire", tone, id, *by, &about).of([*prisoner]).about(&resources(cards))
            }
            MusterFact::Confessed { by, prisoner, freed } => {
                let id = if *freed { "oaths-first-fact-confessed" } else { "oaths-first-fact-confessed-nothing" };
                let tone = self.mood(Some(*by), Some(*prisoner).filter(|_| !freed), Tone::Market);
                self.line("manuscript", tone, id, *by, &[("prisoner", self.seat(*prisoner).into())]).of([*prisoner])
            }
        }
    }

    fn announced(&self, seat: Seat, orders: &Orders) -> Line {
        let mut said = self.orders(seat, orders).into_iter();
        let Orders { table, fortress, discard, earth, devil, rituals } = orders;
        let icon = if fortress.is_some() {
            "stronghold"
        } else if !rituals.is_empty() {
            "ritual"
        } else if *devil || !earth.is_empty() {
            "up"
        } else if !table.is_empty() || !discard.is_empty() {
            "card"
        } else {
            "skip"
        };
        let line = Line::new(icon, Tone::Quiet, said.next().unwrap_or_default());
        let line = line.with(said).of([seat]).about(table).about(fortress.as_slice());
        line.about(rituals).about(earth).about(discard)
    }
}

/// Returns the resource cards among cards of a hand.
fn resources(cards: &[HandCard]) -> Vec<Card> {
    let resource = |card: &HandCard| match card {
        HandCard::Oath(_) => None,
        HandCard::Card(card) => Some(*card),
    };
    cards.iter().filter_map(resource).collect()
}
