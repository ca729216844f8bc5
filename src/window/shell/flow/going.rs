//! The changes between pages, and the end of the program.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::keeper::Kept;
use super::partings::GameLeft;
use super::{Screen, Stage, posting, tell};
use crate::conclave::theatre::Fight;
use crate::intent::Sheet;
use crate::sight::{Hand, Overlay};

/// The intents that change the page or end the program.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Going {
    /// Go to the title.
    ToTitle,
    /// Go to another page. The back button there leads to the present page.
    To(Screen),
    /// Go back from a secondary page.
    Back,
    /// End the program.
    Quit,
}

/// The pages that a back button leads to.
#[derive(Resource, Default)]
pub struct Ways {
    secondary: Vec<Screen>,
    detours: Vec<Screen>,
    /// The target of the back button on secondary pages.
    back: Screen,
    /// The target of the back button on each detour.
    turned_off: BTreeMap<Screen, Screen>,
}

impl Ways {
    /// Makes a page secondary. Secondary pages may lead to each other; back leads to the page from
    /// which the first of them was opened.
    pub fn secondary(&mut self, page: Screen) {
        self.secondary.push(page);
    }

    /// Makes a page a detour: its back button always leads to the previous page.
    pub fn detour(&mut self, page: Screen) {
        self.secondary(page);
        self.detours.push(page);
    }

    /// Notes a change from `here` to `there`.
    fn go(&mut self, here: Screen, there: Screen) {
        if self.secondary.contains(&there) && !self.secondary.contains(&here) {
            self.back = here;
        }
        if self.detours.contains(&there) {
            self.turned_off.insert(there, here);
        }
    }

    /// Returns the target of the back button; `None` on a page that is not secondary.
    fn back(&self, here: Screen) -> Option<Screen> {
        let turned_off = self.turned_off.get(&here).copied();
        turned_off.or(self.secondary.contains(&here).then_some(self.back))
    }
}

/// Carries out these intents.
pub(super) struct GoingPlugin;

impl Plugin for GoingPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out);
    }
}

fn carry_out(wish: On<Going>, screen: Res<State<Screen>>, ways: Res<Ways>, mut commands: Commands) {
    match wish.event() {
        Going::ToTitle => to_title(&mut commands),
        Going::To(page) => commands.run_system_cached_with(go, *page),
        // Pages without a target handle this intent themselves, or ignore it.
        Going::Back => {
            if let Some(page) = ways.back(*screen.get()) {
                commands.set_state_if_neq(page);
            }
        }
        Going::Quit => {
            commands.write_message(AppExit::Success);
        }
    }
}

/// Closes the running game and goes to the title.
pub(super) fn to_title(commands: &mut Commands) {
    commands.run_system_cached(leave);
    commands.run_system_cached_with(go, Screen::Title);
}

/// Closes the running game, whichever it is.
pub(crate) fn close_game(commands: &mut Commands) {
    commands.run_system_cached(leave);
}

/// Goes to a page. The open sheet is closed.
pub(crate) fn go(
    In(page): In<Screen>,
    screen: Res<State<Screen>>,
    mut ways: ResMut<Ways>,
    mut overlay: ResMut<Overlay>,
    mut fight: ResMut<Fight>,
    mut commands: Commands,
) {
    ways.go(*screen.get(), page);
    overlay.sheet = Sheet::None;
    fight.0 = None;
    commands.set_state_if_neq(page);
}

/// Closes the running game, and writes all drafts to the disk.
pub(super) fn leave(mut kept: Kept<'_>, mut commands: Commands) {
    let told = kept.flush();
    commands.run_system_cached(posting::keep_last);
    commands.remove_resource::<Hand>();
    commands.set_state_if_neq(Stage::Planning);
    commands.trigger(GameLeft);
    commands.run_system_cached_with(tell::tell, told);
}
