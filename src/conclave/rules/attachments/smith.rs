//! Creation of combat cards (manual 4.12, 4.19, appendix H; facts 23.5; ruling R38).
//!
//! > "The Wrath Discipline governs the creation and use of Combat Cards. [...] The higher one's
//! > Wrath level, the more elements that may be added. [...] Combat Cards cost resources (remember:
//! > Tributes) to be created."
//!
//! A card is made for one of the house's own units. It is attached immediately and takes one of the
//! unit's attachment slots. [`Limits`] holds the options that the level of Wrath allows. Every size
//! and price is data.

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

/// The possible sizes of one kind of element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Minimum.
    pub least: u8,
    /// Difference between neighboring sizes.
    pub stride: u8,
    /// Maximum.
    pub most: u8,
}

impl Sizes {
    /// True if this is a possible size.
    #[must_use]
    pub const fn allow(&self, size: u8) -> bool {
        size >= self.least && size <= self.most && (size - self.least).is_multiple_of(self.stride)
    }

    /// Iterates over all sizes, largest first.
    pub fn falling(&self) -> impl Iterator<Item = u8> + use<> {
        (self.least..=self.most).step_by(self.stride.into()).collect::<Vec<_>>().into_iter().rev()
    }
}

/// The options of a house for combat cards. `None`: that kind of element needs more Wrath.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The level of Wrath.
    pub wrath: u8,
    /// Maximum number of elements on a card. 0: no card can be made, not even an empty one.
    pub elements: u8,
    /// Raises of the unit's own values.
    pub raise: Option<Sizes>,
    /// Reductions of the enemy's values, in addition to a die.
    pub lower: Option<Sizes>,
    /// Shields of hit points.
    pub shield: Option<Sizes>,
    /// Resistance to Deceit.
    pub ward: Option<Sizes>,
    /// True if a card can change the combat rules.
    pub rule: bool,
}

/// Returns a house's level of Wrath, at least 0.
fn wrath(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    archfiends::discipline_level(catalog, game, seat, Discipline::Wrath).total().clamp(0, u8::MAX.into()) as u8
}

/// Returns the options of a house for combat cards.
#[must_use]
pub fn limits(catalog: &Catalog, game: &Game, seat: Seat) -> Limits {
    limits_at(catalog, wrath(catalog, game, seat), archfiends::card_elements(catalog, game, seat))
}

fn limits_at(catalog: &Catalog, wrath: u8, elements: u8) -> Limits {
    let smith = &catalog.constants.smith;
    let sizes = |numbers: &ElementNumbers| {
        let most = i32::from(numbers.most) + i32::from(numbers.most_per_wrath) * i32::from(wrath);
        let most = most.clamp(0, u8::MAX.into()) as u8;
        (wrath >= numbers.wrath).then_some(Sizes { least: numbers.least, stride: numbers.stride.max(1), most })
    };
    Limits {
        wrath,
        elements,
        raise: sizes(&smith.raise),
        lower: sizes(&smith.lower),
        shield: sizes(&smith.shield),
        ward: sizes(&smith.ward),
        rule: wrath >= smith.rule.wrath,
    }
}

/// Returns cards as strong as the highest level of Wrath allows, for a forecast against cards that
/// nobody has seen: one that strengthens its unit, one that weakens the enemy, and one that does
/// both. Which of them is the best depends on the battle.
#[must_use]
pub fn strongest(catalog: &Catalog) -> [Contents; 3] {
    let wrath = catalog.powers.iter().filter(|power| power.discipline == Discipline::Wrath);
    let limits = limits_at(catalog, wrath.map(|power| power.level).max().unwrap_or(0), Contents::MOST as u8);
    let most = |sizes: Option<Sizes>| sizes.map_or(0, |sizes| sizes.most);
    let (raise, lower, shield) = (most(limits.raise), most(limits.lower), Element::Shield(most(limits.shield)));
    let [ranged, melee, infernal] = Stat::ALL;
    let raised = |stat| Element::Raise(stat, raise);
    let lowered = |stat| Element::Lower(stat, lower);
    [
        Contents::new(&[shield, raised(melee), raised(ranged), raised(infernal)]),
        Contents::new(&[shield, lowered(melee), lowered(ranged), lowered(infernal)]),
        Contents::new(&[shield, raised(melee), lowered(melee), lowered(ranged)]),
    ]
}

impl Limits {
    /// Checks that these contents are possible on a card for a unit with these own values.
    ///
    /// # Errors
    /// Returns the first rule that the contents break.
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

/// Returns the own values of a unit, or `None` if it does not belong to this seat.
fn own_values(game: &Game, seat: Seat, unit: Foe) -> Option<Strength> {
    match unit {
        Foe::Legion(id) => game.forces().legion(id).filter(|legion| legion.owner == seat).map(|legion| legion.strength),
        Foe::Place(id) => game.forces().place(id).filter(|place| place.owner == Some(seat)).map(|place| place.strength),
    }
}

/// Errors if the card cannot be made or paid for.
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

/// The largest element of one kind that the vault can pay for, and the cards that pay for it.
type Offer = Option<(Contents, Vec<CardId>)>;

/// Proposes a few useful cards for every unit with a free slot: the largest raise of its strongest
/// value, the largest shield, the largest reduction of the enemy's melee, raise and shield
/// together, the largest ward if the unit has a treasure to protect, and an empty card as a bluff.
/// All cards that Wrath allows would be thousands.
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
    // All units share these offers, so they are computed once. Raises are only computed for values
    // that some unit would raise.
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
