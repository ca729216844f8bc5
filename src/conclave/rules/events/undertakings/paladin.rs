//! A Paladin in Hell (manual appendix K).
//!
//! > "Send a lone Paladin against a random player. In addition to losing some Prestige, the target
//! > player will lose a random Relic to the Paladin's ire. If the player does not possess a Relic
//! > then Tribute Cards are lost instead."
//!
//! Everybody sees the Paladin in one turn, and he strikes at the end of the next, so that the house
//! can spend the cards he could burn. He takes a relic from anywhere, and it goes back to the stock
//! of the bazaar. He fights no battle.

use super::{Course, living};
use crate::attachments::{Treasure, surrender};
use crate::conclave::{self, PrestigeCause};
use crate::dice::Rolls;
use crate::events::announcements::{CourseFact, PaladinFact};
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::resolve::Turn;

/// Chooses a random house that has a relic or cards to lose, or if there is none, any house.
pub(super) fn begin(turn: &mut Turn<'_>, rolls: &mut Rolls) -> Option<Course> {
    let game = turn.game();
    let houses = living(game);
    let rich: Vec<Seat> = houses.iter().copied().filter(|&seat| worth_a_visit(game, seat)).collect();
    let quarry = *rolls.pick(if rich.is_empty() { &houses } else { &rich })?;
    turn.say(CourseFact::Paladin(PaladinFact::Comes { quarry }).into());
    Some(Course::Paladin { quarry })
}

fn worth_a_visit(game: &Game, seat: Seat) -> bool {
    relics(game, seat).next().is_some() || !game.treasury().vault(seat).is_empty()
}

fn relics(game: &Game, seat: Seat) -> impl Iterator<Item = Treasure> {
    game.attachments().of(seat).map(|held| held.treasure).filter(|treasure| matches!(treasure, Treasure::Relic(_)))
}

/// The Paladin strikes, and the event ends.
pub(super) fn strike(turn: &mut Turn<'_>, quarry: Seat, rolls: &mut Rolls) {
    if turn.game().conclave().eliminated(quarry).is_some() {
        turn.say(CourseFact::Paladin(PaladinFact::TurnsBack { quarry }).into());
        return;
    }
    let numbers = &turn.catalog().constants.events.undertakings;
    let held: Vec<Treasure> = relics(turn.game(), quarry).collect();
    let relic = rolls.pick(&held).copied();
    let mut burnt = Vec::new();
    match relic {
        Some(relic) => {
            surrender(turn, relic);
        }
        None => {
            let mut cards: Vec<CardId> = turn.game().treasury().vault(quarry).iter().map(|card| card.id).collect();
            rolls.shuffle(&mut cards);
            cards.truncate(numbers.paladin_cards.into());
            burnt = turn.game_mut().treasury.withdraw(quarry, &cards).iter().map(|card| card.worth).collect();
        }
    }
    let amount = i32::from(numbers.paladin_prestige).min(turn.game().conclave().prestige(quarry).max(0));
    turn.say(CourseFact::Paladin(PaladinFact::Strikes { quarry, relic, cards: burnt.len() as u8, burnt }).into());
    conclave::award(turn, quarry, -amount, PrestigeCause::Event);
}
