//! Messages to the player about success or failure.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::intent::Sheet;
use crate::sight::{Library, Overlay};
use crate::text::Value;

/// The notice that lies over any page.
#[derive(SystemParam)]
pub(crate) struct Tell<'w> {
    library: Res<'w, Library>,
    overlay: ResMut<'w, Overlay>,
}

impl Tell<'_> {
    /// Replaces the notice. `None` keeps the present one.
    pub fn tell(&mut self, sentence: Option<String>) {
        if sentence.is_some() {
            self.overlay.notice = sentence;
        }
    }

    /// Adds a sentence to the notice.
    pub fn add(&mut self, sentence: &str) {
        let before = self.overlay.notice.take().filter(|before| !before.is_empty());
        self.overlay.notice = Some(before.map_or(sentence.to_owned(), |before| format!("{before} {sentence}")));
    }

    /// Closes the open sheet.
    pub fn clear_sheet(&mut self) {
        self.overlay.sheet = Sheet::None;
    }

    /// Removes the notice.
    pub fn forget(&mut self) {
        self.overlay.notice = None;
    }

    /// Shows the text with this id.
    pub fn say(&mut self, id: &str) {
        let sentence = self.library.text.say(id);
        self.tell(Some(sentence));
    }

    /// Shows the text with this id, with values for its placeholders.
    pub fn say_with(&mut self, id: &str, about: &[(&str, Value<'_>)]) {
        let sentence = self.library.text.say_with(id, about);
        self.tell(Some(sentence));
    }
}

/// The same as [`Tell::tell`], as a system.
pub(super) fn tell(In(sentence): In<Option<String>>, mut notice: Tell<'_>) {
    notice.tell(sentence);
}

/// The same as [`Tell::say`], as a system.
pub(super) fn say(In(id): In<&'static str>, mut notice: Tell<'_>) {
    notice.say(id);
}
