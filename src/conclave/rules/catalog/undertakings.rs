//! The numbers of decrees and of events that take several turns (manual appendix K).

use serde::{Deserialize, Serialize};

use table_data::{Entry, Fault};

use super::Catalog;
use super::definitions::{DecorationDef, LegionDef, Wearer};
use super::entries::check_worn;
use super::events::EventNumbers;
use crate::ids::LegionKind;

/// Decrees of the conclave, and the penalty for defiance (manual appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecreeNumbers {
    /// Prestige lost for defiance or for no answer, at most all.
    pub penalty: u8,
    /// Minimum and maximum number of tribute cards of a levy.
    pub levy: (u8, u8),
    /// Prestige wagered on a vote, at most all.
    pub wager: u8,
    /// Prestige gained by those who voted against a proposal that was rejected.
    pub bonus: u8,
    /// Minimum number of conclave members for a vote.
    pub quorum: u8,
}

/// Numbers of the events that take several turns (manual appendix K; facts 14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndertakingNumbers {
    /// Prestige that the Paladin takes from the house that he visits.
    pub paladin_prestige: u8,
    /// Tribute cards that he destroys if the house has no relic.
    pub paladin_cards: u8,
    /// Prestige for the house of a tournament's winner.
    pub tournament_prestige: u8,
    /// Decoration of a tournament's winner.
    pub tournament_order: String,
    /// Survival chance of a legion on a crusade, in percent, before `crusade_company` is added.
    pub crusade_survival: u8,
    /// Added to that chance for every legion on the crusade, including itself.
    pub crusade_company: u8,
    /// Maximum survival chance, in percent.
    pub crusade_limit: u8,
    /// Decoration of legions that return from a crusade.
    pub crusade_order: String,
    /// Legion of the catalog that is the Angelic Host.
    pub host: String,
    /// Chance, in percent, that the Beast rests for a turn.
    pub beast_rest: u8,
}

impl Catalog {
    /// Returns the decoration of a tournament's winner.
    #[must_use]
    pub fn laurel(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.events.undertakings.tournament_order, Wearer::Praetor)
    }

    /// Returns the decoration of a praetor anointed with ash (manual appendices C and I).
    #[must_use]
    pub fn ash(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.rituals.anointing, Wearer::Praetor)
    }

    /// Returns the decoration of a legion that returns from a crusade.
    #[must_use]
    pub fn crusaders_order(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.events.undertakings.crusade_order, Wearer::Legion)
    }

    /// Returns the legion of the Angelic Host.
    #[must_use]
    pub fn host_of_heaven(&self) -> Option<LegionKind> {
        self.legion_named(&self.constants.events.undertakings.host)
    }
}

fn decoration<'a>(decorations: &'a [DecorationDef], id: &str, wearer: Wearer) -> Option<&'a DecorationDef> {
    decorations.iter().find(|def| def.id == id && def.wearer == wearer)
}

/// Checks these numbers: values within their bounds, existing names.
pub(super) fn check(
    numbers: &EventNumbers,
    legions: &[Entry<LegionDef>],
    decorations: &[Entry<DecorationDef>],
    faults: &mut Vec<Fault>,
) {
    let mut wrong = |what: String| faults.push(Fault::whole("constants.ron", what));
    let EventNumbers { decrees, undertakings, .. } = numbers;
    let (least, most) = decrees.levy;
    if least == 0 || least > most {
        wrong("events.decrees.levy: at least 1 card, and no fewer at most than at least".to_owned());
    }
    if undertakings.crusade_limit > 100 || undertakings.beast_rest >= 100 {
        wrong("events.undertakings: crusade_limit must be at most 100 and beast_rest below 100".to_owned());
    }
    if !legions.iter().any(|entry| entry.value.id == undertakings.host) {
        wrong(format!("events.undertakings: no legion is called \"{}\"", undertakings.host));
    }
    for (id, wearer) in
        [(&undertakings.tournament_order, Wearer::Praetor), (&undertakings.crusade_order, Wearer::Legion)]
    {
        check_worn("events.undertakings", (id, wearer), decorations, faults);
    }
}
