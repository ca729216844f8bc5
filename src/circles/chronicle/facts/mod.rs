//! The line of each fact.
//!
//! A line is made of its fact, of names, which never change in a game, and of what everybody sees.
//! So a fact as a seat may know it says no more than that seat may read.

mod actions;
mod dice;
mod turn;
mod war;
mod world;

use circles_rules::facts::Fact;
use circles_rules::ids::{Arcanum, Banner, DaemonKind, Seat, Unit};

use super::{About, Card, Line, Teller, Tone};

impl Teller<'_> {
    /// Returns the line of a fact.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> Line {
        match fact {
            Fact::Dice(fact) => self.dice_fact(fact),
            Fact::Standing(fact) => self.standing_fact(fact),
            Fact::Card(fact) => self.card_fact(fact),
            Fact::Setup(fact) => self.setup_fact(fact),
            Fact::Hell(fact) => self.hell_fact(fact),
            Fact::Souls(fact) => self.souls_fact(fact),
            Fact::Market(fact) => self.market_fact(fact),
            Fact::Summon(fact) => self.summon_fact(fact),
            Fact::Unit(fact) => self.unit_fact(fact),
            Fact::Action(fact) => self.action_fact(fact),
            Fact::March(fact) => self.march_fact(fact),
            Fact::Flight(fact) => self.flight_fact(fact),
            Fact::Magic(fact) => self.magic_fact(fact),
            Fact::Daemon(fact) => self.daemon_fact(fact),
            Fact::Sectio(fact) => self.sectio_fact(fact),
            Fact::Roam(fact) => self.roam_fact(fact),
            Fact::War(fact) => self.war_fact(fact),
            Fact::Fate(fact) => self.fate_fact(fact),
            Fact::End(fact) => self.end_fact(fact),
        }
    }

    /// Returns a line about one triumvirate. The text gets its name as `$seat`.
    fn line(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, about: &About<'_>) -> Line {
        Line::new(icon, tone, self.say_of(id, seat, about)).of([seat])
    }

    /// Returns a line about nobody.
    fn world(&self, icon: &'static str, tone: Tone, id: &str, about: &About<'_>) -> Line {
        Line::new(icon, tone, self.say_with(id, about))
    }

    /// Returns a line about a daemon. The text gets its name as `$daemon`.
    fn of_daemon(
        &self,
        icon: &'static str,
        tone: Tone,
        id: &str,
        (seat, daemon): (Seat, DaemonKind),
        about: &About<'_>,
    ) -> Line {
        let own = [("daemon", self.daemon(daemon).into())];
        let all: Vec<(&str, table_text::Value<'_>)> = own.into_iter().chain(about.iter().cloned()).collect();
        self.line(icon, tone, id, seat, &all).about(&[Card::Daemon(daemon)])
    }

    /// Returns the tone of a fact that is good for one seat.
    fn good_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(Some(seat), None, otherwise)
    }

    /// Returns the tone of a fact that is bad for one seat.
    fn bad_for(&self, seat: Seat, otherwise: Tone) -> Tone {
        self.mood(None, Some(seat), otherwise)
    }

    /// Returns the seat that a unit serves, as far as its counter or the board tells.
    fn served(&self, unit: Unit) -> Option<Seat> {
        let banner = match unit {
            Unit::Legion(legion) => Some(legion.banner),
            Unit::Lieutenant(_) | Unit::Hound(_) => self.game.board().banner(unit),
        };
        banner.and_then(Banner::seat)
    }

    /// Returns a line about a unit. The text gets it as `$unit`.
    fn of_unit(&self, icon: &'static str, tone: Tone, id: &str, unit: Unit, about: &About<'_>) -> Line {
        let own = [("unit", self.unit(unit).into())];
        let all: Vec<(&str, table_text::Value<'_>)> = own.into_iter().chain(about.iter().cloned()).collect();
        self.world(icon, tone, id, &all).of(self.served(unit))
    }
}

/// Returns arcana cards as cards of a line.
fn arcana(cards: &[Arcanum]) -> Vec<Card> {
    cards.iter().map(|card| Card::Arcanum(*card)).collect()
}
