//! The Champions of Pandemonium, as a ladder (manual 4.18): the fallen ones, the reigning one, and
//! the reward for beating each.

use bevy_egui::egui::{
    Align2, FontId, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::odds::Opponent;
use crate::conclave::bazaar::goods::{goods_flavour, goods_picture};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, INK, LIFTED, RAISED, house_colour};
use crate::look::{BOLD, FIGURES, Line, Medal, explain, family, paint_medallion, section};
use crate::rules::arena::{Duelist, Reigning, champion_prize, champions, reigning, winnings};
use crate::rules::attachments::{Praetor, Treasure};
use crate::rules::bazaar::Goods;
use crate::rules::ids::PraetorKind;
use crate::sight::Sight;

/// Returns the reigning champion as an opponent.
pub fn reigning_opponent(sight: &Sight<'_>) -> Opponent {
    match reigning(sight.catalog(), sight.table()) {
        Some(Reigning::Conclave(kind)) => {
            let known = vec![Duelist::from(&Praetor::fresh(sight.catalog(), kind))];
            Opponent { known, certain: true, seat: None, aimless: true }
        }
        Some(Reigning::House(seat, kind)) => {
            let known = sight.table().attachments().praetor(kind).map(Duelist::from).into_iter().collect();
            Opponent { known, certain: true, seat: Some(seat), aimless: false }
        }
        None => Opponent { known: Vec::new(), certain: true, seat: None, aimless: true },
    }
}

/// Draws the ladder, and the rewards of the title.
pub fn ladder(ui: &mut Ui, sight: &Sight<'_>) {
    let all = champions(sight.catalog());
    let now = reigning(sight.catalog(), sight.table());
    let beaten = usize::from(sight.table().arena().beaten());
    section(ui, &say!(sight, "arena-champions"));
    ui.add_space(4.0);
    let words = say!(sight, "arena-fallen", n = beaten, all = all.len());
    ui.add(Label::new(RichText::new(words).color(ASH).size(14.0)).wrap());
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(Reigning::House(seat, kind)) = now {
        let prize = mine(sight, champion_prize(sight.catalog(), sight.table()));
        rung(ui, sight, kind, Some(house_colour(seat)), State::Reigning, prize);
    }
    let prizes = sight.catalog().constants.arena.champion_prestige;
    for (at, &kind) in all.iter().enumerate().rev() {
        let state = if now == Some(Reigning::Conclave(kind)) {
            State::Reigning
        } else if at < beaten {
            State::Fallen
        } else {
            State::Waiting
        };
        rung(ui, sight, kind, None, state, mine(sight, prizes[at.min(prizes.len() - 1)]));
    }
    let numbers = &sight.catalog().constants.arena;
    for words in [
        say!(sight, "arena-title-worth", n = numbers.title_prestige),
        say!(sight, "arena-title-defended", n = mine(sight, numbers.defense_prestige)),
        say!(sight, "arena-stakes-praetor"),
    ] {
        ui.add(Label::new(RichText::new(words).color(ASH).size(13.0)).wrap());
    }
}

/// Returns the amount of a prize for the seated player, with perks included.
fn mine(sight: &Sight<'_>, prize: i32) -> i32 {
    winnings(sight.catalog(), sight.table(), sight.seat(), prize)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Fallen,
    Reigning,
    Waiting,
}

fn rung(
    ui: &mut Ui,
    sight: &Sight<'_>,
    kind: PraetorKind,
    ring: Option<bevy_egui::egui::Color32>,
    state: State,
    prize: i32,
) {
    let name = sight.teller().treasure_name(Treasure::Praetor(kind));
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    let (fill, edge, colour, id) = match state {
        State::Fallen => (INK, Stroke::new(1.0, ENGRAVED), ENGRAVED, "arena-rung-fallen"),
        State::Reigning => (LIFTED, Stroke::new(2.0, EMBER), BONE, "arena-rung-reigning"),
        State::Waiting => (RAISED, Stroke::new(1.0, ENGRAVED), ASH, "arena-rung-waiting"),
    };
    ui.painter().rect(room, 4.0, fill, edge, StrokeKind::Inside);
    let spot = Rect::from_center_size(pos2(room.left() + 24.0, room.center().y), Vec2::splat(36.0));
    let icon = if state == State::Fallen { "cross".into() } else { goods_picture(sight, Goods::Praetor(kind)) };
    paint_medallion(ui, sight.look, icon, spot, ring.unwrap_or(colour), Medal::Diamond);
    let painter = ui.painter();
    let bold = FontId::new(15.0, family(BOLD));
    let text = if state == State::Fallen { ASH } else { BONE };
    let drawn = painter.text(pos2(room.left() + 50.0, room.top() + 13.0), Align2::LEFT_CENTER, &name, bold, text);
    if state == State::Fallen {
        painter.hline(drawn.x_range(), drawn.center().y, Stroke::new(1.25, ASH));
    }
    let small = FontId::proportional(13.0);
    let said = sight.text.say(id);
    painter.text(pos2(room.left() + 50.0, room.top() + 30.0), Align2::LEFT_CENTER, &said, small, ASH);
    if state != State::Fallen {
        let figure = FontId::new(16.0, family(FIGURES));
        let at = pos2(room.right() - 12.0, room.center().y);
        let drawn = painter.text(at, Align2::RIGHT_CENTER, sight.teller().signed(prize), figure, GOLD);
        let spot = Rect::from_center_size(pos2(drawn.left() - 12.0, room.center().y), Vec2::splat(17.0));
        sight.look.image("prestige", 17.0, GOLD).paint_at(ui, spot);
    }
    let known = match ring {
        Some(_) => sight.table().attachments().praetor(kind).copied(),
        None => Some(Praetor::fresh(sight.catalog(), kind)),
    };
    explain(response, sight, &name, || {
        let mut lines = vec![Line::Text(said)];
        if let Some(praetor) = known {
            let number = |id: &str, n: u8| Line::Part(sight.text.say(id), n.to_string());
            lines.extend([
                Line::Part(sight.teller().term("level").0, praetor.level.to_string()),
                number("praetor-wounds", praetor.hp),
                number("praetor-attack", praetor.attack),
                number("praetor-defense", praetor.defense),
                number("praetor-infernal", praetor.infernal),
                number("praetor-luck", praetor.luck),
            ]);
        }
        if state != State::Fallen {
            lines.push(Line::Text(say!(sight, "arena-rung-prize", n = prize)));
        }
        lines.push(Line::Flavour(goods_flavour(sight, Goods::Praetor(kind))));
        lines
    });
}
