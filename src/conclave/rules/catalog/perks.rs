//! Perks: properties of an archfiend in addition to rank and attributes (manual appendix G).

use serde::{Deserialize, Serialize};

use super::boons::Boon;
use super::check::{Entry, Fault, fault, named, within};
use crate::archfiends::{Discipline, Perks};
use crate::forces::Stat;

/// The effect of a perk, which lasts for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gift {
    /// A benefit that relics can also give.
    Boon(Boon),
    /// Adds the attribute of this discipline to a combat value of every legion.
    Prowess(Stat, Discipline),
    /// Adds the attribute of this discipline to the loyalty of every legion.
    Devotion(Discipline),
    /// Added to the move points of every legion, up to a limit.
    Haste(u8),
    /// Subtracted from the move points of every legion, down to a limit.
    Sloth(u8),
    /// Prestige each turn for every place of power.
    Vanity(u8),
    /// Subtracted from every tribute roll.
    Obscurity(u8),
    /// Additional tribute cards offered for every demand.
    Offerings(u8),
    /// Additional prestige for victories in battle, in percent.
    Glory(u16),
    /// Additional prestige for victories in single combat, in percent.
    Arena(u16),
    /// Additional prestige for a demand that is conceded.
    Bully(u8),
    /// Subtracted from the order slots.
    Debauchery(u8),
    /// Added to the level of legions that resist a ritual.
    Mark(u8),
    /// Added to every roll for the house's own rituals, of any discipline.
    Sorcery(u8),
    /// Additional elements on combat cards.
    WarCraft(u8),
    /// Reduction of the number of vendettas required for a blood feud.
    Grudge(u8),
    /// Additional attachment slots of every place of power, up to four in all.
    Administration(u8),
    /// A vassal with this perk wins if its lord is elected.
    BehindThrone,
    /// A house with this perk wins if its pawn is elected.
    KingMaker,
}

impl Gift {
    /// Returns the key of its text: `gift-KEY`. A boon has its own key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Boon(boon) => boon.key(),
            Self::Prowess(..) => "prowess",
            Self::Devotion(_) => "devotion",
            Self::Haste(_) => "haste",
            Self::Sloth(_) => "sloth",
            Self::Vanity(_) => "vanity",
            Self::Obscurity(_) => "obscurity",
            Self::Offerings(_) => "offerings",
            Self::Glory(_) => "glory",
            Self::Arena(_) => "arena",
            Self::Bully(_) => "bully",
            Self::Debauchery(_) => "debauchery",
            Self::Mark(_) => "mark",
            Self::Sorcery(_) => "sorcery",
            Self::WarCraft(_) => "war-craft",
            Self::Grudge(_) => "grudge",
            Self::Administration(_) => "administration",
            Self::BehindThrone => "behind-throne",
            Self::KingMaker => "king-maker",
        }
    }
}

/// A perk (manual appendix G).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PerkDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Cost in points; negative for a stigma, which gives points.
    pub cost: i8,
    /// Its effect.
    pub gift: Gift,
    /// Perks that cannot be combined with it, by id.
    pub excludes: Vec<String>,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// Checks each perk, and that exclusions are mutual.
pub(super) fn check_perks(perks: &[Entry<PerkDef>], faults: &mut Vec<Fault>) {
    for (index, entry) in perks.iter().enumerate() {
        let def = &entry.value;
        named(entry, &def.name, faults);
        within(entry, "the cost, without its sign,", u32::from(def.cost.unsigned_abs()), 1, 30, faults);
        if index >= Perks::MOST {
            faults.push(fault(entry, format!("there are more than {} perks", Perks::MOST)));
        }
        for id in &def.excludes {
            match perks.iter().find(|other| other.value.id == *id) {
                None => faults.push(fault(entry, format!("it excludes \"{id}\", but no perk is called so"))),
                Some(other) if other.value.id == def.id => {
                    faults.push(fault(entry, "it excludes itself".to_owned()));
                }
                Some(other) if !other.value.excludes.contains(&def.id) => {
                    faults.push(fault(entry, format!("it excludes \"{id}\", which does not exclude it")));
                }
                Some(_) => {}
            }
        }
    }
}
