//! The minutes, turn by turn: the minds' plans, the estimates of their own chances, and the reasons
//! for their orders.

use bevy_egui::egui::{Label, RichText, Slider, Ui};

use super::FinalPage;
use crate::intent::Watching;
use crate::look::palette::INK;
use crate::look::tips::Hint;
use crate::look::{icon_button, icon_text_button};
use crate::shell::screens::minutes::{self, MinutesOf};
use crate::shell::screens::{Page, named, parchment_sheet, say, small, tip};
use crate::sight::Wishes;

/// Draws the minutes of the open turn, and the buttons to other turns.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, open: &mut Option<u32>, wishes: &mut Wishes) {
    let recorded = end.recorded.filter(|recorded| !recorded.motives.is_empty());
    let Some(recorded) = recorded else {
        return parchment_sheet(ui, |ui| drop(ui.add(Label::new(say!(page, "rationale-none-ever")).wrap())));
    };
    let last = recorded.motives.turns().max(1);
    let mut turn = open.unwrap_or(last).clamp(1, last);
    parchment_sheet(ui, |ui| {
        small(ui, say!(page, "rationale-text"));
        small(ui, say!(page, "rationale-figures"));
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(say!(page, "rationale-of-turn", n = turn)).heading().color(INK));
            ui.add_enabled_ui(turn > 1, |ui| {
                let earlier = icon_button(ui, page.look, "left", &say!(page, "rationale-earlier"));
                if earlier.hint_disabled(say!(page, "disabled-first-turn")).clicked() {
                    turn -= 1;
                }
            });
            ui.spacing_mut().slider_width = 260.0;
            let label = say!(page, "rationale-of-turn", n = turn);
            let slider = named(ui.add(Slider::new(&mut turn, 1..=last).show_value(false)), &label);
            tip(slider, say!(page, "rationale-slider-tip"));
            ui.add_enabled_ui(turn < last, |ui| {
                let later = icon_button(ui, page.look, "right", &say!(page, "rationale-later"));
                if later.hint_disabled(say!(page, "disabled-last-turn")).clicked() {
                    turn += 1;
                }
            });
            let watch = ui.add(icon_text_button(page.look, "replay", say!(page, "rationale-watch", n = turn)));
            if tip(watch, say!(page, "rationale-watch-tip")).clicked() {
                wishes.push(Watching::OpenBooks(turn as usize).into());
            }
        });
    });
    *open = Some(turn);
    let Some(table) = recorded.games.get(turn as usize - 1) else { return };
    minutes::across(ui, page, &MinutesOf { turn, table, motives: recorded.motives, only: None });
}
