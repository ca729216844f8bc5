//! Perks: properties of an archfiend in addition to rank and attributes (manual appendix G).
//!
//! One row of [`Gift::traits`] declares everything about a gift except what it does. The rules ask
//! for the gift that they mean. Texts follow from the key.

use serde::{Deserialize, Serialize};

use table_data::{Entry, Fault};

use super::boons::{Boon, Theme};
use super::check::{described, fault, within};
use super::entries;
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

/// The row of a gift.
struct Traits {
    key: &'static str,
    theme: Theme,
    amount: Option<u16>,
    stat: Option<Stat>,
    attribute: Option<Discipline>,
}

impl Traits {
    const fn new(key: &'static str, theme: Theme) -> Self {
        Self { key, theme, amount: None, stat: None, attribute: None }
    }

    const fn sized(key: &'static str, theme: Theme, amount: u16) -> Self {
        Self { amount: Some(amount), ..Self::new(key, theme) }
    }

    const fn stat(self, stat: Stat) -> Self {
        Self { stat: Some(stat), ..self }
    }

    const fn attribute(self, attribute: Discipline) -> Self {
        Self { attribute: Some(attribute), ..self }
    }
}

impl Gift {
    /// The table of all gifts.
    fn traits(self) -> Traits {
        use Theme::{Court, Rites, Schemes, War};
        match self {
            Self::Boon(boon) => Traits::new(boon.key(), boon.theme()),
            Self::Prowess(stat, of) => Traits::new("prowess", War).stat(stat).attribute(of),
            Self::Devotion(of) => Traits::new("devotion", War).attribute(of),
            Self::Haste(n) => Traits::sized("haste", War, n.into()),
            Self::Sloth(n) => Traits::sized("sloth", War, n.into()),
            Self::Vanity(n) => Traits::sized("vanity", Court, n.into()),
            Self::Obscurity(n) => Traits::sized("obscurity", Court, n.into()),
            Self::Offerings(n) => Traits::sized("offerings", Court, n.into()),
            Self::Glory(n) => Traits::sized("glory", War, n),
            Self::Arena(n) => Traits::sized("arena", War, n),
            Self::Bully(n) => Traits::sized("bully", Court, n.into()),
            Self::Debauchery(n) => Traits::sized("debauchery", Court, n.into()),
            Self::Mark(n) => Traits::sized("mark", Rites, n.into()),
            Self::Sorcery(n) => Traits::sized("sorcery", Rites, n.into()),
            Self::WarCraft(n) => Traits::sized("war-craft", War, n.into()),
            Self::Grudge(n) => Traits::sized("grudge", Court, n.into()),
            Self::Administration(n) => Traits::sized("administration", Court, n.into()),
            Self::BehindThrone => Traits::new("behind-throne", Schemes),
            Self::KingMaker => Traits::new("king-maker", Schemes),
        }
    }

    /// Returns the key of its text: `gift-KEY`. A boon has its own key.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns what it is about.
    #[must_use]
    pub fn theme(self) -> Theme {
        self.traits().theme
    }

    /// Returns its amount, or `None`.
    #[must_use]
    pub fn amount(self) -> Option<u16> {
        self.traits().amount
    }

    /// Returns the combat value that it raises, or `None`.
    #[must_use]
    pub fn stat(self) -> Option<Stat> {
        self.traits().stat
    }

    /// Returns the discipline whose attribute is its size, or `None`.
    #[must_use]
    pub fn attribute(self) -> Option<Discipline> {
        self.traits().attribute
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

/// Checks each perk and its boon, and that exclusions are mutual.
pub(super) fn check_perks(perks: &[Entry<PerkDef>], faults: &mut Vec<Fault>) {
    for (index, entry) in perks.iter().enumerate() {
        let def = &entry.value;
        described(entry, &def.name, &def.flavour, faults);
        within(entry, "the cost, without its sign,", u32::from(def.cost.unsigned_abs()), 1, 30, faults);
        if let Gift::Boon(boon) = def.gift {
            entries::check_boons(entry, &[boon], faults);
        }
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
