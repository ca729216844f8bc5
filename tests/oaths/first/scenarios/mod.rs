//! Scenarios of the first edition: one for each rule. The comment of each quotes what it proves.
//!
//! A scenario lays out a position, lets some seats answer and looks at what came of it. Seats that
//! a scenario does not name give the default answer. Every named answer has to be lawful.

mod award;
mod combat;
mod gathering;
mod muster;
mod playing;
mod promises;
mod rites;
mod siege;
mod trading;

use std::sync::{Arc, LazyLock};

use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::facts::{Fact, WarFact};
use oaths::first::rules::game::Game;
use oaths::first::rules::ids::{Card, HandCard, Seat};
use oaths::first::rules::market::{Dealings, Goods, MarketStep, Terms};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::{self, Answer, Choice, Step};
use oaths::first::rules::tableau::Tableau;
use oaths::first::rules::war::{Attack, Move, WarAnswer, WarStep};

/// Steps after which a scenario that does not come to its end has failed.
const TOO_MANY: usize = 200;

fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(Catalog::standard);
    &CATALOG
}

/// Returns the seats by number, so that a scenario can name them by their devils.
fn seats<const N: usize>() -> [Seat; N] {
    std::array::from_fn(|at| Seat(at as u8))
}

/// Returns a table at which these devils sit, with nothing on it.
fn lay(devils: &[&str]) -> Tableau<'static> {
    Tableau::new(catalog(), devils).expect("the devils can sit at one table")
}

/// The four devils of most scenarios: none of them has a power that changes a combat.
const QUIET: [&str; 4] = ["glasya", "mephistopheles", "belial", "baalzebub"];

/// A position that is played on.
struct Scene {
    game: Game,
    /// What happened since the first choice.
    facts: Vec<Fact>,
}

impl Scene {
    fn open(tableau: Tableau<'static>, step: impl Into<Step>) -> Self {
        Self { game: tableau.begin([step.into()]), facts: Vec::new() }
    }

    fn steps(tableau: Tableau<'static>, steps: impl IntoIterator<Item = Step>) -> Self {
        let steps: Vec<Step> = steps.into_iter().collect();
        Self { game: tableau.begin(steps), facts: Vec::new() }
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

    /// Returns why an answer to the step that is due breaks the rules.
    fn refusal(&self, seat: Seat, answer: impl Into<Answer>) -> Option<Refusal> {
        step::check(catalog(), &self.game, &Choice { seat, answer: answer.into() }).err()
    }

    fn allows(&self, seat: Seat, answer: impl Into<Answer>) -> bool {
        self.refusal(seat, answer).is_none()
    }

    /// Plays on with default answers until a step like this is due.
    fn until(&mut self, fits: impl Fn(&Step) -> bool) -> &mut Self {
        for _ in 0..TOO_MANY {
            if self.game.due().is_some_and(&fits) {
                return self;
            }
            assert!(self.game.ending().is_none() && self.game.due().is_some(), "the step never comes");
            self.pass();
        }
        panic!("the step never comes");
    }

    /// Lets a seat attack, and plays on to the organisation of the first round.
    fn attack(&mut self, seat: Seat, target: Seat) -> &mut Self {
        let attack = self.game.full_attack(catalog(), seat, target);
        self.march(seat, attack)
    }

    fn march(&mut self, seat: Seat, attack: Attack) -> &mut Self {
        self.until(|step| matches!(step, Step::War(WarStep::Turn { seat: due, .. }) if *due == seat));
        self.say(seat, WarAnswer::Attack(Some(attack)));
        self.until(|step| matches!(step, Step::War(WarStep::Organise)))
    }

    fn organise(&mut self, answers: &[(Seat, Move)]) -> &mut Self {
        let answers: Vec<(Seat, Answer)> =
            answers.iter().map(|(seat, answer)| (*seat, WarAnswer::Move(answer.clone()).into())).collect();
        self.answer(&answers)
    }

    /// Lets a seat make an offer and another take it.
    fn trade(&mut self, by: Seat, with: Seat, gives: Goods, asks: Goods) -> &mut Self {
        let terms = Terms { to: Some(with), gives, asks };
        self.say(by, Dealings { offers: vec![terms], ..Dealings::default() });
        let id = self.game.market().offers.last().expect("an offer").id;
        self.say(with, Dealings { takes: vec![id], ..Dealings::default() })
    }

    /// Returns why an offer breaks the rules.
    fn no_offer(&self, by: Seat, with: Seat, gives: Goods) -> Option<Refusal> {
        let terms = Terms { to: Some(with), gives, asks: Goods::default() };
        self.refusal(by, Dealings { offers: vec![terms], ..Dealings::default() })
    }

    fn saw(&self, fact: impl Into<Fact>) -> bool {
        self.facts.contains(&fact.into())
    }

    fn saw_war(&self, fits: impl Fn(&WarFact) -> bool) -> bool {
        self.facts.iter().any(|fact| if let Fact::War(fact) = fact { fits(fact) } else { false })
    }

    /// Returns the cards of a kind that a seat has on the table.
    fn tabled(&self, seat: Seat, id: &str) -> Vec<Card> {
        let kind = catalog().resource_named(id);
        self.game.domain(seat).cards().filter(|card| Some(catalog().kind(*card)) == kind).collect()
    }

    /// Returns the cards of a kind in the hand of a seat.
    fn held(&self, seat: Seat, id: &str) -> Vec<Card> {
        let kind = catalog().resource_named(id);
        self.game.domain(seat).hand.resources().filter(|card| Some(catalog().kind(*card)) == kind).collect()
    }

    fn resources(&self, seat: Seat) -> usize {
        self.game.domain(seat).hand.resources().count()
    }

    fn points(&self, seat: Seat) -> u8 {
        self.game.domain(seat).points
    }
}

fn free() -> Step {
    MarketStep::Open { limited: false }.into()
}

fn limited() -> Step {
    MarketStep::Open { limited: true }.into()
}

fn hand(cards: &[HandCard]) -> Goods {
    Goods { hand: cards.to_vec(), ..Goods::default() }
}

fn cards(cards: &[Card]) -> Goods {
    Goods { cards: cards.to_vec(), ..Goods::default() }
}
