//! The credits: whose icons, typefaces and programs the game is made of. The licences ask for it.
//!
//! The names are not written here. They come from the files beside the icons and the typefaces, and
//! from `assets/credits`.

use std::sync::LazyLock;

use bevy_egui::egui::{Key, Label, RichText, TextStyle, Ui, vec2};
use serde::Deserialize;

use super::{BACK, Page, heading, parchment_sheet, say, screen, small};
use crate::look::palette::SEPIA;
use crate::look::{bold, break_before, line_width};
use crate::sight::Wishes;

const ICONS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/icons/LICENSE.txt"));
const LOCK: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.lock"));

/// Declares the typefaces: their folders, in which their notices lie.
macro_rules! fonts {
    ($($folder:literal)+) => {
        [$(($folder, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/fonts/", $folder, "/OFL.txt"))),)+]
    };
}

const FONTS: [(&str, &str); 4] = fonts!["alegreya" "atkinson" "cinzel" "im-fell-english"];

/// The crates under one licence.
#[derive(Deserialize)]
struct Under {
    licence: String,
    crates: Vec<String>,
}

/// A file that cannot be read is left out; a test reads it.
static CRATES: LazyLock<Vec<Under>> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/credits/crates.ron"));
    ron::from_str(written).unwrap_or_default()
});

/// Returns the names of all who drew the icons, as their licence lists them.
pub fn artists() -> impl Iterator<Item = &'static str> {
    ICONS.lines().filter_map(|line| line.trim().strip_prefix("- "))
}

/// Returns the folders of the typefaces, with their copyright notices.
pub fn typefaces() -> impl Iterator<Item = (&'static str, &'static str)> {
    FONTS.iter().map(|(name, licence)| (*name, licence.lines().next().unwrap_or_default()))
}

/// Returns the crates that are named, each with its licence.
pub fn crates() -> impl Iterator<Item = (&'static str, &'static str)> {
    CRATES.iter().flat_map(|under| under.crates.iter().map(|name| (name.as_str(), under.licence.as_str())))
}

/// The copyright notice of the instruments.
const SOUND_FONT: &str = "Copyright (c) 2000-2002, 2008 Frank Wen. Copyright (c) 2008 Toby Smithe.";

/// Draws the page.
pub fn show(ui: &mut Ui, page: &Page<'_>, wishes: &mut Wishes) {
    let title = say!(page, "title-credits");
    screen(
        ui,
        page,
        ("answer", &title),
        BACK,
        wishes,
        |ui, _| drop(small(ui, say!(page, "credits-keys"))),
        |ui, _| {
            scroll_by_keys(ui);
            ui.set_max_width(ui.available_width().min(900.0));
            parchment_sheet(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                heading(ui, &say!(page, "credits-own"));
                line(ui, say!(page, "credits-own-text", version = env!("CARGO_PKG_VERSION")));
                icons(ui, page);
                fonts(ui, page);
                heading(ui, &say!(page, "credits-sound"));
                line(ui, say!(page, "credits-sound-text", notice = SOUND_FONT));
                programs(ui, page);
            });
        },
    );
}

fn line(ui: &mut Ui, words: impl Into<String>) {
    ui.add(Label::new(RichText::new(words)).wrap());
}

fn icons(ui: &mut Ui, page: &Page<'_>) {
    heading(ui, &say!(page, "credits-icons"));
    let (site, licence) = ("https://game-icons.net", "https://creativecommons.org/licenses/by/3.0");
    line(ui, say!(page, "credits-icons-text", site = site, licence = licence));
    // A line breaks between two artists, and within one only if there is no room for both words.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 20.0;
        for artist in artists() {
            let (name, site) = artist.split_once(", ").unwrap_or((artist, ""));
            let (name, site) = (bold(name), RichText::new(site).small().color(SEPIA));
            let width = line_width(ui, name.clone(), TextStyle::Body) + line_width(ui, site.clone(), TextStyle::Small);
            break_before(ui, (width + 8.0).min(ui.max_rect().width()));
            ui.add(Label::new(name).wrap());
            if !site.is_empty() {
                ui.add(Label::new(site).wrap());
            }
            ui.add_space(10.0);
        }
    });
}

fn fonts(ui: &mut Ui, page: &Page<'_>) {
    heading(ui, &say!(page, "credits-fonts"));
    line(ui, say!(page, "credits-fonts-text", licence = "https://openfontlicense.org"));
    for (folder, notice) in typefaces() {
        let name = page.text.say(&format!("credits-font-{folder}"));
        line(ui, say!(page, "credits-notice", name = name, notice = notice));
    }
}

fn programs(ui: &mut Ui, page: &Page<'_>) {
    heading(ui, &say!(page, "credits-crates"));
    let all = LOCK.lines().filter(|line| line.starts_with("source = ")).count();
    line(ui, say!(page, "credits-crates-text", others = all.saturating_sub(crates().count())));
    for under in CRATES.iter() {
        let named = under.crates.join(", ");
        line(ui, say!(page, "credits-crates-of", licence = under.licence.as_str(), crates = named));
    }
}

/// Scrolls by keys. Nothing on the page can have the focus, so nothing else would scroll it.
fn scroll_by_keys(ui: &Ui) {
    const LINE: f32 = 40.0;
    let whole = ui.clip_rect().height() - LINE;
    let steps = [
        (Key::ArrowDown, LINE),
        (Key::ArrowUp, -LINE),
        (Key::PageDown, whole),
        (Key::PageUp, -whole),
        (Key::End, f32::from(u16::MAX)),
        (Key::Home, -f32::from(u16::MAX)),
    ];
    for (key, down) in steps {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, -down));
        }
    }
}
