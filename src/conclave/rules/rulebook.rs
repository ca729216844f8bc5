//! The rulebook: every step and every kind of order, gathered from the subsystems and bound in a fixed order.
//!
//! The order in which subsystems register does not matter: steps are sorted by `(step, rank, id)`, and binding fails unless
//! every kind of order has exactly one rule and no two steps share an id.

use std::sync::Arc;

use super::calendar::Step;
use super::catalog::Catalog;
use super::game::Game;
use super::ids::Seat;
use super::orders::{Order, OrderKind, Outcome, Refusal};
use super::realm::Owners;
use super::resolve::Turn;

/// What a check or a proposal may look at.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Definitions and numbers.
    pub catalog: &'a Catalog,
    /// The game, or the table of a seat.
    pub game: &'a Game,
    /// Who owned what at the start of the turn.
    pub held: &'a Owners,
}

/// One thing that a subsystem does in a step.
#[derive(Clone, Copy)]
pub struct StepRule {
    /// In which step.
    pub step: Step,
    /// In which place within the step, lower first.
    pub rank: u16,
    /// Its name, which also breaks ties of rank.
    pub id: &'static str,
    /// What it does.
    pub run: fn(&mut Turn<'_>),
}

/// How one kind of order is checked, carried out and proposed.
#[derive(Clone, Copy)]
pub struct OrderRule {
    /// The kind.
    pub kind: OrderKind,
    /// Whether it may stand in a draft.
    pub check: fn(&Context<'_>, Seat, &Order) -> Result<(), Refusal>,
    /// Carries it out. It must check again: the world has changed since it was drafted.
    pub perform: fn(&mut Turn<'_>, Seat, &Order) -> Outcome,
    /// Adds the orders of this kind that would pass the check.
    pub propose: fn(&Context<'_>, Seat, &mut Vec<Order>),
}

impl OrderRule {
    /// See the field.
    ///
    /// # Errors
    /// Why the order may not stand.
    pub fn check(&self, context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
        (self.check)(context, seat, order)
    }

    /// See the field.
    pub fn propose(&self, context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
        (self.propose)(context, seat, orders);
    }
}

/// A rulebook that is still being written.
#[derive(Clone, Default)]
pub struct RulebookBuilder {
    steps: Vec<StepRule>,
    orders: Vec<OrderRule>,
}

/// Why a rulebook cannot be bound.
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
    /// If a kind of order has not exactly one rule, or two steps have the same id.
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
    /// The rules of all subsystems over this catalog, without any Bevy.
    ///
    /// # Panics
    /// If the subsystems contradict each other, which any test that plays a turn shows.
    #[must_use]
    pub fn with(catalog: Arc<Catalog>) -> Self {
        let mut book = RulebookBuilder::default();
        super::register(&mut book);
        match book.bind(catalog) {
            Ok(book) => book,
            Err(fault) => panic!("the subsystems of the rules contradict each other: {fault}"),
        }
    }

    /// The rules over the catalog that comes with the game.
    #[must_use]
    pub fn standard() -> Self {
        Self::with(Catalog::standard())
    }

    /// Definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The catalog, to be shared.
    #[must_use]
    pub fn shared_catalog(&self) -> Arc<Catalog> {
        Arc::clone(&self.catalog)
    }

    /// The rule for a kind of order.
    #[must_use]
    pub fn rule(&self, kind: OrderKind) -> &OrderRule {
        &self.orders[kind as usize]
    }

    /// The rules of a step, in their order.
    pub fn rules(&self, step: Step) -> impl Iterator<Item = &StepRule> {
        self.steps.iter().filter(move |rule| rule.step == step)
    }
}
