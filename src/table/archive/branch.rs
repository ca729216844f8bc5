//! Branches: new games that continue a recorded game from one of its turns ("what if").
//!
//! A branch is a separate game. It is never an Iron Man game, because its player already knows the
//! results of later turns, and Iron Man allows no second attempt (manual 2). For the same reason,
//! an Iron Man game cannot be branched before it is over.

use super::{Archive, Divergence};
use crate::game::Game;
use table_core::digest::digest;

/// The reason why a game cannot be branched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBranch {
    /// An Iron Man game in progress.
    #[error("an Iron Man game has no second try: it can be played on from an earlier turn only when it is over")]
    IronMan,
    /// The replay differs from the archive.
    #[error(transparent)]
    Diverged(#[from] Divergence),
}

impl<G: Game> Archive<G> {
    /// Returns a copy of this game as it was before a turn, counted from 1. The copy is an ordinary
    /// game even if this one is an Iron Man game. It has the same name, which the caller should
    /// replace.
    ///
    /// # Errors
    /// If this is an Iron Man game in progress, or at the first part of a turn after which the
    /// replay differs from the archive.
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
        // Seats handed over later still belong to their earlier players.
        branch.body.players = self.players_after(kept);
        branch.body.snapshot = turns.game().clone();
        branch.body.plans = Vec::new();
        branch.unbind(book)?;
        Ok(branch)
    }

    /// Returns a copy of this game as an ordinary game, including its plans. Meant for an Iron Man
    /// game whose file is an old copy.
    ///
    /// # Errors
    /// The first part of a turn after which the replay differs from the archive.
    pub fn as_common(&self, book: &G::Book) -> Result<Self, Divergence> {
        self.verify(book)?;
        let mut common = self.clone();
        common.unbind(book)?;
        Ok(common)
    }

    /// True if this is an Iron Man game in progress.
    #[must_use]
    pub fn binding(&self) -> bool {
        G::iron_man(self.charter()) && !self.ended()
    }

    /// Turns a verified game into an ordinary one. The set-up is part of every digest, so all
    /// digests are computed again.
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
