//! `post`: games whose players send each other files (manual 5), for people in a terminal, for
//! scripts and for tests.
//!
//! Every command looks into the mailbag first, so that nobody works with old news. With `--json`
//! the answer is one line of JSON, which stays as it is from version to version; fields may be
//! added.

mod answers;
mod found;
mod game;
mod look;
mod orders;
mod status;

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use circles::table::Circles;
use clap::{Args, Subcommand};
use conclave::table::Conclave;
use oaths::table::{First, Oaths};
use serde::Serialize;
use table::post::{Deadline, Guest, Host, Missing, Otherwise, Post, PostFault, Remark, Stand};
use table::seats::{Player, Seat};
use terminal::Failure;
use terminal::page::{self, Sheet};

use self::game::{Mailed, of_table};
use super::games::GameName;

/// The commands of `post`.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Founds a game and writes the invitations
    New(found::New),
    /// Accepts an invitation, with an archfiend or a devil
    Join(found::Join),
    /// Reads what has come, and tells the newest turn
    Look(look::Look),
    /// Sends the orders of a seat
    Orders(orders::Orders),
    /// Begins the game, or processes the turn, as its host
    Process(Process),
    /// Tells of every game whose turn it is, and since when
    Status(status::Status),
    /// Gives a seat to a mind, or back to its player, as the host
    Give(Give),
    /// Writes the present files once more, for whoever did not get one
    Send(Send),
}

/// Calls a function for the game of a table.
macro_rules! at_table {
    ($($run:ident)::+, $options:expr, $post:expr) => {
        match of_table($post, &$options.name)? {
            GameName::Conclave => $($run)::+::<Conclave>($options, $post),
            GameName::Oaths => $($run)::+::<Oaths>($options, $post),
            GameName::OathsFirst => $($run)::+::<First>($options, $post),
            GameName::Circles => $($run)::+::<Circles>($options, $post),
        }
    };
}

/// Runs a command.
pub(super) fn run(command: &Command, data_dir: Option<&Path>) -> Result<(), Failure> {
    let post = Post::standard(data_dir);
    match command {
        Command::New(options) => found::found(options, &post),
        Command::Join(options) => found::join(options, &post),
        Command::Look(options) => at_table!(look::run, options, &post),
        Command::Orders(options) => at_table!(orders::run, options, &post),
        Command::Process(options) => at_table!(process, options, &post),
        Command::Status(options) => status::run(options, &post),
        Command::Give(options) => at_table!(give, options, &post),
        Command::Send(options) => at_table!(send, options, &post),
    }
}

/// Options of `post process`.
#[derive(Debug, Args)]
pub(super) struct Process {
    /// The name of the game, or the beginning of its number
    name: String,
    /// Goes on although somebody is missing: with the plans that have come so far, or with the
    /// orders of this mind; before the first turn, the mind gets the seat. In the Oaths, whoever has
    /// sent nothing passes
    #[arg(long, value_name = "plans|MIND")]
    without: Option<String>,
    /// Does nothing if somebody is missing and the time has not run out, and calls that success
    #[arg(long, conflicts_with = "without")]
    if_due: bool,
    /// Writes JSON to stdout
    #[arg(long)]
    json: bool,
}

/// Options of `post give`.
#[derive(Debug, Args)]
pub(super) struct Give {
    /// The name of the game, or the beginning of its number
    name: String,
    /// The seat, from 0
    #[arg(long)]
    seat: u8,
    /// The mind that gets it, or `person` to give it back before the mind has played
    #[arg(long, value_name = "person|MIND")]
    to: String,
}

/// Options of `post send`.
#[derive(Debug, Args)]
pub(super) struct Send {
    /// The name of the game, or the beginning of its number
    name: String,
    /// Another folder for the files from now on
    #[arg(long, value_name = "DIR")]
    bag: Option<PathBuf>,
}

/// A dispatch that was found, as JSON.
#[derive(Serialize)]
struct Noted {
    file: String,
    what: String,
    taken: bool,
}

impl From<&Remark> for Noted {
    fn from(remark: &Remark) -> Self {
        Self { file: remark.path.display().to_string(), what: remark.what.to_string(), taken: remark.taken() }
    }
}

/// Returns the remarks that somebody should hear of, as JSON.
fn noted(remarks: &[Remark]) -> Vec<Noted> {
    remarks.iter().filter(|remark| !remark.known()).map(Noted::from).collect()
}

/// Returns the remarks that somebody should hear of, as lines.
fn told(remarks: &[Remark]) -> String {
    remarks.iter().filter(|remark| !remark.known()).map(|remark| format!("{remark}\n")).collect()
}

/// What `process` has done, as JSON.
#[derive(Serialize)]
struct Processed {
    found: Vec<Noted>,
    turn: u32,
    processed: bool,
    over: bool,
}

fn process<G: Mailed>(options: &Process, post: &Post) -> Result<(), Failure> {
    let mut host: Host<G> = post.host(&G::standard(), &options.name)?;
    let remarks = host.look()?;
    let done = if options.if_due {
        host.tick(now())?
    } else {
        let without = options.without.as_deref();
        match host.stand() {
            Stand::Inviting(_) => host.begin(without, now())?,
            Stand::Orders(_) | Stand::Over => {
                let missing = without.map_or(Missing::Wait, |without| Missing::Go(otherwise(without)));
                host.process(&missing, now())?;
            }
        }
        true
    };
    while G::PLAYS_ON && done && host.stand() == Stand::Orders(Vec::new()) {
        host.process(&Missing::Wait, now())?;
    }
    let over = host.stand() == Stand::Over;
    if options.json {
        let processed = Processed { found: noted(&remarks), turn: host.turn(), processed: done, over };
        return Sheet::Stdout.write(&processed);
    }
    let mut text = told(&remarks);
    text += &match (done, over) {
        (false, _) => "somebody is missing, and there is time left\n".to_owned(),
        (true, true) => "the game is over; everybody gets all of it\n".to_owned(),
        (true, false) => format!("{} {} has begun\n", G::TURN, host.turn()),
    };
    text += &format!("files are in {}\n", host.bag().display());
    page::print(&text)
}

/// Reads what happens to a seat that is late.
fn otherwise(written: &str) -> Otherwise {
    match written {
        "plans" => Otherwise::Plans,
        mind => Otherwise::Mind(mind.to_owned()),
    }
}

/// Reads a limit on the time for a turn.
fn deadline(hours: Option<u32>, late: &str) -> Option<Deadline> {
    hours.map(|hours| Deadline { hours, otherwise: otherwise(late) })
}

fn give<G: Mailed>(options: &Give, post: &Post) -> Result<(), Failure> {
    let mut host: Host<G> = post.host(&G::standard(), &options.name)?;
    let to = if options.to == "person" { Player::Human } else { Player::Mind(options.to.clone()) };
    host.hand_over(Seat(options.seat), to)?;
    let given = match options.to.as_str() {
        "person" => format!("seat {} is its player's again\n", options.seat),
        mind => format!("{mind} gets seat {} for good when this {} is processed\n", options.seat, G::TURN),
    };
    page::print(&given)
}

fn send<G: Mailed>(options: &Send, post: &Post) -> Result<(), Failure> {
    let mut folders: Vec<PathBuf> = Vec::new();
    let host = match post.host::<G>(&G::standard(), &options.name) {
        Ok(mut host) => {
            match &options.bag {
                Some(bag) => host.move_bag(bag.clone())?,
                None => host.send_again()?,
            }
            folders.push(host.bag().to_path_buf());
            true
        }
        Err(PostFault::NoTable(_)) => false,
        Err(fault) => return Err(fault.into()),
    };
    let guests: Vec<Guest<G>> = match post.guests(&options.name) {
        Ok(guests) => guests,
        Err(PostFault::NoTable(_)) if host => Vec::new(),
        Err(fault) => return Err(fault.into()),
    };
    for mut guest in guests {
        match &options.bag {
            Some(bag) => guest.move_bag(bag.clone())?,
            None => guest.send()?,
        }
        folders.push(guest.bag().to_path_buf());
    }
    folders.dedup();
    page::print(&folders.iter().map(|folder| format!("files are in {}\n", folder.display())).collect::<String>())
}

/// Returns the time in seconds after 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Opens the seat that a player means: the only one at this table, or the one with this number.
fn guest_of<G: Mailed>(post: &Post, name: &str, seat: Option<u8>) -> Result<Guest<G>, Failure> {
    let mut guests: Vec<Guest<G>> = post.guests(name)?;
    if let Some(seat) = seat {
        guests.retain(|guest| guest.seat() == Seat(seat));
    }
    match guests.len() {
        0 => Err("you have no such seat in this game".into()),
        1 => Ok(guests.swap_remove(0)),
        _ => Err("you have several seats in this game: say which with --seat".into()),
    }
}
