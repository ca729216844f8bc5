//! The books of a finished game. They are written on another thread, so that the end can already be
//! shown.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready};

use super::files::SaveFolder;
use super::running::Running;
use super::tell::Tell;
use crate::chronicle::annals::Annals;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::Library;
use crate::table::archive::{Archive, Replay};

/// The books of a finished game: its replay and its summary. They contain the secrets of all seats.
pub struct WrittenBooks {
    /// All positions and logs.
    pub replay: Arc<Replay>,
    /// The summary of the game.
    pub annals: Annals,
    /// The table at the end, with everything unveiled.
    pub table: SeatView,
}

/// The state of the books of the running game. They are begun only after its end.
#[derive(Default)]
enum Books {
    /// No books.
    #[default]
    Closed,
    /// They are being written on another thread.
    Writing(Task<Result<WrittenBooks, String>>),
    /// They can be read.
    Open(Box<WrittenBooks>),
}

/// The books of a finished game, and the name to save its replay.
#[derive(Resource, Default)]
pub struct Records {
    books: Books,
    /// The name under which the replay of the game can be saved; `None` once it is saved.
    pub(super) keep: Option<String>,
}

impl Records {
    /// Returns the books of the running game, once it is over and they are written.
    #[must_use]
    pub const fn books(&self) -> Option<&WrittenBooks> {
        match &self.books {
            Books::Open(books) => Some(books),
            Books::Closed | Books::Writing(_) => None,
        }
    }

    /// Returns the name under which the replay of the game can be saved.
    #[must_use]
    pub fn keep(&self) -> Option<&str> {
        self.keep.as_deref()
    }

    /// Waits for the books. Errors if they cannot be written.
    pub(super) fn wait(&mut self) -> Result<(), String> {
        if let Books::Writing(task) = std::mem::take(&mut self.books) {
            self.books = Books::Open(block_on(task)?.into());
        }
        Ok(())
    }
}

/// Starts the writing of a finished game's books, once.
pub(super) fn begin_books(
    running: Res<Running>,
    library: Res<Library>,
    folder: Res<SaveFolder>,
    mut records: ResMut<Records>,
) {
    let over = running.session().filter(|session| session.ending().is_some());
    let (Some(session), Books::Closed) = (over, &records.books) else { return };
    let (archive, book) = (session.archive().clone(), library.book.clone());
    // The single file of an Iron Man game remains anyway.
    records.keep = (!session.charter().settings.iron_man).then(|| folder.saves.free_name(archive.name()));
    records.books = Books::Writing(AsyncComputeTaskPool::get().spawn(async move { write_books(&book, &archive) }));
}

/// Replays a finished game and summarizes it.
fn write_books(book: &Rulebook, archive: &Archive) -> Result<WrittenBooks, String> {
    let replay = archive.replay(book).map_err(|divergence| divergence.to_string())?;
    let annals = Annals::of(book.catalog(), &replay.games, &replay.logs);
    let (annals, last) = annals.zip(replay.games.last()).ok_or("the game is not over")?;
    let table = SeatView::unveiled(last, Seat(0));
    Ok(WrittenBooks { replay: replay.into(), annals, table })
}

/// Takes the books from the thread when they are written.
pub(super) fn bind_books(mut records: ResMut<Records>, stir: Res<Stir>, mut notice: Tell<'_>) {
    let Books::Writing(task) = &mut records.bypass_change_detection().books else { return };
    let Some(written) = check_ready(task) else { return stir.within(LOOK) };
    match written {
        Ok(books) => records.books = Books::Open(books.into()),
        Err(fault) => {
            records.books = Books::Closed;
            notice.tell(Some(fault));
        }
    }
}
