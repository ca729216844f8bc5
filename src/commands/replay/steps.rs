//! Saves of the games of question and answer, told step by step.

use std::fmt::Write;
use std::path::Path;

use table::archive::{Archive, Divergence, Motives};
use table::digest::Digest;
use table::seats::{Player, Seat};
use table_text::Text;
use terminal::Failure;

use super::{Replayed, Told, ToldTurn};
use crate::commands::spoken::Spoken;

impl<G: Spoken> Replayed for G {
    const TURNS: &'static str = "steps";
    type Told = G::Ending;

    fn tell(
        (book, words): (&G::Book, &Text),
        archive: &Archive<G>,
        motives: Option<Motives<'_, G>>,
        eyes: Option<Seat>,
        until: Option<u32>,
    ) -> Result<Told<G::Ending>, Divergence> {
        let mut seats = Vec::new();
        let mut turns = Vec::new();
        let mut ending = None;
        for (record, played) in archive.turns().iter().zip(archive.play(book)?) {
            let played = played?;
            let (before, step) = (&played.before, G::turn(&played.before));
            if until.is_some_and(|last| step > last) {
                continue;
            }
            // A step is told over the table as it was before, where its offers are still open.
            let view = eyes.map(|seat| G::view(before, seat));
            let known = view.as_ref().map_or(before, G::known);
            let log = &played.resolution.log;
            let log = eyes.map_or_else(|| log.clone(), |seat| G::told(log, seat));
            let mut lines: Vec<String> = Vec::new();
            for over in &record.handed {
                lines.push(handed(words, G::seat(words, book, known, over.seat), &over.to));
            }
            lines.extend(G::log(words, book, known, &log));
            if let Some(motives) = motives {
                lines.extend(G::reasons(words, book, known, motives));
            }
            turns.push(ToldTurn {
                turn: step,
                phase: G::phase(words, book, known),
                digest: record.digests.last().filter(|_| eyes.is_none()).map(Digest::to_string),
                lines,
            });
            ending = G::ending(&played.resolution.game).cloned();
        }
        if let Ok(game) = G::found(G::catalog(book), archive.charter().clone()) {
            let all = G::players(archive.charter()).len() as u8;
            seats.extend((0..all).map(|seat| G::player(words, book, &game, Seat(seat))));
        }
        Ok(Told { name: archive.name().to_owned(), seats, turns, ending, verified: true })
    }

    fn remember((book, words): (&G::Book, &Text), archive: &Archive<G>, file: &Path) -> Result<String, Failure> {
        let replay = archive.replay(book).map_err(|divergence| format!("{}: {divergence}", file.display()))?;
        let game = replay.games.last();
        let Some((game, ending)) = game.and_then(|game| Some((game, G::ending(game)?))) else {
            return Err(format!("{}: the game is not over", file.display()).into());
        };
        let mut text = format!("{}\n\n", archive.name());
        for line in G::count(words, book, game, ending) {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{line}");
        }
        Ok(text)
    }

    fn heading(turn: &ToldTurn) -> String {
        match &turn.phase {
            Some(phase) => format!("Step {}. {phase}", turn.turn),
            None => format!("Step {}", turn.turn),
        }
    }
}

/// Tells that a seat has a new player.
fn handed(words: &Text, name: String, to: &Player) -> String {
    match to {
        Player::Human => words.say_with("handed-to-person", &[("house", name.into())]),
        Player::Mind(mind) => {
            let id = format!("mind-{mind}");
            let mind = if words.has(&id) { words.say(&id) } else { mind.clone() };
            words.say_with("handed-to-mind", &[("house", name.into()), ("mind", mind.into())])
        }
    }
}
