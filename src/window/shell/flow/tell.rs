//! Messages to the player about success or failure.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use table_text::Value;

use crate::intent::Sheet;
use crate::sight::{Library, Overlay};

/// The life of a notice that the player does not dismiss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lasts {
    /// Until it is dismissed: a fault of a file.
    Always,
    /// Until the turn is over, or the player leaves: news, or an order that cannot be given.
    TheTurn,
}

/// The messages that the player has not dismissed. A new one covers none of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices(Vec<(String, Lasts)>);

impl Notices {
    /// Adds a message that lasts until it is dismissed.
    pub fn add(&mut self, words: impl Into<String>) {
        self.put(words.into(), Lasts::Always);
    }

    /// Adds a message that is void when the turn is over, or when another player sits down.
    pub fn mention(&mut self, words: impl Into<String>) {
        self.put(words.into(), Lasts::TheTurn);
    }

    /// A notice that comes again moves to the front.
    fn put(&mut self, words: String, lasts: Lasts) {
        self.dismiss(&words);
        self.0.push((words, lasts));
    }

    /// Removes a message.
    pub fn dismiss(&mut self, words: &str) {
        self.0.retain(|(said, _)| said != words);
    }

    /// Removes what is void when the turn is over.
    pub fn turn_over(&mut self) {
        self.0.retain(|(_, lasts)| *lasts == Lasts::Always);
    }

    /// Returns the messages, the newest first.
    pub fn newest(&self) -> impl ExactSizeIterator<Item = &str> {
        self.0.iter().rev().map(|(words, _)| words.as_str())
    }

    /// True for a message that lasts until it is dismissed: something has gone wrong.
    #[must_use]
    pub fn is_fault(&self, words: &str) -> bool {
        self.0.iter().any(|(said, lasts)| said == words && *lasts == Lasts::Always)
    }

    /// Returns the newest message.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.newest().next()
    }
}

/// The notice that a question must be answered before the turn can be sealed.
pub(super) const ANSWERS_WAIT: &str = "client-answers-wait";

/// The notices that lie over any page.
#[derive(SystemParam)]
pub(crate) struct Tell<'w> {
    library: Res<'w, Library>,
    overlay: ResMut<'w, Overlay>,
}

impl Tell<'_> {
    /// Adds a notice that lasts until it is dismissed. `None` adds nothing.
    pub fn tell(&mut self, sentence: Option<String>) {
        if let Some(sentence) = sentence {
            self.overlay.notices.add(sentence);
        }
    }

    /// Adds a notice about the present turn.
    pub fn mention(&mut self, sentence: String) {
        self.overlay.notices.mention(sentence);
    }

    /// Closes the open sheet.
    pub fn clear_sheet(&mut self) {
        self.overlay.sheet = Sheet::None;
    }

    /// Removes the notices about the turn that is over.
    pub fn forget(&mut self) {
        self.overlay.notices.turn_over();
    }

    /// Shows the text with this id.
    pub fn say(&mut self, id: &str) {
        let sentence = self.library.text.say(id);
        self.mention(sentence);
    }

    /// Removes the notice with this text, because what it asks for has been done.
    pub fn done(&mut self, id: &str) {
        let sentence = self.library.text.say(id);
        self.overlay.notices.dismiss(&sentence);
    }

    /// Shows the text with this id, with values for its placeholders.
    pub fn say_with(&mut self, id: &str, about: &[(&str, Value<'_>)]) {
        let sentence = self.library.text.say_with(id, about);
        self.mention(sentence);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_covers_no_other_and_stays_until_it_is_dismissed() {
        let mut notices = Notices::default();
        notices.add("The disk is full.");
        notices.mention("No slot is free.");
        notices.mention("The game is saved.");
        notices.mention("No slot is free.");
        let said = |notices: &Notices| notices.newest().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(said(&notices), ["No slot is free.", "The game is saved.", "The disk is full."]);
        assert!(notices.is_fault("The disk is full.") && !notices.is_fault("The game is saved."));
        notices.dismiss("The game is saved.");
        assert_eq!(said(&notices), ["No slot is free.", "The disk is full."]);
        notices.turn_over();
        assert_eq!(said(&notices), ["The disk is full."], "a fault outlasts the turn");
    }
}
