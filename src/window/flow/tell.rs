//! Telling the player something: what went wrong, or well.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::sight::{Library, Overlay};
use crate::text::Value;

/// The notice that lies over any page.
#[derive(SystemParam)]
pub(crate) struct Tell<'w> {
    library: Res<'w, Library>,
    overlay: ResMut<'w, Overlay>,
}

impl Tell<'_> {
    /// Shows a sentence in place of the notice; without one the notice stays.
    pub fn tell(&mut self, sentence: Option<String>) {
        if sentence.is_some() {
            self.overlay.notice = sentence;
        }
    }

    /// Takes the notice away.
    pub fn forget(&mut self) {
        self.overlay.notice = None;
    }

    /// Shows a text.
    pub fn say(&mut self, id: &str) {
        let sentence = self.library.text.say(id);
        self.tell(Some(sentence));
    }

    /// Shows a text about something.
    pub fn say_with(&mut self, id: &str, about: &[(&str, Value<'_>)]) {
        let sentence = self.library.text.say_with(id, about);
        self.tell(Some(sentence));
    }
}

/// Shows a sentence, if there is one.
pub(super) fn tell(In(sentence): In<Option<String>>, mut notice: Tell<'_>) {
    notice.tell(sentence);
}

/// Shows a text.
pub(super) fn say(In(id): In<&'static str>, mut notice: Tell<'_>) {
    notice.say(id);
}
