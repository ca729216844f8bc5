//! Playing an event card: the target, the payment, and the slot (manual 4.13, 4.19).

use bevy_egui::egui::{Context, Label, RichText, Ui, vec2};

use super::{aim, card};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Trial};
use crate::conclave::tribute::{locks, pay};
use crate::intent::Planning;
use crate::look::palette::{ASH, EMBER, GOLD, VERDIGRIS};
use crate::look::{Line, explain, figure, icon_text_button, mark, mark_usable, section};
use crate::rules::catalog::EventTarget;
use crate::rules::events::{EventAim, EventOrder};
use crate::rules::ids::{CardId, EventKind, SlotNo};
use crate::rules::orders::{Order, OrderKind, Refusal};
use crate::rules::tribute::{Purse, TributeCard, least_waste, least_waste_without};
use crate::sight::{Sight, Wishes};

/// The choices for a card that is about to be played. `None` until the player has made the choice.
#[derive(Clone, Debug, Default)]
struct Stage {
    aim: Option<EventAim>,
    laid: Option<Vec<CardId>>,
}

/// Sets the target of a card, from another panel.
pub fn take_aim(ctx: &Context, sight: &Sight<'_>, event: EventKind, aim: EventAim) {
    let at = this_turn(sight, "event").with(event.0);
    let stage: Stage = recall(ctx, at);
    remember(ctx, at, Stage { aim: Some(aim), ..stage });
}

/// Returns the draft's order that plays a card, and its slot.
pub fn standing<'a>(sight: &Sight<'a>, event: EventKind) -> Option<(SlotNo, &'a Order)> {
    plan::standing(
        sight,
        |order| matches!(order, Order::Event(EventOrder::PlayEvent { event: of, .. }) if *of == event),
    )
}

/// Draws all choices that playing a card needs.
pub fn how(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, event: EventKind) {
    let def = sight.catalog().event(event);
    let at = this_turn(sight, "event").with(event.0);
    let mut stage: Stage = recall(ui.ctx(), at);
    let standing = standing(sight, event);
    let slot = standing.map(|(slot, _)| slot);
    let (planned_aim, planned_cards) = match standing {
        Some((_, Order::Event(EventOrder::PlayEvent { aim, cards, .. }))) => (Some(*aim), Some(cards.clone())),
        Some(_) | None => (None, None),
    };
    let trial = Trial::new(sight, slot);
    let cards = plan::spendable(sight, slot);
    // Without a choice by hand, the cards with the least waste pay.
    let locked = locks::locked(ui.ctx(), sight);
    let cheapest = || least_waste_without(&cards, &locked, &def.cost);
    let mut laid = stage.laid.clone().or(planned_cards).or_else(cheapest).unwrap_or_default();
    pay::tidy(&cards, &mut laid);
    let before = laid.clone();
    let only = || match aim::candidates(sight, event).as_slice() {
        [only] => Some(only.aim),
        _ => None,
    };
    let none = (def.target == EventTarget::Nobody).then_some(EventAim::Nobody);
    let chosen = none.or(stage.aim).or(planned_aim).or_else(|| aim::marked(sight, event)).or_else(only);
    if none.is_none() {
        section(ui, &say!(sight, "herald-choose"));
        ui.add_space(4.0);
        let clicked = aim::choice(ui, sight, wishes, event, chosen, |aim| {
            forbidden(sight, event, aim, &trial, &cards, &def.cost)
        });
        if clicked.is_some() {
            stage.aim = clicked;
        }
        ui.add_space(4.0);
    }
    section(ui, &say!(sight, "herald-pay"));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| card::cost(ui, sight, &def.cost, def.prestige));
    if def.prestige > 0 {
        let has = sight.hand.planned().conclave().prestige(sight.seat());
        ui.horizontal(|ui| {
            ui.label(RichText::new(say!(sight, "herald-pay-prestige")).color(ASH));
            ui.label(figure(has).color(GOLD));
        });
    }
    if def.cost != Purse::EMPTY {
        pay::slots(ui, sight, &cards, &mut laid);
        pay::for_me(ui, sight, &def.cost, &cards, &mut laid);
        let worth = pay::worth(&cards, &laid);
        pay::settles(ui, sight, &def.cost, &worth, &say!(sight, "herald-pay-covers"));
    }
    ui.add_space(4.0);
    put(ui, sight, wishes, event, chosen, &laid, &trial);
    if def.cost != Purse::EMPTY {
        ui.horizontal(|ui| {
            ui.label(RichText::new(say!(sight, "panel-vault-free", n = cards.len() - laid.len())).color(ASH));
        });
        pay::free_cards(ui, sight, &cards, &mut laid);
    }
    if laid != before {
        stage.laid = Some(laid);
    }
    remember(ui.ctx(), at, stage);
}

fn order_of(event: EventKind, aim: EventAim, cards: &[CardId]) -> Order {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    Order::Event(EventOrder::PlayEvent { event, aim, cards })
}

/// Returns the reason why a card cannot be played on a target, with any payment.
fn forbidden(
    sight: &Sight<'_>,
    event: EventKind,
    aim: EventAim,
    trial: &Trial<'_>,
    cards: &[TributeCard],
    cost: &Purse,
) -> Option<String> {
    let paid = least_waste(cards, cost).unwrap_or_default();
    trial.forbids(sight, &order_of(event, aim, &paid))
}

/// Draws the button that gives the order, and the state of the order.
fn put(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    event: EventKind,
    aim: Option<EventAim>,
    laid: &[CardId],
    trial: &Trial<'_>,
) {
    let standing = standing(sight, event);
    let order = order_of(event, aim.unwrap_or_default(), laid);
    let unaimed = aim.is_none().then(|| say!(sight, "herald-choose-first"));
    let done = standing.is_some_and(|(_, stands)| *stands == order);
    let reason = match trial {
        Trial::Closed(reason) => Some(reason.clone()),
        Trial::Open(_) => unaimed.or_else(|| trial.why_not(sight, &order)),
    };
    let name = sight.catalog().event(event).name.as_str();
    ui.horizontal_wrapped(|ui| {
        let words = match standing {
            Some(_) => say!(sight, "herald-change"),
            None => say!(sight, "herald-play", event = name),
        };
        let button = icon_text_button(sight.look, OrderKind::PlayEvent.icon(), &words).min_size(vec2(160.0, 40.0));
        let response = ui.add_enabled(reason.is_none() && !done, button);
        mark(ui, "main-button", response.rect);
        mark_usable(ui, "event-place", &response);
        if response.clicked() {
            wishes.push(Planning::Put(standing.map(|(slot, _)| slot), order).into());
        }
        explain(response, sight, &words, || match &reason {
            Some(reason) => vec![Line::Bad(reason.clone())],
            None => vec![Line::Text(say!(sight, "herald-play-tip"))],
        });
        if let Some((slot, _)) = standing {
            let words = say!(sight, "herald-take-back");
            let button = ui.add_enabled(plan::closed(sight).is_none(), icon_text_button(sight.look, "undo", &words));
            if button.clicked() {
                wishes.push(Planning::Strike(slot).into());
            }
            let words = say!(sight, "herald-stands", n = slot.number());
            ui.label(RichText::new(words).color(VERDIGRIS));
        }
    });
    // The missing payment is already shown above the cards.
    let unpaid = matches!(
        trial.refusal(&order_of(event, aim.unwrap_or_default(), laid)),
        Some(Refusal::Unpaid { .. } | Refusal::CardCount { .. })
    );
    if let Some(reason) = reason.filter(|_| !done && !unpaid) {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.add(Label::new(RichText::new(reason).color(EMBER)).wrap());
        });
    }
}
