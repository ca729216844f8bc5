//! A running game: the panels around the board, and the sheets over it in each stage of a turn.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::{Draw, DrawPage, Paper, Remembered, Screen, chairs};
use crate::conclave::arena;
use crate::conclave::bazaar;
use crate::conclave::board::Playback;
use crate::conclave::board::bar::{self, BarAt};
use crate::conclave::events;
use crate::conclave::forces;
use crate::conclave::ministerium;
use crate::conclave::orders;
use crate::conclave::rituals;
use crate::conclave::smith;
use crate::conclave::theatre;
use crate::intent::Sheet;
use crate::shell::flow::{AtPost, Chairs, GameLeft, NoticeRead, Parting, Running, SaveFolder, Stage};
use crate::shell::screens::menu::{self, Kept, MenuGame, MenuState};
use crate::shell::screens::waiting;
use crate::sight::{Hand, Library, Overlay, Scheming, Seen, Sight, Wishes};
use crate::table::mods::listed;
use crate::table::session::Session;

/// Plugin for a running game.
pub(super) struct PlayingPage;

impl Plugin for PlayingPage {
    fn build(&self, app: &mut App) {
        app.forgets::<Remembered<MenuState>, GameLeft>()
            .add_plugins(chairs::ChairPages)
            .add_systems(
                EguiPrimaryContextPass,
                (
                    // Only one page is current at a time. A watched game draws its own board.
                    draw_board
                        .in_set(Draw::Board)
                        .ambiguous_with(Draw::Board)
                        .run_if(in_state(Screen::Playing).and_then(not(in_state(Stage::Curtain)))),
                    draw_menu.in_set(Draw::Sheet).run_if(in_state(Screen::Playing)),
                ),
            )
            .draw_page(Screen::Playing, wait.run_if(in_state(Stage::Waiting)))
            .draw_page(Screen::Playing, bar.run_if(in_state(Stage::Playback)))
            .draw_page(Screen::Playing, look_on.run_if(in_state(Stage::Planning)));
    }
}

/// Draws the panels of a running game.
fn draw_board(mut paper: Paper<'_, '_>, seen: Seen<'_>, stage: Res<State<Stage>>, mut commands: Commands) -> Result {
    let Some(sight) = seen.sight() else { return Ok(()) };
    let past = seen.past().filter(|_| *stage.get() == Stage::Playback);
    let around = past.as_ref().unwrap_or(&sight);
    let read = paper.draw("board", |ui, _, wishes| panels(ui, &sight, around, *stage.get(), wishes))?;
    if let Some(words) = read.flatten() {
        commands.trigger(NoticeRead(words));
    }
    Ok(())
}

/// Draws the panels around the board, and the open sheet. `around` is the sight of the former:
/// while a turn is shown, that of the table before it. Returns the notice that the player
/// dismissed.
fn panels(ui: &mut Ui, sight: &Sight<'_>, around: &Sight<'_>, stage: Stage, wishes: &mut Wishes) -> Option<String> {
    ministerium::top_bar(ui, around, wishes);
    orders::order_ribbon(ui, around, wishes);
    ministerium::rivals(ui, around, wishes);
    let ctx = &ui.ctx().clone();
    match sight.overlay.sheet {
        Sheet::None if stage == Stage::Planning && sight.pointing().is_some() => {
            rituals::pointing(ctx, sight, wishes);
        }
        Sheet::None if stage == Stage::Planning => {
            ministerium::counsel(ctx, sight, wishes);
            forces::unit_card(ctx, sight, wishes);
        }
        Sheet::None if stage == Stage::Playback => {
            events::proclamation(ctx, sight);
            theatre::playbill(ctx, sight, wishes);
        }
        Sheet::None | Sheet::Menu | Sheet::Chair => {}
        Sheet::Ministerium(tab) => ministerium::ministerium(ctx, sight, wishes, tab),
        Sheet::Notes => ministerium::notes(ctx, sight, wishes),
        Sheet::Bazaar => bazaar::bazaar(ctx, sight, wishes),
        Sheet::Smith(unit) => smith::smith(ctx, sight, wishes, unit),
        Sheet::Seal => orders::seal_sheet(ctx, sight, wishes),
        Sheet::Battle => theatre::theatre(ctx, sight, wishes),
        Sheet::Arena(errand) => arena::arena(ctx, sight, wishes, errand),
        Sheet::Events(leaf) => events::events(ctx, sight, wishes, leaf),
    }
    ministerium::notice(ctx, sight)
}

/// Draws the page after a turn is submitted. When the last mind has finished, the turn is played in
/// the same frame.
fn wait(mut paper: Paper<'_, '_>, running: Res<Running>, chairs: Res<Chairs>, scheming: Res<Scheming>) -> Result {
    paper.draw("waiting", |ui, page, wishes| {
        if chairs.running_on {
            waiting::running_on(ui, page, running.session().map_or(0, Session::turn), wishes);
        } else {
            waiting::show(ui, page, *scheming);
        }
    })?;
    Ok(())
}

/// Draws the page for a player who only watches, without a turn to plan.
fn look_on(mut paper: Paper<'_, '_>, hand: Option<Res<Hand>>, chairs: Res<Chairs>) -> Result {
    let Some(hand) = hand.filter(|hand| hand.watching) else { return Ok(()) };
    let name = &hand.view.table().charter().seats[hand.seat().index()].archfiend.name;
    paper.draw("onlooker", |ui, page, wishes| waiting::onlooker(ui, page, name, chairs.seated().is_some(), wishes))?;
    Ok(())
}

/// Draws the bar for the playback of a turn on the board. In a running game, another turn can be
/// chosen there.
pub(super) fn bar(
    mut paper: Paper<'_, '_>,
    seen: Seen<'_>,
    screen: Res<State<Screen>>,
    running: Res<Running>,
    playback: Res<Playback>,
) -> Result {
    let Some(sight) = seen.sight() else { return Ok(()) };
    let Some(log) = sight.hand.log.last() else { return Ok(()) };
    let played = running.session().filter(|_| *screen.get() == Screen::Playing).map_or(0, Session::logs_len);
    let at = BarAt::of(&playback, log.turn, played as u32);
    paper.draw("playback", |ui, _, wishes| bar::bar(ui, &sight, &log.entries, &at, wishes))?;
    Ok(())
}

/// Draws the menu: save, load, settings, quit.
fn draw_menu(
    mut paper: Paper<'_, '_>,
    overlay: Res<Overlay>,
    (running, at, library): (Res<Running>, Res<AtPost>, Res<Library>),
    folder: Res<SaveFolder>,
    mut state: ResMut<Remembered<MenuState>>,
) -> Result {
    if overlay.sheet != Sheet::Menu {
        return Ok(());
    }
    let (name, kept) = match running.session() {
        Some(session) if session.charter().settings.iron_man => (session.archive().name(), Kept::IronMan),
        Some(session) => (session.archive().name(), Kept::Named),
        None if at.sits() => ("", Kept::Post),
        None => return Ok(()),
    };
    let mods = listed(&library.book.catalog().mods);
    let game = MenuGame { name, saves: folder.cards(), kept, mods: &mods };
    paper.draw("menu", |ui, page, wishes| menu::show(&ui.ctx().clone(), page, &game, &mut state, wishes))?;
    Ok(())
}
