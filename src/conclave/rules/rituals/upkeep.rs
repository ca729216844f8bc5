//! Durational rituals: upkeep and end (manual 3.3, 4.11, 4.20), and spells that wear off.
//!
//! > "Any Rituals that are durational are evaluated for their effects and whether or not sufficient
//! > tribute has been paid for their continuance." [...] "no response means that the Ritual will
//! > NOT continue on the following turn"
//!
//! The price of a ritual covers the turn in which it is begun. Each later turn requires its upkeep
//! before the first order is carried out. A plan knows the answers of its own house, and leaves the
//! rituals of others unchanged.

use super::access::accessible;
use super::chamber::chamber;
use super::facts::{Lapse, RitualFact};
use super::order::{Hindrance, Target};
use super::state::{Spell, SpellKind, Standing};
use crate::catalog::Catalog;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CardId, Seat, StandingId};
use crate::orders::{Answer, Refusal};
use crate::resolve::Turn;
use crate::tribute::{PAYMENT_SLOTS, Purse, has_twins};

/// Returns the sustained rituals of a house, each with its upkeep.
#[must_use]
pub fn sustenance_due(catalog: &Catalog, game: &Game, seat: Seat) -> Vec<(Standing, Purse)> {
    let own = game.rituals().standing().iter().filter(|standing| standing.caster == seat);
    own.map(|standing| (standing.clone(), catalog.ritual(standing.ritual).upkeep.unwrap_or_default())).collect()
}

/// Errors if these cards cannot pay the upkeep of a ritual.
///
/// # Errors
///
/// Returns the reason.
pub fn sustained_by(
    catalog: &Catalog,
    game: &Game,
    seat: Seat,
    standing: StandingId,
    cards: &[CardId],
) -> Result<(), Refusal> {
    let due = sustenance_due(catalog, game, seat);
    let price = due.iter().find(|(known, _)| known.id == standing).map(|(_, price)| *price);
    let price = price.ok_or(Refusal::Ritual(Hindrance::TargetGone))?;
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    if cards.is_empty() || cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if worth.covers(&price) { Ok(()) } else { Err(Refusal::Unpaid { short: price.above(&worth) }) }
}

/// Frees the ritual slots of the previous turn and opens blocked ones.
pub(super) fn clear_chambers(turn: &mut Turn<'_>) {
    let rituals = turn.game().rituals();
    if rituals.spent != [0; Seat::MOST] || rituals.blocked != [0; Seat::MOST] {
        let rituals = &mut turn.game_mut().rituals;
        rituals.spent = [0; Seat::MOST];
        rituals.blocked = [0; Seat::MOST];
    }
}

/// Continues paid rituals and ends all others, oldest first.
pub(super) fn sustain(turn: &mut Turn<'_>) {
    let planner = turn.planner();
    for standing in turn.game().rituals().standing().to_vec() {
        let Standing { id, caster, ritual, .. } = standing;
        if planner.is_some_and(|planner| planner != caster) {
            continue;
        }
        if let Some(why) = broken(turn, &standing) {
            end(turn, &standing, why);
            continue;
        }
        let paid = turn.answers(caster).iter().find_map(|answer| {
            if let Answer::SustainRitual { standing, cards } = answer
                && *standing == id
            {
                Some(cards.clone())
            } else {
                None
            }
        });
        let paid = paid.filter(|cards| sustained_by(turn.catalog(), turn.game(), caster, id, cards).is_ok());
        match paid {
            Some(cards) => {
                turn.game_mut().treasury.spend(caster, &cards);
                turn.say(Fact::Ritual(RitualFact::Sustained { caster, ritual }));
            }
            None => end(turn, &standing, Lapse::Unpaid),
        }
    }
}

/// Returns the reason why a ritual cannot continue even if it is paid. If a chamber has too few
/// slots, the newest rituals end.
fn broken(turn: &Turn<'_>, standing: &Standing) -> Option<Lapse> {
    let (catalog, game) = (turn.catalog(), turn.game());
    if let Target::Copies { of, .. } = standing.target
        && game.forces().legion(of).is_none_or(|legion| legion.owner != standing.caster)
    {
        return Some(Lapse::TargetGone);
    }
    if let Err(why) = accessible(catalog, game, standing.caster, standing.ritual) {
        let banned = matches!(why, Hindrance::Forbidden { .. });
        return Some(if banned { Lapse::Forbidden } else { Lapse::NoAccess });
    }
    let chamber = chamber(catalog, game, standing.caster);
    let room = chamber.slots.total() - chamber.relics.len() as i32;
    let place = chamber.standing.iter().position(|(id, _)| *id == standing.id).unwrap_or(0);
    (place as i32 >= room).then_some(Lapse::NoSlot)
}

/// Ends a sustained ritual.
pub(super) fn end(turn: &mut Turn<'_>, standing: &Standing, why: Lapse) {
    let Standing { id, caster, ritual, .. } = *standing;
    let victim = if let Target::House(other) = standing.target { Some(other) } else { None };
    turn.game_mut().rituals.end(caster, id);
    turn.say(Fact::Ritual(RitualFact::Ended { caster: Some(caster), ritual, victim, why: Some(why) }));
}

/// Ends the rituals of an eliminated house, and those that others sustain against it (ruling R23).
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    for standing in turn.game().rituals().standing().to_vec() {
        if standing.caster == seat {
            end(turn, &standing, Lapse::Fallen);
        } else if standing.target == Target::House(seat) {
            end(turn, &standing, Lapse::TargetGone);
        }
    }
}

/// Ends spells after their last turn. A Juggernaut is followed by exhaustion.
pub(super) fn wear_off(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let gone = |game: &Game, spell: &Spell| game.forces().legion(spell.legion).is_none();
    let game = turn.game();
    if game.rituals().spells().iter().all(|spell| spell.until > now && !gone(game, spell)) {
        return;
    }
    let (_, exhaustion) = turn.catalog().constants.rituals.juggernaut;
    for spell in turn.game().rituals().spells().to_vec() {
        let lost = gone(turn.game(), &spell);
        if spell.until > now && !lost {
            continue;
        }
        let rituals = &mut turn.game_mut().rituals;
        rituals.spells.retain(|other| *other != spell);
        if lost {
            continue;
        }
        match spell.kind {
            SpellKind::Juggernaut(_) if exhaustion > 0 => {
                let until = now + u32::from(exhaustion);
                rituals.lay(Spell { legion: spell.legion, kind: SpellKind::Exhausted, until });
            }
            SpellKind::Juggernaut(_) | SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Exhausted => {}
        }
        turn.say(Fact::Ritual(RitualFact::WoreOff { legion: spell.legion, spell: spell.kind }));
    }
}
