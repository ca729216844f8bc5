//! Things on the endless plane: each is drawn at the images of its point that lie around the eye.

use bevy::prelude::*;

use super::Lit;
use super::layout;
use super::lens::Lens;
use crate::sight::Hand;

/// How many images of a thing are kept ready: enough to fill the widest view.
pub const IMAGES: u8 = 4;

/// Something at a point of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct Pinned {
    /// Where, on any lap.
    pub at: Vec2,
    /// Which of the nearest images this is, 0 to 3.
    pub image: u8,
    /// How far it reaches from its point; beyond the view it is not drawn.
    pub reach: f32,
}

/// Hidden while the board is not to be seen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Curtained;

/// Shown only while a pixel is at most this many board units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CloseUp(pub f32);

/// Puts everything where its image is.
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
            let way = layout::image(size, lens.centre, pinned.at, pinned.image);
            let room = lens.half() + Vec2::splat(pinned.reach);
            seen = way.x.abs() < room.x && way.y.abs() < room.y;
            let point = lens.centre + way;
            if seen && transform.translation.truncate() != point {
                transform.translation.x = point.x;
                transform.translation.y = point.y;
            }
        }
        show(&mut visibility, seen);
    }
}

/// Raises and lowers the curtain, and shows details to those who look closely.
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
