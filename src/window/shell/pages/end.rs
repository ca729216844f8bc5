//! The final count. It keeps its state while the player reads the records of the game.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{GameLeft, Parting, Records, Running};
use crate::shell::screens::final_count::{self, FinalPage, FinalState, Folio, Recorded};
use crate::sight::Hand;

/// Plugin for the final count.
pub(super) struct EndPage;

impl Plugin for EndPage {
    fn build(&self, app: &mut App) {
        app.forgets::<Remembered<FinalState>, GameLeft>().draw_page(Screen::End, draw);
    }
}

fn draw(
    mut paper: Paper<'_, '_>,
    running: Res<Running>,
    records: Res<Records>,
    hand: Option<Res<Hand>>,
    mut state: ResMut<Remembered<FinalState>>,
) -> Result {
    let Some((session, hand)) = running.session().zip(hand) else { return Ok(()) };
    let Some(ending) = session.ending() else { return Ok(()) };
    // Until the records are complete, the page shows the player's own view.
    let books = records.books();
    let people = session.humans();
    let end = FinalPage {
        table: books.map_or(hand.view.table(), |books| books.table.table()),
        ending,
        annals: books.map(|books| &books.annals),
        people: &people,
        charter: Some(session.charter()),
        keep: records.keep(),
        recorded: books
            .zip(session.archive().motives())
            .map(|(books, motives)| Recorded { games: &books.replay.games, motives }),
    };
    paper.draw("end", |ui, page, wishes| final_count::show(ui, page, &end, &mut state, wishes))?;
    Ok(())
}

/// Opens this part of the end of a game, with this many steps of the count shown; for pictures.
pub(crate) fn stage_end(world: &mut World, leaf: Folio, shown: usize) {
    world.insert_resource(Remembered(FinalState { leaf, shown, ..FinalState::default() }));
}
