//! Copy-on-write parts of a game.
//!
//! Games are copied far more often than most of their parts change: for every view, every plan and
//! every guess of a mind. A copy of a game therefore shares its slices, and a slice is copied only
//! when it is written to. Apart from speed this makes no difference: a shared value reads, writes,
//! compares and saves like the value itself.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A value that is shared until it is changed.
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
