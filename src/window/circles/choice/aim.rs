//! What a spell is aimed at, whether it is cast as an action or in combat, and its odds.
//!
//! Not here: which targets obey the rules. The forms of actions and of combat ask the rules.

use bevy_egui::egui::Ui;
use circles::rules::catalog::definitions::{Aim, CombatSpell, DaemonSpell, SpellEffect, Test, UnitSpell};
use circles::rules::ids::{Arcanum, Banner, DaemonKind, Direction, Legion, Place, Sphere, Unit};
use circles::rules::magic::Target;

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::odds;
use super::parts::{crowded, legions, note, one_place, taken};
use crate::look::{bold, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Says whether a target obeys the rules.
type Fits<'a> = &'a dyn Fn(&Target) -> bool;

/// Returns a target of a card that obeys the rules.
pub(super) fn first(sight: &Sight<'_>, card: Arcanum, fits: impl Fn(&Target) -> bool) -> Option<Target> {
    let single = singles(sight, card).into_iter().find(|target| fits(target));
    single.or_else(|| {
        let places = destinations(sight, card);
        let mut all = pools(sight, card).into_iter().flat_map(|pool| places.iter().map(move |to| (pool.clone(), *to)));
        all.find_map(|(pool, to)| grown(&pool, to, &fits))
    })
}

/// Returns the targets of a card that are one thing, or nothing.
fn singles(sight: &Sight<'_>, card: Arcanum) -> Vec<Target> {
    let (game, board) = (sight.game(), sight.game().board());
    let effect = &sight.catalog.spell_of(card).effect;
    match effect.aim() {
        Aim::OwnDaemon | Aim::OtherDaemon | Aim::CombatDaemon => {
            let daemons = game.seats().flat_map(|seat| &game.triumvirate(seat).daemons);
            daemons.map(|daemon| Target::Daemon(daemon.kind)).collect()
        }
        Aim::Triumvirate => game.others(sight.seat()).map(Target::Seat).collect(),
        Aim::Lieutenant => {
            let followed = |kind| {
                let unit = Unit::Lieutenant(kind);
                let with = followers(sight, unit);
                let count = game.followers(sight.catalog, unit, Banner::Seat(sight.seat()));
                Target::Lieutenant { kind, with: with.into_iter().take(count).collect() }
            };
            board.officers().map(|(kind, _)| followed(kind)).collect()
        }
        Aim::Hound => board.hounds().map(|(kind, _)| Target::Hound(kind)).collect(),
        Aim::Sectio => Place::all().filter_map(Place::sectio).map(Target::Sectio).collect(),
        Aim::Event => Sphere::ALL.into_iter().map(Target::Event).collect(),
        Aim::Nothing => {
            let boxes = (0_u8..).zip(game.boxes()).map(|(at, _)| Target::Box(at));
            std::iter::once(Target::Nothing).chain(boxes).collect()
        }
        Aim::OwnUnits | Aim::Combat => vec![Target::Nothing],
        Aim::OtherUnits | Aim::Spell => Vec::new(),
    }
}

/// Returns the legions that stand with a unit.
fn followers(sight: &Sight<'_>, unit: Unit) -> Vec<Legion> {
    let board = sight.game().board();
    match (board.banner(unit), board.at(unit)) {
        (Some(banner), Some(place)) => board.legions_at(banner, place),
        (_, _) => Vec::new(),
    }
}

/// Returns the legions of banners, those of one place together.
fn by_place(sight: &Sight<'_>, banners: impl Iterator<Item = Banner>) -> Vec<Vec<Legion>> {
    let board = sight.game().board();
    let of = |banner: Banner| Place::all().map(move |place| board.legions_at(banner, place));
    banners.flat_map(of).filter(|legions| !legions.is_empty()).collect()
}

/// Returns the heaps of legions of which a card strikes some. All of one target are in one heap.
fn pools(sight: &Sight<'_>, card: Arcanum) -> Vec<Vec<Legion>> {
    let (game, board) = (sight.game(), sight.game().board());
    let own = Banner::Seat(sight.seat());
    match &sight.catalog.spell_of(card).effect {
        SpellEffect::Units(spell) => match spell {
            UnitSpell::Disband { .. } | UnitSpell::Rebel { .. } => {
                by_place(sight, game.others(sight.seat()).map(Banner::Seat))
            }
            UnitSpell::Transfer { .. } => by_place(sight, std::iter::once(own)),
            UnitSpell::Tame => {
                let free = board.legions(own).map(|(legion, _)| legion);
                free.filter(|legion| board.hound_of(*legion).is_none()).map(|legion| vec![legion]).collect()
            }
            UnitSpell::Defect
            | UnitSpell::Burn { .. }
            | UnitSpell::Scatter
            | UnitSpell::Unleash
            | UnitSpell::Raise { .. }
            | UnitSpell::Recruit
            | UnitSpell::March { .. } => Vec::new(),
        },
        SpellEffect::Combat(spell) => combat_pool(sight, *spell),
        SpellEffect::Daemon(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => Vec::new(),
    }
}

/// Returns the heap of legions of which a spell of combat strikes some.
fn combat_pool(sight: &Sight<'_>, spell: CombatSpell) -> Vec<Vec<Legion>> {
    let board = sight.game().board();
    let Some(battle) = sight.game().battle() else { return Vec::new() };
    let own = Banner::Seat(sight.seat());
    let pool: Vec<Legion> = match spell {
        CombatSpell::Turncoats { .. } | CombatSpell::Panic { .. } => {
            let enemies = battle.side_of(own).map(|side| battle.banners(side.other())).unwrap_or_default();
            enemies.iter().flat_map(|banner| board.legions_at(*banner, Place::Sectio(battle.sectio))).collect()
        }
        CombatSpell::Reinforce { .. } => {
            let near = |at: &Place| at.sectio().is_some_and(|at| at.adjoins(battle.sectio));
            board.legions(own).filter(|(_, at)| near(at)).map(|(legion, _)| legion).collect()
        }
        CombatSpell::Rolls { .. }
        | CombatSpell::EnemyRolls { .. }
        | CombatSpell::Saves { .. }
        | CombatSpell::Hits { .. }
        | CombatSpell::Parry { .. }
        | CombatSpell::Hounds { .. }
        | CombatSpell::Distract
        | CombatSpell::Challenge { .. }
        | CombatSpell::Leaderless
        | CombatSpell::Hold
        | CombatSpell::Withdraw => Vec::new(),
    };
    if pool.is_empty() { Vec::new() } else { vec![pool] }
}

/// Returns where legions can be sent by a card; a single `None` if it sends nobody.
fn destinations(sight: &Sight<'_>, card: Arcanum) -> Vec<Option<Place>> {
    match &sight.catalog.spell_of(card).effect {
        SpellEffect::Units(UnitSpell::Transfer { .. }) => {
            sight.game().sectio_of(sight.seat()).map(|sectio| Some(Place::Sectio(sectio))).collect()
        }
        SpellEffect::Units(_)
        | SpellEffect::Daemon(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => vec![None],
    }
}

/// Returns legions as a target, on their way if they have one.
fn made(legions: &[Legion], to: Option<Place>) -> Target {
    let legions = legions.to_vec();
    match to.and_then(Place::sectio) {
        Some(to) => Target::Transfer { legions, to },
        None => Target::Legions(legions),
    }
}

/// Returns as many legions of a heap as obey the rules.
fn grown(pool: &[Legion], to: Option<Place>, fits: &dyn Fn(&Target) -> bool) -> Option<Target> {
    let count = most(pool, to, fits);
    (count > 0).then(|| made(&pool[..count], to))
}

/// Returns how many legions of a heap obey the rules.
fn most(pool: &[Legion], to: Option<Place>, fits: &dyn Fn(&Target) -> bool) -> usize {
    (1..=pool.len()).take_while(|count| fits(&made(&pool[..*count], to))).last().unwrap_or(0)
}

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

/// Returns where a target is on the map.
fn place(sight: &Sight<'_>, target: &Target) -> Option<Place> {
    let board = sight.game().board();
    match target {
        Target::Sectio(sectio) => Some(Place::Sectio(*sectio)),
        Target::Lieutenant { kind, .. } => board.at(Unit::Lieutenant(*kind)),
        Target::Hound(kind) => board.at(Unit::Hound(*kind)),
        Target::Legions(legions) | Target::Transfer { legions, .. } => {
            legions.first().and_then(|legion| board.legion(*legion))
        }
        Target::Nothing | Target::Daemon(_) | Target::Seat(_) | Target::Event(_) | Target::Box(_) => None,
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

/// Returns the chance that a spell works at a target; `None` if nobody rolls.
fn works(sight: &Sight<'_>, caster: DaemonKind, card: Arcanum, target: &Target) -> Option<f64> {
    let Target::Daemon(kind) = *target else { return None };
    let test = match &sight.catalog.spell_of(card).effect {
        SpellEffect::Daemon(DaemonSpell::Afflict { test, .. })
        | SpellEffect::Combat(CombatSpell::Challenge { test, .. }) => *test,
        SpellEffect::Daemon(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Units(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => Test::Sure,
    };
    let elusive = sight.game().elusive(sight.catalog, sight.seat(), kind);
    if test == Test::Sure && elusive.is_none() {
        return None;
    }
    let symbols = |kind: DaemonKind, talent| sight.catalog.daemon(kind).talent(talent);
    let escapes = match test {
        Test::Sure => 0.0,
        Test::Roll(talent) => odds::upto(symbols(kind, talent).into()),
        Test::Duel(talent) => odds::duel(symbols(kind, talent), symbols(caster, talent)),
    };
    let eludes = elusive.map_or(0.0, |upto| odds::upto(upto.into()));
    Some((1.0 - eludes) * (1.0 - escapes))
}

/// Draws the odds of the dice that a spell rolls.
pub(super) fn chances(ui: &mut Ui, sight: &Sight<'_>, caster: DaemonKind, card: Arcanum, target: &Target) {
    if let Some(chance) = works(sight, caster, card, target) {
        ui.label(bold(say!(sight, "circles-ui-spell-works", chance = odds::percent(chance))));
        return;
    }
    match &sight.catalog.spell_of(card).effect {
        SpellEffect::Units(UnitSpell::Burn { upto }) => {
            let chance = odds::percent(odds::upto((*upto).into()));
            note(ui, say!(sight, "circles-ui-spell-burns", chance = chance));
            if let Some(place) = place(sight, target) {
                note(ui, crowded(sight, place));
            }
        }
        SpellEffect::Combat(CombatSpell::Panic { .. }) => {
            let Some(sectio) = sight.game().battle().map(|battle| battle.sectio) else { return };
            let open = |way: Direction| sight.game().refuge(sight.catalog, sectio, way, None).is_some();
            let chance = odds::percent(odds::die(|die| Direction::rolled(die).is_some_and(open)));
            note(ui, say!(sight, "circles-ui-spell-panics", chance = chance));
        }
        SpellEffect::Units(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Daemon(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => {}
    }
}
