//! The set-up of a game (rule 5.1), up to the first choice.

use circles_catalog::Catalog;
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Stream};
use crate::facts::Fact;
use crate::game::{Board, Deck, Game, Phase, Triumvirate};
use crate::ids::{Player, Seat, Sectio};
use crate::setup::SetupAuto;
use crate::souls::Market;
use crate::step;

/// Number of icons for triumvirates (rule 2.3.1).
pub const SIGNS: u8 = 6;
/// Fewest and most game turns of a game.
pub const TURNS: std::ops::RangeInclusive<u8> = 3..=60;
/// Lowest and highest combat roll that a set-up may let hit (rule 11.3).
pub const HIT_FROM: std::ops::RangeInclusive<u8> = 4..=6;

/// The set-up of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// Seed of all dice.
    pub seed: u64,
    /// True if the game has only one save, and nothing can be taken back.
    pub iron_man: bool,
    /// Last game turn, 3 to 60 (ruling "last-turn").
    pub turns: u8,
    /// Rounds of offers and answers in the deals of a Soul Phase. The last has only answers, so 1
    /// lets nobody deal. 0 leaves them out.
    pub trading_rounds: u8,
    /// True to draw Hell cards for the permanent events at the start (rule 5.1, step 2).
    pub opening_events: bool,
    /// Lowest combat roll that hits: 6, or 5 or 4 for speedier combats (rule 11.3).
    pub hit_from: u8,
    /// The players, by seat.
    pub seats: Vec<SeatCharter>,
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCharter {
    /// The name of the player, or of the mind.
    pub name: String,
    /// Who plays.
    pub player: Player,
    /// The icon, 0 to 5, or `None` for one by lot.
    pub sign: Option<u8>,
}

/// The reason why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharterFault {
    /// The number of players is wrong.
    #[error("this game is for {fewest} to {most} players, not for {players}")]
    Players {
        /// The number in the set-up.
        players: usize,
        /// Fewest players.
        fewest: usize,
        /// Most players.
        most: usize,
    },
    /// There is no such icon.
    #[error("seat {0} has a sign that does not exist")]
    NoSign(Seat),
    /// Two seats have the same icon.
    #[error("two seats have the same sign")]
    SameSign,
    /// The number of game turns is wrong.
    #[error("a game lasts {first} to {last} turns, not {turns}", first = TURNS.start(), last = TURNS.end())]
    Turns {
        /// The number in the set-up.
        turns: u8,
    },
    /// The lowest roll that hits is wrong.
    #[error("combat rolls hit from 4, 5 or 6, not from {0}")]
    HitFrom(u8),
}

impl Charter {
    /// Checks the set-up.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, catalog: &Catalog) -> Result<(), CharterFault> {
        let numbers = &catalog.numbers.setup;
        let (fewest, most) = (usize::from(numbers.fewest_players), usize::from(numbers.most_players).min(Seat::MOST));
        let players = self.seats.len();
        if !(fewest..=most).contains(&players) {
            return Err(CharterFault::Players { players, fewest, most });
        }
        if !TURNS.contains(&self.turns) {
            return Err(CharterFault::Turns { turns: self.turns });
        }
        if !HIT_FROM.contains(&self.hit_from) {
            return Err(CharterFault::HitFrom(self.hit_from));
        }
        for (seat, chair) in Seat::first(players).zip(&self.seats) {
            let Some(sign) = chair.sign else { continue };
            if sign >= SIGNS {
                return Err(CharterFault::NoSign(seat));
            }
            if self.seats[..seat.index()].iter().any(|other| other.sign == Some(sign)) {
                return Err(CharterFault::SameSign);
            }
        }
        Ok(())
    }
}

impl Game {
    /// Founds a game: lays out the map and the decks, deals, and plays to the first choice.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    pub fn found(catalog: &Catalog, charter: Charter) -> Result<Self, CharterFault> {
        Self::found_told(catalog, charter).map(|(game, _)| game)
    }

    /// Founds a game, and tells what happened up to the first choice.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    pub fn found_told(catalog: &Catalog, charter: Charter) -> Result<(Self, Vec<Fact>), CharterFault> {
        charter.check(catalog)?;
        let mut game = Self::empty(catalog, charter);
        game.agenda = [
            SetupAuto::Boxes,
            SetupAuto::Counters,
            SetupAuto::Daemons,
            SetupAuto::Sectio,
            SetupAuto::Order,
            SetupAuto::Arcana,
        ]
        .into_iter()
        .rev()
        .map(Into::into)
        .collect();
        Ok(step::begin(catalog, game))
    }

    /// Returns a table with all decks and counters in their boxes.
    pub(crate) fn empty(catalog: &Catalog, charter: Charter) -> Self {
        let numbers = &catalog.numbers.setup;
        let taken: Vec<u8> = charter.seats.iter().filter_map(|seat| seat.sign).collect();
        let mut signs: Vec<u8> = (0..SIGNS).filter(|sign| !taken.contains(sign)).collect();
        Dice::new(charter.seed, 0).open(Stream::Signs).shuffle(&mut signs);
        let triumvirates = charter.seats.iter().map(|chair| Triumvirate {
            sign: chair.sign.or_else(|| signs.pop()).unwrap_or(0),
            souls: numbers.souls.into(),
            favours: numbers.favours.into(),
            ..Triumvirate::default()
        });
        let triumvirates: Vec<Triumvirate> = triumvirates.collect();
        let board = Board::new(
            triumvirates.len(),
            numbers.legion_counters.into(),
            numbers.freebooter_legions.into(),
            catalog.lieutenants.len(),
            catalog.hounds.len(),
        );
        Self {
            charter,
            step: 1,
            turn: 0,
            phase: Phase::Setup,
            agenda: Vec::new(),
            asked: Vec::new(),
            rolls: 0,
            loaded: Vec::new(),
            triumvirates,
            owners: vec![None; Sectio::COUNT],
            board,
            boxes: Default::default(),
            returned: Vec::new(),
            loose: Vec::new(),
            daemons: Deck::new(catalog.daemon_kinds()),
            hell: Deck::new(catalog.hell_cards()),
            arcana: Deck::new(catalog.arcana()),
            rigged: Vec::new(),
            permanent: [None; 3],
            lasting: Vec::new(),
            struck: Vec::new(),
            shown: Vec::new(),
            peek: None,
            track: Vec::new(),
            supports: Vec::new(),
            casts: Vec::new(),
            market: Market::default(),
            march: None,
            battle: None,
            armies: Vec::new(),
            peace: Vec::new(),
            victors: Vec::new(),
            ending: None,
        }
    }
}
