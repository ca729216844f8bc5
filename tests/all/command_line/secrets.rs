//! The commands' output about an unfinished game: it never tells the secrets of another seat.

use std::path::Path;

use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::belongings::Lock;
use infernal_conclave::table::session::Session;
use infernal_conclave::table::witness::{Witness, witness};
use serde_json::Value;
use table_text::Text;

use crate::archive::{charter, play_on, played};
use crate::hotseat;
use crate::program::{Scratch, err, fails, out, run, succeeds, text};

const LOCK: Lock = Lock { salt: [3; 16], seal: [9; 32] };

/// Returns unfinished games of every kind, and the permitted viewers of each.
fn kinds() -> Vec<(&'static str, Session, Witness)> {
    let mind = || Player::Mind("random".to_owned());
    let mut kinds = Vec::new();
    let mut add = |name, may, mut session: Session, change: &dyn Fn(&mut Session)| {
        change(&mut session);
        kinds.push((name, session, may));
    };
    let alone = || played(5, 4);
    let people = |count| {
        let mut session = Session::found(Rulebook::standard(), hotseat::charter(count, 5)).unwrap();
        play_on(&mut session, 3);
        session
    };
    let first = Witness::As(Seat(0));
    add("one person", first, alone(), &|_| {});
    add("one person with a PIN", Witness::Nothing, alone(), &|session| session.set_lock(Seat(0), Some(LOCK)));
    let mut iron = Session::found(Rulebook::standard(), charter(5, true)).unwrap();
    play_on(&mut iron, 3);
    add("iron man", first, iron, &|_| {});
    add("two people", Witness::Nothing, people(2), &|_| {});
    add("two people with PINs", Witness::Nothing, people(2), &|session| {
        session.set_lock(Seat(0), Some(LOCK));
        session.set_lock(Seat(1), Some(LOCK));
    });
    add("waits to be handed over", first, alone(), &|session| session.hand_over(Seat(0), mind()).unwrap());
    add("locked and waits to be handed over", Witness::Nothing, alone(), &|session| {
        session.set_lock(Seat(0), Some(LOCK));
        session.hand_over(Seat(0), mind()).unwrap();
    });
    add("one of two waits to be handed over", Witness::Nothing, people(2), &|session| {
        session.hand_over(Seat(1), mind()).unwrap();
    });
    add("one of two was handed over", first, people(2), &|session| {
        session.hand_over(Seat(1), mind()).unwrap();
        play_on(session, 1);
    });
    add("was handed over", first, alone(), &|session| {
        session.hand_over(Seat(0), mind()).unwrap();
        play_on(session, 2);
    });
    add("both were handed over", Witness::Nothing, people(2), &|session| {
        (0..2).for_each(|seat| session.hand_over(Seat(seat), mind()).unwrap());
        play_on(session, 1);
    });
    let book = Rulebook::standard();
    let branch = Session::resume(book.clone(), alone().archive().branch(&book, 3).unwrap()).unwrap();
    add("branched", first, branch, &|_| {});
    add("minds alone", Witness::Everything, people(0), &|_| {});
    kinds
}

/// Returns the text of each turn that a seat may read, or of everything.
fn lines(session: &Session, eyes: Option<Seat>) -> Vec<Vec<String>> {
    let (book, words) = (Rulebook::standard(), Text::english());
    let replay = session.archive().replay(&book).unwrap();
    let told = |turn: usize| {
        let game = &replay.games[turn + 1];
        let view = eyes.map(|seat| SeatView::of(game, seat));
        let teller = Teller::new(&words, book.catalog(), view.as_ref().map_or(game, SeatView::table));
        let log = eyes.map_or_else(|| replay.logs[turn].clone(), |seat| session.log_seen_by(seat, turn));
        let handed = session.handed_in(turn).iter().map(|over| teller.handed(over.seat, &over.to));
        handed.chain(teller.turn_text(&log)).collect()
    };
    (0..replay.logs.len()).map(told).collect()
}

fn told_lines(told: &str) -> Vec<Vec<String>> {
    let told: Value = serde_json::from_str(told).unwrap();
    assert!(told["ending"].is_null());
    let turn =
        |turn: &Value| turn["lines"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect();
    told["turns"].as_array().unwrap().iter().map(turn).collect()
}

#[test]
fn a_game_in_play_is_told_to_its_one_person_and_to_nobody_else() {
    let scratch = Scratch::new("witnesses");
    let save = scratch.path().join("game.conclave");
    for (kind, session, may) in kinds() {
        session.archive().write(&save).unwrap();
        let save = text(&save);
        assert_eq!(witness(session.archive()), may, "{kind}");
        assert!(succeeds(&["replay", save, "--verify"]).contains("turns played again"), "{kind}");
        assert!(fails(&["replay", save, "--reasons"]).contains("sealed"), "{kind}");
        assert!(fails(&["replay", save, "--annals"]).contains("not over"), "{kind}");
        let eyes = match may {
            Witness::Nothing => {
                for asked in
                    [&["replay", save][..], &["replay", save, "--json", "-"], &["replay", save, "--until", "1"]]
                {
                    let said = fails(asked);
                    assert!(said.contains("watched again when it is over"), "{kind}: {said}");
                }
                assert!(fails(&["replay", save, "--verify", "--json", "-"]).contains("when it is over"), "{kind}");
                continue;
            }
            Witness::As(seat) => Some(seat),
            Witness::Everything => None,
        };
        let known = lines(&session, eyes);
        assert_eq!(told_lines(&succeeds(&["replay", save, "--json", "-"])), known, "{kind}");
        let told = succeeds(&["replay", save]);
        assert!(known.iter().flatten().all(|line| told.contains(line.as_str())), "{kind}");
        if eyes.is_some() {
            let all = lines(&session, None);
            let secret: Vec<&String> =
                all.iter().flatten().filter(|line| !known.iter().flatten().any(|it| it == *line)).collect();
            assert!(!secret.is_empty(), "{kind}: nobody has secrets, so this proves nothing");
            assert!(told.lines().all(|line| !secret.iter().any(|secret| line.trim() == secret.trim())), "{kind}");
        }
    }
}

#[test]
fn no_other_command_reads_a_save() {
    let scratch = Scratch::new("other-commands");
    let save = scratch.path().join("game.conclave");
    let session = played(5, 3);
    session.archive().write(&save).unwrap();
    let says_nothing = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""), "{arguments:?}");
        let said = err(&output).replace(text(Path::new(&save)), "");
        assert!(said.len() < 300, "{arguments:?}: {said}");
        for seat in &session.charter().seats {
            assert!(!said.contains(&seat.archfiend.name), "{arguments:?}: {said}");
        }
    };
    let save = text(&save);
    says_nothing(&["odds", "battle", save]);
    says_nothing(&["odds", "duel", save]);
    says_nothing(&["check", "--data", save]);
    says_nothing(&["check", "--scenarios", save]);
    says_nothing(&["simulate", "--former", save, "--brains", "former-imp"]);
}
