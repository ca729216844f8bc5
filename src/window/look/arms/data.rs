//! What arms are made of: colours, shields, frames and charges, read from `assets/look/arms.ron`
//! and `assets/icons`.

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

/// All shapes and colours.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Heraldry {
    /// Colours by name.
    dyes: BTreeMap<String, Dye>,
    /// What coats of arms are made of.
    pub(super) coats: Coats,
    /// Frames of artifacts, relics and places.
    pub(super) frames: Frames,
    /// What sealed pages are made of.
    pub(super) sealed: Pages,
    /// What praetors wear and bear.
    pub(super) praetors: Wardrobe,
    /// The charge of an entry whose icon does not exist.
    pub(super) unknown: String,
}

/// What coats of arms are made of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Coats {
    /// Shields by rising hit points.
    shields: Vec<Shield>,
    /// Second halves of divided fields; an empty path leaves the field whole.
    pub(super) partings: Vec<String>,
    /// Figures on a field by the key of an ability.
    pub(super) marks: BTreeMap<String, Mark>,
    /// Figures on a field by the ground that a legion can walk.
    pub(super) walks: BTreeMap<Terrain, Mark>,
    /// Left halves of what stands behind a shield, by "flying" or the key of a combat value.
    pub(super) behind: BTreeMap<String, Dyed>,
}

/// Outlines of frames.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Frames {
    /// The frame of an artifact.
    pub(super) artifact: String,
    /// The frame of a relic.
    pub(super) relic: String,
    /// The frame of a place.
    pub(super) place: String,
    /// The ground on which a place stands.
    pub(super) land: String,
}

/// What sealed pages are made of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pages {
    /// The outline of a page.
    pub(super) page: String,
    /// Its folded corner.
    pub(super) fold: String,
    /// Outlines of seals by the key of a manuscript's mark.
    pub(super) seals: BTreeMap<String, Dyed>,
    /// A ribbon that hangs from a seal, with its upper left corner at 0 0.
    pub(super) ribbon: String,
}

/// What praetors wear and bear.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wardrobe {
    /// The outline of the niche in which a praetor stands.
    pub(super) niche: String,
    /// Colours of bone and hide.
    pub(super) skins: Vec<Skin>,
    /// Colours of cloth by the combat value that a praetor leads in, or "none".
    pub(super) cloths: BTreeMap<String, Rgb>,
    /// Mantles of those whose attack is best.
    pub(super) mantles_attack: Vec<String>,
    /// Mantles of those whose defense is best.
    pub(super) mantles_defense: Vec<String>,
    /// Mantles of those whose infernal power is best.
    pub(super) mantles_infernal: Vec<String>,
    /// Left halves of what is seen behind a head, by the key of an ability.
    pub(super) crests: BTreeMap<String, Dyed>,
    /// Charges behind a shoulder, by the combat value that a praetor leads in.
    pub(super) weapons: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shield {
    hp: u8,
    outline: String,
}

/// A colour, and the angle in degrees of the lines that stand for it in print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dye {
    /// Red, green, blue.
    pub(super) colour: Rgb,
    /// 0 to 179.
    pub(super) lines: u8,
}

/// A path in a colour.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dyed {
    /// The path.
    pub(super) path: String,
    /// The colour's name.
    pub(super) dye: String,
}

/// A figure on a field.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Mark {
    /// Cut off by the shield's edge.
    Path(String),
    /// A border of this width along the shield's edge.
    Border(u8),
}

impl Heraldry {
    /// The colour of this name, or black if there is none.
    pub(super) fn dye(&self, name: &str) -> Dye {
        self.dyes.get(name).copied().unwrap_or(Dye { colour: [0x14, 0x10, 0x0F], lines: 0 })
    }
}

impl Coats {
    /// The shield of a legion of so many hit points.
    pub(super) fn shield(&self, hp: u8) -> &str {
        let fitting = self.shields.iter().find(|shield| hp <= shield.hp).or(self.shields.last());
        fitting.map_or("", |shield| &shield.outline)
    }
}

/// The shapes and colours that come with the game.
pub(super) fn heraldry() -> &'static Heraldry {
    &HERALDRY
}

/// The outline of a charge, in a square of 512 units: a file of `assets/icons/charges` or of
/// `assets/icons`.
pub(super) fn charge(name: &str) -> Option<&'static str> {
    let file = ICONS.get_file(format!("charges/{name}.svg")).or_else(|| ICONS.get_file(format!("{name}.svg")))?;
    let (_, from) = file.contents_utf8()?.split_once(" d=\"")?;
    Some(from.split_once('"')?.0)
}

/// The names of all charges.
#[cfg(test)]
pub(super) fn charges() -> impl Iterator<Item = &'static str> {
    let files = ICONS.get_dir("charges").into_iter().flat_map(Dir::files);
    files.filter_map(|file| file.path().file_stem()?.to_str())
}
