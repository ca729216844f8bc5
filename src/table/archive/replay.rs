//! Replays of an archive, turn by turn, which verify that it is the game that was played.

use table_core::digest::{Digest, digest};

use super::{Archive, Divergence};
use crate::game::{Advanced, Game};

/// One replayed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn<G: Game> {
    /// The game before the turn.
    pub before: G::Position,
    /// The game after the turn, and the log of the turn.
    pub resolution: Advanced<G>,
}

/// A replayed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<G: Game> {
    /// The positions before each turn and after the last one: one more than the number of turns.
    pub games: Vec<G::Position>,
    /// The log of each turn.
    pub logs: Vec<Vec<G::Entry>>,
}

/// Iterator that replays the turns of an archive. It ends after the last turn or the first
/// divergence.
pub struct Turns<'a, G: Game> {
    archive: &'a Archive<G>,
    book: &'a G::Book,
    game: G::Position,
    next: usize,
    broken: bool,
}

impl<G: Game> Turns<'_, G> {
    /// Returns the game after the turns replayed so far.
    #[must_use]
    pub const fn game(&self) -> &G::Position {
        &self.game
    }
}

impl<G: Game> Iterator for Turns<'_, G> {
    type Item = Result<PlayedTurn<G>, Divergence>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.broken {
            return None;
        }
        let record = self.archive.turns().get(self.next)?;
        let mut digests = Vec::with_capacity(record.digests.len());
        let resolution = G::advance(self.book, &self.game, &record.drafts, &mut |game| digests.push(digest(game)));
        self.next += 1;
        if let Some(divergence) = compare::<G>(self.next as u32, &record.digests, &digests) {
            self.broken = true;
            return Some(Err(divergence));
        }
        let before = std::mem::replace(&mut self.game, resolution.game.clone());
        Some(Ok(PlayedTurn { before, resolution }))
    }
}

fn compare<G: Game>(turn: u32, expected: &[Digest], found: &[Digest]) -> Option<Divergence> {
    let differs = |(index, &expected): (usize, &Digest)| {
        let found = found.get(index).copied();
        (found != Some(expected)).then(|| Divergence { turn, moment: Some(G::mark(index)), expected, found })
    };
    expected.iter().enumerate().find_map(differs)
}

impl<G: Game> Archive<G> {
    /// Starts a replay.
    ///
    /// # Errors
    /// If the newly founded game differs from that of the archive.
    pub fn play<'a>(&'a self, book: &'a G::Book) -> Result<Turns<'a, G>, Divergence> {
        let expected = self.body.founding;
        let begins = |found| Divergence { turn: 0, moment: None, expected, found };
        let game = G::found(G::catalog(book), self.charter().clone()).map_err(|_| begins(None))?;
        match digest(&game) {
            found if found == expected => Ok(Turns { archive: self, book, game, next: 0, broken: false }),
            found => Err(begins(Some(found))),
        }
    }

    /// Replays the game and keeps every position and every log.
    ///
    /// # Errors
    /// The first part of a turn after which the replay differs from the archive.
    pub fn replay(&self, book: &G::Book) -> Result<Replay<G>, Divergence> {
        let mut turns = self.play(book)?;
        let mut replay = Replay { games: vec![turns.game().clone()], logs: Vec::new() };
        for turn in turns.by_ref() {
            let Advanced { game, log, .. } = turn?.resolution;
            replay.games.push(game);
            replay.logs.push(log);
        }
        Ok(replay)
    }

    /// Replays the game and compares every digest.
    ///
    /// # Errors
    /// The first part of a turn after which the replay differs from the archive.
    pub fn verify(&self, book: &G::Book) -> Result<(), Divergence> {
        self.play(book)?.try_for_each(|turn| turn.map(|_| ()))
    }
}
