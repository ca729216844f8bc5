//! The secrets of each house in diplomacy (ruling R20), and how an AI player guesses them.

use super::state::{Diplomacy, Matter};
use super::terms::Aim;
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::ids::{CardId, Seat};
use crate::tribute::{Purse, Treasury, TributeCard, roll_card};

impl Diplomacy {
    /// A copy with only the facts that a seat may know. The other houses' rankings, aims, suits,
    /// gifts and named praetors are removed.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        for (index, ranking) in seen.threats.iter_mut().enumerate() {
            if index != seat.index() {
                ranking.clear();
            }
        }
        for affair in &mut seen.affairs {
            if let Matter::Emissary { gift, .. } = &mut affair.matter
                && affair.from != seat
                && affair.to != seat
            {
                gift.fill(TributeCard { id: CardId(0), worth: Purse::EMPTY });
            }
        }
        for claim in seen.claims.iter_mut().filter(|claim| claim.by != seat) {
            claim.suit = None;
        }
        for vendetta in seen.vendettas.iter_mut().filter(|vendetta| vendetta.claimant != seat) {
            vendetta.aim = None;
            vendetta.quarters = 0;
            vendetta.progress = 0;
        }
        for combat in &mut seen.combats {
            if combat.claimant != seat {
                combat.named.0 = None;
            }
            if combat.target != seat {
                combat.named.1 = None;
            }
        }
        seen
    }

    /// Replaces the hidden facts by random guesses: the others' rankings of threats, the aims of
    /// their vendettas, and the cards of their gifts. Waiting suits and named praetors stay
    /// unknown.
    pub(crate) fn deal(&mut self, catalog: &Catalog, treasury: &mut Treasury, seat: Seat, rolls: &mut Rolls) {
        let rows = &catalog.constants.diplomacy.aims;
        for vendetta in self.vendettas.iter_mut().filter(|vendetta| vendetta.claimant != seat) {
            let first = |row: &[(u8, u8)]| row.first().copied().unwrap_or((1, 0));
            let (cantons, places, legions) = (first(&rows.cantons), first(&rows.places), first(&rows.legions));
            let aims = [
                (Aim::Cantons(cantons.0), cantons.1),
                (Aim::Places(places.0), places.1),
                (Aim::Legions(legions.0), legions.1),
            ];
            let (aim, quarters) = aims[rolls.below(aims.len() as u32) as usize];
            vendetta.aim = Some(aim);
            vendetta.quarters = quarters;
        }
        for affair in &mut self.affairs {
            if let Matter::Emissary { gift, .. } = &mut affair.matter
                && affair.from != seat
                && affair.to != seat
            {
                for card in gift {
                    let worth = roll_card(&catalog.constants.tribute, rolls.die(20), rolls);
                    *card = treasury.mint(affair.from, worth);
                }
            }
        }
        let seats = self.threats.len();
        for other in (0..seats as u8).map(Seat).filter(|&other| other != seat) {
            self.threats[other.index()] = self.random_ranking(seats, other, rolls);
        }
    }
}
