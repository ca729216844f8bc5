//! [`First`], the first edition as the table knows it.

use std::sync::Arc;

use oaths_first_minds as minds;
use oaths_first_rules as rules;
use table::game::{Advanced, Chair, Game};
use table::mods::ModMark;
use table::seats::{Player, Seat};

use minds::Mind;
use rules::catalog::Catalog;
use rules::charter::{Charter, CharterFault, SeatCharter};
use rules::choices;
use rules::court::Ending;
use rules::facts::Fact;
use rules::game::Game as Position;
use rules::step::{self, Answer, Choice};
use rules::view::View;

mod lawful;
mod mods;
pub mod post;
pub mod series;
pub mod wire;

/// Version of the rules. Every change that makes an old save play differently increases it.
pub const RULES: u32 = 2;

/// The first edition of Oaths of the Pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First;

/// A recorded game, step by step.
pub type Archive = table::archive::Archive<First>;
/// A game in progress.
pub type Session = table::session::Session<First>;

impl Game for First {
    const NAME: &'static str = "oaths-first";
    const RULES: u32 = RULES;
    const MARKS: usize = 1;

    type Catalog = Catalog;
    type Book = Arc<Catalog>;
    type Charter = Charter;
    type Fault = CharterFault;
    type Position = Position;
    type View = View;
    type Choice = Choice;
    type Reasons = ();
    type Thought = Choice;
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
        let chair = |(at, seat): (usize, &SeatCharter)| Chair {
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
        game.turn()
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

    /// Points, posts, cards and freedom, and how far the seat is ahead of the others.
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

    fn think(mind: &dyn Mind, book: &Arc<Catalog>, view: &View, _memory: Option<&()>, seed: u64) -> Choice {
        mind.choose(book, view, seed)
    }

    fn choice(thought: &Choice) -> &Choice {
        thought
    }

    fn choice_mut(thought: &mut Choice) -> &mut Choice {
        thought
    }

    fn apart(thought: Choice) -> (Choice, ()) {
        (thought, ())
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
}
