//! The final count. It is as it was for whoever comes back from the books of the game.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::flow::{GameLeft, Parting, Records, Running};
use crate::screens::final_count::{self, FinalPage, FinalState, Folio, Recorded};
use crate::sight::Hand;

/// The final count.
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
    // Until the books are written, the player sees what the player saw.
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

/// Opens the end of a game at a leaf, with so many steps of the count read out; for pictures.
pub(crate) fn stage_end(world: &mut World, leaf: Folio, shown: usize) {
    world.insert_resource(Remembered(FinalState { leaf, shown, ..FinalState::default() }));
}
