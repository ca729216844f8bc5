//! Finds what a step points at: a marked widget, or something on the board.

use bevy_egui::egui::{Context, Pos2, Rect, Vec2 as Size, pos2};

use super::deeds::{borders, hired, unclaimed};
use crate::conclave::board::Lens;
use crate::conclave::board::layout::{RADIUS, canton_centre, towards};
use crate::conclave::forces::unit_card::drawer_width;
use crate::conclave::ministerium::memory;
use crate::conclave::theatre::win_percent;
use crate::intent::{Mark, Sheet};
use crate::look::marked;
use crate::rules::combat;
use crate::rules::forces::{self, Landmark, Legion, Reach};
use crate::rules::ids::CantonId;
use crate::rules::realm::Foe;
use crate::shell::tutor::Aim;
use crate::sight::Sight;
use crate::table::tutorial::Pointer;

/// Returns the first of these that can be seen; else the first that an arrow can point to.
pub(super) fn find(ctx: &Context, sight: &Sight<'_>, lens: &Lens, pointers: &[Pointer]) -> Option<Aim> {
    let mut aims = pointers.iter().filter_map(|pointer| aim(ctx, sight, lens, pointer));
    aims.next()
}

/// Returns the area that panels, drawer and the bar of the playback leave to the board.
pub(super) fn room(ctx: &Context, sight: &Sight<'_>) -> Rect {
    let mut room = memory::room(ctx);
    if let Some(bar) = marked(ctx, "playback-skip") {
        room.max.y = room.max.y.min(bar.clip.top());
    }
    if sight.overlay.sheet == Sheet::None {
        room.min.x += drawer_width(ctx, sight);
        room
    } else {
        ctx.content_rect()
    }
}

fn aim(ctx: &Context, sight: &Sight<'_>, lens: &Lens, pointer: &Pointer) -> Option<Aim> {
    if let Pointer::Widget(name) = pointer {
        return marked(ctx, name).map(Aim::from);
    }
    if sight.overlay.sheet != Sheet::None {
        return None;
    }
    let canton = match pointer {
        Pointer::Widget(_) => None,
        Pointer::Legion { hired: only } => legion(sight, *only).map(|legion| legion.canton),
        Pointer::Free => farthest(sight),
        Pointer::Place => place(ctx, sight),
        Pointer::Enemy(seat) => way(sight, |canton, foe| {
            let table = sight.table();
            foe.is_none()
                && table.realm().owner(canton) == Some(*seat)
                && table.forces().place_at(canton).is_none()
                && borders(table, sight.seat(), canton, &[])
        }),
    };
    Some(on_board(ctx, sight, lens, canton?))
}

/// Returns the place of a canton in the window.
fn on_board(ctx: &Context, sight: &Sight<'_>, lens: &Lens, canton: CantonId) -> Aim {
    let size = sight.table().realm().board().size();
    let way = towards(size, lens.centre, canton_centre(size, canton));
    // The board is drawn in pixels of the window, the panels in points.
    let view = ctx.viewport_rect();
    let points = view.width() / (lens.half().x * 2.0);
    let middle: Pos2 = view.center() + Size::new(way.x, -way.y) * points;
    let radius = RADIUS * points;
    let rect = Rect::from_center_size(pos2(middle.x, middle.y), Size::splat(2.0 * radius));
    Aim { rect, room: room(ctx, sight), round: true }
}

/// Returns the selected legion of the player, or else the first.
fn legion<'a>(sight: &Sight<'a>, only_hired: bool) -> Option<&'a Legion> {
    let own = || sight.table().forces().legions_of(sight.seat()).filter(move |legion| !only_hired || hired(legion));
    let selected = own().find(|legion| sight.hand.selected == Some(Mark::Legion(legion.id)));
    selected.or_else(|| own().next())
}

/// Returns everything that a legion of the player can still reach in this plan, with the legion.
fn reaches<'a>(sight: &Sight<'a>) -> impl Iterator<Item = (Legion, Reach)> + use<'a> {
    let (planned, held) = (sight.hand.planned(), sight.table().realm().owners().to_vec());
    let catalog = sight.book.catalog();
    let mut own: Vec<Legion> = planned.forces().legions_of(sight.seat()).copied().collect();
    // The selected legion comes first, because the player has it in hand.
    own.sort_by_key(|legion| sight.hand.selected != Some(Mark::Legion(legion.id)));
    own.into_iter().flat_map(move |legion| {
        forces::reach(catalog, planned, &held, &legion).into_iter().map(move |reach| (legion, reach))
    })
}

/// Returns the end of the march that claims most, the first if several do.
fn farthest(sight: &Sight<'_>) -> Option<CantonId> {
    let free = |canton: &CantonId| unclaimed(sight.table(), *canton);
    let fits = reaches(sight).filter(|(_, reach)| reach.foe.is_none() && free(&reach.canton));
    let claims = fits.map(|(_, reach)| (reach.path.iter().filter(|canton| free(canton)).count(), reach.canton));
    claims.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, canton)| canton)
}

/// Returns the first canton that a legion can reach and that fits.
fn way(sight: &Sight<'_>, fits: impl Fn(CantonId, Option<Foe>) -> bool) -> Option<CantonId> {
    reaches(sight).map(|(_, reach)| reach).find(|reach| fits(reach.canton, reach.foe)).map(|reach| reach.canton)
}

/// Returns the canton of the place of power with the best chance.
fn place(ctx: &Context, sight: &Sight<'_>) -> Option<CantonId> {
    best(ctx, sight).map(|(_, canton)| canton)
}

/// Returns the best chance, in percent, to take a place of power in this turn.
pub(super) fn chance(ctx: &Context, sight: &Sight<'_>) -> Option<u32> {
    best(ctx, sight).map(|(chance, _)| chance)
}

fn best(ctx: &Context, sight: &Sight<'_>) -> Option<(u32, CantonId)> {
    let storms = reaches(sight).filter_map(|(legion, reach)| {
        let Some(Foe::Place(id)) = reach.foe else { return None };
        let place = sight.table().forces().place(id)?;
        if !matches!(place.landmark, Landmark::Power(_)) {
            return None;
        }
        let battle = combat::muster(sight.catalog(), sight.hand.planned(), &legion, Foe::Place(id), reach.canton)?;
        Some((win_percent(ctx, &battle), reach.canton))
    });
    storms.max_by_key(|(chance, _)| *chance)
}
