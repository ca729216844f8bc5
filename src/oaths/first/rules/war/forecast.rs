//! What a round of combat brings on average: the row of the combat cards, their number, and hits.

use super::battle::{Army, Battle, Side, odds};
use super::organise::Attack;
use crate::catalog::Catalog;
use crate::game::{Game, Whereabouts};
use crate::ids::Seat;

/// The highest column of a combat card.
const LAST_COLUMN: u32 = 4;

/// What is known of a round before its cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Size of the attackers.
    pub attack: u32,
    /// Size of the defenders.
    pub defend: u32,
    /// Defence points of the main defender.
    pub defence: u32,
    /// Row of the combat cards, from 0.
    pub row: usize,
    /// Column of the combat cards, from 0.
    pub column: usize,
    /// Combat cards that are drawn at most.
    pub cards: u32,
    /// Hits on the attackers on average, in hundredths, with extra hits.
    pub on_attack: u32,
    /// Hits on the defenders on average, in hundredths, with extra hits.
    pub on_defence: u32,
}

/// Returns the row and the column of a combat card for sizes and a defence.
fn cell(attack: u32, defend: u32, defence: u32) -> (usize, usize) {
    (odds(attack, defend), defence.min(LAST_COLUMN) as usize)
}

/// Returns the number of combat cards that are drawn in a round between sides of these sizes.
#[must_use]
pub fn cards_drawn(catalog: &Catalog, attack: u32, defend: u32) -> u32 {
    let per_card = catalog.numbers.size_per_card;
    (1 + attack / per_card + defend / per_card).min(catalog.combat.len() as u32)
}

/// Returns the hits on the defenders and on the attackers of all combat cards together, for sizes and
/// a defence.
#[must_use]
pub fn all_hits(catalog: &Catalog, attack: u32, defend: u32, defence: u32) -> [u32; 2] {
    let (row, column) = cell(attack, defend, defence);
    let cells = catalog.combat.iter().map(|card| card.rows[row][column]);
    cells.fold([0, 0], |[defenders, attackers], (theirs, ours)| {
        [defenders + u32::from(theirs), attackers + u32::from(ours)]
    })
}

impl Battle {
    /// Returns what the next round would bring.
    #[must_use]
    pub fn forecast(&self, catalog: &Catalog, game: &Game) -> Forecast {
        let (attack, defend) =
            (self.side_size(catalog, game, Side::Attack), self.side_size(catalog, game, Side::Defend));
        let defence = self.defence(catalog, game);
        let (row, column) = cell(attack, defend, defence);
        let deck = catalog.combat.len() as u32;
        let cards = cards_drawn(catalog, attack, defend);
        let [on_defence, on_attack] = all_hits(catalog, attack, defend, defence).map(|sum| sum * 100 * cards / deck);
        let extra = |side| 100 * self.extra_hits(catalog, game, side);
        Forecast {
            attack,
            defend,
            defence,
            row,
            column,
            cards,
            on_attack: on_attack + extra(Side::Attack),
            on_defence: on_defence + extra(Side::Defend),
        }
    }
}

impl Game {
    /// Returns the combat that an attack would begin.
    #[must_use]
    pub fn combat_of(&self, catalog: &Catalog, seat: Seat, attack: &Attack) -> Battle {
        let Attack { target, hordes, souls, devil } = attack.clone();
        let defender = self.domain(target);
        let main = Army { seat, side: Side::Attack, hordes, souls, devil, joined: 0 };
        let home = Army {
            seat: target,
            side: Side::Defend,
            hordes: self.hordes(catalog, target).collect(),
            souls: defender.souls,
            devil: defender.whereabouts == Whereabouts::Hell,
            joined: 0,
        };
        let castle = defender.fortress.is_some();
        Battle {
            attacker: seat,
            defender: target,
            round: 1,
            armies: vec![main, home],
            hit: Vec::new(),
            castle,
            standing: castle,
            negated: false,
            fought: false,
            truce: false,
            release: self.domain(seat).whereabouts == Whereabouts::Prison(target),
        }
    }
}
