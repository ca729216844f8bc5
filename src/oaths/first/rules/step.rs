//! Steps: a game is a list of things that happen one after the other.
//!
//! A [`Step`] either asks some seats for an answer or happens by itself. When it is performed, it
//! may put further steps on top of the list. The list is saved with the game, so a game can be
//! continued in the middle of a combat.
//!
//! An answer that breaks the rules counts as none, and the step's own default takes its place.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::award::{AwardAnswer, AwardStep};
use crate::catalog::Catalog;
use crate::court::{CourtStep, Speech};
use crate::dice::{Dice, Stream};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{Card, HandCard, Seat};
use crate::market::{Dealings, MarketStep};
use crate::muster::{MusterAnswer, MusterStep};
use crate::orders::{OrderStep, Orders};
use crate::promises::{Payment, PromiseStep};
use crate::refusal::Refusal;
use crate::rites::{RiteAnswer, RiteStep};
use crate::war::{WarAnswer, WarStep};

/// Something that happens in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The deal, the draw phase and the init phase.
    Muster(MusterStep),
    /// Trading.
    Market(MarketStep),
    /// The rest of the playing phase.
    Order(OrderStep),
    /// The combat phase.
    War(WarStep),
    /// The ritual phase.
    Rite(RiteStep),
    /// The award phase.
    Award(AwardStep),
    /// The gathering, and the end.
    Court(CourtStep),
    /// Promises whose time is over.
    Promise(PromiseStep),
}

/// What a seat answers to a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Answer {
    /// Nothing: the step's default.
    Pass,
    /// The deal, the draw phase and the init phase.
    Muster(MusterAnswer),
    /// Trading.
    Market(Dealings),
    /// The rest of the playing phase.
    Order(Orders),
    /// The combat phase.
    War(WarAnswer),
    /// The ritual phase.
    Rite(RiteAnswer),
    /// The award phase.
    Award(AwardAnswer),
    /// The gathering.
    Court(Speech),
    /// Promises whose time is over.
    Promise(Payment),
}

/// The answer of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// The seat.
    pub seat: Seat,
    /// The answer.
    pub answer: Answer,
}

/// What every kind of step can do.
pub(crate) trait Act: Clone {
    /// What is answered to it.
    type Answer: Clone;

    /// Returns the seats that have something to choose, clockwise from the Starter.
    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat>;

    /// Returns the answer of a seat that gives none. It obeys the rules.
    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Self::Answer;

    /// Checks an answer of a seat that is asked.
    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Self::Answer) -> Result<(), Refusal>;

    /// Makes it happen. Every seat that was asked has an answer that obeys the rules.
    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Self::Answer)]);
}

/// A game on its way from one choice to the next.
pub(crate) struct Course<'a> {
    pub catalog: &'a Catalog,
    pub game: Game,
    pub log: Vec<Fact>,
    pub dice: Dice,
}

impl Course<'_> {
    /// Puts steps on top of the agenda. The first happens first.
    pub fn next<S: Into<Step>>(&mut self, steps: impl IntoIterator<Item = S, IntoIter: DoubleEndedIterator>) {
        self.game.agenda.extend(steps.into_iter().rev().map(Into::into));
    }

    /// Notes who is asked by the step that is due. True if it asks nobody.
    fn rest(&mut self) -> bool {
        let due = self.game.agenda.last();
        self.game.asked = due.map_or_else(Vec::new, |due| due.asked(self.catalog, &self.game));
        self.game.asked.is_empty()
    }

    /// Writes a fact into the log.
    pub fn tell(&mut self, fact: impl Into<Fact>) {
        self.log.push(fact.into());
    }

    /// Draws the top card of the resource deck. "As soon as the deck is emptied (even if there is no
    /// urgent need to draw more cards), the discard pile is shuffled and put as a new deck."
    pub fn draw(&mut self) -> Option<Card> {
        self.refill();
        let card = self.game.deck.pop();
        self.refill();
        card
    }

    fn refill(&mut self) {
        if self.game.deck.is_empty() && !self.game.discard.is_empty() {
            self.shuffle_deck();
        }
    }

    /// Merges the discarded cards with the deck, and shuffles it.
    pub fn shuffle_deck(&mut self) {
        let stream = Stream::Deck(self.roll());
        let game = &mut self.game;
        game.deck.append(&mut game.discard);
        game.deck.sort_unstable();
        self.dice.open(stream).shuffle(&mut game.deck);
        // What was seen in a hand long ago, and went by the pile of discarded cards, is there no more.
        let deck = &game.deck;
        let gone = |card: &HandCard| matches!(card, HandCard::Card(card) if deck.contains(card));
        game.domains.iter_mut().for_each(|domain| domain.seen.retain(|card| !gone(card)));
    }
}

/// Asks one kind of step for what all of them can do.
macro_rules! each {
    ($step:expr, $inner:ident => $body:expr) => {
        match $step {
            Step::Muster($inner) => $body,
            Step::Market($inner) => $body,
            Step::Order($inner) => $body,
            Step::War($inner) => $body,
            Step::Rite($inner) => $body,
            Step::Award($inner) => $body,
            Step::Court($inner) => $body,
            Step::Promise($inner) => $body,
        }
    };
}

macro_rules! wrap {
    ($($variant:ident($step:ty, $answer:ty);)*) => {$(
        impl From<$step> for Step {
            fn from(step: $step) -> Self {
                Self::$variant(step)
            }
        }

        impl From<$answer> for Answer {
            fn from(answer: $answer) -> Self {
                Self::$variant(answer)
            }
        }

        impl Answered for $step {
            fn of(answer: &Answer) -> Option<&$answer> {
                if let Answer::$variant(answer) = answer { Some(answer) } else { None }
            }
        }
    )*};
}

/// Finds the answer to one kind of step among the answers to all kinds.
trait Answered: Act {
    fn of(answer: &Answer) -> Option<&Self::Answer>;
}

wrap! {
    Muster(MusterStep, MusterAnswer);
    Market(MarketStep, Dealings);
    Order(OrderStep, Orders);
    War(WarStep, WarAnswer);
    Rite(RiteStep, RiteAnswer);
    Award(AwardStep, AwardAnswer);
    Court(CourtStep, Speech);
    Promise(PromiseStep, Payment);
}

impl Step {
    /// Returns the seats that have something to choose, clockwise from the Starter.
    #[must_use]
    pub fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        each!(self, step => step.asked(catalog, game))
    }

    /// Returns the answer of a seat that gives none.
    #[must_use]
    pub fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Answer {
        each!(self, step => step.default(catalog, game, seat).into())
    }

    /// Checks the answer of a seat.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        fn inner<S: Answered>(
            step: &S,
            catalog: &Catalog,
            game: &Game,
            seat: Seat,
            answer: &Answer,
        ) -> Result<(), Refusal> {
            if *answer == Answer::Pass {
                return Ok(());
            }
            step.check(catalog, game, seat, S::of(answer).ok_or(Refusal::WrongQuestion)?)
        }
        if !self.asked(catalog, game).contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        each!(self, step => inner(step, catalog, game, seat, answer))
    }

    /// Makes it happen, with the choices of the seats that are asked.
    fn perform(self, course: &mut Course<'_>, choices: &[Choice]) {
        fn inner<S: Answered>(step: S, course: &mut Course<'_>, choices: &[Choice])
        where
            Step: From<S>,
        {
            let (catalog, game) = (course.catalog, &course.game);
            let chosen = |seat: Seat| {
                let choice = choices.iter().find(|choice| choice.seat == seat)?;
                let answer = S::of(&choice.answer)?;
                step.check(catalog, game, seat, answer).is_ok().then(|| answer.clone())
            };
            let seats = step.asked(catalog, game).into_iter();
            let answers: Vec<(Seat, S::Answer)> =
                seats.map(|seat| (seat, chosen(seat).unwrap_or_else(|| step.default(catalog, game, seat)))).collect();
            step.perform(course, &answers);
        }
        each!(self, step => inner(step, course, choices));
    }
}

/// Checks the choice of a seat for the step that is due.
///
/// # Errors
/// The rule that it breaks.
pub fn check(catalog: &Catalog, game: &Game, choice: &Choice) -> Result<(), Refusal> {
    game.due().ok_or(Refusal::NotAsked)?.check(catalog, game, choice.seat, &choice.answer)
}

/// Performs the step that is due, and all that follow until somebody has to choose. Returns the new
/// game and what happened.
#[must_use]
pub fn advance(catalog: &Catalog, game: &Game, choices: &[Choice]) -> (Game, Vec<Fact>) {
    let mut game = game.clone();
    let dice = Dice::new(game.charter.seed, game.step);
    game.step += 1;
    play_on(Course { catalog, game, log: Vec::new(), dice }, choices)
}

/// Plays a new game up to its first choice.
pub(crate) fn begin(catalog: &Catalog, game: Game) -> Game {
    let dice = Dice::new(game.charter.seed, 0);
    let mut course = Course { catalog, game, log: Vec::new(), dice };
    if course.rest() { play_on(course, &[]).0 } else { course.game }
}

/// Performs steps until one asks somebody. The first takes the choices.
fn play_on(mut course: Course<'_>, mut choices: &[Choice]) -> (Game, Vec<Fact>) {
    while let Some(step) = course.game.agenda.pop() {
        step.perform(&mut course, choices);
        choices = &[];
        if !course.rest() {
            break;
        }
    }
    (course.game, course.log)
}
