//! Saves of Oaths of the Pit, told step by step. Those of its first edition are in `first`.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use oaths::chronicle::Teller;
use oaths::minds::Reasons;
use oaths::rules::catalog::Catalog;
use oaths::rules::court::Ending;
use oaths::rules::game::Game as Position;
use oaths::rules::step::Step;
use oaths::rules::view::View;
use oaths::table::Oaths;
use oaths::table::archive::Archive;
use table::archive::{Divergence, Motives};
use table::digest::Digest;
use table::game::Game;
use table::seats::{Player, Seat};
use table_text::Text;
use terminal::Failure;

use super::{Replayed, Told, ToldTurn};

impl Replayed for Oaths {
    const TURNS: &'static str = "steps";
    type Told = Ending;

    fn tell(
        book: &Arc<Catalog>,
        archive: &Archive,
        motives: Option<Motives<'_, Self>>,
        eyes: Option<Seat>,
        until: Option<u32>,
    ) -> Result<Told<Ending>, Divergence> {
        let words = Text::chosen();
        let mut seats = Vec::new();
        let mut turns = Vec::new();
        let mut ending = None;
        for (record, played) in archive.turns().iter().zip(archive.play(book)?) {
            let played = played?;
            let (before, step) = (&played.before, played.before.step());
            if until.is_some_and(|last| step > last) {
                continue;
            }
            // Like in the window, a step is told over the table as it was before.
            let view = eyes.map(|seat| View::of(before, seat));
            let known = view.as_ref().map_or(before, View::game);
            let teller = Teller::new(&words, book, known);
            let log = &played.resolution.log;
            let log = eyes.map_or_else(|| log.clone(), |seat| Self::told(log, seat));
            let handed = record.handed.iter().map(|over| handed(&words, teller.seat(over.seat), &over.to));
            let mut lines: Vec<String> = handed.chain(teller.log_text(&log)).collect();
            if let (Some(motives), Some(due)) = (motives, before.due()) {
                lines.extend(reasons(&words, &teller, motives, step, due));
            }
            turns.push(ToldTurn {
                turn: step,
                phase: known.due().map(|due| phase(&words, &teller, known, due)),
                digest: record.digests.last().map_or_else(String::new, Digest::to_string),
                lines,
            });
            ending = played.resolution.game.ending().cloned();
        }
        if let Ok(game) = Self::found(book, archive.charter().clone()) {
            let teller = Teller::new(&words, book, &game);
            seats.extend(game.seats().map(|seat| teller.player(seat)));
        }
        Ok(Told { name: archive.name().to_owned(), seats, turns, ending, verified: true })
    }

    fn remember(book: &Arc<Catalog>, archive: &Archive, file: &Path) -> Result<String, Failure> {
        let replay = archive.replay(book).map_err(|divergence| format!("{}: {divergence}", file.display()))?;
        let game = replay.games.last();
        let Some((game, ending)) = game.and_then(|game| Some((game, game.ending()?))) else {
            return Err(format!("{}: the game is not over", file.display()).into());
        };
        let words = Text::chosen();
        let teller = Teller::new(&words, book, game);
        let mut text = format!("{}\n\n", archive.name());
        // Writing into a string cannot fail.
        for line in teller.ending(ending) {
            let _ = writeln!(text, "{line}");
        }
        Ok(text)
    }

    fn heading(turn: &ToldTurn) -> String {
        heading(turn)
    }
}

/// Returns the phase of a step, with its game turn.
fn phase(words: &Text, teller: &Teller<'_>, game: &Position, step: &Step) -> String {
    let about = [("turn", game.round().into()), ("phase", teller.phase(step).into())];
    words.say_with("oaths-survey-phase", &about)
}

/// Returns the heading of a step, with its phase.
pub(super) fn heading(turn: &ToldTurn) -> String {
    match &turn.phase {
        Some(phase) => format!("Step {}. {phase}", turn.turn),
        None => format!("Step {}", turn.turn),
    }
}

/// Tells that the seat of a devil has a new player.
pub(super) fn handed(words: &Text, devil: String, to: &Player) -> String {
    match to {
        Player::Human => words.say_with("handed-to-person", &[("house", devil.into())]),
        Player::Mind(name) => {
            let id = format!("mind-{name}");
            let mind = if words.has(&id) { words.say(&id) } else { name.clone() };
            words.say_with("handed-to-mind", &[("house", devil.into()), ("mind", mind.into())])
        }
    }
}

/// Tells what minds weighed in a step of a finished game. Nothing if they answered by habit.
fn reasons(words: &Text, teller: &Teller<'_>, motives: Motives<'_, Oaths>, number: u32, step: &Step) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, Reasons { games, weighed }, _) in motives.of_turn(number) {
        if *games == 0 {
            continue;
        }
        lines.push(format!("  {}", teller.thought(seat, *games)));
        let weighed = weighed.iter().map(|option| teller.weighed(step, seat, &option.answer, option.worth));
        lines.extend(weighed.map(|line| format!("    {line}")));
    }
    if !lines.is_empty() {
        lines.insert(0, words.say("rationale-head"));
    }
    lines
}
