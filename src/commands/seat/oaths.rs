//! A seat of Oaths of the Pit, for a program or a reader, in both editions.

use std::sync::Arc;

use oaths::Tongue;
use oaths::first::minds as first_minds;
use oaths::first::rules::catalog::Catalog as FirstCatalog;
use oaths::minds;
use oaths::rules::catalog::Catalog;
use oaths::table::{First, Oaths, first as first_table, series};
use table::archive::Saves;
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::{Wired, Words};
use table_text::Text;
use terminal::{Failure, page};

use super::{Options, resume, serve};
use crate::commands::games::TRADING_ROUNDS;

/// Shows a seat of the third edition, or lets a program play a game to its end.
pub(super) fn third(options: &Options, saves: &Saves) -> Result<(), Failure> {
    run::<Oaths>(options, saves, Catalog::standard(), founded)
}

/// Shows a seat of the first edition, or lets a program play a game to its end.
pub(super) fn first(options: &Options, saves: &Saves) -> Result<(), Failure> {
    run::<First>(options, saves, FirstCatalog::standard(), founded_first)
}

fn run<G: Wired>(
    options: &Options,
    saves: &Saves,
    book: G::Book,
    founded: fn(&Options, G::Book) -> Result<Session<G>, Failure>,
) -> Result<(), Failure>
where
    Tongue: Words<G>,
{
    if !options.mods.is_empty() {
        return Err("--mods is for the Conclave".into());
    }
    if options.show.as_ref().is_some_and(|asked| !asked.is_empty()) {
        return Err("the Oaths are shown with all sections: --show takes no names there".into());
    }
    let seat = Seat(options.seat);
    let mut session = match &options.save {
        Some(file) => resume::<G>(file, seat, &book, saves)?,
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

/// Returns the minds of all seats of a new game, if all of them are known.
fn names(options: &Options, known: &[&str]) -> Result<Vec<String>, Failure> {
    let named = options.game.seated(&options.minds);
    if let Some(unknown) = named.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", known.join(", ")).into());
    }
    Ok(named.into_iter().cycle().take(options.measures.seats.into()).collect())
}

/// Founds a new game of the third edition with a person in this seat.
fn founded(options: &Options, book: Arc<Catalog>) -> Result<Session<Oaths>, Failure> {
    let mut charter = series::charter(options.seed, &names(options, &minds::NAMES)?, TRADING_ROUNDS);
    if let Some(own) = charter.seats.get_mut(usize::from(options.seat)) {
        own.name.clear();
        own.player = Player::Human;
    }
    Ok(Session::found(book, charter)?)
}

/// Founds a new game of the first edition with a person in this seat.
fn founded_first(options: &Options, book: Arc<FirstCatalog>) -> Result<Session<First>, Failure> {
    let names = names(options, &first_minds::NAMES)?;
    let mut charter = first_table::series::charter(options.seed, &names, TRADING_ROUNDS);
    if let Some(own) = charter.seats.get_mut(usize::from(options.seat)) {
        own.name.clear();
        own.player = Player::Human;
    }
    Ok(Session::found(book, charter)?)
}
