//! The families of entries.

use super::{Entry, aims, arms, examples, houses, land, powers, skills, turn, words};
use crate::Teller;

/// A family of entries. The order is that of the list that a reader sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Terms of the glossary.
    Term,
    /// Rules in a sentence or two.
    Rule,
    /// Worked examples.
    Example,
    /// The turn and its steps.
    Step,
    /// Kinds of orders.
    Order,
    /// Acts between two houses.
    Act,
    /// Relations between two houses.
    Stance,
    /// Resources.
    Resource,
    /// Terrains.
    Terrain,
    /// Ranks.
    Rank,
    /// Attributes and their disciplines.
    Attribute,
    /// Levels of disciplines.
    Power,
    /// Rituals.
    Ritual,
    /// Event cards.
    Event,
    /// Legions for hire.
    Legion,
    /// Praetors.
    Praetor,
    /// Abilities of units.
    Ability,
    /// Decorations.
    Decoration,
    /// Evil artifacts.
    Artifact,
    /// Unholy relics.
    Relic,
    /// Boons of relics, places and perks.
    Boon,
    /// Manuscripts.
    Manuscript,
    /// Moves of single combat.
    Move,
    /// Places of power.
    Place,
    /// Public objectives.
    Sin,
    /// Secret objectives.
    Objective,
    /// The ways in which a game ends.
    Path,
    /// Ready-made archfiends.
    Archfiend,
    /// Perks.
    Perk,
    /// Minds.
    Mind,
    /// Screens, sheets and tabs.
    Screen,
    /// Actions with a key.
    Key,
    /// Rulings.
    Ruling,
}

impl Family {
    /// All families, in the order of the list.
    pub const ALL: [Self; 33] = [
        Self::Term,
        Self::Rule,
        Self::Example,
        Self::Step,
        Self::Order,
        Self::Act,
        Self::Stance,
        Self::Resource,
        Self::Terrain,
        Self::Rank,
        Self::Attribute,
        Self::Power,
        Self::Ritual,
        Self::Event,
        Self::Legion,
        Self::Praetor,
        Self::Ability,
        Self::Decoration,
        Self::Artifact,
        Self::Relic,
        Self::Boon,
        Self::Manuscript,
        Self::Move,
        Self::Place,
        Self::Sin,
        Self::Objective,
        Self::Path,
        Self::Archfiend,
        Self::Perk,
        Self::Mind,
        Self::Screen,
        Self::Key,
        Self::Ruling,
    ];

    /// The row of a family: the first part of the ids, and its icon.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            Self::Term => ("term", "info"),
            Self::Rule => ("rule", "orders"),
            Self::Example => ("example", "dice"),
            Self::Step => ("step", "turn"),
            Self::Order => ("order", "seal"),
            Self::Act => ("act", "diplomacy"),
            Self::Stance => ("stance", "truce"),
            Self::Resource => ("resource", "tribute"),
            Self::Terrain => ("terrain", "map"),
            Self::Rank => ("rank", "throne"),
            Self::Attribute => ("attribute", "avatar"),
            Self::Power => ("power", "up"),
            Self::Ritual => ("ritual", "ritual"),
            Self::Event => ("event", "event"),
            Self::Legion => ("legion", "forces"),
            Self::Praetor => ("praetor", "praetor"),
            Self::Ability => ("ability", "melee"),
            Self::Decoration => ("decoration", "level"),
            Self::Artifact => ("artifact", "artifact"),
            Self::Relic => ("relic", "relic"),
            Self::Boon => ("boon", "prestige"),
            Self::Manuscript => ("manuscript", "manuscript"),
            Self::Move => ("move", "single-combat"),
            Self::Place => ("place", "place"),
            Self::Sin => ("sin", "objective"),
            Self::Objective => ("objective", "eye-closed"),
            Self::Path => ("path", "token"),
            Self::Archfiend => ("archfiend", "human"),
            Self::Perk => ("perk", "infernal"),
            Self::Mind => ("mind", "brain"),
            Self::Screen => ("screen", "ministerium"),
            Self::Key => ("key", "settings"),
            Self::Ruling => ("ruling", "check"),
        }
    }

    /// Returns the first part of the ids of its entries.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.row().0
    }

    /// Returns the name of its icon.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        self.row().1
    }

    /// Returns the id of its name: `codex-family-KEY`.
    #[must_use]
    pub fn name(self) -> String {
        format!("codex-family-{}", self.key())
    }

    /// Returns the id of an entry.
    #[must_use]
    pub fn id(self, key: &str) -> String {
        format!("{}/{key}", self.key())
    }
}

/// Writes the entries of a family.
pub(super) fn entries(family: Family, teller: &Teller<'_>) -> Vec<Entry> {
    match family {
        Family::Term => words::terms(teller),
        Family::Rule => words::rules(teller),
        Family::Ruling => words::rulings(teller),
        Family::Screen => words::screens(teller),
        Family::Key => words::keys(teller),
        Family::Example => examples::examples(teller),
        Family::Step => turn::steps(teller),
        Family::Order => turn::orders(teller),
        Family::Act => turn::acts(teller),
        Family::Stance => turn::stances(teller),
        Family::Path => turn::paths(teller),
        Family::Resource => land::resources(teller),
        Family::Terrain => land::terrains(teller),
        Family::Place => land::places(teller),
        Family::Rank => houses::ranks(teller),
        Family::Archfiend => houses::archfiends(teller),
        Family::Perk => houses::perks(teller),
        Family::Mind => houses::minds(teller),
        Family::Attribute => powers::attributes(teller),
        Family::Power => powers::levels(teller),
        Family::Ritual => powers::rituals(teller),
        Family::Event => powers::events(teller),
        Family::Legion => arms::legions(teller),
        Family::Praetor => arms::praetors(teller),
        Family::Decoration => arms::decorations(teller),
        Family::Artifact => arms::artifacts(teller),
        Family::Relic => arms::relics(teller),
        Family::Manuscript => arms::manuscripts(teller),
        Family::Move => arms::moves(teller),
        Family::Ability => skills::abilities(teller),
        Family::Boon => skills::boons(teller),
        Family::Sin => aims::sins(teller),
        Family::Objective => aims::objectives(teller),
    }
}
