//! Magic (rule 9.8): spells, counters, support and cards that are played right away.
//!
//! A spell is announced, paid and countered, and then it takes effect. A counter is a spell too,
//! and some counters work against counters.

mod effects;
pub(crate) use effects::escapes;
mod lawful;

use circles_catalog::Catalog;
use circles_catalog::definitions::{CounterEffect, MagicSkill, Play, Skill, SpellEffect};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{CardFact, MagicFact, Why};
use crate::game::{Game, Source};
use crate::ids::{
    Arcanum, DaemonKind, Direction, HoundKind, Legion, LieutenantKind, Seat, Sectio, SpellKind, Sphere, Unit,
};
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens, Step};
use crate::strokes::StrokeAuto;

/// What a spell is aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Target {
    /// Nothing.
    Nothing,
    /// A daemon.
    Daemon(DaemonKind),
    /// A triumvirate.
    Seat(Seat),
    /// Legions.
    Legions(Vec<Legion>),
    /// A lieutenant, with legions that go with it.
    Lieutenant {
        /// The lieutenant.
        kind: LieutenantKind,
        /// The legions.
        with: Vec<Legion>,
    },
    /// A hound with its minder.
    Hound(HoundKind),
    /// Legions that go to a sectio.
    Transfer {
        /// The legions.
        legions: Vec<Legion>,
        /// The sectio.
        to: Sectio,
    },
    /// A sectio.
    Sectio(Sectio),
    /// A permanent event.
    Event(Sphere),
    /// A box of lieutenants, 0 to 2.
    Box(u8),
}

/// A spell that was cast and has not taken effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// By whom.
    pub seat: Seat,
    /// By which daemon.
    pub daemon: DaemonKind,
    /// The card.
    pub card: Arcanum,
    /// At what.
    pub target: Target,
    /// True in combat.
    pub combat: bool,
    /// True if it was countered.
    pub countered: bool,
}

/// A daemon that supports a spell (rule 9.8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Support {
    /// Who supports.
    pub daemon: DaemonKind,
    /// Who is to cast it.
    pub caster: DaemonKind,
    /// The spell.
    pub spell: SpellKind,
}

/// A counter that a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Counter {
    /// The card.
    pub card: Arcanum,
    /// The daemon that plays it.
    pub daemon: DaemonKind,
}

/// A part of magic that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MagicAsk {
    /// Holders of counters may counter the last spell (rule 9.8.2).
    Counter,
    /// A seat keeps one of the arcana cards that it looks at.
    Keep(Seat),
    /// Owners of units on one side of a combat choose where they withdraw to.
    Withdraw(Vec<Seat>),
}

/// A part of magic that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MagicAuto {
    /// The last spell takes effect, or not.
    Resolve,
    /// A card is played right away (rule 6.3.1).
    RightAway {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// A card whose effect is over goes to the bottom of the deck.
    Bury(Arcanum),
}

/// An answer about magic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum MagicAnswer {
    /// A counter, if any.
    Counter(Option<Counter>),
    /// The card that is kept.
    Keep(Arcanum),
    /// Where units withdraw to. Others stay.
    Withdraw(Vec<(Unit, Direction)>),
}

impl Asks for MagicAsk {
    type Answer = MagicAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Counter => game.counterers(catalog),
            Self::Keep(seat) => vec![*seat],
            Self::Withdraw(seats) => seats.clone(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, _seat: Seat) -> MagicAnswer {
        match self {
            Self::Counter => MagicAnswer::Counter(None),
            Self::Keep(_) => {
                let cards = game.peek().map(|peek| peek.arcana.as_slice()).unwrap_or_default();
                let harmless = cards.iter().find(|card| catalog.spell_of(**card).play != Play::RightAway);
                harmless.or(cards.first()).map_or(MagicAnswer::Counter(None), |card| MagicAnswer::Keep(*card))
            }
            Self::Withdraw(_) => MagicAnswer::Withdraw(Vec::new()),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &MagicAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Counter, MagicAnswer::Counter(None)) => Ok(()),
            (Self::Counter, MagicAnswer::Counter(Some(counter))) => game.check_counter(catalog, seat, *counter),
            (Self::Keep(_), MagicAnswer::Keep(card)) => {
                sure(game.peek().is_some_and(|peek| peek.arcana.contains(card)), Refusal::NotThere)
            }
            (Self::Withdraw(_), MagicAnswer::Withdraw(moves)) => game.check_withdrawal(catalog, seat, moves),
            (Self::Counter | Self::Keep(_) | Self::Withdraw(_), _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, MagicAnswer)]) {
        match self {
            Self::Counter => {
                let counter = answers.iter().find_map(|(seat, answer)| match answer {
                    MagicAnswer::Counter(Some(counter)) => Some((*seat, *counter)),
                    MagicAnswer::Counter(None) | MagicAnswer::Keep(_) | MagicAnswer::Withdraw(_) => None,
                });
                if let Some((seat, counter)) = counter {
                    course.counter(seat, counter);
                }
            }
            Self::Keep(seat) => {
                let kept = answers.iter().find_map(|(_, answer)| match answer {
                    MagicAnswer::Keep(card) => Some(*card),
                    MagicAnswer::Counter(_) | MagicAnswer::Withdraw(_) => None,
                });
                keep(course, seat, kept);
            }
            Self::Withdraw(_) => {
                for (seat, answer) in answers {
                    if let MagicAnswer::Withdraw(moves) = answer {
                        course.withdraw(*seat, moves);
                    }
                }
            }
        }
    }
}

impl Happens for MagicAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Resolve => resolve(course),
            Self::RightAway { seat, card } => {
                let kind = course.catalog.spell_kind(card);
                course.tell(CardFact::RightAway { seat, card });
                course.next([Self::Bury(card)]);
                if let SpellEffect::Strokes(_) = &course.catalog.spell(kind).effect {
                    course.next(StrokeAuto::all(course.catalog, Source::Spell(kind), None, Some(seat)));
                }
            }
            Self::Bury(card) => course.bury(card),
        }
    }
}

fn keep(course: &mut Course<'_>, seat: Seat, kept: Option<Arcanum>) {
    if let (Some(peek), Some(card)) = (&mut course.game.peek, kept) {
        peek.arcana.retain(|other| *other != card);
        if course.catalog.spell_of(card).play == Play::RightAway {
            course.game.shown.push(card);
            course.next([MagicAuto::RightAway { seat, card }]);
        } else {
            course.game.triumvirate_mut(seat).put(card);
            course.tell(CardFact::Drew { seat, count: 1, cards: vec![card] });
        }
    }
    course.close_peek();
}

impl Course<'_> {
    /// Puts a card on the table to the bottom of the deck.
    fn bury(&mut self, card: Arcanum) {
        if let Some(at) = self.game.shown.iter().position(|other| *other == card) {
            self.game.shown.remove(at);
            self.game.arcana.bury(card);
        }
    }

    /// Casts a spell as an action: "In most cases, the player states that his Daemon will take a
    /// Magic Action, plays one Arcana Card and applies the effects as described."
    pub fn cast(&mut self, seat: Seat, daemon: DaemonKind, card: Arcanum, target: Target) {
        let kind = self.catalog.spell_kind(card);
        let souls = self.game.spell_price(self.catalog, seat, card);
        if self.game.falls(self.catalog, seat, card, &target) {
            self.descend(daemon);
        }
        self.game.supports.retain(|support| (support.caster, support.spell) != (daemon, kind));
        self.announce(Cast { seat, daemon, card, target, combat: false, countered: false }, souls);
        self.next([Step::from(MagicAsk::Counter), MagicAuto::Resolve.into()]);
    }

    /// Pays for a spell and puts it on the table, so that it can be countered.
    pub fn announce(&mut self, cast: Cast, souls: u32) {
        let (seat, card) = (cast.seat, cast.card);
        let cost = self.catalog.spell_of(card).cost;
        self.pay(seat, souls);
        self.game.triumvirate_mut(seat).take(card);
        self.game.shown.push(card);
        self.tell(MagicFact::Cast { seat, daemon: cast.daemon, card, target: cast.target.clone(), souls });
        self.spend_favours(seat, cost.favours.into());
        self.disfavour(seat, cost.disfavours.into());
        self.game.casts.push(cast);
    }

    /// Lets a daemon support a spell.
    pub fn support(&mut self, seat: Seat, daemon: DaemonKind, caster: DaemonKind, spell: SpellKind) {
        self.game.supports.push(Support { daemon, caster, spell });
        self.tell(MagicFact::Supported { seat, daemon, caster, spell });
    }

    /// Plays a counter against the last spell. It can be countered itself.
    fn counter(&mut self, seat: Seat, counter: Counter) {
        let Counter { card, daemon } = counter;
        let Some(cast) = self.game.casts.last() else { return };
        let combat = cast.combat;
        let free = self.game.counters_free(self.catalog, seat, daemon, cast);
        if !free {
            self.acted(daemon);
        }
        let souls = self.catalog.spell_of(card).cost.souls.into();
        if combat {
            if let Some(battle) = &mut self.game.battle {
                battle.play(daemon, card);
            }
        } else if self.game.falls(self.catalog, seat, card, &Target::Nothing) {
            self.descend(daemon);
        }
        self.announce(Cast { seat, daemon, card, target: Target::Nothing, combat, countered: false }, souls);
        // Somebody else may counter the same spell, if this counter fails.
        self.next([Step::from(MagicAsk::Counter), MagicAuto::Resolve.into(), MagicAsk::Counter.into()]);
    }
}

/// Lets the last spell take effect, if nobody has countered it.
fn resolve(course: &mut Course<'_>) {
    let Some(cast) = course.game.casts.pop() else { return };
    let spell = course.catalog.spell_of(cast.card);
    if cast.countered {
        course.tell(MagicFact::Countered { seat: cast.seat, card: cast.card });
        course.bury(cast.card);
        return;
    }
    if let SpellEffect::Counter(counter) = &spell.effect {
        course.bury(cast.card);
        let Some(other) = course.game.casts.last_mut() else { return };
        other.countered = true;
        let (victim, card) = (other.daemon, other.card);
        match counter.effect {
            CounterEffect::Cancel => {}
            CounterEffect::Take => {
                if let Some(at) = course.game.shown.iter().position(|shown| *shown == card) {
                    course.game.shown.remove(at);
                    let own = course.game.triumvirate_mut(cast.seat);
                    own.put(card);
                    own.known.push(card);
                    course.tell(CardFact::Took { seat: cast.seat, card });
                }
            }
            CounterEffect::Rebound(fate) => course.afflict(victim, fate),
        }
        return;
    }
    if let Play::Macina { .. } = spell.play {
        course.game.shown.retain(|shown| *shown != cast.card);
        course.game.triumvirate_mut(cast.seat).macina.push(crate::game::Macina { card: cast.card, running: false });
        course.tell(MagicFact::Built { seat: cast.seat, card: cast.card });
        return;
    }
    course.bury(cast.card);
    if eludes(course, &cast) {
        course.tell(MagicFact::Eluded { seat: cast.seat, card: cast.card });
        return;
    }
    course.tell(MagicFact::Worked { seat: cast.seat, card: cast.card });
    effects::apply(course, &cast);
}

impl Game {
    /// Returns the highest roll with which a daemon escapes a spell of a seat by its skill.
    #[must_use]
    pub fn elusive(&self, catalog: &Catalog, by: Seat, kind: DaemonKind) -> Option<u8> {
        let (seat, daemon) = self.daemon(kind)?;
        match self.skill(catalog, daemon) {
            Some(Skill::Magic(MagicSkill::Elusive { upto })) if seat != by => Some(*upto),
            Some(_) | None => None,
        }
    }
}

/// True if the daemon at which a spell is aimed escapes it by its skill.
fn eludes(course: &mut Course<'_>, cast: &Cast) -> bool {
    let Target::Daemon(kind) = cast.target else { return false };
    let Some((seat, _)) = course.game.daemon(kind) else { return false };
    let upto = course.game.elusive(course.catalog, cast.seat, kind);
    upto.is_some_and(|upto| course.roll(Some(seat), Why::Elude { daemon: kind }) <= upto)
}
