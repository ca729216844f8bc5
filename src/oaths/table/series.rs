//! Whole games between minds, for measurements.

use serde::Serialize;
use table::digest::digest;
use table::seats::{Player, Seat};

use crate::minds::{self, Mind};
use crate::rules::catalog::Catalog;
use crate::rules::charter::{Charter, SeatCharter};
use crate::rules::dice::{Dice, Stream};
use crate::rules::facts::{Fact, TradeFact, WarFact};
use crate::rules::game::Game;
use crate::rules::promises::Outcome;
use crate::rules::step::{self, Choice};
use crate::rules::view::View;

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Seed of the game.
    pub seed: u64,
    /// The mind of each seat.
    pub minds: Vec<String>,
    /// The devil of each seat, by id.
    pub devils: Vec<String>,
    /// Number of steps.
    pub steps: u32,
    /// Number of game turns.
    pub turns: u8,
    /// Who won.
    pub winners: Vec<u8>,
    /// Who became Overlord.
    pub overlord: u8,
    /// True if the winner would not have won without its oaths. In the third edition: if it held so
    /// many that points did not count.
    pub by_oaths: bool,
    /// How the Overlord came to the throne.
    pub way: String,
    /// Points of each seat, without oaths.
    pub points: Vec<u8>,
    /// Oaths of the Overlord that each seat held.
    pub oaths: Vec<u8>,
    /// Deals that were made.
    pub deals: usize,
    /// Home realms that were taken.
    pub conquests: usize,
    /// Promises that were given.
    pub promises: usize,
    /// Promises that were broken.
    pub broken: usize,
    /// Digest of the last position.
    pub digest: String,
}

/// Returns the set-up of a game between minds, whose devils are dealt.
#[must_use]
pub fn charter(seed: u64, minds: &[String], trading_rounds: u8) -> Charter {
    let seat = |mind: &String| SeatCharter { name: mind.clone(), player: Player::Mind(mind.clone()), devil: None };
    Charter { seed, iron_man: false, trading_rounds, seats: minds.iter().map(seat).collect() }
}

/// Plays a game between minds.
///
/// # Errors
/// A set-up that cannot be played, or a mind that does not exist, as a sentence.
pub fn play(catalog: &Catalog, seed: u64, minds: &[String], trading_rounds: u8) -> Result<Record, String> {
    let players: Vec<Box<dyn Mind>> = minds
        .iter()
        .map(|name| minds::by_name(name).ok_or_else(|| unknown(name, &minds::NAMES)))
        .collect::<Result<_, String>>()?;
    let charter = charter(seed, minds, trading_rounds);
    let mut game = Game::found(catalog, charter).map_err(|fault| fault.to_string())?;
    let (mut deals, mut conquests) = (0, 0);
    loop {
        if let Some(ending) = game.ending() {
            let devil = |seat: Seat| catalog.devil(game.domain(seat).devil).id.clone();
            return Ok(Record {
                seed,
                minds: minds.to_vec(),
                devils: game.seats().map(devil).collect(),
                steps: ending.step,
                turns: game.round(),
                winners: ending.winners.iter().map(|seat| seat.0).collect(),
                overlord: ending.overlord.0,
                by_oaths: ending.by_oaths,
                way: "Vote".to_owned(),
                points: ending.points.clone(),
                oaths: ending.oaths.clone(),
                deals,
                conquests,
                promises: game.promises().len(),
                broken: game.promises().iter().filter(|promise| promise.outcome == Outcome::Broken).count(),
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
            deals += usize::from(matches!(fact, Fact::Trade(TradeFact::Dealt { .. })));
            conquests += usize::from(matches!(fact, Fact::War(WarFact::Destroyed { .. })));
        }
        game = next;
    }
}

/// Returns the error for a mind that does not exist.
pub(crate) fn unknown(name: &str, known: &[&str]) -> String {
    format!("no mind is called \"{name}\"; known are {}", known.join(", "))
}
