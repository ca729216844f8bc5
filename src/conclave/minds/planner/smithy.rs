//! The smithy: the expected result of an assault with a combat card made for it (manual 4.12).
//!
//! A card costs little more than the tribute for its values, and decides more sieges than a second
//! legion does. A mind that considers it only once its legion stands at the gate never sends the
//! legion there. Therefore cards are included in estimates from afar.
//!
//! The forecast of the battle decides what a card is worth. Wrath allows thousands of cards, so the
//! search is narrow: every card of raises, then each other element alone, with the best raises, and
//! with the best card so far.
//!
//! Wards are left out, because they do not matter in battle.

use super::promises::Strike;
use super::survey::Grains;
use crate::rules::attachments::{Contents, Element, RuleChange, Sizes, limits, price};
use crate::rules::catalog::Catalog;
use crate::rules::combat::{Battle, FighterCard};
use crate::rules::events;
use crate::rules::forces::{Stat, Strength};
use crate::rules::game::Game;
use crate::rules::ids::{CombatCardId, Seat};
use crate::rules::tribute::Purse;

/// From this share on, in thousandths, elements other than raises are not tried.
const SURE: i32 = 900;

/// The combat cards that a house could make with its vault.
pub(super) struct Smithy {
    /// Maximum number of elements on a card.
    elements: usize,
    /// The greatest affordable raise of each value, with its price.
    raises: [Option<(Element, Purse)>; 3],
    /// The greatest affordable element of each other kind, with its price.
    others: Vec<(Element, Purse)>,
    wealth: Purse,
}

/// A possible card, and its price.
type Offer = (Vec<Element>, Purse);

impl Smithy {
    /// Returns the smithy of a house; none if it cannot make a card or cards are not used now.
    pub(super) fn of(catalog: &Catalog, table: &Game, seat: Seat) -> Option<Self> {
        let limits = limits(catalog, table, seat);
        let sizes =
            limits.raise.filter(|_| limits.elements > 0 && events::no_combat_cards(catalog, table).is_none())?;
        let wealth = table.treasury().wealth(seat);
        let priced = |element| (element, price(catalog, &Contents::new(&[element])));
        let payable = |(_, price): &(Element, Purse)| wealth.covers(price);
        let greatest = |sizes: Sizes, element: &dyn Fn(u8) -> Element| {
            sizes.falling().map(|size| priced(element(size))).find(payable)
        };
        let raises = Stat::ALL.map(|stat| greatest(sizes, &|size| Element::Raise(stat, size)));
        let lowers = Stat::ALL.map(|stat| greatest(limits.lower?, &|size| Element::Lower(stat, size)));
        let shield = limits.shield.and_then(|sizes| greatest(sizes, &Element::Shield));
        let orders = Stat::ALL.into_iter().flat_map(|stat| [RuleChange::First(stat), RuleChange::Last(stat)]);
        let changes = orders.chain([RuleChange::Longer, RuleChange::Shorter]).filter(|_| limits.rule);
        let changes = changes.map(|change| priced(Element::Rule(change))).filter(payable);
        let others = lowers.into_iter().flatten().chain(shield).chain(changes).collect();
        Some(Self { elements: limits.elements.into(), raises, others, wealth })
    }

    /// Returns all affordable cards that only raise values of a unit, for any combination of its
    /// nonzero values.
    fn raised(&self, base: &Strength) -> impl Iterator<Item = Offer> {
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
                wealth.covers(&price).then_some((contents, price))
            },
        )
    }

    /// Returns a card with one more element, if that is allowed and affordable.
    fn with(&self, (elements, price): &Offer, (more, cost): (Element, Purse)) -> Option<Offer> {
        let price = *price + cost;
        let fits = elements.len() < self.elements && elements.iter().all(|&other| !more.clashes(other));
        (fits && self.wealth.covers(&price)).then(|| (elements.iter().copied().chain([more]).collect(), price))
    }

    /// Returns the best strike with a card for the attacker against a target of this worth, and
    /// that card. Returns `known` if no card improves it.
    pub(super) fn best(
        &self,
        battle: &Battle,
        known: Strike,
        worth: Grains,
        strike: impl Fn(&Battle) -> Strike,
        toll: impl Fn(&Purse) -> Grains,
    ) -> (Strike, Option<Contents>) {
        let weigh = |offer: &Offer| {
            let mut strike = strike(&with_card(battle, &Contents::new(&offer.0)));
            strike.cost += toll(&offer.1);
            strike
        };
        let mut best: (Strike, Offer) = (known, (Vec::new(), Purse::EMPTY));
        // The best card so far with room for another element.
        let mut roomy = best.clone();
        let better = |one: &Strike, other: &Strike| one.against(worth) > other.against(worth);
        let [ranged, melee, infernal] = battle.attacker.base;
        for offer in self.raised(&Strength { ranged, melee, infernal }) {
            let strike = weigh(&offer);
            if better(&strike, &best.0) {
                best = (strike, offer.clone());
            }
            if offer.0.len() < self.elements && better(&strike, &roomy.0) {
                roomy = (strike, offer);
            }
        }
        let others: Vec<(Element, Purse)> =
            self.others.iter().copied().filter(|(element, _)| matters(battle, *element)).collect();
        if best.0.share < SURE {
            let alone = (Vec::new(), Purse::EMPTY);
            let bases = if roomy.1.0.is_empty() { vec![alone] } else { vec![alone, roomy.1] };
            for offer in bases.iter().flat_map(|base| others.iter().filter_map(|&more| self.with(base, more))) {
                let strike = weigh(&offer);
                if better(&strike, &best.0) {
                    best = (strike, offer);
                }
            }
        }
        if best.0.share < SURE && best.1.0.len() > 1 {
            let last = best.1.clone();
            for offer in others.iter().filter_map(|&more| self.with(&last, more)) {
                let strike = weigh(&offer);
                if better(&strike, &best.0) {
                    best = (strike, offer);
                }
            }
        }
        let (strike, (elements, _)) = best;
        (strike, (!elements.is_empty()).then(|| Contents::new(&elements)))
    }
}

/// True if an element could help the attacker in this battle.
fn matters(battle: &Battle, element: Element) -> bool {
    let [own, other] = [&battle.attacker, &battle.defender].map(|fighter| Stat::ALL.map(|stat| fighter.value(stat)));
    match element {
        Element::Lower(stat, _) => other[stat as usize] > 0,
        Element::Rule(RuleChange::First(stat)) => own[stat as usize] > other[stat as usize],
        Element::Rule(RuleChange::Last(stat)) => own[stat as usize] < other[stat as usize],
        Element::Raise(..) | Element::Shield(_) | Element::Rule(RuleChange::Longer | RuleChange::Shorter) => true,
        Element::Ward(_) => false,
    }
}

/// Returns the battle with one more card for the attacker.
fn with_card(battle: &Battle, contents: &Contents) -> Battle {
    let mut battle = battle.clone();
    // A placeholder: the card does not exist yet.
    battle.attacker.cards.push(FighterCard { id: CombatCardId(u32::MAX), contents: Some(*contents) });
    battle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planner::lore::Lore;
    use crate::planner::promises::weigh;
    use crate::rules::combat::muster;
    use crate::rules::ids::LegionId;
    use crate::rules::realm::Foe;
    use crate::rules::tableau::{Tableau, TableauHouse, canton_at};

    /// Returns the share in thousandths of a legion against a garrison with the best card for this
    /// Wrath, and that card.
    fn best(wrath: u8, legion: &str, garrison: &str) -> (i32, Option<Contents>) {
        let catalog = Catalog::standard();
        let position = format!(
            "(houses: [(land: [(4, 4)], attributes: (martial: {wrath}, cunning: 0, intellect: 0, wickedness: 0, charisma: 0),
                vault: [(souls: 40, ichor: 40, hellfire: 40, darkness: 40)])],
              legions: [(owner: 0, at: (4, 4), {legion})], places: [(at: (5, 4), {garrison})])"
        );
        let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(4, TableauHouse::default);
        let game = tableau.set_up(&catalog).unwrap_or_else(|fault| panic!("{fault}"));
        let there = canton_at((5, 4));
        let place = Foe::Place(game.forces().place_at(there).map(|place| place.id).expect("a place stands there"));
        let legion = game.forces().legion(LegionId(0)).expect("it is there");
        let battle = muster(&catalog, &game, legion, place, there).expect("they can fight");
        let lore = Lore::default();
        let strike = |battle: &Battle| weigh(&lore, battle, 0, 0);
        let smithy = Smithy::of(&catalog, &game, Seat(0)).expect("it has smiths");
        let (strike, card) = smithy.best(&battle, strike(&battle), 10_000, strike, |price| price.points() as i32);
        (strike.share, card)
    }

    #[test]
    fn a_card_counts_by_what_it_does_in_the_battle_and_not_by_what_it_raises() {
        // One blow of the garrison destroys the legion before its own blow, so a raise of that
        // value changes nothing.
        let (brittle, walls) = ("level: 1, strength: (0, 0, 20), hp: 2", "level: 1, strength: (0, 9, 0), hp: 9");
        assert_eq!(best(1, brittle, walls), (0, None));
        let (share, card) = best(5, brittle, walls);
        let elements: Vec<Element> = card.into_iter().flat_map(|card| card.elements()).collect();
        assert_eq!(share, 1000, "{elements:?}");
        let saves = |element: &Element| matches!(element, Element::Shield(_) | Element::Rule(_));
        assert!(elements.iter().any(saves), "{elements:?}");
    }

    #[test]
    fn the_enemys_values_are_lowered_where_it_is_too_strong() {
        let (weak, walls) = ("level: 9, strength: (5, 0, 0), hp: 9", "level: 9, strength: (9, 0, 0), hp: 9");
        let raised = best(1, weak, walls).0;
        let (share, card) = best(3, weak, walls);
        let elements: Vec<Element> = card.into_iter().flat_map(|card| card.elements()).collect();
        assert!(share > raised, "{share} is not above {raised} with {elements:?}");
        assert!(elements.iter().any(|element| matches!(element, Element::Lower(Stat::Ranged, _))), "{elements:?}");
    }
}
