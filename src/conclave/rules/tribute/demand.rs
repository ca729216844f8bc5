//! Demands for tribute: the secret roll and the resulting cards (manual 4.3).

use super::facts::TributeFact;
use super::purse::{Purse, Resource};
use super::state::{CARD_LIMIT, Offer, TributeCard};
use crate::archfiends::{self, Discipline};
use crate::catalog::{Catalog, TributeNumbers, TributeRow};
use crate::dice::{Rolls, Stream};
use crate::events::{self, EventFact, LevyFact};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::manuscripts;
use crate::orders::Outcome;
use crate::resolve::Turn;

/// Rolls a card for this quality number.
#[must_use]
pub fn roll_card(numbers: &TributeNumbers, quality: i32, rolls: &mut Rolls) -> Purse {
    let Some(row) = row(numbers, quality) else { return Purse { souls: 1, ..Purse::EMPTY } };
    let kinds = rolls.weighted(&row.kind_weights).unwrap_or(0) + 1;
    let points = u32::from(row.least) + rolls.below(u32::from(row.most - row.least) + 1);
    filled(numbers, kinds, points, rolls)
}

/// Makes the best possible card for this quality number. Only its resources are still drawn.
fn best_card(numbers: &TributeNumbers, quality: i32, rolls: &mut Rolls) -> Purse {
    let Some(row) = row(numbers, quality) else { return Purse { souls: 1, ..Purse::EMPTY } };
    let kinds = row.kind_weights.iter().rposition(|&weight| weight > 0).unwrap_or(0) + 1;
    filled(numbers, kinds, row.most.into(), rolls)
}

/// Returns the minimum and maximum points of a card with this quality number.
#[must_use]
pub fn card_span(numbers: &TributeNumbers, quality: i32) -> (u16, u16) {
    row(numbers, quality).map_or((1, 1), |row| (row.least, row.most))
}

/// Returns the row of the table for a quality number.
fn row(numbers: &TributeNumbers, quality: i32) -> Option<&TributeRow> {
    numbers.table.iter().find(|row| quality <= row.up_to).or_else(|| numbers.table.last())
}

/// Makes a card with this number of points and kinds of resources.
fn filled(numbers: &TributeNumbers, kinds: usize, points: u32, rolls: &mut Rolls) -> Purse {
    let mut weights = numbers.resource_weights;
    let mut chosen = Vec::with_capacity(kinds);
    for _ in 0..kinds {
        if let Some(index) = rolls.weighted(&weights) {
            weights[index] = 0;
            chosen.push(Resource::ALL[index]);
        }
    }
    let mut purse = Purse::EMPTY;
    for &resource in &chosen {
        *purse.of_mut(resource) = 1;
    }
    // Each resource gets one point, and the rest is drawn, up to the limit per resource.
    for _ in chosen.len() as u32..points {
        let open: Vec<Resource> = chosen.iter().copied().filter(|&resource| purse.of(resource) < CARD_LIMIT).collect();
        if let Some(&resource) = rolls.pick(&open) {
            *purse.of_mut(resource) += 1;
        }
    }
    purse
}

/// Number of sides of the die for the quality of a card (manual 4.3).
pub(crate) const QUALITY_DIE: u32 = 20;

/// A way to demand tribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// A plain demand.
    Plain,
    /// A demand that searches for manuscripts (ruling R40).
    Seeking,
    /// A Demand of Supplication, with maximum dice (manual appendix I).
    Supplication,
}

/// Makes the best possible offer to a seat (manual appendix I).
pub(crate) fn supplicate(turn: &mut Turn<'_>, seat: Seat) {
    demand(turn, seat, Manner::Supplication);
}

/// Makes a new offer to a seat. A search for manuscripts brings fewer cards, and possibly a piece
/// (ruling R40).
pub(super) fn demand(turn: &mut Turn<'_>, seat: Seat, manner: Manner) -> Outcome {
    let seeking = manner == Manner::Seeking;
    let catalog = turn.catalog();
    let mut skill = archfiends::tribute_skill(catalog, turn.game(), seat).total();
    if manner == Manner::Supplication {
        // Roll bonuses for Diabolism rituals count as well (manual appendices E and G).
        skill += archfiends::roll_bonus(catalog, turn.game(), seat, Discipline::Diabolism).total();
    }
    let (offered, keep) = offer(catalog, turn.game(), seat, seeking);
    if turn.previewing() {
        turn.game_mut().treasury.pass_over(seat, offered.into());
    } else {
        let slot = turn.slot();
        let mut rolls = turn.open(Stream::Tribute { seat, slot });
        let dice = events::tribute_dice(catalog, turn.game());
        let numbers = &catalog.constants.tribute;
        let mut card = || {
            let luck: i32 = (0..dice.unsigned_abs()).map(|_| rolls.d6() * i32::from(dice.signum())).sum();
            match manner {
                Manner::Plain | Manner::Seeking => {
                    let quality = rolls.die(QUALITY_DIE) + skill + luck;
                    roll_card(numbers, quality, &mut rolls)
                }
                Manner::Supplication => best_card(numbers, QUALITY_DIE as i32 + skill + luck, &mut rolls),
            }
        };
        let worths: Vec<Purse> = (0..offered).map(|_| card()).collect();
        let treasury = &mut turn.game_mut().treasury;
        let cards: Vec<TributeCard> = worths.into_iter().map(|worth| treasury.mint(seat, worth)).collect();
        if keep > 0 {
            treasury.offers[seat.index()].push(Offer { cards, keep });
            turn.say(Fact::Tribute(TributeFact::TributeOffered { seat, offered, keep }));
        } else if let Some(event) = events::no_tribute(catalog, turn.game()) {
            turn.say(Fact::Event(EventFact::Levy(LevyFact::NoTribute { seat, event })));
        }
        if seeking {
            manuscripts::search(turn, seat);
        }
    }
    let demands = &mut turn.game_mut().treasury.demands[seat.index()];
    *demands = demands.saturating_add(1);
    Outcome::Done
}

/// Returns the number of cards that a demand brings, and the number that may be kept. A search for
/// manuscripts reduces both, but not below one.
#[must_use]
pub fn offer(catalog: &Catalog, game: &Game, seat: Seat, seeking: bool) -> (u8, u8) {
    let (offered, keep) = archfiends::tribute_offer(catalog, game, seat);
    let fewer = if seeking { catalog.constants.manuscripts.cards_fewer } else { 0 };
    let left = |cards: u8| cards.saturating_sub(fewer).max(cards.min(1));
    (left(offered), left(keep))
}

/// Returns the manual's default for an unanswered offer: the richest cards, of equals the older.
#[must_use]
pub(super) fn richest(offer: &Offer) -> Vec<CardId> {
    let mut cards = offer.cards.clone();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.worth.points() + u32::from(card.worth.souls)), card.id));
    cards.iter().take(offer.keep.into()).map(|card| card.id).collect()
}
