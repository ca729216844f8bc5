//! The camera position: it pans without limits, zooms towards the pointer, and glides to events.

use bevy::camera::ScalingMode;
use bevy::prelude::*;

use super::Lit;
use super::layout::{canton_centre, lap, towards};
use super::playback::{Playback, Shown};
use crate::Eye;
use crate::intent::Looking;
use crate::rules::facts::Fact;
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::hex::MapSize;
use crate::shell::settings::Preferences;
use crate::sight::Hand;
use crate::table::belongings::Gaze;

/// The zoom steps, in board units per pixel, nearest first.
pub const STEPS: [f32; 4] = [0.55, 0.8, 1.15, 1.6];

/// The present position of the camera, and its target.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Lens {
    /// The centre of the view.
    pub centre: Vec2,
    /// Board units per pixel.
    pub scale: f32,
    aim: Vec2,
    aim_scale: f32,
    /// The point of the window that stays in place during a zoom, in pixels from the window's
    /// centre.
    hold: Vec2,
    window: Vec2,
    /// The seat that the position belongs to, and the size of its board. `None` while no player is
    /// seated.
    of: Option<(Seat, MapSize)>,
}

impl Default for Lens {
    fn default() -> Self {
        let scale = STEPS[2];
        Self {
            centre: Vec2::ZERO,
            scale,
            aim: Vec2::ZERO,
            aim_scale: scale,
            hold: Vec2::ZERO,
            window: Vec2::new(1280.0, 720.0),
            of: None,
        }
    }
}

impl Lens {
    /// Returns half the size of the view, in board units.
    #[must_use]
    pub fn half(&self) -> Vec2 {
        self.window * 0.5 * self.scale
    }

    /// Returns the point of the board under a point of the window. The argument is in pixels from
    /// the window's centre, north positive.
    #[must_use]
    pub fn under(&self, from_middle: Vec2) -> Vec2 {
        self.centre + from_middle * self.scale
    }

    /// Moves the camera at once, and cancels any gliding.
    pub fn drag(&mut self, by: Vec2) {
        self.centre += by;
        self.aim = self.centre;
    }

    /// Glides to a point by the shortest path.
    pub fn go(&mut self, size: MapSize, to: Vec2) {
        self.aim = self.centre + towards(size, self.centre, to);
        self.hold = Vec2::ZERO;
    }

    /// Jumps to a point.
    pub fn be(&mut self, at: Vec2) {
        (self.centre, self.aim) = (at, at);
    }

    /// Returns the camera position that is saved for the seated player.
    #[must_use]
    pub fn gaze(&self) -> Gaze {
        Gaze {
            x: self.aim.x.round() as i32,
            y: self.aim.y.round() as i32,
            zoom: (self.aim_scale * 100.0).round() as u32,
        }
    }

    /// Returns the seat that the position belongs to.
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        self.of.map(|(seat, _)| seat)
    }

    /// Restores the saved camera position of a player.
    pub fn take_up(&mut self, seat: Seat, size: MapSize, gaze: Gaze) {
        self.of = Some((seat, size));
        self.be(Vec2::new(gaze.x as f32, gaze.y as f32));
        self.scale = (gaze.zoom as f32 / 100.0).clamp(STEPS[0], STEPS[3]);
        self.aim_scale = self.scale;
        self.hold = Vec2::ZERO;
    }

    /// Resets the position. The next player starts with the default view.
    pub fn let_go(&mut self) {
        *self = Self { window: self.window, ..Self::default() };
    }

    /// Zooms in by a number of steps, or out if negative, around a point of the window.
    pub fn zoom(&mut self, steps: f32, around: Vec2) {
        let ratio = (STEPS[3] / STEPS[0]).powf(-steps / (STEPS.len() - 1) as f32);
        self.aim_scale = (self.aim_scale * ratio).clamp(STEPS[0], STEPS[3]);
        self.hold = around;
    }

    /// Switches between the near view and the view of the whole board.
    pub fn toggle(&mut self) {
        self.aim_scale = if self.aim_scale > STEPS[2] * 1.05 { STEPS[1] } else { STEPS[3] };
        self.hold = Vec2::ZERO;
    }

    /// True if a point is well inside the view, not only at its edge.
    #[must_use]
    pub fn sees(&self, size: MapSize, point: Vec2) -> bool {
        let way = towards(size, self.aim, point).abs();
        way.x < self.half().x * 0.6 && way.y < self.half().y * 0.55
    }

    fn follow(&mut self, share: f32) {
        let scale = self.scale + (self.aim_scale - self.scale) * share;
        let shift = self.hold * (self.scale - scale);
        self.scale = scale;
        self.centre += shift;
        self.aim += shift;
        let step = (self.aim - self.centre) * share;
        self.centre += step;
    }

    /// Moves the position back to the first lap. The picture repeats, so this is invisible.
    fn wrap(&mut self, size: MapSize) {
        let laps = (self.centre / lap(size)).floor() * lap(size);
        self.centre -= laps;
        self.aim -= laps;
    }
}

/// Creates the camera, unless there is one.
pub(super) fn open(mut commands: Commands, eyes: Query<(), With<Eye>>) {
    if eyes.is_empty() {
        commands.spawn((Camera2d, Eye, Msaa::Off));
    }
}

/// The canton that an intent asks to look at.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Sought(Option<CantonId>);

/// Notes the canton to look at. Of several intents, the last one counts.
pub(super) fn seek(wish: On<Looking>, mut sought: ResMut<Sought>) {
    match *wish.event() {
        Looking::LookAt(canton) => sought.0 = Some(canton),
        Looking::Open(_) | Looking::Select(_) => {}
    }
}

/// Moves to the stronghold when a player sits down, and to the cantons of intents and of the
/// playback.
pub(super) fn look(
    hand: Option<Res<Hand>>,
    preferences: Res<Preferences>,
    playback: Res<Playback>,
    shown: Res<Shown>,
    mut sought: ResMut<Sought>,
    mut lens: ResMut<Lens>,
    mut watched: Local<Option<usize>>,
) {
    let wanted = sought.bypass_change_detection().0.take();
    let Some(hand) = hand else {
        if lens.of.is_some() {
            lens.let_go();
        }
        return;
    };
    let table = hand.view.table();
    let size = table.realm().board().size();
    if lens.of != Some((hand.seat(), size)) {
        lens.of = Some((hand.seat(), size));
        if let Some(home) = table.realm().board().stronghold(hand.seat()) {
            lens.be(canton_centre(size, home));
        }
    }
    let mut target = wanted;
    let position = playback.running().then_some(playback.position);
    if *watched != position {
        *watched = position;
        let entries = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
        if let Some(entry) = position.and_then(|at| entries.get(at))
            && entry.fact.seats().contains(&hand.seat())
        {
            let place = if let Fact::Forces(ForcesFact::PlaceCaptured { place, .. }) = &entry.fact {
                shown.depiction.places.get(place.index()).map(|hold| hold.canton)
            } else {
                entry.fact.canton()
            };
            target = target.or(place.filter(|&place| !lens.sees(size, canton_centre(size, place))));
        }
    }
    if let Some(canton) = target {
        lens.go(size, canton_centre(size, canton));
        if preferences.reduced_motion {
            let aim = lens.aim;
            lens.be(aim);
        }
    }
}

/// Moves the camera towards its target.
pub(super) fn glide(
    time: Res<Time>,
    lit: Res<Lit>,
    hand: Option<Res<Hand>>,
    preferences: Res<Preferences>,
    mut lens: ResMut<Lens>,
    mut eyes: Query<(&Camera, &mut Transform, &mut Projection), With<Eye>>,
) {
    let share = if preferences.reduced_motion { 1.0 } else { 1.0 - (-time.delta_secs() * 11.0).exp() };
    for (camera, mut transform, mut projection) in &mut eyes {
        if let Some(window) = camera.logical_viewport_size() {
            lens.window = window;
        }
        let Some(hand) = hand.as_ref().filter(|_| lit.0) else { continue };
        lens.follow(share);
        lens.wrap(hand.view.table().realm().board().size());
        transform.translation = lens.centre.extend(0.0);
        let Projection::Orthographic(projection) = &mut *projection else { continue };
        projection.scaling_mode = ScalingMode::WindowSize;
        projection.scale = lens.scale;
    }
}
