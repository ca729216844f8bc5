//! Whole games between minds, for measurements.

use serde::Serialize;
use table::digest::digest;
use table::seats::{Player, Seat};

use crate::minds::{self, Mind};
use crate::rules::catalog::Catalog;
use crate::rules::charter::{Charter, SeatCharter};
use crate::rules::dice::{Dice, Stream};
use crate::rules::dusk::Triumph;
use crate::rules::facts::{Fact, MarketFact, SectioFact, WarFact};
use crate::rules::game::Game;
use crate::rules::step::{self, Choice};
use crate::rules::view::View;

/// The last game turn of a game between minds. It is late enough that most games end before it.
pub const TURNS: u8 = 30;
/// Rounds of offers and answers in such a game.
pub const TRADING_ROUNDS: u8 = 3;

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Seed of the game.
    pub seed: u64,
    /// The mind of each seat.
    pub minds: Vec<String>,
    /// The daemons of each seat at the end, by id.
    pub daemons: Vec<Vec<String>>,
    /// Number of steps.
    pub steps: u32,
    /// Number of game turns.
    pub turns: u8,
    /// Who won.
    pub winners: Vec<u8>,
    /// How.
    pub way: Way,
    /// The circle of the winner, by number; the best one if it did not win by a circle.
    pub circle: u8,
    /// Most sectio of one circle that each seat held at the end.
    pub holdings: Vec<usize>,
    /// Deals that were made.
    pub deals: usize,
    /// Combats that were fought.
    pub combats: usize,
    /// Petitions that were granted.
    pub petitions: usize,
    /// Digest of the last position.
    pub digest: String,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Way {
    /// With a whole circle.
    Circle,
    /// With three sixes.
    Sixes,
    /// By being ahead after the last turn.
    LastTurn,
}

/// Returns the set-up of a game between minds, whose icons are drawn by lot.
#[must_use]
pub fn charter(seed: u64, minds: &[String], turns: u8, trading_rounds: u8) -> Charter {
    let seat = |mind: &String| SeatCharter { name: mind.clone(), player: Player::Mind(mind.clone()), sign: None };
    Charter {
        seed,
        iron_man: false,
        turns,
        trading_rounds,
        opening_events: true,
        hit_from: 6,
        seats: minds.iter().map(seat).collect(),
    }
}

/// Plays a game between minds.
///
/// # Errors
/// A set-up that cannot be played, or a mind that does not exist, as a sentence.
pub fn play(catalog: &Catalog, seed: u64, minds: &[String], turns: u8, trading_rounds: u8) -> Result<Record, String> {
    let find = |name: &String| minds::by_name(name).ok_or_else(|| unknown(name));
    let players: Vec<Box<dyn Mind>> = minds.iter().map(find).collect::<Result<_, String>>()?;
    let charter = charter(seed, minds, turns, trading_rounds);
    let mut game = Game::found(catalog, charter).map_err(|fault| fault.to_string())?;
    let (mut deals, mut combats, mut petitions) = (0, 0, 0);
    loop {
        if let Some(ending) = game.ending() {
            let first = ending.winners.first().copied().unwrap_or(Seat(0));
            let (way, circle) = match ending.triumph {
                Triumph::Circle(circle) => (Way::Circle, circle),
                Triumph::Sixes => (Way::Sixes, game.best_circle(first).1),
                Triumph::LastTurn => (Way::LastTurn, game.best_circle(first).1),
            };
            let daemons = |seat: Seat| {
                let own = game.triumvirate(seat).daemons.iter();
                own.map(|daemon| catalog.daemon(daemon.kind).id.clone()).collect()
            };
            return Ok(Record {
                seed,
                minds: minds.to_vec(),
                daemons: game.seats().map(daemons).collect(),
                steps: ending.step,
                turns: ending.turn,
                winners: ending.winners.iter().map(|seat| seat.0).collect(),
                way,
                circle: circle.number(),
                holdings: game.seats().map(|seat| game.best_circle(seat).0).collect(),
                deals,
                combats,
                petitions,
                digest: digest(&game).to_string(),
            });
        }
        let choose = |seat: &Seat| {
            let lots = Dice::new(seed, game.step()).open(Stream::Sample(*seat)).below(u32::MAX);
            players[seat.index()].choose(catalog, &View::of(&game, *seat), lots.into())
        };
        let choices: Vec<Choice> = game.asked().iter().map(choose).collect();
        let (next, log) = step::advance(catalog, &game, &choices);
        for fact in &log {
            deals += usize::from(matches!(fact, Fact::Market(MarketFact::Dealt { .. })));
            combats += usize::from(matches!(fact, Fact::War(WarFact::Closed { rounds: 1.., .. })));
            petitions += usize::from(matches!(fact, Fact::Sectio(SectioFact::Petitioned { good: true, .. })));
        }
        game = next;
    }
}

/// Returns the error for a mind that does not exist.
fn unknown(name: &str) -> String {
    format!("no mind is called \"{name}\"; known are {}", minds::NAMES.join(", "))
}
