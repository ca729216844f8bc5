//! Rituals, events and secret objectives that decided a game by themselves: if their prestige is
//! left out for all houses, another house is elected.
//!
//! Only prestige with a traceable source counts: that given right after a ritual or an event, the
//! share of Forbidden Lore in the prestige of places, and the objectives at the final count. Land
//! and legions won with the help of a ritual do not count.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use conclave::table::session::Session;

use crate::occult::Occult;
use crate::report::Named;
use crate::rules::catalog::{Catalog, EventEffect, RitualEffect, Undertaking};
use crate::rules::conclave::{ConclaveFact, Ending, PrestigeCause, VictoryPath};
use crate::rules::events::{CardFact, CourseFact, DecreeFact, EventFact, PaladinFact, TournamentFact};
use crate::rules::facts::Fact;
use crate::rules::ids::{EventKind, ObjectiveKind, RitualKind, Seat};
use crate::rules::objectives::Task;
use crate::rules::rituals::{RitualFact, kept_up};

/// Source of prestige.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Ritual(RitualKind),
    Event(EventKind),
    Objective(ObjectiveKind),
}

/// Prestige of one game by its source.
pub(crate) struct Verdict {
    seats: usize,
    /// Prestige that each source gave each house. Negative: it took prestige.
    given: BTreeMap<Source, Vec<i32>>,
}

impl Verdict {
    /// Begins with a game.
    pub(crate) fn of(session: &Session) -> Self {
        Self { seats: session.charter().seats.len(), given: BTreeMap::new() }
    }

    /// Reads the logs of the last turn. The acts of a house are read from its own log.
    pub(crate) fn read(&mut self, catalog: &Catalog, session: &Session) {
        let last = session.logs_len().saturating_sub(1);
        for index in 0..self.seats {
            let seat = Seat(index as u8);
            let (mut ritual, mut event) = (None, None);
            for entry in session.log_seen_by(seat, last) {
                if let Fact::Ritual(RitualFact::Performed { caster, ritual: kind, .. }) = &entry.fact {
                    if *caster == seat {
                        ritual = Some(*kind);
                    }
                } else if let Fact::OrderResolved { seat: whose, .. } = &entry.fact {
                    if *whose == seat {
                        ritual = None;
                    }
                } else if let Fact::Event(fact) = &entry.fact {
                    event = told(catalog, fact).or(event);
                } else if let Fact::Conclave(ConclaveFact::PrestigeChanged { seat: whose, amount, cause }) = &entry.fact
                    && *whose == seat
                {
                    let (source, amount) = if let PrestigeCause::Ritual
                    | PrestigeCause::BurntOffering
                    | PrestigeCause::LegionDestroyed = cause
                    {
                        (ritual.map(Source::Ritual), *amount)
                    } else if let PrestigeCause::Negotiations = cause {
                        (negotiations(catalog), *amount)
                    } else if let PrestigeCause::Places = cause {
                        by_lore(catalog, session, seat, *amount)
                    } else if let PrestigeCause::Event
                    | PrestigeCause::EventPlayed
                    | PrestigeCause::DecreeDefied
                    | PrestigeCause::VoteWagered
                    | PrestigeCause::VoteReturned = cause
                    {
                        (event.map(Source::Event), *amount)
                    } else {
                        // Earned by land, legions and diplomacy.
                        (None, 0)
                    };
                    if let Some(source) = source {
                        self.add(source, seat, amount);
                    }
                }
            }
        }
    }

    fn add(&mut self, source: Source, seat: Seat, amount: i32) {
        let seats = self.seats;
        self.given.entry(source).or_insert_with(|| vec![0; seats])[seat.index()] += amount;
    }

    /// Counts the sources that decided the election, one game each. Without an election all counts
    /// are 0.
    pub(crate) fn close(mut self, catalog: &Catalog, session: &Session) -> Occult {
        let mut decided = Occult::empty(catalog);
        let elected = session.ending().filter(|ending| ending.path == VictoryPath::Election);
        let Some(ending) = elected else { return decided };
        for line in &ending.count {
            for reckoned in &line.objectives {
                if let Task::Secret(kind) = reckoned.task {
                    self.add(Source::Objective(kind), line.seat, reckoned.prestige);
                }
            }
        }
        for (source, given) in &self.given {
            if first_without(session, ending, given) == ending.winner {
                continue;
            }
            let (counts, id): (&mut Named, &String) = match source {
                Source::Ritual(kind) => (&mut decided.rituals, &catalog.ritual(*kind).id),
                Source::Event(kind) => (&mut decided.events, &catalog.event(*kind).id),
                Source::Objective(kind) => (&mut decided.objectives, &catalog.objective(*kind).id),
            };
            *counts.entry(id.clone()).or_default() += 1;
        }
        decided
    }
}

/// Returns the ritual by which a house gains prestige from the diplomacy of others.
fn negotiations(catalog: &Catalog) -> Option<Source> {
    let mut kinds = catalog.ritual_kinds();
    kinds.find(|&kind| catalog.ritual(kind).effect == RitualEffect::InfernalNegotiations).map(Source::Ritual)
}

/// Returns the share of Forbidden Lore in the prestige of places, if the house sustains this
/// ritual.
fn by_lore(catalog: &Catalog, session: &Session, seat: Seat, amount: i32) -> (Option<Source>, i32) {
    let view = session.view(seat);
    let lore = kept_up(catalog, view.table(), seat, RitualEffect::ForbiddenLore);
    let factor = i32::from(catalog.constants.rituals.lore.max(1));
    (lore.map(|lore| Source::Ritual(lore.ritual)), amount * (factor - 1) / factor)
}

/// Returns the house that would have been elected without this prestige.
fn first_without(session: &Session, ending: &Ending, given: &[i32]) -> Option<Seat> {
    let view = session.view(Seat(0));
    let rank = |seat: Seat| view.table().houses().of(seat).rank;
    let first =
        ending.count.iter().filter(|line| line.eligible).min_by_key(|line| {
            Reverse((line.total() - given[line.seat.index()], rank(line.seat), line.cantons, line.lot))
        });
    first.map(|line| line.seat)
}

/// Returns the event that a fact is about.
fn told(catalog: &Catalog, fact: &EventFact) -> Option<EventKind> {
    let of = |effect: EventEffect| catalog.event_kinds().find(|&kind| catalog.event(kind).effect == effect);
    let course = |undertaking: Undertaking| of(EventEffect::Undertaking(undertaking));
    match fact {
        EventFact::Card(CardFact::Played { event, .. } | CardFact::Began { event, .. }) => Some(*event),
        EventFact::Decree(
            DecreeFact::Asked { event, .. } | DecreeFact::Obeyed { event, .. } | DecreeFact::Defied { event, .. },
        ) => Some(*event),
        EventFact::Decree(DecreeFact::Voted { .. } | DecreeFact::VoteCounted { .. }) => {
            of(EventEffect::ExpelTheHeretic)
        }
        EventFact::Course(CourseFact::Paladin(PaladinFact::Strikes { .. })) => course(Undertaking::Paladin),
        EventFact::Course(CourseFact::Tournament(TournamentFact::Held { .. })) => course(Undertaking::Tournament),
        // No prestige follows from these.
        EventFact::Card(
            CardFact::Drawn { .. }
            | CardFact::Discarded { .. }
            | CardFact::Reshuffled
            | CardFact::Idle { .. }
            | CardFact::Ended { .. },
        ) => None,
        EventFact::Course(CourseFact::Paladin(_) | CourseFact::Tournament(_)) => None,
        EventFact::Course(CourseFact::Crusade(_) | CourseFact::Host(_) | CourseFact::Beast(_)) => None,
        EventFact::Decree(DecreeFact::Rescinded { .. })
        | EventFact::Land(_)
        | EventFact::Levy(_)
        | EventFact::Arms(_)
        | EventFact::House(_) => None,
    }
}
