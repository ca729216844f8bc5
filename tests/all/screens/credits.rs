//! The page of credits names everybody whom a licence asks it to name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bevy_egui::egui::Key;
use infernal_conclave::window::intent::{Going, Intent};
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::shell::screens::load::LoadState;
use infernal_conclave::window::shell::screens::title::Doorstep;
use infernal_conclave::window::shell::screens::{credits, title};
use infernal_conclave::window::sight::Wishes;

use super::{SIZES, Studio, press};

/// Crates that only tests, benches and the lab use, which are no part of the game.
const NOT_SHIPPED: [&str; 4] = ["criterion", "egui_kittest", "proptest", "skillratings"];

#[test]
fn artists_typefaces_and_crates_are_named() {
    let artists: Vec<_> = credits::artists().collect();
    assert!(artists.len() > 30 && artists[0].starts_with("Lorc"), "{artists:?}");
    for (name, notice) in credits::typefaces() {
        assert!(notice.contains("20"), "{name} has no copyright notice: {notice}");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let fonts = fs::read_dir(root.join("assets/fonts")).expect("the folder of typefaces").flatten();
    assert_eq!(fonts.filter(|entry| entry.path().is_dir()).count(), credits::typefaces().count());
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    let (_, below) = manifest.split_once("[workspace.dependencies]").expect("a list of dependencies");
    let (list, _) = below.split_once("\n[").expect("another part after it");
    let outside = list.lines().filter(|line| !line.contains("path = ")).filter_map(|line| line.split_once(" = "));
    let named: BTreeSet<&str> = credits::crates().map(|(name, _)| name).collect();
    let mut wanted = 0;
    for (name, _) in outside.filter(|(name, _)| !name.starts_with(' ') && !NOT_SHIPPED.contains(name)) {
        wanted += 1;
        assert!(named.contains(name), "{name} is not named");
    }
    assert!(wanted > 20, "only {wanted} dependencies were read");
}

#[test]
fn the_page_is_found_on_the_title_and_scrolled_by_keys() {
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    let mut open = LoadState::default();
    studio.still(|ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
    let found = (0..30).any(|_| {
        studio.draw(press(Key::Tab), |ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
        studio.draw(press(Key::Enter), |ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
        wishes.contains(&Intent::Going(Going::To(Screen::Credits)))
    });
    assert!(found, "{wishes:?}");
    wishes.clear();
    let mut studio = Studio::new(SIZES[1]);
    let last = |studio: &mut Studio| {
        let nodes = studio.nodes(&mut |ui, page| credits::show(ui, page, &mut Wishes::new()));
        let mut lines = nodes.iter().filter_map(|(_, node)| Some((node.value()?.to_owned(), node.bounds()?.y1)));
        lines.find(|(words, _)| words.starts_with("MIT or Apache-2.0")).expect("the last line is on the page")
    };
    let (words, below) = last(&mut studio);
    assert!(words.contains("bevy") && below > f64::from(SIZES[1].1), "the page is longer than a small window");
    studio.draw(press(Key::End), |ui, page| credits::show(ui, page, &mut wishes));
    for _ in 0..30 {
        studio.draw(Vec::new(), |ui, page| credits::show(ui, page, &mut wishes));
    }
    assert!(last(&mut studio).1 <= f64::from(SIZES[1].1), "the last line is in sight");
    assert_eq!(wishes, []);
    studio.draw(press(Key::Escape), |ui, page| credits::show(ui, page, &mut wishes));
    assert_eq!(wishes, [Intent::Going(Going::Back)]);
}
