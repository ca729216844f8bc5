//! A table of people and minds: planning players, thinking minds, and spectators.

use std::path::PathBuf;

use bevy::prelude::*;
use infernal_conclave::minds::Thought;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Charter, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::session::Session;
use infernal_conclave::window::intent::{Beginning, Filing, Intent, Planning, Sitting, Watching};
use infernal_conclave::window::shell::flow::{Council, Screen, Stage};
use infernal_conclave::window::sight::{Hand, Overlay};
use table_text::Text;

use super::{Machine, saved};
use crate::hotseat::{charter, mind};

/// Returns a save in which the house of one person has fallen and another person still plays.
fn with_a_fallen_house(machine: &Machine) -> (PathBuf, Seat, Seat) {
    let book = Rulebook::standard();
    for seed in 0..20 {
        let mut set_up = charter(0, 900 + seed);
        set_up.settings.length = GameLength::Epic;
        let mut session = Session::found(book.clone(), set_up).expect("a set-up");
        for seat in 0..4_u8 {
            session.set_player(Seat(seat), mind("greedy"));
        }
        while session.ending().is_none() {
            let seats = (0..4).map(Seat);
            if let Some(fallen) = seats.clone().find(|&seat| session.fallen(seat)) {
                let stands = seats.clone().find(|&seat| !session.fallen(seat)).expect("somebody has won");
                session.set_player(fallen, Player::Human);
                session.set_player(stands, Player::Human);
                pass(&mut session);
                let mut ahead = Session::resume(book.clone(), session.archive().clone()).expect("the same game");
                ahead.set_player(stands, mind("quiet"));
                (0..4).for_each(|_| pass(&mut ahead));
                if ahead.ending().is_some() || ahead.fallen(stands) {
                    break;
                }
                session.write_notes(fallen, "What the dead know.");
                let saved = machine.saves().save_named("The fallen", session.archive()).expect("it can be written");
                return (saved, fallen, stands);
            }
            pass(&mut session);
        }
    }
    panic!("no house falls in twenty games");
}

fn pass(session: &mut Session) {
    let jobs = session.mind_jobs();
    let thoughts = jobs.iter().filter_map(|job| job.think(session.book()).ok()).collect();
    session.process::<Thought>(thoughts);
}

/// Returns a set-up of one person against minds of these names.
fn against(minds: [&str; 3]) -> Charter {
    let mut charter = charter(1, 31);
    for (seat, mind) in charter.seats[1..].iter_mut().zip(minds) {
        seat.player = Player::Mind(mind.to_owned());
    }
    charter
}

#[test]
fn minds_think_while_a_person_plans_and_only_who_changes_thinks_again() {
    let mut machine = Machine::new("scheming");
    machine.wish(Intent::Beginning(Beginning::Begin(Box::new(against(["quiet", "random", "greedy"])))));
    assert_eq!((machine.stage(), machine.seated()), (Stage::Planning, Some(Seat(0))));
    assert_eq!(machine.scheming().of, 3, "they have begun with the turn");
    let mut frames = 0;
    while machine.scheming().goes_on() {
        machine.frames(1);
        std::thread::yield_now();
        frames += 1;
        assert!(frames < 100_000, "nobody ever comes to a decision");
    }
    assert_eq!(machine.stage(), Stage::Planning, "the person still plans, and nothing is left to wait for");
    let mut in_hand = machine.council().handed_in();
    in_hand.sort_unstable();
    assert_eq!(in_hand, [1, 2, 3].map(Seat));
    // Another level in one seat: that one thinks again, the others need not.
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(2), Player::Mind("first".to_owned()))));
    let in_hand = machine.council().handed_in();
    assert!(in_hand.contains(&Seat(1)) && in_hand.contains(&Seat(3)), "{in_hand:?}");
    assert_eq!(machine.scheming().of, 3);
    let hand = machine.app.world().resource::<Hand>();
    assert!(hand.handed.iter().any(|(turn, over)| (*turn, over.seat) == (1, Seat(2))), "the person is told at once");
    assert_eq!(machine.stage(), Stage::Planning, "nobody has to answer for a mind");
    let session = machine.game().expect("a game");
    let expected: Vec<_> =
        session.mind_jobs().iter().map(|job| job.think(session.book()).expect("a mind").draft).collect();
    assert!(session.given_up().is_empty(), "no person has given anything up");
    machine.wish(Intent::Planning(Planning::Seal));
    let mut frames = 0;
    while machine.game().expect("a game").turn() == 1 {
        machine.frames(1);
        std::thread::yield_now();
        frames += 1;
        assert!(frames < 100_000, "the turn is never played");
    }
    let archive = machine.game().expect("a game").archive();
    assert_eq!(
        archive.turns()[0].drafts[1..],
        expected,
        "each mind's own orders, and no longer those of the one before"
    );
    let handed: Vec<_> = archive.turns()[0].handed.iter().map(|over| over.seat).collect();
    assert_eq!(handed, [Seat(2)], "the replay notes it");
}

#[test]
fn who_seals_early_is_told_how_far_the_others_are() {
    let mut machine = Machine::new("waiting");
    machine.wish(Intent::Beginning(Beginning::Begin(Box::new(against(["quiet", "quiet", "quiet"])))));
    // A frame in which the turn is sealed and somebody still thinks, whatever the machine is like.
    machine.app.world_mut().resource_mut::<Council>().dawdle(Seat(3));
    machine.wish(Intent::Planning(Planning::Seal));
    assert_eq!(machine.stage(), Stage::Waiting);
    while machine.scheming().done < 2 {
        machine.frames(1);
        std::thread::yield_now();
    }
    machine.frames(2);
    let words = Text::english().say_with("client-waiting", &[("done", 2_usize.into()), ("of", 3_usize.into())]);
    assert!(machine.words().contains(&words), "{:?}", machine.words());
}

#[test]
fn a_fallen_player_holds_nobody_up_and_may_watch() {
    let mut machine = Machine::new("fallen");
    let (save, fallen, stands) = with_a_fallen_house(&machine);
    machine.wish(Intent::Filing(Filing::Load(save)));
    let turn = machine.game().expect("a game").turn();
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(stands)), "only who plans is called");
    machine.wish(Intent::Sitting(Sitting::Sit(fallen, String::new())));
    assert_eq!(machine.session(), Some(fallen));
    let hand = machine.hand().expect("a hand");
    assert!(hand.watching && hand.notes.as_deref() == Some("What the dead know."));
    machine.wish(Intent::Planning(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute))));
    assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 0);
    machine.wish(Intent::Sitting(Sitting::SetPlayer(fallen, mind("greedy"))));
    assert!(machine.game().expect("a game").humans().contains(&fallen), "there is nothing to hand over");
    // Whoever watches makes room, and does not end anybody's turn.
    machine.wish(Intent::Planning(Planning::Seal));
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(stands)));
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!(machine.session(), Some(stands));
    // What must be answered is answered with silence here: the seal is asked for until it is given.
    machine.wish(Intent::Sitting(Sitting::SetPlayer(stands, mind("quiet"))));
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(turn + 1);
    assert_eq!(machine.game().and_then(Session::ending), None);
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, None), "nobody is left to be called");
    machine.wish(Intent::Sitting(Sitting::Sit(fallen, String::new())));
    assert!(machine.hand().is_some_and(|hand| hand.watching && hand.seat() == fallen));
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(turn + 2);
    assert_eq!(machine.session(), Some(fallen), "and goes on watching");
}

#[test]
fn a_game_that_several_play_is_not_watched_again_before_its_end() {
    let mut machine = Machine::new("watch");
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.wish(Intent::Planning(Planning::Seal));
    let save = saved(&mut machine);
    machine.wish(Intent::Watching(Watching::Watch(save)));
    assert_eq!(machine.screen(), Screen::Title);
    let said = machine.app.world().resource::<Overlay>().notices.last();
    assert_eq!(said, Some(Text::english().say("hotseat-watch-later").as_str()));
    // A single person watches the replay from the view of that person's own seat.
    machine.begin(1);
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(2);
    machine.wish(Intent::Filing(Filing::Save("Alone".to_owned())));
    let cards = machine.saves().list().expect("the folder can be read");
    let alone = cards.iter().find(|card| card.name == "Alone").expect("a save").path.clone();
    machine.wish(Intent::Watching(Watching::Watch(alone)));
    assert_eq!(machine.screen(), Screen::Replay);
    for eyes in [None, Some(Seat(2))] {
        machine.wish(Intent::Watching(Watching::ReplayAs(eyes)));
        assert_eq!(machine.watched().expect("a replay").seen_as, Some(Seat(0)));
    }
    // Why the minds did what they did is not for anybody yet, not even as a button.
    assert!(machine.watched().is_some_and(|watched| watched.archive.motives().is_none()));
    let minutes = Text::english().say("rationale-show");
    assert!(!machine.words().contains(&minutes), "{:?}", machine.words());
}
