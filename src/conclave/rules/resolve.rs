//! Processing of a turn, by the sequence of the calendar (manual 3.3).
//!
//! [`resolve`] takes a game and the sealed orders of all seats. It returns a new game, the outcome
//! of every order, and the log. The inputs are not changed, and there is no interaction. Equal
//! inputs give equal results, byte for byte.

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

/// The outcome of one order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderOutcome {
    /// The seat.
    pub seat: Seat,
    /// The slot.
    pub slot: SlotNo,
    /// The kind of order.
    pub kind: OrderKind,
    /// The outcome.
    pub outcome: Outcome,
}

/// A processed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The game at the beginning of the next turn.
    pub game: Game,
    /// The outcome of every order, in order of execution.
    pub outcomes: Vec<OrderOutcome>,
    /// All facts. Only a replay after the end of the game may show all of them.
    pub log: Vec<Entry>,
}

/// Processes a turn.
#[must_use]
pub fn resolve(book: &Rulebook, game: &Game, sealed: &Sealed) -> Resolution {
    resolve_watched(book, game, sealed, |_, _| {})
}

/// Processes a turn and calls `watch` with the game after every slot and step.
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
        // Precedence is determined again in each slot, because a house may fall or a Regent be
        // excommunicated during a turn.
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

/// The source of a turn's answers.
enum Orders<'a> {
    /// The sealed drafts of all seats.
    Sealed(&'a Sealed),
    /// The plan of one seat; the others do nothing.
    Plan(Seat, Vec<Answer>),
}

/// The state at dawn.
struct Dawn {
    held: Owners,
    usurper: Option<Seat>,
    liberator: Option<Seat>,
}

/// A turn in progress. Only it can change a game.
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

    /// Starts a turn in which one seat plans on its own table. Nothing is rolled, and no battle is
    /// decided.
    pub(super) fn preview(book: &'a Rulebook, table: Game, seat: Seat, answers: &[Answer]) -> Self {
        Self::begin(book, table, Orders::Plan(seat, answers.to_vec()))
    }

    fn close(self) -> Resolution {
        Resolution { game: self.game, outcomes: self.outcomes, log: self.log }
    }

    /// Runs all rules of a step.
    pub(super) fn run(&mut self, step: Step) {
        self.moment = Moment::Step(step);
        let book = self.book;
        for rule in book.rules(step) {
            (rule.run)(self);
        }
        attachments::settle(self);
        rituals::settle(self);
    }

    /// Runs the steps before the first order, as far as a plan knows them: answers are taken, and
    /// rituals continue or end.
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

    /// Returns the rulebook.
    #[must_use]
    pub const fn book(&self) -> &'a Rulebook {
        self.book
    }

    /// Returns definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &'a Catalog {
        self.book.catalog()
    }

    /// Returns the current game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the current game, for changes.
    pub(super) const fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Returns the owners of all cantons when the turn began.
    #[must_use]
    pub const fn held(&self) -> &Owners {
        &self.dawn.held
    }

    /// Returns the usurper when the turn began, if it has not lost Pandemonium since.
    #[must_use]
    pub const fn usurper_at_dawn(&self) -> Option<Seat> {
        self.dawn.usurper
    }

    /// Records that Pandemonium was seized this turn, so that nobody has held it since the turn
    /// began.
    pub(super) const fn seized_anew(&mut self) {
        self.dawn.usurper = None;
    }

    /// True if this seat was asked before the turn to keep or return Pandemonium.
    #[must_use]
    pub fn asked_for_pandemonium(&self, seat: Seat) -> bool {
        self.dawn.liberator == Some(seat)
    }

    /// Returns the context for a check.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        Context { catalog: self.book.catalog(), game: &self.game, held: &self.dawn.held }
    }

    /// True if this is only a plan.
    #[must_use]
    pub const fn previewing(&self) -> bool {
        match self.orders {
            Orders::Sealed(_) => false,
            Orders::Plan(..) => true,
        }
    }

    /// Returns the planning seat, if this is only a plan.
    #[must_use]
    pub const fn planner(&self) -> Option<Seat> {
        match self.orders {
            Orders::Sealed(_) => None,
            Orders::Plan(seat, _) => Some(seat),
        }
    }

    /// Returns the slot of the current order.
    #[must_use]
    pub const fn slot(&self) -> SlotNo {
        self.slot
    }

    /// Returns the answers of a seat.
    #[must_use]
    pub fn answers(&self, seat: Seat) -> &[Answer] {
        match &self.orders {
            Orders::Sealed(sealed) => &sealed.of(seat).answers,
            Orders::Plan(planner, answers) if *planner == seat => answers,
            Orders::Plan(..) => &[],
        }
    }

    /// Returns the tribute cards of a seat that orders in later slots of this turn use.
    #[must_use]
    pub fn set_aside(&self, seat: Seat) -> Vec<CardId> {
        let orders = match &self.orders {
            Orders::Sealed(sealed) => &sealed.of(seat).slots[self.slot.index()..],
            Orders::Plan(..) => &[],
        };
        orders.iter().flatten().flat_map(Order::cards).copied().collect()
    }

    /// Returns the dice of this turn.
    #[must_use]
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// Opens a stream of this turn's dice.
    #[must_use]
    pub fn open(&self, stream: Stream) -> Rolls {
        self.dice.open(stream)
    }

    /// Returns all facts of this turn so far, for rules that count deeds. Empty in a plan.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns the number of battles fought this turn.
    #[must_use]
    pub fn battles(&self) -> u8 {
        self.log.iter().filter(|entry| matches!(entry.fact, Fact::Combat(_))).count() as u8
    }

    /// Adds a fact to the log. A plan has no log.
    pub(super) fn say(&mut self, fact: Fact) {
        if !self.previewing() {
            let kept_from = rituals::kept_from(&self.game, &fact).or(events::kept_from(&self.game, &fact));
            self.log.push(Entry { moment: self.moment, fact, kept_from });
        }
    }
}
