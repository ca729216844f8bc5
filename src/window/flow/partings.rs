//! Partings: the events after which something that belonged to a player, a turn or a game must be gone.
//!
//! Each subsystem says of its own state which parting it does not outlive. What was to be shown to one player is so never
//! shown to the next, and nobody has to know all that there is to put away.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// The player at the machine hands the turn in.
#[derive(Event, Clone, Copy, Debug)]
pub struct TurnSealed;

/// The player at the machine has left it; somebody else may sit down next.
#[derive(Event, Clone, Copy, Debug)]
pub struct PlayerLeft;

/// The game on the table has been put away.
#[derive(Event, Clone, Copy, Debug)]
pub struct GameLeft;

/// Says of a resource when it is emptied.
pub trait Parting {
    /// Makes a resource of the app that is as new after every event of this kind.
    fn forgets<R: Resource + Component<Mutability = Mutable> + Default, E: Event>(&mut self) -> &mut Self;
}

impl Parting for App {
    fn forgets<R: Resource + Component<Mutability = Mutable> + Default, E: Event>(&mut self) -> &mut Self {
        self.init_resource::<R>().add_observer(|_: On<E>, mut kept: ResMut<R>| *kept = R::default())
    }
}
