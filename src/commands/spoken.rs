//! The games of question and answer in words: what all commands need of their chronicles. A game
//! that is [`Spoken`] is shown, mailed, replayed and played by programs with no further code.
//!
//! Not here: the Conclave, in which all seats plan at once.

use std::sync::Arc;

use circles::table::Circles;
use oaths::table::{First, Oaths};
use serde::Serialize;
use serde_json::Error as Unread;
use table::archive::Motives;
use table::mods::{Mod, Modded, texts};
use table::seats::Seat;
use table::wire::{Wired, Words};
use table_text::{Text, telling};

/// Answers that are shown as examples.
const EXAMPLES: usize = 4;

/// A game whose steps, questions and answers have words.
pub(super) trait Spoken: Wired<Ending: Serialize> + Modded {
    /// Returns the game as the seat of a view knows it.
    fn known(view: &Self::View) -> &Self::Position;

    /// Returns the seat of a view.
    fn viewer(view: &Self::View) -> Seat;

    /// Returns the name of a seat.
    fn seat(words: &Text, book: &Self::Book, game: &Self::Position, seat: Seat) -> String;

    /// Returns the name of a seat, with that of its player.
    fn player(words: &Text, book: &Self::Book, game: &Self::Position, seat: Seat) -> String;

    /// Returns a line for each fact of a step. `game` is the game before the step.
    fn log(words: &Text, book: &Self::Book, game: &Self::Position, log: &[Self::Entry]) -> Vec<String>;

    /// Returns what a choice means. Empty if nothing is asked.
    fn said(words: &Text, book: &Self::Book, game: &Self::Position, choice: &Self::Choice) -> String;

    /// Returns the rule that a choice breaks.
    fn refused(words: &Text, book: &Self::Book, view: &Self::View, choice: &Self::Choice) -> Option<String>;

    /// Returns everything that the seat of a view may know.
    fn survey(words: &Text, book: &Self::Book, view: &Self::View) -> String;

    /// Returns the phase of the step that is due, with its game turn.
    fn phase(words: &Text, book: &Self::Book, game: &Self::Position) -> Option<String>;

    /// Returns the final count.
    fn count(words: &Text, book: &Self::Book, game: &Self::Position, ending: &Self::Ending) -> Vec<String>;

    /// Reads a choice from JSON: a whole choice, or its answer alone.
    ///
    /// # Errors
    /// The reason why it is none.
    fn read(text: &str, seat: Seat) -> Result<Self::Choice, Unread>;

    /// Tells what minds weighed in the step that is due, of a finished game. Empty if they answered
    /// by habit.
    fn reasons(words: &Text, book: &Self::Book, game: &Self::Position, motives: Motives<'_, Self>) -> Vec<String>;
}

/// Makes a game [`Spoken`]. The modules of these games have the same names.
macro_rules! spoken {
    ($game:ty, $edition:path, $reasons:ident) => {
        const _: () = {
            use $edition as edition;

            use edition::chronicle::Teller;
            use edition::rules::catalog::Catalog;
            use edition::rules::facts::Fact;
            use edition::rules::game::Game;
            use edition::rules::step::{self, Answer, Choice};
            use edition::rules::view::View;

            impl Spoken for $game {
                fn known(view: &View) -> &Game {
                    view.game()
                }

                fn viewer(view: &View) -> Seat {
                    view.seat()
                }

                fn seat(words: &Text, book: &Arc<Catalog>, game: &Game, seat: Seat) -> String {
                    Teller::new(words, book, game).seat(seat)
                }

                fn player(words: &Text, book: &Arc<Catalog>, game: &Game, seat: Seat) -> String {
                    Teller::new(words, book, game).player(seat)
                }

                fn log(words: &Text, book: &Arc<Catalog>, game: &Game, log: &[Fact]) -> Vec<String> {
                    Teller::new(words, book, game).log_text(log)
                }

                fn said(words: &Text, book: &Arc<Catalog>, game: &Game, choice: &Choice) -> String {
                    Teller::new(words, book, game).said(choice)
                }

                fn refused(words: &Text, book: &Arc<Catalog>, view: &View, choice: &Choice) -> Option<String> {
                    let refusal = step::check(book, view.game(), choice).err()?;
                    Some(Teller::new(words, book, view.game()).refusal(refusal))
                }

                fn survey(words: &Text, book: &Arc<Catalog>, view: &View) -> String {
                    Teller::new(words, book, view.game()).survey(view)
                }

                fn phase(words: &Text, book: &Arc<Catalog>, game: &Game) -> Option<String> {
                    Teller::new(words, book, game).now()
                }

                fn count(words: &Text, book: &Arc<Catalog>, game: &Game, ending: &Self::Ending) -> Vec<String> {
                    Teller::new(words, book, game).ending(ending)
                }

                fn read(text: &str, seat: Seat) -> Result<Choice, Unread> {
                    let whole = serde_json::from_str::<Choice>(text);
                    whole.or_else(|fault| match serde_json::from_str::<Answer>(text) {
                        Ok(answer) => Ok(Choice { seat, answer }),
                        Err(_) => Err(fault),
                    })
                }

                $reasons!(Teller, Catalog, Game);
            }
        };
    };
}

/// For a game whose minds note what they weighed.
macro_rules! noted {
    ($teller:ident, $catalog:ident, $position:ident) => {
        fn reasons(words: &Text, book: &Arc<$catalog>, game: &$position, motives: Motives<'_, Self>) -> Vec<String> {
            let teller = $teller::new(words, book, game);
            let mut lines = Vec::new();
            for (seat, reasons, _) in motives.of_turn(game.step()).filter(|(_, reasons, _)| reasons.games > 0) {
                lines.push(format!("  {}", teller.thought(seat, reasons.games)));
                for option in &reasons.weighed {
                    lines.push(format!("    {}", teller.weighed(seat, &option.answer, option.worth)));
                }
            }
            if !lines.is_empty() {
                lines.insert(0, words.say("rationale-head"));
            }
            lines
        }
    };
}

/// For a game whose minds note nothing.
macro_rules! silent {
    ($teller:ident, $catalog:ident, $position:ident) => {
        fn reasons(_: &Text, _: &Arc<$catalog>, _: &$position, _: Motives<'_, Self>) -> Vec<String> {
            Vec::new()
        }
    };
}

spoken!(Oaths, oaths, noted);
spoken!(First, oaths::first, silent);
spoken!(Circles, circles, noted);

/// Returns the chosen texts with those of these mods.
pub(super) fn words(mods: &[Mod]) -> Arc<Text> {
    let chosen = Text::chosen();
    if mods.is_empty() { chosen } else { Text::with(chosen.language(), &|language| texts(mods, language)) }
}

/// The words of one language, for programs on the wire and for people in a terminal.
pub(super) struct Tongue(pub Arc<Text>);

impl<G: Spoken> Words<G> for Tongue {
    fn problems(&self, book: &G::Book, view: &G::View, choice: &G::Choice) -> Vec<String> {
        G::refused(&self.0, book, view, choice).into_iter().collect()
    }

    fn show(&self, book: &G::Book, view: &G::View, log: &[(u32, Vec<G::Entry>)]) -> String {
        let game = G::known(view);
        let mut text = G::survey(&self.0, book, view);
        if G::owing(game).contains(&G::viewer(view)) {
            let some = G::choices(book, view, EXAMPLES, u64::from(G::turn(game)));
            let told = some.iter().flat_map(|choice| {
                let json = serde_json::to_string(choice).unwrap_or_default();
                [G::said(&self.0, book, game, choice), format!("  {json}")]
            });
            text += &telling::section(&self.0, "survey-some-answers", &told.collect::<Vec<String>>());
        }
        if let Some((step, facts)) = log.last() {
            text += &format!("{}\n", self.0.say_with("survey-step-log", &[("step", (*step).into())]));
            for line in G::log(&self.0, book, game, facts) {
                text += &format!("  {line}\n");
            }
        }
        text
    }
}
