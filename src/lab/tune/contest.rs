//! `tune contest`: one mind against five of another.

use std::convert::Infallible;
use std::fmt::Write;
use std::sync::Arc;

use conclave::table::session::{MindJob, Session};
use conclave::table::simulate;
use simulation::game::{Plan, placed};
use simulation::interval::Share;
use simulation::roster;
use terminal::Failure;

use super::Contest;
use super::ledger::Ledger;
use crate::minds::{Mind, Minds};
use crate::rules::conclave::{CountLine, GameLength};
use crate::rules::ids::Seat;
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;

/// Plays a game of normal length with these minds. Calls `watch` before each turn.
pub(super) fn play(
    book: &Rulebook,
    seed: u64,
    minds: &[&(dyn Mind + 'static)],
    watch: impl FnMut(&Session),
) -> Result<Session, String> {
    play_for(book, seed, GameLength::Normal, minds, watch)
}

/// Plays a game of this length with these minds. Calls `watch` before each turn.
pub(crate) fn play_for(
    book: &Rulebook,
    seed: u64,
    length: GameLength,
    minds: &[&(dyn Mind + 'static)],
    mut watch: impl FnMut(&Session),
) -> Result<Session, String> {
    let names: Vec<String> = minds.iter().map(|mind| mind.name().to_owned()).collect();
    let plan = Plan { seed, size: MapSize::Normal, length, minds: names, save_dir: None, mark: String::new() };
    let mut session = Session::found(book.clone(), plan.charter(book.catalog())).map_err(|fault| fault.to_string())?;
    watch(&session);
    let think = |job: &MindJob| Ok::<_, Infallible>(job.think_with(minds[job.seat.index()], book));
    let Ok(()) = simulate::play(&mut session, think, |turn| {
        if turn.session.ending().is_none() {
            watch(turn.session);
        }
    });
    Ok(session)
}

/// Result of a game for the tested mind.
struct Tried {
    won: bool,
    own: f64,
    others: f64,
    place: f64,
}

/// Plays all games and reports.
pub(super) fn run(
    book: &Rulebook,
    options: &Contest,
    numbers: &Arc<Minds>,
    others: &Arc<Minds>,
) -> Result<String, Failure> {
    let tried = roster::mind(&options.mind, numbers)?;
    let other = roster::mind(&options.against, others)?;
    let start = std::time::Instant::now();
    let one = |index: u32, seed: u64| -> Result<(Tried, Ledger), String> {
        let at = index as usize % Seat::MOST;
        let minds: Vec<&(dyn Mind + 'static)> =
            (0..Seat::MOST).map(|seat| if seat == at { &*tried } else { &*other }).collect();
        let session = play(book, seed, &minds, |_| {})?;
        let ending = session.ending();
        let won = ending.and_then(|ending| ending.winner) == Some(Seat(at as u8));
        let count = ending.map_or(&[][..], |ending| &ending.count);
        let prestige = |line: &CountLine| f64::from(line.total());
        let (mine, others): (Vec<&CountLine>, Vec<&CountLine>) = count.iter().partition(|line| line.seat.index() == at);
        let own = mine.into_iter().map(prestige).sum();
        let mean = others.iter().copied().map(prestige).sum::<f64>() / others.len().max(1) as f64;
        let placed = placed(&session);
        let place = placed.iter().position(|seat| seat.index() == at).unwrap_or(placed.len()) as f64 + 1.0;
        let ledger = if options.ledger { Ledger::of(&session, Seat(at as u8)) } else { Ledger::default() };
        Ok((Tried { won, own, others: mean, place }, ledger))
    };
    let mut ledger = Ledger::default();
    let mut played = Vec::new();
    for (game, account) in options.series.play(options.games, Seat::MOST as u32, one)? {
        ledger.add(&account);
        played.push(game);
    }
    let won = played.iter().filter(|game| game.won).count();
    let mean = |of: fn(&Tried) -> f64| played.iter().map(of).sum::<f64>() / played.len() as f64;
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{}{} against {}: {won} of {}, {}, prestige {:.1} against {:.1}, place {:.2}, {:.1} s",
        options.mind,
        if options.untuned { ", untuned," } else { "" },
        options.against,
        options.games,
        Share::of(won as u64, options.games.into()).with_interval(),
        mean(|game| game.own),
        mean(|game| game.others),
        mean(|game| game.place),
        start.elapsed().as_secs_f64(),
    );
    if options.ledger {
        text.push_str(&ledger.table());
    }
    Ok(text)
}
