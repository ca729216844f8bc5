//! Saves of the first edition of Oaths of the Pit, told step by step.
//!
//! Not here: what minds weighed. Those of this edition write nothing down.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use oaths::first::chronicle::Teller;
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::court::Ending;
use oaths::first::rules::view::View;
use oaths::table::First;
use oaths::table::first::Archive;
use table::archive::{Divergence, Motives};
use table::digest::Digest;
use table::game::Game;
use table::seats::Seat;
use table_text::Text;
use terminal::Failure;

use super::oaths::{handed, heading};
use super::{Replayed, Told, ToldTurn};

impl Replayed for First {
    const TURNS: &'static str = "steps";
    type Told = Ending;

    fn tell(
        book: &Arc<Catalog>,
        archive: &Archive,
        _motives: Option<Motives<'_, Self>>,
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
            // A step is told over the table as it was before, where its offers are still open.
            let view = eyes.map(|seat| View::of(before, seat));
            let known = view.as_ref().map_or(before, View::game);
            let teller = Teller::new(&words, book, known);
            let log = &played.resolution.log;
            let log = eyes.map_or_else(|| log.clone(), |seat| Self::told(log, seat));
            let handed = record.handed.iter().map(|over| handed(&words, teller.seat(over.seat), &over.to));
            let phase = known.due().map(|due| {
                let about = [("turn", known.turn().into()), ("phase", teller.phase(due).into())];
                words.say_with("oaths-survey-phase", &about)
            });
            turns.push(ToldTurn {
                turn: step,
                phase,
                digest: record.digests.last().map_or_else(String::new, Digest::to_string),
                lines: handed.chain(teller.log_text(&log)).collect(),
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
