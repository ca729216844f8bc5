//! Keeping the turn in hand: what was planned is on the disk at the latest two seconds after, whatever ends the program.
//!
//! Plans, notes, locks and seats handed over are compared with what was written last. What differs waits to be written, and is
//! written at most every [`PACE`]: into the one file of an Iron Man game, or as the latest autosave. The first write of a turn
//! that was not saved here before pushes the autosaves on by one; all others of the turn replace it.
//!
//! What waits is shared with whoever has to write it when all else fails, see [`Waiting`].
//!
//! Not here: the clock, the threads, and what has to be said to the player.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::archive::{Archive, ArchiveFault, Saves};
use super::belongings::Lock;
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// The least time between two writes.
pub const PACE: Duration = Duration::from_secs(2);

/// What players leave in a game between two turns. Where their eyes rest is written with it, but is no reason to write.
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
            // An empty plan is as good as none.
            plans: archive.plans().iter().filter(|plan| **plan != G::pass(G::chooser(plan))).cloned().collect(),
            players: archive.players().to_vec(),
            kept: kept.map(|kept| (kept.notes().to_owned(), kept.lock().copied())).collect(),
        }
    }
}

/// A game that is to be written, and where.
#[derive(Clone, Debug)]
pub struct Errand<G: Game> {
    saves: Saves,
    archive: Arc<Archive<G>>,
    /// Whether it pushes the autosaves on.
    anew: bool,
}

impl<G: Game> Errand<G> {
    /// Writes it and says where.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn run(&self) -> Result<PathBuf, ArchiveFault> {
        if self.anew { self.saves.autosave(&self.archive) } else { self.saves.autosave_plans(&self.archive) }
    }
}

/// What has been planned and is not on the disk yet. All clones are one.
#[derive(Clone, Debug)]
pub struct Waiting<G: Game>(Arc<Mutex<Option<Errand<G>>>>);

impl<G: Game> Default for Waiting<G> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<G: Game> Waiting<G> {
    /// Writes it now, if there is anything, and says where. For a program that is about to end: it never waits for anybody.
    ///
    /// # Errors
    /// Why it cannot be written.
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

/// What has been planned since the game was last written.
#[derive(Debug)]
pub struct Keeping<G: Game> {
    /// What is on the disk, or on its way there.
    written: Option<Left<G>>,
    waiting: Waiting<G>,
    /// What waits.
    seen: Option<Left<G>>,
    last: Option<Duration>,
    /// Of which turn of this game the latest autosave is, if it is of this game.
    latest: Option<usize>,
}

impl<G: Game> Default for Keeping<G> {
    fn default() -> Self {
        Self { written: None, waiting: Waiting::default(), seen: None, last: None, latest: None }
    }
}

impl<G: Game> Keeping<G> {
    /// What is not on the disk yet.
    #[must_use]
    pub fn waiting(&self) -> Waiting<G> {
        self.waiting.clone()
    }

    /// All of this game is on the disk, in some file.
    pub fn saved(&mut self, archive: &Archive<G>) {
        self.written = Some(Left::of(archive));
        self.seen = None;
        self.waiting.set(None);
    }

    /// All of this game is on the disk, in the file in which it saves itself.
    pub fn autosaved(&mut self, archive: &Archive<G>) {
        self.latest = Some(archive.turns().len());
        self.saved(archive);
    }

    /// The game has been put away.
    pub fn forget(&mut self) {
        (self.written, self.seen, self.latest) = (None, None, None);
        self.waiting.set(None);
    }

    /// Looks at a game as it is now: what differs from what was written waits from now on.
    pub fn look(&mut self, saves: &Saves, archive: &Archive<G>) {
        let left = Left::of(archive);
        if self.seen.as_ref().or(self.written.as_ref()) == Some(&left) {
            return;
        }
        let anew = self.latest != Some(archive.turns().len());
        self.waiting.set(Some(Errand { saves: saves.clone(), archive: Arc::new(archive.clone()), anew }));
        self.seen = Some(left);
    }

    /// What is to be written now, if anything waits and the last write is long enough ago.
    pub fn due(&mut self, now: Duration) -> Option<Errand<G>> {
        if self.last.is_some_and(|last| now < last + PACE) {
            return None;
        }
        let errand = self.at_once()?;
        self.last = Some(now);
        Some(errand)
    }

    /// What is to be written although the last write was just now, because the game is left.
    pub fn at_once(&mut self) -> Option<Errand<G>> {
        self.seen.as_ref()?;
        let errand = self.waiting.get()?;
        self.latest = Some(errand.archive.turns().len());
        Some(errand)
    }

    /// How an errand went. If it failed it waits for another try.
    pub fn done(&mut self, errand: &Errand<G>, well: bool) {
        let left = Left::of(&errand.archive);
        match (well, self.seen.as_ref() == Some(&left)) {
            (true, true) => self.saved(&errand.archive),
            (true, false) => self.written = Some(left),
            // Nothing was replaced: the next try pushes the autosaves on as this one would have.
            (false, _) if errand.anew => self.latest = None,
            (false, _) => {}
        }
    }
}
