//! The folder of saves: names, rings of autosaves, and failures to write.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::RULES;
use infernal_conclave::table::archive::{Archive, Flaw, SaveCard, Saves};
use infernal_conclave::table::session::Session;

use super::{Scratch, charter, play_on, played};

#[test]
fn a_failed_write_leaves_the_old_save_alone() {
    let scratch = Scratch::new("failed-write");
    let session = played(18, 2);
    let path = scratch.path().join("kept.conclave");
    session.archive().write(&path).unwrap();
    let kept = fs::read(&path).unwrap();

    // A file in place of the folder, a folder in place of the file, and a missing folder.
    for bad in [path.join("below.conclave"), scratch.path().to_path_buf(), scratch.path().join("none/none.conclave")] {
        let fault = session.archive().write(&bad).unwrap_err();
        assert!(matches!(fault.flaw, Flaw::Unwritable(_)), "{fault}");
        assert!(fault.to_string().starts_with(&bad.display().to_string()), "{fault}");
    }
    assert_eq!(scratch.files(), ["kept.conclave"]);
    assert_eq!(fs::read(&path).unwrap(), kept);
}

#[cfg(unix)]
#[test]
fn a_save_survives_a_folder_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("unwritable");
    let session = played(19, 2);
    let path = scratch.path().join("kept.conclave");
    session.archive().write(&path).unwrap();
    let kept = fs::read(&path).unwrap();
    fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // A user with all permissions can write anyway; then the test proves nothing.
    let held = fs::write(scratch.path().join("probe"), "").is_err();
    let written = played(19, 3).archive().write(&path);
    fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o755)).unwrap();
    if held {
        assert!(matches!(written.unwrap_err().flaw, Flaw::Unwritable(_)));
        assert_eq!(fs::read(&path).unwrap(), kept);
    }
    assert!(!scratch.files().iter().any(|file| file.ends_with(".tmp")));
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let book = Rulebook::standard();
    let scratch = Scratch::new("unreadable");
    let missing = scratch.path().join("missing.conclave");
    let fault = Archive::read(&missing, book.catalog()).unwrap_err();
    assert_eq!(fault.to_string(), format!("{}: it cannot be read: there is no such file or folder", missing.display()));
    let fault = Archive::read(scratch.path(), book.catalog()).unwrap_err();
    assert!(fault.to_string().ends_with("it is a folder"), "{fault}");
}

#[test]
fn the_folder_of_saves_lists_what_is_in_it() {
    let scratch = Scratch::new("saves");
    let saves = Saves::new(scratch.path().join("saves"));
    assert_eq!(saves.list(), Ok(Vec::new()));
    let session = played(20, 3);
    let path = saves.save_named("War of the \"Roses\" / 2", session.archive()).unwrap();
    assert_eq!(path.file_name().unwrap(), "War of the _Roses_ _ 2.conclave");
    assert_eq!(saves.free_name("War of the \"Roses\" / 2"), "War of the \"Roses\" / 2 2");
    assert_eq!(saves.free_name("Another"), "Another");
    let mut bytes = fs::read(&path).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(saves.folder().join("broken.conclave"), bytes).unwrap();
    fs::write(saves.folder().join("notes.txt"), "not a save").unwrap();

    let mut cards = saves.list().unwrap();
    cards.sort_by(|a, b| a.name.cmp(&b.name));
    let [good, broken] = cards.as_slice() else { panic!("{cards:?}") };
    assert_eq!((good.rules, broken.rules), (RULES, 0));
    let SaveCard { name, turn, iron_man, autosave, ended, fault, seats, .. } = good;
    assert_eq!(
        (name.as_str(), *turn, *iron_man, *autosave, *ended),
        ("War of the \"Roses\" / 2", 4, false, false, false)
    );
    assert_eq!((fault, seats.len(), &seats[0].player), (&None, 4, &Player::Human));
    assert_eq!(broken.name, "broken");
    assert!(matches!(broken.fault, Some(Flaw::Truncated { .. })));

    saves.delete(&broken.path).unwrap();
    assert!(saves.delete(&saves.folder().join("notes.txt")).is_err());
    assert!(saves.delete(&scratch.path().join("elsewhere.conclave")).is_err());
    assert_eq!(saves.list().unwrap().len(), 1);
}

#[test]
fn what_was_saved_last_is_the_newest_even_if_the_clock_was_set_back() {
    let scratch = Scratch::new("clock");
    let saves = Saves::new(scratch.path().to_path_buf());
    let session = played(20, 1);
    // The first save is of tomorrow, as seen by a clock that was set back by a day.
    let early = saves.save_named("before", session.archive()).unwrap();
    let tomorrow = SystemTime::now() + Duration::from_secs(86_400);
    fs::File::options().write(true).open(early).unwrap().set_modified(tomorrow).unwrap();
    type Saving = fn(&Saves, &Archive) -> PathBuf;
    let ways: [Saving; 5] = [
        |saves, archive| saves.autosave(archive).unwrap(),
        |saves, archive| saves.autosave_plans(archive).unwrap(),
        |saves, archive| saves.save_named("after", archive).unwrap(),
        |saves, archive| saves.save_quick(archive).unwrap(),
        |saves, archive| saves.autosave(archive).unwrap(),
    ];
    for (number, save) in ways.into_iter().enumerate() {
        let path = save(&saves, session.archive());
        assert_eq!(saves.list().unwrap()[0].path, path, "save {number}");
    }
}

#[test]
fn names_make_files_that_every_system_takes() {
    let session = played(21, 0);
    let saves = Saves::new(PathBuf::from("/saves"));
    for (name, file) in [
        ("", "unnamed"),
        ("  ", "unnamed"),
        ("../../etc/passwd", "______etc_passwd"),
        ("CON", "my CON"),
        ("com1", "my com1"),
        ("autosave-latest", "my autosave-latest"),
        ("Zwölf Höllen", "Zwölf Höllen"),
        ("a\0b\nc", "a_b_c"),
    ] {
        assert_eq!(
            saves.path_of(name, session.archive()),
            Path::new("/saves").join(format!("{file}.conclave")),
            "{name:?}"
        );
    }
    let long = "x".repeat(5000);
    assert!(saves.path_of(&long, session.archive()).file_name().unwrap().len() < 100);
}

#[test]
fn autosaves_go_round_in_a_ring() {
    let scratch = Scratch::new("autosaves");
    let saves = Saves::new(scratch.path().to_path_buf());
    let mut session = played(22, 0);
    for _ in 0..14 {
        play_on(&mut session, 1);
        saves.autosave(session.archive()).unwrap();
    }
    let cards = saves.list().unwrap();
    let mut turns: Vec<(String, u32)> =
        cards.iter().map(|card| (card.path.file_stem().unwrap().to_string_lossy().into_owned(), card.turn)).collect();
    turns.sort();
    assert_eq!(turns.len(), 11);
    assert_eq!((turns[0].0.as_str(), turns[0].1), ("autosave-01", 14));
    assert_eq!((turns[9].0.as_str(), turns[9].1), ("autosave-10", 5));
    assert_eq!((turns[10].0.as_str(), turns[10].1), ("autosave-latest", 15));
    assert!(cards.iter().all(|card| card.autosave && !card.iron_man));
}

#[test]
fn a_new_name_is_that_of_no_save_not_even_of_an_autosave() {
    let scratch = Scratch::new("new-name");
    let saves = Saves::standard(Some(scratch.path()));
    let mut session = played(24, 1);
    session.rename("Abaddon from turn 4");
    assert_eq!(saves.unused_name("Abaddon from turn 4"), "Abaddon from turn 4");
    saves.autosave(session.archive()).unwrap();
    assert_eq!(saves.free_name("Abaddon from turn 4"), "Abaddon from turn 4");
    assert_eq!(saves.unused_name("Abaddon from turn 4"), "Abaddon from turn 4 2");
    saves.save_named("Abaddon from turn 4 2", session.archive()).unwrap();
    assert_eq!(saves.unused_name("Abaddon from turn 4"), "Abaddon from turn 4 3");
    let long = "x".repeat(60);
    saves.save_named(&long, session.archive()).unwrap();
    let other = saves.unused_name(&long);
    assert!(!saves.path_of(&other, session.archive()).exists(), "{other}");
}

#[test]
fn an_iron_man_has_one_save() {
    let scratch = Scratch::new("iron");
    let saves = Saves::standard(Some(scratch.path()));
    let mut session = Session::found(Rulebook::standard(), charter(23, true)).unwrap();
    session.rename("No way back");
    saves.autosave(session.archive()).unwrap();
    play_on(&mut session, 1);
    saves.autosave(session.archive()).unwrap();
    saves.save_named("A way back", session.archive()).unwrap();
    let cards = saves.list().unwrap();
    assert_eq!(cards.len(), 1, "{cards:?}");
    assert_eq!(cards[0].path, saves.folder().join("No way back.iron"));
    assert_eq!((cards[0].iron_man, cards[0].turn, cards[0].name.as_str()), (true, 2, "No way back"));
}
