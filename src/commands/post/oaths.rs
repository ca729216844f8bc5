//! What the commands of the post need to know of Oaths of the Pit. Both editions answer alike.

use std::sync::Arc;

use oaths::table::{First, Oaths};
use table::post::Stage;
use table::seats::Seat;
use table::wire::Words;
use table_text::Text;

use super::game::Mailed;

/// Answers for an edition, from its rules and its words.
macro_rules! mailed {
    ($game:ty, $edition:path) => {
        const _: () = {
            use $edition as edition;

            use edition::chronicle::Teller;
            use edition::rules::catalog::Catalog;
            use edition::rules::facts::Fact;
            use edition::rules::step::{Answer, Choice};
            use edition::rules::view::View;

            impl Mailed for $game {
                const TURN: &'static str = "step";
                const PLAYS_ON: bool = true;
                const STRICT: bool = true;

                fn book() -> Arc<Catalog> {
                    Catalog::standard()
                }

                fn words() -> Box<dyn Words<Self>> {
                    Box::new(oaths::Tongue(Text::chosen()))
                }

                fn log(book: &Arc<Catalog>, view: &View, logs: &[(u32, Vec<Fact>)]) -> Vec<(u32, Vec<String>)> {
                    let words = Text::chosen();
                    let teller = Teller::new(&words, book, view.game());
                    logs.iter().map(|(step, log)| (*step, teller.log_text(log))).collect()
                }

                fn survey(book: &Arc<Catalog>, view: &View) -> Option<String> {
                    Some(Self::words().show(book, view, &[]))
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

                fn meaning(book: &Arc<Catalog>, view: &View, choice: &Choice) -> Option<String> {
                    let words = Text::chosen();
                    let teller = Teller::new(&words, book, view.game());
                    view.game().due().map(|step| teller.answer(choice, step))
                }

                fn stage(stage: Stage, turn: u32, host: &str) -> String {
                    standing(stage, turn, host)
                }
            }
        };
    };
}

mailed!(Oaths, oaths);
mailed!(First, oaths::first);

/// Tells how far a seat is, as a sentence.
pub(super) fn standing(stage: Stage, turn: u32, host: &str) -> String {
    match stage {
        Stage::Joined => format!("you have joined; {host} has not begun the game yet"),
        Stage::Planning => format!("step {turn}: your answer is owed"),
        Stage::Sealed => format!("step {turn}: your answer is sealed; waiting for {host}"),
        Stage::Watching => format!("step {turn}: others are asked"),
        Stage::Over => "the game is over".to_owned(),
    }
}
