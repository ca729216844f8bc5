//! A seat of a game of question and answer, for a program or a reader.

use std::path::Path;

use circles::minds as circles_minds;
use circles::table::series::TURNS;
use circles::table::{Circles, series as circles_series};
use oaths::first::minds as first_minds;
use oaths::minds as oaths_minds;
use oaths::table::first::series as first_series;
use oaths::table::{First, Oaths, series as oaths_series};
use table::archive::Saves;
use table::game::Game;
use table::mods::Edition;
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::Words;
use terminal::{Failure, page};

use super::{Options, resume, serve};
use crate::commands::games::TRADING_ROUNDS;
use crate::commands::spoken::{self, Spoken, Tongue};

/// A game that the command can found.
pub(super) trait Founded: Spoken {
    /// The names of its minds.
    const MINDS: &'static [&'static str];

    /// Returns the set-up of a new game with these minds, and a person in one seat.
    fn set_up(seed: u64, minds: &[String], person: Seat) -> Self::Charter;
}

/// Makes a game [`Founded`].
macro_rules! founded {
    ($game:ty, $minds:expr, $charter:expr) => {
        impl Founded for $game {
            const MINDS: &'static [&'static str] = &$minds;

            fn set_up(seed: u64, minds: &[String], person: Seat) -> <Self as Game>::Charter {
                let mut charter = $charter(seed, minds);
                if let Some(own) = charter.seats.get_mut(usize::from(person.0)) {
                    own.name.clear();
                    own.player = Player::Human;
                }
                charter
            }
        }
    };
}

founded!(Oaths, oaths_minds::NAMES, |seed, minds: &[String]| oaths_series::charter(seed, minds, TRADING_ROUNDS));
founded!(First, first_minds::NAMES, |seed, minds: &[String]| first_series::charter(seed, minds, TRADING_ROUNDS));
founded!(Circles, circles_minds::NAMES, |seed, minds: &[String]| {
    circles_series::charter(seed, minds, TURNS, circles_series::TRADING_ROUNDS)
});

/// Shows a seat, or lets a program play a game to its end.
pub(super) fn run<G: Founded>(options: &Options, saves: &Saves, data_dir: Option<&Path>) -> Result<(), Failure> {
    if options.show.as_ref().is_some_and(|asked| !asked.is_empty()) {
        return Err("this game is shown with all sections: --show takes no names here".into());
    }
    let Edition { book, mods } = options.edition::<G>(saves, data_dir)?;
    let seat = Seat(options.seat);
    let mut session: Session<G> = match &options.save {
        Some(file) => resume(file, seat, &book, saves)?,
        None => Session::found(book.clone(), G::set_up(options.seed, &names(options, G::MINDS)?, seat))?,
    };
    if session.player(seat).is_none() {
        return Err(format!("there is no seat {seat}").into());
    }
    let words: &dyn Words<G> = &Tongue(spoken::words(&mods));
    if options.show.is_some() {
        let last = session.logs_len().checked_sub(1);
        let log: Vec<_> = last.map(|at| (at as u32 + 1, session.log_seen_by(seat, at))).into_iter().collect();
        return page::print(&words.show(&book, &session.view(seat), &log));
    }
    serve(&mut session, seat, words, options.save.as_deref())
}

/// Returns the minds of all seats of a new game, if all of them are known.
fn names(options: &Options, known: &[&str]) -> Result<Vec<String>, Failure> {
    let named = options.game.seated(&options.minds);
    if let Some(unknown) = named.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", known.join(", ")).into());
    }
    Ok(named.into_iter().cycle().take(options.measures.seats.into()).collect())
}
