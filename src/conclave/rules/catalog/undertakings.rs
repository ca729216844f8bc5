//! The numbers of decrees and of events that play out over several turns (manual appendix K).

use serde::{Deserialize, Serialize};

use super::Catalog;
use super::check::{Entry, Fault};
use super::definitions::{DecorationDef, LegionDef, Wearer};
use super::entries::check_worn;
use super::events::EventNumbers;
use crate::ids::LegionKind;

/// What the conclave asks of houses, and what defiance costs (manual appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecreeNumbers {
    /// Prestige that defiance costs, or silence, as far as there is any.
    pub penalty: u8,
    /// The fewest and the most tribute cards of a levy.
    pub levy: (u8, u8),
    /// Prestige that a voice in a vote is wagered with, as far as there is any.
    pub wager: u8,
    /// Prestige that those gain who voted against what was voted down.
    pub bonus: u8,
    /// The fewest members of the conclave with whom a vote can be held.
    pub quorum: u8,
}

/// How the great events go (manual appendix K; facts 14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndertakingNumbers {
    /// Prestige that a Paladin takes from the house that he visits.
    pub paladin_prestige: u8,
    /// Tribute cards that he destroys where there is no relic.
    pub paladin_cards: u8,
    /// Prestige of the last praetor standing in a tournament, for its house.
    pub tournament_prestige: u8,
    /// The decoration that it is given.
    pub tournament_order: String,
    /// The chance in percent that a legion survives a crusade on which it goes alone, less `crusade_company`.
    pub crusade_survival: u8,
    /// What every legion that sets out adds to that.
    pub crusade_company: u8,
    /// The best chance that any crusade has.
    pub crusade_limit: u8,
    /// The decoration of legions that come back.
    pub crusade_order: String,
    /// The legion of the catalog that Heaven sends.
    pub host: String,
    /// The chance in percent that the Beast rests for a turn.
    pub beast_rest: u8,
}

impl Catalog {
    /// The decoration of a praetor that is left alone in a tournament.
    #[must_use]
    pub fn laurel(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.events.undertakings.tournament_order, Wearer::Praetor)
    }

    /// The decoration of a praetor that is anointed with ash (manual appendices C and I).
    #[must_use]
    pub fn ash(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.rituals.anointing, Wearer::Praetor)
    }

    /// The decoration of a legion that comes back from a crusade.
    #[must_use]
    pub fn crusaders_order(&self) -> Option<&DecorationDef> {
        decoration(&self.decorations, &self.constants.events.undertakings.crusade_order, Wearer::Legion)
    }

    /// The legion that Heaven sends.
    #[must_use]
    pub fn host_of_heaven(&self) -> Option<LegionKind> {
        self.legion_named(&self.constants.events.undertakings.host)
    }
}

fn decoration<'a>(decorations: &'a [DecorationDef], id: &str, wearer: Wearer) -> Option<&'a DecorationDef> {
    decorations.iter().find(|def| def.id == id && def.wearer == wearer)
}

/// What is asked of these numbers: sizes that can be, and names that are there.
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
