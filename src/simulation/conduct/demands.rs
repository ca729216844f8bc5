//! Demands: what came of the demands that a house made, with arms behind them or without, and of
//! those that it refused, although it had what was demanded or because it had not.
//!
//! A demand is a bluff if no legion of the house could enter the land of the other within two
//! marches, so that it could hardly win a vendetta over a refusal.
//!
//! Not here: what the house meant by it. Some legions come later, and some never would have.

use crate::report::SeatReport;
use crate::rules::attachments::Treasure;
use crate::rules::diplomacy::{Demanded, DiplomacyFact, DiplomacyOrder, Matter};
use crate::rules::facts::{Entry, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Order};

/// Number of turns after a refusal in which the right to a vendetta over it can be granted.
const CLAIMED: u32 = 2;
/// Number of marches within which a legion stands behind a demand.
const MARCHES: u32 = 2;

/// The demands of one house.
#[derive(Clone, Copy, Default)]
struct Ledger {
    /// For each rival, whether the demand of it that waits for an answer is a bluff.
    bluffs: [bool; Seat::MOST],
    /// For each rival, whether its demand that is answered now could be met.
    able: [bool; Seat::MOST],
    /// For each rival, the turn in which its demand was refused, and whether it could have been
    /// met.
    refused: [Option<(u32, bool)>; Seat::MOST],
    /// For each rival with a vendetta over a refused demand, whether it could have been met.
    dear: [Option<bool>; Seat::MOST],
    /// Demands that were answered: all, and those met.
    demands: (u32, u32),
    /// Bluffs that were answered: all, and those met.
    bluffed: (u32, u32),
    /// Refusals: all, and those over which the other won a vendetta.
    refusals: (u32, u32),
    /// The same of demands that could have been met.
    free_refusals: (u32, u32),
}

/// The demands of all houses, read turn by turn.
pub(super) struct Demands(Vec<Ledger>);

impl Demands {
    /// Begins with a game of this many seats.
    pub(super) fn of(seats: usize) -> Self {
        Self(vec![Ledger::default(); seats])
    }

    /// Reads the orders of a house. `table` is what it saw when it wrote them.
    pub(super) fn note(&mut self, table: &Game, draft: &Draft) {
        let ledger = &mut self.0[draft.seat.index()];
        for order in draft.slots.iter().flatten() {
            if let Order::Diplomacy(DiplomacyOrder::Demand { of, .. }) = order {
                ledger.bluffs[of.index()] = !in_reach(table, draft.seat, *of);
            }
        }
        for affair in table.diplomacy().affairs().iter().filter(|affair| affair.to == draft.seat) {
            if let Matter::Demand { thing, .. } = affair.matter {
                ledger.able[affair.from.index()] = has(table, draft.seat, thing);
            }
        }
    }

    /// Reads a fact of this turn from the log of `hearer`.
    pub(super) fn hear(&mut self, turn: u32, hearer: Seat, entry: &Entry) {
        if let Fact::Diplomacy(fact) = &entry.fact {
            self.0[hearer.index()].hear(turn, hearer, fact);
        }
    }

    /// Completes the reports of the seats.
    pub(super) fn close(&self, seats: &mut [SeatReport]) {
        for report in seats {
            let ledger = &self.0[report.seat.index()];
            (report.demands, report.demands_met) = ledger.demands;
            (report.bluffs, report.bluffs_met) = ledger.bluffed;
            (report.refusals, report.dear_refusals) = ledger.refusals;
            (report.free_refusals, report.dear_free_refusals) = ledger.free_refusals;
        }
    }
}

impl Ledger {
    fn hear(&mut self, turn: u32, hearer: Seat, fact: &DiplomacyFact) {
        if let DiplomacyFact::DemandConceded { seat, to, .. } = fact
            && *to == hearer
        {
            self.answered(*seat, true);
        } else if let DiplomacyFact::DemandRefused { seat, to } = fact
            && *to == hearer
        {
            self.answered(*seat, false);
        } else if let DiplomacyFact::DemandRefused { seat, to } = fact
            && *seat == hearer
        {
            let able = self.able[to.index()];
            self.refusals.0 += 1;
            self.free_refusals.0 += u32::from(able);
            self.refused[to.index()] = Some((turn, able));
        } else if let DiplomacyFact::VendettaGranted { seat, on, .. } = fact
            && *on == hearer
        {
            let refused = self.refused[seat.index()].take();
            self.dear[seat.index()] = refused.filter(|(refused, _)| turn <= refused + CLAIMED).map(|(_, able)| able);
        } else if let DiplomacyFact::VendettaJudged { claimant, target, won, .. } = fact
            && *target == hearer
        {
            let able = self.dear[claimant.index()].take().filter(|_| *won);
            self.refusals.1 += u32::from(able.is_some());
            self.free_refusals.1 += u32::from(able == Some(true));
        }
    }

    /// Counts an answer to a demand of this house.
    fn answered(&mut self, by: Seat, met: bool) {
        let bluff = self.bluffs[by.index()];
        for (all, of_them) in [Some(&mut self.demands), bluff.then_some(&mut self.bluffed)].into_iter().flatten() {
            *all += 1;
            *of_them += u32::from(met);
        }
    }
}

/// True if a legion of the house could enter the land of the other within two marches.
fn in_reach(table: &Game, seat: Seat, other: Seat) -> bool {
    let grid = table.realm().grid();
    table.forces().legions_of(seat).any(|legion| {
        let far = table.realm().land(other).map(|canton| grid.distance(legion.canton, canton)).min();
        far.is_some_and(|far| far <= MARCHES * u32::from(legion.moves))
    })
}

/// True if a house has what is demanded of it.
fn has(table: &Game, seat: Seat, thing: Demanded) -> bool {
    let holds = |wanted: fn(&Treasure) -> bool| table.attachments().of(seat).any(|held| wanted(&held.treasure));
    match thing {
        Demanded::Tribute(cards) => table.treasury().vault(seat).len() >= cards.into(),
        Demanded::Canton => table.realm().land_count(seat) > 0,
        Demanded::Artifact => holds(|treasure| matches!(treasure, Treasure::Artifact(_))),
        Demanded::Relic => holds(|treasure| matches!(treasure, Treasure::Relic(_))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    const OWN: Seat = Seat(0);
    const FOE: Seat = Seat(1);

    fn game(legion: (i32, i32)) -> Game {
        let card = "(souls: 1, ichor: 0, hellfire: 0, darkness: 0)";
        let position = format!(
            "(turn: Some(20), houses: [(land: [(1, 1)], vault: [{card}, {card}]), (stronghold: Some((8, 6)))],
              legions: [(owner: 0, at: {legion:?}, level: 2, strength: (3, 3, 3), hp: 9, moves: Some(2))])"
        );
        let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Returns the counts of demands and bluffs after a demand from this position and its answer.
    fn counted(legion: (i32, i32), answer: &DiplomacyFact) -> [(u32, u32); 2] {
        let mut demands = Demands::of(FEWEST_SEATS);
        let mut draft = Draft::empty(OWN);
        let demand = DiplomacyOrder::Demand { of: FOE, thing: Demanded::Tribute(1) };
        draft.slots[0] = Some(Order::Diplomacy(demand));
        demands.note(&game(legion), &draft);
        demands.0[OWN.index()].hear(21, OWN, answer);
        [demands.0[OWN.index()].demands, demands.0[OWN.index()].bluffed]
    }

    #[test]
    fn a_demand_without_a_legion_near_is_a_bluff() {
        let met = DiplomacyFact::DemandConceded { seat: FOE, to: OWN, yielded: None };
        let refused = DiplomacyFact::DemandRefused { seat: FOE, to: OWN };
        assert_eq!(counted((5, 6), &met), [(1, 1), (0, 0)], "three cantons are two marches");
        assert_eq!(counted((2, 6), &met), [(1, 1), (1, 1)]);
        assert_eq!(counted((2, 6), &refused), [(1, 0), (1, 0)]);
    }

    #[test]
    fn only_what_a_house_has_can_be_refused_by_choice() {
        let game = game((5, 6));
        assert!(has(&game, OWN, Demanded::Tribute(2)) && !has(&game, OWN, Demanded::Tribute(3)));
        assert!(has(&game, OWN, Demanded::Canton) && !has(&game, OWN, Demanded::Artifact));
    }

    #[test]
    fn a_refusal_is_dear_if_the_vendetta_over_it_is_won() {
        let refused = |later: u32, won: bool| {
            let mut ledger = Ledger::default();
            ledger.hear(5, OWN, &DiplomacyFact::DemandRefused { seat: OWN, to: FOE });
            let granted = DiplomacyFact::VendettaGranted { seat: FOE, on: OWN, wager: 8, until: 12, aim: None };
            ledger.hear(later, OWN, &granted);
            ledger.hear(12, OWN, &DiplomacyFact::VendettaJudged { claimant: FOE, target: OWN, won, aim: None });
            ledger.refusals
        };
        assert_eq!(refused(6, true), (1, 1));
        assert_eq!(refused(6, false), (1, 0));
        assert_eq!(refused(9, true), (1, 0), "a vendetta for another reason");
    }
}
