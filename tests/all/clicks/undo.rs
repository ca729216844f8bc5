//! Control with Z and Y, slowly and within one frame.

use bevy::prelude::KeyCode;

use super::budgets::charter;
use super::person::Person;
use super::pupil::Pupil;

/// Gives an order by its key, takes it back, and gives it again.
fn undoes_and_redoes(person: &mut Person) {
    let before = person.orders();
    person.press(KeyCode::KeyT);
    assert_eq!(person.orders(), before + 1);
    for control in [KeyCode::ControlLeft, KeyCode::ControlRight] {
        person.chord(control, KeyCode::KeyZ);
        assert_eq!(person.orders(), before, "{control:?} and Z");
        person.chord(control, KeyCode::KeyY);
        assert_eq!(person.orders(), before + 1, "{control:?} and Y");
        person.snap(control, KeyCode::KeyZ);
        assert_eq!(person.orders(), before, "{control:?} and Z within one frame");
        person.snap(control, KeyCode::KeyY);
        assert_eq!(person.orders(), before + 1, "{control:?} and Y within one frame");
    }
}

#[test]
fn control_and_z_undo_and_control_and_y_redo_in_a_running_game() {
    let mut person = Person::in_game("undo", charter());
    undoes_and_redoes(&mut person);
    // With a sheet open, too.
    person.press(KeyCode::Space);
    undoes_and_redoes(&mut person);
}

#[test]
fn control_and_z_undo_and_control_and_y_redo_in_the_first_chapter() {
    let mut pupil = Pupil::new("undo-lesson", 0);
    undoes_and_redoes(&mut pupil.person);
}
