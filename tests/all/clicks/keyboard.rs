//! The tutorial by keys alone.

use bevy::prelude::KeyCode;
use infernal_conclave::rules::forces::reach;
use infernal_conclave::rules::ids::{CantonId, LegionId, Seat};
use infernal_conclave::rules::realm::hex::Direction;
use infernal_conclave::table::tutorial::{Deed, Wanted};
use infernal_conclave::window::conclave::tutorial::Teaching;
use infernal_conclave::window::intent::{Mark, Sheet};
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::shell::keys::Action;
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::shell::tutor::{Aim, Syllabus, pointed_at};
use infernal_conclave::window::sight::Library;
use table_text::Text;

use super::budgets::{answer_all, charter, next_turn};
use super::person::Person;
use super::pupil::{Pupil, Shown};

/// Opens a chapter from the title by keys.
fn opened(name: &str, chapter: usize) -> Pupil {
    opened_by(Person::new(name), chapter)
}

/// Opens a chapter as this person.
fn opened_by(mut person: Person, chapter: usize) -> Pupil {
    assert_eq!(person.screen(), Screen::Title);
    let way = person.text("title-tutorial");
    reach_words(&mut person, &way);
    person.press(KeyCode::Enter);
    assert_eq!(person.screen(), Screen::Tutorial);
    let title = person.the::<Syllabus>().rows[chapter].title.clone();
    let title = format!("{}. {}", chapter + 1, person.text(&title));
    reach_words(&mut person, &title);
    person.press(KeyCode::Enter);
    person.frames(4);
    Pupil::seated(person, chapter)
}

/// Presses Tab until a widget has the keyboard.
fn reach_words(person: &mut Person, words: &str) {
    for _ in 0..120 {
        if person.focused().is_some_and(|widget| widget.label == words) {
            return;
        }
        person.tap(KeyCode::Tab);
    }
    panic!("{words} cannot be reached by keys");
}

/// Goes with Tab to something in the ring; with Shift and Tab if the ring is above. `other` asks
/// for another thing than the one that has the keyboard. Returns the number of presses.
fn reach_ring(person: &mut Person, other: bool) -> Option<u32> {
    let ring = |person: &mut Person| pointed_at(&person.ctx()).map(|aim| aim.rect.expand(1.0));
    let above = |person: &mut Person| Some(ring(person)?.center().y < person.focused()?.rect.top());
    let back = above(person).unwrap_or(false);
    for presses in 0..160 {
        let focused = person.focused().filter(|_| presses > 0 || !other).map(|widget| widget.rect);
        if focused.is_some_and(|rect| rect.is_positive() && ring(person).is_some_and(|ring| ring.contains_rect(rect))) {
            return Some(presses);
        }
        if back {
            person.chord(KeyCode::ShiftLeft, KeyCode::Tab);
        } else {
            person.tap(KeyCode::Tab);
        }
    }
    None
}

/// The keys that the clerk and the tips name for widgets.
const NAMED: [(&str, KeyCode); 13] = [
    ("button-close", KeyCode::Escape),
    ("playback-skip", KeyCode::Escape),
    ("theatre-leave", KeyCode::Escape),
    ("button-ministerium", KeyCode::Space),
    ("button-bazaar", KeyCode::KeyB),
    ("button-seal", KeyCode::KeyE),
    ("seal-now", KeyCode::KeyE),
    ("slot-1", KeyCode::KeyT),
    ("tab-log", KeyCode::Digit1),
    ("tab-tribute", KeyCode::Digit3),
    ("tab-rituals", KeyCode::Digit4),
    ("tab-diplomacy", KeyCode::Digit5),
    ("tab-avatar", KeyCode::Digit7),
];

/// Does by keys what the clerk shows. Returns false at the end of the chapter.
fn follow(pupil: &mut Pupil) -> bool {
    let deed = pupil.step().map(|step| step.until);
    match pupil.shown() {
        Shown::Over => return false,
        Shown::Words => {
            let words = pupil.person.text("tutor-go-on");
            pupil.note(words.clone());
            reach_words(&mut pupil.person, &words);
            pupil.person.press(KeyCode::Enter);
        }
        Shown::Ring(aim, name) if aim.round => on_board(pupil, &aim, &name, deed.as_ref()),
        Shown::Ring(_, name) => {
            // The clerk names this key first.
            let demand = matches!(deed, Some(Deed::Planned(Wanted::Tribute, _)));
            let named = NAMED.iter().find(|(one, _)| name.split('/').any(|name| name == *one));
            if demand && pupil.person.sheet() == Sheet::None {
                pupil.note("T".to_owned());
                pupil.person.press(KeyCode::KeyT);
            } else if let Some((_, key)) = named {
                pupil.note(format!("{key:?} for {name:?}"));
                pupil.person.press(*key);
            } else {
                let focused = pupil.person.focused().map(|widget| widget.rect);
                let again = focused.is_some() && focused == pupil.keyed;
                match reach_ring(&mut pupil.person, again) {
                    Some(presses) => pupil.note(format!("{presses} tabs to {name:?}")),
                    None => pupil.stuck(&format!("{name:?} cannot be reached by keys")),
                }
                pupil.keyed = pupil.person.focused().map(|widget| widget.rect);
                pupil.person.press(KeyCode::Enter);
            }
        }
        Shown::Nothing if matches!(deed, Some(Deed::Roamed(_))) => {
            pupil.note("hold an arrow key".to_owned());
            pupil.person.hold(KeyCode::ArrowRight, 10);
        }
        Shown::Nothing if matches!(deed, Some(Deed::Watched)) => {
            // "Escape skips to the end."
            pupil.idle();
            pupil.person.press(KeyCode::Escape);
        }
        Shown::Nothing => pupil.idle(),
    }
    true
}

/// Selects a legion, or marches to the canton in the ring.
fn on_board(pupil: &mut Pupil, aim: &Aim, name: &str, deed: Option<&Deed>) {
    let selected = selected(&pupil.person);
    let Some(canton) = pupil.person.canton_under(aim.rect.center()) else { pupil.stuck("no canton in the ring") };
    if let Some(path) = selected.and_then(|legion| path(&pupil.person, legion, canton)) {
        pupil.note(format!("march to {canton:?}"));
        pupil.person.press(KeyCode::KeyG);
        for step in path {
            pupil.person.press(step);
        }
        pupil.person.press(KeyCode::KeyG);
        return;
    }
    pupil.note(format!("next legion for {name:?} {deed:?}"));
    pupil.person.press(KeyCode::KeyN);
}

fn selected(person: &Person) -> Option<LegionId> {
    let Some(Mark::Legion(id)) = person.hand().selected else { return None };
    person.hand().planned().forces().legion(id).filter(|legion| legion.owner == Seat(0)).map(|legion| legion.id)
}

/// Returns the step keys of a way to a canton.
fn path(person: &Person, legion: LegionId, to: CantonId) -> Option<Vec<KeyCode>> {
    let book = person.the::<Library>().book.clone();
    let planned = person.hand().planned();
    let legion = planned.forces().legion(legion)?;
    let held = person.hand().view.table().realm().owners().to_vec();
    let way = reach(book.catalog(), planned, &held, legion).into_iter().find(|way| way.canton == to)?;
    let grid = planned.realm().grid();
    let keys = [
        (Direction::East, KeyCode::KeyL),
        (Direction::NorthEast, KeyCode::KeyO),
        (Direction::NorthWest, KeyCode::KeyI),
        (Direction::West, KeyCode::KeyJ),
        (Direction::SouthWest, KeyCode::KeyH),
        (Direction::SouthEast, KeyCode::KeyK),
    ];
    let mut from = legion.canton;
    let mut pressed = Vec::new();
    for step in way.path {
        let (_, key) = keys.into_iter().find(|(direction, _)| grid.step(from, *direction) == step)?;
        pressed.push(key);
        from = step;
    }
    Some(pressed)
}

/// Plays a chapter by keys alone.
fn typed(chapter: usize) -> Pupil {
    played(opened(&format!("typed-{chapter}"), chapter))
}

/// Plays a chapter to its end.
fn played(mut pupil: Pupil) -> Pupil {
    let chapter = pupil.chapter;
    let before = pupil.person.effort;
    while follow(&mut pupil) {}
    let effort = pupil.person.effort - before;
    println!("chapter {} by keys: {} presses", chapter + 1, effort.keys);
    assert_eq!((effort.clicks, effort.drags, effort.notches), (0, 0, 0));
    pupil
}

#[test]
fn the_first_chapter_is_played_by_keys_alone_and_leads_into_the_second() {
    let mut pupil = typed(0);
    let next = pupil.person.text("tutor-next");
    reach_words(&mut pupil.person, &next);
    pupil.person.press(KeyCode::Enter);
    pupil.person.frames(4);
    let second = pupil.person.the::<Teaching>().data.chapters[1].setup.turn;
    assert_eq!((pupil.person.screen(), pupil.person.turn()), (Screen::Playing, second));
}

#[test]
fn the_clerk_is_reached_by_keys_from_the_board() {
    let mut pupil = opened("clerk", 0);
    let leave = pupil.person.text("tutor-leave");
    pupil.person.chord(KeyCode::ShiftLeft, KeyCode::Tab);
    let last = pupil.person.focused().map(|widget| widget.label);
    assert_eq!(last, Some(leave.clone()), "the last widget of the window");
    pupil.person.press(KeyCode::Enter);
    pupil.person.frames(4);
    assert_eq!(pupil.person.screen(), Screen::Playing, "one press too many ends no chapter");
    reach_words(&mut pupil.person, &leave);
    pupil.person.press(KeyCode::Enter);
    pupil.person.frames(4);
    assert_eq!(pupil.person.screen(), Screen::Tutorial);
}

/// Every button is a key, so a chapter that is played by keys can be played with a gamepad, if there
/// is a button for each key that it takes.
#[test]
fn the_first_and_the_fourth_chapter_are_played_with_a_gamepad() {
    for chapter in [0, 3] {
        let mut person = Person::new(&format!("padded-{chapter}"));
        person.take_a_pad();
        let pupil = played(opened_by(person, chapter));
        let bindings = &pupil.person.the::<Preferences>().bindings;
        assert!(bindings.on_a_pad, "labels show buttons");
        assert_eq!(bindings.label(&Text::english(), Action::Bazaar), "Y");
    }
}

#[test]
fn a_whole_short_game_is_played_with_a_gamepad() {
    let mut person = Person::in_game("padded-game", charter());
    person.take_a_pad();
    while person.screen() == Screen::Playing {
        answer_all(&mut person);
        person.press(KeyCode::KeyT);
        assert_eq!(person.orders(), 1, "tribute is demanded");
        next_turn(&mut person);
    }
    assert_eq!(person.screen(), Screen::End);
    assert!(person.effort.clicks + person.effort.drags == 0);
    assert!(person.effort.keys > 100, "a short game takes some turns: {:?}", person.effort);
}

#[test]
fn the_second_chapter_is_played_by_keys_alone() {
    typed(1);
}

#[test]
fn the_third_chapter_is_played_by_keys_alone() {
    typed(2);
}

#[test]
fn the_fourth_chapter_is_played_by_keys_alone() {
    typed(3);
}

#[test]
fn the_fifth_chapter_is_played_by_keys_alone() {
    typed(4);
}

#[test]
fn the_sixth_chapter_is_played_by_keys_alone() {
    typed(5);
}

/// A tip beside a focused widget must not take the focus, and no widget may be a dead end.
#[test]
fn no_arrow_loses_the_focus_in_a_sheet() {
    let mut person = Person::in_game("arrows", charter());
    for _ in 0..2 {
        person.press(KeyCode::KeyT);
        next_turn(&mut person);
        answer_all(&mut person);
    }
    person.press(KeyCode::Space);
    person.frames(4);
    let tabs = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
    ];
    for tab in tabs {
        person.press(tab);
        person.frames(2);
        wander(&mut person, &format!("{tab:?}"));
    }
    let raise = person.text("panel-raise-short");
    let mut presses = 0;
    while person.focused().is_none_or(|widget| widget.label != raise) {
        person.tap(KeyCode::ArrowDown);
        presses += 1;
        assert!(presses < 12, "Down leads to what can be raised, though it lies to the right");
    }
    person.press(KeyCode::Escape);
    person.press(KeyCode::KeyB);
    person.frames(4);
    wander(&mut person, "bazaar");
    person.press(KeyCode::Enter);
    wander(&mut person, "after a press that may have moved the widget");
}

/// Presses every arrow several times.
fn wander(person: &mut Person, part: &str) {
    let ways = [KeyCode::ArrowDown, KeyCode::ArrowRight, KeyCode::ArrowDown, KeyCode::ArrowLeft, KeyCode::ArrowUp];
    for way in ways {
        for _ in 0..4 {
            let before = person.focused().map(|widget| widget.label);
            person.tap(way);
            assert!(person.focused().is_some(), "{part}: {way:?} from {before:?} leads nowhere");
        }
    }
}
