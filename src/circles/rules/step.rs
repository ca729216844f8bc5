//! Steps: a game is a list of things that happen one after the other.
//!
//! A [`Step`] either asks some seats for an answer ([`Ask`]) or happens by itself ([`Auto`]). When
//! it is performed, it may put further steps on top of the list. The list is saved with the game,
//! so a game can be continued in the middle of a combat.
//!
//! An answer that breaks the rules counts as none. The default of the step takes its place.
//!
//! Not here: what each step does. Every subsystem has its own module.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use circles_catalog::Catalog;

use crate::action::{ActionAnswer, ActionAsk, ActionAuto};
use crate::course::Course;
use crate::dice::Dice;
use crate::dusk::{Cash, DuskAsk, DuskAuto};
use crate::facts::Fact;
use crate::fate::FateAuto;
use crate::flight::{FlightAnswer, FlightAsk, FlightAuto};
use crate::game::Game;
use crate::hand::{Discards, HandAsk};
use crate::hell::HellAuto;
use crate::ids::Seat;
use crate::magic::{MagicAnswer, MagicAsk, MagicAuto};
use crate::march::{MarchAnswer, MarchAsk, MarchAuto};
use crate::petition::{Claims, PetitionAsk, PetitionAuto};
use crate::refusal::Refusal;
use crate::roam::{RoamAnswer, RoamAsk, RoamAuto};
use crate::setup::{SetupAnswer, SetupAsk, SetupAuto};
use crate::souls::{SoulsAnswer, SoulsAsk, SoulsAuto};
use crate::strokes::{Losses, StrokeAsk, StrokeAuto};
use crate::summon::{SummonAnswer, SummonAsk, SummonAuto};
use crate::war::{WarAnswer, WarAsk, WarAuto};

/// Something that happens in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// It asks some seats. A game rests at a step of this kind, until it has ended.
    Ask(Ask),
    /// It happens by itself.
    Auto(Auto),
}

/// A step that asks some seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// The set-up (rule 5.1).
    Setup(SetupAsk),
    /// Hands with too many cards (rule 6.3).
    Hand(HandAsk),
    /// Strokes of events and cards.
    Stroke(StrokeAsk),
    /// The Soul Phase (chapter 7).
    Souls(SoulsAsk),
    /// The Summoning Phase (chapter 8).
    Summon(SummonAsk),
    /// Actions of daemons (chapter 9).
    Action(ActionAsk),
    /// Marches (rule 9.5).
    March(MarchAsk),
    /// Flights (rules 9.5.1 and 11.2.4).
    Flight(FlightAsk),
    /// Spells (rule 9.8).
    Magic(MagicAsk),
    /// Random moves (chapter 10).
    Roam(RoamAsk),
    /// Combat (chapter 11).
    War(WarAsk),
    /// Petitions (chapter 12).
    Petition(PetitionAsk),
    /// The End Phase (chapter 13).
    Dusk(DuskAsk),
}

/// A step that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Auto {
    /// The set-up (rule 5.1).
    Setup(SetupAuto),
    /// The Hell Phase (chapter 6).
    Hell(HellAuto),
    /// Strokes of events and cards.
    Stroke(StrokeAuto),
    /// The Soul Phase (chapter 7).
    Souls(SoulsAuto),
    /// The Summoning Phase (chapter 8).
    Summon(SummonAuto),
    /// Actions of daemons (chapter 9).
    Action(ActionAuto),
    /// Marches (rule 9.5).
    March(MarchAuto),
    /// Flights (rules 9.5.1 and 11.2.4).
    Flight(FlightAuto),
    /// Spells (rule 9.8).
    Magic(MagicAuto),
    /// Random moves (chapter 10).
    Roam(RoamAuto),
    /// Combat (chapter 11).
    War(WarAuto),
    /// Petitions (chapter 12).
    Petition(PetitionAuto),
    /// The End Phase (chapter 13).
    Dusk(DuskAuto),
    /// When all is lost (chapter 15).
    Fate(FateAuto),
}

/// What a seat answers to a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Answer {
    /// Nothing: the step's default.
    Pass,
    /// The set-up.
    Setup(SetupAnswer),
    /// Cards that are discarded.
    Hand(Discards),
    /// What a stroke takes.
    Stroke(Losses),
    /// The Soul Phase.
    Souls(SoulsAnswer),
    /// The Summoning Phase.
    Summon(SummonAnswer),
    /// Actions of daemons.
    Action(ActionAnswer),
    /// Marches.
    March(MarchAnswer),
    /// Flights.
    Flight(FlightAnswer),
    /// Spells.
    Magic(MagicAnswer),
    /// Random moves.
    Roam(RoamAnswer),
    /// Combat.
    War(WarAnswer),
    /// Petitions.
    Petition(Claims),
    /// The End Phase.
    Dusk(Cash),
}

/// The answer of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// The seat.
    pub seat: Seat,
    /// The answer.
    pub answer: Answer,
}

/// What every kind of asking step can do.
pub(crate) trait Asks: Clone {
    /// What is answered to it.
    type Answer: Clone;

    /// Returns the seats that have something to choose, in order. Empty if there is nothing to
    /// choose: then it is performed without answers.
    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat>;

    /// Returns the answer of a seat that gives none. It obeys the rules.
    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Self::Answer;

    /// Checks an answer of a seat that is asked.
    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Self::Answer) -> Result<(), Refusal>;

    /// Makes it happen. Every seat that was asked has an answer that obeys the rules.
    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Self::Answer)]);
}

/// What every kind of automatic step can do.
pub(crate) trait Happens {
    /// Makes it happen.
    fn happen(self, course: &mut Course<'_>);
}

/// Asks one kind of asking step for what all of them can do.
macro_rules! each_ask {
    ($step:expr, $inner:ident => $body:expr) => {
        match $step {
            Ask::Setup($inner) => $body,
            Ask::Hand($inner) => $body,
            Ask::Stroke($inner) => $body,
            Ask::Souls($inner) => $body,
            Ask::Summon($inner) => $body,
            Ask::Action($inner) => $body,
            Ask::March($inner) => $body,
            Ask::Flight($inner) => $body,
            Ask::Magic($inner) => $body,
            Ask::Roam($inner) => $body,
            Ask::War($inner) => $body,
            Ask::Petition($inner) => $body,
            Ask::Dusk($inner) => $body,
        }
    };
}

macro_rules! wrap_asks {
    ($($variant:ident($step:ty, $answer:ty);)*) => {$(
        impl From<$step> for Step {
            fn from(step: $step) -> Self {
                Self::Ask(Ask::$variant(step))
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

macro_rules! wrap_autos {
    ($($variant:ident($step:ty);)*) => {
        $(
            impl From<$step> for Step {
                fn from(step: $step) -> Self {
                    Self::Auto(Auto::$variant(step))
                }
            }
        )*

        impl Auto {
            fn happen(self, course: &mut Course<'_>) {
                match self {
                    $(Self::$variant(step) => step.happen(course),)*
                }
            }
        }
    };
}

/// Finds the answer to one kind of step among the answers to all kinds.
trait Answered: Asks {
    fn of(answer: &Answer) -> Option<&Self::Answer>;
}

wrap_asks! {
    Setup(SetupAsk, SetupAnswer);
    Hand(HandAsk, Discards);
    Stroke(StrokeAsk, Losses);
    Souls(SoulsAsk, SoulsAnswer);
    Summon(SummonAsk, SummonAnswer);
    Action(ActionAsk, ActionAnswer);
    March(MarchAsk, MarchAnswer);
    Flight(FlightAsk, FlightAnswer);
    Magic(MagicAsk, MagicAnswer);
    Roam(RoamAsk, RoamAnswer);
    War(WarAsk, WarAnswer);
    Petition(PetitionAsk, Claims);
    Dusk(DuskAsk, Cash);
}

wrap_autos! {
    Setup(SetupAuto);
    Hell(HellAuto);
    Stroke(StrokeAuto);
    Souls(SoulsAuto);
    Summon(SummonAuto);
    Action(ActionAuto);
    March(MarchAuto);
    Flight(FlightAuto);
    Magic(MagicAuto);
    Roam(RoamAuto);
    War(WarAuto);
    Petition(PetitionAuto);
    Dusk(DuskAuto);
    Fate(FateAuto);
}

impl Ask {
    /// Returns the seats that have something to choose, in order.
    #[must_use]
    pub fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        each_ask!(self, step => step.asked(catalog, game))
    }

    /// Returns the answer of a seat that gives none.
    #[must_use]
    pub fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Answer {
        each_ask!(self, step => step.default(catalog, game, seat).into())
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
        // A view knows only whether its own seat is asked, so the list in the game counts.
        if !game.asked().contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        each_ask!(self, step => inner(step, catalog, game, seat, answer))
    }

    /// Makes it happen, with the choices of the seats that are asked.
    fn perform(self, course: &mut Course<'_>, choices: &[Choice]) {
        fn inner<S: Answered>(step: S, course: &mut Course<'_>, choices: &[Choice]) {
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
        each_ask!(self, step => inner(step, course, choices));
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
    play_on(Course::new(catalog, game, dice), choices)
}

/// Plays a new game up to its first choice.
pub(crate) fn begin(catalog: &Catalog, game: Game) -> (Game, Vec<Fact>) {
    let dice = Dice::new(game.charter.seed, 0);
    let mut course = Course::new(catalog, game, dice);
    course.settle();
    if course.rest() { play_on(course, &[]) } else { course.into_parts() }
}

/// Performs steps until one asks somebody. The first takes the choices.
fn play_on(mut course: Course<'_>, mut choices: &[Choice]) -> (Game, Vec<Fact>) {
    while let Some(step) = course.game.agenda.pop() {
        match step {
            Step::Ask(ask) => ask.perform(&mut course, choices),
            Step::Auto(auto) => auto.happen(&mut course),
        }
        choices = &[];
        course.settle();
        if !course.rest() {
            break;
        }
    }
    course.into_parts()
}
