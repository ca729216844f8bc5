//! The diplomacy tab: what stands between the houses. Protocol beyond excommunication is not in the game yet, and there is
//! no button for it.

use bevy_egui::egui::{Grid, RichText, Ui};

use super::rivals::{flags, in_order};
use super::words::{say, stance_colour, stance_icon, symbol};
use crate::chronicle::keys;
use crate::client::look::palette::{ASH, EMBER};
use crate::client::look::{Line, Medal, bold, explain, house_colour, medallion, scroll, section, term};
use crate::client::sight::Sight;
use crate::rules::diplomacy::Stance;
use crate::rules::ids::Seat;

/// The tab.
pub fn diplomacy(ui: &mut Ui, sight: &Sight<'_>) {
    scroll(ui, "diplomacy-tab", |ui| {
        let table = sight.table();
        let cast_out: Vec<Seat> = table.seats().filter(|&seat| table.diplomacy().excommunicated(seat)).collect();
        if table.conclave().dissolved() {
            ui.label(RichText::new(say!(sight, "panel-dissolved")).color(EMBER));
        } else if cast_out.contains(&sight.seat()) {
            ui.label(RichText::new(sight.teller().tip("excommunication")).color(EMBER));
        }
        section(ui, &say!(sight, "panel-stances"));
        ui.add_space(6.0);
        for seat in in_order(sight) {
            if seat != sight.seat() {
                ui.push_id(seat.0, |ui| one_house(ui, sight, seat));
            }
        }
        section(ui, &say!(sight, "panel-between-all"));
        ui.add_space(6.0);
        matrix(ui, sight);
        ui.add_space(8.0);
        ui.weak(say!(sight, "panel-no-protocol"));
        ui.horizontal_wrapped(|ui| {
            for name in ["vendetta", "blood-feud", "excommunication"] {
                term(ui, sight, name);
            }
        });
    });
}

fn one_house(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        medallion(ui, sight.look, &symbol(sight, seat), 40.0, house_colour(seat), Medal::Circle);
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(bold(teller.seat_name(seat)));
                flags(ui, sight, seat);
            });
            if sight.table().conclave().eliminated(seat).is_none() {
                let stance = sight.table().diplomacy().stance(sight.seat(), seat);
                let response = ui.label(RichText::new(may(sight, stance)).color(ASH));
                explain(response, sight, &teller.stance(stance), || {
                    let mut lines = vec![Line::Text(may(sight, stance))];
                    lines.extend(stance_term(stance).map(Line::Term));
                    lines
                });
            }
        });
    });
}

/// What a stance lets one do.
fn may(sight: &Sight<'_>, stance: Stance) -> String {
    sight.text.say(&format!("stance-{}-text", keys::stance(stance)))
}

const fn stance_term(stance: Stance) -> Option<&'static str> {
    match stance {
        Stance::Vendetta => Some("vendetta"),
        Stance::BloodFeud => Some("blood-feud"),
        Stance::Excommunication => Some("excommunication"),
        Stance::Neutral | Stance::Truce | Stance::SingleCombat | Stance::Vassalage => None,
    }
}

/// Every pair of houses, with a symbol for what stands between them.
fn matrix(ui: &mut Ui, sight: &Sight<'_>) {
    let seats: Vec<Seat> =
        in_order(sight).into_iter().filter(|&seat| sight.table().conclave().eliminated(seat).is_none()).collect();
    Grid::new("stances").spacing([8.0, 8.0]).show(ui, |ui| {
        ui.label("");
        for &seat in &seats {
            house(ui, sight, seat);
        }
        ui.end_row();
        for &a in &seats {
            house(ui, sight, a);
            for &b in &seats {
                if a == b {
                    ui.label("");
                    continue;
                }
                let stance = sight.table().diplomacy().stance(a, b);
                let (icon, colour) = (stance_icon(stance), stance_colour(stance));
                let teller = sight.teller();
                let words = say!(
                    sight,
                    "panel-pair",
                    a = teller.seat_name(a),
                    b = teller.seat_name(b),
                    stance = teller.stance(stance)
                );
                ui.add(sight.look.image(icon, 22.0, colour)).on_hover_text(words);
            }
            ui.end_row();
        }
    });
}

fn house(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    medallion(ui, sight.look, &symbol(sight, seat), 28.0, house_colour(seat), Medal::Circle)
        .on_hover_text(sight.teller().seat_name(seat));
}
