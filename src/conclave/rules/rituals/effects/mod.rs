//! The effect of each ritual after payment and a successful challenge (manual appendix I).

mod deceit;
mod destruction;
mod foresight;
mod hidden;
mod offerings;
mod prowess;
mod theft;
mod victims;
mod wounds;

use super::cast::Cast;
use super::order::{Hindrance, Target};
use crate::catalog::RitualEffect;
use crate::ids::Seat;
use crate::resolve::Turn;
use crate::rulebook::Context;

pub(crate) use foresight::{augur, heard};
pub use foresight::{bidding_bonus, loyalty_by_premonitions, negotiating_rank};
pub use hidden::copies;
pub(super) use hidden::watches;
pub(crate) use theft::owner_in_sight;
pub use theft::remembered;

/// Applies the effect of a ritual.
///
/// # Errors
///
/// Returns the reason why the ritual had no effect.
pub(super) fn apply(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    match turn.catalog().ritual(cast.ritual).effect {
        RitualEffect::Juggernaut => prowess::juggernaut(turn, cast),
        RitualEffect::CombatDeception => deceit::combat_deception(turn, cast),
        RitualEffect::StrategicConfusion => deceit::strategic_confusion(turn, cast),
        RitualEffect::PilferCoerceBribe => theft::pilfer_coerce_bribe(turn, cast),
        RitualEffect::LiesAndRumors => hidden::lies_and_rumors(turn, cast),
        RitualEffect::SecretManipulation => deceit::secret_manipulation(turn, cast),
        RitualEffect::LootTheVaults => theft::loot_the_vaults(turn, cast),
        RitualEffect::FiendishBureaucracy => deceit::fiendish_bureaucracy(turn, cast),
        RitualEffect::DarkAugury => foresight::dark_augury(turn, cast),
        // These rituals are queried while they are sustained, and do nothing now.
        RitualEffect::StrategicDeception
        | RitualEffect::DemonicPremonitions
        | RitualEffect::InfernalNegotiations
        | RitualEffect::ForbiddenLore => Ok(()),
        RitualEffect::InfernalEye => {
            hidden::infernal_eye(turn, cast);
            Ok(())
        }
        RitualEffect::UnholyRevelation => foresight::unholy_revelation(turn, cast),
        RitualEffect::InfernalAffliction => wounds::infernal_affliction(turn, cast),
        RitualEffect::CorruptionOfEssence => destruction::corruption_of_essence(turn, cast),
        RitualEffect::PainAndPunishment => wounds::pain_and_punishment(turn, cast),
        RitualEffect::Banish => destruction::banish(turn, cast),
        RitualEffect::PlanarLock => destruction::planar_lock(turn, cast),
        RitualEffect::DireDissipation => wounds::dire_dissipation(turn, cast),
        RitualEffect::DemandOfSupplication => offerings::demand_of_supplication(turn, cast),
        RitualEffect::BurntOfferings => offerings::burnt_offerings(turn, cast),
        RitualEffect::DimensionalGate => prowess::dimensional_gate(turn, cast),
        RitualEffect::DemonicFlesh => prowess::demonic_flesh(turn, cast),
        RitualEffect::AnointedOfAsh => prowess::anointed_of_ash(turn, cast),
    }
}

/// Errors if a ritual cannot be performed on a target now, as far as the performing house can know.
///
/// # Errors
///
/// Returns the reason.
pub(super) fn valid(
    context: &Context<'_>,
    seat: Seat,
    effect: RitualEffect,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    match effect {
        RitualEffect::Juggernaut => prowess::valid_juggernaut(context, seat, level, target),
        RitualEffect::CombatDeception => deceit::valid_combat_deception(context, seat, level, target),
        RitualEffect::StrategicConfusion => deceit::valid_strategic_confusion(context, seat, level, target),
        RitualEffect::PilferCoerceBribe => theft::valid_pilfer_coerce_bribe(context, seat, level, target),
        RitualEffect::LiesAndRumors => hidden::valid_lies_and_rumors(context, seat, level, target),
        RitualEffect::SecretManipulation => deceit::valid_secret_manipulation(context, seat, level, target),
        RitualEffect::LootTheVaults => theft::valid_loot_the_vaults(context, seat, level, target),
        RitualEffect::StrategicDeception => hidden::valid_strategic_deception(context, seat, level, target),
        RitualEffect::FiendishBureaucracy => deceit::valid_fiendish_bureaucracy(context, seat, level, target),
        RitualEffect::DarkAugury => foresight::valid_dark_augury(context, seat, level, target),
        RitualEffect::DemonicPremonitions | RitualEffect::InfernalNegotiations | RitualEffect::ForbiddenLore => {
            oneself(target)
        }
        RitualEffect::InfernalEye => hidden::valid_infernal_eye(context, seat, level, target),
        RitualEffect::UnholyRevelation => foresight::valid_unholy_revelation(context, seat, level, target),
        RitualEffect::InfernalAffliction => wounds::valid_infernal_affliction(context, seat, level, target),
        RitualEffect::CorruptionOfEssence => destruction::valid_corruption_of_essence(context, seat, level, target),
        RitualEffect::PainAndPunishment => wounds::valid_pain_and_punishment(context, seat, level, target),
        RitualEffect::Banish => destruction::valid_banish(context, seat, level, target),
        RitualEffect::PlanarLock => destruction::valid_planar_lock(context, seat, level, target),
        RitualEffect::DireDissipation => wounds::valid_dire_dissipation(context, seat, level, target),
        RitualEffect::DemandOfSupplication | RitualEffect::BurntOfferings => oneself(target),
        RitualEffect::DimensionalGate => prowess::valid_dimensional_gate(context, seat, level, target),
        RitualEffect::DemonicFlesh => prowess::valid_demonic_flesh(context, seat, level, target),
        RitualEffect::AnointedOfAsh => prowess::valid_anointed_of_ash(context, seat, level, target),
    }
}

/// True if a plan can predict the effect of a ritual, because it depends on no dice and no other
/// house.
pub(super) const fn certain(effect: RitualEffect) -> bool {
    match effect {
        RitualEffect::Juggernaut
        | RitualEffect::LiesAndRumors
        | RitualEffect::StrategicDeception
        | RitualEffect::DemonicPremonitions
        | RitualEffect::InfernalNegotiations
        | RitualEffect::InfernalEye
        | RitualEffect::ForbiddenLore
        | RitualEffect::UnholyRevelation
        | RitualEffect::DemandOfSupplication
        | RitualEffect::DimensionalGate
        | RitualEffect::DemonicFlesh
        | RitualEffect::AnointedOfAsh => true,
        RitualEffect::CombatDeception
        | RitualEffect::StrategicConfusion
        | RitualEffect::PilferCoerceBribe
        | RitualEffect::SecretManipulation
        | RitualEffect::LootTheVaults
        | RitualEffect::FiendishBureaucracy
        | RitualEffect::DarkAugury
        | RitualEffect::InfernalAffliction
        | RitualEffect::CorruptionOfEssence
        | RitualEffect::PainAndPunishment
        | RitualEffect::Banish
        | RitualEffect::PlanarLock
        | RitualEffect::DireDissipation
        | RitualEffect::BurntOfferings => false,
    }
}

/// Applies the consequences of an attempt, successful or not. A known attack on Pandemonium leads
/// to excommunication (manual 4.14.9).
pub(super) fn attempted(turn: &mut Turn<'_>, cast: &Cast) {
    wounds::affront(turn, cast);
}

/// Errors unless the target is the caster.
fn oneself(target: &Target) -> Result<(), Hindrance> {
    if *target == Target::Oneself { Ok(()) } else { Err(Hindrance::WrongTarget) }
}
