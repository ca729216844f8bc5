//! Putting the panels on the screen: which ones, in which order, and what becomes of their wishes.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, LayerId, Ui, UiBuilder};

use super::drawers::Drawers;
use super::pages::{Pages, draw_page};
use super::{Host, Screen, Stage};
use crate::arena;
use crate::intent::{Intent, Sheet};
use crate::look::Look;
use crate::ministerium;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay, Sight, Wishes};
use crate::theatre;

/// Draws the overlay of the screen that is up.
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    library: Option<Res<Library>>,
    look: Option<ResMut<Look>>,
    hand: Option<Res<Hand>>,
    host: Option<Res<Host>>,
    mut preferences: ResMut<Preferences>,
    mut overlay: ResMut<Overlay>,
    (mut pages, mut drawers, mut restyle): (ResMut<Pages>, ResMut<Drawers>, Local<bool>),
    (screen, stage): (Res<State<Screen>>, Res<Stage>),
    keys: Res<ButtonInput<KeyCode>>,
    playback: Option<ResMut<crate::board::Playback>>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(library), Some(host)) = (library, host) else { return Ok(()) };
    // Fonts and pictures can be made only when there is something to draw on.
    let Some(mut look) = look else {
        commands.insert_resource(Look::new(&ctx, &preferences));
        return Ok(());
    };
    if std::mem::take(&mut *restyle) || preferences.is_changed() {
        look.apply(&ctx, &preferences);
    }
    let running = *screen.get() == Screen::Playing && *stage != Stage::Curtain;
    drawers.turn_to(&ctx, hand.as_ref().filter(|_| running).map(|hand| hand.seat()));
    overlay.typing = ctx.text_edit_focused();
    overlay.playing = playback.as_deref().filter(|playback| playback.running()).map(|playback| playback.position);
    overlay.focused = ctx.memory(|memory| memory.focused().is_some());
    let mut wishes = Wishes::new();
    let mut ui = Ui::new(
        ctx.clone(),
        "root".into(),
        UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.viewport_rect()),
    );
    let watching = *screen.get() == Screen::Replay;
    if (running || watching)
        && let Some(hand) = &hand
    {
        let sight = Sight {
            hand,
            book: &library.book,
            text: &library.text,
            look: &look,
            preferences: &preferences,
            overlay: &overlay,
        };
        let dismissed = running && draw_game(&ctx, &mut ui, &sight, *stage, &mut wishes);
        if watching {
            draw_watched(&ctx, &sight, &mut wishes);
        }
        if dismissed {
            overlay.notice = None;
        }
    }
    let changed = draw_page(
        &ctx,
        &mut ui,
        super::pages::Scope {
            library: &library,
            look: &look,
            preferences: &preferences,
            hand: hand.as_deref(),
            host: &host,
            overlay: &mut overlay,
            screen: *screen.get(),
            stage: *stage,
            pressed: keys.get_just_pressed().next().copied(),
            playback: playback.map(ResMut::into_inner),
        },
        &mut pages,
        &mut wishes,
    );
    if let Some(changed) = changed {
        // A system is not told the next time of what it has changed itself.
        *restyle = true;
        *preferences = changed;
    }
    // The panels lie on no layer of their own, so that egui cannot tell the board which of its pixels they cover.
    let free = ui.available_rect_before_wrap() * ctx.pixels_per_point();
    overlay.room = Some(Rect::new(free.left(), free.top(), free.right(), free.bottom()));
    for wish in wishes {
        intents.write(wish);
    }
    Ok(())
}

/// The panels of a running game. Gives back whether the notice was dismissed.
fn draw_game(ctx: &Context, ui: &mut Ui, sight: &Sight<'_>, stage: Stage, wishes: &mut Wishes) -> bool {
    ministerium::top_bar(ui, sight, wishes);
    ministerium::order_ribbon(ui, sight, wishes);
    ministerium::rivals(ui, sight, wishes);
    match sight.overlay.sheet {
        Sheet::None if stage == Stage::Planning && sight.overlay.pointing().is_some() => {
            ministerium::pointing(ctx, sight, wishes);
        }
        Sheet::None if stage == Stage::Planning => {
            ministerium::counsel(ctx, sight, wishes);
            ministerium::unit_card(ctx, sight, wishes);
        }
        Sheet::None if stage == Stage::Playback => {
            ministerium::proclamation(ctx, sight);
            theatre::playbill(ctx, sight, wishes);
        }
        Sheet::None | Sheet::Menu | Sheet::Chair => {}
        Sheet::Ministerium(tab) => ministerium::ministerium(ctx, sight, wishes, tab),
        Sheet::Notes => ministerium::notes(ctx, sight, wishes),
        Sheet::Bazaar => ministerium::bazaar(ctx, sight, wishes),
        Sheet::Smith(unit) => ministerium::smith(ctx, sight, wishes, unit),
        Sheet::Seal => ministerium::seal_sheet(ctx, sight, wishes),
        Sheet::Battle => theatre::theatre(ctx, sight, wishes),
        Sheet::Arena(errand) => arena::arena(ctx, sight, wishes, errand),
        Sheet::Events(leaf) => ministerium::events(ctx, sight, wishes, leaf),
    }
    ministerium::notice(ctx, sight)
}

/// What lies over the board of a saved game that is being watched: the turn's fights.
fn draw_watched(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    if sight.overlay.sheet == Sheet::Battle {
        theatre::theatre(ctx, sight, wishes);
    } else {
        ministerium::proclamation(ctx, sight);
        theatre::playbill(ctx, sight, wishes);
    }
}
