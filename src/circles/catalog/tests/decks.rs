//! The decks: their sizes (rule 2.1), and what the rules need of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::Catalog;
use crate::definitions::{Area, Minor, Output, Play, Stroke, Visitor};
use crate::ids::{Circle, Sphere};

#[test]
fn the_decks_have_the_sizes_of_the_source() {
    let catalog = Catalog::standard();
    assert_eq!(catalog.daemons.len(), 21);
    assert_eq!(catalog.sectio.len(), 45);
    assert_eq!(catalog.hell_cards().count(), 45);
    assert_eq!(catalog.arcana().count(), 109);
    assert_eq!(catalog.lieutenants.len(), 12);
}

#[test]
fn sectio_lie_where_the_map_has_them() {
    let catalog = Catalog::standard();
    for (at, def) in catalog.sectio.iter().enumerate() {
        assert_eq!(def.sectio().index(), at);
        assert_eq!(catalog.sectio_named(&def.id), Some(def.sectio()));
    }
}

#[test]
fn circles_yield_alike() {
    // No circle is worth much more than another. The first has fewer Souls, but cards.
    let catalog = Catalog::standard();
    for circle in Circle::all() {
        let souls: u8 = circle.sectio().map(|sectio| catalog.sectio(sectio).souls()).sum();
        assert!((19..=23).contains(&souls), "circle {circle} yields {souls}");
    }
}

#[test]
fn the_wise_men_alone_give_cards() {
    let catalog = Catalog::standard();
    let giving = catalog.sectio.iter().filter(|def| matches!(def.output, Output::Cards(_)));
    assert_eq!(giving.map(|def| def.id.as_str()).collect::<Vec<_>>(), ["wise-men"]);
}

#[test]
fn every_hell_card_has_another_sectio() {
    let catalog = Catalog::standard();
    let sectio: BTreeSet<_> = catalog.hell_cards().map(|card| catalog.hell_card(card).sectio).collect();
    assert_eq!(sectio.len(), 45);
    for circle in Circle::all() {
        assert_eq!(sectio.iter().filter(|sectio| sectio.circle() == circle).count(), 5);
    }
}

#[test]
fn each_sphere_has_permanent_events() {
    let catalog = Catalog::standard();
    for sphere in Sphere::ALL {
        let permanent = catalog.events.iter().filter(|def| def.permanent == Some(sphere)).count();
        assert_eq!(permanent, 6, "{sphere:?}");
    }
    let calls = |visitor: fn(&Visitor) -> bool| {
        let strokes = catalog.events.iter().flat_map(|def| &def.at_once);
        strokes.filter(|stroke| matches!(stroke, Stroke::Visitor(guest) if visitor(guest))).count()
    };
    assert_eq!(calls(|guest| *guest == Visitor::Uriel), 1);
    assert_eq!(calls(|guest| matches!(guest, Visitor::Lilith { .. })), 2);
}

#[test]
fn phenomena_strike_areas_of_every_size() {
    let catalog = Catalog::standard();
    let mut cards: BTreeMap<Area, usize> = BTreeMap::new();
    for card in catalog.hell_cards() {
        *cards.entry(catalog.phenomenon(catalog.hell_card(card).phenomenon).area).or_default() += 1;
    }
    assert_eq!(cards, BTreeMap::from([(Area::Quarter, 16), (Area::Circle, 15), (Area::Sectio, 14)]));
}

#[test]
fn arcana_have_a_minor_unless_they_are_played_right_away() {
    let catalog = Catalog::standard();
    let (mut passes, mut walks, mut recruits, mut doom) = (0, 0, 0, 0);
    for card in catalog.arcana() {
        let right_away = catalog.spell_of(card).play == Play::RightAway;
        match catalog.arcanum(card).minor {
            Some(Minor::Pass { .. }) => passes += 1,
            Some(Minor::Walk { .. }) => walks += 1,
            Some(Minor::Recruit { .. }) => recruits += 1,
            None => doom += 1,
        }
        assert_eq!(right_away, catalog.arcanum(card).minor.is_none());
    }
    assert_eq!((passes, walks, recruits, doom), (55, 30, 16, 8));
}

#[test]
fn there_are_as_many_sixes_as_win() {
    let catalog = Catalog::standard();
    let sixes = catalog.arcana().filter(|card| catalog.arcanum(*card).six).count();
    assert_eq!(sixes, usize::from(catalog.numbers.sixes));
    assert_eq!(sixes, 3);
}

#[test]
fn cards_know_their_spells() {
    let catalog = Catalog::standard();
    for kind in catalog.spell_kinds() {
        let cards: Vec<_> = catalog.arcana().filter(|card| catalog.spell_kind(*card) == kind).collect();
        let def = catalog.spell(kind);
        assert_eq!(cards.len(), def.cards.len());
        assert_eq!(cards.iter().map(|card| catalog.arcanum(*card)).collect::<Vec<_>>(), def.cards);
        assert_eq!(catalog.spell_named(&def.id), Some(kind));
    }
}

#[test]
fn skills_of_daemons_differ() {
    let catalog = Catalog::standard();
    for (at, def) in catalog.daemons.iter().enumerate() {
        let others = catalog.daemons.iter().skip(at + 1);
        assert!(others.clone().all(|other| other.skill != def.skill), "{}", def.id);
    }
    let lowest = catalog.daemons.iter().map(|def| def.rank).max();
    let highest = catalog.daemons.iter().map(|def| def.rank).min();
    assert_eq!((highest, lowest), (Some(2), Some(443_556_000)));
}
