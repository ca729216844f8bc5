//! The event deck, hands, and the Regent's draw (manual 4.13).
//!
//! > "For each turn, one player is designated as Regent for the Infernal Throne, and this title
//! > confers a bonus: the Regent may draw Event Cards according to the power level of their
//! > Prophecy Discipline."
//!
//! > "If the deck runs out then the cards are reshuffled, excluding Event Cards possessed by a
//! > player."
//!
//! A draw also limits the hand: after it a Regent holds at most as many cards, old and new, as its
//! Prophecy and its boons allow. If the Regent must choose, the drawn cards stay outside the hand
//! until it does; without an answer the oldest cards are kept. Everybody sees discarded and played
//! cards. Between draws a hand has no limit.

use super::facts::CardFact;
use super::facts::EventFact;
use super::state::{Draw, Events};
use super::undertakings;
use crate::archfiends;
use crate::catalog::Catalog;
use crate::dice::{Dice, Rolls, Stream};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{EventKind, Seat};
use crate::orders::Answer;
use crate::resolve::Turn;

/// Shuffles the deck at the founding of a game. The first Regent draws too.
pub(crate) fn found(catalog: &Catalog, game: &mut Game, dice: &Dice) {
    let mut rolls = dice.open(Stream::EventDeck);
    let mut deck: Vec<EventKind> = catalog.event_kinds().collect();
    rolls.shuffle(&mut deck);
    game.events.deck = deck;
    let regent = game.conclave().regent();
    take(catalog, game, regent, &mut rolls);
}

/// The new Regent draws (manual 3.3). An excommunicated house and a blood vassal draw nothing
/// (manual 4.14.8, 4.14.9).
pub(super) fn draw(turn: &mut Turn<'_>) {
    let game = turn.game();
    let regent = game.conclave().regent();
    let diplomacy = game.diplomacy();
    if game.conclave().eliminated(regent).is_some()
        || diplomacy.excommunicated(regent)
        || diplomacy.lord_of(regent).is_some()
    {
        return;
    }
    let mut rolls = turn.open(Stream::EventDeck);
    let catalog = turn.catalog();
    let (drawn, shuffled) = take(catalog, turn.game_mut(), regent, &mut rolls);
    if shuffled {
        turn.say(Fact::Event(EventFact::Card(CardFact::Reshuffled)));
    }
    for event in drawn {
        turn.say(Fact::Event(EventFact::Card(CardFact::Drawn { seat: regent, event })));
    }
}

/// Draws for a house, directly into its hand if it may keep all cards. Returns the drawn cards, and
/// true if the deck was reshuffled.
fn take(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) -> (Vec<EventKind>, bool) {
    let (draw, keep) = archfiends::event_draws(catalog, game, seat);
    let events = &mut *game.events;
    let (mut cards, mut shuffled) = (Vec::new(), false);
    for _ in 0..draw {
        if events.deck.is_empty() && !events.discard.is_empty() {
            events.deck = std::mem::take(&mut events.discard);
            rolls.shuffle(&mut events.deck);
            shuffled = true;
        }
        cards.extend(events.deck.pop());
    }
    if cards.is_empty() {
        return (cards, shuffled);
    }
    let hand = &mut events.hands[seat.index()];
    if hand.len() + cards.len() <= usize::from(keep) {
        hand.extend(&cards);
    } else {
        events.draws.push(Draw { seat, cards: cards.clone(), keep });
    }
    (cards, shuffled)
}

/// Applies the choice of cards to keep for each house that has drawn too many. A preview without a
/// choice leaves the draw open.
pub(super) fn keep(turn: &mut Turn<'_>) {
    for draw in turn.game().events().draws.clone() {
        let seat = draw.seat;
        let chosen = turn
            .answers(seat)
            .iter()
            .find_map(|answer| if let Answer::KeepEvents { cards } = answer { Some(cards.clone()) } else { None });
        if chosen.is_none() && turn.previewing() {
            continue;
        }
        let events = &mut turn.game_mut().events;
        events.draws.retain(|other| other.seat != seat);
        let held = std::mem::take(&mut events.hands[seat.index()]);
        let (kept, thrown) = sort_out(held, &draw, chosen.as_deref());
        events.hands[seat.index()] = kept;
        events.discard.extend(&thrown);
        if !thrown.is_empty() {
            turn.say(Fact::Event(EventFact::Card(CardFact::Discarded { seat, events: thrown })));
        }
    }
}

/// Returns the kept and the discarded cards of a hand and a draw, older cards first. Without a
/// choice the oldest are kept.
fn sort_out(held: Vec<EventKind>, draw: &Draw, chosen: Option<&[EventKind]>) -> (Vec<EventKind>, Vec<EventKind>) {
    let (mut kept, mut thrown) = (Vec::new(), Vec::new());
    for card in held.into_iter().chain(draw.cards.iter().copied()) {
        let wished = chosen.is_none_or(|chosen| chosen.contains(&card));
        if wished && kept.len() < usize::from(draw.keep) {
            kept.push(card);
        } else {
            thrown.push(card);
        }
    }
    (kept, thrown)
}

/// True if a house may keep exactly these cards of its hand and draw: no card twice, and not more
/// than its limit.
#[must_use]
pub fn may_keep(game: &Game, seat: Seat, cards: &[EventKind]) -> bool {
    let Some(draw) = game.events().draw_of(seat) else { return false };
    let known = |card: &EventKind| draw.cards.contains(card) || game.events().hand(seat).contains(card);
    let twice = cards.iter().enumerate().any(|(at, card)| cards[..at].contains(card));
    cards.len() <= usize::from(draw.keep) && cards.iter().all(known) && !twice
}

/// Removes a card from a hand. Returns true if it was there.
pub(super) fn give_up(events: &mut Events, seat: Seat, event: EventKind) -> bool {
    let hand = &mut events.hands[seat.index()];
    let at = hand.iter().position(|&card| card == event);
    if let Some(at) = at {
        hand.remove(at);
    }
    at.is_some()
}

/// Discards the cards of a fallen house, and removes its decrees and other open matters (ruling
/// R23).
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    let events = &mut turn.game_mut().events;
    let mut thrown = std::mem::take(&mut events.hands[seat.index()]);
    for draw in events.draws.extract_if(.., |draw| draw.seat == seat) {
        thrown.extend(draw.cards);
    }
    events.decrees.retain(|decree| decree.of != seat);
    events.unfit[seat.index()] = false;
    events.discard.extend(&thrown);
    undertakings::house_fell(turn.game_mut(), seat);
    if !thrown.is_empty() {
        turn.say(Fact::Event(EventFact::Card(CardFact::Discarded { seat, events: thrown })));
    }
}

/// Deals all cards hidden from a seat at random: the other houses' hands and the deck.
pub(crate) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
    let events = game.events();
    let in_sight = |event: &EventKind| {
        events.discard.contains(event)
            || events.hand(seat).contains(event)
            || events.draw_of(seat).is_some_and(|draw| draw.cards.contains(event))
            || events.running.iter().any(|running| running.secret && running.event == *event)
    };
    let mut hidden: Vec<EventKind> = catalog.event_kinds().filter(|event| !in_sight(event)).collect();
    rolls.shuffle(&mut hidden);
    // A house that has never been Regent holds no cards. This guess ignores that.
    for other in game.seats().filter(|&other| other != seat) {
        if game.conclave().eliminated(other).is_some() {
            continue;
        }
        let (_, most) = archfiends::event_draws(catalog, game, other);
        let count = (rolls.below(u32::from(most) + 1) as usize).min(hidden.len());
        let hand = hidden.split_off(hidden.len() - count);
        game.events.hands[other.index()] = hand;
    }
    game.events.deck = hidden;
    game.events.deal_undertakings(seat, rolls);
}
