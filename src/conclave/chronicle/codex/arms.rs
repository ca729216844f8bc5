//! Entries of possessions: legions, praetors, decorations, artifacts, relics, manuscripts, moves.

use super::{Entry, Family};
use crate::Teller;
use crate::rules::catalog::{
    Ability, Boon, DecorationDef, LegionDef, Lesson, ManuscriptDef, MoveDef, PraetorDef, RelicRitual, Teaching, Wearer,
};
use crate::rules::forces::{Stat, Strength, Upgrade};
use crate::rules::ids::MoveKind;
use crate::rules::tribute::Purse;

impl Teller<'_> {
    /// Returns three combat values: "Ranged 2, Melee 5, Infernal 0".
    pub(super) fn values(&self, strength: &Strength) -> String {
        let values = Stat::ALL.map(|stat| {
            let about = [("stat", self.stat(stat).into()), ("n", strength.of(stat).into())];
            self.say_with("codex-value", &about)
        });
        self.series(&values)
    }

    /// Returns words with a capital at their beginning.
    pub(super) fn start(&self, words: String) -> String {
        self.say_with("codex-start", &[("words", words.into())])
    }

    /// Returns a number of a whole: "2 of 3".
    pub(super) fn out_of(&self, n: u32, most: u32) -> String {
        self.say_with("fraction", &[("n", n.into()), ("most", most.into())])
    }
}

/// Adds a row for each ability, with a link to it.
fn able(teller: &Teller<'_>, entry: Entry, abilities: &[Ability]) -> Entry {
    abilities.iter().fold(entry, |entry, ability| {
        let to = Family::Ability.id(&super::skills::key(ability));
        entry.row_to((teller.ability_name(ability), to), teller.ability(ability))
    })
}

/// Adds the minimum bid, or that it is never for sale.
fn sold(teller: &Teller<'_>, entry: Entry, price: &Purse) -> Entry {
    let price = if *price == Purse::EMPTY { teller.say("codex-not-sold") } else { teller.purse(price) };
    entry.row(teller.say("term-minimum-bid"), price)
}

pub(super) fn legions(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.legions.iter().map(|def| legion(teller, def)).collect()
}

fn legion(teller: &Teller<'_>, def: &LegionDef) -> Entry {
    let about = [("level", def.level.into()), ("values", teller.values(&def.strength()).into())];
    let short = teller.say_with("codex-legion-text", &about);
    let mut entry = Entry::new(Family::Legion, &def.id, def.name.clone(), Family::Legion.icon(), short)
        .row(teller.say("term-level"), def.level.to_string())
        .rows(Stat::ALL.map(|stat| (teller.stat(stat), def.strength().of(stat).to_string())))
        .row(teller.say("term-hit-points"), def.hp.to_string())
        .row(teller.say("term-move-points"), def.moves.to_string())
        .row(teller.say("term-loyalty"), def.loyalty.to_string());
    entry = able(teller, entry, &def.abilities);
    entry = sold(teller, entry, &def.min_bid);
    if def.upkeep != Purse::EMPTY {
        entry = entry.row(teller.say("codex-row-upkeep"), teller.purse(&def.upkeep));
    }
    entry.flavour(&def.flavour).see(["term/legion", "order/bid_legion", "example/battle"])
}

pub(super) fn praetors(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.praetors.iter().map(|def| praetor(teller, def)).collect()
}

fn praetor(teller: &Teller<'_>, def: &PraetorDef) -> Entry {
    let short = match def.champion {
        None => teller.say_with("codex-praetor-text", &[("level", def.level.into())]),
        Some(place) => {
            let about = [("level", def.level.into()), ("place", place.into())];
            teller.say_with("codex-champion-text", &about)
        }
    };
    let mut entry = Entry::new(Family::Praetor, &def.id, def.name.clone(), Family::Praetor.icon(), short);
    let numbers = [
        ("term-level", def.level),
        ("codex-row-skulls", def.attack),
        ("codex-row-shields", def.defense),
        ("codex-row-orbs", def.infernal),
        ("term-hit-points", def.hp),
        ("codex-row-luck", def.luck),
        ("term-loyalty", def.loyalty),
    ];
    entry = entry.rows(numbers.map(|(id, n)| (teller.say(id), n.to_string())));
    entry = sold(teller, able(teller, entry, &def.abilities), &def.min_bid);
    let order = if def.champion.is_some() { "order/challenge_champion" } else { "order/bid_praetor" };
    entry.flavour(&def.flavour).see([order, "order/manage_praetors", "term/single-combat", "example/duel"])
}

pub(super) fn decorations(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.decorations.iter().map(|def| decoration(teller, def)).collect()
}

fn decoration(teller: &Teller<'_>, def: &DecorationDef) -> Entry {
    let names = match def.wearer {
        Wearer::Legion => [teller.stat(Stat::Ranged), teller.stat(Stat::Melee)],
        Wearer::Praetor => [teller.say("codex-row-skulls"), teller.say("codex-row-shields")],
    };
    let (short, infernal) = match def.wearer {
        Wearer::Legion => ("codex-decoration-legion", teller.stat(Stat::Infernal)),
        Wearer::Praetor => ("codex-decoration-praetor", teller.say("codex-row-orbs")),
    };
    let [first, second] = names;
    let rows = [
        (first, def.ranged),
        (second, def.melee),
        (infernal, def.infernal),
        (teller.say("term-hit-points"), def.hp),
        (teller.say("term-loyalty"), def.loyalty),
        (teller.say("codex-row-luck"), def.luck),
    ];
    let mut entry =
        Entry::new(Family::Decoration, &def.id, def.name.clone(), Family::Decoration.icon(), teller.say(short));
    for (name, (least, most)) in rows {
        if most > 0 {
            let about = [("least", least.into()), ("most", most.into())];
            entry = entry.row(name, teller.say_with(if least == most { "codex-gain" } else { "codex-gains" }, &about));
        }
    }
    if def.no_upkeep {
        entry = entry.text(teller.say("codex-decoration-upkeep"));
    }
    entry.flavour(&def.flavour)
}

pub(super) fn artifacts(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |def: &crate::rules::catalog::ArtifactDef| {
        let short = teller.say_with("codex-artifact-text", &[("level", def.level.into())]);
        let entry = Entry::new(Family::Artifact, &def.id, def.name.clone(), Family::Artifact.icon(), short);
        let entry = sold(teller, able(teller, entry, &def.abilities), &def.min_bid);
        entry.flavour(&def.flavour).see(["order/bid_artifact", "order/manage_artifacts"])
    };
    teller.catalog.artifacts.iter().map(entry).collect()
}

pub(super) fn relics(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |def: &crate::rules::catalog::RelicDef| {
        let short = teller.say_with("codex-relic-text", &[("level", def.level.into())]);
        let mut entry = Entry::new(Family::Relic, &def.id, def.name.clone(), Family::Relic.icon(), short);
        for boon in &def.boons {
            let to = Family::Boon.id(boon.key());
            entry = entry.row_to((teller.boon_name(boon), to), teller.boon(boon));
            if let Boon::Ritual(relic) = *boon {
                entry = entry.see(rituals_with(teller, relic));
            }
        }
        sold(teller, entry, &def.min_bid).flavour(&def.flavour).see(["order/bid_relic", "order/manage_relics"])
    };
    teller.catalog.relics.iter().map(entry).collect()
}

/// Returns the ids of the relics that give a ritual.
pub(super) fn relics_with(teller: &Teller<'_>, ritual: RelicRitual) -> Vec<String> {
    let has = |boons: &[Boon]| boons.contains(&Boon::Ritual(ritual));
    let relics = teller.catalog.relics.iter().filter(|def| has(&def.boons));
    relics.map(|def| Family::Relic.id(&def.id)).collect()
}

/// Returns the ids of the rituals that need a relic.
fn rituals_with(teller: &Teller<'_>, relic: RelicRitual) -> Vec<String> {
    let access = crate::rules::catalog::Access::Relic(relic);
    let rituals = teller.catalog.rituals.iter().filter(|def| def.access == access);
    rituals.map(|def| Family::Ritual.id(&def.id)).collect()
}

pub(super) fn manuscripts(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.manuscripts.iter().map(|def| manuscript(teller, def)).collect()
}

fn manuscript(teller: &Teller<'_>, def: &ManuscriptDef) -> Entry {
    let short = teller.teaching(&def.effect);
    let order = match def.effect {
        Teaching::Legion(_) | Teaching::Praetor(_) => "order/train",
        Teaching::Rite(..) | Teaching::Machine(..) => "order/assemble",
    };
    let entry = Entry::new(Family::Manuscript, &def.id, def.name.clone(), Family::Manuscript.icon(), short)
        .texts(teller.teaching_details(&def.effect))
        .row(teller.say("codex-row-mark"), teller.mark(def.mark()))
        .row(teller.say("codex-row-pieces"), def.pieces.to_string());
    let taught: Vec<String> = match &def.effect {
        Teaching::Legion(upgrades) => upgrades
            .iter()
            .filter_map(|upgrade| match upgrade {
                Upgrade::Ability(ability) => Some(Family::Ability.id(&super::skills::key(ability))),
                Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
            })
            .collect(),
        Teaching::Praetor(lessons) => lessons
            .iter()
            .filter_map(|lesson| match lesson {
                Lesson::Ability(ability) => Some(Family::Ability.id(&super::skills::key(ability))),
                Lesson::Move(id) => Some(Family::Move.id(id)),
                Lesson::Value(_) => None,
            })
            .collect(),
        Teaching::Rite(discipline, _) | Teaching::Machine(discipline, _) => {
            vec![Family::Attribute.id(crate::keys::attribute(*discipline))]
        }
    };
    sold(teller, entry, &def.min_bid).flavour(&def.flavour).see(taught).see([
        order,
        "order/seek_manuscripts",
        "order/bid_manuscript",
    ])
}

pub(super) fn moves(teller: &Teller<'_>) -> Vec<Entry> {
    let moves = &teller.catalog.moves;
    moves.iter().enumerate().map(|(at, def)| one_move(teller, MoveKind(at as u8), def)).collect()
}

fn one_move(teller: &Teller<'_>, kind: MoveKind, def: &MoveDef) -> Entry {
    let known = teller.say(if def.basic { "codex-move-basic" } else { "codex-move-learned" });
    let teaches = |def: &&ManuscriptDef| match &def.effect {
        Teaching::Praetor(lessons) => {
            lessons.iter().any(|lesson| matches!(lesson, Lesson::Move(id) if *id == id_of(teller, kind)))
        }
        Teaching::Legion(_) | Teaching::Rite(..) | Teaching::Machine(..) => false,
    };
    let taught = teller.catalog.manuscripts.iter().filter(teaches).map(|def| Family::Manuscript.id(&def.id));
    let taught: Vec<String> = taught.collect();
    Entry::new(Family::Move, &def.id, def.name.clone(), def.effect.traits().icon, teller.duel_move(kind))
        .text(known)
        .flavour(&def.flavour)
        .see(taught)
        .see(["term/single-combat", "example/duel"])
}

fn id_of(teller: &Teller<'_>, kind: MoveKind) -> String {
    teller.catalog.duel_move(kind).id.clone()
}
