//! `odds battle`: its output for a described battle.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use crate::archive::Scratch;

/// The example of the manual (4.16).
const MANUAL: &str = "(
    attacker: (level: 4, hp: 12, ranged: 6, melee: 8),
    defender: (level: 3, hp: 15, ranged: 5, melee: 14),
    advantage: None,
)";

fn odds(name: &str, battle: &str, arguments: &[&str]) -> Output {
    let scratch = Scratch::new(name);
    let file = scratch.path().join("battle.ron");
    fs::write(&file, battle).unwrap();
    let program = env!("CARGO_BIN_EXE_infernal-conclave");
    Command::new(program).args(["odds", "battle"]).arg(&file).args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_manuals_example_comes_out_number_by_number() {
    let told: Value = serde_json::from_str(&out(&odds("odds-manual", MANUAL, &["--json", "-"]))).unwrap();
    assert_eq!(told["defender_wins"], 1.0);
    assert_eq!(told["mean_damage"]["attacker"], 12.0);
    assert_eq!(told["mean_damage"]["defender"], 2.0);
    let rounds = told["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 2);
    let melee = &rounds[0]["challenges"][1];
    assert_eq!((melee["kind"].as_str(), melee["damage"].as_i64()), (Some("melee"), Some(6)));
    assert_eq!((melee["attacker"]["hp_before"].as_i64(), melee["attacker"]["hp_after"].as_i64()), (Some(12), Some(6)));
    assert_eq!((melee["defender"]["total"].as_i64(), melee["defender"]["base"].as_i64()), (Some(14), Some(14)));
}

#[test]
fn shares_add_up_and_trials_come_near() {
    let battle = "(
        attacker: (
            level: 4, hp: 12, max_hp: 14, ranged: 5, melee: 6, infernal: 3, loyalty: 4, abilities: [Charge, Fierce],
            cards: [[Raise(Melee, 2), Lower(Ranged, 1)]],
            supporters: [(level: 2, hp: 5, ranged: 3, melee: 4)],
        ),
        defender: (kind: Place, level: 3, hp: 14, ranged: 5, melee: 5, infernal: 6),
    )";
    let told: Value =
        serde_json::from_str(&out(&odds("odds-trials", battle, &["--trials", "20000", "--json", "-"]))).unwrap();
    let keys = ["attacker_wins", "defender_wins", "attacker_retreats", "defender_retreats", "both_destroyed"];
    let sum: f64 = keys.iter().map(|key| told[key].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{told}");
    for key in keys {
        let (exact, fought) = (told[key].as_f64().unwrap(), told["trials"][key].as_f64().unwrap());
        assert!((exact - fought).abs() < 0.01, "{key}: {exact} and {fought}");
    }
    assert_eq!(told["exact"], true);
    let text = out(&odds("odds-text", battle, &["--trials", "500"]));
    for words in
        ["attacker wins", "counted exactly", "of 500 fought", "support of", "Round 1", "turns up a combat card"]
    {
        assert!(text.contains(words), "{words} is missing in:\n{text}");
    }
    assert!(!text.contains('⟨') && !text.contains("{ "), "{text}");
}

#[test]
fn appendix_d_oblivion_takes_half_of_all_pandemoniums_of_level_ten() {
    let battle = "(
        attacker: (level: 3, hp: 1, artifacts: [\"orb_of_oblivion\"]),
        defender: (kind: Pandemonium, level: 10, hp: 30, ranged: 12, melee: 14, infernal: 12),
        advantage: None,
    )";
    let told: Value = serde_json::from_str(&out(&odds("odds-oblivion", battle, &["--json", "-"]))).unwrap();
    assert_eq!((told["both_destroyed"].as_f64(), told["defender_wins"].as_f64()), (Some(0.5), Some(0.5)));
    assert_eq!(told["exact"], true);
    let text = out(&odds("odds-oblivion-text", battle, &[]));
    assert!(text.contains("Oblivion reaches for") && text.contains("in 50 of 100 cases"), "{text}");
}

#[test]
fn a_bad_file_is_one_clear_line_with_file_and_line() {
    for (battle, line, words) in [
        ("(\n  attacker: (level: 4, hp: 12),\n  defender: (level: 3, hp: 0),\n)", 3, "nonzero"),
        ("(\n  attacker: (level: 4, hp: 12, mele: 3),\n  defender: (level: 3, hp: 1),\n)", 2, "mele"),
        (
            "(\n  attacker: (level: 4, hp: 12),\n  defender: (level: 3, hp: 1,\n    praetor: \"nobody\"),\n)",
            4,
            "nobody",
        ),
        ("(\n  attacker: (level: 4, hp: 12),\n  defender: (level: 3, hp: 1, artifacts: [\"rust\"]),\n)", 3, "rust"),
        (
            "(\n  attacker: (kind: Place, level: 4, hp: 12),\n  defender: (level: 3, hp: 1),\n)",
            2,
            "only a legion attacks",
        ),
        (
            "(\n  attacker: (level: 4, hp: 12),\n  defender: (level: 3, hp: 1, abilities: [Bonus(Melee, 9999)]),\n)",
            3,
            "beyond",
        ),
    ] {
        let output = odds("odds-bad", battle, &[]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && output.stdout.is_empty());
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(error.contains(&format!("battle.ron:{line}: ")) && error.contains(words), "{error}");
    }
}
