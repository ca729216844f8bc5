//! Past turns, watched again in a running game: the player sees what was known then, and the draft
//! waits.

use std::time::Instant;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyCode;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::session::Session;
use infernal_conclave::window::conclave::board::charting::Instruments;
use infernal_conclave::window::conclave::board::modes::MapMode;
use infernal_conclave::window::conclave::board::reel::next_part;
use infernal_conclave::window::conclave::board::{Lens, Playback};
use infernal_conclave::window::intent::{Charting, Filing, Intent, Planning, Recalling, Sitting};
use infernal_conclave::window::shell::flow::{Aside, Stage};
use infernal_conclave::window::shell::settings::Preferences;

use super::Machine;
use crate::hotseat::mind;

const DEMAND: fn() -> Intent = || Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into();

impl Machine {
    fn turns(&mut self, turns: u32) {
        for turn in 1..=turns {
            self.hand_in();
            self.next_turn(turn + 1);
        }
    }

    fn orders(&self) -> usize {
        self.hand().expect("a hand").desk.draft().orders()
    }

    /// The views of a seat before and after a turn.
    fn then(&self, seat: Seat, turn: usize) -> (SeatView, SeatView) {
        let session: &Session = self.game().expect("a game");
        let replay = session.archive().replay(session.book()).expect("the same game");
        (SeatView::of(&replay.games[turn - 1], seat), SeatView::of(&replay.games[turn], seat))
    }
}

#[test]
fn any_turn_is_watched_again_and_the_draft_waits() {
    let mut machine = Machine::new("recalled");
    machine.begin(1);
    machine.turns(4);
    machine.wish(DEMAND());
    assert_eq!((machine.stage(), machine.orders()), (Stage::Planning, 1));
    let now = machine.hand().expect("a hand").clone();
    for turn in [1, 3, 2, 4] {
        machine.wish(Recalling::PlayAgain(turn).into());
        assert_eq!(machine.stage(), Stage::Playback, "turn {turn}");
        let (before, after) = machine.then(Seat(0), turn as usize);
        let hand = machine.hand().expect("a hand");
        assert_eq!((hand.before.as_ref(), &hand.view), (Some(&before), &after), "as it was seen then");
        assert_eq!(hand.log.last().map(|logged| logged.turn), Some(turn));
        assert_eq!(hand.log.last(), now.log.get(turn as usize - 1), "the log of that turn");
        // Orders given now would be lost.
        machine.wish(DEMAND());
    }
    for wrong in [0, 5, 99] {
        machine.wish(Recalling::PlayAgain(wrong).into());
        assert_eq!(machine.hand().and_then(|hand| hand.log.last()).map(|logged| logged.turn), Some(4));
    }
    machine.wish(Recalling::PlayAgain(2).into());
    machine.wish(Recalling::SkipPlayback.into());
    assert_eq!((machine.stage(), machine.seated()), (Stage::Planning, Some(Seat(0))));
    let hand = machine.hand().expect("a hand");
    assert_eq!((&hand.view, &hand.log), (&now.view, &now.log), "the present is back");
    assert!(machine.orders() >= 1, "with its draft");
    assert!(machine.app.world().resource::<Aside>().hand().is_none());
}

#[test]
fn a_loaded_game_shows_its_turns_too_and_at_once() {
    let mut machine = Machine::new("recalled-loaded");
    machine.begin(1);
    machine.turns(3);
    machine.wish(DEMAND());
    machine.wish(Recalling::PlayAgain(1).into());
    // Whoever leaves in the middle of a past turn keeps the draft of the present one.
    machine.wish(Filing::SaveAndLeave.into());
    machine.wish(Filing::Continue.into());
    assert_eq!((machine.stage(), machine.orders()), (Stage::Planning, 1));
    assert!(machine.hand().is_some_and(|hand| hand.before.is_none()), "nobody has watched a turn yet");
    for turn in [3, 1] {
        let start = Instant::now();
        machine.wish(Recalling::PlayAgain(turn).into());
        let took = start.elapsed();
        assert_eq!(machine.stage(), Stage::Playback);
        assert_eq!(machine.hand().and_then(|hand| hand.log.last()).map(|logged| logged.turn), Some(turn));
        // A debug build is many times slower than the game.
        assert!(took.as_secs() < 10, "{took:?}");
        machine.wish(Recalling::SkipPlayback.into());
    }
    machine.key(KeyCode::KeyP, &[]);
    assert_eq!(machine.stage(), Stage::Playback, "the last turn, by key");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!((machine.stage(), machine.orders()), (Stage::Planning, 1));
}

#[test]
fn who_leaves_in_the_middle_of_a_past_turn_keeps_the_draft_and_leaves_nothing_behind() {
    let mut machine = Machine::new("recalled-left");
    machine.begin(2);
    for turn in 1..3 {
        for _ in 0..2 {
            machine.wish(Sitting::LiftCurtain.into());
            machine.hand_in();
        }
        machine.next_turn(turn + 1);
    }
    machine.wish(Sitting::LiftCurtain.into());
    machine.wish(DEMAND());
    machine.wish(Recalling::PlayAgain(1).into());
    assert_eq!((machine.session(), machine.stage()), (Some(Seat(0)), Stage::Playback));
    machine.wish(Sitting::DrawCurtain.into());
    assert!(machine.hand().is_none() && machine.app.world().resource::<Aside>().hand().is_none());
    assert_eq!(machine.stage(), Stage::Curtain);
    machine.wish(Recalling::PlayAgain(1).into());
    assert_eq!(machine.stage(), Stage::Curtain, "nobody sits, nothing is watched");
    machine.wish(Sitting::LiftCurtain.into());
    assert_eq!((machine.session(), machine.orders()), (Some(Seat(0)), 1));
    // A seat that is given away in the middle of a past turn.
    machine.wish(Recalling::PlayAgain(1).into());
    machine.wish(Sitting::SetPlayer(Seat(0), mind("quiet")).into());
    assert!(machine.app.world().resource::<Aside>().hand().is_none());
}

#[test]
fn one_key_skips_a_step_and_another_the_whole() {
    let mut machine = Machine::new("recalled-keys");
    machine.begin(1);
    machine.turns(2);
    machine.wish(Recalling::PlayTurn.into());
    machine.wish(Recalling::Pause(true).into());
    machine.wish(Recalling::Seek(0).into());
    let at = |machine: &Machine| machine.app.world().resource::<Playback>().position;
    let mut positions = vec![at(&machine)];
    machine.key(KeyCode::Space, &[]);
    positions.push(at(&machine));
    machine.key(KeyCode::Space, &[]);
    positions.push(at(&machine));
    assert!(positions[0] < positions[1] && positions[1] < positions[2], "{positions:?}");
    machine.key(KeyCode::Backspace, &[]);
    assert_eq!(at(&machine), positions[1]);
    // With Shift, to what concerns the player: as if the setting for it were on.
    machine.wish(Recalling::Seek(0).into());
    let log = machine.hand().and_then(|hand| hand.log.last()).expect("a turn").entries.clone();
    machine.key(KeyCode::Space, &[KeyCode::ShiftLeft]);
    let mine = at(&machine);
    assert_eq!(mine, next_part(&log, 0, Some(Seat(0))));
    machine.key(KeyCode::Space, &[KeyCode::ShiftLeft]);
    assert_eq!(at(&machine), next_part(&log, mine, Some(Seat(0))));
    assert!(!machine.app.world().resource::<Preferences>().playback_mine, "the setting stays");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.stage(), Stage::Planning);
    machine.wish(Recalling::OnlyMine(true).into());
    assert!(machine.app.world().resource::<Preferences>().playback_mine);
    let file = machine.data.path().join("settings.ron");
    assert!(Preferences::read(&file).is_ok_and(|kept| kept.playback_mine), "it is remembered");
}

/// Control with Z and Y, held down or let go within one frame, as well as the two single keys.
#[test]
fn undo_and_redo_have_keys() {
    let mut machine = Machine::new("recalled-undo");
    machine.begin(1);
    let within_a_frame = |machine: &mut Machine, letter: KeyCode| {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            machine.turn(KeyCode::ControlLeft, state, false);
            machine.turn(letter, state, false);
        }
        machine.frames(3);
    };
    machine.wish(DEMAND());
    machine.wish(DEMAND());
    assert_eq!(machine.orders(), 2);
    machine.key(KeyCode::KeyZ, &[KeyCode::ControlLeft]);
    assert_eq!(machine.orders(), 1, "Control and Z");
    within_a_frame(&mut machine, KeyCode::KeyZ);
    assert_eq!(machine.orders(), 0, "Control and Z in one frame");
    machine.key(KeyCode::KeyY, &[KeyCode::ControlRight]);
    assert_eq!(machine.orders(), 1, "Control and Y");
    within_a_frame(&mut machine, KeyCode::KeyY);
    assert_eq!(machine.orders(), 2, "Control and Y in one frame");
    machine.key(KeyCode::KeyU, &[]);
    assert_eq!(machine.orders(), 1, "the single key");
    machine.key(KeyCode::KeyR, &[]);
    assert_eq!(machine.orders(), 2, "and the other one");
}

#[test]
fn the_map_is_read_and_marched_over_by_keys_alone() {
    let mut machine = Machine::new("recalled-cursor");
    machine.begin(1);
    let state = |machine: &Machine| machine.app.world().resource::<Instruments>().clone();
    machine.key(KeyCode::Digit4, &[]);
    assert_eq!(state(&machine).mode, Some(MapMode::Threat));
    machine.key(KeyCode::Digit2, &[]);
    assert_eq!(state(&machine).mode, Some(MapMode::Legality));
    machine.key(KeyCode::Digit2, &[]);
    assert_eq!(state(&machine).mode, None);
    machine.key(KeyCode::Digit2, &[KeyCode::ShiftLeft]);
    assert_eq!(state(&machine).mode, None, "with Shift, the key chooses a slot");
    assert_eq!(machine.hand().and_then(|hand| hand.aim).map(|slot| slot.number()), Some(2));
    machine.key(KeyCode::KeyW, &[]);
    assert!(machine.app.world().resource::<Lens>().shows_realm());
    machine.key(KeyCode::KeyW, &[]);
    assert!(!machine.app.world().resource::<Lens>().shows_realm());
    // The next legion, the cursor on it, one canton further, and a click by Enter.
    machine.key(KeyCode::KeyN, &[]);
    machine.key(KeyCode::KeyC, &[]);
    let start = state(&machine).cursor.expect("the cursor is on");
    assert_eq!(machine.hand().and_then(|hand| hand.hovered), Some(start));
    let mut marched = false;
    for key in [KeyCode::KeyL, KeyCode::KeyO, KeyCode::KeyI, KeyCode::KeyJ, KeyCode::KeyH, KeyCode::KeyK] {
        machine.key(key, &[]);
        machine.key(KeyCode::Enter, &[]);
        let hand = machine.hand().expect("a hand");
        if let Some(order) = &hand.desk.draft().slots[1] {
            marched = order.destination() == state(&machine).cursor;
            break;
        }
        // Back to the legion: the opposite key.
        let back = match key {
            KeyCode::KeyL => KeyCode::KeyJ,
            KeyCode::KeyO => KeyCode::KeyH,
            KeyCode::KeyI => KeyCode::KeyK,
            KeyCode::KeyJ => KeyCode::KeyL,
            KeyCode::KeyH => KeyCode::KeyO,
            _ => KeyCode::KeyI,
        };
        machine.key(back, &[]);
    }
    assert!(marched, "an order was given into the chosen slot by keys alone");
    // A pin, by key.
    machine.key(KeyCode::KeyA, &[]);
    assert!(state(&machine).pinning.is_some());
    let peg = state(&machine).pinning.expect("a pin is open");
    machine.wish(Charting::Write(peg, "watch this".to_owned()).into());
    let notes = machine.hand().and_then(|hand| hand.notes.clone()).unwrap_or_default();
    assert!(notes.starts_with('@') && notes.ends_with("watch this"), "{notes}");
    machine.key(KeyCode::Escape, &[]);
    assert_eq!(state(&machine).cursor, None);
}
