//! The form of a ritual that takes effect: it is performed, or cancelled.

use bevy_egui::egui::Ui;
use oaths::rules::rites::{RiteAnswer, RiteStep};
use oaths::rules::step::Answer;

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile};
use super::{number, option};
use crate::shell::screens::say;

pub(super) fn untouched() -> Answer {
    RiteAnswer::Perform { souls: 0 }.into()
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &RiteStep, answer: Answer) -> Answer {
    let (RiteStep::Perform { seat, ritual }, Answer::Rite(mut rite)) = (step, answer.clone()) else { return answer };
    Tile::new(Thing::Card(*ritual), Size::Usual).show(ui, sight);
    let performed = matches!(rite, RiteAnswer::Perform { .. });
    if option(ui, sight, "ritual", &say!(sight, "oaths-ui-perform"), performed) && !performed {
        rite = RiteAnswer::Perform { souls: 0 };
    }
    if option(ui, sight, "close", &say!(sight, "oaths-ui-cancel-rite"), !performed) {
        rite = RiteAnswer::Cancel;
    }
    let most = sight.game().furnace_choice(sight.catalog, *seat, *ritual);
    if let RiteAnswer::Perform { souls } = &mut rite
        && most > 0
    {
        number(ui, sight, &say!(sight, "oaths-ui-burn"), souls, most);
    }
    Answer::Rite(rite)
}
