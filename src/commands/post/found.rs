//! `post new` and `post join`.

use std::path::PathBuf;

use circles::rules::charter::{Charter as CirclesCharter, SeatCharter as CirclesSeat};
use circles::table::post::Party as CirclesParty;
use circles::table::{Circles, series as circles_series};
use clap::Args;
use conclave::table::Conclave;
use oaths::first::rules as first;
use oaths::rules::charter::{Charter as OathsCharter, SeatCharter};
use oaths::rules::ids::DevilKind;
use oaths::table::post::Party as OathsParty;
use oaths::table::{First, Oaths};
use serde::Serialize;
use simulation::series::Measures;
use table::mods::Modded;
use table::post::{Founding, Guest, Host, Post, Posted, game_of};
use table::seats::{Player, Seat};
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::game::{Mailed, known};
use super::{deadline, now};
use crate::commands::games::{GameName, TRADING_ROUNDS};
use crate::rules::catalog::Catalog;
use crate::rules::game::Archfiend;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::table::cabinet::Cabinet;
use crate::table::post::Party;
use crate::table::setups::{SeatPlan, SetUp, SetUps, Sitter};

/// Options of `post new`.
#[derive(Debug, Args)]
pub(in crate::commands) struct New {
    /// The name of the game
    name: String,
    /// Which game is played
    #[arg(long, value_enum, default_value_t = GameName::Conclave)]
    game: GameName,
    /// The name under which you host
    #[arg(long, value_name = "NAME")]
    host: String,
    /// The people who are invited, you too if you play: names or addresses, by seat
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', required = true)]
    people: Vec<String>,
    /// In the Conclave, a set-up as the window saves it; its seats of people are the empty ones. In place of the
    /// options below
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "minds", "map", "length", "seed"])]
    set_up: Option<PathBuf>,
    #[command(flatten)]
    measures: Measures,
    /// The minds of the other seats, repeated in turn. If not said, `duke`; in the first edition of
    /// the Oaths `fiend`
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    minds: Vec<String>,
    /// In the Oaths, the devils of the minds by their ids, in order; without them all are dealt
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    devils: Vec<String>,
    /// In the Oaths and Nine Circles, the rounds of a trading
    #[arg(long, default_value_t = TRADING_ROUNDS, value_parser = clap::value_parser!(u8).range(1..=20))]
    rounds: u8,
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
    /// In the Conclave, your archfiend: the id of a ready-made one, the name of one of your own, or a
    /// file
    #[arg(long, value_name = "ID|NAME|FILE")]
    archfiend: Option<String>,
    /// In the Oaths, the id of your devil; without it one is dealt, also if another has yours
    #[arg(long, value_name = "ID")]
    devil: Option<String>,
    /// In the Oaths and Nine Circles, your name at the table; without it the one in the invitation
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Your house symbol, 0 to 9, or your sign in Nine Circles, 0 to 5; without it one is drawn
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
    game: &'static str,
    table: String,
    name: String,
    seat: Option<Seat>,
    bag: String,
}

/// Founds a game.
pub(super) fn found(options: &New, post: &Post) -> Result<(), Failure> {
    match options.game {
        GameName::Conclave => {
            if !options.devils.is_empty() {
                return Err("--devils is for the Oaths".into());
            }
            let plan = match &options.set_up {
                Some(file) => read_set_up(file, Conclave::standard().catalog())?,
                None => drawn_set_up(options),
            };
            founded::<Conclave>(options, post, plan)
        }
        GameName::Oaths => {
            let chair = |(name, player, devil): Chair| SeatCharter { name, player, devil: devil.map(DevilKind) };
            let seats = chairs(options, &devils_of_third())?.into_iter().map(chair).collect();
            // The seed of a plan is not used: the cards are dealt by a number that nobody knows.
            let plan = OathsCharter { seed: 0, iron_man: false, trading_rounds: options.rounds, seats };
            founded::<Oaths>(options, post, plan)
        }
        GameName::OathsFirst => {
            let chair = |(name, player, devil): Chair| first::charter::SeatCharter {
                name,
                player,
                devil: devil.map(first::ids::DevilKind),
            };
            let seats = chairs(options, &devils_of_first())?.into_iter().map(chair).collect();
            let plan = first::charter::Charter { seed: 0, iron_man: false, trading_rounds: options.rounds, seats };
            founded::<First>(options, post, plan)
        }
        GameName::Circles => {
            if !options.devils.is_empty() {
                return Err("--devils is for the Oaths".into());
            }
            let seat = |(name, player, _): Chair| CirclesSeat { name, player, sign: None };
            let seats = chairs(options, &[])?.into_iter().map(seat).collect();
            let plan = CirclesCharter {
                seats,
                trading_rounds: options.rounds,
                ..circles_series::charter(0, &[], circles_series::TURNS, circles_series::TRADING_ROUNDS)
            };
            founded::<Circles>(options, post, plan)
        }
    }
}

fn founded<G: Mailed>(options: &New, post: &Post, plan: G::Plan) -> Result<(), Failure> {
    let founding = Founding {
        name: &options.name,
        host: &options.host,
        plan,
        people: &options.people,
        bag: options.bag.clone(),
        deadline: deadline(options.hours, &options.late),
        luck: options.seed,
    };
    let host = Host::<G>::found(G::standard(), post, founding)?;
    let (name, bag) = (host.name().to_owned(), host.bag().display().to_string());
    if options.json {
        let table = host.table().to_string();
        return Sheet::Stdout.write(&Seated { game: G::NAME, table, name, seat: None, bag });
    }
    page::print(&format!("{name} is founded. The invitations are in {bag}: give each to its player\n"))
}

/// A seat of a game of Oaths: its name, its player, and the number of its devil.
type Chair = (String, Player, Option<u8>);

/// Returns the seats of a game of Oaths whose devils have these ids: people first, then minds.
fn chairs(options: &New, known: &[String]) -> Result<Vec<Chair>, Failure> {
    if options.set_up.is_some() {
        return Err("--set-up is for the Conclave".into());
    }
    let person = |name: &String| (name.clone(), Player::Human, None);
    let devils = options.devils.iter().map(|id| devil(id, known).map(Some)).collect::<Result<Vec<_>, Failure>>()?;
    let named = options.game.seated(&options.minds);
    let minds = named.iter().cycle().zip(devils.iter().copied().chain(std::iter::repeat(None)));
    let mind = |(mind, devil): (&String, Option<u8>)| (mind.clone(), Player::Mind(mind.clone()), devil);
    let count = usize::from(options.measures.seats).max(options.people.len());
    if devils.len() > count - options.people.len() {
        return Err("--devils names more devils than there are minds".into());
    }
    Ok(options.people.iter().map(person).chain(minds.map(mind)).take(count).collect())
}

fn devils_of_third() -> Vec<String> {
    Oaths::standard().devils.iter().map(|def| def.id.clone()).collect()
}

fn devils_of_first() -> Vec<String> {
    First::standard().devils.iter().map(|def| def.id.clone()).collect()
}

/// Finds the number of a devil by its id.
fn devil(id: &str, known: &[String]) -> Result<u8, Failure> {
    let at = known.iter().position(|other| other == id);
    at.map(|at| at as u8).ok_or_else(|| format!("no devil is called \"{id}\"; there are {}", known.join(", ")).into())
}

/// Returns the set-up of the options.
fn drawn_set_up(options: &New) -> SetUp {
    let people = options.people.iter().map(|_| Player::Human);
    let named = options.game.seated(&options.minds);
    let minds = named.into_iter().cycle().map(Player::Mind);
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
pub(super) fn join(options: &Join, post: &Post) -> Result<(), Failure> {
    let Join { invitation, archfiend: fiend, devil: own, name, symbol, pawn, .. } = options;
    // A dispatch of an unknown game is refused as one that is no invitation.
    match known(&game_of(invitation)?).unwrap_or(GameName::Conclave) {
        GameName::Conclave => {
            if own.is_some() || name.is_some() {
                return Err(misinvited(options, "the Conclave: --devil and --name are for the Oaths"));
            }
            let Some(fiend) = fiend else {
                return Err(misinvited(options, "the Conclave: say with --archfiend who you are there"));
            };
            let archfiend = archfiend(fiend, Conclave::standard().catalog(), post)?;
            joined::<Conclave>(options, post, Party { archfiend, symbol: *symbol, pawn: pawn.map(Seat) })
        }
        GameName::Oaths => joined_as::<Oaths, _>(options, post, &devils_of_third(), DevilKind),
        GameName::OathsFirst => joined_as::<First, _>(options, post, &devils_of_first(), first::ids::DevilKind),
        GameName::Circles => {
            if fiend.is_some() || own.is_some() || pawn.is_some() {
                return Err(misinvited(options, "Nine Circles: --archfiend, --devil and --pawn are for other games"));
            }
            let name = match name {
                Some(name) => name.clone(),
                None => Guest::<Circles>::invitation(&Circles::standard(), invitation)?.person,
            };
            joined::<Circles>(options, post, CirclesParty { name, sign: *symbol })
        }
    }
}

/// Joins a game of Oaths whose devils have these ids.
fn joined_as<G: Mailed + Posted<Party = OathsParty<D>>, D>(
    options: &Join,
    post: &Post,
    known: &[String],
    kind: fn(u8) -> D,
) -> Result<(), Failure> {
    let Join { invitation, archfiend, devil: own, name, symbol, pawn, .. } = options;
    if archfiend.is_some() || symbol.is_some() || pawn.is_some() {
        return Err(misinvited(options, "the Oaths: --archfiend, --symbol and --pawn are for the Conclave"));
    }
    let name = match name {
        Some(name) => name.clone(),
        None => Guest::<G>::invitation(&G::standard(), invitation)?.person,
    };
    let devil = own.as_deref().map(|id| devil(id, known).map(kind)).transpose()?;
    joined::<G>(options, post, OathsParty { name, devil })
}

/// Returns the refusal of options that do not fit the game of an invitation.
fn misinvited(options: &Join, why: &str) -> Failure {
    format!("{}: this is an invitation to {why}", options.invitation.display()).into()
}

fn joined<G: Mailed>(options: &Join, post: &Post, party: G::Party) -> Result<(), Failure> {
    let beside = options.invitation.parent().filter(|folder| !folder.as_os_str().is_empty());
    let bag = options.bag.clone().or_else(|| beside.map(std::path::Path::to_path_buf));
    let guest = Guest::<G>::join(&G::standard(), post, &options.invitation, party, bag, now())?;
    let (name, bag) = (guest.name().to_owned(), guest.bag().display().to_string());
    if options.json {
        let (table, seat) = (guest.table().to_string(), Some(guest.seat()));
        return Sheet::Stdout.write(&Seated { game: G::NAME, table, name, seat, bag });
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
