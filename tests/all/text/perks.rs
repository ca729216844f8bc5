//! Perks in words: every one describes its effect with its own numbers.

use std::collections::BTreeSet;

use infernal_conclave::rules::archfiends::Part;
use infernal_conclave::rules::catalog::{Catalog, Gift};
use infernal_conclave::rules::conclave::{ConclaveFact, VictoryPath};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::ids::Seat;

use super::{sentence, sound, sound_line, told};

/// Returns the gift of a perk with every number in it higher by one or more.
const fn more(gift: Gift) -> Gift {
    match gift {
        Gift::Haste(n) => Gift::Haste(n + 2),
        Gift::Sloth(n) => Gift::Sloth(n + 2),
        Gift::Vanity(n) => Gift::Vanity(n + 2),
        Gift::Obscurity(n) => Gift::Obscurity(n + 2),
        Gift::Offerings(n) => Gift::Offerings(n + 2),
        Gift::Glory(n) => Gift::Glory(n + 2),
        Gift::Arena(n) => Gift::Arena(n + 2),
        Gift::Bully(n) => Gift::Bully(n + 2),
        Gift::Debauchery(n) => Gift::Debauchery(n + 2),
        Gift::Mark(n) => Gift::Mark(n + 2),
        Gift::Sorcery(n) => Gift::Sorcery(n + 2),
        Gift::WarCraft(n) => Gift::WarCraft(n + 2),
        Gift::Grudge(n) => Gift::Grudge(n + 2),
        Gift::Administration(n) => Gift::Administration(n + 2),
        Gift::Boon(_) | Gift::Prowess(..) | Gift::Devotion(_) | Gift::BehindThrone | Gift::KingMaker => gift,
    }
}

#[test]
fn every_perk_says_what_it_does() {
    let catalog = Catalog::standard();
    told(|teller| {
        let mut texts = BTreeSet::new();
        for kind in catalog.perk_kinds() {
            let def = catalog.perk(kind);
            sound(teller.perk_name(kind));
            sound(&teller.part(&Part::Perk(kind)));
            let text = teller.perk_text(kind);
            text.split_inclusive(". ").for_each(|said| sentence(said.trim()));
            assert!(texts.insert(text.clone()), "{} says what another perk says: {text}", def.name);
            let flavour = def.flavour.split_whitespace().count();
            assert!((6..=45).contains(&flavour), "{} has {flavour} words of flavour", def.name);
            sentence(&def.flavour);
            let other = more(def.gift);
            if other != def.gift {
                let told = teller.gift(other);
                sentence(told.rsplit(". ").next().unwrap_or_default());
                assert_ne!(told, text, "{} does not say how much", def.name);
            }
        }
        assert_eq!(texts.len(), 32);
    });
}

#[test]
fn a_stolen_election_tells_who_was_elected_and_who_sits_down() {
    told(|teller| {
        for path in [VictoryPath::Kingmaker, VictoryPath::PowerBehindThrone] {
            let fact = Fact::Conclave(ConclaveFact::Ended { path, winner: Some(Seat(2)), elected: Some(Seat(1)) });
            let line = teller.fact(&fact).expect("the end is told");
            sound_line(&line);
            for seat in [1, 2].map(Seat) {
                assert!(line.headline.contains(&teller.seat_name(seat)), "{}", line.headline);
            }
        }
    });
}
