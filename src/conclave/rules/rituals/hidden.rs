//! What is not where it seems: hidden legions and legions that are not there (manual appendix I).
//!
//! > "All friendly Legions are hidden from view unless they are adjacent to an enemy."
//!
//! > "Select a Legion you control then place a duplicate, dummy icon on a Canton you control."
//!
//! The game itself knows hidden legions like any others and no dummies at all: they are put into the views of those that they
//! deceive, so that a mind is deceived by exactly what deceives a person. A hidden legion is seen by every house that has a legion
//! or a garrison beside it, and by the seers that have spotted its house. What is attached to a legion is not copied.

use super::facts::RitualFact;
use super::state::Dummy;
use crate::attachments::Attachments;
use crate::catalog::RitualEffect;
use crate::facts::Fact;
use crate::forces::{Forces, Gained, Legion};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;

/// Whether a house hides its legions.
#[must_use]
pub fn hides(game: &Game, seat: Seat) -> bool {
    game.rituals().kept_up(seat, RitualEffect::StrategicDeception).is_some()
}

/// Whether a house would see another's legion in a canton.
pub(super) fn sees_at(game: &Game, viewer: Seat, owner: Seat, canton: CantonId) -> bool {
    if viewer == owner || !hides(game, owner) || game.rituals().spots(viewer, owner) {
        return true;
    }
    let beside = |at: CantonId| at == canton || game.realm().grid().adjacent(at, canton);
    game.forces().legions_of(viewer).any(|legion| beside(legion.canton))
        || game.forces().places_of(viewer).any(|place| beside(place.canton))
}

/// Whether a house sees a legion.
#[must_use]
pub fn sees(game: &Game, viewer: Seat, legion: &Legion) -> bool {
    sees_at(game, viewer, legion.owner, legion.canton)
}

/// Whether others' views need more than each slice's own.
pub(crate) fn deceives(game: &Game) -> bool {
    !game.rituals().dummies().is_empty() || game.seats().any(|seat| hides(game, seat))
}

/// Takes hidden legions out of a view of the forces, and what is attached to them out of one of the attachments; puts dummies in.
pub(crate) fn disguise(game: &Game, viewer: Seat, forces: &mut Forces, attachments: &mut Attachments) {
    forces.retain_legions(|legion| sees(game, viewer, legion));
    let gone = |unit: Foe| match unit {
        Foe::Legion(id) => forces.legion(id).is_none(),
        Foe::Place(_) => false,
    };
    attachments.forget_units(gone);
    for dummy in game.rituals().dummies().iter().filter(|dummy| dummy.owner() != viewer) {
        if let Some(copy) = game.forces().legion(dummy.of).map(|legion| copied(dummy, legion))
            && sees(game, viewer, &copy)
        {
            forces.restore(copy);
        }
    }
}

/// What a dummy looks like to those whom it deceives: its legion, as anybody sees it.
fn copied(dummy: &Dummy, legion: &Legion) -> Legion {
    Legion {
        id: dummy.id,
        canton: dummy.canton,
        owner: dummy.owner(),
        marched: 0,
        renown: 1,
        paid: 0,
        gained: legion.gained,
        trained: Gained::default(),
        ..*legion
    }
}

/// Dummies that are met dissolve: where any legion now stands, where the land has another owner, and where nothing keeps them up
/// or nothing is left to be copied.
pub(crate) fn settle(turn: &mut Turn<'_>) {
    if turn.game().rituals().dummies().is_empty() {
        return;
    }
    let game = turn.game();
    let stands = |dummy: &Dummy| {
        let (owner, id) = dummy.standing;
        game.rituals().standing().iter().any(|standing| standing.caster == owner && standing.id == id)
            && game.forces().legion(dummy.of).is_some_and(|legion| legion.owner == owner)
            && game.forces().vacant(dummy.canton)
            && game.realm().owner(dummy.canton) == Some(owner)
    };
    let met: Vec<Dummy> = game.rituals().dummies().iter().filter(|dummy| !stands(dummy)).copied().collect();
    for dummy in met {
        dissolve(turn, dummy);
    }
}

/// A dummy is seen through, and everybody who saw it sees it go.
pub(crate) fn dissolve(turn: &mut Turn<'_>, dummy: Dummy) {
    turn.game_mut().rituals.dummies.retain(|other| other.id != dummy.id);
    let Dummy { id, canton, .. } = dummy;
    turn.say(Fact::Ritual(RitualFact::Dissolved { owner: dummy.owner(), legion: id, canton }));
}

/// The dummy that rivals know by this name.
#[must_use]
pub fn dummy(game: &Game, id: LegionId) -> Option<Dummy> {
    game.rituals().dummies().iter().find(|dummy| dummy.id == id).copied()
}

/// Whether a house reads the combat cards of others' legions (manual appendix I, Infernal Eye).
pub(crate) fn eyes(game: &Game, seat: Seat) -> bool {
    game.rituals().kept_up(seat, RitualEffect::InfernalEye).is_some()
}
