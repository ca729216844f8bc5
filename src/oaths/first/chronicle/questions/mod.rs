//! What a step asks of a seat: a title, and the question with the rule that matters.

mod peace;
mod war;

use oaths_first_rules::court::CourtStep;
use oaths_first_rules::ids::Seat;
use oaths_first_rules::market::MarketStep;
use oaths_first_rules::muster::MusterStep;
use oaths_first_rules::orders::OrderStep;
use oaths_first_rules::promises::PromiseStep;
use oaths_first_rules::rites::RiteStep;
use oaths_first_rules::step::Step;
use table_text::Value;

use super::{Question, Teller};

impl Teller<'_> {
    /// Returns what a step asks of a seat, for the head of its panel.
    #[must_use]
    pub fn question(&self, step: &Step, seat: Seat) -> Question {
        match step {
            Step::Muster(MusterStep::Deal | MusterStep::Dawn | MusterStep::Init) => self.no_question(),
            Step::Muster(MusterStep::Redraw) => self.ask_redraw(seat),
            Step::Muster(MusterStep::Torture { by, prisoner, seen }) => self.ask_torture(*by, *prisoner, seen),
            Step::Market(MarketStep::Open { .. }) => self.no_question(),
            Step::Market(MarketStep::Round(round)) => self.ask_round(*round, seat),
            Step::Order(OrderStep::Orders) => self.ask_orders(seat),
            Step::War(step) => self.ask_war(step, seat),
            Step::Rite(RiteStep::Begin) => self.no_question(),
            Step::Rite(RiteStep::Perform(own)) => self.ask_rite(*own),
            Step::Award(step) => self.ask_award(step, seat),
            Step::Court(CourtStep::Begin | CourtStep::Dusk) => self.no_question(),
            Step::Court(CourtStep::Speak) => self.ask_speech(seat),
            Step::Promise(PromiseStep::Judge(id)) => self.ask_payment(*id),
        }
    }

    fn no_question(&self) -> Question {
        Question { title: self.say("oaths-ask-nothing"), text: self.say("oaths-ask-nothing-text") }
    }

    /// Returns a question whose text has the id of its title with `-text` behind it.
    fn ask(&self, id: &str, about: &[(&str, Value<'_>)]) -> Question {
        Question { title: self.say_with(id, about), text: self.say_with(&format!("{id}-text"), about) }
    }
}
