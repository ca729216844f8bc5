//! The Infernal Bazaar (manual 4.10): a wall of cards, and a table to lay a bid on.

use bevy_egui::egui::{
    Align, Context, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType,
    vec2,
};

use super::goods::{goods_flavour, goods_icon, goods_level, goods_numbers};
use super::memory::{always, recall, remember, this_turn};
use super::words::{say, with_key};
use super::{pay, plan};
use crate::client::intent::{Intent, Sheet};
use crate::client::keys::Action;
use crate::client::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, RAISED, SKY, VERDIGRIS};
use crate::client::look::{
    Line, Medal, bold, chip, explain, explain_tally, icon_text_button, medallion, purse_ui, quoted, section, sheet,
    tab_button, why_not,
};
use crate::client::sight::{Sight, Wishes};
use crate::rules::archfiends;
use crate::rules::bazaar::{Bidder, Goods, Verdict, Ware, judge, points};
use crate::rules::ids::{CardId, Seat, SlotNo};
use crate::rules::orders::{Order, OrderKind, Refusal};
use crate::rules::tribute::{Purse, TributeCard};

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
                let shown = kinds(ui, sight);
                let wall: Vec<Ware> =
                    sight.table().bazaar().shelf().iter().filter(|ware| shown.shows(ware.goods)).copied().collect();
                if wall.is_empty() {
                    ui.weak(sold_out(sight, shown));
                }
                let chosen_at = this_turn(sight, "bazaar-ware");
                let mut chosen: Option<Goods> = recall(ui.ctx(), chosen_at);
                if chosen.is_none_or(|goods| wall.iter().all(|ware| ware.goods != goods)) {
                    chosen = wall.first().map(|ware| ware.goods);
                }
                let in_a_row = ((ui.available_width() + 8.0) / (WIDTH + 8.0)).floor().max(1.0) as usize;
                for row in wall.chunks(in_a_row) {
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

/// Which wares hang on the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shown(Option<OrderKind>);

impl Shown {
    /// All four sorts, and the chip for everything.
    const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self(None), "bazaar", "items-bazaar-all"),
        (Self(Some(OrderKind::BidLegion)), "legion-infantry", "items-bazaar-legions"),
        (Self(Some(OrderKind::BidPraetor)), "praetor", "items-bazaar-praetors"),
        (Self(Some(OrderKind::BidArtifact)), "artifact", "items-bazaar-artifacts"),
        (Self(Some(OrderKind::BidRelic)), "relic", "items-bazaar-relics"),
    ];

    fn shows(self, goods: Goods) -> bool {
        self.0.is_none_or(|kind| goods.order_kind() == kind)
    }
}

/// Hangs the wares for bids of this kind on the wall.
pub fn show(ctx: &Context, sight: &Sight<'_>, kind: OrderKind) {
    remember(ctx, always(sight, "bazaar-kind"), Shown(Some(kind)));
}

/// Chips for the four sorts of wares, each with how many hang.
fn kinds(ui: &mut Ui, sight: &Sight<'_>) -> Shown {
    let at = always(sight, "bazaar-kind");
    let mut shown: Shown = recall(ui.ctx(), at);
    ui.horizontal_wrapped(|ui| {
        for (one, icon, id) in Shown::ALL {
            let count = sight.table().bazaar().shelf().iter().filter(|ware| one.shows(ware.goods)).count();
            let words = say!(sight, "items-bazaar-count", sort = sight.text.say(id), n = count);
            if tab_button(ui, sight.look, icon, &words, shown == one).clicked() {
                shown = one;
            }
        }
    });
    remember(ui.ctx(), at, shown);
    shown
}

/// That nothing of a sort is on offer, and whether more may come.
fn sold_out(sight: &Sight<'_>, shown: Shown) -> String {
    let more = sight.table().bazaar().unseen().iter().any(|goods| shown.shows(*goods));
    sight.text.say(match (shown.0, more) {
        (None, _) => "panel-bazaar-empty",
        (Some(_), true) => "items-bazaar-later",
        (Some(_), false) => "items-bazaar-sold-out",
    })
}

fn head(ui: &mut Ui, sight: &Sight<'_>) {
    let rating = archfiends::command_rating(sight.catalog(), sight.table(), sight.seat());
    let commanded = sight.table().forces().legions_of(sight.seat()).count();
    let bids = sight.hand.planned.bazaar().bids().iter();
    let bids = bids.filter(|bid| bid.seat == sight.seat() && matches!(bid.goods, Goods::Legion(_))).count();
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
    let turns = sight.table().bazaar().closed_for();
    if turns > 0 {
        ui.label(RichText::new(sight.teller().refusal(&Refusal::BazaarClosed { turns })).color(EMBER));
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
                    let (medal, sort) = match ware.goods {
                        Goods::Legion(_) => (Medal::Shield, "items-sort-legion"),
                        Goods::Praetor(_) => (Medal::Diamond, "items-sort-praetor"),
                        Goods::Artifact(_) => (Medal::Diamond, "items-sort-artifact"),
                        Goods::Relic(_) => (Medal::Diamond, "items-sort-relic"),
                    };
                    medallion(ui, sight.look, goods_icon(sight, ware.goods), 52.0, BONE, medal);
                    ui.vertical(|ui| {
                        ui.add(bevy_egui::egui::Label::new(bold(&name).size(17.0)).wrap());
                        let level = say!(sight, "panel-level", n = goods_level(sight, ware.goods));
                        ui.weak(say!(sight, "items-sort-level", sort = sight.text.say(sort), level = level));
                    });
                });
                goods_numbers(ui, sight, ware.goods);
                if let Goods::Legion(kind) = ware.goods
                    && sight.catalog().legion(kind).upkeep != Purse::EMPTY
                {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(say!(sight, "items-upkeep")).color(EMBER));
                        purse_ui(ui, sight.look, sight.text, &sight.catalog().legion(kind).upkeep);
                    });
                }
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
    pay::tidy(&cards, &mut laid);
    section(ui, &say!(sight, "panel-bid-for", legion = sight.teller().goods_name(ware.goods)));
    ui.label(quoted(goods_flavour(sight, ware.goods)).size(15.0).color(ASH));
    let wide = ui.available_width() > 960.0;
    let parts = |ui: &mut Ui, laid: &mut Vec<CardId>| {
        pay::slots(ui, sight, &cards, laid);
        pay::for_me(ui, sight, &ware.minimum(sight.catalog()), &cards, laid);
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
    pay::free_cards(ui, sight, &cards, &mut laid);
    remember(ui.ctx(), at, Some(laid));
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
    let worth = pay::worth(cards, laid);
    let covers = worth.covers(&minimum);
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "panel-bid-holds"));
        purse_ui(ui, sight.look, sight.text, &worth);
    });
    pay::covers(ui, sight, &minimum, &worth, &say!(sight, "panel-bid-covers"));
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
