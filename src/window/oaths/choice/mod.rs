//! The forms of all answers. Each kind of step has a form in a module of its own.

mod action;
mod court;
mod deal;
mod muster;
mod offers;
mod rite;
mod special;
mod war;

use bevy_egui::egui::{Color32, Response, Sense, Ui, vec2};
use oaths::rules::catalog::Catalog;
use oaths::rules::ids::Seat;
use oaths::rules::step::{Answer, Choice, Step};
use oaths::rules::view::View;

use super::desktop::Desktop;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use};
use crate::look::house_colour;
use crate::look::palette::ENGRAVED;
use crate::look::tips::Hint;

use crate::parlour::panel::{fold, number, option};

pub use deal::{claim_sheet, offer_sheet};

/// Returns the answer for which an untouched form stands; `None` if something has to be chosen.
fn untouched(catalog: &Catalog, step: &Step, view: &View) -> Option<Answer> {
    match step {
        Step::Muster(step) => muster::untouched(step),
        Step::Special(step) => Some(special::untouched(step)),
        Step::Trade(step) => offers::untouched(step),
        Step::Action(_) => Some(step.default(catalog, view.game(), view.seat())),
        Step::War(step) => war::untouched(step),
        Step::Rite(_) => Some(rite::untouched()),
        Step::Court(step) => court::untouched(step, view.game(), catalog.numbers.pile.into()),
    }
}

/// Returns a choice with its answer; an untouched form stands for its first answer.
///
/// Passing is no answer at this table: whoever has to choose something chooses it.
#[must_use]
pub fn finished(catalog: &Catalog, view: &View, choice: &Choice) -> Option<Choice> {
    if choice.answer != Answer::Pass {
        return Some(choice.clone());
    }
    Some(Choice { seat: choice.seat, answer: untouched(catalog, view.game().due()?, view)? })
}

/// Draws the form of a step. Returns the answer as it is after this frame.
pub fn form(ui: &mut Ui, sight: &Sight<'_>, step: &Step, answer: Answer, desktop: &mut Desktop) -> Answer {
    match step {
        Step::Muster(step) => muster::form(ui, sight, step, answer),
        Step::Special(step) => special::form(ui, sight, step, answer),
        Step::Trade(step) => offers::form(ui, sight, step, answer, desktop),
        Step::Action(_) => action::form(ui, sight, answer),
        Step::War(step) => war::form(ui, sight, step, answer),
        Step::Rite(step) => rite::form(ui, sight, step, answer),
        Step::Court(step) => court::form(ui, sight, step, answer),
    }
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
