//! The page of games by post. It keeps what is typed there until the program ends.

use bevy::prelude::*;

use super::new_game::{Form, Staged};
use super::{DrawPage, Paper, Remembered, Screen};
use crate::intent::Going;
use crate::shell::flow::{Posting, Postroom, Shelves, Ways};
use crate::shell::screens::NewGameState;
use crate::shell::screens::post::{self, PostState};
use crate::shell::settings::Preferences;
use crate::sight::Library;

/// Plugin for the page of games by post.
pub(super) struct PostPage;

impl Plugin for PostPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Remembered<PostState>>()
            .draw_page(Screen::Post, draw)
            .add_observer(open_form)
            .add_observer(change);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Post);
    }
}

/// Opens the form of a new table.
fn open_form(wish: On<Posting>, mut state: ResMut<Remembered<PostState>>) {
    if let Posting::Draw(plan) = wish.event() {
        state.draw_up((**plan).clone());
    }
}

/// Leads back to the realm and the houses, as they were.
fn change(wish: On<Posting>, library: Res<Library>, preferences: Res<Preferences>, mut commands: Commands) {
    if let Posting::Change(plan) = wish.event() {
        let catalog = library.book.catalog();
        let mut form = NewGameState::from_preferences(catalog, &preferences);
        form.lay_out(catalog, plan);
        commands.remove_resource::<Form>();
        commands.insert_resource(Staged(Some(form)));
        commands.trigger(Going::To(Screen::NewGame));
    }
}

fn draw(
    mut paper: Paper<'_, '_>,
    room: Res<Postroom>,
    shelves: Res<Shelves>,
    mut state: ResMut<Remembered<PostState>>,
) -> Result {
    paper.draw("post", |ui, page, wishes| {
        let own = shelves.archfiends.iter().filter_map(|leaf| leaf.held.as_ref().ok());
        post::show(ui, page, &room.shown, room.busy(), &own.cloned().collect::<Vec<_>>(), &mut state, wishes);
    })?;
    Ok(())
}
