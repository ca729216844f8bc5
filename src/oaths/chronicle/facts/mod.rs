//! The line of each fact.
//!
//! A line is made of its fact, of names, which never change in a game, and of alliances, which
//! everybody knows. So a fact as a seat may know it says no more than that seat may read.

mod court;
mod market;
mod muster;
mod special;
mod war;

use oaths_rules::facts::Fact;
use oaths_rules::ids::{Card, Seat};
use table_text::Value;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    /// Returns the line of a fact.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> Line {
        match fact {
            Fact::Muster(fact) => self.muster_fact(fact),
            Fact::Special(fact) => self.special_fact(fact),
            Fact::Trade(fact) => self.trade_fact(fact),
            Fact::Action(fact) => self.action_fact(fact),
            Fact::War(fact) => self.war_fact(fact),
            Fact::Rite(fact) => self.rite_fact(fact),
            Fact::Court(fact) => self.court_fact(fact),
        }
    }

    /// Returns a line about one devil. The text gets its name as `$devil`.
    fn line(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, about: &[(&str, Value<'_>)]) -> Line {
        Line::new(icon, tone, self.say_of(id, seat, about)).of([seat])
    }

    /// Returns a sentence about one devil. The text gets its name as `$devil`.
    fn say_of(&self, id: &str, seat: Seat, about: &[(&str, Value<'_>)]) -> String {
        let devil = [("devil", self.seat(seat).into())];
        let all: Vec<(&str, Value<'_>)> = devil.into_iter().chain(about.iter().cloned()).collect();
        self.say_with(id, &all)
    }

    /// Returns the tone of a fact that is good for one seat.
    fn good_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(Some(seat), None, otherwise)
    }

    /// Returns the tone of a fact that is bad for one seat.
    fn bad_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(None, Some(seat), otherwise)
    }

    /// Returns cards and Souls, joined: "Fiends, 2 Souls".
    fn things(&self, cards: &[Card], souls: u32) -> String {
        let mut items = self.words().card_items(cards);
        if souls > 0 {
            items.push(self.say_with("oaths-souls", &[("count", souls.into())]));
        }
        self.words().series(&items)
    }
}
