//! Training and dismissal from the sheet of a unit (manual 4.4, 4.6, 4.19).
//!
//! > "You can also click a Legion's icon then select the appropriate order from its corresponding
//! > pop-up window."
//!
//! The march of a legion is chosen on the board. Buttons put an order into the first free slot. The
//! keys do the same through [`train_by_key`] and [`dismiss_by_key`].

use bevy_egui::egui::{Label, Ui};

use super::unit_sheet::dismiss;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Trial};
use crate::intent::{Intent, Ledger, Looking, Mustering, Planning, Sheet, Tab};
use crate::look::palette::VERDIGRIS;
use crate::look::{Line, explain, icon_button, icon_text_button, why_not};
use crate::rules::catalog::Mark;
use crate::rules::forces::{ForcesOrder, Legion};
use crate::rules::ids::{LegionId, SlotNo};
use crate::rules::manuscripts::{ManuscriptOrder, Pupil, progress};
use crate::rules::orders::{Order, OrderKind};
use crate::sight::{Sight, Wishes};

/// Draws training and dismissal of the player's own legion, each with the reason if it is
/// impossible. `dismissal` is the text of the dismissal button.
pub fn of_legion(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion, dismissal: &str) {
    let trial = Trial::new(sight, None);
    training(ui, sight, wishes, Pupil::Legion(legion.id), &trial);
    let leaves =
        |order: &Order| matches!(order, Order::Forces(ForcesOrder::Dismiss { legion: other }) if *other == legion.id);
    match plan::standing(sight, leaves) {
        Some((slot, order)) => standing(ui, sight, wishes, slot, order),
        None => drop(ui.horizontal_wrapped(|ui| dismiss(ui, sight, wishes, legion, dismissal, &trial))),
    }
}

/// Draws a button for each manuscript that can train this legion or praetor now, or one that
/// explains why none can.
pub fn training(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, pupil: Pupil, trial: &Trial<'_>) {
    let learns = |order: &Order| matches!(order, Order::Manuscript(ManuscriptOrder::Train { pupil: other, .. }) if *other == pupil);
    let planned = plan::standing(sight, learns);
    if let Some((slot, order)) = planned {
        standing(ui, sight, wishes, slot, order);
    }
    let lessons = lessons(trial, pupil);
    ui.horizontal_wrapped(|ui| {
        for order in &lessons {
            lesson(ui, sight, wishes, order);
        }
        if lessons.is_empty() && planned.is_none() {
            let kind = OrderKind::Train;
            let words = sight.teller().order_kind(kind);
            let button = ui.add_enabled(false, icon_text_button(sight.look, kind.icon(), &words));
            why_not(button, sight, &words, &obstacles(sight, pupil, trial));
        }
    });
}

/// Draws the button that orders one training.
fn lesson(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, order: &Order) {
    let Order::Manuscript(ManuscriptOrder::Train { manuscript, .. }) = order else { return };
    let teller = sight.teller();
    let effect = &sight.catalog().manuscript(*manuscript).effect;
    let words = say!(sight, "panel-train-from", manuscript = teller.manuscript_name(*manuscript));
    let button = ui.add(icon_text_button(sight.look, order.kind().icon(), &words).wrap());
    if button.clicked() {
        wishes.push(Planning::Put(None, order.clone()).into());
    }
    explain(button, sight, &words, || {
        let mut lines = vec![Line::Text(teller.teaching(effect))];
        lines.extend(teller.teaching_details(effect).into_iter().map(Line::Text));
        lines.push(Line::Text(say!(sight, "order-train-text")));
        lines
    });
}

/// Draws an order of the draft that concerns this unit, with the button that removes it.
fn standing(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo, order: &Order) {
    ui.horizontal(|ui| {
        let words = say!(sight, "panel-slot-strike", n = slot.number());
        if icon_button(ui, sight.look, "undo", &words).clicked() {
            wishes.push(Planning::Strike(slot).into());
        }
        ui.add(sight.look.image("check", 18.0, VERDIGRIS));
        let order = sight.teller().order(order);
        ui.add(Label::new(say!(sight, "panel-slot-label", n = slot.number(), order = order)).wrap());
    });
}

/// Returns the trainings of this pupil that are possible now, one for each manuscript.
fn lessons(trial: &Trial<'_>, pupil: Pupil) -> Vec<Order> {
    let mut orders = trial.offers(OrderKind::Train);
    orders.retain(
        |order| matches!(order, Order::Manuscript(ManuscriptOrder::Train { pupil: other, .. }) if *other == pupil),
    );
    orders
}

/// Returns the reasons why no manuscript can train this pupil, in sentences.
fn obstacles(sight: &Sight<'_>, pupil: Pupil, trial: &Trial<'_>) -> Vec<String> {
    if let Trial::Closed(reason) = trial {
        return vec![reason.clone()];
    }
    let (mark, none) = match pupil {
        Pupil::Legion(_) => (Mark::Legion, "panel-train-no-legion-script"),
        Pupil::Praetor(_) => (Mark::Praetor, "panel-train-no-praetor-script"),
    };
    let mut reasons: Vec<String> = Vec::new();
    for set in progress(sight.catalog(), sight.table(), sight.seat()) {
        if sight.catalog().manuscript(set.manuscript).mark() == mark {
            let order = Order::Manuscript(ManuscriptOrder::Train { manuscript: set.manuscript, pupil });
            reasons.extend(trial.why_not(sight, &order).filter(|reason| !reasons.contains(reason)));
        }
    }
    if reasons.is_empty() {
        reasons.push(sight.text.say(none));
    }
    reasons
}

/// Returns the intents of the key that trains a legion: the order if one manuscript fits, or the
/// list of manuscripts if several do.
///
/// # Errors
/// Returns the reasons why no manuscript can train it, in one paragraph.
pub fn train_by_key(sight: &Sight<'_>, legion: LegionId) -> Result<Vec<Intent>, String> {
    let (trial, pupil) = (Trial::new(sight, None), Pupil::Legion(legion));
    match lessons(&trial, pupil).as_slice() {
        [] => Err(obstacles(sight, pupil, &trial).join(" ")),
        [order] => Ok(vec![Intent::Planning(Planning::Put(None, order.clone()))]),
        _ => Ok(vec![
            Intent::Mustering(Mustering::ShowLedger(Ledger::Manuscripts)),
            Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Forces))),
        ]),
    }
}

/// Returns the intents of the key that dismisses a legion. The order can be removed until the turn
/// is sealed.
///
/// # Errors
/// Returns the reason why the legion cannot be dismissed.
pub fn dismiss_by_key(sight: &Sight<'_>, legion: LegionId) -> Result<Vec<Intent>, String> {
    let order = Order::Forces(ForcesOrder::Dismiss { legion });
    match plan::why_not(sight, None, &order) {
        Some(reason) => Err(reason),
        None => Ok(vec![Intent::Planning(Planning::Put(None, order))]),
    }
}
