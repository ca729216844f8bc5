//! Plans: the long-term plans of a house, each expressed as preferences.
//!
//! A plan is not a list of orders. It changes weights while it is pursued: the engine of the greedy
//! mind writes whole turns with them, and the resolver shows the results in imagined games. The
//! plan of the previous turn is always among the plans. It is dropped if it writes the same draft
//! as an earlier plan.

use super::approach::approaches;
use super::search::Study;
use crate::planner::turns_left;
use crate::rules::forces::{Landmark, Place};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, PlaceId, Seat};
use crate::thought::Aim;
use crate::{Bent, Rationale};

/// A plan with its preferences.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) aim: Aim,
    pub(super) bent: Bent,
}

/// Factors for the weight of the enemy of a plan and of all other rivals, in percent.
const SOUGHT: i32 = 260;
const SPARED: i32 = 50;

/// Worth of Pandemonium to a house that plans to take it, in grains.
const THRONE: i32 = 9000;

/// Maximum number of turns left for a plan to take Pandemonium.
const LATE: i32 = 34;

impl Study<'_> {
    /// Returns all sensible plans for a house with these chances: first the plain one, then that of
    /// the previous turn, then the others.
    pub(super) fn plans(&self, memory: Option<&Rationale>, chances: &[f64; Seat::MOST]) -> Vec<Plan> {
        let (table, seat) = (self.view.table(), self.view.seat());
        let mut plain = Bent::of(self.minds.tip(self.reach, table.turn(), self.weights));
        plain.against = approaches(table, seat, chances, plain.weights.league);
        plain.lessons = self.lessons;
        if dominates(table, seat) {
            let weights = &mut plain.weights;
            weights.legions = weights.legions * 250 / 100;
            weights.arms = weights.arms * 150 / 100;
            weights.thrift /= 2;
            weights.might /= 2;
        }
        let usurper =
            table.conclave().usurpation().map(|usurpation| usurpation.seat).filter(|&usurper| usurper != seat);
        if table.diplomacy().excommunicated(seat) {
            // An excommunicated house cannot be elected. It wins by taking Pandemonium, or, once
            // that is razed, as the last house standing.
            let own = if table.forces().pandemonium().is_some() { Aim::Usurp } else { Aim::Arm };
            let aim = usurper.map_or(own, Aim::Liberate);
            return vec![Plan { aim, bent: bend(plain, aim) }];
        }
        let mut aims = vec![Aim::Prosper];
        aims.extend(memory.and_then(|memory| memory.plan).map(|plan| plan.aim));
        let stands = |other: &Seat| *other != seat && table.conclave().eliminated(*other).is_none();
        let mut rivals: Vec<Seat> = table.seats().filter(stands).collect();
        // The most dangerous rivals come first.
        rivals.sort_by(|a, b| chances[b.index()].total_cmp(&chances[a.index()]));
        aims.extend(usurper.map(Aim::Liberate));
        // Sorted by measured gain after twelve turns, highest first.
        aims.push(Aim::Arm);
        aims.extend(within_reach(table, seat).map(Aim::Take));
        aims.push(Aim::Gather);
        aims.extend(rivals.first().copied().map(Aim::Contain));
        aims.extend(rivals.iter().map(|&rival| Aim::Quarrel(rival)));
        aims.extend([Aim::Trade, Aim::Endure, Aim::Settle, Aim::Conjure]);
        aims.extend([Aim::Master, Aim::Rise, Aim::Delve]);
        if usurper.is_none() && turns_left(self.book.catalog(), table) <= LATE {
            aims.push(Aim::Usurp);
        }
        let mut plans: Vec<Plan> = Vec::new();
        for aim in aims {
            if possible(table, seat, aim) && plans.iter().all(|known| known.aim != aim) {
                plans.push(Plan { aim, bent: bend(plain, aim) });
            }
        }
        plans
    }
}

/// Returns the places that a plan could aim at: those that may be attacked, nearest first.
fn within_reach(table: &Game, seat: Seat) -> impl Iterator<Item = PlaceId> {
    /// Maximum number of places.
    const PLACES: usize = 3;
    let (forces, grid) = (table.forces(), table.realm().grid());
    let cities = forces.places_of(seat).map(|place| place.canton);
    let held: Vec<CantonId> = cities.chain(forces.legions_of(seat).map(|legion| legion.canton)).collect();
    let open = |place: &&Place| {
        place.landmark != Landmark::Pandemonium
            && place.owner.is_none_or(|owner| owner != seat && table.diplomacy().stance(seat, owner).allows_arms())
    };
    let far = |place: &Place| held.iter().map(|&near| grid.distance(near, place.canton)).min();
    let mut open: Vec<_> = forces.places().iter().filter(open).map(|place| (far(place), place.id)).collect();
    open.sort_unstable();
    open.into_iter().take(PLACES).map(|(_, place)| place)
}

/// True if no rival can catch up with this house in prestige. Then only a scheme at an election can
/// take the throne from it, so it arms to take Pandemonium. False while prestige is hidden.
fn dominates(table: &Game, seat: Seat) -> bool {
    /// First turn in which a lead counts, and the minimum lead as a multiple of the second's
    /// prestige.
    const FIRST_TURN: u32 = 15;
    const TIMES: i32 = 3;
    let others = table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none());
    let second = others.map(|other| table.conclave().prestige(other)).max().unwrap_or(0).max(30);
    let conclave = table.conclave();
    let stands = table.forces().pandemonium().is_some();
    table.turn() >= FIRST_TURN && stands && !conclave.veiled() && conclave.prestige(seat) >= TIMES * second
}

/// True if an earlier plan can still be pursued.
fn possible(table: &Game, seat: Seat, aim: Aim) -> bool {
    let stands = |other: Seat| other != seat && table.conclave().eliminated(other).is_none();
    match aim {
        Aim::Quarrel(other) | Aim::Contain(other) => stands(other) && !table.diplomacy().bound_by_blood(seat, other),
        Aim::Liberate(other) => table.conclave().usurpation().is_some_and(|usurpation| usurpation.seat == other),
        Aim::Serve(other) => stands(other),
        Aim::Take(place) => table.forces().place(place).is_some_and(|place| place.owner != Some(seat)),
        Aim::Usurp => {
            let free = table.conclave().usurpation().is_none_or(|usurpation| usurpation.seat == seat);
            free && table.forces().pandemonium().is_some()
        }
        Aim::Prosper
        | Aim::Gather
        | Aim::Settle
        | Aim::Arm
        | Aim::Trade
        | Aim::Rise
        | Aim::Study(_)
        | Aim::Master
        | Aim::Conjure
        | Aim::Delve
        | Aim::Endure => true,
    }
}

/// Returns the preferences of a house with this plan.
fn bend(plain: Bent, aim: Aim) -> Bent {
    let mut bent = plain;
    let weights = &mut bent.weights;
    let times = |weight: &mut i32, percent: i32| *weight = *weight * percent / 100;
    match aim {
        // Purposes of single orders, and not plans.
        Aim::Prosper | Aim::Study(_) | Aim::Serve(_) => {}
        Aim::Gather => {
            times(&mut weights.tribute, 180);
            times(&mut weights.thrift, 130);
        }
        Aim::Settle => times(&mut weights.land, 280),
        Aim::Arm => {
            times(&mut weights.legions, 200);
            times(&mut weights.arms, 150);
            times(&mut weights.thrift, 60);
        }
        Aim::Trade => {
            times(&mut weights.wares, 200);
            times(&mut weights.thrift, 60);
        }
        Aim::Rise => times(&mut weights.raises, 250),
        Aim::Master => times(&mut weights.mastery, 250),
        Aim::Conjure => {
            times(&mut weights.rituals, 250);
            times(&mut weights.events, 200);
        }
        Aim::Delve => {
            times(&mut weights.lore, 250);
            times(&mut weights.secrets, 200);
        }
        Aim::Take(place) => bent.prize = Some((place, 300)),
        Aim::Quarrel(rival) | Aim::Contain(rival) | Aim::Liberate(rival) => {
            for (at, against) in bent.against.iter_mut().enumerate() {
                *against = *against * if at == rival.index() { SOUGHT } else { SPARED } / 100;
            }
            times(&mut weights.war, 130);
            if let Aim::Liberate(_) = aim {
                times(&mut weights.caution, 60);
                bent.throne = THRONE;
            }
        }
        Aim::Endure => {
            times(&mut weights.caution, 200);
            times(&mut weights.demands, 20);
            times(&mut weights.insults, 0);
            times(&mut weights.vendettas, 40);
            times(&mut weights.gifts, 250);
        }
        Aim::Usurp => {
            bent.throne = THRONE;
            times(&mut weights.legions, 150);
        }
    }
    bent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Minds;
    use crate::rules::forces::ForcesOrder;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::ids::LegionId;
    use crate::rules::orders::{Draft, Order, Sealed};
    use crate::rules::resolve::resolve;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse, canton_at};
    use crate::rules::view::SeatView;

    /// Returns the game of this position.
    fn game(position: &str) -> Game {
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    #[test]
    fn nobody_arms_against_all_for_a_lead_that_it_cannot_see() {
        let ahead = "turn: Some(20), houses: [(prestige: 150), (prestige: 140)]";
        let blinded = r#"events: (running: [(event: "catastrophic_intel_failure", by: 2, until: 99)])"#;
        let far = "turn: Some(20), houses: [(prestige: 150), (prestige: 40)]";
        let sees = |position: &str| {
            let view = SeatView::of(&game(position), Seat(0));
            (view.table().conclave().veiled(), dominates(view.table(), Seat(0)))
        };
        assert_eq!(sees(&format!("({far})")), (false, true));
        assert_eq!(sees(&format!("({ahead})")), (false, false));
        assert_eq!(sees(&format!("({ahead}, {blinded})")), (true, false), "what is hidden is not nothing");
    }

    #[test]
    fn an_outcast_wants_pandemonium_as_far_as_it_has_learned_to() {
        let book = Rulebook::standard();
        let view = SeatView::of(&game("(turn: Some(20), excommunicated: [0])"), Seat(0));
        let minds = Minds::standard();
        let study = Study::open(&book, &view, &minds, &minds.levels.imp, minds.weights, 1);
        let plans = study.plans(None, &[0.2; Seat::MOST]);
        assert_eq!(plans.iter().map(|plan| plan.aim).collect::<Vec<_>>(), [Aim::Usurp]);
        assert_eq!((minds.levels.imp.schooling, plans[0].bent.weights.providence), (0, 0));
    }

    /// Returns a game in which the first house has just razed Pandemonium with the Orb of Oblivion.
    fn razed() -> Game {
        let before = game(
            r#"(turn: Some(20), houses: [(land: [(8, 6)]), (prestige: 150), (prestige: 40)],
            pandemonium: Some((at: (9, 6), level: 1, strength: (12, 14, 12), hp: 30)),
            legions: [(owner: 0, at: (8, 6), level: 1, hp: 1)],
            treasures: [(what: "orb_of_oblivion", owner: 0, post: Unit(Legion(0)))])"#,
        );
        let mut draft = Draft::empty(Seat(0));
        draft.slots[0] = Some(Order::Forces(ForcesOrder::March { legion: LegionId(0), path: vec![canton_at((9, 6))] }));
        let book = Rulebook::standard();
        let after = resolve(&book, &before, &Sealed::seal(&book, &before, &[draft])).game;
        assert!(before.forces().pandemonium().is_some() && after.forces().pandemonium().is_none());
        after
    }

    #[test]
    fn nobody_wants_a_city_that_oblivion_has_razed() {
        let book = Rulebook::standard();
        let game = razed();
        let view = SeatView::of(&game, Seat(0));
        let minds = Minds::standard();
        let study = Study::open(&book, &view, &minds, &minds.levels.imp, minds.weights, 1);
        let plans = study.plans(None, &[0.2; Seat::MOST]);
        assert_eq!(plans.iter().map(|plan| plan.aim).collect::<Vec<_>>(), [Aim::Arm], "it is an outcast");
        let view = SeatView::of(&game, Seat(1));
        assert!(!dominates(view.table(), Seat(1)), "there is no city to arm for");
        assert!(!possible(view.table(), Seat(1), Aim::Usurp));
    }

    #[test]
    fn a_house_sets_its_heart_on_the_nearest_places_that_it_may_attack() {
        let position = "(stances: [(0, 1, Vendetta)], places: [
            (at: (8, 6), owner: Some(0)),
            (at: (9, 6)),
            (at: (9, 7), owner: Some(2)),
            (at: (10, 6), owner: Some(1))])";
        let game = game(position);
        let owners: Vec<Option<Seat>> =
            within_reach(&game, Seat(0)).filter_map(|id| game.forces().place(id)).map(|place| place.owner).collect();
        assert_eq!(owners[..2], [None, Some(Seat(1))], "what is free, and what an enemy holds");
        assert!(!owners.contains(&Some(Seat(0))) && !owners.contains(&Some(Seat(2))), "{owners:?}: nothing in peace");
    }
}
