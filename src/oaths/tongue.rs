//! The words of both editions for programs on the wire, and for people in a terminal.

use std::sync::Arc;

use ::table::wire::Words;
use oaths_chronicle::Teller;
use oaths_first_chronicle as first_chronicle;
use oaths_first_rules as first;
use oaths_rules::catalog::Catalog;
use oaths_rules::choices;
use oaths_rules::facts::Fact;
use oaths_rules::step::{self, Choice};
use oaths_rules::view::View;
use oaths_table::{First, Oaths};
use table_text::Text;

/// Answers that are shown as examples.
const EXAMPLES: usize = 4;

/// The words of one language.
pub struct Tongue(pub Arc<Text>);

impl Tongue {
    /// Returns some answers that the seat of a view can give, each as a sentence and as JSON below
    /// it. Empty if the seat is not asked.
    fn answers(teller: &Teller<'_>, catalog: &Catalog, view: &View) -> Vec<String> {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due().filter(|_| game.asked().contains(&seat)) else { return Vec::new() };
        let some = choices::some(catalog, game, seat, EXAMPLES, u64::from(game.step()));
        let told = some.iter().flat_map(|choice| {
            let json = serde_json::to_string(choice).unwrap_or_default();
            [teller.answer(choice, due), format!("  {json}")]
        });
        told.collect()
    }
}

impl Words<Oaths> for Tongue {
    fn problems(&self, book: &Arc<Catalog>, view: &View, choice: &Choice) -> Vec<String> {
        let teller = Teller::new(&self.0, book, view.game());
        step::check(book, view.game(), choice).err().map(|refusal| teller.refusal(refusal)).into_iter().collect()
    }

    fn show(&self, book: &Arc<Catalog>, view: &View, log: &[(u32, Vec<Fact>)]) -> String {
        let teller = Teller::new(&self.0, book, view.game());
        let mut text = teller.survey(view);
        let answers = Self::answers(&teller, book, view);
        if !answers.is_empty() {
            text += &teller.section("oaths-survey-answers", &answers);
        }
        if let Some((step, facts)) = log.last() {
            text += &format!("{}\n", self.0.say_with("oaths-survey-log", &[("step", (*step).into())]));
            for line in teller.log_text(facts) {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}

impl Tongue {
    /// Returns some answers that the seat of a view of the first edition can give, like those of
    /// the third.
    fn first_answers(
        teller: &first_chronicle::Teller<'_>,
        catalog: &first::catalog::Catalog,
        view: &first::view::View,
    ) -> Vec<String> {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due().filter(|_| game.asked().contains(&seat)) else { return Vec::new() };
        let some = first::choices::some(catalog, game, seat, EXAMPLES, u64::from(game.step()));
        let told = some.iter().flat_map(|choice| {
            let json = serde_json::to_string(choice).unwrap_or_default();
            [teller.answer(choice, due), format!("  {json}")]
        });
        told.collect()
    }
}

impl Words<First> for Tongue {
    fn problems(
        &self,
        book: &Arc<first::catalog::Catalog>,
        view: &first::view::View,
        choice: &first::step::Choice,
    ) -> Vec<String> {
        let teller = first_chronicle::Teller::new(&self.0, book, view.game());
        let refused = first::step::check(book, view.game(), choice).err();
        refused.map(|refusal| teller.refusal(refusal)).into_iter().collect()
    }

    fn show(
        &self,
        book: &Arc<first::catalog::Catalog>,
        view: &first::view::View,
        log: &[(u32, Vec<first::facts::Fact>)],
    ) -> String {
        let teller = first_chronicle::Teller::new(&self.0, book, view.game());
        let mut text = teller.survey(view);
        let answers = Self::first_answers(&teller, book, view);
        if !answers.is_empty() {
            text += &teller.section("oaths-survey-answers", &answers);
        }
        if let Some((step, facts)) = log.last() {
            text += &format!("{}\n", self.0.say_with("oaths-survey-log", &[("step", (*step).into())]));
            for line in teller.log_text(facts) {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}
