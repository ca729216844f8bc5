//! The numbers of diplomacy, as stored in `assets/catalog/constants.ron`.

use serde::{Deserialize, Serialize};

use crate::tribute::Purse;

/// Diplomacy (manual 4.14; facts 23.9, 23.10).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiplomacyNumbers {
    /// Last turn in which a new threat order is free.
    pub free_ranking_turns: u32,
    /// Price of a new threat order after that.
    pub ranking_price: Purse,
    /// Prestige cost of a demand, before ranks and concessions.
    pub demand_base: i32,
    /// Number of cards that can be demanded of a house of the same or higher rank, before
    /// concessions.
    pub demand_cards: u8,
    /// Number of cards that can be demanded of a house of lower rank, before the difference of
    /// ranks and concessions.
    pub demand_cards_above: u8,
    /// Maximum number of cards in any demand.
    pub demand_cards_most: u8,
    /// Number of demands conceded in a row after which vendetta may be claimed.
    pub conceded_for_vendetta: u8,
    /// Maximum prestige cost of an insult between equals.
    pub insult_base: i32,
    /// Prestige cost of an emissary between equals.
    pub emissary_base: i32,
    /// Minimum and maximum number of cards in a gift.
    pub gift: (u8, u8),
    /// Number of turns to wait after a conceded demand or an accepted insult.
    pub wait: u32,
    /// Number of turns that a prince waits between emissaries.
    pub emissary_wait: u32,
    /// Number of turns of peace for a gift, before cards and ranks.
    pub truce_base: u32,
    /// Prestige for humiliating an emissary.
    pub humiliation: i32,
    /// Prestige lost if a humiliation is not answered by a claim of vendetta.
    pub humiliation_swallowed: i32,
    /// Prestige for winning that vendetta.
    pub humiliation_avenged: i32,
    /// Base wager against the greatest threat.
    pub wager_base: i32,
    /// Possible aims of vendettas.
    pub aims: AimNumbers,
    /// Quarters of the wager added to the reward for each turn below the longest limit.
    pub sooner: u8,
    /// Longest time limit of a vendetta in turns, before rank and threat.
    pub limit_base: u8,
    /// Turns added to that limit against the greatest threats, the greatest first.
    pub limit_threats: Vec<u8>,
    /// Number of vendettas that must be won before a blood feud.
    pub victories_for_feud: u8,
}

/// Possible aims of vendettas: pairs of the amount and the reward, in quarters of the wager, at the
/// longest limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AimNumbers {
    /// Net gain of cantons.
    pub cantons: Vec<(u8, u8)>,
    /// Places of power.
    pub places: Vec<(u8, u8)>,
    /// Legions.
    pub legions: Vec<(u8, u8)>,
}
