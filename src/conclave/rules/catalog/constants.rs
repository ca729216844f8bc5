//! Every number of the rules that the manual does not fix by a name, as `assets/catalog/constants.ron` holds them.

use serde::{Deserialize, Serialize};

use super::abilities::Ability;
use super::events::EventNumbers;
use super::objectives::ObjectiveNumbers;
use super::rituals::RitualNumbers;
use crate::archfiends::{Discipline, Rank};
use crate::forces::Strength;
use crate::realm::generate::MapNumbers;
use crate::tribute::{Purse, Resource};

/// All numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// The making of maps.
    pub map: MapNumbers,
    /// Houses: what a rank brings, and the base of the dependent attributes (manual 4.1).
    pub houses: HouseNumbers,
    /// Tribute (manual 4.3).
    pub tribute: TributeNumbers,
    /// The bazaar (manual 4.10).
    pub bazaar: BazaarNumbers,
    /// Manuscripts (manual 4.9).
    pub manuscripts: ManuscriptNumbers,
    /// Legions and garrisons (manual 4.4, 4.5).
    pub forces: ForceNumbers,
    /// What legions and praetors can rise to (manual 4.4, 4.6, 4.16).
    pub growth: GrowthNumbers,
    /// Battles (manual 4.16).
    pub battle: BattleNumbers,
    /// Single combat (manual 4.17, 4.18).
    pub arena: ArenaNumbers,
    /// The making of combat cards (manual 4.12).
    pub smith: SmithNumbers,
    /// Diplomacy (manual 4.14).
    pub diplomacy: DiplomacyNumbers,
    /// The conclave's clock (manual 3.4).
    pub conclave: TokenNumbers,
    /// Rituals (manual 4.11).
    pub rituals: RitualNumbers,
    /// Events (manual 4.13).
    pub events: EventNumbers,
    /// Objectives (manual 4.15).
    pub objectives: ObjectiveNumbers,
}

/// What every house starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseNumbers {
    /// Prestige at the start.
    pub prestige: i32,
    /// Order slots before any power (manual 3.3).
    pub order_slots: u8,
    /// Ritual slots before any power (manual 4.1).
    pub ritual_slots: u8,
    /// The most ritual slots there can be (manual 4.1).
    pub most_ritual_slots: u8,
    /// Command rating before any power (manual 4.1).
    pub command: u8,
    /// Healing rate before any power (manual 4.1).
    pub healing: u8,
    /// Points for making an archfiend (manual 4.1).
    pub points: u8,
    /// Points for an attribute of level 0, 1, 2, 3 and 4 (manual appendix K).
    pub attribute_cost: Vec<u8>,
    /// Raising attributes during the game (manual 4.1).
    pub raise: RaiseNumbers,
    /// A row for each rank.
    pub ranks: Vec<RankRow>,
}

/// What it costs to raise an attribute (manual 4.1, 4.3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiseNumbers {
    /// What level 1, 2, 3 and so on cost in all, in points. The last is the highest level that can be bought.
    pub points: Vec<u16>,
    /// One point in so many is a soul, rounded down; whatever the attribute lives on pays the rest.
    pub soul_part: u16,
    /// What pays the rest; of several the first ones take the points that cannot be shared.
    pub kinds: RaiseKinds,
}

/// What each attribute lives on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiseKinds {
    /// Martial Prowess.
    pub martial: Vec<Resource>,
    /// Cunning.
    pub cunning: Vec<Resource>,
    /// Intellect.
    pub intellect: Vec<Resource>,
    /// Wickedness.
    pub wickedness: Vec<Resource>,
    /// Charisma.
    pub charisma: Vec<Resource>,
}

impl RaiseKinds {
    /// What the attribute lives on that a discipline rests on.
    #[must_use]
    pub fn of(&self, discipline: Discipline) -> &[Resource] {
        match discipline {
            Discipline::Wrath => &self.martial,
            Discipline::Deceit => &self.cunning,
            Discipline::Prophecy => &self.intellect,
            Discipline::Destruction => &self.wickedness,
            Discipline::Diabolism => &self.charisma,
        }
    }
}

/// What a rank brings at the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankRow {
    /// The rank.
    pub rank: Rank,
    /// Points to buy it (manual appendix K).
    pub cost: u8,
    /// Tribute cards in the vault at the start.
    pub cards: u8,
    /// The quality number of those cards.
    pub card_quality: i32,
    /// Level of the personal guard.
    pub guard_level: u8,
    /// Level of the stronghold.
    pub stronghold_level: u8,
    /// The stronghold's combat values.
    pub stronghold: Strength,
    /// The stronghold's hit points.
    pub stronghold_hp: u8,
}

/// The making of tribute cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TributeNumbers {
    /// How much worse the quality number is for each earlier demand of the turn (manual 4.3).
    pub fall_per_demand: i32,
    /// How likely each resource is: souls, ichor, hellfire, darkness.
    pub resource_weights: [u32; 4],
    /// From a quality number to a card, rising.
    pub table: Vec<TributeRow>,
}

/// What a quality number yields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TributeRow {
    /// The row holds up to this quality number.
    pub up_to: i32,
    /// How likely a card with one, two, three, four resources is.
    pub kind_weights: [u32; 4],
    /// The least points on the card.
    pub least: u16,
    /// The most points on the card.
    pub most: u16,
}

/// The bazaar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BazaarNumbers {
    /// Legions on offer at a time.
    pub legions: u8,
    /// Praetors on offer at a time.
    pub praetors: u8,
    /// Artifacts on offer at a time.
    pub artifacts: u8,
    /// Relics on offer at a time.
    pub relics: u8,
    /// Pieces of manuscripts on offer at a time.
    pub manuscripts: u8,
    /// Points a soul above the minimum counts (manual 4.10).
    pub soul_points: u32,
    /// Points any other resource above the minimum counts (manual 4.10).
    pub other_points: u32,
    /// Souls added to the minimum when a tie cannot be broken (manual 4.10).
    pub raise_souls: u16,
}

/// The search for manuscripts (manual 4.3, 4.19; ruling R40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManuscriptNumbers {
    /// The chance in percent that a demand that asks for manuscripts finds a piece.
    pub chance: u8,
    /// How much lower it is for each earlier demand of the turn.
    pub fall_per_demand: u8,
    /// Tribute cards that such a demand brings fewer, and of which fewer can be kept.
    pub cards_fewer: u8,
    /// How much likelier a missing piece of a set is that the house has begun than any other piece.
    pub begun_weight: u32,
    /// The most abilities that one legion or praetor can learn from manuscripts.
    pub most_abilities: u8,
    /// No attribute rises above this (manual 4.1).
    pub attribute_cap: u8,
}

/// Legions and garrisons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceNumbers {
    /// Points of a personal guard's combat values before attributes.
    pub guard_points: u8,
    /// Hit points of a personal guard before the rank's value is added.
    pub guard_hp: u8,
    /// Move points of a personal guard.
    pub guard_moves: u8,
    /// The most move points any legion can have.
    pub most_moves: u8,
    /// A row for each level of a place of power.
    pub garrisons: Vec<GarrisonRow>,
    /// How far each combat value of a garrison may stray from its row.
    pub garrison_spread: u8,
    /// Pandemonium.
    pub pandemonium: GarrisonRow,
    /// Pandemonium after the conclave has been dissolved (manual 4.14.9).
    pub pandemonium_dissolved: GarrisonRow,
    /// Hit points that an unowned place heals in a turn.
    pub neutral_healing: u8,
    /// The most turns for which a legion's upkeep can be paid in advance (manual 4.4).
    pub upkeep_ahead: u8,
    /// A lost personal guard gathers again after so many turns, less its archfiend's rank value (facts 23.7).
    pub gathering: u8,
    /// The most that a guard that gathers again has lost of each combat value; the least is 1.
    pub gathering_loss: u8,
    /// Hit points that it has lost for good.
    pub gathering_wound: u8,
}

/// A garrison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GarrisonRow {
    /// Level of the place.
    pub level: u8,
    /// Its combat values.
    pub strength: Strength,
    /// Its hit points.
    pub hp: u8,
    /// Prestige it gives its owner each turn.
    pub prestige: u8,
}

/// Growth of legions and praetors (facts 23.8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrowthNumbers {
    /// What a victory adds to the level-up number of a legion.
    pub victory: u8,
    /// Sides of the die that is thrown besides and multiplied by the enemy's level.
    pub die: u8,
    /// The highest level-up number, and the sides of the die that must stay below it (manual 4.16).
    pub limit: u8,
    /// The highest level of any legion or praetor.
    pub top_level: u8,
    /// Hit points offered to a legion: least and most.
    pub hp: (u8, u8),
    /// Ranged offered to a legion: least and most.
    pub ranged: (u8, u8),
    /// Melee offered to a legion: least and most.
    pub melee: (u8, u8),
    /// Infernal offered to a legion: least and most.
    pub infernal: (u8, u8),
    /// Loyalty offered.
    pub loyalty: u8,
    /// Abilities that can be offered.
    pub abilities: Vec<Ability>,
    /// How likely each sort of upgrade is on a legion's menu.
    pub weights: GrowthWeights,
    /// What praetors can learn.
    pub praetor: LearningNumbers,
}

/// How likely each sort of upgrade is on a legion's menu.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrowthWeights {
    /// Hit points.
    pub hp: u32,
    /// A combat value that the legion has.
    pub value: u32,
    /// A combat value of which it has nothing.
    pub new_value: u32,
    /// Loyalty.
    pub loyalty: u32,
    /// A move point.
    pub moves: u32,
    /// An ability.
    pub ability: u32,
}

/// What praetors can learn: the most of each, and how likely it is on a menu.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearningNumbers {
    /// Skulls: 1 up to this.
    pub attack: u8,
    /// Shields: 1 up to this.
    pub defense: u8,
    /// Orbs: 1 up to this.
    pub infernal: u8,
    /// Wounds, always as many.
    pub hp: u8,
    /// How likely each of the four above is.
    pub usual_weight: u32,
    /// How likely a point of luck is.
    pub luck_weight: u32,
    /// How likely one more of a value is that the praetor gives its unit.
    pub lead_weight: u32,
}

/// The making of combat cards (manual 4.12; facts 23.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmithNumbers {
    /// More of one of the unit's values; the price of a point is in `raise_points`.
    pub raise: ElementNumbers,
    /// What a point more of ranged, melee and infernal costs.
    pub raise_points: (Purse, Purse, Purse),
    /// Less of one of the enemy's values.
    pub lower: ElementNumbers,
    /// A shield of hit points.
    pub shield: ElementNumbers,
    /// Resistance against Deceit.
    pub ward: ElementNumbers,
    /// A change of the combat rules.
    pub rule: ElementNumbers,
    /// What an empty card costs.
    pub bluff: Purse,
}

/// One sort of element of a combat card: who can make it, how great it can be, what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementNumbers {
    /// The Wrath that it takes.
    pub wrath: u8,
    /// The least size.
    pub least: u8,
    /// From one size to the next.
    pub stride: u8,
    /// The greatest size before Wrath counts.
    pub most: i8,
    /// The greatest size for each level of Wrath.
    pub most_per_wrath: u8,
    /// What it costs whatever its size.
    pub price: Purse,
    /// What is paid besides for each part of its size that has begun.
    pub part_price: Purse,
    /// How great such a part is.
    pub part: u8,
}

/// Battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleNumbers {
    /// Rounds of a battle (manual 4.16).
    pub rounds: u8,
    /// The most that the advantage roll gives (ruling R14).
    pub advantage_limit: i16,
    /// Prestige for a destroyed unit, for each of its levels (manual 4.16).
    pub prestige_per_level: i32,
    /// Damage that a retreating legion took is divided by this for prestige (manual 3.4).
    pub retreat_divisor: i32,
    /// A unit saves if a die and its level come to this or more (manual appendix D).
    pub save: u8,
    /// What a charge adds (manual appendix F).
    pub charge: u8,
    /// Sides of the die that rage adds (manual appendix F).
    pub rage_die: u8,
    /// Sides of the die that fierceness adds (manual appendix F).
    pub fierce_die: u8,
    /// Sides of the die that black lightning adds (manual appendix F).
    pub lightning_die: u8,
    /// Sides of the die that a flame aura adds (manual appendix F).
    pub flame_die: u8,
    /// Sides of the dice that panic takes off (manual appendix D).
    pub panic_die: u8,
    /// Sides of the dice that a flesh rend takes off (manual appendix D).
    pub rend_die: u8,
    /// Sides of the dice by which combat cards lower enemy values (manual 4.12).
    pub card_die: u8,
    /// Chance of oblivion in percent before the enemy's level counts (manual appendix D).
    pub oblivion: u8,
    /// How much each level of the enemy takes off that chance.
    pub oblivion_step: u8,
    /// The loyalty that counts for a personal guard, whose own has no number.
    pub guard_loyalty: u8,
    /// Chance in percent to recover an artifact of a destroyed legion (facts 23.8).
    pub scavenging: u8,
}

/// Single combat (manual 4.14, 4.17, 4.18; facts 23.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaNumbers {
    /// After so many rounds a duel that nobody has won is over, and both are banished (ruling R62).
    pub rounds: u8,
    /// How many duels counsel fights to find a plan for a praetor that has none.
    pub counsel_duels: u32,
    /// A challenged house has so many turns to send a praetor (manual 4.14).
    pub answer_turns: u8,
    /// Prestige for the victory over each of the four champions of Pandemonium.
    pub champion_prestige: [i32; 4],
    /// Prestige for a defense of the title by the house that holds it.
    pub defense_prestige: i32,
    /// Prestige for the title at the end of the game.
    pub title_prestige: i32,
}

/// The conclave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenNumbers {
    /// Chance of a token in percent before any is drawn (ruling R24).
    pub token_base: u32,
    /// Chance added for each token drawn, in percent (ruling R24).
    pub token_step: u32,
    /// Tokens of a short, normal, long and epic game (manual 2.1).
    pub lengths: [u8; 4],
    /// Turns for which a usurper must hold Pandemonium (manual 3.4).
    pub usurper_turns: u8,
    /// Prestige for each canton at the final count (manual 3.4).
    pub canton_prestige: i32,
    /// After so many turns a game that nobody can win any more ends in a draw.
    pub last_turn: u32,
}

/// The numbers of diplomacy (manual 4.14; facts 23.9, 23.10).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiplomacyNumbers {
    /// The last turn in which a new ranking of threats costs nothing.
    pub free_ranking_turns: u32,
    /// What it costs after that.
    pub ranking_price: Purse,
    /// What a demand costs before ranks and concessions.
    pub demand_base: i32,
    /// How many cards can be demanded of a house that is no lower, before concessions.
    pub demand_cards: u8,
    /// How many of a lower one, before the difference of ranks and concessions.
    pub demand_cards_above: u8,
    /// The most that can ever be demanded.
    pub demand_cards_most: u8,
    /// After how many demands conceded in a row vendetta may be claimed.
    pub conceded_for_vendetta: u8,
    /// The most that an insult costs between equals.
    pub insult_base: i32,
    /// What an emissary costs between equals.
    pub emissary_base: i32,
    /// The fewest and the most cards of a gift.
    pub gift: (u8, u8),
    /// Turns to wait after a conceded demand or a swallowed insult.
    pub wait: u32,
    /// Turns that a prince waits between emissaries.
    pub emissary_wait: u32,
    /// Turns of peace before cards and ranks.
    pub truce_base: u32,
    /// Prestige for humiliating an emissary.
    pub humiliation: i32,
    /// Prestige lost by not avenging it.
    pub humiliation_swallowed: i32,
    /// Prestige for having avenged it.
    pub humiliation_avenged: i32,
    /// The base wager against the greatest threat.
    pub wager_base: i32,
    /// What vendettas can aim at.
    pub aims: AimNumbers,
    /// Quarters of the wager more for each turn below the longest limit.
    pub sooner: u8,
    /// The longest limit before rank and threat.
    pub limit_base: u8,
    /// Turns more against the greatest threats, the greatest first.
    pub limit_threats: Vec<u8>,
    /// How many vendettas must be won before a blood feud.
    pub victories_for_feud: u8,
}

/// What vendettas can aim at: how much of it, and what it pays in quarters of the wager at the longest limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AimNumbers {
    /// Cantons, net.
    pub cantons: Vec<(u8, u8)>,
    /// Places of power.
    pub places: Vec<(u8, u8)>,
    /// Legions.
    pub legions: Vec<(u8, u8)>,
}
