//! The form of this question.

use bevy_egui::egui::Ui;
use circles::rules::magic::{MagicAnswer, MagicAsk};

use super::super::desktop::Desktop;
use super::super::sight::Sight;

/// Draws the form.
pub(super) fn form(
    _ui: &mut Ui,
    _sight: &Sight<'_>,
    _ask: &MagicAsk,
    answer: MagicAnswer,
    _desktop: &mut Desktop,
) -> MagicAnswer {
    answer
}
