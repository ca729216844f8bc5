//! What is prepared in the ritual chamber.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::flow::looking::SheetOpened;
use crate::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::intent::Sheet;
use crate::rites::Rite;
use crate::sight::{Hand, Overlay};

/// What is prepared in the ritual chamber.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Conjuring {
    /// Prepare a ritual, or none.
    Prepare(Option<Box<Rite>>),
}

/// What the ritual chamber remembers between frames; the board takes part in it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chamber {
    /// The ritual that is being prepared.
    pub rite: Option<Rite>,
}

impl Chamber {
    /// The ritual whose target is being pointed at on the board.
    #[must_use]
    pub fn pointing(&self, overlay: &Overlay) -> Option<&Rite> {
        self.rite.as_ref().filter(|rite| rite.pointing && overlay.sheet == Sheet::None)
    }
}

/// The ritual whose target is being pointed at, for the board.
#[derive(SystemParam)]
pub struct Pointed<'w> {
    chamber: Res<'w, Chamber>,
    /// What lies over the board.
    pub overlay: Res<'w, Overlay>,
}

impl Pointed<'_> {
    /// The ritual.
    #[must_use]
    pub fn rite(&self) -> Option<&Rite> {
        self.chamber.pointing(&self.overlay)
    }

    /// Whether it, or what lies over the board, is new to the system that asks.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.chamber.is_changed() || self.overlay.is_changed()
    }
}

/// The ritual chamber in an app.
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
        // What was to be shown to a player is not shown to the next.
        Conjuring::Prepare(rite) if hand.is_some() => chamber.rite = rite.as_deref().cloned(),
        Conjuring::Prepare(_) => {}
    }
}

/// Whoever opens a sheet points at nothing any more.
fn look_away(opened: On<SheetOpened>, mut chamber: ResMut<Chamber>) {
    if opened.event().0 != Sheet::None
        && let Some(rite) = &mut chamber.rite
    {
        rite.pointing = false;
    }
}
