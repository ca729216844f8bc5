//! Partings: events after which data of a player, a turn or a game must be cleared.
//!
//! Each subsystem registers its own state for the right parting. So data for one player are never
//! shown to the next, and no central list of them is needed.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// The seated player has submitted the draft of the turn.
#[derive(Event, Clone, Copy, Debug)]
pub struct TurnSealed;

/// The seated player has left the machine; another one may sit down next.
#[derive(Event, Clone, Copy, Debug)]
pub struct PlayerLeft;

/// The running game has been closed.
#[derive(Event, Clone, Copy, Debug)]
pub struct GameLeft;

/// Registers resources that are reset by an event.
pub trait Parting {
    /// Adds a resource to the app that is reset to its default after every event of this kind.
    fn forgets<R: Resource + Component<Mutability = Mutable> + Default, E: Event>(&mut self) -> &mut Self;
}

impl Parting for App {
    fn forgets<R: Resource + Component<Mutability = Mutable> + Default, E: Event>(&mut self) -> &mut Self {
        self.init_resource::<R>().add_observer(|_: On<E>, mut kept: ResMut<R>| *kept = R::default())
    }
}
