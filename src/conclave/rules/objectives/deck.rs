//! The decks of secret objectives: one for each house, made at the founding (manual 4.15).
//!
//! > "Secret Objectives are drawn from an individual Secret Objectives deck, which is created for
//! > each player and randomized at game's start."

use super::state::Objectives;
use crate::catalog::{About, Catalog, Goal};
use crate::dice::{Dice, Rolls, Stream};
use crate::forces::Landmark;
use crate::game::Game;
use crate::ids::{ObjectiveKind, Seat};
use crate::resolve::Turn;

/// True if a goal is possible in this game at all. No house draws an objective about a place that
/// this map lacks, or about more places than it has.
#[must_use]
pub fn possible(catalog: &Catalog, game: &Game, goal: &Goal) -> bool {
    let powers = || game.forces().places().iter().filter(|place| matches!(place.landmark, Landmark::Power(_)));
    if let Goal::HoldPlaces(n) = goal {
        return powers().count() >= usize::from(*n);
    }
    match goal.about() {
        Some(About::Place(id)) => {
            let kind = catalog.place_named(id);
            powers().any(|place| kind.is_some_and(|kind| place.landmark == Landmark::Power(kind)))
        }
        Some(About::Work(id)) => catalog.manuscript_named(id).is_some(),
        None => true,
    }
}

/// Every objective that can be drawn in this game, by id.
#[must_use]
pub fn whole_deck(catalog: &Catalog, game: &Game) -> Vec<ObjectiveKind> {
    catalog.objective_kinds().filter(|&kind| possible(catalog, game, &catalog.objective(kind).goal)).collect()
}

/// The decks at the founding of a game.
#[must_use]
pub(crate) fn found(catalog: &Catalog, game: &Game, dice: &Dice) -> Objectives {
    let whole = whole_deck(catalog, game);
    let mut objectives = Objectives::default();
    for seat in game.seats() {
        let deck = &mut objectives.decks[seat.index()];
        deck.clone_from(&whole);
        dice.open(Stream::ObjectiveDeck(seat)).shuffle(deck);
    }
    objectives
}

/// Removes all objectives of a fallen house (ruling R23).
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    let objectives: &mut Objectives = &mut turn.game_mut().objectives;
    for cards in [&mut objectives.decks, &mut objectives.held, &mut objectives.drawn] {
        cards[seat.index()].clear();
    }
}

/// The most secret objectives that a guess gives to another house.
const IMAGINED: usize = 2;

/// Replaces facts hidden from `seat` by random guesses: the order of its own deck, and the decks
/// and secret objectives of the others.
pub(crate) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
    let whole = whole_deck(catalog, game);
    let others: Vec<Seat> =
        game.seats().filter(|&other| other != seat && game.conclave().eliminated(other).is_none()).collect();
    let objectives = &mut game.objectives;
    rolls.shuffle(&mut objectives.decks[seat.index()]);
    for other in others {
        let mut deck = whole.clone();
        rolls.shuffle(&mut deck);
        let held = rolls.below(1 + IMAGINED as u32) as usize;
        objectives.held[other.index()] = deck.split_off(deck.len().saturating_sub(held));
        objectives.decks[other.index()] = deck;
    }
}
