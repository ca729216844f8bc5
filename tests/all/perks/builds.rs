//! Arbitrary archfiends: lawful ones can play games to the end; all others are refused at every
//! entry point, with the reason.

use infernal_conclave::minds;
use infernal_conclave::rules::archfiends::{Attributes, FORMS, Flaw, NAME_LETTERS, Rank, TITLE_LETTERS, bill, flaws};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Archfiend, Charter, CharterFault, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::objectives::Sin;
use infernal_conclave::rules::orders::Sealed;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use super::{EXCLUDED, PRICES, id};
use crate::archive::{played, with_archfiend};

/// Cost of an attribute by level (manual appendix K).
const ATTRIBUTE: [i32; 5] = [0, 2, 6, 14, 30];

/// Cost of a rank (manual appendix K).
const fn rank_cost(rank: Rank) -> i32 {
    match rank {
        Rank::Lord => 0,
        Rank::Baron => 3,
        Rank::Marquis => 6,
        Rank::Duke => 9,
        Rank::Prince => 12,
    }
}

fn attributes(levels: [u8; 5]) -> Attributes {
    let [martial, cunning, intellect, wickedness, charisma] = levels;
    Attributes { martial, cunning, intellect, wickedness, charisma }
}

fn built(rank: Rank, levels: [u8; 5], perks: &[&str], form: u8, name: &str) -> Archfiend {
    let catalog = Catalog::standard();
    Archfiend {
        name: name.to_owned(),
        title: "Nobody in Particular".to_owned(),
        form,
        rank,
        attributes: attributes(levels),
        perks: perks.iter().map(|name| id(&catalog, name)).collect(),
        objective: Sin::default(),
        guard: "Somebody's Guard".to_owned(),
        stronghold: "Somebody's Keep".to_owned(),
    }
}

/// Returns the cost of a build by the manual's tables. `None` if the build is impossible.
fn reckoned(rank: Rank, levels: [u8; 5], perks: &[&str]) -> Option<i32> {
    let mut cost = rank_cost(rank);
    for level in levels {
        cost += ATTRIBUTE.get(usize::from(level))?;
    }
    for (at, name) in perks.iter().enumerate() {
        cost += PRICES.iter().find(|(known, _)| known == name)?.1;
        let apart = |other: &&str| {
            other == name || EXCLUDED.iter().any(|pair| *pair == (*other, *name) || *pair == (*name, *other))
        };
        if perks[..at].iter().any(apart) {
            return None;
        }
    }
    Some(cost)
}

fn names() -> Vec<&'static str> {
    PRICES.iter().map(|(name, _)| *name).collect()
}

prop_compose! {
    /// Any build. Some are lawful.
    fn any_build()(
        rank in select(Rank::ALL.to_vec()),
        levels in prop::array::uniform5(prop_oneof![6 => 0..3_u8, 2 => Just(3_u8), 1 => 4..7_u8]),
        perks in subsequence(names(), 0..6).prop_shuffle(),
        twice in prop::bool::weighted(0.05),
        form in prop_oneof![12 => 0..FORMS, 1 => FORMS..],
        name in prop_oneof![12 => "[A-Z][a-z]{1,23}", 1 => "[a-z]{25,40}", 1 => "[ \t]{0,3}", 1 => "[a-z]{1,5}[\u{0}-\u{1f}]"],
    ) -> (Archfiend, bool) {
        let mut perks = perks;
        if twice && let Some(first) = perks.first().copied() {
            perks.push(first);
        }
        let letters = name.chars().count() <= NAME_LETTERS && !name.chars().any(char::is_control);
        let named = letters && !name.trim().is_empty();
        let lawful = named && form < FORMS && reckoned(rank, levels, &perks).is_some_and(|cost| cost <= 30);
        (built(rank, levels, &perks, form, &name), lawful)
    }
}

prop_compose! {
    /// A lawful build: it takes the wishes for which there are enough points.
    fn lawful_build()(
        rank in select(Rank::ALL.to_vec()),
        wishes in prop::collection::vec(0..5_usize, 12),
        wanted in subsequence(names(), 0..8).prop_shuffle(),
        form in 0..FORMS,
    ) -> Archfiend {
        let affordable = |levels, perks: &[&str]| reckoned(rank, levels, perks).is_some_and(|cost| cost <= 30);
        let (mut levels, mut perks) = ([0_u8; 5], Vec::new());
        for name in wanted {
            perks.push(name);
            if !affordable(levels, &perks) {
                perks.pop();
            }
        }
        for of in wishes {
            levels[of] += 1;
            if !affordable(levels, &perks) {
                levels[of] -= 1;
            }
        }
        built(rank, levels, &perks, form, "Anybody")
    }
}

/// Returns the charter of a table with these archfiends.
pub(super) fn charter(archfiends: &[Archfiend], pawns: &[Option<Seat>], minds: &[&str], seed: u64) -> Charter {
    let seats = archfiends.iter().enumerate().map(|(index, archfiend)| SeatCharter {
        player: Player::Mind(minds[index % minds.len()].to_owned()),
        archfiend: archfiend.clone(),
        symbol: index as u8,
        pawn: pawns.get(index).copied().flatten(),
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::ALL[seed as usize % MapType::ALL.len()],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}

/// Returns the charter of a table with this archfiend and three ready-made rivals.
fn table(catalog: &Catalog, archfiend: &Archfiend) -> Charter {
    let rivals = catalog.archfiends[..3].iter().map(Archfiend::from);
    charter(&std::iter::once(archfiend.clone()).chain(rivals).collect::<Vec<_>>(), &[], &["first"], 1)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_the_manual_allows_is_allowed_and_nothing_else((archfiend, lawful) in any_build()) {
        let catalog = Catalog::standard();
        let found = flaws(&catalog, &archfiend);
        prop_assert_eq!(found.is_empty(), lawful, "{:?} has {:?}", archfiend, found);
        for flaw in &found {
            prop_assert!(!flaw.to_string().is_empty() && !flaw.to_string().chars().any(char::is_control));
        }
        if lawful {
            prop_assert!(bill(&catalog, &archfiend).total() <= 30);
        } else {
            let fault = Game::found(&catalog, table(&catalog, &archfiend)).err();
            let first = found.into_iter().next();
            let refused = first.map(|flaw| CharterFault::Archfiend { name: archfiend.name.clone(), flaw });
            prop_assert_eq!(fault, refused);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_lawful_table_plays_to_its_end(
        archfiends in prop::collection::vec(lawful_build(), 4..=6),
        seed in 0..1_000_u64,
    ) {
        let book = Rulebook::standard();
        let minds = ["random", "first", "random"];
        let charter = charter(&archfiends, &[], &minds, seed);
        let mut game = Game::found(book.catalog(), charter.clone()).unwrap_or_else(|fault| panic!("{archfiends:?}: {fault}"));
        while game.conclave().ending().is_none() {
            prop_assert!(game.turn() < 400, "the game of {:?} does not end", archfiends);
            let drafts = charter.seats.iter().enumerate().map(|(index, seat)| {
                let Player::Mind(name) = &seat.player else { unreachable!("nobody else plays") };
                let mind = minds::by_name(name).unwrap_or_else(|| panic!("no mind is called {name}"));
                mind.draft(&book, &SeatView::of(&game, Seat(index as u8)), seed ^ u64::from(game.turn()))
            });
            let drafts: Vec<_> = drafts.collect();
            let sealed = Sealed::seal(&book, &game, &drafts);
            for seat in game.seats() {
                prop_assert_eq!(&sealed.of(seat).struck, &[], "turn {}", game.turn());
            }
            game = resolve(&book, &game, &sealed).game;
        }
    }
}

/// Returns unlawful builds, each with its error text.
fn unlawful() -> Vec<(Archfiend, &'static str)> {
    let plain = built(Rank::Baron, [1, 1, 1, 1, 1], &[], 3, "Anybody");
    let with =
        |perks: &[&str]| Archfiend { perks: perks.iter().map(|perk| (*perk).to_owned()).collect(), ..plain.clone() };
    vec![
        (with(&["king_maker"]), "it costs 33 points, but there are 30"),
        (with(&["king_of_the_hill"]), "no perk is called \"king_of_the_hill\""),
        (with(&["seer", "seer"]), "it has the perk \"Seer\" twice"),
        (with(&["slothful", "fiendish_energy"]), "\"Slothful\" and \"Fiendish Energy\" cannot be had together"),
        (with(&["obscure", "infernal_cardinal"]), "\"Obscure\" and \"Infernal Cardinal\" cannot be had together"),
        (with(&["voice_of_command", "debauched"]), "\"Voice of Command\" and \"Debauched\" cannot be had together"),
        (
            Archfiend { attributes: attributes([5, 0, 0, 0, 0]), ..plain.clone() },
            "wrath is 5, but no more than 4 can be bought",
        ),
        (Archfiend { form: FORMS, ..plain.clone() }, "its form is 15, but forms are numbered from 0 to 14"),
        (Archfiend { name: " ".to_owned(), ..plain.clone() }, "it has no name"),
        (Archfiend { name: "x".repeat(NAME_LETTERS + 1), ..plain.clone() }, "longer than 24 letters"),
        (Archfiend { guard: "x".repeat(TITLE_LETTERS + 1), ..plain.clone() }, "longer than 48 letters"),
        (Archfiend { stronghold: "a\u{7}b".to_owned(), ..plain }, "letters that cannot be written"),
    ]
}

#[test]
fn the_unlawful_are_refused_with_the_reason_at_every_door() {
    let catalog = Catalog::standard();
    let session = played(16, 1);
    for (archfiend, reason) in unlawful() {
        let found = flaws(&catalog, &archfiend);
        assert!(found.iter().any(|flaw| flaw.to_string().contains(reason)), "{reason}: {found:?}");
        let fault = Game::found(&catalog, table(&catalog, &archfiend)).expect_err(reason).to_string();
        assert!(fault.contains(reason), "{reason}: {fault}");
        // A save that was edited by hand, with valid checksums.
        let flaw = with_archfiend(&session, Seat(2), &archfiend).expect_err(reason).to_string();
        assert!(flaw.contains(reason), "{reason}: {flaw}");
    }
}

#[test]
fn a_table_may_hold_any_schemers_but_no_pawn_of_nobody() {
    let catalog = Catalog::standard();
    let schemer = built(Rank::Lord, [1, 0, 0, 0, 2], &["King Maker"], 0, "Anybody");
    let four = vec![schemer; 4];
    let pawns =
        |of: [Option<u8>; 4]| Game::found(&catalog, charter(&four, &of.map(|pawn| pawn.map(Seat)), &["first"], 3));
    let game = pawns([Some(1), Some(0), None, None]).expect("a lawful table");
    let chosen: Vec<Option<Seat>> = game.seats().map(|seat| game.houses().of(seat).pawn).collect();
    assert_eq!(chosen[..2], [Some(Seat(1)), Some(Seat(0))]);
    // A king maker without a chosen pawn gets one by the dice, and never itself.
    for seat in game.seats() {
        let pawn = game.houses().of(seat).pawn.expect("every king maker has a pawn");
        assert!(pawn != seat && pawn.index() < 4);
    }
    assert_eq!(pawns([Some(0), None, None, None]), Err(CharterFault::Pawn(0)));
    assert_eq!(pawns([None, None, None, Some(4)]), Err(CharterFault::Pawn(3)));
    // Without the perk a pawn has no effect.
    let plain = vec![built(Rank::Lord, [1, 0, 0, 0, 2], &[], 0, "Anybody"); 4];
    let game = Game::found(&catalog, charter(&plain, &[Some(Seat(1))], &["first"], 3)).expect("a lawful table");
    assert_eq!(game.houses().of(Seat(0)).pawn, None);
    assert_eq!(flaws(&catalog, &plain[0]), Vec::<Flaw>::new());
}

/// Archfiends for other tests of secrecy.
pub(super) fn lawful_builds() -> impl Strategy<Value = Vec<Archfiend>> {
    prop::collection::vec(lawful_build(), 4..=6)
}
