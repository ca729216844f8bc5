//! [`Oaths`], the game as the table knows it.

use std::sync::Arc;

use table::game::{Advanced, Chair, Game, Reasoned};
use table::mods::ModMark;
use table::seats::{Player, Seat};

use crate::lawful;
use crate::minds::reasons::{self, Reasons};
use crate::minds::{self, Mind};
use crate::rules::catalog::Catalog;
use crate::rules::charter::{Charter, CharterFault};
use crate::rules::choices;
use crate::rules::court::Ending;
use crate::rules::facts::Fact;
use crate::rules::game::Game as Position;
use crate::rules::step::{self, Answer, Choice};
use crate::rules::view::View;

/// Version of the rules. Every change that makes an old save play differently increases it.
pub const RULES: u32 = 4;

/// Oaths of the Pit: devils trade and fight for the empty throne, and elect the next Overlord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oaths;

pub use crate::minds::Thought;

impl Game for Oaths {
    const NAME: &'static str = "oaths";
    const RULES: u32 = RULES;
    const MARKS: usize = 1;

    type Catalog = Catalog;
    type Book = Arc<Catalog>;
    type Charter = Charter;
    type Fault = CharterFault;
    type Position = Position;
    type View = View;
    type Choice = Choice;
    type Reasons = Reasons;
    type Thought = Thought;
    type Entry = Fact;
    type Report = ();
    type Ending = Ending;
    type Mind = dyn Mind;

    fn catalog(book: &Arc<Catalog>) -> &Catalog {
        book
    }

    fn fingerprint(catalog: &Catalog) -> u64 {
        catalog.digest
    }

    fn mods(catalog: &Catalog) -> &[ModMark] {
        &catalog.mods
    }

    /// The symbol is the devil's number. A devil that is dealt has that of its seat until then.
    fn chairs(charter: &Charter) -> Vec<Chair> {
        let chair = |(at, seat): (usize, &crate::rules::charter::SeatCharter)| Chair {
            name: seat.name.clone(),
            symbol: seat.devil.map_or(at as u8, |devil| devil.0),
        };
        charter.seats.iter().enumerate().map(chair).collect()
    }

    fn players(charter: &Charter) -> Vec<&Player> {
        charter.seats.iter().map(|seat| &seat.player).collect()
    }

    fn seed(charter: &Charter) -> u64 {
        charter.seed
    }

    fn iron_man(charter: &Charter) -> bool {
        charter.iron_man
    }

    fn loosen(charter: &mut Charter) {
        charter.iron_man = false;
    }

    fn found(catalog: &Catalog, charter: Charter) -> Result<Position, CharterFault> {
        Position::found(catalog, charter)
    }

    fn charter(game: &Position) -> &Charter {
        game.charter()
    }

    fn outline(view: &View) -> &Charter {
        view.game().charter()
    }

    fn turn(game: &Position) -> u32 {
        game.step()
    }

    /// The game turn.
    fn progress(game: &Position) -> u8 {
        game.round()
    }

    fn owing(game: &Position) -> Vec<Seat> {
        game.asked().to_vec()
    }

    fn ending(game: &Position) -> Option<&Ending> {
        game.ending()
    }

    fn last_turn(ending: &Ending) -> u32 {
        ending.step
    }

    fn winners(ending: &Ending) -> Vec<Seat> {
        ending.winners.clone()
    }

    fn view(game: &Position, seat: Seat) -> View {
        View::of(game, seat)
    }

    fn told(log: &[Fact], seat: Seat) -> Vec<Fact> {
        log.iter().filter_map(|fact| fact.told_to(seat)).collect()
    }

    fn advance(
        book: &Arc<Catalog>,
        game: &Position,
        choices: &[Choice],
        watch: &mut dyn FnMut(&Position),
    ) -> Advanced<Self> {
        let (game, log) = step::advance(book, game, choices);
        watch(&game);
        Advanced { game, log, report: () }
    }

    fn mark(_index: usize) -> String {
        "the step".to_owned()
    }

    fn pass(seat: Seat) -> Choice {
        Choice { seat, answer: Answer::Pass }
    }

    fn chooser(choice: &Choice) -> Seat {
        choice.seat
    }

    fn choices(book: &Arc<Catalog>, view: &View, most: usize, seed: u64) -> Vec<Choice> {
        choices::some(book, view.game(), view.seat(), most, seed)
    }

    fn imagine(book: &Arc<Catalog>, view: &View, seed: u64) -> Position {
        view.imagine(book, seed)
    }

    /// Points, and oaths of everybody at the value that they have if that devil wins the vote.
    fn standing(book: &Arc<Catalog>, game: &Position, seat: Seat) -> i64 {
        match game.ending() {
            Some(ending) if ending.winners.contains(&seat) => i64::from(i32::MAX),
            Some(_) => i64::from(i32::MIN),
            None => minds::standing(book, game, seat),
        }
    }

    fn mind(name: &str) -> Option<Box<dyn Mind>> {
        minds::by_name(name)
    }

    fn think(mind: &dyn Mind, book: &Arc<Catalog>, view: &View, _memory: Option<&Reasons>, seed: u64) -> Thought {
        mind.think(book, view, seed)
    }

    fn choice(thought: &Thought) -> &Choice {
        &thought.choice
    }

    fn choice_mut(thought: &mut Thought) -> &mut Choice {
        &mut thought.choice
    }

    fn apart(thought: Thought) -> (Choice, Reasons) {
        (thought.choice, thought.reasons)
    }

    fn check_charter(catalog: &Catalog, charter: &Charter) -> Result<(), String> {
        charter.check(catalog).map_err(|fault| fault.to_string())
    }

    fn check_choice(catalog: &Catalog, charter: &Charter, choice: &Choice) -> Result<(), String> {
        lawful::check(catalog, charter, choice)
    }

    fn tidy_choice(catalog: &Catalog, charter: &Charter, choice: &mut Choice) {
        if lawful::check(catalog, charter, choice).is_err() {
            choice.answer = Answer::Pass;
        }
    }

    fn check_reasons(
        catalog: &Catalog,
        about: &Reasoned<'_, Self>,
        seat: Seat,
        reasons: &Reasons,
    ) -> Result<(), String> {
        if reasons.weighed.len() > reasons::MOST {
            return Err(format!("seat {seat} has weighed more answers than are noted"));
        }
        let named = |answer: &Answer| lawful::check(catalog, about.charter, &Choice { seat, answer: answer.clone() });
        reasons.weighed.iter().try_for_each(|weighed| named(&weighed.answer))
    }

    fn tidy_reasons(catalog: &Catalog, about: &Reasoned<'_, Self>, seat: Seat, reasons: &mut Reasons) {
        if Self::check_reasons(catalog, about, seat, reasons).is_err() {
            *reasons = Reasons::default();
        }
    }
}
