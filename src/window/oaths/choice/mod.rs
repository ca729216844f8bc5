//! The panel at the side: what is asked of the seated devil, and the answer in the making.
//!
//! Each kind of step has a form in a module of its own. A form gets the answer so far and returns
//! the new one. Whether it obeys the rules is asked of the rules, and their reason is shown.

mod action;
mod court;
mod deal;
mod muster;
mod offers;
mod rite;
mod special;
mod war;

use bevy_egui::egui::{Align, Color32, Label, Layout, Panel, Response, RichText, ScrollArea, Sense, Ui, vec2};
use oaths::rules::ids::Seat;
use oaths::rules::step::{self, Answer, Choice, Step};
use oaths::rules::view::View;

use super::Tabling;
use super::desktop::Desktop;
use super::end;
use super::minutes;
use super::sight::Sight;
use super::story;
use super::table::with_key;
use super::thing::{Size, Thing, Tile, Use};
use crate::look::palette::{ASH, EMBER, ENGRAVED};
use crate::look::tips::Hint;
use crate::look::{following, house_colour, icon_text_button, rule, seal_button, target, title};
use crate::parlour;
use crate::shell::keys::Action;
use crate::shell::screens::say;
use crate::sight::Wishes;

pub use deal::{claim_sheet, offer_sheet};

/// Returns the answer for which an untouched form stands; `None` if something has to be chosen.
fn untouched(step: &Step, view: &View) -> Option<Answer> {
    match step {
        Step::Muster(step) => muster::untouched(step),
        Step::Special(step) => Some(special::untouched(step)),
        Step::Trade(step) => offers::untouched(step),
        Step::Action(_) => {
            let catalog = oaths::rules::catalog::Catalog::standard();
            Some(step.default(&catalog, view.game(), view.seat()))
        }
        Step::War(step) => war::untouched(step),
        Step::Rite(_) => Some(rite::untouched()),
        Step::Court(step) => court::untouched(step),
    }
}

/// Returns a choice with its answer; an untouched form stands for its first answer.
///
/// Passing is no answer at this table: whoever has to choose something chooses it.
#[must_use]
pub fn finished(view: &View, choice: &Choice) -> Option<Choice> {
    if choice.answer != Answer::Pass {
        return Some(choice.clone());
    }
    Some(Choice { seat: choice.seat, answer: untouched(view.game().due()?, view)? })
}

/// Draws the panel.
pub fn panel(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let game = sight.chair.now().game();
    if let Some(watched) = sight.watched {
        parlour::controls(ui, sight, (watched, sight.chair), wishes, |ui, seat, on| {
            Tile::new(Thing::Devil(seat), Size::Small).used(Use::toggle(on)).show(ui, sight).clicked()
        });
        minutes::show(ui, sight, watched);
        recent(ui, sight);
        return;
    }
    if sight.chair.telling().is_some() {
        ui.label(RichText::new(say!(sight, "oaths-ui-telling")).text_style(title()).size(19.0));
        rule(ui);
        recent(ui, sight);
        return;
    }
    if let Some(ending) = game.ending() {
        return end::show(ui, sight, ending, wishes);
    }
    match (sight.chair.desk(), game.due()) {
        (Some(desk), Some(step)) => form(ui, sight, step, desk.now(), desktop, wishes),
        (None, _) | (_, None) => waiting(ui, sight),
    }
}

/// Draws what was told last, the newest at the foot.
fn recent(ui: &mut Ui, sight: &Sight<'_>) {
    ScrollArea::vertical().id_salt("recent").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        story::log(ui, sight);
    });
}

/// Draws who is waited for, and what was told last.
fn waiting(ui: &mut Ui, sight: &Sight<'_>) {
    ui.label(RichText::new(say!(sight, "oaths-ui-waiting")).text_style(title()).size(19.0));
    let thinking: Vec<Seat> = sight.parlour.thinking().collect();
    if !thinking.is_empty() {
        let devils = sight.teller().seats(&thinking);
        ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-think", devils = devils)).color(ASH)).wrap());
    }
    rule(ui);
    recent(ui, sight);
}

/// Draws the question, its form, and the button that hands the answer in.
fn form(ui: &mut Ui, sight: &Sight<'_>, step: &Step, draft: &Choice, desktop: &mut Desktop, wishes: &mut Wishes) {
    let question = sight.teller().question(step, sight.seat());
    let answer = finished(sight.view, draft).map(|choice| choice.answer);
    let problem = match &answer {
        None => Some(say!(sight, "oaths-ui-choose")),
        Some(answer) => {
            let checked =
                step::check(sight.catalog, sight.game(), &Choice { seat: sight.seat(), answer: answer.clone() });
            checked.err().map(|refusal| sight.teller().refusal(refusal))
        }
    };
    let foot = Panel::bottom("oaths-answer").show_separator_line(false).frame(bevy_egui::egui::Frame::NONE);
    foot.show(ui, |ui| {
        rule(ui);
        let says = match (&problem, &answer) {
            (Some(problem), _) => Some((problem.clone(), EMBER)),
            (None, Some(answer)) => {
                let choice = Choice { seat: sight.seat(), answer: answer.clone() };
                Some((sight.teller().answer(&choice, step), ASH))
            }
            (None, None) => None,
        };
        if let Some((words, colour)) = says {
            ScrollArea::vertical().id_salt("says").max_height(88.0).show(ui, |ui| {
                ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
            });
        }
        ui.horizontal(|ui| {
            let sealed = seal_button(ui, sight.look, &say!(sight, "oaths-ui-hand-in"), problem.is_none());
            if sealed.hint(with_key(sight, "oaths-ui-hand-in-tip", Action::Seal)).clicked() {
                wishes.push(Tabling::HandIn.into());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let desk = sight.chair.desk();
                for (can, icon, words, wish) in [
                    (
                        desk.is_some_and(|desk| desk.can_redo()),
                        "redo",
                        with_key(sight, "oaths-ui-redo", Action::Redo),
                        Tabling::Redo,
                    ),
                    (
                        desk.is_some_and(|desk| desk.can_undo()),
                        "undo",
                        with_key(sight, "oaths-ui-undo", Action::Undo),
                        Tabling::Undo,
                    ),
                ] {
                    let button = ui.add_enabled(can, icon_text_button(sight.look, icon, ""));
                    crate::look::heard::name(&button, &words);
                    if button.hint(words).clicked() {
                        wishes.push(wish.into());
                    }
                }
            });
        });
    });
    ui.add(Label::new(RichText::new(&question.title).text_style(title()).size(19.0)).wrap());
    ScrollArea::vertical().id_salt(("form", sight.game().step())).auto_shrink([false, false]).show(ui, |ui| {
        following(ui, |ui| {
            ui.add(Label::new(RichText::new(&question.text).color(ASH)).wrap());
            ui.add_space(6.0);
            let before = answer.clone().unwrap_or(Answer::Pass);
            let now = match step {
                Step::Muster(step) => muster::form(ui, sight, step, before.clone()),
                Step::Special(step) => special::form(ui, sight, step, before.clone()),
                Step::Trade(step) => offers::form(ui, sight, step, before.clone(), desktop),
                Step::Action(_) => action::form(ui, sight, before.clone()),
                Step::War(step) => war::form(ui, sight, step, before.clone()),
                Step::Rite(step) => rite::form(ui, sight, step, before.clone()),
                Step::Court(step) => court::form(ui, sight, step, before.clone()),
            };
            if now != before {
                let choice = Choice { seat: sight.seat(), answer: now };
                wishes.push(Tabling::Draft(Box::new(choice)).into());
            }
        });
    });
}

/// Draws one of several answers as a wide button. Returns true if it was clicked.
fn option(ui: &mut Ui, sight: &Sight<'_>, icon: &'static str, words: &str, chosen: bool) -> bool {
    let button = icon_text_button(sight.look, icon, words)
        .selected(chosen)
        .wrap()
        .min_size(vec2(ui.available_width(), target(ui)));
    ui.add(button).clicked()
}

/// Draws devils of which one can be chosen.
fn devils(ui: &mut Ui, sight: &Sight<'_>, all: &[Seat], chosen: &mut Option<Seat>) -> bool {
    let before = *chosen;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for &seat in all {
            let on = *chosen == Some(seat);
            if Tile::new(Thing::Devil(seat), Size::Usual).used(Use::toggle(on)).show(ui, sight).clicked() {
                *chosen = if on { None } else { Some(seat) };
            }
        }
    });
    *chosen != before
}

/// Draws a number between 0 and a most with two buttons.
fn number(ui: &mut Ui, sight: &Sight<'_>, label: &str, now: &mut u32, most: u32) {
    ui.horizontal(|ui| {
        ui.label(label);
        for (icon, can, to) in [("down", *now > 0, now.saturating_sub(1)), ("up", *now < most, now.saturating_add(1))] {
            let button = ui.add_enabled(can, icon_text_button(sight.look, icon, ""));
            let id = if icon == "up" { "oaths-ui-more" } else { "oaths-ui-less" };
            let words = sight.text.say_with(id, &[("what", label.into())]);
            crate::look::heard::name(&button, &words);
            if button.hint(words).clicked() {
                *now = to;
            }
            if icon == "down" {
                ui.label(crate::look::figure(*now));
            }
        }
    });
}

/// Returns the tint of a colour of the track. A colour is that of the devil of that age; the first
/// is black.
#[must_use]
pub const fn tint(colour: u8) -> Color32 {
    if colour == 0 { ENGRAVED } else { house_colour(Seat(colour - 1)) }
}

/// Draws a colour of the track with its number.
pub fn swatch(ui: &mut Ui, sight: &Sight<'_>, colour: u8) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
    let painter = ui.painter();
    let fill = if colour == 0 { crate::look::palette::INK } else { tint(colour) };
    painter.circle(rect.center(), 11.0, fill, bevy_egui::egui::Stroke::new(1.5, crate::look::palette::BONE));
    let ink = if colour == 0 { crate::look::palette::BONE } else { crate::look::palette::INK };
    let font = bevy_egui::egui::FontId::new(14.0, crate::look::family(crate::look::BOLD));
    painter.text(rect.center(), bevy_egui::egui::Align2::CENTER_CENTER, colour.to_string(), font, ink);
    response.hint(sight.teller().colour(colour))
}
