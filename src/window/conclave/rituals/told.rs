//! Texts about rituals for the panels: requirement, target, effect, chances.

use bevy_egui::egui::{Rect, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::rites::{Aim, cantons_of};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::{muster_picture, place_picture, say, symbol};
use crate::look::palette::{ASH, BONE, EMBER, GOLD, VERDIGRIS};
use crate::look::tips::{Hint, cut};
use crate::look::{Line, Picture, explain, figures};
use crate::rules::archfiends::{Discipline, Tally};
use crate::rules::attachments::Post;
use crate::rules::catalog::{Access, Boon};
use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, RitualKind};
use crate::rules::realm::Foe;
use crate::rules::rituals::{Challenge, Estimate, FALLS, Odds, Standing, Target, level_of, remembered, victim};
use crate::sight::Sight;

/// Returns the requirement of a ritual: "Deceit, level 4", or the relics that grant it.
pub fn opened_by(sight: &Sight<'_>, ritual: RitualKind) -> String {
    match sight.catalog().ritual(ritual).access {
        Access::Discipline(discipline, level) => {
            say!(sight, "rite-level", discipline = sight.teller().discipline(discipline), level = level)
        }
        Access::Relic(relic) => {
            let gives = |boons: &[Boon]| boons.contains(&Boon::Ritual(relic));
            let names: Vec<&str> =
                sight.catalog().relics.iter().filter(|def| gives(&def.boons)).map(|def| def.name.as_str()).collect();
            say!(sight, "rite-by-relic", relics = names.join(", "))
        }
    }
}

/// Returns the discipline of a ritual in the book; `None` for rituals of relics, which come last.
pub fn chapter(sight: &Sight<'_>, ritual: RitualKind) -> Option<Discipline> {
    match sight.catalog().ritual(ritual).access {
        Access::Discipline(discipline, _) => Some(discipline),
        Access::Relic(_) => None,
    }
}

/// Returns the effect of a ritual, with its numbers at the player's level or at least the required
/// level.
pub fn does(sight: &Sight<'_>, ritual: RitualKind) -> String {
    let least = sight.catalog().ritual(ritual).access.level();
    let level = level_of(sight.catalog(), sight.table(), sight.seat(), ritual).max(least);
    sight.teller().ritual_text(ritual, level)
}

/// Returns the start and the target of a standing ritual, in words.
pub fn standing(sight: &Sight<'_>, standing: &Standing) -> String {
    if standing.target == Target::Oneself {
        return say!(sight, "rite-since", turn = standing.since);
    }
    let target = named(sight, sight.table(), &standing.target);
    say!(sight, "rite-since-on", turn = standing.since, target = target)
}

/// Returns the name of a target.
pub fn named(sight: &Sight<'_>, table: &Game, target: &Target) -> String {
    let teller = sight.teller();
    let legion = |id: &LegionId| match table.forces().legion(*id) {
        Some(legion) => teller.legion_of(&legion.muster, legion.owner),
        None => teller.unit_name(&Foe::Legion(*id)),
    };
    match target {
        Target::Oneself => say!(sight, "rite-oneself"),
        Target::House(seat) => teller.seat_name(*seat),
        Target::Legion(id) => legion(id),
        Target::Place(id) => teller.unit_name(&Foe::Place(*id)),
        Target::Legions(ids) => ids.iter().map(legion).collect::<Vec<_>>().join(", "),
        Target::Value(id, stat) => say!(sight, "rite-value-of", stat = teller.stat(*stat), legion = legion(id)),
        Target::Treasure(treasure) => teller.treasure_name(*treasure),
        Target::March { legion: id, path } => match path.last() {
            Some(&to) => say!(sight, "rite-march-to", legion = legion(id), canton = teller.coordinates(to)),
            None => legion(id),
        },
        Target::Step { legion: id, to } => {
            let here = table.forces().legion(*id).is_some_and(|known| known.canton == *to);
            if here {
                legion(id)
            } else {
                say!(sight, "rite-march-to", legion = legion(id), canton = teller.coordinates(*to))
            }
        }
        Target::Copies { of, at } => say!(sight, "rite-copies-of", n = at.len(), legion = legion(of)),
        Target::Canton { canton, to } => {
            let (canton, house) = (teller.canton_name(*canton), teller.seat_name(*to));
            say!(sight, "rite-canton-to", canton = canton, house = house)
        }
        Target::Objective(kind) => teller.objective_name(*kind).to_owned(),
    }
}

/// Returns the name of a target for where the symbol of its owner stands beside it: that of a legion
/// does not tell the owner again.
pub fn named_beside_owner(sight: &Sight<'_>, table: &Game, target: &Target) -> String {
    let legions: &[LegionId] = if let Target::Legions(legions) = target {
        legions
    } else if let Target::Legion(id) = target {
        std::slice::from_ref(id)
    } else if let Target::March { legion, path } = target
        && path.is_empty()
    {
        std::slice::from_ref(legion)
    } else {
        &[]
    };
    let known = legions.iter().filter_map(|id| table.forces().legion(*id));
    let names: Vec<String> = known.map(|legion| sight.teller().legion_name(legion)).collect();
    if names.is_empty() { named(sight, table, target) } else { names.join(", ") }
}

/// Returns the owner and the position of a target: "of Baalphegor, at 7·4, level 3".
pub fn about(sight: &Sight<'_>, table: &Game, target: &Target) -> String {
    let teller = sight.teller();
    let mut parts: Vec<String> = Vec::new();
    let unit = |legion: &Legion| vec![say!(sight, "panel-level", n = legion.level), teller.coordinates(legion.canton)];
    match target {
        Target::Legion(id)
        | Target::Value(id, _)
        | Target::March { legion: id, .. }
        | Target::Step { legion: id, .. }
        | Target::Copies { of: id, .. } => parts.extend(table.forces().legion(*id).map(unit).into_iter().flatten()),
        Target::Place(id) => parts.extend(
            table
                .forces()
                .place(*id)
                .into_iter()
                .flat_map(|place| [say!(sight, "panel-level", n = place.level), teller.coordinates(place.canton)]),
        ),
        Target::Legions(ids) => {
            if let [id] = ids.as_slice() {
                parts.extend(table.forces().legion(*id).map(unit).into_iter().flatten());
            }
        }
        Target::Treasure(treasure) => {
            if let Some(held) = table.attachments().find(*treasure) {
                parts.push(match held.post {
                    Post::Unit(foe) => teller.unit_name(&foe),
                    Post::Vault | Post::Chamber => teller.post_name(held.post),
                });
            } else {
                let remembered = remembered(table, sight.seat()).into_iter();
                let seen =
                    remembered.filter(|(known, ..)| known == treasure).map(|(_, _, post)| teller.post_name(post));
                parts.extend(seen);
            }
        }
        Target::Canton { .. } | Target::Oneself | Target::House(_) | Target::Objective(_) => {}
    }
    parts.join(" · ")
}

/// Returns the picture of a target.
pub fn target_picture(sight: &Sight<'_>, table: &Game, target: &Target) -> Picture<'static> {
    let legion = |id: &LegionId| {
        table.forces().legion(*id).map_or_else(|| "legion-guard".into(), |legion| muster_picture(sight, &legion.muster))
    };
    match target {
        Target::Oneself => symbol(sight, sight.seat()).into(),
        Target::House(seat) => symbol(sight, *seat).into(),
        Target::Legion(id)
        | Target::Value(id, _)
        | Target::March { legion: id, .. }
        | Target::Step { legion: id, .. }
        | Target::Copies { of: id, .. } => legion(id),
        Target::Place(id) => {
            table.forces().place(*id).map_or_else(|| "place".into(), |place| place_picture(sight, &place.landmark))
        }
        Target::Legions(ids) => ids.first().map_or_else(|| "forces".into(), legion),
        Target::Treasure(treasure) => goods_picture(sight, (*treasure).into()),
        Target::Canton { .. } => "canton".into(),
        Target::Objective(_) => "objective".into(),
    }
}

/// Returns the canton at which the board shows a target.
pub fn looked_at(table: &Game, target: &Target) -> Option<crate::rules::ids::CantonId> {
    cantons_of(table, target).first().copied()
}

/// Returns the instruction to select a target, in a sentence.
pub fn asks(sight: &Sight<'_>, aim: Aim) -> String {
    sight.text.say(&format!("rite-aim-{}", aim.key()))
}

/// Returns a chance in percent, rounded to the nearest integer, halves up.
pub fn percent(challenge: &Challenge) -> u32 {
    (u32::from(challenge.chance()) * 100 + u32::from(FALLS) / 2) / u32::from(FALLS)
}

/// Returns the estimate with the lowest chance of success, among several houses that resist
/// separately.
pub fn success(odds: &Odds) -> Option<&Estimate> {
    odds.success.iter().map(|(_, estimate)| estimate).min_by_key(|estimate| estimate.challenge.chance())
}

/// Returns the colour of a chance. It is always shown with the number.
pub const fn chance_colour(percent: u32) -> bevy_egui::egui::Color32 {
    match percent {
        0..=24 => EMBER,
        25..=49 => BONE,
        50..=74 => GOLD,
        _ => VERDIGRIS,
    }
}

/// Draws a chance with its icon. The tooltip explains both sides of the roll.
pub fn chance(ui: &mut Ui, sight: &Sight<'_>, icon: &str, title: &str, tip: &str, estimate: &Estimate) {
    const ICON: f32 = 16.0;
    let n = percent(&estimate.challenge);
    let words = say!(sight, "panel-percent", n = n) + if estimate.unknown { "?" } else { "" };
    let (font, colour) = (figures().resolve(ui.style()), chance_colour(n));
    let galley = ui.painter().layout_no_wrap(words.clone(), font, colour);
    // This is one widget, so that it is not split over two rows.
    let size = vec2(ICON + 3.0 + galley.size().x, galley.size().y.max(ICON + 4.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{title}: {words}")));
    let mark = Rect::from_min_size(pos2(rect.left(), rect.center().y - ICON / 2.0), Vec2::splat(ICON));
    sight.look.image(icon, ICON, ASH).paint_at(ui, mark);
    let at = pos2(mark.right() + 3.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
    explain(response, sight, title, || reckoned(sight, tip, estimate));
}

/// Explains a chance: the numbers that each side adds to two dice.
pub fn reckoned(sight: &Sight<'_>, tip: &str, estimate: &Estimate) -> Vec<Line> {
    let side = |lines: &mut Vec<Line>, id: &str, tally: &Tally| {
        lines.push(Line::Text(sight.text.say(id)));
        if tally.0.is_empty() {
            lines.push(Line::Text(say!(sight, "rite-odds-nothing")));
        }
        lines.extend(Line::tally(sight, tally));
    };
    let mut lines = vec![Line::Text(tip.to_owned())];
    side(&mut lines, "rite-odds-own", &estimate.challenge.attack);
    side(&mut lines, "rite-odds-theirs", &estimate.challenge.defend);
    if estimate.unknown {
        lines.push(Line::Text(say!(sight, "rite-odds-unknown")));
    }
    lines
}

/// Draws the chances of a ritual against a target in a row: to succeed, and to remain undetected.
pub fn chances(ui: &mut Ui, sight: &Sight<'_>, odds: &Odds) {
    if let Some(estimate) = success(odds) {
        chance(ui, sight, "dice", &say!(sight, "rite-success"), &say!(sight, "rite-success-tip"), estimate);
    }
    if let Some(estimate) = &odds.unseen {
        chance(ui, sight, "eye-closed", &say!(sight, "rite-unseen"), &say!(sight, "rite-unseen-tip"), estimate);
    }
}

/// Draws the contents at the right edge of a row, in this width, from left to right.
pub fn at_the_right(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let high = ui.available_height().min(32.0);
    let across = bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(width, high), across, |ui| {
        ui.set_min_width(width);
        add(ui);
    });
}

/// Draws the symbol of a target's owner.
pub fn owner(ui: &mut Ui, sight: &Sight<'_>, table: &Game, target: &Target) {
    if let Some(seat) = victim(table, sight.seat(), target) {
        let colour = crate::look::house_colour(seat);
        let response = ui.add(sight.look.image(symbol(sight, seat), 18.0, colour));
        response.hint(sight.teller().seat_name(seat));
    }
}

/// Draws text in a weaker colour, cut off at the available width.
pub fn weak(ui: &mut Ui, words: &str) {
    cut(ui, RichText::new(words).color(ASH).small());
}
