//! Hidden legions and dummy legions (manual appendix I).
//!
//! > "All friendly Legions are hidden from view unless they are adjacent to an enemy."
//!
//! > "Select a Legion you control then place a duplicate, dummy icon on a Canton you control."
//!
//! The game itself stores hidden legions like all others, and no legions for dummies. Dummies are
//! added to the views of the deceived houses, so that minds and players are deceived alike. A
//! hidden legion is visible to every house with a legion or a garrison next to it, and to seers
//! that have spotted its house. Attachments of a legion are not copied.

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

/// True if a house hides its legions.
#[must_use]
pub fn hides(game: &Game, seat: Seat) -> bool {
    game.rituals().kept_up(seat, RitualEffect::StrategicDeception).is_some()
}

/// True if a house would see a legion of another house in a canton.
pub(super) fn sees_at(game: &Game, viewer: Seat, owner: Seat, canton: CantonId) -> bool {
    if viewer == owner || !hides(game, owner) || game.rituals().spots(viewer, owner) {
        return true;
    }
    let beside = |at: CantonId| at == canton || game.realm().grid().adjacent(at, canton);
    game.forces().legions_of(viewer).any(|legion| beside(legion.canton))
        || game.forces().places_of(viewer).any(|place| beside(place.canton))
}

/// True if a house sees a legion.
#[must_use]
pub fn sees(game: &Game, viewer: Seat, legion: &Legion) -> bool {
    sees_at(game, viewer, legion.owner, legion.canton)
}

/// True if any house hides legions or has dummies, so that views must be changed.
pub(crate) fn deceives(game: &Game) -> bool {
    !game.rituals().dummies().is_empty() || game.seats().any(|seat| hides(game, seat))
}

/// Removes hidden legions and their attachments from a view, and adds dummies.
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

/// Returns the appearance of a dummy: the copied legion with its public values.
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

/// Dissolves dummies that cannot remain: if a unit stands in their canton, the canton has another
/// owner, the ritual has ended, or the copied legion is gone.
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

/// Dissolves a dummy. Every house that saw it is told.
pub(crate) fn dissolve(turn: &mut Turn<'_>, dummy: Dummy) {
    turn.game_mut().rituals.dummies.retain(|other| other.id != dummy.id);
    let Dummy { id, canton, .. } = dummy;
    turn.say(Fact::Ritual(RitualFact::Dissolved { owner: dummy.owner(), legion: id, canton }));
}

/// Returns the dummy with this legion id.
#[must_use]
pub fn dummy(game: &Game, id: LegionId) -> Option<Dummy> {
    game.rituals().dummies().iter().find(|dummy| dummy.id == id).copied()
}

/// True if a house can read the combat cards of other houses' legions (manual appendix I, Infernal
/// Eye).
pub(crate) fn eyes(game: &Game, seat: Seat) -> bool {
    game.rituals().kept_up(seat, RitualEffect::InfernalEye).is_some()
}
