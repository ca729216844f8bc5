//! Facts: the events of a turn, and the seats that may know them.
//!
//! Each subsystem defines its facts, and the rule of who may know them, in its own `facts.rs`.
//! [`Fact`] combines them, so that a reader can ignore a subsystem with one match arm.
//!
//! The turn log, the playback on the board and the statistics all read facts; none of them compares
//! two games. A fact refers to things by ids and by data that outlives them (a banner, a kind),
//! never by text.

use serde::{Deserialize, Serialize};

use super::archfiends::ArchfiendFact;
use super::arena::ArenaFact;
use super::attachments::AttachmentFact;
use super::bazaar::BazaarFact;
use super::calendar::Moment;
use super::combat::CombatFact;
use super::conclave::ConclaveFact;
use super::diplomacy::DiplomacyFact;
use super::events::EventFact;
use super::forces::ForcesFact;
use super::ids::{CantonId, LegionId, Seat, SlotNo};
use super::manuscripts::ManuscriptFact;
use super::objectives::ObjectiveFact;
use super::orders::{OrderKind, Outcome};
use super::realm::{Foe, RealmFact};
use super::rituals::RitualFact;
use super::tribute::TributeFact;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum Fact {
    /// The outcome of an order.
    OrderResolved { seat: Seat, slot: SlotNo, kind: OrderKind, outcome: Outcome },
    /// About tribute (manual 4.3).
    Tribute(TributeFact),
    /// About the bazaar (manual 4.10).
    Bazaar(BazaarFact),
    /// About legions and places of power (manual 4.4, 4.5).
    Forces(ForcesFact),
    /// About cantons (manual 4.2).
    Realm(RealmFact),
    /// About battles (manual 4.16).
    Combat(CombatFact),
    /// About praetors, artifacts, relics and combat cards (manual 4.6 to 4.8, 4.12).
    Attachment(AttachmentFact),
    /// About the attributes of archfiends (manual 4.1).
    Archfiend(ArchfiendFact),
    /// About manuscripts (manual 4.9).
    Manuscript(ManuscriptFact),
    /// About the conclave (manual 3.4).
    Conclave(ConclaveFact),
    /// About diplomacy (manual 4.14).
    Diplomacy(DiplomacyFact),
    /// About single combat (manual 4.17).
    Arena(ArenaFact),
    /// About rituals (manual 4.11).
    Ritual(RitualFact),
    /// About events (manual 4.13).
    Event(EventFact),
    /// About objectives (manual 4.15).
    Objective(ObjectiveFact),
}

impl Fact {
    /// Returns the fact as a seat may know it, or `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::OrderResolved { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Tribute(fact) => fact.seen_by(seat).map(Self::Tribute),
            Self::Bazaar(fact) => fact.seen_by(seat).map(Self::Bazaar),
            Self::Forces(fact) => fact.seen_by(seat).map(Self::Forces),
            Self::Combat(fact) => fact.seen_by(seat).map(Self::Combat),
            Self::Attachment(fact) => fact.seen_by(seat).map(Self::Attachment),
            Self::Archfiend(fact) => fact.seen_by(seat).map(Self::Archfiend),
            Self::Manuscript(fact) => fact.seen_by(seat).map(Self::Manuscript),
            Self::Realm(_) | Self::Conclave(_) => Some(self.clone()),
            Self::Diplomacy(fact) => fact.seen_by(seat).map(Self::Diplomacy),
            Self::Arena(fact) => fact.seen_by(seat).map(Self::Arena),
            Self::Ritual(fact) => fact.seen_by(seat).map(Self::Ritual),
            Self::Event(fact) => fact.seen_by(seat).map(Self::Event),
            Self::Objective(fact) => fact.seen_by(seat).map(Self::Objective),
        }
    }

    /// The seats that the fact is about, the acting seat first.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::OrderResolved { seat, .. } => vec![*seat],
            Self::Tribute(fact) => fact.seats(),
            Self::Bazaar(fact) => fact.seats(),
            Self::Forces(fact) => fact.seats(),
            Self::Realm(fact) => fact.seats(),
            Self::Combat(fact) => fact.seats(),
            Self::Attachment(fact) => fact.seats(),
            Self::Archfiend(fact) => fact.seats(),
            Self::Manuscript(fact) => fact.seats(),
            Self::Conclave(fact) => fact.seats(),
            Self::Diplomacy(fact) => fact.seats(),
            Self::Arena(fact) => fact.seats(),
            Self::Ritual(fact) => fact.seats(),
            Self::Event(fact) => fact.seats(),
            Self::Objective(fact) => fact.seats(),
        }
    }

    /// The canton in which it happened. `None` if it has no place on the map.
    #[must_use]
    pub fn canton(&self) -> Option<CantonId> {
        match self {
            Self::Forces(fact) => fact.canton(),
            Self::Realm(fact) => fact.canton(),
            Self::Combat(fact) => fact.canton(),
            Self::Attachment(fact) => fact.canton(),
            Self::Diplomacy(fact) => fact.canton(),
            Self::Ritual(fact) => fact.canton(),
            Self::Event(fact) => fact.canton(),
            Self::OrderResolved { .. } | Self::Tribute(_) | Self::Bazaar(_) | Self::Archfiend(_) => None,
            Self::Manuscript(_) | Self::Conclave(_) | Self::Arena(_) | Self::Objective(_) => None,
        }
    }
}

/// The legion that a fact befell, which its owner may hide. A log that names the fact would betray
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Befell {
    /// This legion, wherever it stands.
    Legion(LegionId),
    /// A legion of this house in this canton.
    At(Seat, CantonId),
    /// A legion of this house that went from one canton to another.
    Between(Seat, CantonId, CantonId),
    /// Something of this house in this canton. It betrays a legion only if one stands there.
    Under(Seat, CantonId),
}

impl Befell {
    /// The legion of a unit. A place hides from nobody, so it is `None`.
    pub(crate) const fn unit(unit: Foe) -> Option<Self> {
        match unit {
            Foe::Legion(id) => Some(Self::Legion(id)),
            Foe::Place(_) => None,
        }
    }
}

/// A set of seats that a fact is hidden from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blindfold(u8);

impl Blindfold {
    /// The empty set.
    pub const NOBODY: Self = Self(0);

    /// Adds a seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if the set contains this seat.
    #[must_use]
    pub const fn covers(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
}

impl FromIterator<Seat> for Blindfold {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::and)
    }
}

/// A fact with its moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The moment.
    pub moment: Moment,
    /// The fact.
    pub fact: Fact,
    /// The seats that the fact is hidden from regardless of its kind, because it concerns legions
    /// hidden from them.
    pub kept_from: Blindfold,
}

impl Entry {
    /// Returns the entry as a seat may know it, or `None` if it is secret from the seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        let seen = if self.kept_from.covers(seat) { None } else { self.fact.seen_by(seat) };
        seen.map(|fact| Self { moment: self.moment, fact, kept_from: Blindfold::NOBODY })
    }
}

/// Returns the part of a turn's log that a seat may know.
#[must_use]
pub fn log_seen_by(log: &[Entry], seat: Seat) -> Vec<Entry> {
    log.iter().filter_map(|entry| entry.seen_by(seat)).collect()
}
