//! Every key is pressed and the window is clicked all over, and nothing that belongs to any seat
//! becomes visible.

use std::collections::BTreeSet;
use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyCode;
use bevy::input::mouse::MouseButton;
use bevy::prelude::*;
use infernal_conclave::chronicle::Teller;
use infernal_conclave::chronicle::glossary::TERMS;
use infernal_conclave::minds;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::board::Lit;
use infernal_conclave::window::intent::{Filing, Intent, Looking, Planning, Sheet, Sitting, Tab};
use infernal_conclave::window::look::Line;
use infernal_conclave::window::look::tips::Glossary;
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::shell::keys::KEYS;
use infernal_conclave::window::shell::opponents;
use infernal_conclave::window::sight::Overlay;
use table_text::Text;

use super::{Machine, just_sealed, names_of, return_to, saved};

/// Returns all texts that the curtain may show: these messages with any of these names in them.
fn vocabulary(names: &[&str]) -> BTreeSet<String> {
    let text = Text::english();
    let mut lawful: BTreeSet<String> = BTreeSet::new();
    let plain = [
        "hotseat-pin",
        "hotseat-lift-locked-tip",
        "client-curtain-lift-tip",
        "hotseat-call-next",
        "hotseat-call-next-tip",
        "hotseat-leave",
        "hotseat-leave-tip",
        "hotseat-watch-tip",
        "hotseat-hand-tip",
        "hotseat-hand-give",
        "hotseat-hand-keep",
        "hotseat-take-back",
        "hotseat-take-back-tip",
        "hotseat-all-planned",
        "hotseat-all-planned-text",
        "hotseat-seal-all",
        "hotseat-seal-all-tip",
        "panel-dismiss",
        "client-waiting-text",
        "pinned-keys",
        "panel-see",
    ];
    lawful.extend(plain.map(|id| text.say(id)));
    lawful.insert(text.say("minds-for-study"));
    let scheming = (1..=6_usize).flat_map(|of| (0..=of).map(move |done| [("done", done.into()), ("of", of.into())]));
    lawful.extend(scheming.map(|about| text.say_with("client-waiting", &about)));
    for mind in minds::NAMES {
        lawful.extend(<[String; 2]>::from(opponents::words(&text, mind)));
    }
    let named = [
        "curtain-title",
        "curtain-text",
        "curtain-lift",
        "hotseat-pin-tip",
        "hotseat-pin-wrong",
        "hotseat-watch",
        "hotseat-gallery",
        "hotseat-hand",
        "hotseat-hand-text",
        "hotseat-hand-give-tip",
    ];
    for name in names {
        lawful.extend(named.map(|id| text.say_with(id, &[("name", (*name).into())])));
        lawful.insert(text.say_with("handed-to-person", &[("house", (*name).into())]));
        for mind in minds::NAMES {
            let mind = text.say(&format!("mind-{mind}"));
            lawful.insert(text.say_with("handed-to-mind", &[("house", (*name).into()), ("mind", mind.into())]));
        }
    }
    // The terms in tips, which are the same for everybody.
    let glossary = Glossary::new(&text, &Catalog::standard());
    for tip in TERMS.map(|key| glossary.tip(key)) {
        lawful.insert(tip.title);
        lawful.extend(
            tip.lines.into_iter().filter_map(|line| if let Line::Text(words) = line { Some(words) } else { None }),
        );
    }
    lawful.extend(["pinned-pin", "pinned-longer"].map(|id| format!("F: {}", text.say(id))));
    // The window's own title, and the dots of a PIN.
    lawful.insert("Infernal Conclave".to_owned());
    lawful.extend((0..=8).map(|digits| "•".repeat(digits)));
    lawful
}

/// Checks that only the curtain is visible.
fn only_the_curtain(machine: &mut Machine, lawful: &BTreeSet<String>, after: &str) {
    let words = machine.words();
    let strange: Vec<&String> = words.iter().filter(|words| !lawful.contains(*words)).collect();
    assert_eq!(strange, Vec::<&String>::new(), "the curtain tells of something after {after}");
    assert!(words.len() > 3, "the curtain says nothing at all after {after}: {words:?}");
    assert_eq!(machine.on_the_board(), 0, "the board can be seen after {after}");
    assert!(!machine.app.world().resource::<Lit>().0, "the board is lit after {after}");
    assert!(machine.hand().is_none(), "somebody's hand is still there after {after}");
    assert_eq!(machine.app.world().resource::<Overlay>().sheet, Sheet::None, "a sheet lies open after {after}");
}

/// Returns all keys: the bindable ones, and those with a fixed meaning.
fn every_key() -> Vec<KeyCode> {
    let more = [
        KeyCode::Enter,
        KeyCode::Escape,
        KeyCode::Tab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::NumpadEnter,
        KeyCode::F11,
        KeyCode::F12,
        KeyCode::Equal,
        KeyCode::Minus,
        KeyCode::Slash,
        KeyCode::Backquote,
    ];
    KEYS.into_iter().chain(more).collect()
}

const HELD: [&[KeyCode]; 4] = [&[], &[KeyCode::ControlLeft], &[KeyCode::ShiftLeft], &[KeyCode::AltLeft]];

/// Presses everything while the curtain is drawn, starting from a save of this state. Nothing
/// secret may appear, and nobody may get past the PINs.
fn press_everything(machine: &mut Machine, save: &Path, lawful: &BTreeSet<String>) {
    let again = |machine: &mut Machine| {
        assert_eq!(machine.session(), None, "the curtain has been lifted without a PIN");
        let away = machine.game().is_none_or(|session| !session.pending().is_empty());
        if away || machine.screen() != Screen::Playing || machine.stage() != Stage::Curtain {
            machine.wish(Intent::Filing(Filing::Load(save.to_path_buf())));
        }
        assert_eq!(machine.stage(), Stage::Curtain);
    };
    for held in HELD {
        for key in every_key() {
            again(machine);
            let after = format!("{held:?} {key:?}");
            machine.turn_all(held, key, ButtonState::Pressed);
            for frame in 0..2 {
                machine.frames(1);
                if machine.screen() == Screen::Playing {
                    only_the_curtain(machine, lawful, &format!("{after}, frame {frame}"));
                }
            }
            machine.turn_all(held, key, ButtonState::Released);
            machine.frames(1);
        }
    }
    let rows = (0..18).map(|row| 20.0 + row as f32 * 40.0);
    for at in rows.flat_map(|y| (0..16).map(move |column| Vec2::new(40.0 + column as f32 * 80.0, y))) {
        for button in [MouseButton::Left, MouseButton::Right] {
            again(machine);
            machine.click(button, at);
            if machine.screen() == Screen::Playing {
                only_the_curtain(machine, lawful, &format!("a click of {button:?} at {at}"));
            }
        }
    }
}

#[test]
fn nothing_is_to_be_seen_while_the_curtain_is_down_whatever_is_pressed() {
    let mut machine = just_sealed("curtain");
    let names = names_of(3);
    let lawful = vocabulary(&names.iter().map(String::as_str).collect::<Vec<_>>());
    // The first frames after the seal.
    for frame in 0..6 {
        machine.frames(1);
        if machine.stage() == Stage::Curtain {
            only_the_curtain(&mut machine, &lawful, &format!("frame {frame} after sealing"));
        }
    }
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(1))));
    let save = saved(&mut machine);
    // Load it from the title screen, then from a running game.
    for _ in 0..2 {
        machine.app.world_mut().write_message(Intent::Filing(Filing::Load(save.clone())));
        for frame in 0..6 {
            machine.frames(1);
            if machine.screen() == Screen::Playing {
                only_the_curtain(&mut machine, &lawful, &format!("frame {frame} after loading"));
            }
        }
    }
    assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(0))));
    press_everything(&mut machine, &save, &lawful);
}

#[test]
fn nothing_of_one_seat_is_reached_by_any_key_of_anothers_turn() {
    let mut machine = Machine::new("other-turn");
    machine.begin(2);
    let mut secrets = Vec::new();
    for turn in 1..3 {
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        assert_eq!(machine.session(), Some(Seat(0)));
        secrets = machine.plan(&format!("Honey in turn {turn}."));
        machine.wish(Intent::Looking(Looking::Open(Sheet::Notes)));
        let words = machine.words();
        let read = |secret: &String| words.iter().any(|words| words.contains(secret));
        assert!(secrets.iter().all(read), "who may read it reads it, or this test proves nothing: {words:?}");
        machine.wish(Intent::Planning(Planning::Seal));
        if turn == 1 {
            machine.wish(Intent::Sitting(Sitting::LiftCurtain));
            machine.wish(Intent::Planning(Planning::Seal));
            machine.next_turn(2);
        }
    }
    let session = machine.game().expect("a game");
    let lines = |seat: u8| -> BTreeSet<String> {
        let (book, view) = (Rulebook::standard(), session.view(Seat(seat)));
        let text = Text::english();
        let teller = Teller::new(&text, book.catalog(), view.table()).reading_to(Seat(seat));
        let log = session.log_seen_by(Seat(seat), 0);
        teller.chapters(&log).into_iter().flat_map(|chapter| chapter.lines).map(|line| line.headline).collect()
    };
    let (first, second) = (lines(0), lines(1));
    secrets.extend(first.difference(&second).cloned());
    assert!(secrets.len() > 2, "the first seat has read something that the second has not: {secrets:?}");

    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!(machine.session(), Some(Seat(1)));
    let mut tabs: Vec<Sheet> = Tab::ALL.into_iter().map(Sheet::Ministerium).collect();
    tabs.extend([Sheet::None, Sheet::Bazaar, Sheet::Menu, Sheet::Chair, Sheet::Seal]);
    for sheet in tabs {
        // Over the board and over the log, where it may have a meaning, also with a modifier key.
        let held_too = matches!(sheet, Sheet::None | Sheet::Ministerium(Tab::TurnLog));
        for held in HELD.into_iter().take(if held_too { HELD.len() } else { 1 }) {
            for key in every_key() {
                machine.wish_quietly(Intent::Looking(Looking::Open(sheet)));
                machine.turn_all(held, key, ButtonState::Pressed);
                machine.frames(1);
                machine.turn_all(held, key, ButtonState::Released);
                machine.frames(1);
                let words = machine.words();
                let found = secrets.iter().find(|secret| words.iter().any(|words| words.contains(*secret)));
                assert_eq!(found, None, "{held:?} {key:?} over {sheet:?} shows it");
                if machine.session() != Some(Seat(1)) || machine.screen() != Screen::Playing {
                    // The turn was sealed or the game was left. Neither reveals anything; other
                    // tests cover both.
                    return_to(&mut machine);
                }
            }
        }
    }
}
