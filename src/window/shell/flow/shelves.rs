//! The player's own files, archfiends and set-ups: read, write, delete.

use std::path::{Path, PathBuf};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Screen;
use super::going::go;
use super::tell::Tell;
use crate::rules::archfiends::{Attributes, Flaw, Rank};
use crate::rules::catalog::Catalog;
use crate::rules::game::Archfiend;
use crate::rules::objectives::Sin;
use crate::shell::pages::Remembered;
use crate::shell::pages::new_game::{Awaited, Staged};
use crate::shell::screens::maker::{Bench, BenchLeaf, MakerState};
use crate::shell::screens::{NewGameState, Told, misfiled};
use crate::shell::settings::Preferences;
use crate::sight::Library;
use crate::table::cabinet::Cabinet;
use crate::table::setups::{SetUp, SetUps};
use crate::table::shelf::{Leaf, Misfiled};

/// The intents that concern the player's own files.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Making {
    /// Go to the new-game screen, with this archfiend in the first person's seat.
    PlayAs(Box<Archfiend>),
    /// Write an archfiend to a file. It replaces this file if the archfiend came from one.
    KeepArchfiend(Box<Archfiend>, Option<PathBuf>),
    /// Delete the file of an archfiend.
    DeleteArchfiend(PathBuf),
    /// Import an archfiend from a file in any folder.
    ImportArchfiend(PathBuf),
    /// Write a set-up to a file. It replaces the one with the same name.
    KeepSetUp(Box<SetUp>),
    /// Delete the file of a set-up.
    DeleteSetUp(PathBuf),
}

/// The player's own archfiends and set-ups, with their folders.
#[derive(Resource)]
pub struct Shelves {
    /// The folder of the player's own archfiends.
    pub(crate) cabinet: Cabinet,
    /// The archfiends in it, as last read.
    pub(crate) archfiends: Vec<Leaf<Archfiend>>,
    /// The folder of set-ups.
    setups: SetUps,
    /// The set-ups in it, as last read.
    pub(crate) plots: Vec<Leaf<SetUp>>,
}

impl Shelves {
    /// Returns the player's own archfiends that can be read.
    pub(crate) fn made(&self) -> impl Iterator<Item = &Archfiend> {
        self.archfiends.iter().filter_map(|leaf| leaf.held.as_ref().ok())
    }

    /// Returns the shelves of this data folder, not read yet.
    #[must_use]
    pub fn new(home: &Path) -> Self {
        Self {
            cabinet: Cabinet::standard(Some(home)),
            archfiends: Vec::new(),
            setups: SetUps::standard(Some(home)),
            plots: Vec::new(),
        }
    }
}

/// Carries out these intents.
pub(super) struct ShelvesPlugin;

impl Plugin for ShelvesPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out)
            .add_systems(OnEnter(Screen::Post), |mut shelving: Shelving<'_>| shelving.read_archfiends())
            .add_systems(OnEnter(Screen::Maker), |mut shelving: Shelving<'_>| shelving.read_archfiends())
            .add_systems(OnEnter(Screen::NewGame), |mut shelving: Shelving<'_>| {
                shelving.read_archfiends();
                shelving.read_setups();
            });
    }
}

fn carry_out(
    wish: On<Making>,
    mut shelving: Shelving<'_>,
    mut maker: ResMut<Remembered<MakerState>>,
    mut commands: Commands,
) {
    match wish.event() {
        Making::PlayAs(archfiend) => {
            commands.insert_resource(Awaited(archfiend.as_ref().clone()));
            commands.run_system_cached_with(go, Screen::NewGame);
        }
        Making::KeepArchfiend(archfiend, old) => shelving.keep_archfiend(archfiend, old.as_deref(), &mut maker),
        Making::DeleteArchfiend(path) => {
            let deleted = shelving.shelves.cabinet.delete(path);
            shelving.told(&deleted);
            shelving.read_archfiends();
        }
        Making::ImportArchfiend(path) => shelving.import_archfiend(path),
        Making::KeepSetUp(setup) => shelving.keep_setup(setup),
        Making::DeleteSetUp(path) => {
            let deleted = shelving.shelves.setups.delete(path);
            shelving.told(&deleted);
            shelving.read_setups();
        }
    }
}

/// The shelves, with the texts and the notice for reporting faults.
#[derive(SystemParam)]
struct Shelving<'w> {
    shelves: ResMut<'w, Shelves>,
    library: Res<'w, Library>,
    notice: Tell<'w>,
}

impl Shelving<'_> {
    /// Shows the fault to the player, if there is one.
    fn told<T, F: Told>(&mut self, done: &Result<T, Misfiled<F>>) {
        let sentence = done.as_ref().err().map(|fault| misfiled(&self.library.text, fault));
        self.notice.tell(sentence);
    }

    /// Reads the folder of archfiends again.
    fn read_archfiends(&mut self) {
        let listed = self.shelves.cabinet.list(self.library.book.catalog());
        self.told(&listed);
        self.shelves.archfiends = listed.unwrap_or_default();
    }

    /// Reads the folder of set-ups again.
    fn read_setups(&mut self) {
        let listed = self.shelves.setups.list(self.library.book.catalog());
        self.told(&listed);
        self.shelves.plots = listed.unwrap_or_default();
    }

    /// Writes an archfiend. It leaves the bench only on success.
    fn keep_archfiend(&mut self, archfiend: &Archfiend, old: Option<&Path>, maker: &mut MakerState) {
        let written = self.shelves.cabinet.write(archfiend, old, self.library.book.catalog());
        self.told(&written);
        if let Ok(path) = written {
            maker.kept(archfiend, path);
        }
        self.read_archfiends();
    }

    /// Imports an archfiend, and tells the player.
    fn import_archfiend(&mut self, path: &Path) {
        let brought = self.shelves.cabinet.import(path, self.library.book.catalog());
        self.told(&brought);
        self.read_archfiends();
        let Ok(path) = brought else { return };
        let title = self.shelves.archfiends.iter().find(|leaf| leaf.path == path).map(|leaf| leaf.title());
        self.notice.say_with("maker-imported", &[("name", title.unwrap_or_default().into())]);
    }

    /// Writes a set-up. It replaces the one with the same name.
    fn keep_setup(&mut self, setup: &SetUp) {
        let shelves = &self.shelves;
        let named = |held: &SetUp| held.name == setup.name;
        let old = shelves.plots.iter().find(|leaf| leaf.held.as_ref().is_ok_and(named)).map(|leaf| leaf.path.clone());
        let written = shelves.setups.write(setup, old.as_deref(), self.library.book.catalog());
        self.told(&written);
        if written.is_ok() {
            self.notice.say_with("setup-kept", &[("name", setup.name.as_str().into())]);
        }
        self.read_setups();
    }
}

/// Returns a fixed schemer, for pictures.
fn schemer() -> Archfiend {
    Archfiend {
        name: "Vassago".to_owned(),
        title: "Returning Officer of the Damned".to_owned(),
        form: 6,
        rank: Rank::Lord,
        attributes: Attributes { martial: 0, cunning: 0, intellect: 2, wickedness: 0, charisma: 2 },
        perks: vec!["king_maker".to_owned(), "seer".to_owned(), "obscure".to_owned()],
        objective: Sin::Pride,
        guard: "The Quiet Hundred".to_owned(),
        stronghold: "The Lower Assizes".to_owned(),
    }
}

/// Returns a fixed warlord, for pictures.
fn warlord() -> Archfiend {
    Archfiend {
        name: "Halphas".to_owned(),
        title: "Marshal of the Long Retreat".to_owned(),
        form: 10,
        rank: Rank::Baron,
        attributes: Attributes { martial: 3, cunning: 0, intellect: 1, wickedness: 0, charisma: 1 },
        perks: vec!["master_of_the_sword".to_owned(), "slothful".to_owned(), "infernal_warlord".to_owned()],
        objective: Sin::Wrath,
        guard: "The Patient Pikes".to_owned(),
        stronghold: "Ironmoor".to_owned(),
    }
}

/// Puts the warlord on the bench, with this leaf open. For pictures.
pub(crate) fn stage_bench(world: &mut World, leaf: BenchLeaf) {
    let bench = Bench::new(warlord(), None).open_at(leaf);
    world.resource_mut::<Remembered<MakerState>>().bench = Some(bench);
}

/// Fills the cabinet with two valid archfiends and a faulty one, as if there were files. For
/// pictures.
pub(crate) fn stage_cabinet(world: &mut World) {
    let folder = world.resource::<Shelves>().cabinet.folder().to_path_buf();
    let dear = Flaw::TooDear { cost: 44, points: 30 };
    let leaf = |name: &str, held| Leaf { path: folder.join(name).with_extension("ron"), held };
    world.resource_mut::<Shelves>().archfiends = vec![
        leaf("Halphas", Ok(warlord())),
        leaf("Vassago", Ok(schemer())),
        leaf("all four at six", Err(Misfiled::Unlawful(vec![dear]))),
    ];
}

/// Seats the schemer in the first seat of a new game, with a pawn. For pictures.
pub(crate) fn stage_king_maker(world: &mut World, catalog: &Catalog) {
    let mut form = NewGameState::with_luck(catalog, &Preferences::default(), 5);
    form.seat_person(schemer());
    form.choose_pawn(0, Some(3));
    world.insert_resource(Staged(Some(form)));
}
