//! The outlook: what chance of the throne every house has, as far as can be seen.
//!
//! What a house has is put into [figures](super::figures). Each counts for so much, by how long the game may last yet; besides, a few
//! marks are each a mixture of all figures that counts only where it is above nothing, so that an army may be worth more to whoever
//! has land to take. The chances follow from all houses' sums together: whoever harms the leader gains, whoever harms the last gains
//! nothing, and standing still loses what others gain. Whoever may fall in a [blood feud](super::peril) has less of it. How much
//! everything counts was learned from whole games (`tune outlook` of the lab).
//!
//! Not here: what anybody plans. A quarrel under way counts only by its stakes.

use serde::{Deserialize, Serialize};

use super::figures::{FIGURES, figures};
use super::peril::stands;
use crate::planner::turns_left;
use crate::reputation::reputed;
use crate::rules::catalog::{Catalog, Gift};
use crate::rules::conclave;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// The turns left at which what a figure counts is laid down; between them it is drawn in a straight line.
pub const KNOTS: [i32; 4] = [0, 8, 20, 40];

/// How many marks there are.
pub const MARKS: usize = 16;

/// How much everything counts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// What each mark begins with.
    pub marks: [f64; MARKS],
    /// How much each mark counts, where it is above nothing.
    pub count: [f64; MARKS],
    /// One row for each figure, in the order of [`super::figures::NAMES`].
    pub rows: Vec<Row>,
}

/// How much a figure counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Row(
    /// By itself, at each knot.
    pub [f64; KNOTS.len()],
    /// In each mark.
    pub [f64; MARKS],
);

impl Outlook {
    /// Whether there is a row for each figure.
    #[must_use]
    pub const fn whole(&self) -> bool {
        self.rows.len() == FIGURES
    }

    /// What a house's figures come to, where what the knots count is mixed in these shares.
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

    /// The chance of the throne of every seat, as this seat reckons with what it knows of itself. They add up to one unless the
    /// game is over without a winner, or nobody is left who could be elected.
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
        // Only an election can be bent: who takes the throne by force keeps it.
        schemed(table, catalog, seat, &mut chances);
        usurped(table, catalog, &mut chances);
        chances
    }
}

/// How much of each knot is in so many turns.
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

/// Whether the conclave could elect a house as things stand.
#[must_use]
pub fn electable(table: &Game, seat: Seat) -> bool {
    table.conclave().eliminated(seat).is_none()
        && !table.diplomacy().excommunicated(seat)
        && table.diplomacy().lord_of(seat).is_none()
}

/// Chances that are in the proportion of the exponentials of these sums.
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

/// The exponential of a number that is not above nothing, by multiplication alone, which gives the same on every machine; the
/// library's need not. It is the thousand-and-twenty-fourth power of one and a small part more: a twentieth too small at -10.
#[must_use]
pub fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.max(-40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Whoever may fall in a blood feud has so much less of the throne, and the others have it in proportion.
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

/// A usurper wins unless it is thrown out.
fn usurped(table: &Game, catalog: &Catalog, chances: &mut [f64; Seat::MOST]) {
    let Some(usurpation) = table.conclave().usurpation() else { return };
    let whole = f64::from(catalog.constants.conclave.usurper_turns.max(1));
    let holds = (0.2 + 0.8 * f64::from(usurpation.turns) / whole).min(0.97);
    for chance in chances.iter_mut() {
        *chance *= 1.0 - holds;
    }
    chances[usurpation.seat.index()] += holds;
}

/// Whoever pulls the strings wins with whom it serves: a house knows whether it does, and suspects that vassals do.
fn schemed(table: &Game, catalog: &Catalog, seat: Seat, chances: &mut [f64; Seat::MOST]) {
    /// How likely a vassal is to pull the strings that is known for it, and one that is not.
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
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    #[test]
    fn who_pulls_the_strings_wins_an_election_and_no_usurpation() {
        let book = Rulebook::standard();
        let chances = |usurper: &str| {
            let position = format!(r#"(houses: [(perks: ["king_maker"], pawn: Some(1)), (), (), ()]{usurper})"#);
            let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
            tableau.houses.resize_with(Seat::FEWEST, TableauHouse::default);
            let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
            Minds::standard().outlook.chances(book.catalog(), &game, Seat(0))
        };
        let [maker, pawn, ..] = chances("");
        assert!(pawn == 0.0 && maker > 0.3, "the pawn is elected for its maker: {maker}");
        let [maker, pawn, ..] = chances(", usurper: Some((1, 4))");
        assert!(pawn > 0.7 && maker < 0.3, "what the pawn has taken by force it keeps: {maker}, {pawn}");
    }
}
