//! Events that affect legions and praetors: Capricious Wrath, Infernal Perfidy and Cabal, Infernal
//! Promotion, In Dreadful Deeds Fearless, General Amnesty and Amnesty Manipulation (manual appendix
//! K).

use super::{Play, concerned, standing};
use crate::attachments::{Fall, Praetor, Treasure};
use crate::catalog::{Catalog, DecorationDef, Wearer};
use crate::combat;
use crate::events::{ArmsFact, EventAim, EventFact};
use crate::facts::Fact;
use crate::forces::{self, Muster, decorate};
use crate::game::Game;
use crate::ids::{LegionId, PraetorKind, Seat};
use crate::resolve::Turn;

/// The legions of a house except personal guards.
fn hirelings(game: &Game, seat: Seat) -> Vec<LegionId> {
    let hired = game.forces().legions_of(seat).filter(|legion| match legion.muster {
        Muster::Hired(_) => true,
        Muster::Guard(_) => false,
    });
    hired.map(|legion| legion.id).collect()
}

/// "Destroy a random player's (including your own) Legion on the board", or a random one of an
/// enemy. Personal guards are exempt.
pub(crate) fn capricious_wrath(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let game = turn.game();
    let houses: Vec<Seat> =
        concerned(game, play).into_iter().filter(|&seat| !hirelings(game, seat).is_empty()).collect();
    let victim = rolls.pick(&houses).and_then(|&seat| rolls.pick(&hirelings(game, seat)).copied());
    let Some(legion) = victim.and_then(|id| game.forces().legion(id)).copied() else { return false };
    combat::destroy(turn, legion.id, legion.canton, None, None);
    true
}

/// "Force all Legions to make a loyalty check of seven or better", or those of an opponent. "If a
/// Legion fails, it and all of its attachments are banished to the Abyss." Personal guards are
/// exempt.
pub(crate) fn loyalty_check(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let needs = i32::from(turn.catalog().constants.events.loyalty);
    let houses = concerned(turn.game(), play);
    let legions: Vec<LegionId> = turn.game().forces().legions().iter().map(|legion| legion.id).collect();
    let mut worked = false;
    for id in legions {
        let Some(legion) = turn.game().forces().legion(id).copied() else { continue };
        if !houses.contains(&legion.owner) {
            continue;
        }
        let Some(loyalty) = forces::loyalty(turn.catalog(), turn.game(), &legion) else { continue };
        let came_to = rolls.d6() + loyalty.total();
        if came_to < needs {
            let (muster, owner, canton) = (legion.muster, legion.owner, legion.canton);
            turn.say(Fact::Event(EventFact::Arms(ArmsFact::Faithless { legion: id, muster, owner, canton, came_to })));
            combat::remove(turn, id, canton, Fall::Banished);
            worked = true;
        }
    }
    worked
}

/// A decoration by its id, with its index in the catalog.
fn decoration<'a>(catalog: &'a Catalog, id: &str, wearer: Wearer) -> Option<(u8, &'a DecorationDef)> {
    let at = catalog.decorations.iter().position(|def| def.id == id && def.wearer == wearer)?;
    Some((at as u8, &catalog.decorations[at]))
}

/// "Gain a super promotion for a Legion you own." No effect while a legion wears the Black Ring,
/// because there is only one (manual appendix F).
pub(crate) fn promotion(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let catalog = turn.catalog();
    let found = decoration(catalog, &catalog.constants.events.promotion, Wearer::Legion);
    let (EventAim::Legion(id), Some((at, def))) = (play.aim, found) else { return false };
    if def.no_upkeep && forces::ring_worn(turn.game()) {
        return false;
    }
    let Some(legion) = turn.game_mut().forces.legion_mut(id) else { return false };
    decorate(def, legion, &mut rolls);
    let (seat, muster) = (legion.owner, legion.muster);
    turn.say(Fact::Event(EventFact::Arms(ArmsFact::LegionDecorated { seat, legion: id, muster, decoration: at })));
    true
}

/// "Gain a super promotion for a Praetor you own."
pub(crate) fn dreadful_deeds(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let catalog = turn.catalog();
    let found = decoration(catalog, &catalog.constants.events.deeds, Wearer::Praetor);
    let (EventAim::Praetor(kind), Some((at, def))) = (play.aim, found) else { return false };
    let Some(praetor) = turn.game_mut().attachments.praetor_mut(kind) else { return false };
    praetor.decorate(def, &mut rolls);
    turn.say(Fact::Event(EventFact::Arms(ArmsFact::PraetorDecorated { seat: play.by, praetor: kind, decoration: at })));
    true
}

/// "Announce a general amnesty, returning one Praetor from the Abyss to each player who has lost
/// one", or only the praetor that the player of the card names. It returns without the skills it
/// had learned. A sacrificed praetor never comes back.
pub(crate) fn amnesty(turn: &mut Turn<'_>, play: &Play) -> bool {
    if let EventAim::Praetor(kind) = play.aim {
        let lost = turn.game().attachments().banished(play.by).any(|other| other == kind);
        if lost {
            pardon(turn, play.by, kind);
        }
        return lost;
    }
    let mut rolls = play.open(turn);
    let mut worked = false;
    for seat in standing(turn.game()) {
        let lost: Vec<PraetorKind> = turn.game().attachments().banished(seat).collect();
        if let Some(&kind) = rolls.pick(&lost) {
            pardon(turn, seat, kind);
            worked = true;
        }
    }
    worked
}

fn pardon(turn: &mut Turn<'_>, seat: Seat, kind: PraetorKind) {
    let praetor = Praetor::fresh(turn.catalog(), kind);
    let attachments = &mut turn.game_mut().attachments;
    attachments.pardon(kind);
    attachments.grant(Treasure::Praetor(kind), seat, Some(praetor));
    turn.say(Fact::Event(EventFact::Arms(ArmsFact::Returned { seat, praetor: kind })));
}
