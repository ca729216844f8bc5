//! Figures that a house reads about itself (manual appendix A): they match the payments and rolls
//! of the rules.

use infernal_conclave::rules::archfiends::{Discipline, Part, Tally, discipline_level, roll_modifier};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{ConclaveFact, PrestigeCause, per_turn};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{FEWEST_SEATS, PlaceId, RitualKind, Seat};
use infernal_conclave::rules::orders::{Draft, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rituals::{discipline_of, performer};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};

const ME: Seat = Seat(0);

/// Returns this position, filled up to the smallest number of houses that can play.
fn set_up(position: &str) -> Game {
    let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}: {position}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    tableau.set_up(&Catalog::standard()).unwrap_or_else(|fault| panic!("{fault}: {position}"))
}

/// Returns the prestige that places and relics pay the first house at the end of a turn without
/// orders.
fn paid(game: &Game) -> i32 {
    let book = Rulebook::standard();
    let drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    let resolution = resolve(&book, game, &Sealed::seal(&book, game, &drafts));
    let paid = resolution.log.iter().map(|entry| match entry.fact {
        Fact::Conclave(ConclaveFact::PrestigeChanged {
            seat: ME,
            amount,
            cause: PrestigeCause::Places | PrestigeCause::Relics,
        }) => amount,
        _ => 0,
    });
    paid.sum()
}

const PLACES: &str = "places: [
    (at: (2, 2), owner: Some(0), level: 2, strength: (1, 1, 1), hp: 9, prestige: 3),
    (at: (2, 4), owner: Some(0), level: 2, strength: (1, 1, 1), hp: 9, prestige: 1)],";

/// Describes a relic of the first house in this place.
fn relic(what: &str, place: PlaceId) -> String {
    format!("treasures: [(what: \"{what}\", owner: 0, post: Unit(Place({})))],", place.0)
}

#[test]
fn prestige_per_turn_is_what_the_end_of_the_turn_pays() {
    let stronghold = set_up("()").forces().stronghold(ME).expect("every house has one").id;
    let first = set_up(&format!("({PLACES})"));
    let first = first.forces().places_of(ME).find(|place| place.prestige == 3).expect("it is described").id;
    let vain = "houses: [(prestige: 9, perks: [\"monumental_vanity\"])],";
    let cup = |place| relic("cup_of_frozen_tears", place);
    let portrait = |prestige: i32| format!("houses: [(prestige: {prestige})], {}", relic("odd_portrait", stronghold));
    let asleep = "events: (running: [(event: \"evil_sleeps\", by: 1, until: 9)]),";
    let catalog = Catalog::standard();
    for (what, position, wanted) in [
        ("nothing", String::new(), 0),
        ("two places", PLACES.to_owned(), 4),
        ("two places and vanity", format!("{PLACES} {vain}"), 6),
        ("a relic in a place", format!("{PLACES} {}", cup(first)), 5),
        ("a relic in a place while evil sleeps", format!("{PLACES} {} {asleep}", cup(first)), 0),
        ("a relic in the stronghold while evil sleeps", format!("{PLACES} {} {asleep}", cup(stronghold)), 1),
        ("a portrait", portrait(5), -1),
        ("a portrait and no prestige", portrait(0), 0),
        ("a portrait paid by places", format!("{PLACES} {}", portrait(0)), 3),
        ("an excommunicated house", format!("{PLACES} {vain} excommunicated: [0],"), 0),
    ] {
        let game = set_up(&format!("({position})"));
        let tally = per_turn(&catalog, &game, ME);
        assert_eq!((tally.total(), paid(&game)), (wanted, wanted), "{what}: {tally:?}");
    }
    let barred = set_up(&format!("({PLACES} excommunicated: [0])"));
    assert_eq!(per_turn(&catalog, &barred, ME), Tally::default(), "it names nothing that is not paid");
    let limit = per_turn(&catalog, &set_up(&format!("({})", portrait(0))), ME);
    assert_eq!(limit.0.last(), Some(&(Part::Limit, 1)), "{limit:?}");
}

#[test]
fn the_roll_modifier_is_what_a_ritual_adds_to_its_dice() {
    let catalog = Catalog::standard();
    let game = set_up(
        "(houses: [(attributes: (martial: 1, cunning: 2, intellect: 3, wickedness: 0, charisma: 2),
            perks: [\"prince_of_lies\"])])",
    );
    // The archfiend in the manual's picture: Cunning 2 and Prince of Lies make 6.
    let shown = Discipline::ALL.map(|discipline| roll_modifier(&catalog, &game, ME, discipline).total());
    assert_eq!(shown, [1, 6, 3, 0, 2]);
    assert_eq!(discipline_level(&catalog, &game, ME, Discipline::Deceit).total(), 2, "the level stays what it is");
    for index in 0..catalog.rituals.len() {
        let ritual = RitualKind(index as u8);
        if let Some(discipline) = discipline_of(&catalog, ritual) {
            let modifier = roll_modifier(&catalog, &game, ME, discipline);
            assert_eq!(performer(&catalog, &game, ME, ritual), modifier, "{ritual:?}");
        }
    }
}
