//! Questions of the trading.

use oaths_rules::ids::{HandCard, Seat};
use oaths_rules::trade::TradeStep;

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_trade(&self, step: &TradeStep, seat: Seat) -> Question {
        match step {
            TradeStep::Open | TradeStep::Close => self.no_question(),
            TradeStep::Round(round) => self.ask_round(*round, seat),
            TradeStep::Torture { by, prisoner, seen } => self.ask_torture(*by, *prisoner, seen),
            TradeStep::Give { from, to, count } => self.ask_papers("oaths-ask-give", *from, *to, *count),
            TradeStep::Return { from, to, count } => self.ask_papers("oaths-ask-return", *from, *to, *count),
            TradeStep::Ransom(own) => self.ask("oaths-ask-ransom", &[("devil", self.seat(*own).into())]),
        }
    }

    fn ask_round(&self, round: u8, seat: Seat) -> Question {
        let question = self.ask("oaths-ask-trade", &[]);
        let mut more: Vec<String> = Vec::new();
        if self.game.trading().silence {
            more.push(self.say("oaths-ask-trade-silence"));
        } else {
            let open = self.game.offers_to(self.catalog, seat).count();
            let about = [("devil", self.seat(seat).into()), ("count", open.into())];
            more.push(self.say_with("oaths-ask-trade-offers", &about));
            if round >= self.game.trading_rounds() {
                more.push(self.say("oaths-ask-trade-last"));
            }
        }
        question.and(self.text, more)
    }

    fn ask_torture(&self, by: Seat, prisoner: Seat, seen: &[HandCard]) -> Question {
        let about = [
            ("devil", self.seat(by).into()),
            ("prisoner", self.seat(prisoner).into()),
            ("count", seen.len().into()),
            ("cards", self.hand_cards(seen).into()),
        ];
        self.ask("oaths-ask-torture", &about)
    }

    fn ask_papers(&self, id: &str, from: Seat, to: Seat, count: u8) -> Question {
        let held = self.game.domain(from).hand.oaths_and_votes();
        let about = [
            ("devil", self.seat(from).into()),
            ("to", self.seat(to).into()),
            ("count", usize::from(count).min(held).into()),
        ];
        self.ask(id, &about)
    }
}
