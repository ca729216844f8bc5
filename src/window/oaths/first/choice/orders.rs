//! The form of the orders at the end of the playing phase: what is tabled, who goes to Earth, which
//! rituals begin, what is thrown away.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::first::rules::catalog::ResourceDef;
use oaths::first::rules::ids::Card;
use oaths::first::rules::orders::Orders;

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use, pick};
use super::{fold, option};
use crate::look::palette::ASH;
use crate::look::tips::Hint;
use crate::look::{heard, icon_text_button, section};
use crate::shell::screens::say;

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, mut orders: Orders) -> Orders {
    let (game, seat) = (sight.game(), sight.seat());
    let domain = game.domain(seat);
    let hand: Vec<Card> = domain.hand.resources().collect();
    if ui
        .add(icon_text_button(sight.look, "legion-shades", say!(sight, "oaths-first-ui-table-all")))
        .hint(say!(sight, "oaths-first-ui-table-all-tip"))
        .clicked()
    {
        table_all(sight, &hand, &mut orders);
    }
    section(ui, &say!(sight, "oaths-first-ui-from-hand")).hint(say!(sight, "oaths-first-ui-from-hand-tip"));
    if hand.is_empty() {
        ui.label(RichText::new(say!(sight, "oaths-first-ui-hand-empty")).color(ASH));
    }
    // A row of cards with buttons under them does not wrap by itself.
    let gap = 5.0;
    let row = (((ui.available_width() + gap) / (Size::Usual.points().x + gap)) as usize).max(1);
    for cards in hand.chunks(row) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for &card in cards {
                from_hand(ui, sight, card, &mut orders);
            }
        });
    }
    let fiends = travellers(sight, &orders);
    orders.earth.retain(|card| fiends.contains(card));
    if !fiends.is_empty() {
        section(ui, &say!(sight, "oaths-ui-earth"));
        ui.add(Label::new(RichText::new(say!(sight, "oaths-first-ui-earth-text")).small().color(ASH)).wrap());
        pick(ui, sight, &fiends, &mut orders.earth, usize::MAX, Thing::Card);
    }
    if game.devil_may_travel(seat) {
        section(ui, &say!(sight, "oaths-ui-devil"));
        for (goes, icon, id) in
            [(false, "stronghold", "oaths-first-ui-devil-stays"), (true, "fly", "oaths-first-ui-devil-goes")]
        {
            if option(ui, sight, icon, &sight.text.say(id), orders.devil == goes) {
                orders.devil = goes;
            }
        }
    }
    let own: Vec<Card> = domain.tabled.iter().copied().filter(|card| !orders.earth.contains(card)).collect();
    let thrown = own.iter().filter(|card| orders.discard.contains(card)).count();
    fold(ui, "thrown", say!(sight, "oaths-first-ui-throw-tabled", n = thrown), |ui| {
        let mut chosen: Vec<Card> = own.iter().copied().filter(|card| orders.discard.contains(card)).collect();
        if pick(ui, sight, &own, &mut chosen, usize::MAX, Thing::Card) {
            orders.discard.retain(|card| !own.contains(card));
            orders.discard.extend(chosen);
        }
    });
    orders
}

/// Returns the fiends that can be on Earth after these orders.
fn travellers(sight: &Sight<'_>, orders: &Orders) -> Vec<Card> {
    let domain = sight.game().domain(sight.seat());
    let all = domain.tabled.iter().chain(&domain.earth).chain(&orders.table).copied();
    all.filter(|card| sight.game().may_travel(sight.catalog, *card) && !orders.discard.contains(card)).collect()
}

/// What becomes of a card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Kept,
    Tabled,
    Thrown,
}

fn fate(orders: &Orders, card: Card) -> Fate {
    if orders.discard.contains(&card) {
        Fate::Thrown
    } else if orders.table.contains(&card) || orders.rituals.contains(&card) || orders.fortress == Some(card) {
        Fate::Tabled
    } else {
        Fate::Kept
    }
}

/// Changes what becomes of a card of the hand. Only one fortress can be tabled.
fn decide(sight: &Sight<'_>, orders: &mut Orders, card: Card, to: Fate) {
    orders.discard.retain(|other| *other != card);
    orders.table.retain(|other| *other != card);
    orders.rituals.retain(|other| *other != card);
    orders.fortress = orders.fortress.filter(|other| *other != card);
    orders.earth.retain(|other| *other != card);
    match (to, sight.catalog.resource(card)) {
        (Fate::Kept, _) => {}
        (Fate::Thrown, _) => orders.discard.push(card),
        (Fate::Tabled, ResourceDef::Fortress(_)) => orders.fortress = Some(card),
        (Fate::Tabled, ResourceDef::Ritual(_)) => orders.rituals.push(card),
        (Fate::Tabled, ResourceDef::Horde(_) | ResourceDef::Artifact(_)) => orders.table.push(card),
        (Fate::Tabled, ResourceDef::Special(_)) => {}
    }
}

/// True if the orders would obey the rules with this card on the table.
fn fits(sight: &Sight<'_>, orders: &Orders, card: Card) -> bool {
    let mut tried = orders.clone();
    decide(sight, &mut tried, card, Fate::Tabled);
    fate(&tried, card) == Fate::Tabled && sight.game().check_orders(sight.catalog, sight.seat(), &tried).is_ok()
}

/// Draws a card of the hand. A click tables it, or takes it back; the button under it throws it away.
fn from_hand(ui: &mut Ui, sight: &Sight<'_>, card: Card, orders: &mut Orders) {
    let now = fate(orders, card);
    ui.push_id(("hand", card.0), |ui| {
        ui.vertical(|ui| {
            ui.set_width(Size::Usual.points().x);
            let used = match now {
                Fate::Tabled => Use::Chosen,
                Fate::Kept if fits(sight, orders, card) => Use::Free,
                Fate::Kept | Fate::Thrown => Use::Closed,
            };
            if Tile::new(Thing::Card(card), Size::Usual).used(used).show(ui, sight).clicked() {
                decide(sight, orders, card, if now == Fate::Tabled { Fate::Kept } else { Fate::Tabled });
            }
            let throw = icon_text_button(sight.look, "delete", "").selected(now == Fate::Thrown);
            let throw = ui.add(throw);
            heard::name(&throw, &say!(sight, "oaths-first-ui-throw", card = sight.teller().card(card)));
            if throw.hint(say!(sight, "oaths-first-ui-throw-tip")).clicked() {
                decide(sight, orders, card, if now == Fate::Thrown { Fate::Kept } else { Fate::Thrown });
            }
        });
    });
}

/// Tables everything that can be tabled: a fortress first if there is none, then all the rest.
fn table_all(sight: &Sight<'_>, hand: &[Card], orders: &mut Orders) {
    let bare = sight.game().domain(sight.seat()).fortress.is_none() && orders.fortress.is_none();
    let stone = hand.iter().copied().filter(|card| bare && sight.catalog.fortress(*card).is_some());
    if let Some(card) = stone.max_by_key(|card| sight.catalog.fortress(*card).map(|def| def.defence))
        && fits(sight, orders, card)
    {
        decide(sight, orders, card, Fate::Tabled);
    }
    for &card in hand {
        let stone = sight.catalog.fortress(card).is_some();
        if !stone && fate(orders, card) == Fate::Kept && fits(sight, orders, card) {
            decide(sight, orders, card, Fate::Tabled);
        }
    }
}
