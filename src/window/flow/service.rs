//! Orders that a key gives without a panel: what a panel would say of them is asked of the panels themselves.

use bevy::prelude::*;

use super::act::{carry_out, notice};
use crate::intent::Intent;
use crate::look::Look;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay, Sight};

/// Carries out what a panel answers, or shows the reason why the order cannot be given.
pub(super) fn order(world: &mut World, ask: impl FnOnce(&Sight<'_>) -> Result<Vec<Intent>, String>) {
    let Some(answer) = answer(world, ask) else { return };
    match answer {
        Ok(wishes) => wishes.into_iter().for_each(|wish| carry_out(world, wish)),
        Err(reason) => notice(world, Some(reason)),
    }
}

/// The answer of a panel; nothing while nobody is seated or nothing can be drawn.
fn answer<T>(world: &World, ask: impl FnOnce(&Sight<'_>) -> T) -> Option<T> {
    let library = world.get_resource::<Library>()?;
    let sight = Sight {
        hand: world.get_resource::<Hand>()?,
        book: &library.book,
        text: &library.text,
        look: world.get_resource::<Look>()?,
        preferences: world.get_resource::<Preferences>()?,
        overlay: world.get_resource::<Overlay>()?,
    };
    Some(ask(&sight))
}
