//! Proposals for ritual orders, each with the cheapest payment.
//!
//! There are too many possible targets to list, so the nearest are proposed, at most [`MOST`] per
//! ritual. A Destruction ritual that no stance allows is proposed with a mask. Framing is never
//! proposed, nor is a ritual that cannot succeed as far as the house knows. Proposals depend only
//! on facts that the house knows.

use super::access::{accessible, level_of};
use super::challenge::{performer, possible};
use super::chamber::chamber;
use super::effects::{self, copies, remembered};
use super::order::RitualOrder;
use super::order::{Guise, Target};
use super::perform::{check_aim, check_frequency, check_guise};
use super::price::price;
use super::target::victim;
use crate::attachments::{Post, Treasure};
use crate::catalog::{Catalog, RitualAim, RitualEffect};
use crate::forces::{Landmark, Legion, Muster, Stat};
use crate::game::Game;
use crate::ids::{CantonId, CardId, Seat};
use crate::orders::Order;
use crate::rulebook::Context;
use crate::tribute::{Purse, least_waste};

/// Maximum number of targets proposed for one ritual.
const MOST: usize = 8;

pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let vault = game.treasury().vault(seat);
    if vault.is_empty() || chamber(catalog, game, seat).free() < 1 {
        return;
    }
    let wealth = game.treasury().wealth(seat);
    let mut near: Option<Vec<&Legion>> = None;
    // Equal prices are paid with the same cards.
    let mut known: Vec<(Purse, Option<Vec<CardId>>)> = Vec::new();
    for ritual in catalog.ritual_kinds() {
        let def = catalog.ritual(ritual);
        // A free slot has been checked above.
        let open = accessible(catalog, game, seat, ritual).and_then(|()| check_frequency(catalog, game, seat, ritual));
        if open.is_err() {
            continue;
        }
        let level = level_of(catalog, game, seat, ritual);
        let attack = performer(catalog, game, seat, ritual);
        let near = near.get_or_insert_with(|| rivals_legions(game, seat));
        for target in targets(context, seat, def.effect, level, near) {
            let victim = victim(game, seat, &target);
            let open = |guise: &Guise| check_guise(catalog, game, seat, ritual, victim, *guise).is_ok();
            let Some(guise) = [Guise::Bare, Guise::Masked].into_iter().find(open) else { continue };
            let asked = price(catalog, game, seat, ritual, victim, guise).total();
            let cards = if def.effect == RitualEffect::BurntOfferings {
                vault.iter().min_by_key(|card| (card.worth.points(), card.id)).map(|card| vec![card.id])
            } else if !wealth.covers(&asked) {
                None
            } else if let Some((_, cards)) = known.iter().find(|(price, _)| *price == asked) {
                cards.clone()
            } else {
                let cards = least_waste(vault, &asked);
                known.push((asked, cards.clone()));
                cards
            };
            let Some(cards) = cards else { continue };
            if check_aim(context, seat, ritual, level, &target).is_ok()
                && possible(catalog, game, seat, ritual, &target, &attack)
            {
                orders.push(Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }));
            }
        }
    }
}

/// Returns the legions of other houses, nearest to the own stronghold first.
fn rivals_legions(game: &Game, seat: Seat) -> Vec<&Legion> {
    let mut legions: Vec<&Legion> = game.forces().legions().iter().filter(|legion| legion.owner != seat).collect();
    if let Some(home) = game.forces().stronghold(seat).map(|place| place.canton) {
        legions.sort_by_key(|legion| (game.realm().grid().distance(home, legion.canton), legion.id));
    }
    legions
}

/// Returns sensible targets of a ritual. Some of them may still be illegal.
fn targets(context: &Context<'_>, seat: Seat, effect: RitualEffect, level: u8, near: &[&Legion]) -> Vec<Target> {
    let game = context.game;
    let rivals = || game.seats().filter(move |&other| other != seat && game.conclave().eliminated(other).is_none());
    let houses = || rivals().map(Target::House).collect();
    let hostile = || near.iter().filter(|legion| game.diplomacy().stance(seat, legion.owner).allows_arms());
    let legions = || {
        let first =
            hostile().chain(near.iter().filter(|legion| !game.diplomacy().stance(seat, legion.owner).allows_arms()));
        first.take(MOST).map(|legion| Target::Legion(legion.id)).collect::<Vec<_>>()
    };
    match effect.aim() {
        RitualAim::OwnLegion => game.forces().legions_of(seat).map(|legion| Target::Legion(legion.id)).collect(),
        RitualAim::Value => {
            near.iter().take(MOST).map(|legion| Target::Value(legion.id, strongest(context.catalog, legion))).collect()
        }
        RitualAim::Legions => {
            let most = usize::from(context.catalog.constants.rituals.hostile.confused(level));
            let of = |house: Seat| {
                let own = near.iter().filter(|legion| legion.owner == house).take(most);
                let mut ids: Vec<_> = own.map(|legion| legion.id).collect();
                ids.sort_unstable();
                ids
            };
            rivals().map(of).filter(|ids| !ids.is_empty()).map(Target::Legions).collect()
        }
        RitualAim::Spoils => {
            let treasures = others_treasures(context, seat, effect, level).take(MOST);
            treasures.chain(near.iter().take(MOST).map(|legion| Target::Legion(legion.id))).collect()
        }
        RitualAim::Praetor => others_treasures(context, seat, effect, level).take(MOST).collect(),
        RitualAim::Copies => doubles(game, seat, copies(context.catalog, level)),
        RitualAim::March => {
            let steps = near.iter().take(MOST).flat_map(|legion| {
                let free = free_beside(game, legion.canton).take(1);
                free.map(|to| Target::March { legion: legion.id, path: vec![to] }).collect::<Vec<_>>()
            });
            steps.collect()
        }
        RitualAim::Border => {
            let beside = game.realm().land(seat).flat_map(|canton| game.realm().grid().neighbours(canton).to_vec());
            let mut cantons: Vec<CantonId> = beside
                .filter(|&canton| game.realm().owner(canton) != Some(seat))
                .filter(|&canton| game.realm().terrain(canton).passable() && game.forces().vacant(canton))
                .collect();
            // Cantons of rivals come before unclaimed ones.
            cantons.sort_unstable_by_key(|&canton| (game.realm().owner(canton).is_none(), canton));
            cantons.dedup();
            cantons.into_iter().take(MOST).map(|canton| Target::Canton { canton, to: seat }).collect()
        }
        RitualAim::House => houses(),
        RitualAim::Objective => {
            let own = game.objectives().held(seat).iter().map(|&objective| Target::Objective(objective));
            own.chain(rivals().map(Target::House)).collect()
        }
        RitualAim::Unit => {
            let hostile = |owner: Option<Seat>| owner.is_some_and(|of| game.diplomacy().stance(seat, of).allows_arms());
            let places = game.forces().places().iter().filter(|place| place.hp > 1 && hostile(place.owner));
            legions().into_iter().chain(places.take(MOST).map(|place| Target::Place(place.id))).collect()
        }
        RitualAim::Legion => legions(),
        RitualAim::Step => gates(game, seat),
        RitualAim::OwnPraetor => {
            let own = game.attachments().of(seat).map(|held| held.treasure);
            own.filter(|treasure| matches!(treasure, Treasure::Praetor(_))).map(Target::Treasure).collect()
        }
        RitualAim::Oneself => vec![Target::Oneself],
    }
}

/// Returns the greatest of the legion's initial values. Later changes may not be known to other
/// houses yet.
fn strongest(catalog: &Catalog, legion: &Legion) -> Stat {
    let born = match legion.muster {
        Muster::Hired(kind) => catalog.legion(kind).strength(),
        Muster::Guard(_) => return Stat::Melee,
    };
    Stat::ALL.into_iter().rev().max_by_key(|&stat| born.of(stat)).unwrap_or(Stat::Melee)
}

/// Returns the known treasures of other houses that this ritual could target: those from auguries,
/// and those attached to units.
fn others_treasures(
    context: &Context<'_>,
    seat: Seat,
    effect: RitualEffect,
    level: u8,
) -> impl Iterator<Item = Target> {
    let game = context.game;
    let known = remembered(game, seat).into_iter().map(|(treasure, ..)| treasure);
    let held = game.attachments().possessions().iter();
    let shown = held.filter(move |held| held.owner != seat && matches!(held.post, Post::Unit(_)));
    let all = known.chain(shown.map(|held| held.treasure)).map(Target::Treasure);
    all.filter(move |target| effects::valid(context, seat, effect, level, target).is_ok())
}

fn free_beside(game: &Game, canton: CantonId) -> impl Iterator<Item = CantonId> {
    let near = game.realm().grid().neighbours(canton).to_vec();
    near.into_iter().filter(|&to| game.forces().vacant(to) && game.realm().terrain(to).passable())
}

/// Returns copies of each legion on own land around it.
fn doubles(game: &Game, seat: Seat, most: u8) -> Vec<Target> {
    let most = usize::from(most);
    let of = |legion: &Legion| {
        let own = free_beside(game, legion.canton).filter(|&canton| game.realm().owner(canton) == Some(seat));
        let mut at: Vec<CantonId> = own.take(most).collect();
        at.sort_unstable();
        Target::Copies { of: legion.id, at }
    };
    let all = game.forces().legions_of(seat).take(MOST).map(of);
    all.filter(|target| matches!(target, Target::Copies { at, .. } if !at.is_empty())).collect()
}

/// Returns moves of the strongest legion: next to places that the house does not hold, and to its
/// own stronghold.
fn gates(game: &Game, seat: Seat) -> Vec<Target> {
    let Some(legion) = game.forces().legions_of(seat).max_by_key(|legion| (legion.level, legion.hp, legion.id)) else {
        return Vec::new();
    };
    let wanted = game.forces().places().iter().filter(|place| match place.landmark {
        Landmark::Stronghold(whose) => whose == seat,
        Landmark::Power(_) => place.owner != Some(seat),
        Landmark::Pandemonium => true,
    });
    let steps = wanted.filter_map(|place| free_beside(game, place.canton).next());
    steps.take(MOST).map(|to| Target::Step { legion: legion.id, to }).collect()
}
