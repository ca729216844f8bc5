//! The form of a march: a unit, its way step by step, and the right to pass.
//!
//! The way is part of the answer from its first step on, so the form remembers nothing beside it.

use bevy_egui::egui::Ui;
use circles::rules::ids::{Banner, Legion, Place, Quarter, Seat, Unit};
use circles::rules::march::{Leg, MarchAnswer, MarchAsk};
use circles::rules::refusal::Refusal;
use table_text::phrases::series;

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::odds;
use super::parts::{crowded, icon, legions, note, one_unit, refusal, taken};
use crate::look::{bold, icon_text_button, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &MarchAsk,
    answer: MarchAnswer,
    desktop: &mut Desktop,
) -> MarchAnswer {
    match (ask, answer) {
        (MarchAsk::Passage { by, legs, .. }, MarchAnswer::Passage(now)) => {
            MarchAnswer::Passage(passage(ui, sight, *by, legs, now))
        }
        (MarchAsk::Move(_), answer @ (MarchAnswer::Done | MarchAnswer::Move { .. })) => {
            let now = match answer {
                MarchAnswer::Move { lead, legs } => Some((lead, legs)),
                MarchAnswer::Done | MarchAnswer::Passage(_) => None,
            };
            let moved = movement(ui, sight, now, desktop);
            moved.map_or(MarchAnswer::Done, |(lead, legs)| MarchAnswer::Move { lead, legs })
        }
        (MarchAsk::Move(_) | MarchAsk::Passage { .. }, answer) => answer,
    }
}

/// Draws whether somebody may pass.
fn passage(ui: &mut Ui, sight: &Sight<'_>, by: Seat, legs: &[Leg], now: bool) -> bool {
    let mut grants = now;
    if let (Some(mover), Some(leg)) = (sight.game().march().and_then(|march| march.mover.as_ref()), legs.first()) {
        note(ui, say!(sight, "circles-ui-passage-who", unit = sight.teller().party(mover.lead, &leg.with)));
        note(ui, crowded(sight, leg.to));
        if let Some(next) = legs.get(1) {
            note(ui, say!(sight, "circles-ui-passage-next", place = sight.teller().place(next.to)));
        }
    }
    let name = sight.teller().seat(by);
    for (yes, icon, id) in [(true, "unlock", "circles-ui-grants"), (false, "lock", "circles-ui-refuses")] {
        if option(ui, sight, icon, &say!(sight, id, by = name.as_str()), now == yes) {
            grants = yes;
        }
    }
    grants
}

type Way = Option<(Unit, Vec<Leg>)>;

/// Draws the units that can move, and the way of the chosen one.
fn movement(ui: &mut Ui, sight: &Sight<'_>, now: Way, desktop: &mut Desktop) -> Way {
    let all = sight.game().movable(sight.catalog);
    let mut way = now;
    if option(ui, sight, "check", &say!(sight, "circles-ui-march-done"), way.is_none()) {
        way = None;
    }
    // The way has an area of its own, so that the keyboard stays at a unit when the way grows.
    let way = ui.push_id("way", |ui| match way {
        Some((lead, legs)) => Some((lead, route(ui, sight, lead, legs, desktop))),
        None => on_map(sight, &all, desktop),
    });
    let mut way = way.inner;
    section(ui, &say!(sight, "circles-ui-march-units"));
    let mover = sight.game().march().and_then(|march| march.mover.as_ref()).map(|mover| mover.lead);
    let (going, others): (Vec<Unit>, Vec<Unit>) = all.iter().partition(|unit| Some(**unit) == mover);
    let lead = way.as_ref().map(|(lead, _)| *lead);
    if let Some(mover) = going.first() {
        let words = say!(sight, "circles-ui-march-on", unit = sight.teller().unit(*mover));
        if option(ui, sight, icon(*mover), &words, lead == Some(*mover)) {
            way = Some((*mover, Vec::new()));
        }
    }
    if let Some(unit) = one_unit(ui, sight, &others, lead) {
        way = Some((unit, Vec::new()));
    }
    way
}

/// Lets a click on the map choose a unit that stands there.
fn on_map(sight: &Sight<'_>, all: &[Unit], desktop: &mut Desktop) -> Way {
    let board = sight.game().board();
    let mut open: Vec<Place> = all.iter().filter_map(|unit| board.at(*unit)).collect();
    open.sort();
    open.dedup();
    let clicked = taken(desktop, &open);
    // A lieutenant takes others along, so it is meant first.
    let there = |unit: &&Unit| clicked.is_some() && board.at(**unit) == clicked;
    let leader = all.iter().filter(there).max_by_key(|unit| matches!(unit, Unit::Lieutenant(_)));
    desktop.own.marks = Marks { open, ..Marks::default() };
    leader.map(|unit| (*unit, Vec::new()))
}

/// Draws the way of a unit: the steps so far, and where it can go next.
fn route(ui: &mut Ui, sight: &Sight<'_>, lead: Unit, mut legs: Vec<Leg>, desktop: &mut Desktop) -> Vec<Leg> {
    let game = sight.game();
    let Some(start) = game.board().at(lead) else { return legs };
    let steps = game.mobility(sight.catalog, lead).unwrap_or(0).saturating_sub(legs.len() as u32);
    ui.add_space(4.0);
    ui.label(bold(say!(sight, "circles-ui-unit", unit = sight.teller().unit(lead))));
    note(ui, say!(sight, "circles-ui-march-from", place = sight.teller().place(start), n = steps));
    ui.push_id("steps", |ui| steps_so_far(ui, sight, lead, start, &mut legs));
    let last = legs.last().map(|leg| leg.to);
    let at = last.unwrap_or(start);
    let open = next_places(sight, lead, &legs, at);
    let mut next = taken(desktop, &open);
    if at == Place::AnteHell && !game.has_gates(sight.catalog, sight.seat()) {
        if let Some(gate) = open.first()
            && option(ui, sight, "dice", &leaving(sight), false)
        {
            next = Some(*gate);
        }
    } else if !open.is_empty() {
        note(ui, say!(sight, "circles-ui-march-next"));
        for &place in &open {
            if option(ui, sight, "place", &crowded(sight, place), false) {
                next = Some(place);
            }
        }
    }
    desktop.own.marks = Marks {
        open,
        chosen: last.map(|place| (place, 1)).into_iter().collect(),
        way: std::iter::once(start).chain(legs.iter().map(|leg| leg.to)).collect(),
    };
    if let Some(to) = next {
        legs.push(step(sight, lead, &legs, at, to));
    }
    legs
}

/// Returns the way out of the wastes around Hell in words, with the chance that the unit is lost there.
fn leaving(sight: &Sight<'_>) -> String {
    let out = odds::die(|die| sight.game().exit(sight.catalog, sight.seat(), die).is_some());
    let gates = Quarter::all().filter_map(|quarter| sight.game().exit(sight.catalog, sight.seat(), quarter.number()));
    let gates: Vec<String> = gates.map(|gate| sight.teller().place(gate)).collect();
    let about = [
        ("chance", odds::percent(out).into()),
        ("places", series(sight.text, &gates).into()),
        ("lost", odds::percent(1.0 - out).into()),
    ];
    sight.text.say_with("circles-ui-march-out", &about)
}

/// Draws the steps that are planned, what the last of them takes along, and a button that takes it
/// back.
fn steps_so_far(ui: &mut Ui, sight: &Sight<'_>, lead: Unit, start: Place, legs: &mut Vec<Leg>) {
    let count = legs.len();
    for (leg, number) in legs.iter_mut().zip(1..) {
        let about =
            [("n", number.into()), ("place", crowded(sight, leg.to).into()), ("legions", leg.with.len().into())];
        ui.label(sight.text.say_with("circles-ui-march-step", &about));
        // Whoever asks for the right to pass has to go on, so the last step has nothing to ask.
        if number == count {
            leg.passage = false;
        } else if is_held(sight, leg.to) || leg.passage {
            ui.push_id(number, |ui| leg.passage = asks(ui, sight, leg.passage));
        }
    }
    let from = count.checked_sub(2).map_or(start, |at| legs[at].to);
    let (before, last) = legs.split_at_mut(count.saturating_sub(1));
    if let Some(leg) = last.first_mut() {
        let all = companions(sight, lead, before, from);
        let most = party(sight, lead);
        if most > 0 && !all.is_empty() {
            note(ui, say!(sight, "circles-ui-march-with", most = most));
            legions(ui, sight, &all, &mut leg.with, most);
        }
        if ui.add(icon_text_button(sight.look, "undo", say!(sight, "circles-ui-march-undo"))).clicked() {
            legs.pop();
        }
    }
}

/// Draws whether a unit asks for the right to pass.
fn asks(ui: &mut Ui, sight: &Sight<'_>, now: bool) -> bool {
    let mut asks = now;
    for (passage, icon, id) in
        [(false, "march", "circles-ui-march-asks-not"), (true, "unlock", "circles-ui-march-asks")]
    {
        if option(ui, sight, icon, &sight.text.say(id), now == passage) {
            asks = passage;
        }
    }
    asks
}

/// True if legions of another triumvirate are in a place, so that one can ask them to pass.
fn is_held(sight: &Sight<'_>, place: Place) -> bool {
    let legions = |seat: Seat| sight.game().board().has_legions(Banner::Seat(seat), place);
    place != Place::AnteHell && sight.game().others(sight.seat()).any(legions)
}

/// Returns the most legions that a unit takes along.
fn party(sight: &Sight<'_>, lead: Unit) -> usize {
    sight.game().march().map_or(0, |march| sight.game().march_party(sight.catalog, march, lead))
}

/// Returns the legions that a unit can take along on the step after these.
fn companions(sight: &Sight<'_>, lead: Unit, legs: &[Leg], from: Place) -> Vec<Legion> {
    let game = sight.game();
    let Some(march) = game.march() else { return Vec::new() };
    let along = march.mover.as_ref().filter(|mover| mover.lead == lead).map(|mover| mover.party.as_slice());
    let fresh = |legion: &Legion| {
        along.is_some_and(|party| party.contains(legion)) || !march.moved.contains(&Unit::Legion(*legion))
    };
    let mut all: Vec<Legion> = legs.last().map(|leg| leg.with.clone()).unwrap_or_default();
    if game.can_set_out(sight.catalog, from) {
        // Whoever has been left behind on an earlier step is not where the map shows it.
        let carried = |legion: &Legion| legs.iter().any(|leg| leg.with.contains(legion));
        let there = game.board().legions_at(Banner::Seat(march.seat), from);
        all.extend(there.into_iter().filter(|legion| fresh(legion) && !carried(legion)));
        // Whoever has come along stays with its lieutenant, if nobody says otherwise.
        all.sort_by_key(|legion| !along.is_some_and(|party| party.contains(legion)));
    }
    all
}

/// Returns the next step of a unit. A lieutenant keeps its legions, and takes as many as it can when
/// it sets out.
fn step(sight: &Sight<'_>, lead: Unit, legs: &[Leg], from: Place, to: Place) -> Leg {
    let with = match legs.last() {
        Some(leg) => leg.with.clone(),
        None => companions(sight, lead, legs, from).into_iter().take(party(sight, lead)).collect(),
    };
    Leg { to, with, passage: false }
}

/// Returns where a unit can go next.
fn next_places(sight: &Sight<'_>, lead: Unit, legs: &[Leg], at: Place) -> Vec<Place> {
    let open = |to: &Place| {
        let mut tried = legs.to_vec();
        tried.push(step(sight, lead, legs, at, *to));
        // A solitary lieutenant may pass where it may not stop.
        matches!(refusal(sight, MarchAnswer::Move { lead, legs: tried }), None | Some(Refusal::Sneak))
    };
    at.neighbours().filter(open).collect()
}
