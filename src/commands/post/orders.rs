//! `post orders`: sends the orders of a seat, from a file or by a mind.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use table::post::{Guest, Post, PostFault};
use table::seats::Seat;
use terminal::Failure;
use terminal::page::{self, Sheet, read_text};

use super::game::{Mailed, thought};
use super::{Noted, guest_of, noted, now, told};

/// Options of `post orders`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Orders {
    /// The name of the game, or the beginning of its number
    pub(super) name: String,
    /// Your seat, if you have several
    #[arg(long)]
    seat: Option<u8>,
    /// A file with the orders as JSON, `-` for stdin: the same as programs send. In the Oaths the
    /// answer alone is enough, and `look` shows examples
    #[arg(long, value_name = "FILE|-", required_unless_present_any = ["mind", "pass"])]
    from: Option<PathBuf>,
    /// Lets this mind give the orders of this turn
    #[arg(long, value_name = "MIND", conflicts_with = "from")]
    mind: Option<String>,
    /// Orders nothing in this turn
    #[arg(long, conflicts_with_all = ["from", "mind"])]
    pass: bool,
    /// Sends plans only, which count if the time runs out; the host goes on waiting
    #[arg(long)]
    plans: bool,
    /// A letter that goes out with the orders: the seat of its reader or `all`, a colon, and the
    /// text. Can be given several times
    #[arg(long, value_name = "SEAT|all:TEXT")]
    letter: Vec<String>,
    /// Writes JSON to stdout
    #[arg(long)]
    json: bool,
}

/// Orders that were sent, as JSON.
#[derive(Serialize)]
struct Sent<C> {
    found: Vec<Noted>,
    turn: u32,
    sealed: bool,
    /// What of the orders does not count, and why.
    problems: Vec<String>,
    orders: C,
}

/// Sends orders.
pub(super) fn run<G: Mailed>(options: &Orders, post: &Post) -> Result<(), Failure> {
    let (book, words) = (G::standard(), G::words());
    let mut guest = guest_of::<G>(post, &options.name, options.seat)?;
    let remarks = guest.look(now())?;
    let turn = guest.turn().ok_or(PostFault::NoTurn)?;
    let (view, owes) = (turn.view.clone(), turn.owes);
    let choice = choice(options, &book, &guest, &view)?;
    // What cannot be sent at all is refused by the guest, with a better sentence.
    let lawful =
        G::chooser(&choice) == guest.seat() && G::check_choice(G::catalog(&book), G::outline(&view), &choice).is_ok();
    let problems = if lawful { words.problems(&book, &view, &choice) } else { Vec::new() };
    if G::STRICT && owes && !problems.is_empty() {
        return Err(format!("the answer is not sent: {}", problems.join(" ")).into());
    }
    for letter in &options.letter {
        let (to, text) = addressed(letter)?;
        guest.write(to, text)?;
    }
    guest.order(&book, &choice, !options.plans, now())?;
    let (turn, sealed) = (guest.newest(), !options.plans);
    if options.json {
        return Sheet::Stdout.write(&Sent { found: noted(&remarks), turn, sealed, problems, orders: choice });
    }
    let mut text = told(&remarks);
    for line in problems.into_iter().chain(G::meaning(&book, &view, &choice)) {
        text += &format!("{line}\n");
    }
    text += &format!("{} {turn}: {} in {}\n", G::TURN, G::sent(&choice, sealed), guest.bag().display());
    page::print(&text)
}

/// Returns the choice that was asked for.
fn choice<G: Mailed>(options: &Orders, book: &G::Book, guest: &Guest<G>, view: &G::View) -> Result<G::Choice, Failure> {
    if let Some(file) = &options.from {
        let text = read_text(file)?;
        return G::read(&text, guest.seat())
            .map_err(|fault| format!("{}: these are no orders: {fault}", file.display()).into());
    }
    match &options.mind {
        Some(mind) => thought::<G>(mind, book, view, guest.newest()),
        None => Ok(G::pass(guest.seat())),
    }
}

/// Splits a letter into its reader and its text.
fn addressed(letter: &str) -> Result<(Option<Seat>, &str), Failure> {
    let (to, text) =
        letter.split_once(':').ok_or("a letter begins with the seat of its reader or `all`, and a colon")?;
    match to.trim() {
        "all" => Ok((None, text.trim())),
        seat => seat
            .parse()
            .map(|seat| (Some(Seat(seat)), text.trim()))
            .map_err(|_| format!("\"{seat}\" is no seat").into()),
    }
}
