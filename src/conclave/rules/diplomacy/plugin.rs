//! Registration of the diplomacy rules in the rulebook, and their Bevy plugin.

use super::{answers, claims, demand, emissary, insult, threats, vassalage, vendetta};
use crate::calendar::Step;
use crate::orders::OrderKind;
use crate::rulebook::{OrderRule, RulebookBuilder, StepRule};

/// Registers the diplomacy rules.
pub fn register(book: &mut RulebookBuilder) {
    book.order(OrderRule {
        kind: OrderKind::RankThreats,
        check: threats::check,
        perform: threats::perform,
        propose: threats::propose,
    });
    book.order(OrderRule {
        kind: OrderKind::Demand,
        check: demand::check,
        perform: demand::perform,
        propose: demand::propose,
    });
    book.order(OrderRule {
        kind: OrderKind::Insult,
        check: insult::check,
        perform: insult::perform,
        propose: insult::propose,
    });
    book.order(OrderRule {
        kind: OrderKind::SendEmissary,
        check: emissary::check,
        perform: emissary::perform,
        propose: emissary::propose,
    });
    book.order(OrderRule {
        kind: OrderKind::ClaimVendetta,
        check: claims::check_vendetta,
        perform: claims::perform_vendetta,
        propose: claims::propose_vendetta,
    });
    book.order(OrderRule {
        kind: OrderKind::ClaimBloodFeud,
        check: claims::check_feud,
        perform: claims::perform_feud,
        propose: claims::propose_feud,
    });
    book.order(OrderRule {
        kind: OrderKind::Petition,
        check: vassalage::check,
        perform: vassalage::perform,
        propose: vassalage::propose,
    });
    // After kept tribute is in the vaults, and before upkeep is paid from them.
    book.step(StepRule { step: Step::Dawn, rank: 25, id: "diplomacy.promises", run: demand::promise });
    book.step(StepRule { step: Step::ThreatLists, rank: 10, id: "diplomacy.threats", run: threats::rank_freely });
    book.step(StepRule { step: Step::Responses, rank: 20, id: "diplomacy.grievances", run: claims::answer_grievances });
    book.step(StepRule { step: Step::Responses, rank: 30, id: "diplomacy.answers", run: answers::settle });
    book.step(StepRule { step: Step::Vendettas, rank: 10, id: "diplomacy.judgement", run: vendetta::judge });
    book.step(StepRule { step: Step::Vendettas, rank: 20, id: "diplomacy.claims", run: claims::grant });
    book.step(StepRule { step: Step::Vendettas, rank: 30, id: "diplomacy.truces", run: answers::expire });
}

crate::plugin::subsystem_plugin!(
    /// Plugin that adds the diplomacy rules to an app.
    DiplomacyPlugin
);
