//! The possible actions of the selected legion: march, flight or attack, and the path that is being
//! stepped by keys.

use crate::rules::forces::{ForcesOrder, Reach, flight, flights, marches, moves_left, reach};
use bevy::prelude::*;

use crate::conclave::rituals::Pointed;
use crate::intent::Mark;
use crate::rules::ids::{CantonId, LegionId};
use crate::rules::orders::Order;
use crate::rules::realm::hex::Direction;
use crate::rules::realm::{Entry, entry};
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::{Stage, Standing};
use crate::sight::{Hand, Library};

/// The effect of moving to a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The legion can march there.
    Walk,
    /// The legion can only fly there.
    Flight,
    /// The legion would fight there.
    Attack,
}

/// A path that is being stepped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The cantons of the path, beginning with the legion's own.
    pub cantons: Vec<CantonId>,
    /// True if the legion can march this path. If false, it is a flight from the first canton to
    /// the last.
    pub on_foot: bool,
}

/// The selected legion and its possible actions.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// The legion, if it may be given orders.
    pub legion: Option<LegionId>,
    /// Its canton when its next order begins.
    pub from: Option<CantonId>,
    /// The cantons that it can reach, marches first.
    pub reach: Vec<Reach>,
    /// The path that is being stepped.
    pub way: Option<Way>,
}

impl Choice {
    /// Returns the way to reach a canton. A march is preferred to a flight.
    #[must_use]
    pub fn to(&self, canton: CantonId) -> Option<&Reach> {
        self.reach.iter().find(|reach| reach.canton == canton)
    }

    /// Returns the effect of moving to a canton.
    #[must_use]
    pub fn touch(&self, canton: CantonId) -> Option<Touch> {
        self.to(canton).map(|reach| match (reach.foe, reach.flight) {
            (Some(_), _) => Touch::Attack,
            (None, true) => Touch::Flight,
            (None, false) => Touch::Walk,
        })
    }

    /// Returns the order that brings the legion to a canton.
    #[must_use]
    pub fn order(&self, canton: CantonId) -> Option<Order> {
        let (legion, reach) = (self.legion?, self.to(canton)?);
        Some(if reach.flight {
            Order::Forces(ForcesOrder::Fly { legion, to: canton })
        } else {
            Order::Forces(ForcesOrder::March { legion, path: reach.path.clone() })
        })
    }

    /// Returns the order for the stepped path, if the legion can stay at its end.
    #[must_use]
    pub fn stepped(&self) -> Option<Order> {
        let (legion, way) = (self.legion?, self.way.as_ref()?);
        let &end = way.cantons.last()?;
        let reach = self.reach.iter().filter(|reach| reach.canton == end);
        let mut reach = reach.filter(|reach| reach.flight != way.on_foot);
        reach.next().map(|_| {
            if way.on_foot {
                Order::Forces(ForcesOrder::March { legion, path: way.cantons[1..].to_vec() })
            } else {
                Order::Forces(ForcesOrder::Fly { legion, to: end })
            }
        })
    }

    /// Begins to step a path.
    pub fn set_out(&mut self) {
        self.way = self.from.map(|from| Way { cantons: vec![from], on_foot: true });
    }

    /// Adds one step. A step to an earlier canton of the path shortens the path to there.
    pub fn step(&mut self, book: &Rulebook, hand: &Hand, direction: Direction) {
        let (Some(id), Some(way)) = (self.legion, self.way.as_mut()) else { return };
        let game = hand.planned();
        let (Some(legion), Some(&at)) = (game.forces().legion(id), way.cantons.last()) else { return };
        let grid = game.realm().grid();
        let to = grid.step(at, direction);
        let before = way.clone();
        if let Some(back) = way.cantons.iter().position(|&canton| canton == to) {
            way.cantons.truncate(back + 1);
        } else {
            way.cantons.push(to);
        }
        let held = hand.view.table().realm().owners().to_vec();
        way.on_foot = way.cantons.len() <= usize::from(moves_left(book.catalog(), game, legion)) + 1
            && way.cantons.windows(2).enumerate().all(|(step, pair)| {
                match entry(book.catalog(), game, &held, legion, Some(pair[0]), pair[1]) {
                    Entry::Free | Entry::Through => true,
                    Entry::Battle(_) => step + 2 == way.cantons.len(),
                    Entry::Barred(_) => false,
                }
            });
        let wings = flight(book.catalog(), game, legion).filter(|_| legion.marched == 0);
        let in_the_air = wings.is_some_and(|range| grid.distance(way.cantons[0], to) <= u32::from(range));
        if !way.on_foot && !in_the_air {
            // An impossible step changes nothing.
            *way = before;
        }
    }
}

/// Calculates the possible actions of the selected legion when the hand changes.
pub(super) fn choose(
    hand: Option<Res<Hand>>,
    library: Option<Res<Library>>,
    standing: Standing<'_>,
    pointed_at: Pointed<'_>,
    (mut choice, mut pointed): (ResMut<Choice>, Local<bool>),
) {
    let (Some(hand), Some(library)) = (hand, library) else {
        choice.set_if_neq(Choice::default());
        return;
    };
    let pointing = pointed_at.rite().is_some();
    let turned = std::mem::replace(&mut *pointed, pointing) != pointing;
    if !hand.is_changed() && !standing.is_changed() && !turned {
        return;
    }
    let fresh = match (standing.stage(), hand.selected) {
        // While a ritual's target is being chosen, no legion can be given orders.
        _ if pointing => Choice::default(),
        (Some(Stage::Planning), Some(Mark::Legion(id))) if !hand.watching => consider(&hand, &library.book, id),
        _ => Choice::default(),
    };
    // The stepped path remains as long as its legion stays in the first canton.
    let way = choice
        .way
        .clone()
        .filter(|_| fresh.legion.is_some() && fresh.legion == choice.legion && fresh.from == choice.from);
    choice.set_if_neq(Choice { way, ..fresh });
}

fn consider(hand: &Hand, book: &Rulebook, id: LegionId) -> Choice {
    let own = hand.planned().forces().legion(id).filter(|legion| legion.owner == hand.seat());
    let Some(legion) = own else { return Choice::default() };
    let held = hand.view.table().realm().owners().to_vec();
    let reach = reach(book.catalog(), hand.planned(), &held, legion);
    Choice { legion: Some(id), from: Some(legion.canton), reach, way: None }
}

/// True if a legion of this hand can still move. Used to select the next legion by key.
#[must_use]
pub fn can_move(hand: &Hand, book: &Rulebook, id: LegionId) -> bool {
    let held = hand.view.table().realm().owners().to_vec();
    hand.planned().forces().legion(id).is_some_and(|legion| {
        !marches(book.catalog(), hand.planned(), &held, legion).is_empty()
            || !flights(book.catalog(), hand.planned(), &held, legion).is_empty()
    })
}
