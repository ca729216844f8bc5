//! The set-up of a game, and the deal at its start.
//!
//! The list of what is dealt is lost in the source. `assets/oaths/text/en-US/rulings.ftl` tells
//! what we deal instead, and `numbers.ron` has the numbers.

use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::game::{Domain, Game, Whereabouts};
use crate::ids::{DevilKind, Hand, HandCard, Paper, PaperSort, Player, RealmKind, Seat};
use crate::muster::MusterStep;
use crate::step::{self, Step};

/// Fewest players of a game.
pub const FEWEST: usize = 3;

/// The set-up of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// Seed of all shuffles.
    pub seed: u64,
    /// True if the game has only one save, and nothing can be taken back.
    pub iron_man: bool,
    /// Rounds of offers and answers in a trading, at least 1. The last has only answers.
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
    /// Founds a game: deals devils, realms, initiative and papers, and plays to the first choice.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    pub fn found(catalog: &Catalog, charter: Charter) -> Result<Self, CharterFault> {
        charter.check(catalog)?;
        let players = charter.seats.len();
        let dice = Dice::new(charter.seed, 0);

        let taken: Vec<DevilKind> = charter.seats.iter().filter_map(|seat| seat.devil).collect();
        let mut devils: Vec<DevilKind> = catalog.devil_kinds().filter(|devil| !taken.contains(devil)).collect();
        dice.open(Stream::Devils).shuffle(&mut devils);
        let mut realms: Vec<RealmKind> = catalog.realm_kinds().filter(|&realm| !catalog.realm(realm).middle).collect();
        dice.open(Stream::Realms).shuffle(&mut realms);

        let domains = charter.seats.iter().zip(&realms);
        let domains: Vec<Domain> = domains
            .map(|(seat, &realm)| Domain {
                devil: seat.devil.or_else(|| devils.pop()).unwrap_or(DevilKind(0)),
                realm: Some(realm),
                whereabouts: Whereabouts::Hell,
                tabled: Vec::new(),
                earth: Vec::new(),
                casts: Vec::new(),
                souls: 0,
                points: 0,
                hand: Hand::default(),
                seen: Vec::new(),
                drawn: Vec::new(),
                magic: Vec::new(),
                routed: false,
                wild: 0,
            })
            .collect();
        let mut initiative: Vec<Seat> = Seat::first(players).collect();
        dice.open(Stream::Initiative).shuffle(&mut initiative);
        let vacant = catalog.realm_kinds().filter(|&realm| catalog.realm(realm).middle).collect();

        let mut game = Self {
            charter,
            step: 1,
            round: 0,
            agenda: vec![Step::Muster(MusterStep::Dawn)],
            initiative,
            domains,
            vacant,
            deck: catalog.all_cards().collect(),
            discard: Vec::new(),
            fallen: Vec::new(),
            specials: catalog.special_kinds().collect(),
            shuffles: 0,
            used: Vec::new(),
            away: Vec::new(),
            pile: Vec::new(),
            safeties: Vec::new(),
            alliances: Vec::new(),
            promises: Vec::new(),
            trading: Default::default(),
            conflict: Default::default(),
            raids: Vec::new(),
            travellers: Vec::new(),
            asked: Vec::new(),
            ending: None,
        };
        game.deal_papers(catalog, dice);
        Ok(step::begin(catalog, game))
    }

    /// Gives each devil its own papers. Its other oaths go around the other devils, so that nobody
    /// begins with the three of a devil that win. All other papers are shuffled and dealt evenly.
    fn deal_papers(&mut self, catalog: &Catalog, dice: Dice) {
        let numbers = &catalog.numbers;
        let mut dice = dice.open(Stream::Papers);
        let rows = [
            (PaperSort::Favor, numbers.own_favors, numbers.favors),
            (PaperSort::Oath, numbers.own_oaths, numbers.oaths),
            (PaperSort::Vote, numbers.own_votes, numbers.votes),
        ];
        let mut rest: Vec<Paper> = Vec::new();
        for of in self.seats() {
            for (sort, own, all) in rows {
                let paper = Paper { sort, of };
                (0..own).for_each(|_| self.domains[of.index()].hand.put(HandCard::Paper(paper)));
                if sort != PaperSort::Oath {
                    rest.extend((own..all).map(|_| paper));
                    continue;
                }
                let mut others: Vec<Seat> = self.seats().filter(|seat| *seat != of).collect();
                dice.shuffle(&mut others);
                for (_, seat) in (own..all).zip(others.into_iter().cycle()) {
                    self.domains[seat.index()].hand.put(HandCard::Paper(paper));
                }
            }
        }
        dice.shuffle(&mut rest);
        for (paper, seat) in rest.into_iter().zip(self.initiative.clone().into_iter().cycle()) {
            self.domains[seat.index()].hand.put(HandCard::Paper(paper));
        }
    }
}
