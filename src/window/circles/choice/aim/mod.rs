//! What a spell is aimed at, whether it is cast as an action or in combat, and its odds.
//!
//! Not here: which targets obey the rules. The forms of actions and of combat ask the rules.

mod chances;
mod things;

use bevy_egui::egui::Ui;
use circles::rules::ids::{Arcanum, Banner, DaemonKind, Legion, Place, Unit};
use circles::rules::magic::Target;

pub(super) use chances::chances;
pub(super) use things::first;

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::odds;
use super::parts::{legions, note, one_place, taken};
use crate::look::section;
use crate::parlour::panel::option;
use crate::shell::screens::say;
use chances::works;
use things::{destinations, followers, grown, made, most, place, pools, singles};

/// Says whether a target obeys the rules.
type Fits<'a> = &'a dyn Fn(&Target) -> bool;

/// Draws what a spell can be aimed at. Returns the target.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    caster: DaemonKind,
    card: Arcanum,
    now: Target,
    desktop: &mut Desktop,
    fits: Fits<'_>,
) -> Target {
    if now == Target::Nothing {
        return now;
    }
    section(ui, &say!(sight, "circles-ui-aim"));
    match now {
        Target::Nothing => now,
        Target::Legions(legions) => struck(ui, sight, card, (legions, None), desktop, fits),
        Target::Transfer { legions, to } => struck(ui, sight, card, (legions, Some(Place::Sectio(to))), desktop, fits),
        Target::Sectio(sectio) => {
            let all = singles(sight, card).into_iter().filter(|target| fits(target));
            let open: Vec<Place> = all.filter_map(|target| place(sight, &target)).collect();
            let place = one_place(ui, sight, desktop, &open, Some(Place::Sectio(sectio)));
            Target::Sectio(place.and_then(Place::sectio).unwrap_or(sectio))
        }
        Target::Lieutenant { .. } => {
            let mut target = single(ui, sight, caster, card, now, desktop, fits);
            if let Target::Lieutenant { kind, with } = &mut target {
                let unit = Unit::Lieutenant(*kind);
                let (all, own) = (followers(sight, unit), Banner::Seat(sight.seat()));
                let count = sight.game().followers(sight.catalog, unit, own);
                if count > 0 && count < all.len() {
                    note(ui, say!(sight, "circles-ui-followers", n = count));
                    legions(ui, sight, &all, with, count);
                }
            }
            target
        }
        Target::Daemon(_) | Target::Seat(_) | Target::Hound(_) | Target::Event(_) | Target::Box(_) => {
            single(ui, sight, caster, card, now, desktop, fits)
        }
    }
}

/// True if two targets are the same thing, whoever goes with it.
fn same(one: &Target, other: &Target) -> bool {
    match (one, other) {
        (Target::Lieutenant { kind, .. }, Target::Lieutenant { kind: other, .. }) => kind == other,
        (_, _) => one == other,
    }
}

/// Draws targets of which one can be chosen, here or on the map, each with its odds.
fn single(
    ui: &mut Ui,
    sight: &Sight<'_>,
    caster: DaemonKind,
    card: Arcanum,
    now: Target,
    desktop: &mut Desktop,
    fits: Fits<'_>,
) -> Target {
    let all: Vec<Target> =
        singles(sight, card).into_iter().filter(|target| same(target, &now) || fits(target)).collect();
    let open: Vec<Place> = all.iter().filter_map(|target| place(sight, target)).collect();
    let clicked = taken(desktop, &open);
    let mut chosen = None;
    for target in &all {
        let on = same(target, &now);
        let on_map = clicked.is_some() && place(sight, target) == clicked;
        if option(ui, sight, icon(target), &words(sight, caster, card, target), on) || on_map {
            chosen = Some(target.clone()).filter(|_| !on);
        }
    }
    let target = chosen.unwrap_or(now);
    desktop.own.marks =
        Marks { open, chosen: place(sight, &target).map(|place| (place, 1)).into_iter().collect(), way: Vec::new() };
    target
}

/// Returns the name of the icon of a target.
const fn icon(target: &Target) -> &'static str {
    match target {
        Target::Nothing => "close",
        Target::Daemon(_) | Target::Seat(_) => "avatar",
        Target::Legions(_) | Target::Transfer { .. } => "forces",
        Target::Lieutenant { .. } | Target::Box(_) => "praetor",
        Target::Hound(_) => "legion-beast",
        Target::Sectio(_) => "place",
        Target::Event(_) => "event",
    }
}

/// Returns a target with whose it is, where it is, and the chance that the spell works.
fn words(sight: &Sight<'_>, caster: DaemonKind, card: Arcanum, target: &Target) -> String {
    let (game, teller) = (sight.game(), sight.teller());
    let name = teller.target(target).unwrap_or_default();
    let name = match target {
        Target::Daemon(kind) => {
            let owner = game.daemon(*kind).map_or_else(String::new, |(seat, _)| teller.seat(seat));
            say!(sight, "circles-ui-daemon-of", daemon = name, seat = owner)
        }
        Target::Lieutenant { kind, .. } => {
            let of = game.board().officer(*kind);
            let about = [
                ("unit", name.into()),
                ("seat", of.map_or_else(String::new, |of| teller.banner(of.banner)).into()),
                ("place", of.map_or_else(String::new, |of| teller.place(of.at)).into()),
            ];
            sight.text.say_with("circles-ui-unit-of", &about)
        }
        Target::Hound(kind) => match game.board().hound(*kind) {
            Some(hound) => {
                say!(sight, "circles-ui-unit-at", unit = name, place = teller.place(hound.at))
            }
            None => name,
        },
        Target::Box(at) => match game.boxes().get(usize::from(*at)).and_then(|there| there.last()) {
            Some(top) => say!(sight, "circles-ui-box-top", where = name, lieutenant = teller.lieutenant(*top)),
            None => name,
        },
        Target::Nothing
        | Target::Seat(_)
        | Target::Legions(_)
        | Target::Transfer { .. }
        | Target::Sectio(_)
        | Target::Event(_) => name,
    };
    match works(sight, caster, card, target) {
        Some(chance) => say!(sight, "circles-ui-with-chance", what = name, chance = odds::percent(chance)),
        None => name,
    }
}

/// Draws heaps of legions, the legions of the chosen heap, and where they go.
fn struck(
    ui: &mut Ui,
    sight: &Sight<'_>,
    card: Arcanum,
    (mut chosen, mut to): (Vec<Legion>, Option<Place>),
    desktop: &mut Desktop,
    fits: Fits<'_>,
) -> Target {
    let board = sight.game().board();
    let goals = destinations(sight, card);
    let within = |pool: &[Legion], chosen: &[Legion]| chosen.iter().any(|legion| pool.contains(legion));
    let mut pools = pools(sight, card);
    pools.retain(|pool| within(pool, &chosen) || goals.iter().any(|to| grown(pool, *to, fits).is_some()));
    let stands = |pool: &[Legion]| pool.first().and_then(|legion| board.legion(*legion));
    let from: Vec<Place> = pools.iter().filter_map(|pool| stands(pool)).collect();
    let before = chosen.clone();
    if let ([pool], None) = (pools.as_slice(), to)
        && pool.len() == 1
    {
        ui.label(say!(sight, "circles-ui-unit", unit = sight.teller().legions(pool)));
    }
    if pools.len() > 1 {
        for pool in &pools {
            let place = stands(pool).map_or_else(String::new, |place| sight.teller().place(place));
            let words = say!(sight, "circles-ui-unit-at", unit = sight.teller().legions(pool), place = place);
            if option(ui, sight, "forces", &words, within(pool, &before)) && !within(pool, &before) {
                let next = goals.iter().copied().filter(|goal| *goal == to).chain(goals.iter().copied());
                if let Some(goal) = next.into_iter().find(|goal| grown(pool, *goal, fits).is_some()) {
                    to = goal;
                    chosen = pool[..most(pool, goal, fits)].to_vec();
                }
            }
        }
    }
    if let Some(pool) = pools.iter().find(|pool| within(pool, &chosen))
        && pool.len() > 1
    {
        let count = most(pool, to, fits).max(1);
        note(ui, say!(sight, "circles-ui-aim-most", n = count));
        let last = chosen.clone();
        legions(ui, sight, pool, &mut chosen, count);
        if chosen.is_empty() {
            // A heap with nobody chosen would be no heap at all.
            chosen = last;
        }
    }
    if to.is_some() {
        note(ui, say!(sight, "circles-ui-aim-to"));
        let lawful = |goal: &Place| fits(&made(&chosen, Some(*goal)));
        let open: Vec<Place> = goals.iter().flatten().copied().filter(lawful).collect();
        to = one_place(ui, sight, desktop, &open, to);
    } else {
        let clicked = taken(desktop, &from);
        let pool = pools.iter().find(|pool| clicked.is_some() && stands(pool) == clicked);
        if let Some(pool) = pool.filter(|pool| !within(pool, &chosen)) {
            chosen = pool[..most(pool, to, fits).max(1)].to_vec();
        }
        let now = stands(&chosen).map(|place| (place, chosen.len()));
        desktop.own.marks = Marks { open: from, chosen: now.into_iter().collect(), way: Vec::new() };
    }
    made(&chosen, to)
}
