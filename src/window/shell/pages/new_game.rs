//! The form of a new game. Each visit of the page starts a new form, except after a visit of the
//! archfiend maker, which keeps it.

use bevy::prelude::*;

use super::{DrawPage, Paper, Screen};
use crate::rules::game::Archfiend;
use crate::shell::flow::{GameLeft, Mods, ModsRead, Shelves, Ways};
use crate::shell::screens::mods::ModSheet;
use crate::shell::screens::{NewGameState, new_game};
use crate::shell::settings::Preferences;
use crate::sight::Library;
use crate::table::Conclave;

/// The form.
#[derive(Resource)]
pub struct Form(pub NewGameState);

/// The form for the next opening of the page, if no form exists yet; for pictures.
#[derive(Resource)]
pub(crate) struct Staged(pub Option<NewGameState>);

/// The archfiend for the first person's seat at the next opening of the page.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Awaited(pub Archfiend);

/// Plugin for the form of a new game.
pub(super) struct NewGamePage;

impl Plugin for NewGamePage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::NewGame, draw.run_if(resource_exists::<Form>))
            .add_systems(OnEnter(Screen::NewGame), open.after(ModsRead))
            .add_systems(OnExit(Screen::NewGame), put_away)
            .add_systems(OnExit(Screen::Maker), put_away)
            .add_observer(|_: On<GameLeft>, mut commands: Commands| commands.remove_resource::<Form>());
        app.world_mut().resource_mut::<Ways>().secondary(Screen::NewGame);
    }
}

fn open(
    form: Option<ResMut<Form>>,
    staged: Option<ResMut<Staged>>,
    awaited: Option<Res<Awaited>>,
    library: Res<Library>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let mut fresh = None;
    let shown = match form {
        Some(form) => &mut form.into_inner().0,
        None => {
            let staged = staged.and_then(|mut staged| staged.0.take());
            let filled_in = || NewGameState::from_preferences(library.book.catalog(), &preferences);
            fresh.insert(staged.unwrap_or_else(filled_in))
        }
    };
    if let Some(awaited) = awaited {
        shown.seat_person(awaited.0.clone());
    }
    if let Some(fresh) = fresh {
        commands.insert_resource(Form(fresh));
    }
    commands.remove_resource::<Staged>();
    commands.remove_resource::<Awaited>();
}

/// Removes the form unless its page, or the maker opened from it, is current.
fn put_away(now: Res<State<Screen>>, mut commands: Commands) {
    if !matches!(now.get(), Screen::NewGame | Screen::Maker) {
        commands.remove_resource::<Form>();
    }
}

fn draw(mut paper: Paper<'_, '_>, shelves: Res<Shelves>, mods: Res<Mods<Conclave>>, mut form: ResMut<Form>) -> Result {
    form.0.mods = ModSheet::of(&mods);
    form.0.shelve(&shelves.archfiends, &shelves.plots);
    paper.draw("new-game", |ui, page, wishes| new_game::show(ui, page, &mut form.0, wishes))?;
    Ok(())
}
