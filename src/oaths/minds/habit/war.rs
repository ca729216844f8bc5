//! Habits in a conflict.

use super::best_first;
use crate::rules::catalog::Trait;
use crate::rules::dice::Rolls;
use crate::rules::ids::{Card, Seat};
use crate::rules::promises::Vow;
use crate::rules::step::Answer;
use crate::rules::war::{Division, Target, WarAnswer, WarStep, colours};
use crate::sight::{POINT, Sight};

/// What a move has to gain on average.
const WORTH_A_MOVE: i64 = 12;

/// Returns what a target gains on average.
fn target_worth(sight: Sight<'_>, target: Target) -> i64 {
    let game = sight.game;
    let doomed = game.hordes(sight.catalog, sight.seat).any(|card| sight.catalog.can(card, Trait::Cataclysm));
    match target {
        Target::Stay if doomed => -POINT,
        Target::Stay => 0,
        Target::Vacant => {
            let own = game.domain(sight.seat).realm.map_or(0, |realm| sight.realm(realm));
            let best = game.vacant().iter().map(|realm| sight.realm(*realm)).max().unwrap_or(0);
            (best - own) * 2 / 3 - 10
        }
        Target::Devil(other) => {
            let attackers: Vec<Seat> = match game.alliance_of(sight.seat) {
                Some(alliance) => alliance.members().filter(|ally| game.can_move(sight.catalog, *ally)).collect(),
                None => vec![sight.seat],
            };
            let promised = game.promises().iter().any(|promise| {
                promise.by == sight.seat && promise.round == game.round() && promise.vow == Vow::Spare(other)
            });
            sight.raid(&attackers, other) - WORTH_A_MOVE - if promised { 40 } else { 0 }
        }
    }
}

/// Returns the answer of a sensible player in a conflict.
pub(super) fn answer(sight: Sight<'_>, step: &WarStep, rolls: &mut Rolls) -> Answer {
    let (catalog, game) = (sight.catalog, sight.game);
    let worth = |card: Card| sight.card(card);
    let answer = match step {
        WarStep::Move | WarStep::LateMove(_) => {
            let late = matches!(step, WarStep::LateMove(_));
            let chooses = game.chooses_target(catalog, sight.seat) && (late || !game.sees_first(catalog, sight.seat));
            let targets = if chooses { game.targets(catalog, sight.seat) } else { vec![Target::Stay] };
            // A little chance, so that nobody can be sure.
            let noisy: Vec<(i64, Target)> = targets
                .into_iter()
                .map(|target| (target_worth(sight, target) + i64::from(rolls.below(12)), target))
                .collect();
            let target = noisy.iter().max_by_key(|(worth, _)| *worth).map_or(Target::Stay, |(_, target)| *target);
            let raise =
                if !late && game.can_raise(catalog, sight.seat) { game.domain(sight.seat).souls / 2 } else { 0 };
            WarAnswer::Move { raise, target }
        }
        WarStep::Suborn(_) => {
            let strength = |seat: Seat| game.traitors(catalog, seat).iter().map(|card| sight.card(*card)).min();
            let foes = game.subornable(catalog, sight.seat).into_iter().filter(|seat| !game.allied(sight.seat, *seat));
            WarAnswer::Suborn(foes.max_by_key(|seat| (strength(*seat), *seat)))
        }
        WarStep::Betray { from, .. } => {
            let mut hordes = best_first(game.traitors(catalog, *from), |card| -worth(card));
            hordes.truncate(1);
            WarAnswer::Lose(hordes)
        }
        WarStep::Strategies | WarStep::SiegeStrategies => {
            WarAnswer::Colour(rolls.below(u32::from(colours(catalog))) as u8)
        }
        WarStep::Lose(losses) => {
            let Some(loss) = losses.iter().find(|loss| loss.seat == sight.seat) else { return Answer::Pass };
            let mut hordes = best_first(game.losable(catalog, loss), |card| -worth(card));
            hordes.truncate(loss.count.into());
            WarAnswer::Lose(hordes)
        }
        WarStep::Bury => WarAnswer::Salvage(best_first(game.fallen().to_vec(), worth).first().copied()),
        WarStep::Avenge { victims, count, .. } => {
            let choices = game.avengeable(catalog, victims);
            let mut chosen: Vec<Card> = Vec::new();
            for victim in victims {
                let of = choices.iter().filter(|(seat, _)| seat == victim).map(|(_, card)| *card).collect();
                chosen.extend(best_first(of, worth).into_iter().take(usize::from(*count)));
            }
            WarAnswer::Lose(chosen)
        }
        WarStep::Divide(at) => {
            let prisoners =
                |division: &Division| division.prisoners.iter().filter(|seat| **seat == sight.seat).count() as i64;
            let share = |division: &Division| {
                let point = if division.point == Some(sight.seat) { POINT } else { 0 };
                point + if division.realm == Some(sight.seat) { 50 } else { 0 } + 60 * prisoners(division)
            };
            let best = game.divisions(catalog, *at).into_iter().max_by_key(share);
            match best {
                Some(division) => WarAnswer::Divide(division),
                None => return Answer::Pass,
            }
        }
        WarStep::Swap { realm, .. } => {
            let own = game.domain(sight.seat).realm.map_or(0, |own| sight.realm(own));
            WarAnswer::Swap(sight.realm(*realm) > own)
        }
        WarStep::Occupy(_) => {
            let own = game.domain(sight.seat).realm.map_or(0, |own| sight.realm(own));
            let best = best_first(game.vacant().to_vec(), |realm| sight.realm(realm)).first().copied();
            WarAnswer::Occupy(best.filter(|realm| sight.realm(*realm) > own))
        }
        WarStep::Lure(_) => {
            let best = game.lurable(catalog, sight.seat).into_iter().max_by_key(|(_, card)| (worth(*card), *card));
            WarAnswer::Lure(best.map(|(_, card)| card))
        }
        WarStep::Begin(_)
        | WarStep::Meet
        | WarStep::Arrive
        | WarStep::Fall
        | WarStep::Peace
        | WarStep::Gather
        | WarStep::Reap
        | WarStep::End => return Answer::Pass,
    };
    answer.into()
}
