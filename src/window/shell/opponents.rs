//! The list of minds: the four levels with a line each, and in a folded group the minds for study.
//! The description of a level's depth is made from the numbers that the level uses.

use bevy_egui::egui::{Button, CollapsingHeader, RichText, Ui, vec2};
use table_text::Text;

use crate::look::target;
use crate::minds::searcher::traits::traits;
use crate::minds::{self, Level, Minds, Reach};
use crate::rules::game::Archfiend;

/// Returns the name and the description of a mind. A mind without a text is called by its name.
#[must_use]
pub fn words(text: &Text, name: &str) -> (String, String) {
    let id = format!("mind-{name}");
    if !text.has(&id) {
        return (name.to_owned(), String::new());
    }
    let how = text.say(&format!("{id}-description"));
    let how = match Level::named(name) {
        Some(level) => sentences(text, &how, &reach(text, Minds::standard().reach(level))),
        None => how,
    };
    (text.say(&id), how)
}

/// Returns a description of a level's search depth and of its errors.
fn reach(text: &Text, reach: &Reach) -> String {
    let looks = if reach.worlds == 0 {
        text.say("mind-imagines-nothing")
    } else {
        let (turns, worlds) = (reach.turns.saturating_add(reach.aftermath), reach.worlds);
        let about = [
            ("plans", reach.plans.into()),
            ("whims", reach.whims.into()),
            ("worlds", worlds.into()),
            ("turns", turns.into()),
        ];
        text.say_with("mind-imagines", &about)
    };
    let mut words = looks;
    if reach.doubt > 0 {
        words = sentences(text, &words, &text.say_with("mind-doubts", &[("n", reach.doubt.into())]));
    }
    if reach.hunger < 100 {
        words = sentences(text, &words, &text.say("mind-hunger"));
    }
    words
}

fn sentences(text: &Text, first: &str, next: &str) -> String {
    text.say_with("sentences", &[("first", first.into()), ("next", next.into())])
}

/// Returns a description of an archfiend's character when a mind plays it.
#[must_use]
pub fn character(text: &Text, archfiend: &Archfiend) -> String {
    let [first, second] = traits(archfiend).map(|of| text.say(&format!("trait-{}", of.key())));
    text.say_with("reputation-both", &[("first", first.into()), ("second", second.into())])
}

/// Draws a line for each mind in an open list. Returns the one that was clicked; the list is then
/// closed.
pub fn list(ui: &mut Ui, text: &Text, now: Option<&str>) -> Option<&'static str> {
    let mut chosen = None;
    let mut line = |ui: &mut Ui, name: &'static str| {
        let (called, how) = words(text, name);
        let how = RichText::new(how).small();
        let button =
            Button::selectable(now == Some(name), (called, how)).min_size(vec2(ui.available_width(), target(ui)));
        if ui.add(button).clicked() {
            chosen = Some(name);
        }
    };
    for name in minds::levels() {
        line(ui, name);
    }
    let study = minds::for_study();
    let unfolded = study.iter().any(|name| now == Some(name));
    CollapsingHeader::new(text.say("minds-for-study")).default_open(unfolded).show(ui, |ui| {
        for name in study {
            line(ui, name);
        }
    });
    if chosen.is_some() {
        ui.close();
    }
    chosen
}
