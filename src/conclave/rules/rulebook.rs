//! The rulebook: the rules of all steps and kinds of orders, collected from the subsystems in a
//! fixed order.
//!
//! The order in which subsystems register does not matter: steps are sorted by `(step, rank, id)`.
//! Binding fails unless every kind of order has exactly one rule and all step ids are unique.

use std::sync::Arc;

use super::calendar::Step;
use super::catalog::Catalog;
use super::game::Game;
use super::ids::Seat;
use super::orders::{Order, OrderKind, Outcome, Refusal};
use super::realm::Owners;
use super::resolve::Turn;

/// The data available to a check or a proposal.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Definitions and numbers.
    pub catalog: &'a Catalog,
    /// The game, or the table of a seat.
    pub game: &'a Game,
    /// The owners of all cantons at the start of the turn.
    pub held: &'a Owners,
}

/// One action of a subsystem in a step.
#[derive(Clone, Copy)]
pub struct StepRule {
    /// The step.
    pub step: Step,
    /// The position within the step, lower first.
    pub rank: u16,
    /// Its id, which also breaks ties of rank.
    pub id: &'static str,
    /// The action.
    pub run: fn(&mut Turn<'_>),
}

/// The rules of one kind of order.
#[derive(Clone, Copy)]
pub struct OrderRule {
    /// The kind.
    pub kind: OrderKind,
    /// Errors if the order may not be in a draft.
    pub check: fn(&Context<'_>, Seat, &Order) -> Result<(), Refusal>,
    /// Carries the order out. It must check again, because the game has changed since the order was
    /// drafted.
    pub perform: fn(&mut Turn<'_>, Seat, &Order) -> Outcome,
    /// Adds the sensible orders of this kind that pass the check.
    pub propose: fn(&Context<'_>, Seat, &mut Vec<Order>),
}

impl OrderRule {
    /// Calls the function in the field `check`.
    ///
    /// # Errors
    ///
    /// Returns the reason why the order is not legal.
    pub fn check(&self, context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
        (self.check)(context, seat, order)
    }

    /// Calls the function in the field `propose`.
    pub fn propose(&self, context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
        (self.propose)(context, seat, orders);
    }
}

/// A rulebook to which rules can be added.
#[derive(Clone, Default)]
pub struct RulebookBuilder {
    steps: Vec<StepRule>,
    orders: Vec<OrderRule>,
}

/// The reason why a rulebook cannot be bound.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BindingFault {
    /// A kind of order without a rule, or with several.
    #[error("orders of the kind {0:?} have {1} rules, but need exactly one")]
    OrderRules(OrderKind, usize),
    /// Two steps with the same id.
    #[error("two rules for steps are called \"{0}\"")]
    TwinStep(&'static str),
}

impl RulebookBuilder {
    /// Adds a rule for a step.
    pub fn step(&mut self, rule: StepRule) {
        self.steps.push(rule);
    }

    /// Adds a rule for a kind of order.
    pub fn order(&mut self, rule: OrderRule) {
        self.orders.push(rule);
    }

    /// Binds the rulebook.
    ///
    /// # Errors
    ///
    /// Returns an error unless every kind of order has exactly one rule and all step ids are
    /// unique.
    pub fn bind(mut self, catalog: Arc<Catalog>) -> Result<Rulebook, BindingFault> {
        self.steps.sort_by_key(|rule| (rule.step, rule.rank, rule.id));
        let mut ids: Vec<&str> = self.steps.iter().map(|rule| rule.id).collect();
        ids.sort_unstable();
        if let Some(twin) = self.steps.iter().find(|rule| ids.iter().filter(|id| **id == rule.id).count() > 1) {
            return Err(BindingFault::TwinStep(twin.id));
        }
        let mut orders = Vec::with_capacity(OrderKind::ALL.len());
        for kind in OrderKind::ALL {
            let mut rules = self.orders.iter().filter(|rule| rule.kind == kind);
            match (rules.next(), rules.count()) {
                (Some(rule), 0) => orders.push(*rule),
                (None, _) => return Err(BindingFault::OrderRules(kind, 0)),
                (Some(_), more) => return Err(BindingFault::OrderRules(kind, more + 1)),
            }
        }
        Ok(Rulebook { catalog, steps: self.steps.into(), orders: orders.into() })
    }
}

/// All rules, ready to play. Cheap to clone.
#[derive(Clone)]
pub struct Rulebook {
    catalog: Arc<Catalog>,
    steps: Arc<[StepRule]>,
    orders: Arc<[OrderRule]>,
}

impl Rulebook {
    /// Creates the rules of all subsystems with this catalog, without Bevy.
    ///
    /// # Panics
    ///
    /// Panics if the subsystems contradict each other. Any test that plays a turn shows this.
    #[must_use]
    pub fn with(catalog: Arc<Catalog>) -> Self {
        let mut book = RulebookBuilder::default();
        super::register(&mut book);
        match book.bind(catalog) {
            Ok(book) => book,
            Err(fault) => panic!("the subsystems of the rules contradict each other: {fault}"),
        }
    }

    /// Creates the rules with the catalog that comes with the game.
    #[must_use]
    pub fn standard() -> Self {
        Self::with(Catalog::standard())
    }

    /// Returns the same rules with another catalog.
    #[must_use]
    pub fn on(&self, catalog: Arc<Catalog>) -> Self {
        Self { catalog, steps: Arc::clone(&self.steps), orders: Arc::clone(&self.orders) }
    }

    /// Returns definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Returns the rule for a kind of order.
    #[must_use]
    pub fn rule(&self, kind: OrderKind) -> &OrderRule {
        &self.orders[kind as usize]
    }

    /// Returns the rules of a step, in order.
    pub fn rules(&self, step: Step) -> impl Iterator<Item = &StepRule> {
        self.steps.iter().filter(move |rule| rule.step == step)
    }
}
