//! A part of a game that copies of the game share until one of them changes it.
//!
//! Games are copied far more often than most of their parts change: for every view, every plan and every guess of a mind. So a
//! copy of a game copies nothing at first, and each slice only when it is written to. Nobody can tell the difference, except by
//! the clock: it reads, writes, compares and saves like what is in it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Something that is shared until it is changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}
