//! Facts: what happened in a turn, in the past tense, and who may know it.
//!
//! Each subsystem keeps its facts, and the rule of who may know them, in its own `facts.rs`.
//! [`Fact`] gathers them: a reader that does not care about a subsystem says so in one arm.
//!
//! The turn log, the playback on the board and the statistics all read facts; none of them looks at two games to find
//! the difference. A fact names what it is about by ids and by what outlives the thing (a banner, a kind), never by text.

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
use super::ids::{Seat, SlotNo};
use super::manuscripts::ManuscriptFact;
use super::objectives::ObjectiveFact;
use super::orders::{OrderKind, Outcome};
use super::realm::RealmFact;
use super::rituals::RitualFact;
use super::tribute::TributeFact;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum Fact {
    /// Outcome of an order.
    OrderResolved { seat: Seat, slot: SlotNo, kind: OrderKind, outcome: Outcome },
    /// About tribute (manual 4.3).
    Tribute(TributeFact),
    /// About the bazaar (manual 4.10).
    Bazaar(BazaarFact),
    /// About legions and places of power.
    Forces(ForcesFact),
    /// About cantons.
    Realm(RealmFact),
    /// About battles.
    Combat(CombatFact),
    /// About praetors, artifacts, relics and combat cards.
    Attachment(AttachmentFact),
    /// About the attributes of archfiends.
    Archfiend(ArchfiendFact),
    /// About manuscripts.
    Manuscript(ManuscriptFact),
    /// About the conclave.
    Conclave(ConclaveFact),
    /// About diplomacy (manual 4.14).
    Diplomacy(DiplomacyFact),
    /// About single combat.
    Arena(ArenaFact),
    /// About rituals (manual 4.11).
    Ritual(RitualFact),
    /// About events (manual 4.13).
    Event(EventFact),
    /// About objectives (manual 4.15).
    Objective(ObjectiveFact),
}

impl Fact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
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
}

/// Some of the seats: those from whom something is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blindfold(u8);

impl Blindfold {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// One more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether something is kept from this seat.
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

/// A fact and when in its turn it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub moment: Moment,
    /// What.
    pub fact: Fact,
    /// Who could not see it happen, whatever sort of fact it is: it befell legions that are hidden from them.
    pub kept_from: Blindfold,
}

impl Entry {
    /// The same as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        let seen = if self.kept_from.covers(seat) { None } else { self.fact.seen_by(seat) };
        seen.map(|fact| Self { moment: self.moment, fact, kept_from: Blindfold::NOBODY })
    }
}

/// What a seat may know of a turn's log.
#[must_use]
pub fn log_seen_by(log: &[Entry], seat: Seat) -> Vec<Entry> {
    log.iter().filter_map(|entry| entry.seen_by(seat)).collect()
}
