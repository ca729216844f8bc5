//! The price of an archfiend and the rules that it must meet (manual 2.3, 4.1, appendices G and K).
//!
//! > "When creating an avatar, you are given 30 points to distribute."
//!
//! Rank, attributes and perks are bought with the same points. Stigmas are perks with a negative
//! price; they give points. Unspent points are lost. The same check applies to the archfiend maker,
//! files written by hand, set-ups and the ready-made archfiends of the data.

use super::state::Discipline;
use crate::catalog::{Catalog, Constants, PerkDef};
use crate::game::Archfiend;

/// Number of forms to choose from (manual 4.1).
pub const FORMS: u8 = 15;

/// Maximum length of a name, in characters.
pub const NAME_LETTERS: usize = 24;

/// Maximum length of a title, or of the name of a guard or a stronghold, in characters.
pub const TITLE_LETTERS: usize = 48;

/// A reason to reject an archfiend.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It has no name.
    #[error("it has no name")]
    Nameless,
    /// A name is too long or contains control characters.
    #[error("\"{0}\" is longer than {1} letters or holds letters that cannot be written")]
    Name(String, usize),
    /// No portrait has this number.
    #[error("its form is {0}, but forms are numbered from 0 to {most}", most = FORMS - 1)]
    Form(u8),
    /// An attribute is higher than the maximum that can be bought.
    #[error("the attribute behind {} is {level}, but no more than {most} can be bought", .discipline.key())]
    Attribute {
        /// The attribute, by its discipline.
        discipline: Discipline,
        /// Its level.
        level: u8,
        /// Maximum level that can be bought.
        most: u8,
    },
    /// No perk has this name.
    #[error("no perk is called \"{0}\"")]
    UnknownPerk(String),
    /// The same perk is listed twice.
    #[error("it has the perk \"{0}\" twice")]
    PerkTwice(String),
    /// Two perks exclude each other.
    #[error("\"{0}\" and \"{1}\" cannot be had together")]
    Excluded(String, String),
    /// The archfiend costs more points than are available.
    #[error("it costs {cost} points, but there are {points}")]
    TooDear {
        /// Its cost.
        cost: i32,
        /// Points available.
        points: i32,
    },
}

/// The cost of an archfiend, in points, by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bill {
    /// Cost of the rank.
    pub rank: i32,
    /// Cost of the attributes. A level above the maximum counts as the maximum.
    pub attributes: i32,
    /// Cost of the perks with a positive price.
    pub perks: i32,
    /// Points given by stigmas, as a negative number.
    pub stigmas: i32,
}

impl Bill {
    /// Returns the sum of all parts.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.rank + self.attributes + self.perks + self.stigmas
    }
}

/// Returns the cost of an attribute of this level, in points (manual appendix K). A level above the
/// maximum costs as much as the maximum.
#[must_use]
pub fn attribute_cost(constants: &Constants, level: u8) -> i32 {
    let costs = &constants.houses.attribute_cost;
    costs.get(usize::from(level)).or(costs.last()).copied().unwrap_or(0).into()
}

/// Returns the cost of an archfiend.
#[must_use]
pub fn bill(catalog: &Catalog, archfiend: &Archfiend) -> Bill {
    bill_of(&catalog.constants, &catalog.perks.iter().collect::<Vec<_>>(), archfiend)
}

fn bill_of(constants: &Constants, perks: &[&PerkDef], archfiend: &Archfiend) -> Bill {
    let row = constants.houses.ranks.iter().find(|row| row.rank == archfiend.rank);
    let attributes = Discipline::ALL.map(|of| attribute_cost(constants, archfiend.attributes.of(of)));
    let mut bill =
        Bill { rank: row.map_or(0, |row| row.cost.into()), attributes: attributes.iter().sum(), ..Bill::default() };
    for id in &archfiend.perks {
        let cost = perks.iter().find(|def| def.id == *id).map_or(0, |def| i32::from(def.cost));
        if cost < 0 {
            bill.stigmas += cost;
        } else {
            bill.perks += cost;
        }
    }
    bill
}

/// Returns every reason to reject an archfiend; empty if it may enter a game.
#[must_use]
pub fn flaws(catalog: &Catalog, archfiend: &Archfiend) -> Vec<Flaw> {
    flaws_of(&catalog.constants, &catalog.perks.iter().collect::<Vec<_>>(), archfiend)
}

/// Same as [`flaws`], for data that are not a catalog yet.
pub(crate) fn flaws_of(constants: &Constants, perks: &[&PerkDef], archfiend: &Archfiend) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if archfiend.name.trim().is_empty() {
        flaws.push(Flaw::Nameless);
    }
    let names = [
        (&archfiend.name, NAME_LETTERS),
        (&archfiend.title, TITLE_LETTERS),
        (&archfiend.guard, TITLE_LETTERS),
        (&archfiend.stronghold, TITLE_LETTERS),
    ];
    for (name, most) in names {
        if name.chars().count() > most || name.chars().any(char::is_control) {
            flaws.push(Flaw::Name(name.chars().filter(|letter| !letter.is_control()).take(most).collect(), most));
        }
    }
    if archfiend.form >= FORMS {
        flaws.push(Flaw::Form(archfiend.form));
    }
    let most = constants.houses.attribute_cost.len().saturating_sub(1) as u8;
    for discipline in Discipline::ALL {
        let level = archfiend.attributes.of(discipline);
        if level > most {
            flaws.push(Flaw::Attribute { discipline, level, most });
        }
    }
    for (index, id) in archfiend.perks.iter().enumerate() {
        let Some(def) = perks.iter().find(|def| def.id == *id) else {
            flaws.push(Flaw::UnknownPerk(id.chars().take(TITLE_LETTERS).collect()));
            continue;
        };
        for other in &archfiend.perks[..index] {
            if other == id {
                flaws.push(Flaw::PerkTwice(def.name.clone()));
            } else if def.excludes.contains(other)
                && let Some(other) = perks.iter().find(|def| def.id == *other)
            {
                flaws.push(Flaw::Excluded(other.name.clone(), def.name.clone()));
            }
        }
    }
    let (cost, points) = (bill_of(constants, perks, archfiend).total(), constants.houses.points.into());
    // The cost is only meaningful if every attribute can be bought.
    let priced = Discipline::ALL.into_iter().all(|of| archfiend.attributes.of(of) <= most);
    if priced && cost > points {
        flaws.push(Flaw::TooDear { cost, points });
    }
    flaws
}
