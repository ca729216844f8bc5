//! The ritual in preparation: its description, and the four steps to an order.

use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::rites::Rite;
use super::{Bench, aiming, book, guise, told};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::tribute::{locks, pay};
use crate::intent::{Conjuring, Planning};
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::tips::cut;
use crate::look::{
    Line, Medal, bold, explain, icon_button, icon_text_button, mark, mark_usable, medallion, purse_ui, quoted, section,
};
use crate::rules::catalog::RitualEffect;
use crate::rules::ids::{CardId, SlotNo};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::rituals::{Price, RitualOrder, accessible, price};
use crate::rules::tribute::{Purse, TributeCard, least_waste_without};
use crate::sight::{Sight, Wishes};

/// Draws the text for the case that no ritual is in preparation.
pub fn nothing(ui: &mut Ui, sight: &Sight<'_>) {
    ui.add_space(12.0);
    ui.label(say!(sight, "rite-choose"));
    ui.add(Label::new(RichText::new(say!(sight, "rite-choose-tip")).color(ASH)).wrap());
    ui.add_space(8.0);
    ui.label(quoted(say!(sight, "panel-chamber-flavour")).color(ASH));
}

/// Draws the steps side by side, each scrollable, and the button for the order below them.
pub fn preparation(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    ui.spacing_mut().item_spacing.y = 5.0;
    head(ui, sight, wishes, bench);
    if locked(ui, sight, wishes, bench) {
        return;
    }
    let foot = 92.0;
    let room = vec2(ui.available_width(), (ui.available_height() - foot).max(140.0));
    let right = (room.x * 0.36).clamp(250.0, 420.0);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
        ui.set_min_size(room);
        let left = vec2(room.x - right - 8.0 - ui.spacing().item_spacing.x, room.y);
        ui.allocate_ui_with_layout(left, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(left);
            ui.set_max_height(left.y);
            // What stands below the list may need more room than is left.
            ui.shrink_clip_rect(ui.max_rect());
            let mut within = ui.new_child(UiBuilder::new().max_rect(ui.max_rect()));
            target(&mut within, sight, wishes, bench);
        });
        ui.allocate_ui_with_layout(vec2(right, room.y), Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().id_salt("rite-means").auto_shrink([false, false]).show(ui, |ui| {
                means(ui, sight, wishes, bench);
            });
        });
    });
    end(ui, sight, wishes, bench);
}

/// Draws the same in one column, without scroll areas.
pub fn steps(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    ui.spacing_mut().item_spacing.y = 5.0;
    head(ui, sight, wishes, bench);
    if locked(ui, sight, wishes, bench) {
        return;
    }
    target(ui, sight, wishes, bench);
    means(ui, sight, wishes, bench);
    end(ui, sight, wishes, bench);
}

/// Draws the requirement of a locked ritual. Returns true if it is locked.
fn locked(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) -> bool {
    let Err(why) = accessible(sight.catalog(), sight.table(), sight.seat(), bench.rite.ritual) else { return false };
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("lock", 18.0, EMBER));
        ui.label(RichText::new(sight.teller().hindrance(&why)).color(EMBER));
    });
    ui.label(say!(sight, "rite-unlocked-by", what = told::opened_by(sight, bench.rite.ritual)));
    ui.add_space(4.0);
    book::way_there(ui, sight, wishes, bench.rite.ritual);
    true
}

fn target(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    section(ui, &say!(sight, "rite-step-target"));
    ui.add_space(4.0);
    aiming::aiming(ui, sight, wishes, bench);
}

/// Draws the steps of the name and the payment.
fn means(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    if let Some(victim) = bench.victim(sight) {
        section(ui, &say!(sight, "rite-step-guise"));
        ui.add_space(4.0);
        guise::names(ui, sight, wishes, bench, victim);
    }
    section(ui, &say!(sight, "rite-step-price"));
    ui.add_space(4.0);
    payment(ui, sight, wishes, bench);
}

/// Draws its name, its effect and its requirement. Its story is shown if the height allows or the
/// ritual is locked; it is always in the tooltip of the picture.
fn head(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    let def = sight.catalog().ritual(bench.rite.ritual);
    let roomy = ui.available_height() > 520.0;
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let picture = medallion(ui, sight.look, &def.icon, 40.0, BONE, Medal::Circle);
        explain(picture, sight, &def.name, || vec![Line::Flavour(def.flavour.clone()), Line::Term("ritual")]);
        ui.add(Label::new(bold(&def.name).size(20.0)));
        ui.label(RichText::new(told::opened_by(sight, bench.rite.ritual)).color(ASH));
        match &def.upkeep {
            Some(upkeep) => {
                let response = ui.label(RichText::new(say!(sight, "rite-lasts")).color(ASH));
                explain(response, sight, &def.name, || vec![Line::Text(say!(sight, "rite-upkeep-tip"))]);
                purse_ui(ui, sight.look, sight.text, upkeep);
            }
            None => drop(ui.label(RichText::new(say!(sight, "rite-at-once")).color(ASH))),
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, sight.look, "close", &say!(sight, "rite-put-away")).clicked() {
                wishes.push(Conjuring::Prepare(None).into());
            }
        });
    });
    ui.add(Label::new(told::does(sight, bench.rite.ritual)).wrap());
    if roomy || accessible(sight.catalog(), sight.table(), sight.seat(), bench.rite.ritual).is_err() {
        ui.add(Label::new(quoted(&def.flavour).color(ASH)).wrap());
    }
}

/// Returns the price of the ritual as prepared.
fn cost(sight: &Sight<'_>, bench: &Bench<'_>) -> Price {
    let (catalog, table) = (sight.catalog(), bench.plan.table());
    price(catalog, table, sight.seat(), bench.rite.ritual, bench.victim(sight), bench.rite.guise)
}

/// Returns lines for the parts of a price.
fn parts(sight: &Sight<'_>, price: &Price) -> Vec<Line> {
    let mut lines = vec![Line::Part(say!(sight, "rite-cost"), sight.teller().purse(&price.base))];
    let mut part = |id: &str, amount: i32| {
        if amount != 0 {
            lines.push(Line::Part(sight.text.say(id), sight.teller().signed(amount)));
        }
    };
    part("rite-part-threat", -i32::from(price.discount));
    part("rite-part-mask", price.mask.into());
    part("rite-part-framing", price.framing.into());
    part("rite-part-events", price.events.into());
    lines.push(Line::Total(say!(sight, "panel-total"), sight.teller().purse(&price.total())));
    lines.extend([Line::Text(say!(sight, "rite-price-tip")), Line::Term("threat-list")]);
    lines
}

/// Returns the cards for the payment: those selected by hand, or else the cheapest.
fn cards(ui: &Ui, sight: &Sight<'_>, bench: &Bench<'_>, free: &[TributeCard]) -> Vec<CardId> {
    if let Some(cards) = &bench.rite.cards {
        let mut cards = cards.clone();
        pay::tidy(free, &mut cards);
        return cards;
    }
    let price = cost(sight, bench).total();
    let locked = locks::locked(ui.ctx(), sight);
    let one = takes_one_card(sight, bench);
    match (one, price == Purse::EMPTY) {
        // A card of any worth pays, so the one of the least worth is the cheapest.
        (true, _) => {
            let poorest = free.iter().filter(|card| !locked.contains(&card.id)).min_by_key(|card| card.worth.points());
            poorest.map(|card| card.id).into_iter().collect()
        }
        (false, true) => Vec::new(),
        (false, false) => least_waste_without(free, &locked, &price).unwrap_or_default(),
    }
}

/// True if the ritual burns one card of any worth, at any price.
fn takes_one_card(sight: &Sight<'_>, bench: &Bench<'_>) -> bool {
    sight.catalog().ritual(bench.rite.ritual).effect == RitualEffect::BurntOfferings
}

/// Draws the step of the payment.
fn payment(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    let price = cost(sight, bench);
    let free = plan::spendable(sight, bench.slot(sight));
    let laid = cards(ui, sight, bench, &free);
    let open_at = this_turn(sight, "rite-cards");
    let mut open: bool = recall(ui.ctx(), open_at);
    ui.horizontal_wrapped(|ui| {
        if takes_one_card(sight, bench) {
            ui.label(say!(sight, "rite-one-card"));
        } else {
            let response = purse_ui(ui, sight.look, sight.text, &price.total());
            let response = response.interact(bevy_egui::egui::Sense::hover());
            explain(response, sight, &say!(sight, "rite-cost"), || parts(sight, &price));
            if price.discount > 0 {
                let words = say!(sight, "rite-discounted", n = price.discount);
                ui.label(RichText::new(words).color(VERDIGRIS).small());
            }
            if price.mask + price.framing + price.events > 0 {
                let words = say!(sight, "rite-surcharged", n = price.mask + price.framing + price.events);
                ui.label(RichText::new(words).color(EMBER).small());
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let worth = pay::worth(&free, &laid);
        if laid.is_empty() {
            let words = say!(sight, if free.is_empty() { "rite-no-cards" } else { "rite-cannot-pay" });
            let short = price.total().above(&free.iter().map(|card| card.worth).sum());
            if price.total() != Purse::EMPTY || takes_one_card(sight, bench) {
                ui.label(RichText::new(words).color(EMBER));
                if short != Purse::EMPTY {
                    purse_ui(ui, sight.look, sight.text, &short);
                }
            }
        } else {
            ui.label(RichText::new(say!(sight, "rite-paid-with", n = laid.len())).color(ASH));
            purse_ui(ui, sight.look, sight.text, &worth);
        }
        let words = say!(sight, "items-upkeep-choose");
        let button = icon_text_button(sight.look, "card", &words).selected(open);
        if plan::button(ui, sight, button).clicked() {
            open = !open;
        }
    });
    remember(ui.ctx(), open_at, open);
    if open {
        let mut by_hand = laid.clone();
        pay::slots(ui, sight, &free, &mut by_hand);
        pay::for_me(ui, sight, &price.total(), &free, &mut by_hand);
        pay::settles(ui, sight, &price.total(), &pay::worth(&free, &by_hand), &say!(sight, "rite-covered"));
        pay::free_cards(ui, sight, &free, &mut by_hand);
        if by_hand != laid {
            wishes.push(Conjuring::Prepare(Some(Box::new(Rite { cards: Some(by_hand), ..bench.rite.clone() }))).into());
        }
    }
}

/// Draws the step in which a slot is chosen, and the button that puts the order there.
fn end(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    if accessible(sight.catalog(), sight.table(), sight.seat(), bench.rite.ritual).is_err() {
        return;
    }
    crate::look::rule(ui);
    let free = plan::spendable(sight, bench.slot(sight));
    let mut laid = cards(ui, sight, bench, &free);
    laid.sort_unstable();
    let order = bench.rite.order(laid);
    let at = bench.slot(sight);
    let stands = |slot: SlotNo| plan::draft(sight).slots[slot.index()].as_ref();
    let own = bench.rite.slot.filter(
        |&slot| matches!(stands(slot), Some(Order::Ritual(RitualOrder::PerformRitual { ritual, .. })) if *ritual == bench.rite.ritual),
    );
    let unchanged = own.is_some_and(|slot| stands(slot) == order.as_ref());
    let reason = match &order {
        None => Some(told::asks(sight, bench.rite.aim(sight.catalog()))),
        Some(order) => plan::why_not(sight, at, order),
    };
    ui.horizontal_wrapped(|ui| {
        slots(ui, sight, wishes, bench);
        ui.add_space(8.0);
        let words = match (own, at) {
            (Some(slot), _) if unchanged => say!(sight, "embassy-stands", n = slot.number()),
            (Some(slot), _) => say!(sight, "rite-change", n = slot.number()),
            (None, Some(slot)) => say!(sight, "rite-put", n = slot.number()),
            (None, None) => say!(sight, "embassy-put-nowhere"),
        };
        let icon = if unchanged { "check" } else { OrderKind::PerformRitual.icon() };
        let button = icon_text_button(sight.look, icon, &words).min_size(vec2(150.0, sight.look.target().max(36.0)));
        let response = ui.add_enabled(reason.is_none() && !unchanged, button);
        mark(ui, "main-button", response.rect);
        mark_usable(ui, "ritual-place", &response);
        if response.clicked()
            && let (Some(order), Some(slot)) = (order.clone(), at)
        {
            wishes.push(Planning::Put(Some(slot), order).into());
            wishes.push(Conjuring::Prepare(Some(Box::new(Rite { slot: Some(slot), ..bench.rite.clone() }))).into());
        }
        explain(response, sight, &words, || match (&reason, &order) {
            (Some(reason), _) => vec![Line::Bad(reason.clone())],
            (None, Some(order)) => {
                vec![Line::Text(sight.teller().order(order)), Line::Text(say!(sight, "rite-put-tip"))]
            }
            (None, None) => Vec::new(),
        });
        if !takes_one_card(sight, bench) {
            purse_ui(ui, sight.look, sight.text, &cost(sight, bench).total());
        }
        if let Some(slot) = own {
            let words = say!(sight, "embassy-take-out", n = slot.number());
            let button = plan::button(ui, sight, icon_text_button(sight.look, "close", &words));
            if button.clicked() {
                wishes.push(Planning::Strike(slot).into());
                wishes.push(Conjuring::Prepare(Some(Box::new(Rite { slot: None, ..bench.rite.clone() }))).into());
            }
        }
    });
    if let Some(reason) = reason.filter(|_| !unchanged) {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            cut(ui, RichText::new(reason).color(EMBER));
        });
    }
}

/// Draws the slots of the turn. Only free ones can be chosen.
fn slots(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    ui.label(say!(sight, "rite-step-slot"));
    ui.spacing_mut().item_spacing.x = 3.0;
    let at = bench.slot(sight);
    for slot in SlotNo::ALL.into_iter().take(plan::slots(sight)) {
        let taken = plan::draft(sight).slots[slot.index()].is_some() && bench.rite.slot != Some(slot);
        let words = say!(sight, "panel-seal-slot", n = slot.number());
        let button = bevy_egui::egui::Button::new(bold(slot.to_string())).selected(at == Some(slot));
        let response = ui.add_enabled(
            !taken && plan::closed(sight).is_none(),
            button.min_size(vec2(sight.look.target(), sight.look.target())),
        );
        response.widget_info(|| {
            let kind = bevy_egui::egui::WidgetType::Button;
            bevy_egui::egui::WidgetInfo::selected(kind, !taken, at == Some(slot), words.trim_end_matches(':'))
        });
        if response.clicked() {
            match bench.rite.slot.filter(|&old| plan::draft(sight).slots[old.index()].is_some()) {
                Some(old) if old != slot => wishes.push(Planning::Swap(old, slot).into()),
                Some(_) | None => {}
            }
            wishes.push(Conjuring::Prepare(Some(Box::new(Rite { slot: Some(slot), ..bench.rite.clone() }))).into());
        }
        explain(response, sight, words.trim_end_matches(':'), || {
            let id = if taken { "rite-slot-taken" } else { "rite-slot-tip" };
            vec![if taken { Line::Bad(sight.text.say(id)) } else { Line::Text(sight.text.say(id)) }]
        });
    }
}
