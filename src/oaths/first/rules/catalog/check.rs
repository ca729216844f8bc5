//! The bounds of all numbers on cards and in the rules: no rule meets an entry that it cannot play.

use std::collections::BTreeSet;

use table_data::{Fault, Report};

use super::{ArtifactPower, Catalog, FEWEST, FortressPower, Powers, ResourceDef, RitualEffect, SpecialEffect};
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
    for def in &catalog.resources {
        resource(def, &mut faults);
    }
    // Every round of a combat must not take more cards than there are.
    let report = &mut Report::new("combat.ron", &mut faults);
    report.within("the game", "the number of combat cards", catalog.combat.len(), 1..=usize::from(u8::MAX));
    for (at, card) in (1..).zip(&catalog.combat) {
        for (hits, lost) in card.rows.iter().flatten() {
            small(report, &format!("card {at}"), "a number of hits", (*hits).max(*lost));
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
    if catalog.resources.len() > usize::from(u8::MAX) {
        report.fault("there are more than 255 kinds of resource cards");
    }
}

fn devils(catalog: &Catalog, report: &mut Report<'_>) {
    report.within("the game", "the number of devils", catalog.devils.len(), FEWEST..=2 * Seat::MOST);
    for devil in &catalog.devils {
        let id = devil.id.as_str();
        let Powers {
            size,
            spares,
            substitutes: _,
            flies,
            torture,
            rituals,
            consolation,
            draws,
            revenge,
            bargains: _,
            souls,
        } = &devil.powers;
        for (what, number) in [("size", size), ("flies", flies), ("souls", souls)] {
            small(report, id, what, *number);
        }
        for (what, number) in [
            ("spares", spares),
            ("torture", torture),
            ("rituals", rituals),
            ("consolation", consolation),
            ("draws", draws),
            ("revenge", revenge),
        ] {
            small(report, id, what, *number);
        }
    }
}

fn resource(def: &ResourceDef, faults: &mut Vec<Fault>) {
    let file = match def {
        ResourceDef::Horde(_) => "hordes.ron",
        ResourceDef::Fortress(_) => "fortresses.ron",
        ResourceDef::Artifact(_) => "artifacts.ron",
        ResourceDef::Ritual(_) => "rituals.ron",
        ResourceDef::Special(_) => "specials.ron",
    };
    let report = &mut Report::new(file, faults);
    let id = def.id();
    report.within(id, "count", def.count(), 1..=MOST_COPIES);
    match def {
        ResourceDef::Horde(def) => small(report, id, "size", def.size),
        ResourceDef::Fortress(def) => {
            small(report, id, "defence", def.defence);
            match def.power {
                FortressPower::Maze { hits: number } | FortressPower::Tower { cards: number } => {
                    small(report, id, "a number", number);
                }
                FortressPower::Quiet | FortressPower::Walls => {}
            }
        }
        ResourceDef::Artifact(def) => match def.power {
            ArtifactPower::Heart { defence } => small(report, id, "defence", defence),
            ArtifactPower::Throne { objections } => small(report, id, "objections", objections),
            ArtifactPower::Salvage => {}
        },
        ResourceDef::Ritual(def) => match def.effect {
            RitualEffect::Summon { souls } => small(report, id, "souls", souls),
            RitualEffect::Plague { thirds } => report.within(id, "thirds", thirds, 1..=3),
            RitualEffect::Conjure { cards } => small(report, id, "cards", cards),
        },
        ResourceDef::Special(def) => match def.effect {
            SpecialEffect::Drunken { cards } => small(report, id, "cards", cards),
            SpecialEffect::Forced | SpecialEffect::Escape | SpecialEffect::Recall | SpecialEffect::Vortex => {}
        },
    }
}

fn numbers(catalog: &Catalog, report: &mut Report<'_>) {
    let numbers = &catalog.numbers;
    if numbers.forgotten > numbers.oaths {
        report.fault("forgotten is more than oaths");
    }
    if catalog.most_players() * numbers.hand >= catalog.cards() {
        report.fault("there are too few cards to deal hands");
    }
    let rules = "the rules";
    for (what, number, least) in [
        ("oaths", numbers.oaths, 1),
        ("oath_price", numbers.oath_price, 1),
        ("candidate", numbers.candidate, 1),
        ("crown", numbers.crown, 1),
        ("oath_points", numbers.oath_points, 0),
        ("last_turn", numbers.last_turn, 1),
        ("combat_rounds", numbers.combat_rounds, 1),
        ("loot", numbers.loot, 0),
        ("undying", numbers.undying, 1),
        ("ruin", numbers.ruin, 0),
        ("hunger", numbers.hunger, 0),
        ("limited_rounds", numbers.limited_rounds, 1),
    ] {
        report.within(rules, what, u64::from(number), least..=MOST);
    }
    report.within(rules, "hand", numbers.hand, 0..=MOST as usize);
    report.within(rules, "full", numbers.full, 0..=2 * MOST as usize);
    report.within(rules, "size_per_card", numbers.size_per_card, 1..=100);
    report.within(rules, "mastery", numbers.mastery, 0..=100);
    for souls in numbers.harvest {
        small(report, rules, "harvest", souls);
    }
    let rising = numbers.draws.windows(2).all(|rows| rows[0].size < rows[1].size);
    if numbers.draws.is_empty() || !rising {
        report.fault("draws has no rows, or they do not rise");
    }
    for row in &numbers.draws {
        report.within(rules, "a number of draws", row.cards, 0..=MOST as usize);
    }
    for players in FEWEST..=catalog.most_players() {
        match catalog.gathering(players) {
            None => report.fault(format_args!("gatherings has no row for {players} players")),
            Some(row) => {
                small(report, rules, "quorum", row.quorum);
                report.within(rules, "objections", row.objections, 1..=MOST as u8);
            }
        }
    }
}
