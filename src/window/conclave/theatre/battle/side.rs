//! One side of a battle: its name, hit points, values, abilities, supporters and cards.

use bevy_egui::egui::{Align, Color32, Layout, RichText, ScrollArea, Sense, TextStyle, Ui, vec2};

use super::{Scene, cards, words};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::{ability_icon, muster_picture, say, symbol};
use crate::conclave::theatre::blow::{Blow, struck};
use crate::conclave::theatre::paint;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, SKY};
use crate::look::tips::{Hint, cut};
use crate::look::{Line, Medal, bold, chip, explain, figure, house_colour, medallion, title};
use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::{Skill, Source};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::AbilitySort;
use crate::rules::combat::{DamagePart, Event, Fighter, Side};
use crate::rules::forces::Stat;
use crate::rules::ids::LegionId;

/// Draws a side with all its values and equipment.
pub(super) fn wing(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
    let fighter = scene.watch.play().report.battle.side(side);
    nameplate(ui, scene, side);
    health(ui, scene, side);
    values(ui, scene, side);
    let id = match side {
        Side::Attacker => "theatre-attacker",
        Side::Defender => "theatre-defender",
    };
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        cards::hand(ui, scene, side);
        skills(ui, scene, side, fighter);
        support(ui, scene, fighter);
    });
}

/// Draws the name of a side and of its house, on one or two lines.
pub(super) fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
    let sight = scene.sight;
    let teller = sight.teller();
    let fighter = scene.watch.play().report.battle.side(side);
    let colour = fighter.owner.map_or(ASH, house_colour);
    let medal = if fighter.is_place() { Medal::Hexagon } else { Medal::Shield };
    let way = match side {
        Side::Attacker => Layout::left_to_right(Align::Center),
        Side::Defender => Layout::right_to_left(Align::Center),
    };
    let response = ui
        .allocate_ui_with_layout(vec2(ui.available_width(), 58.0), way, |ui| {
            let picture = words::unit_picture(sight, fighter);
            struck(ui, side, blow(scene, side), |ui| medallion(ui, sight.look, picture, 54.0, colour, medal));
            let align = if side == Side::Attacker { Align::Min } else { Align::Max };
            ui.with_layout(Layout::top_down(align), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add(
                    bevy_egui::egui::Label::new(
                        RichText::new(words::unit(sight, fighter)).text_style(title()).size(17.0),
                    )
                    .wrap(),
                );
                let owner = teller.owner_name(fighter.owner);
                let line = match side {
                    Side::Attacker => say!(sight, "theatre-attacker-of", house = owner),
                    Side::Defender => say!(sight, "theatre-defender-of", house = owner),
                };
                ui.allocate_ui_with_layout(vec2(ui.available_width(), 20.0), way, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    if let Some(seat) = fighter.owner {
                        medallion(ui, sight.look, symbol(sight, seat), 20.0, colour, Medal::Circle);
                    }
                    ui.label(RichText::new(line).color(ASH).small());
                });
            });
        })
        .response;
    explain(response, sight, &words::unit(sight, fighter), || {
        let told = |skill: &Skill| {
            let (name, from) = (teller.ability_name(&skill.ability), words::source(sight, skill.source));
            Line::Text(say!(sight, "theatre-ability-of", ability = name, source = from))
        };
        fighter.skills.iter().map(told).collect()
    });
}

/// Returns the blow that a side takes in the present step.
fn blow(scene: &Scene<'_, '_>, side: Side) -> Blow {
    let fighter = scene.watch.play().report.battle.side(side);
    let [before, after] = scene.watch.health(side);
    let most = f32::from(fighter.max_hp.max(fighter.hp).max(1));
    Blow {
        lost: f32::from(before.hp - after.hp).max(0.0) / most,
        shielded: after.shield < before.shield,
        fallen: after.hp <= 0,
        progress: scene.watch.progress(),
    }
}

/// Draws the hit points as a bar that falls, with the shield as a separate bar. Below are the level
/// and its bonus to rolls.
fn health(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
    let sight = scene.sight;
    let fighter = scene.watch.play().report.battle.side(side);
    let [before, after] = scene.watch.health(side);
    let (hp, shield) = scene.watch.level(side);
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    let half = paint::Half { rect: room, side };
    let strip = half.span(26.0, room.width() - 76.0, room.center().y - 2.0, 13.0);
    let painter = ui.painter();
    let most = f32::from(fighter.max_hp.max(fighter.hp));
    paint::bar(painter, strip, half.inward(), (hp, shield), (f32::from(before.hp), most));
    let icon = half.span(0.0, 22.0, room.center().y, 22.0);
    sight.look.image("hitpoints", 20.0, BONE).paint_at(ui, icon.shrink(1.0));
    let hp_words = say!(sight, "theatre-hp", n = hp.round() as i16, most = fighter.max_hp.max(fighter.hp));
    let at = half.span(room.width() - 74.0, room.width(), room.center().y, 20.0).center();
    paint::number(ui.painter(), at, hp_words, 16.0, if after.hp < before.hp { EMBER } else { BONE });
    let name = words::unit(sight, fighter);
    let lines = || {
        let mut lines = vec![Line::Text(say!(sight, "theatre-hp-tip", n = after.hp, most = fighter.max_hp))];
        if !fighter.shield.0.is_empty() || after.shield > 0 {
            lines.extend(Line::tally(sight, &fighter.shield));
            lines.push(Line::Text(say!(sight, "theatre-shield-tip", n = after.shield)));
        }
        lines.push(Line::Term("hit-points"));
        lines
    };
    explain(response, sight, &name, lines);
    let way = if side == Side::Attacker {
        Layout::left_to_right(Align::Center)
    } else {
        Layout::right_to_left(Align::Center)
    };
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 22.0), way, |ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().interact_size.y = 20.0;
        let level = say!(sight, "theatre-level", n = fighter.level);
        let mut lines = Line::tally(sight, &fighter.roll);
        lines.push(Line::Text(say!(sight, "theatre-level-tip")));
        lines.push(Line::Term("level"));
        let label = ui.label(RichText::new(&level).color(ASH).small());
        explain(label, sight, &level, || lines);
        if after.shield > 0 || shield > 0.0 {
            ui.add(sight.look.image("shield", 16.0, SKY));
            let n = shield.round() as i16;
            ui.label(RichText::new(say!(sight, "theatre-shield", n = n)).color(SKY).small());
        }
    });
}

/// Draws the three values at the present step, each with its parts.
fn values(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
    let sight = scene.sight;
    let fighter = scene.watch.play().report.battle.side(side);
    let present = scene.watch.present().and_then(|passage| {
        if let Event::Challenge(challenge) = &passage.event {
            Some(challenge.stat)
        } else if let Event::Advantage { gain: Some(gain), .. } = &passage.event {
            (gain.side == side).then_some(gain.stat)
        } else {
            None
        }
    });
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let width = room.width() / 3.0;
    for (at, stat) in Stat::ALL.into_iter().enumerate() {
        let cell =
            bevy_egui::egui::Rect::from_min_size(room.min + vec2(width * at as f32, 0.0), vec2(width, room.height()))
                .shrink2(vec2(2.0, 1.0));
        let tally = so_far(scene, fighter, stat);
        let base = fighter.values[stat as usize].0.first().map_or(0, |(_, base)| *base);
        let total = tally.total().max(0);
        let response = ui.interact(cell, ui.id().with(("value", side as u8, at)), Sense::hover());
        let lit = present == Some(stat);
        let edge = if lit { EMBER } else { ENGRAVED };
        ui.painter().rect(
            cell,
            3.0,
            Color32::from_rgb(0x19, 0x13, 0x12),
            bevy_egui::egui::Stroke::new(if lit { 1.75 } else { 1.0 }, edge),
            bevy_egui::egui::StrokeKind::Inside,
        );
        let icon = bevy_egui::egui::Rect::from_center_size(cell.left_center() + vec2(17.0, 0.0), vec2(20.0, 20.0));
        sight.look.image(stat.key(), 20.0, if lit { EMBER } else { BONE }).paint_at(ui, icon);
        let figure_at = cell.center() + vec2(if base == total { 8.0 } else { 18.0 }, 0.0);
        let text = total.to_string();
        if base != total {
            let old = cell.center() + vec2(-10.0, 0.0);
            paint::number(ui.painter(), old, base, 13.0, ASH);
            paint::arrow(ui.painter(), old + vec2(8.0, 0.0), 9.0, ASH);
        }
        paint::number(ui.painter(), figure_at, text, 18.0, BONE);
        let mut lines = Line::tally(sight, &tally);
        lines.extend([Line::Term("challenge"), Line::Term("support")]);
        explain(response, sight, &sight.teller().stat(stat), || lines);
    }
}

/// Returns a value with only those parts that were shown so far.
pub(super) fn so_far(scene: &Scene<'_, '_>, fighter: &Fighter, stat: Stat) -> Tally {
    let shown = scene.watch.shown();
    let any = |wanted: fn(&Event) -> bool| shown.iter().any(|passage| wanted(&passage.event));
    let begun = any(|event| matches!(event, Event::Round { .. })) || scene.watch.over();
    let panic = begun || any(|event| matches!(event, Event::Panic { .. }));
    let advantage = begun || any(|event| matches!(event, Event::Advantage { .. }));
    let cards = begun || any(|event| matches!(event, Event::Card { .. }));
    let hidden = |part: &Part| {
        (matches!(part, Part::Panic) && !panic)
            || (matches!(part, Part::Advantage) && !advantage)
            || (matches!(part, Part::CombatCard | Part::EnemyCard) && !cards)
            || (matches!(part, Part::Limit) && !begun)
    };
    let parts = fighter.values[stat as usize].0.iter().filter(|(part, _)| !hidden(part));
    Tally(parts.copied().collect())
}

/// Draws the abilities of a side, grouped by source. Abilities that work in the present step are
/// highlighted.
fn skills(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side, fighter: &Fighter) {
    let sight = scene.sight;
    let mut sources: Vec<Source> = fighter.skills.iter().map(|skill| skill.source).collect();
    sources.dedup();
    let silenced = scene.watch.silenced(side);
    for from in sources {
        let picture = match from {
            Source::Born => words::unit_picture(sight, fighter),
            Source::Promotion => "level".into(),
            Source::Training => "manuscript".into(),
            Source::Praetor(kind) => goods_picture(sight, Goods::Praetor(kind)),
            Source::Artifact(kind) => goods_picture(sight, Goods::Artifact(kind)),
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.spacing_mut().interact_size.y = 20.0;
            ui.add(sight.look.image(picture, 20.0, ASH));
            cut(ui, bold(words::source(sight, from)).size(14.0));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for skill in fighter.skills.iter().filter(|skill| skill.source == from) {
                ability(ui, scene, side, skill, silenced);
            }
        });
    }
}

fn ability(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side, skill: &Skill, silenced: bool) {
    let sight = scene.sight;
    let teller = sight.teller();
    let blocked = silenced && skill.ability.sort() == AbilitySort::Action;
    let colour = match (works(scene, side, skill), blocked) {
        (true, _) => EMBER,
        (false, true) => ENGRAVED,
        (false, false) => BONE,
    };
    let name = teller.ability_name(&skill.ability);
    let icon = if blocked { "cross" } else { ability_icon(&skill.ability) };
    let response = chip(ui, sight.look, icon, &name, colour);
    explain(response, sight, &name, || {
        let mut lines = vec![
            Line::Text(teller.ability(&skill.ability)),
            Line::Text(say!(sight, "theatre-from", source = words::source(sight, skill.source))),
        ];
        if blocked {
            lines.push(Line::Bad(say!(sight, "theatre-silenced")));
        }
        lines
    });
}

/// True if the ability works in the present step.
fn works(scene: &Scene<'_, '_>, side: Side, skill: &Skill) -> bool {
    use crate::rules::catalog::Ability;
    let Some(passage) = scene.watch.present() else { return false };
    match &passage.event {
        Event::Challenge(challenge) => {
            let fired = challenge.fired.iter().any(|fired| fired.side == side && fired.ability == skill.ability);
            let part = DamagePart::Ability(skill.ability, skill.source);
            fired || challenge.parts.iter().any(|(one, _)| *one == part)
        }
        Event::Salve { side: healed, .. } => *healed == side && skill.ability == Ability::DemonicSalve,
        Event::Panic { victim, .. } => *victim != side && skill.ability == Ability::Panic,
        Event::Doom { victim, .. } => *victim != side && skill.ability == Ability::SoundOfDoom,
        Event::Curse { victim, .. } => *victim != side && skill.ability == Ability::LeperKingsCurse,
        Event::Oblivion { victim, .. } => *victim != side && skill.ability == Ability::Oblivion,
        Event::CardsBlocked { side: blocked, .. } => *blocked != side && skill.ability == Ability::BlockCombatCards,
        Event::Advantage { .. } | Event::Card { .. } | Event::Round { .. } => false,
    }
}

/// Draws the supporters of a side and the bonus of each.
fn support(ui: &mut Ui, scene: &Scene<'_, '_>, fighter: &Fighter) {
    let given = supporters(fighter);
    if given.is_empty() {
        return;
    }
    let sight = scene.sight;
    let teller = sight.teller();
    let heading = say!(sight, "theatre-support");
    let label = ui.label(bold(&heading).size(14.0));
    explain(label, sight, &heading, || vec![Line::Text(teller.term("support").1), Line::Term("support")]);
    for (id, values) in given {
        let legion = sight.table().forces().legion(id);
        let colour = legion.map_or(ASH, |legion| house_colour(legion.owner));
        let name = legion.map_or_else(|| teller.part(&Part::Support(id)), |legion| teller.legion_name(legion));
        let icon = legion.map_or_else(|| "forces".into(), |legion| muster_picture(sight, &legion.muster));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.spacing_mut().interact_size.y = 22.0;
            medallion(ui, sight.look, icon, 26.0, colour, Medal::Shield);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                cut(ui, RichText::new(name).text_style(TextStyle::Small));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    ui.spacing_mut().interact_size.y = 16.0;
                    for (stat, more) in Stat::ALL.into_iter().zip(values) {
                        let tint = if more > 0 { BONE } else { ENGRAVED };
                        ui.add(sight.look.image(stat.key(), 14.0, tint)).hint(teller.stat(stat));
                        ui.label(figure(teller.signed(more)).size(13.0).color(tint));
                        ui.add_space(4.0);
                    }
                });
            });
        });
    }
}

/// Returns the supporters of a side with the bonus of each to the three values.
pub(super) fn supporters(fighter: &Fighter) -> Vec<(LegionId, [i32; 3])> {
    let mut given: Vec<(LegionId, [i32; 3])> = Vec::new();
    for (at, tally) in fighter.values.iter().enumerate() {
        for (part, more) in &tally.0 {
            let Part::Support(id) = part else { continue };
            match given.iter_mut().find(|(known, _)| known == id) {
                Some((_, values)) => values[at] += more,
                None => {
                    let mut values = [0; 3];
                    values[at] = *more;
                    given.push((*id, values));
                }
            }
        }
    }
    given
}
