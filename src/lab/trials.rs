//! `trials`: plays trials with minds in the seat of the player, and keeps the best game of each.
//!
//! So one sees that a trial can be won, how hard it is, and what its medals should ask. The kept
//! games are those of `tests/golden/trials`, which prove that every medal can be earned.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use conclave::table::session::Session;
use rayon::prelude::*;
use simulation::roster;
use terminal::{Failure, page};

use crate::minds::{Minds, Thought};
use crate::rules::catalog::Catalog;
use crate::rules::orders::{Draft, Drafting, OrderKind};
use crate::rules::rulebook::Rulebook;
use crate::rules::trials::{Medal, TRIED, Trial};
use crate::rules::view::SeatView;

/// Options of `trials`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The trials, by key; all of them if none is named
    #[arg(long, value_name = "KEY,..", value_delimiter = ',')]
    only: Vec<String>,
    /// The minds that are tried, each in turn
    #[arg(long = "minds", value_name = "NAME,..", value_delimiter = ',', default_value = "fiend,duke")]
    minds: Vec<String>,
    /// How often each mind is tried, each time with other dice of its own
    #[arg(long, default_value_t = 3)]
    games: u64,
    /// Puts an order of this kind into the first slot whenever one is possible, for example
    /// `ChallengeChampion`
    #[arg(long, value_name = "KIND")]
    insist: Option<String>,
    /// The folder with the data files, in place of those built into the program; its trials are in
    /// `conclave/trials` beside it
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The folder in which the best game of each trial is kept
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// A game of a trial.
struct Tried {
    mind: String,
    medals: Vec<(Medal, u32)>,
    turns: u32,
    session: Session,
}

impl Tried {
    fn best(&self) -> Option<Medal> {
        self.medals.iter().map(|(medal, _)| *medal).max()
    }

    /// The order of games: the better medal, and then the sooner.
    fn rank(&self) -> (Option<Medal>, u32) {
        (self.best(), u32::MAX - self.turns)
    }
}

/// Plays the trials and prints who earned what.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let book = match &options.data {
        Some(folder) => Rulebook::with(Arc::new(Catalog::read_folder(folder)?)),
        None => Rulebook::standard(),
    };
    let insisted = options.insist.as_deref().map(kind).transpose()?;
    let trials: Vec<&Trial> = book.catalog().trials.iter().filter(|trial| named(&options.only, trial)).collect();
    if let Some(unknown) = options.only.iter().find(|key| !trials.iter().any(|trial| trial.key == **key)) {
        return Err(format!("there is no trial \"{unknown}\"").into());
    }
    let mut told = String::new();
    for trial in trials {
        let lots: Vec<(&String, u64)> =
            options.minds.iter().flat_map(|mind| (0..options.games).map(move |lot| (mind, lot))).collect();
        let games: Result<Vec<Tried>, String> =
            lots.into_par_iter().map(|(mind, lot)| play(&book, trial, (mind, lot), insisted)).collect();
        let mut games = games?;
        games.sort_by_key(|game| std::cmp::Reverse(game.rank()));
        for game in &games {
            // Writing into a string cannot fail.
            let _ = write!(told, "{:<10} {:<8}", trial.key, game.mind);
            for (medal, turn) in &game.medals {
                let _ = write!(told, " {} {turn}", medal.key());
            }
            let standing: Vec<i32> =
                game.session.seats().map(|seat| game.session.view(TRIED).table().conclave().prestige(seat)).collect();
            let _ = writeln!(told, " · {} turns, prestige {standing:?}", game.turns);
        }
        if let (Some(folder), Some(best)) = (&options.keep, games.first()) {
            std::fs::create_dir_all(folder)?;
            best.session.archive().write(&folder.join(format!("{}.conclave", trial.key)))?;
        }
    }
    page::print(&told)?;
    Ok(())
}

fn named(only: &[String], trial: &Trial) -> bool {
    only.is_empty() || only.contains(&trial.key)
}

/// Returns the kind of order with this name.
fn kind(name: &str) -> Result<OrderKind, String> {
    let known = OrderKind::ALL.into_iter().find(|kind| format!("{kind:?}").eq_ignore_ascii_case(name));
    known.ok_or_else(|| format!("there is no kind of order \"{name}\""))
}

/// Puts the first order of a kind that is possible into the first slot of a draft.
fn insist(book: &Rulebook, view: &SeatView, kind: OrderKind, draft: &mut Draft) {
    let drafting = Drafting::open(book, view.table(), view.seat(), &draft.answers);
    let mut possible = Vec::new();
    book.rule(kind).propose(&drafting.context(), view.seat(), &mut possible);
    if let Some(order) = possible.into_iter().find(|order| drafting.check(order).is_ok()) {
        draft.slots[0] = Some(order);
    }
}

/// Plays a trial until no better medal can be earned.
fn play(
    book: &Rulebook,
    trial: &Trial,
    (name, lot): (&str, u64),
    insisted: Option<OrderKind>,
) -> Result<Tried, String> {
    let charter = trial.charter(book.catalog()).map_err(|fault| fault.to_string())?;
    let mut session = Session::found(book.clone(), charter).map_err(|fault| fault.to_string())?;
    let mind = roster::mind(name, &Minds::standard())?;
    let mut memory = None;
    let mut medals: Vec<(Medal, u32)> = Vec::new();
    loop {
        let mut thoughts: Vec<Thought> = Vec::new();
        for job in session.mind_jobs() {
            thoughts.push(job.think(book).map_err(|fault| fault.to_string())?);
        }
        if let Some(job) = session.stand_in(TRIED, name) {
            let thought = mind.think(book, &job.view, memory.as_ref(), job.seed ^ (lot << 32));
            memory = Some(thought.rationale.clone());
            // Recorded as the draft of a person, who gives no reasons.
            let mut draft = thought.draft;
            if let Some(kind) = insisted {
                insist(book, &job.view, kind, &mut draft);
            }
            thoughts.push(draft.into());
        }
        let turn = session.turn();
        session.process(thoughts);
        let view = session.view(TRIED);
        let best = medals.iter().map(|(medal, _)| *medal).max();
        if let Some(medal) = trial.earned(view.table()).filter(|medal| Some(*medal) > best) {
            medals.push((medal, turn));
        }
        let best = medals.iter().map(|(medal, _)| *medal).max();
        if trial.over(view.table(), best) {
            return Ok(Tried { mind: name.to_owned(), medals, turns: turn, session });
        }
    }
}
