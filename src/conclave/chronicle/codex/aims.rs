//! Public and secret objectives.

use super::{Entry, Family};
use crate::Teller;
use crate::rules::catalog::Goal;
use crate::rules::objectives::Sin;

pub(super) fn sins(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |sin: Sin| {
        let seen = if sin.open() { "codex-sin-open" } else { "codex-sin-hidden" };
        let of = teller.catalog.archfiends.iter().filter(|def| def.objective == sin);
        let of: Vec<String> = of.map(|def| Family::Archfiend.id(&def.id)).collect();
        Entry::new(Family::Sin, sin.key(), teller.sin(sin), Family::Sin.icon(), teller.sin_text(sin))
            .text(teller.sin_worth(sin))
            .text(teller.say(seen))
            .see(of)
    };
    Sin::ALL.into_iter().map(entry).collect()
}

pub(super) fn objectives(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |def: &crate::rules::catalog::ObjectiveDef| {
        let text = teller.goal(&def.goal);
        let named = match &def.goal {
            Goal::Assemble(id) => Some(Family::Manuscript.id(id)),
            Goal::HoldPlace(id) => Some(Family::Place.id(id)),
            Goal::HoldPlaces(_)
            | Goal::HoldTreasures(_)
            | Goal::OwnPraetors(_)
            | Goal::PraetorOfLevel(_)
            | Goal::BeatChampion
            | Goal::ReigningChampion
            | Goal::WinVendettas(_)
            | Goal::WinSingleCombat
            | Goal::BeginBloodFeud
            | Goal::EliminateRival
            | Goal::MostCantons
            | Goal::HoldCantons(_)
            | Goal::NeverLosePlace
            | Goal::DestroyLegions(_)
            | Goal::LegionOfLevel(_)
            | Goal::AttributeOfLevel(_)
            | Goal::StealCards(_)
            | Goal::HoldCards(_)
            | Goal::DemandsConceded(_)
            | Goal::InsultsSwallowed(_)
            | Goal::LordOfVassal
            | Goal::NeverConcede => None,
        };
        Entry::new(Family::Objective, &def.id, def.name.clone(), Family::Objective.icon(), text)
            .text(teller.objective_worth(def))
            .flavour(&def.flavour)
            .see(named)
            .see(["order/draw_objectives"])
    };
    teller.catalog.objectives.iter().map(entry).collect()
}
