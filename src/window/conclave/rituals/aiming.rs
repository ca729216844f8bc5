//! The target of a ritual: a list of all targets with their chances, and the button that opens the
//! map.

use std::cmp::Reverse;

use bevy_egui::egui::{
    Align, Button, Label, Layout, RichText, ScrollArea, TextStyle, Ui, WidgetInfo, WidgetType, vec2,
};

use super::rites::{Aim, Rite, choices, law, legion_of, toggled};
use super::{Bench, told};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Conjuring, Intent, Looking, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::{Line, explain, icon_button, icon_text_button, lead, line_width, mark, target as target_size};
use crate::rules::archfiends::Part;
use crate::rules::diplomacy::threat_level;
use crate::rules::forces::Stat;
use crate::rules::rituals::{Hindrance, Target, victim};
use crate::sight::{Sight, Wishes};

/// Minimum height of the list of targets, in points. At this height it scrolls.
const LEAST: f32 = 72.0;

/// Maximum number of cantons in the list. The player can select the others on the map.
const LISTED: usize = 60;

/// Minimum height of what stands above the list, in points. The list must not move under the
/// pointer when a target is selected.
const ASKED: f32 = 72.0;

/// Width of a chance in a row of the list, in points.
const CHANCE: f32 = 66.0;

/// Height of a reason below the list, in points.
const REASON: f32 = 32.0;

/// Draws the step in which the target is selected. What is selected takes the place of what was
/// asked for, so that the list does not move under the pointer.
pub fn aiming(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    let aim = bench.rite.aim(sight.catalog());
    if aim == Aim::Oneself {
        chosen(ui, sight, bench);
        return more(ui, sight, wishes, bench);
    }
    let top = ui.cursor().top();
    if bench.rite.target.is_none() {
        ui.add(Label::new(RichText::new(told::asks(sight, aim)).color(BONE)).wrap());
    } else {
        chosen(ui, sight, bench);
    }
    ui.horizontal_wrapped(|ui| {
        point(ui, sight, wishes, bench, aim);
        more(ui, sight, wishes, bench);
    });
    ui.add_space((top + ASKED - ui.cursor().top()).max(0.0));
    list(ui, sight, wishes, bench, aim);
    obstacle(ui, sight, bench, aim);
}

/// Draws the button that leads to the map.
fn point(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>, aim: Aim) {
    let words = say!(sight, "rite-point");
    let button = ui.add_enabled(plan::closed(sight).is_none(), icon_text_button(sight.look, "map", &words));
    if button.clicked() {
        wishes.push(Looking::Open(Sheet::None).into());
        wishes.push(Conjuring::Prepare(Some(Box::new(Rite { pointing: true, ..bench.rite.clone() }))).into());
    }
    explain(button, sight, &words, || {
        vec![Line::Text(told::asks(sight, aim)), Line::Text(say!(sight, "rite-point-tip"))]
    });
}

/// Draws the selected target and its chances.
fn chosen(ui: &mut Ui, sight: &Sight<'_>, bench: &Bench<'_>) {
    let Some(target) = &bench.rite.target else { return };
    let table = bench.plan.table();
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image(told::target_picture(sight, table, target), 22.0, BONE));
        told::owner(ui, sight, table, target);
        ui.add(Label::new(crate::look::bold(told::named_beside_owner(sight, table, target))).wrap());
        told::chances(ui, sight, &bench.odds(sight, target));
    });
}

/// Returns the reason why the selected target is impossible or unfinished.
fn against(sight: &Sight<'_>, bench: &Bench<'_>) -> Option<Hindrance> {
    let target = bench.rite.target.as_ref()?;
    law::lawful(&bench.plan.context(), sight.seat(), bench.rite.ritual, target).err()
}

/// Draws the reason why the selected target is impossible, or what it still needs.
fn obstacle(ui: &mut Ui, sight: &Sight<'_>, bench: &Bench<'_>, aim: Aim) {
    let (Some(target), Some(why)) = (&bench.rite.target, against(sight, bench)) else { return };
    let unfinished = law::promising(&bench.plan.context(), sight.seat(), bench.rite, target).is_ok();
    let (icon, colour) = if unfinished { ("info", ASH) } else { ("cross", EMBER) };
    let words = if unfinished { told::asks(sight, aim) } else { sight.teller().hindrance(&why) };
    ui.horizontal(|ui| {
        ui.add(sight.look.image(icon, 16.0, colour));
        ui.add(Label::new(RichText::new(words).color(colour)).wrap());
    });
}

/// Draws the list of targets: permitted ones first, and within them the likeliest first, then the
/// greatest threats.
fn list(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>, aim: Aim) {
    let (context, table) = (bench.plan.context(), bench.plan.table());
    let mut rows: Vec<(Target, Result<(), Hindrance>)> = choices(table, sight.seat(), aim)
        .into_iter()
        .map(|target| {
            let told = law::promising(&context, sight.seat(), bench.rite, &target);
            (target, told)
        })
        .collect();
    // Most of the board is land that cannot be claimed.
    if aim == Aim::Border {
        rows.retain(|(_, told)| told.is_ok());
        rows.truncate(LISTED);
    }
    let threat = |target: &Target| {
        victim(table, sight.seat(), target).map_or(0, |seat| threat_level(sight.table(), sight.seat(), seat))
    };
    let likely = |target: &Target| match told::success(&bench.odds(sight, target)) {
        Some(estimate) => told::percent(&estimate.challenge),
        None => 100,
    };
    rows.sort_by_cached_key(|(target, told)| {
        (told.is_err(), if told.is_ok() { Reverse(likely(target)) } else { Reverse(0) }, threat(target))
    });
    if rows.is_empty() {
        ui.label(RichText::new(say!(sight, "rite-nothing-to-aim-at")).color(EMBER));
        return;
    }
    let open =
        |(target, told): &(Target, Result<(), Hindrance>)| told.is_ok() && !holds(bench.rite.target.as_ref(), target);
    let likeliest = rows.iter().position(open);
    let below = if against(sight, bench).is_some() { REASON } else { 4.0 };
    ScrollArea::vertical()
        .id_salt("rite-targets")
        .max_height((ui.available_height() - below).max(LEAST))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (index, (target, told)) in rows.iter().enumerate() {
                ui.push_id(index, |ui| row(ui, sight, wishes, bench, target, (told.err(), likeliest == Some(index))));
            }
        });
}

/// True if a row is part of the selection.
fn holds(chosen: Option<&Target>, row: &Target) -> bool {
    match (chosen, row) {
        (Some(Target::Legions(chosen)), Target::Legions(row)) => row.iter().all(|legion| chosen.contains(legion)),
        (Some(Target::Canton { canton: chosen, .. }), Target::Canton { canton, .. }) => chosen == canton,
        (Some(chosen), row) => match (legion_of(chosen), legion_of(row)) {
            (Some(chosen), Some(row)) => chosen == row,
            _ => chosen == row,
        },
        (None, _) => false,
    }
}

fn row(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    bench: &Bench<'_>,
    target: &Target,
    (why, likeliest): (Option<Hindrance>, bool),
) {
    let table = bench.plan.table();
    let held = holds(bench.rite.target.as_ref(), target);
    // The value of the legion is chosen separately.
    let shown = if let Target::Value(legion, _) = target { &Target::Legion(*legion) } else { target };
    let name = told::named(sight, table, shown);
    ui.horizontal(|ui| {
        told::owner(ui, sight, table, target);
        let image = sight.look.image(told::target_picture(sight, table, target), 20.0, BONE);
        let short = told::named_beside_owner(sight, table, shown);
        let button = Button::new((image, RichText::new(short))).image_tint_follows_text_color(true);
        let button = button.selected(held).min_size(vec2(120.0, sight.look.target())).truncate();
        let can = (why.is_none() || held) && plan::closed(sight).is_none();
        let (about, odds) = (told::about(sight, table, target), bench.odds(sight, target));
        let chances = CHANCE * (odds.success.len().min(1) + usize::from(odds.unseen.is_some())) as f32;
        // An impossible target needs space for the reason, a possible one for its chances and for
        // its level and place.
        let beside = line_width(ui, RichText::new(&about).small(), TextStyle::Small) + 2.0;
        let wide = if why.is_some() {
            ui.available_width() * 0.5
        } else {
            ui.available_width() - beside - chances - target_size(ui) - 3.0 * ui.spacing().item_spacing.x
        };
        let wide = wide.max(120.0);
        let across = Layout::left_to_right(Align::Center);
        let response = ui
            .allocate_ui_with_layout(vec2(wide, sight.look.target()), across, |ui| {
                ui.set_max_width(wide);
                ui.add_enabled(can, button)
            })
            .inner;
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, can, held, &name));
        if can && !held && likeliest {
            mark(ui, "ritual-target", response.rect);
        }
        if response.clicked() {
            let several = matches!(target, Target::Legions(_));
            let next = match (&bench.rite.target, held) {
                (before, _) if several => toggled(table, before.as_ref(), target.clone()),
                (_, true) => None,
                (_, false) => Some(target.clone()),
            };
            if !several && next.is_some() {
                lead(ui.ctx(), "main-button");
            }
            wishes.push(Conjuring::Prepare(Some(Box::new(bench.rite.at(next)))).into());
        }
        explain(response, sight, &name, || {
            let mut lines: Vec<Line> = why.map(|why| Line::Bad(sight.teller().hindrance(&why))).into_iter().collect();
            lines.extend((!about.is_empty()).then(|| Line::Text(about.clone())));
            if let Some(estimate) = told::success(&odds) {
                lines.push(Line::Part(
                    say!(sight, "rite-success"),
                    say!(sight, "panel-percent", n = told::percent(&estimate.challenge)),
                ));
                let warded = |(part, value): &&(Part, i32)| *value != 0 && *part == Part::CombatCard;
                if estimate.challenge.defend.0.iter().any(|part| warded(&part)) {
                    lines.push(Line::Text(say!(sight, "rite-warded")));
                }
            }
            lines
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(canton) = told::looked_at(table, target) {
                let words = say!(sight, "panel-look", canton = sight.teller().canton_name(canton));
                if icon_button(ui, sight.look, "zoom", &words).clicked() {
                    wishes.push(Looking::Open(Sheet::None).into());
                    wishes
                        .push(Conjuring::Prepare(Some(Box::new(Rite { pointing: true, ..bench.rite.clone() }))).into());
                    wishes.push(Looking::LookAt(canton).into());
                }
            }
            if why.is_none() {
                told::at_the_right(ui, chances, |ui| told::chances(ui, sight, &odds));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| match why {
                Some(why) => told::weak(ui, &sight.teller().hindrance(&why)),
                // Without space here, the tooltip contains it.
                None if ui.available_width() < beside => {}
                None => told::weak(ui, &about),
            });
        });
    });
}

/// Draws the additional choice: a combat value, or the new owner of a canton.
fn more(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    let prepare = |target: Target| Intent::Conjuring(Conjuring::Prepare(Some(Box::new(bench.rite.at(Some(target))))));
    match &bench.rite.target {
        Some(Target::Value(legion, stat)) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!(sight, "rite-which-value"));
                let strength = bench.plan.table().forces().legion(*legion).map(|legion| legion.strength);
                for one in Stat::ALL {
                    let value = strength.map_or(0, |strength| strength.of(one));
                    let words = say!(sight, "rite-value", stat = sight.teller().stat(one), n = value);
                    let button = icon_text_button(sight.look, one.key(), &words).selected(one == *stat);
                    if ui.add_enabled(plan::closed(sight).is_none(), button).clicked() {
                        wishes.push(prepare(Target::Value(*legion, one)));
                    }
                }
            });
        }
        Some(Target::Canton { canton, to }) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!(sight, "rite-whose"));
                for seat in sight.table().seats() {
                    let target = Target::Canton { canton: *canton, to: seat };
                    let told = law::lawful(&bench.plan.context(), sight.seat(), bench.rite.ritual, &target);
                    if told.is_err() && seat != *to {
                        continue;
                    }
                    let words = sight.teller().seat_name(seat);
                    let icon = crate::conclave::ministerium::words::symbol(sight, seat);
                    let button = icon_text_button(sight.look, &icon, &words).selected(seat == *to);
                    if ui.add_enabled(plan::closed(sight).is_none(), button).clicked() {
                        wishes.push(prepare(target));
                    }
                }
            });
        }
        Some(Target::Legions(legions)) if legions.len() > 1 => {
            ui.label(RichText::new(say!(sight, "rite-legions-chosen", n = legions.len())).color(VERDIGRIS).small());
        }
        _ => {}
    }
}
