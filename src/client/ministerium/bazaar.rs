//! The Infernal Bazaar (manual 4.10): a wall of cards, and a table to lay a bid on.

use bevy_egui::egui::{
    Align, Context, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use super::goods::{goods_flavour, goods_icon, goods_level, goods_numbers};
use super::memory::{recall, remember, this_turn};
use super::plan;
use super::words::{say, with_key};
use crate::client::intent::{Intent, Sheet};
use crate::client::keys::Action;
use crate::client::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, RAISED, SKY, VERDIGRIS};
use crate::client::look::{
    CardState, Line, Medal, bold, card_ui, chip, explain, explain_tally, figure, icon_text_button, medallion, purse_ui,
    quoted, section, sheet, why_not,
};
use crate::client::sight::{Sight, Wishes};
use crate::rules::archfiends;
use crate::rules::bazaar::{Bidder, Goods, Verdict, Ware, judge, points};
use crate::rules::ids::{CardId, Seat, SlotNo};
use crate::rules::orders::{Order, Refusal};
use crate::rules::tribute::{PAYMENT_SLOTS, Purse, TributeCard, least_waste};

/// The width of a ware on the wall.
const WIDTH: f32 = 268.0;

/// The bazaar.
pub fn bazaar(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let heading = with_key(sight, &say!(sight, "panel-bazaar"), Action::Bazaar);
    let closed = sheet(
        ctx,
        sight.look,
        "bazaar",
        ("bazaar", &heading),
        &say!(sight, "panel-close"),
        vec2(1128.0, 640.0),
        |ui| {
            head(ui, sight);
            ScrollArea::vertical().id_salt("bazaar-scroll").auto_shrink([false, false]).show(ui, |ui| {
                if sight.table().bazaar().shelf().is_empty() {
                    ui.weak(say!(sight, "panel-bazaar-empty"));
                }
                let chosen_at = this_turn(sight, "bazaar-ware");
                let mut chosen: Option<Goods> = recall(ui.ctx(), chosen_at);
                if chosen.is_none_or(|goods| sight.table().bazaar().ware(goods).is_none()) {
                    chosen = sight.table().bazaar().shelf().first().map(|ware| ware.goods);
                }
                let in_a_row = ((ui.available_width() + 8.0) / (WIDTH + 8.0)).floor().max(1.0) as usize;
                for row in sight.table().bazaar().shelf().chunks(in_a_row) {
                    ui.horizontal_top(|ui| {
                        for ware in row {
                            ui.push_id(ware.goods, |ui| {
                                if ware_card(ui, sight, ware, chosen == Some(ware.goods)) {
                                    chosen = Some(ware.goods);
                                }
                            });
                        }
                    });
                }
                remember(ui.ctx(), chosen_at, chosen);
                if let Some(ware) = chosen.and_then(|goods| sight.table().bazaar().ware(goods)) {
                    table(ui, sight, wishes, ware);
                }
            });
        },
    );
    if closed {
        wishes.push(Intent::Open(Sheet::None));
    }
}

fn head(ui: &mut Ui, sight: &Sight<'_>) {
    let rating = archfiends::command_rating(sight.catalog(), sight.table(), sight.seat());
    let commanded = sight.table().forces().legions_of(sight.seat()).count();
    let bids = sight.hand.planned.bazaar().bids().iter().filter(|bid| bid.seat == sight.seat()).count();
    ui.horizontal_wrapped(|ui| {
        let left = rating.total() - (commanded + bids) as i32;
        let text = say!(sight, "panel-command", used = commanded, bids = bids, rating = rating.total());
        let response = ui.label(RichText::new(text).color(if left > 0 { BONE } else { EMBER }));
        let more = [Line::Text(say!(sight, "panel-command-tip", n = commanded)), Line::Term("command-rating")];
        explain_tally(response, sight, &sight.teller().term("command-rating").0, &rating, &more);
        let spendable = plan::spendable(sight, None);
        ui.separator();
        ui.label(say!(sight, "panel-vault-free", n = spendable.len()));
        purse_ui(ui, sight.look, sight.text, &crate::rules::tribute::total(&spendable));
    });
    if sight.table().diplomacy().excommunicated(sight.seat()) {
        ui.label(RichText::new(sight.teller().refusal(&Refusal::Excommunicated)).color(EMBER));
    }
}

/// One ware on the wall; gives back whether it was chosen.
fn ware_card(ui: &mut Ui, sight: &Sight<'_>, ware: &Ware, chosen: bool) -> bool {
    let name = sight.teller().goods_name(ware.goods);
    let standing = plan::standing_bid(sight, ware.goods);
    let response = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let (lit, focus) = (ui.response().hovered(), ui.response().has_focus());
        let (edge, weight) = match () {
            () if focus => (SKY, 2.5),
            () if chosen => (BONE, 2.5),
            () if lit => (BONE, 1.5),
            () => (ENGRAVED, 1.0),
        };
        let frame =
            Frame::new().fill(if chosen { RAISED } else { INK }).stroke(Stroke::new(weight, edge)).corner_radius(4);
        frame.inner_margin(Margin::same(10)).show(ui, |ui| {
            ui.set_width(WIDTH - 22.0);
            ui.set_min_height(150.0);
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    medallion(ui, sight.look, goods_icon(sight, ware.goods), 52.0, BONE, Medal::Shield);
                    ui.vertical(|ui| {
                        ui.add(bevy_egui::egui::Label::new(bold(&name).size(17.0)).wrap());
                        ui.weak(say!(sight, "panel-level", n = goods_level(sight, ware.goods)));
                    });
                });
                goods_numbers(ui, sight, ware.goods);
                ui.horizontal_wrapped(|ui| {
                    ui.weak(say!(sight, "panel-minimum"));
                    purse_ui(ui, sight.look, sight.text, &ware.minimum(sight.catalog()));
                    if ware.raised > 0 {
                        ui.label(RichText::new(say!(sight, "panel-raised", n = ware.raised)).small().color(ASH));
                    }
                });
                if let Some((slot, _)) = standing {
                    chip(ui, sight.look, "bid", &say!(sight, "panel-bid-stands", n = slot.number()), VERDIGRIS);
                }
            });
        });
    });
    let response = response.response;
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
    response.clicked()
}

/// The table on which a bid for a ware is laid: eight payment slots, the vault, what the bid is worth.
fn table(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ware: &Ware) {
    let standing = plan::standing_bid(sight, ware.goods);
    let at = this_turn(sight, "bid").with(ware.goods);
    let remembered: Option<Vec<CardId>> = recall(ui.ctx(), at);
    let mut laid = remembered.unwrap_or_else(|| standing.map(|(_, cards)| cards.to_vec()).unwrap_or_default());
    let slot = standing.map(|(slot, _)| slot);
    let cards = plan::spendable(sight, slot);
    laid.retain(|id| cards.iter().any(|card| card.id == *id));
    laid.truncate(PAYMENT_SLOTS);
    section(ui, &say!(sight, "panel-bid-for", legion = sight.teller().goods_name(ware.goods)));
    ui.label(quoted(&goods_flavour(sight, ware.goods)).size(15.0).color(ASH));
    let wide = ui.available_width() > 960.0;
    let parts = |ui: &mut Ui, laid: &mut Vec<CardId>| {
        payment(ui, sight, &cards, laid);
        pay_for_me(ui, sight, ware, &cards, laid);
    };
    if wide {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_max_width(680.0);
                parts(ui, &mut laid);
            });
            ui.vertical(|ui| worth(ui, sight, wishes, ware, (slot, &cards, &laid)));
        });
    } else {
        parts(ui, &mut laid);
        worth(ui, sight, wishes, ware, (slot, &cards, &laid));
    }
    ui.add_space(6.0);
    ui.weak(say!(sight, "panel-bid-vault"));
    ui.horizontal_wrapped(|ui| {
        for card in cards.iter().filter(|card| !laid.contains(&card.id)).copied().collect::<Vec<_>>() {
            let full = laid.len() >= PAYMENT_SLOTS || plan::closed(sight).is_some();
            let response = card_ui(ui, sight, &card, if full { CardState::Closed } else { CardState::Free });
            if response.clicked() {
                laid.push(card.id);
            }
            explain(response, sight, &sight.teller().purse(&card.worth), || {
                let tip = if full {
                    Line::Bad(say!(sight, "panel-card-most", n = PAYMENT_SLOTS))
                } else {
                    Line::Text(say!(sight, "panel-bid-lay"))
                };
                vec![tip]
            });
        }
    });
    remember(ui.ctx(), at, Some(laid));
}

/// The eight payment slots.
fn payment(ui: &mut Ui, sight: &Sight<'_>, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    ui.horizontal_wrapped(|ui| {
        for index in 0..PAYMENT_SLOTS {
            let card = laid.get(index).and_then(|id| cards.iter().find(|card| card.id == *id)).copied();
            match card {
                Some(card) => {
                    let response = card_ui(ui, sight, &card, CardState::Chosen);
                    if response.clicked() {
                        laid.retain(|id| *id != card.id);
                    }
                    explain(response, sight, &sight.teller().purse(&card.worth), || {
                        vec![Line::Text(say!(sight, "panel-bid-take"))]
                    });
                }
                None => {
                    let (rect, _) = ui.allocate_exact_size(vec2(76.0, 92.0), Sense::hover());
                    let icon = bevy_egui::egui::Rect::from_center_size(rect.center(), Vec2::splat(24.0));
                    ui.painter().rect_stroke(
                        rect.shrink(2.0),
                        4.0,
                        Stroke::new(1.0, ENGRAVED),
                        bevy_egui::egui::StrokeKind::Inside,
                    );
                    sight.look.image("empty-slot", 24.0, ENGRAVED).paint_at(ui, icon);
                }
            }
        }
    });
}

fn pay_for_me(ui: &mut Ui, sight: &Sight<'_>, ware: &Ware, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    let cheapest = least_waste(cards, &ware.minimum(sight.catalog()));
    let closed = plan::closed(sight).is_some();
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "panel-pay");
        let button = ui.add_enabled(cheapest.is_some() && !closed, icon_text_button(sight.look, "dice", &words));
        if let Some(cheapest) = cheapest.as_ref().filter(|_| button.clicked()) {
            laid.clone_from(cheapest);
        }
        explain(button, sight, &words, || match &cheapest {
            Some(_) => vec![Line::Text(say!(sight, "panel-pay-tip"))],
            None => vec![Line::Bad(say!(sight, "panel-pay-cannot"))],
        });
        let words = say!(sight, "panel-pay-clear");
        if ui.add_enabled(!laid.is_empty() && !closed, icon_text_button(sight.look, "close", &words)).clicked() {
            laid.clear();
        }
        ui.label(figure(format!("{}/{PAYMENT_SLOTS}", laid.len())).color(ASH));
    });
}

/// What the bid is worth, what a tie would mean, and the button that places it.
fn worth(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    ware: &Ware,
    (slot, cards, laid): (Option<SlotNo>, &[TributeCard], &[CardId]),
) {
    let minimum = ware.minimum(sight.catalog());
    let worth: Purse = cards.iter().filter(|card| laid.contains(&card.id)).map(|card| card.worth).sum();
    let covers = worth.covers(&minimum);
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "panel-bid-holds"));
        purse_ui(ui, sight.look, sight.text, &worth);
    });
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image(if covers { "check" } else { "cross" }, 18.0, if covers { VERDIGRIS } else { EMBER }));
        if covers {
            ui.label(RichText::new(say!(sight, "panel-bid-covers")).color(VERDIGRIS));
        } else {
            ui.label(RichText::new(say!(sight, "panel-bid-short")).color(EMBER));
            purse_ui(ui, sight.look, sight.text, &minimum.above(&worth));
        }
    });
    let numbers = &sight.catalog().constants.bazaar;
    let score = points(numbers, &minimum, &worth);
    let above = worth.above(&minimum);
    let response = ui.label(bold(say!(sight, "panel-bid-points", n = if covers { score } else { 0 })));
    explain(response, sight, &say!(sight, "panel-bid-points-title"), || {
        let others = u32::from(above.ichor) + u32::from(above.hellfire) + u32::from(above.darkness);
        vec![
            Line::Part(
                say!(sight, "panel-bid-souls", n = above.souls, each = numbers.soul_points),
                (u32::from(above.souls) * numbers.soul_points).to_string(),
            ),
            Line::Part(
                say!(sight, "panel-bid-others", n = others, each = numbers.other_points),
                (others * numbers.other_points).to_string(),
            ),
            Line::Total(say!(sight, "panel-total"), score.to_string()),
            Line::Text(sight.teller().tip("minimum-bid")),
            Line::Term("minimum-bid"),
        ]
    });
    ties(ui, sight, &minimum, worth);
    place_bid(ui, sight, wishes, ware, slot, laid);
}

/// How an auction with equal points would end against each rival, by the rule itself.
fn ties(ui: &mut Ui, sight: &Sight<'_>, minimum: &Purse, worth: Purse) {
    let (table, me) = (sight.table(), sight.seat());
    // Whatever is laid, an equal bid that covers the minimum is judged the same way.
    let worth = if worth.covers(minimum) { worth } else { *minimum };
    let bidder = |seat: Seat| Bidder {
        seat,
        worth,
        rank: table.houses().of(seat).rank,
        prestige: table.conclave().prestige(seat),
        regent: table.conclave().regent() == seat,
    };
    let teller = sight.teller();
    let (mut won, mut lost, mut void) = (Vec::new(), Vec::new(), Vec::new());
    let rivals = table.seats().filter(|&seat| {
        seat != me && table.conclave().eliminated(seat).is_none() && !table.diplomacy().excommunicated(seat)
    });
    for rival in rivals {
        let name = |through: String| say!(sight, "panel-tie-name", house = teller.seat_name(rival), through = through);
        match judge(&sight.catalog().constants.bazaar, minimum, &[bidder(me), bidder(rival)]) {
            Verdict::Won { by, through } if by == me => won.push(name(teller.tie(through))),
            Verdict::Won { through, .. } => lost.push(name(teller.tie(through))),
            Verdict::Cancelled | Verdict::NoBids => void.push(teller.seat_name(rival)),
        }
    }
    let response =
        ui.label(RichText::new(say!(sight, "panel-tie", won = won.len(), lost = lost.len())).color(ASH).underline());
    explain(response, sight, &say!(sight, "panel-tie-title"), || {
        let mut lines = Vec::new();
        if !won.is_empty() {
            lines.push(Line::Text(say!(sight, "panel-tie-won", houses = teller.list(&won))));
        }
        if !lost.is_empty() {
            lines.push(Line::Bad(say!(sight, "panel-tie-lost", houses = teller.list(&lost))));
        }
        if !void.is_empty() {
            lines.push(Line::Text(say!(sight, "panel-tie-void", houses = teller.list(&void))));
        }
        lines.push(Line::Text(sight.teller().tip("tie-ladder")));
        lines.push(Line::Term("tie-ladder"));
        lines
    });
}

fn place_bid(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ware: &Ware, slot: Option<SlotNo>, laid: &[CardId]) {
    let mut cards = laid.to_vec();
    cards.sort_unstable();
    let order = Order::Bid { goods: ware.goods, cards };
    let unchanged = slot.is_some_and(|slot| plan::draft(sight).slots[slot.index()].as_ref() == Some(&order));
    let reason = plan::why_not(sight, slot, &order).or_else(|| unchanged.then(|| say!(sight, "panel-bid-unchanged")));
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, if slot.is_some() { "panel-bid-change" } else { "panel-bid-place" });
        let button =
            ui.add_enabled(reason.is_none(), icon_text_button(sight.look, "bid", &words).min_size(vec2(120.0, 40.0)));
        if button.clicked() {
            wishes.push(Intent::Put(slot, order));
        }
        let title = words.clone();
        match &reason {
            Some(reason) => why_not(button, sight, &title, std::slice::from_ref(reason)),
            None => explain(button, sight, &title, || {
                vec![Line::Text(say!(sight, "panel-bid-place-tip")), Line::Term("bazaar")]
            }),
        };
        if let Some(slot) = slot {
            let words = say!(sight, "panel-bid-back");
            let button = ui.add_enabled(plan::closed(sight).is_none(), icon_text_button(sight.look, "undo", &words));
            if button.clicked() {
                wishes.push(Intent::Strike(slot));
                remember(ui.ctx(), this_turn(sight, "bid").with(ware.goods), Some(Vec::<CardId>::new()));
            }
            explain(button, sight, &words, || vec![Line::Text(say!(sight, "panel-bid-back-tip", n = slot.number()))]);
        }
    });
    if let Some(reason) = reason.filter(|_| !laid.is_empty() && !unchanged) {
        ui.with_layout(Layout::top_down(Align::Min), |ui| ui.label(RichText::new(reason).color(EMBER)));
    }
}
