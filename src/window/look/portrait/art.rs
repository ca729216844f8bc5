//! The forms as drawings, read from `assets/look/portraits.ron`.
//!
//! At the back a round field with its ground and the ring of the house, then the mantles, then the
//! head with what it wears.
//!
//! Not here: pixels, colours of houses, words.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::Deserialize;

use super::FORMS;
use crate::look::engraver::{Cut, Drawing, Ground, Outline, Plate, ground};

static ART: LazyLock<Art> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/look/portraits.ron"));
    ron::from_str(written).expect("the built-in portraits are read by tests")
});

/// All drawings of archfiends.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Sheets")]
struct Art(Sheets);

/// All drawings as they are written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheets {
    /// The part of a plate where a figure is seen.
    stage: Outline,
    mantles: Vec<Mantle>,
    forms: Vec<Form>,
}

/// What can be worn on the shoulders.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mantle {
    key: String,
    drawing: Drawing,
}

/// A form: its key, what is behind it, the mantles that it wears, and its head.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    key: String,
    ground: Ground,
    mantles: Vec<String>,
    head: Drawing,
}

impl TryFrom<Sheets> for Art {
    type Error = String;

    fn try_from(sheets: Sheets) -> Result<Self, String> {
        if sheets.forms.len() != usize::from(FORMS) {
            return Err(format!("{} forms are drawn of the {FORMS} that the rules know", sheets.forms.len()));
        }
        let mut keys = BTreeSet::new();
        if let Some(form) = sheets.forms.iter().find(|form| !keys.insert(&form.key)) {
            return Err(format!("two forms are called {}", form.key));
        }
        let mut known = BTreeSet::new();
        if let Some(mantle) = sheets.mantles.iter().find(|mantle| !known.insert(&mantle.key)) {
            return Err(format!("two mantles are called {}", mantle.key));
        }
        match sheets.forms.iter().flat_map(|form| &form.mantles).find(|name| !known.contains(name)) {
            Some(name) => Err(format!("there is no mantle called {name}")),
            None => Ok(Self(sheets)),
        }
    }
}

/// The form of this number. Numbers beyond the last begin again with the first, as the colours of
/// houses do.
fn of(form: u8) -> &'static Form {
    &ART.0.forms[usize::from(form % FORMS)]
}

/// Key of a form in the texts.
pub(super) fn key(form: u8) -> &'static str {
    &of(form).key
}

/// A form as an SVG of 240 by 240 units, cut for a size in pixels, in the colour of a house (red,
/// green, blue).
pub(super) fn engrave(form: u8, tint: [u8; 3], pixels: u32) -> String {
    let mut plate = Plate::new(tint, Cut::of(pixels));
    let figure = of(form);
    ground(&mut plate, figure.ground);
    plate.within(ART.0.stage.path(), |plate| {
        for name in &figure.mantles {
            cut_mantle(plate, mantle_named(name).unwrap_or_default());
        }
        figure.head.cut(plate);
    });
    plate.pull()
}

/// The number of the form of this key.
pub fn numbered(key: &str) -> Option<u8> {
    (0..FORMS).find(|form| self::key(*form) == key)
}

/// Cuts the head of a form into a plate.
pub fn cut_head(plate: &mut Plate, form: u8) {
    of(form).head.cut(plate);
}

/// The number of the mantle of this name.
pub fn mantle_named(name: &str) -> Option<u8> {
    (0..).zip(&ART.0.mantles).find(|(_, mantle)| mantle.key == name).map(|(at, _)| at)
}

/// Cuts a mantle into a plate.
pub fn cut_mantle(plate: &mut Plate, number: u8) {
    if let Some(mantle) = ART.0.mantles.get(usize::from(number)) {
        mantle.drawing.cut(plate);
    }
}

/// The head alone, on nothing.
#[cfg(test)]
pub(super) fn engrave_head(form: u8, pixels: u32) -> String {
    let mut plate = Plate::new([0x80; 3], Cut::of(pixels));
    cut_head(&mut plate, form);
    plate.pull()
}
