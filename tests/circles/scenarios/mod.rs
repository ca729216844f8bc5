//! Scenarios: one for each rule. The comment of each quotes what it proves.
//!
//! A scenario lays out a position, lets some seats answer and looks at what came of it. Seats that
//! a scenario does not name give the default answer. Every named answer has to be lawful. Dice are
//! fixed where an example tells them.

mod actions;
mod combat;
mod diplomacy;
mod fate;
mod hell;
mod magic;
mod marches;
mod petitions;
mod roam;
mod setup;
mod skills;
mod souls;
mod summoning;
mod turn;

use std::sync::{Arc, LazyLock};

use circles_rules::action::{Action, ActionAnswer, ActionAsk};
use circles_rules::catalog::Catalog;
use circles_rules::catalog::definitions::Minor;
use circles_rules::facts::{DiceFact, Fact, UnitFact, Why};
use circles_rules::game::{Game, Triumvirate};
use circles_rules::ids::{Arcanum, Banner, DaemonKind, HoundKind, Legion, LieutenantKind, Place, Seat, Sectio, Unit};
use circles_rules::magic::Target;
use circles_rules::march::{Leg, MarchAnswer};
use circles_rules::refusal::Refusal;
use circles_rules::step::{self, Answer, Ask, Choice, Step};
use circles_rules::tableau::Tableau;

/// Steps after which a scenario that does not come to its end has failed.
const TOO_MANY: usize = 400;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Daemons without a skill that matters in most scenarios.
const QUIET: [&[&str]; 3] = [&["agares"], &["paymon"], &["gomory"]];

fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(Catalog::standard);
    &CATALOG
}

/// Returns a table with these triumvirates, and nothing on it.
fn lay(triumvirates: &[&[&str]]) -> Tableau<'static> {
    Tableau::new(catalog(), triumvirates).expect("these triumvirates can sit at one table")
}

const fn of(seat: Seat) -> Banner {
    Banner::Seat(seat)
}

fn daemon(id: &str) -> DaemonKind {
    catalog().daemon_named(id).expect("a daemon")
}

fn sectio(id: &str) -> Sectio {
    catalog().sectio_named(id).expect("a sectio")
}

fn at(id: &str) -> Place {
    if id == "antehell" { Place::AnteHell } else { Place::Sectio(sectio(id)) }
}

fn officer(id: &str) -> LieutenantKind {
    catalog().lieutenant_named(id).expect("a lieutenant")
}

fn hound(id: &str) -> HoundKind {
    catalog().hound_named(id).expect("a hound")
}

const fn legion(seat: Seat, number: u8) -> Legion {
    Legion { banner: Banner::Seat(seat), number }
}

const fn unit(seat: Seat, number: u8) -> Unit {
    Unit::Legion(legion(seat, number))
}

/// A position that is played on.
struct Scene {
    game: Game,
    /// Everything that has happened.
    facts: Vec<Fact>,
}

impl Scene {
    fn open(tableau: Tableau<'static>, step: impl Into<Step>) -> Self {
        Self::steps(tableau, [step.into()])
    }

    fn steps(tableau: Tableau<'static>, steps: impl IntoIterator<Item = Step>) -> Self {
        let steps: Vec<Step> = steps.into_iter().collect();
        let (game, facts) = tableau.begin(steps);
        Self { game, facts }
    }

    /// Opens a scene in which a daemon takes its action.
    fn turn(tableau: Tableau<'static>, seat: Seat, id: &str) -> Self {
        Self::open(tableau, ActionAsk::Turn { seat, daemon: daemon(id) })
    }

    /// Plays the step that is due. These seats answer it, all others give the default.
    fn answer(&mut self, answers: &[(Seat, Answer)]) -> &mut Self {
        let choices: Vec<Choice> =
            answers.iter().map(|(seat, answer)| Choice { seat: *seat, answer: answer.clone() }).collect();
        for choice in &choices {
            assert_eq!(step::check(catalog(), &self.game, choice), Ok(()), "{choice:?} at {:?}", self.game.due());
        }
        let (game, facts) = step::advance(catalog(), &self.game, &choices);
        self.game = game;
        self.facts.extend(facts);
        self
    }

    fn say(&mut self, seat: Seat, answer: impl Into<Answer>) -> &mut Self {
        self.answer(&[(seat, answer.into())])
    }

    fn pass(&mut self) -> &mut Self {
        self.answer(&[])
    }

    /// Lets the daemon that is due take an action.
    fn act(&mut self, action: Action) -> &mut Self {
        let Some(Ask::Action(ActionAsk::Turn { seat, .. })) = self.game.due() else {
            panic!("no daemon is due, but {:?}", self.game.due());
        };
        let seat = *seat;
        self.say(seat, ActionAnswer::Act(action))
    }

    /// Moves a unit along a way.
    fn go(&mut self, seat: Seat, lead: Unit, with: &[Legion], way: &[&str]) -> &mut Self {
        self.say(seat, walk(lead, with, way))
    }

    /// Returns why an answer to the step that is due breaks the rules.
    fn refusal(&self, seat: Seat, answer: impl Into<Answer>) -> Option<Refusal> {
        step::check(catalog(), &self.game, &Choice { seat, answer: answer.into() }).err()
    }

    /// Plays on with default answers until a step like this is due.
    fn until(&mut self, fits: impl Fn(&Ask) -> bool) -> &mut Self {
        for _ in 0..TOO_MANY {
            if self.game.due().is_some_and(&fits) {
                return self;
            }
            assert!(self.game.due().is_some(), "the step never comes");
            self.pass();
        }
        panic!("the step never comes");
    }

    /// Plays on with default answers until nothing is asked any more.
    fn rest(&mut self) -> &mut Self {
        for _ in 0..TOO_MANY {
            if self.game.due().is_none() {
                return self;
            }
            self.pass();
        }
        panic!("the scene never ends: {:?}", self.game.due());
    }

    fn saw(&self, fact: impl Into<Fact>) -> bool {
        self.facts.contains(&fact.into())
    }

    /// Returns all dice that were rolled for a reason.
    fn dice(&self, fits: impl Fn(&Why) -> bool) -> Vec<u8> {
        let mut all = Vec::new();
        for fact in &self.facts {
            if let Fact::Dice(DiceFact::Rolled { why, dice, .. }) = fact
                && fits(why)
            {
                all.extend(dice);
            }
        }
        all
    }

    /// Returns the units that left the map.
    fn lost(&self) -> Vec<Unit> {
        let lost = |fact: &Fact| if let Fact::Unit(UnitFact::Lost { unit, .. }) = fact { Some(*unit) } else { None };
        self.facts.iter().filter_map(lost).collect()
    }

    fn own(&self, seat: Seat) -> &Triumvirate {
        self.game.triumvirate(seat)
    }

    fn souls(&self, seat: Seat) -> u32 {
        self.own(seat).souls
    }

    fn favours(&self, seat: Seat) -> (u32, u32) {
        (self.own(seat).favours, self.own(seat).disfavours)
    }

    fn legions(&self, banner: Banner, id: &str) -> usize {
        self.game.board().legions_at(banner, at(id)).len()
    }

    fn where_is(&self, unit: Unit) -> Option<Place> {
        self.game.board().at(unit)
    }

    fn owner(&self, id: &str) -> Option<Banner> {
        self.game.owner(sectio(id))
    }

    /// Returns a card of a seat with this spell.
    fn card(&self, seat: Seat, id: &str) -> Arcanum {
        let hand = &self.own(seat).hand;
        let fits = |card: &&Arcanum| catalog().spell_of(**card).id == id;
        *hand.iter().find(fits).unwrap_or_else(|| panic!("seat {seat} has no {id}"))
    }

    /// Returns a card of a seat with this minor arcana.
    fn minor(&self, seat: Seat, minor: Minor) -> Arcanum {
        let hand = &self.own(seat).hand;
        let fits = |card: &&Arcanum| catalog().arcanum(**card).minor == Some(minor);
        *hand.iter().find(fits).unwrap_or_else(|| panic!("seat {seat} has no {minor:?}"))
    }

    fn cast(&self, seat: Seat, id: &str, target: Target) -> Action {
        Action::Cast { card: self.card(seat, id), target }
    }

    /// Returns the daemon whose action is due.
    fn due_daemon(&self) -> Option<DaemonKind> {
        let Some(Ask::Action(ActionAsk::Turn { daemon, .. })) = self.game.due() else { return None };
        Some(*daemon)
    }
}

/// Returns the way of a unit, with the same legions all along.
fn walk(lead: Unit, with: &[Legion], way: &[&str]) -> MarchAnswer {
    let leg = |id: &&str| Leg { to: at(id), with: with.to_vec(), passage: false };
    MarchAnswer::Move { lead, legs: way.iter().map(leg).collect() }
}
