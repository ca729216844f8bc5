//! The threat order list (manual 4.14.2, 3.3).
//!
//! > "Although the cost to change the Threat Order List is zero for the first 10 turns, the effects
//! > of changing this list are not realized until the (free) order has been processed during turn
//! > resolution."
//!
//! Until the turn set in the constants, a new ranking is a free answer and needs no slot. After
//! that turn it is an order with a price.

use super::facts::DiplomacyFact;
use super::orders::DiplomacyOrder;
use crate::catalog::Catalog;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, has_twins, least_waste};

use super::protocol::Objection;

/// The threat level of one house for another; 1 is the greatest. Fallen houses are skipped. An
/// excommunicated house is everybody's greatest threat (manual 4.14.9). In the view of a house, the
/// rankings of the others are unknown; this then returns the middle level.
#[must_use]
pub fn threat_level(game: &Game, seat: Seat, other: Seat) -> u8 {
    if game.diplomacy().excommunicated(other) {
        return 1;
    }
    let standing = |rival: &&Seat| game.conclave().eliminated(**rival).is_none();
    let ranking = game.diplomacy().ranking(seat);
    match ranking.iter().filter(standing).position(|&rival| rival == other) {
        Some(at) => at as u8 + 1,
        None => (game.seat_count() as u8).div_ceil(2),
    }
}

/// True if the ranking can still be changed for free (manual 4.14.2).
#[must_use]
pub const fn ranking_is_free(catalog: &Catalog, game: &Game) -> bool {
    game.turn() <= catalog.constants.diplomacy.free_ranking_turns
}

/// True if a list names every rival exactly once.
fn whole(game: &Game, seat: Seat, ranking: &[Seat]) -> bool {
    let mut named = ranking.to_vec();
    named.sort_unstable();
    named.iter().copied().eq(game.seats().filter(|&other| other != seat))
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards }) = order else {
        return Err(Refusal::WrongKind);
    };
    let Context { catalog, game, .. } = *context;
    if !whole(game, seat, ranking) {
        return Err(Refusal::Diplomacy(Objection::NotARanking));
    }
    if game.diplomacy().ranking(seat) == ranking {
        return Err(Refusal::Diplomacy(Objection::SameRanking));
    }
    if ranking_is_free(catalog, game) {
        return Err(Refusal::Diplomacy(Objection::RankingIsFree));
    }
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let price = catalog.constants.diplomacy.ranking_price;
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if worth.covers(&price) { Ok(()) } else { Err(Refusal::Unpaid { short: price.above(&worth) }) }
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    turn.game_mut().treasury.spend(seat, cards);
    rank(turn, seat, ranking.clone());
    Outcome::Done
}

/// Proposes a few of the many rankings: for each rival that is not first, the ranking that puts it
/// first.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let ranking = game.diplomacy().ranking(seat);
    if ranking_is_free(catalog, game) || ranking.is_empty() {
        return;
    }
    let Some(cards) = least_waste(game.treasury().vault(seat), &catalog.constants.diplomacy.ranking_price) else {
        return;
    };
    if cards.is_empty() {
        return;
    }
    for at in 1..ranking.len() {
        if game.conclave().eliminated(ranking[at]).is_some() {
            continue;
        }
        let mut ranking = ranking.to_vec();
        let first = ranking.remove(at);
        ranking.insert(0, first);
        orders.push(Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards: cards.clone() }));
    }
}

/// Applies the free changes of rankings (manual 3.3).
pub(super) fn rank_freely(turn: &mut Turn<'_>) {
    if !ranking_is_free(turn.catalog(), turn.game()) {
        return;
    }
    let seats: Vec<Seat> = turn.game().seats().collect();
    for seat in seats {
        let wished = turn
            .answers(seat)
            .iter()
            .find_map(|answer| if let Answer::RankThreats { ranking } = answer { Some(ranking.clone()) } else { None });
        if let Some(ranking) = wished
            && whole(turn.game(), seat, &ranking)
            && turn.game().diplomacy().ranking(seat) != ranking
        {
            rank(turn, seat, ranking);
        }
    }
}

fn rank(turn: &mut Turn<'_>, seat: Seat, ranking: Vec<Seat>) {
    turn.game_mut().diplomacy.set_ranking(seat, ranking);
    turn.say(Fact::Diplomacy(DiplomacyFact::ThreatsRanked { seat }));
}
