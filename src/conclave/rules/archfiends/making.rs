//! Making an archfiend: what it costs, and why one is refused (manual 2.3, 4.1, appendices G and K).
//!
//! > "When creating an avatar, you are given 30 points to distribute."
//!
//! Rank, attributes and perks are bought with the same points; perks with a negative price, stigmas, give points. What is not spent
//! is lost. The same check stands before every door: the maker, a file by hand, a set-up, the ready-made archfiends of the data.

use super::state::Discipline;
use crate::catalog::{Catalog, Constants, PerkDef};
use crate::game::Archfiend;

/// How many forms there are to choose from (manual 4.1).
pub const FORMS: u8 = 15;

/// The most letters that a name may have.
pub const NAME_LETTERS: usize = 24;

/// The most letters that a title, or the name of a guard or a stronghold, may have.
pub const TITLE_LETTERS: usize = 48;

/// Why an archfiend cannot enter a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It has no name.
    #[error("it has no name")]
    Nameless,
    /// A name is too long, or has letters that cannot be written.
    #[error("\"{0}\" is longer than {1} letters or holds letters that cannot be written")]
    Name(String, usize),
    /// There is no such portrait.
    #[error("its form is {0}, but forms are numbered from 0 to {most}", most = FORMS - 1)]
    Form(u8),
    /// An attribute is higher than can be bought.
    #[error("the attribute behind {} is {level}, but no more than {most} can be bought", .discipline.key())]
    Attribute {
        /// The attribute, by its discipline.
        discipline: Discipline,
        /// How high it is.
        level: u8,
        /// How high it can be.
        most: u8,
    },
    /// No perk is called so.
    #[error("no perk is called \"{0}\"")]
    UnknownPerk(String),
    /// It has a perk twice.
    #[error("it has the perk \"{0}\" twice")]
    PerkTwice(String),
    /// Two perks cannot be had together.
    #[error("\"{0}\" and \"{1}\" cannot be had together")]
    Excluded(String, String),
    /// It costs more than there is to spend.
    #[error("it costs {cost} points, but there are {points}")]
    TooDear {
        /// What it costs.
        cost: i32,
        /// What there is.
        points: i32,
    },
}

/// What the parts of an archfiend cost, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bill {
    /// Its rank.
    pub rank: i32,
    /// Its attributes; those that are higher than can be bought count as the highest that can.
    pub attributes: i32,
    /// Its perks with a price.
    pub perks: i32,
    /// What stigmas give, as a number below nothing.
    pub stigmas: i32,
}

impl Bill {
    /// Everything together.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.rank + self.attributes + self.perks + self.stigmas
    }
}

/// What an attribute of this level costs (manual appendix K); the dearest there is for one that cannot be bought so high.
#[must_use]
pub fn attribute_cost(constants: &Constants, level: u8) -> i32 {
    let costs = &constants.houses.attribute_cost;
    costs.get(usize::from(level)).or(costs.last()).copied().unwrap_or(0).into()
}

/// What an archfiend costs.
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

/// Everything for which an archfiend is refused; nothing if it may enter a game.
#[must_use]
pub fn flaws(catalog: &Catalog, archfiend: &Archfiend) -> Vec<Flaw> {
    flaws_of(&catalog.constants, &catalog.perks.iter().collect::<Vec<_>>(), archfiend)
}

/// The same for data that are not a catalog yet.
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
    // What cannot be bought has no price that would be too high.
    let priced = Discipline::ALL.into_iter().all(|of| archfiend.attributes.of(of) <= most);
    if priced && cost > points {
        flaws.push(Flaw::TooDear { cost, points });
    }
    flaws
}
