//! One side of the arena: the praetor, its hit points and values, its six slots, its lasting
//! effects.

use bevy_egui::egui::{
    Align, Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};

use super::bout::Step;
use super::lasting::Lasting;
use super::{Scene, side_of, words};
use crate::conclave::arena::moves::{definition, move_icon, move_lines, tokens, values};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::{say, symbol};
use crate::conclave::theatre::blow::{Blow, struck};
use crate::conclave::theatre::paint::{self, Half};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, LIFTED, house_colour};
use crate::look::tips::{Hint, cut};
use crate::look::{Line, Medal, bold, chip, explain, medallion, title};
use crate::rules::arena::{Corner, STROKES};
use crate::rules::bazaar::Goods;

/// Draws a side with all its values and slots.
pub fn wing(ui: &mut Ui, scene: &Scene<'_, '_>, corner: Corner) {
    nameplate(ui, scene, corner);
    health(ui, scene, corner);
    let duelist = &scene.watch.play().report.duelists[corner as usize];
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 24.0), way(corner), |ui| values(ui, scene.sight, duelist));
    let id = match corner {
        Corner::First => "arena-first",
        Corner::Second => "arena-second",
    };
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.add_space(4.0);
        for slot in 0..STROKES {
            one_slot(ui, scene, corner, slot);
        }
        ui.add_space(4.0);
        lasting(ui, scene, corner);
    });
}

fn way(corner: Corner) -> Layout {
    match corner {
        Corner::First => Layout::left_to_right(Align::Center),
        Corner::Second => Layout::right_to_left(Align::Center),
    }
}

/// Draws the name of the praetor and of its house.
pub fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_>, corner: Corner) {
    let (sight, bout) = (scene.sight, scene.watch.play());
    let duelist = &bout.report.duelists[corner as usize];
    let seat = bout.sides[corner as usize];
    let colour = seat.map_or(ASH, house_colour);
    let fallen = scene.hp(corner) < 0.5 || scene.watch.over() && !bout.stands(corner);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 60.0), way(corner), |ui| {
        let icon = if fallen { "skull".into() } else { goods_picture(sight, Goods::Praetor(duelist.kind)) };
        let ring = if fallen { ENGRAVED } else { colour };
        let emblem = |ui: &mut Ui| medallion(ui, sight.look, icon, 56.0, ring, Medal::Diamond);
        struck(ui, side_of(corner), blow(scene, corner), emblem);
        let align = if corner == Corner::First { Align::Min } else { Align::Max };
        ui.with_layout(Layout::top_down(align), |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = RichText::new(words::name(sight, bout, corner)).text_style(title()).size(18.0);
            cut(ui, if fallen { name.color(ASH) } else { name });
            ui.allocate_ui_with_layout(vec2(ui.available_width(), 20.0), way(corner), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                if let Some(seat) = seat {
                    medallion(ui, sight.look, symbol(sight, seat), 20.0, colour, Medal::Circle);
                }
                let house = words::patron(sight, bout, corner);
                let words = say!(sight, "arena-level-of", n = duelist.level, house = house);
                cut(ui, RichText::new(words).color(ASH).small());
            });
        });
    });
}

/// Returns the blow that a praetor takes in the present step.
fn blow(scene: &Scene<'_, '_>, corner: Corner) -> Blow {
    let bout = scene.watch.play();
    let (before, after) = (scene.hp_before(corner), bout.hp(scene.watch.at(), corner));
    let most = f32::from(bout.report.duelists[corner as usize].hp.max(1));
    let lost = f32::from(before.saturating_sub(after)) / most;
    Blow { lost, shielded: false, fallen: after == 0, progress: scene.watch.progress() }
}

/// Draws the hit points as a bar that falls.
fn health(ui: &mut Ui, scene: &Scene<'_, '_>, corner: Corner) {
    let (sight, bout) = (scene.sight, scene.watch.play());
    let most = bout.report.duelists[corner as usize].hp;
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let half = Half { rect: room, side: side_of(corner) };
    let strip = half.span(26.0, room.width() - 76.0, room.center().y, 13.0);
    let (before, hp) = (scene.hp_before(corner), scene.hp(corner));
    paint::bar(ui.painter(), strip, half.inward(), (hp, 0.0), (f32::from(before), most.into()));
    let icon = half.span(0.0, 22.0, room.center().y, 22.0);
    sight.look.image("hitpoints", 20.0, BONE).paint_at(ui, icon.shrink(1.0));
    let words = say!(sight, "theatre-hp", n = hp.round() as i64, most = most);
    let at = half.span(room.width() - 74.0, room.width(), room.center().y, 20.0).center();
    paint::number(ui.painter(), at, words, 16.0, if hp + 0.5 < f32::from(before) { EMBER } else { BONE });
    let name = words::name(sight, bout, corner);
    let now = hp.round() as i64;
    explain(response, sight, &name, || {
        vec![Line::Text(say!(sight, "theatre-hp-tip", n = now, most = most)), Line::Text(say!(sight, "arena-hp-tip"))]
    });
}

/// Draws a slot with its move. The planned move of an enemy stays hidden until its slot is shown.
fn one_slot(ui: &mut Ui, scene: &Scene<'_, '_>, corner: Corner, slot: usize) {
    let (sight, bout) = (scene.sight, scene.watch.play());
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    let present = matches!(bout.step(scene.watch.at()), Step::Slot { slot: now, .. } if now == slot);
    let (edge, fill) = if present { (EMBER, LIFTED) } else { (ENGRAVED, INK) };
    ui.painter().rect(room, 3.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let half = Half { rect: room, side: side_of(corner) };
    let y = room.center().y;
    paint::number(ui.painter(), half.span(4.0, 24.0, y, 20.0).center(), slot + 1, 15.0, ASH);
    let known = scene.knows(corner, slot);
    let stroke = bout.report.plans[corner as usize].strokes[slot].filter(|_| known);
    let (icon, colour) = match (&stroke, known) {
        (Some(stroke), _) => (move_icon(definition(sight, stroke.kind)), if present { BONE } else { ASH }),
        (None, true) => ("empty-slot", ENGRAVED),
        (None, false) => ("eye-closed", ENGRAVED),
    };
    sight.look.image(icon, 18.0, colour).paint_at(ui, half.span(27.0, 45.0, y, 18.0));
    let words = if known { words::stroke_name(sight, stroke.as_ref()) } else { say!(sight, "arena-slot-hidden") };
    let inner = Rect::from_two_pos(
        half.span(50.0, 51.0, y, 26.0).center_top(),
        half.span(room.width() - 5.0, room.width() - 4.0, y, 26.0).center_bottom(),
    );
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(way(corner)));
    child.spacing_mut().item_spacing.x = 3.0;
    child.spacing_mut().interact_size.y = 20.0;
    child.add(Label::new(bold(&words).size(13.0).color(if known { BONE } else { ASH })).selectable(false));
    if let Some(stroke) = &stroke {
        let back = match corner {
            Corner::First => Layout::right_to_left(Align::Center),
            Corner::Second => Layout::left_to_right(Align::Center),
        };
        child.with_layout(back, |ui| tokens(ui, sight, stroke, if present { BONE } else { ASH }));
    }
    match stroke {
        Some(stroke) => drop(explain(response, sight, &words, || move_lines(sight, stroke.kind))),
        None if known => drop(response.hint(say!(sight, "arena-empty-tip"))),
        None => drop(response.hint(say!(sight, "arena-hidden-tip"))),
    }
}

/// Draws the effects on the praetor that last until the end of the round.
fn lasting(ui: &mut Ui, scene: &Scene<'_, '_>, corner: Corner) {
    let sight = scene.sight;
    let lasting = Lasting::after(scene.round_so_far(), corner);
    if lasting.is_nothing() || scene.watch.over() {
        return;
    }
    let mut marks: Vec<(&str, String, &str)> = Vec::new();
    if lasting.ward > 0 {
        marks.push(("lock", say!(sight, "arena-lies-ward", n = lasting.ward), "arena-lies-ward-tip"));
    }
    if lasting.bleeding > 0 {
        marks.push(("ichor", say!(sight, "arena-lies-bleeding", n = lasting.bleeding), "arena-lies-bleeding-tip"));
    }
    if lasting.crippled > 0 {
        marks.push(("down", say!(sight, "arena-lies-crippled", n = lasting.crippled), "arena-lies-crippled-tip"));
    }
    for chance in &lasting.trances {
        marks.push(("eye-closed", say!(sight, "arena-lies-trance", n = *chance), "arena-lies-trance-tip"));
    }
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 28.0), way(corner).with_main_wrap(true), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (icon, words, tip) in marks {
            let colour = if icon == "lock" { BONE } else { EMBER };
            chip(ui, sight.look, icon, &words, colour).hint(sight.text.say(tip));
        }
    });
}
