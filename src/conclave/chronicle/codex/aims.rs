//! Public and secret objectives.

use super::{Entry, Family};
use crate::Teller;
use crate::rules::catalog::About;
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
        let named = def.goal.about().map(|about| match about {
            About::Work(id) => Family::Manuscript.id(id),
            About::Place(id) => Family::Place.id(id),
        });
        Entry::new(Family::Objective, &def.id, def.name.clone(), Family::Objective.icon(), text)
            .text(teller.objective_worth(def))
            .flavour(&def.flavour)
            .see(named)
            .see(["order/draw_objectives"])
    };
    teller.catalog.objectives.iter().map(entry).collect()
}
