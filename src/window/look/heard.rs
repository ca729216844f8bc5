//! Roles for screen readers that egui's widgets do not have: lists, and regions that are read out
//! when they change.
//!
//! Most names of widgets are not here: each widget tells its own.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Response, Ui};

/// Gives a name to a widget that cannot tell its own, for example a text field.
pub fn name(response: &Response, words: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(words));
}

/// Makes a list of this area, with a name.
pub fn list(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::List);
        node.set_label(name);
    });
}

/// Makes an entry of a list of this area.
pub fn item(ui: &Ui) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::ListItem));
}

/// Makes a log of this area: what is added to it is read out when nothing else is being read.
pub fn log(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Log);
        node.set_label(name);
        node.set_live(Live::Polite);
    });
}

/// Makes an alert of this area: it is read out at once when it appears.
pub fn alert(ui: &Ui, words: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Alert);
        node.set_label(words);
        node.set_live(Live::Assertive);
    });
}
