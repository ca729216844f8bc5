//! The making of combat cards (manual 4.12, 4.19, appendix H; facts 23.5; ruling R38).
//!
//! > "The Wrath Discipline governs the creation and use of Combat Cards. [...] The higher one's Wrath level, the more elements
//! > that may be added. [...] Combat Cards cost resources (remember: Tributes) to be created."
//!
//! A card is made for one unit of one's own, is attached to it at once, and takes one of its attachment slots. What the level of
//! Wrath allows is in [`Limits`]; every size and price is data.

use super::card::{Contents, Element, price};
use super::facts::AttachmentFact;
use super::orders::AttachmentOrder;
use super::slots::{free_slots, slots};
use crate::archfiends::{self, Discipline};
use crate::catalog::{Catalog, ElementNumbers};
use crate::facts::Fact;
use crate::forces::{Stat, Strength};
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, has_twins, least_waste};

/// The sizes that one sort of element can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The least.
    pub least: u8,
    /// From one to the next.
    pub stride: u8,
    /// The greatest.
    pub most: u8,
}

impl Sizes {
    /// Whether this is one of them.
    #[must_use]
    pub const fn allow(&self, size: u8) -> bool {
        size >= self.least && size <= self.most && (size - self.least).is_multiple_of(self.stride)
    }

    /// All of them, the greatest first.
    pub fn falling(&self) -> impl Iterator<Item = u8> + use<> {
        (self.least..=self.most).step_by(self.stride.into()).collect::<Vec<_>>().into_iter().rev()
    }
}

/// What a house's smiths can put on a combat card. A sort of element that takes more Wrath is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The level of Wrath.
    pub wrath: u8,
    /// The most elements of a card; without any, no card can be made, not even an empty one.
    pub elements: u8,
    /// More of one of the unit's own values.
    pub raise: Option<Sizes>,
    /// What is taken, besides a die, off one of the enemy's values.
    pub lower: Option<Sizes>,
    /// A shield of hit points.
    pub shield: Option<Sizes>,
    /// Resistance against Deceit.
    pub ward: Option<Sizes>,
    /// Whether the combat rules can be changed.
    pub rule: bool,
}

/// A house's level of Wrath, as far as it counts for combat cards.
fn wrath(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    archfiends::discipline_level(catalog, game, seat, Discipline::Wrath).total().clamp(0, u8::MAX.into()) as u8
}

/// What a house's smiths can make.
#[must_use]
pub fn limits(catalog: &Catalog, game: &Game, seat: Seat) -> Limits {
    let smith = &catalog.constants.smith;
    let wrath = wrath(catalog, game, seat);
    let sizes = |numbers: &ElementNumbers| {
        let most = i32::from(numbers.most) + i32::from(numbers.most_per_wrath) * i32::from(wrath);
        let most = most.clamp(0, u8::MAX.into()) as u8;
        (wrath >= numbers.wrath).then_some(Sizes { least: numbers.least, stride: numbers.stride.max(1), most })
    };
    Limits {
        wrath,
        elements: archfiends::card_elements(catalog, game, seat),
        raise: sizes(&smith.raise),
        lower: sizes(&smith.lower),
        shield: sizes(&smith.shield),
        ward: sizes(&smith.ward),
        rule: wrath >= smith.rule.wrath,
    }
}

impl Limits {
    /// Whether these contents can stand on a card for a unit with these values of its own.
    ///
    /// # Errors
    /// Why not.
    pub fn allow(&self, catalog: &Catalog, base: &Strength, contents: &Contents) -> Result<(), Refusal> {
        let smith = &catalog.constants.smith;
        if self.elements == 0 {
            return Err(Refusal::WrathTooLow { needs: smith.raise.wrath });
        }
        let elements: Vec<Element> = contents.elements().collect();
        for (index, &element) in elements.iter().enumerate() {
            let (numbers, sizes, size) = match element {
                Element::Raise(_, size) => (&smith.raise, self.raise, size),
                Element::Lower(_, size) => (&smith.lower, self.lower, size),
                Element::Shield(size) => (&smith.shield, self.shield, size),
                Element::Ward(size) => (&smith.ward, self.ward, size),
                Element::Rule(_) => (&smith.rule, self.rule.then_some(Sizes { least: 0, stride: 1, most: 0 }), 0),
            };
            let sizes = sizes.ok_or(Refusal::WrathTooLow { needs: numbers.wrath })?;
            if !sizes.allow(size) {
                return Err(Refusal::ElementTooGreat { most: sizes.most });
            }
            if let Element::Raise(stat, _) = element
                && base.of(stat) <= 0
            {
                return Err(Refusal::NothingToRaise(stat));
            }
            if elements[..index].iter().any(|&other| element.clashes(other)) {
                return Err(Refusal::ElementTwice);
            }
        }
        if elements.len() > usize::from(self.elements) {
            return Err(Refusal::TooManyElements { most: self.elements });
        }
        Ok(())
    }
}

/// The values of its own of a unit, if it is this seat's.
fn own_values(game: &Game, seat: Seat, unit: Foe) -> Option<Strength> {
    match unit {
        Foe::Legion(id) => game.forces().legion(id).filter(|legion| legion.owner == seat).map(|legion| legion.strength),
        Foe::Place(id) => game.forces().place(id).filter(|place| place.owner == Some(seat)).map(|place| place.strength),
    }
}

/// Whether a card can be made and paid for.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents, cards }) = order else {
        return Err(Refusal::WrongKind);
    };
    let Context { catalog, game, .. } = *context;
    let base = own_values(game, seat, *unit).ok_or(Refusal::NoSuchUnit(*unit))?;
    limits(catalog, game, seat).allow(catalog, &base, contents)?;
    if free_slots(catalog, game, *unit) < 1 {
        let slots = slots(catalog, game, *unit).total() as u8;
        return Err(Refusal::NoFreeSlot { slots });
    }
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    let price = price(catalog, contents);
    if worth.covers(&price) { Ok(()) } else { Err(Refusal::Unpaid { short: price.above(&worth) }) }
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let game = turn.game_mut();
    game.treasury.spend(seat, cards);
    game.attachments.make_card(seat, *unit, *contents);
    turn.say(Fact::Attachment(AttachmentFact::CombatCardMade { seat, unit: *unit, contents: Some(*contents) }));
    Outcome::Done
}

/// The greatest element of one sort that the vault can pay, and the cards for it.
type Offer = Option<(Contents, Vec<CardId>)>;

/// A few sensible cards for every unit with a free slot: the greatest raise of its strongest value, the greatest shield, the
/// greatest weakening of the enemy's melee, raise and shield together, the greatest ward where it guards something, and an empty card
/// to bluff with. All that Wrath allows would be thousands.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let limits = limits(catalog, game, seat);
    if limits.elements == 0 || game.treasury().vault(seat).is_empty() {
        return;
    }
    let legions = game.forces().legions_of(seat).map(|legion| (Foe::Legion(legion.id), legion.strength));
    let places = game.forces().places_of(seat).map(|place| (Foe::Place(place.id), place.strength));
    let open = legions.chain(places).filter(|&(unit, _)| free_slots(catalog, game, unit) > 0);
    let strongest =
        |base: &Strength| Stat::ALL.into_iter().max_by_key(|&stat| base.of(stat)).filter(|&stat| base.of(stat) > 0);
    let units: Vec<(Foe, Option<Stat>)> = open.map(|(unit, base)| (unit, strongest(&base))).collect();
    if units.is_empty() {
        return;
    }
    // What can be paid is the same for all units, so it is worked out once for all of them; raises only of what some unit
    // would have raised.
    let vault = game.treasury().vault(seat);
    let wealth = game.treasury().wealth(seat);
    let pay = |contents: Contents| {
        let price = price(catalog, &contents);
        let cards = if wealth.covers(&price) { least_waste(vault, &price) } else { None };
        cards.map(|cards| (contents, cards))
    };
    let greatest = |sizes: Option<Sizes>, make: &dyn Fn(u8) -> Contents| -> Offer {
        sizes.and_then(|sizes| sizes.falling().find_map(|size| pay(make(size))))
    };
    let raises = Stat::ALL.map(|stat| {
        let wanted = units.iter().any(|&(_, strongest)| strongest == Some(stat));
        greatest(limits.raise.filter(|_| wanted), &|size| Contents::new(&[Element::Raise(stat, size)]))
    });
    let shield = greatest(limits.shield, &|size| Contents::new(&[Element::Shield(size)]));
    let lower = greatest(limits.lower, &|size| Contents::new(&[Element::Lower(Stat::Melee, size)]));
    let ward = greatest(limits.ward, &|size| Contents::new(&[Element::Ward(size)]));
    let bluff = pay(Contents::default());
    let both = raises.each_ref().map(|raise| {
        let (raise, shield) = (raise.as_ref()?, shield.as_ref()?);
        let elements: Vec<Element> = raise.0.elements().chain(shield.0.elements()).collect();
        if limits.elements >= 2 { pay(Contents::new(&elements)) } else { None }
    });
    for (unit, strongest) in units {
        let raised = strongest.and_then(|stat| raises[stat as usize].as_ref());
        let combined = strongest.and_then(|stat| both[stat as usize].as_ref());
        let guards = game.attachments().on(unit).next().is_some();
        let ward = ward.as_ref().filter(|_| guards);
        let offers = [raised, combined, shield.as_ref(), lower.as_ref(), ward, bluff.as_ref()];
        orders.extend(offers.into_iter().flatten().map(|(contents, cards)| {
            Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents: *contents, cards: cards.clone() })
        }));
    }
}
