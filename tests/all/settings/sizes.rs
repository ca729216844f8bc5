//! How large things are: targets in each density, letters, and words that fit where they stand.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::{ClippedShape, Shape, TextShape};
use bevy_egui::egui::{Pos2, Rect, vec2};
use infernal_conclave::window::look::{least_target, zoom};
use infernal_conclave::window::shell::settings::{Density, Face, ROWS};
use table_text::Text;
use table_text::pseudo::PSEUDO;

use crate::panels::{PANELS, tables};
use crate::screens::{Studio, every_screen};

/// Calls `check` with each text that is painted, and with the part of the screen that shows it.
fn texts(shapes: &[ClippedShape], check: &mut dyn FnMut(&TextShape, Rect)) {
    fn of(shape: &Shape, clip: Rect, check: &mut dyn FnMut(&TextShape, Rect)) {
        match shape {
            Shape::Text(text) => check(text, clip),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| of(shape, clip, check)),
            _ => {}
        }
    }
    shapes.iter().for_each(|clipped| of(&clipped.shape, clipped.clip_rect, check));
}

/// Panels with tables that can be scrolled sideways.
const SIDEWAYS: [&str; 6] = ["forces", "praetors", "artifacts", "relics", "event cards", "avatar"];

/// Panels that shorten a text which a tip, or the place that it leads to, tells in full.
const TOLD_ELSEWHERE: [&str; 5] = ["order ribbon", "everything", "diplomacy", "dossier", "threats"];

/// True if a misfit of this panel loses nothing.
fn harmless(panel: &str, misfit: &str) -> bool {
    (SIDEWAYS.contains(&panel) && misfit.starts_with("cut at a side"))
        || (TOLD_ELSEWHERE.contains(&panel) && misfit.starts_with("shortened"))
}

/// Returns a sentence for each text that is cut at a side, shortened, broken inside a word, or
/// outside the window.
pub(crate) fn misfits(shapes: &[ClippedShape], screen: Rect) -> Vec<String> {
    let mut found = Vec::new();
    texts(shapes, &mut |text, clip| {
        let galley = &text.galley;
        let words = galley.text().trim();
        let place = galley.rect.translate(text.pos.to_vec2());
        let shown = clip.intersect(screen);
        if words.is_empty() || text.angle != 0.0 {
            return;
        }
        if !place.intersects(shown) {
            // Text outside the window is lost, unless a scroll area can bring it back.
            if clip.contains_rect(screen.shrink(1.0)) {
                found.push(format!("outside the window: \"{words}\" {place:?}"));
            }
            return;
        }
        if place.left() < shown.left() - 1.5 || place.right() > shown.right() + 1.5 {
            found.push(format!("cut at a side: \"{words}\" {place:?} in {shown:?}"));
        }
        if galley.elided {
            found.push(format!("shortened: \"{words}\""));
        }
        for pair in galley.rows.windows(2) {
            let ends = pair[0].glyphs.last().filter(|_| !pair[0].ends_with_newline).map(|glyph| glyph.chr);
            let begins = pair[1].glyphs.first().map(|glyph| glyph.chr);
            let inside = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            if inside(ends) && inside(begins) {
                found.push(format!("broken inside a word: \"{words}\" at {:.0} points", galley.size().x));
                break;
            }
        }
    });
    found.sort();
    found.dedup();
    found
}

/// Returns the smallest letters on the screen, in points, with what they say.
fn smallest(shapes: &[ClippedShape]) -> (f32, String) {
    let mut least = (f32::MAX, String::new());
    texts(shapes, &mut |text, _| {
        for section in &text.galley.job.sections {
            let size = section.format.font_id.size;
            if size < least.0 && !text.galley.text().trim().is_empty() {
                least = (size, text.galley.text().to_owned());
            }
        }
    });
    least
}

/// Letters are at least 12 pixels at 1280x800, where one point is one pixel.
#[test]
fn no_letter_is_smaller_than_twelve_points() {
    for face in [Face::Serif, Face::Legible] {
        let mut studio = Studio::new((1280.0, 800.0));
        studio.preferences.face = face;
        studio.dress();
        every_screen(&mut studio, &mut |name, studio, screen| {
            let (size, words) = smallest(&studio.painted(screen));
            assert!(size >= 12.0, "{name}: \"{words}\" has letters of {size} points");
        });
        for (table, mut screen) in tables() {
            screen.resize(1280.0, 800.0);
            for (name, panel) in PANELS {
                let (size, words) = smallest(&screen.painted(panel));
                assert!(size >= 12.0, "{name} of {table}: \"{words}\" has letters of {size} points");
            }
        }
    }
}

#[test]
fn targets_are_as_large_as_the_density_says() {
    let mut small = Vec::new();
    for &density in Density::ALL {
        let least = f64::from(least_target(density)) - 0.5;
        for (table, mut screen) in tables() {
            screen.preferences.density = density;
            screen.dress();
            for (name, panel) in PANELS {
                for (_, node) in screen.nodes(panel).into_iter().filter(|(_, node)| node.role() == Role::Button) {
                    let (label, bounds) = (node.label().unwrap_or_default(), node.bounds().expect("a place"));
                    if bounds.height() < least || bounds.width() < least {
                        small.push(format!("{density:?}, {name} of {table}: \"{label}\" {bounds:?}"));
                    }
                }
            }
        }
        let mut studio = Studio::new((1280.0, 800.0));
        studio.preferences.density = density;
        studio.dress();
        every_screen(&mut studio, &mut |name, studio, screen| {
            for (role, label, bounds) in studio.widgets(screen) {
                let button = matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::ComboBox);
                if button && bounds.height() < least {
                    small.push(format!("{density:?}, {name}: \"{label}\" {bounds:?}"));
                }
            }
        });
    }
    assert!(small.is_empty(), "{} small targets: {small:#?}", small.len());
}

/// The interface grows to 250 percent, but 853 by 480 points always remain: no screen is drawn for
/// less (see [`SMALL`]).
#[test]
fn the_interface_grows_as_far_as_there_is_room() {
    let at = |percent: u32, width: f32, height: f32| zoom(percent, vec2(width, height));
    assert_eq!(at(250, 3840.0, 2160.0), 2.5);
    assert_eq!(at(250, 1600.0, 900.0), 1.875);
    assert_eq!(at(250, 1280.0, 720.0), 1.5);
    assert_eq!(at(250, 1280.0, 600.0), 1.25, "the narrower side decides");
    assert_eq!(at(200, 1920.0, 1080.0), 2.0);
    assert_eq!((at(100, 600.0, 300.0), at(75, 600.0, 300.0)), (1.0, 0.75), "small windows are not zoomed out");
    assert_eq!((at(9000, 9000.0, 9000.0), at(1, 9000.0, 9000.0)), (2.5, 0.75));
    let scale = ROWS.iter().find(|row| row.key == "scale").expect("it can be chosen");
    assert_eq!(scale.values().last(), Some(&250));
}

/// The sizes at which nothing may be cut: the smallest window, and a small screen at 150 %.
const SMALL: [(f32, f32); 2] = [(960.0, 540.0), (1280.0 / 1.5, 720.0 / 1.5)];

/// Draws everything and returns what does not fit.
fn all_misfits(language: &str, size: (f32, f32), density: Density, face: Face) -> Vec<String> {
    let mut found = Vec::new();
    let mut studio = Studio::new(size);
    studio.text = Text::of(language);
    (studio.preferences.density, studio.preferences.face) = (density, face);
    studio.dress();
    let room = Rect::from_min_size(Pos2::ZERO, size.into());
    every_screen(&mut studio, &mut |name, studio, screen| {
        let misfits = misfits(&studio.painted(screen), room);
        found.extend(misfits.into_iter().map(|misfit| format!("{name}: {misfit}")));
    });
    for (table, mut screen) in tables() {
        screen.resize(size.0, size.1);
        screen.text = Text::of(language);
        (screen.preferences.density, screen.preferences.face) = (density, face);
        screen.dress();
        for (name, panel) in PANELS {
            let misfits = misfits(&screen.painted(panel), room).into_iter().filter(|misfit| !harmless(name, misfit));
            found.extend(misfits.map(|misfit| format!("{name} of {table}: {misfit}")));
        }
    }
    found
}

#[test]
fn nothing_is_cut_in_a_small_window() {
    let of_size = |size| {
        let misfits = all_misfits("en-US", size, Density::Normal, Face::Serif).into_iter();
        misfits.map(move |misfit| format!("{size:?}: {misfit}"))
    };
    let found: Vec<String> = SMALL.into_iter().flat_map(of_size).collect();
    assert!(found.is_empty(), "{} misfits: {found:#?}", found.len());
}

/// All screens reflow for the face with the best legibility, which is wider.
#[test]
fn nothing_is_cut_in_the_legible_face() {
    let of_size = |size| {
        let misfits = all_misfits("en-US", size, Density::Normal, Face::Legible).into_iter();
        misfits.map(move |misfit| format!("{size:?}: {misfit}"))
    };
    let found: Vec<String> = SMALL.into_iter().chain([(1280.0, 720.0)]).flat_map(of_size).collect();
    assert!(found.is_empty(), "{} misfits: {found:#?}", found.len());
}

/// Ultrawide and 4K screens.
#[test]
fn nothing_is_cut_on_a_large_screen() {
    let of_size = |size| {
        let misfits = all_misfits("en-US", size, Density::Normal, Face::Serif).into_iter();
        misfits.map(move |misfit| format!("{size:?}: {misfit}"))
    };
    let found: Vec<String> = [(3440.0, 1440.0), (3840.0, 2160.0)].into_iter().flat_map(of_size).collect();
    assert!(found.is_empty(), "{} misfits: {found:#?}", found.len());
}

#[test]
fn nothing_is_cut_in_the_pseudo_locale() {
    let found = all_misfits(PSEUDO, (1280.0, 720.0), Density::Normal, Face::Serif);
    assert!(found.is_empty(), "{} misfits: {found:#?}", found.len());
}

#[test]
fn nothing_is_cut_in_the_large_density() {
    let found = all_misfits("en-US", (1280.0, 720.0), Density::Large, Face::Serif);
    assert!(found.is_empty(), "{} misfits: {found:#?}", found.len());
}
