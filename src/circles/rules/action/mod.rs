//! The Action Phase (chapter 9): each daemon takes one action, in order of rank.
//!
//! Marches, diplomacy and magic have modules of their own.

mod conspiracy;
mod diplomacy;

use circles_catalog::Catalog;
use circles_catalog::definitions::Minor;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::ActionFact;
use crate::game::{Daemon, Game, Phase, plus};
use crate::ids::{Arcanum, Banner, DaemonKind, HellCard, Locale, Seat, SpellKind};
use crate::magic::Target;
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens};

pub use diplomacy::Influence;

/// A part of the Action Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionAsk {
    /// A daemon takes its action.
    Turn {
        /// Whose daemon.
        seat: Seat,
        /// Which.
        daemon: DaemonKind,
    },
    /// A conspirator chooses a permanent event from the cards that it looks at (rule 9.7.3).
    Conspire(Seat),
    /// A seat chooses the next event from the cards that it looks at (rule 9.7.3.1).
    Rig(Seat),
}

/// A part of the Action Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionAuto {
    /// The phase begins: daemons are placed on the Rank Track.
    Begin,
    /// The next daemon is due.
    Next,
}

/// An action (rule 9.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    /// Nothing in this turn (rule 9.3).
    PassForGood,
    /// To act later, with a card (rule 9.4).
    Pass(Arcanum),
    /// To move units (rule 9.5).
    March,
    /// To walk the Earth, with a card (rule 9.6).
    Walk(Arcanum),
    /// To return to Hell (rule 9.6.1).
    LeaveEarth,
    /// To make a unit change sides or disband (rule 9.7.1).
    Influence(Influence),
    /// To beg for forgiveness (rule 9.7.2).
    Atone,
    /// To replace a permanent event (rule 9.7.3).
    Conspire,
    /// To choose the next event (rule 9.7.3.1).
    Rig,
    /// To do evil deeds (rule 9.7.4).
    Deeds,
    /// To cast a spell (rule 9.8).
    Cast {
        /// The card.
        card: Arcanum,
        /// At what.
        target: Target,
    },
    /// To support a spell of another daemon (rule 9.8.3).
    Support {
        /// Who will cast it.
        caster: DaemonKind,
        /// The spell.
        spell: SpellKind,
    },
}

/// An answer in the Action Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum ActionAnswer {
    /// The action of a daemon.
    Act(Action),
    /// The permanent event that is placed, if any.
    Conspire(Option<HellCard>),
    /// The card that is put on top.
    Rig(HellCard),
}

impl Game {
    /// Returns the slots and Souls of a Pass card; `None` for another card.
    #[must_use]
    pub fn pass_with(catalog: &Catalog, card: Arcanum) -> Option<(usize, u32)> {
        match catalog.arcanum(card).minor? {
            Minor::Pass { slots, cost } => Some((slots.into(), cost.into())),
            Minor::Walk { .. } | Minor::Recruit { .. } => None,
        }
    }

    /// Returns the Souls to walk the Earth with a card; `None` for another card.
    #[must_use]
    pub fn walk_price(&self, catalog: &Catalog, seat: Seat, card: Arcanum) -> Option<u32> {
        match catalog.arcanum(card).minor? {
            Minor::Walk { cost } => Some(plus(cost.into(), self.walk_cost_added(catalog, Banner::Seat(seat)))),
            Minor::Pass { .. } | Minor::Recruit { .. } => None,
        }
    }

    /// Checks the action of a daemon.
    fn check_action(&self, catalog: &Catalog, seat: Seat, daemon: &Daemon, action: &Action) -> Result<(), Refusal> {
        let own = self.triumvirate(seat);
        match action {
            Action::PassForGood => sure(!daemon.passed, Refusal::Passed),
            Action::Pass(card) => {
                sure(own.holds(*card), Refusal::NotYourCard)?;
                sure(!self.no_passing(catalog, Banner::Seat(seat)), Refusal::Forbidden)?;
                sure(!self.track.is_empty(), Refusal::LastInLine)?;
                let (_, cost) = Self::pass_with(catalog, *card).ok_or(Refusal::Card)?;
                sure(cost <= own.souls, Refusal::Souls)
            }
            Action::March => Ok(()),
            Action::Walk(card) => {
                sure(own.holds(*card), Refusal::NotYourCard)?;
                sure(daemon.locale == Locale::Hell, Refusal::Locale)?;
                sure(!self.earth_closed(catalog, Banner::Seat(seat)), Refusal::Forbidden)?;
                let cost = self.walk_price(catalog, seat, *card).ok_or(Refusal::Card)?;
                sure(cost <= own.souls, Refusal::Souls)
            }
            Action::LeaveEarth | Action::Conspire | Action::Rig | Action::Deeds => {
                sure(daemon.locale == Locale::Earth, Refusal::Locale)
            }
            Action::Influence(influence) => self.check_influence(catalog, seat, influence),
            Action::Atone => sure(own.disfavours > 0, Refusal::NothingToAtone),
            Action::Cast { card, target } => self.check_cast(catalog, seat, daemon, *card, target),
            Action::Support { caster, spell } => self.check_support(catalog, daemon, *caster, *spell),
        }
    }
}

impl Asks for ActionAsk {
    type Answer = ActionAnswer;

    fn asked(&self, _catalog: &Catalog, _game: &Game) -> Vec<Seat> {
        match self {
            Self::Turn { seat, .. } | Self::Conspire(seat) | Self::Rig(seat) => vec![*seat],
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, _seat: Seat) -> ActionAnswer {
        match self {
            Self::Turn { daemon, .. } => {
                let own = game.daemon(*daemon).map(|(_, daemon)| daemon);
                let passed = own.is_some_and(|daemon| daemon.passed);
                let earth = own.is_some_and(|daemon| daemon.locale == Locale::Earth);
                ActionAnswer::Act(match (passed, earth) {
                    (false, _) => Action::PassForGood,
                    (true, true) => Action::Deeds,
                    (true, false) => Action::March,
                })
            }
            Self::Conspire(_) => ActionAnswer::Conspire(None),
            Self::Rig(_) => {
                let first = game.peek().and_then(|peek| peek.hell.first());
                first.map_or(ActionAnswer::Conspire(None), |card| ActionAnswer::Rig(*card))
            }
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &ActionAnswer) -> Result<(), Refusal> {
        let seen = |card: &HellCard| game.peek().is_some_and(|peek| peek.hell.contains(card));
        match (self, answer) {
            (Self::Turn { daemon, .. }, ActionAnswer::Act(action)) => {
                let (_, daemon) = game.daemon(*daemon).ok_or(Refusal::NotYourDaemon)?;
                game.check_action(catalog, seat, daemon, action)
            }
            (Self::Conspire(_), ActionAnswer::Conspire(None)) => Ok(()),
            (Self::Conspire(_), ActionAnswer::Conspire(Some(card))) => {
                sure(seen(card), Refusal::NotThere)?;
                sure(catalog.event_of(*card).permanent.is_some(), Refusal::Card)
            }
            (Self::Rig(_), ActionAnswer::Rig(card)) => sure(seen(card), Refusal::NotThere),
            (Self::Turn { .. } | Self::Conspire(_) | Self::Rig(_), _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, ActionAnswer)]) {
        let Some((_, answer)) = answers.first() else { return };
        match (self, answer) {
            (Self::Turn { seat, daemon }, ActionAnswer::Act(action)) => act(course, seat, daemon, action),
            (Self::Conspire(seat), ActionAnswer::Conspire(card)) => conspiracy::place(course, seat, *card),
            (Self::Rig(seat), ActionAnswer::Rig(card)) => conspiracy::put_on_top(course, seat, *card),
            (Self::Turn { .. } | Self::Conspire(_) | Self::Rig(_), _) => course.close_peek(),
        }
    }
}

impl Happens for ActionAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::Actions;
                // The freebooters stand for whoever no card names.
                let reversed = course.game.is_reversed(course.catalog, Banner::Freebooters);
                let mut track: Vec<DaemonKind> =
                    course.game.able_daemons(course.catalog).into_iter().map(|(_, daemon)| daemon.kind).collect();
                if reversed {
                    track.reverse();
                }
                course.tell(ActionFact::Track { daemons: track.clone() });
                course.game.track = track;
                course.game.supports.clear();
                course.next([Self::Next]);
            }
            Self::Next => next(course),
        }
    }
}

fn next(course: &mut Course<'_>) {
    if course.game.track.is_empty() {
        return;
    }
    let kind = course.game.track.remove(0);
    course.next([ActionAuto::Next]);
    let Some((seat, daemon)) = course.game.daemon(kind) else { return };
    if !daemon.is_able() || daemon.acted {
        return;
    }
    if daemon.bound {
        course.pass_for_good(seat, kind);
    } else {
        course.next([ActionAsk::Turn { seat, daemon: kind }]);
    }
}

impl Course<'_> {
    /// Notes that a daemon has taken its action.
    pub fn acted(&mut self, kind: DaemonKind) {
        self.game.track.retain(|other| *other != kind);
        if let Some(daemon) = self.game.daemon_mut(kind) {
            daemon.acted = true;
            daemon.bound = false;
        }
    }

    fn pass_for_good(&mut self, seat: Seat, daemon: DaemonKind) {
        self.acted(daemon);
        self.tell(ActionFact::PassedForGood { seat, daemon });
    }

    /// Puts a daemon that has not acted back on the Rank Track, behind so many others.
    pub fn postpone(&mut self, kind: DaemonKind, slots: usize) {
        let at = self.game.track.iter().position(|other| *other == kind).unwrap_or(0);
        self.game.track.retain(|other| *other != kind);
        let at = (at + slots).min(self.game.track.len());
        self.game.track.insert(at, kind);
    }
}

fn act(course: &mut Course<'_>, seat: Seat, daemon: DaemonKind, action: &Action) {
    match action {
        Action::PassForGood => return course.pass_for_good(seat, daemon),
        Action::Pass(card) => return pass(course, seat, daemon, *card),
        Action::March
        | Action::Walk(_)
        | Action::LeaveEarth
        | Action::Influence(_)
        | Action::Atone
        | Action::Conspire
        | Action::Rig
        | Action::Deeds
        | Action::Cast { .. }
        | Action::Support { .. } => course.acted(daemon),
    }
    match action {
        Action::PassForGood | Action::Pass(_) => {}
        Action::March => {
            course.descend(daemon);
            course.begin_march(seat, daemon, 0);
        }
        Action::Walk(card) => walk(course, seat, daemon, *card),
        Action::LeaveEarth => course.descend(daemon),
        Action::Influence(influence) => {
            course.descend(daemon);
            diplomacy::influence(course, seat, daemon, influence);
        }
        Action::Atone => {
            course.descend(daemon);
            diplomacy::atone(course, seat, daemon);
        }
        Action::Conspire => conspiracy::conspire(course, seat, daemon),
        Action::Rig => conspiracy::rig(course, seat, daemon),
        Action::Deeds => diplomacy::deeds(course, seat, daemon),
        Action::Cast { card, target } => course.cast(seat, daemon, *card, target.clone()),
        Action::Support { caster, spell } => course.support(seat, daemon, *caster, *spell),
    }
}

/// "A 'Pass' will allow the player to take his Daemon's Action after the next Daemon in line on the
/// Rank Track. Some cards will move the Passing Daemon even further down the queue."
fn pass(course: &mut Course<'_>, seat: Seat, kind: DaemonKind, card: Arcanum) {
    let Some((slots, souls)) = Game::pass_with(course.catalog, card) else { return };
    course.pay(seat, souls);
    course.discard(seat, card);
    if let Some(daemon) = course.game.daemon_mut(kind) {
        daemon.passed = true;
    }
    let at = slots.min(course.game.track.len());
    course.game.track.insert(at, kind);
    course.tell(ActionFact::Passed { seat, daemon: kind, card, souls, slots: at });
}

/// "Instead of discarding the Arcana Card the player places it under the appropriate Daemon's
/// card."
fn walk(course: &mut Course<'_>, seat: Seat, kind: DaemonKind, card: Arcanum) {
    let souls = course.game.walk_price(course.catalog, seat, card).unwrap_or(0);
    course.pay(seat, souls);
    course.game.triumvirate_mut(seat).take(card);
    if let Some(daemon) = course.game.daemon_mut(kind) {
        daemon.locale = Locale::Earth;
        daemon.ticket = Some(card);
    }
    course.tell(ActionFact::Walked { seat, daemon: kind, card: Some(card), souls });
}
