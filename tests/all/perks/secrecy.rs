//! Secrecy of perks and pawns: rivals learn their effect on legions, and nothing else (manual 3.4,
//! appendix G; ruling R96).

use infernal_conclave::chronicle::Teller;
use infernal_conclave::minds;
use infernal_conclave::rules::archfiends::{Perks, aura_of};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::facts::log_seen_by;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{PerkKind, Seat};
use infernal_conclave::rules::orders::{Draft, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::view::SeatView;
use proptest::prelude::*;
use table_text::Text;

use super::builds::{charter, lawful_builds};

/// Checks that a view shows no perks, attributes or pawns of others, and that an imagined game
/// gives the same view.
fn sealed_houses(catalog: &Catalog, game: &Game, seat: Seat) {
    let view = SeatView::of(game, seat);
    let table = view.table();
    for other in game.seats() {
        let (whole, seen) = (game.houses().of(other), table.houses().of(other));
        let (built, shown) = (&game.charter().seats[other.index()], &table.charter().seats[other.index()]);
        assert_eq!(seen.aura, whole.aura, "everybody sees what legions are like");
        assert_eq!(whole.aura, aura_of(catalog, whole.perks, &whole.attributes));
        if other == seat {
            assert_eq!((seen, shown), (whole, built));
        } else {
            assert_eq!((seen.perks, seen.pawn, seen.attributes), (Perks::default(), None, Default::default()));
            assert!(shown.archfiend.perks.is_empty() && shown.pawn.is_none());
            // Names and portraits are not secret.
            assert_eq!(
                (&shown.archfiend.name, shown.archfiend.form, shown.archfiend.rank),
                (&built.archfiend.name, built.archfiend.form, built.archfiend.rank)
            );
        }
    }
    for seed in [3, 4] {
        let imagined = view.imagine(catalog, &Expectations::default(), seed);
        assert_eq!(SeatView::of(&imagined, seat), view, "seat {seat} sees through a world imagined with seed {seed}");
        for other in imagined.seats() {
            let house = imagined.houses().of(other);
            assert_eq!(
                house.aura,
                aura_of(catalog, house.perks, &house.attributes),
                "seat {other} as {seat} imagines it"
            );
            assert!(house.pawn != Some(other), "seat {seat} imagines that {other} is its own pawn");
            let perks: Vec<PerkKind> = house.perks.iter().collect();
            let apart =
                |one: &PerkKind| perks.iter().any(|two| catalog.perk(*one).excludes.contains(&catalog.perk(*two).id));
            assert!(!perks.iter().any(apart), "seat {seat} imagines what cannot be: {perks:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_build_can_be_seen_through(archfiends in lawful_builds(), seed in 0..1_000_u64) {
        let book = Rulebook::standard();
        let game = Game::found(book.catalog(), charter(&archfiends, &[], &["random"], seed));
        let mut game = game.unwrap_or_else(|fault| panic!("{archfiends:?}: {fault}"));
        let (text, mind) = (Text::english(), minds::by_name("random").expect("a mind"));
        for _ in 0..4 {
            game.seats().for_each(|seat| sealed_houses(book.catalog(), &game, seat));
            let drafts = game.seats().map(|seat| mind.draft(&book, &SeatView::of(&game, seat), seed ^ u64::from(seat.0)));
            let drafts: Vec<Draft> = drafts.collect();
            let resolution = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts));
            game = resolution.game;
            for seat in game.seats() {
                let view = SeatView::of(&game, seat);
                let teller = Teller::new(&text, book.catalog(), view.table());
                for entry in log_seen_by(&resolution.log, seat) {
                    prop_assert!(!format!("{:?}", entry.fact).contains("PerkKind"), "seat {} reads {:?}", seat, entry.fact);
                    let Some(line) = teller.fact(&entry.fact) else { continue };
                    let said = std::iter::once(&line.headline).chain(&line.detail);
                    for words in said {
                        // An event may have the same name as a perk that it unveils.
                        let words = book.catalog().events.iter().fold(words.clone(), |words, def| words.replace(&def.name, ""));
                        let named = book.catalog().perks.iter().find(|def| words.contains(&def.name));
                        prop_assert!(named.is_none(), "seat {} is told: {}", seat, words);
                    }
                }
            }
        }
    }
}

/// Returns a position of four houses with legions and land. The second house has these perks and
/// this pawn.
fn position(perks: &[&str], pawn: Option<u8>) -> Game {
    let position = format!(
        "(houses: [(land: [(3, 4)]), (perks: {perks:?}, pawn: {}, land: [(6, 4)], vault: [(souls: 3, ichor: 2, hellfire: 0, darkness: 0)],
            attributes: (martial: 2, cunning: 1, intellect: 2, wickedness: 1, charisma: 2)), (), ()],
        places: [(at: (8, 8), owner: Some(1), level: 1, strength: (1, 1, 1), hp: 9, prestige: 0)],
        legions: [(owner: 1, at: (6, 4), level: 2, strength: (2, 2, 2), hp: 9), (owner: 0, at: (3, 4), level: 2, strength: (2, 2, 2), hp: 9)])",
        pawn.map_or("None".to_owned(), |pawn| format!("Some({pawn})")),
    );
    let tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}: {position}"));
    tableau.set_up(Catalog::standard().as_ref()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_perk_that_shows_on_no_legion_changes_nothing_that_others_see() {
    let catalog = Catalog::standard();
    let plain = position(&[], None);
    let mut quiet = 0;
    for kind in catalog.perk_kinds() {
        let def = catalog.perk(kind);
        let game = position(&[&def.id], None);
        assert_ne!(game, plain, "{} is not there", def.name);
        if game.houses().of(Seat(1)).aura != plain.houses().of(Seat(1)).aura {
            continue;
        }
        quiet += 1;
        for seat in [0, 2, 3].map(Seat) {
            assert_eq!(SeatView::of(&game, seat), SeatView::of(&plain, seat), "{} shows", def.name);
        }
        assert_ne!(SeatView::of(&game, Seat(1)), SeatView::of(&plain, Seat(1)), "its house knows {}", def.name);
    }
    assert_eq!(quiet, 26, "prowess, devotion, energy and sloth show, and nothing else");
}

#[test]
fn nobody_knows_whose_pawn_it_is() {
    let (first, other) = (position(&["king_maker"], Some(0)), position(&["king_maker"], Some(2)));
    let plain = position(&[], None);
    for seat in [0, 2, 3].map(Seat) {
        assert_eq!(SeatView::of(&first, seat), SeatView::of(&other, seat));
        assert_eq!(SeatView::of(&first, seat), SeatView::of(&plain, seat));
    }
    assert_ne!(SeatView::of(&first, Seat(1)), SeatView::of(&other, Seat(1)), "the king maker knows");
    // The drafts of minds and the log of a turn do not reveal it either.
    let book = Rulebook::standard();
    for name in minds::NAMES {
        let mind = minds::by_name(name).expect("a mind");
        let draft = |game: &Game| mind.draft(&book, &SeatView::of(game, Seat(0)), 5);
        assert_eq!(draft(&first), draft(&other), "{name} knows that it is a pawn");
    }
    let told = |game: &Game| {
        let drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
        log_seen_by(&resolve(&book, game, &Sealed::seal(&book, game, &drafts)).log, Seat(0))
    };
    assert_eq!(told(&first), told(&other));
    assert_eq!(told(&first), told(&plain));
}
