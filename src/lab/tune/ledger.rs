//! The ledger of a contest: sources of prestige and use of order slots, for the tested mind and the
//! others, by stretches of turns. It shows the reasons for the strength of a mind, which the share
//! of wins does not.

use std::collections::BTreeMap;
use std::fmt::Write;

use conclave::table::session::Session;

use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::Fact;
use crate::rules::ids::Seat;

/// Index of the first turn of each stretch.
const STRETCHES: [usize; 4] = [0, 10, 20, 35];

/// Sums by name and by stretch.
type Sums = BTreeMap<String, [f64; STRETCHES.len()]>;

/// Sums over games. Each pair has the tested mind first, then the five others together.
#[derive(Clone, Debug, Default)]
pub(super) struct Ledger {
    /// Prestige by its cause.
    prestige: [Sums; 2],
    /// Orders by their kind.
    orders: [Sums; 2],
    /// Turns that were planned, by stretch. Each house counts.
    turns: [[f64; STRETCHES.len()]; 2],
    games: f64,
}

fn stretch(turn_index: usize) -> usize {
    STRETCHES.iter().rposition(|&from| turn_index >= from).unwrap_or(0)
}

impl Ledger {
    /// Reads a game in which the tested mind had this seat.
    pub(super) fn of(session: &Session, tried: Seat) -> Self {
        let mut ledger = Self { games: 1.0, ..Self::default() };
        for (index, record) in session.archive().turns().iter().enumerate() {
            let at = stretch(index);
            for draft in &record.drafts {
                let side = usize::from(draft.seat != tried);
                ledger.turns[side][at] += 1.0;
                for order in draft.slots.iter().flatten() {
                    ledger.orders[side].entry(format!("{:?}", order.kind())).or_default()[at] += 1.0;
                }
                for entry in session.log_seen_by(draft.seat, index) {
                    if let Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause }) = entry.fact
                        && seat == draft.seat
                    {
                        ledger.prestige[side].entry(format!("{cause:?}")).or_default()[at] += f64::from(amount);
                    }
                }
            }
        }
        ledger
    }

    /// Adds the sums of another ledger.
    pub(super) fn add(&mut self, other: &Self) {
        for side in 0..2 {
            for (own, others) in
                [(&mut self.prestige[side], &other.prestige[side]), (&mut self.orders[side], &other.orders[side])]
            {
                for (name, sums) in others {
                    let known = own.entry(name.clone()).or_default();
                    known.iter_mut().zip(sums).for_each(|(sum, more)| *sum += more);
                }
            }
            self.turns[side].iter_mut().zip(other.turns[side]).for_each(|(sum, more)| *sum += more);
        }
        self.games += other.games;
    }

    /// Returns two tables: prestige of a house in a whole game, and its orders in ten turns. In
    /// each stretch the tested mind is first, then the mean of the others.
    pub(super) fn table(&self) -> String {
        let mut text = String::new();
        let _ = write!(text, "{:<24}", "prestige of a house");
        for from in STRETCHES {
            let _ = write!(text, "{:>16}", format!("from {}", from + 1));
        }
        text.push('\n');
        let houses = [self.games, self.games * (Seat::MOST - 1) as f64];
        rows(&mut text, &self.prestige, |side, _| houses[side]);
        let _ = writeln!(text, "orders in ten turns");
        rows(&mut text, &self.orders, |side, at| self.turns[side][at] / 10.0);
        text
    }
}

fn rows(text: &mut String, sums: &[Sums; 2], of: impl Fn(usize, usize) -> f64) {
    let names: std::collections::BTreeSet<&String> = sums.iter().flat_map(BTreeMap::keys).collect();
    for name in names {
        let mean = |side: usize, at: usize| {
            let sum = sums[side].get(name).map_or(0.0, |sums| sums[at]);
            if of(side, at) > 0.0 { sum / of(side, at) } else { 0.0 }
        };
        let _ = write!(text, "{name:<24}");
        for at in 0..STRETCHES.len() {
            let _ = write!(text, "{:>8.1}{:>8.1}", mean(0, at), mean(1, at));
        }
        text.push('\n');
    }
}
