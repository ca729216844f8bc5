//! Registration of the conclave's rules: in a rulebook, or in an app by a Bevy plugin.

use super::{pandemonium, prestige, regency, victory};
use crate::calendar::Step;
use crate::rulebook::{RulebookBuilder, StepRule};

/// Registers the conclave's rules.
pub fn register(book: &mut RulebookBuilder) {
    book.step(StepRule { step: Step::Responses, rank: 10, id: "conclave.pandemonium", run: pandemonium::answer });
    book.step(StepRule { step: Step::Prestige, rank: 10, id: "conclave.prestige", run: prestige::collect });
    book.step(StepRule { step: Step::Eliminations, rank: 10, id: "conclave.eliminations", run: victory::eliminate });
    book.step(StepRule { step: Step::Regency, rank: 10, id: "conclave.regency", run: regency::next_regent });
    book.step(StepRule { step: Step::Token, rank: 10, id: "conclave.token", run: victory::draw_token });
    book.step(StepRule { step: Step::Victory, rank: 10, id: "conclave.victory", run: victory::judge });
}

crate::plugin::subsystem_plugin!(
    /// Bevy plugin that registers the conclave's rules.
    ConclavePlugin
);
