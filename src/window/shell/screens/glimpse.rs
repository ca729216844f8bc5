//! A small picture of a save: the map with the owners of its cantons.
//!
//! A list of saves is read by everybody at a machine, so the picture shows only what every seat of
//! the game may know, and prestige only if the game is over or has one person. It is drawn from
//! what the views of the seats agree on, never from the game.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy_egui::egui::{Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

use super::preview::{Layout, ground};
use super::{Page, hexagon, symbol_icon};
use crate::look::palette::{ENGRAVED, INK};
use crate::look::{Medal, house_colour, paint_medallion};
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::realm::board::{Board, SiteKind};
use crate::rules::view::SeatView;
use crate::table::archive::Archive;

/// What everybody may know of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    board: Board,
    owners: Vec<Option<Seat>>,
    symbols: Vec<u8>,
    /// The prestige of each house, if nobody who may not know it can read the list.
    prestige: Option<Vec<Option<i32>>>,
}

impl Glimpse {
    /// Returns the picture of a saved game; `None` if nobody sits at its table.
    #[must_use]
    pub fn of(archive: &Archive) -> Option<Self> {
        let chairs = &archive.charter().seats;
        let views: Vec<SeatView> = (0..chairs.len() as u8).map(|seat| archive.view(Seat(seat))).collect();
        let people: Vec<&SeatView> = archive
            .players()
            .iter()
            .zip(&views)
            .filter(|(player, _)| **player == Player::Human)
            .map(|of| of.1)
            .collect();
        let reader = match people.as_slice() {
            _ if archive.ended() => views.first(),
            [only] => Some(*only),
            _ => None,
        };
        let board = views.first()?.table().realm().board().clone();
        let agreed = |canton: usize| {
            let mut owners = views.iter().map(|view| view.table().realm().owners().get(canton).copied().flatten());
            let first = owners.next().flatten();
            first.filter(|_| owners.all(|owner| owner == first))
        };
        let owners = (0..board.size().cantons()).map(agreed).collect();
        let symbols = chairs.iter().map(|chair| chair.symbol).collect();
        Some(Self { board, owners, symbols, prestige: reader.map(prestige) })
    }

    /// Returns the prestige of each house by seat, as far as the only reader knows it; `None` if
    /// more than one person plays.
    #[must_use]
    pub fn prestige(&self) -> Option<&[Option<i32>]> {
        self.prestige.as_deref()
    }
}

/// Returns the prestige of all houses as a seat sees it. An event can hide that of others.
fn prestige(view: &SeatView) -> Vec<Option<i32>> {
    let conclave = view.table().conclave();
    let known = |seat: Seat| !conclave.veiled() || seat == view.seat() || conclave.ending().is_some();
    view.table().seats().map(|seat| known(seat).then(|| conclave.prestige(seat))).collect()
}

/// The pictures of saves that have been read, each for the file as it was then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glimpses {
    read: Vec<(PathBuf, SystemTime, Option<Glimpse>)>,
}

impl Glimpses {
    /// Notes the picture of a file; `None` if it has none.
    pub fn note(&mut self, path: PathBuf, when: SystemTime, glimpse: Option<Glimpse>) {
        self.read.retain(|(known, ..)| *known != path);
        self.read.push((path, when, glimpse));
    }

    /// True if the picture of this file has been noted.
    #[must_use]
    pub fn knows(&self, path: &Path, when: SystemTime) -> bool {
        self.read.iter().any(|(known, then, _)| known == path && *then == when)
    }

    /// Returns the picture of a file.
    #[must_use]
    pub fn get(&self, path: &Path, when: SystemTime) -> Option<&Glimpse> {
        let found = self.read.iter().find(|(known, then, _)| known == path && *then == when);
        found.and_then(|(_, _, glimpse)| glimpse.as_ref())
    }
}

/// The size of a picture, in points.
pub(super) const SIZE: Vec2 = vec2(190.0, 128.0);

/// Draws the picture, or an empty frame until it has been read.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, glimpse: Option<&Glimpse>) -> Response {
    let (place, response) = ui.allocate_exact_size(SIZE, Sense::hover());
    if !ui.is_rect_visible(place) {
        return response;
    }
    let painter = ui.painter_at(place);
    painter.rect_filled(place, 2.0, INK);
    if let Some(glimpse) = glimpse {
        let (mut layout, size) = Layout::fit(&glimpse.board, place.size() - vec2(8.0, 8.0), SIZE.y - 8.0, 1.0);
        layout.origin = place.center() - size / 2.0;
        for (canton, owner) in glimpse.board.grid().cantons().zip(&glimpse.owners) {
            let centre = layout.centre(&glimpse.board, canton);
            let (fill, edge) = match owner {
                Some(seat) => (house_colour(*seat), INK),
                None => (ground(glimpse.board.terrain(canton)), INK),
            };
            painter.add(Shape::convex_polygon(hexagon(centre, layout.radius), fill, Stroke::new(0.5, edge)));
        }
        // A symbol says the same as the colour.
        for site in glimpse.board.sites() {
            let SiteKind::Stronghold(seat) = site.kind else { continue };
            let rect = Rect::from_center_size(layout.centre(&glimpse.board, site.canton), Vec2::splat(20.0));
            let icon = symbol_icon(glimpse.symbols.get(seat.index()).copied());
            paint_medallion(ui, page.look, &icon, rect, house_colour(seat), Medal::Circle);
        }
    }
    painter.rect_stroke(place, 2.0, Stroke::new(1.5, ENGRAVED), bevy_egui::egui::StrokeKind::Inside);
    response
}
