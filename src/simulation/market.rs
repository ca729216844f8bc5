//! The market of a simulated game: bids, contested auctions and unspent tribute.

use conclave::table::session::Session;

use crate::report::{MarketReport, SeatReport};
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::facts::Fact;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::tribute::TributeFact;

/// Number of turns in which a ware should find a bidder.
const PATIENCE: u32 = 10;

/// A ware, the turn in which it came to the shelf, and the turn of its first bid.
struct Arrival {
    goods: Goods,
    turn: u32,
    bid: Option<u32>,
}

/// The market, read turn by turn.
pub(crate) struct Market {
    arrivals: Vec<Arrival>,
    contested: u32,
    /// Number of contested auctions in which each seat took part.
    contests: Vec<u32>,
    /// Points of tribute that each seat received.
    received: Vec<u64>,
}

impl Market {
    /// Begins with a game.
    pub(crate) fn of(session: &Session) -> Self {
        let seats = session.charter().seats.len();
        let wealth = |seat: usize| wealth(session.view(Seat(seat as u8)).table(), Seat(seat as u8));
        let table = session.view(Seat(0));
        let shelf = table.table().bazaar().shelf().iter();
        Self {
            arrivals: shelf.map(|ware| Arrival { goods: ware.goods, turn: 1, bid: None }).collect(),
            contested: 0,
            contests: vec![0; seats],
            received: (0..seats).map(wealth).collect(),
        }
    }

    /// Reads the logs of the last turn. Only a seat's own log contains its secret facts.
    pub(crate) fn read(&mut self, session: &Session) {
        let turn = session.logs_len() as u32;
        let mut bids: Vec<(Goods, Seat)> = Vec::new();
        let mut stocked: Vec<Goods> = Vec::new();
        for index in 0..self.received.len() {
            let seat = Seat(index as u8);
            for entry in session.log_seen_by(seat, session.logs_len().saturating_sub(1)) {
                if let Fact::Bazaar(BazaarFact::BidPlaced { seat: by, goods, .. }) = &entry.fact {
                    bids.extend((*by == seat).then_some((*goods, *by)));
                } else if let Fact::Tribute(TributeFact::TributeKept { seat: by, cards }) = &entry.fact
                    && *by == seat
                {
                    self.received[index] += cards.iter().map(|card| u64::from(card.points())).sum::<u64>();
                } else if let Fact::Bazaar(BazaarFact::Stocked { goods }) = &entry.fact {
                    // All seats are told of it; it counts once.
                    stocked.extend((index == 0).then_some(*goods));
                }
            }
        }
        bids.sort_unstable();
        for same in bids.chunk_by(|one, other| one.0 == other.0) {
            if same.len() > 1 {
                self.contested += 1;
                for (_, bidder) in same {
                    self.contests[bidder.index()] += 1;
                }
            }
            let arrived = self.arrivals.iter_mut().rev().find(|arrival| arrival.goods == same[0].0);
            if let Some(arrival) = arrived {
                arrival.bid.get_or_insert(turn);
            }
        }
        self.arrivals.extend(stocked.into_iter().map(|goods| Arrival { goods, turn: turn + 1, bid: None }));
    }

    /// Returns the counts. A ware that came too late to have its full time is left out.
    pub(crate) fn close(&self, session: &Session, seats: &mut [SeatReport]) -> MarketReport {
        let last = session.logs_len() as u32;
        let counted = || self.arrivals.iter().filter(|arrival| arrival.turn + PATIENCE <= last + 1);
        let in_time = |arrival: &&Arrival| arrival.bid.is_some_and(|bid| bid < arrival.turn + PATIENCE);
        for (report, &received) in seats.iter_mut().zip(&self.received) {
            report.tribute_received = received;
            report.contested_bids = self.contests[report.seat.index()];
            report.tribute_unspent = wealth(session.view(report.seat).table(), report.seat);
        }
        MarketReport {
            stocked: counted().count() as u32,
            bid_on: counted().filter(in_time).count() as u32,
            contested: self.contested,
        }
    }
}

/// Returns the contents of a seat's vault, in points.
fn wealth(table: &Game, seat: Seat) -> u64 {
    table.treasury().wealth(seat).points().into()
}
