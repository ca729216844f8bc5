//! The bounds of all numbers on cards and in the rules: no rule meets an entry that it cannot play.

use std::collections::BTreeSet;

use table_data::{Fault, Report};

use super::{Catalog, EventEffect, HordeDef, Powers, RealmDef, RealmPower, ResourceDef, RitualEffect, SpecialEffect};
use crate::ids::Seat;

/// Most that a card or a number of the rules says.
const MOST: u64 = 24;
/// Most copies of a card.
const MOST_COPIES: u8 = 40;

/// Returns what the entries say wrongly, each by itself and of each other.
pub(super) fn faults(catalog: &Catalog) -> Vec<Fault> {
    let mut faults = Vec::new();
    unique(catalog, &mut Report::new("", &mut faults));
    devils(catalog, &mut Report::new("devils.ron", &mut faults));
    realms(catalog, &mut Report::new("realms.ron", &mut faults));
    for def in &catalog.resources {
        resource(def, &mut faults);
    }
    for def in &catalog.specials {
        if let SpecialEffect::DrunkenAgreement { cards } = def.effect {
            small(&mut Report::new("specials.ron", &mut faults), &def.id, "cards", cards);
        }
    }
    numbers(catalog, &mut Report::new("numbers.ron", &mut faults));
    faults
}

/// Checks that a number of an entry is not too large.
fn small(report: &mut Report<'_>, entry: &str, what: &str, number: impl Into<u64>) {
    report.within(entry, what, number.into(), 0..=MOST);
}

/// Checks that no id is used twice, and that every entry has a number of its own.
fn unique(catalog: &Catalog, report: &mut Report<'_>) {
    report.ids(catalog.ids(), &mut BTreeSet::new());
    let copies: usize = catalog.resources.iter().map(|def| usize::from(def.count())).sum();
    if copies > usize::from(u8::MAX) {
        report.fault("there are more than 255 resource cards");
    }
    // Everybody draws to the end of a game. The deck is never empty, because what is discarded returns.
    if copies < 10 * Seat::MOST {
        report.fault(format_args!("there are {copies} resource cards, fewer than {}", 10 * Seat::MOST));
    }
    for (what, entries) in [
        ("devils", catalog.devils.len()),
        ("realms", catalog.realms.len()),
        ("kinds of resource cards", catalog.resources.len()),
        ("special play cards", catalog.specials.len()),
    ] {
        if entries > usize::from(u8::MAX) {
            report.fault(format_args!("there are more than 255 {what}"));
        }
    }
}

fn devils(catalog: &Catalog, report: &mut Report<'_>) {
    // Each has a colour of its own on the track of strategies.
    report.within("the game", "the number of devils", catalog.devils.len(), 3..=Seat::MOST);
    let mut ages = BTreeSet::new();
    for devil in &catalog.devils {
        let id = devil.id.as_str();
        if devil.age == 0 || usize::from(devil.age) > catalog.devils.len() || !ages.insert(devil.age) {
            report.fault(format_args!("the age of {id} has to be its own, from 1 up"));
        }
        let Powers {
            command,
            wild_favors,
            harvest,
            suborns: _,
            citadel,
            dear,
            hoard,
            revenge,
            raises,
            gaoler: _,
            torture,
            rituals,
            sorcery,
            counter_favors,
        } = &devil.powers;
        report.within(id, "command", *command, 0..=1_000);
        report.within(id, "harvest", *harvest, 0..=1_000);
        report.within(id, "hoard", *hoard, 0..=MOST as usize);
        small(report, id, "citadel", citadel.unwrap_or_default());
        for (what, number) in [
            ("wild_favors", wild_favors),
            ("dear", dear),
            ("revenge", revenge),
            ("torture", torture),
            ("rituals", rituals),
            ("sorcery", sorcery),
            ("counter_favors", counter_favors),
        ] {
            small(report, id, what, *number);
        }
        if let Some(raised) = raises
            && catalog.horde_named(raised).is_none()
        {
            report.fault(format_args!("{id} raises {raised}, which is no horde"));
        }
    }
}

fn realms(catalog: &Catalog, report: &mut Report<'_>) {
    for RealmDef { id, defence, middle: _, power } in &catalog.realms {
        small(report, id, "defence", *defence);
        match power {
            RealmPower::Throne { points: number } | RealmPower::Toll { hordes: number } => {
                small(report, id, "a number", *number);
            }
            RealmPower::Wailing { souls } => small(report, id, "souls", *souls),
            RealmPower::Wake(woken) if catalog.horde_named(woken).is_none() => {
                report.fault(format_args!("{id} wakes {woken}, which is no horde"));
            }
            RealmPower::Wake(_)
            | RealmPower::Quiet
            | RealmPower::Gallows
            | RealmPower::Judgement
            | RealmPower::Lure => {}
        }
    }
    if catalog.realms.iter().filter(|realm| realm.middle).count() != 1 {
        report.fault("exactly one realm lies in the middle");
    }
    if catalog.realms.len() < catalog.most_players() + 2 {
        report.fault("there have to be two realms more than devils");
    }
}

fn resource(def: &ResourceDef, faults: &mut Vec<Fault>) {
    let file = match def {
        ResourceDef::Horde(_) => "hordes.ron",
        ResourceDef::Artifact(_) => "artifacts.ron",
        ResourceDef::Ritual(_) => "rituals.ron",
        ResourceDef::Event(_) => "events.ron",
    };
    let report = &mut Report::new(file, faults);
    let id = def.id();
    report.within(id, "count", def.count(), 1..=MOST_COPIES);
    match def {
        ResourceDef::Horde(HordeDef { power: (open, against, own), .. }) => {
            for number in [open, against, own] {
                small(report, id, "power", *number);
            }
        }
        ResourceDef::Artifact(_) => {}
        ResourceDef::Ritual(def) => match def.effect {
            RitualEffect::Conjure { cards: number } | RitualEffect::StealPower { least: number } => {
                small(report, id, "a number", number);
            }
            RitualEffect::Plague { thirds } => report.within(id, "thirds", thirds, 1..=3),
            RitualEffect::Sanctuary { defence, cards } => {
                small(report, id, "defence", defence);
                small(report, id, "cards", cards);
            }
            RitualEffect::DrainPower | RitualEffect::Furnace => {}
        },
        ResourceDef::Event(def) => match def.effect {
            EventEffect::Agreement { cards } => small(report, id, "cards", cards),
            EventEffect::Summon { souls } => small(report, id, "souls", souls),
            EventEffect::Currents => {}
        },
    }
}

fn numbers(catalog: &Catalog, report: &mut Report<'_>) {
    let numbers = &catalog.numbers;
    let rules = "the rules";
    for (what, number, least) in [
        ("rounds", numbers.rounds, 1),
        ("conflicts", numbers.conflicts, 1),
        ("favors", numbers.favors, 1),
        ("oaths", numbers.oaths, 1),
        ("votes", numbers.votes, 0),
        ("rituals", numbers.rituals, 0),
        ("safety", numbers.safety, 0),
        ("alliance", numbers.alliance, 0),
        ("prisoner", numbers.prisoner, 0),
        ("most_oaths", numbers.most_oaths, 1),
        ("counter_favors", numbers.counter_favors, 0),
        ("pile", numbers.pile, 0),
        ("oath_points", numbers.oath_points, 0),
        ("winning_oaths", numbers.winning_oaths, 1),
    ] {
        report.within(rules, what, number, least..=10);
    }
    for (own, all, what) in [
        (numbers.own_favors, numbers.favors, "favors"),
        (numbers.own_oaths, numbers.oaths, "oaths"),
        (numbers.own_votes, numbers.votes, "votes"),
    ] {
        if own > all {
            report.fault(format_args!("own_{what} is more than {what}"));
        }
    }
    report.within(rules, "fewest_tabled", numbers.fewest_tabled, 0..=MOST as usize);
    report.within(rules, "most_tabled", numbers.most_tabled, 1..=MOST as usize);
    report.within(rules, "alliance_players", numbers.alliance_players, 2..=Seat::MOST + 1);
    for players in 3..=catalog.most_players() {
        match catalog.draws(players) {
            None => report.fault(format_args!("draws has no row for {players} players")),
            Some(row) => {
                report.within(rules, "draw", row.draw, 1..=MOST as usize);
                report.within(rules, "discard", row.discard, 0..=row.draw);
            }
        }
    }
}
