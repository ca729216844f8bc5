//! The ways on Linux, in this order: the sound server (`PulseAudio` or `PipeWire`), which needs no
//! library; ALSA or JACK, opened at run time; silence.
//!
//! One thread opens the first that works. If that one is lost, the thread tries all again every few
//! seconds. While every bus is silent, none is open.

mod device;
mod server;

use std::convert::Infallible;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use kira::backend::{Backend, Renderer};

/// Frames in a second.
const RATE: u32 = 48_000;

/// Time between two looks for a loudspeaker, and between two looks at the one that is open.
const LOOK: Duration = Duration::from_secs(4);

/// State that the mixer and the thread of the line share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    /// True if anything could be heard.
    wanted: bool,
    /// True if a loudspeaker is open.
    open: bool,
    /// True if the mixer is gone.
    over: bool,
}

/// The state of the way, shared between the mixer and the thread.
#[derive(Clone, Default)]
pub struct Wire(Arc<(Mutex<State>, Condvar)>);

impl Wire {
    /// Returns the settings of the back-end.
    pub fn settings(&self) -> Self {
        self.clone()
    }

    /// Says if anything could be heard.
    pub fn want(&self, wanted: bool) {
        self.change(|state| state.wanted = wanted);
    }

    /// True if there is a loudspeaker.
    pub fn open(&self) -> bool {
        self.state().open
    }

    fn state(&self) -> State {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, how: impl FnOnce(&mut State)) {
        let mut state = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = *state;
        how(&mut state);
        if *state != before {
            self.0.1.notify_all();
        }
    }

    /// Waits until the state changes, at most for this time.
    fn rest(&self, most: Duration) {
        let state = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.0.1.wait_timeout(state, most));
    }

    /// Waits until sound is wanted. Returns false if the mixer is gone.
    fn wanted(&self) -> bool {
        let mut state = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        while !state.wanted && !state.over {
            state = self.0.1.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        !state.over
    }
}

/// The mixing, shared with whichever way is open.
type Source = Arc<Mutex<Renderer>>;

/// Mixes the next frames.
fn mix(source: &Source, out: &mut [f32]) {
    let mut renderer = source.lock().unwrap_or_else(PoisonError::into_inner);
    renderer.on_start_processing();
    renderer.process(out, 2);
}

/// A way that is open. It closes when it is dropped.
trait Way {
    /// True as long as it reaches a loudspeaker. May wait for an answer.
    fn alive(&self) -> bool;
}

/// The back-end.
pub struct Line(Wire);

impl Backend for Line {
    type Settings = Wire;
    type Error = Infallible;

    fn setup(wire: Wire, _: usize) -> Result<(Self, u32), Infallible> {
        Ok((Self(wire), RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), Infallible> {
        let (wire, source) = (self.0.clone(), Arc::new(Mutex::new(renderer)));
        let keeper = thread::Builder::new().name("sound".to_owned());
        // A machine that cannot start a thread stays silent.
        drop(keeper.spawn(move || keep(&wire, &source)));
        Ok(())
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.0.change(|state| state.over = true);
    }
}

/// Keeps a way open as long as sound is wanted.
fn keep(wire: &Wire, source: &Source) {
    while wire.wanted() {
        let way = server::open(source).or_else(|| device::open(source));
        wire.change(|state| state.open = way.is_some());
        loop {
            wire.rest(LOOK);
            let state = wire.state();
            let alive = way.as_ref().is_some_and(|way| way.alive());
            if !alive || !state.wanted || state.over {
                break;
            }
        }
        drop(way);
        wire.change(|state| state.open = false);
    }
}
