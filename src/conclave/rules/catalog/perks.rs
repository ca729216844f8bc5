//! Perks: what an archfiend brings to the table besides rank and attributes (manual appendix G).

use serde::{Deserialize, Serialize};

use super::boons::Boon;
use super::check::{Entry, Fault, fault, named, within};
use crate::archfiends::{Discipline, Perks};
use crate::forces::Stat;

/// What a perk gives its archfiend for the whole game, or takes from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gift {
    /// What a relic could give as well.
    Boon(Boon),
    /// Every legion has more of a combat value: as much as the attribute on which a discipline rests.
    Prowess(Stat, Discipline),
    /// Every legion is more loyal, by as much as the attribute on which a discipline rests.
    Devotion(Discipline),
    /// Move points of every legion, up to a limit.
    Haste(u8),
    /// Move points that every legion lacks, down to a limit.
    Sloth(u8),
    /// Prestige each turn from every place of power.
    Vanity(u8),
    /// Taken from every tribute roll.
    Obscurity(u8),
    /// Tribute cards offered for every demand, above those that Diabolism brings.
    Offerings(u8),
    /// Prestige for victories in battle, so many percent more.
    Glory(u16),
    /// Prestige for victories in single combat, so many percent more.
    Arena(u16),
    /// Prestige besides what was wagered on a demand, when it is conceded.
    Bully(u8),
    /// Order slots that are missing.
    Debauchery(u8),
    /// Added to the level of legions that resist a ritual.
    Mark(u8),
    /// Added to every roll for a ritual of one's own, of whatever discipline.
    Sorcery(u8),
    /// Elements of a combat card above those that Wrath allows.
    WarCraft(u8),
    /// Vendettas that need not be won before a blood feud.
    Grudge(u8),
    /// Attachment slots of every place of power, up to four in all.
    Administration(u8),
    /// As the vassal of a lord who is elected one takes the throne oneself.
    BehindThrone,
    /// If the pawn is elected one takes the throne oneself.
    KingMaker,
}

impl Gift {
    /// The name of its text: `gift-KEY`; a boon has its own.
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
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// The points that it costs; a stigma gives points.
    pub cost: i8,
    /// What it does.
    pub gift: Gift,
    /// The perks, by id, that cannot be had beside it.
    pub excludes: Vec<String>,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words about those who have it.
    pub flavour: String,
}

/// Checks each perk, and that those which exclude each other say so of one another.
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
