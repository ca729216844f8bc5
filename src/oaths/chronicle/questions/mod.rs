//! What a step asks of a seat: a title, and the question with the rule that matters.

mod court;
mod muster;
mod trade;
mod war;

use oaths_rules::action::ActionStep;
use oaths_rules::court::CourtStep;
use oaths_rules::ids::{RealmKind, Seat};
use oaths_rules::muster::MusterStep;
use oaths_rules::rites::RiteStep;
use oaths_rules::specials::SpecialStep;
use oaths_rules::step::Step;
use table_text::Value;

use super::{Question, Teller};

impl Teller<'_> {
    /// Returns what a step asks of a seat, for the head of its panel.
    #[must_use]
    pub fn question(&self, step: &Step, seat: Seat) -> Question {
        match step {
            Step::Muster(MusterStep::Dawn | MusterStep::Deal) => self.no_question(),
            Step::Muster(MusterStep::Settle(own)) => self.ask_settle(*own),
            Step::Muster(MusterStep::Table { seat: own, discard }) => self.ask_table(*own, *discard),
            Step::Special(SpecialStep::Window(moment)) => self.ask_window(*moment, seat),
            Step::Special(SpecialStep::Counter(announced)) => self.ask_counter(announced, seat),
            Step::Special(SpecialStep::Effects(_)) => self.no_question(),
            Step::Special(SpecialStep::Drunk { cards, .. }) => self.ask_drunk(step, *cards, seat),
            Step::Trade(step) => self.ask_trade(step, seat),
            Step::Action(ActionStep::Orders(own)) => self.ask_orders(*own),
            Step::Action(ActionStep::Close) => self.no_question(),
            Step::War(step) => self.ask_war(step, seat),
            Step::Rite(RiteStep::Perform { seat: own, ritual }) => self.ask_rite(*own, *ritual),
            Step::Rite(RiteStep::Begin | RiteStep::Plague | RiteStep::Mourn(_) | RiteStep::Next | RiteStep::Reveal) => {
                self.no_question()
            }
            Step::Court(CourtStep::Score | CourtStep::Dusk) => self.no_question(),
            Step::Court(CourtStep::Contribute) => self.ask_contribute(),
            Step::Court(CourtStep::Take(own)) => self.ask_take(*own),
            Step::Court(CourtStep::LastPrisoners) => self.ask_last_prisoners(),
            Step::Court(CourtStep::Vote) => self.ask_vote(seat),
        }
    }

    fn no_question(&self) -> Question {
        Question { title: self.say("oaths-ask-nothing"), text: self.say("oaths-ask-nothing-text") }
    }

    /// Returns a question whose text has the id of its title with `-text` behind it.
    fn ask(&self, id: &str, about: &[(&str, Value<'_>)]) -> Question {
        Question { title: self.say_with(id, about), text: self.say_with(&format!("{id}-text"), about) }
    }

    /// Returns the names of realms, joined.
    fn realms(&self, realms: &[RealmKind]) -> String {
        let names = realms.iter().map(|realm| self.words().middle(self.realm(*realm)));
        self.words().series(&names.collect::<Vec<String>>())
    }
}
