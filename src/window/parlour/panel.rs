//! The panel at the side: what is asked of the seated person, and the answer in the making.
//!
//! A form gets the answer so far and returns the new one. Whether it obeys the rules is asked of the
//! rules, and their reason is shown.

use bevy_egui::egui::{
    Align, CollapsingHeader, DragValue, Frame, Label, Layout, Panel, RichText, ScrollArea, Ui, WidgetText, vec2,
};
use table::seats::Seat;

use super::desktop::Desktop;
use super::flow::Tabling;
use super::laid::Laid;
use super::sight::Sight;
use super::story;
use super::table::with_key;
use super::watch;
use crate::look::palette::{ASH, EMBER};
use crate::look::tips::Hint;
use crate::look::{following, heard, icon_text_button, rule, seal_button, target, title};
use crate::shell::keys::Action;
use crate::shell::screens::{Page, say};
use crate::sight::Wishes;

/// Draws the panel.
pub(super) fn show<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, desktop: &mut Desktop<G>, wishes: &mut Wishes) {
    if let Some(watched) = sight.watched {
        watch::controls(ui, sight, (watched, sight.chair), wishes, |ui, seat, on| G::devil(ui, sight, seat, on));
        G::minutes(ui, sight, watched);
        recent(ui, sight);
        return;
    }
    if sight.chair.telling().is_some() {
        ui.label(RichText::new(say!(sight, "parlour-telling")).text_style(title()).size(19.0));
        rule(ui);
        if G::ASIDE {
            story::aside(ui, sight, wishes);
        }
        recent(ui, sight);
        return;
    }
    if G::count(ui, sight, wishes) {
        return;
    }
    match sight.chair.desk() {
        Some(desk) => form(ui, sight, desk.now(), desktop, wishes),
        None => waiting(ui, sight),
    }
}

/// Draws what was told last, the newest at the foot.
fn recent<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>) {
    ScrollArea::vertical().id_salt("recent").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        story::log(ui, sight);
    });
}

/// Draws who is waited for, and what was told last.
fn waiting<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>) {
    ui.label(RichText::new(say!(sight, "parlour-waiting")).text_style(title()).size(19.0));
    if let Some(host) = sight.host {
        ui.add(Label::new(RichText::new(say!(sight, "parlour-posted", host = host)).color(ASH)).wrap());
    }
    let thinking: Vec<Seat> = sight.parlour.thinking().collect();
    if !thinking.is_empty() {
        let devils = G::names(sight, &thinking);
        ui.add(Label::new(RichText::new(say!(sight, "parlour-think", devils = devils)).color(ASH)).wrap());
    }
    rule(ui);
    recent(ui, sight);
}

/// Draws the question, its form, and the button that hands the answer in.
fn form<G: Laid>(ui: &mut Ui, sight: &Sight<'_, G>, draft: &G::Choice, desktop: &mut Desktop<G>, wishes: &mut Wishes) {
    let (head, text) = G::question(sight);
    let answer = G::finished(sight.catalog, sight.view, draft);
    let problem = match &answer {
        None => Some(say!(sight, "parlour-choose")),
        Some(choice) => G::refusal(sight, choice),
    };
    let foot = Panel::bottom("table-answer").show_separator_line(false).frame(Frame::NONE);
    foot.show(ui, |ui| {
        rule(ui);
        // An untouched form is no fault of its player yet.
        let touched = *draft != G::pass(sight.chair.seat());
        let says = match (&problem, &answer) {
            (Some(problem), _) => Some((problem.clone(), if touched { EMBER } else { ASH })),
            (None, Some(choice)) => {
                let words = G::answer(sight, choice);
                Some((say!(sight, "parlour-answer-now", answer = words), ASH))
            }
            (None, None) => None,
        };
        if let Some((words, colour)) = says {
            ScrollArea::vertical().id_salt("says").max_height(88.0).show(ui, |ui| {
                ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
            });
        }
        ui.horizontal(|ui| {
            let sealed = seal_button(ui, sight.look, &say!(sight, "parlour-hand-in"), problem.is_none());
            if sealed.hint(with_key(sight, "parlour-hand-in-tip", Action::Seal)).clicked() {
                wishes.push(G::intent(Tabling::HandIn));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let desk = sight.chair.desk();
                for (can, icon, words, wish) in [
                    (
                        desk.is_some_and(|desk| desk.can_redo()),
                        "redo",
                        with_key(sight, "parlour-redo", Action::Redo),
                        Tabling::Redo,
                    ),
                    (
                        desk.is_some_and(|desk| desk.can_undo()),
                        "undo",
                        with_key(sight, "parlour-undo", Action::Undo),
                        Tabling::Undo,
                    ),
                ] {
                    let button = ui.add_enabled(can, icon_text_button(sight.look, icon, ""));
                    heard::name(&button, &words);
                    if button.hint(words).clicked() {
                        wishes.push(G::intent(wish));
                    }
                }
            });
        });
    });
    ui.add(Label::new(RichText::new(&head).text_style(title()).size(19.0)).wrap());
    ScrollArea::vertical().id_salt(("form", G::step(sight.view))).auto_shrink([false, false]).show(ui, |ui| {
        following(ui, |ui| {
            ui.add(Label::new(RichText::new(&text).color(ASH)).wrap());
            ui.add_space(6.0);
            let before = answer.clone().unwrap_or_else(|| draft.clone());
            let now = G::form(ui, sight, before.clone(), desktop);
            if now != before {
                wishes.push(G::intent(Tabling::Draft(Box::new(now))));
            }
        });
    });
}

/// Draws one of several answers as a wide button. Returns true if it was clicked.
pub(crate) fn option(ui: &mut Ui, sight: &Page<'_>, icon: &'static str, words: &str, chosen: bool) -> bool {
    let button = icon_text_button(sight.look, icon, words)
        .selected(chosen)
        .wrap()
        .min_size(vec2(ui.available_width(), target(ui)));
    ui.add(button).clicked()
}

/// Draws a part of a form that folds. It stays open when the words of its head change.
pub(crate) fn fold(ui: &mut Ui, key: &'static str, head: impl Into<WidgetText>, add: impl FnOnce(&mut Ui)) {
    CollapsingHeader::new(head).id_salt(key).show(ui, add);
}

/// The lowest most of a number that can be written.
const WRITTEN: u32 = 10;

/// Draws a number between 0 and a most with two buttons.
pub(crate) fn number(ui: &mut Ui, sight: &Page<'_>, label: &str, now: &mut u32, most: u32) {
    ui.horizontal(|ui| {
        ui.label(label);
        for (icon, can, to) in [("down", *now > 0, now.saturating_sub(1)), ("up", *now < most, now.saturating_add(1))] {
            let button = ui.add_enabled(can, icon_text_button(sight.look, icon, ""));
            let id = if icon == "up" { "parlour-more" } else { "parlour-less" };
            let words = sight.text.say_with(id, &[("what", label.into())]);
            heard::name(&button, &words);
            if button.hint(words).clicked() {
                *now = to;
            }
            if icon == "down" {
                // A small number is counted, a large one can be written.
                if most < WRITTEN {
                    ui.label(crate::look::figure(*now));
                } else {
                    heard::name(&ui.add(DragValue::new(now).range(0..=most).speed(0.1)), label);
                }
            }
        }
    });
}
