//! The codex as a page, and as what lies over every other page: codex, search and card.
//!
//! Pages read their keys while they are drawn. While something lies over them, the keys are kept
//! from them and given to it.

use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Draw, DrawPage, Paper, Screen, paper};
use crate::chronicle::codex::TURN;
use crate::conclave::codex::{self, Cover, Lectern, Now, Reader, Reading, Scribe, Subject, Tome};
use crate::intent::Intent;
use crate::look::tips;
use crate::shell::flow::{Stage, Standing, Ways};
use crate::shell::screens;
use crate::sight::{Overlay, Seen, Sight};

/// Plugin for the codex.
pub(super) struct CodexPage;

impl Plugin for CodexPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Withheld>()
            .draw_page(Screen::Codex, draw)
            .add_systems(OnEnter(Screen::Codex), open)
            .add_systems(
                EguiPrimaryContextPass,
                (
                    // The look of the window is made for the next frame, not for this one.
                    withhold.in_set(Draw::Begin).after_ignore_deferred(paper::lay_out),
                    (follow, cover).chain_ignore_deferred().in_set(Draw::Cover),
                    note_subject.in_set(Draw::End).after_ignore_deferred(paper::measure),
                ),
            );
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Codex);
    }
}

/// The keys that are kept from the page below.
#[derive(Resource, Default)]
struct Withheld(Vec<Event>);

/// Writes the codex, and opens it where it was.
fn open(mut scribe: Scribe<'_>, mut lectern: ResMut<Lectern>) {
    scribe.write();
    lectern.cover = Cover::None;
    if let (None, Some(codex)) = (lectern.history.now(), scribe.tome.codex.clone()) {
        lectern.turn(&codex, TURN);
    }
}

fn draw(mut paper: Paper<'_, '_>, lectern: Res<Lectern>, tome: Res<Tome>) -> Result {
    let Some(codex) = &tome.codex else { return Ok(()) };
    let reader = Reader { codex, lectern: &lectern, now: Now::Away };
    paper.draw("codex", |ui, page, wishes| screens::codex::show(ui, page, &reader, wishes))?;
    Ok(())
}

/// Keeps the keys from the page while something lies over it.
fn withhold(
    mut contexts: EguiContexts,
    lectern: Res<Lectern>,
    mut overlay: ResMut<Overlay>,
    mut withheld: ResMut<Withheld>,
) -> Result {
    withheld.0.clear();
    overlay.covered = lectern.covers();
    if overlay.covered {
        let typed = |event: &mut Event| {
            matches!(
                event,
                Event::Key { .. } | Event::Text(_) | Event::Paste(_) | Event::Copy | Event::Cut | Event::Ime(_)
            )
        };
        contexts.ctx_mut()?.input_mut(|input| withheld.0.extend(input.events.extract_if(.., typed)));
    }
    Ok(())
}

/// Opens the codex where a pinned tip leads. The tips close, as their subject is read on there.
fn follow(mut contexts: EguiContexts, mut intents: MessageWriter<Intent>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(entry) = tips::take_asked_entry(ctx) {
        tips::close_all(ctx);
        intents.write(Reading::Open(Some(entry)).into());
    }
    Ok(())
}

/// Notes what the player looks at. The codex opens there.
fn note_subject(
    mut contexts: EguiContexts,
    seen: Seen<'_>,
    page: Res<State<Screen>>,
    standing: Standing<'_>,
    mut subject: ResMut<Subject>,
) -> Result {
    let sight = seen.sight().filter(|_| !standing.at(Stage::Curtain));
    let now = codex::about(contexts.ctx_mut()?, *page.get(), sight.as_ref());
    subject.set_if_neq(Subject(now));
    Ok(())
}

/// Draws what lies over the page, and gives it the keys.
fn cover(
    mut paper: Paper<'_, '_>,
    seen: Seen<'_>,
    standing: Standing<'_>,
    (lectern, tome): (Res<Lectern>, Res<Tome>),
    mut withheld: ResMut<Withheld>,
) -> Result {
    let (true, Some(codex)) = (lectern.covers(), &tome.codex) else { return Ok(()) };
    // Behind the curtain nobody sees a game.
    let sight = seen.sight().filter(|_| !standing.at(Stage::Curtain));
    paper.draw("cover", |ui, page, wishes| {
        let ctx = ui.ctx().clone();
        ctx.input_mut(|input| input.events.append(&mut withheld.0));
        match (lectern.cover, &sight) {
            (Cover::Codex, _) => {
                let reader = Reader { codex, lectern: &lectern, now: now(&standing, sight.as_ref()) };
                codex::sheet(&ctx, page, &reader, wishes);
            }
            (Cover::Finder, Some(sight)) => codex::finder(&ctx, sight, codex, &lectern, wishes),
            (Cover::Finder, None) => wishes.push(Reading::Close.into()),
            (Cover::Card, _) => {
                if let Some(card) = &tome.card {
                    codex::card(&ctx, page, card, wishes);
                }
            }
            (Cover::None, _) => {}
        }
    })?;
    Ok(())
}

/// Returns the point of the turn at which the game in sight is.
fn now(standing: &Standing<'_>, sight: Option<&Sight<'_>>) -> Now {
    let Some(sight) = sight else { return Now::Away };
    match standing.stage() {
        Some(Stage::Planning | Stage::Waiting) => Now::Planning,
        Some(Stage::Playback) => {
            let log = sight.hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
            let shown = sight.overlay.playing.and_then(|at| log.get(at));
            shown.map_or(Now::Planning, |entry| Now::At(entry.moment))
        }
        Some(Stage::Curtain | Stage::Over) | None => Now::Away,
    }
}
