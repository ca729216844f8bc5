//! The pictures of the cards, drawn from `assets/circles/pictures.ron`. Daemons, sectio and the
//! signs of seats have the colour of a seat.

use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Painter, Rect, Response, Ui};

use crate::parlour::album::Album;

/// The pictures.
pub(crate) static ALBUM: LazyLock<Album> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/circles/pictures.ron"));
    Album::read("circles", written).expect("the built-in pictures are read by tests")
});

/// Paints a picture centred in a rectangle. Paints nothing if the id is unknown.
pub(crate) fn paint(painter: &Painter, rect: Rect, id: &str, tint: Color32) {
    ALBUM.paint(painter, rect, id, tint);
}

/// Adds a picture of this size in points.
pub(crate) fn picture(ui: &mut Ui, id: &str, points: f32, tint: Color32) -> Response {
    ALBUM.picture(ui, id, points, tint)
}
