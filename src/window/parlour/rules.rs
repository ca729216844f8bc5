//! The rules of a game of the parlour: those of the game that is open, or of the next one, with the
//! mods that are switched on.
//!
//! On the page of a new game these are the rules of the mods that are on there, in a game those of
//! that game, and on the title those of the game as it comes. Rules and texts change together.

use std::path::Path;

use bevy::prelude::*;

use super::Hosted;
use crate::shell::flow::{Mods, SaveFolder, Tell, mods_refused};
use crate::shell::settings::Preferences;
use crate::sight::Library;
use ::table::archive::{Opened, Saves};
use ::table::mods::Edition;

/// The rules in use, and the mods that made them.
#[derive(Resource)]
pub struct Rules<G: Hosted>(Edition<G>);

impl<G: Hosted> Rules<G> {
    /// Returns the rules.
    #[must_use]
    pub const fn book(&self) -> &G::Book {
        &self.0.book
    }

    /// Returns the definitions of the game.
    #[must_use]
    pub fn catalog(&self) -> &G::Catalog {
        G::catalog(&self.0.book)
    }

    /// Returns the ids of the mods.
    #[must_use]
    pub fn mods(&self) -> Vec<String> {
        self.0.mods.iter().map(|one| one.manifest.id.clone()).collect()
    }
}

impl<G: Hosted> Default for Rules<G> {
    fn default() -> Self {
        Self(Edition { book: G::standard(), mods: Vec::new() })
    }
}

impl<G: Hosted> FromWorld for Mods<G> {
    fn from_world(world: &mut World) -> Self {
        let home = world.resource::<SaveFolder>().saves().home().to_path_buf();
        Self::new(&home, G::standard())
    }
}

/// Puts an edition on the table: its rules, and its texts.
pub(super) fn take_up<G: Hosted>(
    In(edition): In<Edition<G>>,
    mut rules: ResMut<Rules<G>>,
    mut library: ResMut<Library>,
) {
    library.read_with(&edition.mods);
    rules.0 = edition;
}

/// Reads a saved game, with the edition that it was begun with.
///
/// # Errors
/// The reason why it cannot be read, as a sentence.
pub(super) fn read<G: Hosted>(
    path: &Path,
    saves: &Saves,
    mods: &Mods<G>,
    library: &Library,
) -> Result<(Opened<G>, Edition<G>), String> {
    let marks = saves.mods_of(path).map_err(|fault| fault.to_string())?;
    let edition = mods.editions.saved(&marks).map_err(|fault| mods_refused(library, &fault))?;
    let opened = saves.read::<G>(path, None, G::catalog(&edition.book)).map_err(|fault| fault.to_string())?;
    Ok((opened, edition))
}

/// Reads the folder of mods, and takes up the rules of those that were on in the last game. If they
/// are no game together, none of them is on.
pub(crate) fn prepare<G: Hosted>(
    preferences: Res<Preferences>,
    library: Res<Library>,
    mut mods: ResMut<Mods<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    mods.read();
    mods.recall(preferences.parlour_mods.get(G::NAME).map_or(&[], Vec::as_slice));
    let edition = mods.editions.chosen(&mods.on).unwrap_or_else(|fault| {
        mods.on.clear();
        notice.tell(Some(mods_refused(&library, &fault)));
        mods.editions.plain()
    });
    commands.run_system_cached_with(take_up::<G>, edition);
}

/// Switches a mod on or off for the next game.
pub(super) fn switch<G: Hosted>(
    In((id, on)): In<(String, bool)>,
    library: Res<Library>,
    mut mods: ResMut<Mods<G>>,
    mut commands: Commands,
) {
    let ids = mods.switched(&id, on);
    match mods.editions.chosen(&ids) {
        Ok(edition) => {
            (mods.on, mods.refused) = (ids, None);
            commands.run_system_cached_with(take_up::<G>, edition);
        }
        // Said where the switch is, and until the folder is read again.
        Err(fault) => mods.refused = Some((id, mods_refused(&library, &fault))),
    }
}

/// Says everything with the texts of these rules.
pub(super) fn speak<G: Hosted>(rules: Res<Rules<G>>, mut library: ResMut<Library>) {
    library.read_with(&rules.0.mods);
}

/// Takes up the game as it comes.
pub(super) fn clear<G: Hosted>(mods: Res<Mods<G>>, mut rules: ResMut<Rules<G>>) {
    if !rules.0.mods.is_empty() {
        rules.0 = mods.editions.plain();
    }
}
