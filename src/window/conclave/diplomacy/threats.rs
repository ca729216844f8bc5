//! The threat order list (manual 4.14.2): the rivals, the greatest threat first. The player sorts
//! it by drag or by buttons.
//!
//! Until the turn named in the constants, a new list is an answer and free. After that, it is an
//! order with a price.

use bevy_egui::egui::{
    Align, Align2, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::acts::{Place, put};
use super::prices::{Pair, lines};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::{say, symbol};
use crate::conclave::orders::plan;
use crate::conclave::tribute::pay;
use crate::intent::{Intent, Planning};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, RAISED, SKY, VERDIGRIS};
use crate::look::tips::{Hint, cut};
use crate::look::{
    FIGURES, Line, Medal, bold, explain, family, house_colour, icon_button, icon_text_button, medallion, purse_ui,
    section, term,
};
use crate::rules::diplomacy::{DiplomacyOrder, ranking_is_free, turns_at_most, wager_between, wager_reckoned};
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::{Answer, Order};
use crate::sight::{Sight, Wishes};

/// Index of the row being dragged.
#[derive(Clone, Copy)]
struct Dragged(usize);

/// Height of a row, in points.
const HEIGHT: f32 = 56.0;
/// Width of a row below which it is higher by so much, in points.
const BROAD: f32 = 560.0;
const MORE: f32 = 22.0;

/// Draws the list.
pub fn threats(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    section(ui, &say!(sight, "embassy-threats"));
    ui.add_space(4.0);
    ui.label(sight.teller().rule("embassy-threats-text"));
    ui.horizontal_wrapped(|ui| {
        term(ui, sight, "threat-list");
        term(ui, sight, "wager");
    });
    if ranking_is_free(sight.catalog(), sight.table()) {
        freely(ui, sight, wishes);
    } else {
        for_a_price(ui, sight, wishes);
    }
}

/// Returns the houses of a ranking that are not eliminated.
fn standing(sight: &Sight<'_>, ranking: &[Seat]) -> Vec<Seat> {
    ranking.iter().copied().filter(|&seat| sight.table().conclave().eliminated(seat).is_none()).collect()
}

/// Returns the ranking in force.
fn present<'a>(sight: &Sight<'a>) -> &'a [Seat] {
    sight.table().diplomacy().ranking(sight.seat())
}

/// Returns a complete ranking: the given houses in this order, then the eliminated ones.
fn whole(sight: &Sight<'_>, mut order: Vec<Seat>) -> Vec<Seat> {
    order.extend(present(sight).iter().copied().filter(|&seat| sight.table().conclave().eliminated(seat).is_some()));
    order
}

/// Draws the list while a change is free: every change is an answer at once.
fn freely(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let last = sight.catalog().constants.diplomacy.free_ranking_turns;
    let at_last = sight.table().turn() == last;
    let words = if at_last { say!(sight, "embassy-free-last") } else { say!(sight, "embassy-free", n = last) };
    ui.horizontal(|ui| {
        let (icon, colour) = if at_last { ("warning", EMBER) } else { ("check", VERDIGRIS) };
        ui.add(sight.look.image(icon, 20.0, colour));
        let text = if at_last { bold(words) } else { RichText::new(words) };
        ui.add(bevy_egui::egui::Label::new(text.color(colour)).wrap());
    });
    let said = plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::RankThreats { ranking } = answer else { return None };
        Some(standing(sight, ranking))
    });
    let now = standing(sight, present(sight));
    let shown = said.clone().unwrap_or_else(|| now.clone());
    if let Some(order) = rows(ui, sight, &shown) {
        let answer = Answer::RankThreats { ranking: whole(sight, order.clone()) };
        wishes.push(if order == now {
            Intent::Planning(Planning::Withdraw(answer))
        } else {
            Intent::Planning(Planning::Answer(answer))
        });
    }
    if let Some(said) = said {
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("check", 18.0, VERDIGRIS));
            ui.label(RichText::new(say!(sight, "embassy-ranked")).color(VERDIGRIS));
            let button = icon_text_button(sight.look, "undo", say!(sight, "embassy-rank-back"));
            if plan::button(ui, sight, button).clicked() {
                wishes.push(Planning::Withdraw(Answer::RankThreats { ranking: said }).into());
            }
        });
    }
}

/// Draws the list when a change has a price. The player sorts it, pays, and puts the order into a
/// slot.
fn for_a_price(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let place = Place::of(
        sight,
        plan::standing(sight, |order| matches!(order, Order::Diplomacy(DiplomacyOrder::RankThreats { .. }))),
    );
    let (ranked, paid): (Vec<Seat>, Vec<CardId>) = match place.standing {
        Some((_, Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards }))) => {
            (standing(sight, ranking), cards.clone())
        }
        Some(_) | None => (standing(sight, present(sight)), Vec::new()),
    };
    let price = sight.catalog().constants.diplomacy.ranking_price;
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("threats", 20.0, BONE));
        ui.label(say!(sight, "embassy-rank-price"));
        purse_ui(ui, sight.look, sight.text, &price);
    });
    let (order_at, laid_at) = (this_turn(sight, "ranking"), this_turn(sight, "ranking-paid"));
    let wished: Option<Vec<Seat>> = recall(ui.ctx(), order_at);
    let mut order = wished.unwrap_or(ranked);
    if let Some(changed) = rows(ui, sight, &order) {
        order.clone_from(&changed);
        remember(ui.ctx(), order_at, Some(changed));
    }
    let cards = plan::spendable(sight, place.slot());
    let wished: Option<Vec<CardId>> = recall(ui.ctx(), laid_at);
    let mut laid = wished.unwrap_or(paid);
    pay::tidy(&cards, &mut laid);
    ui.add_space(6.0);
    pay::slots(ui, sight, &cards, &mut laid);
    pay::for_me(ui, sight, &price, &cards, &mut laid);
    pay::settles(ui, sight, &price, &pay::worth(&cards, &laid), &say!(sight, "embassy-rank-paid"));
    let order = Order::Diplomacy(DiplomacyOrder::RankThreats { ranking: whole(sight, order), cards: laid.clone() });
    put(ui, sight, wishes, &place, order);
    pay::free_cards(ui, sight, &cards, &mut laid);
    remember(ui.ctx(), laid_at, Some(laid));
}

/// Draws the rows. Returns the new order if a row was moved.
fn rows(ui: &mut Ui, sight: &Sight<'_>, order: &[Seat]) -> Option<Vec<Seat>> {
    let mut moved = None;
    for (at, &rival) in order.iter().enumerate() {
        ui.push_id(("threat", rival), |ui| {
            if let Some((from, to)) = row(ui, sight, order, at, rival) {
                moved = Some((from, to));
            }
        });
    }
    let (from, to) = moved?;
    let mut order = order.to_vec();
    let rival = order.remove(from);
    order.insert(to.min(order.len()), rival);
    Some(order)
}

/// Draws one row. Returns the old and the new index of a moved row.
fn row(ui: &mut Ui, sight: &Sight<'_>, order: &[Seat], at: usize, rival: Seat) -> Option<(usize, usize)> {
    let open = plan::closed(sight).is_none();
    let sense = if open { Sense::drag() } else { Sense::hover() };
    // A narrow row has room for its meaning on two lines.
    let width = ui.available_width();
    let height = if width < BROAD { HEIGHT + MORE } else { HEIGHT };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
    let label = say!(sight, "embassy-rank-label", n = at + 1, house = sight.teller().seat_name(rival));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, open, &label));
    response.dnd_set_drag_payload(Dragged(at));
    let aimed = open && response.dnd_hover_payload::<Dragged>().is_some_and(|from| from.0 != at);
    let edge = if aimed { (2.5, SKY) } else { (1.0, if response.hovered() { BONE } else { ENGRAVED }) };
    ui.painter().rect(rect, 3.0, RAISED, Stroke::new(edge.0, edge.1), StrokeKind::Inside);
    let mut wanted = response.dnd_release_payload::<Dragged>().filter(|_| open).map(|from| (from.0, at));
    let inside = rect.shrink2(vec2(8.0, 4.0));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    let (grip, _) = inner.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
    sight.look.image("reorder", 18.0, ASH).paint_at(&inner, Rect::from_center_size(grip.center(), Vec2::splat(18.0)));
    let (number, _) = inner.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
    let font = bevy_egui::egui::FontId::new(20.0, family(FIGURES));
    inner.painter().text(number.center(), Align2::CENTER_CENTER, at + 1, font, BONE);
    medallion(&mut inner, sight.look, symbol(sight, rival), 36.0, house_colour(rival), Medal::Circle);
    inner.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let name = sight.teller().seat_name(rival);
        for (icon, id, to) in
            [("down", "embassy-less-feared", at + 1), ("up", "embassy-more-feared", at.wrapping_sub(1))]
        {
            let label = say!(sight, id, house = name.as_str());
            let can = to < order.len() && open;
            let button = ui.add_enabled_ui(can, |ui| icon_button(ui, sight.look, icon, &label)).inner;
            if button.clicked() {
                wanted = Some((at, to));
            }
            button.hint_disabled(plan::closed(sight).unwrap_or_else(|| say!(sight, "disabled-end-of-list")));
        }
        let left = ui.available_rect_before_wrap().with_min_y(inside.top()).with_max_y(inside.bottom());
        let mut words = ui.new_child(UiBuilder::new().max_rect(left).layout(Layout::top_down(Align::Min)));
        words.spacing_mut().item_spacing.y = 0.0;
        cut(&mut words, bold(&name));
        means(&mut words, sight, rival, at);
    });
    wanted
}

/// Shows the consequences of this rank for a vendetta, and the rank in force if it differs.
fn means(ui: &mut Ui, sight: &Sight<'_>, rival: Seat, at: usize) {
    let pair = Pair::of(sight, sight.seat(), rival);
    // An excommunicated house is everybody's greatest threat, at any rank (manual 4.14.9).
    let cast_out = sight.table().diplomacy().excommunicated(rival);
    let level = if cast_out { 1 } else { at as u8 + 1 };
    let (least, most) = wager_between(pair.numbers, pair.own, level);
    let turns = turns_at_most(pair.numbers, pair.own, level);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        if cast_out {
            ui.label(RichText::new(say!(sight, "embassy-rank-cast-out")).small().color(EMBER));
        }
        let rituals = spared(sight, level);
        let words = say!(sight, "threat-means", least = least, most = most, turns = turns, rituals = rituals);
        let response = ui.label(RichText::new(&words).small().color(ASH));
        explain(response, sight, &words, || {
            let (low, high) = wager_reckoned(pair.numbers, pair.own, level);
            let mut told = vec![Line::Text(say!(sight, "embassy-wager-least"))];
            told.extend(lines(sight, &low));
            told.push(Line::Text(say!(sight, "embassy-wager-most")));
            told.extend(lines(sight, &high));
            told.push(Line::Term("wager"));
            told
        });
        let was = standing(sight, present(sight)).iter().position(|&seat| seat == rival);
        if let Some(was) = was.filter(|&was| was != at && !cast_out) {
            let now = (least, turns, spared(sight, level));
            let then = was as u8 + 1;
            let before = (
                wager_between(pair.numbers, pair.own, then).0,
                turns_at_most(pair.numbers, pair.own, then),
                spared(sight, then),
            );
            let teller = sight.teller();
            let change = |now: u16, before: u16| teller.signed(i32::from(now) - i32::from(before));
            let words = say!(
                sight,
                "threat-was",
                n = was + 1,
                wager = change(now.0.into(), before.0.into()),
                turns = change(now.1.into(), before.1.into()),
                rituals = change(now.2, before.2)
            );
            ui.label(RichText::new(words).small().color(GOLD));
        }
    });
}

/// Returns the points by which rituals against a house at this rank are cheaper (manual 4.11).
fn spared(sight: &Sight<'_>, level: u8) -> u16 {
    let discounts = &sight.catalog().constants.rituals.threat_discount;
    discounts.get(usize::from(level).saturating_sub(1)).copied().unwrap_or(0).into()
}
