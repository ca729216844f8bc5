//! The way from page to page, and out of the program.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::keeper::Kept;
use super::partings::GameLeft;
use super::{Screen, Stage, tell};
use crate::intent::Sheet;
use crate::sight::{Hand, Overlay};
use crate::theatre::Fight;

/// The way from page to page, and out of the program.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Going {
    /// To the title.
    ToTitle,
    /// To another page; back leads to where one came from.
    To(Screen),
    /// Back from a secondary screen.
    Back,
    /// Leave the program.
    Quit,
}

/// The ways back.
#[derive(Resource, Default)]
pub struct Ways {
    secondary: Vec<Screen>,
    detours: Vec<Screen>,
    /// The page to go back to from a secondary one.
    back: Screen,
    /// The page to go back to from each detour.
    turned_off: BTreeMap<Screen, Screen>,
}

impl Ways {
    /// Says of a page that one goes from it to other secondary pages, and from that back to where the first was opened.
    pub fn secondary(&mut self, page: Screen) {
        self.secondary.push(page);
    }

    /// Says of a page that one always goes back from it to the page before.
    pub fn detour(&mut self, page: Screen) {
        self.secondary(page);
        self.detours.push(page);
    }

    /// Notes that one goes from here to there.
    fn go(&mut self, here: Screen, there: Screen) {
        if self.secondary.contains(&there) && !self.secondary.contains(&here) {
            self.back = here;
        }
        if self.detours.contains(&there) {
            self.turned_off.insert(there, here);
        }
    }

    /// Where the way back leads from here; nowhere from a page that is no secondary one.
    fn back(&self, here: Screen) -> Option<Screen> {
        let turned_off = self.turned_off.get(&here).copied();
        turned_off.or(self.secondary.contains(&here).then_some(self.back))
    }
}

/// The pages in an app.
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
        // Pages from which nothing is gone back to answer this themselves, or not at all.
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

/// Puts the running game away and goes to the title.
pub(super) fn to_title(commands: &mut Commands) {
    commands.run_system_cached(leave);
    commands.run_system_cached_with(go, Screen::Title);
}

/// Goes to a page. Whatever sheet lies open stays behind.
pub(super) fn go(
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

/// Puts the running game away, with all that is planned on the disk.
pub(super) fn leave(mut kept: Kept<'_>, mut commands: Commands) {
    let told = kept.flush();
    commands.remove_resource::<Hand>();
    commands.set_state_if_neq(Stage::Planning);
    commands.trigger(GameLeft);
    commands.run_system_cached_with(tell::tell, told);
}
