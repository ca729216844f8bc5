//! Approaches: the attitude of a house to each rival, before any plan singles one out.
//!
//! A rival's loss is worth as much as the rival is likely to win. Attacking the leader is
//! worthwhile; attacking the last is not. A rival that others already fight counts less, so that
//! two or three houses bring a leader down and not all at once. Players and minds are treated
//! alike, because a mind does not know which is which.
//!
//! If one house leads clearly and nobody opposes it, the next in public prestige that may begin a
//! quarrel has the duty to oppose it. It has the most to gain, and all houses can see who comes
//! next. If the leader is so far ahead that one enemy will not stop it, the next two have that
//! duty.

use crate::rules::diplomacy::{Matter, may_begin, runs};
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Weight of an enemy without any chance, and the increase per percent of its chance, both in
/// percent.
const LEAST: f64 = 75.0;
const MORE: f64 = 1.6;

/// Factor for each house that already has a quarrel with the rival, from the second on, in percent.
const BESET: i32 = 60;

/// Weight of an unopposed leader, in percent.
const DUTY: i32 = 340;

/// Minimum lead in points for a clear lead. The lead must also be at least a quarter of the
/// second's prestige.
const LEAD: i32 = 10;

/// Minimum lead that calls for two houses, in percent of the second's prestige.
const RUNAWAY: i32 = 50;

/// Returns the weight of each house as an enemy, in percent. `league` is the readiness to be the
/// second to oppose a leader, in percent; at 0 the house never is.
pub(super) fn approaches(table: &Game, seat: Seat, chances: &[f64; Seat::MOST], league: i32) -> [i32; Seat::MOST] {
    let mut against = [100; Seat::MOST];
    for other in table.seats().filter(|&other| other != seat) {
        let sought = LEAST + MORE * 100.0 * chances[other.index()];
        let mut sought = sought.clamp(LEAST, 190.0) as i32;
        for _ in 1..besieged(table, other, seat) {
            sought = sought * BESET / 100;
        }
        against[other.index()] = sought;
    }
    if let Some(leader) = unopposed(table, seat, league) {
        against[leader.index()] = DUTY;
    }
    against
}

/// Returns the clearly leading house, if too few oppose it and this house is next in turn to do so.
fn unopposed(table: &Game, seat: Seat, league: i32) -> Option<Seat> {
    if table.conclave().veiled() {
        return None;
    }
    let stands = |seat: &Seat| table.conclave().eliminated(*seat).is_none();
    let mut ranked: Vec<Seat> = table.seats().filter(stands).collect();
    ranked.sort_by_key(|&other| -table.conclave().prestige(other));
    let &[leader, next, ..] = &ranked[..] else { return None };
    let (most, second) = (table.conclave().prestige(leader), table.conclave().prestige(next));
    let clear = most - second >= LEAD && (most - second) * 4 >= second;
    let needed: usize = if league > 0 && (most - second) * 100 >= second * RUNAWAY { 2 } else { 1 };
    let opposed = besieged(table, leader, seat);
    let free = |other: &Seat| *other != leader && may_provoke(table, *other, leader) && !opposes(table, *other, leader);
    let mut challengers = ranked.iter().copied().filter(free).take(needed.saturating_sub(opposed));
    (clear && challengers.any(|challenger| challenger == seat)).then_some(leader)
}

/// True if a house may make a demand of another or insult it now.
fn may_provoke(table: &Game, seat: Seat, other: Seat) -> bool {
    let record = table.diplomacy().record(seat, other);
    let waits = |until: u32| runs(table, until).is_some();
    may_begin(table, seat, other).is_ok()
        && !waits(record.bound_until)
        && !(waits(record.demand_waits) && waits(record.insult_waits))
}

/// Returns the number of other houses that oppose a house.
fn besieged(table: &Game, on: Seat, but: Seat) -> usize {
    table.seats().filter(|&other| other != on && other != but && opposes(table, other, on)).count()
}

/// True if a house has a quarrel with another, or is about to.
fn opposes(table: &Game, seat: Seat, other: Seat) -> bool {
    let diplomacy = table.diplomacy();
    let between = |a: Seat, b: Seat| (a == seat && b == other) || (a == other && b == seat);
    diplomacy.vendettas().iter().any(|vendetta| between(vendetta.claimant, vendetta.target))
        || diplomacy.combats().iter().any(|combat| between(combat.claimant, combat.target))
        || diplomacy.claims().iter().any(|claim| claim.by == seat && claim.on == other)
        || diplomacy.grievances().iter().any(|right| right.holder == seat && right.against == other)
        || diplomacy.feuds().iter().any(|&(a, b)| between(a, b))
        || diplomacy.affairs().iter().any(|affair| {
            affair.from == seat
                && affair.to == other
                && match affair.matter {
                    Matter::Demand { .. } | Matter::Insult { .. } => true,
                    Matter::Emissary { .. } | Matter::Petition => false,
                }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    /// Returns the weight of the first house as an enemy, for each other house.
    fn sought(position: &str) -> Vec<i32> {
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        let game = tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        let chances = [0.2; Seat::MOST];
        let against = |seat: Seat| approaches(&game, seat, &chances, 100)[0];
        game.seats().skip(1).map(against).collect()
    }

    #[test]
    fn a_leader_in_peace_is_the_business_of_whoever_comes_next() {
        let houses =
            |first: i32| format!("houses: [(prestige: {first}), (prestige: 40), (prestige: 60), (prestige: 20)]");
        let lead = sought(&format!("({})", houses(80)));
        assert_eq!(lead[1], DUTY, "the second opposes it");
        assert!(lead[0] < 200 && lead[2] < 200, "the others leave it to the second: {lead:?}");
        let close = sought(&format!("({})", houses(66)));
        assert!(close.iter().all(|&sought| sought < 200), "six points are no lead: {close:?}");
        let bound = "records: [(of: 2, towards: 0, bound_until: 99)]";
        let waits = "records: [(of: 2, towards: 0, demand_waits: 99, insult_waits: 99)]";
        for clocks in [bound, waits] {
            let lead = sought(&format!("({}, {clocks})", houses(80)));
            assert_eq!(lead[0], DUTY, "who comes after the second steps in: {clocks}");
            assert!(lead[1] < 200 && lead[2] < 200, "{lead:?}");
        }
        let beset = sought(&format!("({}, stances: [(3, 0, Vendetta)])", houses(80)));
        assert!(beset.iter().all(|&sought| sought < 200), "somebody opposes it already: {beset:?}");
    }

    #[test]
    fn two_houses_turn_on_a_leader_far_ahead() {
        let houses = "houses: [(prestige: 90), (prestige: 40), (prestige: 60), (prestige: 20)]";
        assert_eq!(sought(&format!("({houses})"))[..2], [DUTY, DUTY], "the next two");
        assert!(sought(&format!("({houses})"))[2] < 200, "not all");
        let one = sought(&format!("({houses}, stances: [(2, 0, Vendetta)])"));
        assert_eq!(one[0], DUTY, "one has begun, and the third joins it");
        let two = sought(&format!("({houses}, stances: [(2, 0, Vendetta), (3, 0, Vendetta)])"));
        assert!(two[0] < 200, "{two:?}");
    }
}
