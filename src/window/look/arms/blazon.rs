//! Arms of a catalog entry: a description of its picture that can be compared and used as a cache
//! key.
//!
//! Values and abilities decide colours, divisions, frames and ornaments. The entry's icon is its
//! charge. Its id decides the rest. The same entry always has the same arms, and a new entry gets
//! arms without new code.

use super::bust::Bust;
use super::data::{Dye, Dyed, Mark, heraldry};
use super::seed;
use crate::look::engraver::{Ground, Rgb};
use crate::rules::catalog::{
    Ability, AbilitySort, ArtifactDef, Boon, LegionDef, Lesson, ManuscriptDef, PlaceDef, PraetorDef, RelicDef, Teaching,
};
use crate::rules::forces::{Stat, Upgrade};
use crate::rules::tribute::Purse;

/// Description of a picture.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Blazon {
    /// The coat of arms of a legion.
    Coat(Coat),
    /// The head and shoulders of a praetor.
    Bust(Bust),
    /// An artifact, a relic or a place in its frame.
    Emblem(Emblem),
    /// A manuscript under its seal.
    Seal(Seal),
}

/// Arms of a legion.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coat {
    pub(super) shield: &'static str,
    pub(super) field: Dye,
    /// Colour of the figure on the field.
    pub(super) figure: Dye,
    pub(super) mark: Option<&'static Mark>,
    pub(super) parting: &'static str,
    pub(super) behind: Option<&'static Dyed>,
    /// True if the charge is dark on a light field.
    pub(super) dark: bool,
    pub(super) charge: String,
    /// Number of merlons on the wall above the shield; 1 to 7 are drawn.
    pub(super) level: u8,
}

/// Frame of an emblem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Frame {
    /// A lozenge.
    Artifact,
    /// A quatrefoil.
    Relic,
    /// A hexagon with a ground at its foot.
    Place,
}

/// An artifact, a relic or a place in a frame.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Emblem {
    pub(super) frame: Frame,
    pub(super) ground: Ground,
    pub(super) field: Dye,
    pub(super) charge: String,
    /// Number of studs on the frame; 1 to 7 are drawn.
    pub(super) level: u8,
    /// True for a golden rim: a relic that gives prestige, or Pandemonium.
    pub(super) gilt: bool,
}

/// A sealed page of a manuscript.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seal {
    pub(super) seal: Option<&'static Dyed>,
    /// Colour of the wax.
    pub(super) wax: Dye,
    pub(super) charge: String,
    /// Number of pieces of the manuscript; each has a ribbon.
    pub(super) pieces: u8,
    pub(super) seed: u8,
}

impl Blazon {
    /// Returns the colour of the rim if no house owns it.
    pub(super) fn rim(&self) -> Rgb {
        let dye = match self {
            Self::Emblem(emblem) if emblem.gilt => "gold",
            Self::Bust(bust) if bust.champion() => "rust",
            Self::Coat(_) | Self::Bust(_) | Self::Emblem(_) | Self::Seal(_) => "bone",
        };
        heraldry().dye(dye).colour
    }
}

/// Returns the arms of a legion for hire.
#[must_use]
pub fn legion(def: &LegionDef) -> Blazon {
    let book = heraldry();
    let mut values = Stat::ALL.map(|stat| (def.strength().of(stat), stat));
    values.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    let [(most, first), (more, second), _] = values;
    let (dye, beside) = (book.dye(first.key()), if more * 3 >= most { second.key() } else { "sable" });
    let mark = def.abilities.iter().find_map(figure_of);
    let flies = def.abilities.iter().any(|ability| matches!(ability, Ability::Flying(_)));
    let parting = if mark.is_some() { "" } else { &book.coats.partings[seed(&def.id) % book.coats.partings.len()] };
    // Legions with upkeep have a dark charge on a light field.
    let kept = def.upkeep != Purse::EMPTY;
    let (field, figure) = if kept { (book.dye("bone"), dye) } else { (dye, book.dye(beside)) };
    Blazon::Coat(Coat {
        shield: book.coats.shield(def.hp),
        field,
        figure,
        mark,
        parting,
        behind: book.coats.behind.get(if flies { "flying" } else { first.key() }),
        dark: kept,
        charge: def.icon.clone(),
        level: def.level,
    })
}

/// Returns the arms of a house's own guard: the house's symbol on a field of its colour.
#[must_use]
pub fn guard(symbol: u8, colour: Rgb) -> Blazon {
    let book = heraldry();
    Blazon::Coat(Coat {
        shield: book.coats.shield(u8::MAX),
        field: Dye { colour: colour.map(|part| (f32::from(part) * 0.6) as u8), lines: 90 },
        figure: book.dye("sable"),
        mark: book.coats.marks.get("resist"),
        parting: "",
        behind: book.coats.behind.get(Stat::Melee.key()),
        dark: false,
        charge: format!("symbol-{symbol}"),
        level: 1,
    })
}

fn figure_of(ability: &Ability) -> Option<&'static Mark> {
    match ability.walks() {
        Some(terrain) => heraldry().coats.walks.get(&terrain),
        None => heraldry().coats.marks.get(ability.key()),
    }
}

/// Returns the bust of a praetor.
#[must_use]
pub fn praetor(def: &PraetorDef) -> Blazon {
    Blazon::Bust(Bust::of(def))
}

/// Returns the emblem of an artifact.
#[must_use]
pub fn artifact(def: &ArtifactDef) -> Blazon {
    let book = heraldry();
    let sort = def.abilities.first().map_or(AbilitySort::Nature, |ability| ability.sort());
    let (ground, colour) = match sort {
        AbilitySort::Movement => (Ground::Night, "slate"),
        AbilitySort::Bonus(_) => (Ground::Rays, "umber"),
        AbilitySort::Nature => (Ground::Rings, "gloom"),
        AbilitySort::Action => (Ground::Tongues, "rust"),
    };
    let colour = def.abilities.iter().find_map(|ability| ability.stat()).map_or(colour, Stat::key);
    Blazon::Emblem(emblem(Frame::Artifact, ground, book.dye(colour), &def.icon, def.level))
}

/// Returns the emblem of a relic, with a golden rim if the relic gives prestige.
#[must_use]
pub fn relic(def: &RelicDef) -> Blazon {
    let gilt = def.boons.iter().any(|boon| matches!(boon, Boon::Prestige(_) | Boon::Portrait { .. }));
    let (ground, colour) = of_boons(&def.boons).unwrap_or((Ground::Stars, "gloom"));
    Blazon::Emblem(Emblem { gilt, ..emblem(Frame::Relic, ground, heraldry().dye(colour), &def.icon, def.level) })
}

/// Returns the emblem of a place of power. Without a boon that decides them, the id decides
/// background and colour.
#[must_use]
pub fn place(def: &PlaceDef) -> Blazon {
    let seed = seed(&def.id);
    let plain = (SKIES[seed % SKIES.len()], AIRS[seed / 5 % AIRS.len()]);
    let (ground, colour) = of_boons(&def.boons).unwrap_or(plain);
    Blazon::Emblem(emblem(Frame::Place, ground, heraldry().dye(colour), &def.icon, def.level))
}

const AIRS: [&str; 4] = ["umber", "gloom", "moss", "sable"];
const SKIES: [Ground; 5] = [Ground::Rays, Ground::Tongues, Ground::Rings, Ground::Night, Ground::Stars];

/// Returns the emblem of a house's stronghold.
#[must_use]
pub fn stronghold() -> Blazon {
    Blazon::Emblem(emblem(Frame::Place, Ground::Rays, heraldry().dye("melee"), "stronghold", 3))
}

/// Returns the emblem of Pandemonium.
#[must_use]
pub fn pandemonium() -> Blazon {
    let bare = emblem(Frame::Place, Ground::Tongues, heraldry().dye("rust"), "pandemonium", 5);
    Blazon::Emblem(Emblem { gilt: true, ..bare })
}

fn emblem(frame: Frame, ground: Ground, field: Dye, icon: &str, level: u8) -> Emblem {
    Emblem { frame, ground, field, charge: icon.to_owned(), level, gilt: false }
}

/// Returns background and colour name for the first boon that has them. A boon for a discipline has
/// the discipline's colour.
fn of_boons(boons: &[Boon]) -> Option<(Ground, &'static str)> {
    boons.iter().find_map(|boon| match boon {
        Boon::Discipline(discipline, _) => Some((Ground::Rays, discipline.key())),
        Boon::Roll(discipline, _) => Some((Ground::Tongues, discipline.key())),
        Boon::Resist(discipline, _) => Some((Ground::Rings, discipline.key())),
        Boon::Command(_) | Boon::Loyalty(_) | Boon::DiplomacyRank(_) => Some((Ground::Rays, "melee")),
        Boon::Healing(_) | Boon::EvilSanctuary => Some((Ground::Night, "ranged")),
        Boon::TributeRoll(_) | Boon::Manuscripts(_) => Some((Ground::Stars, "umber")),
        Boon::OrderSlots(_) | Boon::RitualSlots(_) => Some((Ground::Rings, "slate")),
        Boon::Ritual(_) => Some((Ground::Stars, "infernal")),
        Boon::EventDraws(_) | Boon::EventHand(_) => Some((Ground::Night, "prophecy")),
        Boon::Prestige(_) | Boon::Portrait { .. } => None,
    })
}

/// Returns the colour name for a manuscript's effect. `None` for effects without a colour, such as
/// hit points, moves or machines.
fn taught(effect: &Teaching) -> Option<&'static str> {
    let of = |ability: Ability| ability.stat().map(Stat::key);
    match effect {
        Teaching::Legion(upgrades) => upgrades.iter().find_map(|upgrade| match upgrade {
            Upgrade::Value(stat, _) => Some(stat.key()),
            Upgrade::Ability(ability) => of(*ability).or(Some("umber")),
            Upgrade::HitPoints(_) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
        }),
        Teaching::Praetor(lessons) => lessons.iter().find_map(|lesson| match lesson {
            Lesson::Value(_) => Some("gloom"),
            Lesson::Ability(ability) => of(*ability).or(Some("moss")),
            Lesson::Move(_) => None,
        }),
        Teaching::Rite(discipline, _) => Some(discipline.key()),
        Teaching::Machine(..) => None,
    }
}

/// Returns the sealed page of a manuscript.
#[must_use]
pub fn manuscript(def: &ManuscriptDef) -> Blazon {
    let seal = heraldry().sealed.seals.get(def.mark().key());
    let wax = taught(&def.effect).or(seal.map(|seal| seal.dye.as_str())).unwrap_or_default();
    Blazon::Seal(Seal {
        seal,
        wax: heraldry().dye(wax),
        charge: def.icon.clone(),
        pieces: def.pieces,
        seed: (seed(&def.id) % 5) as u8,
    })
}
