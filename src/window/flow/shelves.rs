//! The files of a player's own: archfiends and set-ups, read, written and deleted.

use std::path::Path;

use bevy::prelude::*;

use super::act::notice;
use super::host::Host;
use super::pages::Pages;
use crate::rules::archfiends::{Attributes, Flaw, Rank};
use crate::rules::catalog::Catalog;
use crate::rules::game::Archfiend;
use crate::rules::objectives::Sin;
use crate::screens::maker::{Bench, BenchLeaf};
use crate::screens::{NewGameState, Told, misfiled};
use crate::settings::Preferences;
use crate::sight::Library;
use crate::table::setups::SetUp;
use crate::table::shelf::{Leaf, Misfiled};

/// Tells the player what went wrong, if something did.
pub(super) fn told<T, F: Told>(world: &mut World, done: &Result<T, Misfiled<F>>) {
    let Err(fault) = done else { return };
    let sentence = misfiled(&world.resource::<Library>().text, fault);
    notice(world, Some(sentence));
}

/// Reads the folder of archfiends again.
pub(crate) fn read_archfiends(world: &mut World) {
    let listed = world.resource::<Host>().cabinet.list(world.resource::<Library>().book.catalog());
    told(world, &listed);
    world.resource_mut::<Host>().archfiends = listed.unwrap_or_default();
}

/// Reads the folder of set-ups again.
pub(crate) fn read_setups(world: &mut World) {
    let listed = world.resource::<Host>().setups.list(world.resource::<Library>().book.catalog());
    told(world, &listed);
    world.resource_mut::<Host>().plots = listed.unwrap_or_default();
}

/// Writes an archfiend; it leaves the bench only if that succeeds.
pub(super) fn keep_archfiend(world: &mut World, archfiend: &Archfiend, old: Option<&Path>) {
    let book = world.resource::<Library>().book.clone();
    let written = world.resource::<Host>().cabinet.write(archfiend, old, book.catalog());
    told(world, &written);
    if let Ok(path) = written {
        world.resource_mut::<Pages>().kept(archfiend, path);
    }
    read_archfiends(world);
}

/// Brings an archfiend in, and says so.
pub(super) fn import_archfiend(world: &mut World, path: &Path) {
    let book = world.resource::<Library>().book.clone();
    let brought = world.resource::<Host>().cabinet.import(path, book.catalog());
    told(world, &brought);
    read_archfiends(world);
    let Ok(path) = brought else { return };
    let title = world.resource::<Host>().archfiends.iter().find(|leaf| leaf.path == path).map(|leaf| leaf.title());
    let text = &world.resource::<Library>().text;
    let sentence = text.say_with("maker-imported", &[("name", title.unwrap_or_default().into())]);
    notice(world, Some(sentence));
}

/// Writes a set-up, in place of one that has its name.
pub(super) fn keep_setup(world: &mut World, setup: &SetUp) {
    let book = world.resource::<Library>().book.clone();
    let host = world.resource::<Host>();
    let named = |held: &SetUp| held.name == setup.name;
    let old = host.plots.iter().find(|leaf| leaf.held.as_ref().is_ok_and(named)).map(|leaf| leaf.path.clone());
    let written = host.setups.write(setup, old.as_deref(), book.catalog());
    told(world, &written);
    if written.is_ok() {
        let sentence = world.resource::<Library>().text.say_with("setup-kept", &[("name", setup.name.as_str().into())]);
        notice(world, Some(sentence));
    }
    read_setups(world);
}

/// A schemer of somebody's own, for pictures.
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

/// A warlord of somebody's own, for pictures.
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

/// Lays the warlord on the bench, at this leaf.
pub(crate) fn stage_bench(world: &mut World, leaf: BenchLeaf) {
    let bench = Bench::new(warlord(), None).open_at(leaf);
    world.resource_mut::<Pages>().lay_on_bench(bench);
}

/// Fills the cabinet, as if files lay there: two that are lawful, one that is not.
pub(crate) fn stage_cabinet(world: &mut World) {
    let folder = world.resource::<Host>().cabinet.folder().to_path_buf();
    let dear = Flaw::TooDear { cost: 44, points: 30 };
    let leaf = |name: &str, held| Leaf { path: folder.join(name).with_extension("ron"), held };
    world.resource_mut::<Host>().archfiends = vec![
        leaf("Halphas", Ok(warlord())),
        leaf("Vassago", Ok(schemer())),
        leaf("all four at six", Err(Misfiled::Unlawful(vec![dear]))),
    ];
}

/// Seats the schemer in the first seat of a new game, with a pawn.
pub(crate) fn stage_king_maker(world: &mut World, catalog: &Catalog) {
    let mut form = NewGameState::with_luck(catalog, &Preferences::default(), 5);
    form.seat_person(schemer());
    form.choose_pawn(0, Some(3));
    world.resource_mut::<Pages>().stage_form(form);
}
