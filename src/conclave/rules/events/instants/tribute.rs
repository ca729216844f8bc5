//! Events that affect tribute: The Harrowing of Hell, Infernal Corruption, Unexpected Tribute
//! (manual appendix K).

use super::{Play, concerned, standing};
use crate::dice::Rolls;
use crate::events::{EventFact, LevyFact};
use crate::facts::Fact;
use crate::forces::drawn;
use crate::ids::{CardId, Seat};
use crate::resolve::Turn;
use crate::tribute::{TributeCard, roll_card};

/// Removes `count` random cards out of these from a house. Returns true if it lost any.
fn lose(turn: &mut Turn<'_>, seat: Seat, mut cards: Vec<CardId>, count: usize, rolls: &mut Rolls) -> bool {
    rolls.shuffle(&mut cards);
    cards.truncate(count);
    if cards.is_empty() {
        return false;
    }
    let taken = turn.game_mut().treasury.withdraw(seat, &cards);
    let worths = taken.iter().map(|card| card.worth).collect();
    turn.say(Fact::Event(EventFact::Levy(LevyFact::CardsLost { seat, cards: taken.len() as u8, worths })));
    true
}

/// "All players lose half of their Tribute Cards that contain the Soul resource." The cards are
/// chosen at random; half is rounded down.
pub(crate) fn harrowing(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let mut worked = false;
    for seat in standing(turn.game()) {
        let vault = turn.game().treasury().vault(seat).iter();
        let souls: Vec<CardId> = vault.filter(|card| card.worth.souls > 0).map(|card| card.id).collect();
        let half = souls.len() / 2;
        worked |= lose(turn, seat, souls, half, &mut rolls);
    }
    worked
}

/// "Make every player discard up to 2d6 random Tribute Cards."
pub(crate) fn corruption(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let dice = turn.catalog().constants.events.corruption_dice;
    let mut worked = false;
    for seat in concerned(turn.game(), play) {
        let count: i32 = (0..dice).map(|_| rolls.d6()).sum();
        let vault = turn.game().treasury().vault(seat).iter().map(|card| card.id).collect();
        worked |= lose(turn, seat, vault, count as usize, &mut rolls);
    }
    worked
}

/// "Gain a random windfall of Tribute."
pub(crate) fn windfall(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let constants = &turn.catalog().constants;
    let (seat, cards) = (play.by, drawn(constants.events.windfall, &mut rolls));
    let mut worths = Vec::with_capacity(cards.into());
    for _ in 0..cards {
        let quality = rolls.die(20) + constants.events.windfall_quality;
        worths.push(roll_card(&constants.tribute, quality, &mut rolls));
    }
    let treasury = &mut turn.game_mut().treasury;
    let new: Vec<TributeCard> = worths.iter().map(|&worth| treasury.mint(seat, worth)).collect();
    treasury.deposit(seat, new);
    turn.say(Fact::Event(EventFact::Levy(LevyFact::CardsGained { seat, cards, worths })));
    true
}
