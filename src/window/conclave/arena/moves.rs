//! Drawing of moves and of the points allotted to them.

use bevy_egui::egui::{Color32, RichText, Ui, vec2};

use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE};
use crate::look::tips::Hint;
use crate::look::{FIGURES, Line, family};
use crate::rules::arena::Stroke;
use crate::rules::catalog::{Lesson, ManuscriptDef, MoveDef, MoveEffect, Teaching};
use crate::rules::ids::MoveKind;
use crate::sight::Sight;

/// Icons of the three types of points: skulls, shields, orbs.
pub const POINTS: [&str; 3] = ["skull", "shield", "orb"];

/// Returns the icon of a move. Plain moves show their cost, all others their effect.
pub const fn move_icon(def: &MoveDef) -> &'static str {
    if let MoveEffect::Plain = def.effect {
        return match (def.cost.skulls.1 > 0, def.cost.shields.1 > 0) {
            (true, true) => "battle",
            (true, false) => "melee",
            (false, _) => "shield",
        };
    }
    def.effect.traits().icon
}

/// Returns the definition of a move. A move that the catalog lacks is shown as the first one.
pub fn definition<'a>(sight: &Sight<'a>, kind: MoveKind) -> &'a MoveDef {
    let moves = &sight.catalog().moves;
    moves.get(kind.index()).unwrap_or(&moves[0])
}

/// Returns the cost, the effect and the flavour text of a move.
pub fn move_lines(sight: &Sight<'_>, kind: MoveKind) -> Vec<Line> {
    let teller = sight.teller();
    let def = definition(sight, kind);
    let mut lines = vec![
        Line::Text(say!(sight, "arena-move-takes", cost = teller.move_cost(def))),
        Line::Text(teller.move_effect(&def.effect)),
    ];
    if def.cost.skulls.1 > 0 {
        lines.push(Line::Text(say!(sight, "arena-move-skulls")));
    }
    if def.cost.shields.1 > 0 {
        let stance = matches!(def.effect, MoveEffect::Stance(_));
        lines.push(Line::Text(say!(sight, if stance { "arena-move-stance" } else { "arena-move-shields" })));
    }
    if def.cost.orbs.1 > 0 {
        lines.push(Line::Text(say!(sight, "arena-move-orbs")));
    }
    lines.push(Line::Flavour(def.flavour.clone()));
    lines
}

/// Returns the manuscript that teaches a move.
pub fn taught_by<'a>(sight: &Sight<'a>, kind: MoveKind) -> Option<&'a ManuscriptDef> {
    let id = &definition(sight, kind).id;
    sight.catalog().manuscripts.iter().find(|def| match &def.effect {
        Teaching::Praetor(lessons) => {
            lessons.iter().any(|lesson| matches!(lesson, Lesson::Move(taught) if taught == id))
        }
        Teaching::Legion(_) | Teaching::Rite(..) | Teaching::Machine(..) => false,
    })
}

/// Draws the points allotted to a move, as small icons with numbers.
pub fn tokens(ui: &mut Ui, sight: &Sight<'_>, stroke: &Stroke, colour: Color32) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // The icon is to the left of its number, even in a layout from right to left.
        let plain = !ui.layout().prefer_right_to_left();
        let mut all: Vec<(&str, u8)> = POINTS.into_iter().zip(stroke.points()).filter(|(_, n)| *n > 0).collect();
        if !plain {
            all.reverse();
        }
        for (icon, n) in all {
            let number = RichText::new(n.to_string()).family(family(FIGURES)).size(13.0).color(colour);
            let image = sight.look.image(icon, 14.0, colour);
            if plain {
                ui.add(image);
                ui.label(number);
            } else {
                ui.label(number);
                ui.add(image);
            }
            ui.add_space(4.0);
        }
    });
}

/// Draws the five values of a duelist.
pub fn values(ui: &mut Ui, sight: &Sight<'_>, duelist: &crate::rules::arena::Duelist) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        let mut rows = [
            ("hitpoints", duelist.hp, "praetor-wounds"),
            ("skull", duelist.attack, "praetor-attack"),
            ("shield", duelist.defense, "praetor-defense"),
            ("orb", duelist.infernal, "praetor-infernal"),
            ("dice", duelist.luck, "praetor-luck"),
        ];
        if ui.layout().prefer_right_to_left() {
            rows.reverse();
        }
        for (icon, n, tip) in rows {
            let response = ui
                .horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    let image = sight.look.image(icon, 17.0, if n == 0 { ASH } else { BONE });
                    let number = RichText::new(n.to_string()).family(family(FIGURES)).size(15.0);
                    // The icon is to the left of its number in both directions of the layout.
                    if ui.layout().prefer_right_to_left() {
                        ui.label(number);
                        ui.add(image);
                    } else {
                        ui.add(image);
                        ui.label(number);
                    }
                })
                .response;
            response.hint(sight.text.say(tip));
            ui.add_space(6.0);
        }
    });
}
