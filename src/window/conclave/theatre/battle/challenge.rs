//! A challenge as a row (manual 4.16). From each edge to the middle: the base value, the total, the
//! blow. The icon of the value is in the middle. Hit points are above and below the row.

use bevy_egui::egui::{
    Align, Align2, FontId, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{Scene, words};
use crate::conclave::ministerium::words::{ability_icon, say};
use crate::conclave::theatre::paint::{self, Half};
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, ENGRAVED, INK, LIFTED, RAISED, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{FIGURES, Line, chip, explain, family};
use crate::rules::attachments::Skill;
use crate::rules::combat::{Challenge, DamagePart, Fired, Health, Side};
use crate::rules::forces::Stat;

/// Height of a row without its abilities, in points.
const ROW: f32 = 40.0;
/// Height of a line of hit points, in points.
const LADDER: f32 = 16.0;

/// Draws the hit points of both sides between two challenges.
pub(super) fn ladder(ui: &mut Ui, scene: &Scene<'_, '_>, levels: [(f32, f32); 2], before: [Health; 2]) {
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), LADDER), Sense::hover());
    let battle = &scene.watch.play().report.battle;
    for half in Half::both(room) {
        let fighter = battle.side(half.side);
        let (hp, shield) = levels[half.side as usize];
        let most = f32::from(fighter.max_hp.max(fighter.hp));
        let y = room.center().y - 1.0;
        let end = (half.rect.width() * 0.40).clamp(60.0, 136.0);
        let strip = half.span(6.0, end - 30.0, y, 7.0);
        let before = f32::from(before[half.side as usize].hp);
        paint::bar(ui.painter(), strip, half.inward(), (hp, shield), (before, most));
        let at = pos2(half.x(end - 24.0), y);
        let colour = if hp <= 0.5 { EMBER } else { BONE };
        let font = FontId::new(14.0, family(FIGURES));
        ui.painter().text(at, half.outer_align(), (hp.round() as i16).to_string(), font, colour);
    }
}

/// Draws a challenge that was fought, or the present one.
pub(super) fn row(ui: &mut Ui, scene: &Scene<'_, '_>, at: usize, one: &Challenge) {
    let sight = scene.sight;
    let present = at + 1 == scene.watch.at() && !scene.watch.over();
    let shown = if present { scene.watch.progress() } else { 1.0 };
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let words = words::event(sight, &scene.watch.play().report, &scene.watch.play().report.passages[at].event);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    if present {
        ui.painter().rect(room, 4.0, LIFTED, Stroke::new(1.0, EMBER), StrokeKind::Inside);
    } else {
        ui.painter().rect_filled(room, 4.0, RAISED.gamma_multiply(0.55));
    }
    middle(ui, scene, room, one.stat, present);
    let winner = one.winner();
    for half in Half::both(room) {
        number_side(ui, scene, at, one, half, winner == Some(half.side));
    }
    let y = room.center().y;
    match winner {
        Some(winner) => {
            for half in Half::both(room).into_iter().filter(|half| half.side == winner.other()) {
                blow(ui, scene, at, one, half, shown);
            }
        }
        None => {
            let even = say!(sight, "theatre-even");
            let font = FontId::new(14.0, family(FIGURES));
            for half in Half::both(room) {
                let x = half.x(half.rect.width() - 56.0);
                ui.painter().text(pos2(x, y), Align2::CENTER_CENTER, &even, font.clone(), ASH);
            }
        }
    }
    abilities(ui, scene, one);
}

/// Draws the icon of a later challenge, to show the order of the round.
pub(super) fn ghost(ui: &mut Ui, scene: &Scene<'_, '_>, stat: Stat) {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let look = scene.sight.look;
    let spot = Rect::from_center_size(room.center(), Vec2::splat(18.0));
    look.image(stat.key(), 18.0, ENGRAVED).paint_at(ui, spot);
    let y = room.center().y;
    for half in Half::both(room) {
        let line = half.span(6.0, half.rect.width() - 20.0, y, 1.0);
        ui.painter().extend(bevy_egui::egui::Shape::dashed_line(
            &[line.left_center(), line.right_center()],
            Stroke::new(0.75, ENGRAVED),
            3.0,
            5.0,
        ));
    }
    response.hint(scene.sight.teller().stat(stat));
}

fn middle(ui: &Ui, scene: &Scene<'_, '_>, room: Rect, stat: Stat, present: bool) {
    let centre = room.center();
    let edge = if present { EMBER } else { ENGRAVED };
    ui.painter().circle(centre, 18.0, INK, Stroke::new(1.5, edge));
    let spot = Rect::from_center_size(centre, Vec2::splat(24.0));
    scene.sight.look.image(stat.key(), 24.0, BONE).paint_at(ui, spot);
    let answer = ui.interact(spot, ui.id().with(("stat", room.top() as i32)), Sense::hover());
    answer.hint(scene.sight.teller().stat(stat));
}

/// Draws the base value of a side near the edge, and the total that counts further inward.
fn number_side(ui: &Ui, scene: &Scene<'_, '_>, at: usize, one: &Challenge, half: Half, won: bool) {
    let sight = scene.sight;
    let standing = one.standing(half.side);
    let y = half.rect.center().y;
    let third = (half.rect.width() * 0.40).clamp(60.0, 136.0);
    let base = pos2(half.x(third * 0.25), y);
    paint::number(ui.painter(), base, standing.base, 15.0, ASH);
    let start = pos2(half.x(third * 0.42), y);
    paint::arrow(ui.painter(), start, half.inward() * third * 0.16, ENGRAVED);
    let total = half.span(third * 0.68, third * 0.68 + 38.0, y, 30.0);
    paint::boxed(ui.painter(), total, standing.total, if won { EMBER } else { ENGRAVED }, won);
    let zone = half.span(0.0, third * 0.68 + 38.0, y, half.rect.height());
    let response = ui.interact(zone, ui.id().with(("standing", at, half.side as u8)), Sense::hover());
    let stat = sight.teller().stat(one.stat);
    let name = words::unit(sight, scene.watch.play().report.battle.side(half.side));
    let title = say!(sight, "theatre-value-of", stat = stat, unit = name);
    explain(response, sight, &title, || value_lines(scene, one, half.side));
}

/// Returns the parts of a value, and the change that the fight has made since.
fn value_lines(scene: &Scene<'_, '_>, one: &Challenge, side: Side) -> Vec<Line> {
    let sight = scene.sight;
    let teller = sight.teller();
    let tally = &scene.watch.play().report.battle.side(side).values[one.stat as usize];
    let standing = one.standing(side);
    let mut lines: Vec<Line> =
        tally.0.iter().map(|(part, value)| Line::Part(teller.part(part), teller.signed(*value))).collect();
    let since = i32::from(standing.total) - tally.total();
    if since != 0 {
        lines.push(Line::Part(say!(sight, "theatre-since"), teller.signed(since)));
    }
    lines.push(Line::Total(say!(sight, "panel-total"), standing.total.to_string()));
    lines.extend([Line::Term("challenge"), Line::Term("support")]);
    lines
}

/// Draws the blow on the side that lost the challenge.
fn blow(ui: &Ui, scene: &Scene<'_, '_>, at: usize, one: &Challenge, half: Half, shown: f32) {
    let sight = scene.sight;
    let y = half.rect.center().y;
    let width = half.rect.width();
    let third = (width * 0.40).clamp(60.0, 136.0);
    let (from, to) = (width - 22.0, third * 0.68 + 46.0);
    let reach = from + (to - from) * shown;
    let hurt = one.damage > 0;
    let colour = if hurt { BLOOD } else { ENGRAVED };
    paint::wedge(ui.painter(), pos2(half.x(from), y), pos2(half.x(reach), y), 11.0, colour);
    let at_middle = pos2(half.x((from + to) / 2.0 - 4.0), y);
    if shown > 0.35 {
        let damage = say!(sight, "theatre-damage", n = one.damage);
        let font = FontId::new(18.0, family(FIGURES));
        let galley = ui.painter().layout_no_wrap(damage, font, BONE);
        let plate = Rect::from_center_size(at_middle, galley.size() + vec2(14.0, 0.0));
        ui.painter().rect(plate, 9.0, INK, Stroke::new(1.25, if hurt { EMBER } else { ENGRAVED }), StrokeKind::Inside);
        ui.painter().galley(plate.min + vec2(7.0, 0.0), galley, BONE);
    }
    let zone = half.span(to.min(from), to.max(from), y, half.rect.height());
    let response = ui.interact(zone, ui.id().with(("blow", at)), Sense::hover());
    let title = say!(sight, "theatre-damage-title", n = one.damage);
    explain(response, sight, &title, || damage_lines(scene, one));
}

/// Returns the damage as a sum.
pub(super) fn damage_lines(scene: &Scene<'_, '_>, one: &Challenge) -> Vec<Line> {
    let sight = scene.sight;
    let teller = sight.teller();
    let mut lines: Vec<Line> = one
        .parts
        .iter()
        .map(|(part, value)| Line::Part(words::damage_part(sight, part), teller.signed((*value).into())))
        .collect();
    lines.push(Line::Total(say!(sight, "panel-total"), one.damage.to_string()));
    let hit = one.winner().map_or(0, |winner| {
        let victim = one.standing(winner.other());
        victim.hp_before - victim.hp_after
    });
    if hit < one.damage {
        lines.push(Line::Text(say!(sight, "theatre-damage-less", n = hit)));
    }
    lines
}

/// Draws the abilities that changed the damage, and the abilities that the damage triggered. Each
/// is on the side of its owner.
fn abilities(ui: &mut Ui, scene: &Scene<'_, '_>, one: &Challenge) {
    let parts: Vec<(Side, &DamagePart, i16)> =
        one.parts.iter().filter_map(|(part, value)| Some((owner(scene, one, part)?, part, *value))).collect();
    if parts.is_empty() && one.fired.is_empty() {
        return;
    }
    let width = ui.available_width() / 2.0 - 6.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        for side in Side::BOTH {
            let way = match side {
                Side::Attacker => Layout::left_to_right(Align::Min),
                Side::Defender => Layout::right_to_left(Align::Min),
            };
            ui.allocate_ui_with_layout(vec2(width.max(20.0), 20.0), way.with_main_wrap(true), |ui| {
                ui.set_width(width.max(20.0));
                ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
                ui.spacing_mut().interact_size.y = 20.0;
                for (_, part, value) in parts.iter().filter(|(whose, ..)| *whose == side) {
                    made(ui, scene, one, part, *value);
                }
                for fired in one.fired.iter().filter(|fired| fired.side == side) {
                    effect(ui, scene, fired);
                }
            });
        }
    });
}

/// Returns the side whose ability made a part of the damage. `None` for the difference of the
/// values.
fn owner(scene: &Scene<'_, '_>, one: &Challenge, part: &DamagePart) -> Option<Side> {
    let DamagePart::Ability(ability, source) = *part else { return None };
    let winner = one.winner()?;
    let battle = &scene.watch.play().report.battle;
    let has = battle.side(winner).skills.contains(&Skill { ability, source });
    Some(if has { winner } else { winner.other() })
}

/// Draws the change of the damage by an ability.
fn made(ui: &mut Ui, scene: &Scene<'_, '_>, one: &Challenge, part: &DamagePart, value: i16) {
    let DamagePart::Ability(ability, _) = part else { return };
    let sight = scene.sight;
    let teller = sight.teller();
    let words = say!(sight, "theatre-part", part = words::damage_part(sight, part), n = teller.signed(value.into()));
    let colour = if value < 0 { VERDIGRIS } else { BONE };
    let response = chip(ui, sight.look, ability_icon(ability), &words, colour);
    explain(response, sight, &teller.ability_name(ability), || {
        let mut lines = vec![Line::Text(teller.ability(ability))];
        lines.extend(damage_lines(scene, one));
        lines
    });
}

/// Draws an effect that the damage triggered, with the victim's saving roll, if any.
fn effect(ui: &mut Ui, scene: &Scene<'_, '_>, fired: &Fired) {
    let sight = scene.sight;
    let report = &scene.watch.play().report;
    let saved = fired.save.is_some_and(|save| save.saved);
    let words = words::fired(sight, fired);
    let icon = if saved { "cross" } else { ability_icon(&fired.ability) };
    let response = chip(ui, sight.look, icon, &words, if saved { ASH } else { EMBER });
    let teller = sight.teller();
    explain(response, sight, &teller.ability_name(&fired.ability), || {
        let owner = words::unit(sight, report.battle.side(fired.side));
        let mut lines = vec![
            Line::Text(teller.ability(&fired.ability)),
            Line::Text(say!(sight, "theatre-fired-by", unit = owner, source = words::source(sight, fired.source))),
        ];
        if let Some(save) = &fired.save {
            lines.push(Line::Text(words::save(sight, report, save)));
        }
        lines
    });
}

/// Draws a small line of text between two rows.
pub(super) fn note(ui: &mut Ui, scene: &Scene<'_, '_>, icon: &str, words: &str, lit: bool) {
    let colour = if lit { EMBER } else { ASH };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 20.0;
        ui.add_space(6.0);
        ui.add(scene.sight.look.image(icon, 17.0, colour));
        ui.add(bevy_egui::egui::Label::new(RichText::new(words).color(if lit { BONE } else { ASH }).size(14.0)).wrap());
    });
}
