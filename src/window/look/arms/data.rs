//! Data of arms: colours, shields, frames and charges, read from `assets/look/arms.ron` and
//! `assets/icons`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use crate::look::engraver::{Rgb, Skin};
use crate::rules::realm::terrain::Terrain;

static ICONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/icons");

static HERALDRY: LazyLock<Heraldry> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/look/arms.ron"));
    ron::from_str(written).expect("the built-in arms are read by tests")
});

/// All shapes and colours of arms.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Heraldry {
    /// Colours by name.
    dyes: BTreeMap<String, Dye>,
    /// Parts of coats of arms.
    pub(super) coats: Coats,
    /// Frames of artifacts, relics and places.
    pub(super) frames: Frames,
    /// Parts of sealed pages.
    pub(super) sealed: Pages,
    /// Garments, colours and weapons of praetors.
    pub(super) praetors: Wardrobe,
    /// Charge of an entry whose icon does not exist.
    pub(super) unknown: String,
}

/// Parts of coats of arms.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Coats {
    /// Shields, sorted by ascending hit points.
    shields: Vec<Shield>,
    /// Second parts of divided fields. An empty path leaves the field undivided.
    pub(super) partings: Vec<String>,
    /// Figures on a field, by the key of an ability.
    pub(super) marks: BTreeMap<String, Mark>,
    /// Figures on a field, by the terrain that a legion's ability lets it walk.
    pub(super) walks: BTreeMap<Terrain, Mark>,
    /// Left halves of ornaments behind a shield, by "flying" or the key of a combat value.
    pub(super) behind: BTreeMap<String, Dyed>,
}

/// Outlines of frames.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Frames {
    /// Frame of an artifact.
    pub(super) artifact: String,
    /// Frame of a relic.
    pub(super) relic: String,
    /// Frame of a place.
    pub(super) place: String,
    /// Ground below a place.
    pub(super) land: String,
}

/// Parts of sealed pages.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pages {
    /// Outline of a page.
    pub(super) page: String,
    /// Its folded corner.
    pub(super) fold: String,
    /// Outlines of seals, by the key of a manuscript's mark.
    pub(super) seals: BTreeMap<String, Dyed>,
    /// A ribbon hanging from a seal, with its upper left corner at 0 0.
    pub(super) ribbon: String,
}

/// Garments, colours and weapons of praetors.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wardrobe {
    /// Outline of the niche behind a praetor.
    pub(super) niche: String,
    /// Colours of bone and hide.
    pub(super) skins: Vec<Skin>,
    /// Colours of cloth, by the combat value of the praetor's abilities, or "none".
    pub(super) cloths: BTreeMap<String, Rgb>,
    /// Mantles of praetors whose best value is attack.
    pub(super) mantles_attack: Vec<String>,
    /// Mantles of praetors whose best value is defense.
    pub(super) mantles_defense: Vec<String>,
    /// Mantles of praetors whose best value is infernal power.
    pub(super) mantles_infernal: Vec<String>,
    /// Left halves of ornaments behind a head, by the key of an ability.
    pub(super) crests: BTreeMap<String, Dyed>,
    /// Charges behind a shoulder, by the combat value of the praetor's abilities.
    pub(super) weapons: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shield {
    hp: u8,
    outline: String,
}

/// A colour, and the angle of the hatching that represents it, as in printed heraldry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dye {
    /// Red, green, blue.
    pub(super) colour: Rgb,
    /// Angle of the hatching in degrees, 0 to 179.
    pub(super) lines: u8,
}

/// A path with a named colour.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dyed {
    /// Path data.
    pub(super) path: String,
    /// Name of the colour.
    pub(super) dye: String,
}

/// A figure on a field.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Mark {
    /// Path, clipped to the shield.
    Path(String),
    /// Border of this width along the shield's edge.
    Border(u8),
}

impl Heraldry {
    /// Returns the colour with this name, or black if there is none.
    pub(super) fn dye(&self, name: &str) -> Dye {
        self.dyes.get(name).copied().unwrap_or(Dye { colour: [0x14, 0x10, 0x0F], lines: 0 })
    }
}

impl Coats {
    /// Returns the shield of a legion with this number of hit points.
    pub(super) fn shield(&self, hp: u8) -> &str {
        let fitting = self.shields.iter().find(|shield| hp <= shield.hp).or(self.shields.last());
        fitting.map_or("", |shield| &shield.outline)
    }
}

/// Returns the built-in shapes and colours.
pub(super) fn heraldry() -> &'static Heraldry {
    &HERALDRY
}

/// Returns the path of a charge, in a square of 512 units. The name is a file in
/// `assets/icons/charges` or, if there is none, in `assets/icons`.
pub(super) fn charge(name: &str) -> Option<&'static str> {
    let file = ICONS.get_file(format!("charges/{name}.svg")).or_else(|| ICONS.get_file(format!("{name}.svg")))?;
    let (_, from) = file.contents_utf8()?.split_once(" d=\"")?;
    Some(from.split_once('"')?.0)
}

/// Returns the names of all charges.
#[cfg(test)]
pub(super) fn charges() -> impl Iterator<Item = &'static str> {
    let files = ICONS.get_dir("charges").into_iter().flat_map(Dir::files);
    files.filter_map(|file| file.path().file_stem()?.to_str())
}
