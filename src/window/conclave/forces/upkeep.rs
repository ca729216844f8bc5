//! Upkeep: the price per turn of rare legions, and the cards that pay it (manual 4.4). This is an
//! optional answer.

use bevy_egui::egui::{RichText, Ui};

use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::{muster_picture, say};
use crate::conclave::orders::plan::{self, Promise};
use crate::conclave::tribute::{locks, pay};
use crate::intent::Planning;
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::tips::Hint;
use crate::look::{Line, explain, icon_text_button, mark_first, purse_ui};
use crate::rules::forces::Legion;
use crate::rules::ids::CardId;
use crate::rules::orders::Answer;
use crate::rules::tribute::{Purse, TributeCard, least_waste_without};
use crate::sight::{Sight, Wishes};

/// Returns the player's own legions that have an upkeep.
pub fn asking<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Legion> {
    let catalog = sight.catalog();
    sight.table().forces().legions_of(sight.seat()).filter(move |legion| legion.upkeep(catalog) != Purse::EMPTY)
}

/// Returns the number of turns for which a legion is paid if the draft succeeds.
pub fn paid(sight: &Sight<'_>, legion: &Legion) -> u8 {
    sight.hand.planned().forces().legion(legion.id).map_or(legion.paid, |planned| planned.paid)
}

/// Returns the number of turns that the cards of the draft add.
fn bought(sight: &Sight<'_>, legion: &Legion) -> u8 {
    paid(sight, legion).saturating_sub(legion.paid)
}

/// Returns warnings for the legions that will leave at the end of the turn.
pub fn leaving(sight: &Sight<'_>) -> Vec<String> {
    let teller = sight.teller();
    // A legion that the draft dismisses leaves anyway.
    let stays = |legion: &&Legion| sight.hand.planned().forces().legion(legion.id).is_some();
    let unpaid = asking(sight).filter(|legion| paid(sight, legion) == 0).filter(stays);
    unpaid.map(|legion| say!(sight, "items-upkeep-leaves", legion = teller.legion_name(legion))).collect()
}

/// Draws a row for each legion that has an upkeep.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for legion in asking(sight) {
        ui.push_id(("upkeep", legion.id), |ui| row(ui, sight, wishes, legion));
    }
}

/// Returns the cards that can pay for a legion: those in the vault not promised to anything else.
fn purse(sight: &Sight<'_>, legion: &Legion) -> Vec<TributeCard> {
    let committed = plan::committed(sight);
    let free = |card: &TributeCard| match committed.get(&card.id) {
        None => true,
        Some(Promise::Upkeep(id)) => *id == legion.id,
        Some(Promise::Slot(_) | Promise::Demand(_) | Promise::Ritual(_) | Promise::Decree(_)) => false,
    };
    plan::cards(sight).into_iter().filter(free).collect()
}

/// Returns the price of several turns.
fn times(price: &Purse, turns: u8) -> Purse {
    (0..turns).map(|_| *price).sum()
}

fn row(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion) {
    let teller = sight.teller();
    let price = legion.upkeep(sight.catalog());
    let cards = purse(sight, legion);
    let before: Vec<CardId> = plan::upkeep_cards(sight, legion.id).to_vec();
    let mut laid = before.clone();
    let closed = plan::closed(sight).is_some();
    let open_at = this_turn(sight, "upkeep").with(legion.id);
    let mut open: bool = recall(ui.ctx(), open_at);
    let held = paid(sight, legion);
    ui.horizontal_wrapped(|ui| {
        question(ui, sight, &say!(sight, "items-upkeep-of", legion = teller.legion_name(legion)), held > 0);
        ui.add(sight.look.image(muster_picture(sight, &legion.muster), 22.0, BONE));
        purse_ui(ui, sight.look, sight.text, &price);
        let words = if held == 0 {
            RichText::new(say!(sight, "items-upkeep-none")).color(EMBER)
        } else {
            RichText::new(say!(sight, "items-upkeep-paid", n = held)).color(ASH)
        };
        ui.label(words).hint(say!(sight, "items-upkeep-tip"));
    });
    ui.horizontal_wrapped(|ui| {
        ui.add_space(40.0);
        let words = say!(sight, "items-upkeep-pay");
        // The cheapest cards that pay for one turn more than the draft does so far.
        let wanted = times(&price, bought(sight, legion) + 1);
        let ahead = sight.catalog().constants.forces.upkeep_ahead;
        let cheapest = least_waste_without(&cards, &locks::locked(ui.ctx(), sight), &wanted).filter(|_| held < ahead);
        let button = ui.add_enabled(cheapest.is_some() && !closed, icon_text_button(sight.look, "dice", &words));
        mark_first(ui, "upkeep-pay", button.rect);
        if let Some(cheapest) = cheapest.as_ref().filter(|_| button.clicked()) {
            laid.clone_from(cheapest);
        }
        explain(button, sight, &words, || match &cheapest {
            Some(_) => vec![Line::Text(say!(sight, "items-upkeep-pay-tip"))],
            None if held >= ahead => vec![Line::Bad(say!(sight, "items-upkeep-ahead", n = ahead))],
            None => vec![Line::Bad(say!(sight, "items-upkeep-cannot"))],
        });
        let words = say!(sight, "items-upkeep-choose");
        let by_hand = icon_text_button(sight.look, "card", &words).selected(open);
        if plan::button(ui, sight, by_hand).clicked() {
            open = !open;
        }
        let words = say!(sight, "items-upkeep-nothing");
        let button = ui.add_enabled(!laid.is_empty() && !closed, icon_text_button(sight.look, "close", &words));
        if button.clicked() {
            laid.clear();
        }
        explain(button, sight, &words, || {
            let nothing = laid.is_empty().then(|| Line::Bad(say!(sight, "disabled-no-cards")));
            nothing.into_iter().chain([Line::Text(say!(sight, "items-upkeep-tip"))]).collect()
        });
        if !before.is_empty() {
            purse_ui(ui, sight.look, sight.text, &pay::worth(&cards, &before));
            ui.label(RichText::new(say!(sight, "items-upkeep-buys", n = bought(sight, legion))).color(ASH));
        }
    });
    // Cards that pay for no turn are refused, and lose nothing.
    if bought(sight, legion) > 0 {
        let paid = times(&price, bought(sight, legion));
        pay::lost(ui, sight, &pay::worth(&cards, &before).above(&paid));
    }
    if open {
        pay::slots(ui, sight, &cards, &mut laid);
        pay::free_cards(ui, sight, &cards, &mut laid);
    }
    remember(ui.ctx(), open_at, open);
    if laid != before {
        laid.sort_unstable();
        wishes.push(Planning::Answer(Answer::PayUpkeep { legion: legion.id, cards: laid }).into());
    }
}
