//! The words of the game for programs on the wire.

use std::sync::Arc;

use chronicle::Teller;
use chronicle::survey::Section;
use rules::facts::Entry;
use rules::orders::{Draft, Drafting};
use rules::rulebook::Rulebook;
use rules::view::SeatView;
use table::Conclave;
use table::wire::Words;
use table_text::Text;

use crate::{chronicle, rules, table};

/// The words of one language.
pub struct Tongue(pub Arc<Text>);

impl Words<Conclave> for Tongue {
    fn problems(&self, book: &Rulebook, view: &SeatView, draft: &Draft) -> Vec<String> {
        let teller = Teller::new(&self.0, book.catalog(), view.table());
        Drafting::problems(book, view.table(), draft).iter().map(|problem| teller.problem(problem)).collect()
    }

    fn show(&self, book: &Rulebook, view: &SeatView, log: &[(u32, Vec<Entry>)]) -> String {
        let teller = Teller::new(&self.0, book.catalog(), view.table());
        let mut text = teller.survey(book, view, &Section::ALL);
        if let Some((turn, entries)) = log.last() {
            text += &format!("{}\n", self.0.say_with("survey-log", &[("turn", (*turn).into())]));
            for line in teller.turn_text(entries) {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}
