//! Speech: the words of archfiends that act before the whole Conclave.
//!
//! A text is chosen only by public facts: the acting house, the act and its target, the turn, the
//! archfiend's name and its public objective. Terms, aims, cards and plans are not used. So the
//! text is the same for all readers that know of the act, and reveals nothing else. The texts are
//! in `speech.ftl`.

use xxhash_rust::xxh3::Xxh3;

use super::Teller;
use crate::rules::diplomacy::{DiplomacyFact, Welcome};
use crate::rules::ids::Seat;

/// Number of texts per act for any house: `speech-<act>-1` and so on.
pub const COMMON: usize = 4;

/// Number of texts per act for houses of one sin: `speech-<act>-<sin>-1` and so on.
pub const OWN: usize = 2;

/// The acts with texts for any house.
pub const COMMONPLACE: [&str; 14] = [
    "demand",
    "demand-conceded",
    "demand-refused",
    "insult",
    "insult-swallowed",
    "insult-refused",
    "emissary",
    "emissary-accept",
    "emissary-refuse",
    "emissary-humiliate",
    "petition",
    "vendetta",
    "combat",
    "feud",
];

/// The acts with texts for each sin.
pub const IN_CHARACTER: [&str; 12] = [
    "demand",
    "demand-conceded",
    "demand-refused",
    "insult",
    "insult-swallowed",
    "insult-refused",
    "emissary",
    "vendetta",
    "combat",
    "feud",
    "vendetta-won",
    "vendetta-lost",
];

/// Words of an archfiend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The archfiend's seat.
    pub seat: Seat,
    /// The words, without quotation marks.
    pub words: String,
}

impl Teller<'_> {
    /// Returns the words of the acting house. `None` if the fact is not a public act, or has no
    /// texts.
    #[must_use]
    pub fn speech(&self, fact: &DiplomacyFact) -> Option<Spoken> {
        let (act, seat, other) = act(fact)?;
        Some(Spoken { seat, words: self.spoken(act, seat, other) })
    }

    /// Returns the words of a house for an act. The same house, act, target and turn always give
    /// the same words.
    #[must_use]
    pub fn spoken(&self, act: &str, seat: Seat, other: Seat) -> String {
        let archfiend = self.table.charter().seats.get(seat.index()).map(|charter| &charter.archfiend);
        let sin = archfiend.map_or("", |archfiend| archfiend.objective.key());
        let turn = self.turn.unwrap_or_else(|| self.table.turn());
        let mut hash = Xxh3::new();
        hash.update(self.seat_name(seat).as_bytes());
        hash.update(act.as_bytes());
        hash.update(&[other.0]);
        hash.update(&turn.to_le_bytes());
        let common = if COMMONPLACE.contains(&act) { COMMON } else { 0 };
        let own = if IN_CHARACTER.contains(&act) { OWN } else { 0 };
        // Texts of the own sin count three times, so that they are chosen more often than common
        // ones.
        let lots = common + 3 * own;
        let lot = hash.digest() as usize % lots.max(1);
        let id = match lot.checked_sub(common) {
            None => format!("speech-{act}-{}", lot + 1),
            Some(lot) => format!("speech-{act}-{sin}-{}", lot % OWN + 1),
        };
        self.say_with(&id, &[("house", self.seat_name(seat).into()), ("other", self.seat_name(other).into())])
    }

    /// Returns words with their speaker.
    #[must_use]
    pub fn quotation(&self, spoken: &Spoken) -> String {
        let about = [("house", self.seat_name(spoken.seat).into()), ("words", spoken.words.as_str().into())];
        self.say_with("spoken", &about)
    }
}

/// Returns the key of the public act, the acting house and the other house.
const fn act(fact: &DiplomacyFact) -> Option<(&'static str, Seat, Seat)> {
    Some(match *fact {
        DiplomacyFact::DemandMade { seat, of, .. } => ("demand", seat, of),
        DiplomacyFact::DemandConceded { seat, to, .. } => ("demand-conceded", seat, to),
        DiplomacyFact::DemandRefused { seat, to } => ("demand-refused", seat, to),
        DiplomacyFact::InsultHurled { seat, at, .. } => ("insult", seat, at),
        DiplomacyFact::InsultSwallowed { seat, from } => ("insult-swallowed", seat, from),
        DiplomacyFact::InsultRefused { seat, from } => ("insult-refused", seat, from),
        DiplomacyFact::EmissarySent { seat, to, .. } => ("emissary", seat, to),
        DiplomacyFact::EmissaryAnswered { seat, from, welcome, .. } => match welcome {
            Welcome::Accept => ("emissary-accept", seat, from),
            Welcome::Refuse => ("emissary-refuse", seat, from),
            Welcome::Humiliate => ("emissary-humiliate", seat, from),
        },
        DiplomacyFact::Petitioned { seat, lord } => ("petition", seat, lord),
        DiplomacyFact::VendettaGranted { seat, on, .. } => ("vendetta", seat, on),
        DiplomacyFact::CombatGranted { seat, on, .. } => ("combat", seat, on),
        DiplomacyFact::FeudGranted { seat, on } => ("feud", seat, on),
        DiplomacyFact::VendettaJudged { claimant, target, won, .. } => {
            (if won { "vendetta-won" } else { "vendetta-lost" }, claimant, target)
        }
        // Other houses do not learn of these acts, or only later.
        DiplomacyFact::ThreatsRanked { .. } | DiplomacyFact::Claimant { .. } | DiplomacyFact::PraetorNamed { .. } => {
            return None;
        }
        // The conclave announces these facts without words of a house.
        DiplomacyFact::PetitionAnswered { .. }
        | DiplomacyFact::VassalFreed { .. }
        | DiplomacyFact::ActPreceded { .. }
        | DiplomacyFact::ClaimDropped { .. }
        | DiplomacyFact::VendettaBrokenOff { .. }
        | DiplomacyFact::FailedToAppear { .. } => return None,
    })
}
