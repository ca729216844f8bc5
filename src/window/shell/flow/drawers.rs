//! The panel memory of each seat: the state that egui keeps between frames.
//!
//! egui's memory contains the filters, ticked cards, scroll positions and half-written texts of the
//! panels. At a shared machine, the next player would get this memory, and could undo a text field
//! to another player's text. So each seat has a separate memory. It is restored when its player
//! sits down. The curtain and the screens around the game share another one.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::util::IdTypeMap;
use bevy_egui::egui::{Context, Popup};

use crate::look::{drop_focus, tips};
use crate::rules::ids::Seat;

/// The panel memory of all seats.
#[derive(Resource, Default)]
pub(crate) struct Drawers {
    /// The seat whose memory is in use. `None` is the memory of the curtain and of the screens
    /// around the game.
    open: Option<Seat>,
    closed: BTreeMap<Option<Seat>, IdTypeMap>,
    /// True if the game has been left, so that the memory in use must be cleared too.
    left: bool,
}

impl Drawers {
    /// Clears the panel memory of all seats when a game is left.
    pub(crate) fn empty(&mut self) {
        self.closed.retain(|seat, _| seat.is_none());
        self.left = true;
    }

    /// Restores the panel memory of the seated player. Popups left open by the previous player are
    /// closed.
    pub(crate) fn turn_to(&mut self, ctx: &Context, reader: Option<Seat>) {
        if self.left {
            self.left = false;
            if self.open.take().is_some() {
                let outside = self.closed.remove(&None).unwrap_or_default();
                ctx.data_mut(|data| *data = outside);
                let_go(ctx);
            }
        }
        if self.open == reader {
            return;
        }
        let drawer = self.closed.remove(&reader).unwrap_or_default();
        let before = ctx.data_mut(|data| std::mem::replace(data, drawer));
        self.closed.insert(self.open, before);
        self.open = reader;
        let_go(ctx);
    }
}

/// Releases the keyboard focus, and closes all menus and tips.
fn let_go(ctx: &Context) {
    tips::close_all(ctx);
    Popup::close_all(ctx);
    drop_focus(ctx);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Id;

    use super::*;

    #[test]
    fn nobody_finds_what_another_has_left() {
        let (ctx, mut drawers) = (Context::default(), Drawers::default());
        let at = Id::new("a half-written word");
        let find = |ctx: &Context| ctx.data(|data| data.get_temp::<u32>(at));
        let leave = |ctx: &Context, what: u32| ctx.data_mut(|data| data.insert_temp(at, what));
        leave(&ctx, 7);
        for seat in [0, 1] {
            drawers.turn_to(&ctx, Some(Seat(seat)));
            assert_eq!(find(&ctx), None, "seat {seat} finds something");
            leave(&ctx, u32::from(seat) + 10);
            drawers.turn_to(&ctx, None);
            assert_eq!(find(&ctx), Some(7));
        }
        drawers.turn_to(&ctx, Some(Seat(0)));
        assert_eq!(find(&ctx), Some(10), "what a player has left is there again");
        drawers.empty();
        drawers.turn_to(&ctx, Some(Seat(0)));
        assert_eq!(find(&ctx), None, "another game, and the seat of another player");
        drawers.turn_to(&ctx, Some(Seat(1)));
        assert_eq!(find(&ctx), None);
        drawers.turn_to(&ctx, None);
        assert_eq!(find(&ctx), Some(7));
    }
}
