//! What the minds weighed at a step of a finished game, beside its replay.

use bevy_egui::egui::{Label, RichText, Ui};
use circles::chronicle::Teller;

use super::Watched;
use super::sight::Sight;
use crate::look::palette::{ASH, VERDIGRIS};
use crate::look::{bold, rule};
use crate::parlour::panel::fold;
use crate::shell::screens::say;

/// Draws what the minds weighed at a step of a finished game.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, watched: &Watched) {
    let at = watched.step_of(sight.chair);
    let Some(motives) = watched.archive().motives() else { return };
    let Some(before) = watched.replay().games.get(at) else { return };
    // Everything may be known now, so the answers are told with the whole game.
    let teller = Teller::new(sight.text, sight.catalog, before);
    let weighed: Vec<_> = motives.of_turn(at as u32 + 1).filter(|(_, reasons, _)| reasons.games > 0).collect();
    if weighed.is_empty() {
        return;
    }
    fold(ui, "minutes", say!(sight, "parlour-minutes", n = weighed.len()), |ui| {
        for (seat, reasons, _) in weighed {
            ui.add(Label::new(bold(teller.thought(seat, reasons.games))).wrap());
            for (place, option) in reasons.weighed.iter().enumerate() {
                let words = teller.weighed(seat, &option.answer, option.worth);
                let words = RichText::new(words).small().color(if place == 0 { VERDIGRIS } else { ASH });
                ui.horizontal_top(|ui| {
                    ui.add(sight.look.image(if place == 0 { "check" } else { "empty-slot" }, 14.0, ASH));
                    ui.add(Label::new(words).wrap());
                });
            }
        }
    });
    rule(ui);
}
