//! `seat`: a program plays a seat through standard input and output, one line of JSON a message;
//! and what a seat may know, as text (`src/table/wire/README.md`).

mod answers;

use std::io::{BufRead, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use circles::table::Circles;
use clap::Args;
use conclave::Tongue;
use oaths::table::{First, Oaths};
use serde_json::Value;
use simulation::game::Plan;
use simulation::series::Measures;
use table::game::Game;
use table::mods::{Edition, Editions, Modded};
use table::session::Session;
use table::wire::{Answer, Clerk, Wired, Words, hello, over};
use table_text::Text;
use terminal::Failure;
use terminal::page;

use super::games::GameName;
use super::spoken;
use crate::chronicle::Teller;
use crate::chronicle::survey::Section;
use crate::minds;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::table::Conclave;
use crate::table::archive::Saves;
use crate::table::witness::{Witness, witness};

/// Examples for the help of the command.
const LONG_HELP: &str = "Without --show, the program that runs this command plays the seat: it reads messages from stdout and writes
its own to stdin, for example {\"ask\": \"legal\"} and {\"ask\": \"seal\", \"turn\": 1, \"choice\": {...}}. All messages are
described in src/table/wire/README.md, with examples in Python and shell.";

/// Options of `seat`.
#[derive(Debug, Args)]
#[command(after_long_help = LONG_HELP)]
pub(super) struct Options {
    /// The seat, from 0
    #[arg(long = "as", value_name = "SEAT", default_value_t = 0)]
    seat: u8,
    /// A saved game, written again after every turn; without it a new game is played
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Prints what the seat may know, and ends: all sections, or these. The Oaths and Nine Circles
    /// have all only
    #[arg(long, value_name = "SECTION,..", value_delimiter = ',', num_args = 0..)]
    show: Option<Vec<String>>,
    /// The minds of the other seats of a new game, repeated in turn. If not said, `duke`; in the
    /// first edition of the Oaths `fiend`
    #[arg(long = "brains", value_name = "NAME,..", value_delimiter = ',')]
    minds: Vec<String>,
    /// The mods in the data folder that a new game is played with, by id
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    mods: Vec<String>,
    #[command(flatten)]
    measures: Measures,
    /// The seed of a new game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which game
    #[arg(long, value_enum, default_value_t = GameName::Conclave)]
    game: GameName,
}

impl Options {
    /// Returns the rules and the mods of the saved game, or those that a new game is played with.
    fn edition<G: Modded>(&self, saves: &Saves, data_dir: Option<&Path>) -> Result<Edition<G>, Failure> {
        let editions = Editions::<G>::standard(data_dir);
        Ok(match &self.save {
            Some(file) => editions.saved(&saves.mods_of(file)?)?,
            None => editions.chosen(&self.mods)?,
        })
    }
}

/// Shows a seat, or lets a program play it.
pub(super) fn run(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    let saves = Saves::standard(data_dir);
    // A save says which game it is.
    let saved = options.save.as_deref().map(|file| saves.game_of(file)).transpose()?;
    let is = |name: GameName, of: &str| saved.as_ref().map_or(options.game == name, |game| game == of);
    if is(GameName::Oaths, Oaths::NAME) {
        return answers::run::<Oaths>(options, &saves, data_dir);
    }
    if is(GameName::OathsFirst, First::NAME) {
        return answers::run::<First>(options, &saves, data_dir);
    }
    if is(GameName::Circles, Circles::NAME) {
        return answers::run::<Circles>(options, &saves, data_dir);
    }
    let Edition { book, mods } = options.edition::<Conclave>(&saves, data_dir)?;
    let seat = Seat(options.seat);
    let mut session = open(options, &book, &saves)?;
    if session.player(seat).is_none() {
        return Err(format!("there is no seat {seat}").into());
    }
    let words = spoken::words(&mods);
    if let Some(asked) = &options.show {
        return show(&session, &words, seat, asked);
    }
    serve(&mut session, seat, &Tongue(words), options.save.as_deref())
}

/// Opens a saved game, if this seat may be seen from it.
fn resume<G: Game>(file: &Path, seat: Seat, book: &G::Book, saves: &Saves) -> Result<Session<G>, Failure> {
    let archive = saves.read::<G>(file, None, G::catalog(book))?.archive;
    if archive.binding() {
        return Err(format!("{}: an Iron Man game has one save, which only the window writes", file.display()).into());
    }
    match witness(&archive) {
        Witness::Everything => Ok(Session::resume(book.clone(), archive)?),
        Witness::As(only) if only == seat => Ok(Session::resume(book.clone(), archive)?),
        Witness::As(only) => Err(format!("{}: only seat {only} may be seen from here", file.display()).into()),
        Witness::Nothing => {
            Err(format!("{}: several people play this game, and none is known to sit here", file.display()).into())
        }
    }
}

/// Opens the saved game if this seat may be seen from it, or founds a new one.
fn open(options: &Options, book: &Rulebook, saves: &Saves) -> Result<Session<Conclave>, Failure> {
    let seat = Seat(options.seat);
    if let Some(file) = &options.save {
        return resume(file, seat, book, saves);
    }
    let named = options.game.seated(&options.minds);
    if let Some(unknown) = named.iter().find(|name| minds::by_name(name).is_none()) {
        return Err(format!("no mind is called \"{unknown}\"").into());
    }
    options.game.check_seats(options.measures.seats.into());
    let plan = Plan {
        seed: options.seed,
        size: options.measures.map.into(),
        length: options.measures.length.into(),
        minds: named.into_iter().cycle().take(options.measures.seats.into()).collect(),
        save_dir: None,
        mark: String::new(),
    };
    let mut charter = plan.charter(book.catalog());
    if let Some(own) = charter.seats.get_mut(seat.index()) {
        own.player = Player::Human;
    }
    Ok(Session::found(book.clone(), charter)?)
}

fn show(session: &Session<Conclave>, words: &Text, seat: Seat, asked: &[String]) -> Result<(), Failure> {
    let all = Section::ALL.into_iter();
    let sections: Vec<Section> = if asked.is_empty() {
        all.collect()
    } else {
        let named = |name: &String| Section::ALL.into_iter().find(|section| section.key() == name);
        let unknown = |name: &String| {
            let known: Vec<&str> = Section::ALL.into_iter().map(Section::key).collect();
            format!("there is no section \"{name}\"; there are {}", known.join(", "))
        };
        asked.iter().map(|name| named(name).ok_or_else(|| unknown(name))).collect::<Result<_, String>>()?
    };
    let view = session.view(seat);
    let teller = Teller::new(words, session.book().catalog(), view.table());
    page::print(&teller.survey(session.book(), &view, &sections))
}

/// Lets the program at the other end play the seat to the end of the game. It keeps its turn until
/// it seals. If it leaves, what it has sealed is kept. The game is saved in this file after every
/// turn.
fn serve<G: Wired>(
    session: &mut Session<G>,
    seat: Seat,
    words: &dyn Words<G>,
    save: Option<&Path>,
) -> Result<(), Failure> {
    let book = session.book().clone();
    say(&hello::<G>(seat, session.charter()))?;
    let mut input = stdin().lock();
    while session.ending().is_none() {
        let view = session.view(seat);
        let log: Vec<(u32, Vec<G::Entry>)> =
            (0..session.logs_len()).map(|at| (at as u32 + 1, session.log_seen_by(seat, at))).collect();
        let clerk = Clerk { book: &book, seat, turn: session.turn(), view: &view, log: &log, words };
        let mut own = None;
        if session.owing().contains(&seat) {
            say(&clerk.opening())?;
            loop {
                let mut line = Vec::new();
                if input.read_until(b'\n', &mut line).map_err(|fault| fault.to_string())? == 0 {
                    return Ok(());
                }
                match clerk.answer(&line) {
                    Answer::Told(told) => say(&told)?,
                    Answer::Sealed(draft, told) => {
                        say(&told)?;
                        own = Some(draft);
                        break;
                    }
                }
            }
        }
        let mut thoughts = Vec::new();
        for job in session.mind_jobs().into_iter().filter(|job| job.seat != seat) {
            thoughts.push(job.think(&book)?);
        }
        thoughts.extend(own.map(G::Thought::from));
        session.process(thoughts);
        if let Some(file) = save {
            session.archive().write(file)?;
        }
    }
    match session.ending() {
        Some(ending) => say(&over::<G>(ending)),
        None => Ok(()),
    }
}

/// Writes a message. A program that has gone reads no more, and that is no error of this one.
fn say(message: &Value) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match writeln!(out, "{message}").and_then(|()| out.flush()) {
        Err(fault) if fault.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(format!("the output cannot be written: {fault}").into())
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
