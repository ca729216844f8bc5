//! The things at which spells can be aimed: single ones, and heaps of legions of which some are
//! struck.

use circles::rules::catalog::definitions::{Aim, CombatSpell, SpellEffect, UnitSpell};
use circles::rules::ids::{Arcanum, Banner, Legion, Place, Sphere, Unit};
use circles::rules::magic::Target;

use super::super::super::sight::Sight;

/// Returns a target of a card that obeys the rules.
pub(in super::super) fn first(sight: &Sight<'_>, card: Arcanum, fits: impl Fn(&Target) -> bool) -> Option<Target> {
    let single = singles(sight, card).into_iter().find(|target| fits(target));
    single.or_else(|| {
        let places = destinations(sight, card);
        let mut all = pools(sight, card).into_iter().flat_map(|pool| places.iter().map(move |to| (pool.clone(), *to)));
        all.find_map(|(pool, to)| grown(&pool, to, &fits))
    })
}

/// Returns the targets of a card that are one thing, or nothing.
pub(super) fn singles(sight: &Sight<'_>, card: Arcanum) -> Vec<Target> {
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
pub(super) fn followers(sight: &Sight<'_>, unit: Unit) -> Vec<Legion> {
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
pub(super) fn pools(sight: &Sight<'_>, card: Arcanum) -> Vec<Vec<Legion>> {
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
pub(super) fn destinations(sight: &Sight<'_>, card: Arcanum) -> Vec<Option<Place>> {
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
pub(super) fn made(legions: &[Legion], to: Option<Place>) -> Target {
    let legions = legions.to_vec();
    match to.and_then(Place::sectio) {
        Some(to) => Target::Transfer { legions, to },
        None => Target::Legions(legions),
    }
}

/// Returns as many legions of a heap as obey the rules.
pub(super) fn grown(pool: &[Legion], to: Option<Place>, fits: &dyn Fn(&Target) -> bool) -> Option<Target> {
    let count = most(pool, to, fits);
    (count > 0).then(|| made(&pool[..count], to))
}

/// Returns how many legions of a heap obey the rules.
pub(super) fn most(pool: &[Legion], to: Option<Place>, fits: &dyn Fn(&Target) -> bool) -> usize {
    (1..=pool.len()).take_while(|count| fits(&made(&pool[..*count], to))).last().unwrap_or(0)
}

/// Returns where a target is on the map.
pub(super) fn place(sight: &Sight<'_>, target: &Target) -> Option<Place> {
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
