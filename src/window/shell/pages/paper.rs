//! The context in which every page is drawn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Id, LayerId, Rect as EguiRect, Ui, UiBuilder, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiInput};
use wgpu_types::DeviceType;

use super::Screen;
use crate::conclave::board::Playback;
use crate::intent::{Intent, Sheet};
use crate::look::tips::{self, Glossary};
use crate::look::{self, Look, drop_focus};
use crate::shell::flow::{Drawers, Stage, Standing};
use crate::shell::screens::Page;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, Overlay, Room, Wishes};

/// The window with its style and texts, the available area, and the writer of intents.
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
    /// Draws in the remaining area. Returns the result of `add`; `None` before the style exists.
    ///
    /// # Errors
    /// There is no window.
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

/// Applies the player's preferences to the style of the window. Fonts and pictures can be made only
/// after egui has started.
pub(super) fn dress(
    mut contexts: EguiContexts,
    look: Option<ResMut<Look>>,
    (preferences, library): (Res<Preferences>, Res<Library>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // The size of the window does not hang on the zoom, so the zoom settles at once. A picture is
    // drawn without a window, and has the size that it is drawn at.
    let drawn = ctx.content_rect().size() * ctx.zoom_factor();
    let size = window.map_or(drawn, |window| vec2(window.width(), window.height()));
    let zoom = look::zoom(preferences.scale_percent, size);
    if (ctx.zoom_factor() - zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(zoom);
    }
    if library.is_changed() {
        tips::teach(ctx, Glossary::new(&library.text, library.book.catalog()));
    }
    match look {
        None => {
            let look = Look::new(ctx, &preferences);
            let by_processor = adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu);

            commands.insert_resource(if by_processor { look.unhurried() } else { look });
        }
        Some(mut look) if preferences.is_changed() => look.apply(ctx, &preferences),
        Some(_) => {}
    }
    Ok(())
}

/// The smallest width and height that panels are laid out for, in points. It is the smallest window
/// that the game asks for, 960 by 540 pixels, at the largest scale.
const LEAST: Vec2 = vec2(480.0, 270.0);

/// Lays out the panels in this size if the window is smaller. Some systems shrink a minimized window
/// to one pixel.
pub(super) fn widen(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        if let Some(rect) = input.screen_rect.filter(|rect| rect.width() < LEAST.x || rect.height() < LEAST.y) {
            input.screen_rect = Some(EguiRect::from_min_size(rect.min, rect.size().max(LEAST)));
        }
    }
}

/// Prepares the frame: selects the panel state of the seat, and tells the board through the overlay
/// about text input, playback and focus.
pub(super) fn lay_out(
    mut contexts: EguiContexts,
    hand: Option<Res<Hand>>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    playback: Res<Playback>,
    mut overlay: ResMut<Overlay>,
    mut drawers: ResMut<Drawers>,
    mut room: ResMut<Room>,
    mut open: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A closed sheet leaves the focus nowhere. Otherwise Space, the key of the Ministerium, would
    // press the button that opened the sheet again.
    let closed = std::mem::replace(&mut *open, overlay.sheet != Sheet::None) && !*open;
    if closed {
        drop_focus(ctx);
    }
    let running = *screen.get() == Screen::Playing && !standing.at(Stage::Curtain);
    drawers.turn_to(ctx, hand.filter(|_| running).map(|hand| hand.seat()));
    overlay.typing = ctx.text_edit_focused();
    overlay.playing = playback.running().then_some(playback.position);
    overlay.focused = ctx.memory(|memory| memory.focused().is_some());
    room.left = ctx.viewport_rect();
    Ok(())
}

/// Draws the tips. Stores their share of the keyboard, and the area that is left to the board.
/// The panels are on no separate egui layer, so egui cannot tell the board which pixels they cover.
pub(super) fn measure(mut contexts: EguiContexts, room: Res<Room>, mut overlay: ResMut<Overlay>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let free = room.left * ctx.pixels_per_point();
    tips::draw(ctx);
    overlay.reading = tips::reading(ctx);
    overlay.room = Some(Rect::new(free.left(), free.top(), free.right(), free.bottom()));
    Ok(())
}
