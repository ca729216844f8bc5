//! The panel state between frames, for example the selected card or the filter. Each seat has
//! separate state.

use std::any::Any;

use bevy_egui::egui::{Context, Id, Pos2, Rect, Ui};

use crate::sight::Sight;

/// Returns a key for state of this seat in this turn.
pub fn this_turn(sight: &Sight<'_>, what: &str) -> Id {
    Id::new(("panel", what, sight.seat(), sight.table().turn()))
}

/// Returns a key for state of this seat in all turns.
pub fn always(sight: &Sight<'_>, what: &str) -> Id {
    Id::new(("panel", what, sight.seat()))
}

/// Returns the stored value, or else the default.
pub fn recall<T: Any + Clone + Default + Send + Sync>(ctx: &Context, id: Id) -> T {
    ctx.data(|data| data.get_temp(id)).unwrap_or_default()
}

/// Stores a value until the program ends.
pub fn remember<T: Any + Clone + Send + Sync>(ctx: &Context, id: Id, what: T) {
    ctx.data_mut(|data| data.insert_temp(id, what));
}

/// Stores the area that the panels at the edges leave to the board.
pub fn note_room(ui: &Ui) {
    remember(ui.ctx(), Id::new("panel-room"), ui.available_rect_before_wrap());
}

/// Stores the point of the screen at which the hex cursor is; `None` if it is off.
pub fn note_spot(ctx: &Context, at: Option<Pos2>) {
    remember(ctx, Id::new("panel-spot"), at);
}

/// Returns the point of the screen that the note for a canton must not cover: the hex cursor, or
/// else the pointer.
pub fn spot(ctx: &Context) -> Option<Pos2> {
    let cursor: Option<Pos2> = recall(ctx, Id::new("panel-spot"));
    cursor.or_else(|| ctx.pointer_hover_pos())
}

/// Returns the area that the panels at the edges leave to the board.
pub fn room(ctx: &Context) -> Rect {
    ctx.data(|data| data.get_temp(Id::new("panel-room"))).unwrap_or_else(|| ctx.content_rect())
}
