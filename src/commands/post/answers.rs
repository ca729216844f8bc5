//! The commands of the post for games in which a step asks players for answers.

use table::post::{Posted, Stage};
use table::seats::Seat;
use table::wire::Words;
use table_text::Text;

use super::game::Mailed;
use crate::commands::spoken::{Spoken, Tongue};

impl<G: Spoken + Posted> Mailed for G {
    const TURN: &'static str = "step";
    const PLAYS_ON: bool = true;
    const STRICT: bool = true;

    fn words() -> Box<dyn Words<G>> {
        Box::new(Tongue(Text::chosen()))
    }

    fn log(book: &G::Book, view: &G::View, logs: &[(u32, Vec<G::Entry>)]) -> Vec<(u32, Vec<String>)> {
        let words = Text::chosen();
        let told = |log: &[G::Entry]| <G as Spoken>::log(&words, book, G::known(view), log);
        logs.iter().map(|(step, log)| (*step, told(log))).collect()
    }

    fn survey(book: &G::Book, view: &G::View) -> Option<String> {
        Some(Self::words().show(book, view, &[]))
    }

    fn read(text: &str, seat: Seat) -> Result<G::Choice, serde_json::Error> {
        <G as Spoken>::read(text, seat)
    }

    fn sent(_choice: &G::Choice, sealed: bool) -> String {
        if sealed { "your answer is".to_owned() } else { "your answer so far is".to_owned() }
    }

    fn meaning(book: &G::Book, view: &G::View, choice: &G::Choice) -> Option<String> {
        let known = G::known(view);
        (!G::owing(known).is_empty()).then(|| G::said(&Text::chosen(), book, known, choice))
    }

    fn stage(stage: Stage, turn: u32, host: &str) -> String {
        match stage {
            Stage::Joined => format!("you have joined; {host} has not begun the game yet"),
            Stage::Planning => format!("step {turn}: your answer is owed"),
            Stage::Sealed => format!("step {turn}: your answer is sealed; waiting for {host}"),
            Stage::Watching => format!("step {turn}: others are asked"),
            Stage::Over => "the game is over".to_owned(),
        }
    }
}
