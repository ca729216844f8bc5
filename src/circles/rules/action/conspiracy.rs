//! Conspiracies against the Hell deck (rules 9.7.3 and 9.7.3.1).

use circles_catalog::Catalog;
use circles_catalog::definitions::{DiplomacySkill, Skill};

use super::ActionAsk;
use crate::course::Course;
use crate::facts::ActionFact;
use crate::game::{Game, Peek, plus};
use crate::ids::{Banner, DaemonKind, HellCard, Seat};

impl Game {
    /// Returns the Hell cards that a daemon draws for each star that counts so many.
    #[must_use]
    pub fn conspiracy(&self, catalog: &Catalog, seat: Seat, kind: DaemonKind, per_star: u8) -> u32 {
        let stars = u32::from(catalog.daemon(kind).stars) * u32::from(per_star);
        let skill = self.triumvirate(seat).daemon(kind).and_then(|daemon| self.skill(catalog, daemon));
        let more = match skill {
            Some(Skill::Diplomacy(DiplomacySkill::Foresees { cards })) => u32::from(*cards),
            Some(_) | None => 0,
        };
        plus(stars + more, self.conspiracy_added(catalog, Banner::Seat(seat)))
    }
}

impl Course<'_> {
    /// Lets a seat look at the top Hell cards. Returns how many there are.
    pub fn look_at_hell(&mut self, seat: Seat, count: u32) -> usize {
        let hell: Vec<HellCard> = (0..count).map_while(|_| self.draw_hell()).collect();
        let seen = hell.len();
        self.game.peek = Some(Peek { seat, hell, arcana: Vec::new() });
        seen
    }

    /// Discards the cards that a seat has looked at.
    pub fn close_peek(&mut self) {
        if let Some(peek) = self.game.peek.take() {
            peek.hell.into_iter().for_each(|card| self.game.hell.bury(card));
            peek.arcana.into_iter().for_each(|card| self.game.arcana.bury(card));
        }
    }
}

/// "The player draws twice as many Hell Cards as his Daemon has Stars of Magic."
pub(super) fn conspire(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind) {
    let count = course.game.conspiracy(course.catalog, seat, daemon, course.catalog.numbers.diplomacy.conspiracy);
    let cards = course.look_at_hell(seat, count);
    course.tell(ActionFact::Conspired { seat, daemon, cards });
    course.next([ActionAsk::Conspire(seat)]);
}

/// "A Conspiring Daemon may instead [...] draw as many Hell Cards as he has Stars of Magic. He must
/// then chose one of those cards to be placed face down at the top of the Hell Card Deck while
/// discarding the others."
pub(super) fn rig(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind) {
    let count = course.game.conspiracy(course.catalog, seat, daemon, course.catalog.numbers.diplomacy.rigging);
    let cards = course.look_at_hell(seat, count);
    course.tell(ActionFact::Conspired { seat, daemon, cards });
    if cards > 0 {
        course.next([ActionAsk::Rig(seat)]);
    }
}

/// "The Hell Cards the player can not use are discarded. Resolve whatever commotion the new card
/// creates before continuing play."
pub(super) fn place(course: &mut Course<'_>, seat: Seat, card: Option<HellCard>) {
    let sphere = card.and_then(|card| course.catalog.event_of(card).permanent);
    if let Some(peek) = &mut course.game.peek {
        peek.hell.retain(|other| Some(*other) != card);
    }
    course.close_peek();
    course.tell(ActionFact::Chose { seat, card });
    if let (Some(card), Some(sphere)) = (card, sphere) {
        course.place(card, sphere);
    }
}

pub(super) fn put_on_top(course: &mut Course<'_>, seat: Seat, card: HellCard) {
    if let Some(peek) = &mut course.game.peek {
        peek.hell.retain(|other| *other != card);
    }
    course.close_peek();
    course.game.rigged.push((seat, card));
    course.tell(ActionFact::Rigged { seat, card: Some(card) });
}
