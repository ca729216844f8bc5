//! "Pay for me": the chosen cards against all possible choices (manual 4.3, ruling R5).

use std::collections::BTreeMap;

use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::ids::CardId;
use infernal_conclave::rules::tribute::{
    PAYMENT_SLOTS, Purse, Resource, TributeCard, least_waste, least_waste_without, total,
};

/// Returns a card of up to four resources with one to `most` points each.
fn card(id: u32, most: u32, rolls: &mut Rolls) -> TributeCard {
    let mut worth = Purse::EMPTY;
    for _ in 0..=rolls.below(4) {
        *worth.of_mut(Resource::ALL[rolls.below(4) as usize]) = rolls.die(most) as u16;
    }
    TributeCard { id: CardId(id), worth }
}

fn vault(cards: u32, most: u32, rolls: &mut Rolls) -> Vec<TributeCard> {
    let start = rolls.below(1 << 26);
    (0..cards).map(|index| card(start + index * 3, most, rolls)).collect()
}

/// Returns a price of about this many points, spread over the resources.
fn price(points: u32, rolls: &mut Rolls) -> Purse {
    let mut price = Purse::EMPTY;
    for _ in 0..points {
        *price.of_mut(Resource::ALL[rolls.weighted(&[3, 1, 1, 1]).unwrap_or(0)]) += 1;
    }
    price
}

/// Tries every set of at most eight cards that covers the price. Returns the best by wasted points,
/// then by the number of cards, then by age: the set whose youngest card is older wins, then the
/// set whose second youngest is older, and so on.
fn brute_force(vault: &[TributeCard], price: &Purse) -> Option<Vec<CardId>> {
    let sets = (0_u32..1 << vault.len()).filter(|set| set.count_ones() as usize <= PAYMENT_SLOTS);
    let paying = sets.filter_map(|set| {
        let chosen: Vec<_> = (0..vault.len()).filter(|&at| set >> at & 1 == 1).map(|at| vault[at]).collect();
        let sum = total(&chosen);
        sum.covers(price).then_some((sum.points(), chosen.len(), set))
    });
    let (_, _, best) = paying.min()?;
    Some((0..vault.len()).filter(|&at| best >> at & 1 == 1).map(|at| vault[at].id).collect())
}

#[test]
fn least_waste_is_the_best_of_all_choices() {
    let mut rolls = Dice::new(4_300, 0).open(Stream::Stock);
    let (mut paid, mut unpaid, mut full) = (0, 0, 0);
    for round in 0..10_000 {
        let cards = rolls.below(12);
        let most = [1, 2, 4, 9][rolls.below(4) as usize];
        let vault = vault(cards, most, &mut rolls);
        let points = rolls.below(22);
        let price = price(points, &mut rolls);
        let expected = brute_force(&vault, &price);
        let found = least_waste(&vault, &price);
        assert_eq!(found, expected, "round {round}: {price:?} out of {vault:?}");
        match found {
            Some(cards) => {
                paid += 1;
                full += usize::from(cards.len() == PAYMENT_SLOTS);
            }
            None => unpaid += 1,
        }
    }
    assert!(paid > 800 && unpaid > 800, "{paid} paid, {unpaid} not: the prices say little");
    assert!(full > 5, "only {full} payments filled all slots");
}

#[test]
fn never_more_than_eight_cards() {
    let souls = |id, souls| TributeCard { id: CardId(id), worth: Purse { souls, ..Purse::EMPTY } };
    let nine: Vec<_> = (0..9).map(|id| souls(id, 1)).collect();
    let eight = least_waste(&nine, &Purse { souls: 8, ..Purse::EMPTY });
    assert_eq!(eight, Some((0..8).map(CardId).collect()));
    assert_eq!(least_waste(&nine, &Purse { souls: 9, ..Purse::EMPTY }), None, "nine cards would do, eight do not");
    // With one rich card among them, spending it keeps to the limit.
    let mut rich = nine;
    rich.push(souls(9, 2));
    let price = Purse { souls: 9, ..Purse::EMPTY };
    let spent = least_waste(&rich, &price).expect("seven small cards and the rich one pay");
    assert_eq!((spent.len(), spent.last()), (8, Some(&CardId(9))));
}

#[test]
fn locked_cards_are_kept() {
    let mut rolls = Dice::new(4_303, 0).open(Stream::Stock);
    let mut kept_out = 0;
    for round in 0..400 {
        let vault = vault(8, 4, &mut rolls);
        let points = 1 + rolls.below(8);
        let price = price(points, &mut rolls);
        let locked: Vec<CardId> = vault.iter().map(|card| card.id).filter(|_| rolls.percent(30)).collect();
        let open: Vec<TributeCard> = vault.iter().filter(|card| !locked.contains(&card.id)).copied().collect();
        let paid = least_waste_without(&vault, &locked, &price);
        assert_eq!(paid, brute_force(&open, &price), "round {round}: {price:?} out of {vault:?} without {locked:?}");
        assert_eq!(least_waste_without(&vault, &[], &price), least_waste(&vault, &price), "round {round}");
        kept_out += usize::from(paid != least_waste(&vault, &price));
    }
    assert!(kept_out > 100, "only {kept_out} locks changed anything");
}

#[test]
fn nothing_costs_nothing() {
    let mut rolls = Dice::new(4_301, 0).open(Stream::Stock);
    assert_eq!(least_waste(&[], &Purse::EMPTY), Some(Vec::new()));
    assert_eq!(least_waste(&vault(5, 9, &mut rolls), &Purse::EMPTY), Some(Vec::new()));
    assert_eq!(least_waste(&[], &Purse { darkness: 1, ..Purse::EMPTY }), None);
    let wrong = TributeCard { id: CardId(3), worth: Purse { souls: 9, ichor: 9, hellfire: 9, darkness: 0 } };
    assert_eq!(least_waste(&[wrong], &Purse { darkness: 1, ..Purse::EMPTY }), None);
}

#[test]
fn of_equal_cards_the_oldest_go() {
    let two = |id| TributeCard { id: CardId(id), worth: Purse { souls: 1, ichor: 1, ..Purse::EMPTY } };
    let vault: Vec<_> = [4, 8, 15, 16, 23, 42].map(two).into();
    let paid = least_waste(&vault, &Purse { souls: 3, ..Purse::EMPTY });
    assert_eq!(paid, Some([4, 8, 15].map(CardId).to_vec()));
}

#[test]
fn large_vaults_and_real_prices_are_paid_in_full() {
    let mut rolls = Dice::new(4_302, 0).open(Stream::Stock);
    for round in 0..60 {
        let cards = 20 + rolls.below(180);
        let vault = vault(cards, 9, &mut rolls);
        let points = 4 + rolls.below(24);
        let price = price(points, &mut rolls);
        let paid = least_waste(&vault, &price).unwrap_or_else(|| panic!("round {round}: {price:?} cannot be paid"));
        assert!(paid.len() <= PAYMENT_SLOTS);
        assert!(paid.windows(2).all(|pair| pair[0] < pair[1]), "round {round}: {paid:?} is not sorted");
        let cards: Vec<_> = vault.iter().filter(|card| paid.contains(&card.id)).copied().collect();
        assert_eq!(cards.len(), paid.len());
        assert!(total(&cards).covers(&price));
        // No card may be superfluous, because leaving it out would waste less.
        for out in &cards {
            let rest: Vec<_> = cards.iter().filter(|card| card.id != out.id).copied().collect();
            assert!(!total(&rest).covers(&price), "round {round}: card {} is given for nothing", out.id);
        }
    }
}

/// The same choice without any shortcut: card by card, it keeps the best way for every amount still
/// owed and every number of cards. It is slow, but it also solves vaults with too many sets for
/// brute force.
fn plain_search(vault: &[TributeCard], price: &Purse) -> Option<Vec<CardId>> {
    let mut ways = BTreeMap::from([((*price, 0), (0, 0_u64))]);
    for (at, card) in vault.iter().enumerate() {
        for ((owed, count), (points, cards)) in ways.clone() {
            if count < PAYMENT_SLOTS && owed != Purse::EMPTY {
                let next = (points + card.worth.points(), cards | 1 << at);
                let known = ways.entry((owed.above(&card.worth), count + 1)).or_insert(next);
                *known = next.min(*known);
            }
        }
    }
    let paying = ways.into_iter().filter(|((owed, _), _)| *owed == Purse::EMPTY);
    let (_, _, best) = paying.map(|((_, count), (points, cards))| (points, count, cards)).min()?;
    Some((0..vault.len()).filter(|&at| best >> at & 1 == 1).map(|at| vault[at].id).collect())
}

#[test]
fn large_vaults_are_paid_as_a_plain_search_pays_them() {
    let mut rolls = Dice::new(4_304, 0).open(Stream::Stock);
    let (mut paid, mut unpaid, mut full) = (0, 0, 0);
    for round in 0..120 {
        let cards = 12 + rolls.below(38);
        let most = [1, 2, 3, 9][rolls.below(4) as usize];
        let vault = vault(cards, most, &mut rolls);
        let points = 6 + rolls.below(14);
        let price = price(points, &mut rolls);
        let found = least_waste(&vault, &price);
        assert_eq!(found, plain_search(&vault, &price), "round {round}: {price:?} out of {vault:?}");
        match found {
            Some(cards) => {
                paid += 1;
                full += usize::from(cards.len() == PAYMENT_SLOTS);
            }
            None => unpaid += 1,
        }
    }
    assert!(paid > 60 && unpaid > 2 && full > 2, "{paid} paid, {full} of them with all slots, {unpaid} not");
}
