//! Abilities and boons: one entry for each, with everybody who has it.
//!
//! An ability that differs in its amount alone has one entry, "Flying X", and a row for each bearer
//! with its own amount.

use std::collections::BTreeMap;

use table_text::Value;

use super::{Entry, Family};
use crate::Teller;
use crate::keys;
use crate::rules::catalog::{Ability, AbilitySort, Boon, Gift, Lesson, Station, Teaching};
use crate::rules::forces::Upgrade;

/// Returns the key of the entry of an ability. Abilities of equal kind, value and terrain share it;
/// a sign makes a difference where it makes another ability.
pub(super) fn key(ability: &Ability) -> String {
    let mut key = ability.key().to_owned();
    if let Some(stat) = ability.stat() {
        key = format!("{key}-{}", stat.key());
    }
    if let Some(terrain) = ability.walks() {
        key = format!("{key}-{}", keys::terrain(terrain));
    }
    if ability.rounds() < 0 {
        key.push_str("_less");
    }
    key
}

/// Everybody who has an ability: the ability with its amount, the name of its bearer and its id.
type Bearers = BTreeMap<String, Vec<(Ability, String, String)>>;

fn bearers(teller: &Teller<'_>) -> Bearers {
    let mut all = Bearers::new();
    let mut add = |abilities: &[Ability], name: &str, id: String| {
        for ability in abilities {
            all.entry(key(ability)).or_default().push((*ability, name.to_owned(), id.clone()));
        }
    };
    let catalog = teller.catalog;
    catalog.legions.iter().for_each(|def| add(&def.abilities, &def.name, Family::Legion.id(&def.id)));
    catalog.praetors.iter().for_each(|def| add(&def.abilities, &def.name, Family::Praetor.id(&def.id)));
    catalog.artifacts.iter().for_each(|def| add(&def.abilities, &def.name, Family::Artifact.id(&def.id)));
    for def in &catalog.manuscripts {
        let taught: Vec<Ability> = match &def.effect {
            Teaching::Legion(upgrades) => upgrades.iter().filter_map(of_upgrade).collect(),
            Teaching::Praetor(lessons) => lessons.iter().filter_map(of_lesson).collect(),
            Teaching::Rite(..) | Teaching::Machine(..) => Vec::new(),
        };
        add(&taught, &def.name, Family::Manuscript.id(&def.id));
    }
    for ability in &catalog.constants.growth.abilities {
        all.entry(key(ability)).or_default().push((*ability, String::new(), String::new()));
    }
    all
}

const fn of_upgrade(upgrade: &Upgrade) -> Option<Ability> {
    match upgrade {
        Upgrade::Ability(ability) => Some(*ability),
        Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
    }
}

const fn of_lesson(lesson: &Lesson) -> Option<Ability> {
    match lesson {
        Lesson::Ability(ability) => Some(*ability),
        Lesson::Value(_) | Lesson::Move(_) => None,
    }
}

pub(super) fn abilities(teller: &Teller<'_>) -> Vec<Entry> {
    bearers(teller).into_iter().map(|(key, bearers)| ability(teller, &key, &bearers)).collect()
}

fn ability(teller: &Teller<'_>, key: &str, bearers: &[(Ability, String, String)]) -> Entry {
    let first = bearers[0].0;
    let differs = bearers.iter().any(|(other, ..)| other.amount() != first.amount());
    let (title, text) = if differs {
        (
            teller.any_amount(&format!("ability-{}-name", first.key()), &first),
            teller.any_amount(&format!("ability-{}", first.key()), &first),
        )
    } else {
        (teller.ability_name(&first), teller.ability(&first))
    };
    let icon = first.walks().map_or_else(|| first.icon(), |_| Family::Terrain.icon());
    let sort = match first.sort() {
        AbilitySort::Movement => "codex-ability-movement",
        AbilitySort::Bonus(_) => "codex-ability-bonus",
        AbilitySort::Nature => "codex-ability-nature",
        AbilitySort::Action => "codex-ability-action",
    };
    let mut entry = Entry::new(Family::Ability, key, title, icon, text).text(teller.say(sort));
    let mut promoted = false;
    for (ability, name, id) in bearers {
        if id.is_empty() {
            promoted = true;
        } else {
            entry = entry.row_to((name.clone(), id.clone()), teller.ability_name(ability));
        }
    }
    if promoted {
        entry = entry.text(teller.say("codex-ability-promotion")).see(["ruling/r98"]);
    }
    if let Some(terrain) = first.walks() {
        entry = entry.see([Family::Terrain.id(keys::terrain(terrain))]);
    }
    entry
}

impl Teller<'_> {
    /// Returns a text about an ability with a letter in place of its amount: "Flying X".
    fn any_amount(&self, id: &str, ability: &Ability) -> String {
        let letter = self.say("codex-any");
        let mut about = self.about_ability(ability);
        for (name, value) in &mut about {
            if *name == "amount" {
                *value = Value::from(letter.clone());
            } else if *name == "signed" {
                let n = letter.clone();
                *value = Value::from(self.say_with("signed-plus", &[("n", n.into())]));
            }
        }
        self.say_with(id, &about)
    }

    /// Returns a text about a boon with letters in place of its amounts.
    fn any_boon(&self, id: &str, boon: &Boon) -> String {
        let letter = self.say("codex-any");
        let mut about = self.about_boon(boon);
        for (name, value) in &mut about {
            if matches!(*name, "amount" | "upkeep" | "ritual") {
                *value = Value::from(letter.clone());
            } else if *name == "discipline" {
                *value = Value::from(self.say("codex-any-discipline"));
            }
        }
        self.say_with(id, &about)
    }
}

pub(super) fn boons(teller: &Teller<'_>) -> Vec<Entry> {
    let mut all: BTreeMap<&str, Vec<(Boon, String, String)>> = BTreeMap::new();
    let mut add = |boon: &Boon, name: &str, id: String| {
        all.entry(boon.key()).or_default().push((*boon, name.to_owned(), id));
    };
    for def in &teller.catalog.relics {
        def.boons.iter().for_each(|boon| add(boon, &def.name, Family::Relic.id(&def.id)));
    }
    for def in &teller.catalog.places {
        def.boons.iter().for_each(|boon| add(boon, &def.name, Family::Place.id(&def.id)));
    }
    for def in &teller.catalog.perks {
        if let Gift::Boon(boon) = &def.gift {
            add(boon, &def.name, Family::Perk.id(&def.id));
        }
    }
    all.into_iter().map(|(key, bearers)| boon(teller, key, &bearers)).collect()
}

fn boon(teller: &Teller<'_>, key: &str, bearers: &[(Boon, String, String)]) -> Entry {
    let first = bearers[0].0;
    let (title, text) = if bearers.iter().any(|(other, ..)| *other != first) {
        (teller.any_boon(&format!("boon-{key}-name"), &first), teller.any_boon(&format!("boon-{key}"), &first))
    } else {
        (teller.boon_name(&first), teller.boon(&first))
    };
    let station = match first.station() {
        Station::Anywhere => "codex-station-anywhere",
        Station::Kept => "codex-station-kept",
        Station::Held => "codex-station-held",
        Station::Chamber => "codex-station-chamber",
        Station::Sanctum => "codex-station-sanctum",
    };
    let entry = Entry::new(Family::Boon, key, teller.start(title), first.icon(), text).text(teller.say(station));
    bearers
        .iter()
        .fold(entry, |entry, (boon, name, id)| entry.row_to((name.clone(), id.clone()), teller.boon_name(boon)))
}
