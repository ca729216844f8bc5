//! The sheets over the board, and the selection on it.

use bevy::prelude::*;

use super::partings::{GameLeft, PlayerLeft, TurnSealed};
use super::{Notices, Stage, Standing};
use crate::intent::{Ask, Mark, Sheet, Tab};
use crate::rules::bazaar::Goods;
use crate::rules::ids::CantonId;
use crate::sight::{Hand, Overlay};

/// The intents that change the sheet, the selection or the camera.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Looking {
    /// Open a sheet, or close it with [`Sheet::None`].
    Open(Sheet),
    /// Open the turn log at this question.
    Answer(Ask),
    /// Open the bazaar at this ware.
    Browse(Goods),
    /// The question or the ware is on the screen.
    Found,
    /// Select something on the board, or nothing.
    Select(Option<Mark>),
    /// Move the camera there.
    LookAt(CantonId),
}

/// An event: a sheet was opened, or closed with [`Sheet::None`].
#[derive(Event, Clone, Copy, Debug)]
pub struct SheetOpened(pub Sheet);

/// An event: the player has read this notice.
#[derive(Event, Clone, Debug)]
pub struct NoticeRead(pub String);

/// Carries out these intents.
pub(super) struct LookingPlugin;

impl Plugin for LookingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Overlay>()
            .add_observer(carry_out)
            .add_observer(|read: On<NoticeRead>, mut overlay: ResMut<Overlay>| overlay.notices.dismiss(&read.0))
            .add_observer(|_: On<GameLeft>, mut overlay: ResMut<Overlay>| {
                *overlay = Overlay { notices: lasting(&overlay), ..Overlay::default() };
            })
            .add_observer(|_: On<PlayerLeft>, mut overlay: ResMut<Overlay>| {
                *overlay = Overlay { room: overlay.room, notices: lasting(&overlay), ..Overlay::default() };
            })
            .add_observer(|_: On<TurnSealed>, mut overlay: ResMut<Overlay>| {
                overlay.sheet = Sheet::None;
                overlay.notices.turn_over();
            });
    }
}

/// Returns the notices that have nothing to do with a turn or a player.
fn lasting(overlay: &Overlay) -> Notices {
    let mut notices = overlay.notices.clone();
    notices.turn_over();
    notices
}

fn carry_out(
    wish: On<Looking>,
    standing: Standing<'_>,
    hand: Option<ResMut<Hand>>,
    mut overlay: ResMut<Overlay>,
    mut commands: Commands,
) {
    let mut open = |sheet: Sheet, sought: Option<Ask>, browsed: Option<Goods>| {
        match standing.stage() {
            Some(Stage::Planning | Stage::Waiting) => {}
            Some(Stage::Playback) if sheet == Sheet::None => {}
            Some(Stage::Playback) => commands.set_state_if_neq(Stage::Planning),
            Some(Stage::Curtain | Stage::Over) | None => return,
        }
        (overlay.sheet, overlay.sought, overlay.browsed) = (sheet, sought, browsed);
        commands.trigger(SheetOpened(sheet));
    };
    match *wish.event() {
        Looking::Open(sheet) => open(sheet, None, None),
        Looking::Answer(ask) => open(Sheet::Ministerium(Tab::TurnLog), Some(ask), None),
        Looking::Browse(goods) => open(Sheet::Bazaar, None, Some(goods)),
        Looking::Found => (overlay.sought, overlay.browsed) = (None, None),
        Looking::Select(mark) => {
            if let Some(mut hand) = hand {
                hand.selected = mark;
            }
        }
        Looking::LookAt(canton) => {
            if let Some(mut hand) = hand.filter(|hand| hand.selected.is_none()) {
                hand.selected = Some(Mark::Canton(canton));
            }
        }
    }
}
