//! The entries of the family of events, and their checks (manual 4.13, appendix K).

use serde::{Deserialize, Serialize};

use table_data::{Entry, Fault};

use super::check::{described, fault, within};
use super::definitions::{DecorationDef, Wearer};
use super::entries::check_worn;
use super::event_effects::{EventEffect, EventTarget};
use super::undertakings::{DecreeNumbers, UndertakingNumbers};
use crate::tribute::Purse;

/// An event card (manual 4.13, appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Tribute cost of playing it.
    pub cost: Purse,
    /// Prestige cost of playing it.
    pub prestige: u8,
    /// Its target.
    pub target: EventTarget,
    /// Its effect.
    pub effect: EventEffect,
    /// Minimum and maximum duration in turns, not counting the current one; `None` if it does not
    /// last.
    pub turns: Option<(u8, u8)>,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

impl EventDef {
    /// True if only its player learns that it was played.
    #[must_use]
    pub const fn secret(&self) -> bool {
        match self.effect.edict() {
            Some(edict) => edict.secret(),
            None => false,
        }
    }
}

/// Checks the numbers of events, and that the decorations that events grant exist for the right
/// kind of unit.
pub(super) fn check_numbers(numbers: &EventNumbers, decorations: &[Entry<DecorationDef>], faults: &mut Vec<Fault>) {
    for (id, wearer) in [(&numbers.promotion, Wearer::Legion), (&numbers.deeds, Wearer::Praetor)] {
        check_worn("events", (id, wearer), decorations, faults);
    }
    let ranges = [numbers.fissures, numbers.windfall, numbers.revanchism];
    if ranges.iter().any(|(least, most)| *least == 0 || least > most) {
        faults.push(Fault::whole(
            "constants.ron",
            "events: fissures, windfall and revanchism must rise from at least 1".to_owned(),
        ));
    }
}

/// The numbers of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventNumbers {
    /// Decrees of the conclave.
    pub decrees: DecreeNumbers,
    /// Events that take several turns.
    pub undertakings: UndertakingNumbers,
    /// Minimum and maximum number of cantons that become fissures.
    pub fissures: (u8, u8),
    /// A legion escapes a fissure if a six-sided die plus its level reaches this.
    pub fissure_save: u8,
    /// Number of six-sided dice for the cards that corruption takes from each house.
    pub corruption_dice: u8,
    /// Number of six-sided dice for the prestige lost to rumors of weakness.
    pub weakness_dice: u8,
    /// Minimum and maximum number of cards of a windfall.
    pub windfall: (u8, u8),
    /// Added to the quality roll of each of them.
    pub windfall_quality: i32,
    /// A legion stays loyal if a six-sided die plus its loyalty reaches this.
    pub loyalty: u8,
    /// Minimum and maximum number of cantons that revanchism transfers.
    pub revanchism: (u8, u8),
    /// Decoration of an Infernal Promotion, by id.
    pub promotion: String,
    /// Decoration for dreadful deeds, by id.
    pub deeds: String,
}

/// Checks an event card.
pub(super) fn check_event(entry: &Entry<EventDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
    within(entry, "the cost in points", def.cost.points(), 0, 12, faults);
    within(entry, "prestige", def.prestige.into(), 0, 12, faults);
    if !def.effect.targets().contains(&def.target) {
        let (effect, target) = (def.effect, def.target);
        faults.push(fault(entry, format!("{effect:?} cannot be played on {target:?}, only on {:?}", effect.targets())));
    }
    match def.turns {
        Some((least, most)) if def.effect.lasts() => {
            within(entry, "the most turns", most.into(), 1, 10, faults);
            within(entry, "the least turns", least.into(), 1, most.into(), faults);
        }
        Some(_) => faults.push(fault(entry, format!("{:?} is over at once, so turns must be None", def.effect))),
        None if def.effect.lasts() => {
            faults.push(fault(entry, format!("{:?} lasts, so turns must say how long", def.effect)));
        }
        None => {}
    }
    if def.secret() && def.prestige > 0 {
        faults.push(fault(entry, "nobody may learn that it is played, so it cannot cost prestige".to_owned()));
    }
    if let EventEffect::Edict(edict) = def.effect
        && !edict.sized()
    {
        faults.push(fault(entry, format!("{edict:?} changes nothing, or too much")));
    }
}
