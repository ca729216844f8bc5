//! `simulate`: whole games on the command line, alone and turned through the seats.

use std::fs;
use std::path::Path;

use infernal_conclave::minds::Minds;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::Archive;
use serde_json::Value;

use crate::program::{Scratch, fails, succeeds, text};

fn simulated(arguments: &[&str]) -> Value {
    let arguments = [&["simulate", "--brains", "random", "--json", "-"], arguments].concat();
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

#[test]
fn jobs_change_nothing_but_the_time() {
    let arguments = ["--games", "6", "--seed", "40", "--seats", "4", "--map", "small", "--length", "short"];
    let one = simulated(&[&arguments[..], &["--jobs", "1"]].concat());
    let two = simulated(&[&arguments[..], &["--jobs", "2"]].concat());
    assert_eq!((&one["games"], &one["coverage"]), (&two["games"], &two["coverage"]));
    let seeds: Vec<u64> = one["games"].as_array().unwrap().iter().map(|game| game["seed"].as_u64().unwrap()).collect();
    assert_eq!(seeds, [40, 41, 42, 43, 44, 45]);
    // Any game of a run can be played alone.
    let alone = simulated(&["--games", "1", "--seed", "43", "--seats", "4", "--map", "small", "--length", "short"]);
    assert_eq!(alone["games"][0], one["games"][3]);
}

#[test]
fn the_json_has_the_keys_that_scripts_rely_on() {
    let report = simulated(&["--seats", "5", "--length", "short"]);
    let keys = |value: &Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(keys(&report), "coverage decided games minds odd_games reactions seconds turns_per_second");
    assert_eq!(keys(&report["coverage"]), "diplomacy events objectives orders perks rituals");
    assert_eq!(keys(&report["decided"]), "events objectives rituals");
    let game = &report["games"][0];
    assert_eq!(
        keys(game),
        "digest diplomacy leads lost_lead market path pile_ups reigns seats seed strongest_legion turns \
         usurpations winner"
    );
    assert_eq!(keys(&game["market"]), "bid_on contested stocked");
    let digest = game["digest"].as_str().unwrap();
    assert!(digest.len() == 16 && digest.bytes().all(|digit| digit.is_ascii_hexdigit()), "{digest}");
    let paths = ["election", "pandemonium", "kingmaker", "power_behind_throne", "last_standing", "draw"];
    assert!(paths.contains(&game["path"].as_str().unwrap()));
    assert!(game["winner"].as_u64().is_some_and(|seat| seat < 5) || game["winner"].is_null());
    let seats = game["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 5);
    for (index, seat) in seats.iter().enumerate() {
        assert_eq!(
            keys(seat),
            "absences acts_at_leader acts_under_leader battles_started bluffs bluffs_met brain commonest_order contested_bids \
             dear_free_refusals dear_refusals deed_done deed_wanted demands demands_met diplomacy_initiated eliminated_turn \
             empty_slots first_act free_refusals hostile_acts hostile_rituals \
             illegal_orders late_legions objective order_slots orders place prestige refusals refused_orders seat settled_orders summons \
             threatened threats_answered treasures_bought treasures_fitted tribute_received tribute_unspent turns vain_rituals \
             vendettas_claimed vendettas_judged vendettas_won"
        );
        assert_eq!((seat["seat"].as_u64(), seat["brain"].as_str()), (Some(index as u64), Some("random")));
        assert_eq!(seat["illegal_orders"], 0);
        assert!(seat["tribute_unspent"].as_u64() <= seat["tribute_received"].as_u64() && seat["tribute_received"] != 0);
        assert!(seat["orders"]["march"].as_u64().is_some());
    }
    let sum: u64 = seats.iter().map(|seat| seat["orders"]["march"].as_u64().unwrap()).sum();
    assert_eq!(report["coverage"]["orders"]["march"].as_u64(), Some(sum));
}

#[test]
fn rotated_minds_play_every_house_of_the_same_seeds() {
    let arguments = ["--brains", "random", "--against", "quiet", "--rotate", "--games", "8", "--seed", "5"];
    let arguments = [&["simulate", "--json", "-", "--seats", "4", "--length", "short"], &arguments[..]].concat();
    let report: Value = serde_json::from_str(&succeeds(&arguments)).unwrap();
    let games = report["games"].as_array().unwrap();
    let at = |game: &Value| {
        let seats = game["seats"].as_array().unwrap().iter();
        let randoms: Vec<usize> =
            seats.enumerate().filter(|(_, seat)| seat["brain"] == "random").map(|(at, _)| at).collect();
        assert_eq!(randoms.len(), 1);
        (game["seed"].as_u64().unwrap(), randoms[0])
    };
    let sat: Vec<(u64, usize)> = games.iter().map(at).collect();
    assert_eq!(sat, [(5, 0), (5, 1), (5, 2), (5, 3), (6, 0), (6, 1), (6, 2), (6, 3)]);
    let random = &report["minds"]["random"];
    assert_eq!((&random["games"], &random["seats"], &random["even_share"]), (&8.into(), &8.into(), &0.25.into()));
    assert_eq!(report["minds"]["quiet"]["seats"], 24);
    let won = |mind: &str| report["minds"][mind]["won"]["part"].as_u64().unwrap();
    let decided = games.iter().filter(|game| !game["winner"].is_null()).count() as u64;
    assert_eq!(won("random") + won("quiet"), decided);
    // The same seed gives each rotation the same houses.
    let scratch = Scratch::new("rotated");
    succeeds(&[&arguments[..], &["--save-dir", text(scratch.path())]].concat());
    let book = Rulebook::standard();
    let cast = |game: u32| {
        let archive = Archive::read(&scratch.path().join(format!("game-5-{game}.conclave")), book.catalog()).unwrap();
        archive.charter().seats.iter().map(|seat| seat.archfiend.clone()).collect::<Vec<_>>()
    };
    assert!(cast(1) == cast(2) && cast(1) == cast(4));
    // An odd game of a run can be played alone with its command.
    let odd = &report["odd_games"][0];
    let command: Vec<&str> = odd["command"].as_str().unwrap().split(' ').skip(1).collect();
    let alone: Value = serde_json::from_str(&succeeds(&[&command[..], &["--json", "-"]].concat())).unwrap();
    assert!(games.contains(&alone["games"][0]), "{odd}");
}

#[test]
fn a_series_that_cannot_be_played_is_refused() {
    assert!(fails(&["simulate", "--json", "-", "--report", "-"]).contains("cannot both go to stdout"));
    assert!(fails(&["simulate", "--brains", "random", "--against", "belzebub"]).contains("\"belzebub\""));
    let full = ["simulate", "--seats", "4", "--brains", "random,random,random,random", "--against", "quiet"];
    assert!(fails(&full).contains("no seat is left"));
}

#[test]
fn a_report_has_a_section_for_each_question() {
    let report = ["simulate", "--brains", "random,quiet", "--length", "short", "--rotate", "--report", "-"];
    let said = succeeds(&report);
    for heading in ["A series of games", "Games won", "Ways to the throne", "Conduct", "Leaders", "oddest games"] {
        assert!(said.contains(heading), "no {heading} in {said}");
    }
    assert!(said.contains("`infernal-conclave simulate --games 1 --seed 1 "), "{said}");
}

#[test]
fn a_series_sets_minds_against_those_of_an_earlier_release() {
    let scratch = Scratch::new("former");
    let (present, clever) = (scratch.path().join("present.ron"), scratch.path().join("clever.ron"));
    let standard = Minds::standard();
    fs::write(&present, ron::to_string(&*standard).unwrap()).unwrap();
    // An imp that wants what wins, and errs in nothing.
    let mut earlier = (*standard).clone();
    (earlier.levels.imp.doubt, earlier.levels.imp.hunger) = (0, 100);
    fs::write(&clever, ron::to_string(&earlier).unwrap()).unwrap();
    let sizes = ["--games", "1", "--seats", "4", "--map", "small", "--length", "short", "--json", "-", "--brains"];
    let played = |minds: &str, former: &Path| -> Value {
        let arguments = [&["simulate", "--former", text(former)], &sizes[..], &[minds]].concat();
        serde_json::from_str(&succeeds(&arguments)).unwrap()
    };
    let digest = |report: &Value| report["games"][0]["digest"].as_str().unwrap().to_owned();
    let same = played("imp,former-imp", &present);
    assert_eq!(digest(&same), digest(&played("imp", &present)), "with the same numbers they are the same minds");
    assert_ne!(digest(&same), digest(&played("imp,former-imp", &clever)), "with others they are not");
    let seats = same["games"][0]["seats"].as_array().unwrap();
    let names: Vec<&str> = seats.iter().map(|seat| seat["brain"].as_str().unwrap()).collect();
    assert_eq!(names, ["imp", "former-imp", "imp", "former-imp"]);
    let again = same["odd_games"][0]["command"].as_str().unwrap();
    assert!(again.contains("--former ") && again.contains("imp,former-imp"), "{again}");
    let said = fails(&["simulate", "--brains", "former-imp"]);
    assert!(said.contains("name their file with --former"), "{said}");
    let said = fails(&["simulate", "--former", text(&present), "--brains", "former-greedy"]);
    assert!(said.contains("\"former-greedy\" is no mind: only imp, fiend, duke, prince"), "{said}");
    let said = fails(&["simulate", "--former", text(&scratch.path().join("nowhere.ron"))]);
    assert!(said.contains("nowhere.ron"), "{said}");
}

#[test]
fn a_table_and_a_file_of_json_go_together() {
    let scratch = Scratch::new("json");
    let file = scratch.path().join("report.json");
    let table =
        succeeds(&["simulate", "--games", "2", "--length", "short", "--brains", "random", "--json", text(&file)]);
    assert!(table.contains("2 games") && table.contains("won by path: "), "{table}");
    let report: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    for game in report["games"].as_array().unwrap() {
        assert!(table.contains(game["digest"].as_str().unwrap()));
    }
}

#[test]
fn saved_games_are_the_simulated_games_and_can_be_proven() {
    let scratch = Scratch::new("proof");
    let arguments = ["--seed", "3", "--length", "short"];
    let report = simulated(&[&arguments[..], &["--save-dir", text(scratch.path())]].concat());
    let save = scratch.path().join("game-3.conclave");
    let book = Rulebook::standard();
    let archive = Archive::read(&save, book.catalog()).unwrap();
    let game = &report["games"][0];
    assert_eq!(archive.digest().to_string(), game["digest"].as_str().unwrap());
    assert_eq!(archive.turns().len() as u64, game["turns"].as_u64().unwrap());
    let verdict = succeeds(&["replay", text(&save), "--verify"]);
    assert_eq!(verdict, format!("{} turns played again: every step is as it was played\n", archive.turns().len()));

    let told = succeeds(&["replay", text(&save), "--until", "2"]);
    assert!(told.contains("\nTurn 1 ") && told.contains("\nTurn 2 ") && !told.contains("\nTurn 3 "));
    let told: Value = serde_json::from_str(&succeeds(&["replay", text(&save), "--json", "-"])).unwrap();
    let turns = told["turns"].as_array().unwrap();
    assert_eq!(turns.len(), archive.turns().len());
    assert_eq!(turns.last().unwrap()["digest"], game["digest"]);
    assert_eq!(told["ending"]["path"], game["path"]);
    assert_eq!(told["verified"], true);
}
