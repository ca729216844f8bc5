//! The outlook: the estimated chance of the throne of every house, from visible facts.
//!
//! The state of a house is expressed in [figures](super::figures). Each figure has a weight that
//! depends on the expected length of the game. In addition there are some marks: weighted sums of
//! all figures that count only if they are positive. They express combinations, such as an army
//! that is worth more next to free land. The chances follow from the sums of all houses together,
//! so harming the leader helps more than harming the last. A house that may fall in a
//! [blood feud](super::peril) has less chance. All weights were learned from complete games
//! (`tune outlook`).
//!
//! Intentions are not modelled. A running quarrel counts only by its stakes.

use serde::{Deserialize, Serialize};

use super::figures::{FIGURES, figures};
use super::peril::stands;
use crate::planner::turns_left;
use crate::reputation::reputed;
use crate::rules::catalog::{Catalog, Gift};
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Knots of the weight curve, in turns left. Weights between knots are interpolated linearly.
pub const KNOTS: [i32; 4] = [0, 8, 20, 40];

/// Number of marks.
pub const MARKS: usize = 16;

/// All weights of the outlook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// The constant term of each mark.
    pub marks: [f64; MARKS],
    /// Weight of each mark. Negative marks are ignored.
    pub count: [f64; MARKS],
    /// One row per figure, in the order of [`super::figures::NAMES`].
    pub rows: Vec<Row>,
}

/// The weights of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Row(
    /// Its direct weight, at each knot.
    pub [f64; KNOTS.len()],
    /// Its weight in each mark.
    pub [f64; MARKS],
);

impl Outlook {
    /// True if there is a row for each figure.
    #[must_use]
    pub const fn whole(&self) -> bool {
        self.rows.len() == FIGURES
    }

    /// Returns the weighted sum of the figures of a house. `shares` is the share of each knot, from
    /// [`shares`].
    #[must_use]
    pub fn sum(&self, figures: &[f64; FIGURES], shares: [f64; KNOTS.len()]) -> f64 {
        let mut sum = 0.0;
        let mut marks = self.marks;
        for (figure, Row(knots, cells)) in figures.iter().zip(&self.rows) {
            let count: f64 = knots.iter().zip(shares).map(|(count, share)| count * share).sum();
            sum += figure * count;
            for (mark, cell) in marks.iter_mut().zip(cells) {
                *mark += figure * cell;
            }
        }
        sum + marks.iter().zip(&self.count).map(|(mark, count)| mark.max(0.0) * count).sum::<f64>()
    }

    /// Returns the chance of the throne of every seat, from the view of this seat. The chances add
    /// up to one, unless the game is over without a winner or no house is left that could be
    /// elected.
    #[must_use]
    pub fn chances(&self, catalog: &Catalog, table: &Game, seat: Seat) -> [f64; Seat::MOST] {
        let mut chances = [0.0; Seat::MOST];
        if let Some(ending) = table.conclave().ending() {
            if let Some(winner) = ending.winner {
                chances[winner.index()] = 1.0;
            }
            return chances;
        }
        let shares = shares(turns_left(catalog, table));
        let mut sums = [f64::NEG_INFINITY; Seat::MOST];
        for other in table.seats().filter(|&other| electable(table, other)) {
            sums[other.index()] = self.sum(&figures(catalog, table, other, seat), shares);
        }
        softmax(&sums, &mut chances);
        besieged(table, &mut chances);
        // Schemes affect only an election; a throne taken by force is kept.
        schemed(table, catalog, seat, &mut chances);
        usurped(table, catalog, &mut chances);
        chances
    }
}

/// Returns the share of each knot in the interpolation for this number of turns left. The shares
/// add up to one.
#[must_use]
pub fn shares(horizon: i32) -> [f64; KNOTS.len()] {
    let mut shares = [0.0; KNOTS.len()];
    let last = KNOTS.len() - 1;
    let Some(above) = KNOTS.iter().position(|&knot| horizon < knot) else {
        shares[last] = 1.0;
        return shares;
    };
    let Some(below) = above.checked_sub(1) else {
        shares[0] = 1.0;
        return shares;
    };
    let part = f64::from(horizon - KNOTS[below]) / f64::from(KNOTS[above] - KNOTS[below]);
    shares[below] = 1.0 - part;
    shares[above] = part;
    shares
}

/// True if the conclave could elect a house now.
#[must_use]
pub fn electable(table: &Game, seat: Seat) -> bool {
    table.conclave().eliminated(seat).is_none()
        && !table.diplomacy().excommunicated(seat)
        && table.diplomacy().lord_of(seat).is_none()
}

/// Sets the chances to the softmax of these sums.
fn softmax(sums: &[f64; Seat::MOST], chances: &mut [f64; Seat::MOST]) {
    let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if best == f64::NEG_INFINITY {
        return;
    }
    let mut all = 0.0;
    for (chance, sum) in chances.iter_mut().zip(sums) {
        *chance = if *sum == f64::NEG_INFINITY { 0.0 } else { exp(sum - best) };
        all += *chance;
    }
    for chance in chances {
        *chance /= all;
    }
}

/// Approximates the exponential function for arguments up to 0, at least -40. It uses only
/// multiplication, so the result is the same on every machine, unlike that of the library. It
/// computes (1 + x / 1024) to the power of 1024; the result is about 5 percent too low at -10.
#[must_use]
pub fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.max(-40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Reduces the chances of houses that may fall in a blood feud, and distributes the difference in
/// proportion.
fn besieged(table: &Game, chances: &mut [f64; Seat::MOST]) {
    for (seat, chance) in table.seats().zip(chances.iter_mut()) {
        if *chance > 0.0 {
            *chance *= stands(table, seat);
        }
    }
    let all: f64 = chances.iter().sum();
    if all > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= all);
    }
}

/// Gives most of the chance to a usurper, the more the longer it holds the city.
fn usurped(table: &Game, catalog: &Catalog, chances: &mut [f64; Seat::MOST]) {
    let Some(usurpation) = table.conclave().usurpation() else { return };
    let whole = f64::from(catalog.constants.conclave.usurper_turns.max(1));
    let holds = (0.2 + 0.8 * f64::from(usurpation.turns) / whole).min(0.97);
    for chance in chances.iter_mut() {
        *chance *= 1.0 - holds;
    }
    chances[usurpation.seat.index()] += holds;
}

/// Moves chances to king makers and powers behind the throne. A house knows its own scheme, and
/// suspects those of vassals.
fn schemed(table: &Game, catalog: &Catalog, seat: Seat, chances: &mut [f64; Seat::MOST]) {
    /// Probability that a vassal with this reputation is a power behind the throne, and that
    /// another vassal is.
    const KNOWN: f64 = 0.85;
    const SUSPECTED: f64 = 0.1;
    for lord in table.seats() {
        let Some(vassal) = table.diplomacy().vassal_of(lord).filter(|&vassal| vassal != seat) else { continue };
        let likely = if reputed(catalog, table, vassal, Gift::BehindThrone) { KNOWN } else { SUSPECTED };
        chances[vassal.index()] += chances[lord.index()] * likely;
        chances[lord.index()] *= 1.0 - likely;
    }
    if table.conclave().eliminated(seat).is_some() || table.diplomacy().excommunicated(seat) {
        return;
    }
    let pawn = conclave::pawn(catalog, table, seat);
    let lord = table.diplomacy().lord_of(seat).filter(|_| conclave::behind_throne(catalog, table, seat));
    if let Some(crowned) = pawn.or(lord) {
        chances[seat.index()] += std::mem::take(&mut chances[crowned.index()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Minds;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    #[test]
    fn who_pulls_the_strings_wins_an_election_and_no_usurpation() {
        let book = Rulebook::standard();
        let chances = |usurper: &str| {
            let position = format!(r#"(houses: [(perks: ["king_maker"], pawn: Some(1)), (), (), ()]{usurper})"#);
            let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
            tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
            let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
            Minds::standard().outlook.chances(book.catalog(), &game, Seat(0))
        };
        let [maker, pawn, ..] = chances("");
        assert!(pawn == 0.0 && maker > 0.3, "the pawn is elected for its maker: {maker}");
        let [maker, pawn, ..] = chances(", usurper: Some((1, 4))");
        assert!(pawn > 0.7 && maker < 0.3, "what the pawn has taken by force it keeps: {maker}, {pawn}");
    }
}
