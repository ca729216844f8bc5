//! The rough ground: without a graphics card, the ground of a moving map is painted at half of the
//! resolution. A quarter of the work is left, and what moves is not looked at closely.
//!
//! Pieces, names and panels are always sharp. As soon as the camera stands still, so is the ground.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

use super::Lit;
use super::ground::Sheet;
use super::lens::Lens;
use crate::shell::pace::Stir;

/// Pixels of the window for each pixel of the rough ground, in both directions.
const COARSE: f32 = 2.0;

/// Time after which the camera rests, in seconds.
const RESTS: f32 = 0.15;

/// The layers of the ground: for the eye, and for the painter of the rough ground.
const SHARP: usize = 0;
const ROUGH: usize = 1;

/// The camera that paints the rough ground into a picture.
#[derive(Component)]
pub(super) struct Painter;

/// The sprite that shows the picture.
#[derive(Component)]
pub(super) struct Canvas;

/// Where the camera was last, and how long ago it moved.
#[derive(Default)]
pub(super) struct Motion {
    seen: (Vec2, f32),
    rested: f32,
}

impl Motion {
    /// Goes on by a frame of so many seconds. Returns true while the camera moves, and shortly
    /// after.
    fn moves(&mut self, delta: f32, seen: (Vec2, f32)) -> bool {
        self.rested = if seen == self.seen { self.rested + delta } else { 0.0 };
        self.seen = seen;
        self.rested < RESTS
    }
}

/// Paints the ground roughly while the map moves, if the processor has to do it.
pub(super) fn sketch(
    mut commands: Commands,
    (time, lit, lens, stir): (Res<Time>, Res<Lit>, Res<Lens>, Res<Stir>),
    adapter: Option<Res<RenderAdapterInfo>>,
    mut images: ResMut<Assets<Image>>,
    mut sheets: Query<&mut RenderLayers, With<Sheet>>,
    mut painters: Query<(&mut Camera, &RenderTarget, &mut Transform, &mut Projection), With<Painter>>,
    mut canvases: Query<(&mut Transform, &mut Visibility), (With<Canvas>, Without<Painter>)>,
    mut motion: Local<Motion>,
) {
    if adapter.is_none_or(|adapter| adapter.device_type != DeviceType::Cpu) {
        return;
    }
    let rough = motion.moves(time.delta_secs(), lens.place()) && lit.0;
    if rough {
        // The sharp ground follows as soon as the camera stands still.
        stir.now();
    }
    let pixels = (lens.half() * 2.0 / lens.scale / COARSE).max(Vec2::ONE).as_uvec2();
    let Ok((mut camera, target, mut place, mut projection)) = painters.single_mut() else {
        if rough {
            open(&mut commands, &mut images, pixels);
        }
        return;
    };
    let Ok((mut canvas, mut visibility)) = canvases.single_mut() else { return };
    for mut layers in &mut sheets {
        layers.set_if_neq(RenderLayers::layer(if rough { ROUGH } else { SHARP }));
    }
    visibility.set_if_neq(if rough { Visibility::Inherited } else { Visibility::Hidden });
    if camera.is_active != rough {
        camera.is_active = rough;
    }
    if !rough {
        return;
    }
    if let RenderTarget::Image(target) = target
        && images.get(&target.handle).is_some_and(|image| image.size() != pixels)
        && let Some(mut image) = images.get_mut(&target.handle)
    {
        *image = picture(pixels);
    }
    place.translation = lens.centre.extend(0.0);
    *canvas = Transform::from_translation(lens.centre.extend(0.0)).with_scale((lens.half() * 2.0).extend(1.0));
    if let Projection::Orthographic(projection) = &mut *projection {
        let Vec2 { x: width, y: height } = lens.half() * 2.0;
        projection.scaling_mode = ScalingMode::Fixed { width, height };
    }
}

/// Returns an empty picture of the rough ground.
fn picture(pixels: UVec2) -> Image {
    Image::new_target_texture(pixels.x, pixels.y, TextureFormat::Rgba8UnormSrgb, None)
}

fn open(commands: &mut Commands, images: &mut Assets<Image>, pixels: UVec2) {
    let into = images.add(picture(pixels));
    commands.spawn((
        Painter,
        Camera2d,
        Camera { order: -1, is_active: false, ..default() },
        RenderTarget::Image(into.clone().into()),
        RenderLayers::layer(ROUGH),
        Msaa::Off,
    ));
    let sprite = Sprite { image: into, custom_size: Some(Vec2::ONE), ..default() };
    commands.spawn((Canvas, sprite, Transform::default(), Visibility::Hidden));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_moves_until_the_camera_has_stood_still_for_a_while() {
        let mut motion = Motion::default();
        let (here, there) = ((Vec2::ZERO, 1.0), (Vec2::X, 1.0));
        assert!(motion.moves(0.05, there));
        assert!(motion.moves(0.1, there));
        assert!(!motion.moves(0.1, there), "a fifth of a second later");
        assert!(motion.moves(0.1, here));
        assert!(motion.moves(0.1, (Vec2::ZERO, 1.2)), "a zoom moves it too");
    }
}
