//! The tribute tab (manual 4.3): offers, the vault, consolidation.

pub(crate) mod locks;
pub(crate) mod pay;

use bevy_egui::egui::{RichText, Ui};

use super::events::decrees;
use crate::conclave::ministerium::ask;
use crate::conclave::ministerium::memory::{always, recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::Planning;
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::{
    CardState, Line, card_ui, explain, figure, icon_text_button, mark_usable, purse_ui, resource_name, scroll, section,
    tab_button, why_not,
};
use crate::rules::archfiends;
use crate::rules::ids::CardId;
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::tribute::{PAYMENT_SLOTS, Resource, TributeCard, TributeOrder, total};
use crate::sight::{Sight, Wishes};

/// Sort order of the vault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sorting {
    #[default]
    Age,
    Worth,
    Resource(Resource),
}

/// Draws the tab.
pub fn tribute(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    scroll(ui, "tribute-tab", |ui| {
        let offers = sight.table().treasury().offers(sight.seat());
        if offers.is_empty() {
            no_offer(ui, sight, wishes);
        } else {
            section(ui, &say!(sight, "panel-offers"));
            ui.add_space(6.0);
            for (index, offer) in offers.iter().enumerate() {
                ui.push_id(("offer", index), |ui| ask::tribute(ui, sight, wishes, index, offer));
            }
        }
        vault(ui, sight, wishes);
    });
}

fn no_offer(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (offer, keep) = archfiends::tribute_offer(sight.catalog(), sight.table(), sight.seat());
    ui.horizontal_wrapped(|ui| {
        ui.weak(say!(sight, "panel-no-offer", offer = offer, keep = keep));
        let reason = plan::why_not(sight, None, &Order::Tribute(TributeOrder::DemandTribute));
        let words = sight.teller().order_kind(OrderKind::DemandTribute);
        let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, "tribute", &words));
        if !plan::demands(sight) {
            mark_usable(ui, "demand-tribute", &button);
        }
        if button.clicked() {
            wishes.push(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into());
        }
        why_not(button, sight, &words, &reason.into_iter().collect::<Vec<_>>());
    });
}

fn vault(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let mut cards = plan::cards(sight);
    let committed = plan::committed(sight);
    let ticked_at = this_turn(sight, "consolidate");
    let mut ticked: Vec<CardId> = recall(ui.ctx(), ticked_at);
    let held = |id: &CardId| cards.iter().any(|card| card.id == *id) && !committed.contains_key(id);
    ticked.retain(held);
    section(ui, &say!(sight, "panel-vault", n = cards.len()));
    ui.add_space(6.0);
    let free: Vec<TributeCard> = cards.iter().filter(|card| !committed.contains_key(&card.id)).copied().collect();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "panel-vault-free", n = free.len()));
        purse_ui(ui, sight.look, sight.text, &total(&free));
        if free.len() < cards.len() {
            ui.label(RichText::new(say!(sight, "panel-vault-committed", n = cards.len() - free.len())).color(ASH));
        }
    });
    if cards.is_empty() {
        ui.weak(say!(sight, "panel-vault-empty"));
        return;
    }
    let filter = sorting(ui, sight);
    let (order, only) = filter;
    cards.retain(|card| only.is_none_or(|resource| card.worth.of(resource) > 0));
    match order {
        Sorting::Age => {}
        Sorting::Worth => cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.points()), card.id)),
        Sorting::Resource(resource) => cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.of(resource)), card.id)),
    }
    consolidation(ui, sight, wishes, &mut ticked);
    ui.horizontal_wrapped(|ui| {
        for card in &cards {
            one_card(ui, sight, card, &mut ticked);
        }
        for card in plan::coming(sight) {
            let response = card_ui(ui, sight, &card, CardState::Coming);
            explain(response, sight, &sight.teller().purse(&card.worth), || {
                vec![Line::Text(say!(sight, "panel-card-coming"))]
            });
        }
    });
    remember(ui.ctx(), ticked_at, ticked);
}

fn one_card(ui: &mut Ui, sight: &Sight<'_>, card: &TributeCard, ticked: &mut Vec<CardId>) {
    let committed = plan::committed(sight).get(&card.id).copied();
    let chosen = ticked.contains(&card.id);
    let state = match committed {
        Some(plan::Promise::Slot(slot)) => CardState::Committed(slot),
        Some(
            plan::Promise::Upkeep(_) | plan::Promise::Demand(_) | plan::Promise::Ritual(_) | plan::Promise::Decree(_),
        ) => CardState::Pledged,
        None if chosen => CardState::Chosen,
        None if ticked.len() >= PAYMENT_SLOTS || plan::closed(sight).is_some() => CardState::Closed,
        None => CardState::Free,
    };
    let response = card_ui(ui, sight, card, state);
    locks::mark(ui, sight, card.id, response.rect);
    if response.clicked() {
        if chosen {
            ticked.retain(|id| *id != card.id);
        } else {
            ticked.push(card.id);
        }
    }
    explain(response, sight, &sight.teller().purse(&card.worth), || {
        let mut lines = vec![Line::Part(say!(sight, "panel-points"), card.worth.points().to_string())];
        lines.push(match (committed, state) {
            (Some(plan::Promise::Slot(slot)), _) => Line::Text(say!(sight, "panel-card-committed", n = slot.number())),
            (Some(plan::Promise::Upkeep(legion)), _) => {
                let name = sight.teller().unit_name(&Foe::Legion(legion));
                Line::Text(say!(sight, "items-card-pledged", legion = name))
            }
            (Some(plan::Promise::Demand(rival)), _) => {
                Line::Text(say!(sight, "embassy-card-promised", house = sight.teller().seat_name(rival)))
            }
            (Some(plan::Promise::Ritual(standing)), _) => {
                let kept = sight.table().rituals().standing().iter().find(|kept| kept.id == standing);
                let name = kept.map(|kept| sight.teller().ritual_name(kept.ritual).to_owned()).unwrap_or_default();
                Line::Text(say!(sight, "rite-card-pledged", ritual = name))
            }
            (Some(plan::Promise::Decree(decree)), _) => {
                let event = decrees::find(sight, decree).map_or("", |decree| &sight.catalog().event(decree.event).name);
                Line::Text(say!(sight, "herald-card-promised", event = event))
            }
            (None, CardState::Closed) if plan::closed(sight).is_none() => {
                Line::Bad(say!(sight, "panel-card-most", n = PAYMENT_SLOTS))
            }
            (None, _) if chosen => Line::Text(say!(sight, "panel-card-untick")),
            (None, _) => Line::Text(say!(sight, "panel-card-tick")),
        });
        lines
    });
}

/// Draws the sort order of the vault, and the filter by resource. Returns both.
fn sorting(ui: &mut Ui, sight: &Sight<'_>) -> (Sorting, Option<Resource>) {
    let (order_at, only_at) = (always(sight, "vault-order"), always(sight, "vault-only"));
    let mut order: Sorting = recall(ui.ctx(), order_at);
    let mut only: Option<Resource> = recall(ui.ctx(), only_at);
    ui.horizontal_wrapped(|ui| {
        ui.weak(say!(sight, "panel-sort"));
        for (one, icon, words) in [
            (Sorting::Age, "turn", say!(sight, "panel-sort-age")),
            (Sorting::Worth, "up", say!(sight, "panel-sort-worth")),
        ] {
            if tab_button(ui, sight.look, icon, &words, order == one).clicked() {
                order = one;
            }
        }
        for resource in Resource::ALL {
            let one = Sorting::Resource(resource);
            if tab_button(ui, sight.look, resource.key(), &resource_name(sight.text, resource), order == one).clicked()
            {
                order = one;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.weak(say!(sight, "panel-filter"));
        if tab_button(ui, sight.look, "card", &say!(sight, "panel-filter-all"), only.is_none()).clicked() {
            only = None;
        }
        for resource in Resource::ALL {
            ui.push_id(("only", resource.key()), |ui| {
                let words = resource_name(sight.text, resource);
                if tab_button(ui, sight.look, resource.key(), &words, only == Some(resource)).clicked() {
                    only = Some(resource);
                }
            });
        }
    });
    remember(ui.ctx(), order_at, order);
    remember(ui.ctx(), only_at, only);
    (order, only)
}

/// Draws the card that consolidation of the selected cards would make.
fn consolidation(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ticked: &mut Vec<CardId>) {
    let mut cards = ticked.clone();
    cards.sort_unstable();
    let order = Order::Tribute(TributeOrder::Consolidate { cards });
    let words = sight.teller().order_kind(OrderKind::Consolidate);
    let reason =
        if ticked.is_empty() { Some(say!(sight, "panel-consolidate-how")) } else { plan::why_not(sight, None, &order) };
    ui.horizontal_wrapped(|ui| {
        let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, "consolidate", &words));
        if button.clicked() {
            wishes.push(Planning::Put(None, order).into());
            ticked.clear();
        }
        explain(button, sight, &words, || {
            let mut lines: Vec<Line> = reason.iter().cloned().map(Line::Bad).collect();
            lines.extend([Line::Text(sight.teller().rule("panel-consolidate-tip")), Line::Term("consolidation")]);
            lines
        });
        locks::button(ui, sight, ticked);
        if ticked.is_empty() {
            ui.weak(say!(sight, "panel-consolidate-how"));
            return;
        }
        let worth = plan::cards(sight).iter().filter(|card| ticked.contains(&card.id)).map(|card| card.worth).sum();
        ui.label(figure(ticked.len()));
        ui.add(sight.look.image("right", 12.0, ASH));
        purse_ui(ui, sight.look, sight.text, &worth);
        match &reason {
            Some(reason) => {
                ui.add(sight.look.image("cross", 16.0, EMBER));
                ui.label(RichText::new(reason).color(EMBER));
            }
            None => {
                ui.add(sight.look.image("check", 16.0, VERDIGRIS));
                ui.label(RichText::new(say!(sight, "panel-consolidate-fits")).color(BONE));
            }
        }
    });
}
