//! The camera with reduced motion: it is where it goes at once.

use bevy::input::keyboard::KeyCode;
use infernal_conclave::window::conclave::board::Lens;
use infernal_conclave::window::shell::settings::Preferences;

use super::Machine;

/// Shows the whole realm. Returns the scale of the view before, two frames later, and at last.
fn zoomed(reduced_motion: bool) -> [f32; 3] {
    let mut machine = Machine::new(if reduced_motion { "camera-still" } else { "camera-moves" });
    machine.app.world_mut().resource_mut::<Preferences>().reduced_motion = reduced_motion;
    machine.begin(1);
    machine.frames(60);
    let scale = |machine: &Machine| machine.app.world().resource::<Lens>().scale;
    let before = scale(&machine);
    machine.key(KeyCode::KeyW, &[]);
    let soon = scale(&machine);
    machine.frames(120);
    [before, soon, scale(&machine)]
}

#[test]
fn the_camera_glides_only_if_it_may() {
    let [before, soon, last] = zoomed(true);
    assert!(before != last, "the realm is shown from another height");
    assert_eq!(soon, last, "at once");
    let [before, soon, last] = zoomed(false);
    assert!(before != last && soon != last, "on the way: {before} {soon} {last}");
}
