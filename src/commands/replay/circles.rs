//! Saves of Nine Circles, step by step.
//!
//! Not here: words. Facts and reasons are printed as the rules and the minds note them, in JSON.

use std::path::Path;
use std::sync::Arc;

use circles::minds::Reasons;
use circles::rules::catalog::Catalog;
use circles::rules::dusk::Ending;
use circles::table::Circles;
use circles::table::archive::Archive;
use serde::Serialize;
use table::archive::{Divergence, Motives};
use table::digest::Digest;
use table::game::Game;
use table::seats::Seat;
use terminal::Failure;

use super::oaths::heading;
use super::{Replayed, Told, ToldTurn};

/// Returns something that is noted, as a line of JSON.
fn line(noted: &impl Serialize) -> String {
    serde_json::to_string(noted).unwrap_or_default()
}

impl Replayed for Circles {
    const TURNS: &'static str = "steps";
    type Told = Ending;

    fn tell(
        book: &Arc<Catalog>,
        archive: &Archive,
        motives: Option<Motives<'_, Self>>,
        eyes: Option<Seat>,
        until: Option<u32>,
    ) -> Result<Told<Ending>, Divergence> {
        let mut turns = Vec::new();
        let mut ending = None;
        for (record, played) in archive.turns().iter().zip(archive.play(book)?) {
            let played = played?;
            let (before, step) = (&played.before, played.before.step());
            if until.is_some_and(|last| step > last) {
                continue;
            }
            let log = &played.resolution.log;
            let log = eyes.map_or_else(|| log.clone(), |seat| Self::told(log, seat));
            let mut lines: Vec<String> = log.iter().map(line).collect();
            for (seat, Reasons { games, weighed }, _) in motives.iter().flat_map(|motives| motives.of_turn(step)) {
                if *games > 0 {
                    lines.push(format!("seat {seat}, {games} imagined games"));
                    lines.extend(weighed.iter().map(|option| format!("  {:+} {}", option.worth, line(&option.answer))));
                }
            }
            turns.push(ToldTurn {
                turn: step,
                phase: Some(format!("Turn {}, {:?}", before.turn(), before.phase())),
                digest: record.digests.last().map_or_else(String::new, Digest::to_string),
                lines,
            });
            ending = played.resolution.game.ending().cloned();
        }
        let seats = archive.charter().seats.iter().map(|seat| seat.name.clone()).collect();
        Ok(Told { name: archive.name().to_owned(), seats, turns, ending, verified: true })
    }

    fn remember(book: &Arc<Catalog>, archive: &Archive, file: &Path) -> Result<String, Failure> {
        let replay = archive.replay(book).map_err(|divergence| format!("{}: {divergence}", file.display()))?;
        match replay.games.last().and_then(|game| game.ending()) {
            Some(ending) => Ok(format!("{}\n\n{}\n", archive.name(), line(ending))),
            None => Err(format!("{}: the game is not over", file.display()).into()),
        }
    }

    fn heading(turn: &ToldTurn) -> String {
        heading(turn)
    }
}
