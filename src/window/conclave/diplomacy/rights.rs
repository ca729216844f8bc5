//! The player's own rights to vendetta (manual 4.14.3, 4.14.4, 4.14.7), to be used this turn or
//! forgone.

use bevy_egui::egui::Ui;

use super::affairs::{choice, sheet};
use super::terms::composer;
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::Planning;
use crate::rules::diplomacy::{Cause, Grievance, Terms, mildest};
use crate::rules::ids::Seat;
use crate::rules::orders::{Answer, Problem};
use crate::sight::{Sight, Wishes};

/// Returns the draft's answer to a right to vendetta: `None` if there is none, `Some(None)` if the
/// right is forgone, or else the terms.
pub fn claimed(sight: &Sight<'_>, against: Seat) -> Option<Option<Terms>> {
    plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::Grievance { against: whom, claim } = answer else { return None };
        (*whom == against).then_some(*claim)
    })
}

/// Draws the sheet of a right: the terms, and the choice to use the right or forgo it.
pub fn of_right(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, right: &Grievance) {
    let against = right.against;
    let said = claimed(sight, against);
    let house = sight.teller().seat_name(against);
    let shame = sight.catalog().constants.diplomacy.humiliation_swallowed;
    let words = match right.cause {
        Cause::DemandRefused => say!(sight, "embassy-ask-refused", house = house.as_str()),
        Cause::InsultRefused => sight.teller().problem(&Problem::VendettaOwed(against)),
        Cause::Humiliated => say!(sight, "embassy-ask-humiliated", house = house.as_str(), n = shame),
    };
    sheet(ui, sight, against, &words, None, said.is_some(), |ui| {
        let at = this_turn(sight, "grievance").with(against);
        let wished: Option<Terms> = recall(ui.ctx(), at);
        let standing = said.flatten();
        let terms =
            standing.or(wished).unwrap_or_else(|| mildest(sight.catalog(), sight.table(), sight.seat(), against));
        let terms = composer(ui, sight, against, right.cause == Cause::Humiliated, terms);
        remember(ui.ctx(), at, Some(terms));
        let claim = Answer::Grievance { against, claim: Some(terms) };
        // If the claim is already in the draft, a change of the terms changes the draft.
        let changed = standing.is_some_and(|standing| standing != terms) && plan::closed(sight).is_none();
        let leads = say!(sight, "embassy-claim-leads");
        if choice(ui, sight, ("vendetta", "embassy-claim"), standing.is_some(), None, &leads) || changed {
            wishes.push(Planning::Answer(claim).into());
        }
        let leads = match right.cause {
            Cause::DemandRefused => say!(sight, "embassy-forgo-leads"),
            Cause::Humiliated => say!(sight, "embassy-forgo-humiliated", n = shame),
            // A house that has refused an insult must claim a vendetta.
            Cause::InsultRefused => return,
        };
        if choice(ui, sight, ("cross", "embassy-forgo"), said == Some(None), None, &leads) {
            wishes.push(Planning::Answer(Answer::Grievance { against, claim: None }).into());
        }
    });
}
