//! The odds of the dice that spells roll.

use bevy_egui::egui::Ui;
use circles::rules::catalog::definitions::{CombatSpell, DaemonSpell, SpellEffect, Test, UnitSpell};
use circles::rules::ids::{Arcanum, DaemonKind, Direction};
use circles::rules::magic::Target;

use super::super::super::sight::Sight;
use super::super::odds;
use super::super::parts::{crowded, note};
use super::things::place;
use crate::look::bold;
use crate::shell::screens::say;

/// Returns the chance that a spell works at a target; `None` if nobody rolls.
pub(super) fn works(sight: &Sight<'_>, caster: DaemonKind, card: Arcanum, target: &Target) -> Option<f64> {
    let Target::Daemon(kind) = *target else { return None };
    let test = match &sight.catalog.spell_of(card).effect {
        SpellEffect::Daemon(DaemonSpell::Afflict { test, .. })
        | SpellEffect::Combat(CombatSpell::Challenge { test, .. }) => *test,
        SpellEffect::Daemon(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Units(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => Test::Sure,
    };
    let elusive = sight.game().elusive(sight.catalog, sight.seat(), kind);
    if test == Test::Sure && elusive.is_none() {
        return None;
    }
    let symbols = |kind: DaemonKind, talent| sight.catalog.daemon(kind).talent(talent);
    let escapes = match test {
        Test::Sure => 0.0,
        Test::Roll(talent) => odds::upto(symbols(kind, talent).into()),
        Test::Duel(talent) => odds::duel(symbols(kind, talent), symbols(caster, talent)),
    };
    let eludes = elusive.map_or(0.0, |upto| odds::upto(upto.into()));
    Some((1.0 - eludes) * (1.0 - escapes))
}

/// Draws the odds of the dice that a spell rolls.
pub(in super::super) fn chances(ui: &mut Ui, sight: &Sight<'_>, caster: DaemonKind, card: Arcanum, target: &Target) {
    if let Some(chance) = works(sight, caster, card, target) {
        ui.label(bold(say!(sight, "circles-ui-spell-works", chance = odds::percent(chance))));
        return;
    }
    match &sight.catalog.spell_of(card).effect {
        SpellEffect::Units(UnitSpell::Burn { upto }) => {
            let chance = odds::percent(odds::upto((*upto).into()));
            note(ui, say!(sight, "circles-ui-spell-burns", chance = chance));
            if let Some(place) = place(sight, target) {
                note(ui, crowded(sight, place));
            }
        }
        SpellEffect::Combat(CombatSpell::Panic { .. }) => {
            let Some(sectio) = sight.game().battle().map(|battle| battle.sectio) else { return };
            let open = |way: Direction| sight.game().refuge(sight.catalog, sectio, way, None).is_some();
            let chance = odds::percent(odds::die(|die| Direction::rolled(die).is_some_and(open)));
            note(ui, say!(sight, "circles-ui-spell-panics", chance = chance));
        }
        SpellEffect::Units(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Daemon(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => {}
    }
}
