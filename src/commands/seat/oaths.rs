//! A seat of Oaths of the Pit for a program.

use oaths::minds::{self, NAMES};
use oaths::rules::catalog::Catalog;
use oaths::table::wire::Plain;
use oaths::table::{Oaths, series};
use table::seats::{Player, Seat};
use table::session::Session;
use terminal::Failure;

use super::{Options, serve};

/// Rounds of a trading.
const TRADING_ROUNDS: u8 = 4;

/// Lets a program play a new game to its end.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    if options.save.is_some() || options.show.is_some() || !options.mods.is_empty() {
        return Err("--save, --show and --mods are for the Conclave".into());
    }
    if let Some(unknown) = options.minds.iter().find(|name| minds::by_name(name).is_none()) {
        return Err(format!("no mind is called \"{unknown}\"; known are {}", NAMES.join(", ")).into());
    }
    let seats = usize::from(options.measures.seats);
    let names: Vec<String> = options.minds.iter().cycle().take(seats).cloned().collect();
    let mut charter = series::charter(options.seed, &names, TRADING_ROUNDS);
    let seat = Seat(options.seat);
    let Some(own) = charter.seats.get_mut(seat.index()) else {
        return Err(format!("there is no seat {seat}").into());
    };
    own.player = Player::Human;
    let mut session = Session::<Oaths>::found(Catalog::standard(), charter)?;
    serve(&mut session, seat, &Plain, |_| Ok(()))
}
