//! Battles in numbers: the report of one that was fought, and the forecast of one that might be.

use bevy_egui::egui::{
    Align2, Color32, FontId, Grid, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::words::say;
use crate::client::look::palette::{ASH, BONE, ENGRAVED, INK, VERDIGRIS};
use crate::client::look::{FIGURES, Line, bold, explain, explain_tally, family, figure, parchment};
use crate::client::sight::Sight;
use crate::rules::combat::{Battle, BattleReport, Fighter, Forecast, forecast};
use crate::rules::forces::Stat;

/// A battle that was fought, in full.
pub fn battle(ui: &mut Ui, sight: &Sight<'_>, report: &BattleReport, sentences: &[String]) {
    let teller = sight.teller();
    parchment(ui, |ui| {
        sides(ui, sight, &report.battle);
        ui.add_space(4.0);
        Grid::new("challenges").num_columns(6).striped(true).min_row_height(20.0).spacing([16.0, 2.0]).show(ui, |ui| {
            for id in
                ["panel-round", "panel-challenge", "panel-attacker", "panel-defender", "panel-damage", "panel-hp-left"]
            {
                ui.label(bold(sight.text.say(id)));
            }
            ui.end_row();
            for challenge in report.challenges() {
                ui.label(figure(challenge.round));
                ui.label(teller.stat(challenge.stat));
                ui.label(figure(challenge.attacker.total));
                ui.label(figure(challenge.defender.total));
                ui.label(figure(challenge.damage));
                ui.label(figure(say!(
                    sight,
                    "panel-hp-both",
                    attacker = challenge.attacker.hp_after,
                    defender = challenge.defender.hp_after
                )));
                ui.end_row();
            }
        });
        for sentence in sentences {
            ui.label(sentence);
        }
    });
}

/// Both sides with their values; each value tells its parts.
fn sides(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle) {
    let teller = sight.teller();
    Grid::new("sides").num_columns(6).min_row_height(24.0).spacing([14.0, 2.0]).show(ui, |ui| {
        ui.label("");
        ui.label(teller.term("level").0);
        ui.label(teller.term("hit-points").0);
        for stat in Stat::ALL {
            let tint = ui.visuals().text_color();
            ui.add(sight.look.image(stat.key(), 18.0, tint)).on_hover_text(teller.stat(stat));
        }
        ui.end_row();
        for fighter in [&battle.attacker, &battle.defender] {
            ui.label(bold(fighter_name(sight, fighter)));
            ui.label(figure(fighter.level));
            ui.label(figure(fighter.hp));
            for stat in Stat::ALL {
                let tally = &fighter.values[stat as usize];
                let text = if tally.0.len() > 1 { figure(tally.total()).underline() } else { figure(tally.total()) };
                explain_tally(
                    ui.label(text),
                    sight,
                    &teller.stat(stat),
                    tally,
                    &[Line::Term("challenge"), Line::Term("support")],
                );
            }
            ui.end_row();
        }
    });
}

/// What one side of a battle is called, with its owner.
fn fighter_name(sight: &Sight<'_>, fighter: &Fighter) -> String {
    let teller = sight.teller();
    let unit = teller.banner(&fighter.banner);
    match fighter.owner {
        Some(owner) => say!(sight, "panel-fighter", unit = unit, house = teller.seat_name(owner)),
        None => unit,
    }
}

/// The chances of a battle that might be fought: shares of all ways the dice can fall, mean damage, both sides.
pub fn chances(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle) -> Forecast {
    let forecast = forecast(battle);
    sides(ui, sight, battle);
    let shares = [
        ("panel-chance-win", forecast.attacker_wins, VERDIGRIS),
        ("panel-chance-drive-off", forecast.defender_retreats, Color32::from_rgb(0xA6, 0xC9, 0xA0)),
        ("panel-chance-fall-back", forecast.attacker_retreats, ASH),
        // Who loses its legion does not care much whether the other is lost as well.
        ("panel-chance-lose", forecast.defender_wins + forecast.both_destroyed, Color32::from_rgb(0x8A, 0x5A, 0x52)),
    ];
    let words: Vec<String> =
        shares.iter().map(|(id, parts, _)| say!(sight, id, n = Forecast::percent(*parts))).collect();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().clamp(160.0, 420.0), 22.0), Sense::hover());
    let mut x = rect.left();
    let whole = shares.iter().map(|(_, parts, _)| parts).sum::<u64>().max(1);
    for (_, parts, colour) in shares {
        let width = rect.width() * parts as f32 / whole as f32;
        let bar = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        ui.painter().rect_filled(bar, 0.0, colour);
        if width > 34.0 {
            let number = Forecast::percent(parts).to_string();
            ui.painter().text(bar.center(), Align2::CENTER_CENTER, number, FontId::new(13.0, family(FIGURES)), INK);
        }
        x += width;
    }
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sight.teller().list(&words)));
    explain(response, sight, &say!(sight, "panel-chances"), || {
        let mut lines: Vec<Line> = words.iter().cloned().map(Line::Text).collect();
        lines.push(Line::Text(sight.teller().tip("advantage")));
        lines.extend([Line::Term("advantage"), Line::Term("retreat")]);
        lines
    });
    for ((_, parts, colour), words) in shares.iter().zip(&words) {
        if *parts > 0 {
            ui.horizontal(|ui| {
                let (dot, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
                ui.painter().rect(dot.shrink(1.0), 0.0, *colour, Stroke::new(1.0, BONE), StrokeKind::Inside);
                ui.label(words);
            });
        }
    }
    let mean = |sum: u64| {
        let tenths = Forecast::tenths(sum);
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let damage = say!(
        sight,
        "panel-mean-damage",
        dealt = mean(forecast.defender_damage),
        taken = mean(forecast.attacker_damage)
    );
    ui.label(bevy_egui::egui::RichText::new(damage).text_style(TextStyle::Small).color(ASH));
    forecast
}

/// The chance of destroying or taking the foe, in percent.
pub fn win_percent(battle: &Battle) -> u32 {
    Forecast::percent(forecast(battle).attacker_wins)
}
