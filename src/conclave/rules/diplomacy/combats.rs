//! Vendettas by single combat (manual 4.14.5, 4.17).
//!
//! > "Each player must submit a Praetor within two turns [...] else this player will concede the
//! > wager and lose Prestige to his opponent."
//!
//! A house names a praetor and its plan by an answer, and may change both until the fight. The
//! fight takes place at the step of answers, once both houses have named a praetor. The arena's
//! rules decide it.

use super::facts::DiplomacyFact;
use super::state::{Appointment, SingleCombat};
use super::vendetta::won_against;
use crate::arena::{self, Challenger, Duelist, Verdict};
use crate::attachments::Treasure;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{PraetorKind, Seat};
use crate::orders::Answer;
use crate::resolve::Turn;

/// Records the named praetors, then holds each fight for which both houses have named one. A house
/// that has named none by the time limit forfeits.
///
/// A plan neither knows the other's praetor nor decides a fight.
pub(super) fn answer(turn: &mut Turn<'_>) {
    if turn.previewing() {
        return;
    }
    name_praetors(turn);
    let now = turn.game().turn();
    let mut combats = std::mem::take(&mut turn.game_mut().diplomacy.combats);
    let mut waiting = Vec::with_capacity(combats.len());
    for combat in combats.drain(..) {
        match (&combat.named.0, &combat.named.1) {
            (Some(own), Some(other)) => {
                let (own, other) = (own.clone(), other.clone());
                decide(turn, &combat, &own, &other);
            }
            (None, _) | (_, None) if now < combat.until => waiting.push(combat),
            (None, _) => forfeit(turn, &combat, true),
            (Some(_), None) => forfeit(turn, &combat, false),
        }
    }
    // A fight may have added combats. The waiting ones keep their order before them.
    waiting.append(&mut turn.game_mut().diplomacy.combats);
    turn.game_mut().diplomacy.combats = waiting;
}

/// True if a house can send this praetor: it owns the praetor and has not named it for another
/// fight.
#[must_use]
pub fn may_send(game: &Game, seat: Seat, rival: Seat, praetor: PraetorKind) -> bool {
    let owned = game.attachments().find(Treasure::Praetor(praetor)).is_some_and(|held| held.owner == seat);
    let elsewhere = game.diplomacy().combats.iter().any(|combat| {
        let named = |side: Seat, other: Seat, name: &Option<Appointment>| {
            side == seat && other != rival && name.as_ref().is_some_and(|name| name.praetor == praetor)
        };
        named(combat.claimant, combat.target, &combat.named.0) || named(combat.target, combat.claimant, &combat.named.1)
    });
    owned && !elsewhere
}

fn name_praetors(turn: &mut Turn<'_>) {
    for at in 0..turn.game().diplomacy().combats.len() {
        let combat = &turn.game().diplomacy().combats[at];
        let (claimant, target) = (combat.claimant, combat.target);
        for (side, other) in [(claimant, target), (target, claimant)] {
            let wished = turn.answers(side).iter().find_map(|answer| {
                if let Answer::NamePraetor { against, praetor, plan } = answer
                    && *against == other
                {
                    Some((*praetor, plan.clone()))
                } else {
                    None
                }
            });
            if let Some((praetor, plan)) = wished {
                name(turn, at, side, other, praetor, plan);
            }
            drop_lost(turn, at, side);
        }
    }
}

fn name(turn: &mut Turn<'_>, at: usize, side: Seat, other: Seat, praetor: PraetorKind, plan: arena::Plan) {
    let Some(known) = turn.game().attachments().praetor(praetor) else { return };
    let duelist = Duelist::from(known);
    if !may_send(turn.game(), side, other, praetor) {
        return;
    }
    // A plan that cannot be carried out is replaced by the arena master's.
    let catalog = turn.catalog();
    let plan =
        if arena::check_plan(catalog, &duelist, &plan).is_ok() { plan } else { arena::counsel(catalog, &duelist) };
    let combat = &mut turn.game_mut().diplomacy.combats[at];
    let place = if combat.claimant == side { &mut combat.named.0 } else { &mut combat.named.1 };
    *place = Some(Appointment { praetor, plan });
    turn.say(Fact::Diplomacy(DiplomacyFact::PraetorNamed { seat: side, against: other, praetor }));
}

/// Removes a named praetor that its house has lost meanwhile.
fn drop_lost(turn: &mut Turn<'_>, at: usize, side: Seat) {
    let combat = &turn.game().diplomacy().combats[at];
    let named = if combat.claimant == side { &combat.named.0 } else { &combat.named.1 };
    let lost = named.as_ref().is_some_and(|name| {
        turn.game().attachments().find(Treasure::Praetor(name.praetor)).is_none_or(|held| held.owner != side)
    });
    if lost {
        let combat = &mut turn.game_mut().diplomacy.combats[at];
        let place = if combat.claimant == side { &mut combat.named.0 } else { &mut combat.named.1 };
        *place = None;
    }
}

fn decide(turn: &mut Turn<'_>, combat: &SingleCombat, own: &Appointment, other: &Appointment) {
    let SingleCombat { claimant, target, wagers, redress, .. } = *combat;
    let stream = Stream::Duel { claimant, target };
    let sides = [
        Challenger { seat: Some(claimant), praetor: own.praetor, plan: &own.plan },
        Challenger { seat: Some(target), praetor: other.praetor, plan: &other.plan },
    ];
    match arena::meet(turn, sides, stream) {
        Some(Verdict::First) => {
            award_victory(turn, claimant, wagers.0);
            won_against(turn, claimant, target, redress);
        }
        // "If he wins, he receives the rewards as indicated above": computed from the claimant's
        // wager, even if the target could not pay as much.
        Some(Verdict::Second) => award_victory(turn, target, wagers.0),
        // Both have fallen: neither house is dishonoured.
        Some(Verdict::Neither) | None => {
            conclave::award(turn, claimant, wagers.0, PrestigeCause::WagerReturned);
            conclave::award(turn, target, wagers.1, PrestigeCause::WagerReturned);
        }
    }
}

/// Pays the wager back together with the prize (manual 4.14.5, appendix G).
fn award_victory(turn: &mut Turn<'_>, seat: Seat, wager: i32) {
    let prize = arena::takings(turn.catalog(), turn.game(), seat, wager);
    conclave::award(turn, seat, prize, PrestigeCause::CombatWon);
}

/// Settles a fight to which one house has sent no praetor in time (manual 4.14.5, "Failure to
/// Appear").
fn forfeit(turn: &mut Turn<'_>, combat: &SingleCombat, by_claimant: bool) {
    let SingleCombat { claimant, target, wagers, redress, .. } = *combat;
    let (absent, present) = if by_claimant { (claimant, target) } else { (target, claimant) };
    turn.say(Fact::Diplomacy(DiplomacyFact::FailedToAppear { seat: absent, against: present }));
    if by_claimant {
        conclave::award(turn, target, wagers.1, PrestigeCause::WagerReturned);
    } else {
        award_victory(turn, claimant, wagers.0);
        won_against(turn, claimant, target, redress);
    }
}
