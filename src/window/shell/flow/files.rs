//! The files of games: save, load, export, import, list.

use std::path::{Path, PathBuf};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::going::Going;
use super::keeper::{Keeper, Kept};
use super::partings::GameLeft;
use super::tell::{self, Tell};
use super::{Mods, Screen, beginning, modding};
use crate::parlour::{self, Opening};
use crate::shell::screens::load::latest;
use crate::shell::tutor::Syllabus;
use crate::sight::Library;
use crate::table::Conclave;
use crate::table::archive::{Archive, Opened, SaveCard, Saves};
use crate::table::mods::Edition;
use crate::table::session::Session;

/// The intents that concern the files of games.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Filing {
    /// Save under the game's present name, and go to the title.
    SaveAndLeave,
    /// Save under this name.
    Save(String),
    /// Save to the one quick save. An Iron Man game only says why not.
    QuickSave,
    /// Load the quick save and continue.
    QuickLoad,
    /// Load and continue.
    Load(PathBuf),
    /// Export a save, sealed with this passphrase.
    Export(PathBuf, String),
    /// Import an exported save with this passphrase, and continue.
    Import(PathBuf, String),
    /// Delete a save.
    Delete(PathBuf),
    /// Continue the last autosave.
    Continue,
}

/// The folder of saves.
#[derive(Resource)]
pub struct SaveFolder {
    pub(super) saves: Saves,
    /// The saves in it, as last read.
    cards: Vec<SaveCard>,
}

impl SaveFolder {
    /// Returns a folder that has not been read yet.
    #[must_use]
    pub const fn new(saves: Saves) -> Self {
        Self { saves, cards: Vec::new() }
    }

    /// Returns the data folder.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.saves.home()
    }

    /// Returns the folder itself, to read a save from it.
    #[must_use]
    pub const fn saves(&self) -> &Saves {
        &self.saves
    }

    /// Returns the saves in it, as last read.
    #[must_use]
    pub fn cards(&self) -> &[SaveCard] {
        &self.cards
    }
}

/// Carries out these intents.
pub(super) struct FilesPlugin;

impl Plugin for FilesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Keeper>()
            .add_observer(carry_out)
            .add_observer(|_: On<GameLeft>, mut keeper: ResMut<Keeper>| keeper.keeping.forget())
            .add_systems(OnEnter(Screen::Title), read_cards)
            .add_systems(OnEnter(Screen::Load), read_cards);
    }
}

fn read_cards(mut files: Files<'_>) {
    files.read_cards();
}

fn carry_out(wish: On<Filing>, mut files: Files<'_>, mut commands: Commands) {
    match wish.event() {
        Filing::SaveAndLeave => {
            let Some(name) = files.kept.running.session().map(|session| session.archive().name().to_owned()) else {
                return;
            };
            if files.save(&name) {
                commands.trigger(Going::ToTitle);
            }
        }
        Filing::Save(name) => drop(files.save(name)),
        Filing::QuickSave => files.save_quick(),
        Filing::QuickLoad => files.load_quick(&mut commands),
        Filing::Load(path) => files.load(path, &mut commands),
        Filing::Export(path, passphrase) => files.export(path, passphrase),
        Filing::Import(path, passphrase) => files.import(path, passphrase, &mut commands),
        Filing::Delete(path) => {
            let deleted = files.kept.folder.saves.delete(path);
            files.notice.tell(deleted.err().map(|fault| fault.to_string()));
            files.read_cards();
        }
        Filing::Continue => {
            files.read_cards();
            let spent = files.syllabus.spent(&files.library.text);
            match latest(files.kept.folder.cards(), &spent).map(|card| card.path.clone()) {
                Some(path) => files.load(&path, &mut commands),
                None => files.notice.say("client-nothing-to-continue"),
            }
        }
    }
}

/// The folder of saves, and the running game.
#[derive(SystemParam)]
pub(super) struct Files<'w> {
    kept: Kept<'w>,
    records: ResMut<'w, super::books::Records>,
    library: Res<'w, Library>,
    mods: Res<'w, Mods<Conclave>>,
    syllabus: Res<'w, Syllabus>,
    pub notice: Tell<'w>,
}

impl Files<'_> {
    /// Saves the game with all drafts. Returns true on success.
    fn save(&mut self, name: &str) -> bool {
        self.kept.finish();
        self.kept.keep_plans();
        let Some(session) = self.kept.running.session() else { return false };
        let saved = self.kept.folder.saves.save_named(name, session.archive());
        let done = saved.is_ok();
        if done {
            self.kept.keeper.keeping.saved(session.archive());
            if session.ending().is_some() {
                self.records.keep = None;
            }
        }
        match saved {
            Ok(_) => self.notice.say_with("client-saved", &[("name", name.into())]),
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
        self.read_cards();
        done
    }

    /// Saves the game with all drafts to the one quick save.
    fn save_quick(&mut self) {
        self.kept.finish();
        self.kept.keep_plans();
        // Without a session the player sits at a seat by post.
        let Some(session) = self.kept.running.session() else { return self.notice.say("post-menu-kept") };
        if session.charter().settings.iron_man {
            return self.notice.say("quick-save-iron-man");
        }
        match self.kept.folder.saves.save_quick(session.archive()) {
            Ok(_) => {
                self.kept.keeper.keeping.saved(session.archive());
                self.notice.say_with("quick-saved", &[("turn", session.turn().into())]);
            }
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
        self.read_cards();
    }

    /// Loads the quick save. The present game is kept as far as it was played.
    fn load_quick(&mut self, commands: &mut Commands) {
        let path = self.kept.folder.saves.quick();
        if path.exists() {
            self.load(&path, commands);
        } else {
            self.notice.say("quick-save-none");
        }
    }

    /// Reads a file, with the rules and the mods that it was begun with.
    pub fn read(&mut self, path: &Path, passphrase: Option<&str>) -> Option<(Opened, Edition)> {
        // The latest drafts may belong to the very file that is read.
        let told = self.kept.flush();
        self.notice.tell(told);
        let saves = &self.kept.folder.saves;
        let read = saves.mods_of(path).map_err(|fault| fault.to_string()).and_then(|marks| {
            let edition = self.mods.editions.saved(&marks).map_err(|fault| modding::told(&self.library, &fault))?;
            let opened = saves.read(path, passphrase, edition.book.catalog()).map_err(|fault| fault.to_string())?;
            Ok((opened, edition))
        });
        match read {
            Ok(read) => Some(read),
            Err(fault) => {
                self.notice.tell(Some(fault));
                None
            }
        }
    }

    /// Opens a file of the list that holds a game of the parlour. False if it holds none.
    pub fn open_in_parlour(&self, path: &Path, opening: Opening, commands: &mut Commands) -> bool {
        let card = self.kept.folder.cards().iter().find(|card| card.path == path);
        card.is_some_and(|card| parlour::open(&card.game, path.to_path_buf(), opening, commands))
    }

    fn load(&mut self, path: &Path, commands: &mut Commands) {
        if self.open_in_parlour(path, Opening::Resume, commands) {
            return;
        }
        let Some((Opened { archive, lapsed }, edition)) = self.read(path, None) else { return };
        if lapsed {
            return self.play_as_common(&archive, edition, "files-iron-lapsed", commands);
        }
        match Session::resume(edition.book.clone(), archive) {
            Ok(session) => {
                commands.run_system_cached_with(modding::open, edition);
                beginning::sit_down(commands, session, Some(path.to_path_buf()));
            }
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
    }

    /// Imports an exported game. It gets a new file in this folder and replaces none.
    fn import(&mut self, path: &Path, passphrase: &str, commands: &mut Commands) {
        let Some((Opened { archive, lapsed }, edition)) = self.read(path, Some(passphrase)) else { return };
        if lapsed {
            return self.play_as_common(&archive, edition, "files-iron-exported", commands);
        }
        match Session::resume(edition.book.clone(), archive) {
            Ok(session) => {
                commands.run_system_cached_with(modding::open, edition);
                self.play_apart(session, None, commands);
            }
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
    }

    /// Continues an Iron Man game as a common game, because its file may not be its last save.
    /// Tells the player the reason.
    fn play_as_common(&mut self, archive: &Archive, edition: Edition, why: &'static str, commands: &mut Commands) {
        let book = edition.book.clone();
        match archive.as_common(&book).and_then(|common| Session::resume(book, common)) {
            Ok(session) => {
                commands.run_system_cached_with(modding::open, edition);
                self.play_apart(session, None, commands);
                commands.run_system_cached_with(tell::say, why);
            }
            Err(divergence) => self.notice.tell(Some(divergence.to_string())),
        }
    }

    /// Continues a game as a copy, under this name or its own. The copy gets a new file.
    pub fn play_apart(&mut self, mut session: Session, name: Option<&str>, commands: &mut Commands) {
        let saves = &self.kept.folder.saves;
        let name = saves.unused_name(name.unwrap_or(session.archive().name()));
        session.rename(&name);
        match saves.save_named(&name, session.archive()) {
            Ok(file) => beginning::sit_down(commands, session, Some(file)),
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
    }

    /// Exports a sealed save, and tells the player its path.
    fn export(&mut self, path: &Path, passphrase: &str) {
        let Some((_, edition)) = self.read(path, None) else { return };
        match self.kept.folder.saves.export::<Conclave>(path, passphrase, edition.book.catalog()) {
            Ok(file) => self.notice.say_with("files-exported", &[("file", file.display().to_string().into())]),
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
    }

    /// Reads the list of saves again.
    fn read_cards(&mut self) {
        match self.kept.folder.saves.list() {
            Ok(cards) => self.kept.folder.cards = cards,
            Err(fault) => self.notice.tell(Some(fault.to_string())),
        }
    }
}
