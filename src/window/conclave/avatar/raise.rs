//! Raising an attribute (manual 4.1, 4.19): the price and the grants of the next level, and the
//! cards that pay for it.

use bevy_egui::egui::{Grid, Label, RichText, Ui, vec2};

use crate::chronicle::foresight::Surety;
use crate::conclave::foresight::{IRON, surety};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::tribute::pay;
use crate::intent::Planning;
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::{Line, bold, explain, icon_text_button, lead, mark, mark_usable, purse_ui, section, seek, why_not};
use crate::rules::archfiends::{self, ArchfiendOrder, Discipline, Rung};
use crate::rules::ids::{CardId, SlotNo};
use crate::rules::orders::Order;
use crate::rules::tribute::least_waste;
use crate::sight::{Sight, Wishes};

/// Returns the draft's order that raises an attribute: its slot and its cards.
fn standing<'a>(sight: &Sight<'a>, discipline: Discipline) -> Option<(SlotNo, &'a [CardId])> {
    SlotNo::ALL.into_iter().find_map(|slot| match &plan::draft(sight).slots[slot.index()] {
        Some(Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline: of, cards })) if *of == discipline => {
            Some((slot, cards.as_slice()))
        }
        Some(_) | None => None,
    })
}

/// Draws the button that opens or closes the payment for a raise of this attribute.
pub fn raise_button(ui: &mut Ui, sight: &Sight<'_>, discipline: Discipline) {
    let cost = archfiends::raise_cost(sight.catalog(), sight.table(), sight.seat(), discipline);
    let chosen_at = this_turn(sight, "raise");
    let chosen: Option<Discipline> = recall(ui.ctx(), chosen_at);
    let title = say!(sight, "panel-raise", attribute = sight.teller().attribute(discipline));
    let words = match standing(sight, discipline) {
        Some((slot, _)) => say!(sight, "panel-raise-stands", n = slot.number()),
        None => say!(sight, "panel-raise-short"),
    };
    let button = icon_text_button(sight.look, "up", &words).selected(chosen == Some(discipline));
    let response = ui.add_enabled(cost.is_some(), button);
    if cheapest(sight) == Some(discipline) && chosen != Some(discipline) {
        mark(ui, "raise", response.rect);
    }
    if response.clicked() {
        let opens = chosen != Some(discipline);
        remember(ui.ctx(), chosen_at, opens.then_some(discipline));
        if opens {
            seek(ui.ctx(), "main-button");
            lead(ui.ctx(), "main-button");
        }
    }
    explain(response, sight, &title, || match &cost {
        Some(_) => climb(sight, discipline),
        None => vec![Line::Bad(say!(sight, "panel-raise-at-most"))],
    });
}

/// Returns the attribute whose next level costs least, of those that the vault can pay.
fn cheapest(sight: &Sight<'_>) -> Option<Discipline> {
    let cards = plan::spendable(sight, None);
    let price = |discipline| archfiends::raise_cost(sight.catalog(), sight.table(), sight.seat(), discipline);
    let priced = Discipline::ALL.into_iter().filter_map(|discipline| Some((discipline, price(discipline)?)));
    let payable = priced.filter(|(_, cost)| least_waste(&cards, cost).is_some());
    payable.min_by_key(|(_, cost)| cost.points()).map(|(discipline, _)| discipline)
}

/// Returns the grants of the next level of a discipline, in sentences.
fn brings(sight: &Sight<'_>, discipline: Discipline) -> Vec<String> {
    let teller = sight.teller();
    let grants = archfiends::next_grants(sight.catalog(), sight.table(), sight.seat(), discipline);
    let mut brings: Vec<String> = grants.map(|grant| teller.grant(&grant)).collect();
    if brings.is_empty() {
        brings.push(say!(sight, "panel-raise-nothing"));
    }
    brings
}

/// Number of levels that are shown ahead.
const AHEAD: usize = 3;

/// Draws the next levels: what each grants, its price, and the price of all up to it.
fn rungs(ui: &mut Ui, sight: &Sight<'_>, discipline: Discipline) {
    let ahead = archfiends::rungs(sight.catalog(), sight.table(), sight.seat(), discipline);
    if ahead.len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(say!(sight, "foresight-rungs")));
        surety(ui, sight, Surety::Sure, IRON);
    });
    Grid::new("rungs").num_columns(3).spacing([14.0, 2.0]).striped(true).show(ui, |ui| {
        for rung in ahead.iter().take(AHEAD) {
            ui.label(say!(sight, "foresight-rung", level = rung.level));
            ui.vertical(|ui| {
                for words in gifts(sight, rung) {
                    // A grid offers a wrapping label hardly any width.
                    ui.add(Label::new(RichText::new(words).color(BONE)).extend());
                }
            });
            ui.horizontal(|ui| {
                purse_ui(ui, sight.look, sight.text, &rung.price);
                if rung.from_here != rung.price {
                    ui.label(RichText::new(say!(sight, "foresight-rung-total")).color(ASH));
                    purse_ui(ui, sight.look, sight.text, &rung.from_here);
                }
            });
            ui.end_row();
        }
    });
}

/// Returns what a level grants, in sentences.
fn gifts(sight: &Sight<'_>, rung: &Rung) -> Vec<String> {
    if rung.grants.is_empty() {
        return vec![say!(sight, "foresight-rung-nothing")];
    }
    rung.grants.iter().map(|grant| sight.teller().grant(grant)).collect()
}

/// Returns the next levels as lines of a tooltip.
fn climb(sight: &Sight<'_>, discipline: Discipline) -> Vec<Line> {
    let ahead = archfiends::rungs(sight.catalog(), sight.table(), sight.seat(), discipline);
    let told = ahead.iter().take(AHEAD).flat_map(|rung| {
        let level = say!(sight, "foresight-rung", level = rung.level);
        let price = Line::Part(level, sight.teller().purse(&rung.from_here));
        std::iter::once(price).chain(gifts(sight, rung).into_iter().map(Line::Text))
    });
    told.collect()
}

/// Draws the payment for the raise of the selected attribute.
pub fn raise_table(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let chosen: Option<Discipline> = recall(ui.ctx(), this_turn(sight, "raise"));
    let Some(discipline) = chosen else { return };
    let Some(cost) = archfiends::raise_cost(sight.catalog(), sight.table(), sight.seat(), discipline) else { return };
    let teller = sight.teller();
    let stands = standing(sight, discipline);
    let slot = stands.map(|(slot, _)| slot);
    let at = this_turn(sight, "raise-cards").with(discipline);
    let remembered: Option<Vec<CardId>> = recall(ui.ctx(), at);
    let cards = plan::spendable(sight, slot);
    // The least is laid already, as for a bid. It is remembered when it is changed.
    let first = stands
        .map(|(_, cards)| cards.to_vec())
        .or_else(|| pay::least(ui.ctx(), sight, &cost, &cards))
        .unwrap_or_default();
    let mut laid = remembered.clone().unwrap_or_else(|| first.clone());
    pay::tidy(&cards, &mut laid);
    section(ui, &say!(sight, "panel-raise", attribute = teller.attribute(discipline)));
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "panel-raise-cost"));
        purse_ui(ui, sight.look, sight.text, &cost);
    });
    ui.label(bold(say!(sight, "panel-raise-brings", discipline = teller.discipline(discipline))));
    for words in brings(sight, discipline) {
        ui.label(RichText::new(words).color(BONE));
    }
    pay::slots(ui, sight, &cards, &mut laid);
    pay::for_me(ui, sight, &cost, &cards, &mut laid);
    pay::settles(ui, sight, &cost, &pay::worth(&cards, &laid), &say!(sight, "panel-raise-covers"));
    place(ui, sight, wishes, discipline, slot, &mut laid);
    ui.weak(say!(sight, "panel-bid-vault"));
    pay::free_cards(ui, sight, &cards, &mut laid);
    rungs(ui, sight, discipline);
    if remembered.is_some() || laid != first {
        remember(ui.ctx(), at, Some(laid));
    }
}

fn place(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    discipline: Discipline,
    slot: Option<SlotNo>,
    laid: &mut Vec<CardId>,
) {
    let mut cards = laid.clone();
    cards.sort_unstable();
    let order = Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards });
    let unchanged = slot.is_some_and(|slot| plan::draft(sight).slots[slot.index()].as_ref() == Some(&order));
    let reason = plan::why_not(sight, slot, &order).or_else(|| unchanged.then(|| say!(sight, "panel-raise-unchanged")));
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, if slot.is_some() { "panel-raise-change" } else { "panel-raise-place" });
        let button = icon_text_button(sight.look, "up", &words).min_size(vec2(120.0, 40.0));
        let response = ui.add_enabled(reason.is_none(), button);
        mark(ui, "main-button", response.rect);
        mark_usable(ui, "raise-place", &response);
        if response.clicked() {
            wishes.push(Planning::Put(slot, order).into());
        }
        match &reason {
            Some(reason) => why_not(response, sight, &words, std::slice::from_ref(reason)),
            None => explain(response, sight, &words, || vec![Line::Text(say!(sight, "order-raise_attribute-text"))]),
        };
        if let Some(slot) = slot {
            let words = say!(sight, "panel-raise-back");
            let button = plan::button(ui, sight, icon_text_button(sight.look, "undo", &words));
            if button.clicked() {
                wishes.push(Planning::Strike(slot).into());
                laid.clear();
            }
        }
        if let Some(reason) = reason.filter(|_| !laid.is_empty()) {
            ui.label(RichText::new(reason).color(if unchanged { ASH } else { EMBER }));
        }
    });
}
