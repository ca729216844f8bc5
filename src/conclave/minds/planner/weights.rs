//! Weights: how much each kind of idea counts for a mind that thinks like the greedy one, and what it has set its heart on.
//!
//! All are percents of what the greedy mind itself gives, or of what a thing is worth where the greedy mind is blind to it: with
//! [`Weights::SOBER`] a mind orders exactly what the greedy one does. They say what a house likes, not what is true: chances, prices
//! and rules are the same for everybody.

use serde::{Deserialize, Serialize};

use crate::rules::ids::{PlaceId, Seat};

/// How much each kind of idea counts, in percent; 0 to some 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a demand for tribute brings.
    pub tribute: i32,
    /// Wares of the bazaar, all but legions.
    pub wares: i32,
    /// Legions of the bazaar.
    pub legions: i32,
    /// What a point of tribute costs to give away.
    pub thrift: i32,
    /// Unclaimed land.
    pub land: i32,
    /// Places that could be taken.
    pub places: i32,
    /// Deeds against whoever may be fought: battles, land, what a vendetta pays for.
    pub war: i32,
    /// What the loss of a legion costs.
    pub caution: i32,
    /// Demands.
    pub demands: i32,
    /// Insults.
    pub insults: i32,
    /// Vendettas, and the acts that may lead to one.
    pub vendettas: i32,
    /// Emissaries.
    pub gifts: i32,
    /// How much giving way hurts.
    pub pride: i32,
    /// What a second quarrel costs, and joining a crowd.
    pub peace: i32,
    /// What a loss of a rival is worth.
    pub malice: i32,
    /// Rituals.
    pub rituals: i32,
    /// Events.
    pub events: i32,
    /// Attributes to raise.
    pub raises: i32,
    /// One more order slot, among what raises bring.
    pub slots: i32,
    /// What tribute a raise of Diabolism brings.
    pub tithe: i32,
    /// The rituals that a raise opens to a house that was born for them.
    pub calling: i32,
    /// The great rituals that crown a discipline, and the way there.
    pub mastery: i32,
    /// One more order each turn, and the way there.
    pub foresight: i32,
    /// Treasures to attach, and combat cards.
    pub arms: i32,
    /// Manuscripts to seek and to use.
    pub lore: i32,
    /// Secret objectives to draw.
    pub secrets: i32,
    /// How many turns are taken to be left.
    pub horizon: i32,
    /// How likely a house that would be a vassal is taken to serve in good faith.
    pub trust: i32,
    /// From which strength on a house that leads takes the throne by force, in percent of all rivals' together; 0 is never.
    pub might: i32,
    /// How far tribute is looked after: what is due next turn is kept for, and what comes in pays for it; 0 is from hand to mouth.
    pub providence: i32,
    /// How little a promise loses for each turn that it takes to keep.
    pub patience: i32,
    /// What a point of tribute is worth to keep for a step on a long way.
    pub saving: i32,
    /// How far combat cards are reckoned with before a legion stands where it could use them; 0 is not at all.
    pub smithy: i32,
    /// How much a burnt offering counts, which is sure, beside all that is only hoped for.
    pub offerings: i32,
    /// How far a claim is weighed with what came of earlier ones: less land is won in time than there seems to be to win, and more of
    /// what was claimed by itself; 0 is by hope alone.
    pub hindsight: i32,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 35;

    /// Their names, in the order of [`Weights::all_mut`].
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
    ];

    /// All of them, to be changed one by one.
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
        ]
    }

    /// Those of the greedy mind.
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
    };
}

/// What a mind leans to this turn: its weights, and what it has set its heart on besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bent {
    /// How much each kind of idea counts.
    pub weights: Weights,
    /// How much each house is sought as an enemy, in percent; 0 leaves it in peace.
    pub against: [i32; Seat::MOST],
    /// A place that is wanted more than others, and how much it counts, in percent.
    pub prize: Option<(PlaceId, i32)>,
    /// By how much an idea may be thought less of than it is worth, in percent: what is nearly as good may then come before the best.
    pub doubt: u32,
    /// What Pandemonium counts, in grains of prestige, if more than for a sober house.
    pub throne: i32,
}

impl Bent {
    /// One without favourites.
    #[must_use]
    pub const fn of(weights: Weights) -> Self {
        Self { weights, against: [100; Seat::MOST], prize: None, doubt: 0, throne: 0 }
    }

    /// How much a house is sought as an enemy, in percent.
    pub(super) fn towards(&self, seat: Seat) -> i32 {
        self.against.get(seat.index()).copied().unwrap_or(100)
    }
}

/// A part of a worth, in percent; no more than a number can hold.
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
