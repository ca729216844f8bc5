//! Approaches: how a house means to deal with each other, before any plan singles one out.
//!
//! What a rival loses is worth as much as it is likely to win, and no more: whoever leads is worth a quarrel, whoever lies last is
//! not worth the trouble. Houses that are already beset are left to those who beset them, so that a leader is pulled down by two
//! or three and not by everybody in one turn; people and minds are treated alike, since nobody is asked who plays.

use crate::rules::diplomacy::Matter;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// How much an enemy without any chance is sought, and how much more for each hundredth of a chance, in percent.
const LEAST: f64 = 75.0;
const MORE: f64 = 1.6;

/// What is left of it for each house that has a quarrel with it already, from the second on, in percent.
const BESET: i32 = 60;

/// How much each house is sought as an enemy, in percent.
pub(super) fn approaches(table: &Game, seat: Seat, chances: &[f64; Seat::MOST]) -> [i32; Seat::MOST] {
    let mut against = [100; Seat::MOST];
    for other in table.seats().filter(|&other| other != seat) {
        let sought = LEAST + MORE * 100.0 * chances[other.index()];
        let mut sought = sought.clamp(LEAST, 190.0) as i32;
        for _ in 1..besieged(table, other, seat) {
            sought = sought * BESET / 100;
        }
        against[other.index()] = sought;
    }
    against
}

/// How many others have a quarrel with a house, or are about to.
fn besieged(table: &Game, on: Seat, but: Seat) -> usize {
    let diplomacy = table.diplomacy();
    let quarrels = |other: Seat| {
        let between = |a: Seat, b: Seat| (a == other && b == on) || (a == on && b == other);
        diplomacy.vendettas().iter().any(|vendetta| between(vendetta.claimant, vendetta.target))
            || diplomacy.combats().iter().any(|combat| between(combat.claimant, combat.target))
            || diplomacy.claims().iter().any(|claim| claim.by == other && claim.on == on)
            || diplomacy.grievances().iter().any(|right| right.holder == other && right.against == on)
            || diplomacy.feuds().iter().any(|&(a, b)| between(a, b))
            || diplomacy.affairs().iter().any(|affair| {
                affair.from == other
                    && affair.to == on
                    && match affair.matter {
                        Matter::Demand { .. } | Matter::Insult { .. } => true,
                        Matter::Emissary { .. } | Matter::Petition => false,
                    }
            })
    };
    table.seats().filter(|&other| other != on && other != but && quarrels(other)).count()
}
