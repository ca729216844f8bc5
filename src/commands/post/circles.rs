//! What the commands of the post need to know of Nine Circles.
//!
//! Not here: words. The log and the table are shown as the rules hold them, in JSON.

use std::sync::Arc;

use circles::rules::catalog::Catalog;
use circles::rules::facts::Fact;
use circles::rules::step::{Answer, Choice};
use circles::rules::view::View;
use circles::table::Circles;
use circles::table::wire::Plain;
use table::post::Stage;
use table::seats::Seat;
use table::wire::Words;

use super::game::Mailed;
use super::oaths::standing;

impl Mailed for Circles {
    const TURN: &'static str = "step";
    const PLAYS_ON: bool = true;
    const STRICT: bool = true;

    fn book() -> Arc<Catalog> {
        Catalog::standard()
    }

    fn words() -> Box<dyn Words<Self>> {
        Box::new(Plain)
    }

    fn log(_book: &Arc<Catalog>, _view: &View, logs: &[(u32, Vec<Fact>)]) -> Vec<(u32, Vec<String>)> {
        let line = |fact: &Fact| serde_json::to_string(fact).unwrap_or_default();
        logs.iter().map(|(step, log)| (*step, log.iter().map(line).collect())).collect()
    }

    fn survey(book: &Arc<Catalog>, view: &View) -> Option<String> {
        Some(format!("{}\n", Self::words().show(book, view, &[])))
    }

    /// The answer can stand there with its seat or without it.
    fn read(text: &str, seat: Seat) -> Result<Choice, serde_json::Error> {
        let whole = serde_json::from_str::<Choice>(text);
        whole.or_else(|fault| match serde_json::from_str::<Answer>(text) {
            Ok(answer) => Ok(Choice { seat, answer }),
            Err(_) => Err(fault),
        })
    }

    fn sent(_choice: &Choice, sealed: bool) -> String {
        if sealed { "your answer is".to_owned() } else { "your answer so far is".to_owned() }
    }

    fn meaning(_book: &Arc<Catalog>, _view: &View, _choice: &Choice) -> Option<String> {
        None
    }

    fn stage(stage: Stage, turn: u32, host: &str) -> String {
        standing(stage, turn, host)
    }
}
