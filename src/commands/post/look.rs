//! `post look`: reads what has come, and tells the newest turn as its seat may know it. In the Oaths
//! it also shows the table and what is asked.

use std::fmt::Write;

use clap::Args;
use serde::Serialize;
use table::post::{Letter, Post, Stage};
use table::seats::Seat;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::game::Mailed;
use super::{Noted, guest_of, noted, now, told};

/// Options of `post look`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Look {
    /// The name of the game, or the beginning of its number
    pub(super) name: String,
    /// Your seat, if you have several
    #[arg(long)]
    seat: Option<u8>,
    /// Writes JSON to stdout: the whole view of the seat, and the log since its last turn
    #[arg(long)]
    json: bool,
}

/// The newest turn of a seat, as JSON.
#[derive(Serialize)]
struct Seen<'a, V> {
    game: &'static str,
    found: Vec<Noted>,
    table: String,
    seat: Seat,
    stage: Stage,
    turn: u32,
    deadline: Option<u64>,
    view: Option<&'a V>,
    log: Vec<Told>,
    letters: &'a [Letter],
}

#[derive(Serialize)]
struct Told {
    turn: u32,
    lines: Vec<String>,
}

/// Tells the newest turn.
pub(super) fn run<G: Mailed>(options: &Look, post: &Post) -> Result<(), Failure> {
    let book = G::standard();
    let mut guest = guest_of::<G>(post, &options.name, options.seat)?;
    let remarks = guest.look(now())?;
    let logs = guest.turn().map(|turn| G::log(&book, &turn.view, &turn.logs)).unwrap_or_default();
    if options.json {
        let seen = Seen {
            game: G::NAME,
            found: noted(&remarks),
            table: guest.table().to_string(),
            seat: guest.seat(),
            stage: guest.stage(),
            turn: guest.newest(),
            deadline: guest.turn().and_then(|turn| turn.deadline),
            view: guest.turn().map(|turn| &turn.view),
            log: logs.into_iter().map(|(turn, lines)| Told { turn, lines }).collect(),
            letters: guest.letters(),
        };
        return Sheet::Stdout.write(&seen);
    }
    let mut text = told(&remarks);
    // Writing into a string cannot fail.
    for (turn, lines) in &logs {
        let _ = writeln!(text, "{} {turn}", G::TURN);
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    for Letter { turn, from, to, text: said } in guest.letters() {
        let to = to.map_or_else(|| "all".to_owned(), |to| format!("seat {to}"));
        let _ = writeln!(text, "{} {turn}, seat {from} to {to}: {said}", G::TURN);
    }
    text += &guest.turn().and_then(|turn| G::survey(&book, &turn.view)).unwrap_or_default();
    let _ = writeln!(text, "{}", G::stage(guest.stage(), guest.newest(), guest.host()));
    page::print(&text)
}
