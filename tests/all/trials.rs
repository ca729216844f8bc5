//! Trials: each of them can be won in gold, as a recorded game shows; medals are earned at the end of
//! a turn and kept; a set-up that is not that of its trial is refused.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::chronicle::trials;
use infernal_conclave::rules::catalog::{Catalog, Source, SourceFile};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::realm::generate::MapType;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::trials::{Count, Medal, Status, TRIED, Trial, TrialId};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::archive::Archive;
use infernal_conclave::table::session::Session;
use table_text::Text;

fn recorded(key: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/trials/{key}.conclave"))
}

/// Returns the medals that a game earned, with their turns.
fn medals(trial: &Trial, book: &Rulebook, archive: &Archive) -> Vec<(Medal, u32)> {
    let mut earned: Vec<(Medal, u32)> = Vec::new();
    for turn in archive.play(book).unwrap() {
        let turn = turn.unwrap();
        let best = earned.iter().map(|(medal, _)| *medal).max();
        assert!(!trial.over(&turn.before, best) || turn.before.turn() == 1, "{} went on after its end", trial.key);
        if let Some(medal) = trial.earned(&turn.resolution.game).filter(|medal| Some(*medal) > best) {
            earned.push((medal, turn.before.turn()));
        }
    }
    earned
}

#[test]
fn every_trial_can_be_won_in_gold() {
    let book = Rulebook::standard();
    assert_eq!(book.catalog().trials.len(), 8);
    for trial in &book.catalog().trials {
        let archive = Archive::read(&recorded(&trial.key), book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(archive.verify(&book), Ok(()), "{}", trial.key);
        assert_eq!(archive.charter().settings.map_type, MapType::Trial(trial.id), "{}", trial.key);
        let earned = medals(trial, &book, &archive);
        let last = archive.turns().len() as u32;
        assert_eq!(earned.last(), Some(&(Medal::Gold, last)), "{}: {earned:?}", trial.key);
    }
}

/// Whoever passes every turn does not win in silver, while the rivals play: a trial asks for
/// something.
#[test]
fn no_trial_is_won_by_waiting() {
    let book = Rulebook::standard();
    for trial in &book.catalog().trials {
        let charter = trial.charter(book.catalog()).unwrap();
        let mut session = Session::found(book.clone(), charter).unwrap();
        let mut best = None;
        let mut acted = 0;
        while session.turn() <= trial.last_turn() && session.ending().is_none() {
            let jobs = session.mind_jobs();
            assert!(session.turn() > 1 || jobs.len() + 1 == session.charter().seats.len(), "{}", trial.key);
            let thoughts: Vec<_> = jobs.iter().map(|job| job.think(&book).unwrap()).collect();
            acted += thoughts.iter().filter(|thought| thought.draft.orders() > 0).count();
            session.process(thoughts);
            best = best.max(trial.earned(session.view(TRIED).table()));
        }
        assert!(best < Some(Medal::Silver), "{}: {best:?}", trial.key);
        assert!(acted > 10, "the rivals of {} gave orders in {acted} drafts", trial.key);
    }
}

/// The player of a trial sees every number that a medal asks for, and no other.
#[test]
fn a_trial_counts_what_its_medals_ask_for() {
    let book = Rulebook::standard();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/conclave/trials");
    let files: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    for trial in &book.catalog().trials {
        let key = format!("key: \"{}\"", trial.key);
        let file = files.iter().find(|text| text.contains(&key)).expect("every trial has a file");
        let asked: BTreeSet<&str> = file.split("Has(").skip(1).filter_map(|rest| rest.split(',').next()).collect();
        let session = Session::found(book.clone(), trial.charter(book.catalog()).unwrap()).unwrap();
        let standing = trial.standing(session.view(TRIED).table());
        let counted: Vec<String> = standing.iter().map(|(count, _)| format!("{count:?}")).collect();
        assert_eq!(counted.iter().map(String::as_str).collect::<BTreeSet<&str>>(), asked, "{}", trial.key);
        assert_eq!(counted.len(), asked.len(), "{}: nothing is counted twice", trial.key);
        if trial.key == "harvest" {
            assert_eq!(standing, [(Count::Cantons, 3)], "a stronghold and two cantons beside it");
        }
    }
}

/// A status is that of the house that is asked about, not of its rivals.
#[test]
fn a_house_is_what_it_is_and_its_rivals_are_not() {
    let position = "(
        houses: [(prestige: 30), (prestige: 20), (prestige: 10), ()],
        pandemonium: Some((at: (9, 9), owner: Some(1), level: 10)), usurper: Some((1, 2)), stances: [(0, 2, Vassalage)],
    )";
    let tableau: Tableau = ron::from_str(position).unwrap();
    let game = tableau.set_up(&Catalog::standard()).unwrap();
    let those = |status: Status| -> Vec<u8> { (0..4).filter(|seat| status.of(&game, Seat(*seat))).collect() };
    assert_eq!(those(Status::Leader), [0]);
    assert_eq!(those(Status::Usurper), [1]);
    assert_eq!(those(Status::Lord), [0]);
    assert_eq!(those(Status::Free), [0, 1, 3]);
    assert_eq!((those(Status::Fallen), those(Status::Winner)), (vec![], vec![]));
}

#[test]
fn trials_have_their_words_in_every_language() {
    let book = Rulebook::standard();
    for text in [Text::english(), Text::of("de")] {
        for trial in &book.catalog().trials {
            let mut said = BTreeSet::new();
            for part in ["title", "about"] {
                assert!(text.has(&format!("trial-{}-{part}", trial.key)), "{} in {}", trial.key, text.language());
            }
            for medal in Medal::ALL {
                let words = trials::feat(&text, trial, medal);
                assert!(!words.contains(['{', '⟨']), "{words}");
                said.insert(words);
            }
            assert_eq!(said.len(), 3, "the medals of {} ask for different things", trial.key);
        }
    }
    let harvest = book.catalog().trials.iter().find(|trial| trial.key == "harvest").unwrap();
    assert_eq!(trials::feat(&Text::english(), harvest, Medal::Gold), "You hold 44 cantons by the end of turn 10.");
    let siege = book.catalog().trials.iter().find(|trial| trial.key == "siege").unwrap();
    assert_eq!(
        trials::feat(&Text::english(), siege, Medal::Bronze),
        "Your stronghold is still yours at the end of turn 8."
    );
}

#[test]
fn a_set_up_that_is_not_that_of_its_trial_is_refused() {
    let book = Rulebook::standard();
    let catalog = book.catalog();
    let trial = &catalog.trials[0];
    let charter = trial.charter(catalog).unwrap();
    let game = Game::found(catalog, charter.clone()).unwrap();
    assert_eq!(game.charter(), &charter);
    let mut richer = charter.clone();
    richer.seats[0].archfiend.attributes.martial += 1;
    let mut other_dice = charter.clone();
    other_dice.settings.seed += 1;
    let mut unknown = charter.clone();
    unknown.settings.map_type = MapType::Trial(TrialId(1));
    for refused in [richer, other_dice, unknown] {
        let fault = Game::found(catalog, refused).unwrap_err().to_string();
        assert!(fault.starts_with("the trial of this game is not in this version"), "{fault}");
    }
    // A rival sees that it is a trial, and not the dice.
    let seen = SeatView::of(&game, infernal_conclave::rules::ids::Seat(1));
    assert_eq!(seen.table().charter().settings.seed, 0);
}

#[test]
fn faults_of_a_trial_are_named_with_their_file() {
    let written =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/conclave/trials/2-siege.ron")).unwrap();
    for (from, to, says) in [
        ("Owns((5, 5))", "Owns((5, 55))", "bronze: there is no canton (5, 55) on the board"),
        ("by: 8", "bye: 8", "Unexpected field named `bye`"),
        ("All([Turns(8), Owns((5, 5))])", "All([])", "an empty list of conditions"),
        ("(when: All([Turns(8), Owns((5, 5))])", "(when: Owns((5, 5))", "a medal is earned before the first turn"),
        ("Some(\"Marchosias\")", "Some(\"Nobody\")", "no archfiend is called \"Nobody\""),
        ("[\"greedy\"]", "[]", "nobody is named in \"minds\""),
        ("\"siege\"", "\"The Siege\"", "must be lower-case letters"),
        ("martial: 2", "martial: 4", "Belphegor"),
        ("seed: 202", "turn: Some(9), seed: 202", "a trial begins with turn 1"),
    ] {
        let text = written.replacen(from, to, 1);
        assert_ne!(text, written, "{from}");
        let mut source = Source::built_in();
        source.trials = vec![SourceFile { path: "test.ron".to_owned(), text }];
        let faults = Catalog::read(&source).unwrap_err();
        let told = faults.to_string();
        assert!(told.starts_with("trials/test.ron") && told.contains(says), "{to}: {told}");
    }
}

/// A new trial must not part anybody from a game.
#[test]
fn trials_do_not_count_for_the_digest_of_the_catalog() {
    let mut source = Source::built_in();
    source.trials.truncate(1);
    let fewer = Catalog::read(&source).unwrap();
    assert_eq!((fewer.trials.len(), fewer.digest), (1, Catalog::standard().digest));
}
