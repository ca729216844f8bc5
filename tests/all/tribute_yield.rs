//! The average yield of demands, by Diabolism and by the number of earlier demands in the turn
//! (manual 4.3, appendix H).

use infernal_conclave::rules::archfiends::{Attributes, tribute_offer, tribute_skill};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::roll_card;

/// Number of demands for each case.
const DEMANDS: u32 = 20_000;

/// Intended yield of the first, second and third demand of a turn, in tenths of a point, for
/// Diabolism 0 to 7.
const MEANT: [[u32; 3]; 8] = [
    [21, 16, 13],
    [46, 35, 27],
    [61, 45, 33],
    [94, 69, 50],
    [110, 81, 60],
    [151, 115, 84],
    [174, 132, 97],
    [217, 163, 119],
];

#[test]
fn demands_bring_what_they_are_meant_to_bring() {
    let catalog = Catalog::standard();
    let numbers = &catalog.constants.tribute;
    for (charisma, meant) in MEANT.iter().enumerate() {
        let attributes = Attributes { charisma: charisma as u8, ..Attributes::default() };
        let houses = (0..4).map(|_| TableauHouse { attributes, ..TableauHouse::default() }).collect();
        let game = Tableau { houses, ..Tableau::default() }.set_up(&catalog).expect("four houses can play");
        let skill = tribute_skill(&catalog, &game, Seat(0)).total();
        assert_eq!(skill, charisma as i32);
        let (offered, keep) = tribute_offer(&catalog, &game, Seat(0));
        for (earlier, &meant) in (0..).zip(meant) {
            let mut rolls = Dice::new(231, charisma as u32 * 3 + earlier as u32).open(Stream::Stock);
            let mut sum = 0;
            for _ in 0..DEMANDS {
                let quality = skill - earlier * numbers.fall_per_demand;
                let mut cards: Vec<u32> =
                    (0..offered).map(|_| roll_card(numbers, quality + rolls.die(20), &mut rolls).points()).collect();
                // A house that can choose keeps the best cards.
                cards.sort_unstable_by_key(|&points| std::cmp::Reverse(points));
                sum += cards.iter().take(keep.into()).sum::<u32>();
            }
            // Within a tenth: 10 |10 sum - meant n| <= meant n.
            let (found, wanted) = (u64::from(sum) * 10, u64::from(meant) * u64::from(DEMANDS));
            assert!(
                found.abs_diff(wanted) * 10 <= wanted,
                "Diabolism {charisma}, {earlier} demands before: {found} tenths in {DEMANDS} demands, meant were {wanted}"
            );
        }
    }
}
