//! The Infernal Bazaar (manual 4.10): the wares as cards, and a panel to compose a bid.

mod bid_table;
pub mod buyers;
pub(crate) mod goods;
mod meant;
mod sales;

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    Context, Frame, Key, Layout, Margin, Response, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    WidgetType, vec2,
};

use crate::conclave::codex;
use crate::conclave::ministerium::memory::{always, recall, remember, this_turn};
use crate::conclave::ministerium::words::{say, with_key};
use crate::conclave::orders::plan;
use crate::intent::{Looking, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, RAISED, SKY, VERDIGRIS};
use crate::look::subject;
use crate::look::tips::Hint;
use crate::look::{
    Line, Medal, bold, break_before, chip, explain_tally, just_opened, lead, mark_first, medallion, purse_ui, scroll,
    sheet, tab_button,
};
use crate::rules::archfiends;
use crate::rules::bazaar::{Goods, Ware};
use crate::rules::orders::{OrderKind, Refusal};
use crate::rules::tribute::{Purse, Resource, least_waste};
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};
use bid_table::bid_table;
use goods::{goods_level, goods_numbers, goods_picture};
use meant::Meant;
pub use meant::mark_way;
use sales::sales;

/// Width of a ware card, in points.
const WIDTH: f32 = 250.0;

/// Width of the bid panel beside the wares, in points.
const TABLE: f32 = 404.0;

/// Draws the bazaar.
pub fn bazaar(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let heading = with_key(sight, &say!(sight, "panel-bazaar"), Action::Bazaar);
    let closed = sheet(
        ctx,
        sight.look,
        "bazaar",
        ("bazaar", &heading),
        &say!(sight, "panel-close"),
        vec2(1200.0, 640.0),
        |ui| {
            if let Some(goods) = sight.overlay.browsed {
                show(ui.ctx(), sight, goods.order_kind());
                remember(ui.ctx(), this_turn(sight, "bazaar-ware"), Some(goods));
            }
            head(ui, sight);
            let meant = Meant::of(sight);
            let shown = kinds(ui, sight, &meant);
            let room = ui.available_size();
            if room.x > 1000.0 {
                ui.horizontal_top(|ui| {
                    let side = vec2(room.x - TABLE - 12.0, room.y);
                    let chosen = ui
                        .allocate_ui_with_layout(side, Layout::default(), |ui| {
                            ui.set_max_width(side.x);
                            scroll(ui, "bazaar-wall", |ui| wall(ui, sight, shown, &meant))
                        })
                        .inner;
                    ui.allocate_ui_with_layout(vec2(TABLE, room.y), Layout::default(), |ui| {
                        let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.5, ENGRAVED)).corner_radius(4);
                        frame.inner_margin(Margin::same(12)).show(ui, |ui| {
                            ui.set_min_size(ui.available_size());
                            table(ui, sight, wishes, chosen, (&meant, true));
                        });
                    });
                });
            } else {
                scroll(ui, "bazaar-scroll", |ui| {
                    let chosen = wall(ui, sight, shown, &meant);
                    table(ui, sight, wishes, chosen, (&meant, false));
                });
            }
        },
    );
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    } else if sight.overlay.browsed.is_some() {
        wishes.push(Looking::Found.into());
    }
}

/// Draws the wares in rows. Returns the selected one.
fn wall(ui: &mut Ui, sight: &Sight<'_>, shown: Shown, meant: &Meant) -> Option<Goods> {
    if recall(ui.ctx(), always(sight, "bazaar-sales")) {
        sales(ui, sight);
        return recall(ui.ctx(), this_turn(sight, "bazaar-ware"));
    }
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
    if just_opened(ui, "bazaar") {
        lead(ui.ctx(), "ware");
    }
    for row in wall.chunks(in_a_row) {
        // All cards of a row are as high as the highest of them was when it was last drawn.
        let high_at = ui.id().with(("bazaar-row", row.first().map(|ware| ware.goods)));
        let known: f32 = ui.data(|data| data.get_temp(high_at)).unwrap_or(CARD);
        let mut high = CARD;
        ui.horizontal_top(|ui| {
            for ware in row {
                ui.push_id(ware.goods, |ui| {
                    let is = chosen == Some(ware.goods);
                    let (card, needs) = ware_card(ui, sight, ware, is, known);
                    high = high.max(needs);
                    mark_first(ui, "ware", card.rect);
                    if sight.overlay.browsed == Some(ware.goods) {
                        ui.scroll_to_rect_animation(card.rect, None, ScrollAnimation::none());
                    }
                    if !is {
                        meant.mark_ware(ui, ware.goods, card.rect);
                    }
                    if card.clicked() {
                        chosen = Some(ware.goods);
                        lead(ui.ctx(), "main-button");
                    }
                });
            }
        });
        if (high - known).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(high_at, high));
            ui.ctx().request_discard("bazaar-row");
        }
    }
    remember(ui.ctx(), chosen_at, chosen);
    chosen
}

/// Returns the selected ware.
pub(crate) fn chosen(ctx: &Context, sight: &Sight<'_>) -> Option<Goods> {
    recall(ctx, this_turn(sight, "bazaar-ware"))
}

/// Draws the panel on which a bid for the selected ware is composed. If it is `tall`, it scrolls by
/// itself.
fn table(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Goods>, (meant, tall): (&Meant, bool)) {
    if let Some(ware) = chosen.and_then(|goods| sight.table().bazaar().ware(goods)) {
        bid_table(ui, sight, wishes, (ware, meant), tall);
    }
}

/// Filter for the kind of wares; `None` shows all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shown(Option<OrderKind>);

impl Shown {
    /// All five kinds, after the chip for everything.
    const ALL: [(Self, &'static str, &'static str); 6] = [
        (Self(None), "bazaar", "items-bazaar-all"),
        (Self(Some(OrderKind::BidLegion)), "legion-infantry", "items-bazaar-legions"),
        (Self(Some(OrderKind::BidPraetor)), "praetor", "items-bazaar-praetors"),
        (Self(Some(OrderKind::BidArtifact)), "artifact", "items-bazaar-artifacts"),
        (Self(Some(OrderKind::BidRelic)), "relic", "items-bazaar-relics"),
        (Self(Some(OrderKind::BidManuscript)), "manuscript", "items-bazaar-manuscripts"),
    ];

    fn shows(self, goods: Goods) -> bool {
        self.0.is_none_or(|kind| goods.order_kind() == kind)
    }
}

/// Sets the filter to the wares that bids of this kind can buy.
pub fn show(ctx: &Context, sight: &Sight<'_>, kind: OrderKind) {
    remember(ctx, always(sight, "bazaar-kind"), Shown(Some(kind)));
    remember(ctx, always(sight, "bazaar-sales"), false);
}

/// The keys of the filters, as those of the tabs of the Ministerium.
const NUMBERS: [Key; Shown::ALL.len()] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// True if this number was pressed, and no text field takes it.
fn by_number(ui: &Ui, key: Key) -> bool {
    !ui.ctx().text_edit_focused() && ui.input(|input| input.modifiers.is_none() && input.key_pressed(key))
}

/// Draws a filter chip for each of the five kinds, with its number of wares. Returns the filter.
fn kinds(ui: &mut Ui, sight: &Sight<'_>, meant: &Meant) -> Shown {
    let at = always(sight, "bazaar-kind");
    let mut shown: Shown = recall(ui.ctx(), at);
    let sales_at = always(sight, "bazaar-sales");
    let mut sales: bool = recall(ui.ctx(), sales_at);
    ui.horizontal_wrapped(|ui| {
        for ((one, icon, id), key) in Shown::ALL.into_iter().zip(NUMBERS) {
            let count = sight.table().bazaar().shelf().iter().filter(|ware| one.shows(ware.goods)).count();
            let words = say!(sight, "items-bazaar-count", sort = sight.text.say(id), n = count);
            let is = shown == one && !sales;
            let tab = tab_button(ui, sight.look, icon, &words, is);
            if !is {
                meant.mark_tab(ui, one, tab.rect);
            }
            if tab.clicked() || by_number(ui, key) {
                (shown, sales) = (one, false);
            }
        }
        if tab_button(ui, sight.look, "log", &say!(sight, "panel-sales"), sales).clicked() || by_number(ui, Key::Num7) {
            sales = true;
        }
    });
    remember(ui.ctx(), at, shown);
    remember(ui.ctx(), sales_at, sales);
    shown
}

/// Says that no ware of a kind is on offer, and if more can still come.
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
    let commanded = crate::rules::forces::commanded(sight.table(), sight.seat());
    let bids = sight.hand.planned().bazaar().bids().iter();
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

/// Shows if the free cards of the vault can pay the minimum of a ware, and what the cheapest of
/// them are worth.
fn payable(ui: &mut Ui, sight: &Sight<'_>, ware: &Ware) {
    let cards = plan::spendable(sight, None);
    ui.horizontal_wrapped(|ui| match least_waste(&cards, &ware.minimum(sight.catalog())) {
        Some(cheapest) => {
            ui.add(sight.look.image("check", 14.0, VERDIGRIS)).hint(say!(sight, "panel-payable"));
            ui.weak(RichText::new(say!(sight, "ware-cheapest")).small());
            let laid: Vec<_> = cards.into_iter().filter(|card| cheapest.contains(&card.id)).collect();
            let worth = crate::rules::tribute::total(&laid);
            let kinds = Resource::ALL.into_iter().filter(|&kind| worth.of(kind) > 0).count();
            break_before(ui, 45.0 * kinds as f32);
            purse_ui(ui, sight.look, sight.text, &worth);
        }
        None => {
            ui.add(sight.look.image("cross", 14.0, ASH)).hint(say!(sight, "panel-not-payable"));
            ui.weak(RichText::new(say!(sight, "ware-too-dear")).small());
        }
    });
}

/// Least height of the contents of a card, in points: that of a praetor.
const CARD: f32 = 208.0;

/// Draws one ware, with contents of at least this height. Returns also the height that it needs.
fn ware_card(ui: &mut Ui, sight: &Sight<'_>, ware: &Ware, chosen: bool, high: f32) -> (Response, f32) {
    let name = sight.teller().goods_name(ware.goods);
    let standing = plan::standing_bid(sight, ware.goods);
    let mut needs = 0.0;
    let response = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let (lit, focus) = (ui.response().hovered(), ui.response().has_focus());
        let (edge, weight) = match () {
            () if focus => (SKY, 2.5),
            () if chosen => (BONE, 2.5),
            () if lit => (BONE, 1.5),
            () => (ENGRAVED, 1.0),
        };
        let frame =
            Frame::new().fill(if chosen { RAISED } else { INK }).stroke(Stroke::new(1.0, edge)).corner_radius(4);
        let shown = frame.inner_margin(Margin::same(10)).show(ui, |ui| {
            ui.set_width(WIDTH - 22.0);
            ui.set_min_height(high);
            let contents = ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    let (medal, sort) = match ware.goods {
                        Goods::Legion(_) => (Medal::Shield, "items-sort-legion"),
                        Goods::Praetor(_) => (Medal::Diamond, "items-sort-praetor"),
                        Goods::Artifact(_) => (Medal::Diamond, "items-sort-artifact"),
                        Goods::Relic(_) => (Medal::Diamond, "items-sort-relic"),
                        Goods::Manuscript(_) => (Medal::Square, "items-sort-manuscript"),
                    };
                    medallion(ui, sight.look, goods_picture(sight, ware.goods), 52.0, BONE, medal);
                    ui.vertical(|ui| {
                        ui.add(bevy_egui::egui::Label::new(bold(&name).size(17.0)).wrap());
                        let sort = sight.text.say(sort);
                        match goods_level(sight, ware.goods) {
                            Some(level) => {
                                let level = say!(sight, "panel-level", n = level);
                                ui.weak(say!(sight, "items-sort-level", sort = sort, level = level));
                            }
                            None => drop(ui.weak(sort)),
                        }
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
                if plan::standing_bid(sight, ware.goods).is_none() {
                    payable(ui, sight, ware);
                }
                if let Some((slot, _)) = standing {
                    chip(ui, sight.look, "bid", &say!(sight, "panel-bid-stands", n = slot.number()), VERDIGRIS);
                }
            });
            needs = contents.response.rect.height();
        });
        // The edge of a frame counts in its size. A heavy one must not move the cards beside it.
        if weight > 1.0 {
            let edge = Stroke::new(weight, edge);
            ui.painter().rect_stroke(shown.response.rect, 4.0, edge, StrokeKind::Inside);
        }
    });
    let response = response.response;
    subject::about(&response, || codex::goods_entry(sight.catalog(), ware.goods));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
    (response, needs)
}
