//! Durational rituals and relic rituals: their worth, and which ones to sustain (manual 4.11,
//! appendix I).

use crate::planner::survey::{Grains, POINT, Survey};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::{Access, RelicRitual, RitualEffect};
use crate::rules::game::Game;
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::Answer;
use crate::rules::rituals::sustenance_due;
use crate::rules::tribute::{Purse, TributeCard, least_waste};

/// Worth of a hit point that a legion would otherwise have to heal.
const HIT_POINT: Grains = 40;

/// Returns the worth of healing all own legions at once.
pub(super) fn flesh(table: &Game, seat: Seat) -> Grains {
    let hurt: i32 = table.forces().legions_of(seat).map(|own| i32::from(own.max_hp - own.hp)).sum();
    HIT_POINT * hurt
}

/// Worth of anointing a praetor for the arena.
pub(super) const ASH: Grains = 160;

/// Returns the worth of the ritual that a relic opens now, less its price; 0 if it cannot be paid.
/// The gate has a fixed worth.
pub(crate) fn of_relic(survey: &Survey<'_>, table: &Game, ritual: RelicRitual, coin: Grains) -> Grains {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let Some(kind) = catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).access == Access::Relic(ritual)) else {
        return 0;
    };
    let price = catalog.ritual(kind).cost;
    if !table.treasury().wealth(seat).covers(&price) {
        return 0;
    }
    let worth = match ritual {
        RelicRitual::DimensionalGate => 4 * POINT,
        RelicRitual::DemonicFlesh => flesh(table, seat),
        RelicRitual::AnointedOfAsh => {
            let plain = |treasure: Treasure| match treasure {
                Treasure::Praetor(kind) => table.attachments().praetor(kind).is_some_and(|praetor| !praetor.anointed),
                Treasure::Artifact(_) | Treasure::Relic(_) => false,
            };
            ASH * table.attachments().of(seat).filter(|held| plain(held.treasure)).count() as i32
        }
    };
    worth - price.points() as i32 * coin
}

/// Returns the worth of a durational ritual per turn.
pub(super) fn each_turn(survey: &Survey<'_>, table: &Game, effect: RitualEffect) -> Grains {
    let seat = survey.seat;
    match effect {
        // An outcast gains no prestige.
        RitualEffect::ForbiddenLore if table.diplomacy().excommunicated(seat) => 0,
        RitualEffect::ForbiddenLore => {
            table.forces().places_of(seat).map(|place| i32::from(place.prestige) * POINT).sum()
        }
        // Diplomatic acts of others bring about this much prestige, and less the fewer houses are
        // left.
        RitualEffect::InfernalNegotiations => {
            let others = table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none());
            (25 * (others.count() as i32 - 1)).max(0)
        }
        RitualEffect::InfernalEye => {
            let cards = table.attachments().cards().iter().filter(|card| card.owner != seat).count();
            30 + 12 * cards.min(6) as i32
        }
        RitualEffect::PlanarLock => 60,
        RitualEffect::StrategicDeception => 40,
        RitualEffect::LiesAndRumors => 16,
        RitualEffect::DemonicPremonitions => 10,
        RitualEffect::Juggernaut
        | RitualEffect::CombatDeception
        | RitualEffect::StrategicConfusion
        | RitualEffect::PilferCoerceBribe
        | RitualEffect::SecretManipulation
        | RitualEffect::LootTheVaults
        | RitualEffect::FiendishBureaucracy
        | RitualEffect::DarkAugury
        | RitualEffect::UnholyRevelation
        | RitualEffect::InfernalAffliction
        | RitualEffect::CorruptionOfEssence
        | RitualEffect::PainAndPunishment
        | RitualEffect::Banish
        | RitualEffect::DireDissipation
        | RitualEffect::DemandOfSupplication
        | RitualEffect::BurntOfferings
        | RitualEffect::DimensionalGate
        | RitualEffect::DemonicFlesh
        | RitualEffect::AnointedOfAsh => 0,
    }
}

/// Returns the upkeep of durational rituals due next turn, and the loss if it cannot be paid.
pub(crate) fn obligations(survey: &Survey<'_>, table: &Game) -> (Purse, Grains) {
    /// Number of turns without the effect until a ritual is performed again.
    const TURNS: i32 = 2;
    let (mut due, mut lapse) = (Purse::EMPTY, 0);
    for (standing, price) in sustenance_due(survey.catalog, table, survey.seat) {
        let gives = each_turn(survey, table, standing.effect);
        if gives > 0 {
            due += price;
            lapse += TURNS * gives;
        }
    }
    (due, lapse)
}

/// Pays the upkeep of the rituals that are worth it. Removes the used cards from `vault` and
/// returns them.
pub(crate) fn sustain(
    survey: &Survey<'_>,
    table: &Game,
    coin: Grains,
    vault: &mut Vec<TributeCard>,
) -> (Vec<Answer>, Vec<CardId>) {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let (mut answers, mut spent) = (Vec::new(), Vec::new());
    for standing in table.rituals().standing().iter().filter(|standing| standing.caster == seat) {
        let Some(price) = catalog.ritual(standing.ritual).upkeep else { continue };
        if each_turn(survey, table, standing.effect) < price.points() as i32 * coin {
            continue;
        }
        if let Some(cards) = least_waste(vault, &price) {
            vault.retain(|card| !cards.contains(&card.id));
            spent.extend(&cards);
            answers.push(Answer::SustainRitual { standing: standing.id, cards });
        }
    }
    (answers, spent)
}
