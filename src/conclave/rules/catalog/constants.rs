//! Every number of the rules that is not part of a catalog entry, as stored in
//! `assets/catalog/constants.ron`.

use serde::{Deserialize, Serialize};

use super::abilities::Ability;
use super::events::EventNumbers;
use super::objectives::ObjectiveNumbers;
use super::rituals::RitualNumbers;
use crate::archfiends::{Discipline, Rank};
use crate::forces::Strength;
use crate::realm::generate::MapNumbers;
use crate::tribute::{Purse, Resource};

/// All numbers of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// Map generation.
    pub map: MapNumbers,
    /// Houses: starting values by rank, and the base of the dependent attributes (manual 4.1).
    pub houses: HouseNumbers,
    /// Tribute (manual 4.3).
    pub tribute: TributeNumbers,
    /// The bazaar (manual 4.10).
    pub bazaar: BazaarNumbers,
    /// Manuscripts (manual 4.9).
    pub manuscripts: ManuscriptNumbers,
    /// Legions and garrisons (manual 4.4, 4.5).
    pub forces: ForceNumbers,
    /// Advancement of legions and praetors (manual 4.4, 4.6, 4.16).
    pub growth: GrowthNumbers,
    /// Battles (manual 4.16).
    pub battle: BattleNumbers,
    /// Single combat (manual 4.17, 4.18).
    pub arena: ArenaNumbers,
    /// Creation of combat cards (manual 4.12).
    pub smith: SmithNumbers,
    /// Diplomacy (manual 4.14).
    pub diplomacy: DiplomacyNumbers,
    /// The conclave's token clock (manual 3.4).
    pub conclave: TokenNumbers,
    /// Rituals (manual 4.11).
    pub rituals: RitualNumbers,
    /// Events (manual 4.13).
    pub events: EventNumbers,
    /// Objectives (manual 4.15).
    pub objectives: ObjectiveNumbers,
}

/// Starting values of all houses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseNumbers {
    /// Prestige at the start.
    pub prestige: i32,
    /// Order slots before any bonus (manual 3.3).
    pub order_slots: u8,
    /// Ritual slots before any bonus (manual 4.1).
    pub ritual_slots: u8,
    /// Maximum number of ritual slots (manual 4.1).
    pub most_ritual_slots: u8,
    /// Command rating before any bonus (manual 4.1).
    pub command: u8,
    /// Healing rate before any bonus (manual 4.1).
    pub healing: u8,
    /// Points for creating an archfiend (manual 4.1).
    pub points: u8,
    /// Cost in points of an attribute of level 0, 1, 2, 3 and 4 (manual appendix K).
    pub attribute_cost: Vec<u8>,
    /// Raising attributes during the game (manual 4.1).
    pub raise: RaiseNumbers,
    /// One row for each rank.
    pub ranks: Vec<RankRow>,
}

/// The cost of raising an attribute (manual 4.1, 4.3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaiseNumbers {
    /// Cost of raising an attribute to level 1, 2, 3 and so on from the level below, in points. The
    /// last is the highest level that can be bought.
    pub points: Vec<u16>,
    /// One in this many points is a soul, rounded down. The resources in `kinds` pay the rest.
    pub soul_part: u16,
    /// Resources that pay the rest, in equal shares. The first ones pay the remainder.
    pub kinds: RaiseKinds,
}

/// The resources that pay for each attribute, besides souls.
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
    /// Returns the resources for the attribute of this discipline.
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

/// Starting values of a rank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankRow {
    /// The rank.
    pub rank: Rank,
    /// Cost in points (manual appendix K).
    pub cost: u8,
    /// Tribute cards in the vault at the start.
    pub cards: u8,
    /// Quality number of those cards.
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

/// Creation of tribute cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TributeNumbers {
    /// Reduction of the quality number for each earlier demand of the turn (manual 4.3).
    pub fall_per_demand: i32,
    /// Weight of each resource: souls, ichor, hellfire, darkness.
    pub resource_weights: [u32; 4],
    /// Cards by quality number, in rising order.
    pub table: Vec<TributeRow>,
}

/// The cards of a range of quality numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TributeRow {
    /// Highest quality number of the row.
    pub up_to: i32,
    /// Weight of cards with one, two, three and four resources.
    pub kind_weights: [u32; 4],
    /// Minimum of points on the card.
    pub least: u16,
    /// Maximum of points on the card.
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
    /// Points of a bid for each soul above the minimum (manual 4.10).
    pub soul_points: u32,
    /// Points of a bid for each other resource above the minimum (manual 4.10).
    pub other_points: u32,
    /// Souls added to the minimum bid when a tie cannot be broken (manual 4.10).
    pub raise_souls: u16,
}

/// The search for manuscripts (manual 4.3, 4.19; ruling R40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManuscriptNumbers {
    /// Chance, in percent, that a demand for manuscripts finds a piece.
    pub chance: u8,
    /// Reduction of the chance for each earlier demand of the turn.
    pub fall_per_demand: u8,
    /// Reduction of the number of cards that such a demand offers, and of the number that may be
    /// kept.
    pub cards_fewer: u8,
    /// Weight of a missing piece of a set that the house has begun; any other piece has 1.
    pub begun_weight: u32,
    /// Maximum number of abilities that one legion or praetor can learn from manuscripts.
    pub most_abilities: u8,
    /// Maximum level of an attribute (manual 4.1).
    pub attribute_cap: u8,
}

/// Legions and garrisons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceNumbers {
    /// Points of a personal guard's combat values before the bonus for attributes.
    pub guard_points: u8,
    /// Hit points of a personal guard, before the rank's value is added.
    pub guard_hp: u8,
    /// Move points of a personal guard.
    pub guard_moves: u8,
    /// Maximum of move points of any legion.
    pub most_moves: u8,
    /// One row for each level of a place of power.
    pub garrisons: Vec<GarrisonRow>,
    /// Number of times that a point moves at random from one combat value of a garrison to another.
    pub garrison_spread: u8,
    /// Pandemonium.
    pub pandemonium: GarrisonRow,
    /// Pandemonium after the conclave has been dissolved (manual 4.14.9).
    pub pandemonium_dissolved: GarrisonRow,
    /// Hit points that a place without an owner heals per turn.
    pub neutral_healing: u8,
    /// Maximum number of turns for which a legion's upkeep can be paid in advance (manual 4.4).
    pub upkeep_ahead: u8,
    /// Number of turns after which a lost personal guard returns, before its archfiend's rank value
    /// is subtracted (facts 23.7).
    pub gathering: u8,
    /// Sides of the die by which each combat value of a returning guard falls.
    pub gathering_loss: u8,
    /// Hit points that a returning guard loses for good.
    pub gathering_wound: u8,
}

/// The values of a garrison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GarrisonRow {
    /// Level of the place.
    pub level: u8,
    /// Its combat values.
    pub strength: Strength,
    /// Its hit points.
    pub hp: u8,
    /// Prestige for its owner each turn.
    pub prestige: u8,
}

/// Advancement of legions and praetors (facts 23.8).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrowthNumbers {
    /// Fixed part that a victory adds to the level-up number of a legion.
    pub victory: u8,
    /// Sides of the die for the other part, which is multiplied by the enemy's level.
    pub die: u8,
    /// Maximum of the level-up number, and sides of the die that must roll below it for a promotion
    /// (manual 4.16).
    pub limit: u8,
    /// Maximum level of any legion or praetor.
    pub top_level: u8,
    /// Hit points offered to a legion: minimum and maximum.
    pub hp: (u8, u8),
    /// Ranged offered to a legion: minimum and maximum.
    pub ranged: (u8, u8),
    /// Melee offered to a legion: minimum and maximum.
    pub melee: (u8, u8),
    /// Infernal offered to a legion: minimum and maximum.
    pub infernal: (u8, u8),
    /// Loyalty offered to a legion.
    pub loyalty: u8,
    /// Abilities that can be offered to a legion.
    pub abilities: Vec<Ability>,
    /// Weights of the kinds of upgrades on a legion's menu.
    pub weights: GrowthWeights,
    /// Upgrades of praetors.
    pub praetor: LearningNumbers,
}

/// Weights of the kinds of upgrades on a legion's menu.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrowthWeights {
    /// Hit points.
    pub hp: u32,
    /// A combat value that is above 0.
    pub value: u32,
    /// A combat value that is 0.
    pub new_value: u32,
    /// Loyalty.
    pub loyalty: u32,
    /// A move point.
    pub moves: u32,
    /// An ability.
    pub ability: u32,
}

/// Upgrades of praetors: the maximum of each, and weights for the menu.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearningNumbers {
    /// Skulls: 1 to this.
    pub attack: u8,
    /// Shields: 1 to this.
    pub defense: u8,
    /// Orbs: 1 to this.
    pub infernal: u8,
    /// Hit points, always this many.
    pub hp: u8,
    /// Weight of each of the four above.
    pub usual_weight: u32,
    /// Weight of a point of luck.
    pub luck_weight: u32,
    /// Weight of one more point of a value that the praetor adds to its unit.
    pub lead_weight: u32,
}

/// Creation of combat cards (manual 4.12; facts 23.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmithNumbers {
    /// Raises one of the unit's values. The price of each point is in `raise_points`.
    pub raise: ElementNumbers,
    /// Price of each additional point of ranged, melee and infernal.
    pub raise_points: (Purse, Purse, Purse),
    /// Lowers one of the enemy's values.
    pub lower: ElementNumbers,
    /// A shield of hit points.
    pub shield: ElementNumbers,
    /// Resistance to Deceit.
    pub ward: ElementNumbers,
    /// A change of the combat rules.
    pub rule: ElementNumbers,
    /// Price of an empty card.
    pub bluff: Purse,
}

/// One kind of element of a combat card: its required level, sizes and price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementNumbers {
    /// Required level of Wrath.
    pub wrath: u8,
    /// Minimum size.
    pub least: u8,
    /// Difference between neighboring sizes.
    pub stride: u8,
    /// Maximum size, before `most_per_wrath` is added.
    pub most: i8,
    /// Added to the maximum size for each level of Wrath.
    pub most_per_wrath: u8,
    /// Price, regardless of the size.
    pub price: Purse,
    /// Additional price for each part of its size; the last part may be incomplete.
    pub part_price: Purse,
    /// Size of such a part.
    pub part: u8,
}

/// Battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleNumbers {
    /// Rounds of a battle (manual 4.16).
    pub rounds: u8,
    /// Maximum of the advantage (ruling R14).
    pub advantage_limit: i16,
    /// Prestige for a destroyed unit, per level (manual 4.16).
    pub prestige_per_level: i32,
    /// Prestige for a forced retreat is the damage of the retreating legion divided by this (manual
    /// 3.4).
    pub retreat_divisor: i32,
    /// A unit saves if a die plus its level reaches this (manual appendix D).
    pub save: u8,
    /// Extra damage of a charge (manual appendix F).
    pub charge: u8,
    /// Sides of the die for the extra damage of rage (manual appendix F).
    pub rage_die: u8,
    /// Sides of the die for the extra damage of fierce legions (manual appendix F).
    pub fierce_die: u8,
    /// Sides of the die for the extra damage of black lightning (manual appendix F).
    pub lightning_die: u8,
    /// Sides of the die for the extra damage of a flame aura (manual appendix F).
    pub flame_die: u8,
    /// Sides of the dice for the losses to panic (manual appendix D).
    pub panic_die: u8,
    /// Sides of the dice for the losses to flesh rend (manual appendix D).
    pub rend_die: u8,
    /// Sides of the dice by which combat cards lower enemy values (manual 4.12).
    pub card_die: u8,
    /// Chance of oblivion, in percent, before the reduction for the enemy's level (manual appendix
    /// D).
    pub oblivion: u8,
    /// Reduction of that chance for each level of the enemy, in percent.
    pub oblivion_step: u8,
    /// Loyalty of a personal guard or a garrison where a rule needs a number.
    pub guard_loyalty: u8,
    /// Chance, in percent, to recover an artifact of a destroyed legion (facts 23.8).
    pub scavenging: u8,
}

/// Single combat (manual 4.14.5, 4.17, 4.18; facts 23.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaNumbers {
    /// Number of rounds after which an undecided duel ends and both praetors are banished (ruling
    /// R62).
    pub rounds: u8,
    /// Number of duels that the counsel fights to find a plan for a praetor without one.
    pub counsel_duels: u32,
    /// Number of turns that a challenged house has to send a praetor (manual 4.14.5).
    pub answer_turns: u8,
    /// Prestige for beating each of the four champions of Pandemonium.
    pub champion_prestige: [i32; 4],
    /// Prestige for a house whose praetor defends the title.
    pub defense_prestige: i32,
    /// Prestige of the title at the end of the game.
    pub title_prestige: i32,
}

/// The conclave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenNumbers {
    /// Chance of a token, in percent, before any is drawn (ruling R24).
    pub token_base: u32,
    /// Chance added for each token drawn, in percent (ruling R24).
    pub token_step: u32,
    /// Tokens of a short, normal, long and epic game (manual 2.1).
    pub lengths: [u8; 4],
    /// Number of turns for which a usurper must hold Pandemonium (manual 3.4).
    pub usurper_turns: u8,
    /// Prestige for each canton at the final count (manual 3.4).
    pub canton_prestige: i32,
    /// Last turn of the game. If it ends without a winner, the game is a draw.
    pub last_turn: u32,
}

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
