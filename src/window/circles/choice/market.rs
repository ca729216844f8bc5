//! The form of this question.

use bevy_egui::egui::{Context, Ui};
use circles::rules::souls::{SoulsAnswer, SoulsAsk};

use super::super::desktop::Desktop;
use super::super::sight::Sight;
use crate::sight::Wishes;

/// Draws the form.
pub(super) fn form(
    _ui: &mut Ui,
    _sight: &Sight<'_>,
    _ask: &SoulsAsk,
    answer: SoulsAnswer,
    _desktop: &mut Desktop,
) -> SoulsAnswer {
    answer
}

/// Draws the sheet of an offer in the making.
pub fn offer_sheet(_ctx: &Context, _sight: &Sight<'_>, _desktop: &mut Desktop, _wishes: &mut Wishes) {}
