//! Special cards, and fortress cards that are played like them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, SpecialEffect};
use crate::facts::MarketFact;
use crate::game::{Game, Phase, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::refusal::{Refusal, sure};
use crate::step::Course;

/// A card that is played, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// At what.
    pub aim: Aim,
    /// The oath that pays for it, or the card in its place.
    #[serde(default)]
    pub pay: Option<HandCard>,
}

/// What a special card is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A devil.
    Devil(Seat),
    /// A tabled card.
    Card(Card),
}

impl Game {
    /// Returns who has a card on the table, if it can be taken from there.
    #[must_use]
    pub fn owner(&self, card: Card) -> Option<Seat> {
        self.seats().find(|seat| self.domain(*seat).tabled.contains(&card))
    }

    fn check_pay(&self, catalog: &Catalog, seat: Seat, play: &Play) -> Result<(), Refusal> {
        let pay = play.pay.ok_or(Refusal::Play)?;
        let fits = match pay {
            // "His own Oath card".
            HandCard::Oath(of) => of == seat,
            HandCard::Card(card) => card != play.card && self.substitutes(catalog, seat),
        };
        sure(fits && self.domain(seat).hand.count(pay) > 0, Refusal::Play)
    }

    /// Checks a card that a seat would play in a trading.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_play(&self, catalog: &Catalog, seat: Seat, play: &Play) -> Result<(), Refusal> {
        let Play { card, aim, pay } = *play;
        sure(card.index() < catalog.cards(), Refusal::NotYours)?;
        sure(self.domain(seat).hand.count(HandCard::Card(card)) > 0, Refusal::NotYours)?;
        let other = |who: Seat| who != seat && who.index() < self.domains.len();
        if catalog.fortress(card).is_some() {
            // "Escape from imprisonment, providing that target fortress is identical."
            let Whereabouts::Prison(captor) = self.domain(seat).whereabouts else { return Err(Refusal::Play) };
            let fits = aim == Aim::Nothing && pay.is_none() && self.is_like_fortress(catalog, card, captor);
            return sure(fits, Refusal::Play);
        }
        match (catalog.special(card).ok_or(Refusal::Play)?, aim) {
            // Nobody sees the hand of another, so the card can be wasted on an empty one.
            (SpecialEffect::Drunken { .. }, Aim::Devil(who)) => {
                sure(other(who), Refusal::Play)?;
                self.check_pay(catalog, seat, play)
            }
            (SpecialEffect::Forced, Aim::Card(target)) => {
                let theirs = self.owner(target).is_some_and(other) && !catalog.is_bound(target);
                sure(theirs && self.phase == Phase::Playing, Refusal::Play)?;
                self.check_pay(catalog, seat, play)
            }
            (SpecialEffect::Escape, Aim::Nothing) => sure(self.is_imprisoned(seat) && pay.is_none(), Refusal::Play),
            (SpecialEffect::Recall, Aim::Devil(who)) => {
                let fled = who.index() < self.domains.len() && self.domain(who).whereabouts == Whereabouts::Fled;
                sure(fled && pay.is_none(), Refusal::Play)
            }
            (SpecialEffect::Vortex, Aim::Card(target)) => {
                let artifact = self.owner(target).is_some_and(other) && catalog.artifact(target).is_some();
                let ritual = self.others(seat).any(|other| self.domain(other).rituals.contains(&target));
                sure((artifact || ritual) && pay.is_none(), Refusal::Play)
            }
            (
                SpecialEffect::Drunken { .. }
                | SpecialEffect::Forced
                | SpecialEffect::Escape
                | SpecialEffect::Recall
                | SpecialEffect::Vortex,
                _,
            ) => Err(Refusal::Play),
        }
    }

    /// Returns every way in which a seat can play a card now. Of several cards that can pay, the
    /// first one does.
    #[must_use]
    pub fn plays(&self, catalog: &Catalog, seat: Seat, card: Card) -> Vec<Play> {
        let mut aims = vec![Aim::Nothing];
        aims.extend(self.seats().map(Aim::Devil));
        let theirs = self.others(seat).flat_map(|other| {
            let domain = self.domain(other);
            domain.tabled.iter().chain(&domain.rituals).map(|card| Aim::Card(*card))
        });
        aims.extend(theirs);
        let own = HandCard::Oath(seat);
        let mut pays = vec![None, Some(own)];
        if self.substitutes(catalog, seat) {
            let spare = self.domain(seat).hand.resources().find(|other| *other != card);
            pays.extend(spare.map(|card| Some(HandCard::Card(card))));
        }
        let plays = aims.into_iter().flat_map(|aim| pays.iter().map(move |pay| Play { card, aim, pay: *pay }));
        plays.filter(|play| self.check_play(catalog, seat, play).is_ok()).collect()
    }
}

impl Course<'_> {
    /// Discards a card of a hand.
    pub(crate) fn discard_hand(&mut self, seat: Seat, card: Card) {
        let held = HandCard::Card(card);
        if self.game.domain_mut(seat).hand.take(held) {
            self.game.domain_mut(seat).see_off(held);
            self.game.discard.push(card);
        }
    }
}

/// Gives the payment for a special card to another devil.
fn pay(course: &mut Course<'_>, seat: Seat, to: Seat, card: Option<HandCard>) {
    let Some(card) = card else { return };
    if matches!(card, HandCard::Card(_)) {
        course.game.domain_mut(seat).resting = course.game.turn + 1;
    }
    if course.game.domain_mut(seat).hand.take(card) {
        course.game.domain_mut(seat).see_off(card);
        course.game.domain_mut(to).hand.put(card);
        course.game.domain_mut(to).see(card);
    }
}

/// Plays a card that the rules allow.
pub(crate) fn play(course: &mut Course<'_>, seat: Seat, play: &Play) {
    let Play { card, aim, pay: paid } = *play;
    course.discard_hand(seat, card);
    course.tell(MarketFact::Played { seat, play: *play });
    match (course.catalog.special(card), aim) {
        (Some(SpecialEffect::Drunken { cards }), Aim::Devil(who)) => {
            // What is paid is not drawn again.
            let cards = course.steal(who, seat, cards);
            pay(course, seat, who, paid);
            course.tell(MarketFact::Stole { by: seat, from: who, count: cards.len(), cards });
        }
        (Some(SpecialEffect::Forced), Aim::Card(target)) => {
            if let Some(owner) = course.game.owner(target) {
                course.game.domain_mut(owner).tabled.retain(|card| *card != target);
                course.game.domain_mut(seat).tabled.push(target);
                pay(course, seat, owner, paid);
                course.keep_rituals(owner);
            }
        }
        (Some(SpecialEffect::Vortex), Aim::Card(target)) => {
            for domain in &mut course.game.domains {
                domain.tabled.retain(|card| *card != target);
                domain.rituals.retain(|card| *card != target);
            }
            course.game.discard.push(target);
        }
        (Some(SpecialEffect::Recall), Aim::Devil(who)) => {
            course.game.domain_mut(who).whereabouts = Whereabouts::Hell;
        }
        // An escape, by card or by an identical fortress.
        (
            None
            | Some(
                SpecialEffect::Drunken { .. }
                | SpecialEffect::Forced
                | SpecialEffect::Escape
                | SpecialEffect::Recall
                | SpecialEffect::Vortex,
            ),
            _,
        ) => course.game.domain_mut(seat).whereabouts = Whereabouts::Hell,
    }
}
