//! The game by post: two people and two minds, over files in one folder.

use std::path::{Path, PathBuf};

use oaths::minds::{self, Thought};
use oaths::rules::charter::Charter;
use oaths::rules::ids::{Player, Seat};
use oaths::rules::step::Choice;
use oaths::table::Oaths;
use oaths::table::post::{Guest, Host, Party};
use table::post::{Founding, Missing, Post, Stage, Stand};
use table::session::Session;

use crate::world;

/// A time on a clock that stands still: seconds after 1970.
const NOW: u64 = 1_700_000_000;
/// Steps after which a game has gone wrong.
const TOO_MANY: u32 = 400;

/// Returns the invitation of a person in a folder.
fn invitation(bag: &Path, person: &str) -> PathBuf {
    let entries = std::fs::read_dir(bag).expect("a folder").map(|entry| entry.expect("an entry").path());
    let words = format!("invitation for {person}");
    let mut named = entries.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().contains(&words)));
    named.next().expect("an invitation")
}

#[test]
fn a_game_by_post_ends_like_the_same_choices_in_one_chair() {
    let book = world::catalog();
    let scratch = tempfile::tempdir().expect("a folder");
    let bag = scratch.path().join("bag");
    let home = |whose: &str| Post::standard(Some(&scratch.path().join(whose)));
    let mut plan: Charter = world::charter(4, "imp", 0);
    for at in [0, 2] {
        plan.seats[at].player = Player::Human;
    }
    let people = ["Anna".to_owned(), "Bert".to_owned()];
    let founding = Founding {
        name: "The Pit",
        host: "Hanna",
        plan,
        people: &people,
        bag: Some(bag.clone()),
        deadline: None,
        luck: Some(7),
    };
    let mut host = Host::found(book.clone(), &home("host"), founding).expect("a table");
    let devil = book.devil_named("belial");
    let mut guests: Vec<Guest> = people
        .iter()
        .map(|name| {
            // Both want the same devil; the second gets another.
            let party = Party { name: name.clone(), devil };
            Guest::join(&book, &home(name), &invitation(&bag, name), party, Some(bag.clone()), NOW).expect("joined")
        })
        .collect();
    host.look().expect("readable");
    host.begin(None, NOW).expect("all have joined");

    let imp = minds::by_name("imp").expect("a mind");
    let (mut steps, mut compared) = (0, 0);
    while host.stand() != Stand::Over {
        for guest in &mut guests {
            guest.look(NOW).expect("readable");
            // A letter has what its seat may know of the host's game, and nothing else of it.
            if let (Some(turn), Some(session)) = (guest.turn(), host.session())
                && turn.chronicle.is_none()
            {
                let seat = turn.view.seat();
                assert_eq!(turn.view, session.view(seat));
                for (step, log) in &turn.logs {
                    assert_eq!(*log, session.log_seen_by(seat, *step as usize - 1));
                    compared += 1;
                }
            }
            if guest.stage() == Stage::Planning {
                let view = guest.turn().expect("a turn").view.clone();
                let choice: Choice = imp.choose(&book, &view, u64::from(guest.newest()));
                guest.order(&book, &choice, true, NOW).expect("written");
            }
        }
        host.look().expect("readable");
        host.process(&Missing::Wait, NOW).expect("all are there");
        steps += 1;
        assert!(steps < TOO_MANY, "the game does not end");
    }
    assert!(compared > 0, "no letter told of a step");
    let archive = host.session().expect("a game").archive().clone();
    archive.verify(&book).expect("it replays");
    let devils: Vec<_> = archive.charter().seats.iter().map(|seat| seat.devil).collect();
    assert_eq!((devils[0], devils[2]), (devil, None));

    let mut chair = Session::<Oaths>::found(book.clone(), archive.charter().clone()).expect("the same set-up");
    for record in archive.turns() {
        let mut thoughts: Vec<Thought> =
            chair.mind_jobs().iter().map(|job| job.think(&book).expect("a known mind")).collect();
        let drafts = [Seat(0), Seat(2)].into_iter().filter_map(|seat| record.draft(seat)).cloned();
        thoughts.extend(drafts.map(Thought::from));
        chair.process(thoughts);
    }
    assert_eq!(chair.archive().digest(), archive.digest());
    for guest in &mut guests {
        guest.look(NOW).expect("readable");
        assert_eq!(guest.stage(), Stage::Over);
    }
}
