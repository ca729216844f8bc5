//! `replay`: the chronicle of a saved game as text, and the proof that it is the game that was played.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::Failure;
use super::page::{self, Sheet};
use crate::chronicle::Teller;
use crate::chronicle::annals::Annals;
use crate::rules::conclave::VictoryPath;
use crate::rules::digest::Digest;
use crate::rules::facts::Entry;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::session::archive::{Archive, Divergence, Motives, Turns};
use crate::text::Text;

/// What `replay` is told.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The save
    file: PathBuf,
    /// Only play it again and compare it, step by step, with what was played
    #[arg(long)]
    verify: bool,
    /// Of a finished game tell only what it came to: the proclamation, the great moments, the awards, what was hidden
    #[arg(long, conflicts_with_all = ["verify", "until", "json"])]
    annals: bool,
    /// Of a finished game tell also why its minds did what they did: their plans, what they thought of their chances, and a reason
    /// for each order
    #[arg(long, conflicts_with_all = ["verify", "annals"])]
    reasons: bool,
    /// The last turn to tell
    #[arg(long, value_name = "TURN", value_parser = clap::value_parser!(u32).range(1..))]
    until: Option<u32>,
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
}

#[derive(Serialize)]
struct Told {
    name: String,
    seats: Vec<String>,
    turns: Vec<ToldTurn>,
    ending: Option<ToldEnding>,
    verified: bool,
}

#[derive(Serialize)]
struct ToldTurn {
    turn: u32,
    digest: String,
    lines: Vec<String>,
}

#[derive(Serialize)]
struct ToldEnding {
    turn: u32,
    path: VictoryPath,
    winner: Option<Seat>,
}

/// Plays a save again and tells of it.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let book = Rulebook::standard();
    let archive = Archive::read(&options.file, book.catalog())?;
    let motives = match (options.reasons, archive.motives()) {
        (false, _) => None,
        (true, Some(motives)) => Some(motives),
        (true, None) => {
            return Err(format!("{}: {}", options.file.display(), Text::english().say("rationale-sealed")).into());
        }
    };
    if options.annals {
        return page::print(&remember(&book, &archive, &options.file)?);
    }
    let mut sheet = options.json.as_deref().map(Sheet::open).transpose()?;
    let told = tell(&book, &archive, motives, options.until)
        .map_err(|divergence| format!("{}: {divergence}", options.file.display()))?;
    match &mut sheet {
        Some(sheet) => sheet.write(&told),
        None if options.verify => {
            let turns = told.turns.len();
            page::print(&format!("{turns} turns played again: every step is as it was played\n"))
        }
        None => page::print(&text(&told)),
    }
}

fn tell(
    book: &Rulebook,
    archive: &Archive,
    motives: Option<Motives<'_>>,
    until: Option<u32>,
) -> Result<Told, Divergence> {
    let words = Text::english();
    let mut turns = archive.play(book)?;
    let witnesses = witnesses(archive, &turns);
    let mut told = Vec::new();
    let last = until.map_or(usize::MAX, |turn| turn as usize);
    for (record, turn) in archive.turns().iter().zip(turns.by_ref()).take(last) {
        let turn = turn?;
        let log: Vec<Entry> = turn.resolution.log.iter().filter_map(|entry| witnessed(entry, &witnesses)).collect();
        let teller = Teller::new(&words, book.catalog(), &turn.resolution.game);
        let handed = record.handed.iter().map(|over| teller.handed(over.seat, &over.to));
        let mut lines: Vec<String> = handed.chain(teller.turn_text(&log)).collect();
        if let Some(motives) = motives {
            // Told with the table on which the orders were given: what they name may be gone after the turn.
            let teller = Teller::new(&words, book.catalog(), &turn.before);
            lines.extend(reasons(&words, &teller, motives, turn.before.turn()));
        }
        let digest = record.digests.last().map_or_else(String::new, Digest::to_string);
        told.push(ToldTurn { turn: turn.before.turn(), digest, lines });
    }
    let ending = turns.game().conclave().ending();
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

/// Why the minds did in a turn what they did, as text.
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

/// What a finished game came to.
fn remember(book: &Rulebook, archive: &Archive, file: &Path) -> Result<String, Failure> {
    let replay = archive.replay(book).map_err(|divergence| format!("{}: {divergence}", file.display()))?;
    let table = replay.games.last().zip(replay.games.last().and_then(|game| game.conclave().ending()));
    let annals = Annals::of(book.catalog(), &replay.games, &replay.logs);
    let (Some((table, ending)), Some(annals)) = (table, annals) else {
        return Err(format!("{}: the game is not over", file.display()).into());
    };
    let words = Text::english();
    let teller = Teller::new(&words, book.catalog(), table);
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

/// Through whose eyes a game is told. All may be known of one that has ended, or that nobody plays; of any other only what
/// everybody who plays it knows.
fn witnesses(archive: &Archive, turns: &Turns<'_>) -> Vec<Seat> {
    if archive.ended() {
        return Vec::new();
    }
    turns.game().seats().filter(|seat| archive.players()[seat.index()] == Player::Human).collect()
}

fn witnessed(entry: &Entry, witnesses: &[Seat]) -> Option<Entry> {
    witnesses.iter().try_fold(entry.clone(), |entry, &seat| {
        let seen = entry.seen_by(seat)?;
        Some(Entry { kept_from: entry.kept_from, ..seen })
    })
}

fn text(told: &Told) -> String {
    let mut text = format!("{}\n", told.name);
    // Writing into a string cannot fail.
    for (seat, name) in told.seats.iter().enumerate() {
        let _ = writeln!(text, "  Seat {seat}: {name}");
    }
    for turn in &told.turns {
        let _ = writeln!(text, "\nTurn {} [{}]", turn.turn, turn.digest);
        for line in &turn.lines {
            let _ = writeln!(text, "  {line}");
        }
    }
    text
}
