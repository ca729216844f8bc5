//! The course of the fight, from top to bottom: what came before the fighting, round by round, how it ended.

use bevy_egui::egui::{
    Align2, Color32, FontId, Frame, Margin, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::paint::{self, Half};
use super::play::Sort;
use super::{Scene, challenge, words};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, PARCHMENT, SEPIA, SKY, VERDIGRIS};
use crate::look::{DISPLAY, Line, bold, explain, family};
use crate::ministerium::words::say;
use crate::rules::combat::{End, Event, Side};
use crate::rules::forces::Stat;

/// The course so far.
pub(super) fn course(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let watch = scene.watch;
    let report = &watch.play().report;
    ui.spacing_mut().item_spacing.y = 2.0;
    if watch.play().sort == Sort::Imagined {
        imagined(ui, scene);
    }
    let area = ScrollArea::vertical().id_salt("theatre-course").auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
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
                other => {
                    let words = words::event(scene.sight, report, other);
                    challenge::note(ui, scene, icon(other), &words, present);
                    if report.before(at).map(|health| health.hp) != passage.after.map(|health| health.hp) {
                        rungs(ui, scene, at, present);
                    }
                }
            }
            if present {
                follow(ui, scene, top);
            }
        }
        to_come(ui, scene);
        if watch.at() == 0 {
            overture(ui, scene);
        }
        if watch.over() {
            let top = ui.cursor().top();
            ending(ui, scene);
            follow(ui, scene, top);
        }
    });
}

/// Keeps what has just happened in sight.
fn follow(ui: &Ui, scene: &Scene<'_, '_>, top: f32) {
    /// What has just been unfolded finds its height only after some frames.
    const FRAMES: u8 = 4;
    type Followed = (usize, usize, u8);
    let id = bevy_egui::egui::Id::new("theatre-followed");
    let (at, play) = (scene.watch.at(), std::sync::Arc::as_ptr(scene.watch.play()) as usize);
    let known: Option<Followed> = ui.data(|data| data.get_temp(id));
    let left = known.filter(|known| (known.0, known.1) == (at, play)).map_or(FRAMES, |known| known.2);
    if left > 0 {
        ui.data_mut(|data| data.insert_temp::<Followed>(id, (at, play, left - 1)));
        let across = ui.min_rect().x_range();
        let seen = Rect::from_x_y_ranges(across, top..=ui.cursor().top() + 24.0);
        ui.scroll_to_rect(seen, None);
    }
}

/// The hit points after a passage; those of the present one are on their way down.
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

/// A fight that was not fought says so.
fn imagined(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let inner = room.shrink(2.0);
    paint::dashed(ui.painter(), inner);
    let font = FontId::new(15.0, family(DISPLAY));
    let words = say!(scene.sight, "theatre-imagined");
    let text = ui.painter().text(inner.center(), Align2::CENTER_CENTER, words, font, SKY);
    let eye = Rect::from_center_size(pos2(text.left() - 18.0, inner.center().y), vec2(20.0, 20.0));
    scene.sight.look.image("eye", 20.0, SKY).paint_at(ui, eye);
    let title = say!(scene.sight, "theatre-imagined");
    explain(response, scene.sight, &title, || vec![Line::Text(say!(scene.sight, "theatre-imagined-tip"))]);
}

/// Before anything has happened: swords crossed, and how to go on.
fn overture(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let height = ui.available_height().clamp(90.0, 260.0);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let side = (height * 0.42).min(96.0);
    let centre = room.center() - vec2(0.0, 14.0);
    ui.painter().circle(centre, side * 0.72, INK, Stroke::new(1.5, ENGRAVED));
    ui.painter().circle_stroke(centre, side * 0.66, Stroke::new(0.75, ENGRAVED));
    scene.sight.look.image("battle", side, EMBER).paint_at(ui, Rect::from_center_size(centre, vec2(side, side)));
    let words = say!(scene.sight, "theatre-how");
    let at = pos2(room.center().x, centre.y + side * 0.72 + 18.0);
    ui.painter().text(at, Align2::CENTER_CENTER, words, FontId::proportional(14.0), ASH);
}

/// Both dice with the levels, and what the higher sum gave.
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
    // While it falls, a die shows whatever it likes, and nobody has won anything yet.
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

/// The heading of a round.
fn round(ui: &mut Ui, scene: &Scene<'_, '_>, at: usize, number: u8, order: &[Stat]) {
    ui.add_space(3.0);
    let sight = scene.sight;
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let words = say!(sight, "theatre-round", n = number);
    let font = FontId::new(16.0, family(DISPLAY));
    let text = ui.painter().text(room.center(), Align2::CENTER_CENTER, words.clone(), font, BONE);
    for (from, to) in [(room.left() + 4.0, text.left() - 12.0), (text.right() + 12.0, room.right() - 4.0)] {
        ui.painter().hline(from..=to, room.center().y - 1.5, Stroke::new(1.25, ENGRAVED));
        ui.painter().hline(from..=to, room.center().y + 1.5, Stroke::new(0.75, ENGRAVED));
    }
    explain(response, sight, &words, || {
        let order: Vec<String> = order.iter().map(|stat| sight.teller().stat(*stat)).collect();
        vec![Line::Text(say!(sight, "theatre-order", order = sight.teller().series(&order))), Line::Term("challenge")]
    });
    let after = scene.watch.play().report.passages[at].after;
    let levels = after.map(|health| (f32::from(health.hp), f32::from(health.shield)));
    challenge::ladder(ui, scene, levels, after);
}

/// The challenges of the present round that are still to come.
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

/// How it ended, and what followed.
fn ending(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let sight = scene.sight;
    let play = scene.watch.play();
    let report = &play.report;
    ui.add_space(4.0);
    let frame = Frame::new()
        .fill(PARCHMENT)
        .stroke(Stroke::new(1.5, SEPIA))
        .inner_margin(Margin::symmetric(14, 8))
        .corner_radius(2);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 20.0;
        ui.horizontal(|ui| {
            ui.add(sight.look.image(words::ending_icon(report), 26.0, INK));
            let words = words::ending(sight, report);
            ui.add(bevy_egui::egui::Label::new(bold(words).color(INK).size(16.0)).wrap());
        });
        let teller = sight.teller().reading_to(sight.seat());
        let mut lines: Vec<(&str, String)> = Vec::new();
        for fact in &play.aftermath {
            lines.extend(teller.fact(fact).map(|line| (line.icon, line.headline)));
        }
        if play.sort == Sort::Imagined && lines.is_empty() {
            lines.push(("eye", say!(sight, imagined_end(report.end))));
        }
        for (icon, words) in lines {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.add_space(4.0);
                ui.add(sight.look.image(icon, 16.0, SEPIA));
                ui.add(bevy_egui::egui::Label::new(RichText::new(words).color(INK).size(14.0)).wrap());
            });
        }
    });
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
