//! Promises: "the Devil's Word is its Rule".
//!
//! A promise binds. Where its devil could break it by an answer, that answer is refused. A promise
//! that cannot be kept disgraces its devil, unless it was made only "if it is possible". Promises
//! end with the game turn, or with the next one, and are judged then.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::facts::PromiseFact;
use crate::game::{Game, Phase, Whereabouts};
use crate::ids::{Card, HandCard, PromiseId, Seat};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Act, Course};

/// Something that a devil promises to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Vow {
    /// To attack this devil.
    Attack(Seat),
    /// Not to attack this devil, nor to join an attack on it.
    Spare(Seat),
    /// Not to go to Earth itself.
    LeaveEarth,
    /// To object to this devil at the gathering, if it could be elected.
    Object(Seat),
    /// Not to object to this devil.
    Accept(Seat),
    /// To proclaim this devil at the gathering.
    Proclaim(Seat),
    /// To give resource cards of its hand, of its own choice.
    Cards(u8),
    /// To give oaths.
    Oaths {
        /// Of which devil.
        of: Seat,
        /// How many.
        count: u8,
    },
    /// To give Souls.
    Souls(u32),
}

impl Vow {
    /// True if something is given when the promise ends.
    #[must_use]
    pub const fn is_debt(self) -> bool {
        match self {
            Self::Cards(_) | Self::Oaths { .. } | Self::Souls(_) => true,
            Self::Attack(_)
            | Self::Spare(_)
            | Self::LeaveEarth
            | Self::Object(_)
            | Self::Accept(_)
            | Self::Proclaim(_) => false,
        }
    }

    /// True if nobody can keep both promises.
    #[must_use]
    pub fn contradicts(self, other: Self) -> bool {
        match (self, other) {
            (Self::Attack(a), Self::Spare(b)) | (Self::Spare(a), Self::Attack(b)) => a == b,
            (Self::Object(a), Self::Accept(b)) | (Self::Accept(a), Self::Object(b)) => a == b,
            (Self::Proclaim(a), Self::Proclaim(b)) => a != b,
            (
                Self::Attack(_)
                | Self::Spare(_)
                | Self::LeaveEarth
                | Self::Object(_)
                | Self::Accept(_)
                | Self::Proclaim(_)
                | Self::Cards(_)
                | Self::Oaths { .. }
                | Self::Souls(_),
                _,
            ) => false,
        }
    }

    /// Returns the devil that a promise names.
    #[must_use]
    pub const fn names(self) -> Option<Seat> {
        match self {
            Self::Attack(seat) | Self::Spare(seat) | Self::Object(seat) => Some(seat),
            Self::Accept(seat) | Self::Proclaim(seat) | Self::Oaths { of: seat, .. } => Some(seat),
            Self::LeaveEarth | Self::Cards(_) | Self::Souls(_) => None,
        }
    }
}

/// The condition of a promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Clause {
    /// None.
    #[default]
    Always,
    /// Only if it is possible.
    IfPossible,
    /// Only if this devil becomes Overlord. Something is given before the oaths are counted.
    IfOverlord(Seat),
}

/// A promise in the terms of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Pledge {
    /// What is promised.
    pub vow: Vow,
    /// On which condition.
    #[serde(default)]
    pub clause: Clause,
    /// True if it lasts until the end of the next game turn, and not only of this one.
    #[serde(default)]
    pub next: bool,
}

/// What became of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Its time is not over.
    Open,
    /// The devil did what it promised.
    Kept,
    /// It did not, and was disgraced.
    Broken,
    /// Its condition did not come true.
    Void,
    /// Whoever it was given to does not ask for it any more.
    Released,
}

/// A promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// Its number.
    pub id: PromiseId,
    /// The game turn in which it was given.
    pub turn: u8,
    /// The last game turn in which it binds.
    pub until: u8,
    /// Who promised.
    pub by: Seat,
    /// To whom; `None` to the Forces of Heaven.
    pub to: Option<Seat>,
    /// What.
    pub vow: Vow,
    /// On which condition.
    pub clause: Clause,
    /// True if the devil has done it.
    pub done: bool,
    /// True if the devil could not do it when it should.
    pub failed: bool,
    /// What became of it.
    pub outcome: Outcome,
}

impl Game {
    /// Iterates over the promises of a seat that bind now.
    pub fn bonds(&self, seat: Seat) -> impl Iterator<Item = &Promise> + '_ {
        self.promises.iter().filter(move |promise| promise.by == seat && promise.outcome == Outcome::Open)
    }

    /// True if a promise of a seat binds it now.
    #[must_use]
    pub fn bound(&self, seat: Seat, vow: Vow) -> bool {
        self.bonds(seat).any(|promise| promise.vow == vow)
    }

    /// Notes that a seat has done what it promised.
    pub(crate) fn fulfil(&mut self, seat: Seat, vow: Vow) {
        for promise in &mut self.promises {
            if promise.by == seat && promise.outcome == Outcome::Open && promise.vow == vow {
                promise.done = true;
            }
        }
    }

    /// Checks that a promise of a seat is neither impossible nor a contradiction.
    pub(crate) fn check_pledge(&self, seat: Seat, pledge: &Pledge) -> Result<(), Refusal> {
        let Pledge { vow, clause, next } = *pledge;
        let known = |who: Seat| who.index() < self.domains.len();
        sure(vow.names().is_none_or(known), Refusal::Devil)?;
        let over = |last: Phase| self.phase > last && !next;
        let sensible = match vow {
            Vow::Attack(whom) => whom != seat && !over(Phase::Combat),
            Vow::Spare(whom) => whom != seat && !over(Phase::Combat),
            Vow::LeaveEarth => !over(Phase::Playing),
            Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_) => true,
            Vow::Cards(count) | Vow::Oaths { count, .. } => count > 0,
            Vow::Souls(count) => count > 0,
        };
        let conditional = match clause {
            Clause::Always | Clause::IfPossible => true,
            Clause::IfOverlord(who) => vow.is_debt() && known(who),
        };
        // A devil that cannot attack any more in this game turn cannot promise it.
        let late = matches!(vow, Vow::Attack(whom) if !next && whom.index() < self.domains.len()
            && (self.domain(seat).deeds.beaten || self.domain(seat).deeds.attacked.contains(&whom)));
        let clash = self.bonds(seat).any(|promise| promise.vow.contradicts(vow));
        sure(sensible && conditional && !late && !clash, Refusal::Vow)
    }

    /// Checks the promises in one deal.
    pub(crate) fn check_pledges(&self, seat: Seat, pledges: &[Pledge]) -> Result<(), Refusal> {
        distinct(pledges)?;
        for (at, pledge) in pledges.iter().enumerate() {
            self.check_pledge(seat, pledge)?;
            sure(pledges[..at].iter().all(|other| !other.vow.contradicts(pledge.vow)), Refusal::Vow)?;
        }
        Ok(())
    }

    /// Gives a promise.
    pub(crate) fn promise(&mut self, by: Seat, to: Option<Seat>, pledge: Pledge) -> Promise {
        let id = PromiseId(self.promises.len() as u16);
        let until = self.turn + u8::from(pledge.next);
        let Pledge { vow, clause, .. } = pledge;
        let (turn, outcome) = (self.turn, Outcome::Open);
        let promise = Promise { id, turn, until, by, to, vow, clause, done: false, failed: false, outcome };
        self.promises.push(promise);
        promise
    }

    /// Returns the resource cards of a seat's hand that are given first, if it does not choose.
    fn first_cards(&self, seat: Seat, count: u8) -> Vec<Card> {
        self.domain(seat).hand.resources().take(count.into()).collect()
    }
}

/// The judgement of a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PromiseStep {
    /// The time of this promise is over.
    Judge(PromiseId),
}

/// The cards that a devil gives to keep its promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Payment(pub Vec<Card>);

impl PromiseStep {
    fn promise(self: &PromiseStep, game: &Game) -> Promise {
        let Self::Judge(id) = self;
        game.promises[id.index()]
    }
}

impl Act for PromiseStep {
    type Answer = Payment;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let Promise { by, vow, outcome, .. } = self.promise(game);
        match vow {
            Vow::Cards(count) if outcome == Outcome::Open => {
                if game.domain(by).hand.resources().count() > count.into() { vec![by] } else { Vec::new() }
            }
            Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => Vec::new(),
            Vow::Attack(_) | Vow::Spare(_) | Vow::LeaveEarth | Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_) => {
                Vec::new()
            }
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, seat: Seat) -> Payment {
        let count = if let Vow::Cards(count) = self.promise(game).vow { count } else { 0 };
        Payment(game.first_cards(seat, count))
    }

    fn check(&self, _catalog: &Catalog, game: &Game, seat: Seat, answer: &Payment) -> Result<(), Refusal> {
        let count = if let Vow::Cards(count) = self.promise(game).vow { usize::from(count) } else { 0 };
        distinct(&answer.0)?;
        sure(answer.0.len() == count, Refusal::Count)?;
        let hand = &game.domain(seat).hand;
        sure(answer.0.iter().all(|card| hand.count(HandCard::Card(*card)) > 0), Refusal::NotYours)
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Payment)]) {
        let promise = self.promise(&course.game);
        if promise.outcome != Outcome::Open {
            return;
        }
        let game = &course.game;
        let cards = answers.first().map(|(_, payment)| payment.0.clone());
        let kept = match promise.vow {
            Vow::Attack(_) => promise.done,
            Vow::Spare(_) | Vow::LeaveEarth | Vow::Accept(_) => true,
            Vow::Object(_) | Vow::Proclaim(_) => !promise.failed,
            Vow::Cards(count) => {
                let cards = cards.unwrap_or_else(|| game.first_cards(promise.by, count));
                let enough = cards.len() == usize::from(count);
                pay(course, &promise, &cards.into_iter().map(HandCard::Card).collect::<Vec<_>>(), 0);
                enough
            }
            Vow::Oaths { of, count } => {
                let held = game.domain(promise.by).hand.count(HandCard::Oath(of)).min(count.into());
                pay(course, &promise, &vec![HandCard::Oath(of); held], 0);
                held == usize::from(count)
            }
            Vow::Souls(count) => {
                let souls = game.domain(promise.by).souls.min(count);
                pay(course, &promise, &[], souls);
                souls == count
            }
        };
        let outcome = match promise.clause {
            _ if kept => Outcome::Kept,
            Clause::IfPossible => Outcome::Void,
            Clause::Always | Clause::IfOverlord(_) => Outcome::Broken,
        };
        settle(course, promise.id, outcome);
        if outcome == Outcome::Broken {
            if matches!(promise.vow, Vow::Cards(_) | Vow::Oaths { .. })
                && let Some(to) = promise.to
            {
                show_hand(course, promise.by, to);
            }
            disgrace(course, promise.by);
        }
    }
}

/// Notes what became of a promise.
pub(crate) fn settle(course: &mut Course<'_>, id: PromiseId, outcome: Outcome) {
    let promise = &mut course.game.promises[id.index()];
    promise.outcome = outcome;
    let promise = *promise;
    course.tell(PromiseFact::Settled { promise });
}

fn pay(course: &mut Course<'_>, promise: &Promise, cards: &[HandCard], souls: u32) {
    let Some(to) = promise.to else { return };
    if cards.is_empty() && souls == 0 {
        return;
    }
    for card in cards {
        if course.game.domain_mut(promise.by).hand.take(*card) {
            course.game.domain_mut(to).hand.put(*card);
        }
    }
    course.game.domain_mut(promise.by).souls -= souls;
    course.game.domain_mut(to).souls += souls;
    let (from, count) = (promise.by, cards.len());
    course.tell(PromiseFact::Paid { from, to, cards: cards.to_vec(), count, souls });
}

/// Keeps the promises that were made for the case that a devil becomes Overlord.
pub(crate) fn crown(course: &mut Course<'_>, overlord: Seat) {
    for promise in course.game.promises.clone() {
        if promise.outcome != Outcome::Open || promise.clause != Clause::IfOverlord(overlord) {
            continue;
        }
        let hand = &course.game.domain(promise.by).hand;
        match promise.vow {
            Vow::Cards(count) => {
                let cards: Vec<HandCard> = hand.resources().take(count.into()).map(HandCard::Card).collect();
                pay(course, &promise, &cards, 0);
            }
            Vow::Oaths { of, count } => {
                let held = hand.count(HandCard::Oath(of)).min(count.into());
                pay(course, &promise, &vec![HandCard::Oath(of); held], 0);
            }
            Vow::Souls(count) => {
                let souls = course.game.domain(promise.by).souls.min(count);
                pay(course, &promise, &[], souls);
            }
            Vow::Attack(_) | Vow::Spare(_) | Vow::LeaveEarth | Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_) => {}
        }
        settle(course, promise.id, Outcome::Kept);
    }
}

/// Returns the steps that judge all promises whose time is over, and voids conditions that did not
/// come true.
pub(crate) fn judge(course: &mut Course<'_>) -> Vec<PromiseStep> {
    let turn = course.game.turn;
    let mut steps = Vec::new();
    for promise in course.game.promises.clone() {
        if promise.outcome != Outcome::Open || promise.until > turn {
            continue;
        }
        match promise.clause {
            Clause::IfOverlord(_) => settle(course, promise.id, Outcome::Void),
            Clause::Always | Clause::IfPossible => steps.push(PromiseStep::Judge(promise.id)),
        }
    }
    steps
}

/// Shows the hand of a devil to another.
pub(crate) fn show_hand(course: &mut Course<'_>, seat: Seat, to: Seat) {
    let cards = course.game.domain(seat).hand.cards().to_vec();
    course.tell(PromiseFact::Showed { seat, to, cards });
}

/// "The Devil loses its face": its points, posts and hordes, and it cannot trade, gain points or be
/// elected until the turn after the next one.
fn disgrace(course: &mut Course<'_>, seat: Seat) {
    let catalog = course.catalog;
    let shame = course.game.turn + 1;
    let domain = course.game.domain_mut(seat);
    domain.shame = shame;
    let points = std::mem::take(&mut domain.points);
    let is_horde = |card: &Card| catalog.horde(*card).is_some();
    let mut hordes: Vec<Card> = domain.tabled.iter().copied().filter(is_horde).collect();
    domain.tabled.retain(|card| !is_horde(card));
    hordes.append(&mut domain.earth);
    for post in &mut course.game.posts {
        if post.holder == Some(seat) {
            *post = Default::default();
        }
    }
    course.game.discard.extend(&hordes);
    course.tell(PromiseFact::Disgraced { seat, points, hordes });
    course.keep_rituals(seat);
}

impl Whereabouts {
    /// True if the devil can come to a gathering or lead an army.
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::Hell
    }
}
