//! Prestige of places and relics in random games: a house receives the income that its window shows
//! (manual 3.4, 4.5).

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{self, ConclaveFact, PrestigeCause};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::view::SeatView;

/// Compares the income that each house sees before the prestige step, by place and in total, with
/// the payments of the step.
pub(super) fn paid(catalog: &Catalog, before: &Game, facts: &[&Fact]) {
    for seat in before.seats() {
        let paid = |wanted: PrestigeCause| -> i32 {
            let amounts = facts.iter().map(|fact| match fact {
                Fact::Conclave(ConclaveFact::PrestigeChanged { seat: whose, amount, cause })
                    if *whose == seat && *cause == wanted =>
                {
                    *amount
                }
                _ => 0,
            });
            amounts.sum()
        };
        let view = SeatView::of(before, seat);
        let (places, relics) = foreseen(catalog, view.table(), seat);
        assert_eq!(paid(PrestigeCause::Places), places, "turn {}: places of seat {seat}", before.turn());
        assert_eq!(paid(PrestigeCause::Relics), relics, "turn {}: relics of seat {seat}", before.turn());
    }
}

/// Returns the income that a table predicts for a house from its places and from its relics.
fn foreseen(catalog: &Catalog, table: &Game, seat: Seat) -> (i32, i32) {
    if table.diplomacy().excommunicated(seat) || table.conclave().eliminated(seat).is_some() {
        return (0, 0);
    }
    let own = table.forces().places_of(seat);
    let places: i32 = own.map(|place| conclave::place_income(catalog, table, place).total()).sum();
    let relics = conclave::income(catalog, table, seat).total() - places;
    // A portrait cannot take more prestige than the house has (ruling R35).
    (places, relics.max(-(table.conclave().prestige(seat) + places).max(0)))
}
