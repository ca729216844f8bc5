//! A seat of Nine Circles, for a program or a reader. It is shown as the rules hold it.

use std::sync::Arc;

use circles::minds;
use circles::rules::catalog::Catalog;
use circles::table::Circles;
use circles::table::series::{self, TRADING_ROUNDS, TURNS};
use circles::table::wire::Plain;
use table::archive::Saves;
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::Words;
use terminal::{Failure, page};

use super::{Options, resume, serve};

/// Shows a seat, or lets a program play a game to its end.
pub(super) fn run(options: &Options, saves: &Saves) -> Result<(), Failure> {
    if !options.mods.is_empty() {
        return Err("--mods is for the Conclave".into());
    }
    if options.show.as_ref().is_some_and(|asked| !asked.is_empty()) {
        return Err("Nine Circles are shown with all sections: --show takes no names there".into());
    }
    let (seat, book) = (Seat(options.seat), Catalog::standard());
    let mut session = match &options.save {
        Some(file) => resume::<Circles>(file, seat, &book, saves)?,
        None => founded(options, book.clone())?,
    };
    if session.player(seat).is_none() {
        return Err(format!("there is no seat {seat}").into());
    }
    if options.show.is_some() {
        let last = session.logs_len().checked_sub(1);
        let log: Vec<_> = last.map(|at| (at as u32 + 1, session.log_seen_by(seat, at))).into_iter().collect();
        return page::print(&format!("{}\n", Plain.show(&book, &session.view(seat), &log)));
    }
    serve(&mut session, seat, &Plain, options.save.as_deref())
}

/// Founds a new game with a person in this seat.
fn founded(options: &Options, book: Arc<Catalog>) -> Result<Session<Circles>, Failure> {
    let named = options.game.seated(&options.minds);
    if let Some(unknown) = named.iter().find(|name| !minds::NAMES.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", minds::NAMES.join(", ")).into());
    }
    let names: Vec<String> = named.into_iter().cycle().take(options.measures.seats.into()).collect();
    let mut charter = series::charter(options.seed, &names, TURNS, TRADING_ROUNDS);
    if let Some(own) = charter.seats.get_mut(usize::from(options.seat)) {
        own.name.clear();
        own.player = Player::Human;
    }
    Ok(Session::found(book, charter)?)
}
