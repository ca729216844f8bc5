//! The page of games by post. It keeps what is typed there until the program ends.

use bevy::prelude::*;

use super::new_game::{Form, Staged};
use super::{DrawPage, Paper, Remembered, Screen};
use crate::intent::{Beginning, Going};
use crate::rules::game::Archfiend;
use crate::shell::flow::{Drawn, Postrooms, Shelves, Ways};
use crate::shell::screens::NewGameState;
use crate::shell::screens::post::{self, GamePost, PostState};
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
fn open_form(drawn: On<Drawn>, mut state: ResMut<Remembered<PostState>>) {
    state.draw_up(drawn.event());
}

/// Leads back to the realm and the houses, as they were.
fn change(wish: On<Beginning>, library: Res<Library>, preferences: Res<Preferences>, mut commands: Commands) {
    if let Beginning::Change(plan) = wish.event() {
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
    library: Res<Library>,
    rooms: Postrooms<'_>,
    shelves: Res<Shelves>,
    mut state: ResMut<Remembered<PostState>>,
) -> Result {
    let own: Vec<Archfiend> = shelves.made().cloned().collect();
    let posts = [
        GamePost::of(&rooms.conclave, &library, &own),
        GamePost::of(&rooms.oaths, &library, &own),
        GamePost::of(&rooms.first, &library, &own),
        GamePost::of(&rooms.circles, &library, &own),
    ];
    paper.draw("post", |ui, page, wishes| post::show(ui, page, &posts, &mut state, wishes))?;
    Ok(())
}
