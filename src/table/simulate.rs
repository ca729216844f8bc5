//! Whole games between minds.

use table_core::seats::Seat;

use crate::game::Game;
use crate::session::{MindJob, Session, UnknownMind};

/// A turn of a simulated game.
pub struct Turn<'a, G: Game> {
    /// The game after the turn.
    pub session: &'a Session<G>,
    /// The thoughts of the minds, by seat.
    pub thoughts: &'a [G::Thought],
    /// The results of the turn for the table.
    pub report: &'a G::Report,
}

/// Plays a game to its end. `think` thinks for each seat in each turn; `look` is shown every turn.
///
/// # Errors
/// The first error of `think`.
pub fn play<G: Game, E>(
    session: &mut Session<G>,
    mut think: impl FnMut(&MindJob<G>) -> Result<G::Thought, E>,
    mut look: impl FnMut(Turn<'_, G>),
) -> Result<(), E> {
    while session.ending().is_none() {
        let thoughts: Vec<G::Thought> = session.mind_jobs().iter().map(&mut think).collect::<Result<_, E>>()?;
        let report = session.process(thoughts.clone());
        look(Turn { session, thoughts: &thoughts, report: &report });
    }
    Ok(())
}

/// The wins of each seat in a series of games, by seat; draws count for nobody.
///
/// # Errors
/// A set-up that cannot be played, or a seat whose mind does not exist, in a sentence.
pub fn series<G: Game>(book: &G::Book, charters: impl IntoIterator<Item = G::Charter>) -> Result<Vec<u32>, String> {
    let mut wins = Vec::new();
    for charter in charters {
        let mut session = Session::<G>::found(book.clone(), charter).map_err(|fault| fault.to_string())?;
        wins.resize(wins.len().max(session.seats().count()), 0);
        let think = |job: &MindJob<G>| job.think(book);
        play(&mut session, think, |_| ()).map_err(|unknown: UnknownMind| unknown.to_string())?;
        for Seat(winner) in session.ending().map(G::winners).unwrap_or_default() {
            if let Some(won) = wins.get_mut(usize::from(winner)) {
                *won += 1;
            }
        }
    }
    Ok(wins)
}
