//! The planner of a single combat (manual 4.17): six slots, the moves for them, the skulls, shields
//! and orbs to allot, and the chances of the plan.
//!
//! > "Each Praetor has six numbered Combat Slots to be filled by combat moves. [...] Combat moves
//! > are assigned through an in-game menu, where Skulls, Shields, and Orbs may be allotted to these
//! > moves."

use bevy_egui::egui::{
    Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::moves::{POINTS, definition};
use super::odds::{Opponent, odds};
use super::slot::{Touch, card, left};
use super::{enemy, master, palette};
use crate::conclave::ministerium::memory::{recall, remember};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, VERDIGRIS};
use crate::look::tips::{Hint, cut};
use crate::look::{Line, explain, figure, icon_text_button, section};
use crate::rules::arena::{Duelist, Plan, STROKES, Stroke as Blow, check_plan};
use crate::rules::ids::MoveKind;
use crate::sight::{Sight, Wishes};

/// The payload of a drag to a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// The move of another slot, by the slot's index.
    Slot(usize),
    /// A move that the praetor knows.
    Move(MoveKind),
}

/// Width in points below which all parts are stacked.
const WIDE: f32 = 700.0;

/// Draws the planner and edits the plan in place. Wagers and prizes belong to the page around it.
pub fn planner(
    ui: &mut Ui,
    sight: &Sight<'_>,
    own: &Duelist,
    opponent: &Opponent,
    plan: &mut Plan,
    wishes: Option<&mut Wishes>,
) {
    let at = ui.id().with(("chosen-slot", own.kind));
    let first = plan.strokes.iter().position(Option::is_none).unwrap_or(0);
    let mut chosen: usize = recall::<Option<usize>>(ui.ctx(), at).unwrap_or(first);
    let foe = ui.id().with("expected");
    let expected = enemy::expected(ui.ctx(), foe, opponent);
    head(ui, sight, own, expected.as_ref(), plan);
    ui.add_space(2.0);
    slots(ui, sight, own, plan, &mut chosen);
    verdict(ui, sight, own, plan);
    let room = ui.available_rect_before_wrap();
    if room.width() >= WIDE {
        // Columns from left to right: the moves, the enemy, the chances.
        let gap = 14.0;
        let height = room.height().max(120.0);
        let (wing, tail) = ((room.width() * 0.25).clamp(170.0, 240.0), (room.width() * 0.3).clamp(200.0, 300.0));
        let from = [room.left(), room.right() - tail - gap - wing, room.right() - tail];
        let width = [room.width() - wing - tail - 2.0 * gap, wing, tail];
        let column = |at: usize| Rect::from_min_size(pos2(from[at], room.top()), vec2(width[at], height));
        let part = |at: usize| UiBuilder::new().max_rect(column(at)).layout(Layout::default()).id_salt(("part", at));
        moves(&mut ui.new_child(part(0)), sight, own, plan, &mut chosen);
        let scroll = |name: &str| ScrollArea::vertical().id_salt(name.to_owned()).auto_shrink([false, false]);
        scroll("arena-enemy").show(&mut ui.new_child(part(1)), |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            enemy::enemy(ui, sight, foe, opponent);
        });
        scroll("arena-odds").show(&mut ui.new_child(part(2)), |ui| {
            against(ui, sight, own, opponent, expected, plan, wishes);
        });
        ui.allocate_rect(room, Sense::hover());
    } else {
        moves(ui, sight, own, plan, &mut chosen);
        enemy::enemy(ui, sight, foe, opponent);
        against(ui, sight, own, opponent, expected, plan, wishes);
    }
    remember(ui.ctx(), at, Some(chosen));
}

/// Draws the points left to allot, and the buttons for advice, study and clearing the plan.
fn head(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, expected: Option<&Duelist>, plan: &mut Plan) {
    ui.horizontal_wrapped(|ui| {
        let left = left(own, plan);
        for (sort, icon) in POINTS.into_iter().enumerate() {
            gauge(ui, sight, icon, left[sort], own.points()[sort].into());
        }
        ui.add_space(6.0);
        let words = say!(sight, "arena-advise");
        let button = ui.add(icon_text_button(sight.look, "help", &words));
        if button.clicked() {
            *plan = master::advice(ui.ctx(), sight.catalog(), own);
        }
        explain(button, sight, &words, || vec![Line::Text(say!(sight, "arena-advise-tip"))]);
        let words = say!(sight, "arena-study");
        let button = ui.add_enabled(expected.is_some(), icon_text_button(sight.look, "search", &words));
        if button.clicked()
            && let Some(enemy) = expected
        {
            *plan = master::study(ui.ctx(), sight.catalog(), own, enemy);
        }
        let known = expected.is_some();
        explain(button, sight, &words, || {
            vec![if known {
                Line::Text(say!(sight, "arena-study-tip"))
            } else {
                Line::Bad(say!(sight, "arena-study-unknown"))
            }]
        });
        let words = say!(sight, "arena-clear");
        let empty = plan.made().next().is_none();
        let button = ui.add_enabled(!empty, icon_text_button(sight.look, "delete", &words));
        let button = button.hint_disabled(say!(sight, "disabled-empty-plan"));
        if button.hint(say!(sight, "arena-clear-tip")).clicked() {
            *plan = Plan::default();
        }
    });
}

/// Draws the points of one type that are left, as a number and a bar.
fn gauge(ui: &mut Ui, sight: &Sight<'_>, icon: &str, left: i32, all: i32) {
    let response = ui
        .horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let colour = match left.signum() {
                -1 => EMBER,
                0 => ASH,
                _ => BONE,
            };
            ui.add(sight.look.image(icon, 22.0, colour));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.spacing_mut().interact_size.y = 16.0;
                ui.add_space(2.0);
                ui.label(figure(say!(sight, "arena-left", n = left, all = all)).color(colour));
                let (rect, _) = ui.allocate_exact_size(vec2(84.0, 6.0), Sense::hover());
                ui.painter().rect(rect, 1.0, INK, Stroke::new(1.0, ENGRAVED), StrokeKind::Outside);
                let share = left.max(0) as f32 / all.max(1) as f32;
                let full = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
                ui.painter().rect_filled(full, 1.0, if left > 0 { BONE } else { EMBER });
            });
        })
        .response;
    let about = [("sort", icon.into()), ("n", left.into()), ("spent", (all - left).into()), ("all", all.into())];
    let title = sight.text.say_with("arena-left-title", &about);
    explain(response, sight, &title, || {
        vec![
            Line::Part(sight.text.say_with("arena-left-all", &about), all.to_string()),
            Line::Part(say!(sight, "arena-left-spent"), sight.teller().signed(left - all)),
            Line::Total(say!(sight, "arena-left-rest"), left.to_string()),
            Line::Text(say!(sight, "arena-left-tip")),
        ]
    });
    ui.add_space(12.0);
}

/// Draws the six slots side by side, in several rows if the space is narrow, and applies the
/// player's changes.
fn slots(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, plan: &mut Plan, chosen: &mut usize) {
    const GAP: f32 = 6.0;
    let whole = ui.available_width();
    let columns = if whole >= 6.0 * 120.0 {
        6.0
    } else if whole >= 3.0 * 120.0 {
        3.0
    } else {
        2.0
    };
    let width = ((whole - GAP * (columns - 1.0)) / columns - 0.5).clamp(112.0, 170.0);
    let mut touched = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for at in 0..STROKES {
            ui.push_id(("slot", at), |ui| {
                let touch = card(ui, sight, own, plan, at, at == *chosen, width);
                touched = touched.or(touch.map(|touch| (at, touch)));
            });
        }
    });
    let Some((at, touch)) = touched else { return };
    *chosen = at;
    match touch {
        Touch::Chosen => {}
        Touch::Cleared => plan.strokes[at] = None,
        Touch::Allotted(stroke) => plan.strokes[at] = Some(stroke),
        Touch::Dropped(Carried::Slot(from)) => plan.strokes.swap(at, from),
        Touch::Dropped(Carried::Move(kind)) => put(sight, own, plan, at, kind),
    }
}

/// Puts a move into a slot at its minimum cost. Does nothing if the points do not suffice.
fn put(sight: &Sight<'_>, own: &Duelist, plan: &mut Plan, at: usize, kind: MoveKind) {
    let cost = &definition(sight, kind).cost;
    let stroke = Blow { kind, skulls: cost.skulls.0, shields: cost.shields.0, orbs: cost.orbs.0 };
    let before = plan.strokes[at].replace(stroke);
    // Restores the slot if the move cannot be paid.
    if left(own, plan).into_iter().any(|left| left < 0) {
        plan.strokes[at] = before;
    }
}

/// Draws the fault of the plan, or its unused slots and points, or that it is complete.
fn verdict(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, plan: &Plan) {
    let (icon, words, colour) = match check_plan(sight.catalog(), own, plan) {
        Err(fault) => ("cross", sight.teller().plan_fault(plan, fault), EMBER),
        Ok(()) if plan.made().next().is_none() => ("warning", say!(sight, "arena-plan-empty"), EMBER),
        Ok(()) => {
            let slots = plan.strokes.iter().filter(|stroke| stroke.is_none()).count();
            let rest: i32 = left(own, plan).into_iter().sum();
            if slots > 0 || rest > 0 {
                ("info", say!(sight, "arena-plan-rest", slots = slots, rest = rest), ASH)
            } else {
                ("check", say!(sight, "arena-plan-full"), VERDIGRIS)
            }
        }
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        ui.add(sight.look.image(icon, 18.0, colour));
        cut(ui, RichText::new(words).size(15.0).color(colour));
    });
}

/// Draws the moves for the chosen slot.
fn moves(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, plan: &mut Plan, chosen: &mut usize) {
    section(ui, &say!(sight, "arena-moves-for", n = *chosen + 1));
    ui.add_space(4.0);
    let mut without = plan.clone();
    without.strokes[*chosen] = None;
    let free = left(own, &without);
    let clicked = ScrollArea::vertical()
        .id_salt("arena-moves")
        .auto_shrink([false, ui.available_width() < WIDE / 2.0])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 8.0);
            palette::palette(ui, sight, own, free)
        })
        .inner;
    if let Some(kind) = clicked {
        put(sight, own, plan, *chosen, kind);
        // Selects the next empty slot.
        let next = (1..STROKES).map(|more| (*chosen + more) % STROKES).find(|&at| plan.strokes[at].is_none());
        *chosen = next.unwrap_or(*chosen);
    }
}

/// Draws the chances of the plan, if the plan is valid.
fn against(
    ui: &mut Ui,
    sight: &Sight<'_>,
    own: &Duelist,
    opponent: &Opponent,
    expected: Option<Duelist>,
    plan: &Plan,
    wishes: Option<&mut Wishes>,
) {
    section(ui, &say!(sight, "arena-odds"));
    ui.add_space(4.0);
    if check_plan(sight.catalog(), own, plan).is_ok() {
        odds(ui, sight, own, opponent, expected, plan, wishes);
    } else {
        ui.add(Label::new(RichText::new(say!(sight, "arena-odds-none")).color(ASH).size(14.0)).wrap());
    }
}
