//! The player's own praetors: those who can be sent, those who cannot and the reason, and the
//! buttons from a praetor's sheet to the arena.

use bevy_egui::egui::{
    Align2, FontId, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::moves::POINTS;
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::memory::{remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::intent::{Errand, Looking, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, LIFTED, RAISED, SKY, VERDIGRIS, house_colour};
use crate::look::{BOLD, FIGURES, Line, Medal, explain, family, icon_text_button, paint_medallion, section};
use crate::rules::attachments::{Praetor, Treasure};
use crate::rules::bazaar::Goods;
use crate::rules::diplomacy::SingleCombat;
use crate::rules::ids::{PraetorKind, Seat};
use crate::sight::{Sight, Wishes};

/// Returns the key that stores the chosen praetor for an errand in this turn.
pub fn chosen_at(sight: &Sight<'_>, errand: Errand) -> bevy_egui::egui::Id {
    this_turn(sight, "arena-praetor").with(errand)
}

/// Returns the visible praetors of a house, the most experienced first.
pub fn praetors(sight: &Sight<'_>, seat: Seat) -> Vec<Praetor> {
    let attachments = sight.table().attachments();
    let mut all: Vec<Praetor> = attachments
        .of(seat)
        .filter_map(|held| match held.treasure {
            Treasure::Praetor(kind) => attachments.praetor(kind).copied(),
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        })
        .collect();
    all.sort_by_key(|praetor| (std::cmp::Reverse((praetor.level, praetor.hp)), praetor.kind));
    all
}

/// Returns the single combats of the seated player.
pub fn combats<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a SingleCombat> {
    let seat = sight.seat();
    let mine = move |combat: &&SingleCombat| combat.claimant == seat || combat.target == seat;
    sight.table().diplomacy().combats().iter().filter(mine)
}

/// Returns the enemy of the seated player in a single combat.
pub fn enemy_of(sight: &Sight<'_>, combat: &SingleCombat) -> Seat {
    if combat.claimant == sight.seat() { combat.target } else { combat.claimant }
}

/// Draws a list of the player's praetors. Those who cannot be sent show the reason. Returns the
/// praetor that was clicked.
pub fn choice(
    ui: &mut Ui,
    sight: &Sight<'_>,
    chosen: Option<PraetorKind>,
    why: impl Fn(PraetorKind) -> Option<String>,
) -> Option<PraetorKind> {
    let mut clicked = None;
    for praetor in praetors(sight, sight.seat()) {
        let reason = why(praetor.kind);
        let response = row(ui, sight, &praetor, chosen == Some(praetor.kind), reason.as_deref());
        if response {
            clicked = Some(praetor.kind);
        }
    }
    clicked
}

fn row(ui: &mut Ui, sight: &Sight<'_>, praetor: &Praetor, chosen: bool, why: Option<&str>) -> bool {
    let teller = sight.teller();
    let name = teller.treasure_name(Treasure::Praetor(praetor.kind));
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 62.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
    let lit = response.hovered() || response.has_focus();
    let edge = match (response.has_focus(), chosen) {
        (true, _) => Stroke::new(2.0, SKY),
        (false, true) => Stroke::new(2.0, BONE),
        (false, false) => Stroke::new(1.0, ENGRAVED),
    };
    ui.painter().rect(room, 4.0, if chosen || lit { LIFTED } else { RAISED }, edge, StrokeKind::Inside);
    let spot = Rect::from_center_size(pos2(room.left() + 28.0, room.center().y), Vec2::splat(44.0));
    let tint = if why.is_some() { ENGRAVED } else { house_colour(sight.seat()) };
    paint_medallion(ui, sight.look, goods_picture(sight, Goods::Praetor(praetor.kind)), spot, tint, Medal::Diamond);
    let left = room.left() + 58.0;
    let painter = ui.painter().with_clip_rect(room.shrink(3.0).intersect(ui.clip_rect()));
    let words = |y: f32, text: String, points: f32, colour| {
        painter.text(pos2(left, room.top() + y), Align2::LEFT_CENTER, text, FontId::new(points, family(BOLD)), colour)
    };
    let title = say!(sight, "arena-praetor", praetor = name.clone(), n = praetor.level);
    words(13.0, title, 15.0, if why.is_some() { ASH } else { BONE });
    let held = sight.table().attachments().find(Treasure::Praetor(praetor.kind));
    let post = held.map(|held| teller.post_name(held.post)).unwrap_or_default();
    let font = FontId::proportional(13.0);
    painter.text(pos2(left, room.top() + 31.0), Align2::LEFT_CENTER, &post, font, ASH);
    let mut x = left;
    let y = room.top() + 48.0;
    let numbers = [praetor.hp, praetor.attack, praetor.defense, praetor.infernal, praetor.luck];
    for (icon, n) in ["hitpoints", POINTS[0], POINTS[1], POINTS[2], "dice"].into_iter().zip(numbers) {
        let spot = Rect::from_center_size(pos2(x + 7.0, y), Vec2::splat(14.0));
        sight.look.image(icon, 14.0, ASH).paint_at(ui, spot);
        let font = FontId::new(13.0, family(FIGURES));
        x = painter.text(pos2(x + 16.0, y), Align2::LEFT_CENTER, n, font, BONE).right() + 7.0;
    }
    let clicked = response.clicked();
    explain(response, sight, &name, || {
        let mut lines = vec![
            Line::Part(sight.text.say("praetor-wounds"), praetor.hp.to_string()),
            Line::Part(sight.text.say("praetor-attack"), praetor.attack.to_string()),
            Line::Part(sight.text.say("praetor-defense"), praetor.defense.to_string()),
            Line::Part(sight.text.say("praetor-infernal"), praetor.infernal.to_string()),
            Line::Part(sight.text.say("praetor-luck"), praetor.luck.to_string()),
            Line::Text(post),
        ];
        lines.push(why.map_or_else(|| Line::Text(say!(sight, "arena-praetor-tip")), |why| Line::Bad(why.to_owned())));
        lines
    });
    clicked
}

/// Draws the buttons to the arena on the sheet of an own praetor.
pub fn doors(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, praetor: PraetorKind) {
    section(ui, &say!(sight, "arena"));
    ui.add_space(4.0);
    let mut door = |ui: &mut Ui, errand: Errand, icon: &str, words: String, tip: String| {
        let button = ui.add(icon_text_button(sight.look, icon, &words).wrap());
        if button.clicked() {
            remember(ui.ctx(), chosen_at(sight, errand), Some(praetor));
            wishes.push(Looking::Open(Sheet::Arena(errand)).into());
        }
        explain(button, sight, &words, || vec![Line::Text(tip)]);
    };
    for combat in combats(sight) {
        let enemy = enemy_of(sight, combat);
        let house = sight.teller().seat_name(enemy);
        let words = say!(sight, "arena-door-combat", house = house);
        let tip = say!(sight, "arena-door-combat-tip");
        door(ui, Errand::Against(enemy), "single-combat", words, tip);
    }
    let (words, tip) = (say!(sight, "arena-door-title"), say!(sight, "arena-door-title-tip"));
    door(ui, Errand::Title, "champion", words, tip);
    let (icon, id, colour) = if sight.table().arena().proven(praetor) {
        ("check", "arena-proven", VERDIGRIS)
    } else {
        ("lock", "arena-unproven", EMBER)
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.add(sight.look.image(icon, 16.0, colour));
        ui.add(Label::new(RichText::new(sight.text.say(id)).size(14.0).color(ASH)).wrap());
    });
}
