//! Paths on the board: planned orders with the number of their slot, the path under the pointer,
//! and the path that is being stepped.

use bevy::prelude::*;

use super::atlas::Atlas;
use super::choice::Choice;
use super::layout::{canton_centre, unrolled};
use super::letters::{Letters, bone, ember, gold, house, ink, label, paint};
use super::mirror::{TRAILS, legion_face};
use super::pins::{IMAGES, Pinned};
use crate::conclave::rituals::Pointed;
use crate::conclave::rituals::rites::Rite;
use crate::look::palette;
use crate::rules::catalog::Catalog;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::orders::{Order, OrderKind, Problem};
use crate::rules::rituals::{RitualOrder, Target};
use crate::shell::flow::{Stage, Standing};
use crate::sight::{Hand, Library};

/// The meaning of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// An order in this slot. `sound` is true if the order is legal.
    Planned { slot: u8, sound: bool },
    /// The order that a click would give.
    Offered,
    /// The path that is being stepped. `sound` is true if it could be ordered.
    Stepped { sound: bool },
}

/// A path as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Trail {
    cantons: Vec<CantonId>,
    meaning: Meaning,
    flight: bool,
    attack: bool,
    seat: Seat,
    /// The name of the picture of the legion that will stand at its end.
    ghost: Option<String>,
}

/// Marks an entity as part of a drawn path.
#[derive(Component)]
pub(super) struct OfTrail;

/// Draws the paths again when they change.
pub(super) fn draw(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    standing: Standing<'_>,
    (choice, pointed): (Res<Choice>, Pointed<'_>),
    (atlas, letters): (Option<Res<Atlas>>, Option<Res<Letters>>),
    there: Query<Entity, With<OfTrail>>,
    mut known: Local<Vec<Trail>>,
) {
    let (Some(hand), Some(library), Some(atlas), Some(letters)) = (hand, library, atlas, letters) else { return };
    if !hand.is_changed() && !choice.is_changed() && !standing.is_changed() && !pointed.is_changed() {
        return;
    }
    let planning = matches!(standing.stage(), Some(Stage::Planning | Stage::Waiting)) && !hand.watching;
    let trails = if planning { trails(&hand, library.book.catalog(), &choice, pointed.rite()) } else { Vec::new() };
    if trails == *known {
        return;
    }
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let size = hand.view.table().realm().board().size();
    for (index, trail) in trails.iter().enumerate() {
        let points = unrolled(size, &trail.cantons);
        let start = canton_centre(size, trail.cantons[0]);
        let long = points.iter().map(|point| point.length()).fold(0.0, f32::max);
        let depth = TRAILS + index as f32 * 0.02;
        for image in 0..IMAGES {
            let pinned = Pinned { at: start, image, reach: long + 80.0 };
            let mut root =
                commands.spawn((OfTrail, pinned, Transform::from_xyz(start.x, start.y, depth), Visibility::Hidden));
            root.with_children(|parent| draw_trail(parent, &atlas, &letters, trail, &points));
        }
    }
    *known = trails;
}

/// Returns all visible paths.
fn trails(hand: &Hand, catalog: &Catalog, choice: &Choice, rite: Option<&Rite>) -> Vec<Trail> {
    let mut found = planned(hand, catalog);
    let seat = hand.seat();
    found.extend(rite.and_then(|rite| rite.target.as_ref()).and_then(|target| pointed(hand, target)));
    if let Some(way) = choice.way.as_ref().filter(|way| way.cantons.len() > 1) {
        let end = way.cantons[way.cantons.len() - 1];
        let attack = choice.to(end).is_some_and(|reach| reach.foe.is_some());
        let cantons = if way.on_foot { way.cantons.clone() } else { vec![way.cantons[0], end] };
        let meaning = Meaning::Stepped { sound: choice.stepped().is_some() };
        found.push(Trail { cantons, meaning, flight: !way.on_foot, attack, seat, ghost: None });
    } else if let (Some(from), Some(hovered)) = (choice.from, hand.hovered)
        && let Some(reach) = choice.to(hovered)
    {
        let cantons = std::iter::once(from).chain(reach.path.iter().copied()).collect();
        found.push(Trail {
            cantons,
            meaning: Meaning::Offered,
            flight: reach.flight,
            attack: reach.foe.is_some(),
            seat,
            ghost: None,
        });
    }
    found
}

/// Returns the legion that a ritual moves, the cantons that it enters, and true if it flies.
fn driven(target: &Target) -> Option<(LegionId, &[CantonId], bool)> {
    match target {
        Target::March { legion, path } => Some((*legion, path, false)),
        Target::Step { legion, to } => Some((*legion, std::slice::from_ref(to), true)),
        Target::Oneself | Target::House(_) | Target::Legion(_) | Target::Place(_) | Target::Legions(_) => None,
        Target::Value(..)
        | Target::Treasure(_)
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => None,
    }
}

/// Returns the same for an order, which may be a ritual.
fn ordered(order: &Order) -> Option<(LegionId, &[CantonId], bool)> {
    if let Order::Ritual(RitualOrder::PerformRitual { target, .. }) = order {
        return driven(target);
    }
    order.way().map(|(legion, path)| (legion, path, order.kind() == OrderKind::Fly))
}

/// Returns the path of a legion in the ritual whose target is being chosen.
fn pointed(hand: &Hand, target: &Target) -> Option<Trail> {
    let (legion, path, flight) = driven(target)?;
    let from = hand.view.table().forces().legion(legion)?.canton;
    let cantons: Vec<CantonId> = std::iter::once(from).chain(path.iter().copied()).collect();
    let moves = cantons.iter().any(|&canton| canton != from);
    let meaning = Meaning::Stepped { sound: true };
    moves.then_some(Trail { cantons, meaning, flight, attack: false, seat: hand.seat(), ghost: None })
}

/// Returns the paths of the orders in the draft. Each begins where the previous one left its
/// legion.
fn planned(hand: &Hand, catalog: &Catalog) -> Vec<Trail> {
    let draft = hand.desk.draft();
    let table = hand.view.table();
    let mut places: Vec<(LegionId, CantonId)> =
        table.forces().legions().iter().map(|legion| (legion.id, legion.canton)).collect();
    let mut found: Vec<(LegionId, Trail)> = Vec::new();
    for (index, order) in draft.slots.iter().enumerate() {
        let Some((legion, path, flight)) = order.as_ref().and_then(ordered) else { continue };
        let Some((_, at)) = places.iter_mut().find(|(id, _)| *id == legion) else { continue };
        let Some(&end) = path.last() else { continue };
        let sound =
            !hand.problems.iter().any(|problem| matches!(problem, Problem::Order(slot, _) if slot.index() == index));
        let cantons: Vec<CantonId> = std::iter::once(*at).chain(path.iter().copied()).collect();
        let stranger = table.forces().legion_at(end).is_some_and(|other| other.owner != draft.seat);
        let garrison = table.forces().place_at(end).is_some_and(|place| place.owner != Some(draft.seat));
        let attack = stranger || garrison;
        let mut ghost = None;
        if sound && !attack {
            *at = end;
            ghost = table.forces().legion(legion).map(|legion| legion_face(catalog, table, &legion.into()).icon);
            // The picture is drawn only at the end of the legion's last path.
            for (_, earlier) in found.iter_mut().filter(|(id, _)| *id == legion) {
                earlier.ghost = None;
            }
        }
        let meaning = Meaning::Planned { slot: index as u8 + 1, sound };
        found.push((legion, Trail { cantons, meaning, flight, attack, seat: draft.seat, ghost }));
    }
    found.into_iter().map(|(_, trail)| trail).collect()
}

fn draw_trail(parent: &mut ChildSpawnerCommands<'_>, atlas: &Atlas, letters: &Letters, trail: &Trail, points: &[Vec2]) {
    let colour = match trail.meaning {
        Meaning::Planned { sound: false, .. } | Meaning::Stepped { sound: false } => Color::srgb(0.55, 0.50, 0.45),
        _ if trail.attack => ember(),
        Meaning::Planned { .. } => house(trail.seat),
        Meaning::Offered | Meaning::Stepped { .. } if trail.flight => paint(palette::SKY),
        Meaning::Offered | Meaning::Stepped { .. } => bone(),
    };
    let last = points.len() - 1;
    // Both ends keep a distance from the medallions.
    for (step, pair) in points.windows(2).enumerate() {
        let (mut from, mut to) = (pair[0], pair[1]);
        let along = (to - from).normalize_or_zero();
        if step == 0 {
            from += along * 34.0;
        }
        if step + 1 == last {
            to -= along * if trail.attack || trail.ghost.is_some() { 54.0 } else { 18.0 };
        }
        stroke(parent, atlas, trail, colour, from, to);
    }
    let end = points[last];
    let along = (end - points[last - 1]).normalize_or_zero();
    if let Some(icon) = &trail.ghost {
        for (name, side, tint, z) in [
            ("shield-rim", 70.0, ink().with_alpha(0.45), 0.2),
            ("shield", 66.0, colour.with_alpha(0.5), 0.21),
            (icon, 40.0, ink(), 0.22),
        ] {
            let sprite = atlas.sprite(name, Vec2::splat(side), tint);
            parent.spawn((sprite, Transform::from_translation((end + Vec2::Y * 8.0).extend(z))));
        }
    }
    if trail.attack {
        // The battle icon stands in front of the attacked canton's centre, instead of an arrowhead.
        let at = (end - along * 44.0).extend(0.3);
        for (name, side, tint, z) in
            [("disc", 38.0, ink(), 0.0), ("disc-rim", 36.0, ember(), 0.01), ("battle", 23.0, bone(), 0.02)]
        {
            let sprite = atlas.sprite(name, Vec2::splat(side), tint);
            parent.spawn((sprite, Transform::from_translation(at + Vec3::Z * z)));
        }
    } else {
        let head = end - along * if trail.ghost.is_some() { 46.0 } else { 8.0 };
        let turn = Quat::from_rotation_z(along.to_angle());
        for (side, tint, z) in [(34.0, ink(), 0.002), (26.0, colour, 0.004)] {
            let sprite = atlas.sprite("arrowhead", Vec2::splat(side), tint);
            parent.spawn((sprite, Transform::from_translation(head.extend(z)).with_rotation(turn)));
        }
    }
    if let Meaning::Planned { slot, sound } = trail.meaning {
        // Near the legion, because a battle icon needs room in the next canton.
        let at = (points[0] + (points[1] - points[0]).normalize_or_zero() * 36.0).extend(0.35);
        let rim = if sound { gold() } else { ember() };
        parent.spawn((
            atlas.sprite("disc", Vec2::splat(28.0), paint(palette::PARCHMENT)),
            Transform::from_translation(at),
        ));
        parent.spawn((
            atlas.sprite("disc-rim", Vec2::splat(30.0), rim),
            Transform::from_translation(at + Vec3::Z * 0.01),
        ));
        let text = if sound { slot.to_string() } else { format!("{slot}!") };
        let number = label(&letters.figures, text, 17.0, ink(), at + Vec3::Z * 0.02);
        parent.spawn(number).remove::<bevy::sprite::Text2dShadow>();
    }
}

/// Draws a line for a march, or a row of dashes for a flight.
fn stroke(parent: &mut ChildSpawnerCommands<'_>, atlas: &Atlas, trail: &Trail, colour: Color, from: Vec2, to: Vec2) {
    let way = to - from;
    let turn = Quat::from_rotation_z(way.to_angle());
    let pieces = if trail.flight { (way.length() / 26.0).ceil().max(1.0) } else { 1.0 };
    let share = if trail.flight { 0.55 } else { 1.0 };
    for piece in 0..pieces as usize {
        let middle = from + way * ((piece as f32 + 0.5) / pieces);
        let long = way.length() / pieces * share;
        for (wide, more, tint, z) in [(12.0, 4.0, ink(), 0.0), (7.0, 0.0, colour, 0.003)] {
            let sprite = atlas.sprite("pixel", Vec2::new(long + more, wide), tint);
            parent.spawn((sprite, Transform::from_translation(middle.extend(z)).with_rotation(turn)));
        }
    }
}
