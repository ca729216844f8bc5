//! `post new` and `post join`.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use simulation::series::Measures;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::{deadline, now};
use crate::rules::catalog::Catalog;
use crate::rules::game::{Archfiend, Player};
use crate::rules::ids::Seat;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::rulebook::Rulebook;
use crate::table::cabinet::Cabinet;
use crate::table::post::{Founding, Guest, Host, Party, Post};
use crate::table::setups::{SeatPlan, SetUp, SetUps, Sitter};

/// Options of `post new`.
#[derive(Debug, Args)]
pub(in crate::commands) struct New {
    /// The name of the game
    name: String,
    /// The name under which you host
    #[arg(long, value_name = "NAME")]
    host: String,
    /// The people who are invited, you too if you play: names or addresses, by seat
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', required = true)]
    people: Vec<String>,
    /// A set-up as the window saves it; its seats of people are the empty ones. In place of the
    /// options below
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "minds", "map", "length", "seed"])]
    set_up: Option<PathBuf>,
    #[command(flatten)]
    measures: Measures,
    /// The minds of the other seats, repeated in turn
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', default_value = "duke")]
    minds: Vec<String>,
    /// The number from which all dice follow. Whoever knows it can look into the future; without it
    /// nobody does
    #[arg(long)]
    seed: Option<u64>,
    /// The folder for the files to be sent and those that have come, for example one that a program
    /// keeps the same on all machines
    #[arg(long, value_name = "DIR")]
    bag: Option<PathBuf>,
    /// The time for each turn; without it the host waits for everybody
    #[arg(long)]
    hours: Option<u32>,
    /// What happens to whoever is late: their plans so far count, or this mind plays the turn
    #[arg(long, value_name = "plans|MIND", default_value = "plans", requires = "hours")]
    late: String,
    /// Writes JSON to stdout
    #[arg(long)]
    json: bool,
}

/// Options of `post join`.
#[derive(Debug, Args)]
pub(in crate::commands) struct Join {
    /// The invitation
    invitation: PathBuf,
    /// Your archfiend: the id of a ready-made one, the name of one of your own, or a file
    #[arg(long, value_name = "ID|NAME|FILE")]
    archfiend: String,
    /// Your house symbol, 0 to 9; without it one is drawn
    #[arg(long)]
    symbol: Option<u8>,
    /// The seat of your pawn, if you are a King Maker; without it one is drawn
    #[arg(long, value_name = "SEAT")]
    pawn: Option<u8>,
    /// The folder for the files; without it the folder of the invitation
    #[arg(long, value_name = "DIR")]
    bag: Option<PathBuf>,
    /// Writes JSON to stdout
    #[arg(long)]
    json: bool,
}

/// A table that was founded or joined, as JSON.
#[derive(Serialize)]
struct Seated {
    table: String,
    name: String,
    seat: Option<Seat>,
    bag: String,
}

/// Founds a game.
pub(super) fn found(options: &New, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let plan = match &options.set_up {
        Some(file) => read_set_up(file, book.catalog())?,
        None => drawn_set_up(options),
    };
    let founding = Founding {
        name: &options.name,
        host: &options.host,
        plan,
        people: &options.people,
        bag: options.bag.clone(),
        deadline: deadline(options.hours, &options.late),
        luck: options.seed,
    };
    let host = Host::found(book.clone(), post, founding)?;
    let (name, bag) = (host.name().to_owned(), host.bag().display().to_string());
    if options.json {
        return Sheet::Stdout.write(&Seated { table: host.table().to_string(), name, seat: None, bag });
    }
    page::print(&format!("{name} is founded. The invitations are in {bag}: give each to its player\n"))
}

/// Returns the set-up of the options.
fn drawn_set_up(options: &New) -> SetUp {
    let people = options.people.iter().map(|_| Player::Human);
    let minds = options.minds.iter().cycle().map(|mind| Player::Mind(mind.clone()));
    let seats = people.chain(minds).take(usize::from(options.measures.seats).max(options.people.len()));
    let plan = |player| SeatPlan { player, sitter: Sitter::Chance, symbol: None, pawn: None };
    // The landscape is no secret, and no two games of a name are alike.
    let lot = options.seed.unwrap_or_else(now) as usize % MapType::ALL.len();
    SetUp {
        name: options.name.clone(),
        size: options.measures.map.into(),
        map_type: MapType::ALL[lot],
        frequency: PlaceFrequency::Usual,
        length: options.measures.length.into(),
        seed: options.seed,
        iron_man: false,
        seats: seats.map(plan).collect(),
        mods: Vec::new(),
    }
}

fn read_set_up(file: &std::path::Path, catalog: &Catalog) -> Result<SetUp, Failure> {
    let shelf = SetUps::new(PathBuf::new());
    shelf
        .read(file, catalog)
        .map_err(|fault| format!("{}: this set-up cannot be used: {fault:?}", file.display()).into())
}

/// Joins a game.
pub(super) fn join(options: &Join, book: &Rulebook, post: &Post) -> Result<(), Failure> {
    let archfiend = archfiend(&options.archfiend, book.catalog(), post)?;
    let party = Party { archfiend, symbol: options.symbol, pawn: options.pawn.map(Seat) };
    let beside = options.invitation.parent().filter(|folder| !folder.as_os_str().is_empty());
    let bag = options.bag.clone().or_else(|| beside.map(std::path::Path::to_path_buf));
    let guest = Guest::join(book, post, &options.invitation, party, bag, now())?;
    let (name, bag) = (guest.name().to_owned(), guest.bag().display().to_string());
    if options.json {
        let seat = Some(guest.seat());
        return Sheet::Stdout.write(&Seated { table: guest.table().to_string(), name, seat, bag });
    }
    page::print(&format!(
        "You have joined {name} in seat {}. Your answer is in {bag}: give it to {}\n",
        guest.seat(),
        guest.host()
    ))
}

/// Finds an archfiend by its id, its name or its file.
fn archfiend(asked: &str, catalog: &Catalog, post: &Post) -> Result<Archfiend, Failure> {
    if let Some(def) = catalog.archfiends.iter().find(|def| def.id == asked) {
        return Ok(def.into());
    }
    let cabinet = Cabinet::standard(post.folder().parent());
    let own = cabinet.list(catalog).unwrap_or_default();
    if let Some(Ok(own)) = own.into_iter().find(|leaf| leaf.title() == asked).map(|leaf| leaf.held) {
        return Ok(own);
    }
    let file = PathBuf::from(asked);
    if file.is_file() {
        return cabinet
            .read(&file, catalog)
            .map_err(|fault| format!("{asked}: this archfiend cannot be used: {fault:?}").into());
    }
    let known: Vec<&str> = catalog.archfiends.iter().map(|def| def.id.as_str()).collect();
    Err(format!("no archfiend is called \"{asked}\"; there are {}, and your own", known.join(", ")).into())
}
