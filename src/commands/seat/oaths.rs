//! A seat of Oaths of the Pit for a program, in both editions.

use oaths::table::{First, Oaths, first, series, wire};
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::{Wired, Words};
use terminal::Failure;

use super::{Options, serve};

/// Rounds of a trading.
const TRADING_ROUNDS: u8 = 4;

/// Lets a program play a new game of the third edition to its end.
pub(super) fn third(options: &Options) -> Result<(), Failure> {
    let names = seated(options, &oaths::minds::NAMES)?;
    let mut charter = series::charter(options.seed, &names, TRADING_ROUNDS);
    charter.seats[usize::from(options.seat)].player = Player::Human;
    let session = Session::<Oaths>::found(oaths::rules::catalog::Catalog::standard(), charter)?;
    play(options, session, &wire::Plain)
}

/// Lets a program play a new game of the first edition to its end.
pub(super) fn first(options: &Options) -> Result<(), Failure> {
    let names = seated(options, &oaths::first::minds::NAMES)?;
    let mut charter = first::series::charter(options.seed, &names, TRADING_ROUNDS);
    charter.seats[usize::from(options.seat)].player = Player::Human;
    let session = Session::<First>::found(oaths::first::rules::catalog::Catalog::standard(), charter)?;
    play(options, session, &first::wire::Plain)
}

fn play<G: Wired>(options: &Options, mut session: Session<G>, words: &dyn Words<G>) -> Result<(), Failure> {
    serve(&mut session, Seat(options.seat), words, |_| Ok(()))
}

/// Returns the minds of all seats.
fn seated(options: &Options, known: &[&str]) -> Result<Vec<String>, Failure> {
    if options.save.is_some() || options.show.is_some() || !options.mods.is_empty() {
        return Err("--save, --show and --mods are for the Conclave".into());
    }
    if let Some(unknown) = options.minds.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", known.join(", ")).into());
    }
    let seats = usize::from(options.measures.seats);
    if usize::from(options.seat) >= seats {
        return Err(format!("there is no seat {}", options.seat).into());
    }
    Ok(options.minds.iter().cycle().take(seats).cloned().collect())
}
