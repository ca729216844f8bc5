//! Precedents: what the deeds of a rival in this game say about its next answer and its next act
//! (manual 4.14).
//!
//! Everybody hears the demands before the conclave, who concedes and who refuses. A house that has
//! conceded more than its share will probably concede again, and one that has made more demands and
//! insults than others will probably use a right to a vendetta, unless it has let such rights pass.
//!
//! The [lessons](crate::Lessons) of a mind count refusals, and the rights that were used or passed.
//! A mind that has not watched from the start does not know who refused earlier demands. It assumes
//! that all houses did so equally often.

use crate::Lessons;
use crate::planner::weights::percent;
use crate::rules::diplomacy::Matter;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Number of demands that the general estimate is worth, as evidence.
const ESTIMATE: i32 = 4;

/// Number of demands and insults a house that the general estimate of boldness is worth.
const USUAL: i32 = 3;

/// Limits of boldness, in percent.
const TIMID: i32 = 60;
const BOLD: i32 = 140;

/// Share of the rights to a vendetta over a refused demand that are used, in percent, and the
/// number of rights that this estimate is worth as evidence.
const USED: i32 = 75;
const RIGHTS: i32 = 2;

/// Returns the chance in percent that a rival concedes a demand, from a general `estimate` and its
/// answers so far. `weight` is the weight of precedents in percent.
pub(super) fn concedes(table: &Game, lessons: &Lessons, rival: Seat, estimate: i32, weight: i32) -> i32 {
    let deeds = |seat: Seat| table.objectives().deeds(seat);
    let refused = |seat: Seat| i32::from(lessons.habits[seat.index()].refused);
    let made: i32 = table.seats().map(|seat| deeds(seat).demands as i32).sum();
    let answered: i32 = table.seats().map(|seat| deeds(seat).yielded as i32 + refused(seat)).sum();
    let open = table.diplomacy().affairs().iter();
    let open = open.filter(|affair| matches!(affair.matter, Matter::Demand { .. })).count() as i32;
    let unseen = (made - answered - open).max(0) / table.seat_count() as i32;
    let yielded = deeds(rival).yielded as i32;
    let met = yielded + refused(rival) + unseen;
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

/// Returns how surely a rival uses a right to a vendetta, in percent of an average house. It is low
/// for a bluffer, who has often let such rights pass. `weight` is the weight of precedents in
/// percent.
pub(super) fn follows_through(lessons: &Lessons, rival: Seat, weight: i32) -> i32 {
    let habits = &lessons.habits[rival.index()];
    let (used, forgot) = (i32::from(habits.used), i32::from(habits.forgot));
    let seen = (used * 100 + RIGHTS * USED) / (used + forgot + RIGHTS);
    100 + percent(seen * 100 / USED - 100, weight)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::Habits;
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

    /// Returns lessons with these habits of the second house.
    fn lessons(habits: Habits) -> Lessons {
        let mut lessons = Lessons::default();
        lessons.habits[1] = habits;
        lessons
    }

    #[test]
    fn who_has_conceded_will_concede_and_who_never_has_will_not() {
        let new = Lessons::default();
        assert_eq!(concedes(&game("", ""), &new, Seat(1), 20, 100), 20, "nothing is known");
        let game = game("yielded: 4", "demands: 12");
        assert_eq!(concedes(&game, &new, Seat(1), 20, 100), 48, "four of six, if all refused alike");
        assert_eq!(concedes(&game, &new, Seat(3), 20, 100), 13, "none of two");
        assert_eq!(concedes(&game, &new, Seat(1), 20, 0), 20, "a mind that learns nothing");
        assert_eq!(concedes(&game, &new, Seat(1), 20, 50), 34);
        let seen = lessons(Habits { refused: 8, ..Habits::default() });
        assert_eq!(concedes(&game, &seen, Seat(1), 20, 100), 30, "four of twelve");
        assert_eq!(concedes(&game, &seen, Seat(3), 20, 100), 20, "nobody asked it");
    }

    #[test]
    fn who_lets_its_rights_pass_is_bluffing() {
        let after = |used: u8, forgot: u8| {
            follows_through(&lessons(Habits { used, forgot, ..Habits::default() }), Seat(1), 100)
        };
        assert_eq!(after(0, 0), 100, "nothing is known");
        assert_eq!((after(0, 4), after(4, 0)), (33, 121));
        let bluffer = lessons(Habits { forgot: 4, ..Habits::default() });
        assert_eq!(follows_through(&bluffer, Seat(1), 0), 100, "a mind that learns nothing");
    }

    #[test]
    fn who_makes_demands_is_bolder_than_who_does_not() {
        let game = game("demands: 5, insults: 4", "");
        let bold = |seat: u8| boldness(&game, Seat(seat), 100);
        assert_eq!((bold(1), bold(2)), (BOLD, TIMID));
        assert_eq!(boldness(&game, Seat(1), 0), 100);
    }
}
