//! Perks and the making of archfiends: the manual's prices, the builds that may enter a game and
//! those that every entry point refuses, and the secrecy of perks (manual 2.3, 3.4, 4.1, appendices
//! G and K).

mod builds;
mod secrecy;

use infernal_conclave::rules::archfiends::{Perks, bill, flaws};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::game::Archfiend;

/// Manual appendix G, in its order: the name and price of every perk.
pub const PRICES: [(&str, i32); 32] = [
    ("Master Archer", 9),
    ("Master of the Sword", 8),
    ("Sorcerer", 7),
    ("Inspirational Leader", 7),
    ("Fiendish Energy", 13),
    ("Slothful", -8),
    ("Monumental Vanity", 13),
    ("Infernal Cardinal", 8),
    ("Obscure", -8),
    ("Devoted Minions", 8),
    ("Collector of Curiosities", 7),
    ("Glory in Battle", 8),
    ("Arena Gambler", 8),
    ("Bully", 8),
    ("Infernal Warlord", 6),
    ("Ichor of Rejuvenation", 6),
    ("Voice of Command", 13),
    ("Debauched", -10),
    ("Unnatural Prescience", 8),
    ("Marked with Evil", 8),
    ("Saturated Ichor", 9),
    ("War Master", 9),
    ("Prince of Lies", 6),
    ("Seer", 6),
    ("Harbinger", 6),
    ("Paranoid", 5),
    ("Iron Tower of the Mind", 5),
    ("Toughness", 5),
    ("Playing For Keeps", 6),
    ("Master Administrator", 6),
    ("Power Behind the Throne", 15),
    ("King Maker", 20),
];

/// Perks that exclude each other (ruling R95).
pub const EXCLUDED: [(&str, &str); 3] =
    [("Fiendish Energy", "Slothful"), ("Infernal Cardinal", "Obscure"), ("Voice of Command", "Debauched")];

/// Returns the id of a perk by its name.
pub fn id(catalog: &Catalog, name: &str) -> String {
    let def = catalog.perks.iter().find(|def| def.name == name);
    def.unwrap_or_else(|| panic!("no perk is called {name}")).id.clone()
}

#[test]
fn perks_cost_what_the_manual_says() {
    let catalog = Catalog::standard();
    let mut known: Vec<(&str, i32)> = catalog.perks.iter().map(|def| (def.name.as_str(), def.cost.into())).collect();
    let mut manual = PRICES.to_vec();
    known.sort_unstable();
    manual.sort_unstable();
    assert_eq!(known, manual);
    assert!(catalog.perks.len() <= Perks::MOST);
    for kind in catalog.perk_kinds() {
        assert_eq!(catalog.perk_named(&catalog.perk(kind).id), Some(kind));
    }
}

#[test]
fn only_opposites_exclude_each_other() {
    let catalog = Catalog::standard();
    let name = |id: &String| catalog.perk_named(id).map_or("nothing", |kind| catalog.perk(kind).name.as_str());
    let pairs =
        catalog.perks.iter().flat_map(|def| def.excludes.iter().map(move |other| (def.name.as_str(), name(other))));
    let mut found: Vec<(&str, &str)> = pairs.collect();
    let mut ruled: Vec<(&str, &str)> = EXCLUDED.iter().flat_map(|&(one, other)| [(one, other), (other, one)]).collect();
    found.sort_unstable();
    ruled.sort_unstable();
    assert_eq!(found, ruled);
}

#[test]
fn ready_made_archfiends_are_fifteen_plans_that_spend_every_point() {
    let catalog = Catalog::standard();
    let mut forms: Vec<u8> = catalog.archfiends.iter().map(|def| def.form).collect();
    forms.sort_unstable();
    assert_eq!(forms, (0..15).collect::<Vec<u8>>(), "each form once");
    let mut plans = Vec::new();
    for def in &catalog.archfiends {
        let archfiend = Archfiend::from(def);
        assert_eq!(flaws(&catalog, &archfiend), [], "{}", def.name);
        assert_eq!(bill(&catalog, &archfiend).total(), 30, "{} leaves points unspent", def.name);
        assert!(!plans.contains(&(def.rank, def.attributes, def.perks.clone())), "{} is built like another", def.name);
        plans.push((def.rank, def.attributes, def.perks.clone()));
    }
    for needed in ["king_maker", "power_behind_the_throne", "arena_gambler", "master_administrator", "bully"] {
        assert!(plans.iter().any(|(_, _, perks)| perks.iter().any(|perk| perk == needed)), "nobody plays {needed}");
    }
    assert!(catalog.archfiends.iter().filter(|def| def.difficulty == 1).count() >= 3, "nobody is easy to play");
}
