//! Oaths of the Pit by the commands of the post.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::program::{Scratch, fails, succeeds, text};

/// Steps that are played by people.
const STEPS: u64 = 40;

/// A command of somebody with a data folder of their own.
fn of<'a>(home: &'a Path, arguments: &[&'a str]) -> Vec<&'a str> {
    [&["--data-dir", text(home), "post"], arguments].concat()
}

fn asked(home: &Path, arguments: &[&str]) -> Value {
    let arguments = [&of(home, arguments)[..], &["--json"]].concat();
    serde_json::from_str(&succeeds(&arguments)).expect("JSON")
}

fn invitation(bag: &Path, person: &str) -> PathBuf {
    super::file(bag, &format!("invitation for {person}"))
}

/// Founds a table of Oaths for these people. Returns the folder of its files.
fn founded(scratch: &Path, people: &str) -> PathBuf {
    let (host, bag) = (scratch.join("host"), scratch.join("bag"));
    let new = ["new", "The Pit", "--game", "oaths", "--host", "Hanna", "--people", people, "--minds", "imp"];
    let more = ["--seats", "5", "--devils", "glasya", "--rounds", "2", "--seed", "5", "--bag", text(&bag)];
    let said = asked(&host, &[&new[..], &more].concat());
    assert_eq!((&said["game"], &said["name"]), (&"oaths".into(), &"The Pit".into()));
    bag
}

#[test]
fn three_people_play_by_commands_until_minds_take_over() {
    let scratch = Scratch::new("oaths-post");
    let bag = founded(scratch.path(), "Anna,Bert,Cleo");
    let host = scratch.path().join("host");
    let people = ["Anna", "Bert", "Cleo"];
    let homes = people.map(|name| scratch.path().join(name));
    assert!(fails(&of(&host, &["process", "The Pit"])).contains("waiting for Anna, Bert, Cleo"));
    for (seat, (home, name)) in homes.iter().zip(people).enumerate() {
        let file = invitation(&bag, name);
        // All want the same devil; the others are dealt another.
        let joined = asked(home, &["join", text(&file), "--devil", "belial", "--name", &format!("{name} B.")]);
        assert_eq!((&joined["game"], &joined["seat"]), (&"oaths".into(), &json!(seat)));
        assert!(fails(&of(home, &["orders", "The Pit", "--pass"])).contains("no turn has come"));
    }
    let mut turn = asked(&host, &["process", "The Pit"])["turn"].as_u64().expect("a number");
    let (mut sent, mut windows) = (0, 0);
    while turn <= STEPS {
        let mut owed = 0;
        for (seat, home) in homes.iter().enumerate() {
            let seen = asked(home, &["look", "The Pit"]);
            assert_eq!((&seen["game"], seen["turn"].as_u64()), (&"oaths".into(), Some(turn)));
            assert_eq!(seen["view"]["game"]["charter"]["seed"], 0, "nobody knows the dice");
            let looked = succeeds(&of(home, &["look", "The Pit"]));
            assert!(!looked.contains('⟨') && looked.contains("ALL DEVILS"), "{looked}");
            if seen["stage"] != "Planning" {
                assert_eq!(seen["stage"], "Watching");
                assert!(looked.ends_with(&format!("step {turn}: others are asked\n")), "{looked}");
                assert!(fails(&of(home, &["orders", "The Pit", "--pass"])).contains("no orders are owed"));
                continue;
            }
            owed += 1;
            assert!(looked.ends_with(&format!("step {turn}: your answer is owed\n")), "{looked}");
            windows += u32::from(looked.contains("SOME OF THE ANSWERS THAT YOU CAN GIVE"));
            let answered = asked(home, &["orders", "The Pit", "--mind", "imp", "--letter", "all:Well met."]);
            assert_eq!((&answered["sealed"], &answered["problems"]), (&true.into(), &json!([])));
            assert_eq!(answered["orders"]["seat"], seat);
            sent += 1;
        }
        assert!(owed > 0, "steps that ask only minds are played at once");
        let done = asked(&host, &["process", "The Pit"]);
        assert_eq!(done["over"], false);
        let next = done["turn"].as_u64().expect("a number");
        assert!(next > turn, "a step is played");
        turn = next;
    }
    assert!(sent > 20 && windows == sent, "only {sent} answers, {windows} with examples");
    let looked = succeeds(&of(&homes[0], &["look", "The Pit"]));
    assert!(looked.contains("(Bert B.)") && looked.contains(", seat 2 to all: Well met."), "{looked}");
    let status = succeeds(&of(&host, &["status"]));
    assert!(status.contains("hosted here: step ") && status.contains("seat 3, a mind: plays by itself"), "{status}");

    // Minds take the seats for good, and the rest is played at once.
    for seat in ["0", "1", "2"] {
        succeeds(&of(&host, &["give", "The Pit", "--seat", seat, "--to", "imp"]));
    }
    assert_eq!(asked(&host, &["process", "The Pit", "--without", "plans"])["over"], true);
    for home in &homes {
        let seen = asked(home, &["look", "The Pit"]);
        assert_eq!(seen["stage"], "Over");
        let looked = succeeds(&of(home, &["look", "The Pit"]));
        assert!(looked.contains("is the new Overlord") && looked.contains("the game is over"), "{looked}");
        assert!(fails(&of(home, &["orders", "The Pit", "--pass"])).contains("the game is over"));
        assert!(succeeds(&of(home, &["status"])).contains("the game is over"));
    }
}

#[test]
fn the_first_edition_is_played_by_the_same_commands() {
    let scratch = Scratch::new("oaths-first-post");
    let (host, anna, bag) = (scratch.path().join("host"), scratch.path().join("Anna"), scratch.path().join("bag"));
    let new = ["new", "The Keep", "--game", "oaths-first", "--host", "Hanna", "--people", "Anna", "--minds", "imp"];
    let more = ["--seats", "4", "--devils", "glasya", "--rounds", "2", "--seed", "5", "--bag", text(&bag)];
    assert_eq!(asked(&host, &[&new[..], &more].concat())["game"], "oaths-first");
    let file = invitation(&bag, "Anna");
    assert!(fails(&of(&anna, &["join", text(&file), "--archfiend", "azazel"])).contains("an invitation to the Oaths"));
    assert!(fails(&of(&anna, &["join", text(&file), "--devil", "lucifer"])).contains("no devil is called \"lucifer\""));
    let joined = asked(&anna, &["join", text(&file), "--devil", "belial"]);
    assert_eq!((&joined["game"], &joined["seat"]), (&"oaths-first".into(), &json!(0)));
    let mut turn = asked(&host, &["process", "The Keep"])["turn"].as_u64().expect("a number");
    let mut told = 0;
    for _ in 0..12 {
        let seen = asked(&anna, &["look", "The Keep"]);
        assert_eq!((&seen["stage"], seen["turn"].as_u64()), (&"Planning".into(), Some(turn)));
        assert_eq!(seen["view"]["game"]["charter"]["seed"], 0, "nobody knows the dice");
        told += seen["log"].as_array().expect("a list").len();
        let looked = succeeds(&of(&anna, &["look", "The Keep"]));
        assert!(looked.contains("Belial (Anna), you") && looked.contains("SOME OF THE ANSWERS"), "{looked}");
        let answered = succeeds(&of(&anna, &["orders", "The Keep", "--mind", "imp"]));
        assert!(answered.starts_with("Belial ") || answered.starts_with("Offer: Belial "), "{answered}");
        turn = asked(&host, &["process", "The Keep"])["turn"].as_u64().expect("a number");
    }
    assert!(told > 12, "only {told} logs were told");
    assert!(succeeds(&of(&host, &["status"])).contains("hosted here: step "));
    let orders = scratch.path().join("answer.json");
    fs::write(&orders, r#"{"Promise":[]}"#).expect("written");
    asked(&anna, &["look", "The Keep"]);
    let said = fails(&of(&anna, &["orders", "The Keep", "--from", text(&orders)]));
    assert!(said.contains("the answer is not sent: This is no answer to what is asked."), "{said}");
    succeeds(&of(&host, &["give", "The Keep", "--seat", "0", "--to", "imp"]));
    assert_eq!(asked(&host, &["process", "The Keep", "--without", "plans"])["over"], true);
    asked(&anna, &["look", "The Keep"]);
    let looked = succeeds(&of(&anna, &["look", "The Keep"]));
    assert!(looked.contains("Overlord") && looked.contains("the game is over"), "{looked}");
}

#[test]
fn an_answer_that_breaks_a_rule_is_refused_and_can_be_given_again() {
    let scratch = Scratch::new("oaths-refused");
    let bag = founded(scratch.path(), "Anna");
    let (host, anna) = (scratch.path().join("host"), scratch.path().join("Anna"));
    let file = invitation(&bag, "Anna");
    assert!(fails(&of(&anna, &["join", text(&file), "--devil", "lucifer"])).contains("no devil is called \"lucifer\""));
    asked(&anna, &["join", text(&file)]);
    succeeds(&of(&host, &["process", "The Pit"]));
    let seen = asked(&anna, &["look", "The Pit"]);
    assert_eq!(seen["stage"], "Planning", "the host has played on to the first step that asks a person");
    assert_eq!(seen["view"]["game"]["charter"]["seats"][0]["name"], "Anna");
    let orders = scratch.path().join("answer.json");
    let wrong = [
        ("hello", "these are no orders"),
        (r#"{"seat":0}"#, "these are no orders"),
        (r#"{"seat":3,"answer":"Pass"}"#, "they are for seat 3"),
        (r#"{"seat":0,"answer":{"War":{"Move":{"raise":0,"target":{"Devil":9}}}}}"#, "there is no seat 9"),
        (r#"{"seat":0,"answer":{"War":{"Colour":1}}}"#, "the answer is not sent: This is no answer to what is asked."),
        (r#"{"War":{"Colour":1}}"#, "the answer is not sent: This is no answer to what is asked."),
    ];
    for (answer, why) in wrong {
        fs::write(&orders, answer).expect("written");
        let said = fails(&of(&anna, &["orders", "The Pit", "--from", text(&orders)]));
        assert!(said.contains(why), "{answer}: {said}");
        assert_eq!(asked(&anna, &["look", "The Pit"])["stage"], "Planning", "{answer}");
        assert!(super::files(&bag, "by Anna").is_empty(), "{answer}: something was sent");
    }
    // The answer can stand there without its seat.
    fs::write(&orders, "\"Pass\"").expect("written");
    let sent = asked(&anna, &["orders", "The Pit", "--from", text(&orders)]);
    assert_eq!(sent["orders"], json!({"seat": 0, "answer": "Pass"}));
    assert_eq!(asked(&anna, &["look", "The Pit"])["stage"], "Sealed");
    assert_eq!(super::files(&bag, "by Anna").len(), 1);
    assert_eq!(asked(&host, &["process", "The Pit", "--if-due"])["processed"], true);
}

#[test]
fn an_invitation_is_accepted_with_what_its_game_asks_for() {
    let scratch = Scratch::new("oaths-invitations");
    let oaths = founded(scratch.path(), "Anna");
    let (host, anna) = (scratch.path().join("host"), scratch.path().join("Anna"));
    let conclave = scratch.path().join("other");
    let new = ["new", "The Pit", "--host", "Hanna", "--people", "Anna", "--minds", "random", "--bag", text(&conclave)];
    succeeds(&of(&host, &new));
    let (oaths, conclave) = (invitation(&oaths, "Anna"), invitation(&conclave, "Anna"));
    let said = fails(&of(&anna, &["join", text(&oaths), "--archfiend", "belphegor"]));
    assert!(said.contains("an invitation to the Oaths"), "{said}");
    for more in [&["--devil", "belial"][..], &["--archfiend", "belphegor", "--name", "Anna"], &[]] {
        let said = fails(&of(&anna, &[&["join", text(&conclave)], more].concat()));
        assert!(said.contains("an invitation to the Conclave"), "{said}");
    }
    assert!(!anna.join("post").exists(), "something was written");
    asked(&anna, &["join", text(&oaths), "--devil", "belial"]);
    asked(&anna, &["join", text(&conclave), "--archfiend", "belphegor"]);
    // Both tables have one name; their numbers tell them apart.
    for home in [&host, &anna] {
        let said = fails(&of(home, &["send", "The Pit"]));
        assert!(said.contains("say the beginning of a number"), "{said}");
    }
    let status = asked(&anna, &["status", "The Pit"]);
    let games: Vec<&str> =
        status["seats"].as_array().expect("a list").iter().filter_map(|seat| seat["game"].as_str()).collect();
    assert_eq!(games, ["conclave", "oaths"]);
    let table = status["seats"][1]["table"].as_str().expect("a number");
    assert!(succeeds(&of(&host, &["process", table])).contains("step "));
    assert!(succeeds(&of(&anna, &["look", table])).contains("YOUR HAND"));

    let new = |more: &[&'static str]| {
        [&["new", "Another", "--game", "oaths", "--host", "Hanna", "--people", "Anna"], more].concat()
    };
    for (more, why) in [
        (&["--set-up", "nowhere.ron"][..], "--set-up is for the Conclave"),
        (&["--devils", "lucifer"], "no devil is called \"lucifer\""),
        (&["--seats", "3", "--devils", "belial,glasya,mammon"], "more devils than there are minds"),
        (&["--devils", "belial,belial"], "two seats have the same devil"),
        (&["--minds", "genius"], "no mind is called \"genius\""),
    ] {
        let said = fails(&of(&host, &new(more)));
        assert!(said.contains(why), "{more:?}: {said}");
    }
}
