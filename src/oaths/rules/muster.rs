//! Reinforcements, the first phase of a game turn.
//!
//! Everybody returns from Earth, and devils without a realm take a free one. Each draws a special
//! play card and resource cards, discards some of these and tables the others. Events happen at
//! once.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, EventEffect, Moment};
use crate::dice::Stream;
use crate::facts::MusterFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Paper, RealmKind, Seat};
use crate::refusal::Refusal;
use crate::specials::SpecialStep;
use crate::step::{Act, Course, Step};
use crate::trade::TradeStep;

/// A part of the reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MusterStep {
    /// Everybody returns from Earth.
    Dawn,
    /// A devil without a home realm selects one.
    Settle(Seat),
    /// Cards are dealt.
    Deal,
    /// A devil tables its cards.
    Table {
        /// Who.
        seat: Seat,
        /// How many cards it has to discard.
        discard: usize,
    },
}

/// An answer in the reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum MusterAnswer {
    /// The realm in which a devil settles.
    Settle(RealmKind),
    /// What becomes of the cards that a devil has drawn.
    Table {
        /// The discarded cards.
        discard: Vec<Card>,
        /// How events are used, in this order. An event that is not named here has no effect.
        agreements: Vec<Agreement>,
    },
}

/// The use of an event that takes cards of another devil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Agreement {
    /// The event.
    pub event: Card,
    /// The other devil.
    pub target: Seat,
    /// The cards that are taken.
    pub take: Vec<Card>,
    /// As many cards that are given in return; empty to give a favour.
    pub give: Vec<Card>,
}

impl Game {
    /// Returns the number of cards that a seat draws in the reinforcements.
    #[must_use]
    pub fn draws(&self, catalog: &Catalog, seat: Seat) -> usize {
        let numbers = &catalog.numbers;
        let tabled = |seat: Seat| self.domain(seat).cards().count();
        let row = catalog.draws(self.domains.len()).map_or(0, |row| row.draw);
        let own = tabled(seat);
        let missing = numbers.fewest_tabled.saturating_sub(own);
        let most = self.others(seat).map(tabled).max().unwrap_or(0);
        let hoard = if most >= own { (most - own + 1).min(self.powers(catalog, seat).hoard) } else { 0 };
        row + missing + hoard
    }

    /// Checks the use of an event. `own` and `others` are the tabled cards at that time.
    fn check_agreement(&self, catalog: &Catalog, seat: Seat, use_: &Agreement, own: &[Card]) -> Result<(), Refusal> {
        let Agreement { event, target, take, give } = use_;
        let Some(EventEffect::Agreement { cards }) = catalog.event(*event).map(|def| def.effect) else {
            return Err(Refusal::Play);
        };
        if *target == seat || target.index() >= self.domains.len() {
            return Err(Refusal::Devil);
        }
        let theirs = &self.domain(*target).tabled;
        let count = usize::from(cards).min(theirs.len());
        distinct(take)?;
        distinct(give)?;
        if take.len() != count || count == 0 || !take.iter().all(|card| theirs.contains(card)) {
            return Err(Refusal::Count);
        }
        if give.is_empty() {
            return match self.domain(seat).hand.papers_like(Paper::favor(seat)) {
                0 => Err(Refusal::Price),
                _ => Ok(()),
            };
        }
        let held = |card: &Card| own.contains(card) || take.contains(card);
        if give.len() == usize::from(cards) && give.iter().all(held) { Ok(()) } else { Err(Refusal::Count) }
    }
}

/// Checks that no card is named twice.
pub(crate) fn distinct<T: PartialEq>(list: &[T]) -> Result<(), Refusal> {
    let twice = list.iter().enumerate().any(|(at, item)| list[..at].contains(item));
    if twice { Err(Refusal::Twice) } else { Ok(()) }
}

impl Act for MusterStep {
    type Answer = MusterAnswer;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Dawn | Self::Deal => Vec::new(),
            Self::Settle(seat) => vec![*seat],
            Self::Table { seat, .. } if game.domain(*seat).drawn.is_empty() => Vec::new(),
            Self::Table { seat, .. } => vec![*seat],
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> MusterAnswer {
        match self {
            Self::Settle(_) => MusterAnswer::Settle(game.vacant[0]),
            Self::Table { discard, .. } => {
                // Events that need a decision go first.
                let mut drawn = game.domain(seat).drawn.clone();
                drawn.sort_by_key(|card| {
                    !matches!(catalog.event(*card).map(|def| def.effect), Some(EventEffect::Agreement { .. }))
                });
                drawn.truncate(*discard);
                MusterAnswer::Table { discard: drawn, agreements: Vec::new() }
            }
            Self::Dawn | Self::Deal => MusterAnswer::Table { discard: Vec::new(), agreements: Vec::new() },
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &MusterAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Settle(_), MusterAnswer::Settle(realm)) => {
                if game.vacant.contains(realm) {
                    Ok(())
                } else {
                    Err(Refusal::Realm)
                }
            }
            (Self::Table { discard: count, .. }, MusterAnswer::Table { discard, agreements }) => {
                let domain = game.domain(seat);
                distinct(discard)?;
                if discard.len() != (*count).min(domain.drawn.len()) {
                    return Err(Refusal::Count);
                }
                if !discard.iter().all(|card| domain.drawn.contains(card)) {
                    return Err(Refusal::NotYours);
                }
                let kept = |card: &Card| domain.drawn.contains(card) && !discard.contains(card);
                let events: Vec<Card> = agreements.iter().map(|use_| use_.event).collect();
                distinct(&events)?;
                let own: Vec<Card> = tabled_with(catalog, game, seat, discard);
                for use_ in agreements {
                    if !kept(&use_.event) {
                        return Err(Refusal::NotYours);
                    }
                    game.check_agreement(catalog, seat, use_, &own)?;
                }
                Ok(())
            }
            (Self::Dawn | Self::Deal | Self::Settle(_) | Self::Table { .. }, _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, MusterAnswer)]) {
        match self {
            Self::Dawn => dawn(course),
            Self::Deal => deal(course),
            Self::Settle(_) => {
                for (seat, answer) in answers {
                    if let MusterAnswer::Settle(realm) = answer {
                        settle(course, *seat, *realm);
                    }
                }
            }
            Self::Table { .. } => {
                for (seat, answer) in answers {
                    if let MusterAnswer::Table { discard, agreements } = answer {
                        table(course, *seat, discard, agreements);
                    }
                }
            }
        }
    }
}

/// Returns what a seat has on the table when it has tabled its new cards.
fn tabled_with(catalog: &Catalog, game: &Game, seat: Seat, discard: &[Card]) -> Vec<Card> {
    let domain = game.domain(seat);
    let new = domain.drawn.iter().filter(|card| !discard.contains(card) && catalog.event(**card).is_none());
    domain.tabled.iter().chain(new).copied().collect()
}

fn dawn(course: &mut Course<'_>) {
    let game = &mut course.game;
    game.round += 1;
    game.used.clear();
    game.safeties.clear();
    game.alliances.clear();
    game.trading.silence = false;
    game.raids.clear();
    game.travellers.clear();
    let round = game.round;
    course.tell(MusterFact::Began { round });
    return_all(course);
    let homeless = course.game.initiative.iter().copied().filter(|seat| course.game.domain(*seat).realm.is_none());
    let mut steps: Vec<Step> = homeless.map(|seat| MusterStep::Settle(seat).into()).collect();
    for domain in &mut course.game.domains {
        domain.routed = false;
    }
    steps.push(MusterStep::Deal.into());
    course.next(steps);
}

/// Brings every creature on Earth back to Hell.
pub(crate) fn return_all(course: &mut Course<'_>) {
    for seat in course.game.initiative.clone() {
        let domain = course.game.domain_mut(seat);
        let hordes = std::mem::take(&mut domain.earth);
        let devil = domain.whereabouts == Whereabouts::Earth;
        if devil {
            domain.whereabouts = Whereabouts::Hell;
        }
        domain.tabled.extend(&hordes);
        if devil || !hordes.is_empty() {
            course.tell(MusterFact::Returned { seat, hordes, devil });
        }
    }
}

/// Moves a devil without a home into a free realm.
fn settle(course: &mut Course<'_>, seat: Seat, realm: RealmKind) {
    let game = &mut course.game;
    if game.domain(seat).realm.is_none()
        && let Some(at) = game.vacant.iter().position(|vacant| *vacant == realm)
    {
        game.vacant.remove(at);
        game.domain_mut(seat).realm = Some(realm);
        course.tell(MusterFact::Settled { seat, realm });
    }
}

fn deal(course: &mut Course<'_>) {
    course.shuffle_deck();
    course.dice.open(Stream::Specials).shuffle(&mut course.game.specials);
    let order = course.game.initiative.clone();
    for &seat in &order {
        draw_special(course, seat);
    }
    let counts: Vec<usize> = order.iter().map(|seat| course.game.draws(course.catalog, *seat)).collect();
    for (&seat, count) in order.iter().zip(counts) {
        let from = course.game.deck.len().saturating_sub(count);
        let mut cards = course.game.deck.split_off(from);
        cards.sort_unstable();
        course.tell(MusterFact::Drew { seat, cards: cards.len() });
        course.game.domain_mut(seat).drawn = cards;
    }
    let discard = course.catalog.draws(order.len()).map_or(0, |row| row.discard);
    let mut steps: Vec<Step> = order.iter().map(|&seat| MusterStep::Table { seat, discard }.into()).collect();
    steps.push(SpecialStep::Window(Moment::Aftermath).into());
    steps.push(TradeStep::Open.into());
    course.next(steps);
}

/// Gives a seat the top special play card. False if there is none.
fn draw_special(course: &mut Course<'_>, seat: Seat) -> bool {
    if course.game.specials.is_empty() {
        return false;
    }
    let card = course.game.specials.remove(0);
    course.game.domain_mut(seat).hand.put(HandCard::Special(card));
    course.tell(MusterFact::DrewSpecial { seat, card: Some(card) });
    true
}

fn table(course: &mut Course<'_>, seat: Seat, discard: &[Card], agreements: &[Agreement]) {
    let catalog = course.catalog;
    let drawn = std::mem::take(&mut course.game.domain_mut(seat).drawn);
    let (events, others): (Vec<Card>, Vec<Card>) =
        drawn.into_iter().filter(|card| !discard.contains(card)).partition(|card| catalog.event(*card).is_some());
    course.game.domain_mut(seat).tabled.extend(&others);
    course.game.discard.extend(discard);
    let cards = others.iter().chain(&events).copied().collect();
    course.tell(MusterFact::Tabled { seat, cards, discarded: discard.to_vec() });

    // The chosen order counts for events with a choice. The others do not touch what it is about.
    for use_ in agreements {
        agree(course, seat, use_);
    }
    let mut more = Vec::new();
    for &event in &events {
        match catalog.event(event).map(|def| def.effect) {
            Some(EventEffect::Summon { souls }) => {
                course.game.domain_mut(seat).souls += souls;
                course.tell(MusterFact::Summoned { seat, souls });
            }
            Some(EventEffect::Currents) => {
                if !draw_special(course, seat) {
                    more.extend(course.draw());
                }
            }
            Some(EventEffect::Agreement { .. }) | None => {}
        }
    }
    course.game.discard.extend(events);
    if !more.is_empty() {
        course.tell(MusterFact::Drew { seat, cards: more.len() });
        course.game.domain_mut(seat).drawn = more;
        course.next([MusterStep::Table { seat, discard: 0 }]);
    }
}

fn agree(course: &mut Course<'_>, seat: Seat, use_: &Agreement) {
    let own = course.game.domain(seat).tabled.clone();
    if course.game.check_agreement(course.catalog, seat, use_, &own).is_err() {
        // An earlier event of the same devil has changed what this one is about.
        return;
    }
    let Agreement { target, take, give, .. } = use_;
    let game = &mut course.game;
    game.domain_mut(*target).tabled.retain(|card| !take.contains(card));
    game.domain_mut(seat).tabled.extend(take);
    if give.is_empty() {
        let favor = HandCard::Paper(Paper::favor(seat));
        if game.domain_mut(seat).hand.take(favor) {
            game.domain_mut(*target).see(favor);
            game.domain_mut(*target).hand.put(favor);
        }
    } else {
        game.domain_mut(seat).tabled.retain(|card| !give.contains(card));
        game.domain_mut(*target).tabled.extend(give);
    }
    course.tell(MusterFact::Agreed { seat, target: *target, took: take.clone(), gave: give.clone() });
}
