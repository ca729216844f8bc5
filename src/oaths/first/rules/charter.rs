//! The set-up of a game, and the deal at its start.

use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, FEWEST};
use crate::dice::{Dice, Stream};
use crate::game::{Deeds, Domain, Game, Phase, Whereabouts};
use crate::ids::{DevilKind, Hand, HandCard, Player, Seat};
use crate::market::Market;
use crate::muster::MusterStep;
use crate::step::{self, Step};

/// The set-up of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// Seed of all dice.
    pub seed: u64,
    /// True if the game has only one save, and nothing can be taken back.
    pub iron_man: bool,
    /// Rounds of offers and answers in a free trading, at least 1. The last has only answers.
    pub trading_rounds: u8,
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
    /// The devil, or `None` for one that is dealt.
    pub devil: Option<DevilKind>,
}

/// The reason why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharterFault {
    /// The number of players is wrong.
    #[error("this game is for {FEWEST} to {most} players, not for {players}")]
    Players {
        /// The number in the set-up.
        players: usize,
        /// Most players.
        most: usize,
    },
    /// There is no such devil.
    #[error("seat {0} has a devil that does not exist")]
    NoDevil(Seat),
    /// Two seats have the same devil.
    #[error("two seats have the same devil")]
    SameDevil,
    /// There is no trading at all.
    #[error("a trading needs one round at least")]
    NoTrading,
}

impl Charter {
    /// Checks the set-up.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, catalog: &Catalog) -> Result<(), CharterFault> {
        let (players, most) = (self.seats.len(), catalog.most_players());
        if !(FEWEST..=most).contains(&players) {
            return Err(CharterFault::Players { players, most });
        }
        if self.trading_rounds == 0 {
            return Err(CharterFault::NoTrading);
        }
        for (at, seat) in self.seats.iter().enumerate() {
            let Some(devil) = seat.devil else { continue };
            if devil.index() >= catalog.devils.len() {
                return Err(CharterFault::NoDevil(Seat(at as u8)));
            }
            if self.seats[..at].iter().any(|other| other.devil == Some(devil)) {
                return Err(CharterFault::SameDevil);
            }
        }
        Ok(())
    }
}

impl Game {
    /// Founds a game: deals devils, oaths and hands, and plays to the first choice.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    pub fn found(catalog: &Catalog, charter: Charter) -> Result<Self, CharterFault> {
        charter.check(catalog)?;
        let players = charter.seats.len();
        let dice = Dice::new(charter.seed, 0);
        let numbers = &catalog.numbers;

        let taken: Vec<DevilKind> = charter.seats.iter().filter_map(|seat| seat.devil).collect();
        let mut devils: Vec<DevilKind> = catalog.devil_kinds().filter(|devil| !taken.contains(devil)).collect();
        dice.open(Stream::Devils).shuffle(&mut devils);
        let own = |of: Seat| (numbers.forgotten..numbers.oaths).map(move |_| HandCard::Oath(of));
        let domains = charter.seats.iter().zip(Seat::first(players)).map(|(chair, seat)| Domain {
            devil: chair.devil.or_else(|| devils.pop()).unwrap_or(DevilKind(0)),
            whereabouts: Whereabouts::Hell,
            hand: own(seat).collect::<Hand>(),
            // Everybody knows that a devil holds its own oaths at the start.
            seen: own(seat).collect(),
            tabled: Vec::new(),
            earth: Vec::new(),
            fortress: None,
            rituals: Vec::new(),
            souls: 0,
            points: 0,
            banished: 0,
            shame: 0,
            resting: 0,
            deeds: Deeds::default(),
        });
        let domains: Vec<Domain> = domains.collect();
        let starter = Seat(dice.open(Stream::Starter).below(players as u32) as u8);
        let mut game = Self {
            charter,
            step: 1,
            turn: 0,
            phase: Phase::Draw,
            agenda: vec![Step::Muster(MusterStep::Deal)],
            starter,
            domains,
            posts: Default::default(),
            deck: Vec::new(),
            discard: catalog.all_cards().collect(),
            fallen: Vec::new(),
            pile: Vec::new(),
            rolls: 0,
            used: Vec::new(),
            banished: Vec::new(),
            promises: Vec::new(),
            market: Market::default(),
            battle: None,
            proclaimed: Vec::new(),
            asked: Vec::new(),
            ending: None,
        };
        let mut forgotten: Vec<Seat> = game.seats().flat_map(|of| (0..numbers.forgotten).map(move |_| of)).collect();
        dice.open(Stream::Oaths).shuffle(&mut forgotten);
        for (of, seat) in forgotten.into_iter().zip(game.order().into_iter().cycle()) {
            game.domain_mut(seat).hand.put(HandCard::Oath(of));
        }
        Ok(step::begin(catalog, game))
    }
}
