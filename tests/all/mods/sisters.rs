//! Mods of the sister games: the same that is true of those of the main game.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use circles::table::Circles;
use circles::table::series as circles_series;
use oaths::table::first::series as first_series;
use oaths::table::{First, Oaths, series as oaths_series};
use table::archive::{Flaw, Saves};
use table::game::Game;
use table::mods::{Edition, Editions, Missing, Mod, Modded, NoEdition, book};
use table::seats::Player;
use table::session::{MindJob, Session};
use table::simulate;

use super::{copy, sample};
use crate::program::{Scratch, err, fails, run, succeeds, text};

/// Writes a mod of a game into a data folder.
fn write_mod<G: Game>(home: &Path, id: &str, files: &[(&str, &str)]) -> Mod {
    let folder = home.join("mods").join(id);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    let (game, rules) = (G::NAME, G::RULES);
    let manifest = format!(
        "(id: \"{id}\", name: \"Mod {id}\", version: \"1.0.0\", game: \"{game}\", rules: {rules}, licence: \"CC0-1.0\", \
         about: \"A test.\")"
    );
    fs::write(folder.join("mod.ron"), manifest).unwrap();
    Mod::read(&folder).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Returns the faults of a mod with one file, as sentences without the path of its folder.
fn faults<G: Modded>(id: &str, file: &str, written: &str) -> Vec<String> {
    let home = Scratch::new(&format!("mods-{id}"));
    let one = write_mod::<G>(home.path(), id, &[(file, written)]);
    let below = format!("{}/", home.path().join("mods").display());
    match book::<G>(&G::standard(), &[one]) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.to_string().replace('\\', "/").replace(&below, "")).collect(),
    }
}

/// Plays so many steps of a game between minds.
fn played<G: Game>(edition: G::Book, charter: G::Charter, steps: usize) -> Session<G> {
    let mut session = Session::<G>::found(edition, charter).unwrap_or_else(|fault| panic!("{fault}"));
    for _ in 0..steps {
        let choices: Vec<G::Thought> = session.mind_jobs().iter().map(|job| thought(&session, job)).collect();
        session.process(choices);
    }
    session
}

fn thought<G: Game>(session: &Session<G>, job: &MindJob<G>) -> G::Thought {
    job.think(session.book()).unwrap_or_else(|unknown| panic!("{unknown}"))
}

/// A game with a mod is saved, opened with the same mod and played again, and refused without it.
fn kept<G: Modded>(id: &str, charter: G::Charter) {
    let home = Scratch::new(&format!("mods-kept-{id}"));
    copy(&sample(id), &home.path().join("mods").join(id));
    let editions = Editions::<G>::standard(Some(home.path()));
    let Edition { book, .. } = editions.chosen(&[id.to_owned()]).unwrap_or_else(|fault| panic!("{fault}"));
    let session = played::<G>(book, charter, 30);
    let saves = Saves::new(home.path().join("saves"));
    let path = saves.save_named("Modded", session.archive()).unwrap();
    let marks = saves.mods_of(&path).unwrap();
    assert_eq!(marks.iter().map(|mark| mark.id.as_str()).collect::<Vec<_>>(), [id]);
    let again = editions.saved(&marks).unwrap_or_else(|fault| panic!("{fault}"));
    let opened = saves.read::<G>(&path, None, G::catalog(&again.book)).unwrap();
    assert_eq!(opened.archive.verify(&again.book), Ok(()));
    let refused = saves.read::<G>(&path, None, G::catalog(&G::standard())).map(|_| ()).unwrap_err();
    assert!(matches!(refused.flaw, Flaw::OtherMods { .. }), "{refused}");
    // Another copy with other data is not the same mod.
    let numbers = home.path().join("mods").join(id).join("catalog/numbers.ron");
    let written = fs::read_to_string(&numbers).unwrap();
    fs::write(&numbers, format!("// Another copy.\n{written}")).unwrap();
    let changed = editions.saved(&marks).map(|_| ()).unwrap_err();
    assert!(matches!(changed, NoEdition::Missing(Missing::Changed { .. })), "{changed}");
}

fn minds(name: &str, seats: usize) -> Vec<String> {
    vec![name.to_owned(); seats]
}

#[test]
fn a_game_of_oaths_with_a_mod_is_played_saved_and_verified() {
    kept::<Oaths>("long-season", oaths_series::charter(5, &minds("imp", 4), 3));
}

#[test]
fn a_game_of_nine_circles_with_a_mod_is_played_saved_and_verified() {
    kept::<Circles>("late-arrivals", circles_series::charter(5, &minds("imp", 4), 8, 2));
}

#[test]
fn entries_are_added_or_replaced_and_the_rest_stays() {
    let plain = Oaths::standard();
    let changed = book::<Oaths>(&plain, &[Mod::read(&sample("long-season")).unwrap()]).unwrap();
    assert_eq!(changed.resources.len(), plain.resources.len() + 1);
    assert_eq!(changed.cards(), plain.cards() + 6);
    assert_eq!((changed.numbers.rounds, changed.numbers.conflicts), (4, plain.numbers.conflicts));
    let summon = plain.resource_named("summon").unwrap();
    let old_summon = &plain.resources[summon.index()];
    assert!(changed.resources.iter().any(|def| def.id() == "summon") && !changed.resources.contains(old_summon));
    assert_ne!(changed.digest, plain.digest);

    let plain = Circles::standard();
    let changed = book::<Circles>(&plain, &[Mod::read(&sample("late-arrivals")).unwrap()]).unwrap();
    assert_eq!(changed.daemons[..plain.daemons.len()], plain.daemons[..], "numbers of old daemons do not move");
    assert_eq!(changed.daemons.len(), plain.daemons.len() + 3);
    assert_eq!((changed.numbers.setup.souls, changed.numbers.setup.sectio), (8, plain.numbers.setup.sectio));
}

#[test]
fn the_first_edition_has_mods_of_its_own() {
    let home = Scratch::new("mods-first");
    let files = [
        ("catalog/devils.ron", "[(id: \"naamah\", powers: (souls: 1))]"),
        ("catalog/numbers.ron", "(last_turn: 12)"),
        ("text/en-US/more.ftl", "oaths-devil-naamah = Naamah\n"),
    ];
    write_mod::<First>(home.path(), "naamah", &files);
    let editions = Editions::<First>::standard(Some(home.path()));
    let edition = editions.chosen(&["naamah".to_owned()]).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((edition.book.devils.len(), edition.book.numbers.last_turn), (7, 12));
    let mut charter = first_series::charter(3, &minds("imp", 4), 2);
    charter.seats[0].devil = edition.book.devil_named("naamah");
    let mut session = Session::<First>::found(edition.book.clone(), charter).unwrap();
    simulate::play(&mut session, |job| job.think(&edition.book), |_| ()).unwrap();
    assert!(session.ending().is_some());
    let path = text(home.path()).to_owned() + "/mods/naamah";
    assert!(succeeds(&["mod", "check", &path]).contains("devils: 1 added, 0 replaced"));
}

/// Every fault names its file, and its line where it has one.
#[test]
fn every_fault_of_a_mod_has_its_file() {
    let third = |file: &str, written: &str| faults::<Oaths>("faulty", file, written);
    for (file, written, says) in [
        (
            "catalog/numbers.ron",
            "(\n    ronds: 4,\n)",
            "catalog/numbers.ron:2: no number is called \"ronds\" (did you mean \"rounds\"?)",
        ),
        ("catalog/numbers.ron", "(rounds: 0)", "catalog/numbers.ron: rounds of the rules is 0, not 1 to 10"),
        ("catalog/numbers.ron", "(rounds: \"four\")", "catalog/numbers.ron:1: rounds"),
        (
            "catalog/hordes.ron",
            "[\n    (id: \"x\", count: 1, power: (1, 1, 1), traits: [Flies]),\n]",
            "catalog/hordes.ron:2: Unexpected variant named `Flies`",
        ),
        (
            "catalog/hordes.ron",
            "[(id: \"x\", count: 1, power: (99, 1, 1), traits: [])]",
            "catalog/hordes.ron: power of x is 99",
        ),
        ("catalog/legions.ron", "[]", "catalog/legions.ron: no file of data is called \"legions.ron\""),
        ("trials/one.ron", "()", "trials/one.ron: this game has no trials"),
        (
            "catalog/devils.ron",
            "[(id: \"seventh\", age: 7, powers: ())]",
            "catalog/devils.ron: the number of devils of the game is 7",
        ),
    ] {
        let told = third(file, written);
        assert!(told.iter().any(|fault| fault.starts_with(&format!("faulty/{says}"))), "{written}: {told:?}");
    }
    let circles = |file: &str, written: &str| faults::<Circles>("faulty", file, written);
    for (file, written, says) in [
        ("catalog/numbers.ron", "(setup: (souls: 200))", "catalog/numbers.ron: souls of setup is 200"),
        (
            "catalog/hell.ron",
            "[(event: \"bees\", phenomenon: \"no-such\", sectio: \"liars\")]",
            "catalog/hell.ron: there is no phenomenon no-such",
        ),
        (
            "catalog/daemons.ron",
            "[(id: \"vepar\", rank: 2, gender: Female, skulls: 2, stars: 2, hearts: 9, skill: Income(Mint))]",
            "catalog/daemons.ron: hearts of vepar is 9",
        ),
    ] {
        let told = circles(file, written);
        assert!(told.iter().any(|fault| fault.starts_with(&format!("faulty/{says}"))), "{written}: {told:?}");
    }
    let first =
        faults::<First>("faulty", "catalog/rituals.ron", "[(id: \"plague\", count: 1, effect: Plague(thirds: 7))]");
    assert!(first.iter().any(|fault| fault.contains("thirds of plague is 7")), "{first:?}");
}

/// Entries without a name would be read as gaps.
#[test]
fn a_mod_whose_entries_have_no_names_is_told_so() {
    let home = Scratch::new("mods-nameless");
    let daemon = "[(id: \"vepar\", rank: 67, gender: Female, skulls: 2, stars: 2, hearts: 4, skill: Income(Mint))]";
    write_mod::<Circles>(home.path(), "nameless", &[("catalog/daemons.ron", daemon)]);
    let place = home.path().join("mods/nameless");
    let output = run(&["mod", "check", text(&place)]);
    let said = err(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("the message \"circles-daemon-vepar\" is missing"), "{said}");
    assert!(said.contains("the message \"circles-title-vepar\" is missing"), "{said}");
}

#[test]
fn mods_of_the_sister_games_are_checked_and_played_on_the_command_line() {
    let home = Scratch::new("mods-sisters");
    let data = ["--data-dir", text(home.path())];
    for (id, game, says) in [
        ("long-season", "oaths", "resource cards: 1 added, 1 replaced"),
        ("late-arrivals", "circles", "daemons: 3 added, 0 replaced"),
    ] {
        let checked = succeeds(&["mod", "check", text(&sample(id))]);
        assert!(checked.contains(says) && checked.contains("numbers of the rules: changed"), "{checked}");
        copy(&sample(id), &home.path().join("mods").join(id));
        let play = ["simulate", "--game", game, "--brains", "imp", "--seats", "4", "--games", "2"];
        let with = succeeds(&[&data[..], &play, &["--mods", id]].concat());
        assert_ne!(with, succeeds(&[&data[..], &play].concat()));
        let show = ["seat", "--game", game, "--mods", id, "--show"];
        assert!(!succeeds(&[&data[..], &show].concat()).contains('⟨'), "every entry has its name");
        let other = if game == "oaths" { "late-arrivals" } else { "long-season" };
        copy(&sample(other), &home.path().join("mods").join(other));
        let refused = fails(&[&data[..], &play, &["--mods", other]].concat());
        assert!(refused.contains(&format!("this is \"{game}\"")), "{refused}");
    }
    let listed = succeeds(&[&data[..], &["mod", "list"]].concat());
    assert!(listed.contains("late-arrivals") && listed.contains("circles") && listed.contains("oaths"), "{listed}");
}

/// Only the names of the messages that people write decide what a person reads, so a person can play
/// with a mod too.
#[test]
fn a_person_can_be_seated_at_a_game_with_a_mod() {
    let one = Mod::read(&sample("late-arrivals")).unwrap();
    let book: Arc<_> = book::<Circles>(&Circles::standard(), &[one]).unwrap();
    let mut charter = circles_series::charter(9, &minds("imp", 3), 8, 2);
    charter.seats[0].player = Player::Human;
    let session = Session::<Circles>::found(book, charter).unwrap();
    assert_eq!(session.humans().len(), 1);
}

/// The numbers and cards of mods are anything within their bounds, so games at the bounds are
/// played to their end.
#[test]
fn games_at_the_bounds_of_the_numbers_end() {
    for (id, numbers) in [
        ("poor", "(favors: 1, own_favors: 0, oaths: 1, own_oaths: 0, votes: 0, own_votes: 0, pile: 0, most_tabled: 1)"),
        (
            "rich",
            "(favors: 10, own_favors: 10, oaths: 10, own_oaths: 10, votes: 10, own_votes: 10, pile: 10, oath_points: 10)",
        ),
        ("long", "(rounds: 6, conflicts: 6, rituals: 10, fewest_tabled: 24, most_tabled: 24)"),
        ("dear", "(safety: 10, alliance: 10, prisoner: 10, most_oaths: 10, counter_favors: 10, winning_oaths: 1)"),
        ("free", "(safety: 0, alliance: 0, prisoner: 0, counter_favors: 0, winning_oaths: 10, alliance_players: 2)"),
    ] {
        let home = Scratch::new(&format!("mods-bounds-oaths-{id}"));
        let one = write_mod::<Oaths>(home.path(), id, &[("catalog/numbers.ron", numbers)]);
        let book = book::<Oaths>(&Oaths::standard(), &[one]).unwrap_or_else(|faults| panic!("{faults:?}"));
        for (seed, mind) in [(1, "random"), (2, "random"), (3, "imp")] {
            for seats in [3, 6] {
                oaths_series::play(&book, seed, &minds(mind, seats), 2).unwrap();
            }
        }
    }
    for (id, numbers) in [
        (
            "poor",
            "(oaths: 1, forgotten: 0, hand: 0, full: 0, candidate: 1, crown: 1, loot: 0, undying: 1, ruin: 0, hunger: 0)",
        ),
        (
            "rich",
            "(oaths: 24, forgotten: 24, hand: 12, full: 48, crown: 24, candidate: 24, oath_points: 24, loot: 24, undying: 24, ruin: 24, hunger: 24, last_turn: 12)",
        ),
        (
            "wild",
            "(combat_rounds: 24, size_per_card: 1, limited_rounds: 24, harvest: (24, 24, 24, 24, 24, 24), mastery: 100, oath_price: 24, last_turn: 6)",
        ),
    ] {
        let home = Scratch::new(&format!("mods-bounds-first-{id}"));
        let one = write_mod::<First>(home.path(), id, &[("catalog/numbers.ron", numbers)]);
        let book = book::<First>(&First::standard(), &[one]).unwrap_or_else(|faults| panic!("{faults:?}"));
        for (seed, mind) in [(1, "random"), (2, "imp")] {
            for seats in [4, 6] {
                first_series::play(&book, seed, &minds(mind, seats), 2).unwrap();
            }
        }
    }
    for (id, numbers) in [
        (
            "poor",
            "(setup: (souls: 0, favours: 0, legions: 0, arcana: 0, hell_cards: 0, legion_counters: 1, markers: 5), souls: (legion: 12, arcanum: 12, legion_upkeep: 12, isolation: 12))",
        ),
        (
            "rich",
            "(setup: (souls: 99, favours: 12, legions: 12, legion_counters: 99, freebooter_legions: 99), souls: (legion: 1, arcanum: 1, legion_upkeep: 0, lieutenant_upkeep: 0, earth_favours: 12))",
        ),
        (
            "wild",
            "(moves: (legion: 12, lieutenant: 12, uriel: 12, lilith: 12, hound: 12, tamed_upto: 0, killed_from: 7), combat: (hit_from: 2, legion_saves: 5, hound_saves: 5, lieutenant_saves: 5))",
        ),
        (
            "odd",
            "(standing: (petition: 0, absolution: 12, recovers: 2, consolation: 12, cursed_rolls: 1, cursed_favours: 12), cards: (draws: 5, hand: 12), sixes: 1)",
        ),
    ] {
        let home = Scratch::new(&format!("mods-bounds-circles-{id}"));
        let one = write_mod::<Circles>(home.path(), id, &[("catalog/numbers.ron", numbers)]);
        let book = book::<Circles>(&Circles::standard(), &[one]).unwrap_or_else(|faults| panic!("{faults:?}"));
        for (seed, mind) in [(1, "random"), (2, "imp")] {
            for seats in [3, 6] {
                circles_series::play(&book, seed, &minds(mind, seats), 6, 2).unwrap();
            }
        }
    }
}
