//! The two doors of the realm.

use super::borders::{Award, arbitrate};
use crate::rules::calendar::Step;
use crate::rules::diplomacy::{Deed, record_deed};
use crate::rules::facts::Fact;
use crate::rules::resolve::Turn;
use crate::rules::rulebook::{RulebookBuilder, StepRule};

/// Registers the realm's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Borders, rank: 10, id: "realm.borders", run: borders });
}

fn borders(turn: &mut Turn<'_>) {
    for Award { canton, to, from } in arbitrate(turn.game()) {
        turn.game_mut().realm.award(canton, Some(to));
        record_deed(turn, to, from, Deed::Canton);
        turn.say(Fact::BorderMoved { canton, to, from });
    }
}

crate::rules::plugin::subsystem_plugin!(
    /// The realm in an app.
    RealmPlugin
);
