//! What a screen reader gets of the whole client: a tree with the names of what is in the window,
//! and the system that hands it on.

use std::sync::{Arc, Mutex};

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::query::With;
use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};
use table_text::Text;

use super::Machine;

/// The role and the name of every node, as of the last frame.
type Tree = Arc<Mutex<Vec<(Role, String)>>>;

/// Has egui write the tree, as it does when a screen reader asks for it.
fn listen(machine: &mut Machine) -> Tree {
    let tree = Tree::default();
    let into = Arc::clone(&tree);
    let read = move |outputs: Query<&EguiFullOutput>| {
        let updates = outputs.iter().filter_map(|output| output.0.as_ref());
        for update in updates.filter_map(|output| output.platform_output.accesskit_update.as_ref()) {
            let nodes = update.nodes.iter().map(|(_, node)| (node.role(), node.label().unwrap_or_default().to_owned()));
            *into.lock().expect("nobody has panicked") = nodes.collect();
        }
    };
    let order = read.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    machine.app.add_systems(PostUpdate, order);
    let world = machine.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).expect("one context").get_mut().enable_accesskit();
    machine.frames(3);
    tree
}

#[test]
fn the_window_tells_a_screen_reader_what_is_in_it() {
    let mut machine = Machine::new("spoken");
    let tree = listen(&mut machine);
    let has = |role: Role, name: &str| {
        let tree = tree.lock().expect("nobody has panicked");
        assert!(tree.iter().any(|(of, called)| *of == role && called == name), "no {role:?} {name} in {tree:?}");
    };
    let text = Text::english();
    has(Role::Button, &text.say("title-new-game"));
    machine.begin(1);
    machine.frames(3);
    has(Role::Button, &text.say("panel-seal"));
}

/// Fails to compile without the feature `accesskit` of `bevy_egui`.
#[test]
fn the_tree_is_handed_to_the_system() {
    let mut machine = Machine::new("spoken-on");
    assert!(machine.app.world().contains_resource::<AccessibilityRequested>(), "the engine listens for screen readers");
    let handed = machine.app.world_mut().run_system_once(bevy_egui::update_accessibility_system);
    assert!(handed.is_ok(), "{handed:?}");
}
