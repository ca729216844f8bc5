//! Registration of the realm's rules in the rulebook, and their Bevy plugin.

use super::borders::{Award, arbitrate};
use super::facts::RealmFact;
use crate::calendar::Step;
use crate::diplomacy::{Deed, record_deed};
use crate::facts::Fact;
use crate::resolve::Turn;
use crate::rulebook::{RulebookBuilder, StepRule};

/// Registers the realm's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Borders, rank: 10, id: "realm.borders", run: borders });
}

fn borders(turn: &mut Turn<'_>) {
    for Award { canton, to, from } in arbitrate(turn.game()) {
        turn.game_mut().realm.award(canton, Some(to));
        record_deed(turn, to, from, Deed::Canton);
        turn.say(Fact::Realm(RealmFact::BorderMoved { canton, to, from }));
    }
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the realm's rules to an app.
    RealmPlugin
);
