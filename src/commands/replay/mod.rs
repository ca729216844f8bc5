//! `replay`: prints the chronicle of a saved game as text, and proves that the save replays
//! exactly.

mod steps;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use circles::table::Circles;
use clap::Args;
use oaths::table::{First, Oaths};
use serde::Serialize;
use table::game::Game;
use table::mods::{Edition, Editions, Modded};
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use crate::chronicle::Teller;
use crate::chronicle::annals::Annals;
use crate::commands::spoken;
use crate::rules::conclave::VictoryPath;
use crate::rules::digest::Digest;
use crate::rules::facts::log_seen_by;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::table::Conclave;
use crate::table::archive::{Archive, Divergence, Motives, PlayedTurn, Saves, TurnRecord};
use crate::table::witness::{Witness, witness};

/// Options of `replay`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The save. A sealed one opens with the key of the data folder, an exported one with the
    /// passphrase that stands in the variable `INFERNAL_CONCLAVE_PASSPHRASE`
    file: PathBuf,
    /// Only play it again and compare every step with the save: always the whole game, whatever the
    /// other options say
    #[arg(long)]
    verify: bool,
    /// Of a finished game tell only its result: the proclamation, the great moments, the awards,
    /// all that was hidden
    #[arg(long, conflicts_with_all = ["verify", "until", "json"])]
    annals: bool,
    /// Of a finished game tell also the reasons of its minds: their plans, their estimates of their
    /// chances, and a reason for each order. Not in the first edition of the Oaths
    #[arg(long, conflicts_with_all = ["verify", "annals"])]
    reasons: bool,
    /// The last turn to tell, in the Oaths the last step; what comes after it is played again, but
    /// not told
    #[arg(long, value_name = "TURN", value_parser = clap::value_parser!(u32).range(1..))]
    until: Option<u32>,
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
}

/// A told game, as JSON. `E` is its ending.
#[derive(Serialize)]
struct Told<E> {
    name: String,
    seats: Vec<String>,
    turns: Vec<ToldTurn>,
    ending: Option<E>,
    verified: bool,
}

#[derive(Serialize)]
struct ToldTurn {
    turn: u32,
    /// The phase to which the turn belongs, in a game that has several turns in a phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<String>,
    /// The digest after it; `None` for a replay as one seat knows it, because a digest of what is
    /// hidden tells whether a guess is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    lines: Vec<String>,
}

#[derive(Serialize)]
struct ToldEnding {
    turn: u32,
    path: VictoryPath,
    winner: Option<Seat>,
}

/// What `replay` needs to know of a game.
trait Replayed: Modded {
    /// The name of a turn, in a sentence about all of them.
    const TURNS: &'static str;
    /// The ending, as JSON.
    type Told: Serialize;

    /// Tells a game up to a turn, with the knowledge of one seat, or in full if `eyes` is `None`.
    fn tell(
        edition: (&Self::Book, &Text),
        archive: &table::archive::Archive<Self>,
        motives: Option<table::archive::Motives<'_, Self>>,
        eyes: Option<Seat>,
        until: Option<u32>,
    ) -> Result<Told<Self::Told>, Divergence>;

    /// Tells the result of a finished game.
    fn remember(
        edition: (&Self::Book, &Text),
        archive: &table::archive::Archive<Self>,
        file: &Path,
    ) -> Result<String, Failure>;

    /// Returns the heading of a turn, without its digest.
    fn heading(turn: &ToldTurn) -> String;
}

/// Replays a save and prints its chronicle. It replays the whole game even if only a part is
/// printed.
pub(super) fn run(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    let saves = Saves::standard(data_dir);
    match saves.game_of(&options.file)? {
        game if game == Oaths::NAME => return replay::<Oaths>(options, &saves, data_dir),
        game if game == First::NAME => {
            if options.reasons {
                return Err("--reasons is not for the first edition: its minds write nothing down".into());
            }
            return replay::<First>(options, &saves, data_dir);
        }
        game if game == Circles::NAME => return replay::<Circles>(options, &saves, data_dir),
        _ => {}
    }
    replay::<Conclave>(options, &saves, data_dir)
}

fn replay<G: Replayed>(options: &Options, saves: &Saves, data_dir: Option<&Path>) -> Result<(), Failure> {
    let Edition { book, mods } = Editions::<G>::standard(data_dir).saved(&saves.mods_of(&options.file)?)?;
    let (book, words) = (&book, &*spoken::words(&mods));
    // This is not an option, because everybody at the machine can read the command line.
    let passphrase = std::env::var("INFERNAL_CONCLAVE_PASSPHRASE").ok();
    let archive = saves.read::<G>(&options.file, passphrase.as_deref(), G::catalog(book))?.archive;
    let refused = |text: &str| Failure::from(format!("{}: {}", options.file.display(), Text::chosen().say(text)));
    let motives = match (options.reasons, archive.motives()) {
        (false, _) => None,
        (true, Some(motives)) => Some(motives),
        (true, None) => return Err(refused("rationale-sealed")),
    };
    if options.annals {
        return page::print(&G::remember((book, words), &archive, &options.file)?);
    }
    let diverges = |divergence: Divergence| Failure::from(format!("{}: {divergence}", options.file.display()));
    if options.verify && options.json.is_none() {
        archive.verify(book).map_err(diverges)?;
        let (turns, name) = (archive.turns().len(), G::TURNS);
        return page::print(&format!("{turns} {name} played again: every step is as it was played\n"));
    }
    let eyes = match witness(&archive) {
        Witness::Everything => None,
        Witness::As(seat) => Some(seat),
        Witness::Nothing => return Err(refused("hotseat-watch-later")),
    };
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[&options.file])).transpose()?;
    let told = G::tell((book, words), &archive, motives, eyes, options.until).map_err(diverges)?;
    match &mut sheet {
        Some(sheet) => sheet.write(&told),
        None => page::print(&text::<G>(&told)),
    }
}

impl Replayed for Conclave {
    const TURNS: &'static str = "turns";
    type Told = ToldEnding;

    fn tell(
        edition: (&Rulebook, &Text),
        archive: &Archive,
        motives: Option<Motives<'_>>,
        eyes: Option<Seat>,
        until: Option<u32>,
    ) -> Result<Told<ToldEnding>, Divergence> {
        tell(edition, archive, motives, eyes, until)
    }

    fn remember(edition: (&Rulebook, &Text), archive: &Archive, file: &Path) -> Result<String, Failure> {
        remember(edition, archive, file)
    }

    fn heading(turn: &ToldTurn) -> String {
        format!("Turn {}", turn.turn)
    }
}

/// Tells a game up to a turn, with the knowledge of one seat, or in full if `eyes` is `None`.
fn tell(
    (book, words): (&Rulebook, &Text),
    archive: &Archive,
    motives: Option<Motives<'_>>,
    eyes: Option<Seat>,
    until: Option<u32>,
) -> Result<Told<ToldEnding>, Divergence> {
    let mut told = Vec::new();
    let mut ending = None;
    for (record, turn) in archive.turns().iter().zip(archive.play(book)?) {
        let turn = turn?;
        if until.is_some_and(|last| turn.before.turn() > last) {
            continue;
        }
        ending = turn.resolution.game.conclave().ending().cloned();
        let mut lines = as_known(words, book, record, &turn, eyes);
        if let Some(motives) = motives {
            // Uses the table as it was when the orders were given: things that the orders name may
            // be gone after the turn.
            let teller = Teller::new(words, book.catalog(), &turn.before);
            lines.extend(reasons(words, &teller, motives, turn.before.turn()));
        }
        let digest = record.digests.last().filter(|_| eyes.is_none()).map(Digest::to_string);
        told.push(ToldTurn { turn: turn.before.turn(), phase: None, digest, lines });
    }
    Ok(Told {
        name: archive.name().to_owned(),
        seats: archive
            .charter()
            .seats
            .iter()
            .map(|seat| format!("{}, {}", seat.archfiend.name, seat.archfiend.title))
            .collect(),
        turns: told,
        ending: ending.map(|ending| ToldEnding { turn: ending.turn, path: ending.path, winner: ending.winner }),
        verified: true,
    })
}

/// Tells the events of a turn, with the table and the log that one seat knows, or in full.
fn as_known(
    words: &Text,
    book: &Rulebook,
    record: &TurnRecord,
    PlayedTurn { resolution, .. }: &PlayedTurn,
    eyes: Option<Seat>,
) -> Vec<String> {
    let view = eyes.map(|seat| SeatView::of(&resolution.game, seat));
    let log = eyes.map_or_else(|| resolution.log.clone(), |seat| log_seen_by(&resolution.log, seat));
    let table = view.as_ref().map_or(&resolution.game, SeatView::table);
    let teller = Teller::new(words, book.catalog(), table);
    let handed = record.handed.iter().map(|over| teller.handed(over.seat, &over.to));
    handed.chain(teller.turn_text(&log)).collect()
}

/// Tells the reasons of the minds for their orders in a turn, as text.
fn reasons(words: &Text, teller: &Teller<'_>, motives: Motives<'_>, turn: u32) -> Vec<String> {
    let mut lines = vec![words.say("rationale-head")];
    for (seat, rationale, draft) in motives.of_turn(turn) {
        let minutes = teller.minutes(seat, rationale, draft);
        lines.extend(teller.minutes_text(&minutes).iter().map(|line| format!("  {line}")));
    }
    if lines.len() == 1 {
        let none = if motives.is_empty() { "rationale-none-ever" } else { "rationale-none" };
        lines.push(format!("  {}", words.say(none)));
    }
    lines
}

/// Tells the result of a finished game.
fn remember((book, words): (&Rulebook, &Text), archive: &Archive, file: &Path) -> Result<String, Failure> {
    let replay = archive.replay(book).map_err(|divergence| format!("{}: {divergence}", file.display()))?;
    let table = replay.games.last().zip(replay.games.last().and_then(|game| game.conclave().ending()));
    let annals = Annals::of(book.catalog(), &replay.games, &replay.logs);
    let (Some((table, ending)), Some(annals)) = (table, annals) else {
        return Err(format!("{}: the game is not over", file.display()).into());
    };
    let teller = Teller::new(words, book.catalog(), table);
    let mut text = format!("{}\n\n{}\n", archive.name(), teller.proclamation(ending));
    // Writing into a string cannot fail.
    for line in
        teller.ties(&ending.count).into_iter().chain(ending.count.iter().filter_map(|line| teller.disqualified(line)))
    {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "\n{}", words.say("final-leaf-moments"));
    for moment in &annals.moments {
        if let Some(line) = teller.great_moment(moment) {
            let turn = words.say_with("files-turn", &[("n", moment.turn.into())]);
            let _ = writeln!(text, "  {turn}: {}", line.headline);
        }
    }
    let _ = writeln!(text, "\n{}", words.say("final-leaf-awards"));
    for award in &annals.awards {
        let line = teller.award(award);
        let _ = writeln!(text, "  {}: {}", line.headline, line.detail.join(". "));
    }
    let _ = writeln!(text, "\n{}", words.say("final-leaf-masks"));
    for unmasked in &annals.masks {
        let _ = writeln!(text, "  {}", teller.seat_name(unmasked.seat));
        for line in teller.unmasking(unmasked) {
            let _ = writeln!(text, "    {}", line.headline);
        }
    }
    Ok(text)
}

fn text<G: Replayed>(told: &Told<G::Told>) -> String {
    let mut text = format!("{}\n", told.name);
    // Writing into a string cannot fail.
    for (seat, name) in told.seats.iter().enumerate() {
        let _ = writeln!(text, "  Seat {seat}: {name}");
    }
    for turn in &told.turns {
        let digest = turn.digest.as_ref().map_or_else(String::new, |digest| format!(" [{digest}]"));
        let _ = writeln!(text, "\n{}{digest}", G::heading(turn));
        for line in &turn.lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    text
}
