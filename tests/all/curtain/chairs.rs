//! Seats at one machine: PINs, seats that keep their state, and seats that pass to a mind.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::window::conclave::board::Lens;
use infernal_conclave::window::intent::{Filing, Going, Intent, Looking, Planning, Sheet, Sitting, Tab, Watching};
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::sight::Overlay;
use table_text::Text;

use super::{Machine, names_of};
use crate::hotseat::mind;

#[test]
fn a_pin_opens_its_own_curtain_and_a_wrong_one_is_told_kindly() {
    let mut machine = Machine::new("pin");
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.wish(Intent::Sitting(Sitting::SetPin(Some("12a".to_owned()))));
    assert!(machine.app.world().resource::<Overlay>().notices.last().is_some_and(|said| said.contains("4 to 8")));
    machine.wish(Intent::Sitting(Sitting::SetPin(Some("0417".to_owned()))));
    machine.wish(Intent::Sitting(Sitting::DrawCurtain));
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(0))));
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!(machine.session(), None, "a locked seat is not taken without its PIN");
    // The input field has the focus: the digits are typed, and Enter submits them.
    machine.typed("0418");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.session(), None);
    let name = names_of(2)[0].clone();
    let wrong = Text::english().say_with("hotseat-pin-wrong", &[("name", name.into())]);
    assert!(machine.words().contains(&wrong), "{:?}", machine.words());
    machine.frames(2);
    machine.typed("0417");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.session(), Some(Seat(0)));
    machine.wish(Intent::Sitting(Sitting::SetPin(None)));
    machine.wish(Intent::Sitting(Sitting::DrawCurtain));
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!(machine.session(), Some(Seat(0)));
}

#[test]
fn each_player_finds_the_chair_as_it_was_left() {
    let mut machine = Machine::new("chairs");
    machine.begin(2);
    let default = machine.app.world().resource::<Lens>().scale;
    for seat in 0..2_u8 {
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        assert_eq!(machine.session(), Some(Seat(seat)));
        machine.frames(2);
        assert_eq!(machine.app.world().resource::<Lens>().scale, default, "nobody inherits a zoom");
        machine.plan(&format!("Notes of {seat}"));
        let mut lens = machine.app.world_mut().resource_mut::<Lens>();
        lens.drag(Vec2::new(100.0 + f32::from(seat) * 50.0, -60.0));
        lens.zoom(if seat == 0 { 1.0 } else { -1.0 }, Vec2::ZERO);
        machine.frames(4);
        // Stepping away keeps the plan and every step that can be undone.
        machine.wish(Intent::Sitting(Sitting::DrawCurtain));
        assert_eq!(machine.session(), None);
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        let desk = machine.hand().expect("a hand").desk.clone();
        assert_eq!((desk.draft().orders(), desk.can_undo()), (2, true));
        machine.wish(Intent::Planning(Planning::Undo));
        assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 1);
        if seat == 0 {
            machine.wish(Intent::Planning(Planning::Seal));
        }
    }
    let looked = machine.app.world().resource::<Lens>().gaze();
    assert_ne!(looked.zoom, (default * 100.0).round() as u32);

    // Saved during the second player's turn. The first has sealed, and the second has planned half
    // a turn.
    let save = {
        machine.wish(Intent::Filing(Filing::Save("Chairs".to_owned())));
        let cards = machine.saves().list().expect("the folder can be read");
        cards.iter().find(|card| !card.autosave).expect("a save").path.clone()
    };
    machine.wish(Intent::Going(Going::ToTitle));
    machine.wish(Intent::Filing(Filing::Load(save)));
    for seat in 0..2_u8 {
        assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(seat))));
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        let hand = machine.hand().expect("a hand");
        assert_eq!((hand.notes.clone(), hand.desk.draft().orders()), (Some(format!("Notes of {seat}")), 1));
        assert!(!hand.desk.can_undo(), "undo does not come back from a save");
        machine.frames(2);
        let gaze = machine.app.world().resource::<Lens>().gaze();
        assert_eq!(gaze == looked, seat == 1, "each looks where that player looked: {gaze:?} and {looked:?}");
        machine.wish(Intent::Planning(Planning::Seal));
    }
}

#[test]
fn a_seat_goes_to_a_mind_and_everybody_is_told() {
    let mut machine = Machine::new("hand-over");
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(0), mind("greedy"))));
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(1))), "the next is called");
    let name = names_of(2)[0].clone();
    let told = Text::english().say_with("handed-to-mind", &[("house", name.into()), ("mind", "Greedy".into())]);
    assert!(machine.words().contains(&told), "the curtain tells it: {:?}", machine.words());
    // Taken back, given again.
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(0), Player::Human)));
    machine.wish(Intent::Sitting(Sitting::CallNext));
    assert_eq!(machine.seated(), Some(Seat(0)));
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(0), mind("greedy"))));
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!(machine.session(), Some(Seat(1)));
    assert!(machine.words().contains(&told), "who sits down is told");
    machine.hand_in();
    // The turn waits for one more word, because something can still be taken back.
    assert_eq!((machine.stage(), machine.seated(), machine.hand().is_some()), (Stage::Curtain, None, false));
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(2);
    let session = machine.game().expect("a game");
    assert_eq!(session.humans(), [Seat(1)]);
    assert!(session.archive().turns()[0].drafts.iter().any(|draft| draft.seat == Seat(0) && draft.orders() > 0));
    // The last key may have been pressed by another player than the next one.
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(1))));
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog))));
    let words = machine.words();
    assert!(words.iter().filter(|words| words.contains(&told)).count() >= 2, "in the notice and in the log: {words:?}");
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(0), Player::Human)));
    assert_eq!(machine.game().expect("a game").humans(), [Seat(1)], "it is final");
    // Alone at the machine, nobody needs a curtain.
    machine.hand_in();
    machine.next_turn(3);
    assert_eq!(machine.session(), Some(Seat(1)));
}

#[test]
fn a_game_that_nobody_plays_any_more_is_watched_or_run_to_its_end() {
    let mut machine = Machine::new("nobody");
    machine.begin(1);
    assert_eq!(machine.session(), Some(Seat(0)));
    machine.wish(Intent::Sitting(Sitting::SetPlayer(Seat(0), mind("quiet"))));
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, None));
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(2);
    assert!(machine.hand().is_some_and(|hand| hand.watching && hand.notes.is_none()));
    machine.wish(Intent::Planning(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute))));
    assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 0, "who watches gives no orders");
    machine.wish(Intent::Planning(Planning::Seal));
    machine.next_turn(3);
    let notice = |machine: &Machine| machine.app.world().resource::<Overlay>().notices.last().map(str::to_owned);
    machine.app.world_mut().resource_mut::<Overlay>().notices.mention("what was told in turn 3");
    machine.wish(Intent::Sitting(Sitting::RunOn(true)));
    machine.next_turn(6);
    assert_eq!(machine.stage(), Stage::Waiting, "turn after turn, without a word");
    assert_eq!(notice(&machine), None, "what was told in one turn does not stand over the next");
    machine.wish(Intent::Sitting(Sitting::RunOn(false)));
    for _ in 0..4000 {
        if machine.stage() == Stage::Planning {
            break;
        }
        machine.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(machine.stage(), Stage::Planning, "it stops after the turn");
    assert!(machine.hand().is_some_and(|hand| hand.watching));
    machine.wish(Intent::Sitting(Sitting::RunOn(true)));
    for _ in 0..200_000 {
        if machine.screen() == Screen::End {
            break;
        }
        machine.frames(1);
    }
    assert_eq!(machine.screen(), Screen::End, "the game is played to its end");

    // Whoever leaves the count finds it again: in the list of saves, and in the replay.
    machine.wish(Intent::Going(Going::ToTitle));
    let cards = machine.saves().list().expect("the folder can be read");
    let ended = cards.into_iter().find(|card| card.ended).expect("the end is on file").path;
    machine.wish(Intent::Filing(Filing::Load(ended.clone())));
    assert_eq!(machine.screen(), Screen::End);
    machine.wish(Intent::Going(Going::ToTitle));
    machine.wish(Intent::Watching(Watching::Watch(ended)));
    assert_eq!(machine.screen(), Screen::Replay);
    machine.wish(Intent::Watching(Watching::ReadCount));
    assert_eq!(machine.screen(), Screen::End);
    machine.wish(Intent::Watching(Watching::OpenBooks(0)));
    machine.wish(Intent::Watching(Watching::ReadCount));
    assert_eq!(machine.screen(), Screen::End);
}
