//! The set-up of a new game: every form founds a game.

use infernal_conclave::minds;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::window::shell::screens::{Choice, NewGameState, new_game};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::Wishes;
use table_text::Text;

use super::{SIZES, Studio};

#[test]
fn every_form_founds_a_game() {
    let catalog = Catalog::standard();
    for (luck, size) in (0..).zip(MapSize::ALL) {
        for map_type in MapType::ALL {
            for frequency in PlaceFrequency::ALL {
                for houses in FEWEST_SEATS..=Seat::MOST {
                    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), luck);
                    form.set_realm(size, map_type, frequency, GameLength::Short);
                    form.set_table(houses);
                    for seat in 0..houses {
                        form.choose(seat, if seat % 2 == 0 { Choice::Chance } else { Choice::Listed(seat) });
                        form.mark(seat, None);
                    }
                    form.mark(0, Some(7));
                    form.mark(1, Some(7));
                    let charter = form.charter(&catalog);
                    assert_eq!(charter.seats.len(), houses);
                    assert_eq!(charter, form.charter(&catalog), "the same form, the same set-up");
                    let mut names: Vec<&str> = charter.seats.iter().map(|seat| seat.archfiend.name.as_str()).collect();
                    names.sort_unstable();
                    names.dedup();
                    assert_eq!(names.len(), houses, "no archfiend sits twice");
                    let founded = Game::found(&catalog, charter);
                    assert!(founded.is_ok(), "{size:?} {map_type:?} {frequency:?} {houses}: {:?}", founded.err());
                }
            }
        }
    }
}

#[test]
fn the_last_set_up_comes_back_with_another_seed() {
    let catalog = Catalog::standard();
    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), 11);
    form.set_table(5);
    form.set_realm(MapSize::Large, MapType::Malebolge, PlaceFrequency::Teeming, GameLength::Epic);
    let mut last = form.charter(&catalog);
    last.seats[1].archfiend.name = "Somebody's Own".to_owned();
    last.seats[2].player = Player::Mind("a mind of tomorrow".to_owned());
    let preferences = Preferences { last_charter: Some(last.clone()), ..Preferences::default() };
    let again = NewGameState::with_luck(&catalog, &preferences, 12).charter(&catalog);
    assert_ne!(again.settings.seed, last.settings.seed);
    assert_eq!(again.settings.map_type, last.settings.map_type);
    assert_eq!(again.seats[1], last.seats[1]);
    assert_eq!(
        again.seats[2].player,
        Player::Mind(infernal_conclave::minds::USUAL.to_owned()),
        "unknown minds are replaced"
    );

    // A settings file that was edited by hand cannot break the form.
    let mut broken = last;
    let first = broken.seats[0].archfiend.clone();
    for seat in &mut broken.seats {
        (seat.symbol, seat.archfiend) = (4, first.clone());
    }
    broken.seats.truncate(1);
    let preferences = Preferences { last_charter: Some(broken), ..Preferences::default() };
    let mended = NewGameState::with_luck(&catalog, &preferences, 13).charter(&catalog);
    assert!(Game::found(&catalog, mended).is_ok());
}

#[test]
fn doubles_are_not_possible() {
    let catalog = Catalog::standard();
    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), 1);
    let (first, second) = (form.seats()[0].clone(), form.seats()[1].clone());
    form.choose(0, second.choice.clone());
    assert_eq!(form.seats()[1].choice, first.choice, "who is asked away from a seat changes places");
    form.mark(0, second.symbol);
    assert_eq!(form.seats()[0].symbol, first.symbol, "a symbol that is borne cannot be taken");
    form.set_seed("not a number");
    assert_eq!(form.seed(), None);
    form.set_seed(" 42 ");
    assert_eq!(form.charter(&catalog).settings.seed, 42);
}

/// Row 36 of what players expect: the promise stands in the set-up, and it is true.
#[test]
fn nobody_has_a_bonus_or_a_handicap() {
    let catalog = Catalog::standard();
    let charter = NewGameState::with_luck(&catalog, &Preferences::default(), 5).charter(&catalog);
    let founded = |player: Player| {
        let mut charter = charter.clone();
        charter.seats.iter_mut().skip(1).for_each(|seat| seat.player = player.clone());
        Game::found(&catalog, charter).expect("a lawful set-up")
    };
    let people = founded(Player::Human);
    for mind in minds::NAMES {
        let minds = founded(Player::Mind(mind.to_owned()));
        assert!(minds.houses() == people.houses(), "{mind}: ranks, attributes, perks");
        assert!(minds.treasury() == people.treasury(), "{mind}: tribute");
        assert!(minds.forces() == people.forces(), "{mind}: legions and places");
        assert!(minds.realm() == people.realm() && minds.bazaar() == people.bazaar(), "{mind}: land and wares");
        assert!(minds.conclave() == people.conclave() && minds.events() == people.events(), "{mind}: prestige, cards");
        assert!(minds.attachments() == people.attachments() && minds.diplomacy() == people.diplomacy(), "{mind}");
    }
    let mut studio = Studio::new(SIZES[3]);
    let mut form = NewGameState::with_luck(&catalog, &studio.preferences, 3);
    let words = studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut Wishes::new()));
    let promise = Text::english().say("newgame-mind-tip");
    assert!(promise.contains("No mind has a bonus or a handicap") && words.contains(&promise), "{words:?}");
}
