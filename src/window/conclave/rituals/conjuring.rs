//! The ritual in preparation in the ritual chamber.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::rites::Rite;
use crate::intent::Sheet;
use crate::shell::flow::looking::SheetOpened;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::sight::{Hand, Overlay};

/// An input to the ritual chamber.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Conjuring {
    /// Prepare this ritual, or stop preparing.
    Prepare(Option<Box<Rite>>),
}

/// The panel state of the ritual chamber. The board reads it too, to let the player select a
/// target.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chamber {
    /// The ritual in preparation.
    pub rite: Option<Rite>,
}

impl Chamber {
    /// Returns the ritual whose target is being selected on the board.
    #[must_use]
    pub fn pointing(&self, overlay: &Overlay) -> Option<&Rite> {
        self.rite.as_ref().filter(|rite| rite.pointing && overlay.sheet == Sheet::None)
    }
}

/// The ritual whose target is being selected, as a system parameter for the board.
#[derive(SystemParam)]
pub struct Pointed<'w> {
    chamber: Res<'w, Chamber>,
    /// The sheets over the board.
    pub overlay: Res<'w, Overlay>,
}

impl Pointed<'_> {
    /// Returns the ritual.
    #[must_use]
    pub fn rite(&self) -> Option<&Rite> {
        self.chamber.pointing(&self.overlay)
    }

    /// True if the ritual or the overlay has changed since the calling system ran last.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.chamber.is_changed() || self.overlay.is_changed()
    }
}

/// Adds the ritual chamber to an app.
pub struct ChamberPlugin;

impl Plugin for ChamberPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Chamber, GameLeft>()
            .forgets::<Chamber, PlayerLeft>()
            .forgets::<Chamber, TurnSealed>()
            .add_observer(carry_out)
            .add_observer(look_away);
    }
}

fn carry_out(wish: On<Conjuring>, hand: Option<Res<Hand>>, mut chamber: ResMut<Chamber>) {
    match wish.event() {
        // An intent of the previous player must not reach the next one.
        Conjuring::Prepare(rite) if hand.is_some() => chamber.rite = rite.as_deref().cloned(),
        Conjuring::Prepare(_) => {}
    }
}

/// Ends the selection of a target when a sheet opens.
fn look_away(opened: On<SheetOpened>, mut chamber: ResMut<Chamber>) {
    if opened.event().0 != Sheet::None
        && let Some(rite) = &mut chamber.rite
    {
        rite.pointing = false;
    }
}
