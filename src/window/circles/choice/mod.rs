//! The forms of all answers. Each kind of question has a form in a module of its own.

mod action;
mod aim;
mod deal;
mod flight;
mod magic;
mod march;
mod market;
mod odds;
mod parts;
mod small;
mod summon;
#[cfg(test)]
mod tests;
mod war;

use bevy_egui::egui::Ui;
use circles::rules::action::ActionAsk;
use circles::rules::catalog::Catalog;
use circles::rules::hand::Discards;
use circles::rules::step::{Answer, Ask, Choice};
use circles::rules::view::View;

pub use deal::offer_sheet;

use super::desktop::Desktop;
use super::sight::Sight;

/// Returns a choice with its answer; an untouched form stands for what its triumvirate does if it
/// says nothing.
///
/// Passing is no answer at this table, because its player would not know what it means.
#[must_use]
pub fn finished(catalog: &Catalog, view: &View, choice: &Choice) -> Option<Choice> {
    if choice.answer != Answer::Pass {
        return Some(choice.clone());
    }
    let ask = view.game().due()?;
    if is_open(ask) {
        return None;
    }
    let answer = ask.default(catalog, view.game(), choice.seat);
    Some(Choice { seat: choice.seat, answer })
}

/// True if nothing is chosen in advance: a key too many must cost neither the turn of a daemon nor the
/// best card of a hand.
const fn is_open(ask: &Ask) -> bool {
    matches!(ask, Ask::Action(ActionAsk::Turn { .. }) | Ask::Hand(_))
}

/// Draws the form of a question. Returns the answer as it is after this frame.
pub fn form(ui: &mut Ui, sight: &Sight<'_>, ask: &Ask, answer: Answer, desktop: &mut Desktop) -> Answer {
    // Draws the form if the answer is of its kind, and leaves any other answer as it is.
    macro_rules! of {
        ($kind:ident, $given:ident => $form:expr) => {{
            let Answer::$kind($given) = answer else { return answer };
            $form.into()
        }};
    }
    if answer == Answer::Pass {
        return unanswered(ui, sight, ask, desktop);
    }
    match ask {
        Ask::Setup(ask) => of!(Setup, given => small::setup(ui, sight, ask, given, desktop)),
        Ask::Hand(_) => of!(Hand, given => small::discards(ui, sight, given)),
        Ask::Stroke(ask) => of!(Stroke, given => small::losses(ui, sight, ask, given, desktop)),
        Ask::Souls(ask) => of!(Souls, given => market::form(ui, sight, ask, given, desktop)),
        Ask::Summon(ask) => of!(Summon, given => summon::form(ui, sight, ask, given, desktop)),
        Ask::Action(ask) => of!(Action, given => action::form(ui, sight, ask, given, desktop)),
        Ask::March(ask) => of!(March, given => march::form(ui, sight, ask, given, desktop)),
        Ask::Flight(ask) => of!(Flight, given => flight::form(ui, sight, ask, given, desktop)),
        Ask::Magic(ask) => of!(Magic, given => magic::form(ui, sight, ask, given, desktop)),
        Ask::Roam(ask) => of!(Roam, given => small::roam(ui, sight, ask, given)),
        Ask::War(ask) => of!(War, given => war::form(ui, sight, ask, given, desktop)),
        Ask::Petition(ask) => of!(Petition, given => small::claims(ui, sight, ask, given, desktop)),
        Ask::Dusk(_) => of!(Dusk, given => small::cash(ui, sight, given)),
    }
}

/// Draws the form of a question for which nothing is chosen in advance.
fn unanswered(ui: &mut Ui, sight: &Sight<'_>, ask: &Ask, desktop: &mut Desktop) -> Answer {
    if let Ask::Action(ActionAsk::Turn { daemon, .. }) = ask {
        return action::unanswered(ui, sight, *daemon, desktop).map_or(Answer::Pass, Into::into);
    }
    if let Ask::Hand(_) = ask {
        let chosen = small::discards(ui, sight, Discards::default());
        return if chosen.0.is_empty() { Answer::Pass } else { chosen.into() };
    }
    Answer::Pass
}
