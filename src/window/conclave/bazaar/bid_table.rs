//! The bid panel of the bazaar (manual 4.10): the cards of the bid, its worth, and the result of a
//! tie.

use bevy_egui::egui::{Align, Id, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::buyers;
use super::goods::{goods_effects, goods_flavour};
use super::meant::Meant;
use crate::conclave::foresight::{self, IRON};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::tribute::pay;
use crate::intent::Planning;
use crate::look::palette::{ASH, EMBER};
use crate::look::{Line, bold, explain, following, icon_text_button, mark, marked, purse_ui, quoted, section, why_not};
use crate::rules::bazaar::{BazaarOrder, Bidder, Goods, Tie, Verdict, Ware, judge, points};
use crate::rules::ids::{CardId, Seat, SlotNo};
use crate::rules::orders::Order;
use crate::rules::tribute::{Purse, TributeCard};
use crate::sight::{Sight, Wishes};

/// Height of the button that places the bid, with a line for a reason against it, in points. It is
/// only used until the first one has been drawn.
const FOOT: f32 = 88.0;

/// Draws the bid panel for a ware: its effects, eight payment slots, the worth of the bid, the
/// vault. In a `tall` panel, the button that places the bid stays in view under all of this.
pub(super) fn bid_table(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    (ware, meant): (&Ware, &Meant),
    tall: bool,
) {
    let standing = plan::standing_bid(sight, ware.goods);
    let at = this_turn(sight, "bid").with(ware.goods);
    let remembered: Option<Vec<CardId>> = recall(ui.ctx(), at);
    let slot = standing.map(|(slot, _)| slot);
    let cards = plan::spendable(sight, slot);
    // The least is laid already, so that a bid is one click. It is remembered when it is changed.
    let first = standing
        .map(|(_, cards)| cards.to_vec())
        .or_else(|| pay::least(ui.ctx(), sight, &ware.minimum(sight.catalog()), &cards))
        .unwrap_or_default();
    let mut laid = remembered.clone().unwrap_or_else(|| first.clone());
    pay::tidy(&cards, &mut laid);
    if tall {
        // A reason against the bid needs more lines in one turn than in another.
        let foot_at = Id::new("bid-foot");
        let foot = ui.data(|data| data.get_temp(foot_at)).unwrap_or(FOOT);
        let height = (ui.available_height() - foot).max(80.0);
        let area = ScrollArea::vertical().id_salt(("bazaar-table", ware.goods)).auto_shrink([false, false]);
        area.max_height(height).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            following(ui, |ui| {
                compose(ui, sight, (ware, meant), (slot, &cards, &mut laid));
                vault(ui, sight, ware.goods, &cards, &mut laid);
            });
        });
        let from = ui.cursor().top();
        place_bid(ui, sight, wishes, (ware, meant), slot, &laid);
        let foot = ui.cursor().top() - from + ui.spacing().item_spacing.y;
        ui.data_mut(|data| data.insert_temp(foot_at, foot));
    } else {
        compose(ui, sight, (ware, meant), (slot, &cards, &mut laid));
        place_bid(ui, sight, wishes, (ware, meant), slot, &laid);
        vault(ui, sight, ware.goods, &cards, &mut laid);
    }
    if remembered.is_some() || laid != first {
        remember(ui.ctx(), at, Some(laid));
    }
}

/// Draws the ware, the cards of the bid and what they are worth.
fn compose(
    ui: &mut Ui,
    sight: &Sight<'_>,
    (ware, meant): (&Ware, &Meant),
    (slot, cards, laid): (Option<SlotNo>, &[TributeCard], &mut Vec<CardId>),
) {
    section(ui, &say!(sight, "panel-bid-for", legion = sight.teller().goods_name(ware.goods)));
    goods_effects(ui, sight, ware.goods);
    // Before the price, because a legion that cannot be kept is worth none.
    keep(ui, sight, ware.goods, slot.is_some(), pay::worth(cards, laid));
    pay::slots(ui, sight, cards, laid);
    pay::for_me(ui, sight, &ware.minimum(sight.catalog()), cards, laid);
    if let Some(button) = marked(ui.ctx(), "pay-for-me").filter(|_| laid.is_empty()) {
        meant.mark_pay(ui, ware.goods, button.rect);
    }
    worth(ui, sight, ware, (cards, laid));
}

/// Draws the cards that can be added, and the legend of the ware.
fn vault(ui: &mut Ui, sight: &Sight<'_>, goods: Goods, cards: &[TributeCard], laid: &mut Vec<CardId>) {
    ui.add_space(6.0);
    ui.weak(say!(sight, "panel-bid-vault"));
    pay::free_cards(ui, sight, cards, laid);
    ui.add_space(6.0);
    ui.add(Label::new(quoted(goods_flavour(sight, goods)).size(15.0).color(ASH)).wrap());
}

/// Draws the worth of the bid, and the results of a tie.
fn worth(ui: &mut Ui, sight: &Sight<'_>, ware: &Ware, (cards, laid): (&[TributeCard], &[CardId])) {
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
    buyers::line(ui, sight, ware.goods);
}

/// Draws the upkeep that a legion will need, and what of all upkeep the vault then leaves unpaid.
fn keep(ui: &mut Ui, sight: &Sight<'_>, goods: Goods, stands: bool, worth: Purse) {
    let Goods::Legion(kind) = goods else { return };
    let price = sight.catalog().legion(kind).upkeep;
    if price == Purse::EMPTY {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "foresight-bid-upkeep"));
        purse_ui(ui, sight.look, sight.text, &price);
    });
    // A bid that stands in the draft is in the plan already.
    let (more, spent) = if stands { (Purse::EMPTY, Purse::EMPTY) } else { (price, worth) };
    foresight::upkeep(ui, sight, &sight.hand.foretold.ahead.household.unpaid(more, spent), IRON);
}

/// Draws the result of an auction with equal points against each rival. The rules decide it.
fn ties(ui: &mut Ui, sight: &Sight<'_>, minimum: &Purse, worth: Purse) {
    let (table, me) = (sight.table(), sight.seat());
    // The result of a tie is the same for all bids that cover the minimum.
    let worth = if worth.covers(minimum) { worth } else { *minimum };
    let bidder = |seat: Seat| Bidder {
        seat,
        worth,
        bonus: 0,
        rank: table.houses().of(seat).rank,
        prestige: table.conclave().prestige(seat),
        regent: table.conclave().regent() == seat,
    };
    let teller = sight.teller();
    let (mut won, mut lost, mut void, mut hidden) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let veiled = table.conclave().veiled();
    let rivals = table.seats().filter(|&seat| {
        seat != me && table.conclave().eliminated(seat).is_none() && !table.diplomacy().excommunicated(seat)
    });
    for rival in rivals {
        let name = |through: String| say!(sight, "panel-tie-name", house = teller.seat_name(rival), through = through);
        match judge(&sight.catalog().constants.bazaar, minimum, &[bidder(me), bidder(rival)]) {
            // If prestige is hidden, results that depend on it are not known.
            Verdict::Won { through: Tie::Prestige | Tie::Regent, .. } | Verdict::Cancelled if veiled => {
                hidden.push(teller.seat_name(rival));
            }
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
        if !hidden.is_empty() {
            lines.push(Line::Text(say!(sight, "panel-tie-hidden", houses = teller.list(&hidden))));
        }
        lines.push(Line::Text(sight.teller().tip("tie-ladder")));
        lines.push(Line::Term("tie-ladder"));
        lines
    });
}

fn place_bid(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    (ware, meant): (&Ware, &Meant),
    slot: Option<SlotNo>,
    laid: &[CardId],
) {
    let mut cards = laid.to_vec();
    cards.sort_unstable();
    let order = Order::Bazaar(BazaarOrder::Bid { goods: ware.goods, cards });
    let unchanged = slot.is_some_and(|slot| plan::draft(sight).slots[slot.index()].as_ref() == Some(&order));
    let reason = plan::why_not(sight, slot, &order).or_else(|| unchanged.then(|| say!(sight, "panel-bid-unchanged")));
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, if slot.is_some() { "panel-bid-change" } else { "panel-bid-place" });
        let button =
            ui.add_enabled(reason.is_none(), icon_text_button(sight.look, "bid", &words).min_size(vec2(120.0, 40.0)));
        mark(ui, "main-button", button.rect);
        meant.mark_bid(ui, ware.goods, &button);
        if button.clicked() {
            wishes.push(Planning::Put(slot, order).into());
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
            let button = plan::button(ui, sight, icon_text_button(sight.look, "undo", &words));
            meant.mark_back(ui, ware.goods, &button);
            if button.clicked() {
                wishes.push(Planning::Strike(slot).into());
                remember(ui.ctx(), this_turn(sight, "bid").with(ware.goods), None::<Vec<CardId>>);
            }
            explain(button, sight, &words, || vec![Line::Text(say!(sight, "panel-bid-back-tip", n = slot.number()))]);
        }
    });
    if let Some(reason) = reason.filter(|_| !laid.is_empty() && !unchanged) {
        ui.with_layout(Layout::top_down(Align::Min), |ui| ui.label(RichText::new(reason).color(EMBER)));
    }
}
