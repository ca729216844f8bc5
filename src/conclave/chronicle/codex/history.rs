//! The entries that a reader has visited, in order.

/// Visited entries, and the one that is open. Like that of a browser: a visit after a step back
/// forgets what was ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    visited: Vec<String>,
    at: usize,
}

impl History {
    /// Most entries that are remembered. The oldest is forgotten first.
    pub const MOST: usize = 200;

    /// Opens an entry. Opening the open one again changes nothing.
    pub fn visit(&mut self, id: &str) {
        if self.now() == Some(id) {
            return;
        }
        if !self.visited.is_empty() {
            self.visited.truncate(self.at + 1);
        }
        self.visited.push(id.to_owned());
        if self.visited.len() > Self::MOST {
            self.visited.remove(0);
        }
        self.at = self.visited.len() - 1;
    }

    /// Goes one step back, if there is one.
    pub const fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Goes one step forward, if there is one.
    pub const fn forward(&mut self) {
        if self.can_go_forward() {
            self.at += 1;
        }
    }

    /// Returns the id of the open entry.
    #[must_use]
    pub fn now(&self) -> Option<&str> {
        self.visited.get(self.at).map(String::as_str)
    }

    /// True if there is a step back.
    #[must_use]
    pub const fn can_go_back(&self) -> bool {
        self.at > 0
    }

    /// True if there is a step forward.
    #[must_use]
    pub const fn can_go_forward(&self) -> bool {
        self.at + 1 < self.visited.len()
    }

    /// Iterates over the visited entries, the latest first, each once.
    pub fn latest(&self) -> impl Iterator<Item = &str> {
        let mut seen = std::collections::BTreeSet::new();
        self.visited.iter().rev().map(String::as_str).filter(move |id| seen.insert(*id))
    }
}
