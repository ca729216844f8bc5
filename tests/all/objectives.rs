//! Objectives that no single turn can show: decks at the founding, the archfiends' sins, and a
//! discarded card.

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::forces::Landmark;
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::objectives::{Sin, possible, whole_deck};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;

fn charter(catalog: &Catalog, seed: u64, size: MapSize) -> Charter {
    let defs = catalog.archfiends.iter().take(4).enumerate();
    let seat = |(symbol, def)| SeatCharter {
        player: Player::Human,
        archfiend: Archfiend::from(def),
        symbol: symbol as u8,
        pawn: None,
    };
    let settings = Settings {
        size,
        map_type: MapType::ALL[seed as usize % MapType::ALL.len()],
        frequency: PlaceFrequency::ALL[seed as usize % PlaceFrequency::ALL.len()],
        length: GameLength::Normal,
        seed,
        iron_man: false,
    };
    Charter { settings, seats: defs.map(seat).collect() }
}

#[test]
fn every_house_has_a_shuffled_deck_of_all_that_can_be_met() {
    let catalog = Catalog::standard();
    let game = Game::found(&catalog, charter(&catalog, 3, MapSize::Small)).expect("a lawful set-up");
    let whole = whole_deck(&catalog, &game);
    assert!(whole.len() >= 30, "only {} objectives", whole.len());
    for seat in game.seats() {
        let mut deck = game.objectives().deck(seat).to_vec();
        assert_ne!(deck, whole, "not shuffled");
        deck.sort_unstable();
        assert_eq!(deck, whole);
        assert!(game.objectives().held(seat).is_empty() && game.objectives().drawn(seat).is_empty());
    }
    assert_ne!(game.objectives().deck(Seat(0)), game.objectives().deck(Seat(1)), "two decks in one order");
    for kind in catalog.objective_kinds().filter(|kind| !whole.contains(kind)) {
        assert!(!possible(&catalog, &game, &catalog.objective(kind).goal));
    }
}

#[test]
fn what_an_archfiend_lusts_for_is_on_the_map() {
    let catalog = Catalog::standard();
    for size in MapSize::ALL {
        for seed in 0..12 {
            let mut charter = charter(&catalog, seed, size);
            charter.seats[1].archfiend.objective = Sin::Lust;
            let game = Game::found(&catalog, charter).expect("a lawful set-up");
            let wanted = &catalog.constants.objectives.lust;
            let there = game.forces().places().iter().any(|place| match place.landmark {
                Landmark::Power(kind) => wanted.contains(&catalog.place(kind).id),
                Landmark::Stronghold(_) | Landmark::Pandemonium => false,
            });
            assert!(there, "{size:?}, seed {seed}");
        }
    }
}

#[test]
fn every_sin_has_its_archfiend() {
    let catalog = Catalog::standard();
    for sin in Sin::ALL {
        assert!(catalog.archfiends.iter().any(|def| def.objective == sin), "nobody is given to {sin:?}");
    }
}

#[test]
fn a_discarded_objective_is_gone_for_good() {
    let catalog = Catalog::standard();
    let game = Game::found(&catalog, charter(&catalog, 3, MapSize::Small)).expect("a lawful set-up");
    let mut objectives = game.objectives().clone();
    let any = objectives.deck(Seat(0))[0];
    assert!(!objectives.discard(Seat(0), any), "nobody can lose what he does not have");
    assert_eq!(objectives, *game.objectives());
}
