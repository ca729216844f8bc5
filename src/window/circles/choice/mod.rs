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
pub fn finished(view: &View, choice: &Choice) -> Option<Choice> {
    if choice.answer != Answer::Pass {
        return Some(choice.clone());
    }
    let ask = view.game().due()?;
    // Whose daemon does nothing more in this turn has to say so: a key too many must not cost it.
    // Nor may it cost the best card of a hand.
    if matches!(ask, Ask::Action(ActionAsk::Turn { .. }) | Ask::Hand(_)) {
        return None;
    }
    let answer = ask.default(&Catalog::standard(), view.game(), choice.seat);
    Some(Choice { seat: choice.seat, answer })
}

/// Draws the form of a question. Returns the answer as it is after this frame.
pub fn form(ui: &mut Ui, sight: &Sight<'_>, ask: &Ask, answer: Answer, desktop: &mut Desktop) -> Answer {
    match (ask, answer) {
        (Ask::Setup(ask), Answer::Setup(answer)) => small::setup(ui, sight, ask, answer, desktop).into(),
        (Ask::Hand(_), Answer::Pass) => {
            let chosen = small::discards(ui, sight, Discards::default());
            if chosen.0.is_empty() { Answer::Pass } else { chosen.into() }
        }
        (Ask::Hand(_), Answer::Hand(answer)) => small::discards(ui, sight, answer).into(),
        (Ask::Stroke(ask), Answer::Stroke(answer)) => small::losses(ui, sight, ask, answer, desktop).into(),
        (Ask::Souls(ask), Answer::Souls(answer)) => market::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Summon(ask), Answer::Summon(answer)) => summon::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Action(ask), Answer::Action(answer)) => action::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Action(ActionAsk::Turn { daemon, .. }), Answer::Pass) => {
            action::unanswered(ui, sight, *daemon, desktop).map_or(Answer::Pass, Into::into)
        }
        (Ask::March(ask), Answer::March(answer)) => march::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Flight(ask), Answer::Flight(answer)) => flight::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Magic(ask), Answer::Magic(answer)) => magic::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Roam(ask), Answer::Roam(answer)) => small::roam(ui, sight, ask, answer).into(),
        (Ask::War(ask), Answer::War(answer)) => war::form(ui, sight, ask, answer, desktop).into(),
        (Ask::Petition(ask), Answer::Petition(claims)) => small::claims(ui, sight, ask, claims, desktop).into(),
        (Ask::Dusk(_), Answer::Dusk(cash)) => small::cash(ui, sight, cash).into(),
        (
            Ask::Setup(_)
            | Ask::Hand(_)
            | Ask::Stroke(_)
            | Ask::Souls(_)
            | Ask::Summon(_)
            | Ask::Action(_)
            | Ask::March(_)
            | Ask::Flight(_)
            | Ask::Magic(_)
            | Ask::Roam(_)
            | Ask::War(_)
            | Ask::Petition(_)
            | Ask::Dusk(_),
            answer,
        ) => answer,
    }
}
