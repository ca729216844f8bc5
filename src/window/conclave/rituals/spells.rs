//! The effects of rituals on a legion, for all panels that show one: spells with their remaining
//! turns, and the houses that cannot see it.

use bevy_egui::egui::{Color32, Ui};

use super::rites::{blind_to, spell_icon, spells_on};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, EMBER, SKY, VERDIGRIS};
use crate::look::{Line, chip, explain};
use crate::rules::forces::Legion;
use crate::rules::ids::CantonId;
use crate::rules::rituals::{Spell, SpellKind, hides};
use crate::sight::Sight;

/// Draws the spells on a legion, and the houses that do not see it.
pub fn bewitched(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion) {
    let spells: Vec<&Spell> = spells_on(sight.table(), legion.id).collect();
    let blind: Vec<String> = blind_to(sight.table(), legion).map(|seat| sight.teller().seat_name(seat)).collect();
    let hiding = legion.owner == sight.seat() && hides(sight.table(), legion.owner);
    if spells.is_empty() && !hiding {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for spell in spells {
            let left = spell.until.saturating_sub(sight.table().turn()) + 1;
            let (words, colour) = told(sight, spell.kind);
            let shown = say!(sight, "rite-spell-left", spell = words.as_str(), n = left);
            let response = chip(ui, sight.look, spell_icon(spell.kind), &shown, colour);
            explain(response, sight, &words, || {
                vec![
                    Line::Text(say!(sight, spell_tip(spell.kind))),
                    Line::Text(say!(sight, "rite-spell-until", turn = spell.until)),
                ]
            });
        }
        if hiding {
            let (id, colour) = if blind.is_empty() { ("rite-seen", EMBER) } else { ("rite-hidden", SKY) };
            let words = sight.text.say(id);
            let response = chip(ui, sight.look, if blind.is_empty() { "eye" } else { "eye-closed" }, &words, colour);
            explain(response, sight, &words, || {
                let mut lines = Vec::new();
                if !blind.is_empty() {
                    lines.push(Line::Text(say!(sight, "rite-hidden-from", houses = blind.join(", "))));
                }
                lines.push(Line::Text(say!(sight, "rite-hidden-tip")));
                lines
            });
        }
    });
}

/// Returns a spell in words, and a colour for good or bad.
fn told(sight: &Sight<'_>, kind: SpellKind) -> (String, Color32) {
    match kind {
        SpellKind::Weakened(stat, n) => (say!(sight, "rite-weakened", stat = sight.teller().stat(stat), n = n), EMBER),
        SpellKind::Confused => (say!(sight, "rite-confused"), EMBER),
        SpellKind::Juggernaut(n) => (say!(sight, "rite-juggernaut", n = n), VERDIGRIS),
        SpellKind::Exhausted => (say!(sight, "rite-exhausted"), EMBER),
    }
}

const fn spell_tip(kind: SpellKind) -> &'static str {
    match kind {
        SpellKind::Weakened(..) => "rite-weakened-tip",
        SpellKind::Confused => "rite-confused-tip",
        SpellKind::Juggernaut(_) => "rite-juggernaut-tip",
        SpellKind::Exhausted => "rite-exhausted-tip",
    }
}

/// Draws the player's own false rumours in a canton.
pub fn rumours(ui: &mut Ui, sight: &Sight<'_>, canton: CantonId) {
    for dummy in sight.table().rituals().dummies().iter().filter(|dummy| dummy.canton == canton) {
        let Some(of) = sight.table().forces().legion(dummy.of) else { continue };
        let words = say!(sight, "rite-rumour", legion = sight.teller().legion_of(&of.muster, of.owner));
        let response = chip(ui, sight.look, "help", &words, ASH);
        explain(response, sight, &words, || vec![Line::Text(say!(sight, "rite-rumour-tip"))]);
    }
}
