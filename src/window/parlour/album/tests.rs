//! Tests of the albums of both games: each card has a picture, all can be drawn, no two look alike.

use std::collections::BTreeSet;

use bevy_egui::egui::{RawInput, Shape, vec2};
use circles::rules::catalog::Catalog as CirclesCatalog;
use circles::rules::charter;
use oaths::first::rules::catalog::Catalog as FirstCatalog;
use oaths::rules::catalog::Catalog;

use super::*;
use crate::circles::picture::ALBUM as CIRCLES;
use crate::oaths::picture::{ALBUM as OATHS, paint, picture};

/// Pictures of no card of a catalog of the Oaths: the papers, Souls, and cards that lie face down.
const OATHS_OTHERS: [&str; 6] = ["favor", "oath", "vote", "soul", "magic", "back"];

/// Pictures of the signs of seats in Nine Circles.
const SIGNS: [&str; charter::SIGNS as usize] = ["sign-0", "sign-1", "sign-2", "sign-3", "sign-4", "sign-5"];

/// Pictures of Nine Circles other than daemons, sectio and signs: one for each way to play an
/// arcana card, and what all Hell cards and all cards that lie face down have in common.
const CIRCLES_OTHERS: [&str; 7] =
    ["spell-action", "spell-combat", "spell-counter", "spell-doom", "spell-macina", "hell", "back"];

/// Number of squares per row and per column into which a picture is divided for comparison.
const GRID: usize = 16;

const TINT: Rgb = [0xE2, 0x3B, 0x3B];

fn rendered(sheet: &Sheet, tint: Rgb, pixels: u32) -> ColorImage {
    render(&sheet.engrave(tint, pixels), pixels).unwrap_or_else(|| panic!("{} at {pixels} is no drawing", sheet.id))
}

/// Returns the mean lightness of each square of an image, 0 to 255.
fn coarse(image: &ColorImage) -> Vec<f32> {
    let side = image.size[0] / GRID;
    let grey = |dot: Color32| u32::from(dot.r()) * 3 + u32::from(dot.g()) * 6 + u32::from(dot.b());
    let square = |at: usize| {
        let (left, top) = (at % GRID * side, at / GRID * side);
        let inside = (0..side * side).map(|dot| (left + dot % side, top + dot / side));
        let sum: u32 = inside.map(|(x, y)| grey(image.pixels[y * image.size[0] + x])).sum();
        sum as f32 / (side * side * 10) as f32
    };
    (0..GRID * GRID).map(square).collect()
}

/// Returns the mean difference between two coarse images, 0 to 255.
fn distance(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<f32>() / a.len() as f32
}

fn albums() -> [&'static Album; 2] {
    [&OATHS, &CIRCLES]
}

fn ids(album: &Album) -> BTreeSet<&str> {
    album.art.0.keys().map(String::as_str).collect()
}

/// Returns the ids of the pictures that look different in the colours of two seats.
fn coloured(album: &Album) -> BTreeSet<&str> {
    let tinted = |sheet: &&Sheet| {
        let [one, other] = [[0xE2, 0x3B, 0x3B], [0x3B, 0x8F, 0x8C]].map(|tint| sheet.engrave(tint, 240));
        one != other
    };
    album.art.0.values().filter(tinted).map(|sheet| sheet.id.as_str()).collect()
}

/// Returns the ids of what belongs to a seat in Nine Circles.
fn owned_in_circles(catalog: &CirclesCatalog) -> BTreeSet<&str> {
    let daemons = catalog.daemons.iter().map(|daemon| daemon.id.as_str());
    daemons.chain(["sectio"]).chain(SIGNS).collect()
}

#[test]
fn every_card_of_the_oaths_has_a_picture_and_every_picture_a_card() {
    let (first, third) = (FirstCatalog::standard(), Catalog::standard());
    let wanted: BTreeSet<&str> = first.ids().chain(third.ids()).chain(OATHS_OTHERS).collect();
    assert_eq!(ids(&OATHS), wanted);
}

#[test]
fn all_that_is_shown_in_nine_circles_has_a_picture_and_none_is_left_over() {
    let catalog = CirclesCatalog::standard();
    let wanted: BTreeSet<&str> = owned_in_circles(&catalog).into_iter().chain(CIRCLES_OTHERS).collect();
    assert_eq!(ids(&CIRCLES), wanted);
}

#[test]
fn two_pictures_of_one_id_are_refused() {
    let one = r#"(id: "vote", ground: None, drawing: [Fill(Oval((9, 9), (4, 4)), Ash)])"#;
    let fault = ron::from_str::<Art>(&format!("[{one}, {one}]")).expect_err("the vote is there twice");
    assert!(fault.to_string().contains("vote"), "{fault}");
}

#[test]
fn every_picture_can_be_drawn_at_every_size() {
    for sheet in albums().into_iter().flat_map(|album| album.art.0.values()) {
        for pixels in [16, 24, 56, 160, 240] {
            let image = rendered(sheet, TINT, pixels);
            assert_eq!(image.size, [pixels as usize; 2]);
            let opaque = image.pixels.iter().all(|dot| dot.a() == 255);
            assert!(opaque, "{} at {pixels} has holes", sheet.id);
        }
    }
}

/// Fails if a picture is hardly more than its field, and if two pictures of a game look alike.
#[test]
fn no_picture_is_empty_and_no_two_look_alike() {
    const FULL: f32 = 14.0;
    const APART: f32 = 9.0;
    for album in albums() {
        let shown: Vec<(&str, Vec<f32>)> =
            album.art.0.values().map(|sheet| (sheet.id.as_str(), coarse(&rendered(sheet, TINT, 64)))).collect();
        for (sheet, (id, picture)) in album.art.0.values().zip(&shown) {
            let mut plate = Plate::new(TINT, Cut::of(64));
            field(&mut plate, sheet.ground);
            let bare = render(&plate.pull(), 64).map(|image| coarse(&image)).unwrap_or_default();
            let subject = distance(picture, &bare);
            assert!(subject > FULL, "{id} differs from an empty plate by {subject} only");
        }
        for (at, (id, picture)) in shown.iter().enumerate() {
            for (other, twin) in &shown[..at] {
                let apart = distance(picture, twin);
                assert!(apart > APART, "{id} and {other} differ by {apart} only");
            }
        }
    }
}

/// Devils and papers belong to a seat; cards change their owner and do not change their picture.
#[test]
fn devils_and_papers_have_the_colour_of_a_seat_and_no_others_have() {
    let catalog = Catalog::standard();
    let owned: BTreeSet<&str> =
        catalog.devils.iter().map(|devil| devil.id.as_str()).chain(["favor", "oath", "vote"]).collect();
    assert_eq!(coloured(&OATHS), owned);
}

/// Arcana and Hell cards look the same in all hands.
#[test]
fn daemons_sectio_and_signs_have_the_colour_of_a_seat_and_no_others_have() {
    let catalog = CirclesCatalog::standard();
    assert_eq!(coloured(&CIRCLES), owned_in_circles(&catalog));
}

#[test]
fn a_picture_is_drawn_once_for_each_scale_and_a_back_where_there_is_none() {
    let ctx = Context::default();
    let painted = |scale: f32| {
        ctx.set_pixels_per_point(scale);
        let output = ctx.run_ui(RawInput::default(), |ui| {
            for id in ["asmodeus", "dis", "vote", "nobody"] {
                picture(ui, id, 32.0, Color32::RED);
                paint(ui.painter(), Rect::from_min_size(pos2(0.0, 0.0), vec2(32.0, 40.0)), id, Color32::RED);
            }
        });
        let picture = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.brush.is_some());
        let pictures = output.shapes.iter().map(|clipped| &clipped.shape);
        let count = pictures.filter(|shape| matches!(shape, Shape::Mesh(_)) || picture(shape)).count();
        output.drop_without_applying_deltas();
        count
    };
    let kept = || Pictures::of(&ctx, OATHS.name).0.lock().unwrap_or_else(PoisonError::into_inner).textures.len();
    painted(1.0);
    assert_eq!(painted(1.0), 8, "three pictures and a back are drawn, each twice");
    assert_eq!(kept(), 4, "the painter and the widget share what is drawn");
    painted(2.0);
    painted(2.0);
    assert_eq!(kept(), 4, "textures of another scale are dropped");
}
