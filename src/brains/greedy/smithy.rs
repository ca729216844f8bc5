//! The smithy: what an assault would promise with a combat card made for it (manual 4.12).
//!
//! A card costs little more than what its values burn, and decides more sieges than a second legion does. A mind that thinks of it
//! only once its legion stands at the gate never sends the legion there; so it is reckoned with from afar.
//!
//! Not here: cards that weaken the enemy, shield or change the rules of combat.

use super::promises::Strike;
use super::survey::Grains;
use crate::rules::archfiends::Part;
use crate::rules::attachments::{Contents, Element, limits, price};
use crate::rules::catalog::Catalog;
use crate::rules::combat::Battle;
use crate::rules::forces::{Stat, Strength};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::tribute::Purse;

/// What a house's smiths could make with what lies in the vault.
pub(super) struct Smithy {
    /// How many elements a card may have.
    elements: usize,
    /// By value the greatest raise that can be paid, and its price.
    raises: [Option<(Element, Purse)>; 3],
    wealth: Purse,
}

impl Smithy {
    /// That of a house, if it can make any card at all.
    pub(super) fn of(catalog: &Catalog, table: &Game, seat: Seat) -> Option<Self> {
        let limits = limits(catalog, table, seat);
        let sizes = limits.raise.filter(|_| limits.elements > 0)?;
        let wealth = table.treasury().wealth(seat);
        let raises = Stat::ALL.map(|stat| {
            let element = |size| Element::Raise(stat, size);
            let priced = |size| (element(size), price(catalog, &Contents::new(&[element(size)])));
            sizes.falling().map(priced).find(|(_, price)| wealth.covers(price))
        });
        Some(Self { elements: limits.elements.into(), raises, wealth })
    }

    /// Every card of raises that could be made for a unit with these values: of one of them, of two, of all.
    pub(super) fn cards(&self, base: &Strength) -> impl Iterator<Item = (Contents, Purse)> {
        let raises: Vec<(Element, Purse)> = Stat::ALL
            .into_iter()
            .filter(|&stat| base.of(stat) > 0)
            .filter_map(|stat| self.raises[stat as usize])
            .collect();
        let (elements, wealth) = (self.elements, self.wealth);
        (1..1_usize << raises.len()).filter(move |chosen| chosen.count_ones() as usize <= elements).filter_map(
            move |chosen| {
                let picked = raises.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
                let (contents, prices): (Vec<Element>, Vec<Purse>) = picked.map(|(_, raise)| *raise).unzip();
                let price: Purse = prices.into_iter().sum();
                wealth.covers(&price).then(|| (Contents::new(&contents), price))
            },
        )
    }
}

/// A battle in which the attacker turns up a card of raises.
pub(super) fn with_card(battle: &Battle, contents: &Contents) -> Battle {
    let mut battle = battle.clone();
    for element in contents.elements() {
        if let Element::Raise(stat, size) = element {
            battle.attacker.values[stat as usize].add(Part::CombatCard, size.into());
        }
    }
    battle
}

/// The best strike that these cards make of one, for a target of this worth.
pub(super) fn best_card(
    known: Strike,
    worth: Grains,
    cards: impl Iterator<Item = (Contents, Purse)>,
    strike: impl Fn(&Contents) -> Strike,
    toll: impl Fn(&Purse) -> Grains,
) -> (Strike, Option<Contents>) {
    let mut best = (known, None);
    for (contents, price) in cards {
        let mut strike = strike(&contents);
        strike.cost += toll(&price);
        if strike.against(worth) > best.0.against(worth) {
            best = (strike, Some(contents));
        }
    }
    best
}
