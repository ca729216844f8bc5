//! The course of a battle, from top to bottom: the events before it, the rounds, the end.

use bevy_egui::egui::{Align2, Color32, FontId, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{Play, Scene, challenge, words};
use crate::conclave::ministerium::words::say;
use crate::conclave::theatre::paint::{self, Half};
use crate::conclave::theatre::piece::{Sort, Staged as _};
use crate::conclave::theatre::telling::{self, follow};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, VERDIGRIS};
use crate::look::{Line, bold, explain, family};
use crate::rules::combat::{End, Event, Side};
use crate::rules::forces::Stat;

/// Number of points below the present step that stay visible.
const BELOW: f32 = 24.0;

/// Draws the course so far.
pub(super) fn course(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let watch = scene.watch;
    let report = &watch.play().report;
    telling::unrolled(ui, scene, "theatre-imagined-tip", |ui| {
        for (at, passage) in watch.shown().iter().enumerate() {
            let present = at + 1 == watch.at() && !watch.over();
            let top = ui.cursor().top();
            match &passage.event {
                Event::Advantage { dice, .. } => advantage(ui, scene, *dice, at, present),
                Event::Round { number, order } => round(ui, scene, at, *number, order),
                Event::Challenge(one) => {
                    challenge::row(ui, scene, at, one);
                    rungs(ui, scene, at, present);
                }
                Event::Salve { .. }
                | Event::Panic { .. }
                | Event::CardsBlocked { .. }
                | Event::Card { .. }
                | Event::Doom { .. }
                | Event::Curse { .. }
                | Event::Oblivion { .. } => {
                    let words = words::event(scene.sight, report, &passage.event);
                    challenge::note(ui, scene, icon(&passage.event), &words, present);
                    if report.before(at).map(|health| health.hp) != passage.after.map(|health| health.hp) {
                        rungs(ui, scene, at, present);
                    }
                }
            }
            if present {
                follow(ui, scene, top, BELOW);
            }
        }
        to_come(ui, scene);
        if watch.at() == 0 {
            overture(ui, scene);
        }
        if watch.over() {
            let top = ui.cursor().top();
            ending(ui, scene);
            follow(ui, scene, top, BELOW);
        }
    });
}

/// Draws the hit points after a passage. Those of the present passage fall gradually.
fn rungs(ui: &mut Ui, scene: &Scene<'_, '_>, at: usize, present: bool) {
    let report = &scene.watch.play().report;
    let after = report.passages[at].after;
    let levels = if present {
        [scene.watch.level(Side::Attacker), scene.watch.level(Side::Defender)]
    } else {
        after.map(|health| (f32::from(health.hp), f32::from(health.shield)))
    };
    challenge::ladder(ui, scene, levels, report.before(at));
}

/// Draws the beginning: crossed swords, and a hint on the controls.
fn overture(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let reach = 0.72;
    telling::overture(ui, scene.sight, (260.0, reach), |ui, centre, side| {
        ui.painter().circle(centre, side * reach, INK, Stroke::new(1.5, ENGRAVED));
        ui.painter().circle_stroke(centre, side * 0.66, Stroke::new(0.75, ENGRAVED));
        let icon = scene.sight.look.image(Play::EMBLEM, side, EMBER);
        icon.paint_at(ui, Rect::from_center_size(centre, vec2(side, side)));
    });
    // What is about to be seen, in the order in which it is seen.
    for term in ["support", "advantage", "challenge", "retreat"] {
        let (name, means) = scene.sight.teller().term(term);
        ui.add_space(6.0);
        ui.label(bold(name).color(BONE));
        ui.add(Label::new(RichText::new(means).color(ASH)).wrap());
    }
}

/// Draws both dice with the level bonuses, and the gain of the higher sum.
fn advantage(ui: &mut Ui, scene: &Scene<'_, '_>, dice: [u8; 2], at: usize, present: bool) {
    let sight = scene.sight;
    let report = &scene.watch.play().report;
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::hover());
    let colour = if present { EMBER } else { ENGRAVED };
    ui.painter().rect(
        room.shrink(1.0),
        4.0,
        Color32::from_rgb(0x19, 0x13, 0x12),
        Stroke::new(1.0, colour),
        StrokeKind::Inside,
    );
    let gain = if let Event::Advantage { gain, .. } = &report.passages[at].event { *gain } else { None };
    let y = room.center().y;
    let sums = Side::BOTH.map(|side| i32::from(dice[side as usize]) + report.battle.side(side).roll.total());
    let rolled = dice != [0, 0];
    // A falling die shows arbitrary values, and the winner is still hidden.
    let falling = present && scene.watch.progress() < 0.5 && rolled;
    let gain = gain.filter(|_| !falling);
    for half in Half::both(room) {
        let index = half.side as usize;
        let won = gain.is_some_and(|gain| gain.side == half.side);
        let spot = half.span(10.0, 38.0, y, 28.0);
        let tumbled = (scene.watch.progress() * 37.0) as u8 + 3 * index as u8;
        let shown = if falling { tumbled % 6 + 1 } else { dice[index] };
        paint::die(ui.painter(), spot, shown, won);
        let level = report.battle.side(half.side).roll.total();
        let words = if rolled && !falling {
            say!(sight, "theatre-die-sum", level = level, sum = sums[index])
        } else {
            say!(sight, "theatre-die", level = level)
        };
        let font = FontId::new(15.0, family(crate::look::FIGURES));
        let text = pos2(half.x(48.0), y);
        ui.painter().text(text, half.outer_align(), words, font, if won { BONE } else { ASH });
    }
    let centre = room.center();
    match gain {
        Some(gain) => {
            let words = sight.teller().signed(gain.amount.into());
            let inward = if gain.side == Side::Attacker { -1.0 } else { 1.0 };
            paint::strong(ui.painter(), centre + vec2(-13.0, 0.0), Align2::CENTER_CENTER, words, 18.0, VERDIGRIS);
            let spot = Rect::from_center_size(centre + vec2(13.0, 0.0), vec2(22.0, 22.0));
            sight.look.image(gain.stat.key(), 22.0, VERDIGRIS).paint_at(ui, spot);
            let from = centre + vec2(inward * 34.0, 0.0);
            paint::arrow(ui.painter(), from, inward * 22.0, VERDIGRIS);
        }
        None => {
            let spot = Rect::from_center_size(centre, vec2(22.0, 22.0));
            sight.look.image("dice", 22.0, ENGRAVED).paint_at(ui, spot);
        }
    }
    let words = words::event(sight, report, &report.passages[at].event);
    response.widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, &words));
    let teller = sight.teller();
    explain(response, sight, &teller.term("advantage").0, || {
        vec![
            Line::Text(words),
            Line::Text(say!(sight, "theatre-advantage-limit", n = report.battle.numbers.advantage_limit)),
            Line::Text(teller.tip("advantage")),
            Line::Term("advantage"),
        ]
    });
}

/// Draws the heading of a round and the hit points at its start.
fn round(ui: &mut Ui, scene: &Scene<'_, '_>, at: usize, number: u8, order: &[Stat]) {
    let sight = scene.sight;
    telling::round(ui, sight, number.into(), || {
        let order: Vec<String> = order.iter().map(|stat| sight.teller().stat(*stat)).collect();
        vec![Line::Text(say!(sight, "theatre-order", order = sight.teller().series(&order))), Line::Term("challenge")]
    });
    let after = scene.watch.play().report.passages[at].after;
    let levels = after.map(|health| (f32::from(health.hp), f32::from(health.shield)));
    challenge::ladder(ui, scene, levels, after);
}

/// Draws the later challenges of the present round.
fn to_come(ui: &mut Ui, scene: &Scene<'_, '_>) {
    if scene.watch.over() {
        return;
    }
    let shown = scene.watch.shown();
    let fought = shown
        .iter()
        .rev()
        .take_while(|passage| !matches!(passage.event, Event::Round { .. }))
        .filter(|passage| matches!(passage.event, Event::Challenge(_)))
        .count();
    let order = shown
        .iter()
        .rev()
        .find_map(|passage| if let Event::Round { order, .. } = &passage.event { Some(order) } else { None });
    let fallen = shown.last().is_some_and(|passage| passage.after.iter().any(|health| health.hp == 0));
    if let Some(order) = order.filter(|_| !fallen) {
        order.iter().skip(fought).for_each(|stat| challenge::ghost(ui, scene, *stat));
    }
}

/// Draws the end and the facts that followed from it.
fn ending(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let (sight, play) = (scene.sight, scene.watch.play());
    let report = &play.report;
    let imagined = (play.sort == Sort::Imagined).then(|| say!(sight, imagined_end(report.end)));
    let end = (words::ending_icon(report), words::ending(sight, report));
    telling::ending(ui, sight, end, &play.aftermath, imagined);
}

const fn imagined_end(end: End) -> &'static str {
    match end {
        End::AttackerRetreats | End::DefenderRetreats => "theatre-imagined-retreat",
        End::AttackerDestroyed | End::DefenderDestroyed | End::BothDestroyed => "theatre-imagined-end",
    }
}

const fn icon(event: &Event) -> &'static str {
    match event {
        Event::Salve { .. } => "hitpoints",
        Event::Panic { .. } | Event::Doom { .. } | Event::Curse { .. } | Event::Oblivion { .. } => "skull",
        Event::CardsBlocked { .. } | Event::Card { .. } => "card",
        Event::Advantage { .. } => "dice",
        Event::Round { .. } | Event::Challenge(_) => "battle",
    }
}
