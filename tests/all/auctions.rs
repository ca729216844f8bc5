//! Auctions: the judge against a plain version of the tie-breaks (manual 4.10, ruling R6).
//!
//! > "For each soul bid over the minimum, two points are awarded. For each other resource bid over
//! > the minimum, one point is awarded. The player with the highest points wins." Ties go to the
//! > higher rank, then to more prestige, then to the Regent. If that does not help either, nobody
//! > wins.

use infernal_conclave::rules::archfiends::Rank;
use infernal_conclave::rules::bazaar::{Bidder, Tie, Verdict, judge, points};
use infernal_conclave::rules::catalog::{BazaarNumbers, Catalog};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::tribute::Purse;
use proptest::prelude::*;

fn numbers() -> BazaarNumbers {
    Catalog::standard().constants.bazaar.clone()
}

fn over(have: u16, need: u16) -> i64 {
    (i64::from(have) - i64::from(need)).max(0)
}

/// Returns a bidder's points, rank, prestige and regency, the most important first. `None` if the
/// bid is below the minimum.
fn standing(minimum: &Purse, bidder: &Bidder) -> Option<[i64; 4]> {
    let worth = bidder.worth;
    let enough = worth.souls >= minimum.souls
        && worth.ichor >= minimum.ichor
        && worth.hellfire >= minimum.hellfire
        && worth.darkness >= minimum.darkness;
    let points = 2 * over(worth.souls, minimum.souls)
        + over(worth.ichor, minimum.ichor)
        + over(worth.hellfire, minimum.hellfire)
        + over(worth.darkness, minimum.darkness);
    enough.then_some([points, bidder.rank.value().into(), bidder.prestige.into(), bidder.regent.into()])
}

/// A plain version of the judge: the highest bidder wins by the first criterion that separates it
/// from all others.
fn plainly(minimum: &Purse, bidders: &[Bidder]) -> Verdict {
    let mut standings: Vec<_> =
        bidders.iter().filter_map(|bidder| Some((standing(minimum, bidder)?, bidder.seat))).collect();
    standings.sort_by_key(|(standing, _)| std::cmp::Reverse(*standing));
    match standings.as_slice() {
        [] => Verdict::NoBids,
        [(_, only)] => Verdict::Won { by: *only, through: Tie::Alone },
        [(first, winner), (second, _), ..] => {
            let rungs = [Tie::Points, Tie::Rank, Tie::Prestige, Tie::Regent];
            let parted = (0..4).find(|&rung| first[rung] != second[rung]);
            parted.map_or(Verdict::Cancelled, |rung| Verdict::Won { by: *winner, through: rungs[rung] })
        }
    }
}

fn purse(most: u16) -> impl Strategy<Value = Purse> {
    [0..=most, 0..=most, 0..=most, 0..=most].prop_map(|[souls, ichor, hellfire, darkness]| Purse {
        souls,
        ichor,
        hellfire,
        darkness,
    })
}

/// Two to six bidders of different seats, similar enough to tie often. At most one of them is
/// Regent.
fn bidders() -> impl Strategy<Value = Vec<Bidder>> {
    let one = (purse(3), 0..2_usize, 9..12_i32);
    (proptest::collection::vec(one, 2..=6), 0..12_usize).prop_map(|(bids, regent)| {
        let bidder = |(seat, (worth, rank, prestige)): (usize, (Purse, usize, i32))| Bidder {
            seat: Seat(seat as u8),
            worth,
            bonus: 0,
            rank: Rank::ALL[rank],
            prestige,
            regent: seat == regent,
        };
        bids.into_iter().enumerate().map(bidder).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_judge_says_what_the_manual_says(minimum in purse(2), bidders in bidders()) {
        prop_assert_eq!(judge(&numbers(), &minimum, &bidders), plainly(&minimum, &bidders));
    }

    #[test]
    fn the_order_of_bids_does_not_matter(minimum in purse(2), (bidders, mixed) in bidders().prop_flat_map(|bidders| {
        (Just(bidders.clone()), Just(bidders).prop_shuffle())
    })) {
        prop_assert_eq!(judge(&numbers(), &minimum, &bidders), judge(&numbers(), &minimum, &mixed));
    }

    #[test]
    fn a_bid_below_the_minimum_changes_nothing(bidders in bidders(), poor in purse(40)) {
        let minimum = Purse { souls: 1, ..Purse::EMPTY };
        let mut more = bidders.clone();
        more.push(Bidder { seat: Seat(9), worth: Purse { souls: 0, ..poor }, bonus: 0, rank: Rank::Prince, prestige: 999, regent: true });
        prop_assert_eq!(judge(&numbers(), &minimum, &bidders), judge(&numbers(), &minimum, &more));
    }

    #[test]
    fn more_never_loses(minimum in purse(2), bidders in bidders(), gift in purse(3)) {
        // The winner still wins after it raises its bid.
        if let Verdict::Won { by, .. } = judge(&numbers(), &minimum, &bidders) {
            let raised: Vec<_> = bidders
                .iter()
                .map(|bidder| if bidder.seat == by { Bidder { worth: bidder.worth + gift, ..*bidder } } else { *bidder })
                .collect();
            let after = judge(&numbers(), &minimum, &raised);
            prop_assert!(matches!(after, Verdict::Won { by: still, .. } if still == by), "{:?}", after);
        }
    }
}

#[test]
fn every_rung_decides_somewhere() {
    let minimum = Purse { souls: 1, ichor: 2, ..Purse::EMPTY };
    let bid =
        |seat, worth, rank, prestige, regent| Bidder { seat: Seat(seat), worth, bonus: 0, rank, prestige, regent };
    let just = minimum;
    let judged = |bidders: &[Bidder]| judge(&numbers(), &minimum, bidders);
    let won = |seat, through| Verdict::Won { by: Seat(seat), through };

    assert_eq!(judged(&[]), Verdict::NoBids);
    assert_eq!(
        judged(&[bid(0, Purse { souls: 9, ..Purse::EMPTY }, Rank::Prince, 9, true)]),
        Verdict::NoBids,
        "no ichor"
    );
    let plain = bid(1, just, Rank::Lord, 5, false);
    assert_eq!(judged(&[plain]), won(1, Tie::Alone));
    assert_eq!(judged(&[plain, bid(2, Purse { ichor: 3, ..just }, Rank::Lord, 0, false)]), won(2, Tie::Points));
    // One soul is worth two of anything else: three are needed to beat it, two only tie.
    let soul = bid(0, Purse { souls: 2, ..just }, Rank::Lord, 5, false);
    assert_eq!(judged(&[soul, bid(2, Purse { darkness: 2, ..just }, Rank::Baron, 0, false)]), won(2, Tie::Rank));
    assert_eq!(judged(&[soul, bid(2, Purse { darkness: 3, ..just }, Rank::Lord, 0, false)]), won(2, Tie::Points));
    assert_eq!(judged(&[plain, bid(2, just, Rank::Lord, 6, false)]), won(2, Tie::Prestige));
    assert_eq!(judged(&[plain, bid(2, just, Rank::Lord, 5, true)]), won(2, Tie::Regent));
    assert_eq!(judged(&[plain, bid(2, just, Rank::Lord, 5, false)]), Verdict::Cancelled);
    // A tie below the highest bid does not matter.
    assert_eq!(judged(&[plain, bid(2, just, Rank::Lord, 5, false), soul]), won(0, Tie::Points));
}

#[test]
fn points_are_counted_above_the_minimum_only() {
    let minimum = Purse { souls: 2, ichor: 3, hellfire: 0, darkness: 1 };
    let counted = |worth| points(&numbers(), &minimum, &worth);
    assert_eq!(counted(minimum), 0);
    assert_eq!(counted(Purse { souls: 5, ..minimum }), 6);
    assert_eq!(counted(Purse { hellfire: 4, darkness: 2, ..minimum }), 5);
    // A shortage of one resource is not subtracted from the points of another.
    assert_eq!(counted(Purse { souls: 0, ichor: 5, hellfire: 0, darkness: 1 }), 2);
}
