//! `odds duel`: its output for a described single combat.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use crate::archive::Scratch;

/// The example of the manual (4.17), with the rolls that it names.
const MANUAL: &str = r#"(
    first: (
        name: "Furfur", level: 3, hp: 16, attack: 10, defense: 7, infernal: 3, luck: 3,
        moves: [
            (move: "impale", skulls: 3, shields: 6),
            (move: "guarded_attack", skulls: 3, shields: 1),
            (move: "infernal_burst", orbs: 3),
            (move: "melee_attack", skulls: 4),
        ],
        luck_rolls: [2, 3, 2], dice: [2],
    ),
    second: (
        praetor: "decarabia",
        moves: [
            (move: "melee_attack", skulls: 5),
            (move: "guarded_attack", skulls: 2, shields: 3),
            (move: "infernal_burst", orbs: 3),
            (move: "guarded_attack", skulls: 2, shields: 2),
        ],
        luck_rolls: [2, 1, 1], dice: [4],
    ),
)"#;

fn command(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_infernal-conclave")).args(["odds", "duel"]).args(arguments).output().unwrap()
}

fn odds(name: &str, duel: &str, arguments: &[&str]) -> Output {
    let scratch = Scratch::new(name);
    let file = scratch.path().join("duel.ron");
    fs::write(&file, duel).unwrap();
    let mut all = vec![file.to_str().unwrap()];
    all.extend(arguments);
    command(&all)
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&out(output)).unwrap()
}

#[test]
fn the_manuals_duel_comes_out_number_by_number() {
    let told = json(&odds("duel-manual", MANUAL, &["--trials", "100", "--json", "-"]));
    assert_eq!((told["first_wins"].as_f64(), told["mean_rounds"].as_f64()), (Some(1.0), Some(1.0)));
    assert_eq!((told["end"].as_str(), told["trials"].as_u64()), (Some("first"), Some(100)));
    let exchanges = told["rounds"][0]["exchanges"].as_array().unwrap();
    let left: Vec<[i64; 2]> = exchanges
        .iter()
        .map(|exchange| ["first", "second"].map(|side| exchange[side]["hp_after"].as_i64().unwrap()))
        .collect();
    assert_eq!(left, [[16, 5], [16, 3], [12, 1], [11, 0]]);
    let impale = &exchanges[0]["first"];
    assert_eq!(
        (impale["move"].as_str(), impale["hit"].as_i64(), impale["bonus"].as_i64()),
        (Some("impale"), Some(3), Some(1))
    );
    assert_eq!(exchanges[3]["slot"].as_i64(), Some(4));
    let text = out(&odds("duel-manual-text", MANUAL, &["--trials", "100"]));
    for words in [
        "Furfur wins",
        "Round 1.",
        "Impale (3 skulls, 6 shields), luck 2",
        "Damage 4: hit 3 (5 against 2), by the move +1",
        "Decarabia has fallen",
    ] {
        assert!(text.contains(words), "{words} is missing in:\n{text}");
    }
    assert!(!text.contains('⟨') && !text.contains("{ "), "{text}");
}

#[test]
fn shares_add_up_and_come_near_with_other_dice() {
    let duel = r#"(first: (praetor: "furfur"), second: (praetor: "orias", knows: ["bone_breaker", "sinew_slice"]))"#;
    let told = ["1", "2"].map(|seed| json(&odds("duel-shares", duel, &["--seed", seed, "--json", "-"])));
    for key in ["first_wins", "second_wins", "both_fall"] {
        let [one, other] = told.each_ref().map(|told| told[key].as_f64().unwrap());
        assert!((one - other).abs() < 0.02, "{key}: {one} and {other}");
    }
    for told in told {
        let sum: f64 = ["first_wins", "second_wins", "both_fall"].iter().map(|key| told[key].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{told}");
        assert_eq!(told["trials"], 20_000);
    }
}

#[test]
fn the_help_explains_the_file_by_one_that_works() {
    let help = out(&command(&["--help"]));
    let begins = help.find("\n(\n").expect("an example");
    let ends = begins + help[begins..].find("\n)\n").expect("an example that ends") + 3;
    let told = json(&odds("duel-help", &help[begins..ends], &["--trials", "50", "--json", "-"]));
    assert_eq!(told["rounds"][0]["exchanges"][3]["first"]["move"], Value::Null, "the empty slot is empty");
    for words in ["luck_rolls", "knows", "percents", "empty"] {
        assert!(help[ends..].contains(words), "{words} is not explained");
    }
}

#[test]
fn a_bad_file_is_one_clear_line_with_file_and_line() {
    let good = "level: 2, hp: 9, attack: 6, defense: 5, infernal: 3, luck: 2";
    let second = |rest: &str| format!("(\n  first: ({good}),\n  second: ({good},\n    {rest}),\n)");
    for (duel, line, words) in [
        (second("mvoes: []"), 4, "mvoes"),
        (format!("(\n  first: (level: 2),\n  second: ({good}),\n)"), 2, "no hp"),
        (format!("(\n  first: (praetor: \"furfur\", hp: 0),\n  second: ({good}),\n)"), 2, "at least 1"),
        (second("praetor: \"nobody\""), 4, "nobody"),
        (second("moves: [(move: \"impail\", skulls: 2)]"), 4, "impail"),
        (second("moves: [(move: \"melee_attack\", skulls: 6)]"), 4, "Melee Attack takes 1 to 5 skulls"),
        (second("moves: [(move: \"infernal_burst\", orbs: 3), (move: \"infernal_burst\", orbs: 3)]"), 4, "6 orbs"),
        (second("knows: [], moves: [(move: \"impale\", skulls: 2, shields: 1)]"), 4, "does not know Impale"),
        (second("moves: [None, None, None, None, None, None, None]"), 4, "6 slots"),
        (second("luck_rolls: [3]"), 4, "its luck is 2"),
        (second("dice: [7]"), 4, "1 to 6"),
    ] {
        let output = odds("duel-bad", &duel, &[]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && output.stdout.is_empty());
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(error.contains(&format!("duel.ron:{line}: ")) && error.contains(words), "{error}");
    }
}
