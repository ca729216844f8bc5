//! Counsel about what must be answered: problems that block the end of the turn, make an order void
//! or lose something, and about rights that end with the turn.

use super::{Advice, Weight};
use crate::conclave::arena;
use crate::conclave::diplomacy::{act_icon, affairs};
use crate::conclave::events;
use crate::conclave::forces::upkeep;
use crate::conclave::ministerium::ask;
use crate::conclave::ministerium::words::say;
use crate::conclave::rituals::sustain;
use crate::intent::{Ask, Errand, Intent, Looking, Sheet, Tab};
use crate::rules::diplomacy::Cause;
use crate::rules::orders::Problem;
use crate::sight::Sight;

/// Advice about problems that block the end of the turn, make an order void or lose something.
pub(super) fn urgent(sight: &Sight<'_>) -> Vec<Advice> {
    let teller = sight.teller();
    let mut advice: Vec<Advice> = sight
        .hand
        .problems
        .iter()
        .map(|problem| {
            let open = |tab| Looking::Open(Sheet::Ministerium(tab));
            let (key, icon, looking) = match problem {
                Problem::Order(..) => ("struck", "cross", open(Tab::Orders)),
                Problem::TributeWaits(_) => ("tribute", "seal", open(Tab::Tribute)),
                Problem::PromotionWaits(_) => ("promotion", "level", Looking::Answer(Ask::Promotion)),
                Problem::PraetorPromotionWaits(_) => ("promotion", "praetor", Looking::Answer(Ask::Promotion)),
                Problem::AffairWaits(from, kind) => ("affair", act_icon(*kind), Looking::Answer(Ask::Affair(*from))),
                Problem::VendettaOwed(against) => ("vendetta", "vendetta", Looking::Answer(Ask::Affair(*against))),
                Problem::EventsWait => ("events", "event", Looking::Answer(Ask::Events)),
                Problem::ObjectivesWait => ("objectives", "objective", Looking::Answer(Ask::Objectives)),
                Problem::PandemoniumWaits => ("pandemonium", "pandemonium", Looking::Answer(Ask::Pandemonium)),
            };
            let wishes = vec![Intent::Looking(looking)];
            Advice { key, words: teller.problem(problem), icon, weight: Weight::Urgent, wishes }
        })
        .collect();
    for (against, cause, words) in affairs::slipping(sight) {
        let (key, icon, weight) = match cause {
            Cause::Humiliated => ("humiliated", "skull", Weight::Urgent),
            // Nothing is lost but the right itself.
            Cause::DemandRefused | Cause::InsultRefused => ("grievance", "vendetta", Weight::News),
        };
        let wishes = vec![Intent::Looking(Looking::Answer(Ask::Affair(against)))];
        advice.push(Advice { key, words, icon, weight, wishes });
    }
    for (enemy, words) in arena::unnamed(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Arena(Errand::Against(enemy))))];
        advice.push(Advice { key: "single-combat", words, icon: "single-combat", weight: Weight::Urgent, wishes });
    }
    if let Some(words) = events::decrees::unheard(sight) {
        let wishes = vec![Intent::Looking(Looking::Answer(Ask::Decrees))];
        advice.push(Advice { key: "decree", words, icon: "event", weight: Weight::Urgent, wishes });
    }
    for words in upkeep::leaving(sight) {
        let wishes = vec![Intent::Looking(Looking::Answer(Ask::Upkeep))];
        advice.push(Advice { key: "upkeep", words, icon: "loyalty", weight: Weight::Urgent, wishes });
    }
    for words in sustain::ending(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)))];
        advice.push(Advice { key: "standing", words, icon: "ritual", weight: Weight::Urgent, wishes });
    }
    for (_, kept, keep) in ask::short_choices(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Tribute)))];
        advice.push(Advice {
            key: "short",
            words: say!(sight, "panel-seal-short", kept = kept, keep = keep),
            icon: "seal",
            weight: Weight::Urgent,
            wishes,
        });
    }
    advice
}
