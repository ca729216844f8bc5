//! `post look`: reads what has come, and tells the newest turn as its seat may know it.

use std::fmt::Write;

use clap::Args;
use serde::Serialize;
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::{Noted, guest_of, noted, now, told};
use crate::chronicle::Teller;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::table::post::{Guest, Letter, Post, Stage};

/// Options of `post look`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Look {
    /// The name of the game, or the beginning of its number
    name: String,
    /// Your seat, if you have several
    #[arg(long)]
    seat: Option<u8>,
    /// Writes JSON to stdout: the whole view of the seat, and the log since its last turn
    #[arg(long)]
    json: bool,
}

/// The newest turn of a seat, as JSON.
#[derive(Serialize)]
struct Seen<'a> {
    found: Vec<Noted>,
    table: String,
    seat: Seat,
    stage: Stage,
    turn: u32,
    deadline: Option<u64>,
    view: Option<&'a SeatView>,
    log: Vec<Told>,
    letters: &'a [Letter],
}

#[derive(Serialize)]
struct Told {
    turn: u32,
    lines: Vec<String>,
}

/// Tells the newest turn.
pub(super) fn run(options: &Look, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let mut guest = guest_of(post, &options.name, options.seat)?;
    let remarks = guest.look(now())?;
    let log = log(&guest, book);
    if options.json {
        let seen = Seen {
            found: noted(&remarks),
            table: guest.table().to_string(),
            seat: guest.seat(),
            stage: guest.stage(),
            turn: guest.newest(),
            deadline: guest.turn().and_then(|turn| turn.deadline),
            view: guest.turn().map(|turn| &turn.view),
            log,
            letters: guest.letters(),
        };
        return Sheet::Stdout.write(&seen);
    }
    let mut text = told(&remarks);
    // Writing into a string cannot fail.
    for Told { turn, lines } in &log {
        let _ = writeln!(text, "turn {turn}");
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    for Letter { turn, from, to, text: said } in guest.letters() {
        let to = to.map_or_else(|| "all".to_owned(), |to| format!("seat {to}"));
        let _ = writeln!(text, "turn {turn}, seat {from} to {to}: {said}");
    }
    let _ = writeln!(text, "{}", standing(guest.stage(), guest.newest(), guest.host()));
    page::print(&text)
}

/// Returns the log of the turns that came with the newest one, as lines.
fn log(guest: &Guest, book: &Rulebook) -> Vec<Told> {
    let words = Text::chosen();
    let Some(turn) = guest.turn() else { return Vec::new() };
    let teller = Teller::new(&words, book.catalog(), turn.view.table());
    turn.logs.iter().map(|(turn, log)| Told { turn: *turn, lines: teller.turn_text(log) }).collect()
}

/// Tells how far a seat is, as a sentence.
pub(super) fn standing(stage: Stage, turn: u32, host: &str) -> String {
    match stage {
        Stage::Joined => format!("you have joined; {host} has not begun the game yet"),
        Stage::Planning => format!("turn {turn}: your orders are owed"),
        Stage::Sealed => format!("turn {turn}: your orders are sealed; waiting for {host}"),
        Stage::Watching => format!("turn {turn}: your house has fallen, and you watch"),
        Stage::Over => "the game is over".to_owned(),
    }
}
