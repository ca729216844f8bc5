//! Costs of diplomacy (manual 4.14.3, 4.14.4, 4.14.7, appendix K). Ruling R3 and facts 23.9 settle
//! the points that the manual leaves open.
//!
//! The formulas are plain functions of ranks, so that tests can cover the whole table of ranks. The
//! prices between two seats apply these formulas to their ranks. No price here depends on the
//! threat list: in the manual's formulas, threats affect only the wagers and time limits of
//! vendettas.
//!
//! A house can always tell which acts it may order, because that depends on nothing hidden from it.
//! Only the price of a demand may turn out higher than planned, if the other house keeps up
//! Infernal Negotiations.

use crate::archfiends::{Part, Rank};
use crate::attachments::{Post, Treasure, boons};
use crate::catalog::{Boon, Catalog, DiplomacyNumbers};
use crate::game::Game;
use crate::ids::Seat;
use crate::rituals::negotiating_rank;

/// The value of a house's rank when others act towards it: its own rank, raised by its places and
/// by relics that everybody can see. It is at most a prince's (manual appendices E, K).
#[must_use]
pub fn diplomatic_rank(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    raised_rank(catalog, game, seat, |part| public(game, part))
}

/// The value of a house's rank with the boons from the sources for which `counts` is true.
fn raised_rank(catalog: &Catalog, game: &Game, seat: Seat, counts: impl Fn(Part) -> bool) -> i32 {
    let raised: i32 = boons(catalog, game, seat)
        .filter(|&(part, _)| counts(part))
        .map(|(_, boon)| match boon {
            Boon::DiplomacyRank(more) => i32::from(more),
            Boon::Prestige(_)
            | Boon::Portrait { .. }
            | Boon::Discipline(..)
            | Boon::Roll(..)
            | Boon::Resist(..)
            | Boon::Command(_)
            | Boon::Healing(_)
            | Boon::Loyalty(_)
            | Boon::TributeRoll(_)
            | Boon::Manuscripts(_)
            | Boon::OrderSlots(_)
            | Boon::RitualSlots(_)
            | Boon::Ritual(_)
            | Boon::EvilSanctuary
            | Boon::EventDraws(_)
            | Boon::EventHand(_) => 0,
        })
        .sum();
    (game.houses().of(seat).rank.value() + raised).min(Rank::Prince.value())
}

/// True if everybody can see the source of a boon. A relic in a ritual chamber or a vault is
/// hidden; other sources are on the map. The choices of a house must not depend on hidden sources.
fn public(game: &Game, part: Part) -> bool {
    let Part::Relic(kind) = part else { return true };
    game.attachments().find(Treasure::Relic(kind)).is_some_and(|held| match held.post {
        Post::Unit(_) => true,
        Post::Chamber | Post::Vault => false,
    })
}

/// The prestige that a demand costs, by the ranks of the acting house and the other, and by the
/// number of demands the other has conceded in a row.
#[must_use]
pub const fn demand_cost(numbers: &DiplomacyNumbers, own: i32, other: i32, conceded: i32) -> i32 {
    let cost = if own > other {
        numbers.demand_base - (own - other) - conceded
    } else {
        // Half of the own rank is subtracted. The difference is rounded down.
        (2 * numbers.demand_base - own).div_euclid(2) + (other - own) - conceded
    };
    if cost < 1 { 1 } else { cost }
}

/// The most tribute cards that a house can demand.
#[must_use]
pub fn demand_cards(numbers: &DiplomacyNumbers, own: i32, other: i32, conceded: i32) -> u8 {
    let cards = if own > other {
        i32::from(numbers.demand_cards_above) + own - other + conceded
    } else {
        i32::from(numbers.demand_cards) + conceded
    };
    cards.clamp(1, numbers.demand_cards_most.into()) as u8
}

/// The most prestige that a house can stake on an insult.
#[must_use]
pub const fn insult_most(numbers: &DiplomacyNumbers, own: i32, other: i32) -> i32 {
    let most = if own > other { numbers.insult_base + own - other } else { numbers.insult_base - (other - own) };
    if most < 1 { 1 } else { most }
}

/// The prestige that an emissary costs.
#[must_use]
pub const fn emissary_cost(numbers: &DiplomacyNumbers, own: i32, other: i32) -> i32 {
    let cost = if own > other { numbers.emissary_base - (own - other) } else { numbers.emissary_base + other - own };
    if cost < 1 { 1 } else { cost }
}

/// Number of turns of peace that an accepted gift of this many cards buys.
#[must_use]
pub const fn truce_turns(numbers: &DiplomacyNumbers, own: i32, other: i32, cards: u32) -> u32 {
    let above = if own > other { (own - other) as u32 } else { 0 };
    numbers.truce_base + cards + above
}

/// Number of turns that a house waits after a conceded demand or a swallowed insult.
#[must_use]
pub const fn wait_turns(numbers: &DiplomacyNumbers, own: i32, other: i32) -> u32 {
    numbers.wait + if other > own { (other - own) as u32 } else { 0 }
}

/// Number of turns that a house of this rank waits between two emissaries to the same house. It is
/// least for a prince or higher, and one turn more for each rank below.
#[must_use]
pub const fn emissary_wait(numbers: &DiplomacyNumbers, own: i32) -> u32 {
    let below = Rank::Prince.value() - own;
    numbers.emissary_wait + if below > 0 { below as u32 } else { 0 }
}

/// The price of a demand of one house on another, without hidden effects (manual 4.14.3).
#[must_use]
pub(super) fn announced_price(catalog: &Catalog, game: &Game, seat: Seat, of: Seat) -> i32 {
    let (own, other) = ranks(catalog, game, seat, of);
    demand_cost(&catalog.constants.diplomacy, own, other, game.diplomacy().record(seat, of).conceded.into())
}

/// The price of a demand of one house on another now (manual 4.14.3).
#[must_use]
pub fn demand_price(catalog: &Catalog, game: &Game, seat: Seat, of: Seat) -> i32 {
    let (own, other) = demand_ranks(catalog, game, seat, of);
    demand_cost(&catalog.constants.diplomacy, own, other, game.diplomacy().record(seat, of).conceded.into())
}

/// The most tribute cards that one house can demand of another now (manual 4.14.3).
#[must_use]
pub fn demandable_cards(catalog: &Catalog, game: &Game, seat: Seat, of: Seat) -> u8 {
    let (own, other) = ranks(catalog, game, seat, of);
    demand_cards(&catalog.constants.diplomacy, own, other, game.diplomacy().record(seat, of).conceded.into())
}

/// The most prestige that one house can stake on an insult of another now (manual 4.14.4).
#[must_use]
pub fn greatest_insult(catalog: &Catalog, game: &Game, seat: Seat, at: Seat) -> i32 {
    let (own, other) = ranks(catalog, game, seat, at);
    insult_most(&catalog.constants.diplomacy, own, other)
}

/// The price of an emissary of one house to another now (manual 4.14.7).
#[must_use]
pub fn emissary_price(catalog: &Catalog, game: &Game, seat: Seat, to: Seat) -> i32 {
    let (own, other) = ranks(catalog, game, seat, to);
    emissary_cost(&catalog.constants.diplomacy, own, other)
}

/// The rank with which a house acts in diplomacy. Relics raise it from the ritual chamber too
/// (manual 4.8). Infernal Negotiations can raise it above a prince's (manual appendix I).
#[must_use]
pub fn acting_rank(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    raised_rank(catalog, game, seat, |_| true) + negotiating_rank(catalog, game, seat)
}

/// The ranks of the acting house and of the other, as diplomacy counts them.
#[must_use]
pub fn ranks(catalog: &Catalog, game: &Game, seat: Seat, other: Seat) -> (i32, i32) {
    (acting_rank(catalog, game, seat), diplomatic_rank(catalog, game, other))
}

/// Like [`ranks`], for the price of a demand: "The Infernal Negotiations Ritual can increase or
/// decrease this cost depending on which party performs the Ritual" (manual 4.14.3). The things
/// that can be demanded depend on [`ranks`].
#[must_use]
pub fn demand_ranks(catalog: &Catalog, game: &Game, seat: Seat, of: Seat) -> (i32, i32) {
    let (own, other) = ranks(catalog, game, seat, of);
    (own, other + negotiating_rank(catalog, game, of))
}
