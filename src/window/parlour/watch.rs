//! Replays of saved games: the table as one devil saw it, step by step, and branches from any step.
//!
//! A game in progress is shown as its one person sees it. A finished game has no secrets: it can be
//! seen from every chair.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use ::table::archive::Replay;
use ::table::witness::{Witness, witness};
use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Slider, Ui};

use super::Hosted;
use super::chair::Chair;
use super::flow::{self, Tabling};
use super::menu::button;
use super::rules::{self, Rules};
use super::session::{Parlour, Tale};
use crate::intent::Going;
use crate::look::palette::ASH;
use crate::look::{heard, rule, title};
use crate::shell::flow::{Mods, SaveFolder, Tell, close_game, go};
use crate::shell::screens::{Page, say};
use crate::sight::{Library, Wishes};
use ::table::archive::Archive;
use ::table::seats::Seat;
use ::table::session::Session;

/// A game that is being watched.
#[derive(Resource, Clone)]
pub struct Watched<G: Hosted> {
    replay: Arc<Replay<G>>,
    archive: Archive<G>,
    /// The step that is told next, from 0.
    at: usize,
    /// The chair from which the table is seen.
    seat: Seat,
    /// True if it may be seen from every chair.
    unveiled: bool,
}

impl<G: Hosted> Watched<G> {
    /// Returns the chair that is shown.
    fn chair(&self) -> Chair<G> {
        let view = |at: usize| G::view(&self.replay.games[at], self.seat);
        let told = |at: usize| G::told(&self.replay.logs[at], self.seat);
        let log: Vec<G::Entry> = (0..self.at).flat_map(told).collect();
        let tales = (self.at..self.replay.logs.len()).map(|at| Tale { before: view(at), facts: told(at) });
        let tales: VecDeque<Tale<G>> = tales.filter(|tale| !tale.facts.is_empty()).collect();
        let mut chair = Chair::new(self.seat, view(self.replay.logs.len()), log, tales, None);
        chair.paused = true;
        chair
    }

    /// Returns the replay.
    pub(crate) fn replay(&self) -> &Replay<G> {
        &self.replay
    }

    /// Returns the game.
    pub(crate) const fn archive(&self) -> &Archive<G> {
        &self.archive
    }

    fn steps(&self) -> usize {
        self.replay.logs.len()
    }

    /// Returns the step that a chair has come to.
    pub(crate) fn step_of(&self, chair: &Chair<G>) -> usize {
        (G::step(chair.view()) as usize).saturating_sub(1).min(self.steps())
    }
}

/// Opens the replay of a saved game, if it may be seen at this machine.
pub(super) fn watch<G: Hosted>(
    In(path): In<PathBuf>,
    folder: Res<SaveFolder>,
    library: Res<Library>,
    mods: Res<Mods<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    match rules::read(&path, folder.saves(), &mods, &library) {
        Ok((opened, edition)) => {
            commands.run_system_cached_with(rules::take_up::<G>, edition);
            commands.run_system_cached_with(open::<G>, opened.archive);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Opens the replay of the game that has just ended.
pub(super) fn watch_again<G: Hosted>(parlour: Res<Parlour<G>>, mut commands: Commands) {
    if let Some(session) = parlour.session().filter(|session| session.ending().is_some()) {
        commands.run_system_cached_with(open::<G>, session.archive().clone());
    }
}

fn open<G: Hosted>(In(archive): In<Archive<G>>, rules: Res<Rules<G>>, mut notice: Tell<'_>, mut commands: Commands) {
    if archive.binding() {
        // A player who has watched a step again would know how to play it better.
        return notice.say("files-iron-watch-later");
    }
    let (seat, unveiled) = match witness(&archive) {
        Witness::Everything => (Seat(0), true),
        Witness::As(seat) => (seat, false),
        Witness::Nothing => return notice.say("hotseat-watch-later"),
    };
    match archive.replay(rules.book()) {
        Ok(replay) => {
            close_game(&mut commands);
            let watched = Watched::<G> { replay: Arc::new(replay), archive, at: 0, seat, unveiled };
            commands.insert_resource(watched.chair());
            commands.insert_resource(watched);
            commands.run_system_cached_with(go, G::TABLE);
        }
        Err(divergence) => notice.tell(Some(divergence.to_string())),
    }
}

/// Shows another step, or another chair.
pub(super) fn turn_to<G: Hosted>(
    In((at, seat)): In<(usize, Seat)>,
    mut watched: If<ResMut<Watched<G>>>,
    mut commands: Commands,
) {
    watched.at = at.min(watched.steps());
    if watched.unveiled && seat.index() < watched.archive.players().len() {
        watched.seat = seat;
    }
    commands.insert_resource(watched.chair());
}

/// Begins a new game that branches from the shown step.
pub(super) fn branch<G: Hosted>(
    watched: If<Res<Watched<G>>>,
    chair: If<Res<Chair<G>>>,
    (folder, rules): (Res<SaveFolder>, Res<Rules<G>>),
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let book = rules.book().clone();
    let step = watched.step_of(&chair) as u32 + 1;
    let branched = watched.archive.branch(&book, step).map_err(|fault| fault.to_string());
    match branched.and_then(|archive| Session::<G>::resume(book, archive).map_err(|fault| fault.to_string())) {
        Ok(mut session) => {
            let name = folder.saves().unused_name(session.archive().name());
            session.rename(&name);
            flow::sit_down(&mut commands, session, None);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Draws the replay's controls in the panel at the side.
///
/// `devil` draws the tile of a seat, chosen or not, and returns true if it was clicked.
pub(crate) fn controls<G: Hosted>(
    ui: &mut Ui,
    page: &Page<'_>,
    (watched, chair): (&Watched<G>, &Chair<G>),
    wishes: &mut Wishes,
    devil: impl Fn(&mut Ui, Seat, bool) -> bool,
) {
    let (at, steps) = (watched.step_of(chair), watched.steps());
    ui.label(RichText::new(say!(page, "parlour-replay")).text_style(title()).size(19.0));
    ui.add(Label::new(RichText::new(watched.archive.name()).color(ASH)).wrap());
    let mut to = at;
    ui.spacing_mut().slider_width = ui.available_width() - 20.0;
    let slider = ui.add(Slider::new(&mut to, 0..=steps.max(1)).show_value(false));
    heard::name(&slider, &say!(page, "parlour-replay-step", n = at, of = steps));
    ui.label(RichText::new(say!(page, "parlour-replay-step", n = at, of = steps)).small().color(ASH));
    ui.horizontal_wrapped(|ui| {
        if button(ui, page, "rewind", "parlour-replay-back") {
            to = at.saturating_sub(1);
        }
        if button(ui, page, "fast", "parlour-replay-on") {
            to = at + 1;
        }
        if at < steps && button(ui, page, "usurper", "parlour-replay-branch") {
            wishes.push(G::intent(Tabling::Branch));
        }
        if button(ui, page, "throne", "parlour-replay-leave") {
            wishes.push(Going::ToTitle.into());
        }
    });
    let mut seat = watched.seat;
    if watched.unveiled {
        ui.label(RichText::new(say!(page, "parlour-replay-as")).color(ASH));
        ui.horizontal_wrapped(|ui| {
            for other in Seat::first(watched.archive.players().len()) {
                if devil(ui, other, other == seat) {
                    seat = other;
                }
            }
        });
    }
    if (to, seat) != (at, watched.seat) {
        wishes.push(G::intent(Tabling::ReplayTo(to, seat)));
    }
    rule(ui);
}
