//! Changes of the seated player's draft.

use bevy::prelude::*;

use super::tell::{ANSWERS_WAIT, Tell};
use super::{Stage, Standing, repeating, service, turn};
use crate::rules::archfiends;
use crate::rules::ids::{LegionId, SlotNo};
use crate::rules::orders::{Answer, Order, Problem};
use crate::sight::{Hand, Library};

/// The intents that change the draft.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Planning {
    /// Put an order into a slot, or into the first free one.
    Put(Option<SlotNo>, Order),
    /// Train a legion with the only manuscript that fits. If several fit, show them; if none does,
    /// show the reason.
    Train(LegionId),
    /// Dismiss a legion, or show the reason that it must stay.
    Dismiss(LegionId),
    /// Repeat the order of a slot in each turn from now on, or end that.
    Repeat(SlotNo),
    /// Empty a slot.
    Strike(SlotNo),
    /// Swap two slots.
    Swap(SlotNo, SlotNo),
    /// Answer a question.
    Answer(Answer),
    /// Withdraw the answer to the question that this answer belongs to.
    Withdraw(Answer),
    /// Undo the last change.
    Undo,
    /// Redo it.
    Redo,
    /// Clear the draft.
    ClearDraft,
    /// Submit the draft.
    Seal,
}

/// Carries out these intents.
pub(super) struct PlanningPlugin;

impl Plugin for PlanningPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out);
    }
}

fn carry_out(wish: On<Planning>, mut commands: Commands) {
    match wish.event().clone() {
        Planning::Train(legion) => commands.run_system_cached_with(service::train, legion),
        Planning::Dismiss(legion) => commands.run_system_cached_with(service::dismiss, legion),
        Planning::Repeat(slot) => commands.run_system_cached_with(repeating::toggle, slot),
        Planning::Seal => commands.run_system_cached(turn::seal),
        change @ (Planning::Put(..)
        | Planning::Strike(_)
        | Planning::Swap(..)
        | Planning::Answer(_)
        | Planning::Withdraw(_)
        | Planning::Undo
        | Planning::Redo
        | Planning::ClearDraft) => commands.run_system_cached_with(plan, change),
    }
}

/// Changes the draft, if there is one.
fn plan(
    In(change): In<Planning>,
    standing: Standing<'_>,
    library: Res<Library>,
    hand: Option<ResMut<Hand>>,
    mut notice: Tell<'_>,
) {
    let open = matches!(standing.stage(), Some(Stage::Planning | Stage::Playback));
    let Some(mut hand) = hand.filter(|hand| open && !hand.watching) else { return };
    let (book, table) = (&library.book, hand.view.table());
    let slots = archfiends::order_slots(book.catalog(), table, hand.seat()).total().max(0) as usize;
    let aim = hand.aim.filter(|slot| slot.index() < slots);
    if matches!(change, Planning::Put(None, _)) {
        hand.aim = None;
    }
    let desk = &mut hand.desk;
    match change {
        Planning::Put(slot, order) => match slot.or(aim).or_else(|| desk.draft().first_empty(slots)) {
            Some(slot) => desk.put(slot, Some(order)),
            None => notice.say("client-no-free-slot"),
        },
        Planning::Strike(slot) => desk.put(slot, None),
        Planning::Swap(a, b) => desk.swap(a, b),
        Planning::Answer(answer) => desk.answer(answer),
        Planning::Withdraw(answer) => desk.withdraw(&answer),
        Planning::Undo => desk.undo(),
        Planning::Redo => desk.redo(),
        Planning::ClearDraft => desk.clear(),
        // Other systems carry these out; see `carry_out`.
        Planning::Train(_) | Planning::Dismiss(_) | Planning::Repeat(_) | Planning::Seal => {}
    }
    hand.replan(book);
    if !hand.problems.iter().any(Problem::blocks) {
        notice.done(ANSWERS_WAIT);
    }
}
