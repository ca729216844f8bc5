//! The time from the start of the program until the title is on the screen (ux row 46). It is
//! written to the log of the program.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::flow::Screen;
use crate::look::Look;

/// The start of the program, and how long it took until the title was drawn.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Opening {
    begun: Instant,
    /// The time that it took; `None` until the title has been drawn.
    pub took: Option<Duration>,
}

impl Opening {
    /// Begins to count at this moment.
    #[must_use]
    pub const fn since(begun: Instant) -> Self {
        Self { begun, took: None }
    }
}

/// Notes when the first frame with the title is finished.
pub(crate) fn note(screen: Res<State<Screen>>, look: Option<Res<Look>>, mut opening: ResMut<Opening>) {
    // Without the style, a frame is empty.
    if *screen.get() == Screen::Title && look.is_some_and(|look| !look.is_added()) {
        let took = opening.begun.elapsed();
        opening.took = Some(took);
        info!("The title was drawn {} ms after the start.", took.as_millis());
    }
}

/// True until the title has been drawn.
pub(crate) fn waits(opening: Res<Opening>) -> bool {
    opening.took.is_none()
}
