//! The report of simulated games. The field names are the keys of the JSON, and scripts rely on
//! them.

use std::collections::BTreeMap;

use serde::Serialize;

use super::conduct::{Lead, LostLead, PileUp, Reign};
use super::diplomacy::Tale;
use super::league::LeagueReport;
use super::league::odd::{self, OddGame};
use super::league::per_mind::{self, MindReport, Reactions};
use super::occult::{Named, Occult};
use super::throne::Usurped;
use super::veterans::Veteran;
use crate::rules::conclave::VictoryPath;
use crate::rules::ids::Seat;
use crate::rules::orders::OrderKind;

/// Counts by name.
pub(super) type Counts = BTreeMap<&'static str, u64>;

/// All games of a run.
#[derive(Serialize)]
pub(super) struct Report {
    pub games: Vec<GameReport>,
    pub seconds: f64,
    pub turns_per_second: f64,
    pub coverage: Coverage,
    pub decided: Decided,
    /// Results and conduct of each mind, by name.
    pub minds: BTreeMap<String, MindReport>,
    /// Reactions of the houses to each other, over all games.
    pub reactions: Reactions,
    /// Games with unusual results.
    pub odd_games: Vec<OddGame>,
    /// The pairings and ratings of a league.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub league: Option<LeagueReport>,
}

/// Coverage: the parts of the rules that were used in any game.
#[derive(Serialize)]
pub(super) struct Coverage {
    pub orders: Counts,
    pub rituals: Named,
    pub events: Named,
    pub objectives: Named,
    pub perks: Named,
    pub diplomacy: Tale,
}

/// Number of games in which a ritual, event or objective decided the election: without it another
/// house would have won. By catalog id.
#[derive(Serialize)]
pub(super) struct Decided {
    pub rituals: Named,
    pub events: Named,
    pub objectives: Named,
}

/// One game.
#[derive(Serialize)]
pub(super) struct GameReport {
    pub seed: u64,
    pub turns: u32,
    pub winner: Option<Seat>,
    pub path: VictoryPath,
    pub digest: String,
    pub market: MarketReport,
    pub diplomacy: Tale,
    /// The houses that took Pandemonium.
    pub usurpations: Vec<Usurped>,
    /// The houses that gained a clear lead.
    pub leads: Vec<Lead>,
    /// Turns in which several houses picked a quarrel with one house.
    pub pile_ups: Vec<PileUp>,
    /// The largest lead of a house that did not win.
    pub lost_lead: Option<LostLead>,
    /// The houses that were the favourite for long.
    pub reigns: Vec<Reign>,
    /// The strongest legion at the end of the game.
    pub strongest_legion: Option<Veteran>,
    /// Number of seats with each perk, for the coverage of all games.
    #[serde(skip)]
    pub perks: Named,
    /// Counts of rituals, events and objectives, for the coverage of all games.
    #[serde(skip)]
    pub occult: Occult,
    /// Rituals, events and objectives that decided the game, for the sum over all games.
    #[serde(skip)]
    pub decided: Occult,
    pub seats: Vec<SeatReport>,
}

/// The market of a game.
#[derive(Serialize)]
pub(super) struct MarketReport {
    /// Wares that were on the shelf for at least ten turns.
    pub stocked: u32,
    /// Number of these wares that were bid on in their first ten turns.
    pub bid_on: u32,
    /// Auctions with more than one bidder.
    pub contested: u32,
}

/// One seat of a game.
#[derive(Serialize)]
pub(super) struct SeatReport {
    pub seat: Seat,
    #[serde(rename = "brain")]
    pub mind: String,
    pub prestige: i32,
    /// Final place, from 1: the winner first, then the standing houses in the order of the count,
    /// then the eliminated houses.
    pub place: usize,
    pub eliminated_turn: Option<u32>,
    /// Number of turns that the seat planned, and of the order slots that it had in them.
    pub turns: u32,
    pub order_slots: u32,
    pub orders: Counts,
    pub diplomacy_initiated: u32,
    pub vendettas_claimed: u32,
    /// Number of claimed vendettas that ended with success or failure.
    pub vendettas_judged: u32,
    pub vendettas_won: u32,
    pub battles_started: u32,
    pub hostile_rituals: u32,
    /// Rituals that were ordered although the known odds of success were 0.
    pub vain_rituals: u32,
    /// Demands, insults, claims, attacks and rituals against others.
    pub hostile_acts: u32,
    /// Number of hostile acts during the sole lead of another house in public prestige, and how
    /// many of these were against the leader.
    pub acts_under_leader: u32,
    pub acts_at_leader: u32,
    pub empty_slots: u32,
    pub refused_orders: u32,
    pub illegal_orders: u32,
    /// Auctions with several bidders in which the seat took part.
    pub contested_bids: u32,
    /// Praetors and artifacts that were bought at least three turns before the end, and the number
    /// of these that were attached within three turns.
    pub treasures_bought: u32,
    pub treasures_fitted: u32,
    pub tribute_received: u64,
    pub tribute_unspent: u64,
}

/// Returns a count of 0 for every kind of order.
pub(super) fn no_orders() -> Counts {
    OrderKind::ALL.into_iter().map(|kind| (kind.key(), 0)).collect()
}

impl SeatReport {
    /// Returns the report of a seat with all counts at 0.
    pub(super) fn new(seat: Seat, mind: String) -> Self {
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
    /// Returns the number of orders of all seats that minds should never have drafted.
    pub(super) fn illegal_orders(&self) -> u32 {
        self.seats.iter().map(|seat| seat.illegal_orders).sum()
    }
}

impl Report {
    /// Adds up the games of a run that took `seconds`. `settings` are the options that play any one
    /// of the games again.
    pub(super) fn new(games: Vec<GameReport>, seconds: f64, settings: &str) -> Self {
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
        Self { games, seconds, turns_per_second, coverage, decided, minds, reactions, odd_games, league: None }
    }
}
