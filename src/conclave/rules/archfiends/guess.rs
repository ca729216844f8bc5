//! Plausible archfiends of rivals, guessed for the simulated games of the AI.
//!
//! A guess spends as many points as the archfiend maker allows. Public information narrows it: an
//! aura reveals the perk behind it and the level of the attribute that the perk uses. Other perks
//! may be known by other means.

use super::making::attribute_cost;
use super::perks::{Aura, Perks, betrayed, pace};
use super::state::{Attributes, Discipline, Rank};
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::ids::PerkKind;

/// A possible archfiend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Guess {
    /// Its attributes.
    pub attributes: Attributes,
    /// Its perks.
    pub perks: Perks,
    /// True for each attribute that is known, by discipline.
    pinned: [bool; Discipline::ALL.len()],
}

/// Maximum number of perks guessed in addition to the known ones.
const PERKS: u32 = 3;

/// Guesses an archfiend that started with this rank, shows this aura and has at least these perks.
pub(crate) fn guess(catalog: &Catalog, rank: Rank, aura: &Aura, known: Perks, rolls: &mut Rolls) -> Guess {
    let constants = &catalog.constants;
    let mut guess = Guess::default();
    let rank_cost = constants.houses.ranks.iter().find(|row| row.rank == rank).map_or(0, |row| i32::from(row.cost));
    let mut left = i32::from(constants.houses.points) - rank_cost;
    for perk in catalog.perk_kinds() {
        let def = catalog.perk(perk);
        let seen = if let Some((of, amount)) = betrayed(def.gift, aura) {
            if amount > 0 {
                *guess.attributes.of_mut(of) = amount as u8;
                guess.pinned[of as usize] = true;
            }
            amount > 0
        } else {
            aura.moves != 0 && pace(def.gift).signum() == aura.moves.signum()
        };
        if seen || known.has(perk) {
            guess.perks.add(perk);
            left -= i32::from(def.cost);
        }
    }
    for discipline in Discipline::ALL {
        left -= attribute_cost(constants, guess.attributes.of(discipline));
    }
    // Perks that the aura does not reveal.
    for _ in 0..rolls.below(PERKS + 1) {
        let open: Vec<PerkKind> = catalog
            .perk_kinds()
            .filter(|&perk| {
                let def = catalog.perk(perk);
                i32::from(def.cost) <= left
                    && !guess.perks.has(perk)
                    && betrayed(def.gift, aura).is_none()
                    && pace(def.gift) == 0
                    && guess.perks.iter().all(|has| !def.excludes.contains(&catalog.perk(has).id))
            })
            .collect();
        if let Some(&perk) = rolls.pick(&open) {
            guess.perks.add(perk);
            left -= i32::from(catalog.perk(perk).cost);
        }
    }
    // Raises attributes one point at a time until no further point is affordable.
    let most = constants.houses.attribute_cost.len().saturating_sub(1) as u8;
    loop {
        let step = |of: &Discipline| {
            let level = guess.attributes.of(*of);
            attribute_cost(constants, level + 1) - attribute_cost(constants, level)
        };
        let affordable =
            |of: &Discipline| !guess.pinned[*of as usize] && guess.attributes.of(*of) < most && step(of) <= left;
        let open: Vec<Discipline> = Discipline::ALL.into_iter().filter(affordable).collect();
        let Some(&of) = rolls.pick(&open) else { return guess };
        left -= step(&of);
        *guess.attributes.of_mut(of) += 1;
    }
}

impl Guess {
    /// Raises an attribute to this level if it is lower and not known.
    pub(crate) fn raise(&mut self, of: Discipline, level: u8) {
        if !self.pinned[of as usize] {
            let attribute = self.attributes.of_mut(of);
            *attribute = level.max(*attribute);
        }
    }
}
