//! Abilities and boons in words: a name, and a sentence with the numbers of the rule (manual
//! appendices C to F).
//!
//! The texts are `ability-KEY-name` and `ability-KEY`, `boon-KEY-name` and `boon-KEY`, with the
//! keys of [`Ability::key`] and [`Boon::key`]. They may use `amount`, `stat`, `terrain` and
//! `discipline` where the ability or the boon has one. An amount that can be negative is also
//! available as `signed`. Texts of abilities may use the numbers of the battle rules: `save`,
//! `charge`, the die sizes `rage`, `fierce`, `lightning`, `flames`, `panic` and `rend`, and the
//! percentages `oblivion`, `step` and `scavenging`.

use super::Teller;
use crate::rules::catalog::{Ability, Boon, RelicRitual};
use crate::rules::forces::Stat;
use crate::text::Value;

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

    fn about_ability(&self, ability: &Ability) -> Vec<(&'static str, Value<'static>)> {
        let numbers = &self.catalog.constants.battle;
        let mut about: Vec<(&'static str, Value<'static>)> = vec![
            ("save", numbers.save.into()),
            ("charge", numbers.charge.into()),
            ("rage", numbers.rage_die.into()),
            ("fierce", numbers.fierce_die.into()),
            ("lightning", numbers.lightning_die.into()),
            ("flames", numbers.flame_die.into()),
            ("panic", numbers.panic_die.into()),
            ("rend", numbers.rend_die.into()),
            ("oblivion", numbers.oblivion.into()),
            ("step", numbers.oblivion_step.into()),
            ("scavenging", numbers.scavenging.into()),
        ];
        let signed = |n: i32| ("signed", Value::from(self.signed(n)));
        let stat = |stat: Stat| ("stat", Value::from(self.stat(stat)));
        match *ability {
            Ability::Flying(n) | Ability::Swift(n) | Ability::LevelRoll(n) | Ability::Loyalty(n) => {
                about.push(("amount", n.into()));
            }
            Ability::HitPoints(n) => about.push(signed(n.into())),
            Ability::Rounds(n) => about.extend([("amount", n.into()), signed(n.into())]),
            Ability::Bonus(of, n) => about.extend([stat(of), signed(n.into())]),
            Ability::Resist(of, n) | Ability::Vulnerable(of, n) => about.extend([stat(of), ("amount", n.into())]),
            Ability::First(of) | Ability::Last(of) | Ability::Twice(of) => about.push(stat(of)),
            Ability::Walks(terrain) => about.push(("terrain", self.terrain(terrain).into())),
            Ability::Ponderous
            | Ability::NoFly
            | Ability::Charge
            | Ability::Rage
            | Ability::Fierce
            | Ability::BlackLightning
            | Ability::FlameAura
            | Ability::Trample
            | Ability::InfernalBurst
            | Ability::StunningBlow
            | Ability::SulfurousBurns
            | Ability::PowerOfDamnation
            | Ability::WallRam
            | Ability::SiegeEngine
            | Ability::DarkAura
            | Ability::HalfInfernalDamage
            | Ability::InfernalDissipation
            | Ability::VampiricReaping
            | Ability::FleshRend
            | Ability::LeperKingsCurse
            | Ability::TotemPower
            | Ability::BlockCombatCards
            | Ability::Panic
            | Ability::SoundOfDoom
            | Ability::DemonicSalve
            | Ability::Oblivion
            | Ability::CenterOfEvil
            | Ability::SeatOfCommand
            | Ability::RecoverySpecialists
            | Ability::CollectorOfArtifacts => {}
        }
        about
    }

    fn about_boon(&self, boon: &Boon) -> Vec<(&'static str, Value<'static>)> {
        match *boon {
            Boon::Prestige(n)
            | Boon::Command(n)
            | Boon::Healing(n)
            | Boon::Loyalty(n)
            | Boon::TributeRoll(n)
            | Boon::Manuscripts(n)
            | Boon::OrderSlots(n)
            | Boon::RitualSlots(n)
            | Boon::DiplomacyRank(n)
            | Boon::EventDraws(n)
            | Boon::EventHand(n) => vec![("amount", n.into())],
            Boon::Portrait { reward, upkeep } => vec![("amount", reward.into()), ("upkeep", upkeep.into())],
            Boon::Discipline(discipline, n) | Boon::Roll(discipline, n) | Boon::Resist(discipline, n) => {
                vec![("discipline", self.discipline(discipline).into()), ("amount", n.into())]
            }
            Boon::Ritual(ritual) => vec![("ritual", self.relic_ritual(ritual).into())],
            Boon::EvilSanctuary => Vec::new(),
        }
    }
}
