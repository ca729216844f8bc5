//! Writes the codex before anybody opens it, off the frame. It has some 900 entries with worked
//! examples, which take longer than a frame may.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready};

use super::Tome;
use crate::look::Look;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::Library;

/// The codex that is being written; `None` if nobody writes it.
#[derive(Resource, Default)]
pub struct Writing(Option<Task<Tome>>);

impl Writing {
    /// Waits for the codex, if it is being written.
    pub(super) fn finish(&mut self) -> Option<Tome> {
        self.0.take().map(block_on)
    }
}

/// Writes the codex ahead. Without this plugin it is written when it is first opened.
pub struct WriteAhead;

impl Plugin for WriteAhead {
    fn build(&self, app: &mut App) {
        // Nothing is drawn before the look exists, and the title comes first.
        app.init_resource::<Writing>().add_systems(Update, write_ahead.run_if(resource_exists::<Look>));
    }
}

/// Starts to write, and lays the codex on its lectern when it is ready. Another language needs
/// another codex.
fn write_ahead(
    library: Res<Library>,
    mut writing: ResMut<Writing>,
    mut tome: ResMut<Tome>,
    stir: Res<Stir>,
    mut begun: Local<bool>,
) {
    if !*begun || library.is_changed() {
        let (text, book) = (library.text.clone(), library.book.clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mut tome = Tome::default();
            tome.write(&text, book.catalog());
            tome
        });
        if *begun {
            *tome = Tome::default();
        }
        (writing.0, *begun) = (Some(task), true);
    }
    if let Some(ready) = writing.0.as_mut().and_then(check_ready) {
        writing.0 = None;
        *tome = ready;
    }
    if writing.0.is_some() {
        stir.within(LOOK);
    }
}
