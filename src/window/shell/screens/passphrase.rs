//! The passphrase of an exported save. It is typed twice for the export, and once for the import.

use std::path::PathBuf;

use bevy_egui::egui::{Align, Key, Label, Response, RichText, TextEdit, Ui, vec2};

use super::{Page, just_opened, named, say, small, tip};
use crate::intent::{Filing, Intent};
use crate::look::palette::BLOOD;
use crate::look::tips::Hint;
use crate::look::{bold, icon_text_button, target};
use crate::sight::Wishes;
use crate::table::archive::FEWEST_LETTERS;

/// The purpose of a passphrase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Errand {
    /// To export a save.
    #[default]
    Export,
    /// To import an exported save.
    Import,
}

/// A passphrase that is being typed.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Asked {
    /// The save.
    pub path: PathBuf,
    /// The purpose.
    pub errand: Errand,
    /// The text typed so far.
    pub words: String,
    /// The same text typed again, to find typing errors.
    pub again: String,
}

impl std::fmt::Debug for Asked {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Asked").field("path", &self.path).field("errand", &self.errand).finish_non_exhaustive()
    }
}

/// Asks for the passphrase. Returns the first field, and true if the question is finished.
pub(super) fn ask(ui: &mut Ui, page: &Page<'_>, asked: &mut Asked, wishes: &mut Wishes) -> (Response, bool) {
    let opened = just_opened(ui, "passphrase");
    let export = asked.errand == Errand::Export;
    let words = if export { "files-export-text" } else { "files-import-text" };
    ui.add(Label::new(bold(page.text.say(words))).wrap());
    ui.end_row();
    let first = field(ui, page, &mut asked.words, "files-passphrase");
    if opened {
        first.request_focus();
    }
    let mut last = first.clone();
    if export {
        last = field(ui, page, &mut asked.again, "files-passphrase-again");
    }
    let long = asked.words.chars().count() >= FEWEST_LETTERS;
    let ready = long && (!export || asked.words == asked.again);
    let (icon, id) = if export { ("save", "files-export-do") } else { ("unlock", "files-import-do") };
    let go = ui.add_enabled(ready, icon_text_button(page.look, icon, page.text.say(id)));
    let asleep = if long { "disabled-different-passphrases" } else { "disabled-short-passphrase" };
    let go = tip(go, page.text.say(&format!("{id}-tip"))).hint_disabled(page.text.say(asleep));
    let keep = ui.add(icon_text_button(page.look, "undo", say!(page, "button-cancel")));
    let entered = last.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    ui.end_row();
    if !long {
        small(ui, say!(page, "files-passphrase-short", n = FEWEST_LETTERS));
    } else if !ready && !asked.again.is_empty() {
        ui.add(Label::new(RichText::new(say!(page, "files-passphrase-differs")).color(BLOOD)).wrap());
    }
    let given = ready && (go.clicked() || entered);
    if given {
        let (path, words) = (asked.path.clone(), std::mem::take(&mut asked.words));
        wishes.push(if export {
            Intent::Filing(Filing::Export(path, words))
        } else {
            Intent::Filing(Filing::Import(path, words))
        });
    }
    (first, given || keep.clicked())
}

fn field(ui: &mut Ui, page: &Page<'_>, words: &mut String, id: &str) -> Response {
    let name = page.text.say(id);
    let edit = TextEdit::singleline(words)
        .password(true)
        .char_limit(200)
        .hint_text(&name)
        .desired_width(230.0)
        .min_size(vec2(0.0, target(ui)))
        .vertical_align(Align::Center);
    named(ui.add(edit), &name)
}
