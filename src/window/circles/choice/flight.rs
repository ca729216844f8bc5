//! The forms of flights: who tries to flee, with which odds, and in which direction.

use bevy_egui::egui::Ui;
use circles::rules::flight::{Flight, FlightAnswer, FlightAsk, Group};
use circles::rules::game::Game;
use circles::rules::ids::{Banner, Direction, Legion, Place, Sectio, Unit};

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::odds;
use super::parts::{crowded, icon, legions, note, taken};
use crate::look::{bold, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &FlightAsk,
    answer: FlightAnswer,
    desktop: &mut Desktop,
) -> FlightAnswer {
    match (ask, answer) {
        (FlightAsk::Flee { sectio, barred, .. }, FlightAnswer::Flee(now)) => {
            desktop.own.marks = at_home(*sectio);
            FlightAnswer::Flee(groups(ui, sight, *sectio, *barred, now))
        }
        (FlightAsk::Choose { flight, ways, .. }, FlightAnswer::Choose(now)) => {
            FlightAnswer::Choose(direction(ui, sight, flight, ways, now, desktop))
        }
        (FlightAsk::Flee { .. } | FlightAsk::Choose { .. }, answer) => answer,
    }
}

/// Returns the marks of a question about one sectio.
pub(super) fn at_home(sectio: Sectio) -> Marks {
    Marks { open: Vec::new(), chosen: vec![(Place::Sectio(sectio), 1)], way: Vec::new() }
}

/// Returns the chance that a unit leaves a sectio with its first roll.
fn chance(sight: &Sight<'_>, lead: Unit, from: Sectio, barred: Option<Place>) -> f64 {
    let open = |way: Direction| sight.game().refuge(sight.catalog, from, way, barred).is_some();
    odds::any(odds::die(|die| Direction::rolled(die).is_some_and(open)), Game::flight_dice(lead))
}

/// Draws the units of the seat in a sectio that can flee: lieutenants with the legions that they take
/// along, and legions alone. Returns those that try it.
pub(super) fn groups(
    ui: &mut Ui,
    sight: &Sight<'_>,
    sectio: Sectio,
    barred: Option<Place>,
    mut now: Vec<Group>,
) -> Vec<Group> {
    let (board, place) = (sight.game().board(), Place::Sectio(sectio));
    let own = Banner::Seat(sight.seat());
    note(ui, crowded(sight, place));
    if let Some(barred) = barred {
        note(ui, say!(sight, "circles-ui-flee-barred", place = sight.teller().place(barred)));
    }
    if option(ui, sight, "stronghold", &say!(sight, "circles-ui-flee-none"), now.is_empty()) {
        now.clear();
    }
    let all = everybody(sight, sectio);
    if option(ui, sight, "fly", &say!(sight, "circles-ui-flee-all"), now == all) {
        now = all;
    }
    for kind in board.officers_at(own, place) {
        let unit = Unit::Lieutenant(kind);
        let most = usize::from(sight.catalog.lieutenant(kind).leadership);
        ui.push_id(unit, |ui| led(ui, sight, (unit, most), (sectio, barred), &mut now));
    }
    let alone: Vec<Legion> = free(board.legions_at(own, place), &now, None);
    if let Some(first) = alone.first() {
        let odds = odds::percent(chance(sight, Unit::Legion(*first), sectio, barred));
        section(ui, &say!(sight, "circles-ui-flee-alone"));
        note(ui, say!(sight, "circles-ui-flee-each", chance = odds));
        let runs = |legion: &Legion| now.iter().any(|group| group.lead == Unit::Legion(*legion));
        let mut running: Vec<Legion> = alone.iter().copied().filter(runs).collect();
        legions(ui, sight, &alone, &mut running, alone.len());
        now.retain(|group| matches!(group.lead, Unit::Lieutenant(_)));
        running.sort();
        now.extend(running.into_iter().map(|legion| Group { lead: Unit::Legion(legion), with: Vec::new() }));
    }
    note(ui, say!(sight, "circles-ui-flee-again"));
    now
}

/// Returns the legions that no lieutenant takes along, but for this one.
fn free(mut legions: Vec<Legion>, groups: &[Group], but: Option<Unit>) -> Vec<Legion> {
    let led = |legion: &Legion| groups.iter().any(|group| Some(group.lead) != but && group.with.contains(legion));
    legions.retain(|legion| !led(legion));
    legions
}

/// Returns the groups if everybody flees: lieutenants take along as many as they can.
fn everybody(sight: &Sight<'_>, sectio: Sectio) -> Vec<Group> {
    let (board, place) = (sight.game().board(), Place::Sectio(sectio));
    let own = Banner::Seat(sight.seat());
    let mut left = board.legions_at(own, place).into_iter();
    let mut all: Vec<Group> = Vec::new();
    for kind in board.officers_at(own, place) {
        let most = usize::from(sight.catalog.lieutenant(kind).leadership);
        all.push(Group { lead: Unit::Lieutenant(kind), with: left.by_ref().take(most).collect() });
    }
    all.extend(left.map(|legion| Group { lead: Unit::Legion(legion), with: Vec::new() }));
    all
}

/// Draws whether a lieutenant flees, and the legions that it takes along.
fn led(
    ui: &mut Ui,
    sight: &Sight<'_>,
    (lead, most): (Unit, usize),
    (sectio, barred): (Sectio, Option<Place>),
    now: &mut Vec<Group>,
) {
    let at = now.iter().position(|group| group.lead == lead);
    let odds = odds::percent(chance(sight, lead, sectio, barred));
    let words = say!(sight, "circles-ui-flee-led", unit = sight.teller().unit(lead), chance = odds, most = most);
    let there = sight.game().board().legions_at(Banner::Seat(sight.seat()), Place::Sectio(sectio));
    if option(ui, sight, icon(lead), &words, at.is_some()) {
        match at {
            Some(at) => drop(now.remove(at)),
            None => {
                // Legions that would flee alone come along: it has two dice.
                let with: Vec<Legion> = free(there, now, None).into_iter().take(most).collect();
                now.retain(|group| !with.iter().any(|legion| group.lead == Unit::Legion(*legion)));
                now.push(Group { lead, with });
                now.sort_by_key(|group| matches!(group.lead, Unit::Legion(_)));
            }
        }
        return;
    }
    let Some(at) = at else { return };
    let all = free(there, now, Some(lead));
    if most == 0 || all.is_empty() {
        return;
    }
    ui.indent("with", |ui| {
        let mut with = now[at].with.clone();
        legions(ui, sight, &all, &mut with, most);
        now[at].with = with;
    });
    let with = now[at].with.clone();
    now.retain(|group| !with.iter().any(|legion| group.lead == Unit::Legion(*legion)));
}

/// Draws the directions that the dice of a flight offer.
fn direction(
    ui: &mut Ui,
    sight: &Sight<'_>,
    flight: &Flight,
    ways: &[Direction],
    now: Direction,
    desktop: &mut Desktop,
) -> Direction {
    let from = sight.game().board().at(flight.lead);
    let refuge = |way: Direction| {
        let from = from.and_then(Place::sectio)?;
        sight.game().refuge(sight.catalog, from, way, flight.barred)
    };
    let party = sight.teller().party(flight.lead, &flight.with);
    ui.label(bold(say!(sight, "circles-ui-unit", unit = party)));
    let open: Vec<Place> = ways.iter().filter_map(|way| refuge(*way)).collect();
    let clicked = taken(desktop, &open);
    let mut chosen = now;
    for &way in ways {
        let to = refuge(way);
        let place = to.map_or_else(String::new, |place| crowded(sight, place));
        let words = say!(sight, "circles-ui-way-to", way = sight.words().direction(way), place = place);
        if option(ui, sight, "fly", &words, now == way) || clicked.is_some() && to == clicked {
            chosen = way;
        }
    }
    let way = from.into_iter().chain(refuge(chosen)).collect();
    desktop.own.marks = Marks { open, chosen: refuge(chosen).map(|place| (place, 1)).into_iter().collect(), way };
    chosen
}
