//! The effects of rituals on legions, as the board and the panels show them.

use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, Seat};
use crate::rules::rituals::{Spell, SpellKind, hides, sees};

/// Returns the spells on a legion that still work.
pub fn spells_on(table: &Game, legion: LegionId) -> impl Iterator<Item = &Spell> {
    let turn = table.turn();
    table.rituals().spells().iter().filter(move |spell| spell.legion == legion && spell.until >= turn)
}

/// Returns the icon of a spell.
#[must_use]
pub const fn spell_icon(kind: SpellKind) -> &'static str {
    match kind {
        SpellKind::Weakened(..) => "down",
        SpellKind::Confused => "help",
        SpellKind::Juggernaut(_) => "up",
        SpellKind::Exhausted => "turn",
    }
}

/// Returns the rivals that, as far as this game tells, do not see a legion; none if its house does
/// not hide.
pub fn blind_to<'a>(table: &'a Game, legion: &'a Legion) -> impl Iterator<Item = Seat> + 'a {
    let others = table.seats().filter(|&seat| seat != legion.owner && table.conclave().eliminated(seat).is_none());
    others.filter(|&seat| hides(table, legion.owner) && !sees(table, seat, legion))
}

/// True if, as far as this game tells, no rival sees a legion.
#[must_use]
pub fn hidden(table: &Game, legion: &Legion) -> bool {
    let rivals = table.seats().filter(|&seat| seat != legion.owner && table.conclave().eliminated(seat).is_none());
    hides(table, legion.owner) && blind_to(table, legion).count() == rivals.count()
}
