//! Whole games of the first edition between minds, for measurements.

use table::digest::digest;
use table::seats::{Player, Seat};

use super::minds::{self, Mind};
use super::rules::catalog::Catalog;
use super::rules::charter::{Charter, SeatCharter};
use super::rules::dice::{Dice, Stream};
use super::rules::facts::{Fact, MarketFact, WarFact};
use super::rules::game::Game;
use super::rules::promises::Outcome;
use super::rules::step::{self, Choice};
use super::rules::view::View;
use crate::series::{Record, unknown};

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
    let find = |name: &String| minds::by_name(name).ok_or_else(|| unknown(name, &minds::NAMES));
    let players: Vec<Box<dyn Mind>> = minds.iter().map(find).collect::<Result<_, String>>()?;
    let mut game = Game::found(catalog, charter(seed, minds, trading_rounds)).map_err(|fault| fault.to_string())?;
    let (mut deals, mut conquests) = (0, 0);
    loop {
        if let Some(ending) = game.ending() {
            let devil = |seat: Seat| catalog.devil(game.domain(seat).devil).id.clone();
            let most = ending.points.iter().max();
            let rich = |seat: &Seat| ending.points.get(seat.index()) == most;
            return Ok(Record {
                seed,
                minds: minds.to_vec(),
                devils: game.seats().map(devil).collect(),
                steps: ending.step,
                turns: game.turn(),
                winners: ending.winners.iter().map(|seat| seat.0).collect(),
                overlord: ending.overlord.0,
                by_oaths: !ending.winners.iter().any(rich),
                way: format!("{:?}", ending.way),
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
            deals += usize::from(matches!(fact, Fact::Market(MarketFact::Dealt { .. })));
            conquests += usize::from(matches!(fact, Fact::War(WarFact::Won { counts: true, .. })));
        }
        game = next;
    }
}
