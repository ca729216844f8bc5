//! Minds to choose among: the four levels with a line each, and below a fold those that are there to be measured against.

use bevy_egui::egui::{Button, CollapsingHeader, RichText, Ui, vec2};

use super::look::TARGET;
use crate::brains;
use crate::text::Text;

/// What a mind is called, and how it plays; one without words of its own is called by its name.
#[must_use]
pub fn words(text: &Text, name: &str) -> (String, String) {
    let id = format!("mind-{name}");
    if text.has(&id) {
        (text.say(&id), text.say(&format!("{id}-description")))
    } else {
        (name.to_owned(), String::new())
    }
}

/// A line for each mind, in a list that has opened. Gives back the one that was pressed; the list has closed then.
pub fn list(ui: &mut Ui, text: &Text, now: Option<&str>) -> Option<&'static str> {
    let mut chosen = None;
    let mut line = |ui: &mut Ui, name: &'static str| {
        let (called, how) = words(text, name);
        let how = RichText::new(how).small();
        let button = Button::selectable(now == Some(name), (called, how)).min_size(vec2(ui.available_width(), TARGET));
        if ui.add(button).clicked() {
            chosen = Some(name);
        }
    };
    for name in brains::levels() {
        line(ui, name);
    }
    let study = brains::for_study();
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
