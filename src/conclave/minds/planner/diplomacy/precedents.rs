//! Precedents: what the public deeds of a rival in this game say about its next answer and its next
//! act (manual 4.14).
//!
//! Everybody hears the demands before the conclave and how many of them a house has conceded. A
//! house that has conceded more than its share will probably concede again, and one that has made
//! more demands and insults than others will probably use a right to a vendetta.
//!
//! Refusals are not counted, because the conclave keeps no list of them. Instead, every house is
//! assumed to have met an equal share of all demands.

use crate::planner::weights::percent;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Number of demands that the general estimate is worth, as evidence.
const ESTIMATE: i32 = 4;

/// Number of demands and insults a house that the general estimate of boldness is worth.
const USUAL: i32 = 3;

/// Limits of boldness, in percent.
const TIMID: i32 = 60;
const BOLD: i32 = 140;

/// Returns the chance in percent that a rival concedes a demand, from a general `estimate` and its
/// concessions so far. `weight` is the weight of precedents in percent.
pub(super) fn concedes(table: &Game, rival: Seat, estimate: i32, weight: i32) -> i32 {
    let made = |seat: Seat| table.objectives().deeds(seat).demands as i32;
    let others = table.seats().filter(|&other| other != rival);
    let all: i32 = others.map(made).sum();
    let rivals = table.seat_count() as i32 - 1;
    let yielded = table.objectives().deeds(rival).yielded as i32;
    let met = (all / rivals.max(1)).max(yielded);
    let seen = (estimate * ESTIMATE + 100 * yielded) / (ESTIMATE + met);
    estimate + percent(seen - estimate, weight)
}

/// Returns how readily a rival picks quarrels, in percent of an average house. `weight` is the
/// weight of precedents in percent.
pub(super) fn boldness(table: &Game, rival: Seat, weight: i32) -> i32 {
    let acts = |seat: Seat| {
        let deeds = table.objectives().deeds(seat);
        (deeds.demands + deeds.insults) as i32
    };
    let seats = table.seat_count() as i32;
    let all: i32 = table.seats().map(acts).sum();
    let seen = (acts(rival) + USUAL) * 100 * seats / (all + USUAL * seats);
    100 + percent(seen.clamp(TIMID, BOLD) - 100, weight)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::Tableau;

    /// Returns a game of four houses with these deeds of the second and third.
    fn game(second: &str, third: &str) -> Game {
        let position = format!(
            "(houses: [(), (), (), ()], objectives: [(seat: 1, deeds: ({second})), (seat: 2, deeds: ({third}))])"
        );
        let tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    #[test]
    fn who_has_conceded_will_concede_and_who_never_has_will_not() {
        let nobody = game("", "");
        assert_eq!(concedes(&nobody, Seat(1), 20, 100), 20, "nothing is known");
        let game = game("yielded: 4", "demands: 12");
        assert_eq!(concedes(&game, Seat(1), 20, 100), 60, "four of four");
        assert_eq!(concedes(&game, Seat(3), 20, 100), 10, "none of four");
        assert_eq!(concedes(&game, Seat(1), 20, 0), 20, "a mind that learns nothing");
        assert_eq!(concedes(&game, Seat(1), 20, 50), 40);
    }

    #[test]
    fn who_makes_demands_is_bolder_than_who_does_not() {
        let game = game("demands: 5, insults: 4", "");
        let bold = |seat: u8| boldness(&game, Seat(seat), 100);
        assert_eq!((bold(1), bold(2)), (BOLD, TIMID));
        assert_eq!(boldness(&game, Seat(1), 0), 100);
    }
}
