//! The answers to a demand (manual 4.14.3): refuse it, or concede it and choose the price.

use bevy_egui::egui::Ui;

use super::affairs::choice;
use super::prices::Pair;
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::memory::this_turn;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Promise};
use crate::conclave::tribute::pay;
use crate::intent::{Intent, Planning};
use crate::look::icon_text_button;
use crate::rules::attachments::Treasure;
use crate::rules::diplomacy::{Concession, Demanded};
use crate::rules::ids::Seat;
use crate::rules::orders::Answer;
use crate::rules::tribute::TributeCard;
use crate::sight::{Sight, Wishes};

/// Draws the answers to a demand.
pub fn of_demand(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    from: Seat,
    stake: i32,
    thing: Demanded,
    said: Option<Option<&Concession>>,
) {
    let pair = Pair::of(sight, from, sight.seat());
    let house = sight.teller().seat_name(from);
    let mut answer = |concession| wishes.push(Planning::Answer(Answer::Demand { from, concession }).into());
    let leads = say!(sight, "embassy-demand-refuse-leads", stake = stake, house = house.as_str());
    if choice(ui, sight, ("cross", "embassy-refuse"), said == Some(None), None, &leads) {
        answer(None);
    }
    let conceding = said.flatten();
    let leads = say!(
        sight,
        "embassy-demand-concede-leads",
        house = house.as_str(),
        stake = stake,
        wait = pair.wait(),
        n = pair.conceded + 1,
        needed = pair.numbers.conceded_for_vendetta
    );
    match thing {
        Demanded::Tribute(count) => {
            let cards = spare(sight, from);
            let count = usize::from(count);
            let short = (cards.len() < count).then(|| say!(sight, "embassy-concede-short", n = cards.len()));
            if choice(ui, sight, ("check", "embassy-concede"), conceding.is_some(), short, &leads) {
                answer(Some(Concession::Cards(pay::cheapest(&cards, count))));
            }
            if let Some(wish) = choose_cards(ui, sight, from, &cards, count, conceding) {
                wishes.push(wish);
            }
        }
        Demanded::Canton => {
            if choice(ui, sight, ("check", "embassy-concede"), conceding.is_some(), None, &leads) {
                answer(Some(Concession::Canton));
            }
            ui.weak(say!(sight, "embassy-concede-canton"));
        }
        Demanded::Artifact | Demanded::Relic => {
            let wanted = |treasure: &Treasure| match treasure {
                Treasure::Artifact(_) => thing == Demanded::Artifact,
                Treasure::Relic(_) => thing == Demanded::Relic,
                Treasure::Praetor(_) => false,
            };
            let held: Vec<Treasure> =
                sight.table().attachments().of(sight.seat()).map(|held| held.treasure).filter(wanted).collect();
            let none = held.is_empty().then(|| say!(sight, "embassy-concede-nothing"));
            if choice(ui, sight, ("check", "embassy-concede"), conceding.is_some(), none, &leads)
                && let Some(&first) = held.first()
            {
                answer(Some(Concession::Treasure(first)));
            }
            ui.horizontal_wrapped(|ui| {
                for treasure in held {
                    let chosen = conceding == Some(&Concession::Treasure(treasure));
                    let name = sight.teller().treasure_name(treasure);
                    let icon = goods_picture(sight, treasure.into());
                    let button = icon_text_button(sight.look, icon, &name).selected(chosen);
                    if plan::button(ui, sight, button).clicked() {
                        answer(Some(Concession::Treasure(treasure)));
                    }
                }
            });
        }
    }
}

/// Returns the cards that can be given up: those not promised to anything else.
fn spare(sight: &Sight<'_>, from: Seat) -> Vec<TributeCard> {
    let committed = plan::committed(sight);
    let free = |card: &TributeCard| match committed.get(&card.id) {
        None => true,
        Some(Promise::Demand(whose)) => *whose == from,
        Some(Promise::Slot(_) | Promise::Upkeep(_) | Promise::Ritual(_) | Promise::Decree(_)) => false,
    };
    plan::cards(sight).into_iter().filter(free).collect()
}

/// Draws the choice of cards to give up. The draft gets an answer only when the demanded number is
/// selected. A smaller selection is kept in the panel state.
fn choose_cards(
    ui: &mut Ui,
    sight: &Sight<'_>,
    from: Seat,
    cards: &[TributeCard],
    count: usize,
    conceding: Option<&Concession>,
) -> Option<Intent> {
    let given = match conceding {
        Some(Concession::Cards(cards)) => Some(cards.as_slice()),
        Some(Concession::Canton | Concession::Treasure(_)) | None => None,
    };
    let laid = pay::pick(ui, sight, this_turn(sight, "conceded").with(from), cards, count, given)?;
    let whole = laid.len() == count;
    let answer = Answer::Demand { from, concession: Some(Concession::Cards(laid)) };
    match (whole, conceding) {
        (true, _) => Some(Intent::Planning(Planning::Answer(answer))),
        (false, Some(_)) => Some(Intent::Planning(Planning::Withdraw(answer))),
        (false, None) => None,
    }
}
