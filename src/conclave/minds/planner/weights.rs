//! Weights: how much each kind of idea counts for a mind based on the greedy one, and its other
//! preferences.
//!
//! Most weights are in percent of the greedy mind's own valuation; some switch on aspects that the
//! greedy mind ignores. With [`Weights::SOBER`] a mind orders exactly like the greedy one. Weights
//! are preferences only. They never change chances, prices or rules.

use serde::{Deserialize, Serialize};

use crate::Lessons;
use crate::rules::ids::{PlaceId, Seat};

/// Weights in percent, 0 to about 1,000. 100 is neutral unless noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Worth of a demand for tribute.
    pub tribute: i32,
    /// Worth of wares of the bazaar, except legions.
    pub wares: i32,
    /// Worth of legions of the bazaar.
    pub legions: i32,
    /// Cost of paying tribute. Higher spends less.
    pub thrift: i32,
    /// Worth of unclaimed land.
    pub land: i32,
    /// Worth of places that could be taken.
    pub places: i32,
    /// Worth of actions against open enemies: battles, land, vendetta objectives.
    pub war: i32,
    /// Cost of losing a legion. Higher avoids risk.
    pub caution: i32,
    /// Worth of demands.
    pub demands: i32,
    /// Worth of insults.
    pub insults: i32,
    /// Worth of vendettas and blood feuds.
    pub vendettas: i32,
    /// Worth of emissaries.
    pub gifts: i32,
    /// Cost of conceding a demand or swallowing an insult. Higher refuses more.
    pub pride: i32,
    /// Cost of a second quarrel, and of joining a quarrel against a house that has enemies already.
    pub peace: i32,
    /// Worth of a rival's loss.
    pub malice: i32,
    /// Worth of rituals.
    pub rituals: i32,
    /// Worth of events.
    pub events: i32,
    /// Worth of raising attributes.
    pub raises: i32,
    /// Worth of one more order slot, as a result of a raise.
    pub slots: i32,
    /// Worth of more tribute, as a result of raising Diabolism.
    pub tithe: i32,
    /// Worth of more rituals, as a result of raising the main discipline of a house.
    pub calling: i32,
    /// Worth of the great rituals of the highest levels, and of the way to them. 0 ignores them.
    pub mastery: i32,
    /// Worth of one more order each turn, and of the way to it. 0 ignores it.
    pub foresight: i32,
    /// Worth of attaching treasures, and of combat cards.
    pub arms: i32,
    /// Worth of searching for manuscripts and of using them.
    pub lore: i32,
    /// Worth of drawing secret objectives.
    pub secrets: i32,
    /// Expected number of turns left, relative to the estimate.
    pub horizon: i32,
    /// Probability that a petitioning vassal serves in good faith. 100 trusts every vassal.
    pub trust: i32,
    /// Strength from which a house takes the throne by force, in percent of all rivals together.
    /// 0 is never.
    pub might: i32,
    /// Care for tribute: dues of the next turn are kept in reserve, and tribute kept this turn
    /// already pays for upkeep. 0 spends without reserve.
    pub providence: i32,
    /// Patience in the discount of later gains: the loss per turn is 20 percent at 100, and half of
    /// that at 200. Higher is more patient.
    pub patience: i32,
    /// Worth of keeping tribute for a step on a long way.
    pub saving: i32,
    /// Weight of future combat cards when a legion is not yet in range. 0 ignores them.
    pub smithy: i32,
    /// Worth of burnt offerings, which are certain, against uncertain gains.
    pub offerings: i32,
    /// Weight of the recorded success rate of past vendettas against the optimistic estimate. 0
    /// uses the estimate alone.
    pub hindsight: i32,
    /// Urge of a house that has never acted before the conclave to do so. 0 leaves it silent until
    /// something is to be gained.
    #[serde(default)]
    pub voice: i32,
    /// Care for summons to the arena: somebody is always sent, and a praetor is bought for it. 0
    /// stays away from a duel that will probably be lost.
    #[serde(default)]
    pub honour: i32,
    /// Weight of the vendetta that usually follows a refused demand. Higher concedes more. 0 counts
    /// only the conquests in such a vendetta, as a sober house estimates them.
    #[serde(default)]
    pub prudence: i32,
    /// Additional worth of moving a legion beside a place that has none while an enemy is near, and
    /// of another legion during a vendetta against the house. At 0 neither counts more than usual,
    /// and cards for garrisons are made only with tribute to spare.
    #[serde(default)]
    pub guard: i32,
    /// Weight of what rivals have publicly done and conceded in this game against the general
    /// estimate. 0 learns nothing from it.
    #[serde(default)]
    pub precedents: i32,
    /// Readiness to join another house against a leader far ahead, and against any sought enemy. 0
    /// leaves them to one challenger.
    #[serde(default)]
    pub league: i32,
    /// Worth of tribute cards for an objective that counts them at the end. 0 spends as always.
    #[serde(default)]
    pub hoard: i32,
}

impl Weights {
    /// Number of weights.
    pub const COUNT: usize = 42;

    /// The names of the weights, in the order of [`Weights::all_mut`].
    pub const NAMES: [&str; Self::COUNT] = [
        "tribute",
        "wares",
        "legions",
        "thrift",
        "land",
        "places",
        "war",
        "caution",
        "demands",
        "insults",
        "vendettas",
        "gifts",
        "pride",
        "peace",
        "malice",
        "rituals",
        "events",
        "raises",
        "slots",
        "tithe",
        "calling",
        "mastery",
        "foresight",
        "arms",
        "lore",
        "secrets",
        "horizon",
        "trust",
        "might",
        "providence",
        "patience",
        "saving",
        "smithy",
        "offerings",
        "hindsight",
        "voice",
        "honour",
        "prudence",
        "guard",
        "precedents",
        "league",
        "hoard",
    ];

    /// Returns all weights, in the order of [`Weights::NAMES`].
    pub const fn all_mut(&mut self) -> [&mut i32; Self::COUNT] {
        [
            &mut self.tribute,
            &mut self.wares,
            &mut self.legions,
            &mut self.thrift,
            &mut self.land,
            &mut self.places,
            &mut self.war,
            &mut self.caution,
            &mut self.demands,
            &mut self.insults,
            &mut self.vendettas,
            &mut self.gifts,
            &mut self.pride,
            &mut self.peace,
            &mut self.malice,
            &mut self.rituals,
            &mut self.events,
            &mut self.raises,
            &mut self.slots,
            &mut self.tithe,
            &mut self.calling,
            &mut self.mastery,
            &mut self.foresight,
            &mut self.arms,
            &mut self.lore,
            &mut self.secrets,
            &mut self.horizon,
            &mut self.trust,
            &mut self.might,
            &mut self.providence,
            &mut self.patience,
            &mut self.saving,
            &mut self.smithy,
            &mut self.offerings,
            &mut self.hindsight,
            &mut self.voice,
            &mut self.honour,
            &mut self.prudence,
            &mut self.guard,
            &mut self.precedents,
            &mut self.league,
            &mut self.hoard,
        ]
    }

    /// The weights of the greedy mind.
    pub const SOBER: Self = Self {
        tribute: 100,
        wares: 100,
        legions: 100,
        thrift: 100,
        land: 100,
        places: 100,
        war: 100,
        caution: 100,
        demands: 100,
        insults: 100,
        vendettas: 100,
        gifts: 100,
        pride: 100,
        peace: 100,
        malice: 100,
        rituals: 100,
        events: 100,
        raises: 100,
        slots: 100,
        tithe: 100,
        calling: 100,
        mastery: 0,
        foresight: 0,
        arms: 100,
        lore: 100,
        secrets: 100,
        horizon: 100,
        trust: 100,
        might: 0,
        providence: 0,
        patience: 100,
        saving: 100,
        smithy: 0,
        offerings: 100,
        hindsight: 0,
        voice: 0,
        honour: 0,
        prudence: 0,
        guard: 0,
        precedents: 0,
        league: 0,
        hoard: 0,
    };
}

/// The preferences of a mind this turn: its weights, favoured enemies and targets, and what it has
/// learned of its rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bent {
    /// The weights.
    pub weights: Weights,
    /// Weight of each house as an enemy, in percent. 0 leaves it in peace.
    pub against: [i32; Seat::MOST],
    /// A place that is wanted more than others, and its weight in percent.
    pub prize: Option<(PlaceId, i32)>,
    /// Maximum random reduction of an idea's score, in percent. Above 0, a slightly worse idea may
    /// be chosen.
    pub doubt: u32,
    /// Minimum worth of Pandemonium, in grains of prestige.
    pub throne: i32,
    /// What it has learned in this game. Its effect depends on [`Weights::precedents`].
    pub lessons: Lessons,
}

impl Bent {
    /// Returns preferences without favoured enemies or targets.
    #[must_use]
    pub fn of(weights: Weights) -> Self {
        let lessons = Lessons::default();
        Self { weights, against: [100; Seat::MOST], prize: None, doubt: 0, throne: 0, lessons }
    }

    /// Returns the weight of a house as an enemy, in percent.
    pub(super) fn towards(&self, seat: Seat) -> i32 {
        self.against.get(seat.index()).copied().unwrap_or(100)
    }
}

/// Returns a percentage of a worth, limited to the range of `i32`.
pub(super) const fn percent(worth: i32, percent: i32) -> i32 {
    if percent == 100 {
        return worth;
    }
    let part = worth as i64 * percent as i64 / 100;
    if part > i32::MAX as i64 {
        i32::MAX
    } else if part < i32::MIN as i64 {
        i32::MIN
    } else {
        part as i32
    }
}
