//! Broken data are refused with sentences, and never with a panic.

use proptest::prelude::*;

use crate::Catalog;

const FILES: [&str; 9] = [
    "daemons.ron",
    "sectio.ron",
    "lieutenants.ron",
    "hounds.ron",
    "events.ron",
    "phenomena.ron",
    "hell.ron",
    "arcana.ron",
    "numbers.ron",
];

/// Reads the built-in files, with one of them changed.
fn with(file: &str, text: Option<String>) -> Result<Catalog, Vec<String>> {
    let files = |name: &str| if name == file { text.clone() } else { Catalog::built_in_file(name) };
    Catalog::read(&files, &[]).map_err(|faults| faults.sentences())
}

/// Returns the faults after every `old` in a file is replaced.
fn changed(file: &str, old: &str, new: &str) -> Vec<String> {
    let text = Catalog::built_in_file(file).unwrap_or_default();
    assert!(text.contains(old), "{file} does not say {old}");
    match with(file, Some(text.replacen(old, new, 1))) {
        Ok(_) => Vec::new(),
        Err(faults) => faults,
    }
}

#[test]
fn the_built_in_data_have_no_faults() {
    if let Err(faults) = Catalog::built_in() {
        panic!("{faults}");
    }
}

#[test]
fn the_digest_follows_the_data_and_not_their_line_ends() {
    let catalog = Catalog::standard();
    let windows = |name: &str| Catalog::built_in_file(name).map(|text| text.replace('\n', "\r\n"));
    assert_eq!(Catalog::read(&windows, &[]).map(|other| other.digest).ok(), Some(catalog.digest));
    let text = Catalog::built_in_file("hounds.ron").unwrap_or_default().replace("rolls: 5", "rolls: 6");
    assert_ne!(with("hounds.ron", Some(text)).map(|other| other.digest).ok(), Some(catalog.digest));
}

#[test]
fn a_missing_file_is_told() {
    for file in FILES {
        let faults = with(file, None).err().unwrap_or_default();
        assert_eq!(faults, [format!("{file}: this file is missing")]);
    }
}

#[test]
fn broken_entries_are_told() {
    let changes = [
        ("daemons.ron", "rank: 2,", "rank: 1,", "the rank of sammael is 1"),
        ("daemons.ron", "rank: 5,", "rank: 2,", "two daemons have the rank 2"),
        ("daemons.ron", "hearts: 5", "hearts: 7", "hearts of sammael is 7"),
        ("daemons.ron", "\"asmodeus\"", "\"sammael\"", "two entries are called sammael"),
        ("daemons.ron", "\"asmodeus\"", "\"As modeus\"", "has other characters"),
        ("daemons.ron", "skulls: 3", "skulls: 300", "daemons.ron"),
        ("daemons.ron", "Deadly(less: 1)", "Deadly(less: 0)", "a number of the skill of sammael is 0"),
        ("sectio.ron", "quarter: 2", "quarter: 1", "two sectio lie in circle 1 and quarter 1"),
        ("sectio.ron", "quarter: 2", "quarter: 1", "circle 1 has no sectio in quarter 2"),
        ("sectio.ron", "circle: 9", "circle: 10", "circle 10 is not on the map"),
        ("sectio.ron", "Souls(6)", "Souls(0)", "the Souls of forest-of-suicides is 0"),
        ("sectio.ron", "\"liars\"", "\"fibbers\"", "liars is no sectio"),
        ("lieutenants.ron", "(id: \"verin\", leadership: 3, bonus: 2),", "", "there are 11 lieutenants"),
        ("lieutenants.ron", "leadership: 3", "leadership: 0", "leadership of verin is 0"),
        ("hounds.ron", "rolls: 5", "rolls: 0", "rolls of garm is 0"),
        ("events.ron", "at_once: [Visitor(Uriel)]", "", "mad-angel does nothing"),
        ("events.ron", "whom: Most(Favours)", "whom: Caster", "nobody casts an event"),
        ("events.ron", "Yield(add: -1)", "Yield(add: 0)", "inflation adds 0"),
        ("events.ron", "recovers: 5", "recovers: 7", "the roll to recover of wrath-of-angels is 7"),
        ("events.ron", "\"mad-angel\", permanent: Heaven,", "\"mad-angel\",", "has to be permanent"),
        ("phenomena.ron", "upto: 2", "upto: 9", "the roll that destroys of landslide is 9"),
        ("hell.ron", "\"liars\"", "\"spies\"", "spies is no sectio, or is on two cards"),
        ("hell.ron", "\"liars\"", "\"spies\"", "the sectio liars is on no card"),
        ("hell.ron", "event: \"bees\"", "event: \"wasps\"", "there is no event wasps"),
        ("arcana.ron", "play: Action", "play: Combat", "incubus is played at another time"),
        ("arcana.ron", "locale: Earth, needs", "locale: Moon, needs", "arcana.ron"),
        ("arcana.ron", "slots: 1", "slots: 10", "the slots of a pass of incubus is 10"),
        ("arcana.ron", "six: true", "six: false", "the number of sixes that win"),
        ("arcana.ron", "effect: Daemon(Heal)", "needs: [More(Stars)], effect: Daemon(Heal)", "is aimed at none"),
        ("numbers.ron", "hit_from: 6", "hit_from: 7", "hit_from of combat is 7"),
        ("numbers.ron", "hound_saves: 4", "hound_saves: 6", "a save of combat is 6"),
        ("numbers.ron", "most_players: 6", "most_players: 9", "most_players of setup is 9"),
        ("numbers.ron", "boxes: (0, 1", "boxes: (0, 3", "a box of cards is 3"),
        ("numbers.ron", "(hearts: 6,", "(hearts: 4,", "do not rise"),
        ("numbers.ron", "hand: 5", "hand: 5, pocket: 1", "pocket"),
    ];
    for (file, old, new, told) in changes {
        let faults = changed(file, old, new);
        assert!(faults.iter().any(|fault| fault.contains(told)), "{file}, {new}: {faults:?}");
    }
}

#[test]
fn every_fault_is_told_at_once() {
    let files = |name: &str| {
        let text = Catalog::built_in_file(name)?;
        Some(text.replace("rank: 2,", "rank: 1,").replace("rolls: 5", "rolls: 0"))
    };
    assert_eq!(Catalog::read(&files, &[]).map_err(|faults| faults.list().len()).err(), Some(2));
}

#[test]
fn long_lists_are_told() {
    let hounds: String = (0..300).map(|at| format!("(id: \"hound-{at}\", rolls: 1),")).collect();
    let faults = with("hounds.ron", Some(format!("[{hounds}]"))).err().unwrap_or_default();
    assert_eq!(faults, ["hounds.ron: it has 300 entries, more than 255"]);
}

#[test]
fn deep_nesting_is_told() {
    for open in ["(", "[", "Some("] {
        let faults = with("events.ron", Some(open.repeat(100_000))).err().unwrap_or_default();
        assert!(faults.iter().all(|fault| fault.starts_with("events.ron")) && !faults.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Cut, doubled and changed bytes never panic.
    #[test]
    fn hostile_files_never_panic(file in 0..FILES.len(), at in 0..1000_usize, cut in 0_usize..40, put in "[ -~]{0,12}") {
        let name = FILES[file];
        let text = Catalog::built_in_file(name).unwrap_or_default();
        let mut from = text.len() * at / 1000;
        while !text.is_char_boundary(from) {
            from -= 1;
        }
        let mut to = (from + cut).min(text.len());
        while !text.is_char_boundary(to) {
            to -= 1;
        }
        let broken = format!("{}{put}{}", &text[..from], &text[to..]);
        if let Err(faults) = with(name, Some(broken)) {
            prop_assert!(faults.iter().all(|fault| fault.contains(".ron:")));
        }
    }
}
