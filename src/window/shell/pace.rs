//! The pace of the window: a frame is drawn when somebody acts, and while something moves. At all
//! other times the program rests.
//!
//! Whoever moves something asks for the next frame with [`Stir`], and asks again in each frame as
//! long as it goes on. Background work is looked after in the same way, only less often. What egui
//! wants is honoured too, with its delays. Frames never come faster than the player's limit.
//!
//! Not here: what moves.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Context, Event, FullOutput, Modifiers, RawInput};

use super::flow::{Screen, Stage};
use super::settings::Preferences;
use crate::intent::Intent;

/// Time between two looks at background work.
pub(crate) const LOOK: Duration = Duration::from_millis(100);

/// Frames go on for this long after the player has acted, until everything that follows from it is
/// on the screen.
const SETTLE: Duration = Duration::from_millis(300);

/// The least number of frames after that, for machines that draw few in this time.
const SETTLING: u8 = 8;

/// The longest rest. An event of the window ends it earlier.
const REST: Duration = Duration::from_hours(1);

/// Asks for frames. A clone asks for the same window.
#[derive(Resource, Clone, Default)]
pub struct Stir(Arc<Alarm>);

/// The time of the next frame that somebody has asked for.
#[derive(Default)]
struct Alarm {
    due: Mutex<Option<Instant>>,
    sooner: Condvar,
}

impl Stir {
    /// Asks for the next frame as soon as the limit allows.
    pub fn now(&self) {
        self.within(Duration::ZERO);
    }

    /// Asks for a frame after this time at the latest.
    pub fn within(&self, delay: Duration) {
        let at = Instant::now() + delay;
        let mut due = self.0.due.lock().unwrap_or_else(PoisonError::into_inner);
        if due.is_none_or(|due| at < due) {
            *due = Some(at);
            self.0.sooner.notify_one();
        }
    }

    /// Waits until a frame is due, and forgets it.
    fn wait(&self) {
        let mut due = self.0.due.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let left = due.map(|due| due.saturating_duration_since(Instant::now()));
            due = match left {
                Some(Duration::ZERO) => {
                    *due = None;
                    return;
                }
                Some(left) => {
                    let (due, _) = self.0.sooner.wait_timeout(due, left).unwrap_or_else(PoisonError::into_inner);
                    due
                }
                None => self.0.sooner.wait(due).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

/// Adds the pace to the window of the game.
pub struct PacePlugin;

impl Plugin for PacePlugin {
    fn build(&self, app: &mut App) {
        let rest = UpdateMode::reactive_low_power(REST);
        app.insert_resource(WinitSettings { focused_mode: rest, unfocused_mode: rest })
            .init_resource::<Stir>()
            .add_systems(First, limit)
            .add_systems(Update, listen)
            .add_systems(Last, (settle, forget));
    }
}

/// Forgets that egui wants a frame. `bevy_egui` asks for the next one at once even if egui wants it
/// only after some time; [`Stir`] knows that time.
fn forget(mut wishes: ResMut<Messages<RequestRedraw>>) {
    wishes.clear();
}

/// Starts the thread that wakes the window, and tells egui to ask it.
fn listen(
    stir: Res<Stir>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut contexts: EguiContexts,
    mut listening: Local<bool>,
) -> Result {
    if std::mem::replace(&mut *listening, true) {
        return Ok(());
    }
    let Some(proxy) = proxy else { return Ok(()) };
    let (proxy, alarm) = ((**proxy).clone(), stir.clone());
    thread::Builder::new().name("pace".to_owned()).spawn(move || {
        loop {
            alarm.wait();
            // The event loop is closed: nobody needs a frame any more.
            if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    })?;
    let stir = stir.clone();
    let ctx = contexts.ctx_mut()?;
    ctx.add_plugin(Unchanged::default());
    ctx.add_plugin(FreshLetters(stir.clone()));
    ctx.set_request_repaint_callback(move |wish| stir.within(wish.delay));
    ctx.request_repaint();
    Ok(())
}

/// Drops the message that the modifier keys are as they were. `bevy_egui` sends it in every frame,
/// and egui wants another frame after every message.
#[derive(Default)]
struct Unchanged(Modifiers);

impl egui::Plugin for Unchanged {
    fn debug_name(&self) -> &'static str {
        "unchanged modifiers"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.events.retain(|event| {
            if let Event::ModifiersChanged(now) = event { std::mem::replace(&mut self.0, *now) != *now } else { true }
        });
    }
}

/// Asks for one frame more after egui has painted into a texture: letters that are drawn for the first
/// time reach the graphics card a frame late, and would be missing for as long as the window rests.
struct FreshLetters(Stir);

impl egui::Plugin for FreshLetters {
    fn debug_name(&self) -> &'static str {
        "fresh letters"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if !output.textures_delta.set.is_empty() {
            self.0.now();
        }
    }
}

/// Sleeps until the next frame may begin.
fn limit(preferences: Option<Res<Preferences>>, mut last: Local<Option<Instant>>) {
    let most = preferences.and_then(|preferences| preferences.frames.most());
    if let Some((last, most)) = last.zip(most) {
        let next = last + Duration::from_secs(1) / most;
        thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    *last = Some(Instant::now());
}

/// Asks for further frames while a key or a button is held, and for a moment after the player has
/// acted or the program has gone on to another stage.
fn settle(
    stir: Res<Stir>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut moved: MessageReader<CursorMoved>,
    mut turned: MessageReader<MouseWheel>,
    mut resized: MessageReader<WindowResized>,
    mut wished: MessageReader<Intent>,
    mut turned_to: MessageReader<StateTransitionEvent<Screen>>,
    mut stepped: MessageReader<StateTransitionEvent<Stage>>,
    mut acted: Local<Option<(Instant, u8)>>,
) {
    let held = keys.get_pressed().len() + buttons.get_pressed().len() > 0;
    let let_go = keys.get_just_released().len() + buttons.get_just_released().len() > 0;
    let told = moved.read().count() + turned.read().count() + resized.read().count() > 0;
    let went_on = wished.read().count() + turned_to.read().count() + stepped.read().count() > 0;
    if held || let_go || told || went_on {
        *acted = Some((Instant::now(), SETTLING));
    }
    if let Some((since, frames)) = &mut *acted
        && (*frames > 0 || since.elapsed() < SETTLE)
    {
        *frames = frames.saturating_sub(1);
        stir.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_wish_comes_first_and_is_then_forgotten() {
        let stir = Stir::default();
        stir.within(Duration::from_secs(600));
        stir.within(Duration::from_millis(5));
        stir.within(Duration::from_secs(60));
        let begun = Instant::now();
        stir.wait();
        assert!(begun.elapsed() < Duration::from_secs(30), "not after a minute");
        assert_eq!(*stir.0.due.lock().expect("nobody panicked"), None);
    }

    #[test]
    fn a_sooner_wish_ends_a_longer_wait() {
        let stir = Stir::default();
        stir.within(Duration::from_secs(600));
        let other = stir.clone();
        let waits = thread::spawn(move || other.wait());
        stir.now();
        waits.join().expect("it waits no longer");
    }
}
