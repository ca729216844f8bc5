//! Actions and marches by lot.

use circles_catalog::Catalog;
use circles_catalog::definitions::Need;

use super::{act, other, part, spells};
use crate::action::{Action, ActionAnswer, ActionAsk, Influence};
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::{Banner, DaemonKind, Legion, Locale, Place, Quarter, Seat, SpellKind, Unit};
use crate::march::{Leg, MarchAnswer, MarchAsk};

pub(super) fn action(
    catalog: &Catalog,
    game: &Game,
    ask: &ActionAsk,
    seat: Seat,
    rolls: &mut Rolls,
) -> Option<ActionAnswer> {
    let seen = game.peek().map(|peek| peek.hell.clone()).unwrap_or_default();
    match ask {
        ActionAsk::Conspire(_) => Some(ActionAnswer::Conspire(rolls.pick(&seen).copied())),
        ActionAsk::Rig(_) => rolls.pick(&seen).copied().map(ActionAnswer::Rig),
        ActionAsk::Turn { daemon, .. } => turn(catalog, game, *daemon, seat, rolls).map(act),
    }
}

fn turn(catalog: &Catalog, game: &Game, kind: DaemonKind, seat: Seat, rolls: &mut Rolls) -> Option<Action> {
    let own = game.triumvirate(seat);
    let daemon = own.daemon(kind)?;
    let earth = daemon.locale == Locale::Earth;
    Some(match rolls.below(20) {
        0 => Action::PassForGood,
        1 => Action::Pass(*rolls.pick(&own.hand)?),
        2..=4 => Action::Walk(*rolls.pick(&own.hand)?),
        5 | 6 if earth => Action::Deeds,
        7 if earth => Action::Conspire,
        8 if earth => Action::Rig,
        9 if earth => Action::LeaveEarth,
        5 | 6 => Action::Atone,
        7..=9 => Action::Influence(influence(catalog, game, seat, rolls)?),
        10 => {
            let caster = *rolls.pick(game.track())?;
            let sums = |kind: &SpellKind| catalog.spell(*kind).needs.iter().any(|need| matches!(need, Need::Sum(..)));
            let all: Vec<SpellKind> = catalog.spell_kinds().filter(sums).collect();
            Action::Support { caster, spell: *rolls.pick(&all)? }
        }
        11..=14 => {
            let card = *rolls.pick(&own.hand)?;
            Action::Cast { card, target: spells::target(catalog, game, seat, card, rolls)? }
        }
        _ => Action::March,
    })
}

fn influence(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Option<Influence> {
    let victim = other(game, seat, rolls);
    let unit = *rolls.pick(&game.paid_units(victim))?;
    let to = match rolls.below(4) {
        0 => None,
        1 => Some(Banner::Freebooters),
        _ => Some(Banner::Seat(seat)),
    };
    let with = to.map_or_else(Vec::new, |to| followers(catalog, game, unit, to, rolls));
    let mut influence = Influence { unit, to, with, bribes: Vec::new() };
    let mut left = game.triumvirate(seat).souls.min(6);
    for _ in 0..Game::influence_rolls(catalog, &influence) {
        let bribe = rolls.below(left + 1);
        left -= bribe;
        influence.bribes.push(bribe);
    }
    Some(influence)
}

/// Draws the legions that change sides with a lieutenant.
pub(super) fn followers(catalog: &Catalog, game: &Game, unit: Unit, to: Banner, rolls: &mut Rolls) -> Vec<Legion> {
    let count = game.followers(catalog, unit, to);
    let (Some(banner), Some(place)) = (game.board().banner(unit), game.board().at(unit)) else { return Vec::new() };
    super::subset(game.board().legions_at(banner, place), count, rolls)
}

pub(super) fn march(catalog: &Catalog, game: &Game, ask: &MarchAsk, seat: Seat, rolls: &mut Rolls) -> MarchAnswer {
    match ask {
        MarchAsk::Passage { .. } => MarchAnswer::Passage(rolls.percent(50)),
        MarchAsk::Move(_) if rolls.percent(12) => MarchAnswer::Done,
        MarchAsk::Move(_) => {
            let units = game.movable(catalog);
            let Some(lead) = rolls.pick(&units).copied() else { return MarchAnswer::Done };
            MarchAnswer::Move { lead, legs: legs(catalog, game, lead, seat, rolls) }
        }
    }
}

fn legs(catalog: &Catalog, game: &Game, lead: Unit, seat: Seat, rolls: &mut Rolls) -> Vec<Leg> {
    let (Some(march), Some(mut at)) = (game.march(), game.board().at(lead)) else { return Vec::new() };
    let steps = game.mobility(catalog, lead).unwrap_or(0);
    let count = rolls.below(steps) + 1;
    let fresh = |legion: &Legion| !march.moved.contains(&Unit::Legion(*legion));
    let mut with: Vec<Legion> = game.board().legions_at(Banner::Seat(seat), at).into_iter().filter(fresh).collect();
    with.truncate(game.march_party(catalog, march, lead));
    let with = part(with, 85, rolls);
    let mut legs: Vec<Leg> = Vec::new();
    for _ in 0..count {
        let open: Vec<Place> = match at {
            Place::AnteHell => Quarter::all().map(|quarter| Place::Sectio(quarter.gate())).collect(),
            Place::Sectio(_) => at.neighbours().collect(),
        };
        let Some(to) = rolls.pick(&open).copied() else { break };
        legs.push(Leg { to, with: with.clone(), passage: rolls.percent(30) });
        if at == Place::AnteHell || to == Place::AnteHell {
            break;
        }
        at = to;
    }
    if let Some(last) = legs.last_mut() {
        last.passage = false;
    }
    legs
}
