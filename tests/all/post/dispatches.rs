//! Files that are not what they should be, and what a turn tells.

use std::fs;
use std::path::Path;

use infernal_conclave::rules::archfiends::Attributes;
use infernal_conclave::rules::digest::digest;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::facts::{Entry, log_seen_by};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Sealed;
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::post::{Guest, Missing, PostFault, Remark, Turn, What};
use infernal_conclave::table::session::Session;
use table::post::dispatch::Flaw;

use super::{NOW, Table, file, files, found, home, party, plan, waits};
use crate::program::Scratch;

/// Asserts that a look finds one remark, and returns what it says.
fn only(remarks: Vec<Remark>) -> What {
    let mut fresh: Vec<Remark> = remarks.into_iter().filter(|remark| !remark.known()).collect();
    assert_eq!(fresh.len(), 1, "{fresh:?}");
    fresh.swap_remove(0).what
}

#[test]
fn a_file_that_cannot_be_used_is_named_and_changes_nothing() {
    let mut table = Table::begun("post-flaws", None);
    table.anna.order(&table.book, &Draft::empty(Seat(0)), true, NOW).expect("written");
    let orders = file(&table.bag(), "by Anna");
    let good = fs::read(&orders).expect("readable");
    let broken: Vec<(&str, Vec<u8>, fn(&What) -> bool)> = vec![
        ("empty", Vec::new(), |what| *what == What::Flaw(Flaw::Empty)),
        ("half", good[..good.len() / 2].to_vec(), |what| matches!(what, What::Flaw(Flaw::Short { .. }))),
        ("only the beginning", good[..5].to_vec(), |what| matches!(what, What::Flaw(Flaw::Short { .. }))),
        ("longer", [&good[..], b"more"].concat(), |what| matches!(what, What::Flaw(Flaw::Damaged(_)))),
        ("another file", b"Dear Anna, all is well.".to_vec(), |what| *what == What::Flaw(Flaw::Foreign)),
        ("a bit of it", changed(&good, good.len() - 3), |what| matches!(what, What::Flaw(Flaw::Damaged(_)))),
        ("newer", changed(&good, 8), |what| *what == What::Flaw(Flaw::Newer)),
    ];
    fs::remove_file(&orders).expect("deleted");
    for (name, bytes, expected) in broken {
        fs::write(&orders, bytes).expect("written");
        let what = only(table.host.look().expect("readable"));
        assert!(expected(&what), "{name}: {what}");
        assert_eq!(waits(&table.host), [Seat(0), Seat(2)], "{name}");
    }
    fs::write(&orders, &good).expect("written");
    assert!(matches!(only(table.host.look().expect("readable")), What::Orders { turn: 1, sealed: true, .. }));
    fs::write(orders.with_file_name("the same once more.letter"), &good).expect("written");
    let again = table.host.look().expect("readable");
    assert!(again.iter().all(Remark::known) && again.len() == 1, "{again:?}");
}

fn changed(bytes: &[u8], at: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at] ^= 2;
    bytes
}

#[test]
fn late_orders_are_named_and_count_nothing() {
    let mut table = Table::begun("post-late", None);
    table.anna.order(&table.book, &Draft::empty(Seat(0)), true, NOW).expect("written");
    let late = fs::read(file(&table.bag(), "by Anna")).expect("readable");
    fs::remove_file(file(&table.bag(), "by Anna")).expect("lost on the way");
    table.host.process(&Missing::Go(infernal_conclave::table::post::Otherwise::Plans), NOW).expect("processed");
    fs::write(table.bag().join("late.letter"), late).expect("written");
    assert_eq!(only(table.host.look().expect("readable")), What::Late { turn: 1, now: 2 });
}

#[test]
fn an_older_turn_never_replaces_a_newer_one() {
    let mut table = Table::begun("post-older", None);
    let old = fs::read(file(&table.bag(), "turn 001 for Anna")).expect("readable");
    table.pass();
    assert_eq!(table.anna.newest(), 2);
    fs::write(table.bag().join("found in the attic.letter"), old).expect("written");
    let again = table.anna.look(NOW).expect("readable");
    assert!(again.iter().all(Remark::known) && again.len() == 1, "{again:?}");
    assert_eq!(table.anna.newest(), 2);
    let post = home(table.scratch.path(), "Anna");
    let again: Guest = post.guests("The Pit").expect("it opens").swap_remove(0);
    assert_eq!((again.newest(), again.turn()), (2, table.anna.turn()));
}

#[test]
fn nobody_reads_or_writes_for_another() {
    let mut table = Table::begun("post-strangers", None);
    // Bert puts his name to Anna's file, and the other way round.
    let annas = fs::read(file(&table.bag(), "turn 001 for Anna")).expect("readable");
    let berts = file(&table.bag(), "turn 001 for Bert");
    fs::write(berts, &annas).expect("written");
    assert!(table.bert.look(NOW).expect("readable").is_empty(), "it is not addressed to him");
    table.bert.order(&table.book, &Draft::empty(Seat(2)), true, NOW).expect("written");
    let wrong = Draft::empty(Seat(0));
    assert!(matches!(table.bert.order(&table.book, &wrong, true, NOW), Err(PostFault::Orders(_))));
    // A second Bert accepts the same invitation elsewhere.
    let scratch = Scratch::new("post-double");
    let mut host = found(&table.book, scratch.path(), None);
    let bag = super::bag(scratch.path());
    let invitation = file(&bag, "invitation for Bert");
    let kept = fs::read(&invitation).expect("readable");
    let join = |whose: &str| {
        let party = party(table.book.catalog(), 3);
        Guest::join(&table.book, &home(scratch.path(), whose), &invitation, party, Some(bag.clone()), NOW)
    };
    join("Bert").expect("joined");
    assert!(matches!(only(host.look().expect("readable")), What::Joined { .. }));
    fs::write(&invitation, kept).expect("written");
    join("a thief").expect("it looks like it");
    assert_eq!(only(host.look().expect("readable")), What::Taken(Seat(2)));
    assert!(matches!(join("Bert"), Err(PostFault::Joined(Seat(2)))));
}

#[test]
fn an_invitation_is_checked_before_anything_is_written() {
    let scratch = Scratch::new("post-invitation");
    let book = Rulebook::standard();
    found(&book, scratch.path(), None);
    let bag = super::bag(scratch.path());
    let invitation = file(&bag, "invitation for Anna");
    let post = home(scratch.path(), "Anna");
    let whole = fs::read(&invitation).expect("readable");
    let join = |path: &Path| Guest::join(&book, &post, path, party(book.catalog(), 0), Some(bag.clone()), NOW);
    fs::write(&invitation, &whole[..whole.len() - 1]).expect("written");
    assert!(matches!(join(&invitation), Err(PostFault::Dispatch { flaw: Flaw::Short { .. }, .. })));
    assert!(matches!(join(&bag.join("nowhere.letter")), Err(PostFault::Unreadable { .. })));
    assert!(matches!(join(&bag), Err(PostFault::Dispatch { flaw: Flaw::Foreign, .. })));
    fs::write(&invitation, &whole).expect("written");
    let mut cheat = party(book.catalog(), 0);
    cheat.archfiend.attributes = Attributes { martial: 6, cunning: 6, intellect: 6, wickedness: 6, charisma: 6 };
    let joined = Guest::join(&book, &post, &invitation, cheat, Some(bag.clone()), NOW);
    assert!(matches!(joined, Err(PostFault::Party(_))), "{joined:?}");
    assert!(!post.folder().exists(), "something was written");
    assert!(files(&bag, "joins").is_empty());
}

#[test]
fn no_byte_of_a_turn_depends_on_what_others_know() {
    let book = Rulebook::standard();
    let charter = plan(&["random"; 6]).charter(book.catalog(), 11);
    let mut game = Game::found(book.catalog(), charter.clone()).expect("a game");
    let mut session = Session::found(book.clone(), charter).expect("a game");
    let mut told = 0;
    for turn in 1..=14 {
        let thoughts: Vec<_> = session.mind_jobs().iter().map(|job| job.think(&book).expect("a mind")).collect();
        let drafts: Vec<Draft> = thoughts.iter().map(|thought| thought.draft.clone()).collect();
        let after = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts));
        session.process(thoughts);
        assert_eq!(digest(&after.game), session.archive().digest(), "the same game");
        let players = session.archive().players().to_vec();
        for seat in session.seats() {
            // The log without what only others know.
            let knows = |entry: &&Entry| !log_seen_by(std::slice::from_ref(*entry), seat).is_empty();
            let known: Vec<Entry> = after.log.iter().filter(knows).cloned().collect();
            told += usize::from(known.len() < after.log.len());
            let bytes = |game: &Game, log: &[Entry]| {
                let turn: Turn = Turn::about(game, &[(turn, log)], &players, seat);
                turn.to_bytes().expect("small enough")
            };
            let plain = bytes(&after.game, &after.log);
            assert!(bytes(&after.game, &known) == plain, "the log tells seat {seat} something of others");
            let view = SeatView::of(&after.game, seat);
            for world in 0..4 {
                let other = view.imagine(book.catalog(), &Expectations::default(), world);
                assert_ne!(other, after.game, "nothing was hidden from seat {seat}");
                assert!(bytes(&other, &after.log) == plain, "turn {turn}: seat {seat} is told what is hidden");
            }
        }
        game = after.game;
    }
    assert!(told > 20, "there was nothing to be hidden in the logs");
}

#[test]
fn orders_come_from_the_newest_file_of_a_seat_whoever_sealed_it() {
    let mut table = Table::begun("post-machines", None);
    // Two machines of one player: the data folder was copied.
    let (one, two) = (table.scratch.path().join("Anna"), table.scratch.path().join("Anna's laptop"));
    copy(&one, &two);
    let mut laptop: Guest =
        infernal_conclave::table::post::Post::standard(Some(&two)).guests("The Pit").expect("it opens").swap_remove(0);
    let mut tribute = Draft::empty(Seat(0));
    tribute.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
    table.anna.order(&table.book, &Draft::empty(Seat(0)), true, NOW).expect("written");
    table.host.look().expect("readable");
    laptop.order(&table.book, &tribute, true, NOW + 60).expect("written");
    table.host.look().expect("readable");
    table.bert.order(&table.book, &Draft::empty(Seat(2)), true, NOW).expect("written");
    table.host.look().expect("readable");
    table.host.process(&Missing::Wait, NOW).expect("processed");
    let record = table.host.session().expect("a game").archive().turns()[0].clone();
    assert_eq!(record.draft(Seat(0)), Some(&tribute));
    for guest in [&mut table.anna, &mut laptop] {
        guest.look(NOW).expect("readable");
        assert_eq!(guest.newest(), 2);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}
