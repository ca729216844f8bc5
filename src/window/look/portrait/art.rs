//! Drawings of the forms, read from `assets/look/portraits.ron`.
//!
//! Layers from back to front: the round field with its ground and the ring of the house, the
//! mantles, the head with its ornaments.
//!
//! Pixels, house colours and texts are not handled here.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::Deserialize;

use super::FORMS;
use crate::look::engraver::{Cut, Drawing, Ground, Outline, Plate, ground};

static ART: LazyLock<Art> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/look/portraits.ron"));
    ron::from_str(written).expect("the built-in portraits are read by tests")
});

/// Drawings of all archfiends, checked when they are read.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Sheets")]
struct Art(Sheets);

/// All drawings as they stand in the file, not yet checked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheets {
    /// Clipping outline for the mantles and the head.
    stage: Outline,
    mantles: Vec<Mantle>,
    forms: Vec<Form>,
}

/// A garment for the shoulders.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mantle {
    key: String,
    drawing: Drawing,
}

/// A form: its key, its background, its mantles from back to front, and its head.
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

/// Returns the form with this number. Numbers above the last wrap around, as for house colours.
fn of(form: u8) -> &'static Form {
    &ART.0.forms[usize::from(form % FORMS)]
}

/// Returns the key of a form in the texts.
pub(super) fn key(form: u8) -> &'static str {
    &of(form).key
}

/// Returns a form as an SVG of 240 by 240 units, with detail for a size in pixels and in the colour
/// of a house (red, green, blue).
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

/// Returns the number of the form with this key.
pub fn numbered(key: &str) -> Option<u8> {
    (0..FORMS).find(|form| self::key(*form) == key)
}

/// Draws the head of a form on a plate.
pub fn cut_head(plate: &mut Plate, form: u8) {
    of(form).head.cut(plate);
}

/// Returns the number of the mantle with this key.
pub fn mantle_named(name: &str) -> Option<u8> {
    (0..).zip(&ART.0.mantles).find(|(_, mantle)| mantle.key == name).map(|(at, _)| at)
}

/// Draws a mantle on a plate. Does nothing if the number is unknown.
pub fn cut_mantle(plate: &mut Plate, number: u8) {
    if let Some(mantle) = ART.0.mantles.get(usize::from(number)) {
        mantle.drawing.cut(plate);
    }
}

/// Returns the head alone as an SVG, without a background.
#[cfg(test)]
pub(super) fn engrave_head(form: u8, pixels: u32) -> String {
    let mut plate = Plate::new([0x80; 3], Cut::of(pixels));
    cut_head(&mut plate, form);
    plate.pull()
}
