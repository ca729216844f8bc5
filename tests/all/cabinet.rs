//! A player's own archfiends and set-ups: everything that is written is read back, and anything
//! against the rules is refused.

use std::fs;

use infernal_conclave::chronicle::flaw;
use infernal_conclave::rules::archfiends::{
    Attributes, Discipline, FORMS, Flaw, NAME_LETTERS, Rank, TITLE_LETTERS, bill, flaws, found, promised,
};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::game::{Archfiend, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::tribute::card_span;
use infernal_conclave::table::cabinet::Cabinet;
use infernal_conclave::table::lots;
use infernal_conclave::table::setups::{SeatPlan, SetUp, SetUpFlaw, SetUps, Sitter};
use infernal_conclave::table::shelf::Misfiled;
use proptest::prelude::*;
use table_text::Text;

use crate::archive::Scratch;

fn cabinet(scratch: &Scratch) -> Cabinet {
    Cabinet::standard(Some(scratch.path()))
}

fn somebody() -> Archfiend {
    Archfiend::from(&Catalog::standard().archfiends[0])
}

#[test]
fn an_archfiend_is_kept_changed_copied_and_deleted() {
    let (scratch, catalog) = (Scratch::new("cabinet"), Catalog::standard());
    let cabinet = cabinet(&scratch);
    assert_eq!(cabinet.list(&catalog), Ok(Vec::new()), "a folder that is not there is empty");
    let first = somebody();
    let path = cabinet.write(&first, None, &catalog).expect("it can be written");
    assert_eq!(path, scratch.path().join("archfiends").join("Belphegor.ron"));
    let copy = cabinet.write(&first, None, &catalog).expect("a copy too");
    assert_eq!(copy.file_name().and_then(|name| name.to_str()), Some("Belphegor 2.ron"));
    // A change keeps the file, another name renames it, and no old file is left.
    let changed = Archfiend { rank: Rank::Lord, ..first.clone() };
    assert_eq!(cabinet.write(&changed, Some(&path), &catalog), Ok(path.clone()));
    let renamed = Archfiend { name: "Zagan".to_owned(), ..changed.clone() };
    let renamed_path = cabinet.write(&renamed, Some(&path), &catalog).expect("it can be renamed");
    assert!(!path.exists() && renamed_path.ends_with("Zagan.ron"));
    let leaves = cabinet.list(&catalog).expect("the folder can be read");
    let held: Vec<&Archfiend> = leaves.iter().map(|leaf| leaf.held.as_ref().expect("both are lawful")).collect();
    assert_eq!(held, [&first, &renamed]);
    cabinet.delete(&copy).expect("it can be deleted");
    assert_eq!(cabinet.list(&catalog).map(|leaves| leaves.len()), Ok(1));
    let elsewhere = scratch.path().join("letter.ron");
    fs::write(&elsewhere, "()").unwrap();
    assert_eq!(cabinet.delete(&elsewhere), Err(Misfiled::Foreign));
    assert!(elsewhere.exists(), "only files of the folder are deleted");
}

#[test]
fn an_archfiend_comes_from_somewhere_else() {
    let (scratch, catalog) = (Scratch::new("import"), Catalog::standard());
    let cabinet = cabinet(&scratch);
    let sent = scratch.path().join("from a friend.txt");
    let text = ron::ser::to_string_pretty(&somebody(), ron::ser::PrettyConfig::default()).unwrap();
    fs::write(&sent, format!("\u{feff}// Greetings from below\n{text}")).unwrap();
    let path = cabinet.import(&sent, &catalog).expect("it is lawful");
    assert_eq!(cabinet.read(&path, &catalog), Ok(somebody()));
    assert!(sent.exists(), "what was sent stays where it was");
    for wrong in [scratch.path().to_path_buf(), scratch.path().join("nowhere.ron")] {
        assert!(matches!(cabinet.import(&wrong, &catalog), Err(Misfiled::Unreadable(_))), "{}", wrong.display());
    }
}

#[test]
fn what_was_written_by_hand_is_refused_and_shown() {
    let (scratch, catalog) = (Scratch::new("by-hand"), Catalog::standard());
    let cabinet = cabinet(&scratch);
    fs::create_dir_all(cabinet.folder()).unwrap();
    let put = |name: &str, bytes: &[u8]| fs::write(cabinet.folder().join(name), bytes).unwrap();
    let written = |archfiend: &Archfiend| ron::to_string(archfiend).unwrap();
    let good = written(&somebody());
    let dear = Archfiend { rank: Rank::Prince, perks: vec!["king_maker".to_owned()], ..somebody() };
    put("a good one.ron", good.as_bytes());
    put("b too dear.ron", written(&dear).as_bytes());
    put("c garbled.ron", good.replace("rank:", "\nrank=").as_bytes());
    put("d empty.ron", b"");
    put("e bytes.ron", &[b'(', b'\n', 0xff, 0xfe]);
    put("f novel.ron", "x".repeat(100_000).as_bytes());
    put("g deep.ron", "[".repeat(60_000).as_bytes());
    put("notes.txt", b"not on the list");
    put(".hidden.ron", b"neither");
    fs::create_dir(cabinet.folder().join("folder.ron")).unwrap();
    let leaves = cabinet.list(&catalog).expect("the folder can be read");
    let titles: Vec<String> = leaves.iter().map(|leaf| leaf.title()).collect();
    let refused = ["b too dear", "c garbled", "d empty", "e bytes", "f novel", "g deep"];
    assert_eq!(titles[0], "Belphegor");
    assert_eq!(titles[1..], refused, "what is refused is shown, after all others");
    let fault = |index: usize| leaves[index].held.as_ref().expect_err("it is refused");
    let Misfiled::Unlawful(flaws) = fault(1) else { panic!("{:?}", fault(1)) };
    assert!(matches!(flaws.as_slice(), [Flaw::TooDear { points: 30, .. }]), "{flaws:?}");
    assert!(matches!(fault(2), Misfiled::Garbled { line: 2, .. }), "{:?}", fault(2));
    assert!(matches!(fault(3), Misfiled::Garbled { .. }));
    assert!(matches!(fault(4), Misfiled::Garbled { line: 2, .. }), "{:?}", fault(4));
    assert_eq!(fault(5), &Misfiled::TooLong);
    assert!(matches!(fault(6), Misfiled::Garbled { .. }));
    assert!(matches!(cabinet.write(&dear, None, &catalog), Err(Misfiled::Unlawful(_))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// For any name of an archfiend, its file is in the folder and can be read back.
    #[test]
    fn any_name_makes_a_file(name in "\\PC{1,24}") {
        prop_assume!(!name.trim().is_empty());
        let (scratch, catalog) = (Scratch::new("names"), Catalog::standard());
        let cabinet = cabinet(&scratch);
        let fiend = Archfiend { name, ..somebody() };
        for _ in 0..2 {
            let path = cabinet.write(&fiend, None, &catalog).expect("any name can be written");
            prop_assert_eq!(path.parent(), Some(cabinet.folder()));
            prop_assert_eq!(cabinet.read(&path, &catalog), Ok(fiend.clone()));
        }
        prop_assert_eq!(cabinet.list(&catalog).map(|leaves| leaves.len()), Ok(2));
    }

    /// Any invalid file is refused and does no other harm.
    #[test]
    fn any_bytes_are_read_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let (scratch, catalog) = (Scratch::new("bytes"), Catalog::standard());
        let path = scratch.path().join("any.ron");
        fs::write(&path, &bytes).unwrap();
        prop_assert!(cabinet(&scratch).read(&path, &catalog).is_err());
    }

    /// The dice make lawful archfiends: always the same for one seed, with all points spent.
    #[test]
    fn the_dice_make_lawful_archfiends(seed in any::<u64>()) {
        let catalog = Catalog::standard();
        let drawn = lots::draw(&catalog, seed, &["Zagan"]);
        prop_assert_eq!(flaws(&catalog, &drawn), Vec::new());
        prop_assert_eq!(bill(&catalog, &drawn).total(), 30, "{:?}", drawn);
        prop_assert_ne!(&drawn.name, "Zagan");
        prop_assert_eq!(lots::draw(&catalog, seed, &["Zagan"]), drawn);
    }
}

#[test]
fn the_names_of_the_dice_can_be_borne() {
    let names = lots::names();
    let list = [
        (&names.names, NAME_LETTERS),
        (&names.titles, TITLE_LETTERS),
        (&names.guards, TITLE_LETTERS),
        (&names.strongholds, TITLE_LETTERS),
    ];
    for (words, most) in list {
        assert!(words.len() >= 30);
        for word in words {
            assert!(!word.trim().is_empty() && word.chars().count() <= most, "{word}");
            assert_eq!(words.iter().filter(|other| *other == word).count(), 1, "{word}");
        }
    }
    // The names of the catalog's archfiends are never drawn.
    let catalog = Catalog::standard();
    for def in &catalog.archfiends {
        assert!(!names.names.contains(&def.name), "{}", def.name);
    }
}

#[test]
fn what_is_promised_is_what_is_founded() {
    let catalog = Catalog::standard();
    for (index, rank) in Rank::ALL.into_iter().enumerate() {
        let attributes = Attributes { martial: 2, cunning: index as u8, intellect: 0, wickedness: 1, charisma: 3 };
        let promise = promised(&catalog, rank, &attributes);
        let mut rolls = Dice::new(index as u64, 0).open(Stream::Founding(Seat(0)));
        let founded = found(&catalog, rank, &attributes, &mut rolls);
        let shared = founded.guard.ranged + founded.guard.melee + founded.guard.infernal;
        assert_eq!(shared as u32, promise.guard_points);
        assert_eq!((founded.guard_level, founded.guard_hp), (promise.guard_level, promise.guard_hp));
        assert_eq!(founded.stronghold, promise.stronghold);
        assert_eq!(founded.cards.len(), usize::from(promise.cards));
        let (least, most) = card_span(&catalog.constants.tribute, promise.card_quality);
        for card in founded.cards {
            let held = card.souls + card.ichor + card.hellfire + card.darkness;
            assert!((least..=most).contains(&held), "{card:?}");
        }
    }
    // At most ten points of the three highest prices count, and Charisma gives the guard nothing.
    let one = Attributes { martial: 1, charisma: 4, ..Attributes::default() };
    assert_eq!(promised(&catalog, Rank::Lord, &one).guard_points, 6 + 1 + 1);
}

#[test]
fn every_flaw_is_a_sentence() {
    let text = Text::english();
    let flaws = [
        Flaw::Nameless,
        Flaw::Name("Too long a name".to_owned(), 24),
        Flaw::Form(FORMS),
        Flaw::Attribute { discipline: Discipline::Deceit, level: 5, most: 4 },
        Flaw::UnknownPerk("luck".to_owned()),
        Flaw::PerkTwice("Bully".to_owned()),
        Flaw::Excluded("Slothful".to_owned(), "Fiendish Energy".to_owned()),
        Flaw::TooDear { cost: 33, points: 30 },
    ];
    for one in &flaws {
        let said = flaw(&text, one);
        assert!(!said.contains(['⟨', '{']) && said.ends_with('.'), "{said}");
    }
    assert_eq!(flaw(&text, &flaws[7]), "It costs 33 points, but there are 30: 3 too many.");
    assert_eq!(flaw(&text, &flaws[2]), "Its form is 15, but forms are numbered from 0 to 14.");
}

fn set_up(name: &str) -> SetUp {
    let seat = |index: u8, sitter| SeatPlan {
        player: if index == 0 { Player::Human } else { Player::Mind("greedy".to_owned()) },
        sitter,
        symbol: (index > 0).then_some(index),
        pawn: (index == 0).then_some(Seat(2)),
    };
    SetUp {
        name: name.to_owned(),
        size: MapSize::Small,
        map_type: MapType::Malebolge,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Short,
        seed: None,
        iron_man: true,
        seats: vec![
            seat(0, Sitter::Own(somebody())),
            seat(1, Sitter::Known("paimon".to_owned())),
            seat(2, Sitter::Chance),
            seat(3, Sitter::Thrown),
        ],
        mods: Vec::new(),
    }
}

#[test]
fn a_set_up_is_kept_with_what_it_leaves_to_chance() {
    let (scratch, catalog) = (Scratch::new("setups"), Catalog::standard());
    let setups = SetUps::standard(Some(scratch.path()));
    let first = set_up("Friday nights");
    let path = setups.write(&first, None, &catalog).expect("it can be written");
    assert_eq!(setups.read(&path, &catalog), Ok(first.clone()));
    // Earlier versions called a mind a brain.
    let written = fs::read_to_string(&path).expect("it can be read");
    let earlier = written.replace("Mind(", "Brain(");
    assert_ne!(earlier, written);
    fs::write(&path, earlier).expect("it can be written");
    assert_eq!(setups.read(&path, &catalog), Ok(first.clone()));
    let mut three = first.clone();
    three.seats.truncate(3);
    assert_eq!(setups.write(&three, None, &catalog), Err(Misfiled::Unlawful(vec![SetUpFlaw::Seats(3)])));
    let mut dear = first.clone();
    if let Sitter::Own(own) = &mut dear.seats[0].sitter {
        own.attributes.martial = 5;
    }
    assert!(matches!(setups.write(&dear, None, &catalog), Err(Misfiled::Unlawful(_))));
    let nameless = SetUp { name: " ".to_owned(), ..first };
    assert_eq!(setups.write(&nameless, None, &catalog), Err(Misfiled::Unlawful(vec![SetUpFlaw::Name])));
    setups.delete(&path).expect("it can be deleted");
    assert_eq!(setups.list(&catalog), Ok(Vec::new()));
}
