//! Habits: a sensible answer to every question, without looking ahead.
//!
//! Marches, actions, summoning, deals and combat have modules of their own.

mod action;
mod deals;
mod spells;
mod summon;
mod war;

use crate::missions::{Missions, Step, steps};
use crate::rules::choices;
use crate::rules::dice::Rolls;
use crate::rules::dusk::Cash;
use crate::rules::flight::{FlightAnswer, FlightAsk, Group};
use crate::rules::hand::Discards;
use crate::rules::ids::{Arcanum, Banner, Direction, Place, Seat, Sectio, Unit};
use crate::rules::magic::{Counter, MagicAnswer, MagicAsk};
use crate::rules::march::{MarchAnswer, MarchAsk};
use crate::rules::petition::{Claim, Claims, PetitionAsk};
use crate::rules::roam::{RoamAnswer, RoamAsk};
use crate::rules::setup::{SetupAnswer, SetupAsk};
use crate::rules::souls::{SoulsAnswer, SoulsAsk};
use crate::rules::step::{Answer, Ask};
use crate::rules::strokes::Losses;
use crate::rules::war::WarAsk;
use crate::sight::Sight;

/// Returns the answer of habit.
pub(crate) fn answer(sight: Sight<'_>, rolls: &mut Rolls) -> Answer {
    options(sight, 1, rolls).into_iter().next().unwrap_or(Answer::Pass)
}

/// Returns up to `most` different answers that obey the rules. The first is that of habit.
pub(crate) fn answers(sight: Sight<'_>, most: usize, rolls: &mut Rolls, seed: u64) -> Vec<Answer> {
    let Some(ask) = sight.game.due() else { return vec![Answer::Pass] };
    if !is_weighty(ask) {
        return vec![answer(sight, rolls)];
    }
    let mut all: Vec<Answer> = Vec::new();
    let mut add = |answer: Answer| {
        let lawful = ask.check(sight.catalog, sight.game, sight.seat, &answer).is_ok();
        if lawful && !all.contains(&answer) && all.len() < most {
            all.push(answer);
        }
    };
    options(sight, most, rolls).into_iter().for_each(&mut add);
    add(ask.default(sight.catalog, sight.game, sight.seat));
    for choice in choices::some(sight.catalog, sight.game, sight.seat, 2, seed) {
        add(choice.answer);
    }
    all
}

/// True if the answer to a question is worth imagining games.
fn is_weighty(ask: &Ask) -> bool {
    match ask {
        Ask::Setup(_)
        | Ask::Hand(_)
        | Ask::Stroke(_)
        | Ask::Dusk(_)
        | Ask::Magic(MagicAsk::Keep(_) | MagicAsk::Withdraw(_))
        | Ask::Souls(SoulsAsk::Desert | SoulsAsk::Maintain | SoulsAsk::Deal(_))
        | Ask::War(WarAsk::Hits { .. } | WarAsk::First { .. })
        | Ask::Flight(FlightAsk::Choose { .. })
        | Ask::March(MarchAsk::Passage { .. }) => false,
        Ask::Souls(SoulsAsk::Enlist { .. })
        | Ask::Summon(_)
        | Ask::Action(_)
        | Ask::March(MarchAsk::Move(_))
        | Ask::Flight(FlightAsk::Flee { .. })
        | Ask::Magic(MagicAsk::Counter)
        | Ask::Roam(_)
        | Ask::War(_)
        | Ask::Petition(_) => true,
    }
}

/// Returns some answers, the best first. They need not all obey the rules.
fn options(sight: Sight<'_>, most: usize, rolls: &mut Rolls) -> Vec<Answer> {
    let Some(ask) = sight.game.due() else { return vec![Answer::Pass] };
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let usual = || ask.default(catalog, game, seat);
    match ask {
        Ask::Setup(SetupAsk::Exchange) => vec![SetupAnswer::Exchange(None).into()],
        Ask::Setup(SetupAsk::Garrison(_)) => {
            let goal = sight.goal();
            let near = |sectio: &Sectio| (sectio.circle().number().abs_diff(goal.number()), *sectio);
            let at = game.sectio_of(seat).min_by_key(near).unwrap_or(Sectio::FIRST);
            vec![SetupAnswer::Garrison(at).into()]
        }
        Ask::Hand(_) => {
            let mut hand = game.triumvirate(seat).hand.clone();
            hand.sort_by_key(|card| sight.card(*card));
            hand.truncate(game.excess(catalog, seat));
            vec![Discards(hand).into()]
        }
        Ask::Stroke(_) => vec![lose(sight, usual())],
        Ask::Souls(ask) => vec![souls(sight, ask, usual(), rolls)],
        Ask::Summon(ask) => summon::answers(sight, ask, usual()),
        Ask::Action(ask) => action::answers(sight, ask, most, usual()),
        Ask::March(MarchAsk::Move(_)) => {
            let mut moves: Vec<Answer> =
                steps(sight, &Missions::of(sight)).into_iter().take(most + 3).map(|step| moved(step).into()).collect();
            // A way that the rules forbid is none.
            moves.retain(|answer| ask.check(catalog, game, seat, answer).is_ok());
            moves.push(MarchAnswer::Done.into());
            moves
        }
        Ask::March(MarchAsk::Passage { by, .. }) => {
            let harmless = sight.most(*by) < 3 && sight.leader() != Some(*by);
            vec![MarchAnswer::Passage(harmless).into()]
        }
        Ask::Flight(FlightAsk::Flee { sectio, .. }) => {
            let place = Place::Sectio(*sectio);
            let hopeless = sight.foes(place).is_some_and(|foes| foes.beats(sight.might(sight.banner(), place)));
            let all = FlightAnswer::Flee(everybody(sight, *sectio)).into();
            let none = FlightAnswer::Flee(Vec::new()).into();
            if hopeless { vec![all, none] } else { vec![none, all] }
        }
        Ask::Flight(FlightAsk::Choose { flight, ways, .. }) => {
            let from = game.board().at(flight.lead).and_then(Place::sectio);
            let way = ways.iter().copied().max_by_key(|way| from.map_or(0, |from| refuge(sight, from, *way)));
            vec![way.map_or_else(usual, |way| FlightAnswer::Choose(way).into())]
        }
        Ask::Magic(ask) => magic(sight, ask, usual()),
        // A Favour is worth more than a dance with Lilith.
        Ask::Roam(RoamAsk::Court) => vec![RoamAnswer::Court(None).into()],
        Ask::Roam(RoamAsk::Lead(_)) => vec![RoamAnswer::Lead(Vec::new()).into()],
        Ask::War(ask) => war::answers(sight, ask, usual()),
        Ask::Petition(ask) => petitions(sight, ask),
        Ask::Dusk(_) => vec![Cash(absolved(sight)).into()],
    }
}

fn moved(step: Step) -> MarchAnswer {
    MarchAnswer::Move { lead: step.lead, legs: step.legs }
}

/// Returns the legions that are lost: those that do nothing first.
fn lose(sight: Sight<'_>, usual: Answer) -> Answer {
    let Answer::Stroke(Losses(usual)) = usual else { return Answer::Pass };
    let missions = Missions::of(sight);
    let board = sight.game.board();
    let mut own: Vec<_> = board.legions(sight.banner()).collect();
    own.sort_by_key(|(legion, at)| {
        let wanted = at.sectio().map_or(0, |sectio| missions.worth[sectio.index()]);
        (board.hound_of(*legion).is_some(), wanted, *legion)
    });
    Losses(own.into_iter().take(usual.len()).map(|(legion, _)| legion).collect()).into()
}

fn souls(sight: Sight<'_>, ask: &SoulsAsk, usual: Answer, rolls: &mut Rolls) -> Answer {
    match ask {
        SoulsAsk::Deal(round) => SoulsAnswer::Deal(deals::dealings(sight, *round, rolls)).into(),
        SoulsAsk::Desert | SoulsAsk::Maintain => usual,
        SoulsAsk::Enlist { units, .. } => {
            let mut taken = sight.game.usual_recruits(sight.seat, units);
            // One at least: to refuse all is a Disfavour.
            let room = (sight.income() - sight.upkeep()).max(1) as usize;
            taken.truncate(room);
            SoulsAnswer::Enlist(taken).into()
        }
    }
}

/// Returns how good a direction is for units that flee.
fn refuge(sight: Sight<'_>, from: Sectio, way: Direction) -> i64 {
    let Some(to) = sight.game.refuge(sight.catalog, from, way, None) else { return -9 };
    if sight.game.board().has_uriel(to) || sight.foes(to).is_some() {
        return -5;
    }
    match to {
        Place::Sectio(sectio) if sight.game.owns(sight.seat, sectio) => 3,
        Place::Sectio(_) => 1,
        Place::AnteHell => 0,
    }
}

/// Returns all units of this seat in a sectio, in groups that flee together.
fn everybody(sight: Sight<'_>, sectio: Sectio) -> Vec<Group> {
    let (board, place) = (sight.game.board(), Place::Sectio(sectio));
    let mut legions = board.legions_at(sight.banner(), place);
    let mut groups: Vec<Group> = Vec::new();
    for kind in board.officers_at(sight.banner(), place) {
        let most = usize::from(sight.catalog.lieutenant(kind).leadership).min(legions.len());
        groups.push(Group { lead: Unit::Lieutenant(kind), with: legions.split_off(legions.len() - most) });
    }
    groups.extend(legions.into_iter().map(|legion| Group { lead: Unit::Legion(legion), with: Vec::new() }));
    groups
}

fn magic(sight: Sight<'_>, ask: &MagicAsk, usual: Answer) -> Vec<Answer> {
    match ask {
        MagicAsk::Counter => {
            let none = MagicAnswer::Counter(None).into();
            let counters = sight.game.counters(sight.catalog, sight.seat);
            let Some(cast) = sight.game.casts().last() else { return vec![none] };
            let free = |counter: &Counter| sight.game.counters_free(sight.catalog, sight.seat, counter.daemon, cast);
            let cheapest = counters.into_iter().min_by_key(|counter| (!free(counter), sight.card(counter.card)));
            let Some(counter) = cheapest else { return vec![none] };
            let hostile = sight.game.strikes(sight.seat, cast) || cast.combat || sight.most(cast.seat) > 3;
            let play = MagicAnswer::Counter(Some(counter)).into();
            if hostile { vec![play, none] } else { vec![none, play] }
        }
        MagicAsk::Keep(_) => {
            let cards = sight.game.peek().map(|peek| peek.arcana.clone()).unwrap_or_default();
            let best = cards.into_iter().max_by_key(|card: &Arcanum| (sight.card(*card), *card));
            vec![best.map_or(usual, |card| MagicAnswer::Keep(card).into())]
        }
        MagicAsk::Withdraw(_) => {
            let Some(battle) = sight.game.battle() else { return vec![usual] };
            let best = Direction::ALL.into_iter().max_by_key(|way| refuge(sight, battle.sectio, *way));
            let units = sight.game.board().units_at(sight.banner(), Place::Sectio(battle.sectio));
            let way = best.filter(|way| refuge(sight, battle.sectio, *way) > 0);
            vec![
                way.map_or(usual, |way| {
                    MagicAnswer::Withdraw(units.into_iter().map(|unit| (unit, way)).collect()).into()
                }),
            ]
        }
    }
}

/// Claims what it can, the best first: by right where it has won, else for Favours.
fn petitions(sight: Sight<'_>, ask: &PetitionAsk) -> Vec<Answer> {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let rights = match ask {
        PetitionAsk::Claim => true,
        PetitionAsk::Again(_) => false,
    };
    let mut open = game.claimable(catalog, seat);
    open.sort_by_key(|sectio| std::cmp::Reverse((sight.sectio(*sectio) + sight.denial(*sectio), *sectio)));
    let price = game.petition_price(catalog, seat);
    let mut left = game.triumvirate(seat).free_favours();
    let mut claims: Vec<Claim> = Vec::new();
    for sectio in open {
        if rights && game.is_victor(catalog, seat, sectio) {
            claims.push(Claim { sectio, favour: false });
        } else if price <= left {
            left -= price;
            claims.push(Claim { sectio, favour: true });
        }
    }
    vec![Claims(claims.clone()).into(), Claims(claims.into_iter().filter(|claim| !claim.favour).collect()).into()]
}

/// Returns the Disfavours that it cashes Favours for: a Favour is kept for the next claim.
fn absolved(sight: Sight<'_>) -> u32 {
    let own = sight.game.triumvirate(sight.seat);
    let most = sight.game.absolvable(sight.catalog, sight.seat);
    let price = sight.game.absolution_price(sight.catalog, sight.seat).max(1);
    if own.favours > own.disfavours && own.disfavours < 3 {
        most.min(own.favours.saturating_sub(2) / price)
    } else {
        most
    }
}

/// Returns the seat of a rival.
fn rival(sight: Sight<'_>, banner: Banner) -> Option<Seat> {
    banner.seat().filter(|seat| *seat != sight.seat)
}
