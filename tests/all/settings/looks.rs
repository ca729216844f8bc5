//! Themes and colours: what must be read can be read in every theme, and nothing is told by colour
//! alone.

use bevy_egui::egui::epaint::Shape;
use bevy_egui::egui::{Color32, Context, RawInput};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::look::palette::{
    ASH, BLOOD, BONE, CHOSEN, EMBER, ENGRAVED, FAINT, GOLD, INK, LIFTED, PALE, PALE_CHOSEN, PALE_FAINT, PALE_LINK,
    PANEL, PARCHMENT, RAISED, SEPIA, SKY, VERDIGRIS, contrast,
};
use infernal_conclave::window::look::theme::painted;
use infernal_conclave::window::look::{Look, house_colour};
use infernal_conclave::window::shell::settings::{Preferences, Theme};

/// The grounds of iron panels, and those of parchment.
const IRON: [Color32; 5] = [INK, PANEL, RAISED, FAINT, CHOSEN];
const PAPER: [Color32; 4] = [PARCHMENT, PALE, PALE_FAINT, PALE_CHOSEN];

#[test]
fn every_theme_can_be_read_on_every_ground() {
    for &theme in Theme::ALL {
        let ratio = |a, b| contrast(painted(theme, a), painted(theme, b));
        let check = |text: &[Color32], grounds: &[Color32], least: f32| {
            for &text in text {
                for &ground in grounds {
                    let found = ratio(text, ground);
                    assert!(found >= least, "{theme:?}: {text:?} on {ground:?} has {found:.2}, not {least}");
                }
            }
        };
        check(&[BONE], &IRON, 7.0);
        check(&[BONE], &[LIFTED], 7.0);
        check(&[ASH], &[INK, PANEL], 7.0);
        check(&[ASH], &IRON, 4.5);
        check(&[GOLD, VERDIGRIS, SKY], &IRON, 4.5);
        check(&[EMBER], &[INK, PANEL, FAINT], 4.5);
        check(&[INK], &PAPER, 7.0);
        check(&[SEPIA, PALE_LINK], &[PARCHMENT, PALE, PALE_FAINT], 4.5);
        check(&[BLOOD], &[PARCHMENT], 4.5);
        check(&[BONE], &[BLOOD], 3.0);
        check(&[SEPIA], &PAPER, 3.0);
        let houses: Vec<Color32> = (0..Seat::MOST as u8).map(|seat| house_colour(Seat(seat))).collect();
        check(&houses, &[INK, PANEL], 3.0);
    }
    // The contrast theme is stricter.
    let ratio = |a, b| contrast(painted(Theme::Contrast, a), painted(Theme::Contrast, b));
    for ground in IRON.into_iter().chain([LIFTED]) {
        assert!(ratio(BONE, ground) >= 10.0 && ratio(ASH, ground) >= 7.0, "{ground:?}");
        assert!([GOLD, EMBER, VERDIGRIS, SKY].into_iter().all(|accent| ratio(accent, ground) >= 4.5), "{ground:?}");
    }
    for ground in [INK, PANEL] {
        assert!(ratio(ENGRAVED, ground) >= 4.5, "lines are seen");
        assert!((0..6).all(|seat| ratio(house_colour(Seat(seat)), ground) >= 4.5), "houses are seen");
    }
    assert!(PAPER.into_iter().all(|ground| ratio(INK, ground) >= 15.0 && ratio(SEPIA, ground) >= 7.0));
}

#[test]
fn a_theme_keeps_transparency_and_foreign_colours() {
    let half = BONE.gamma_multiply(0.5);
    let white = painted(Theme::Contrast, half);
    assert_eq!(white.a(), half.a());
    assert_eq!(white, Color32::from_rgba_unmultiplied(255, 255, 255, half.a()));
    let own = Color32::from_rgb(1, 200, 3);
    assert_eq!(painted(Theme::Contrast, own), own);
    assert_eq!(painted(Theme::Contrast, Color32::PLACEHOLDER), Color32::PLACEHOLDER);
    assert_eq!(painted(Theme::Basalt, half), half);
}

#[test]
fn a_chosen_theme_is_painted_at_once() {
    let ctx = Context::default();
    let mut preferences = Preferences::default();
    let mut look = Look::new(&ctx, &preferences);
    let draw = |ctx: &Context| -> Vec<Color32> {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.painter().rect_filled(ui.max_rect(), 0.0, PANEL);
        });
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        let fills = shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Rect(rect) => Some(rect.fill),
            _ => None,
        });
        fills.collect()
    };
    assert!(draw(&ctx).contains(&PANEL));
    preferences.theme = Theme::Contrast;
    look.apply(&ctx, &preferences);
    let fills = draw(&ctx);
    assert!(fills.contains(&Color32::BLACK) && !fills.contains(&PANEL), "{fills:?}");
    preferences.theme = Theme::Basalt;
    look.apply(&ctx, &preferences);
    assert!(draw(&ctx).contains(&PANEL), "and back");
}

/// The ground shader, which draws the border of a house in a pattern of its own.
const SHADER: &str = include_str!("../../../assets/shaders/ground.wgsl");

/// In grey, houses differ by the pattern of their border on the board, and by their symbol
/// everywhere else.
#[test]
fn houses_are_told_apart_without_colour() {
    let grey = |colour: Color32| contrast(colour, Color32::BLACK);
    let greys: Vec<f32> = (0..Seat::MOST as u8).map(|seat| grey(house_colour(Seat(seat)))).collect();
    let close = |a: &f32, b: &f32| (a / b).max(b / a) < 1.2;
    let alike = greys.iter().enumerate().any(|(at, a)| greys[at + 1..].iter().any(|b| close(a, b)));
    assert!(alike, "if all greys differ, the patterns are no longer needed: {greys:?}");
    let borders = SHADER.split("switch owner {").nth(1).expect("a border follows from its owner");
    let patterns: Vec<&str> = (1..=Seat::MOST)
        .map(|house| {
            let case = borders.split(&format!("case {house}u: {{")).nth(1).expect("a case for each house");
            case.split("case ").next().unwrap_or(case).split("default").next().unwrap_or(case).trim()
        })
        .collect();
    for (at, pattern) in patterns.iter().enumerate() {
        assert!(!patterns[at + 1..].contains(pattern), "house {at} shares its pattern");
    }
}
