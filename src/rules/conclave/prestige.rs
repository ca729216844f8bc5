//! Prestige: who gains it and why (manual 3.4).

use serde::{Deserialize, Serialize};

use crate::rules::archfiends::{Part, Tally};
use crate::rules::facts::Fact;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;

/// Why prestige was gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PrestigeCause {
    /// Places of power held at the end of the turn.
    Places,
    /// An enemy legion destroyed.
    LegionDestroyed,
    /// A place taken from its garrison.
    PlaceCaptured,
    /// An enemy legion forced to retreat.
    RetreatForced,
}

/// What a seat's places give it each turn (manual 3.4, 4.5).
#[must_use]
pub fn income(game: &Game, seat: Seat) -> Tally {
    let mut tally = Tally::default();
    for place in game.forces().places_of(seat) {
        tally.add(Part::Place(place.id), place.prestige.into());
    }
    tally
}

/// Gives prestige, or takes it. An excommunicated house neither gains nor loses any (manual 4.14.9).
pub(in crate::rules) fn award(turn: &mut Turn<'_>, seat: Seat, amount: i32, cause: PrestigeCause) {
    if amount == 0 || turn.game().diplomacy().excommunicated(seat) || turn.game().conclave().eliminated(seat).is_some()
    {
        return;
    }
    turn.game_mut().conclave.prestige[seat.index()] += amount;
    turn.say(Fact::PrestigeChanged { seat, amount, cause });
}

pub(super) fn collect(turn: &mut Turn<'_>) {
    for seat in super::regency::precedence(turn.game()) {
        let amount = income(turn.game(), seat).total();
        award(turn, seat, amount, PrestigeCause::Places);
    }
}
