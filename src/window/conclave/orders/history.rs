//! The changes of the draft by name: what undo takes back, what redo makes again, and the list of
//! all of them in this turn.
//!
//! A change has no name of its own. It is named by comparing the drafts before and after it.

use bevy_egui::egui::{CollapsingHeader, Ui, vec2};

use super::plan;
use crate::conclave::ministerium::words::say;
use crate::intent::Planning;
use crate::look::icon_text_button;
use crate::look::tips::Hint;
use crate::rules::ids::SlotNo;
use crate::rules::orders::Draft;
use crate::sight::{Sight, Wishes};

/// Returns the name of the change that undo takes back.
pub fn last(sight: &Sight<'_>) -> Option<String> {
    let before = sight.hand.desk.past().last()?;
    Some(named(sight, before, plan::draft(sight)))
}

/// Returns the name of the change that redo makes again.
pub fn next(sight: &Sight<'_>) -> Option<String> {
    let after = sight.hand.desk.future().next()?;
    Some(named(sight, plan::draft(sight), after))
}

/// Returns the name of the change from one draft to another.
fn named(sight: &Sight<'_>, from: &Draft, to: &Draft) -> String {
    let of = |draft: &Draft| draft.orders() + draft.answers.len();
    if of(to) == 0 && of(from) > 1 {
        return say!(sight, "panel-clear");
    }
    let differs = |slot: &SlotNo| from.slots[slot.index()] != to.slots[slot.index()];
    let changed: Vec<SlotNo> = SlotNo::ALL.into_iter().filter(differs).collect();
    match changed.as_slice() {
        [] => answered(sight, from, to),
        [slot] => moved(sight, *slot, from, to),
        [a, b] if from.slots[a.index()] == to.slots[b.index()] && from.slots[b.index()] == to.slots[a.index()] => {
            say!(sight, "change-swapped", a = a.number(), b = b.number())
        }
        _ => say!(sight, "change-many", n = changed.len()),
    }
}

/// Returns the name of a change in one slot.
fn moved(sight: &Sight<'_>, slot: SlotNo, from: &Draft, to: &Draft) -> String {
    let of = |draft: &Draft| draft.slots[slot.index()].as_ref().map(|order| sight.teller().order(order));
    let n = slot.number();
    match (of(from), of(to)) {
        (Some(_), Some(order)) => say!(sight, "change-replaced", n = n, order = order),
        (None, Some(order)) => say!(sight, "change-put", n = n, order = order),
        (Some(order), None) => say!(sight, "change-struck", n = n, order = order),
        (None, None) => say!(sight, "change-many", n = 0),
    }
}

/// Returns the name of a change of the answers.
fn answered(sight: &Sight<'_>, from: &Draft, to: &Draft) -> String {
    let teller = sight.teller();
    let given = to.answers.iter().find(|answer| !from.answers.contains(answer));
    let withdrawn = from.answers.iter().find(|answer| !to.answers.contains(answer));
    match (given, withdrawn) {
        (Some(answer), _) => say!(sight, "change-answered", answer = teller.answer(answer)),
        (None, Some(answer)) => say!(sight, "change-withdrawn", answer = teller.answer(answer)),
        (None, None) => say!(sight, "change-many", n = 0),
    }
}

/// Draws the list of this turn's changes, oldest first. A click takes back a change and all after
/// it, or makes an undone one again with all before it.
pub fn list(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (past, now) = (sight.hand.desk.past(), plan::draft(sight));
    let undone: Vec<&Draft> = sight.hand.desk.future().collect();
    if past.is_empty() && undone.is_empty() {
        return;
    }
    let heading = say!(sight, "change-list", n = past.len());
    CollapsingHeader::new(heading).id_salt("changes").default_open(false).show(ui, |ui| {
        let made: Vec<&Draft> = past.iter().chain([now]).collect();
        for (at, pair) in made.windows(2).enumerate() {
            let [from, to] = pair else { continue };
            let words = named(sight, from, to);
            if row(ui, sight, ("undo", "change-back"), &words) {
                wishes.extend((at..past.len()).map(|_| Planning::Undo.into()));
            }
        }
        let again: Vec<&Draft> = std::iter::once(now).chain(undone).collect();
        for (at, pair) in again.windows(2).enumerate() {
            let [from, to] = pair else { continue };
            let words = named(sight, from, to);
            if row(ui, sight, ("redo", "change-again"), &words) {
                wishes.extend((0..=at).map(|_| Planning::Redo.into()));
            }
        }
    });
}

/// Draws a change. Returns true if it is clicked.
fn row(ui: &mut Ui, sight: &Sight<'_>, (icon, tip): (&str, &str), words: &str) -> bool {
    let size = vec2(0.0, sight.look.target());
    let button = icon_text_button(sight.look, icon, words).wrap().min_size(size);
    plan::button(ui, sight, button).hint(sight.text.say(tip)).clicked()
}
