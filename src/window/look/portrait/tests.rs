//! Tests of the forms: each can be drawn and has texts, no two look alike, none is drawn twice.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::{ColorImage, Context, RawInput, Shape};

use super::*;
use crate::look::palette::house_colour;
use crate::rules::ids::Seat;
use crate::shell::settings::Preferences;

/// Number of squares per row and per column into which a drawing is divided for comparison.
const GRID: usize = 16;

/// Minimum mean difference in coverage between two heads, 0 to 1.
const APART: f32 = 0.06;

fn engraved(form: u8, pixels: u32) -> ColorImage {
    let svg = art::engrave(form, [0x80; 3], pixels);
    draw(&svg, pixels).unwrap_or_else(|| panic!("{} at {pixels} is no drawing", form_key(form)))
}

fn head(form: u8) -> ColorImage {
    draw(&art::engrave_head(form, 64), 64).unwrap_or_else(|| panic!("the head of {} is no drawing", form_key(form)))
}

/// Returns the mean of a measure in each square of a drawing, 0 to 1.
fn coarse(image: &ColorImage, measure: fn(Color32) -> u8) -> Vec<f32> {
    let side = image.size[0] / GRID;
    let square = |at: usize| {
        let (left, top) = (at % GRID * side, at / GRID * side);
        let inside = (0..side * side).map(|dot| (left + dot % side, top + dot / side));
        let sum: u32 = inside.map(|(x, y)| u32::from(measure(image.pixels[y * image.size[0] + x]))).sum();
        sum as f32 / (side * side) as f32 / 255.0
    };
    (0..GRID * GRID).map(square).collect()
}

fn grey(dot: Color32) -> u8 {
    ((u32::from(dot.r()) * 3 + u32::from(dot.g()) * 6 + u32::from(dot.b())) / 10) as u8
}

fn silhouette(form: u8) -> Vec<f32> {
    coarse(&head(form), |dot| dot.a())
}

/// Returns the mean difference between two coarse drawings, 0 to 1.
fn distance(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<f32>() / a.len() as f32
}

fn pairs() -> impl Iterator<Item = (u8, u8)> {
    (0..FORMS).flat_map(|a| (0..a).map(move |b| (a, b)))
}

#[test]
fn there_are_fifteen_forms_each_with_a_name_and_a_line() {
    let text = Text::english();
    assert_eq!(FORMS, 15, "manual 4.1");
    let mut said = BTreeSet::new();
    for form in 0..FORMS {
        for id in [format!("form-{}", form_key(form)), format!("form-{}-text", form_key(form))] {
            assert!(text.has(&id), "{id} is missing");
        }
        said.extend([form_name(&text, form), form_text(&text, form)]);
    }
    assert_eq!(said.len(), 2 * usize::from(FORMS), "two forms are told alike");
}

#[test]
fn every_form_can_be_drawn_at_every_size() {
    for form in 0..FORMS {
        for pixels in [16, 32, 64, 150, 240] {
            let image = engraved(form, pixels);
            assert_eq!(image.size, [pixels as usize; 2]);
            let covered = image.pixels.iter().filter(|dot| dot.a() > 128).count() as f32 / image.pixels.len() as f32;
            assert!((0.7..0.95).contains(&covered), "{} at {pixels} covers {covered}", form_key(form));
        }
    }
}

/// Fails if two forms have the same head, or if a form has none.
#[test]
fn no_two_forms_have_the_same_head() {
    let heads: Vec<Vec<f32>> = (0..FORMS).map(silhouette).collect();
    let bare = vec![0.0; GRID * GRID];
    for (form, head) in heads.iter().enumerate() {
        assert!(distance(head, &bare) > APART, "form {form} has no head");
    }
    for (a, b) in pairs() {
        let apart = distance(&heads[usize::from(a)], &heads[usize::from(b)]);
        assert!(apart > APART, "{} and {} differ by {apart} only", form_key(a), form_key(b));
    }
}

/// Compares forms in greyscale: any two differ in their light and dark squares. Another house
/// colour makes no such difference.
#[test]
fn no_two_forms_look_alike_without_their_colours() {
    const LIGHT: f32 = 0.04;
    let shown: Vec<Vec<f32>> = (0..FORMS).map(|form| coarse(&engraved(form, 64), grey)).collect();
    for (a, b) in pairs() {
        let apart = distance(&shown[usize::from(a)], &shown[usize::from(b)]);
        assert!(apart > LIGHT, "{} and {} differ by {apart} only", form_key(a), form_key(b));
    }
    let tinted = |tint| draw(&art::engrave(0, tint, 64), 64).map(|image| coarse(&image, grey));
    let (Some(red), Some(blue)) = (tinted([0xE2, 0x3B, 0x3B]), tinted([0x3B, 0x3B, 0xE2])) else {
        panic!("a goat of another house is no drawing")
    };
    assert!(distance(&red, &blue) < LIGHT, "another coat must not pass for another form");
}

/// Compares every form at 64 pixels with a stored greyscale version. Rounding may differ between
/// machines, so small differences pass.
#[test]
fn every_form_looks_as_it_did() {
    const SHADES: u8 = 3;
    let now = |form: u8| -> Vec<u8> {
        coarse(&engraved(form, 64), grey).into_iter().map(|share| (share * 255.0).round() as u8).collect()
    };
    let was: BTreeMap<&str, &str> =
        include_str!("golden.txt").lines().filter_map(|line| line.split_once(' ')).collect();
    for form in 0..FORMS {
        let (key, now) = (form_key(form), now(form));
        let written: String = now.iter().map(|shade| format!("{shade:02x}")).collect();
        let shade = |at: usize| was.get(key)?.get(at * 2..at * 2 + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
        let same = (0..now.len()).all(|at| shade(at).is_some_and(|was| was.abs_diff(now[at]) <= SHADES));
        assert!(same, "{key} looks otherwise; golden.txt would say\n{key} {written}");
    }
    assert_eq!(was.len(), usize::from(FORMS));
}

#[test]
fn portraits_are_drawn_once_and_painted_as_pictures() {
    let ctx = Context::default();
    let look = Look::new(&ctx, &Preferences::default());
    let painted = || {
        let output = ctx.run_ui(RawInput::default(), |ui| {
            for form in 0..FORMS {
                portrait(ui, &look, form, 32.0, house_colour(Seat(0)));
                let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(32.0));
                paint_portrait(ui.painter(), rect, form, house_colour(Seat(0)));
            }
        });
        let picture = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.brush.is_some());
        let pictures = output.shapes.iter().map(|clipped| &clipped.shape);
        let count = pictures.filter(|shape| matches!(shape, Shape::Mesh(_)) || picture(shape)).count();
        output.drop_without_applying_deltas();
        count
    };
    let first = painted();
    assert!(first >= usize::from(FORMS), "only {first} pictures");
    let kept = || look.portraits.0.lock().unwrap_or_else(PoisonError::into_inner).len();
    assert_eq!(kept(), usize::from(FORMS), "the painter and the widget share what is drawn");
    painted();
    assert_eq!(kept(), usize::from(FORMS), "nothing is drawn a second time");
    look.portraits.forget();
    assert_eq!(kept(), 0);
}
