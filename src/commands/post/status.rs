//! `post status`: of every game, whose turn it is and since when.

use std::fmt::Write;

use clap::Args;
use serde::Serialize;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::look::standing;
use super::{Noted, noted, now, told};
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::table::post::{Hosted, Place, Post, Remark, Room, Seated, Stage, Stand, Standing, TableId};

/// Options of `post status`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Status {
    /// The name of a game, or the beginning of its number; without it all
    name: Option<String>,
    /// Writes JSON to stdout
    #[arg(long)]
    json: bool,
}

/// The state of all tables, as JSON.
#[derive(Serialize)]
struct Report {
    hosted: Vec<HostLine>,
    seats: Vec<SeatState>,
    found: Vec<Noted>,
    faults: Vec<String>,
}

/// A table that is hosted here.
#[derive(Serialize)]
struct HostLine {
    table: String,
    name: String,
    turn: u32,
    since: u64,
    due: Option<u64>,
    over: bool,
    bag: String,
    places: Vec<PlaceLine>,
}

#[derive(Serialize)]
struct PlaceLine {
    seat: Seat,
    person: Option<String>,
    standing: Standing,
}

impl From<Hosted> for HostLine {
    fn from(host: Hosted) -> Self {
        let place = |place: Place| PlaceLine { seat: place.seat, person: place.person, standing: place.standing };
        Self {
            table: host.table.to_string(),
            name: host.name,
            turn: host.turn,
            since: host.since,
            due: host.due,
            over: host.stand == Stand::Over,
            bag: host.bag.display().to_string(),
            places: host.places.into_iter().map(place).collect(),
        }
    }
}

/// A seat that is played here.
#[derive(Serialize)]
struct SeatState {
    table: String,
    name: String,
    host: String,
    seat: Seat,
    stage: Stage,
    turn: u32,
    since: u64,
    due: Option<u64>,
    bag: String,
}

impl From<Seated> for SeatState {
    fn from(seat: Seated) -> Self {
        Self {
            table: seat.table.to_string(),
            name: seat.name,
            host: seat.host,
            seat: seat.seat,
            stage: seat.stage,
            turn: seat.turn,
            since: seat.since,
            due: seat.due,
            bag: seat.bag.display().to_string(),
        }
    }
}

/// Tells of all tables.
pub(super) fn run(options: &Status, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let mut room = Room::open(post.clone(), book.clone());
    let (remarks, unread) = room.look(now());
    let faults: Vec<String> = room.faults().iter().chain(&unread).cloned().collect();
    let asked = |name: &str, table: TableId| {
        options.name.as_ref().is_none_or(|asked| name == asked || table.to_string().starts_with(asked))
    };
    let hosted: Vec<Hosted> = room.hosted().into_iter().filter(|host| asked(&host.name, host.table)).collect();
    let seats: Vec<Seated> = room.seated().into_iter().filter(|seat| asked(&seat.name, seat.table)).collect();
    let remarks: Vec<Remark> = remarks.into_iter().map(|(_, remark)| remark).collect();
    if options.json {
        return Sheet::Stdout.write(&Report {
            hosted: hosted.into_iter().map(HostLine::from).collect(),
            seats: seats.into_iter().map(SeatState::from).collect(),
            found: noted(&remarks),
            faults,
        });
    }
    let mut text = told(&remarks);
    // Writing into a string cannot fail.
    for host in &hosted {
        let waits = match &host.stand {
            Stand::Over => "the game is over".to_owned(),
            Stand::Inviting(_) => "not begun".to_owned(),
            Stand::Orders(late) if late.is_empty() => format!("turn {} can be processed", host.turn),
            Stand::Orders(_) => format!("turn {}, since {}", host.turn, ago(host.since)),
        };
        let _ = writeln!(text, "{} ({}), hosted here: {waits}", host.name, host.table);
        for place in &host.places {
            let who = place.person.as_deref().unwrap_or("a mind");
            let _ = writeln!(text, "  seat {}, {who}: {}", place.seat, standing_of(place.standing));
        }
    }
    for seat in &seats {
        let since = match seat.stage {
            Stage::Planning | Stage::Sealed => format!(", since {}", ago(seat.since)),
            Stage::Joined | Stage::Watching | Stage::Over => String::new(),
        };
        let (name, table, number) = (&seat.name, seat.table, seat.seat);
        let standing = standing(seat.stage, seat.turn, &seat.host);
        let _ = writeln!(text, "{name} ({table}), seat {number}: {standing}{since}");
    }
    if text.is_empty() && faults.is_empty() {
        text = "there are no games by post here\n".to_owned();
    }
    page::print(&text)?;
    if faults.is_empty() { Ok(()) } else { Err(Failure(faults)) }
}

const fn standing_of(standing: Standing) -> &'static str {
    match standing {
        Standing::Mind => "plays by itself",
        Standing::Invited => "invited, has not joined",
        Standing::Joined => "has joined",
        Standing::Owes => "owes orders",
        Standing::Plans => "has sent plans, and is not done",
        Standing::Ready => "orders are here",
        Standing::Fallen => "its house has fallen",
    }
}

/// Tells how long ago a time was.
fn ago(then: u64) -> String {
    let seconds = now().saturating_sub(then);
    match seconds {
        0..=119 => "just now".to_owned(),
        120..=7199 => format!("{} minutes", seconds / 60),
        7200..=172_799 => format!("{} hours", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    }
}
