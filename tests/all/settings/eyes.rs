//! Colours as people see them who lack one kind of cone: houses are told apart, and so are good and
//! bad.

use bevy_egui::egui::Color32;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::look::eyes::{Eyes, distance};
use infernal_conclave::window::look::house_colour;
use infernal_conclave::window::look::palette::{BLOOD, BONE, EMBER, VERDIGRIS};
use infernal_conclave::window::look::theme::painted;
use infernal_conclave::window::shell::settings::Theme;

/// What two colours must differ by at least, so that they are told apart at a glance.
const LEAST: f32 = 0.1;

fn seen_by(eyes: Option<Eyes>, colour: Color32) -> Color32 {
    let [red, green, blue] =
        eyes.map_or([colour.r(), colour.g(), colour.b()], |eyes| eyes.see([colour.r(), colour.g(), colour.b()]));
    Color32::from_rgb(red, green, blue)
}

/// Checks that every two of these colours are told apart by all eyes.
fn check(about: &str, colours: &[Color32]) {
    for eyes in Eyes::ALL.map(Some).into_iter().chain([None]) {
        for (at, &a) in colours.iter().enumerate() {
            for &b in &colours[at + 1..] {
                let apart = distance(seen_by(eyes, a), seen_by(eyes, b));
                assert!(apart >= LEAST, "{about}: {eyes:?} see {a:?} and {b:?} only {apart:.3} apart");
            }
        }
    }
}

#[test]
fn all_eyes_tell_the_houses_apart() {
    let houses: Vec<Color32> = (0..Seat::MOST as u8).map(|seat| house_colour(Seat(seat))).collect();
    check("houses", &houses);
}

#[test]
fn all_eyes_tell_good_from_bad() {
    for &theme in Theme::ALL {
        let paint = |colour| painted(theme, colour);
        check("success and warning", &[paint(VERDIGRIS), paint(EMBER)]);
        check("text and warning", &[paint(BONE), paint(EMBER)]);
        check("a seal and its stamp", &[paint(BLOOD), paint(BONE)]);
    }
}

#[test]
fn the_eyes_are_those_of_the_books() {
    // Grey stays grey, and a red and a green that differ for others look alike without the cones.
    for eyes in Eyes::ALL {
        for grey in [0, 60, 128, 255] {
            let [red, green, blue] = eyes.see([grey; 3]);
            assert!([red, green, blue].iter().all(|value| value.abs_diff(grey) <= 1), "{eyes:?} tint {grey}");
        }
    }
    let (red, green) = (Color32::from_rgb(0xC0, 0x50, 0x30), Color32::from_rgb(0x6E, 0x76, 0x22));
    assert!(distance(red, green) > 0.15);
    assert!(distance(seen_by(Some(Eyes::Deutan), red), seen_by(Some(Eyes::Deutan), green)) < 0.1);
    assert!(distance(seen_by(Some(Eyes::Tritan), red), seen_by(Some(Eyes::Tritan), green)) > 0.1);
    assert!((distance(Color32::BLACK, Color32::WHITE) - 1.0).abs() < 0.01);
}
