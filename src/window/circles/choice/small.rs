//! The forms that are small.

use bevy_egui::egui::Ui;
use circles::rules::dusk::Cash;
use circles::rules::hand::Discards;
use circles::rules::petition::{Claims, PetitionAsk};
use circles::rules::roam::{RoamAnswer, RoamAsk};
use circles::rules::setup::{SetupAnswer, SetupAsk};
use circles::rules::strokes::{Losses, StrokeAsk};

use super::super::desktop::Desktop;
use super::super::sight::Sight;

pub(super) fn setup(
    _ui: &mut Ui,
    _sight: &Sight<'_>,
    _ask: &SetupAsk,
    answer: SetupAnswer,
    _desktop: &mut Desktop,
) -> SetupAnswer {
    answer
}

pub(super) fn discards(_ui: &mut Ui, _sight: &Sight<'_>, answer: Discards) -> Discards {
    answer
}

pub(super) fn losses(
    _ui: &mut Ui,
    _sight: &Sight<'_>,
    _ask: &StrokeAsk,
    answer: Losses,
    _desktop: &mut Desktop,
) -> Losses {
    answer
}

pub(super) fn roam(_ui: &mut Ui, _sight: &Sight<'_>, _ask: &RoamAsk, answer: RoamAnswer) -> RoamAnswer {
    answer
}

pub(super) fn claims(
    _ui: &mut Ui,
    _sight: &Sight<'_>,
    _ask: &PetitionAsk,
    claims: Claims,
    _desktop: &mut Desktop,
) -> Claims {
    claims
}

pub(super) fn cash(_ui: &mut Ui, _sight: &Sight<'_>, cash: Cash) -> Cash {
    cash
}
