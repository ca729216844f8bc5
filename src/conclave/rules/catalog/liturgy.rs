//! Checks of rituals: each effect exactly once, upkeep for lasting rituals and no others, and
//! prices within their bounds.

use table_data::{Entry, Fault};

use super::boons::RelicRitual;
use super::check::{described, fault, within};
use super::constants::Constants;
use super::ritual_effects::RitualEffect;
use super::rituals::{Access, RitualDef};
use crate::tribute::Resource;

/// Checks one ritual: its access, its cost and its upkeep.
pub(super) fn check_ritual(entry: &Entry<RitualDef>, constants: Option<&Constants>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
    if let Access::Discipline(_, level) = def.access {
        within(entry, "the level that opens it", level.into(), 1, 6, faults);
    }
    let relic = if let Access::Relic(relic) = def.access { Some(relic) } else { None };
    if relic.is_some_and(|relic| granted(relic) != def.effect) || (relic.is_none() && of_relics(def.effect)) {
        faults.push(fault(entry, format!("{:?} is not what opens {:?}", def.access, def.effect)));
    }
    // For Burnt Offerings, the burnt card is the price.
    let least = u32::from(def.effect != RitualEffect::BurntOfferings);
    within(entry, "cost", def.cost.points(), least, 24, faults);
    let Some(upkeep) = &def.upkeep else {
        if def.effect.lasts() {
            faults.push(fault(entry, "it lasts, but has no upkeep".to_owned()));
        }
        return;
    };
    if !def.effect.lasts() {
        faults.push(fault(entry, "it does not last, so its upkeep must be None".to_owned()));
    }
    if let Some(part) = constants.map(|constants| u32::from(constants.rituals.upkeep_part)) {
        let right = def.cost.points().div_ceil(part.max(1));
        within(entry, "upkeep", upkeep.points(), right, right, faults);
    }
    if Resource::ALL.into_iter().any(|kind| upkeep.of(kind) > 0 && def.cost.of(kind) == 0) {
        faults.push(fault(entry, "its upkeep asks for something that its cost does not".to_owned()));
    }
}

/// Checks that exactly one ritual has each effect.
pub(super) fn check_performed(rituals: &[Entry<RitualDef>], faults: &mut Vec<Fault>) {
    for effect in RitualEffect::ALL {
        let carried = rituals.iter().filter(|entry| entry.value.effect == effect).count();
        if carried != 1 {
            faults.push(Fault::whole("rituals", format!("{carried} entries carry {effect:?}, but one must")));
        }
    }
}

const fn granted(relic: RelicRitual) -> RitualEffect {
    match relic {
        RelicRitual::DimensionalGate => RitualEffect::DimensionalGate,
        RelicRitual::DemonicFlesh => RitualEffect::DemonicFlesh,
        RelicRitual::AnointedOfAsh => RitualEffect::AnointedOfAsh,
    }
}

fn of_relics(effect: RitualEffect) -> bool {
    [RelicRitual::DimensionalGate, RelicRitual::DemonicFlesh, RelicRitual::AnointedOfAsh].map(granted).contains(&effect)
}
