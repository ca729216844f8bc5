//! The rules of the toy game: each party has a secret purse. In a round all bid coins in secret at
//! once; the highest bid is paid. Its bidder then chooses alone which other party loses a mark to
//! it. After four rounds the most marks win; all with as many share the win.

use serde::{Deserialize, Serialize};
use table::dice::{Dice, Purpose};
use table::game::{Advanced, Chair, Game};
use table::minds::{Mind, Random, Search};
use table::seats::{Player, Seat};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purses;

/// Its catalog and book in one.
#[derive(Clone, Copy)]
pub struct Numbers {
    pub coins: u8,
    pub rounds: u32,
}

pub const BOOK: Numbers = Numbers { coins: 9, rounds: 4 };

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parties {
    pub seed: u64,
    pub iron_man: bool,
    pub players: Vec<Player>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    parties: Parties,
    pub turn: u32,
    pub rounds: u32,
    pub purses: Vec<u8>,
    pub marks: Vec<u8>,
    /// The seat that chooses alone in this turn; everybody bids if there is none.
    pub robber: Option<Seat>,
    pub ending: Option<Winners>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Winners {
    pub turn: u32,
    pub seats: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    Pass,
    Bid(u8),
    Rob(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    pub seat: Seat,
    pub deed: Deed,
}

/// A round with the purses of others emptied, for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen(Seat, Round);

/// A bid, known to its bidder alone, or a robbery, which everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Bid(Seat, u8),
    Robbed { by: Seat, of: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game needs two parties")]
pub struct TooFew;

/// The purpose of a roll of the dice.
enum Roll {
    Purse(Seat),
    Guess(Seat),
    Sample,
}

impl Purpose for Roll {
    fn number(&self) -> u64 {
        match self {
            Self::Purse(seat) => 1 | u64::from(seat.0) << 8,
            Self::Guess(seat) => 2 | u64::from(seat.0) << 8,
            Self::Sample => 3,
        }
    }
}

impl Round {
    fn lawful(&self, wish: &Wish) -> bool {
        let at = wish.seat.index();
        match (&wish.deed, self.robber) {
            (Deed::Pass, _) => true,
            (Deed::Bid(coins), None) => self.purses.get(at).is_some_and(|purse| coins <= purse),
            (Deed::Rob(of), Some(robber)) => robber == wish.seat && *of != robber && of.index() < self.marks.len(),
            (Deed::Bid(_), Some(_)) | (Deed::Rob(_), None) => false,
        }
    }
}

impl Game for Purses {
    const NAME: &'static str = "purses";
    const RULES: u32 = 1;
    const MARKS: usize = 1;

    type Catalog = Numbers;
    type Book = Numbers;
    type Charter = Parties;
    type Fault = TooFew;
    type Position = Round;
    type View = Seen;
    type Choice = Wish;
    type Reasons = ();
    type Thought = Wish;
    type Entry = Event;
    type Report = ();
    type Ending = Winners;
    type Mind = dyn Mind<Self>;

    fn catalog(book: &Numbers) -> &Numbers {
        book
    }

    fn fingerprint(catalog: &Numbers) -> u64 {
        catalog.coins.into()
    }

    fn chairs(charter: &Parties) -> Vec<Chair> {
        let chair = |at| Chair { name: format!("Party {}", at + 1), symbol: at };
        (0..charter.players.len() as u8).map(chair).collect()
    }

    fn players(charter: &Parties) -> Vec<&Player> {
        charter.players.iter().collect()
    }

    fn seed(charter: &Parties) -> u64 {
        charter.seed
    }

    fn iron_man(charter: &Parties) -> bool {
        charter.iron_man
    }

    fn loosen(charter: &mut Parties) {
        charter.iron_man = false;
    }

    fn found(catalog: &Numbers, parties: Parties) -> Result<Round, TooFew> {
        let seats = parties.players.len();
        if seats < 2 {
            return Err(TooFew);
        }
        let dice = Dice::new(parties.seed, 0);
        let purse = |seat| catalog.coins + dice.open(Roll::Purse(seat)).below(4) as u8;
        Ok(Round {
            turn: 1,
            rounds: catalog.rounds,
            purses: Seat::first(seats).map(purse).collect(),
            marks: vec![3; seats],
            robber: None,
            ending: None,
            parties,
        })
    }

    fn charter(game: &Round) -> &Parties {
        &game.parties
    }

    fn outline(Seen(_, round): &Seen) -> &Parties {
        &round.parties
    }

    fn turn(game: &Round) -> u32 {
        game.turn
    }

    fn progress(game: &Round) -> u8 {
        (game.turn / 2) as u8
    }

    fn owing(game: &Round) -> Vec<Seat> {
        match (&game.ending, game.robber) {
            (Some(_), _) => Vec::new(),
            (None, Some(robber)) => vec![robber],
            (None, None) => Seat::first(game.purses.len()).collect(),
        }
    }

    fn ending(game: &Round) -> Option<&Winners> {
        game.ending.as_ref()
    }

    fn last_turn(ending: &Winners) -> u32 {
        ending.turn
    }

    fn winners(ending: &Winners) -> Vec<Seat> {
        ending.seats.clone()
    }

    fn view(game: &Round, seat: Seat) -> Seen {
        let mut seen = game.clone();
        seen.parties.seed = 0;
        for other in Seat::first(seen.purses.len()).filter(|other| *other != seat) {
            seen.purses[other.index()] = 0;
        }
        Seen(seat, seen)
    }

    fn told(log: &[Event], seat: Seat) -> Vec<Event> {
        let knows = |event: &&Event| match event {
            Event::Bid(bidder, _) => *bidder == seat,
            Event::Robbed { .. } => true,
        };
        log.iter().filter(knows).cloned().collect()
    }

    fn advance(_book: &Numbers, game: &Round, wishes: &[Wish], watch: &mut dyn FnMut(&Round)) -> Advanced<Self> {
        let (mut next, mut log) = (game.clone(), Vec::new());
        let mut best: Option<(u8, Seat)> = None;
        for wish in wishes.iter().filter(|wish| game.lawful(wish)) {
            match wish.deed {
                Deed::Pass => {}
                Deed::Bid(coins) => {
                    log.push(Event::Bid(wish.seat, coins));
                    best = best.filter(|(most, _)| *most >= coins).or(Some((coins, wish.seat)));
                }
                Deed::Rob(of) => {
                    log.push(Event::Robbed { by: wish.seat, of });
                    next.marks[of.index()] = next.marks[of.index()].saturating_sub(1);
                    next.marks[wish.seat.index()] += 1;
                }
            }
        }
        if let Some((coins, bidder)) = best {
            next.purses[bidder.index()] -= coins;
        }
        next.robber = best.map(|(_, bidder)| bidder);
        if game.turn >= 2 * game.rounds {
            let most = next.marks.iter().max().copied().unwrap_or(0);
            let seats = Seat::first(next.marks.len()).filter(|seat| next.marks[seat.index()] == most);
            next.ending = Some(Winners { turn: game.turn, seats: seats.collect() });
        }
        next.turn += 1;
        watch(&next);
        Advanced { game: next, log, report: () }
    }

    fn mark(_index: usize) -> String {
        "the turn".to_owned()
    }

    fn pass(seat: Seat) -> Wish {
        Wish { seat, deed: Deed::Pass }
    }

    fn chooser(wish: &Wish) -> Seat {
        wish.seat
    }

    fn choices(_book: &Numbers, Seen(seat, round): &Seen, most: usize, seed: u64) -> Vec<Wish> {
        let bids = (0..=round.purses[seat.index()]).map(Deed::Bid);
        let robberies = Seat::first(round.marks.len()).map(Deed::Rob);
        let all = bids.chain(robberies).map(|deed| Wish { seat: *seat, deed });
        let mut lawful: Vec<Wish> = all.filter(|wish| round.lawful(wish)).collect();
        Dice::new(seed, round.turn).open(Roll::Sample).shuffle(&mut lawful);
        lawful.truncate(most);
        lawful
    }

    fn imagine(book: &Numbers, Seen(own, round): &Seen, seed: u64) -> Round {
        let mut game = round.clone();
        let dice = Dice::new(seed, round.turn);
        for seat in Seat::first(game.purses.len()).filter(|seat| seat != own) {
            game.purses[seat.index()] = dice.open(Roll::Guess(seat)).below(u32::from(book.coins) + 4) as u8;
        }
        game
    }

    fn standing(_book: &Numbers, game: &Round, seat: Seat) -> i64 {
        i64::from(game.marks[seat.index()]) * 100 + i64::from(game.purses[seat.index()])
    }

    fn mind(name: &str) -> Option<Box<dyn Mind<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "search" => Some(Box::new(Search::default())),
            _ => None,
        }
    }

    fn think(mind: &dyn Mind<Self>, book: &Numbers, view: &Seen, _memory: Option<&()>, seed: u64) -> Wish {
        mind.choose(book, view, seed)
    }

    fn choice(thought: &Wish) -> &Wish {
        thought
    }

    fn choice_mut(thought: &mut Wish) -> &mut Wish {
        thought
    }

    fn apart(thought: Wish) -> (Wish, ()) {
        (thought, ())
    }

    fn check_charter(_catalog: &Numbers, charter: &Parties) -> Result<(), String> {
        if charter.players.len() < 2 { Err(TooFew.to_string()) } else { Ok(()) }
    }

    fn check_choice(_catalog: &Numbers, charter: &Parties, wish: &Wish) -> Result<(), String> {
        match wish.deed {
            Deed::Rob(of) if of.index() >= charter.players.len() => Err(format!("seat {of} is robbed")),
            Deed::Pass | Deed::Bid(_) | Deed::Rob(_) => Ok(()),
        }
    }

    fn tidy_choice(catalog: &Numbers, charter: &Parties, wish: &mut Wish) {
        if Self::check_choice(catalog, charter, wish).is_err() {
            wish.deed = Deed::Pass;
        }
    }
}
