//! Several people at one machine, without a window: seats that change players, and the belongings
//! of each seat.

use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Charter, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Draft;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::{Archive, HandOver};
use infernal_conclave::table::belongings::{Gaze, Lock, MOST_NOTES};
use infernal_conclave::table::session::{NoHandOver, Session};

/// Returns the charter of a small game of four houses. People play the first `people` of them.
pub fn charter(people: usize, seed: u64) -> Charter {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends[..4].iter().zip(0..).map(|(def, symbol)| SeatCharter {
        player: if usize::from(symbol) < people { Player::Human } else { mind("quiet") },
        archfiend: def.into(),
        symbol,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Short,
        seed,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}

pub fn mind(name: &str) -> Player {
    Player::Mind(name.to_owned())
}

fn pass(session: &mut Session) {
    let minds = session.mind_jobs().into_iter().map(|job| Draft::empty(job.seat));
    let drafts: Vec<Draft> = session.planners().into_iter().map(Draft::empty).chain(minds).collect();
    session.process(drafts);
}

fn table(people: usize) -> Session {
    Session::found(Rulebook::standard(), charter(people, 31)).expect("the set-up can be played")
}

#[test]
fn a_seat_can_be_taken_back_until_the_turn_is_processed_and_never_after() {
    let mut session = table(3);
    let seat = Seat(1);
    assert_eq!(session.hand_over(seat, mind("greedy")), Ok(()));
    assert_eq!(session.pending(), [HandOver { seat, to: mind("greedy") }]);
    assert_eq!(session.planners(), [Seat(0), Seat(2)]);
    assert_eq!(session.people(), [Seat(0), Seat(1), Seat(2)], "who may still come back is still at the table");
    assert!(session.mind_job(seat).is_some_and(|job| job.mind == "greedy"));

    assert_eq!(session.hand_over(seat, Player::Human), Ok(()));
    assert_eq!(session.pending(), []);
    assert_eq!(session.planners(), [Seat(0), Seat(1), Seat(2)]);
    assert!(session.mind_job(seat).is_none());

    assert_eq!(session.hand_over(seat, mind("greedy")), Ok(()));
    pass(&mut session);
    assert_eq!(session.pending(), []);
    assert_eq!(session.handed_in(0), [HandOver { seat, to: mind("greedy") }]);
    assert_eq!(session.people(), [Seat(0), Seat(2)]);
    assert_eq!(session.hand_over(seat, Player::Human), Err(NoHandOver::Final(seat)));
    assert_eq!(session.player(seat), Some(&mind("greedy")));
}

#[test]
fn a_mind_can_be_changed_for_another_at_any_time() {
    let mut session = table(1);
    let seat = Seat(3);
    pass(&mut session);
    assert_eq!(session.hand_over(seat, mind("first")), Ok(()));
    assert_eq!(session.hand_over(seat, mind("greedy")), Ok(()));
    assert_eq!(session.pending(), [HandOver { seat, to: mind("greedy") }], "only the last word counts");
    assert!(session.mind_job(seat).is_some_and(|job| job.mind == "greedy"));
    pass(&mut session);
    pass(&mut session);
    assert_eq!((session.handed_in(0), session.handed_in(2)), (&[][..], &[][..]));
    assert_eq!(session.handed_in(1), [HandOver { seat, to: mind("greedy") }]);
    assert_eq!(session.hand_over(seat, mind("archangel")), Err(NoHandOver::NoMind("archangel".to_owned())));
    assert_eq!(session.hand_over(seat, Player::Human), Err(NoHandOver::Final(seat)));
    assert_eq!(session.hand_over(Seat(4), mind("first")), Err(NoHandOver::NoSeat(Seat(4))));
}

#[test]
fn a_game_plays_the_same_again_whoever_sat_where() {
    let mut given = table(2);
    let mut kept = table(2);
    pass(&mut given);
    pass(&mut kept);
    assert_eq!(given.hand_over(Seat(0), mind("first")), Ok(()));
    pass(&mut given);
    pass(&mut kept);
    // Both games received the same drafts, from a person in one and from a mind in the other.
    assert_eq!(given.archive().digest(), kept.archive().digest());
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&given.archive().to_bytes().expect("it fits"), book.catalog()).expect("it is whole");
    assert_eq!(read, *given.archive());
    assert_eq!(read.verify(&book), Ok(()));
    assert_eq!(read.players_after(1), [Player::Human, Player::Human, mind("quiet"), mind("quiet")]);
    assert_eq!(read.players_after(2), [mind("first"), Player::Human, mind("quiet"), mind("quiet")]);

    // A branch from an earlier turn seats the person again; a branch from a later turn keeps the
    // mind.
    let early = read.branch(&book, 2).expect("the same game");
    assert_eq!(early.players()[0], Player::Human);
    assert_eq!(early.pending(), []);
    assert_eq!(read.branch(&book, 3).expect("the same game").players()[0], mind("first"));
    let resumed = Session::resume(book, read).expect("the same game");
    assert_eq!(resumed.handed_in(1), [HandOver { seat: Seat(0), to: mind("first") }]);
}

#[test]
fn what_a_player_keeps_survives_the_save_and_is_no_part_of_the_game() {
    let mut session = table(3);
    pass(&mut session);
    let (digest, views) = (session.archive().digest(), [0, 1, 2, 3].map(|seat| session.view(Seat(seat))));
    let lock = Lock { salt: [3; 16], seal: [9; 32] };
    let gaze = Gaze { x: -310, y: 77, zoom: 80 };
    session.write_notes(Seat(1), "Azazel lies.");
    session.rest_eye(Seat(1), gaze);
    session.set_lock(Seat(1), Some(lock));
    session.write_notes(Seat(0), &"Ä".repeat(MOST_NOTES + 5));
    assert_eq!(session.archive().digest(), digest);
    assert_eq!([0, 1, 2, 3].map(|seat| session.view(Seat(seat))), views, "nobody sees any of it");

    let book = Rulebook::standard();
    let bytes = session.archive().to_bytes().expect("it fits");
    let mut resumed =
        Session::resume(book.clone(), Archive::from_bytes(&bytes, book.catalog()).expect("it is whole")).expect("same");
    let kept = resumed.belongings(Seat(1)).expect("a seat");
    assert_eq!((kept.notes(), kept.gaze(), kept.lock()), ("Azazel lies.", Some(gaze), Some(&lock)));
    assert_eq!(resumed.belongings(Seat(0)).map(|kept| kept.notes().chars().count()), Some(MOST_NOTES));
    assert_eq!(resumed.belongings(Seat(2)).map(|kept| (kept.notes(), kept.lock())), Some(("", None)));

    // Until the turn ends, the hand-over can be undone and nothing is lost. With the end of the
    // turn the mind inherits nothing.
    assert_eq!(resumed.hand_over(Seat(1), mind("greedy")), Ok(()));
    assert_eq!(resumed.belongings(Seat(1)).and_then(|kept| kept.lock()), Some(&lock));
    pass(&mut resumed);
    let kept = resumed.belongings(Seat(1)).expect("a seat");
    assert_eq!((kept.notes(), kept.gaze(), kept.lock()), ("", None, None));
    assert_eq!(resumed.belongings(Seat(0)).map(|kept| kept.notes().chars().count()), Some(MOST_NOTES));
}
