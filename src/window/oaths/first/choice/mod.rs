//! The forms of all answers. Each kind of step has a form in a module of its own.

mod deal;
mod market;
mod orders;
mod siege;
mod small;

use bevy_egui::egui::{Label, RichText, Ui, vec2};
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::ids::Seat;
use oaths::first::rules::step::{Answer, Choice, Step};
use oaths::first::rules::view::View;
use oaths::first::rules::war::Battle;

use super::desktop::Desktop;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use};
use crate::look::palette::ASH;
use crate::parlour::panel::{fold, number, option};
use crate::parlour::tile::toggle;
use crate::shell::screens::say;

pub use deal::offer_sheet;

/// Returns a choice with its answer; an untouched form stands for what its devil does if it says
/// nothing.
///
/// Passing is no answer at this table, because its player would not know what it means.
#[must_use]
pub fn finished(catalog: &Catalog, view: &View, choice: &Choice) -> Option<Choice> {
    if choice.answer != Answer::Pass {
        return Some(choice.clone());
    }
    let mut answer = view.game().due()?.default(catalog, view.game(), choice.seat);
    // Who can come to the gathering loses nothing by it.
    if let Answer::Court(speech) = &mut answer {
        speech.arrives = true;
    }
    Some(Choice { seat: choice.seat, answer })
}

/// Draws the form of a step. Returns the answer as it is after this frame.
pub fn form(ui: &mut Ui, sight: &Sight<'_>, step: &Step, answer: Answer, desktop: &mut Desktop) -> Answer {
    match (step, answer) {
        (Step::Muster(step), Answer::Muster(answer)) => small::muster(ui, sight, step, answer).into(),
        (Step::Market(step), Answer::Market(dealings)) => market::form(ui, sight, step, dealings, desktop).into(),
        (Step::Order(_), Answer::Order(given)) => orders::form(ui, sight, given).into(),
        (Step::War(step), Answer::War(answer)) => siege::form(ui, sight, step, answer).into(),
        (Step::Rite(_), Answer::Rite(answer)) => small::rite(ui, sight, answer).into(),
        (Step::Award(step), Answer::Award(answer)) => small::award(ui, sight, step, answer).into(),
        (Step::Court(_), Answer::Court(speech)) => small::speech(ui, sight, speech).into(),
        (Step::Promise(step), Answer::Promise(payment)) => small::payment(ui, sight, step, payment).into(),
        (
            Step::Muster(_)
            | Step::Market(_)
            | Step::Order(_)
            | Step::War(_)
            | Step::Rite(_)
            | Step::Award(_)
            | Step::Court(_)
            | Step::Promise(_),
            answer,
        ) => answer,
    }
}

/// Draws what the next round of a combat brings on average.
pub fn forecast(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle) {
    let forecast = battle.forecast(sight.catalog, sight.game());
    let hits = |hundredths: u32| format!("{}.{}", hundredths / 100, hundredths % 100 / 10);
    let about = [
        ("attack", forecast.attack.into()),
        ("defend", forecast.defend.into()),
        ("defence", forecast.defence.into()),
        ("cards", forecast.cards.into()),
        ("theirs", hits(forecast.on_defence).into()),
        ("ours", hits(forecast.on_attack).into()),
    ];
    let words = sight.text.say_with("oaths-first-ui-forecast", &about);
    ui.add(Label::new(RichText::new(words).color(ASH)).wrap());
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

/// Draws a question that is answered with yes or no.
fn yes_or_no(ui: &mut Ui, sight: &Sight<'_>, now: bool, yes: (&'static str, &str), no: (&'static str, &str)) -> bool {
    let mut answer = now;
    for (value, (icon, id)) in [(true, yes), (false, no)] {
        if option(ui, sight, icon, &say!(sight, id), now == value) {
            answer = value;
        }
    }
    answer
}
