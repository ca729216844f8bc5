//! The command that finds the numbers of the minds, run as a developer would run it.

use std::fs;

use infernal_conclave::minds::{Level, Minds, Weights};
use infernal_conclave::rules::expectations::Expectations;

use crate::archive::Scratch;
use crate::command_line::{fails, succeeds, text};

/// Returns a contest's line without its varying duration, and the text after the line.
fn contested(arguments: &[&str]) -> (String, String) {
    let contest = ["tune", "contest", "--mind", "greedy", "--against", "random"];
    let told = succeeds(&[&contest, arguments].concat());
    let (line, rest) = told.split_once('\n').expect("a contest tells something");
    let (line, _) = line.rsplit_once(", ").expect("the time stands last");
    (line.to_owned(), rest.to_owned())
}

#[test]
fn a_contest_tells_how_often_a_mind_won_and_is_the_same_each_time() {
    let (line, rest) = contested(&["--games", "2"]);
    assert!(line.starts_with("greedy against random: ") && line.contains(" of 2, "), "{line}");
    assert_eq!(rest, "", "more only for those who ask");
    let (again, _) = contested(&["--games", "2", "--jobs", "2"]);
    assert_eq!(line, again, "side by side the games are the same");
    // Another realm with other houses.
    let (other, _) = contested(&["--games", "2", "--seed", "2"]);
    assert_ne!(line, other);
}

#[test]
fn an_untuned_mind_goes_by_the_weights_of_the_greedy_one() {
    let minds = Minds::standard();
    let untuned = minds.untuned();
    for level in Level::ALL {
        for turn in [1, 20, 60] {
            let weights = untuned.tip(untuned.reach(level), turn, untuned.weights);
            assert_eq!(weights, Weights::SOBER, "turn {turn}");
            assert_ne!(weights, minds.tip(minds.reach(level), turn, minds.weights), "the minds are tuned");
        }
    }
    let duel = |more: &[&str]| {
        let told =
            succeeds(&[&["tune", "contest", "--mind", "imp", "--against", "random", "--games", "1"], more].concat());
        told.rsplit_once(", ").expect("the time stands last").0.to_owned()
    };
    let (tuned, untuned) = (duel(&[]), duel(&["--untuned"]));
    assert!(untuned.starts_with("imp, untuned, against random: "), "{untuned}");
    assert_ne!(untuned.replace(", untuned,", ""), tuned, "it plays another game");
}

#[test]
fn a_ledger_tells_where_prestige_came_from_and_what_was_ordered() {
    let (_, ledger) = contested(&["--games", "1", "--ledger"]);
    let (prestige, orders) = ledger.split_once("orders in ten turns\n").expect("both tables");
    assert!(prestige.starts_with("prestige of a house"), "{prestige}");
    for table in [prestige, orders] {
        let rows = table.lines().filter(|row| !row.starts_with("prestige of a house"));
        let figures = |row: &str| row.split_whitespace().skip(1).map(|word| word.parse::<f64>().unwrap()).collect();
        let rows: Vec<Vec<f64>> = rows.map(figures).collect();
        assert!(rows.len() > 3 && rows.iter().all(|row| row.len() == 8), "four stretches of both: {table}");
        assert!(rows.iter().flatten().any(|figure| *figure != 0.0), "{table}");
    }
}

#[test]
fn what_is_usual_can_be_put_into_the_minds() {
    let told = succeeds(&["tune", "usual", "--mind", "random", "--games", "1"]);
    let list = told.trim().strip_prefix("usual: ").and_then(|rest| rest.strip_suffix(','));
    let usual: Expectations = ron::from_str(list.expect("a field of the minds")).unwrap();
    assert_eq!(usual.0[0].turn, 1);
    assert!(usual.0.is_sorted_by(|one, next| one.turn < next.turn));
    let minds = Minds { usual, ..(*Minds::standard()).clone() };
    let written = ron::to_string(&minds).unwrap();
    assert_eq!(Minds::read(&written).as_ref(), Ok(&minds));
    // Every house starts with some attributes.
    assert!(minds.usual.0[0].attributes.iter().any(|(mean, _)| *mean > 0), "{told}");
}

/// Returns the game's minds with one field of their file replaced by the printed one.
fn with_told(told: &str) -> Minds {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/minds/minds.ron");
    let file = fs::read_to_string(file).unwrap();
    let head = told.lines().find(|line| !line.starts_with("//")).expect("a field of the minds");
    let end = if head.ends_with('[') { "\n    ],\n" } else { "\n    ),\n" };
    let (before, rest) = file.split_once(&format!("{head}\n")).unwrap_or_else(|| panic!("{head} is in no minds"));
    let (_, after) = rest.split_once(end).expect("the field ends");
    Minds::read(&format!("{before}{told}{after}")).unwrap_or_else(|fault| panic!("{fault}: {told}"))
}

#[test]
fn an_outlook_that_was_learned_can_be_put_into_the_minds() {
    let told = succeeds(&["tune", "outlook", "--games", "5", "--seed", "3"]);
    assert!(told.starts_with("// 5 games: "), "{told}");
    let (minds, standard) = (with_told(&told), Minds::standard());
    assert_ne!(minds.outlook, standard.outlook);
    assert_eq!(Minds { outlook: standard.outlook.clone(), ..minds }, *standard, "nothing else is told");
    let few = fails(&["tune", "outlook", "--games", "1"]);
    assert!(few.contains("nothing to learn from so few games"), "{few}");
}

#[test]
fn weights_are_told_season_by_season_and_can_be_put_into_the_minds() {
    let told = succeeds(&["tune", "weights", "--games", "1"]);
    let rows: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix("// ")).skip(1).collect();
    let named = |name: &&str| rows.iter().any(|row| row.trim_start().starts_with(name));
    assert!(Weights::NAMES.iter().all(named), "{told}");
    assert!(rows.iter().all(|row| row.split_whitespace().count() == 5), "a slope for each season: {told}");
    let (minds, standard) = (with_told(&told), Minds::standard());
    assert_eq!(minds.seasons.len(), 4);
    assert_eq!(Minds { seasons: standard.seasons.clone(), ..minds }, *standard, "nothing else is told");
    let still = succeeds(&["tune", "weights", "--games", "1", "--step", "0"]);
    assert_eq!(with_told(&still).seasons, standard.seasons, "without a step all stays as it is");
}

#[test]
fn what_lasts_of_plans_is_told_by_sort_and_by_look() {
    // Few plans, whims and imagined games keep the test short, and greedy minds play on quickly.
    let mut minds = (*Minds::standard()).clone();
    let duke = &mut minds.levels.duke;
    (duke.plans, duke.whims, duke.worlds) = (3, 2, 2);
    let scratch = Scratch::new("tune-plans");
    let file = scratch.path().join("minds.ron");
    fs::write(&file, ron::to_string(&minds).unwrap()).unwrap();
    let plans = ["tune", "plans", "--mind", "greedy", "--level", "duke", "--games", "1", "--minds", text(&file)];
    let told = succeeds(&plans);
    let (plans, looks) = told.split_once("the best after ").expect("both tables");
    let rows: Vec<Vec<&str>> = plans.lines().skip(1).map(|row| row.split_whitespace().collect()).collect();
    assert!(rows.len() > 1 && rows.iter().all(|row| row.len() == 10), "{told}");
    assert!(rows.iter().any(|row| row[0] == "whim"), "{told}");
    assert!(rows.iter().any(|row| row[8] != "+0.00"), "some plan leads elsewhere in twelve turns: {told}");
    assert_eq!(looks.lines().count(), 4, "{told}");
    let level = fails(&["tune", "plans", "--level", "archduke"]);
    assert!(level.contains("no level is called \"archduke\""), "{level}");
}

#[test]
fn who_asks_for_what_is_not_there_is_told() {
    let unknown = fails(&["tune", "contest", "--mind", "archduke", "--against", "random"]);
    assert!(unknown.contains("no mind is called \"archduke\""), "{unknown}");
    let unknown = fails(&["tune", "usual", "--mind", "archduke"]);
    assert!(unknown.contains("no mind is called \"archduke\""), "{unknown}");
    let scratch = Scratch::new("tune-minds");
    let file = scratch.path().join("minds.ron");
    let contest = ["tune", "contest", "--mind", "imp", "--against", "random", "--minds", text(&file)];
    let missing = fails(&contest);
    assert!(missing.contains("minds.ron"), "{missing}");
    fs::write(&file, "(levels: (imp: (plans: lots)))").unwrap();
    let broken = fails(&contest);
    assert!(broken.contains("minds.ron") && broken.contains("the minds cannot be read"), "{broken}");
}
