//! Playing an archive again, turn by turn, and proving that it is the game that was played.

use table_core::digest::{Digest, digest};

use super::{Archive, Divergence};
use crate::game::{Advanced, Game};

/// One turn, played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn<G: Game> {
    /// The game before the turn.
    pub before: G::Position,
    /// The game after the turn, and everything that happened in it.
    pub resolution: Advanced<G>,
}

/// A whole game, played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<G: Game> {
    /// The game before each turn, and after the last one: one more than there are turns.
    pub games: Vec<G::Position>,
    /// Everything that happened in each turn.
    pub logs: Vec<Vec<G::Entry>>,
}

/// The turns of an archive, played again one after the other. Ends with the last turn or the first
/// divergence.
pub struct Turns<'a, G: Game> {
    archive: &'a Archive<G>,
    book: &'a G::Book,
    game: G::Position,
    next: usize,
    broken: bool,
}

impl<G: Game> Turns<'_, G> {
    /// The game after the turns played so far.
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
    /// Begins to play it again.
    ///
    /// # Errors
    /// If the game it begins with is another one.
    pub fn play<'a>(&'a self, book: &'a G::Book) -> Result<Turns<'a, G>, Divergence> {
        let expected = self.body.founding;
        let begins = |found| Divergence { turn: 0, moment: None, expected, found };
        let game = G::found(G::catalog(book), self.charter().clone()).map_err(|_| begins(None))?;
        match digest(&game) {
            found if found == expected => Ok(Turns { archive: self, book, game, next: 0, broken: false }),
            found => Err(begins(Some(found))),
        }
    }

    /// Plays it again and keeps every position and everything that happened.
    ///
    /// # Errors
    /// The first part of a turn after which the game is not what the archive says.
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

    /// Plays it again and compares every digest.
    ///
    /// # Errors
    /// The first part of a turn after which the game is not what the archive says.
    pub fn verify(&self, book: &G::Book) -> Result<(), Divergence> {
        self.play(book)?.try_for_each(|turn| turn.map(|_| ()))
    }
}
