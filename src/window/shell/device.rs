//! The end of the graphics device, for example when its driver is updated or the machine wakes up
//! without it.
//!
//! The engine cannot go on with another device. It would close the window at once and tell nobody.
//! Here all plans are written first, and the player is told why the window closes.
//!
//! Not here: a driver that is missing from the start (see [`window`](crate::window)).

use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;

use super::pace::Stir;

/// The message of the renderer when it failed, for the log. Empty before.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct DeviceFailure(Arc<OnceLock<String>>);

impl DeviceFailure {
    /// Returns the message of the renderer, if it failed.
    pub fn get(&self) -> Option<&str> {
        self.0.get().map(String::as_str)
    }
}

/// Closes the window when the renderer fails.
pub struct DevicePlugin;

impl Plugin for DevicePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<DeviceFailure>()
            .insert_resource(RenderErrorHandler(note))
            .add_systems(Update, (ask, close).chain());
    }
}

/// Notes the failure. The next frame closes the window, because plans are written at the end of a
/// frame and this one is over.
fn note(error: &RenderError, main: &mut World, _render: &mut World) -> RenderErrorPolicy {
    // The engine calls this again in every frame.
    if main.resource::<DeviceFailure>().0.set(format!("{:?}: {}", error.ty, error.description)).is_ok() {
        main.resource::<Stir>().now();
    }
    RenderErrorPolicy::StopRendering
}

/// Asks the device whether it is lost. It does not report that by itself, and the engine stops
/// asking when it cannot draw.
fn ask(device: Option<Res<RenderDevice>>) {
    if let Some(Err(error)) = device.map(|device| device.poll(PollType::Poll)) {
        warn!("{error}");
    }
}

fn close(failure: Res<DeviceFailure>, mut exit: MessageWriter<AppExit>, mut closed: Local<bool>) {
    if failure.get().is_some() && !std::mem::replace(&mut *closed, true) {
        exit.write(AppExit::error());
    }
}
