//! The camera position: it pans without limits, zooms towards the pointer, and glides to events.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy_egui::egui;

use super::Lit;
use super::layout::{canton_centre, lap, towards};
use super::playback::{Playback, Shown};
use crate::Eye;
use crate::intent::Looking;
use crate::look::zoom;
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::Fact;
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::hex::MapSize;
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Overlay};
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
    /// The view of the whole realm; `None` in the usual view.
    realm: Option<Realm>,
    /// The seat that the position belongs to, and the size of its board. `None` while no player is
    /// seated.
    of: Option<(Seat, MapSize)>,
}

/// The view of the whole realm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Realm {
    /// The middle of the free area, in pixels from the window's centre, north positive.
    offset: Vec2,
    /// The scale to return to.
    back: f32,
    /// The scale at which the realm fits; 0 before the first frame.
    fit: f32,
}

/// Share of the free area that the realm fills. The rest shows where it comes round again.
const FILLED: f32 = 0.86;

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
            realm: None,
            of: None,
        }
    }
}

/// The way from the centre of the view to the point around which the board is laid out.
const BESIDE: Vec2 = Vec2::new(0.7, 0.9);

impl Lens {
    /// Returns the centre of the view, and board units per pixel.
    #[must_use]
    pub const fn place(&self) -> (Vec2, f32) {
        (self.centre, self.scale)
    }

    /// Returns half the size of the view, in board units.
    #[must_use]
    pub fn half(&self) -> Vec2 {
        self.window * 0.5 * self.scale
    }

    /// Returns the pixels in a point of the interface.
    #[must_use]
    pub fn points(&self, preferences: &Preferences) -> f32 {
        zoom(preferences.scale_percent, egui::vec2(self.window.x, self.window.y))
    }

    /// Takes the zoom of a player who has not zoomed yet: near enough for the size of the interface,
    /// as far as the window then still shows enough of the board.
    fn begin(&mut self, preferences: &Preferences) {
        /// Least part of the board that the window shows, in board units.
        const SHOWN: Vec2 = Vec2::new(1400.0, 800.0);
        let points = self.points(preferences);
        let near = |scale: &f32| scale * points <= STEPS[2];
        let wide = |scale: &f32| (self.window * *scale).cmpge(SHOWN).all();
        let scale = STEPS[..3].iter().copied().rev().filter(wide).find(near);
        let nearest = || STEPS[..3].iter().copied().find(wide);
        self.scale = scale.or_else(nearest).unwrap_or(STEPS[2]);
        self.aim_scale = self.scale;
    }

    /// Returns the point of the board under a point of the window. The argument is in pixels from
    /// the window's centre, north positive.
    #[must_use]
    pub fn under(&self, from_middle: Vec2) -> Vec2 {
        self.centre + from_middle * self.scale
    }

    /// Returns the point around which the board is laid out: the middle of the realm if the whole
    /// of it is shown, or else the centre of the view.
    ///
    /// It lies a little beside the centres of cantons. No canton is then exactly half a lap away,
    /// where rounding could show the land on one side of the seam and its pieces on the other.
    #[must_use]
    pub fn middle(&self) -> Vec2 {
        self.centre + BESIDE + self.realm.map_or(Vec2::ZERO, |realm| realm.offset * self.scale)
    }

    /// True if the whole realm is shown.
    #[must_use]
    pub const fn shows_realm(&self) -> bool {
        self.realm.is_some()
    }

    /// True if everything is shown once: if the whole realm is shown, or if the view is so much
    /// wider or higher than the realm that it would show a good part of it twice.
    #[must_use]
    pub fn shows_once(&self, size: MapSize) -> bool {
        /// View by realm.
        const WIDE: f32 = 1.25;
        self.shows_realm() || (self.half() * 2.0).cmpgt(lap(size) * WIDE).any()
    }

    /// Shows the whole realm around the present centre, or goes back to the usual view.
    pub fn toggle_realm(&mut self) {
        match self.realm {
            Some(_) => self.leave_realm(),
            None => {
                self.realm = Some(Realm { back: self.aim_scale, ..Realm::default() });
                self.hold = Vec2::ZERO;
            }
        }
    }

    fn leave_realm(&mut self) {
        if let Some(realm) = self.realm.take() {
            self.aim = self.centre + realm.offset * self.scale;
            self.aim_scale = realm.back;
            self.hold = Vec2::ZERO;
        }
    }

    /// Fits the realm into the free area, which is given as a rectangle of the window in pixels,
    /// from its upper left corner.
    fn fit(&mut self, size: MapSize, free: Rect) {
        let middle = self.middle() - BESIDE;
        let Some(realm) = &mut self.realm else { return };
        let lap = lap(size);
        let room = free.size().max(Vec2::splat(60.0)) * FILLED;
        let fit = (lap / room).max_element();
        let offset = (free.center() - self.window / 2.0) * Vec2::new(1.0, -1.0);
        if (fit, offset) != (realm.fit, realm.offset) {
            (realm.fit, realm.offset) = (fit, offset);
            self.aim_scale = fit;
            self.aim = middle - offset * fit;
            self.hold = Vec2::ZERO;
        }
    }

    /// Moves the camera at once, and cancels any gliding.
    pub fn drag(&mut self, by: Vec2) {
        self.centre += by;
        self.aim = self.centre;
    }

    /// Glides to a point by the shortest path.
    ///
    /// If the whole realm is shown, the point is in view already.
    pub fn go(&mut self, size: MapSize, to: Vec2) {
        if self.realm.is_some() {
            return;
        }
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
            zoom: (self.realm.map_or(self.aim_scale, |realm| realm.back) * 100.0).round() as u32,
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
        self.realm = None;
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
        if let Some(realm) = self.realm {
            if steps > 0.0 {
                let point = self.under(around);
                self.leave_realm();
                (self.aim, self.aim_scale) = (point, realm.back.max(STEPS[2]));
            }
            return;
        }
        let ratio = (STEPS[3] / STEPS[0]).powf(-steps / (STEPS.len() - 1) as f32);
        self.aim_scale = (self.aim_scale * ratio).clamp(STEPS[0], STEPS[3]);
        self.hold = around;
    }

    /// Switches between the near view and the view of the whole board.
    pub fn toggle(&mut self) {
        if self.realm.is_some() {
            return self.leave_realm();
        }
        self.aim_scale = if self.aim_scale > STEPS[2] * 1.05 { STEPS[1] } else { STEPS[3] };
        self.hold = Vec2::ZERO;
    }

    /// True if a point is well inside the view, not only at its edge.
    #[must_use]
    pub fn sees(&self, size: MapSize, point: Vec2) -> bool {
        if self.realm.is_some() {
            return true;
        }
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

    /// Returns the point nearest to this one that lies on the corner of a pixel of the screen, with so
    /// many of them in a pixel of the window.
    pub(super) fn on_pixel(&self, at: Vec2, fine: f32) -> Vec2 {
        let (corner, pixel) = (self.centre - self.half(), self.scale / fine);
        corner + ((at - corner) / pixel).round() * pixel
    }

    /// True if the camera is visibly away from its target.
    pub(super) fn glides(&self) -> bool {
        (self.aim - self.centre).length() > 0.1 * self.scale || (self.aim_scale / self.scale - 1.0).abs() > 1e-3
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
        Looking::Open(_) | Looking::Answer(_) | Looking::Browse(_) | Looking::Found | Looking::Select(_) => {}
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
        lens.begin(&preferences);
        if let Some(home) = table.realm().board().stronghold(hand.seat()) {
            lens.be(canton_centre(size, home));
        }
    }
    let mut target = wanted;
    let position = playback.running().then_some(playback.position);
    if *watched != position {
        *watched = position;
        let entries = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
        // An excommunication concerns every house.
        let concerns = |fact: &Fact| {
            let all = matches!(fact, Fact::Conclave(ConclaveFact::Excommunicated { .. }));
            all || fact.seats().contains(&hand.seat())
        };
        if let Some(entry) = position.and_then(|at| entries.get(at)).filter(|entry| concerns(&entry.fact)) {
            let place = if let Fact::Forces(ForcesFact::PlaceCaptured { place, .. }) = &entry.fact {
                shown.depiction.places.get(place.index()).map(|hold| hold.canton)
            } else if let Fact::Conclave(ConclaveFact::Excommunicated { seat }) = &entry.fact {
                table.realm().board().stronghold(*seat)
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

/// The first step of the camera after a rest, in seconds, however long the rest was.
const FIRST: f32 = 1.0 / 60.0;

/// Speed of the camera, per second: after `t` seconds, `exp(-HASTE * t)` of the way is left. It
/// does not depend on the frame rate, so on a slow machine too a click meets what was seen.
const HASTE: f32 = 14.0;

/// Moves the camera towards its target.
pub(super) fn glide(
    time: Res<Time>,
    lit: Res<Lit>,
    (hand, overlay): (Option<Res<Hand>>, Res<Overlay>),
    (preferences, stir): (Res<Preferences>, Res<Stir>),
    mut lens: ResMut<Lens>,
    mut eyes: Query<(&Camera, &mut Transform, &mut Projection), With<Eye>>,
    mut gliding: Local<bool>,
) {
    let step = if *gliding { time.delta_secs() } else { FIRST };
    let share = if preferences.reduced_motion { 1.0 } else { 1.0 - (-step * HASTE).exp() };
    for (camera, mut transform, mut projection) in &mut eyes {
        if let Some(window) = camera.logical_viewport_size() {
            lens.window = window;
        }
        let Some(hand) = hand.as_ref().filter(|_| lit.0) else { continue };
        let physical = camera.physical_viewport_size().map_or(lens.window, |size| size.as_vec2());
        let room = overlay.room.filter(|room| room.width() > 0.0 && room.height() > 0.0);
        let points = (lens.window / physical.max(Vec2::ONE)).x;
        let free = room.map_or(Rect::from_corners(Vec2::ZERO, lens.window), |room| {
            Rect::from_corners(room.min * points, room.max * points)
        });
        lens.fit(hand.view.table().realm().board().size(), free);
        lens.follow(share);
        *gliding = lens.glides();
        if *gliding {
            stir.now();
        }
        lens.wrap(hand.view.table().realm().board().size());
        transform.translation = lens.centre.extend(0.0);
        let Projection::Orthographic(projection) = &mut *projection else { continue };
        projection.scaling_mode = ScalingMode::WindowSize;
        projection.scale = lens.scale;
    }
}
