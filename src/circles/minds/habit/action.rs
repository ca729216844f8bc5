//! What daemons do with their actions. Each action has a worth, and the best is taken.

use crate::habit::spells;
use crate::missions::{Missions, prospects};
use crate::rules::action::{Action, ActionAnswer, ActionAsk, Influence};
use crate::rules::catalog::definitions::{EarthSkill, Skill};
use crate::rules::game::{Daemon, Game, plus};
use crate::rules::ids::{Banner, DaemonKind, HellCard, Legion, Locale, Place, Seat, Unit};
use crate::rules::march::March;
use crate::rules::step::{Answer, Ask};
use crate::sight::{FAVOUR, LEGION, OFFICER, SOUL, Sight};

/// Returns the answers of a seat, the best first.
pub(super) fn answers(sight: Sight<'_>, ask: &ActionAsk, most: usize, usual: Answer) -> Vec<Answer> {
    match ask {
        ActionAsk::Turn { daemon, .. } => turn(sight, *daemon, most, usual),
        ActionAsk::Conspire(_) => vec![ActionAnswer::Conspire(None).into()],
        ActionAsk::Rig(_) => {
            let seen: Vec<HellCard> = sight.game.peek().map(|peek| peek.hell.clone()).unwrap_or_default();
            vec![seen.first().map_or(usual, |card| ActionAnswer::Rig(*card).into())]
        }
    }
}

fn turn(sight: Sight<'_>, kind: DaemonKind, most: usize, usual: Answer) -> Vec<Answer> {
    let Some(daemon) = sight.game.triumvirate(sight.seat).daemon(kind) else { return vec![usual] };
    let mut all = weighed(sight, daemon);
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let ask = sight.game.due();
    let lawful =
        |answer: &Answer| ask.is_some_and(|ask: &Ask| ask.check(sight.catalog, sight.game, sight.seat, answer).is_ok());
    let answers = all.into_iter().map(|(_, action)| ActionAnswer::Act(action).into());
    let mut kept: Vec<Answer> = answers.filter(lawful).take(most).collect();
    if kept.is_empty() {
        kept.push(usual);
    }
    kept
}

/// Returns what it is worth that a daemon stays on Earth until the next Soul Phase.
fn stay(sight: Sight<'_>, kind: DaemonKind) -> i64 {
    FAVOUR + SOUL * (i64::from(sight.catalog.daemon(kind).hearts) + 3)
}

/// Returns all actions that a daemon could take, with what they are worth.
fn weighed(sight: Sight<'_>, daemon: &Daemon) -> Vec<(i64, Action)> {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let (kind, own) = (daemon.kind, game.triumvirate(seat));
    let def = catalog.daemon(kind);
    let earth = daemon.locale == Locale::Earth;
    // Whatever leads back to Hell costs the stay on Earth.
    let fall = if earth { stay(sight, kind) } else { 0 };
    let missions = Missions::of(sight);
    let marching = march(sight, &missions, kind, 0);
    let mut all = vec![(1, Action::PassForGood), (marching - fall, Action::March)];
    if earth {
        let skilled = match game.skill(catalog, daemon) {
            Some(Skill::Earth(EarthSkill::Deeds { from })) => *from,
            Some(_) | None => catalog.numbers.diplomacy.deed_from,
        };
        let chances = i64::from(7 - game.deeds_from(catalog, seat).unwrap_or(skilled).min(skilled));
        all.push((FAVOUR * i64::from(def.hearts) * chances / 6, Action::Deeds));
        all.push((4, Action::Conspire));
    } else {
        for card in &own.hand {
            if let Some(cost) = game.walk_price(catalog, seat, *card) {
                let keep = if catalog.arcanum(*card).six { 40 } else { 0 };
                let worth = stay(sight, kind) * 3 / 2 - SOUL * i64::from(cost) - keep - leaves(sight, daemon);
                all.push((worth, Action::Walk(*card)));
            }
        }
    }
    if own.disfavours > 0 {
        let worth = match def.hearts {
            0 | 1 => 5,
            2 => 15,
            3 | 4 => 40,
            5.. => 20,
        };
        all.push((worth - fall, Action::Atone));
    }
    if def.hearts > 1 {
        let best = influences(sight, &missions, kind).into_iter().max_by_key(|(worth, _)| *worth);
        all.extend(best.map(|(worth, influence)| (worth - fall, Action::Influence(influence))));
    }
    let more = |units: u8| march(sight, &missions, kind, units);
    for (worth, card, target) in spells::casts(sight, &missions, daemon, &more) {
        let falls = if game.falls(catalog, seat, card, &target) { fall } else { 0 };
        all.push((worth - falls, Action::Cast { card, target }));
    }
    all
}

/// Returns what is lost in Hell if a daemon walks the Earth: somebody has to march and to fight.
fn leaves(sight: Sight<'_>, daemon: &Daemon) -> i64 {
    let skulls = |daemon: &Daemon| i64::from(sight.catalog.daemon(daemon.kind).skulls);
    let others = sight.game.triumvirate(sight.seat).daemons.iter();
    let others = others.filter(|other| other.kind != daemon.kind && other.is_in_hell());
    match others.map(skulls).max() {
        Some(most) => 6 * (skulls(daemon) - most).max(0),
        None => 60 + 20 * skulls(daemon),
    }
}

/// Returns what a march is worth, with so many units more than the daemon has skulls.
fn march(sight: Sight<'_>, missions: &Missions, daemon: DaemonKind, more: u8) -> i64 {
    let skulls = u32::from(sight.catalog.daemon(daemon).skulls) + u32::from(more);
    let units = plus(skulls, sight.game.march_units_added(sight.catalog, sight.banner()));
    let march = March { seat: sight.seat, daemon, units, moved: Vec::new(), mover: None };
    prospects(sight, missions, &march).into_iter().map(|step| step.gain).sum()
}

/// Returns attempts to win or disband units of others, with what they are worth.
fn influences(sight: Sight<'_>, missions: &Missions, kind: DaemonKind) -> Vec<(i64, Influence)> {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let hearts = i64::from(catalog.daemon(kind).hearts);
    let added = i64::from(game.influence_added(catalog, sight.banner()));
    let mut all = Vec::new();
    for rival in game.others(seat) {
        for unit in game.paid_units(rival) {
            let Some(place) = game.board().at(unit) else { continue };
            if matches!(unit, Unit::Legion(legion) if game.is_led(catalog, legion)) {
                continue;
            }
            let favours = game.influence_favours(catalog, unit);
            if favours > 0 && sight.most(rival) < 4 {
                continue;
            }
            let bonus = match unit {
                Unit::Lieutenant(kind) => game.board().officer(kind).map_or(0, |officer| i64::from(officer.bonus)),
                Unit::Legion(_) | Unit::Hound(_) => 0,
            };
            let chance = (hearts - added - bonus).clamp(1, 6);
            let here = place.sectio().map_or(0, |sectio| missions.worth[sectio.index()]);
            let alone = game.board().legions_at(Banner::Seat(rival), place).len() == 1;
            let freed = if alone { here / 3 } else { 0 };
            for to in [None, Some(sight.banner())] {
                let own = match (unit, to) {
                    (Unit::Legion(_), None) => LEGION / 2,
                    (Unit::Legion(_), Some(_)) => LEGION * 3 / 2,
                    (Unit::Lieutenant(_), None) => OFFICER / 2,
                    (Unit::Lieutenant(_), Some(_)) => OFFICER * 2,
                    (Unit::Hound(_), _) => 0,
                };
                let with = to.map_or_else(Vec::new, |to| followers(sight, unit, to));
                let influence = Influence { unit, to, with, bribes: Vec::new() };
                let rolls = Game::influence_rolls(catalog, &influence) as u32;
                let worth = (own + freed) * chance.pow(rolls) / 6_i64.pow(rolls) - FAVOUR * i64::from(favours);
                all.push((worth, influence));
            }
        }
    }
    all
}

/// Returns the legions that change sides with a lieutenant.
pub(super) fn followers(sight: Sight<'_>, unit: Unit, to: Banner) -> Vec<Legion> {
    let count = sight.game.followers(sight.catalog, unit, to);
    let board = sight.game.board();
    let (Some(banner), Some(place)) = (board.banner(unit), board.at(unit)) else { return Vec::new() };
    let mut legions = board.legions_at(banner, place);
    legions.truncate(count);
    legions
}

/// Returns how much harm to a rival is this seat's gain, in percent.
pub(super) fn envy(sight: Sight<'_>, rival: Seat) -> i64 {
    let most = sight.most(rival) as i64;
    20 + 15 * most + if sight.leader() == Some(rival) { 15 } else { 0 }
}

/// Returns the largest stacks of legions of others: whose, where and which.
pub(super) fn stacks(sight: Sight<'_>) -> Vec<(Seat, Place, Vec<Legion>)> {
    let mut all: Vec<(Seat, Place, Vec<Legion>)> = Vec::new();
    for rival in sight.game.others(sight.seat) {
        for (legion, at) in sight.game.board().legions(Banner::Seat(rival)) {
            match all.iter_mut().find(|(seat, place, _)| *seat == rival && *place == at) {
                Some((_, _, legions)) => legions.push(legion),
                None => all.push((rival, at, vec![legion])),
            }
        }
    }
    all
}
