//! Fonts, all of them built into the program (licences in `assets/fonts`).

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

use crate::shell::settings::Face;

/// Family name for headings and titles of sheets.
pub const DISPLAY: &str = "display";
/// Family name for emphasis in running text.
pub const BOLD: &str = "bold";
/// Family name for quotations from the histories of Hell.
pub const FLAVOUR: &str = "flavour";
/// Family name for numbers, with digits of equal width so that columns align.
pub const FIGURES: &str = "figures";

/// Returns the font family with this name.
#[must_use]
pub fn family(name: &str) -> FontFamily {
    FontFamily::Name(name.into())
}

/// Returns all fonts, with the preferred one for running text.
#[must_use]
pub fn definitions(face: Face) -> FontDefinitions {
    // The fonts of egui stay as a fallback for glyphs that ours do not have.
    let mut fonts = FontDefinitions::default();
    let spare = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let faces: [(&str, &'static [u8]); 6] = [
        ("cinzel-bold", include_bytes!("../../../assets/fonts/cinzel/Cinzel-Bold.ttf")),
        ("alegreya", include_bytes!("../../../assets/fonts/alegreya/Alegreya-Regular.ttf")),
        ("alegreya-bold", include_bytes!("../../../assets/fonts/alegreya/Alegreya-Bold.ttf")),
        ("alegreya-italic", include_bytes!("../../../assets/fonts/alegreya/Alegreya-Italic.ttf")),
        ("fell-italic", include_bytes!("../../../assets/fonts/im-fell-english/IMFellEnglish-Italic.ttf")),
        ("atkinson", include_bytes!("../../../assets/fonts/atkinson/AtkinsonHyperlegible-Regular.ttf")),
    ];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let (text, bold, flavour): (&[&str], &[&str], &[&str]) = match face {
        Face::Serif => (&["alegreya", "atkinson"], &["alegreya-bold", "atkinson"], &["fell-italic", "alegreya-italic"]),
        Face::Legible => (&["atkinson", "alegreya"], &["atkinson", "alegreya-bold"], &["atkinson", "alegreya-italic"]),
    };
    let mut set = |family: FontFamily, names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).chain(spare.iter().cloned());
        fonts.families.insert(family, names.collect());
    };
    set(FontFamily::Proportional, text);
    set(FontFamily::Monospace, &["atkinson"]);
    set(family(DISPLAY), &["cinzel-bold", "alegreya-bold"]);
    set(family(BOLD), bold);
    set(family(FLAVOUR), flavour);
    set(family(FIGURES), &["atkinson"]);
    fonts
}
