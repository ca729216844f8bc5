//! Mods: the folder of mods, those that are switched on for the next game, and the rules and texts
//! that follow from them.
//!
//! The library holds the rules and the texts of the game that is open. On the page of a new game it
//! holds those of the mods that are switched on there, in a game those of that game, and on the
//! title those of the game as it comes. A library is only changed when the new one has been read
//! whole.
//!
//! Not here: the rules of the games of the parlour, which `parlour::rules` keeps.

use std::path::Path;

use bevy::prelude::*;

use super::Screen;
use super::tell::Tell;
use crate::intent::Beginning;
use crate::shell::pages::new_game::Form;
use crate::shell::screens::NewGameState;
use crate::shell::settings::Preferences;
use crate::sight::Library;
use crate::table::Conclave;
use crate::table::archive::plainly;
use crate::table::mods::{Edition, Mod, ModShelf, NoEdition};
use crate::table::setups::SetUp;
use ::table::mods::{Editions, Modded};

/// The intents that concern mods.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Modding {
    /// Switch a mod on or off for the next game.
    Switch(String, bool),
    /// Begin a game with the set-up and the mods of the last one.
    AsLast,
    /// Fill the form of a new game from a set-up, with its mods.
    LayOut(Box<SetUp>),
}

/// The mods of a game at this machine.
#[derive(Resource)]
pub struct Mods<G: Modded> {
    /// The editions of the game.
    pub(crate) editions: Editions<G>,
    /// The mods of the game in the folder, as last read.
    pub(crate) here: Vec<Mod>,
    /// The faults of those that cannot be read, as sentences.
    pub(crate) faults: Vec<String>,
    /// The ids of those that are switched on for the next game.
    pub(crate) on: Vec<String>,
    /// The mod that could not be switched on last, and why.
    pub(crate) refused: Option<(String, String)>,
}

impl<G: Modded> Mods<G> {
    /// Returns the mods in this data folder, not read yet.
    #[must_use]
    pub fn new(home: &Path, book: G::Book) -> Self {
        let editions = Editions::new(ModShelf::new(home), book);
        Self { editions, here: Vec::new(), faults: Vec::new(), on: Vec::new(), refused: None }
    }

    /// Reads the folder again.
    pub(crate) fn read(&mut self) {
        let shelf = self.editions.shelf();
        let unmade = shelf.make().err().map(|why| format!("{}: {}", shelf.folder().display(), plainly(&why)));
        let (here, faults) = self.editions.list();
        (self.here, self.faults) = (here, faults.iter().map(ToString::to_string).chain(unmade).collect());
        self.refused = None;
    }

    /// Switches on those of these mods that are here, and no others.
    pub(crate) fn recall(&mut self, ids: &[String]) {
        let known = |id: &&String| self.here.iter().any(|one| one.manifest.id == **id);
        self.on = ids.iter().filter(known).cloned().collect();
    }

    /// Returns the ids that are on after a mod was switched: with it, those that it needs are
    /// switched on, and those that need it are switched off.
    pub(crate) fn switched(&self, id: &str, on: bool) -> Vec<String> {
        let mut ids = self.on.clone();
        let mut waiting = vec![id.to_owned()];
        while let Some(id) = waiting.pop() {
            if ids.contains(&id) == on {
                continue;
            }
            if on {
                let own = self.here.iter().find(|one| one.manifest.id == id);
                waiting.extend(own.into_iter().flat_map(|one| &one.manifest.needs).map(|need| need.id.clone()));
                ids.push(id);
            } else {
                let needs = |one: &&Mod| one.manifest.needs.iter().any(|need| need.id == id);
                waiting.extend(self.here.iter().filter(needs).map(|one| one.manifest.id.clone()));
                ids.retain(|other| *other != id);
            }
        }
        ids
    }
}

/// The mods of the next game are known: the form of a new game can be filled in.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ModsRead;

/// Carries out these intents.
pub(super) struct ModdingPlugin;

impl Plugin for ModdingPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out)
            .add_systems(OnEnter(Screen::NewGame), prepare.in_set(ModsRead))
            .add_systems(OnEnter(Screen::Title), clear)
            .add_systems(OnEnter(Screen::Post), clear);
    }
}

/// Reads the folder, and switches on what was on in the last game, unless the form is already
/// begun.
fn prepare(
    form: Option<Res<Form>>,
    preferences: Res<Preferences>,
    mut mods: ResMut<Mods<Conclave>>,
    mut commands: Commands,
) {
    mods.read();
    if form.is_none() {
        let mods = mods.into_inner();
        mods.recall(&preferences.last_mods);
    }
    commands.run_system_cached(apply);
}

/// Puts the rules of the mods that are switched on into the library. If they are no game together,
/// none of them is on.
fn apply(mut mods: ResMut<Mods<Conclave>>, library: Res<Library>, mut notice: Tell<'_>, mut commands: Commands) {
    if library.mods() == mods.on {
        return;
    }
    match mods.editions.chosen(&mods.on) {
        Ok(edition) => commands.run_system_cached_with(open, edition),
        Err(fault) => {
            mods.on.clear();
            notice.tell(Some(told(&library, &fault)));
            commands.run_system_cached_with(open, mods.editions.plain());
        }
    }
}

/// Puts an edition into the library.
pub(crate) fn open(In(edition): In<Edition>, mut library: ResMut<Library>) {
    if library.book.catalog().digest != edition.book.catalog().digest || library.texts_differ(&edition) {
        library.turn_to(edition);
    }
}

/// Puts the game as it comes into the library.
fn clear(mods: Res<Mods<Conclave>>, mut commands: Commands) {
    commands.run_system_cached_with(open, mods.editions.plain());
}

/// Returns the sentence that says why some mods cannot be used.
pub(crate) fn told(library: &Library, fault: &NoEdition) -> String {
    library.text.say_with("mods-refused", &[("why", fault.to_string().into())])
}

fn carry_out(
    wish: On<Modding>,
    mut mods: ResMut<Mods<Conclave>>,
    library: Res<Library>,
    preferences: Res<Preferences>,
    form: Option<ResMut<Form>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let (ids, laid) = match wish.event() {
        Modding::Switch(id, on) => (mods.switched(id, *on), None),
        Modding::AsLast => (preferences.last_mods.clone(), None),
        Modding::LayOut(setup) => (setup.mods.clone(), Some(setup)),
    };
    let edition = match mods.editions.chosen(&ids) {
        Ok(edition) => edition,
        Err(fault) => {
            // Said where the switch is, and until the folder is read again.
            return match wish.event() {
                Modding::Switch(id, _) => mods.refused = Some((id.clone(), told(&library, &fault))),
                Modding::AsLast | Modding::LayOut(_) => notice.tell(Some(told(&library, &fault))),
            };
        }
    };
    mods.refused = None;
    if *wish.event() == Modding::AsLast {
        // The form mends what an older version or another hand has written.
        let catalog = edition.book.catalog();
        let charter = NewGameState::from_preferences(catalog, &preferences).charter(catalog);
        commands.run_system_cached_with(open, edition);
        return commands.trigger(Beginning::Begin(Box::new(charter)));
    }
    if let Some(form) = form {
        // Archfiends keep their seats by their ids; the list of them may be another one now.
        let form = &mut form.into_inner().0;
        let present = form.set_up(library.book.catalog(), form.plot_name());
        form.lay_out(edition.book.catalog(), laid.map_or(&present, |setup| setup));
    }
    mods.on = ids;
    commands.run_system_cached_with(open, edition);
}
