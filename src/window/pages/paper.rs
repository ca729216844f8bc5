//! What every page is drawn on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, LayerId, Ui, UiBuilder};

use super::Screen;
use crate::board::Playback;
use crate::flow::{Drawers, Stage, Standing};
use crate::intent::Intent;
use crate::look::Look;
use crate::screens::Page;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay, Room, Wishes};

/// The window, with the style in which it is drawn, the words, and where wishes go.
#[derive(SystemParam)]
pub struct Paper<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    library: Res<'w, Library>,
    look: Option<Res<'w, Look>>,
    preferences: Res<'w, Preferences>,
    room: ResMut<'w, Room>,
    intents: MessageWriter<'w, Intent>,
}

impl Paper<'_, '_> {
    /// Draws in the room that is left. Gives back what came of it; nothing before there is anything to draw with.
    ///
    /// # Errors
    /// If there is no window.
    pub fn draw<R>(
        &mut self,
        name: &'static str,
        add: impl FnOnce(&mut Ui, &Page<'_>, &mut Wishes) -> R,
    ) -> Result<Option<R>> {
        let ctx = self.contexts.ctx_mut()?.clone();
        let Some(look) = &self.look else { return Ok(None) };
        let page = Page {
            text: &self.library.text,
            look,
            preferences: &self.preferences,
            catalog: self.library.book.catalog(),
        };
        let room = UiBuilder::new().layer_id(LayerId::background()).max_rect(self.room.left);
        // An area of the same name may lie on another layer.
        let mut ui = Ui::new(ctx, Id::new(("page", name)), room);
        let mut wishes = Wishes::new();
        let drawn = add(&mut ui, &page, &mut wishes);
        self.room.left = ui.available_rect_before_wrap();
        self.intents.write_batch(wishes);
        Ok(Some(drawn))
    }
}

/// Dresses the window as the player prefers. Fonts and pictures can be made only when there is something to draw on.
pub(super) fn dress(
    mut contexts: EguiContexts,
    look: Option<ResMut<Look>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match look {
        None => commands.insert_resource(Look::new(ctx, &preferences)),
        Some(mut look) if preferences.is_changed() => look.apply(ctx, &preferences),
        Some(_) => {}
    }
    Ok(())
}

/// Lays the frame out: whose drawer is open, and what the overlay has the board know of it.
pub(super) fn lay_out(
    mut contexts: EguiContexts,
    hand: Option<Res<Hand>>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    playback: Res<Playback>,
    mut overlay: ResMut<Overlay>,
    mut drawers: ResMut<Drawers>,
    mut room: ResMut<Room>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let running = *screen.get() == Screen::Playing && !standing.at(Stage::Curtain);
    drawers.turn_to(ctx, hand.filter(|_| running).map(|hand| hand.seat()));
    overlay.typing = ctx.text_edit_focused();
    overlay.playing = playback.running().then_some(playback.position);
    overlay.focused = ctx.memory(|memory| memory.focused().is_some());
    room.left = ctx.viewport_rect();
    Ok(())
}

/// Notes the room that is left to the board. The panels lie on no layer of their own, so that egui cannot tell the board
/// which of its pixels they cover.
pub(super) fn measure(mut contexts: EguiContexts, room: Res<Room>, mut overlay: ResMut<Overlay>) -> Result {
    let free = room.left * contexts.ctx_mut()?.pixels_per_point();
    overlay.room = Some(Rect::new(free.left(), free.top(), free.right(), free.bottom()));
    Ok(())
}
