//! Questions of the reinforcements, of special play cards, of the action and of the rituals.

use oaths_rules::catalog::Moment;
use oaths_rules::ids::{Card, Seat};
use oaths_rules::specials::{Announced, SpecialAnswer};
use oaths_rules::step::{Answer, Step};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_settle(&self, seat: Seat) -> Question {
        let about = [("devil", self.seat(seat).into()), ("realms", self.realms(self.game.vacant()).into())];
        self.ask("oaths-ask-settle", &about)
    }

    pub(super) fn ask_table(&self, seat: Seat, discard: usize) -> Question {
        let drawn = self.game.domain(seat).drawn.len();
        let about =
            [("devil", self.seat(seat).into()), ("drawn", drawn.into()), ("discard", discard.min(drawn).into())];
        self.ask("oaths-ask-table", &about)
    }

    pub(super) fn ask_window(&self, moment: Moment, seat: Seat) -> Question {
        let cards = self.game.playable(self.catalog, seat, moment);
        let cards: Vec<String> = cards.into_iter().map(|card| self.special(card)).collect();
        let about = [("moment", self.words().moment(moment).into()), ("cards", self.words().series(&cards).into())];
        self.ask("oaths-ask-window", &about)
    }

    pub(super) fn ask_counter(&self, announced: &[Announced], seat: Seat) -> Question {
        let played = |card: &Announced| {
            let about = [("play", self.play(&card.play).into()), ("by", self.seat(card.by).into())];
            self.say_with("oaths-ask-played", &about)
        };
        let counter = self.game.playable(self.catalog, seat, Moment::Response);
        let counter: Vec<String> = counter.into_iter().take(1).map(|card| self.special(card)).collect();
        let cards: Vec<String> = announced.iter().map(played).collect();
        let about = [("cards", self.words().series(&cards).into()), ("counter", self.words().series(&counter).into())];
        self.ask("oaths-ask-counter", &about)
    }

    pub(super) fn ask_drunk(&self, step: &Step, cards: u8, seat: Seat) -> Question {
        // The rules know how many a small hand gives.
        let count = match step.default(self.catalog, self.game, seat) {
            Answer::Special(SpecialAnswer::Shuffle(cards)) => cards.len(),
            Answer::Special(SpecialAnswer::Play(_) | SpecialAnswer::Counter(_))
            | Answer::Pass
            | Answer::Muster(_)
            | Answer::Trade(_)
            | Answer::Action(_)
            | Answer::War(_)
            | Answer::Rite(_)
            | Answer::Court(_) => cards.into(),
        };
        self.ask("oaths-ask-drunk", &[("devil", self.seat(seat).into()), ("count", count.into())])
    }

    pub(super) fn ask_orders(&self, seat: Seat) -> Question {
        let own = self.game.own_rituals(self.catalog, seat);
        let devil = self.seat(seat);
        let question = self.ask("oaths-ask-orders", &[("devil", devil.as_str().into()), ("own", own.into())]);
        let trading = self.game.trading();
        let mut more: Vec<String> = Vec::new();
        if trading.virtue {
            more.push(self.say("oaths-ask-orders-virtue"));
        } else if !self.game.devil_may_leave(self.catalog, seat) {
            more.push(self.say_with("oaths-ask-orders-stays", &[("devil", devil.into())]));
        }
        if trading.world_war {
            more.push(self.say_with("oaths-ask-orders-war", &[("fiends", self.words().fiends().into())]));
        }
        question.and(self.text, more)
    }

    pub(super) fn ask_rite(&self, seat: Seat, ritual: Card) -> Question {
        let about = [("devil", self.seat(seat).into()), ("ritual", self.card(ritual).into())];
        let question = self.ask("oaths-ask-rite", &about);
        let mut more = self.card_rules(ritual);
        let casts = &self.game.domain(seat).casts;
        if casts.iter().any(|cast| cast.ritual == ritual && cast.twice) {
            more.push(self.say("oaths-ask-rite-twice"));
        }
        let souls = self.game.furnace_choice(self.catalog, seat, ritual);
        if souls > 0 {
            more.push(self.say_with("oaths-ask-rite-furnace", &[("souls", souls.into())]));
        }
        question.and(self.text, more)
    }
}
