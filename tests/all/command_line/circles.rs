//! Nine Circles on the command line: `replay`, `codex`, `seat` and `post look`, all in words.

use std::path::Path;

use circles::rules::catalog::Catalog;
use circles::table::series;
use circles::table::session::Session;
use serde_json::{Value, json};
use table::seats::{Player, Seat};

use crate::program::{Scratch, fails, succeeds, text};

/// Plays a game of four seats up to this many steps. Seat 0 is a mind with this name, the others
/// are imps. The seats in `people` are people; imps stand in for them.
fn played(mind: &str, people: &[usize], turns: u8, steps: usize) -> Session {
    let minds = [mind, "imp", "imp", "imp"].map(str::to_owned);
    let mut charter = series::charter(7, &minds, turns, 2);
    for seat in people {
        charter.seats[*seat].player = Player::Human;
    }
    let mut session = Session::found(Catalog::standard(), charter).unwrap();
    while session.ending().is_none() && session.logs_len() < steps {
        let asked = session.owing();
        let jobs = asked.iter().map(|seat| session.mind_job(*seat).or_else(|| session.stand_in(*seat, "imp")).unwrap());
        let thoughts = jobs.map(|job| job.think(session.book()).unwrap()).collect();
        session.process(thoughts);
    }
    session
}

fn saved(session: &Session, path: &Path) {
    session.archive().write(path).unwrap();
}

#[test]
fn a_finished_game_is_proved_told_and_summed_up() {
    let scratch = Scratch::new("circles-replay");
    let path = scratch.path().join("circles.conclave");
    let session = played("fiend", &[], 3, usize::MAX);
    saved(&session, &path);
    let save = text(&path);
    let steps = session.logs_len();
    let proved = format!("{steps} steps played again: every step is as it was played\n");
    assert_eq!(succeeds(&["replay", save, "--verify"]), proved);
    let told = succeeds(&["replay", save]);
    assert!(!told.contains('⟨') && !told.contains("{\""), "{told}");
    for words in ["  Seat 3: ", "Game turn 1: ", "Soul Phase", " rolls "] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert_eq!(told.matches("\nStep ").count(), steps);
    let reasons = succeeds(&["replay", save, "--reasons"]);
    assert!(reasons.contains(" imagined games") && reasons.contains(" Souls)"), "{reasons}");
    let annals = succeeds(&["replay", save, "--annals"]);
    assert!(annals.contains("Soul") && !annals.contains("{\""), "{annals}");
    let german = succeeds(&["--language", "de", "replay", save, "--reasons"]);
    assert!(german.contains("Spielrunde 1: ") && german.contains(" Seelen)") && !german.contains('⟨'), "{german}");
    let json: Value = serde_json::from_str(&succeeds(&["replay", save, "--json", "-"])).unwrap();
    assert_eq!(json["turns"].as_array().map(Vec::len), Some(steps));
    assert_eq!(json["ending"]["winners"], json!(session.ending().unwrap().winners));
}

#[test]
fn its_codex_is_printed() {
    let game = ["codex", "--game", "circles"];
    let codex = |more: &[&str]| succeeds(&[&game[..], more].concat());
    let by_id = codex(&["daemons/baal"]);
    assert!(by_id.starts_with("Baal [daemons/baal]\n"), "{by_id}");
    assert_eq!(codex(&["baal"]), by_id);
    let (contents, all) = (codex(&[]), codex(&["--all"]));
    let ids: Vec<&str> =
        contents.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(ids.len() > 100, "only {} entries", ids.len());
    for id in &ids {
        assert!(all.contains(&format!(" [{id}]\n")), "{id} is not printed");
    }
    assert!(!all.contains('⟨'));
    assert!(fails(&[&game[..], &["baael"]].concat()).contains("Baal (daemons/baal)"));
}

#[test]
fn a_seat_is_shown_with_all_that_it_may_know() {
    let new = ["seat", "--game", "circles", "--show", "--as", "2", "--seats", "4", "--brains", "imp"];
    let shown = succeeds(&new);
    for words in ["What is asked of you", "The triumvirates", ", that is you: ", "SOME OF THE ANSWERS"] {
        assert!(shown.contains(words), "no {words} in {shown}");
    }
    let scratch = Scratch::new("circles-show");
    let path = scratch.path().join("circles.conclave");
    for steps in [6, 20, 60, 120] {
        let session = played("imp", &[1], 30, steps);
        saved(&session, &path);
        // The save says which game it is.
        for language in ["en-US", "de"] {
            let shown = succeeds(&["--language", language, "seat", "--save", text(&path), "--show", "--as", "1"]);
            assert!(!shown.contains('⟨') && shown.lines().count() > 30, "{shown}");
            let asked = session.owing().contains(&Seat(1));
            assert_eq!(shown.contains("{\"seat\":1,\"answer\":"), asked, "examples stand there if the seat is asked");
        }
    }
    assert!(fails(&["seat", "--save", text(&path), "--show", "--as", "0"]).contains("only seat 1 may be seen"));
    assert!(fails(&["seat", "--game", "circles", "--show", "houses"]).contains("takes no names"));
}

#[test]
fn what_only_the_conclave_has_is_refused() {
    let scratch = Scratch::new("circles-refused");
    let folder = scratch.path().join("saves");
    for game in ["oaths", "oaths-first", "circles"] {
        let told = fails(&["simulate", "--game", game, "--brains", "imp", "--save-dir", text(&folder)]);
        assert!(told.contains("for the Conclave"), "{told}");
    }
    assert!(!folder.exists());
}
