//! Scenarios: one for each sentence of the source. The comment of each quotes what it proves.
//!
//! A scenario lays out a position, lets some seats answer and looks at what came of it. Seats that
//! a scenario does not name give the default answer. Every named answer has to be lawful.

mod action;
mod artifacts;
mod combat;
mod devils;
mod events;
mod gathering;
mod hordes;
mod moves;
mod realms;
mod reinforcements;
mod rites;
mod rituals;
mod scoring;
mod specials;
mod spoils;
mod trading;
mod vote;

use std::sync::{Arc, LazyLock};

use oaths::rules::action::{ActionStep, Orders};
use oaths::rules::catalog::Catalog;
use oaths::rules::court::{CourtAnswer, CourtStep};
use oaths::rules::facts::{Fact, RiteFact, WarFact};
use oaths::rules::game::{Caster, Game, Whereabouts};
use oaths::rules::ids::{Card, HandCard, Paper, Seat};
use oaths::rules::muster::{MusterAnswer, MusterStep};
use oaths::rules::refusal::Refusal;
use oaths::rules::rites::RiteStep;
use oaths::rules::specials::{Aim, Play, SpecialAnswer, SpecialStep};
use oaths::rules::step::{self, Answer, Choice, Step};
use oaths::rules::tableau::Tableau;
use oaths::rules::trade::{Claim, Dealings, Favor, TradeAnswer, TradeStep};
use oaths::rules::war::{Target, WarAnswer, WarStep};

/// Steps after which a scenario that does not come to its end has failed.
const TOO_MANY: usize = 200;

/// Realms that the seats get in this order: those whose powers do not change a combat come first.
const REALMS: [&str; 6] = [
    "frozen-ocean",
    "high-palace",
    "seat-of-judgement",
    "valley-of-the-wailing-souls",
    "forest-of-the-hanged-ones",
    "mountain-of-the-ever-rotting-corpses",
];

fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(Catalog::standard);
    &CATALOG
}

/// Returns the seats by number, so that a scenario can name them by their devils.
fn seats<const N: usize>() -> [Seat; N] {
    std::array::from_fn(|at| Seat(at as u8))
}

/// Returns a table at which these devils sit, with nothing on it. Their realms are known.
fn lay(devils: &[&str]) -> Tableau<'static> {
    let tableau = Tableau::new(catalog(), devils).expect("the devils can sit at one table");
    (0..devils.len()).fold(tableau, |tableau, at| tableau.realm(Seat(at as u8), REALMS[at]))
}

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

    /// Begins with the reinforcements of the next game turn.
    fn dawn(tableau: Tableau<'static>) -> Self {
        Self::open(tableau, MusterStep::Dawn)
    }

    /// Begins with a trading.
    fn trade(tableau: Tableau<'static>) -> Self {
        Self::open(tableau, TradeStep::Open)
    }

    /// Begins with the action of all devils, in the order of seats.
    fn action(tableau: Tableau<'static>, players: u8) -> Self {
        let orders = (0..players).map(|at| Step::from(ActionStep::Orders(Seat(at))));
        let steps: Vec<Step> = orders.chain([ActionStep::Close.into()]).collect();
        Self { game: tableau.begin(steps), facts: Vec::new() }
    }

    /// Begins with the second conflict: no rituals come after it.
    fn war(tableau: Tableau<'static>) -> Self {
        Self::open(tableau, WarStep::Begin(2))
    }

    /// Begins with the rituals.
    fn rites(tableau: Tableau<'static>) -> Self {
        Self::open(tableau, RiteStep::Begin)
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

    /// Returns why an answer to the step that is due breaks the rules.
    fn refusal(&self, seat: Seat, answer: impl Into<Answer>) -> Option<Refusal> {
        step::check(catalog(), &self.game, &Choice { seat, answer: answer.into() }).err()
    }

    fn allows(&self, seat: Seat, answer: impl Into<Answer>) -> bool {
        self.refusal(seat, answer).is_none()
    }

    fn is_due(&self, fits: impl Fn(&Step) -> bool) -> bool {
        self.game.due().is_some_and(fits)
    }

    /// Plays on with default answers until a step like this is due.
    fn until(&mut self, fits: impl Fn(&Step) -> bool) -> &mut Self {
        for _ in 0..TOO_MANY {
            if self.is_due(&fits) {
                return self;
            }
            assert!(self.game.due().is_some(), "the game ended before this step");
            self.answer(&[]);
        }
        panic!("this step does not come");
    }

    /// Plays on until this part of a conflict is due.
    fn until_war(&mut self, fits: impl Fn(&WarStep) -> bool) -> &mut Self {
        self.until(|step| matches!(step, Step::War(war) if fits(war)))
    }

    /// Plays the second conflict to its end: the moves of the third are due.
    fn peace(&mut self) -> &mut Self {
        if self.game.conflict().number == 2 && self.is_due(|step| *step == WarStep::Move.into()) {
            self.answer(&[]);
        }
        self.until_war(|step| *step == WarStep::Move)
    }

    /// Plays the rituals to their end: the moves of the second conflict are due.
    fn perform(&mut self) -> &mut Self {
        self.until_war(|step| *step == WarStep::Move)
    }

    /// Plays on until the game turn is scored.
    fn dusk(&mut self) -> &mut Self {
        self.until(|step| *step == Step::Court(CourtStep::Contribute))
    }

    /// Sends armies out. All others stay at home.
    fn march(&mut self, targets: &[(Seat, Target)]) -> &mut Self {
        self.until_war(|step| *step == WarStep::Move);
        let answers: Vec<(Seat, Answer)> = targets.iter().map(|(seat, target)| (*seat, aim(*target))).collect();
        self.answer(&answers)
    }

    /// Shows strategies, in the open or at home, whichever comes first.
    fn fight(&mut self, colours: &[(Seat, u8)]) -> &mut Self {
        self.until_war(|step| matches!(step, WarStep::Strategies | WarStep::SiegeStrategies));
        let answers: Vec<(Seat, Answer)> =
            colours.iter().map(|(seat, colour)| (*seat, WarAnswer::Colour(*colour).into())).collect();
        self.answer(&answers)
    }

    /// Shows strategies at home.
    fn storm(&mut self, colours: &[(Seat, u8)]) -> &mut Self {
        self.until_war(|step| *step == WarStep::SiegeStrategies);
        self.fight(colours)
    }

    /// Settles one army against the home realm of one devil, up to the strategies.
    fn siege(&mut self, attacker: Seat, defender: Seat) -> &mut Self {
        self.march(&[(attacker, Target::Devil(defender))]);
        self.until_war(|step| *step == WarStep::SiegeStrategies)
    }

    fn saw(&self, fact: impl Into<Fact>) -> bool {
        self.facts.contains(&fact.into())
    }

    /// Returns the power that a side showed last.
    fn shown_power(&self, of: Seat) -> Option<u32> {
        self.facts.iter().rev().find_map(|fact| match fact {
            Fact::War(WarFact::Strategy { seat, power, .. }) if *seat == of => Some(*power),
            _ => None,
        })
    }

    /// Returns the magic cards that were drawn for each ritual of a seat.
    fn magic_drawn(&self, by: Seat) -> Vec<usize> {
        let performed = self.facts.iter().filter_map(|fact| match fact {
            Fact::Rite(RiteFact::Performed { seat, magic, .. }) if *seat == by => Some(*magic),
            _ => None,
        });
        performed.collect()
    }

    /// Returns the cards of a kind that a seat has on its table, on Earth or just drawn.
    fn cards(&self, seat: Seat, id: &str) -> Vec<Card> {
        let domain = self.game.domain(seat);
        let all = domain.tabled.iter().chain(&domain.earth).chain(&domain.drawn).copied();
        all.filter(|card| is(*card, id)).collect()
    }

    /// Counts the cards of a kind that a seat has on its table in Hell.
    fn tabled(&self, seat: Seat, id: &str) -> usize {
        self.game.domain(seat).tabled.iter().filter(|card| is(**card, id)).count()
    }

    /// Counts the cards of a kind that a seat has on Earth.
    fn on_earth(&self, seat: Seat, id: &str) -> usize {
        self.game.domain(seat).earth.iter().filter(|card| is(**card, id)).count()
    }

    /// Counts the cards of a kind among the discarded ones.
    fn discarded(&self, id: &str) -> usize {
        self.game.discard().iter().filter(|card| is(**card, id)).count()
    }

    fn souls(&self, seat: Seat) -> u32 {
        self.game.domain(seat).souls
    }

    fn points(&self, seat: Seat) -> u8 {
        self.game.domain(seat).points
    }

    fn whereabouts(&self, seat: Seat) -> Whereabouts {
        self.game.domain(seat).whereabouts
    }

    fn realm(&self, seat: Seat) -> Option<&'static str> {
        self.game.domain(seat).realm.map(|realm| catalog().realm(realm).id.as_str())
    }

    fn papers(&self, seat: Seat, paper: Paper) -> usize {
        self.game.domain(seat).hand.papers_like(paper)
    }

    fn holds_special(&self, seat: Seat, id: &str) -> bool {
        self.game.domain(seat).hand.specials().any(|card| Some(card) == catalog().special_named(id))
    }
}

/// True if a card is of this kind.
fn is(card: Card, id: &str) -> bool {
    Some(catalog().kind(card)) == catalog().resource_named(id)
}

fn aim(target: Target) -> Answer {
    WarAnswer::Move { raise: 0, target }.into()
}

fn table(discard: Vec<Card>) -> MusterAnswer {
    MusterAnswer::Table { discard, agreements: Vec::new() }
}

fn deals(dealings: Dealings) -> TradeAnswer {
    TradeAnswer::Round(dealings)
}

/// Returns what a devil says that reclaims a favour and does nothing else.
fn claims(claim: Claim) -> TradeAnswer {
    deals(Dealings { claims: vec![claim], ..Dealings::default() })
}

/// Returns a favour that is paid with favours of its target alone.
fn plain(target: Seat, favor: Favor) -> Claim {
    Claim { target, favor, own: 0, wild: 0 }
}

fn special(id: &str, aim: Aim) -> Play {
    Play { card: catalog().special_named(id).expect("there is such a card"), aim }
}

/// Returns the answer that plays a special card at its moment.
fn plays(id: &str, aim: Aim) -> SpecialAnswer {
    SpecialAnswer::Play(vec![special(id, aim)])
}

/// Returns what a devil says that plays a special card in the trading.
fn plays_in_trade(id: &str, aim: Aim) -> TradeAnswer {
    deals(Dealings { plays: vec![special(id, aim)], ..Dealings::default() })
}

fn orders(rituals: &[(Card, Caster)]) -> Orders {
    let cast =
        |(ritual, caster): &(Card, Caster)| oaths::rules::game::Cast { ritual: *ritual, caster: *caster, twice: false };
    Orders { casts: rituals.iter().map(cast).collect(), ..Orders::default() }
}

fn oath(of: Seat) -> HandCard {
    HandCard::Paper(Paper::oath(of))
}

fn in_trade(step: &Step) -> bool {
    matches!(step, Step::Trade(TradeStep::Round(_)))
}

fn in_window(step: &Step) -> bool {
    matches!(step, Step::Special(SpecialStep::Window(_)))
}

fn in_action(step: &Step) -> bool {
    matches!(step, Step::Action(ActionStep::Orders(_)))
}

fn votes_for(seat: Seat) -> CourtAnswer {
    CourtAnswer::Vote(seat)
}
