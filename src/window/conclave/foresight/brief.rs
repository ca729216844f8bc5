//! The last turn in brief, above the log: three lines of gains and losses, what must not be
//! overlooked, and what came otherwise than planned.

use bevy_egui::egui::{RichText, Ui};

use crate::chronicle::{Line as Told, Tone};
use crate::conclave::log::lead::headline;
use crate::conclave::ministerium::words::{say, tone_colour};
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::{bold, section};
use crate::sight::{Sight, Wishes};

/// Draws the brief of the newest turn. Nothing before the first turn has been played.
pub fn brief(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(turn) = sight.hand.log.last() else { return };
    let teller = sight.teller().reading_to(sight.seat()).of_turn(turn.turn);
    section(ui, &say!(sight, "digest-title"));
    let digest = teller.digest(&turn.entries);
    if digest.is_empty() {
        ui.weak(say!(sight, "digest-nothing"));
    }
    lines(ui, sight, wishes, "digest", &digest);
    let alerts = teller.alerts(&turn.entries);
    if !alerts.is_empty() {
        ui.label(bold(say!(sight, "digest-alerts")).color(EMBER));
        lines(ui, sight, wishes, "alerts", &alerts);
    }
    let otherwise = teller.otherwise(sight.seat(), &sight.hand.foretold.missed, &turn.entries);
    if !otherwise.is_empty() {
        ui.label(bold(say!(sight, "digest-otherwise")).color(BONE));
        lines(ui, sight, wishes, "otherwise", &otherwise);
    }
}

/// Draws lines, each with its details on the same line, because they hold the reason.
fn lines(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, salt: &str, lines: &[Told]) {
    for (at, line) in lines.iter().enumerate() {
        ui.push_id((salt, at), |ui| one(ui, sight, wishes, line));
    }
}

fn one(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, line: &Told) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image(line.icon, 18.0, tone_colour(line.tone)));
        let why = line.detail.first().map_or(String::new(), |detail| format!(" {detail}"));
        let colour = if line.tone == Tone::Quiet { ASH } else { BONE };
        let text = RichText::new(format!("{}{why}", line.headline)).color(colour);
        headline(ui, sight, wishes, line, text);
    });
}
