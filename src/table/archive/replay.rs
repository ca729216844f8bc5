//! Playing an archive again, turn by turn, and proving that it is the game that was played.

use super::{Archive, Divergence};
use crate::rules::calendar::Moment;
use crate::rules::digest::{Digest, digest};
use crate::rules::facts::Entry;
use crate::rules::game::Game;
use crate::rules::orders::Sealed;
use crate::rules::resolve::{Resolution, resolve_watched};
use crate::rules::rulebook::Rulebook;

/// One turn, played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The game before it.
    pub before: Game,
    /// The orders that were lawful.
    pub sealed: Sealed,
    /// The game after it, what became of every order, and everything that happened.
    pub resolution: Resolution,
}

/// A whole game, played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The game before each turn, and after the last one: one more than there are turns.
    pub games: Vec<Game>,
    /// Everything that happened in each turn.
    pub logs: Vec<Vec<Entry>>,
}

/// The turns of an archive, played again one after the other. Ends with the last turn or the first divergence.
pub struct Turns<'a> {
    archive: &'a Archive,
    book: &'a Rulebook,
    game: Game,
    next: usize,
    broken: bool,
}

impl Turns<'_> {
    /// The game after the turns played so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }
}

impl Iterator for Turns<'_> {
    type Item = Result<PlayedTurn, Divergence>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.broken {
            return None;
        }
        let record = self.archive.turns().get(self.next)?;
        let sealed = Sealed::seal(self.book, &self.game, &record.drafts);
        let mut digests = Vec::with_capacity(record.digests.len());
        let resolution = resolve_watched(self.book, &self.game, &sealed, |_, game| digests.push(digest(game)));
        self.next += 1;
        if let Some(divergence) = compare(self.next as u32, &record.digests, &digests) {
            self.broken = true;
            return Some(Err(divergence));
        }
        let before = std::mem::replace(&mut self.game, resolution.game.clone());
        Some(Ok(PlayedTurn { before, sealed, resolution }))
    }
}

fn compare(turn: u32, expected: &[Digest], found: &[Digest]) -> Option<Divergence> {
    let moments = Moment::all().zip(expected).enumerate();
    moments.map(|(index, (moment, &expected))| (moment, expected, found.get(index).copied())).find_map(
        |(moment, expected, found)| {
            (found != Some(expected)).then_some(Divergence { turn, moment: Some(moment), expected, found })
        },
    )
}

impl Archive {
    /// Begins to play it again.
    ///
    /// # Errors
    /// If the game it begins with is another one.
    pub fn play<'a>(&'a self, book: &'a Rulebook) -> Result<Turns<'a>, Divergence> {
        let expected = self.body.founding;
        let begins = |found| Divergence { turn: 0, moment: None, expected, found };
        let game = Game::found(book.catalog(), self.charter().clone()).map_err(|_| begins(None))?;
        match digest(&game) {
            found if found == expected => Ok(Turns { archive: self, book, game, next: 0, broken: false }),
            found => Err(begins(Some(found))),
        }
    }

    /// Plays it again and keeps every position and everything that happened.
    ///
    /// # Errors
    /// The first slot or step after which the game is not what the archive says.
    pub fn replay(&self, book: &Rulebook) -> Result<Replay, Divergence> {
        let mut turns = self.play(book)?;
        let mut replay = Replay { games: vec![turns.game().clone()], logs: Vec::new() };
        for turn in turns.by_ref() {
            let Resolution { game, log, .. } = turn?.resolution;
            replay.games.push(game);
            replay.logs.push(log);
        }
        Ok(replay)
    }

    /// Plays it again and compares every digest.
    ///
    /// # Errors
    /// The first slot or step after which the game is not what the archive says.
    pub fn verify(&self, book: &Rulebook) -> Result<(), Divergence> {
        self.play(book)?.try_for_each(|turn| turn.map(|_| ()))
    }
}
