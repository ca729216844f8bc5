//! Reduced motion: what is drawn a second later is the same, unless it plays something.

use bevy_egui::egui::epaint::ClippedShape;
use infernal_conclave::window::look::style_for;
use infernal_conclave::window::shell::screens::load::LoadState;
use infernal_conclave::window::shell::screens::title::{self, Doorstep};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::Wishes;

use crate::panels::{PANELS, tables};
use crate::screens::{SIZES, Studio, every_screen};
use crate::tips::everywhere::{THEATRE, places};

fn same(about: &str, before: &[ClippedShape], after: &[ClippedShape]) {
    assert_eq!(before.len(), after.len(), "{about} draws other things a second later");
    for (a, b) in before.iter().zip(after) {
        assert!(
            a == b,
            "{about} moves: {:?} became {:?}",
            a.shape.visual_bounding_rect(),
            b.shape.visual_bounding_rect()
        );
    }
}

#[test]
fn no_screen_moves_by_itself() {
    every_screen(&mut Studio::new(SIZES[0]), &mut |name, studio, screen| {
        let before = studio.painted(screen);
        studio.wait(1);
        let after = studio.painted(screen);
        same(name, &before, &after);
    });
    // The title shows that this test can see a motion.
    let mut studio = Studio::new(SIZES[0]);
    studio.preferences.reduced_motion = false;
    studio.dress();
    let (mut open, mut wishes) = (LoadState::default(), Wishes::new());
    let mut picture = |studio: &mut Studio| {
        studio.painted(&mut |ui, page| {
            title::show(ui, page, Doorstep { newcomer: true, ..Doorstep::default() }, &mut open, &mut wishes);
        })
    };
    let before = picture(&mut studio);
    studio.wait(1);
    assert!(before != picture(&mut studio), "embers rise over the title");
}

#[test]
fn no_panel_moves_by_itself() {
    for (table, mut screen) in tables() {
        screen.preferences_mut().reduced_motion = true;
        screen.dress();
        for (name, panel) in PANELS {
            // The log scrolls to its first question when it opens.
            screen.read(panel);
            let before = screen.painted(panel);
            screen.wait(1.0);
            same(&format!("{name} of {table}"), &before, &screen.painted(panel));
        }
    }
    // The theatre shows one step after the other, so it alone goes on.
    for (name, mut screen, panel) in places().into_iter().filter(|(name, ..)| !THEATRE.contains(name)) {
        screen.preferences_mut().reduced_motion = true;
        screen.dress();
        let before = screen.painted(panel);
        screen.wait(1.0);
        same(name, &before, &screen.painted(panel));
    }
}

#[test]
fn widgets_neither_fade_nor_glide() {
    let still = style_for(&Preferences { reduced_motion: true, ..Preferences::default() });
    assert!(still.animation_time == 0.0 && !still.visuals.text_cursor.blink);
    assert_eq!(still.scroll_animation, bevy_egui::egui::style::ScrollAnimation::none());
    let moving = style_for(&Preferences::default());
    assert!(moving.animation_time > 0.0 && moving.visuals.text_cursor.blink);
}
