//! Processing a turn: the one place that knows how the calendar is run (manual 3.3).
//!
//! [`resolve`] takes a game and the sealed orders of all seats and gives a new game, what became of every order, and the
//! log. The inputs are untouched; nothing is asked of anybody; the same inputs give the same result, byte for byte.

use super::attachments;
use super::calendar::{Moment, Step};
use super::catalog::Catalog;
use super::conclave;
use super::dice::{Dice, Rolls, Stream};
use super::events;
use super::facts::{Entry, Fact};
use super::game::Game;
use super::ids::{CardId, Seat, SlotNo};
use super::orders::{Answer, Order, OrderKind, Outcome, Sealed};
use super::realm::Owners;
use super::rituals;
use super::rulebook::{Context, Rulebook};

/// What became of one order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderOutcome {
    /// Whose.
    pub seat: Seat,
    /// In which slot.
    pub slot: SlotNo,
    /// What kind.
    pub kind: OrderKind,
    /// What became of it.
    pub outcome: Outcome,
}

/// A processed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The game at the beginning of the next turn.
    pub game: Game,
    /// What became of every order, in the order in which they were carried out.
    pub outcomes: Vec<OrderOutcome>,
    /// Everything that happened. Nobody but a replay after the end may see all of it.
    pub log: Vec<Entry>,
}

/// Processes a turn.
#[must_use]
pub fn resolve(book: &Rulebook, game: &Game, sealed: &Sealed) -> Resolution {
    resolve_watched(book, game, sealed, |_, _| {})
}

/// Processes a turn and shows the game to `watch` after every slot and step.
#[must_use]
pub fn resolve_watched(
    book: &Rulebook,
    game: &Game,
    sealed: &Sealed,
    mut watch: impl FnMut(Moment, &Game),
) -> Resolution {
    let mut turn = Turn::begin(book, game.clone(), Orders::Sealed(sealed));
    if game.conclave().ending().is_some() {
        return turn.close();
    }
    for step in Step::BEFORE_SLOTS {
        turn.run(step);
        watch(Moment::Step(step), &turn.game);
    }
    for slot in SlotNo::ALL {
        turn.moment = Moment::Slot(slot);
        // Who comes when is asked again in each slot: a house may fall, or a Regent be cast out, in the middle of a turn.
        for seat in conclave::precedence(&turn.game) {
            if let Some(order) = &sealed.of(seat).slots[slot.index()] {
                let outcome = turn.perform(seat, slot, order);
                turn.say(Fact::OrderResolved { seat, slot, kind: order.kind(), outcome: outcome.clone() });
                turn.outcomes.push(OrderOutcome { seat, slot, kind: order.kind(), outcome });
            }
        }
        watch(Moment::Slot(slot), &turn.game);
    }
    for step in Step::AFTER_SLOTS {
        turn.run(step);
        if step == Step::Victory {
            turn.game.turn += 1;
        }
        watch(Moment::Step(step), &turn.game);
    }
    turn.close()
}

/// Where a turn's answers come from.
enum Orders<'a> {
    /// All seats have sealed theirs.
    Sealed(&'a Sealed),
    /// One seat plans; nobody else does anything.
    Plan(Seat, Vec<Answer>),
}

/// How things stood at dawn.
struct Dawn {
    held: Owners,
    usurper: Option<Seat>,
    liberator: Option<Seat>,
}

/// A turn being processed: the only holder of a game that changes.
pub struct Turn<'a> {
    book: &'a Rulebook,
    game: Game,
    orders: Orders<'a>,
    dice: Dice,
    dawn: Dawn,
    moment: Moment,
    slot: SlotNo,
    outcomes: Vec<OrderOutcome>,
    log: Vec<Entry>,
}

impl<'a> Turn<'a> {
    fn begin(book: &'a Rulebook, game: Game, orders: Orders<'a>) -> Self {
        let dawn = Dawn {
            held: game.realm().owners().to_vec(),
            usurper: game.conclave().usurpation().map(|usurpation| usurpation.seat),
            liberator: game.conclave().liberator(),
        };
        let dice = Dice::new(game.charter().settings.seed, game.turn());
        Self {
            book,
            game,
            orders,
            dice,
            dawn,
            moment: Moment::Step(Step::Dawn),
            slot: SlotNo::ALL[0],
            outcomes: Vec::new(),
            log: Vec::new(),
        }
    }

    /// A turn in which one seat plans on its own table: nothing is rolled for and no fight is decided.
    pub(super) fn preview(book: &'a Rulebook, table: Game, seat: Seat, answers: &[Answer]) -> Self {
        Self::begin(book, table, Orders::Plan(seat, answers.to_vec()))
    }

    fn close(self) -> Resolution {
        Resolution { game: self.game, outcomes: self.outcomes, log: self.log }
    }

    fn run(&mut self, step: Step) {
        self.moment = Moment::Step(step);
        let book = self.book;
        for rule in book.rules(step) {
            (rule.run)(self);
        }
        attachments::settle(self);
        rituals::settle(self);
    }

    /// Runs what comes before the first order, as far as a plan knows it: answers are taken, rituals go on or end.
    pub(super) fn dawn(&mut self) {
        self.run(Step::Dawn);
        self.run(Step::DurationalRituals);
    }

    /// Carries out one order.
    pub(super) fn perform(&mut self, seat: Seat, slot: SlotNo, order: &Order) -> Outcome {
        self.slot = slot;
        let perform = self.book.rule(order.kind()).perform;
        let outcome = perform(self, seat, order);
        attachments::settle(self);
        rituals::settle(self);
        outcome
    }

    /// The rulebook.
    #[must_use]
    pub const fn book(&self) -> &'a Rulebook {
        self.book
    }

    /// Definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &'a Catalog {
        self.book.catalog()
    }

    /// The game as it is now.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to be changed.
    pub(super) const fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Who owned what when the turn began.
    #[must_use]
    pub const fn held(&self) -> &Owners {
        &self.dawn.held
    }

    /// Who was usurper when the turn began and has not lost Pandemonium since.
    #[must_use]
    pub const fn usurper_at_dawn(&self) -> Option<Seat> {
        self.dawn.usurper
    }

    /// Pandemonium has been seized this turn, so nobody has held it since the turn began, whoever holds it at the end.
    pub(super) const fn seized_anew(&mut self) {
        self.dawn.usurper = None;
    }

    /// Whether this seat was asked, before the turn, what is to become of Pandemonium.
    #[must_use]
    pub fn asked_for_pandemonium(&self, seat: Seat) -> bool {
        self.dawn.liberator == Some(seat)
    }

    /// What a check may look at.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        Context { catalog: self.book.catalog(), game: &self.game, held: &self.dawn.held }
    }

    /// Whether this is only a plan.
    #[must_use]
    pub const fn previewing(&self) -> bool {
        match self.orders {
            Orders::Sealed(_) => false,
            Orders::Plan(..) => true,
        }
    }

    /// Whose plan this is, if it is only a plan.
    #[must_use]
    pub const fn planner(&self) -> Option<Seat> {
        match self.orders {
            Orders::Sealed(_) => None,
            Orders::Plan(seat, _) => Some(seat),
        }
    }

    /// The slot of the order being carried out.
    #[must_use]
    pub const fn slot(&self) -> SlotNo {
        self.slot
    }

    /// A seat's answers to what waited.
    #[must_use]
    pub fn answers(&self, seat: Seat) -> &[Answer] {
        match &self.orders {
            Orders::Sealed(sealed) => &sealed.of(seat).answers,
            Orders::Plan(planner, answers) if *planner == seat => answers,
            Orders::Plan(..) => &[],
        }
    }

    /// The tribute cards that a seat has set aside for orders of this turn whose slots have not come yet.
    #[must_use]
    pub fn set_aside(&self, seat: Seat) -> Vec<CardId> {
        let orders = match &self.orders {
            Orders::Sealed(sealed) => &sealed.of(seat).slots[self.slot.index()..],
            Orders::Plan(..) => &[],
        };
        orders.iter().flatten().flat_map(Order::cards).copied().collect()
    }

    /// The dice of this turn.
    #[must_use]
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// Opens a stream of this turn's dice.
    #[must_use]
    pub fn open(&self, stream: Stream) -> Rolls {
        self.dice.open(stream)
    }

    /// What has happened this turn so far, all of it: for rules that count what houses do. Nothing in a plan.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// How many battles have been fought this turn.
    #[must_use]
    pub fn battles(&self) -> u8 {
        self.log.iter().filter(|entry| matches!(entry.fact, Fact::Combat(_))).count() as u8
    }

    /// Writes a fact into the log. A plan has no log.
    pub(super) fn say(&mut self, fact: Fact) {
        if !self.previewing() {
            let kept_from = rituals::kept_from(&self.game, &fact).or(events::kept_from(&self.game, &fact));
            self.log.push(Entry { moment: self.moment, fact, kept_from });
        }
    }
}
