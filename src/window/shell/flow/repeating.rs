//! The orders that a player repeats in each turn: they are chosen, kept in the player's belongings,
//! and given when the player first sits down in a new turn.

use bevy::prelude::*;

use super::running::Running;
use super::tell::Tell;
use super::{Stage, Standing};
use crate::chronicle::Teller;
use crate::rules::archfiends;
use crate::rules::ids::SlotNo;
use crate::sight::{Hand, Library};
use crate::table::repeats::Repeats;

/// Repeats the order of a slot from this turn on, or ends that.
pub(super) fn toggle(
    In(slot): In<SlotNo>,
    standing: Standing<'_>,
    hand: Option<ResMut<Hand>>,
    mut running: ResMut<Running>,
) {
    let Some(mut hand) = hand.filter(|hand| standing.at(Stage::Planning) && !hand.watching) else { return };
    let turn = hand.view.table().turn();
    hand.desk.repeat(turn, slot);
    keep(&hand, hand.desk.repeats(), &mut running);
}

/// Keeps the repeated orders of a draft that is sealed. A wish whose order was taken out has ended.
pub(super) fn settle(hand: &Hand, running: &mut Running) {
    let mut repeats = hand.desk.repeats().clone();
    repeats.settle(hand.desk.draft());
    keep(hand, &repeats, running);
}

fn keep(hand: &Hand, repeats: &Repeats, running: &mut Running) {
    if let Some(session) = &mut running.session {
        session.write_repeats(hand.seat(), &repeats.write());
    }
}

/// Gives the repeated orders, once in each turn, and tells which of them the rules refuse now.
pub(super) fn give(
    library: Res<Library>,
    hand: Option<ResMut<Hand>>,
    mut running: ResMut<Running>,
    mut notice: Tell<'_>,
) {
    let Some(mut hand) = hand.filter(|hand| !hand.watching) else { return };
    let Some(belongings) = running.session().and_then(|session| session.belongings(hand.seat())) else { return };
    let mut repeats = Repeats::read(belongings.repeats());
    let Hand { view, desk, .. } = &mut *hand;
    let (book, table) = (&library.book, view.table());
    let slots = archfiends::order_slots(book.catalog(), table, view.seat()).total().max(0) as usize;
    let ended = repeats.give(book, table, slots, desk);
    desk.set_repeats(repeats);
    let teller = Teller::new(&library.text, book.catalog(), view.table());
    let told: Vec<String> = ended
        .iter()
        .map(|(order, refusal)| {
            let about = [("order", teller.order(order).into()), ("reason", teller.refusal(refusal).into())];
            library.text.say_with("repeat-ended", &about)
        })
        .collect();
    hand.replan(book);
    keep(&hand, hand.desk.repeats(), &mut running);
    if !told.is_empty() {
        notice.mention(told.join(" "));
    }
}
