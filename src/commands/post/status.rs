//! `post status`: of every game, whose turn it is and since when.

use std::fmt::Write;

use circles::table::Circles;
use clap::Args;
use conclave::table::Conclave;
use oaths::table::{First, Oaths};
use serde::Serialize;
use table::post::{Hosted, Place, Post, Remark, Room, Seated, Stage, Stand, Standing, TableId};
use table::seats::Seat;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::game::Mailed;
use super::{Noted, noted, now, told};

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
#[derive(Default, Serialize)]
struct Report {
    hosted: Vec<HostLine>,
    seats: Vec<SeatState>,
    found: Vec<Noted>,
    faults: Vec<String>,
    /// The same as text.
    #[serde(skip)]
    text: String,
    /// What was found, as text.
    #[serde(skip)]
    remarks: String,
}

/// A table that is hosted here.
#[derive(Serialize)]
struct HostLine {
    game: &'static str,
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
    /// True if the turn waits for this seat.
    asked: bool,
}

impl HostLine {
    fn new<G: Mailed>(host: &Hosted) -> Self {
        let place = |place: &Place| PlaceLine {
            seat: place.seat,
            person: place.person.clone(),
            standing: place.standing,
            asked: waits_for(&host.stand, place.seat),
        };
        Self {
            game: G::NAME,
            table: host.table.to_string(),
            name: host.name.clone(),
            turn: host.turn,
            since: host.since,
            due: host.due,
            over: host.stand == Stand::Over,
            bag: host.bag.display().to_string(),
            places: host.places.iter().map(place).collect(),
        }
    }
}

/// True if a table waits for this seat.
fn waits_for(stand: &Stand, seat: Seat) -> bool {
    match stand {
        Stand::Inviting(seats) | Stand::Orders(seats) => seats.contains(&seat),
        Stand::Over => false,
    }
}

/// A seat that is played here.
#[derive(Serialize)]
struct SeatState {
    game: &'static str,
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

impl SeatState {
    fn new<G: Mailed>(seat: &Seated) -> Self {
        Self {
            game: G::NAME,
            table: seat.table.to_string(),
            name: seat.name.clone(),
            host: seat.host.clone(),
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
pub(super) fn run(options: &Status, post: &Post) -> Result<(), Failure> {
    let mut report = Report::default();
    add::<Conclave>(&mut report, options, post);
    add::<Oaths>(&mut report, options, post);
    add::<First>(&mut report, options, post);
    add::<Circles>(&mut report, options, post);
    // A ledger that cannot be read is a fault of every game.
    let mut faults: Vec<String> = Vec::new();
    for fault in std::mem::take(&mut report.faults) {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    report.faults = faults;
    if options.json {
        return Sheet::Stdout.write(&report);
    }
    let mut text = report.remarks + &report.text;
    if text.is_empty() && report.faults.is_empty() {
        text = "there are no games by post here\n".to_owned();
    }
    page::print(&text)?;
    if report.faults.is_empty() { Ok(()) } else { Err(Failure(report.faults)) }
}

/// Adds the tables of a game.
fn add<G: Mailed>(report: &mut Report, options: &Status, post: &Post) {
    let mut room: Room<G> = Room::open(post.clone(), G::standard());
    let (remarks, unread) = room.look(now());
    report.faults.extend(room.faults().iter().chain(&unread).cloned());
    let asked = |name: &str, table: TableId| {
        options.name.as_ref().is_none_or(|asked| name == asked || table.to_string().starts_with(asked))
    };
    let remarks: Vec<Remark> = remarks.into_iter().map(|(_, remark)| remark).collect();
    report.found.extend(noted(&remarks));
    report.remarks += &told(&remarks);
    let text = &mut report.text;
    // Writing into a string cannot fail.
    for host in room.hosted().iter().filter(|host| asked(&host.name, host.table)) {
        let waits = match &host.stand {
            Stand::Over => "the game is over".to_owned(),
            Stand::Inviting(_) => "not begun".to_owned(),
            Stand::Orders(late) if late.is_empty() => format!("{} {} can be processed", G::TURN, host.turn),
            Stand::Orders(_) => format!("{} {}, since {}", G::TURN, host.turn, ago(host.since)),
        };
        let _ = writeln!(text, "{} ({}), hosted here: {waits}", host.name, host.table);
        for place in &host.places {
            let who = place.person.as_deref().unwrap_or("a mind");
            let standing = match place.standing {
                // The other seats are not asked in this turn.
                Standing::Owes if !waits_for(&host.stand, place.seat) => "is not asked now",
                standing => standing_of(standing),
            };
            let _ = writeln!(text, "  seat {}, {who}: {standing}", place.seat);
        }
        report.hosted.push(HostLine::new::<G>(host));
    }
    for seat in room.seated().iter().filter(|seat| asked(&seat.name, seat.table)) {
        let since = match seat.stage {
            Stage::Planning | Stage::Sealed => format!(", since {}", ago(seat.since)),
            Stage::Joined | Stage::Watching | Stage::Over => String::new(),
        };
        let (name, table, number) = (&seat.name, seat.table, seat.seat);
        let standing = G::stage(seat.stage, seat.turn, &seat.host);
        let _ = writeln!(text, "{name} ({table}), seat {number}: {standing}{since}");
        report.seats.push(SeatState::new::<G>(seat));
    }
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
