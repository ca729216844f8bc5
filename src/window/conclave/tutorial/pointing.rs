//! Finds what a step points at: a marked widget, or something on the board.

use bevy::math::Vec2;
use bevy_egui::egui::{Context, Id, Order, Pos2, Rect, Vec2 as Size, pos2};

use super::deeds::{borders, hired, unclaimed};
use crate::conclave::board::Lens;
use crate::conclave::board::layout::{RADIUS, canton_centre, towards};
use crate::conclave::forces::unit_card::drawer_width;
use crate::conclave::ministerium::memory;
use crate::conclave::orders::plan;
use crate::conclave::theatre::win_percent;
use crate::intent::{Mark, Sheet};
use crate::look::{marked, seek};
use crate::rules::combat;
use crate::rules::forces::{self, Landmark, Legion, Reach};
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Foe;
use crate::shell::tutor::{Aim, clerk_id};
use crate::sight::Sight;
use crate::table::tutorial::Pointer;

/// A thing that the ring can point at.
pub(super) struct Found {
    pub aim: Aim,
    /// Its name, if it is a widget.
    pub widget: Option<String>,
    /// The point of the board to which the view should go.
    pub bring: Option<Vec2>,
}

/// Returns the first of these that is there and not covered by a sheet.
///
/// Something out of view is brought into view, once. Then the player may look elsewhere.
pub(super) fn find(
    ctx: &Context,
    sight: &Sight<'_>,
    lens: &Lens,
    planning: bool,
    pointers: &[Pointer],
) -> Option<Found> {
    pointers.iter().find_map(|pointer| {
        if let Pointer::Widget(name) = pointer {
            let aim = marked(ctx, name).filter(|marked| !marked.covered(ctx, clerk_id())).map(Aim::from)?;
            if once(ctx, name, !aim.seen()) {
                seek(ctx, name);
            }
            return Some(Found { aim, widget: Some(name.clone()), bring: None });
        }
        // Nothing on the board takes an order while a turn is shown.
        let canton = canton(ctx, sight, pointer).filter(|_| sight.overlay.sheet == Sheet::None && planning)?;
        let aim = on_board(ctx, sight, lens, canton);
        // Players learn to find their legions themselves.
        let lost = !aim.seen() && !matches!(pointer, Pointer::Legion { .. });
        let size = sight.table().realm().board().size();
        let bring = once(ctx, &format!("{canton:?}"), lost || (aim.seen() && hidden(ctx, &aim)));
        Some(Found { aim, widget: None, bring: bring.then(|| canton_centre(size, canton)) })
    })
}

/// True if a panel lies over the middle of something on the board. The clerk moves out of the way.
fn hidden(ctx: &Context, aim: &Aim) -> bool {
    let over = ctx.layer_id_at(aim.rect.center());
    over.is_some_and(|layer| layer.order > Order::Background && layer.order < Order::Tooltip && layer.id != clerk_id())
}

/// True if something must be brought into view, and was not since it is pointed at. In the first
/// pass of a sheet its parts are not all known, and another thing may be pointed at, so what is new
/// must wait for the next pass.
fn once(ctx: &Context, name: &str, lost: bool) -> bool {
    let at = Id::new("tutor-brought");
    let (last, brought): (String, bool) = ctx.data(|data| data.get_temp(at)).unwrap_or_default();
    let same = last == name;
    let brought = brought && same;
    ctx.data_mut(|data| data.insert_temp(at, (name.to_owned(), brought || lost && same)));
    lost && same && !brought
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

/// Returns the canton of something on the board.
fn canton(ctx: &Context, sight: &Sight<'_>, pointer: &Pointer) -> Option<CantonId> {
    let order = !matches!(pointer, Pointer::Legion { .. });
    if order && plan::free_slot(sight).is_none() {
        return None;
    }
    match pointer {
        Pointer::Widget(_) => None,
        Pointer::Legion { hired: only } => legion(sight, *only).map(|legion| legion.canton),
        Pointer::Free => farthest(sight),
        Pointer::Place => place(ctx, sight),
        Pointer::Enemy(seat) => border(sight, *seat),
    }
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

/// Returns where to click for a march: its end if the legion is selected, or else the legion.
fn step(sight: &Sight<'_>, legion: LegionId, end: CantonId) -> Option<CantonId> {
    if sight.hand.selected == Some(Mark::Legion(legion)) {
        return Some(end);
    }
    sight.table().forces().legion(legion).map(|legion| legion.canton)
}

/// Returns the step to the march that claims most, the first if several do.
fn farthest(sight: &Sight<'_>) -> Option<CantonId> {
    let free = |canton: &CantonId| unclaimed(sight.table(), *canton);
    let fits = reaches(sight).filter(|(_, reach)| reach.foe.is_none() && free(&reach.canton));
    let claims = fits.map(|(legion, reach)| (reach.path.iter().filter(|canton| free(canton)).count(), legion, reach));
    let (_, legion, reach) = claims.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    step(sight, legion.id, reach.canton)
}

/// Returns the step to a march onto a canton of this house at the border, for a legion that does
/// not stand on one.
fn border(sight: &Sight<'_>, seat: Seat) -> Option<CantonId> {
    let table = sight.table();
    let open = |canton: CantonId| {
        let theirs = table.realm().owner(canton) == Some(seat) && table.forces().place_at(canton).is_none();
        theirs && borders(table, sight.seat(), canton, &[])
    };
    let mut idle = reaches(sight).filter(|(legion, _)| !open(legion.canton));
    let (legion, reach) = idle.find(|(_, reach)| reach.foe.is_none() && open(reach.canton))?;
    step(sight, legion.id, reach.canton)
}

/// Returns the step to the attack on the place of power with the best chance.
fn place(ctx: &Context, sight: &Sight<'_>) -> Option<CantonId> {
    best(ctx, sight).and_then(|(_, legion, canton)| step(sight, legion, canton))
}

/// Returns the best chance, in percent, to take a place of power in this turn.
pub(super) fn chance(ctx: &Context, sight: &Sight<'_>) -> Option<u32> {
    best(ctx, sight).map(|(chance, ..)| chance)
}

fn best(ctx: &Context, sight: &Sight<'_>) -> Option<(u32, LegionId, CantonId)> {
    let storms = reaches(sight).filter_map(|(legion, reach)| {
        let Some(Foe::Place(id)) = reach.foe else { return None };
        let place = sight.table().forces().place(id)?;
        if !matches!(place.landmark, Landmark::Power(_)) {
            return None;
        }
        let battle = combat::muster(sight.catalog(), sight.hand.planned(), &legion, Foe::Place(id), reach.canton)?;
        Some((win_percent(ctx, &battle), legion.id, reach.canton))
    });
    storms.max_by_key(|(chance, ..)| *chance)
}
