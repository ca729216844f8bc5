//! The list of chapters of the tutorial.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::{BACK, Page, focus_first, just_opened, say, screen, tip};
use crate::intent::{CirclesTabling, Intent, Tabling, Tutoring};
use crate::look::palette::{ASH, ENGRAVED, GOLD, VERDIGRIS};
use crate::look::{self, bold, icon_text_button, seal_button};
use crate::shell::tutor::{Row, Syllabus};
use crate::sight::Wishes;

/// Draws the list. A chapter can be played in any order and as often as one likes.
pub fn show(ui: &mut Ui, page: &Page<'_>, syllabus: &Syllabus, wishes: &mut Wishes) {
    let opened = just_opened(ui, "tutorial");
    let next = syllabus.next();
    screen(
        ui,
        page,
        ("regent", &say!(page, "tutor-title")),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let (words, wish) = match next {
                    Some(index) if syllabus.rows[index].resting => ("tutor-resume", Tutoring::Resume(index)),
                    Some(index) => ("tutor-start", Tutoring::Begin(index)),
                    None => ("tutor-practise", Tutoring::Practise),
                };
                let button = seal_button(ui, page.look, &page.text.say(words), true);
                if opened {
                    focus_first(&button);
                }
                if tip(button, page.text.say(&format!("{words}-tip"))).clicked() {
                    wishes.push(wish.into());
                }
                if next.is_some() {
                    let button = ui.add(icon_text_button(page.look, "throne", say!(page, "tutor-practise")));
                    if tip(button, say!(page, "tutor-practise-tip")).clicked() {
                        wishes.push(Tutoring::Practise.into());
                    }
                }
            });
        },
        |ui, wishes| {
            ui.set_max_width(ui.available_width().min(900.0));
            ui.add(Label::new(say!(page, "tutor-about")).wrap());
            ui.add_space(10.0);
            for (index, row) in syllabus.rows.iter().enumerate() {
                ui.push_id(index, |ui| chapter(ui, page, index, row, next == Some(index), wishes));
                ui.add_space(6.0);
            }
            lesson(ui, page, "loyalty", "oaths", Tabling::Teach.into(), wishes);
            lesson(ui, page, "map", "circles", CirclesTabling::Teach.into(), wishes);
        },
    );
}

/// Draws the lesson of a game of the parlour.
fn lesson(ui: &mut Ui, page: &Page<'_>, icon: &'static str, game: &str, begin: Intent, wishes: &mut Wishes) {
    let words = |end: &str| page.text.say(&format!("{game}-{end}"));
    look::section(ui, &words("name"));
    ui.horizontal(|ui| {
        ui.add(page.look.image(icon, 26.0, ENGRAVED));
        let title = bold(words("lesson-begin")).size(18.0);
        let button = ui.add(bevy_egui::egui::Button::new(title).min_size(vec2(330.0, 44.0)));
        if tip(button, words("lesson-begin-tip")).clicked() {
            wishes.push(begin);
        }
        ui.add(Label::new(RichText::new(words("lesson-about")).color(ASH)).wrap());
    });
}

fn chapter(ui: &mut Ui, page: &Page<'_>, index: usize, row: &Row, next: bool, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let (icon, colour) = match () {
            () if row.finished => ("check", VERDIGRIS),
            () if next => ("right", GOLD),
            () => ("empty-slot", ENGRAVED),
        };
        ui.add(page.look.image(icon, 26.0, colour));
        let title = say!(page, "tutor-chapter", n = index + 1, title = page.text.say(&row.title));
        let button = ui.add(bevy_egui::egui::Button::new(bold(title).size(18.0)).min_size(vec2(330.0, 44.0)));
        if tip(button, say!(page, "tutor-begin-tip")).clicked() {
            wishes.push(Tutoring::Begin(index).into());
        }
        ui.add(Label::new(RichText::new(page.text.say(&row.about)).color(ASH)).wrap());
    });
}
