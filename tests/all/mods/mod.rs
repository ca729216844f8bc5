//! Mods: the samples are sound and play, every fault is found, and a save asks for the mods that it
//! was begun with.

mod sisters;

use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::minds;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Draft;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::archive::{Flaw, Saves};
use infernal_conclave::table::mods::{Edition, Editions, Missing, Mod, ModFault, ModShelf, NoEdition, book, pack};
use infernal_conclave::table::session::Session;
use table_text::Text;

use crate::archive::charter;
use crate::program::{Scratch, err, fails, run, succeeds, text};

/// Returns the folder of a sample.
pub fn sample(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/mods").join(id)
}

/// Reads the rules with these mods.
fn catalog(mods: &[Mod]) -> Result<(), Vec<ModFault>> {
    book::<Conclave>(&Rulebook::standard(), mods).map(drop)
}

/// Copies a folder and everything in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// Returns the editions of a data folder that has these samples.
fn with_samples(home: &Path, ids: &[&str]) -> Editions {
    for id in ids {
        copy(&sample(id), &home.join("mods").join(id));
    }
    Editions::new(ModShelf::new(home), Rulebook::standard())
}

fn edition(editions: &Editions, ids: &[&str]) -> Edition {
    let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
    editions.chosen(&ids).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Plays so many turns of a game between greedy minds.
fn played(edition: &Edition, turns: usize) -> Session {
    let mut session = Session::found(edition.book.clone(), charter(11, false)).unwrap();
    let mind = minds::by_name("greedy").unwrap();
    for _ in 0..turns {
        let draft = |seat: u8| mind.draft(&edition.book, &session.view(Seat(seat)), u64::from(seat));
        let drafts: Vec<Draft> = (0..4).map(draft).collect();
        session.process(drafts);
    }
    session
}

/// A mod that is written by a test.
fn write_mod(home: &Path, id: &str, manifest: &str, files: &[(&str, &str)]) {
    let folder = home.join("mods").join(id);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    let head = format!(
        "id: \"{id}\", name: \"Mod {id}\", game: \"conclave\", rules: 7, licence: \"CC0-1.0\", about: \"A test.\""
    );
    fs::write(folder.join("mod.ron"), format!("({head}, {manifest})")).unwrap();
}

#[test]
fn entries_are_added_or_replaced_and_the_rest_stays() {
    let home = Scratch::new("mods-added");
    let editions = with_samples(home.path(), &["short-fuse", "ten-whispers"]);
    let plain = Catalog::standard();
    let edition = edition(&editions, &["ten-whispers", "short-fuse"]);
    let changed = edition.book.catalog();
    assert_eq!(changed.events.len(), plain.events.len() + 10);
    assert_eq!(changed.events[..plain.events.len()], plain.events[..], "ids of old events do not move");
    assert_eq!(changed.legions.len(), plain.legions.len() + 2);
    let maidens = plain.legion_named("iron_maidens").unwrap();
    assert_eq!(changed.legion_named("iron_maidens"), Some(maidens), "a replaced entry keeps its place");
    assert_ne!(changed.legion(maidens), plain.legion(maidens));
    assert!(changed.archfiends.iter().any(|def| def.id == "naberius"));
    assert_eq!(changed.constants.houses.order_slots, 3);
    assert_eq!(changed.constants.conclave.lengths[GameLength::Short as usize], 6);
    assert_eq!(changed.constants.houses.ranks, plain.constants.houses.ranks, "what is not named stays");
    assert_ne!(changed.digest, plain.digest);
    assert_eq!(editions.plain().book.catalog().digest, plain.digest);
}

#[test]
fn a_game_with_mods_is_played_saved_and_verified() {
    let home = Scratch::new("mods-played");
    let editions = with_samples(home.path(), &["short-fuse", "ten-whispers"]);
    let edition = edition(&editions, &["short-fuse", "ten-whispers"]);
    let session = played(&edition, 6);
    let saves = Saves::new(home.path().join("saves"));
    let path = saves.save_named("Modded", session.archive()).unwrap();
    let marks = saves.mods_of(&path).unwrap();
    assert_eq!(marks.iter().map(|mark| mark.id.as_str()).collect::<Vec<_>>(), ["short-fuse", "ten-whispers"]);
    assert_eq!(saves.list().unwrap()[0].mods, marks);
    let again = editions.saved(&marks).unwrap();
    let opened = saves.read::<Conclave>(&path, None, again.book.catalog()).unwrap();
    assert_eq!(opened.archive.verify(&again.book), Ok(()));
    assert_eq!(opened.archive.turns(), session.archive().turns());
    // The game as it comes refuses the save by name.
    let plain = Rulebook::standard();
    let refused = saves.read::<Conclave>(&path, None, plain.catalog()).unwrap_err();
    assert!(matches!(refused.flaw, Flaw::OtherMods { .. }));
    let sentence = refused.flaw.to_string();
    assert!(sentence.contains("A Short Fuse 1.0.0, Ten Whispers 1.0.0") && sentence.contains("none is switched on"));
}

#[test]
fn a_save_asks_for_the_very_mods_that_it_was_begun_with() {
    let home = Scratch::new("mods-missing");
    let editions = with_samples(home.path(), &["ten-whispers"]);
    let marks = edition(&editions, &["ten-whispers"]).book.catalog().mods.clone();
    let folder = home.path().join("mods/ten-whispers");
    // Corrections of texts do not part a mod from its games.
    fs::write(folder.join("text/en-US/more.ftl"), "button-ok = Enter it\n").unwrap();
    assert!(editions.saved(&marks).is_ok());
    let events = folder.join("catalog/events/whispers.ron");
    let written = fs::read_to_string(&events).unwrap();
    fs::write(&events, written.replace("TributeDice(2)", "TributeDice(1)")).unwrap();
    let changed = editions.saved(&marks).map(|_| ()).unwrap_err();
    assert!(matches!(&changed, NoEdition::Missing(Missing::Changed { marks: found, .. }) if *found == marks));
    assert!(changed.to_string().starts_with("Ten Whispers 1.0.0 in "), "{changed}");
    fs::remove_dir_all(&folder).unwrap();
    let gone = editions.saved(&marks).map(|_| ()).unwrap_err().to_string();
    assert!(gone.contains("Ten Whispers 1.0.0") && gone.contains("try again"), "{gone}");
    let unknown = editions.chosen(&["nothing".to_owned()]).map(|_| ()).unwrap_err().to_string();
    assert!(unknown.starts_with("there is no mod \"nothing\""), "{unknown}");
}

#[test]
fn mods_are_read_after_those_that_they_need() {
    let home = Scratch::new("mods-needs");
    let slots = |n: u8| format!("(houses: (order_slots: {n}))");
    write_mod(home.path(), "zeal", "version: \"1.2.0\"", &[("catalog/constants.ron", &slots(3))]);
    let needs = "version: \"1.0.0\", needs: [(id: \"zeal\", version: \"^1.1\")]";
    write_mod(home.path(), "apex", needs, &[("catalog/constants.ron", &slots(4))]);
    let editions = Editions::new(ModShelf::new(home.path()), Rulebook::standard());
    let both = edition(&editions, &["apex", "zeal"]);
    assert_eq!(both.mods.iter().map(|one| one.manifest.id.as_str()).collect::<Vec<_>>(), ["zeal", "apex"]);
    assert_eq!(both.book.catalog().constants.houses.order_slots, 4);
    let alone = editions.chosen(&["apex".to_owned()]).map(|_| ()).unwrap_err();
    assert!(matches!(alone, NoEdition::Missing(Missing::Need { .. })));
    write_mod(home.path(), "zeal", "version: \"1.0.0\"", &[]);
    let old = editions.chosen(&["apex".to_owned(), "zeal".to_owned()]).map(|_| ()).unwrap_err().to_string();
    assert_eq!(old, "the mod Mod apex needs the mod \"zeal\" ^1.1, which is not switched on");
    write_mod(home.path(), "zeal", "version: \"1.2.0\", needs: [(id: \"apex\", version: \"*\")]", &[]);
    let circle = editions.chosen(&["apex".to_owned(), "zeal".to_owned()]).map(|_| ()).unwrap_err();
    assert!(matches!(circle, NoEdition::Missing(Missing::Circle(_))));
}

#[test]
fn every_fault_of_a_mod_has_its_file_and_line() {
    let broken = Path::new("tests/mods/broken");
    let one = Mod::read(broken).unwrap();
    let faults = catalog(&[one]).unwrap_err();
    let told: Vec<String> = faults.iter().map(|fault| fault.to_string().replace('\\', "/")).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].starts_with("tests/mods/broken/catalog/constants.ron:3: no number is called \"tokens_base\""));
    assert!(told[1].starts_with("tests/mods/broken/catalog/events/faults.ron:2: there is no icon \"cantn\""));
    assert!(told[2].starts_with("tests/mods/broken/catalog/events/faults.ron:9: Unexpected variant named `Abolish`"));
    let output = run(&["mod", "check", "tests/mods/broken"]);
    let said = err(&output);
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 4), "{said}");
    assert!(said.contains("text/en-US/faults.ftl:1: \"count-cards\" uses $colour"), "{said}");
}

#[test]
fn what_is_no_mod_is_said_and_changes_nothing() {
    let home = Scratch::new("mods-strange");
    let place = home.path().join("mods");
    let whole = |id: &str, files: &[(&str, &str)]| {
        write_mod(home.path(), id, "version: \"1.0.0\"", files);
        Mod::read(&place.join(id))
    };
    assert!(whole("sound", &[("catalog/constants.ron", "(houses: (prestige: 11))"), ("README.md", "A note.")]).is_ok());
    for (id, path, text) in [
        ("script", "catalog/run.sh", "rm -rf /"),
        ("picture", "icons/face.svg", "<svg/>"),
        ("lost", "whispers.ron", "[]"),
    ] {
        let faults = whole(id, &[(path, text)]).unwrap_err();
        assert!(faults[0].to_string().contains("a mod has no such file"), "{faults:?}");
    }
    fs::create_dir_all(place.join("bare")).unwrap();
    assert!(Mod::read(&place.join("bare")).unwrap_err()[0].to_string().contains("needs a manifest"));
    write_mod(home.path(), "newer", "version: \"1.0.0\"", &[]);
    let manifest = place.join("newer/mod.ron");
    let written = fs::read_to_string(&manifest).unwrap();
    for (from, to, says) in [
        ("rules: 7", "rules: 900", "made for version 900 of the rules"),
        ("\"conclave\"", "\"oaths\"", "for the game \"oaths\""),
    ] {
        fs::write(&manifest, written.replace(from, to)).unwrap();
        let fault = catalog(&[Mod::read(&place.join("newer")).unwrap()]).unwrap_err();
        assert!(fault[0].to_string().contains(says), "{fault:?}");
    }
    for (from, to) in
        [("\"1.0.0\"", "\"one\""), ("\"newer\"", "\"New er\""), ("\"A test.\"", "\"\""), ("rules", "ruels")]
    {
        fs::write(&manifest, written.replace(from, to)).unwrap();
        assert!(Mod::read(&place.join("newer")).is_err(), "{to}");
    }
    fs::remove_dir_all(place.join("newer")).unwrap();
    fs::write(place.join("torn.zip"), b"PK\x03\x04 and no more").unwrap();
    copy(&place.join("sound"), &place.join("sound again"));
    let (here, faults) = ModShelf::new(home.path()).list();
    assert_eq!(here.len(), 1);
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|fault| fault.contains("is here twice")), "{told:?}");
    assert!(told.iter().any(|fault| fault.contains("torn.zip: this is no zip file")), "{told:?}");
    // A fault of one is no fault of the others.
    let editions = Editions::new(ModShelf::new(home.path()), Rulebook::standard());
    assert_eq!(edition(&editions, &["sound"]).book.catalog().constants.houses.prestige, 11);
}

/// A number that is out of its bounds is the fault of the mod that changed it.
#[test]
fn a_number_out_of_bounds_is_refused() {
    let home = Scratch::new("mods-bounds");
    for (id, numbers, says) in [
        ("slots", "(houses: (order_slots: 9))", "houses.order_slots must be from 1 to 6"),
        ("words", "(houses: (order_slots: \"many\"))", "constants.ron:1: houses.order_slots"),
        ("group", "(houses: 3)", "constants.ron:1: houses"),
        ("torn", "(houses: (order_slots: 3)", "constants.ron:1"),
    ] {
        write_mod(home.path(), id, "version: \"1.0.0\"", &[("catalog/constants.ron", numbers)]);
        let faults = catalog(&[Mod::read(&home.path().join("mods").join(id)).unwrap()]).unwrap_err();
        let told = faults[0].to_string().replace('\\', "/");
        assert!(told.contains(&format!("mods/{id}/catalog/")) && told.contains(says), "{told}");
    }
}

#[test]
fn a_packed_mod_is_the_same_mod() {
    let home = Scratch::new("mods-packed");
    let one = Mod::read(&sample("ten-whispers")).unwrap();
    let manifest = fs::read_to_string(sample("ten-whispers").join("mod.ron")).unwrap();
    let files = ["a.zip", "b.zip"].map(|name| home.path().join(name));
    for file in &files {
        pack(&one, &manifest, file).unwrap();
    }
    assert_eq!(fs::read(&files[0]).unwrap(), fs::read(&files[1]).unwrap(), "the same mod gives the same bytes");
    let packed = Mod::read(&files[0]).unwrap();
    assert_eq!((packed.mark(), &packed.files, &packed.manifest), (one.mark(), &one.files, &one.manifest));
}

#[test]
fn messages_of_a_mod_go_before_those_of_the_game() {
    let english = vec![("a.ftl".to_owned(), "button-ok = So be it\nmod-only = Words of its own\n".to_owned())];
    let added = |language: &str| if language == "en-US" { english.clone() } else { Vec::new() };
    let text = Text::with("en-US", &added);
    assert_eq!((text.say("button-ok"), text.say("mod-only")), ("So be it".to_owned(), "Words of its own".to_owned()));
    assert_eq!(text.say("button-cancel"), Text::english().say("button-cancel"));
    assert!(text.faults().is_empty());
    // A language that the mod does not speak keeps its own words, and has the mod's English ones.
    let other = Text::with("de", &added);
    assert_eq!(other.say("mod-only"), "Words of its own");
    assert_eq!(other.say("button-ok"), Text::of("de").say("button-ok"));
}

#[test]
fn mods_are_listed_checked_packed_and_played_on_the_command_line() {
    let home = Scratch::new("mods-command");
    let data = ["--data-dir", text(home.path())];
    assert!(succeeds(&[&data[..], &["mod", "list"]].concat()).starts_with("no mods in "));
    with_samples(home.path(), &["short-fuse"]);
    assert!(succeeds(&[&data[..], &["mod", "list"]].concat()).contains("A Short Fuse"));
    let whispers = sample("ten-whispers");
    let checked = succeeds(&["mod", "check", text(&whispers)]);
    assert!(checked.contains("events: 10 added, 0 replaced") && checked.contains("legions: 2 added, 1 replaced"));
    let packed = home.path().join("mods/whispers.zip");
    succeeds(&["mod", "pack", text(&whispers), "--out", text(&packed)]);
    let saves = home.path().join("played");
    let play = ["simulate", "--seats", "4", "--map", "small", "--length", "short", "--brains", "greedy,random"];
    let with = ["--mods", "ten-whispers,short-fuse", "--save-dir", text(&saves)];
    succeeds(&[&data[..], &play, &with].concat());
    let save = fs::read_dir(&saves).unwrap().next().unwrap().unwrap().path();
    assert!(succeeds(&[&data[..], &["replay", text(&save), "--verify"]].concat()).contains("played again"));
    fs::remove_file(&packed).unwrap();
    let refused = fails(&[&data[..], &["replay", text(&save), "--verify"]].concat());
    assert!(refused.contains("mods that are not here: Ten Whispers 1.0.0"), "{refused}");
    assert!(fails(&[&data[..], &play, &["--mods", "nothing"]].concat()).contains("there is no mod \"nothing\""));
}
