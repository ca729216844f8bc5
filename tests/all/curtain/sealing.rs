//! The seal by keys, the notices, and what one game leaves for the next.

use bevy::input::keyboard::KeyCode;
use infernal_conclave::rules::orders::Answer;
use infernal_conclave::window::intent::{Looking, Planning, Sheet};
use infernal_conclave::window::shell::flow::Stage;
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::{Hand, Overlay};
use table_text::Text;

use super::Machine;

fn sheet(machine: &Machine) -> Sheet {
    machine.app.world().resource::<Overlay>().sheet
}

fn notices(machine: &Machine) -> Vec<String> {
    machine.app.world().resource::<Overlay>().notices.newest().map(str::to_owned).collect()
}

#[test]
fn enter_seals_on_the_summary_and_nowhere_else() {
    let mut machine = Machine::new("enter-seals");
    machine.begin(1);
    machine.key(KeyCode::Enter, &[]);
    assert_eq!((machine.game().map(|game| game.turn()), machine.stage()), (Some(1), Stage::Planning));
    machine.plan("");
    machine.key(KeyCode::KeyE, &[]);
    assert_eq!(sheet(&machine), Sheet::Seal);
    machine.key(KeyCode::Enter, &[]);
    machine.next_turn(2);
    assert_eq!(machine.game().map(|game| game.turn()), Some(2), "the turn was sealed");
    // The tribute that was demanded waits for a choice.
    machine.wish(Looking::Open(Sheet::Seal).into());
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.game().map(|game| game.turn()), Some(2));
    assert_eq!(notices(&machine), [Text::english().say("client-answers-wait")]);
    let hand = machine.app.world().resource::<Hand>();
    let offer = &hand.view.table().treasury().offers(hand.seat())[0];
    let cards = offer.cards.iter().take(offer.keep.into()).map(|card| card.id).collect();
    machine.wish(Planning::Answer(Answer::KeepTribute { offer: 0, cards }).into());
    machine.frames(2);
    assert_eq!(notices(&machine), Vec::<String>::new(), "it has been answered");
}

#[test]
fn enter_does_not_seal_while_another_widget_has_the_focus() {
    let mut machine = Machine::new("enter-focus");
    machine.begin(1);
    machine.key(KeyCode::KeyE, &[]);
    assert_eq!(sheet(&machine), Sheet::Seal);
    machine.key(KeyCode::Tab, &[]);
    assert!(machine.app.world().resource::<Overlay>().focused, "Tab gives the focus to some widget");
    machine.key(KeyCode::Enter, &[]);
    machine.frames(30);
    assert_eq!((machine.game().map(|game| game.turn()), machine.stage()), (Some(1), Stage::Planning));
}

#[test]
fn a_second_notice_leaves_the_first() {
    let mut machine = Machine::new("notices");
    machine.begin(1);
    let text = Text::english();
    machine.key(KeyCode::F9, &[]);
    machine.key(KeyCode::F5, &[]);
    let saved = text.say_with("quick-saved", &[("turn", 1_u32.into())]);
    assert_eq!(notices(&machine), [saved.clone(), text.say("quick-save-none")]);
    let words = machine.words();
    assert!(words.contains(&saved) && words.contains(&text.say("quick-save-none")), "both are seen: {words:?}");
    machine.key(KeyCode::F5, &[]);
    assert_eq!(notices(&machine).len(), 2, "the same is not told twice");
    machine.app.world_mut().resource_mut::<Overlay>().notices.add("The disk is full.");
    machine.wish(Planning::Seal.into());
    machine.next_turn(2);
    assert_eq!(notices(&machine), ["The disk is full."], "a fault outlasts the turn, news do not");
}

/// A lesson is told in one turn only. What an earlier game in the same window remembers must not
/// lengthen it.
#[test]
fn lessons_begin_afresh_in_another_game() {
    let mut machine = Machine::new("lessons-afresh");
    let heard = |machine: &Machine| machine.app.world().resource::<Preferences>().heard.len();
    let turns = |machine: &mut Machine, until: u32| {
        for turn in 2..=until {
            machine.frames(4);
            machine.hand_in();
            machine.next_turn(turn);
            machine.frames(4);
        }
    };
    machine.begin(1);
    turns(&mut machine, 3);
    let before = heard(&machine);
    assert!(before > 0, "two turns have told a lesson each");
    machine.begin(1);
    assert_eq!(machine.game().map(|game| game.turn()), Some(1));
    turns(&mut machine, 2);
    assert!(heard(&machine) > before, "the lesson of the first turn is heard in the second");
}
