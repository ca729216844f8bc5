//! What spells change, and how they end: the queries that battles, marches and drafts ask (manual appendix I).
//!
//! > "(Note: This exhaustion only affects a Legion's natural attributes, so bonus granted by Praetors, Artifacts, etc. will still
//! > produce their bonus.)"
//!
//! A spell lies on a legion, whoever that serves: one that changes hands takes its spells along. It works until the end of the
//! turn that it names. Weakenings add up; of several Juggernauts the strongest counts, and the first that ends exhausts.

use super::facts::RitualFact;
use super::hexes::{Harm, Hex};
use super::order::Target;
use super::state::{Lock, Rituals, Spell, SpellKind, Standing};
use crate::rules::archfiends::{Part, Tally};
use crate::rules::catalog::RitualEffect;
use crate::rules::facts::Fact;
use crate::rules::forces::Stat;
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, Seat};
use crate::rules::resolve::Turn;

/// The spells on a legion, oldest first.
pub fn spells_on(rituals: &Rituals, legion: LegionId) -> impl Iterator<Item = &Spell> {
    rituals.spells.iter().filter(move |spell| spell.legion == legion)
}

fn lies_on(game: &Game, legion: LegionId, kind: SpellKind) -> bool {
    spells_on(game.rituals(), legion).any(|spell| spell.kind == kind)
}

/// Whether a legion cannot move.
#[must_use]
pub fn confused(game: &Game, legion: LegionId) -> bool {
    lies_on(game, legion, SpellKind::Confused)
}

/// Whether a legion has no strength and no move points of its own.
#[must_use]
pub fn exhausted(game: &Game, legion: LegionId) -> bool {
    lies_on(game, legion, SpellKind::Exhausted)
}

/// Adds what spells do to one value of a legion, and gives back what is left of its natural part.
///
/// A Juggernaut raises nothing that is naturally nothing; no weakening takes more than is there.
pub fn bewitch(game: &Game, legion: LegionId, stat: Stat, natural: i16, tally: &mut Tally) -> i16 {
    let rituals = game.rituals();
    if rituals.spells.is_empty() {
        return natural;
    }
    let mut natural = natural;
    if exhausted(game, legion) {
        tally.add(Part::Spell(SpellKind::Exhausted), -i32::from(natural));
        natural = 0;
    }
    let strengths = spells_on(rituals, legion).filter_map(|spell| match spell.kind {
        SpellKind::Juggernaut(more) => Some(more),
        SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Exhausted => None,
    });
    if let Some(more) = strengths.max().filter(|_| natural > 0) {
        tally.add(Part::Spell(SpellKind::Juggernaut(more)), more.into());
    }
    for spell in spells_on(rituals, legion) {
        match spell.kind {
            SpellKind::Weakened(of, less) if of == stat => {
                tally.add(Part::Spell(spell.kind), -i32::from(less).min(tally.total().max(0)));
            }
            SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Juggernaut(_) | SpellKind::Exhausted => {}
        }
    }
    natural
}

/// How many order slots Planar Locks keep shut this turn: of several the strongest counts (manual appendix I).
#[must_use]
pub fn locked_slots(game: &Game, seat: Seat) -> u8 {
    let felt = game.rituals().locks.iter().filter(|lock| lock.on == seat && lock.since < game.turn());
    felt.map(|lock| lock.slots).max().unwrap_or(0)
}

/// Lays a spell on a legion for so many turns, this one among them.
pub(super) fn lay(turn: &mut Turn<'_>, legion: LegionId, kind: SpellKind, turns: u32) -> u32 {
    let until = turn.game().turn() + turns.max(1) - 1;
    turn.game_mut().rituals.spells.push(Spell { legion, kind, until });
    until
}

/// An Infernal Juggernaut (manual appendix I): strength for some turns. Exhaustion follows when they are over.
pub(in crate::rules::rituals) fn juggernaut(turn: &mut Turn<'_>, legion: LegionId, level: u8) {
    let (turns, _) = turn.catalog().constants.rituals.hostile.juggernaut;
    lay(turn, legion, SpellKind::Juggernaut(level), turns);
}

/// Lays a Planar Lock on a house. It is felt from the next turn on, and lasts as long as the ritual is kept up.
pub(super) fn lock(turn: &mut Turn<'_>, caster: Seat, on: Seat, slots: u8) {
    let since = turn.game().turn();
    turn.game_mut().rituals.locks.push(Lock { on, slots, since, caster: Some(caster) });
}

/// A durational ritual is kept up no more: a lock that hung on it springs open. Call it whenever one ends.
pub(in crate::rules::rituals) fn lifted(turn: &mut Turn<'_>, standing: &Standing) {
    let Target::House(on) = standing.target else { return };
    if turn.catalog().ritual(standing.ritual).effect != RitualEffect::PlanarLock {
        return;
    }
    let locks = &mut turn.game_mut().rituals.locks;
    if let Some(at) = locks.iter().position(|lock| (lock.caster, lock.on) == (Some(standing.caster), on)) {
        locks.remove(at);
    }
}

/// Spells whose last turn this was are over; who was a Juggernaut is exhausted. Legions that are gone need none.
pub(in crate::rules::rituals) fn wear_off(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let (_, tired) = turn.catalog().constants.rituals.hostile.juggernaut;
    for spell in std::mem::take(&mut turn.game_mut().rituals.spells) {
        let Some(legion) = turn.game().forces().legion(spell.legion) else { continue };
        if spell.until > now {
            turn.game_mut().rituals.spells.push(spell);
            continue;
        }
        let (victim, muster) = (Some(legion.owner), legion.muster);
        match spell.kind {
            SpellKind::Juggernaut(_) => {
                let exhausted = Spell { legion: spell.legion, kind: SpellKind::Exhausted, until: now + tired };
                turn.game_mut().rituals.spells.push(exhausted);
            }
            SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Exhausted => {}
        }
        let harm = Harm::WornOff { legion: spell.legion, muster, spell: spell.kind };
        turn.say(Fact::Ritual(RitualFact::Hex(Hex { caster: None, blamed: None, victim, harm })));
    }
}
