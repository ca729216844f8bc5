//! Screens without a pointer: keys reach everything, and a key does one thing at a time.

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::{Event, Key, Modifiers};
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::intent::{Beginning, Going, Intent, Sitting};
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::shell::keys::{Action, Press};
use infernal_conclave::window::shell::screens::curtain::CurtainState;
use infernal_conclave::window::shell::screens::load::LoadState;
use infernal_conclave::window::shell::screens::settings::{self, SettingsState};
use infernal_conclave::window::shell::screens::title::Doorstep;
use infernal_conclave::window::shell::screens::{NewGameState, curtain, new_game, title};
use infernal_conclave::window::shell::settings::{Face, WindowShape};
use infernal_conclave::window::sight::Wishes;

use super::{SIZES, Studio, curtains, press};

#[test]
fn two_keys_lead_from_the_title_into_a_game() {
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    let mut open = LoadState::default();
    studio.still(|ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
    studio.draw(press(Key::Enter), |ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
    assert_eq!(wishes, [Intent::Going(Going::To(Screen::NewGame))]);
    wishes.clear();
    let mut form = NewGameState::from_preferences(&studio.catalog, &studio.preferences);
    studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    studio.draw(press(Key::Enter), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    let [Intent::Beginning(Beginning::Begin(charter))] = wishes.as_slice() else {
        panic!("the game does not begin: {wishes:?}")
    };
    assert_eq!(charter.seats.len(), Seat::MOST);
    assert_eq!(charter.seats.iter().filter(|seat| seat.player == Player::Human).count(), 1);
    assert!(Game::found(&studio.catalog, (**charter).clone()).is_ok());
}

#[test]
fn tab_visits_every_control_and_comes_back() {
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    let mut form = NewGameState::with_luck(&studio.catalog, &studio.preferences, 3);
    studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    let first = studio.ctx.memory(|memory| memory.focused()).expect("something has the focus");
    let mut visited = Vec::new();
    for _ in 0..120 {
        studio.draw(press(Key::Tab), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
        let focused = studio.ctx.memory(|memory| memory.focused());
        if focused == Some(first) {
            break;
        }
        if let Some(focused) = focused.filter(|focused| !visited.contains(focused)) {
            visited.push(focused);
        }
    }
    assert_eq!(studio.ctx.memory(|memory| memory.focused()), Some(first), "the round does not close");
    // Six houses with four controls each, and more than a dozen others.
    assert!(visited.len() >= 6 * 4 + 20, "only {} controls can be reached", visited.len());
    assert_eq!(wishes, []);
    studio.draw(press(Key::Escape), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    assert_eq!(wishes, [Intent::Going(Going::Back)]);
}

#[test]
fn a_key_that_is_still_held_does_not_lift_the_curtain() {
    let mut studio = Studio::new(SIZES[0]);
    let called = curtains().swap_remove(0);
    let mut state = CurtainState::default();
    let enter = |pressed, repeat| {
        vec![Event::Key { key: Key::Enter, physical_key: None, pressed, repeat, modifiers: Modifiers::NONE }]
    };
    let mut wishes = Wishes::new();
    for events in [enter(true, false), enter(true, true), enter(true, true), enter(false, false), Vec::new()] {
        studio.draw(events, |ui, page| curtain::show(ui, page, &called, &mut state, &mut wishes));
    }
    assert_eq!(wishes, [], "the key that sealed the last turn says nothing for the next player");
    for events in [Vec::new(), press(Key::Enter)] {
        studio.draw(events, |ui, page| curtain::show(ui, page, &called, &mut state, &mut wishes));
    }
    assert_eq!(wishes, [Intent::Sitting(Sitting::LiftCurtain)]);
}

#[test]
fn a_key_that_is_given_away_does_nothing_else() {
    let mut studio = Studio::new((1280.0, 2000.0));
    let mut wishes = Wishes::new();
    let mut state = SettingsState::default();
    let mut step = |studio: &mut Studio, events, captured, wishes: &mut Wishes| {
        let mut changed = None;
        studio.draw(events, |ui, page| changed = settings::show(ui, page, &mut state, captured, wishes));
        if let Some(changed) = changed {
            studio.preferences = changed;
        }
        state.capturing()
    };
    step(&mut studio, Vec::new(), None, &mut wishes);
    // Press Tab until a key button waits for its key. The first is that of the Ministerium.
    let waits = (0..120).any(|_| {
        step(&mut studio, press(Key::Tab), None, &mut wishes);
        let before = studio.preferences.clone();
        let waits = step(&mut studio, press(Key::Enter), Some(Press::Key(KeyCode::Enter)), &mut wishes);
        studio.preferences = before;
        waits
    });
    assert!(waits);
    wishes.clear();
    let action = Action::Ministerium;
    assert!(!step(&mut studio, press(Key::B), Some(Press::Key(KeyCode::KeyB)), &mut wishes));
    assert_eq!(studio.preferences.bindings.key(action), KeyCode::KeyB);
    assert_eq!(studio.preferences.bindings.key(Action::Bazaar), KeyCode::Space, "the two have changed places");
    assert_eq!(wishes, []);
    // The focus is on the same button again. Escape only cancels the wait for a key.
    step(&mut studio, Vec::new(), None, &mut wishes);
    assert!(step(&mut studio, press(Key::Enter), Some(Press::Key(KeyCode::Enter)), &mut wishes));
    assert!(!step(&mut studio, press(Key::Escape), Some(Press::Key(KeyCode::Escape)), &mut wishes));
    assert_eq!(wishes, []);
    assert_eq!(studio.preferences.window, WindowShape::Windowed);
    assert_eq!(studio.preferences.face, Face::Serif);
}
