//! The parts that make up the prices and periods of diplomacy (manual 4.14.3 to 4.14.7, appendix
//! K), to explain them to a player.
//!
//! The parts of a reckoning add up to the result of the formula of the same name in
//! [`costs`](super::costs) or [`terms`](super::terms). A last part accounts for the formula's
//! limit.

use super::costs::{demand_cards, demand_cost, emissary_cost, insult_most, truce_turns, wait_turns};
use super::terms::wager_between;
use crate::catalog::DiplomacyNumbers;

/// A part of a price or a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The base value between any two houses.
    Base,
    /// The difference of the two ranks.
    RanksApart,
    /// Half of the acting house's rank, subtracted from a demand on a house of equal or higher
    /// rank.
    HalfRank,
    /// The acting house's rank.
    OwnRank,
    /// The number of demands that the other has conceded in a row.
    Conceded,
    /// The number of cards in a gift.
    Cards,
    /// The other house's place in the list of threats, minus 1.
    Threat,
    /// The correction to the formula's least or greatest value.
    Limit,
}

/// Parts that add up to the whole. Parts of 0 are left out.
pub type Reckoning = Vec<(Item, i32)>;

fn close(mut parts: Reckoning, total: i32) -> Reckoning {
    parts.retain(|&(_, part)| part != 0);
    let sum: i32 = parts.iter().map(|(_, part)| part).sum();
    if sum != total {
        parts.push((Item::Limit, total - sum));
    }
    parts
}

/// The price of a demand.
#[must_use]
pub fn demand_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32, conceded: i32) -> Reckoning {
    let mut parts = vec![(Item::Base, numbers.demand_base)];
    if own <= other {
        parts.push((Item::HalfRank, -(own + 1).div_euclid(2)));
    }
    parts.extend([(Item::RanksApart, other - own), (Item::Conceded, -conceded)]);
    close(parts, demand_cost(numbers, own, other, conceded))
}

/// The number of cards that can be demanded.
#[must_use]
pub fn demand_cards_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32, conceded: i32) -> Reckoning {
    let mut parts = if own > other {
        vec![(Item::Base, numbers.demand_cards_above.into()), (Item::RanksApart, own - other)]
    } else {
        vec![(Item::Base, numbers.demand_cards.into())]
    };
    parts.push((Item::Conceded, conceded));
    close(parts, demand_cards(numbers, own, other, conceded).into())
}

/// The most that can be staked on an insult.
#[must_use]
pub fn insult_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32) -> Reckoning {
    let parts = vec![(Item::Base, numbers.insult_base), (Item::RanksApart, own - other)];
    close(parts, insult_most(numbers, own, other))
}

/// The price of an emissary.
#[must_use]
pub fn emissary_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32) -> Reckoning {
    let parts = vec![(Item::Base, numbers.emissary_base), (Item::RanksApart, other - own)];
    close(parts, emissary_cost(numbers, own, other))
}

/// The number of turns of peace that an accepted gift buys.
#[must_use]
pub fn truce_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32, cards: u32) -> Reckoning {
    let parts = vec![
        (Item::Base, numbers.truce_base as i32),
        (Item::Cards, cards as i32),
        (Item::RanksApart, (own - other).max(0)),
    ];
    close(parts, truce_turns(numbers, own, other, cards) as i32)
}

/// The number of turns that a house waits after a conceded demand or a swallowed insult.
#[must_use]
pub fn wait_reckoned(numbers: &DiplomacyNumbers, own: i32, other: i32) -> Reckoning {
    let parts = vec![(Item::Base, numbers.wait as i32), (Item::RanksApart, (other - own).max(0))];
    close(parts, wait_turns(numbers, own, other) as i32)
}

/// The least and the most that can be wagered.
#[must_use]
pub fn wager_reckoned(numbers: &DiplomacyNumbers, own: i32, threat: u8) -> (Reckoning, Reckoning) {
    let (least, most) = wager_between(numbers, own, threat);
    let parts = |rank: i32| {
        vec![(Item::Base, numbers.wager_base), (Item::Threat, i32::from(threat) - 1), (Item::OwnRank, rank)]
    };
    (close(parts(-own), least.into()), close(parts(own), most.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;

    fn sum(parts: &Reckoning) -> i32 {
        parts.iter().map(|(_, part)| part).sum()
    }

    #[test]
    fn parts_explain_every_price_that_no_limit_cuts() {
        let numbers = Catalog::standard().constants.diplomacy.clone();
        for own in 1..=5 {
            for other in 1..=5 {
                for conceded in 0..=6 {
                    let parts = demand_reckoned(&numbers, own, other, conceded);
                    let cost = demand_cost(&numbers, own, other, conceded);
                    assert_eq!(sum(&parts), cost);
                    // A limit may only raise a price that has fallen to the least.
                    let limited = parts.iter().any(|(item, _)| *item == Item::Limit);
                    assert!(!limited || cost == 1, "{own} of {other} after {conceded}: {parts:?}");
                    let cards = demand_cards_reckoned(&numbers, own, other, conceded);
                    let limited = cards.iter().any(|(item, _)| *item == Item::Limit);
                    assert!(!limited || sum(&cards) == i32::from(numbers.demand_cards_most), "{cards:?}");
                }
                let insult = insult_reckoned(&numbers, own, other);
                assert!(insult.iter().all(|(item, _)| *item != Item::Limit) || sum(&insult) == 1, "{insult:?}");
                let emissary = emissary_reckoned(&numbers, own, other);
                assert!(emissary.iter().all(|(item, _)| *item != Item::Limit) || sum(&emissary) == 1, "{emissary:?}");
                let unlimited = [truce_reckoned(&numbers, own, other, 3), wait_reckoned(&numbers, own, other)];
                assert!(unlimited.iter().flatten().all(|(item, _)| *item != Item::Limit), "{unlimited:?}");
            }
            for threat in 1..=5 {
                let (least, most) = wager_reckoned(&numbers, own, threat);
                assert!(least.iter().chain(&most).all(|(item, _)| *item != Item::Limit), "{least:?} {most:?}");
            }
        }
    }
}
