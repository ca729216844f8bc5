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
use crate::table::Conclave;
use crate::table::post::{Entry, Guest, Host, Post, Role, Stage, Stand, Standing};

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
    hosted: Vec<Hosted>,
    seats: Vec<Played>,
    faults: Vec<String>,
}

/// A table that is hosted here.
#[derive(Serialize)]
struct Hosted {
    table: String,
    name: String,
    turn: u32,
    since: u64,
    due: Option<u64>,
    over: bool,
    bag: String,
    places: Vec<PlaceLine>,
    found: Vec<Noted>,
}

#[derive(Serialize)]
struct PlaceLine {
    seat: Seat,
    person: Option<String>,
    standing: Standing,
}

/// A seat that is played here.
#[derive(Serialize)]
struct Played {
    table: String,
    name: String,
    host: String,
    seat: Seat,
    stage: Stage,
    turn: u32,
    since: u64,
    due: Option<u64>,
    bag: String,
    found: Vec<Noted>,
}

/// Tells of all tables.
pub(super) fn run(options: &Status, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let (entries, faults) = post.list::<Conclave>()?;
    let asked = |entry: &Entry| {
        options.name.as_ref().is_none_or(|name| entry.name == *name || entry.table.to_string().starts_with(name))
    };
    let mut report =
        Report { hosted: Vec::new(), seats: Vec::new(), faults: faults.iter().map(ToString::to_string).collect() };
    let mut text = String::new();
    for entry in entries.into_iter().filter(asked) {
        let told = match entry.role {
            Role::Host => host_line(book, &entry, &mut report),
            Role::Guest(_) => guest_line(&entry, &mut report),
        };
        // One table that cannot be read does not hide the others.
        match told {
            Ok(told) => text += &told,
            Err(Failure(lines)) => report.faults.extend(lines),
        }
    }
    if options.json {
        return Sheet::Stdout.write(&report);
    }
    if text.is_empty() && report.faults.is_empty() {
        text = "there are no games by post here\n".to_owned();
    }
    page::print(&text)?;
    if report.faults.is_empty() { Ok(()) } else { Err(Failure(report.faults)) }
}

fn host_line(book: &Rulebook, entry: &Entry, report: &mut Report) -> Result<String, Failure> {
    let mut host = Host::open(book.clone(), &entry.folder)?;
    let remarks = host.look()?;
    let places = host.places();
    let mut text = told(&remarks);
    let waits = match host.stand() {
        Stand::Over => "the game is over".to_owned(),
        Stand::Inviting(_) => "not begun".to_owned(),
        Stand::Orders(late) if late.is_empty() => format!("turn {} can be processed", host.turn()),
        Stand::Orders(_) => format!("turn {}, since {}", host.turn(), ago(host.since())),
    };
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{} ({}), hosted here: {waits}", host.name(), host.table());
    for place in &places {
        let who = place.person.as_deref().unwrap_or("a mind");
        let _ = writeln!(text, "  seat {}, {who}: {}", place.seat, standing_of(place.standing));
    }
    let lines = places.into_iter();
    report.hosted.push(Hosted {
        table: host.table().to_string(),
        name: host.name().to_owned(),
        turn: host.turn(),
        since: host.since(),
        due: host.due(),
        over: host.stand() == Stand::Over,
        bag: host.bag().display().to_string(),
        places: lines
            .map(|place| PlaceLine { seat: place.seat, person: place.person, standing: place.standing })
            .collect(),
        found: noted(&remarks),
    });
    Ok(text)
}

fn guest_line(entry: &Entry, report: &mut Report) -> Result<String, Failure> {
    let mut guest = Guest::open(&entry.folder)?;
    let remarks = guest.look(now())?;
    let since = match guest.stage() {
        Stage::Planning | Stage::Sealed => format!(", since {}", ago(guest.since())),
        Stage::Joined | Stage::Watching | Stage::Over => String::new(),
    };
    let text = format!(
        "{}{} ({}), seat {}: {}{since}\n",
        told(&remarks),
        guest.name(),
        guest.table(),
        guest.seat(),
        standing(&guest)
    );
    report.seats.push(Played {
        table: guest.table().to_string(),
        name: guest.name().to_owned(),
        host: guest.host().to_owned(),
        seat: guest.seat(),
        stage: guest.stage(),
        turn: guest.newest(),
        since: guest.since(),
        due: guest.turn().and_then(|turn| turn.deadline),
        bag: guest.bag().display().to_string(),
        found: noted(&remarks),
    });
    Ok(text)
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
