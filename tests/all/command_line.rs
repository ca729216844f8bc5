//! The command line, run as a player or a script runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::session::archive::Archive;
use serde_json::Value;

use crate::archive::{Scratch, played};

const PROGRAM: &str = env!("CARGO_BIN_EXE_infernal-conclave");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The output of a command that must succeed without a word on stderr.
pub fn succeeds(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{arguments:?}");
    out(&output)
}

/// The one line on stderr of a command that must fail.
pub fn fails(arguments: &[&str]) -> String {
    let output = run(arguments);
    let err = err(&output);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""), "{arguments:?}: {err}");
    assert!(err.starts_with("error: ") && err.trim_end().lines().count() == 1, "{arguments:?}: {err}");
    err
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn simulated(arguments: &[&str]) -> Value {
    let arguments = [&["simulate", "--brains", "random", "--json", "-"], arguments].concat();
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

fn a_save(scratch: &Scratch) -> PathBuf {
    succeeds(&[
        "simulate",
        "--brains",
        "random",
        "--length",
        "short",
        "--seed",
        "3",
        "--save-dir",
        text(scratch.path()),
    ]);
    scratch.path().join("game-3.conclave")
}

#[test]
fn help_and_version_are_there_for_everybody() {
    for command in ["play", "simulate", "replay", "check", "screenshot"] {
        assert!(succeeds(&[command, "--help"]).contains("Usage:"), "{command}");
    }
    let help = succeeds(&["--help"]);
    assert!(["play", "simulate", "replay", "check", "screenshot"].iter().all(|command| help.contains(command)));
    assert!(succeeds(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_cannot_be_understood_ends_with_two() {
    for arguments in [
        &["conquer"][..],
        &["simulate", "--seats", "3"],
        &["simulate", "--seats", "7"],
        &["simulate", "--games", "0"],
        &["simulate", "--games", "many"],
        &["simulate", "--map", "flat"],
        &["simulate", "--length", "endless"],
        &["simulate", "--jobs", "0"],
        &["simulate", "--seed", "-1"],
        &["replay"],
        &["replay", "x.conclave", "--until", "0"],
        &["screenshot", "--scene", "title"],
        &["screenshot", "--scene", "title", "--out", "x.png", "--size", "big"],
        &["screenshot", "--scene", "title", "--out", "x.png", "--size", "1x1"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err(&output).starts_with("error: "), "{arguments:?}");
    }
}

#[test]
fn unknown_minds_are_answered_with_the_known_ones() {
    let said = fails(&["simulate", "--brains", "random,belzebub"]);
    assert!(said.contains("\"belzebub\"") && said.contains("known are") && said.contains("random"), "{said}");
    let said = fails(&["simulate", "--seats", "4", "--brains", "random,random,random,random,random"]);
    assert!(said.contains("5 minds") && said.contains("4 seats"), "{said}");
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
        "digest diplomacy leads lost_lead market path pile_ups reigns seats seed turns usurpations winner"
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
            "acts_at_leader acts_under_leader battles_started brain contested_bids diplomacy_initiated eliminated_turn \
             empty_slots hostile_acts hostile_rituals illegal_orders order_slots orders place prestige refused_orders seat \
             treasures_bought treasures_fitted tribute_received tribute_unspent turns vain_rituals vendettas_claimed \
             vendettas_judged vendettas_won"
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
    // The same seed gives each of them the same houses, whoever plays them.
    let scratch = Scratch::new("rotated");
    succeeds(&[&arguments[..], &["--save-dir", text(scratch.path())]].concat());
    let book = Rulebook::standard();
    let cast = |game: u32| {
        let archive = Archive::read(&scratch.path().join(format!("game-5-{game}.conclave")), book.catalog()).unwrap();
        archive.charter().seats.iter().map(|seat| seat.archfiend.clone()).collect::<Vec<_>>()
    };
    assert!(cast(1) == cast(2) && cast(1) == cast(4));
    // Any odd game of a run can be played alone.
    let odd = &report["odd_games"][0];
    let command: Vec<&str> = odd["command"].as_str().unwrap().split(' ').skip(1).collect();
    let alone: Value = serde_json::from_str(&succeeds(&[&command[..], &["--json", "-"]].concat())).unwrap();
    assert!(games.contains(&alone["games"][0]), "{odd}");
}

#[test]
fn a_league_is_told_the_same_whatever_jobs_says() {
    let scratch = Scratch::new("league");
    let told = |jobs: &str| {
        let json = scratch.path().join(format!("{jobs}.json"));
        let said = succeeds(&[
            "simulate",
            "--league",
            "--brains",
            "random,quiet",
            "--games",
            "1",
            "--seats",
            "4",
            "--map",
            "small",
            "--length",
            "short",
            "--seed",
            "7",
            "--jobs",
            jobs,
            "--report",
            "-",
            "--json",
            text(&json),
        ]);
        let mut json: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
        for clocked in ["seconds", "turns_per_second"] {
            assert!(json.as_object_mut().unwrap().remove(clocked).is_some());
        }
        (said, json)
    };
    let (one, two) = (told("1"), told("2"));
    assert_eq!(one, two);
    let (said, json) = one;
    for heading in ["A league of minds", "One against", "Ratings", "Games won", "Conduct", "Leaders", "oddest games"] {
        assert!(said.contains(heading), "no {heading} in {said}");
    }
    let league = &json["league"];
    assert_eq!(league["minds"], serde_json::json!(["random", "quiet"]));
    assert_eq!(league["pairings"].as_array().unwrap().len(), 2);
    assert_eq!(
        league["ratings"].as_array().unwrap().iter().map(|rating| rating["games"].as_u64()).collect::<Vec<_>>(),
        [Some(2); 2]
    );
    // Two pairings and two mixed games.
    assert_eq!(json["games"].as_array().unwrap().len(), 4);
}

#[test]
fn a_league_that_cannot_be_played_is_refused() {
    let league = |arguments: &[&str]| fails(&[&["simulate", "--league"], arguments].concat());
    assert!(league(&["--brains", "random,quiet,random"]).contains("random is named twice"));
    assert!(league(&["--brains", "random"]).contains("two minds"));
    assert!(league(&["--json", "-", "--report", "-"]).contains("cannot both go to stdout"));
    assert!(fails(&["simulate", "--brains", "random", "--against", "belzebub"]).contains("\"belzebub\""));
    let full = ["simulate", "--seats", "4", "--brains", "random,random,random,random", "--against", "quiet"];
    assert!(fails(&full).contains("no seat is left"));
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

#[test]
fn a_finished_game_tells_why_and_one_in_play_does_not() {
    let scratch = Scratch::new("reasons");
    let folder = text(scratch.path());
    let sizes = ["--seats", "4", "--map", "small", "--length", "short", "--seed", "3"];
    succeeds(&[&["simulate", "--brains", "imp,random", "--save-dir", folder], &sizes[..]].concat());
    let save = scratch.path().join("game-3.conclave");
    let told = succeeds(&["replay", text(&save), "--reasons", "--until", "3"]);
    for words in ["The sealed minutes", "in confidence", "Chief business", "in its opinion", "Expected: "] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert_eq!(told.matches("The sealed minutes").count(), 3, "in every turn");
    assert!(!told.contains('⟨'), "{told}");
    assert!(!succeeds(&["replay", text(&save)]).contains("minutes"), "nobody is told who has not asked");
    let path = scratch.path().join("in play.conclave");
    played(3, 2).archive().write(&path).unwrap();
    let said = fails(&["replay", text(&path), "--reasons"]);
    assert!(said.contains("not over") && said.contains("sealed"), "{said}");
}

#[test]
fn a_finished_game_is_summed_up_and_one_in_play_is_not() {
    let scratch = Scratch::new("annals");
    let save = a_save(&scratch);
    let told = succeeds(&["replay", text(&save), "--annals"]);
    for words in ["Whereas", "Great moments", "Awards", "Unmasked", "Rank: "] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert!(!told.contains('⟨'), "{told}");
    let path = scratch.path().join("in play.conclave");
    played(3, 2).archive().write(&path).unwrap();
    assert!(fails(&["replay", text(&path), "--annals"]).contains("not over"));
}

#[test]
fn a_game_in_play_is_told_as_its_player_may_know_it() {
    let scratch = Scratch::new("secrets");
    let path = scratch.path().join("game.conclave");
    let told = |player| {
        let mut sitting = played(5, 4);
        sitting.set_player(Seat(0), player);
        sitting.archive().write(&path).unwrap();
        let told: Value = serde_json::from_str(&succeeds(&["replay", text(&path), "--json", "-"])).unwrap();
        assert!(told["ending"].is_null());
        told["turns"].as_array().unwrap().iter().map(|turn| turn["lines"].as_array().unwrap().len()).sum::<usize>()
    };
    assert!(told(Player::Human) < told(Player::Brain("random".to_owned())));
}

#[test]
fn saves_that_cannot_be_replayed_are_refused_in_one_line() {
    let scratch = Scratch::new("refused");
    let save = a_save(&scratch);
    let whole = fs::read(&save).unwrap();
    let bad = scratch.path().join("bad.conclave");
    let said = |bytes: &[u8]| {
        fs::write(&bad, bytes).unwrap();
        let said = fails(&["replay", text(&bad), "--verify"]);
        assert!(said.contains("bad.conclave"), "{said}");
        said
    };
    assert!(said(&whole[..whole.len() / 2]).contains("cut short"));
    assert!(said(b"").contains("not a save"));
    assert!(said(b"(games: [])").contains("not a save"));
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 4;
    assert!(said(&damaged).contains("damaged"));
    let mut newer = whole;
    newer[8] = 200;
    assert!(said(&newer).contains("newer version"));
    assert!(fails(&["replay", text(&scratch.path().join("none"))]).contains("no such file"));
    assert!(fails(&["replay", text(scratch.path())]).contains("a folder"));
}

#[test]
fn the_data_of_the_game_is_without_fault() {
    assert!(succeeds(&["check"]).ends_with("no faults\n"));
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    assert_eq!(succeeds(&["check", "--data", assets]), succeeds(&["check"]));
    assert_eq!(succeeds(&["check", "--data", &format!("{assets}/catalog")]), succeeds(&["check"]));
}

#[test]
fn every_entry_of_the_data_answers_the_roll_call_of_the_scenarios() {
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    assert_eq!(succeeds(&["check", "--scenarios", scenarios]), succeeds(&["check"]));

    // Two that answer no more, each with the place where it stands.
    let scratch = Scratch::new("roll-call");
    copy_folder(Path::new(scenarios), scratch.path());
    let mut silent = Vec::new();
    for (id, file) in
        [("order_of_the_crimson_skull", "decorations/orders.ron"), ("tower_of_hunger", "places/greater.ron")]
    {
        let entries = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/catalog")).join(file);
        let entries = fs::read_to_string(entries).unwrap();
        let before = entries.split(&format!("id: \"{id}\"")).next().unwrap();
        // An entry begins in the line before its id.
        silent.push((id, format!("{file}:{}: no scenario names the ", before.matches('\n').count())));
        strike(scratch.path(), id);
    }
    let output = run(&["check", "--scenarios", text(scratch.path())]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let said = err(&output);
    assert_eq!(said.lines().count(), silent.len(), "{said}");
    for (id, place) in silent {
        assert!(said.lines().any(|line| line.starts_with(&place) && line.ends_with(&format!("\"{id}\""))), "{said}");
    }
}

/// Takes a word out of all files below a folder.
fn strike(folder: &Path, word: &str) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            strike(&path, word);
        } else {
            fs::write(&path, fs::read_to_string(&path).unwrap().replace(word, "")).unwrap();
        }
    }
}

#[test]
fn check_reports_all_faults_at_once_with_file_and_line() {
    let scratch = Scratch::new("check");
    copy_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/catalog")), scratch.path());
    let seeded = [
        // A number that is too high.
        seed(scratch.path(), "archfiends/houses.ron", "difficulty: 1", "difficulty: 77"),
        // A field that nobody knows, and one that is missing for it.
        seed(scratch.path(), "legions/elite.ron", "loyalty:", "loyality:"),
        // A number that is none.
        seed(scratch.path(), "legions/horde.ron", "hp: ", "hp: minus "),
        // An id with a capital letter.
        seed(scratch.path(), "places/greater.ron", "id: \"", "id: \"X"),
    ];
    fs::create_dir(scratch.path().join("lejions")).unwrap();
    fs::write(scratch.path().join("lejions/more.ron"), "[]").unwrap();

    let output = run(&["check", "--data", text(scratch.path())]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let said = err(&output);
    for place in &seeded {
        let found = said.lines().any(|line| place.iter().any(|place| line.starts_with(place)));
        assert!(found, "{} is not in\n{said}", place[1]);
    }
    assert!(said.contains("lejions/more.ron: ") && said.contains("did you mean \"legions\"?"), "{said}");
    assert_eq!(said.lines().count(), seeded.len() + 1, "{said}");

    let missing = scratch.path().join("nowhere");
    let output = run(&["check", "--data", text(&missing)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).starts_with(&format!("{}: the folder cannot be read", missing.display())), "{}", err(&output));
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let copy = to.join(path.file_name().unwrap());
        if path.is_dir() { copy_folder(&path, &copy) } else { assert!(fs::copy(&path, &copy).unwrap() > 0) }
    }
}

/// Puts a fault into the first entry of a file that can have it, and says how a line of `check` about it may begin: with the
/// line in which its entry begins, or with the line of the fault itself.
fn seed(folder: &Path, file: &str, right: &str, wrong: &str) -> [String; 2] {
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    let (before, _) = text.split_once(right).unwrap_or_else(|| panic!("{file} has no {right}"));
    fs::write(&path, text.replacen(right, wrong, 1)).unwrap();
    let line = before.matches('\n').count() + 1;
    let entry = text
        .lines()
        .take(line)
        .collect::<Vec<_>>()
        .iter()
        .rposition(|line| line.trim_start().starts_with('('))
        .unwrap()
        + 1;
    [entry, line].map(|line| format!("{}:{line}: ", path.display()))
}

#[test]
fn places_that_cannot_be_written_are_named() {
    let scratch = Scratch::new("places");
    let file = scratch.path().join("file");
    fs::write(&file, "").unwrap();
    let below = file.join("below");
    let said = fails(&["simulate", "--json", text(&below)]);
    assert!(said.contains(text(&below)) && said.contains("cannot be written"), "{said}");
    let said = fails(&["simulate", "--save-dir", text(&below)]);
    assert!(said.contains(text(&below)) && said.contains("cannot be used"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_sentence_and_not_a_panic() {
    let said = fails(&["simulate", "--length", "short", "--brains", "random", "--json", "/dev/full"]);
    assert!(said.contains("/dev/full") && said.contains("the disk is full"), "{said}");
    for arguments in [&["check"][..], &["simulate", "--length", "short", "--brains", "random"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(PROGRAM).args(arguments).stdout(full).output().unwrap();
        assert_eq!(
            (output.status.code(), err(&output).as_str()),
            (Some(1), "error: the output cannot be written: the disk is full\n")
        );
    }
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_error() {
    let scratch = Scratch::new("pipe");
    let save = a_save(&scratch);
    let mut child = Command::new(PROGRAM)
        .args(["replay", text(&save)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
}

/// The system itself stops the program in the middle of writing a save over an older one.
#[cfg(unix)]
#[test]
fn a_save_survives_a_program_that_dies_while_writing() {
    let scratch = Scratch::new("killed");
    let save = a_save(&scratch);
    let kept = fs::read(&save).unwrap();
    let overwrite = |limit: &str| {
        let simulate = format!(
            "{limit}; exec '{PROGRAM}' simulate --brains random --length epic --seed 3 --save-dir '{}'",
            scratch.path().display()
        );
        Command::new("sh").args(["-c", &simulate]).output().unwrap()
    };
    // A file may have one block: the signal for that kills the program, or, ignored, makes the write fail.
    let killed = overwrite("ulimit -c 0; ulimit -f 1");
    assert_eq!(killed.status.code(), None, "{}", err(&killed));
    assert_eq!(fs::read(&save).unwrap(), kept);
    let failed = overwrite("trap '' XFSZ; ulimit -f 1");
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).starts_with(&format!("error: {}: it cannot be written", save.display())), "{}", err(&failed));
    assert_eq!(fs::read(&save).unwrap(), kept);
    // Without a limit the same save is written over.
    assert!(overwrite("true").status.success());
    assert_ne!(fs::read(&save).unwrap(), kept);
}

#[cfg(not(feature = "client"))]
#[test]
fn without_a_window_playing_says_what_to_do_instead() {
    for arguments in
        [&[][..], &["play"], &["--data-dir", "/nowhere"], &["screenshot", "--scene", "title", "--out", "x.png"]]
    {
        assert!(fails(arguments).contains("this build has no window"), "{arguments:?}");
    }
}
