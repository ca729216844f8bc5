//! The event cards in the forces tab (manual appendix A): the hand as a ledger. A row opens its
//! card.

use bevy_egui::egui::{Label, RichText, Ui};

use super::card::{effect, lasts, on_whom};
use super::{hand_lines, hand_title, keep, play};
use crate::conclave::forces::ledger::{Cell, Column, Row, ledger};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::Trial;
use crate::intent::{Intent, Leaf, Looking, Sheet};
use crate::look::palette::{ASH, VERDIGRIS};
use crate::look::{Medal, explain};
use crate::rules::events::EventOrder;
use crate::rules::ids::EventKind;
use crate::rules::orders::{Order, OrderKind};
use crate::rules::tribute::Purse;
use crate::sight::{Sight, Wishes};

/// Draws the ledger of the player's own event cards. The hands of rivals are secret.
pub fn held(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let hand = keep::hand(sight);
    let heading = ui.label(RichText::new(hand_title(sight)).color(ASH));
    explain(heading, sight, &say!(sight, "herald-hand-title"), || hand_lines(sight));
    if hand.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "herald-hand-none")).color(ASH)).wrap());
        return;
    }
    let column = |id: &str| Column { icon: None, name: sight.text.say(id) };
    let columns = ["herald-price", "herald-on", "herald-lasts", "items-column-plan"].map(column);
    let offers = Trial::new(sight, None).offers(OrderKind::PlayEvent);
    let rows = hand.iter().map(|&event| row(sight, event, &offers)).collect();
    ledger(ui, sight, wishes, "events", &columns, rows);
}

fn row(sight: &Sight<'_>, event: EventKind, offers: &[Order]) -> Row {
    let def = sight.catalog().event(event);
    let price = price(sight, event);
    let worth = i64::from(def.cost.points()) + i64::from(def.prestige);
    let turns = def.turns.map_or(0, |(_, most)| i64::from(most));
    let slot = play::standing(sight, event).map(|(slot, _)| slot);
    let playable = offers
        .iter()
        .any(|order| matches!(order, Order::Event(EventOrder::PlayEvent { event: of, .. }) if *of == event));
    let plan = match (slot, playable) {
        (Some(slot), _) => Cell::words(say!(sight, "herald-in-slot", n = slot.number()), 2).colour(VERDIGRIS),
        (None, true) => Cell::words(say!(sight, "items-event-playable"), 1),
        (None, false) => Cell::words(say!(sight, "items-event-waits"), 0).colour(ASH),
    };
    Row {
        owner: Some(sight.seat()),
        name: def.name.clone(),
        picture: (def.icon.clone().into(), Medal::Square),
        cells: vec![
            Cell::words(price, worth),
            Cell::words(on_whom(sight, def.target), 0),
            Cell::words(lasts(sight, event), turns),
            plan,
        ],
        chosen: false,
        click: vec![Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(event))))],
        tip: effect(sight, event),
    }
}

/// Returns the price of playing a card, in words.
fn price(sight: &Sight<'_>, event: EventKind) -> String {
    let def = sight.catalog().event(event);
    let mut parts = Vec::new();
    if def.cost != Purse::EMPTY {
        parts.push(sight.teller().purse(&def.cost));
    }
    if def.prestige > 0 {
        parts.push(say!(sight, "herald-prestige", n = def.prestige));
    }
    if parts.is_empty() { say!(sight, "herald-free") } else { sight.teller().series(&parts) }
}
