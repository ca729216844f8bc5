//! Playing an event card (manual 4.13, 4.19).
//!
//! > "Some are free to play, others cost resources or Prestige. [...] Unless specified by the Event
//! > Card's text, events never fail and are always executed."
//!
//! So a card can be played even if it will have no effect; only its price and its target must be
//! available. A played card goes to the discard at once, even if its event lasts longer; a secret
//! card goes there when its event ends.

use super::order::EventOrder;
use super::order::{EventAim, Scruple};
use super::state::Events;
use super::{CardFact, EventFact, HouseFact, deck, decrees, edicts, instants, undertakings, vote};
use crate::attachments::Treasure;
use crate::catalog::{Catalog, EventDef, EventEffect, EventTarget};
use crate::conclave::{self, PrestigeCause};
use crate::dice::{Rolls, Stream};
use crate::diplomacy;
use crate::facts::Fact;
use crate::forces::{Landmark, Place};
use crate::game::Game;
use crate::ids::{CardId, EventKind, PraetorKind, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, Purse, has_twins, least_waste};

/// An event card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// The card.
    pub event: EventKind,
    /// The house that plays it.
    pub by: Seat,
    /// The target.
    pub aim: EventAim,
}

impl Play {
    /// Opens the random stream of this card. All its rolls must come from one such stream.
    pub(super) fn open(&self, turn: &Turn<'_>) -> Rolls {
        turn.open(Stream::EventPlay { seat: self.by, slot: turn.slot() })
    }
}

/// Checks that an event card can be played.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Event(EventOrder::PlayEvent { event, aim, cards }) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    let def = at_hand(catalog, game, seat, *event)?;
    if !aims(game, seat, def).contains(aim) {
        return Err(Refusal::Event(amiss(game, seat, def, *aim)));
    }
    paid(game, seat, def, cards)
}

/// Returns the definition of a card in the house's hand, if the house may play it at all.
fn at_hand<'a>(catalog: &'a Catalog, game: &Game, seat: Seat, event: EventKind) -> Result<&'a EventDef, Refusal> {
    if !game.events().hand(seat).contains(&event) {
        return Err(Refusal::Event(Scruple::NotHeld));
    }
    if game.events().draw_of(seat).is_some() {
        return Err(Refusal::Event(Scruple::Choosing));
    }
    edicts::may_play(catalog, game)?;
    let def = catalog.event(event);
    if def.prestige > 0 {
        if game.diplomacy().excommunicated(seat) {
            return Err(Refusal::Event(Scruple::CastOut));
        }
        if game.conclave().prestige(seat) < def.prestige.into() {
            return Err(Refusal::Event(Scruple::Prestige { needs: def.prestige }));
        }
    }
    if def.effect == EventEffect::ExpelTheHeretic && !vote::can_be_called(catalog, game, seat) {
        return Err(Refusal::Event(Scruple::TooFewHouses { needs: catalog.constants.events.decrees.quorum }));
    }
    Ok(def)
}

/// Checks that cards pay for an event. A card without a price is paid with none.
fn paid(game: &Game, seat: Seat, def: &EventDef, cards: &[CardId]) -> Result<(), Refusal> {
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    let (least, most) = if def.cost == Purse::EMPTY { (0, 0) } else { (1, PAYMENT_SLOTS as u8) };
    if !(usize::from(least)..=usize::from(most)).contains(&cards.len()) {
        return Err(Refusal::CardCount { least, most });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if worth.covers(&def.cost) { Ok(()) } else { Err(Refusal::Unpaid { short: def.cost.above(&worth) }) }
}

/// All targets on which a house could play a card now.
#[must_use]
pub fn aims(game: &Game, seat: Seat, def: &EventDef) -> Vec<EventAim> {
    let alive = |other: &Seat| game.conclave().eliminated(*other).is_none();
    match def.target {
        EventTarget::Nobody => vec![EventAim::Nobody],
        EventTarget::House => game.seats().filter(alive).map(EventAim::House).collect(),
        EventTarget::Rival => {
            let rivals = game.seats().filter(|&other| other != seat).filter(alive);
            let land = def.effect == EventEffect::Revanchism;
            let rivals = rivals.filter(|&other| !land || !instants::land::open_border(game, seat, other).is_empty());
            rivals.map(EventAim::House).collect()
        }
        EventTarget::RivalPlace => {
            let places = game.forces().places().iter();
            let theirs = |place: &&Place| {
                place.owner.is_some_and(|owner| owner != seat) && matches!(place.landmark, Landmark::Power(_))
            };
            places.filter(theirs).map(|place| EventAim::Place(place.id)).collect()
        }
        EventTarget::OwnLegion => game.forces().legions_of(seat).map(|legion| EventAim::Legion(legion.id)).collect(),
        EventTarget::OwnPraetor => {
            let praetor = |treasure: Treasure| match treasure {
                Treasure::Praetor(kind) => Some(kind),
                Treasure::Artifact(_) | Treasure::Relic(_) => None,
            };
            let own = game.attachments().of(seat).filter_map(|held| praetor(held.treasure));
            own.map(EventAim::Praetor).collect()
        }
        EventTarget::BanishedPraetor => {
            let lost: Vec<PraetorKind> = game.attachments().banished(seat).collect();
            lost.into_iter().map(EventAim::Praetor).collect()
        }
    }
}

/// The reason why a card cannot be played on this target.
fn amiss(game: &Game, seat: Seat, def: &EventDef, aim: EventAim) -> Scruple {
    match aim.house() {
        Some(other)
            if def.effect == EventEffect::Revanchism
                && other != seat
                && other.index() < game.seat_count()
                && game.conclave().eliminated(other).is_none() =>
        {
            Scruple::NoBorder(other)
        }
        Some(_) | None => Scruple::Aim,
    }
}

/// Plays a card. A preview only pays for it, because its effect is uncertain or hidden from its
/// player.
pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Event(EventOrder::PlayEvent { event, aim, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let def = turn.catalog().event(*event);
    let secret = def.secret();
    let game = turn.game_mut();
    game.treasury.spend(seat, cards);
    let events: &mut Events = &mut game.events;
    deck::give_up(events, seat, *event);
    if !secret {
        events.discard.push(*event);
    }
    turn.say(Fact::Event(EventFact::Card(CardFact::Played { seat, event: *event, aim: *aim, secret })));
    conclave::award(turn, seat, -i32::from(def.prestige), PrestigeCause::EventPlayed);
    if !turn.previewing() {
        take_effect(turn, &Play { event: *event, by: seat, aim: *aim });
    }
    Outcome::Done
}

/// Applies the effect of a played card.
fn take_effect(turn: &mut Turn<'_>, play: &Play) {
    let worked = match turn.catalog().event(play.event).effect {
        EventEffect::Edict(_) => {
            edicts::begin(turn, play, &mut play.open(turn));
            true
        }
        EventEffect::DangerousBickering => {
            diplomacy::bury(turn);
            turn.say(Fact::Event(EventFact::House(HouseFact::Buried)));
            edicts::begin(turn, play, &mut play.open(turn));
            true
        }
        EventEffect::Undertaking(_) => {
            undertakings::begin(turn, play);
            true
        }
        EventEffect::LegionTax | EventEffect::TestOfLoyalty | EventEffect::Levy | EventEffect::ExpelTheHeretic => {
            decrees::issue(turn, play);
            true
        }
        EventEffect::ConclaveManipulation => {
            let lifted = edicts::cancel(turn);
            decrees::rescind(turn) || lifted
        }
        EventEffect::Fissure => instants::land::fissure(turn, play),
        EventEffect::Revanchism => instants::land::revanchism(turn, play),
        EventEffect::Insurrection => instants::land::insurrection(turn, play),
        EventEffect::Census => instants::land::census(turn),
        EventEffect::Harrowing => instants::tribute::harrowing(turn, play),
        EventEffect::Corruption => instants::tribute::corruption(turn, play),
        EventEffect::UnexpectedTribute => instants::tribute::windfall(turn, play),
        EventEffect::CapriciousWrath => instants::arms::capricious_wrath(turn, play),
        EventEffect::LoyaltyCheck => instants::arms::loyalty_check(turn, play),
        EventEffect::InfernalPromotion => instants::arms::promotion(turn, play),
        EventEffect::DreadfulDeeds => instants::arms::dreadful_deeds(turn, play),
        EventEffect::Amnesty => instants::arms::amnesty(turn, play),
        EventEffect::RumorsOfWeakness => instants::houses::rumors_of_weakness(turn, play),
        EventEffect::LoseAttribute => instants::houses::lose_attribute(turn, play),
        EventEffect::AetherFlux => instants::houses::aether_flux(turn),
        EventEffect::WritOfRescindment => instants::houses::rescindment(turn),
        EventEffect::BackRoomDealing => instants::houses::back_room_dealing(turn),
        EventEffect::UnfitForOffice => instants::houses::unfit_for_office(turn, play),
        EventEffect::NeutralizeSchemers => instants::houses::neutralize_schemers(turn, play),
        EventEffect::UnveilKingMakers => instants::houses::unveil_king_makers(turn),
    };
    if !worked {
        turn.say(Fact::Event(EventFact::Card(CardFact::Idle { seat: play.by, event: play.event })));
    }
}

/// Proposes every card in hand on each possible target, paid with the least wasteful cards.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    for &event in game.events().hand(seat) {
        let Ok(def) = at_hand(catalog, game, seat, event) else { continue };
        let aims = aims(game, seat, def);
        if aims.is_empty() {
            continue;
        }
        let Some(cards) = least_waste(game.treasury().vault(seat), &def.cost) else { continue };
        orders.extend(
            aims.into_iter().map(|aim| Order::Event(EventOrder::PlayEvent { event, aim, cards: cards.clone() })),
        );
    }
}
