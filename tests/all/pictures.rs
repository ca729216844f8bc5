//! Every panel, compared with its picture in `tests/all/pictures/panels`. After an intended change,
//! `UPDATE_SNAPSHOTS=1 cargo test pictures` writes the pictures anew; look at them before you
//! commit them.
//!
//! The board behind the panels is not in them: the engine paints it, and `screenshot` shows it.
#![cfg(feature = "client")]

mod brush;

use bevy_egui::egui::vec2;
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};

use super::panels::{PANELS, Panel, Screen, full};
use brush::Brush;

/// Pixels that may differ: another processor may round an edge another way.
const STRAY: usize = 40;

/// Panels that look like another one on this table.
const TWINS: [&str; 2] = ["dossier", "undertaking"];

/// Returns a panel of a full table at 1280x720, ready to be painted.
fn easel(panel: Panel) -> Harness<'static> {
    let mut screen: Option<Screen> = None;
    let mut harness =
        Harness::builder().with_size(vec2(1280.0, 720.0)).with_step_dt(0.1).renderer(Brush::default()).build_ui(
            move |ui| {
                // Fonts are there from the next frame on.
                let Some(screen) = &screen else {
                    screen = Some(full().moved_to(ui.ctx()));
                    return;
                };
                let wishes = screen.draw(ui, panel);
                assert!(wishes.is_empty(), "nobody touched anything, but {wishes:?}");
            },
        );
    // Layouts that depend on the last frame settle, and what fades in is there.
    harness.run_steps(8);
    harness
}

#[test]
fn every_panel_looks_as_it_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/pictures/panels");
    let options = SnapshotOptions::new().output_path(folder).max_failed_pixels(STRAY);
    let mut results = SnapshotResults::new();
    for (name, panel) in PANELS.into_iter().filter(|(name, _)| !TWINS.contains(name)) {
        let mut harness = easel(panel);
        results.add(harness.try_snapshot_options(name.replace(' ', "_"), &options));
    }
    results.unwrap();
}
