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
use oaths::chronicle::Teller;
use oaths::rules::catalog::Catalog;
use oaths::rules::facts::Fact;
use oaths::rules::ids::Seat;
use oaths::rules::view::View;
use oaths::table::Oaths;
use oaths::table::archive::Archive;
use oaths::table::session::Session;

use super::chair::Chair;
use super::flow::{self, Tabling};
use super::parlour::{Parlour, Tale};
use super::sight::Sight;
use super::table::button;
use super::tile::{Size, Thing, Tile, Use};
use crate::intent::Going;
use crate::look::palette::{ASH, VERDIGRIS};
use crate::look::{bold, heard, rule, title};
use crate::shell::flow::{SaveFolder, Screen, Tell, close_game, go};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// A game that is being watched.
#[derive(Resource, Clone)]
pub struct Watched {
    replay: Arc<Replay<Oaths>>,
    archive: Archive,
    /// The step that is told next, from 0.
    at: usize,
    /// The chair from which the table is seen.
    seat: Seat,
    /// True if it may be seen from every chair.
    unveiled: bool,
}

impl Watched {
    /// Returns the chair that is shown.
    fn chair(&self) -> Chair {
        let view = |at: usize| View::of(&self.replay.games[at], self.seat);
        let told = |at: usize| -> Vec<Fact> {
            self.replay.logs[at].iter().filter_map(|fact| fact.told_to(self.seat)).collect()
        };
        let log: Vec<Fact> = (0..self.at).flat_map(told).collect();
        let tales = (self.at..self.replay.logs.len()).map(|at| Tale { before: view(at), facts: told(at) });
        let tales: VecDeque<Tale> = tales.filter(|tale| !tale.facts.is_empty()).collect();
        let mut chair = Chair::new(view(self.replay.logs.len()), log, tales, None);
        chair.paused = true;
        chair
    }

    fn steps(&self) -> usize {
        self.replay.logs.len()
    }

    /// Returns the step that a chair has come to.
    fn step_of(&self, chair: &Chair) -> usize {
        (chair.view().game().step() as usize).saturating_sub(1).min(self.steps())
    }
}

/// Opens the replay of a saved game, if it may be seen at this machine.
pub(super) fn watch(In(path): In<PathBuf>, folder: Res<SaveFolder>, mut notice: Tell<'_>, mut commands: Commands) {
    let catalog = Catalog::standard();
    match folder.saves().read::<Oaths>(&path, None, &catalog) {
        Ok(opened) => commands.run_system_cached_with(open, opened.archive),
        Err(fault) => notice.tell(Some(fault.to_string())),
    }
}

/// Opens the replay of the game that has just ended.
pub(super) fn watch_again(parlour: Res<Parlour>, mut commands: Commands) {
    if let Some(session) = parlour.session().filter(|session| session.ending().is_some()) {
        commands.run_system_cached_with(open, session.archive().clone());
    }
}

fn open(In(archive): In<Archive>, mut notice: Tell<'_>, mut commands: Commands) {
    if archive.binding() {
        // A player who has watched a step again would know how to play it better.
        return notice.say("files-iron-watch-later");
    }
    let (seat, unveiled) = match witness(&archive) {
        Witness::Everything => (Seat(0), true),
        Witness::As(seat) => (seat, false),
        Witness::Nothing => return notice.say("hotseat-watch-later"),
    };
    match archive.replay(&Catalog::standard()) {
        Ok(replay) => {
            close_game(&mut commands);
            let watched = Watched { replay: Arc::new(replay), archive, at: 0, seat, unveiled };
            commands.insert_resource(watched.chair());
            commands.insert_resource(watched);
            commands.run_system_cached_with(go, Screen::Oaths);
        }
        Err(divergence) => notice.tell(Some(divergence.to_string())),
    }
}

/// Shows another step, or another chair.
pub(super) fn turn_to(In((at, seat)): In<(usize, Seat)>, mut watched: If<ResMut<Watched>>, mut commands: Commands) {
    watched.at = at.min(watched.steps());
    if watched.unveiled && seat.index() < watched.archive.players().len() {
        watched.seat = seat;
    }
    commands.insert_resource(watched.chair());
}

/// Begins a new game that branches from the shown step.
pub(super) fn branch(
    watched: If<Res<Watched>>,
    chair: If<Res<Chair>>,
    folder: Res<SaveFolder>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let catalog = Catalog::standard();
    let step = watched.step_of(&chair) as u32 + 1;
    let branched = watched.archive.branch(&catalog, step).map_err(|fault| fault.to_string());
    match branched.and_then(|archive| Session::resume(catalog, archive).map_err(|fault| fault.to_string())) {
        Ok(mut session) => {
            let name = folder.saves().unused_name(session.archive().name());
            session.rename(&name);
            flow::sit_down(&mut commands, session, None);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Draws the replay's controls in the panel at the side.
pub(super) fn controls(ui: &mut Ui, sight: &Sight<'_>, watched: &Watched, wishes: &mut Wishes) {
    let (at, steps) = (watched.step_of(sight.chair), watched.steps());
    ui.label(RichText::new(say!(sight, "oaths-ui-replay")).text_style(title()).size(19.0));
    ui.add(Label::new(RichText::new(watched.archive.name()).color(ASH)).wrap());
    let mut to = at;
    ui.spacing_mut().slider_width = ui.available_width() - 20.0;
    let slider = ui.add(Slider::new(&mut to, 0..=steps.max(1)).show_value(false));
    heard::name(&slider, &say!(sight, "oaths-ui-replay-step", n = at, of = steps));
    ui.label(RichText::new(say!(sight, "oaths-ui-replay-step", n = at, of = steps)).small().color(ASH));
    ui.horizontal_wrapped(|ui| {
        if button(ui, sight, "rewind", "oaths-ui-replay-back") {
            to = at.saturating_sub(1);
        }
        if button(ui, sight, "fast", "oaths-ui-replay-on") {
            to = at + 1;
        }
        if at < steps && button(ui, sight, "usurper", "oaths-ui-replay-branch") {
            wishes.push(Tabling::Branch.into());
        }
        if button(ui, sight, "throne", "oaths-ui-replay-leave") {
            wishes.push(Going::ToTitle.into());
        }
    });
    let mut seat = watched.seat;
    if watched.unveiled {
        ui.label(RichText::new(say!(sight, "oaths-ui-replay-as")).color(ASH));
        ui.horizontal_wrapped(|ui| {
            for other in sight.game().seats() {
                let tile = Tile::new(Thing::Devil(other), Size::Small).used(Use::toggle(other == seat));
                if tile.show(ui, sight).clicked() {
                    seat = other;
                }
            }
        });
    }
    if (to, seat) != (at, watched.seat) {
        wishes.push(Tabling::ReplayTo(to, seat).into());
    }
    rule(ui);
    minutes(ui, sight, watched, at);
}

/// Draws what the minds weighed at a step of a finished game.
fn minutes(ui: &mut Ui, sight: &Sight<'_>, watched: &Watched, at: usize) {
    let Some(motives) = watched.archive.motives() else { return };
    let Some(before) = watched.replay.games.get(at) else { return };
    let Some(step) = before.due() else { return };
    // Everything may be known now, so the answers are told with the whole game.
    let teller = Teller::new(sight.text, sight.catalog, before);
    let weighed: Vec<_> = motives.of_turn(at as u32 + 1).filter(|(_, reasons, _)| reasons.games > 0).collect();
    if weighed.is_empty() {
        return;
    }
    ui.collapsing(say!(sight, "oaths-ui-minutes", n = weighed.len()), |ui| {
        for (seat, reasons, _) in weighed {
            ui.add(Label::new(bold(teller.thought(seat, reasons.games))).wrap());
            for (place, option) in reasons.weighed.iter().enumerate() {
                let words = teller.weighed(step, seat, &option.answer, option.worth);
                let words = RichText::new(words).small().color(if place == 0 { VERDIGRIS } else { ASH });
                ui.horizontal_top(|ui| {
                    ui.add(sight.look.image(if place == 0 { "check" } else { "empty-slot" }, 14.0, ASH));
                    ui.add(Label::new(words).wrap());
                });
            }
        }
    });
    rule(ui);
}
