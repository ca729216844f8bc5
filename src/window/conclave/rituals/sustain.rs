//! Standing rituals: the upkeep of each this turn, and the cards that pay it (manual 4.11). This is
//! an optional answer: without it, the ritual ends (manual 4.20).

use bevy_egui::egui::{RichText, Ui};

use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Promise};
use crate::conclave::tribute::{locks, pay};
use crate::intent::{Intent, Planning};
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::{Line, explain, icon_text_button, purse_ui};
use crate::rules::ids::{CardId, StandingId};
use crate::rules::orders::Answer;
use crate::rules::rituals::Standing;
use crate::rules::tribute::{Purse, TributeCard, least_waste_without};
use crate::sight::{Sight, Wishes};

/// Returns the player's own standing rituals.
pub fn asking<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Standing> {
    let seat = sight.seat();
    sight.table().rituals().standing().iter().filter(move |standing| standing.caster == seat)
}

/// Returns the upkeep of a ritual per turn.
pub fn upkeep(sight: &Sight<'_>, standing: &Standing) -> Purse {
    sight.catalog().ritual(standing.ritual).upkeep.unwrap_or_default()
}

/// True if a ritual continues, provided that the draft succeeds.
pub fn lasts(sight: &Sight<'_>, standing: &Standing) -> bool {
    let kept = sight.hand.planned().rituals().standing();
    kept.iter().any(|planned| (planned.caster, planned.id) == (standing.caster, standing.id))
}

/// Returns warnings for the rituals that will end at the start of this turn's processing.
pub fn ending(sight: &Sight<'_>) -> Vec<String> {
    if plan::closed(sight).is_some() {
        return Vec::new();
    }
    let unpaid = asking(sight).filter(|standing| !lasts(sight, standing));
    unpaid.map(|standing| say!(sight, "rite-ends", ritual = sight.teller().ritual_name(standing.ritual))).collect()
}

/// Draws a row for each standing ritual.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for standing in asking(sight) {
        ui.push_id(("standing", standing.id.0), |ui| {
            ui.horizontal_wrapped(|ui| {
                let words = say!(sight, "rite-upkeep-of", ritual = sight.teller().ritual_name(standing.ritual));
                question(ui, sight, &words, lasts(sight, standing));
                purse_ui(ui, sight.look, sight.text, &upkeep(sight, standing));
                state(ui, sight, standing);
            });
            ui.horizontal_wrapped(|ui| {
                ui.add_space(40.0);
                buttons(ui, sight, wishes, standing, true);
            });
            by_hand(ui, sight, wishes, standing);
        });
    }
}

/// Shows if it continues, in words.
pub fn state(ui: &mut Ui, sight: &Sight<'_>, standing: &Standing) {
    let (id, colour) = if lasts(sight, standing) { ("rite-paid", VERDIGRIS) } else { ("rite-unpaid", EMBER) };
    let response = ui.label(RichText::new(sight.text.say(id)).color(colour).small());
    explain(response, sight, &sight.text.say(id), || vec![Line::Text(say!(sight, "rite-upkeep-tip"))]);
}

/// Returns the cards with which the draft pays a ritual.
fn paid<'a>(sight: &Sight<'a>, id: StandingId) -> &'a [CardId] {
    let paid = plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::SustainRitual { standing, cards } = answer else { return None };
        (*standing == id).then_some(cards.as_slice())
    });
    paid.unwrap_or_default()
}

/// Returns the cards that can pay for it: those in the vault not promised to anything else.
fn purse(sight: &Sight<'_>, standing: &Standing) -> Vec<TributeCard> {
    let committed = plan::committed(sight);
    let free = |card: &TributeCard| match committed.get(&card.id) {
        None => true,
        Some(Promise::Ritual(id)) => *id == standing.id,
        Some(Promise::Slot(_) | Promise::Upkeep(_) | Promise::Demand(_) | Promise::Decree(_)) => false,
    };
    plan::cards(sight).into_iter().filter(free).collect()
}

/// Draws the buttons that pay with the cheapest cards and let it end. With `choosing`, it also
/// draws the one to select cards by hand.
pub fn buttons(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, standing: &Standing, choosing: bool) {
    let closed = plan::closed(sight).is_some();
    let answer = |cards: Vec<CardId>| Answer::SustainRitual { standing: standing.id, cards };
    let name = sight.catalog().ritual(standing.ritual).name.as_str();
    let before = paid(sight, standing.id);
    if before.is_empty() {
        let words = say!(sight, "rite-sustain");
        let cheapest =
            least_waste_without(&purse(sight, standing), &locks::locked(ui.ctx(), sight), &upkeep(sight, standing));
        let button = ui.add_enabled(cheapest.is_some() && !closed, icon_text_button(sight.look, "dice", &words));
        if let Some(cards) = cheapest.clone().filter(|_| button.clicked()) {
            wishes.push(Planning::Answer(answer(cards)).into());
        }
        explain(button, sight, &say!(sight, "rite-sustain-which", ritual = name), || match &cheapest {
            Some(_) => vec![Line::Text(say!(sight, "rite-sustain-tip"))],
            None => vec![Line::Bad(say!(sight, "items-upkeep-cannot"))],
        });
    } else {
        let words = say!(sight, "rite-let-end");
        let button = ui.add_enabled(!closed, icon_text_button(sight.look, "close", &words));
        if button.clicked() {
            wishes.push(Planning::Withdraw(answer(Vec::new())).into());
        }
        explain(button, sight, &say!(sight, "rite-let-end-which", ritual = name), || {
            vec![Line::Text(say!(sight, "rite-upkeep-tip"))]
        });
    }
    if choosing {
        let open_at = this_turn(sight, "sustain").with(standing.id.0);
        let open: bool = recall(ui.ctx(), open_at);
        let button = icon_text_button(sight.look, "card", say!(sight, "items-upkeep-choose")).selected(open);
        if ui.add_enabled(!closed, button).clicked() {
            remember(ui.ctx(), open_at, !open);
        }
        if !before.is_empty() {
            purse_ui(ui, sight.look, sight.text, &pay::worth(&purse(sight, standing), before));
        }
    }
}

/// Draws the cards to select by hand.
fn by_hand(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, standing: &Standing) {
    let open: bool = recall(ui.ctx(), this_turn(sight, "sustain").with(standing.id.0));
    if !open {
        return;
    }
    let cards = purse(sight, standing);
    let before = paid(sight, standing.id);
    let mut laid = before.to_vec();
    pay::slots(ui, sight, &cards, &mut laid);
    pay::free_cards(ui, sight, &cards, &mut laid);
    pay::settles(ui, sight, &upkeep(sight, standing), &pay::worth(&cards, &laid), &say!(sight, "rite-upkeep-covered"));
    if laid != before {
        laid.sort_unstable();
        let answer = Answer::SustainRitual { standing: standing.id, cards: laid };
        let empty = matches!(&answer, Answer::SustainRitual { cards, .. } if cards.is_empty());
        wishes.push(if empty {
            Intent::Planning(Planning::Withdraw(answer))
        } else {
            Intent::Planning(Planning::Answer(answer))
        });
    }
}

/// Returns the colour of a standing ritual: ember if it will end.
pub fn tint(sight: &Sight<'_>, standing: &Standing) -> bevy_egui::egui::Color32 {
    match (lasts(sight, standing), plan::closed(sight).is_some()) {
        (true, false) => BONE,
        (false, false) => EMBER,
        (_, true) => ASH,
    }
}
