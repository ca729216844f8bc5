//! What a panel remembers between frames: which card is ticked, which filter is on. Each seat has its own.

use std::any::Any;

use bevy_egui::egui::{Context, Id, Rect, Ui};

use crate::sight::Sight;

/// A place to remember something of this seat's in this turn.
pub fn this_turn(sight: &Sight<'_>, what: &str) -> Id {
    Id::new(("panel", what, sight.seat(), sight.table().turn()))
}

/// A place to remember something of this seat's.
pub fn always(sight: &Sight<'_>, what: &str) -> Id {
    Id::new(("panel", what, sight.seat()))
}

/// What was remembered, or nothing in particular.
pub fn recall<T: Any + Clone + Default + Send + Sync>(ctx: &Context, id: Id) -> T {
    ctx.data(|data| data.get_temp(id)).unwrap_or_default()
}

/// Remembers.
pub fn remember<T: Any + Clone + Send + Sync>(ctx: &Context, id: Id, what: T) {
    ctx.data_mut(|data| data.insert_temp(id, what));
}

/// Notes the room that the panels at the edges leave to the board.
pub fn note_room(ui: &Ui) {
    remember(ui.ctx(), Id::new("panel-room"), ui.available_rect_before_wrap());
}

/// The room that the panels at the edges leave to the board.
pub fn room(ctx: &Context) -> Rect {
    ctx.data(|data| data.get_temp(Id::new("panel-room"))).unwrap_or_else(|| ctx.content_rect())
}
