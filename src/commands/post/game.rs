//! What the commands of the post need to know of a game, and the answers of the main game. Those of
//! the other games are in `answers`.

use circles::table::Circles;
use conclave::table::Conclave;
use oaths::table::{First, Oaths};
use table::mods::Modded;
use table::post::{Post, PostFault, Posted, Stage};
use table::seats::Seat;
use table::wire::Words;
use table_text::Text;
use terminal::Failure;

use crate::chronicle::Teller;
use crate::commands::games::GameName;
use crate::rules::facts::Entry;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A game that is played by the commands of the post.
pub(super) trait Mailed: Posted + Modded {
    /// A turn, inside of a sentence.
    const TURN: &'static str;
    /// True if turns that ask only minds are played without waiting for the host.
    const PLAYS_ON: bool;
    /// True if a choice that breaks a rule is not sent. Otherwise it is sent without what breaks it.
    const STRICT: bool;

    /// Returns the words for faults of a choice.
    fn words() -> Box<dyn Words<Self>>;

    /// Returns the log of each turn as lines.
    fn log(book: &Self::Book, view: &Self::View, logs: &[(u32, Vec<Self::Entry>)]) -> Vec<(u32, Vec<String>)>;

    /// Returns everything that the seat of a view may know, if `look` prints it.
    fn survey(book: &Self::Book, view: &Self::View) -> Option<String>;

    /// Reads the choice of a seat from JSON.
    ///
    /// # Errors
    /// The reason why it is none.
    fn read(text: &str, seat: Seat) -> Result<Self::Choice, serde_json::Error>;

    /// Returns what was sent, in the middle of a sentence.
    fn sent(choice: &Self::Choice, sealed: bool) -> String;

    /// Returns the meaning of a choice in sentences, if `orders` prints it.
    fn meaning(book: &Self::Book, view: &Self::View, choice: &Self::Choice) -> Option<String>;

    /// Tells how far a seat is, as a sentence.
    fn stage(stage: Stage, turn: u32, host: &str) -> String;
}

/// Returns the answer of a mind to a turn.
pub(super) fn thought<G: Mailed>(mind: &str, book: &G::Book, view: &G::View, turn: u32) -> Result<G::Choice, Failure> {
    let found = G::mind(mind).ok_or_else(|| format!("no mind is called \"{mind}\""))?;
    // Its errors differ from turn to turn; the dice of the game are not known here.
    Ok(G::apart(G::think(&found, book, view, None, u64::from(turn))).0)
}

/// Returns the game of the tables with this name, or with a number that begins so.
pub(super) fn of_table(post: &Post, name: &str) -> Result<GameName, Failure> {
    let games = post.games(name)?;
    let games: Vec<GameName> = games.iter().filter_map(|game| known(game)).collect();
    match games.as_slice() {
        [] => Err(PostFault::NoTable(name.to_owned()).into()),
        [game] => Ok(*game),
        _ => Err(format!("tables of several games are called \"{name}\": say the beginning of a number").into()),
    }
}

/// Returns the game with this name.
pub(super) fn known(game: &str) -> Option<GameName> {
    use table::game::Game;
    match game {
        name if name == Conclave::NAME => Some(GameName::Conclave),
        name if name == Oaths::NAME => Some(GameName::Oaths),
        name if name == First::NAME => Some(GameName::OathsFirst),
        name if name == Circles::NAME => Some(GameName::Circles),
        _ => None,
    }
}

impl Mailed for Conclave {
    const TURN: &'static str = "turn";
    const PLAYS_ON: bool = false;
    const STRICT: bool = false;

    fn words() -> Box<dyn Words<Self>> {
        Box::new(conclave::Tongue(Text::chosen()))
    }

    fn log(book: &Rulebook, view: &SeatView, logs: &[(u32, Vec<Entry>)]) -> Vec<(u32, Vec<String>)> {
        let words = Text::chosen();
        let teller = Teller::new(&words, book.catalog(), view.table());
        logs.iter().map(|(turn, log)| (*turn, teller.turn_text(log))).collect()
    }

    fn survey(_book: &Rulebook, _view: &SeatView) -> Option<String> {
        None
    }

    fn read(text: &str, _seat: Seat) -> Result<Draft, serde_json::Error> {
        serde_json::from_str(text)
    }

    fn sent(draft: &Draft, sealed: bool) -> String {
        format!("{} {} are", draft.orders(), if sealed { "orders" } else { "plans" })
    }

    fn meaning(_book: &Rulebook, _view: &SeatView, _draft: &Draft) -> Option<String> {
        None
    }

    fn stage(stage: Stage, turn: u32, host: &str) -> String {
        match stage {
            Stage::Joined => format!("you have joined; {host} has not begun the game yet"),
            Stage::Planning => format!("turn {turn}: your orders are owed"),
            Stage::Sealed => format!("turn {turn}: your orders are sealed; waiting for {host}"),
            Stage::Watching => format!("turn {turn}: your house has fallen, and you watch"),
            Stage::Over => "the game is over".to_owned(),
        }
    }
}
