//! Peril: the chance that a blood feud eliminates a house before the game ends (manual 4.14.6).
//!
//! In a blood feud a house that loses its stronghold is eliminated, however far ahead it is. The
//! chance depends on the distance of the nearest enemy legion that could take the stronghold. The
//! values come from 770 turns of houses in a feud, in 100 games of six dukes.
//!
//! Possible defences are not considered. A house that moves a guard to its stronghold or drives the
//! enemy away is in less peril next turn.

use crate::rules::diplomacy::Stance;
use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

use super::figures::{guard, might};

/// Maximum distance of such a legion in cantons, and the share of houses that fell at that
/// distance.
const NEAR: [(u32, f64); 4] = [(1, 0.85), (2, 0.70), (4, 0.50), (6, 0.40)];

/// Share of houses that fell without such a legion near.
const FAR: f64 = 0.25;

/// Minimum strength of such a legion, in percent of the stronghold plus the best guard beside it.
const FEARED: i32 = 60;

/// Returns the chance that a house survives its blood feuds.
pub(super) fn stands(table: &Game, seat: Seat) -> f64 {
    let feud = |&other: &Seat| {
        table.conclave().eliminated(other).is_none() && table.diplomacy().stance(seat, other) == Stance::BloodFeud
    };
    let foes: Vec<Seat> = table.seats().filter(feud).collect();
    let Some(walls) = table.forces().stronghold(seat).filter(|_| !foes.is_empty()) else { return 1.0 };
    let far = |legion: &Legion| table.realm().grid().distance(legion.canton, walls.canton);
    let beside = table.forces().legions_of(seat).filter(|legion| far(legion) <= 1).map(might).max().unwrap_or(0);
    let feared = |legion: &&Legion| might(legion) * 100 >= FEARED * (guard(walls) + beside);
    let enemies = foes.iter().flat_map(|&foe| table.forces().legions_of(foe));
    let nearest = enemies.filter(feared).map(far).min();
    let falls = nearest.and_then(|nearest| NEAR.into_iter().find(|(within, _)| nearest <= *within));
    1.0 - falls.map_or(FAR, |(_, falls)| falls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    /// Returns the chance of the first house to survive, with this stance towards the second, a
    /// legion of this strength of the second beside its stronghold, and further units.
    fn first(stance: &str, strength: u8, more: &str) -> f64 {
        let position = format!(
            "(houses: [(stronghold: Some((3, 3))), (stronghold: Some((9, 9))), (), ()], stances: [(0, 1, {stance})],
              legions: [(owner: 1, at: (4, 3), strength: ({strength}, {strength}, {strength}), hp: 9){more}])"
        );
        let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        let game = tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        stands(&game, Seat(0))
    }

    #[test]
    fn only_a_feud_threatens_a_house_and_the_more_the_nearer_the_stronger_enemy_stands() {
        let near = 1.0 - NEAR[0].1;
        assert_eq!(first("BloodFeud", 9, ""), near);
        assert_eq!(first("Vendetta", 9, ""), 1.0, "in a vendetta strongholds are safe");
        assert_eq!(first("BloodFeud", 1, ""), 1.0 - FAR, "such a legion storms nothing");
        let guard = ", (owner: 0, at: (2, 3), strength: (9, 9, 9), hp: 20)";
        assert!(first("BloodFeud", 9, guard) > near, "a guard beside the walls counts with them");
    }
}
