//! What is told of simulated games. The names of the fields are the keys of the JSON, which scripts rely on.

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

/// How often something happened, by name.
pub(super) type Counts = BTreeMap<&'static str, u64>;

/// All games of a run.
#[derive(Serialize)]
pub(super) struct Report {
    pub games: Vec<GameReport>,
    pub seconds: f64,
    pub turns_per_second: f64,
    pub coverage: Coverage,
    pub decided: Decided,
    /// How each mind fared and conducted itself, by name.
    pub minds: BTreeMap<String, MindReport>,
    /// How the houses of all games reacted to each other.
    pub reactions: Reactions,
    /// The games that stand out.
    pub odd_games: Vec<OddGame>,
    /// The pairings and ratings of a league.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub league: Option<LeagueReport>,
}

/// What of the rules came up at all, over all games.
#[derive(Serialize)]
pub(super) struct Coverage {
    pub orders: Counts,
    pub rituals: Named,
    pub events: Named,
    pub objectives: Named,
    pub perks: Named,
    pub diplomacy: Tale,
}

/// In how many games something gave the election to another than would have won without it, by the ids of the catalog.
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
    /// Everybody who took Pandemonium.
    pub usurpations: Vec<Usurped>,
    /// Everybody who came to lead clearly.
    pub leads: Vec<Lead>,
    /// Turns in which several picked a quarrel with one house.
    pub pile_ups: Vec<PileUp>,
    /// The greatest lead of anybody who did not win.
    pub lost_lead: Option<LostLead>,
    /// Everybody who was the favourite for long.
    pub reigns: Vec<Reign>,
    /// The strongest legion that stands at the end.
    pub strongest_legion: Option<Veteran>,
    /// How many seats have each perk, for the coverage of all games.
    #[serde(skip)]
    pub perks: Named,
    /// What came up of rituals, events and objectives, for the coverage of all games.
    #[serde(skip)]
    pub occult: Occult,
    /// What of them decided it, for all games.
    #[serde(skip)]
    pub decided: Occult,
    pub seats: Vec<SeatReport>,
}

/// The market of a game.
#[derive(Serialize)]
pub(super) struct MarketReport {
    /// Wares that were on the shelf long enough.
    pub stocked: u32,
    /// How many of them found a bidder in their first ten turns.
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
    /// Where it came in: the winner first, then as the conclave counts, houses that fell last of all.
    pub place: usize,
    pub eliminated_turn: Option<u32>,
    /// Turns that it planned, and the order slots that it had in them.
    pub turns: u32,
    pub order_slots: u32,
    pub orders: Counts,
    pub diplomacy_initiated: u32,
    pub vendettas_claimed: u32,
    /// Of those claimed, how many came to an end by success or failure.
    pub vendettas_judged: u32,
    pub vendettas_won: u32,
    pub battles_started: u32,
    pub hostile_rituals: u32,
    /// Rituals that were ordered although all that was known of them said that they would fail.
    pub vain_rituals: u32,
    /// Demands, insults, claims, attacks and rituals against others.
    pub hostile_acts: u32,
    /// How many of them came while another alone led in public prestige, and how many of those went at the leader.
    pub acts_under_leader: u32,
    pub acts_at_leader: u32,
    pub empty_slots: u32,
    pub refused_orders: u32,
    pub illegal_orders: u32,
    /// Auctions with several bidders in which it took part.
    pub contested_bids: u32,
    /// Praetors and artifacts that it bought with three turns to go, and those of them attached within three turns.
    pub treasures_bought: u32,
    pub treasures_fitted: u32,
    pub tribute_received: u64,
    pub tribute_unspent: u64,
}

/// No order of any kind.
pub(super) fn no_orders() -> Counts {
    OrderKind::ALL.into_iter().map(|kind| (kind.key(), 0)).collect()
}

impl SeatReport {
    /// A seat of which nothing is told yet.
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
    /// Orders of all seats that should never have been drafted.
    pub(super) fn illegal_orders(&self) -> u32 {
        self.seats.iter().map(|seat| seat.illegal_orders).sum()
    }
}

impl Report {
    /// Adds up the games of a run that took so long. `settings` are the options that play any one of them again.
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
