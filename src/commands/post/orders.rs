//! `post orders`: sends the orders of a seat, from a file or by a mind.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet, read_text};

use super::{Noted, guest_of, noted, now, told};
use crate::chronicle::Teller;
use crate::minds;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Drafting};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::table::post::{Post, PostFault};

/// Options of `post orders`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Orders {
    /// The name of the game, or the beginning of its number
    name: String,
    /// Your seat, if you have several
    #[arg(long)]
    seat: Option<u8>,
    /// A file with the orders as JSON, `-` for stdin: the same as in the saves of programs
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
struct Sent {
    found: Vec<Noted>,
    turn: u32,
    sealed: bool,
    /// What of the orders does not count, and why.
    problems: Vec<String>,
    orders: Draft,
}

/// Sends orders.
pub(super) fn run(options: &Orders, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let mut guest = guest_of(post, &options.name, options.seat)?;
    let remarks = guest.look(now())?;
    let view = guest.turn().map(|turn| turn.view.clone()).ok_or(PostFault::NoTurn)?;
    let draft = draft(options, book, &view)?;
    for letter in &options.letter {
        let (to, text) = addressed(letter)?;
        guest.write(to, text)?;
    }
    guest.order(book, &draft, !options.plans, now())?;
    let problems = problems(book, &view, &draft);
    if options.json {
        let (turn, sealed) = (guest.newest(), !options.plans);
        return Sheet::Stdout.write(&Sent { found: noted(&remarks), turn, sealed, problems, orders: draft });
    }
    let mut text = told(&remarks);
    for problem in problems {
        text += &format!("{problem}\n");
    }
    let what = if options.plans { "plans" } else { "orders" };
    text += &format!("turn {}: {} {what} are in {}\n", guest.newest(), draft.orders(), guest.bag().display());
    page::print(&text)
}

fn draft(options: &Orders, book: &Rulebook, view: &SeatView) -> Result<Draft, Failure> {
    if let Some(file) = &options.from {
        let text = read_text(file)?;
        return serde_json::from_str(&text)
            .map_err(|fault| format!("{}: these are no orders: {fault}", file.display()).into());
    }
    match &options.mind {
        Some(name) => {
            let mind = minds::by_name(name).ok_or_else(|| format!("no mind is called \"{name}\""))?;
            // Its errors differ from turn to turn; the dice of the game are not known here.
            Ok(mind.draft(book, view, u64::from(view.table().turn())))
        }
        None => Ok(Draft::empty(view.seat())),
    }
}

/// Tells what of a draft does not count, and why.
fn problems(book: &Rulebook, view: &SeatView, draft: &Draft) -> Vec<String> {
    let words = Text::chosen();
    let teller = Teller::new(&words, book.catalog(), view.table());
    Drafting::problems(book, view.table(), draft).iter().map(|problem| teller.problem(problem)).collect()
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
