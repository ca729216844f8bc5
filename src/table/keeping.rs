//! Autosaves within a turn: plans are on the disk at most about two seconds later, even if the
//! program crashes.
//!
//! Plans, notes, locks and handed-over seats are compared with the last write. A difference waits
//! to be written. Writes are at least [`PACE`] apart. They go to the single file of an Iron Man
//! game, or to the latest autosave of any other game. The first write of a turn that has no
//! autosave yet rotates the autosaves. All other writes of the turn replace the latest one.
//!
//! [`Waiting`] shares the unwritten data with the code that writes it when the program crashes.
//!
//! Not here: the clock, the threads, and messages to the player.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::archive::{Archive, ArchiveFault, Saves};
use super::belongings::Lock;
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// Minimum time between two writes.
pub const PACE: Duration = Duration::from_secs(2);

/// Data of the players in a game between two turns. Camera positions are saved too, but a moved
/// camera alone causes no write.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Left<G: Game> {
    turn: usize,
    plans: Vec<G::Choice>,
    players: Vec<Player>,
    kept: Vec<(String, Option<Lock>)>,
}

impl<G: Game> Left<G> {
    fn of(archive: &Archive<G>) -> Self {
        let seats = (0..archive.players().len() as u8).map(Seat);
        let kept = seats.filter_map(|seat| archive.belongings(seat));
        Self {
            turn: archive.turns().len(),
            // An empty plan counts as no plan.
            plans: archive.plans().iter().filter(|plan| **plan != G::pass(G::chooser(plan))).cloned().collect(),
            players: archive.players().to_vec(),
            kept: kept.map(|kept| (kept.notes().to_owned(), kept.lock().copied())).collect(),
        }
    }
}

/// A game to be written, and its destination.
#[derive(Clone, Debug)]
pub struct Errand<G: Game> {
    saves: Saves,
    archive: Arc<Archive<G>>,
    /// True if the write rotates the autosaves.
    anew: bool,
}

impl<G: Game> Errand<G> {
    /// Writes the game and returns the path of the file.
    ///
    /// # Errors
    /// The reason why the game cannot be written.
    pub fn run(&self) -> Result<PathBuf, ArchiveFault> {
        if self.anew { self.saves.autosave(&self.archive) } else { self.saves.autosave_plans(&self.archive) }
    }
}

/// The game with plans that are not on the disk yet, if any. All clones share the same data.
#[derive(Clone, Debug)]
pub struct Waiting<G: Game>(Arc<Mutex<Option<Errand<G>>>>);

impl<G: Game> Default for Waiting<G> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<G: Game> Waiting<G> {
    /// Writes the waiting game at once, if any, and returns the path of the file. Meant for a
    /// program that is about to end: it never blocks.
    ///
    /// # Errors
    /// The reason why the game cannot be written.
    pub fn rescue(&self) -> Option<Result<PathBuf, ArchiveFault>> {
        let waiting = self.0.try_lock().ok()?.take()?;
        Some(waiting.run())
    }

    fn set(&self, errand: Option<Errand<G>>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = errand;
    }

    fn get(&self) -> Option<Errand<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Changes since the game was last written.
#[derive(Debug)]
pub struct Keeping<G: Game> {
    /// Data of the players that is on the disk or being written.
    written: Option<Left<G>>,
    waiting: Waiting<G>,
    /// Data of the players that waits to be written.
    seen: Option<Left<G>>,
    last: Option<Duration>,
    /// Number of turns played at the latest autosave of this game; `None` if there is none.
    latest: Option<usize>,
}

impl<G: Game> Default for Keeping<G> {
    fn default() -> Self {
        Self { written: None, waiting: Waiting::default(), seen: None, last: None, latest: None }
    }
}

impl<G: Game> Keeping<G> {
    /// Returns a handle to the data that is not on the disk yet.
    #[must_use]
    pub fn waiting(&self) -> Waiting<G> {
        self.waiting.clone()
    }

    /// Records that all of this game is on the disk, in any file.
    pub fn saved(&mut self, archive: &Archive<G>) {
        self.written = Some(Left::of(archive));
        self.seen = None;
        self.waiting.set(None);
    }

    /// Records that all of this game is on the disk, in the file of its autosave.
    pub fn autosaved(&mut self, archive: &Archive<G>) {
        self.latest = Some(archive.turns().len());
        self.saved(archive);
    }

    /// Forgets the game, because it was closed.
    pub fn forget(&mut self) {
        (self.written, self.seen, self.latest) = (None, None, None);
        self.waiting.set(None);
    }

    /// Compares the game with the last write. Differences wait to be written.
    pub fn look(&mut self, saves: &Saves, archive: &Archive<G>) {
        let left = Left::of(archive);
        if self.seen.as_ref().or(self.written.as_ref()) == Some(&left) {
            return;
        }
        let anew = self.latest != Some(archive.turns().len());
        self.waiting.set(Some(Errand { saves: saves.clone(), archive: Arc::new(archive.clone()), anew }));
        self.seen = Some(left);
    }

    /// True if a game waits to be written.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.seen.is_some()
    }

    /// Returns the game to write now: if one waits and the last write is at least [`PACE`] ago.
    pub fn due(&mut self, now: Duration) -> Option<Errand<G>> {
        if self.last.is_some_and(|last| now < last + PACE) {
            return None;
        }
        let errand = self.at_once()?;
        self.last = Some(now);
        Some(errand)
    }

    /// Returns the waiting game without regard to the last write, because the player leaves the
    /// game.
    pub fn at_once(&mut self) -> Option<Errand<G>> {
        self.seen.as_ref()?;
        let errand = self.waiting.get()?;
        self.latest = Some(errand.archive.turns().len());
        Some(errand)
    }

    /// Records the result of a write. After a failure the game waits for another attempt.
    pub fn done(&mut self, errand: &Errand<G>, well: bool) {
        let left = Left::of(&errand.archive);
        match (well, self.seen.as_ref() == Some(&left)) {
            (true, true) => self.saved(&errand.archive),
            (true, false) => self.written = Some(left),
            // No autosave was written, so the next attempt must rotate the autosaves.
            (false, _) if errand.anew => self.latest = None,
            (false, _) => {}
        }
    }
}
