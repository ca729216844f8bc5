//! The cue of each step of a fight in the theatre.

use ::sound::Cue;

use crate::conclave::theatre::{Bout, Play, Step};
use crate::rules::arena::{Blow, DuelEnd};
use crate::rules::combat::{Challenge, End, Event, Side};
use crate::rules::forces::Stat;

/// The least damage that sounds heavy, in hit points.
const HEAVY: i16 = 4;

/// Returns the cue of a step of a battle.
#[must_use]
pub fn of_battle(play: &Play, at: usize) -> Option<Cue> {
    if at == 0 {
        return Some(Cue::Battle);
    }
    let Some(event) = play.event(at) else {
        return (at == play.steps()).then(|| match play.report.end {
            End::AttackerDestroyed | End::DefenderDestroyed | End::BothDestroyed => Cue::Destroyed,
            End::AttackerRetreats | End::DefenderRetreats => Cue::Retreat,
        });
    };
    match event {
        Event::Salve { .. } => Some(Cue::Healed),
        Event::Card { .. } => Some(Cue::CombatCard),
        Event::Challenge(challenge) => Some(of_challenge(challenge)),
        Event::Panic { save, .. } | Event::Doom { save, .. } => Some(if save.saved { Cue::Warded } else { Cue::Curse }),
        Event::Curse { .. } => Some(Cue::Curse),
        Event::Oblivion { fell, .. } => Some(if *fell { Cue::Destroyed } else { Cue::Warded }),
        Event::Advantage { .. } | Event::CardsBlocked { .. } | Event::Round { .. } => None,
    }
}

fn of_challenge(challenge: &Challenge) -> Cue {
    let lost = |side: Side| challenge.standing(side).hp_before - challenge.standing(side).hp_after;
    let most = Side::BOTH.into_iter().map(lost).max().unwrap_or(0);
    if most <= 0 {
        return Cue::Warded;
    }
    match (challenge.stat, most >= HEAVY) {
        (Stat::Ranged, false) => Cue::RangedLight,
        (Stat::Ranged, true) => Cue::RangedHeavy,
        (Stat::Melee, false) => Cue::MeleeLight,
        (Stat::Melee, true) => Cue::MeleeHeavy,
        (Stat::Infernal, false) => Cue::InfernalLight,
        (Stat::Infernal, true) => Cue::InfernalHeavy,
    }
}

/// Returns the cue of a step of a single combat: that of the blow that did more.
#[must_use]
pub fn of_bout(bout: &Bout, at: usize) -> Option<Cue> {
    match bout.step(at) {
        Step::Entry => Some(Cue::Duel),
        Step::Round { .. } => None,
        Step::Slot { exchange, .. } => exchange.blows.iter().max_by_key(|blow| blow.dealt).and_then(of_blow),
        Step::End => Some(if bout.report.end == DuelEnd::Both { Cue::Banished } else { Cue::DuelWon }),
    }
}

fn of_blow(blow: &Blow) -> Option<Cue> {
    let stroke = blow.stroke?;
    Some(match (blow.dealt > 0, stroke.orbs > stroke.skulls) {
        (true, true) => Cue::Invoke,
        (true, false) => Cue::Strike,
        (false, _) => Cue::Guard,
    })
}
