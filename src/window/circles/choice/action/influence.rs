//! The details of an attempt to influence: at whom, for whom, with what bribes, and the odds.

use bevy_egui::egui::Ui;
use circles::rules::action::{Action, Influence};
use circles::rules::game::Game;
use circles::rules::ids::{Banner, DaemonKind, Legion, Place, Seat, Unit};

use super::super::super::desktop::{Desktop, Marks};
use super::super::super::sight::Sight;
use super::super::odds;
use super::super::parts::{crowded, legions, note, one_unit, taken};
use super::may;
use crate::look::{bold, section};
use crate::parlour::panel::{fold, number, option};
use crate::shell::screens::say;

/// Returns an attempt that obeys the rules.
pub(super) fn first(sight: &Sight<'_>) -> Option<Influence> {
    let mut units = sight.game().others(sight.seat()).flat_map(|seat| sight.game().paid_units(seat));
    units.find_map(|unit| attempt(sight, unit))
}

/// Returns an attempt at a unit that obeys the rules: for oneself rather than to disband it.
fn attempt(sight: &Sight<'_>, unit: Unit) -> Option<Influence> {
    let fates = [Some(Banner::Seat(sight.seat())), None];
    let mut all = fates.into_iter().map(|to| towards(sight, unit, to));
    all.find(|influence| may(sight, &Action::Influence(influence.clone())))
}

/// Returns an attempt at a unit with as many followers as it takes along.
fn towards(sight: &Sight<'_>, unit: Unit, to: Option<Banner>) -> Influence {
    let count = to.map_or(0, |to| sight.game().followers(sight.catalog, unit, to));
    let with = comrades(sight, unit).into_iter().take(count).collect();
    Influence { unit, to, with, bribes: Vec::new() }
}

/// Returns the legions of the same owner in the place of a unit.
fn comrades(sight: &Sight<'_>, unit: Unit) -> Vec<Legion> {
    let board = sight.game().board();
    match (board.banner(unit), board.at(unit)) {
        (Some(banner), Some(place)) => board.legions_at(banner, place),
        (_, _) => Vec::new(),
    }
}

/// Draws the details.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    daemon: DaemonKind,
    influence: &mut Influence,
    desktop: &mut Desktop,
) {
    // Parts that grow and shrink have areas of their own: the keyboard stays where it is.
    ui.push_id("chances", |ui| chances(ui, sight, daemon, influence));
    ui.push_id("whom", |ui| whom(ui, sight, influence, desktop));
    ui.push_id("fate", |ui| fate(ui, sight, daemon, influence));
    ui.push_id("with", |ui| companions(ui, sight, influence));
    ui.push_id("bribes", |ui| bribes(ui, sight, influence));
}

/// Draws the legions that go with a lieutenant, if there are more than it commands.
fn companions(ui: &mut Ui, sight: &Sight<'_>, influence: &mut Influence) {
    let Some(to) = influence.to else { return };
    let count = sight.game().followers(sight.catalog, influence.unit, to);
    let all = comrades(sight, influence.unit);
    if count > 0 && count < all.len() {
        note(ui, say!(sight, "circles-ui-followers", n = count));
        legions(ui, sight, &all, &mut influence.with, count);
    }
}

/// Draws the number of rolls, and the chance that all succeed.
fn chances(ui: &mut Ui, sight: &Sight<'_>, daemon: DaemonKind, influence: &Influence) {
    let (game, catalog, seat) = (sight.game(), sight.catalog, sight.seat());
    let rolls = Game::influence_rolls(catalog, influence);
    let again = game.influence_again(catalog, seat, daemon);
    let chance = odds::percent(chance(sight, daemon, influence));
    ui.label(bold(say!(sight, "circles-ui-influence-chance", n = rolls, chance = chance)));
    let upto = game.influence_upto(catalog, seat, daemon, influence.unit);
    note(ui, say!(sight, "circles-ui-influence-upto", upto = upto));
    if again > 0 {
        note(ui, say!(sight, "circles-ui-influence-again", n = again));
    }
    let favours = game.influence_favours(catalog, influence.unit);
    if favours > 0 {
        note(ui, say!(sight, "circles-ui-influence-home", n = favours));
    }
}

/// Returns the chance that an attempt succeeds.
fn chance(sight: &Sight<'_>, daemon: DaemonKind, influence: &Influence) -> f64 {
    let (game, catalog, seat) = (sight.game(), sight.catalog, sight.seat());
    let upto = game.influence_upto(catalog, seat, daemon, influence.unit);
    let bribe = |at: usize| i64::from(influence.bribes.get(at).copied().unwrap_or(0));
    let rolls = (0..Game::influence_rolls(catalog, influence)).map(|at| odds::upto(upto + bribe(at)));
    odds::in_a_row(&rolls.collect::<Vec<f64>>(), game.influence_again(catalog, seat, daemon))
}

/// Draws the units that can be influenced: those where the chosen one is, and all others in folds.
fn whom(ui: &mut Ui, sight: &Sight<'_>, influence: &mut Influence, desktop: &mut Desktop) {
    let (game, board) = (sight.game(), sight.game().board());
    let open = |seat: Seat| -> Vec<Unit> {
        let disband = |unit: &Unit| may(sight, &Action::Influence(towards(sight, *unit, None)));
        game.paid_units(seat).into_iter().filter(disband).collect()
    };
    let all: Vec<(Seat, Vec<Unit>)> = game.others(sight.seat()).map(|seat| (seat, open(seat))).collect();
    let units = || all.iter().flat_map(|(_, units)| units.iter().copied());
    let mut places: Vec<Place> = units().filter_map(|unit| board.at(unit)).collect();
    places.sort();
    places.dedup();
    let now = influence.unit;
    let mut chosen = None;
    if let Some(place) = taken(desktop, &places) {
        chosen = units().find(|unit| board.at(*unit) == Some(place));
    }
    section(ui, &say!(sight, "circles-ui-influence-whom"));
    ui.label(bold(chosen_unit(sight, now)));
    if let Some(place) = board.at(now) {
        note(ui, crowded(sight, place));
    }
    for (seat, units) in all.iter().filter(|(_, units)| !units.is_empty()) {
        let head = say!(sight, "circles-ui-units-of", seat = sight.teller().seat(*seat), n = units.len());
        ui.push_id(seat.0, |ui| {
            fold(ui, "units", head, |ui| chosen = one_unit(ui, sight, units, Some(now)).or(chosen));
        });
    }
    desktop.own.marks =
        Marks { open: places, chosen: board.at(now).map(|place| (place, 1)).into_iter().collect(), way: Vec::new() };
    if let Some(unit) = chosen {
        *influence = attempt(sight, unit).unwrap_or_else(|| towards(sight, unit, None));
    }
}

/// Returns the unit that is influenced: a lieutenant with whom it serves.
fn chosen_unit(sight: &Sight<'_>, unit: Unit) -> String {
    let (teller, board) = (sight.teller(), sight.game().board());
    let name = teller.unit(unit);
    match (unit, board.banner(unit)) {
        (Unit::Lieutenant(_), Some(banner)) => {
            say!(sight, "circles-ui-daemon-of", daemon = name, seat = teller.banner(banner))
        }
        (Unit::Legion(_) | Unit::Lieutenant(_) | Unit::Hound(_), _) => say!(sight, "circles-ui-unit", unit = name),
    }
}

/// Draws whom the unit serves afterwards, each with its chance.
fn fate(ui: &mut Ui, sight: &Sight<'_>, daemon: DaemonKind, influence: &mut Influence) {
    section(ui, &say!(sight, "circles-ui-influence-to"));
    let own = Banner::Seat(sight.seat());
    let others = sight.game().banners().filter(|banner| *banner != own).map(Some);
    let now = influence.to;
    for to in [Some(own), None].into_iter().chain(others) {
        let tried = Influence { bribes: influence.bribes.clone(), ..towards(sight, influence.unit, to) };
        let rolls = Game::influence_rolls(sight.catalog, &tried);
        // A fate with fewer rolls has no place for all bribes.
        let tried = Influence { bribes: tried.bribes.iter().copied().take(rolls).collect(), ..tried };
        if now != to && !may(sight, &Action::Influence(tried.clone())) {
            continue;
        }
        let chance = odds::percent(chance(sight, daemon, &tried));
        let words = match to {
            Some(banner) => {
                let banner = sight.teller().banner(banner);
                say!(sight, "circles-ui-influence-serves", banner = banner, n = rolls, chance = chance)
            }
            None => say!(sight, "circles-ui-influence-disbands", n = rolls, chance = chance),
        };
        let icon = if to.is_some() { "loyalty" } else { "dismiss" };
        if option(ui, sight, icon, &words, now == to) && now != to {
            *influence = tried;
        }
    }
}

/// Draws the bribes for each roll.
fn bribes(ui: &mut Ui, sight: &Sight<'_>, influence: &mut Influence) {
    section(ui, &say!(sight, "circles-ui-bribes"));
    note(ui, say!(sight, "circles-ui-bribes-text"));
    let rolls = Game::influence_rolls(sight.catalog, influence);
    let mut paid = influence.bribes.clone();
    paid.resize(rolls, 0);
    let mut left = sight.game().triumvirate(sight.seat()).souls.saturating_sub(paid.iter().sum());
    for (at, bribe) in paid.iter_mut().enumerate() {
        let before = *bribe;
        let label = say!(sight, "circles-ui-bribe", n = at + 1);
        ui.push_id(at, |ui| number(ui, sight, &label, bribe, before + left));
        left = (left + before).saturating_sub(*bribe);
    }
    if paid.iter().sum::<u32>() != influence.bribes.iter().sum::<u32>() {
        influence.bribes = paid;
    }
}
