//! The event cards: exactly those of appendix K of the manual, with the durations given there, each
//! with an existing icon.

use std::path::Path;

use infernal_conclave::rules::catalog::Catalog;

/// The cards in the order of the manual, with the turns that it gives for each.
const APPENDIX_K: [(&str, Option<(u8, u8)>); 64] = [
    ("A Paladin in Hell", None),
    ("Tournament of Champions", Some((2, 2))),
    ("Great Unholy Crusade", Some((3, 6))),
    ("A Great Fissure", None),
    ("The Harrowing of Hell", None),
    ("Angelic Host Incursion", None),
    ("The Beast is Loose", None),
    ("Blackest Insurrection, Targeted", None),
    ("Blackest Insurrection", None),
    ("Capricious Wrath, Targeted", None),
    ("Capricious Wrath", None),
    ("Infernal Monsoons", Some((3, 6))),
    ("Infernal Corruption", None),
    ("Ritual Corruption", Some((3, 6))),
    ("Rumors of Weakness", None),
    ("Rumors of Greatness", Some((5, 10))),
    ("False Modesty", Some((5, 10))),
    ("Catastrophic Intel Failure", Some((3, 6))),
    ("Unexpected Tribute", None),
    ("Infernal Promotion", None),
    ("In Dreadful Deeds Fearless", None),
    ("A Wealth of Tribute", Some((3, 6))),
    ("A Dearth of Tribute", Some((3, 6))),
    ("Death Takes A Holiday", Some((3, 6))),
    ("Infernal Tax", Some((3, 6))),
    ("Infernal Entitlement", Some((3, 6))),
    ("Infernal Aristocracy", Some((3, 6))),
    ("Increase Minimum Bids", Some((2, 8))),
    ("Decrease Minimum Bids", Some((2, 8))),
    ("Master of the Bazaar", Some((2, 8))),
    ("Close the Bazaar", Some((3, 6))),
    ("Traitors Everywhere", Some((3, 6))),
    ("Increase Ritual Costs", Some((2, 8))),
    ("Legion Tax", None),
    ("Level 3 Ritual Cap", Some((2, 8))),
    ("Targeted Level 3 Ritual Cap", Some((3, 6))),
    ("Ritual Ban", Some((3, 6))),
    ("Conclave Manipulation", None),
    ("Infernal Perfidy", None),
    ("Infernal Cabal", None),
    ("Test of Loyalty", None),
    ("Fill the Coffers", None),
    ("Evil Tax", None),
    ("Wrath of God", None),
    ("Torment", None),
    ("Evil Bides its Time", Some((3, 6))),
    ("Infernal Aether Flux", None),
    ("Evil Revanchism Random", None),
    ("Evil Revanchism Target", None),
    ("Expel the Heretic", None),
    ("Dangerous Bickering", Some((3, 6))),
    ("Unequaled in Wrath", Some((3, 6))),
    ("Favorite of the Conclave", Some((3, 6))),
    ("Evil Sleeps", Some((3, 6))),
    ("Power of Evil", Some((3, 6))),
    ("Evil Amplified", Some((3, 6))),
    ("General Amnesty", None),
    ("Amnesty Manipulation", None),
    ("Writ of Rescindment", None),
    ("Infernal Census", None),
    ("Back Room Dealing", None),
    ("Unfit for Office", None),
    ("Neutralize Schemers", None),
    ("Unveil King Makers", None),
];

#[test]
fn the_cards_are_those_of_the_manual_and_last_as_long() {
    let catalog = Catalog::standard();
    let mut cards: Vec<_> = catalog.events.iter().map(|def| (def.name.as_str(), def.turns)).collect();
    let mut manual = APPENDIX_K.to_vec();
    cards.sort_unstable();
    manual.sort_unstable();
    assert_eq!(cards, manual);
}

#[test]
fn every_card_has_its_icon_and_words() {
    let icons = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
    for def in &Catalog::standard().events {
        assert!(icons.join(&def.icon).with_extension("svg").is_file(), "{} has no icon {}", def.id, def.icon);
        assert!(!def.flavour.is_empty(), "{} has no flavour", def.id);
    }
}
