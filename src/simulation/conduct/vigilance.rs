//! Vigilance: what a house does about an enemy that may attack it, and about summons to the arena.
//!
//! A house is threatened by another that has a vendetta against it, or whose legions may attack and
//! stand within two marches of a place of its own without a legion beside it. Something is done
//! against the enemy by a hostile act, by a march to an own place or into the enemy's land, by a
//! bid on a legion or praetor, by arming a unit, and by an emissary or a petition.
//!
//! Not here: whether the order was a good one.

use crate::report::SeatReport;
use crate::rules::arena::ArenaFact;
use crate::rules::attachments::{AttachmentOrder, Post};
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::calendar::{Moment, Step};
use crate::rules::diplomacy::{DiplomacyFact, Stance};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::{Landmark, Legion, Place};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Order, OrderKind};

use super::hostility::Act;

/// Number of turns within which a threatened house should do something.
const PATIENCE: u32 = 2;
/// Last turn of the opening. Legions bought and orders repeated later are counted.
const OPENING: u32 = 10;
/// Turn after which a house should vary its orders.
const SETTLED: u32 = 12;
/// Number of marches from which a legion threatens a place.
const MARCHES: u32 = 2;

/// The vigilance of one house.
#[derive(Clone, Default)]
struct Watch {
    /// The open threat of each rival: the turn in which it was first seen.
    threats: [Option<u32>; Seat::MOST],
    /// Rivals against which it does something this turn.
    against: [bool; Seat::MOST],
    threatened: u32,
    answered: u32,
    first_act: Option<u32>,
    summons: u32,
    absences: u32,
    late_legions: u32,
    /// Orders after the opening, by kind.
    late_orders: Vec<u32>,
}

/// The vigilance of all houses, read turn by turn.
pub(super) struct Vigilance(Vec<Watch>);

impl Vigilance {
    /// Begins with a game of this many seats.
    pub(super) fn of(seats: usize) -> Self {
        let watch = Watch { late_orders: vec![0; OrderKind::ALL.len()], ..Watch::default() };
        Self(vec![watch; seats])
    }

    /// Reads the orders of a house. `table` is what it saw when it wrote them.
    pub(super) fn note(&mut self, table: &Game, draft: &Draft) {
        let (seat, turn) = (draft.seat, table.turn());
        let watch = &mut self.0[seat.index()];
        for rival in rivals(table, seat) {
            let open = &mut watch.threats[rival.index()];
            if threatens(table, rival, seat) {
                open.get_or_insert(turn);
            } else {
                *open = None;
            }
            watch.against[rival.index()] = draft.slots.iter().flatten().any(|order| answers(table, seat, rival, order));
        }
        for order in draft.slots.iter().flatten() {
            if order.kind().act().is_some() {
                watch.first_act.get_or_insert(turn);
            }
            if turn > SETTLED {
                watch.late_orders[order.kind() as usize] += 1;
            }
        }
    }

    /// Reads a fact of this turn from the log of `hearer`.
    pub(super) fn hear(&mut self, turn: u32, hearer: Seat, entry: &Entry) {
        let watch = &mut self.0[hearer.index()];
        if let Fact::Bazaar(BazaarFact::BidWon { seat, goods: Goods::Legion(_), .. }) = &entry.fact {
            watch.late_legions += u32::from(*seat == hearer && turn > OPENING);
        } else if let Fact::Arena(ArenaFact::Duel { sides, .. }) = &entry.fact
            // Duels of vendettas are fought in a step, duels for a title in the slots.
            && entry.moment == Moment::Step(Step::Responses)
        {
            watch.summons += u32::from(sides.iter().any(|(seat, _)| *seat == Some(hearer)));
        } else if let Fact::Diplomacy(fact) = &entry.fact {
            watch.hear_act(hearer, fact);
        }
    }

    /// Reads the hostile acts of a turn, and closes the threats that were answered or neglected.
    pub(super) fn close_turn(&mut self, turn: u32, acts: &[Act]) {
        for (index, watch) in self.0.iter_mut().enumerate() {
            for (rival, open) in watch.threats.iter_mut().enumerate() {
                let Some(since) = *open else { continue };
                let struck = acts.iter().any(|act| act.by.index() == index && act.on.index() == rival);
                let answered = struck || watch.against[rival];
                if answered || turn + 1 >= since + PATIENCE {
                    watch.threatened += 1;
                    watch.answered += u32::from(answered);
                    *open = None;
                }
            }
        }
    }

    /// Completes the reports of the seats.
    pub(super) fn close(&self, seats: &mut [SeatReport]) {
        for report in seats {
            let watch = &self.0[report.seat.index()];
            report.threatened = watch.threatened;
            report.threats_answered = watch.answered;
            report.first_act = watch.first_act;
            report.summons = watch.summons;
            report.absences = watch.absences;
            report.late_legions = watch.late_legions;
            report.settled_orders = watch.late_orders.iter().sum();
            report.commonest_order = watch.late_orders.iter().copied().max().unwrap_or(0);
        }
    }
}

impl Watch {
    fn hear_act(&mut self, hearer: Seat, fact: &DiplomacyFact) {
        if let DiplomacyFact::FailedToAppear { seat, against } = fact {
            self.summons += u32::from([*seat, *against].contains(&hearer));
            self.absences += u32::from(*seat == hearer);
        }
    }
}

fn rivals(table: &Game, seat: Seat) -> impl Iterator<Item = Seat> {
    table.seats().filter(move |other| *other != seat && table.conclave().eliminated(*other).is_none())
}

/// True if the rival has a vendetta against the house, or its legions may attack and are near
/// something bare.
fn threatens(table: &Game, rival: Seat, seat: Seat) -> bool {
    let stance = table.diplomacy().stance(seat, rival);
    let vendettas = table.diplomacy().vendettas();
    let sued = vendettas.iter().any(|vendetta| vendetta.claimant == rival && vendetta.target == seat);
    sued || (stance.allows_arms() && bare(table, rival, seat, stance))
}

/// True if a legion of the rival is within two marches of a place without a legion beside it.
fn bare(table: &Game, rival: Seat, seat: Seat, stance: Stance) -> bool {
    let grid = table.realm().grid();
    let forces = table.forces();
    let open_to_attack = |place: &&Place| match place.landmark {
        Landmark::Power(_) | Landmark::Pandemonium => true,
        Landmark::Stronghold(_) => stance != Stance::Vendetta,
    };
    let alone = |place: &&Place| forces.legions_of(seat).all(|own| grid.distance(own.canton, place.canton) > 1);
    let near = |place: &Place| {
        let reaches = |legion: &Legion| grid.distance(legion.canton, place.canton) <= MARCHES * u32::from(legion.moves);
        forces.legions_of(rival).any(reaches)
    };
    forces.places_of(seat).filter(open_to_attack).filter(alone).any(near)
}

/// True if an order is meant against a rival, or defends against anybody.
fn answers(table: &Game, seat: Seat, rival: Seat, order: &Order) -> bool {
    if let Some((_, path)) = order.way() {
        let Some(&end) = path.last() else { return false };
        let grid = table.realm().grid();
        let into = table.realm().owner(end) == Some(rival);
        let strikes = table.forces().legions_of(rival).any(|legion| legion.canton == end);
        let guards = table.forces().places_of(seat).any(|place| grid.distance(place.canton, end) <= 1);
        return into || strikes || guards;
    }
    if let Some((to, _)) = order.act() {
        return to == rival;
    }
    let arms = [OrderKind::BidLegion, OrderKind::BidPraetor, OrderKind::CreateCombatCard];
    arms.contains(&order.kind())
        || matches!(order, Order::Attachment(AttachmentOrder::Transfer { to: Post::Unit(_), .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diplomacy::DiplomacyOrder;
    use crate::rules::forces::ForcesOrder;
    use crate::rules::ids::{FEWEST_SEATS, LegionId};
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse, canton_at};

    const OWN: Seat = Seat(0);
    const FOE: Seat = Seat(1);

    /// Returns a game in which the second house has a vendetta against the first and a legion near
    /// its place at 8·6, which is bare if the guard is far.
    fn game(stance: &str, guard: (i32, i32)) -> Game {
        let position = format!(
            "(turn: Some(20), houses: [(stronghold: Some((1, 1)), land: [(8, 6)]), (stronghold: Some((14, 6)), land: [(11, 6)])], stances: [(1, 0, {stance})],
              places: [(at: (8, 6), owner: Some(0), strength: (2, 2, 2), hp: 5)],
              legions: [(owner: 0, at: {guard:?}, level: 2, strength: (3, 3, 3), hp: 9),
                (owner: 1, at: (11, 6), level: 2, strength: (3, 3, 3), hp: 9, moves: Some(2))])"
        );
        let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    fn ordered(order: Option<Order>) -> Draft {
        let mut draft = Draft::empty(OWN);
        draft.slots[0] = order;
        draft
    }

    /// Returns the threats to the first house and those that it answered, if it gives these orders
    /// in this game, turn by turn.
    fn counted(game: &Game, orders: &[Option<Order>]) -> (u32, u32) {
        let mut vigilance = Vigilance::of(2);
        for (turn, order) in (game.turn()..).zip(orders) {
            let mut later = game.clone();
            while later.turn() < turn {
                let book = Rulebook::standard();
                let sealed = crate::rules::orders::Sealed::seal(&book, &later, &[]);
                later = crate::rules::resolve::resolve(&book, &later, &sealed).game;
            }
            vigilance.note(&later, &ordered(order.clone()));
            vigilance.close_turn(turn, &[]);
        }
        (vigilance.0[0].threatened, vigilance.0[0].answered)
    }

    #[test]
    fn a_vendetta_is_a_threat_and_so_is_a_legion_that_may_attack_what_is_bare() {
        assert!(threatens(&game("Vendetta", (3, 3)), FOE, OWN));
        let neutral = game("Truce", (3, 3));
        assert!(!threatens(&neutral, FOE, OWN), "it may not attack");
        let feud = game("BloodFeud", (3, 3));
        assert!(threatens(&feud, FOE, OWN), "nobody stands beside the place");
        assert!(!threatens(&game("BloodFeud", (8, 5)), FOE, OWN), "somebody does");
    }

    #[test]
    fn a_threat_is_answered_within_two_turns_or_not_at_all() {
        let feud = game("BloodFeud", (3, 3));
        let march =
            |to: (i32, i32)| Some(Order::Forces(ForcesOrder::March { legion: LegionId(0), path: vec![canton_at(to)] }));
        assert_eq!(counted(&feud, &[None]), (0, 0), "there is another turn to answer");
        assert_eq!(counted(&feud, &[None, None]), (1, 0));
        assert_eq!(counted(&feud, &[None, march((8, 5))]), (1, 1), "relief for the place");
        assert_eq!(counted(&feud, &[march((8, 5))]), (1, 1));
        assert_eq!(counted(&feud, &[march((4, 3)), None]), (1, 0), "a walk elsewhere is no answer");
        let talk = Some(Order::Diplomacy(DiplomacyOrder::SendEmissary { to: FOE, cards: Vec::new() }));
        assert_eq!(counted(&feud, &[talk]), (1, 1));
        let other = Some(Order::Diplomacy(DiplomacyOrder::SendEmissary { to: Seat(2), cards: Vec::new() }));
        assert_eq!(counted(&feud, &[other.clone(), other]), (1, 0), "to somebody else");
    }
}
