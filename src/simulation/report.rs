//! Results of simulated games. The names of the fields are the keys of the JSON, which scripts rely
//! on.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::conduct::{Lead, LostLead, PileUp, Reign};
use crate::diplomacy::Tale;
use crate::occult::Occult;
use crate::odd::{self, OddGame};
use crate::per_mind::{self, MindReport, Reactions};
use crate::rules::conclave::VictoryPath;
use crate::rules::ids::Seat;
use crate::rules::objectives::Sin;
use crate::rules::orders::OrderKind;
use crate::throne::Usurped;
use crate::veterans::Veteran;

/// Counts by the name of what was counted.
pub type Counts = BTreeMap<&'static str, u64>;

/// Counts by the ids of the catalog.
pub type Named = BTreeMap<String, u64>;

/// All games of a series.
#[derive(Serialize)]
pub struct Report {
    /// The games, in their order.
    pub games: Vec<GameReport>,
    /// Time that the series took, in seconds.
    pub seconds: f64,
    /// Turns of all games per second of that time.
    pub turns_per_second: f64,
    /// Use of the rules in these games.
    pub coverage: Coverage,
    /// Sources of prestige that decided games by themselves.
    pub decided: Decided,
    /// Success and conduct of each mind, by its name.
    pub minds: BTreeMap<String, MindReport>,
    /// Reactions of the houses of all games to each other.
    pub reactions: Reactions,
    /// The games that stand out.
    pub odd_games: Vec<OddGame>,
}

/// Use of the rules over all games. Things that never came up have a count of 0.
#[derive(Serialize)]
pub struct Coverage {
    /// Orders that were processed, by their kind. Refused ones are among them.
    pub orders: Counts,
    /// Rituals that were performed.
    pub rituals: Named,
    /// Events that were played.
    pub events: Named,
    /// Secret objectives that were taken on.
    pub objectives: Named,
    /// Perks that houses had.
    pub perks: Named,
    /// Acts before the conclave and in the arena.
    pub diplomacy: Tale,
}

/// Number of games that each source of prestige decided: without its prestige, another house would
/// have been elected.
#[derive(Serialize)]
pub struct Decided {
    /// Games decided by each ritual.
    pub rituals: Named,
    /// Games decided by each event.
    pub events: Named,
    /// Games decided by each secret objective.
    pub objectives: Named,
}

/// One game.
#[derive(Serialize)]
pub struct GameReport {
    /// The seed.
    pub seed: u64,
    /// Number of turns.
    pub turns: u32,
    /// The house that won, if any did.
    pub winner: Option<Seat>,
    /// The way to the throne by which it won.
    pub path: VictoryPath,
    /// Digest of the whole game. The same games have the same digest.
    pub digest: String,
    /// The bazaar.
    pub market: MarketReport,
    /// Acts before the conclave and in the arena.
    pub diplomacy: Tale,
    /// The houses that took Pandemonium.
    pub usurpations: Vec<Usurped>,
    /// The houses that came to lead clearly.
    pub leads: Vec<Lead>,
    /// Turns in which several houses picked a quarrel with one.
    pub pile_ups: Vec<PileUp>,
    /// The greatest lead of a house that did not win.
    pub lost_lead: Option<LostLead>,
    /// The houses that were the favourite for long.
    pub reigns: Vec<Reign>,
    /// The strongest legion that stands at the end.
    pub strongest_legion: Option<Veteran>,
    /// Number of seats with each perk, for the coverage of all games.
    #[serde(skip)]
    pub(crate) perks: Named,
    /// Rituals, events and objectives that came up, for the coverage of all games.
    #[serde(skip)]
    pub(crate) occult: Occult,
    /// Those of them that decided the game, for all games.
    #[serde(skip)]
    pub(crate) decided: Occult,
    /// The seats, in their order.
    pub seats: Vec<SeatReport>,
}

/// The market of a game.
#[derive(Serialize)]
pub struct MarketReport {
    /// Wares that were on the shelf for ten turns.
    pub stocked: u32,
    /// Those of them that found a bidder in these ten turns.
    pub bid_on: u32,
    /// Auctions with more than one bidder.
    pub contested: u32,
}

/// One seat of a game.
#[derive(Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// The name of its mind.
    #[serde(rename = "brain")]
    pub mind: String,
    /// Prestige at the final count.
    pub prestige: i32,
    /// Final place, from 1: the winner, then the others by the count, then the houses that fell.
    pub place: usize,
    /// The turn in which the house fell, if it did.
    pub eliminated_turn: Option<u32>,
    /// Turns that it planned.
    pub turns: u32,
    /// Order slots that it had in these turns.
    pub order_slots: u32,
    /// Orders that were processed, by their kind. Refused ones are among them.
    pub orders: Counts,
    /// Acts before the conclave that it began.
    pub diplomacy_initiated: u32,
    /// Vendettas that it claimed.
    pub vendettas_claimed: u32,
    /// Those of them that were judged, as a success or a failure.
    pub vendettas_judged: u32,
    /// Those of them that succeeded.
    pub vendettas_won: u32,
    /// Battles that it started.
    pub battles_started: u32,
    /// Rituals against others.
    pub hostile_rituals: u32,
    /// Rituals that could not succeed, as far as the house knew.
    pub vain_rituals: u32,
    /// Demands, insults, claims, attacks and rituals against others.
    pub hostile_acts: u32,
    /// Those of them in turns in which another house alone led in public prestige.
    pub acts_under_leader: u32,
    /// Those of these that were against that leader.
    pub acts_at_leader: u32,
    /// Times that an enemy threatened it for two turns or was answered: a vendetta against it, or
    /// a legion that may attack and is near something bare.
    pub threatened: u32,
    /// Those of them in which it ordered something against the enemy within two turns.
    pub threats_answered: u32,
    /// Turn of its first order before the conclave.
    pub first_act: Option<u32>,
    /// Single combats of vendettas that came to the day, on either side.
    pub summons: u32,
    /// Those of them to which it sent nobody.
    pub absences: u32,
    /// Legions that it bought after turn 10.
    pub late_legions: u32,
    /// Demands that it refused.
    pub refusals: u32,
    /// Those of them over which the other won a vendetta.
    pub dear_refusals: u32,
    /// Demands that it refused although it had what was demanded.
    pub free_refusals: u32,
    /// Those of them over which the other won a vendetta.
    pub dear_free_refusals: u32,
    /// Its own demands that were answered.
    pub demands: u32,
    /// Those of them that were met.
    pub demands_met: u32,
    /// Its demands with no legion near, that were answered.
    pub bluffs: u32,
    /// Those of them that were met.
    pub bluffs_met: u32,
    /// Orders that it gave after turn 12.
    pub settled_orders: u32,
    /// Those of them of its most frequent kind.
    pub commonest_order: u32,
    /// Its public objective.
    pub objective: Sin,
    /// True if its public objective needs a deed, and not only restraint (manual 4.15).
    pub deed_wanted: bool,
    /// True if that objective was met.
    pub deed_done: bool,
    /// Order slots without an order.
    pub empty_slots: u32,
    /// Orders that were refused in play.
    pub refused_orders: u32,
    /// Orders that broke a rule. A mind must never submit one.
    pub illegal_orders: u32,
    /// Auctions with several bidders in which it took part.
    pub contested_bids: u32,
    /// Praetors and artifacts that it bought at least three turns before the end.
    pub treasures_bought: u32,
    /// Those of them that it attached within three turns.
    pub treasures_fitted: u32,
    /// Tribute that it received, in points.
    pub tribute_received: u64,
    /// Tribute that it had left at the end, in points.
    pub tribute_unspent: u64,
}

/// Returns a count of 0 for each kind of order.
pub(crate) fn no_orders() -> Counts {
    OrderKind::ALL.into_iter().map(|kind| (kind.key(), 0)).collect()
}

/// Returns the name of a way to the throne, as the JSON has it.
#[must_use]
pub fn path_name(path: VictoryPath) -> String {
    serde_json::to_value(path).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

impl SeatReport {
    /// Returns a seat with all counts at 0.
    pub(crate) fn new(seat: Seat, mind: String) -> Self {
        Self {
            seat,
            mind,
            prestige: 0,
            place: 0,
            eliminated_turn: None,
            turns: 0,
            order_slots: 0,
            orders: no_orders(),
            diplomacy_initiated: 0,
            vendettas_claimed: 0,
            vendettas_judged: 0,
            vendettas_won: 0,
            battles_started: 0,
            hostile_rituals: 0,
            vain_rituals: 0,
            hostile_acts: 0,
            acts_under_leader: 0,
            acts_at_leader: 0,
            threatened: 0,
            threats_answered: 0,
            first_act: None,
            summons: 0,
            absences: 0,
            late_legions: 0,
            refusals: 0,
            dear_refusals: 0,
            free_refusals: 0,
            dear_free_refusals: 0,
            demands: 0,
            demands_met: 0,
            bluffs: 0,
            bluffs_met: 0,
            settled_orders: 0,
            commonest_order: 0,
            objective: Sin::default(),
            deed_wanted: false,
            deed_done: false,
            empty_slots: 0,
            refused_orders: 0,
            illegal_orders: 0,
            contested_bids: 0,
            treasures_bought: 0,
            treasures_fitted: 0,
            tribute_received: 0,
            tribute_unspent: 0,
        }
    }
}

impl GameReport {
    /// Returns the number of orders of all seats that broke a rule.
    #[must_use]
    pub fn illegal_orders(&self) -> u32 {
        self.seats.iter().map(|seat| seat.illegal_orders).sum()
    }
}

impl Report {
    /// Returns the number of games by the way to the throne.
    #[must_use]
    pub fn paths(&self) -> BTreeMap<String, u32> {
        let mut paths = BTreeMap::new();
        for game in &self.games {
            *paths.entry(path_name(game.path)).or_default() += 1;
        }
        paths
    }

    /// Adds up the games of a series. `settings` are the options that play any one of them again.
    pub(crate) fn new(games: Vec<GameReport>, seconds: f64, settings: &str) -> Self {
        let mut orders = no_orders();
        for (kind, count) in games.iter().flat_map(|game| &game.seats).flat_map(|seat| &seat.orders) {
            *orders.entry(kind).or_default() += count;
        }
        let mut diplomacy = Tale::empty();
        for game in &games {
            diplomacy.add(&game.diplomacy);
        }
        let mut perks = Named::new();
        for (perk, count) in games.iter().flat_map(|game| &game.perks) {
            *perks.entry(perk.clone()).or_default() += count;
        }
        let (mut occult, mut decided) = (Occult::default(), Occult::default());
        for game in &games {
            occult.add(&game.occult);
            decided.add(&game.decided);
        }
        let Occult { rituals, events, objectives } = occult;
        let coverage = Coverage { orders, rituals, events, objectives, perks, diplomacy };
        let Occult { rituals, events, objectives } = decided;
        let decided = Decided { rituals, events, objectives };
        let turns: u32 = games.iter().map(|game| game.turns).sum();
        let turns_per_second = if seconds > 0.0 { f64::from(turns) / seconds } else { 0.0 };
        let (minds, reactions) = (per_mind::by_mind(&games), Reactions::of(&games));
        let odd_games = odd::oddest(&games, settings);
        Self { games, seconds, turns_per_second, coverage, decided, minds, reactions, odd_games }
    }
}
