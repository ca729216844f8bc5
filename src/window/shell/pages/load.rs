//! The list of saves.

use std::path::PathBuf;
use std::time::SystemTime;

use ::table::game::Game as _;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{Flow, Mods, SaveFolder, Ways};
use crate::shell::pace::{LOOK, Stir};
use crate::shell::screens::glimpse::Glimpse;
use crate::shell::screens::load::{self, LoadState};
use crate::table::Conclave;
use crate::table::archive::{SaveCard, SealedBy};

/// Plugin for the list of saves.
pub(super) struct LoadPage;

impl Plugin for LoadPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Remembered<LoadState>>()
            .init_resource::<Reading>()
            .draw_page(Screen::Load, draw)
            .add_systems(Update, read_on.after(Flow).run_if(in_state(Screen::Load)))
            .add_systems(OnExit(Screen::Load), |mut reading: ResMut<Reading>| reading.0 = None);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Load);
    }
}

/// The save whose picture is being read. One after another, so that the page stays quick.
#[derive(Resource, Default)]
struct Reading(Option<(PathBuf, SystemTime, Task<Option<Glimpse>>)>);

fn read_on(
    folder: Res<SaveFolder>,
    mods: Res<Mods<Conclave>>,
    stir: Res<Stir>,
    mut reading: ResMut<Reading>,
    mut state: ResMut<Remembered<LoadState>>,
) {
    if let Some((path, when, task)) = &mut reading.0 {
        let Some(glimpse) = check_ready(task) else { return stir.within(LOOK) };
        state.glimpses.note(path.clone(), *when, glimpse);
        reading.0 = None;
    }
    let unread = |card: &&SaveCard| {
        let opens = card.game == Conclave::NAME && card.fault.is_none() && card.sealed != Some(SealedBy::Passphrase);
        opens && !state.glimpses.knows(&card.path, card.when)
    };
    if let Some(card) = folder.cards().iter().find(unread) {
        let (saves, path) = (folder.saves().clone(), card.path.clone());
        let (editions, marks) = (mods.editions.clone(), card.mods.clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            // A save that cannot be read has no picture. The list says why when it is opened.
            let book = editions.saved(&marks).ok()?.book;
            let opened = saves.read::<Conclave>(&path, None, book.catalog());
            opened.ok().and_then(|opened| Glimpse::of(&opened.archive))
        });
        reading.0 = Some((card.path.clone(), card.when, task));
        stir.within(LOOK);
    }
}

fn draw(mut paper: Paper<'_, '_>, folder: Res<SaveFolder>, mut state: ResMut<Remembered<LoadState>>) -> Result {
    paper.draw("load", |ui, page, wishes| load::show(ui, page, folder.cards(), &mut state, wishes))?;
    Ok(())
}
