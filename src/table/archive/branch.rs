//! Playing a recorded game differently from one of its turns on: "what if".
//!
//! A branch is a game of its own. It is never an Iron Man game: whoever branches has seen what came of a turn, and an Iron Man
//! game allows no second try (manual 2). For the same reason an Iron Man game has no branches before it is over.

use super::{Archive, Divergence};
use crate::game::Game;
use table_core::digest::digest;

/// Why a game cannot be played on from one of its turns.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBranch {
    /// It is an Iron Man game that is still being played.
    #[error("an Iron Man game has no second try: it can be played on from an earlier turn only when it is over")]
    IronMan,
    /// Played again, it goes another way.
    #[error(transparent)]
    Diverged(#[from] Divergence),
}

impl<G: Game> Archive<G> {
    /// The same game as it was before this turn (counted from 1), to be played differently from there on. It is a common game,
    /// also if this one is an Iron Man game. It still has this game's name, which the caller replaces.
    ///
    /// # Errors
    /// If this is an Iron Man game that is not over, or the first slot or step after which the game is not what the archive
    /// says.
    pub fn branch(&self, book: &G::Book, turn: u32) -> Result<Self, NoBranch> {
        if self.binding() {
            return Err(NoBranch::IronMan);
        }
        let kept = (turn.max(1) as usize - 1).min(self.turns().len());
        let mut turns = self.play(book)?;
        for played in turns.by_ref().take(kept) {
            played?;
        }
        let mut branch = self.clone();
        branch.body.turns.truncate(kept);
        // Whoever gave a seat away later has it still.
        branch.body.players = self.players_after(kept);
        branch.body.snapshot = turns.game().clone();
        branch.body.plans = Vec::new();
        branch.unbind(book)?;
        Ok(branch)
    }

    /// The same game as a common one, with all that is planned; for an Iron Man game whose file is an old copy.
    ///
    /// # Errors
    /// The first slot or step after which the game is not what the archive says.
    pub fn as_common(&self, book: &G::Book) -> Result<Self, Divergence> {
        self.verify(book)?;
        let mut common = self.clone();
        common.unbind(book)?;
        Ok(common)
    }

    /// Whether this is an Iron Man game that is still being played.
    #[must_use]
    pub fn binding(&self) -> bool {
        G::iron_man(self.charter()) && !self.ended()
    }

    /// Makes a proven game a common one. The set-up is part of every digest, so that all of them are taken anew.
    fn unbind(&mut self, book: &G::Book) -> Result<(), Divergence> {
        if !G::iron_man(&self.body.charter) {
            return Ok(());
        }
        let expected = self.body.founding;
        self.counted = None;
        G::loosen(&mut self.body.charter);
        let mut game = G::found(G::catalog(book), self.body.charter.clone()).map_err(|_| Divergence {
            turn: 0,
            moment: None,
            expected,
            found: None,
        })?;
        self.body.founding = digest(&game);
        for record in &mut self.body.turns {
            let mut digests = Vec::with_capacity(record.digests.len());
            game = G::advance(book, &game, &record.drafts, &mut |game| digests.push(digest(game))).game;
            record.digests = digests;
        }
        self.body.snapshot = game;
        Ok(())
    }
}
