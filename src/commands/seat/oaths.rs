//! A seat of Oaths of the Pit, for a program or a reader, in both editions.

use std::sync::Arc;

use oaths::Tongue;
use oaths::first::{self as first_edition};
use oaths::minds::{self, NAMES};
use oaths::rules::catalog::Catalog;
use oaths::table::{First, Oaths, first, series};
use table::archive::Saves;
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::Words;
use table_text::Text;
use terminal::{Failure, page};

use super::{Options, resume, serve};
use crate::commands::games::TRADING_ROUNDS;

/// Shows a seat, or lets a program play a game to its end.
pub(super) fn run(options: &Options, saves: &Saves) -> Result<(), Failure> {
    if !options.mods.is_empty() {
        return Err("--mods is for the Conclave".into());
    }
    if options.show.as_ref().is_some_and(|asked| !asked.is_empty()) {
        return Err("the Oaths are shown with all sections: --show takes no names there".into());
    }
    let (book, seat) = (Catalog::standard(), Seat(options.seat));
    let mut session = match &options.save {
        Some(file) => resume::<Oaths>(file, seat, &book, saves)?,
        None => founded(options, book.clone())?,
    };
    if session.player(seat).is_none() {
        return Err(format!("there is no seat {seat}").into());
    }
    let words = Tongue(Text::chosen());
    if options.show.is_some() {
        let last = session.logs_len().checked_sub(1);
        let log: Vec<_> = last.map(|at| (at as u32 + 1, session.log_seen_by(seat, at))).into_iter().collect();
        return page::print(&words.show(&book, &session.view(seat), &log));
    }
    serve(&mut session, seat, &words, options.save.as_deref())
}

/// Founds a new game with a person in this seat.
fn founded(options: &Options, book: Arc<Catalog>) -> Result<Session<Oaths>, Failure> {
    if let Some(unknown) = options.minds.iter().find(|name| minds::by_name(name).is_none()) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", NAMES.join(", ")).into());
    }
    let seats = usize::from(options.measures.seats);
    let names: Vec<String> = options.minds.iter().cycle().take(seats).cloned().collect();
    let mut charter = series::charter(options.seed, &names, TRADING_ROUNDS);
    if let Some(own) = charter.seats.get_mut(usize::from(options.seat)) {
        own.name.clear();
        own.player = Player::Human;
    }
    Ok(Session::found(book, charter)?)
}

/// Lets a program play a new game of the first edition to its end.
pub(super) fn first(options: &Options) -> Result<(), Failure> {
    if options.save.is_some() || options.show.is_some() || !options.mods.is_empty() {
        return Err("--save, --show and --mods are not for the first edition".into());
    }
    let known = first_edition::minds::NAMES;
    if let Some(unknown) = options.minds.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", known.join(", ")).into());
    }
    let seats = usize::from(options.measures.seats);
    let names: Vec<String> = options.minds.iter().cycle().take(seats).cloned().collect();
    let mut charter = first::series::charter(options.seed, &names, TRADING_ROUNDS);
    let seat = Seat(options.seat);
    let own = charter.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))?;
    own.player = Player::Human;
    let mut session = Session::<First>::found(first_edition::rules::catalog::Catalog::standard(), charter)?;
    serve(&mut session, seat, &first::wire::Plain, None)
}
