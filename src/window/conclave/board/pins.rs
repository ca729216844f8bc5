//! Objects on the endless plane. Each is drawn at the images of its point that are near the centre
//! of the view.

use bevy::prelude::*;

use super::Lit;
use super::layout;
use super::lens::Lens;
use crate::sight::Hand;

/// Number of images of each object: enough to fill the widest view.
pub const IMAGES: u8 = 4;

/// An object at a point of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct Pinned {
    /// Its point, on any lap.
    pub at: Vec2,
    /// The index of its image, 0 to 3; 0 is the nearest.
    pub image: u8,
    /// Its radius in board units. It is not drawn if all of it is outside the view.
    pub reach: f32,
}

/// Hidden while the board is not visible.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Curtained;

/// Shown only while a pixel is at most this many board units wide.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CloseUp(pub f32);

/// Places every object at its image.
pub(super) fn pin(
    lit: Res<Lit>,
    hand: Option<Res<Hand>>,
    lens: Res<Lens>,
    mut pinned: Query<(&Pinned, &mut Transform, &mut Visibility)>,
) {
    let hand = hand.filter(|_| lit.0);
    for (pinned, mut transform, mut visibility) in &mut pinned {
        let mut seen = false;
        if let Some(hand) = &hand {
            let size = hand.view.table().realm().board().size();
            let middle = lens.middle();
            let point = middle + layout::image(size, middle, pinned.at, pinned.image);
            let way = (point - lens.centre).abs();
            let room = lens.half() + Vec2::splat(pinned.reach);
            let again = lens.shows_once(size) && pinned.image > 0;
            seen = way.x < room.x && way.y < room.y && !again;
            if seen && transform.translation.truncate() != point {
                transform.translation.x = point.x;
                transform.translation.y = point.y;
            }
        }
        show(&mut visibility, seen);
    }
}

/// Hides or shows the entities that depend on the visibility of the board or on the zoom.
pub(super) fn reveal(
    lit: Res<Lit>,
    lens: Res<Lens>,
    mut curtained: Query<&mut Visibility, (With<Curtained>, Without<CloseUp>, Without<Pinned>)>,
    mut details: Query<(&CloseUp, &mut Visibility), Without<Pinned>>,
) {
    for mut visibility in &mut curtained {
        show(&mut visibility, lit.0);
    }
    for (close_up, mut visibility) in &mut details {
        show(&mut visibility, lens.scale <= close_up.0);
    }
}

fn show(visibility: &mut Mut<Visibility>, seen: bool) {
    let wanted = if seen { Visibility::Inherited } else { Visibility::Hidden };
    visibility.set_if_neq(wanted);
}
