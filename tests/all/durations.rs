//! Effects of several turns end on time, no matter in which turn the game is saved and loaded
//! (manual 4.11, 4.13).

use infernal_conclave::rules::catalog::{Catalog, EventEffect, EventTarget};
use infernal_conclave::rules::conclave::{token_chance, tokens_needed, turns_likely};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use rand::{RngExt, SeedableRng};

/// The last turn in which the tested effects work. The games begin in turn 5.
const LAST: u32 = 8;

fn set_up(catalog: &Catalog, position: &str) -> Game {
    let tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault} in {position}"));
    tableau.set_up(catalog).unwrap_or_else(|fault| panic!("{fault} in {position}"))
}

/// Returns the game at the beginning of the next turn if nobody gives orders.
fn idle(book: &Rulebook, game: &Game) -> Game {
    let drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    resolve(book, game, &Sealed::seal(book, game, &drafts)).game
}

/// Returns the same game, saved and loaded.
fn read_again(game: &Game) -> Game {
    let bytes = postcard::to_stdvec(game).unwrap_or_else(|fault| panic!("{fault}"));
    postcard::from_bytes(&bytes).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Plays on until everything should be over: once without a break, and once for each turn with the
/// game saved and loaded in that turn.
fn ends_after(book: &Rulebook, position: &str, works: impl Fn(&Game) -> bool) {
    let begun = set_up(book.catalog(), position);
    for saved in [None, Some(5), Some(6), Some(7), Some(8), Some(9)] {
        let mut game = begun.clone();
        while game.turn() <= LAST + 1 {
            if saved == Some(game.turn()) {
                let read = read_again(&game);
                assert_eq!(read, game, "{position}");
                game = read;
            }
            let turn = game.turn();
            assert_eq!(works(&game), turn <= LAST, "saved in {saved:?}, turn {turn} of {position}");
            game = idle(book, &game);
        }
    }
}

#[test]
fn every_event_that_lasts_ends_with_its_last_turn() {
    let book = Rulebook::standard();
    let mut lasting = 0;
    for def in &book.catalog().events {
        let EventEffect::Edict(_) = def.effect else { continue };
        lasting += 1;
        let target = match def.target {
            EventTarget::Rival | EventTarget::House => "Some(1)",
            EventTarget::Nobody
            | EventTarget::RivalPlace
            | EventTarget::OwnLegion
            | EventTarget::OwnPraetor
            | EventTarget::BanishedPraetor => "None",
        };
        let position = format!(
            "(turn: Some(5), houses: [(), (), (), ()],
              events: (running: [(event: \"{}\", by: 0, target: {target}, until: {LAST})]))",
            def.id
        );
        ends_after(&book, &position, |game| !game.events().running().is_empty());
    }
    assert!(lasting > 20, "only {lasting} events last");
}

#[test]
fn every_spell_ends_with_its_last_turn() {
    let book = Rulebook::standard();
    for spell in ["Weakened(Melee, 2)", "Confused", "Exhausted"] {
        let position = format!(
            "(turn: Some(5), houses: [(), (), (), ()],
              legions: [(owner: 1, at: (4, 4), level: 3, strength: (3, 3, 3), hp: 9)],
              rituals: (spells: [(0, {spell}, {LAST})]))"
        );
        ends_after(&book, &position, |game| !game.rituals().spells().is_empty());
    }
}

/// A ritual without payment ends with the turn in which the payment was due, also in a loaded game.
#[test]
fn unpaid_rituals_end_at_once() {
    let book = Rulebook::standard();
    for def in book.catalog().rituals.iter().filter(|def| def.effect.lasts()) {
        let target = if def.effect.hostile() { "House(1)" } else { "Oneself" };
        let target = if def.id == "lies_and_rumors" { "Copies(of: 0, at: [])" } else { target };
        let position = format!(
            "(turn: Some(5), houses: [(), (), (), ()],
              legions: [(owner: 0, at: (4, 4), level: 3, strength: (3, 3, 3), hp: 9)],
              rituals: (standing: [(caster: 0, ritual: \"{}\", target: {target})]))",
            def.id
        );
        let game = read_again(&set_up(book.catalog(), &position));
        assert_eq!(game.rituals().standing().len(), 1, "{position}");
        assert!(game.rituals().standing().iter().all(|standing| standing.caster == Seat(0)));
        assert!(idle(&book, &game).rituals().standing().is_empty(), "{position}");
    }
}

#[test]
fn eight_games_in_ten_end_in_the_turns_that_are_told() {
    let catalog = Catalog::standard();
    let game = set_up(&catalog, "(houses: [(), (), (), ()])");
    let chance = |drawn: u32| token_chance(&catalog, &game) + catalog.constants.conclave.token_step * drawn;
    let mut dice = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let mut ends: Vec<u32> = (0..20_000)
        .map(|_| {
            let (mut drawn, mut turn) = (0, 0);
            while drawn < u32::from(tokens_needed(&catalog, &game)) {
                turn += 1;
                drawn += u32::from(dice.random_range(0..100) < chance(drawn));
            }
            turn
        })
        .collect();
    ends.sort_unstable();
    let (soon, late) = turns_likely(&catalog, &game);
    assert!(ends[1_990].abs_diff(soon) <= 1 && ends[17_990].abs_diff(late) <= 1, "{soon} to {late}");
}
