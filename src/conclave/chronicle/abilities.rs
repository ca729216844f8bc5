//! Abilities and boons in words: a name, and a sentence with the numbers of the rule (manual
//! appendices C to F).
//!
//! The texts are `ability-KEY-name` and `ability-KEY`, `boon-KEY-name` and `boon-KEY`, with the
//! keys of [`Ability::key`] and [`Boon::key`]. They may use `amount`, `stat`, `terrain` and
//! `discipline` where the ability or the boon has one. The amount of an ability is also available
//! as `signed`. Texts of abilities may use the numbers of battles that
//! [`BattleNumbers::told`](crate::rules::catalog::BattleNumbers::told) names.

use table_text::Value;

use super::Teller;
use crate::rules::catalog::{Ability, Boon, RelicRitual};

impl Teller<'_> {
    /// Returns the effect of an ability, in a sentence.
    #[must_use]
    pub fn ability(&self, ability: &Ability) -> String {
        let about = self.about_ability(ability);
        self.say_with(&format!("ability-{}", ability.key()), &about)
    }

    /// Returns the name of an ability: "Flying 3".
    #[must_use]
    pub fn ability_name(&self, ability: &Ability) -> String {
        let about = self.about_ability(ability);
        self.say_with(&format!("ability-{}-name", ability.key()), &about)
    }

    /// Returns the effect of a boon, in a sentence.
    #[must_use]
    pub fn boon(&self, boon: &Boon) -> String {
        let about = self.about_boon(boon);
        self.say_with(&format!("boon-{}", boon.key()), &about)
    }

    /// Returns the name of a boon: "Command +2".
    #[must_use]
    pub fn boon_name(&self, boon: &Boon) -> String {
        let about = self.about_boon(boon);
        self.say_with(&format!("boon-{}-name", boon.key()), &about)
    }

    /// Returns the name of a ritual that only a relic gives.
    #[must_use]
    pub fn relic_ritual(&self, ritual: RelicRitual) -> String {
        self.say(match ritual {
            RelicRitual::DimensionalGate => "relic-ritual-dimensional-gate",
            RelicRitual::DemonicFlesh => "relic-ritual-demonic-flesh",
            RelicRitual::AnointedOfAsh => "relic-ritual-anointed-of-ash",
        })
    }

    pub(crate) fn about_ability(&self, ability: &Ability) -> Vec<(&'static str, Value<'static>)> {
        let numbers = self.catalog.constants.battle.told();
        let mut about: Vec<(&'static str, Value<'static>)> =
            numbers.into_iter().map(|(name, n)| (name, n.into())).collect();
        if let Some(n) = ability.amount() {
            about.extend([("amount", n.into()), ("signed", self.signed(n).into())]);
        }
        about.extend(ability.stat().map(|stat| ("stat", self.stat(stat).into())));
        about.extend(ability.walks().map(|terrain| ("terrain", self.terrain(terrain).into())));
        about
    }

    pub(crate) fn about_boon(&self, boon: &Boon) -> Vec<(&'static str, Value<'static>)> {
        let mut about: Vec<(&'static str, Value<'static>)> = Vec::new();
        about.extend(boon.amount().map(|n| ("amount", n.into())));
        about.extend(boon.discipline().map(|discipline| ("discipline", self.discipline(discipline).into())));
        if let Boon::Portrait { upkeep, .. } = *boon {
            about.push(("upkeep", upkeep.into()));
        } else if let Boon::Ritual(ritual) = *boon {
            about.push(("ritual", self.relic_ritual(ritual).into()));
        }
        about
    }
}
