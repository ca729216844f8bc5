//! The curtain between two players, and the sheet of the player's own chair.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Draw, DrawPage, Paper, Remembered, Screen};
use crate::chronicle::Teller;
use crate::intent::Sheet;
use crate::rules::ids::Seat;
use crate::shell::flow::{Chairs, GameLeft, Parting, PlayerLeft, Running, Stage, gallery};
use crate::shell::screens::Page;
use crate::shell::screens::chair::{self, Chair, ChairState, Pending};
use crate::shell::screens::curtain::{self, Curtain, CurtainState, Sitter};
use crate::sight::{Hand, Overlay};
use crate::table::archive::HandOver;
use crate::table::session::Session;

/// Plugin for the curtain and the chair.
pub(super) struct ChairPages;

impl Plugin for ChairPages {
    fn build(&self, app: &mut App) {
        app.forgets::<Remembered<CurtainState>, PlayerLeft>()
            .forgets::<Remembered<CurtainState>, GameLeft>()
            .forgets::<Remembered<ChairState>, PlayerLeft>()
            .forgets::<Remembered<ChairState>, GameLeft>()
            .draw_page(Screen::Playing, draw_curtain.run_if(in_state(Stage::Curtain)))
            .add_systems(
                EguiPrimaryContextPass,
                // Only one sheet is open at a time.
                draw_chair.in_set(Draw::Sheet).ambiguous_with(Draw::Sheet).run_if(in_state(Screen::Playing)),
            );
    }
}

fn draw_curtain(
    mut paper: Paper<'_, '_>,
    running: Res<Running>,
    chairs: Res<Chairs>,
    mut state: ResMut<Remembered<CurtainState>>,
) -> Result {
    let Some(session) = running.session() else { return Ok(()) };
    paper.draw("curtain", |ui, page, wishes| {
        curtain::show(ui, page, &written(page, &running, session, &chairs), &mut state, wishes);
    })?;
    Ok(())
}

/// Returns the contents of the curtain: names, and facts that everybody at the machine may know.
fn written<'a>(page: &Page<'_>, running: &Running, session: &'a Session, chairs: &Chairs) -> Curtain<'a> {
    let sitter = |seat: Seat| {
        let sits = &session.charter().seats[seat.index()];
        Sitter { seat, name: &sits.archfiend.name, symbol: sits.symbol, locked: running.lock(seat).is_some() }
    };
    let pending = pending(page, session);
    let watch = if pending.is_empty() || !session.humans().is_empty() { gallery(session) } else { Vec::new() };
    Curtain {
        called: chairs.seated().map(sitter),
        waiting: chairs.queue.len(),
        gallery: watch.into_iter().map(sitter).collect(),
        pending,
        nobody: session.planners().is_empty(),
    }
}

/// Returns the seats of people that have been handed over this turn, in words.
fn pending(page: &Page<'_>, session: &Session) -> Vec<Pending> {
    let pending = session.given_up();
    if pending.is_empty() {
        return Vec::new();
    }
    // Only names are taken from this view, and they are public.
    let view = session.view(Seat(0));
    let teller = Teller::new(page.text, page.catalog, view.table());
    let told = |over: &HandOver| Pending { seat: over.seat, words: teller.handed(over.seat, &over.to) };
    pending.iter().map(told).collect()
}

/// Draws the sheet of the player's own chair: leaving it, the PIN, handing the seat over.
fn draw_chair(
    mut paper: Paper<'_, '_>,
    overlay: Res<Overlay>,
    running: Res<Running>,
    hand: Option<Res<Hand>>,
    mut state: ResMut<Remembered<ChairState>>,
) -> Result {
    let open = running.session().zip(hand).filter(|_| overlay.sheet == Sheet::Chair);
    let Some((session, hand)) = open else { return Ok(()) };
    let seat = hand.seat();
    let person = hand.notes.is_some();
    paper.draw("chair", |ui, page, wishes| {
        let pending = pending(page, session);
        let shown = Chair {
            seat,
            name: &session.charter().seats[seat.index()].archfiend.name,
            locked: running.lock(seat).is_some(),
            person,
            may_give: !hand.watching && person,
            pending: &pending,
            nobody: session.planners().is_empty(),
        };
        chair::show(&ui.ctx().clone(), page, &shown, &mut state, wishes);
    })?;
    Ok(())
}
