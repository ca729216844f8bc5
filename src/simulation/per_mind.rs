//! Success and conduct of each mind, over all games and seats that it played.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::interval::Share;
use crate::report::{GameReport, SeatReport, path_name};
use crate::rules::ids::Seat;

/// One mind over all its games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MindReport {
    /// Games in which it had one seat or more.
    pub games: u32,
    /// Its seats in all these games.
    pub seats: u32,
    /// Games that it won.
    pub won: Share,
    /// Share of games that it would win if all seats were equal, 0 to 1.
    pub even_share: f64,
    /// Mean of its final places. 1 is the best.
    pub mean_place: f64,
    /// Games that it won, by the way to the throne.
    pub paths: BTreeMap<String, u32>,
    /// Acts of one of its houses.
    pub conduct: Figures,
    /// Reactions of others to its houses.
    pub reactions: Reactions,
}

/// Conduct of a house of one mind, on average. Shares are from 0 to 1; `None` if the whole is 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    /// Acts before the conclave that it began, per turn.
    pub acts_a_turn: Option<f64>,
    /// Vendettas that it claimed, per game.
    pub vendettas_a_game: Option<f64>,
    /// Share of its judged vendettas that it won.
    pub vendettas_won: Option<f64>,
    /// Battles that it started, per game.
    pub battles_a_game: Option<f64>,
    /// Rituals against others, per game.
    pub hostile_rituals_a_game: Option<f64>,
    /// Auctions with several bidders in which it took part, per game.
    pub contested_bids_a_game: Option<f64>,
    /// Share of its order slots that it left empty.
    pub empty_slots: Option<f64>,
    /// Share of its order slots with an order that was refused.
    pub refused_orders: Option<f64>,
    /// Both shares together.
    pub idle_slots: Option<f64>,
    /// Share of its praetors and artifacts that it attached within three turns of the purchase.
    pub fitted: Option<f64>,
    /// Share of its tribute that was unspent at the end.
    pub unspent: Option<f64>,
    /// Share of its hostile acts, while another house led, that were against the leader.
    pub at_leader: Option<f64>,
    /// Share of threats against which it ordered something within two turns.
    pub threats_answered: Option<f64>,
    /// Turn of its first act before the conclave, on average of the houses that began one.
    pub first_act: Option<f64>,
    /// Share of single combats to which it sent nobody.
    pub absences: Option<f64>,
    /// Legions that it bought after turn 10, per game.
    pub late_legions_a_game: Option<f64>,
    /// Share of the demands that it refused over which the other won a vendetta.
    pub dear_refusals: Option<f64>,
    /// The same share of the demands that it could have met.
    pub dear_free_refusals: Option<f64>,
    /// Demands that it made, per game.
    pub demands_a_game: Option<f64>,
    /// Share of them that were met.
    pub demands_met: Option<f64>,
    /// Demands that it made with no legion near, per game.
    pub bluffs_a_game: Option<f64>,
    /// Share of them that were met.
    pub bluffs_met: Option<f64>,
    /// Share of public objectives that were met, of those that need a deed.
    pub deeds_done: Option<f64>,
    /// Share of its orders after turn 12 that were of its most frequent kind.
    pub commonest_order: Option<f64>,
}

/// Reactions to houses that led, and pile-ups on single houses.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Reactions {
    /// Clear leads that can be judged.
    pub leads: u32,
    /// Those of them that were opposed in time.
    pub opposed: u32,
    /// Houses that opposed them in time, all leads together.
    pub opponents: u32,
    /// Turns of all games, or of all houses of a mind.
    pub turns: u64,
    /// Those of them with a pile-up.
    pub pile_ups: u32,
    /// Houses that were the favourite for long.
    pub reigns: u32,
    /// Those of them that won.
    pub closed: u32,
}

impl Reactions {
    /// Adds up all games.
    pub(crate) fn of(games: &[GameReport]) -> Self {
        let mut sum = Self::default();
        for game in games {
            sum.turns += u64::from(game.turns);
            let mut turns: Vec<u32> = game.pile_ups.iter().map(|pile_up| pile_up.turn).collect();
            turns.dedup();
            sum.pile_ups += turns.len() as u32;
            sum.add(game, |_| true);
        }
        sum
    }

    /// Adds the leads and reigns of the houses of a game that are `ours`.
    fn add(&mut self, game: &GameReport, ours: impl Fn(&SeatReport) -> bool) {
        let ours = |seat: Seat| ours(&game.seats[seat.index()]);
        for lead in game.leads.iter().filter(|lead| ours(lead.seat)) {
            let Some(opposed) = lead.opposed(game.turns) else { continue };
            self.leads += 1;
            self.opposed += u32::from(opposed);
            self.opponents += lead.opponents;
        }
        for reign in game.reigns.iter().filter(|reign| ours(reign.seat)) {
            self.reigns += 1;
            self.closed += u32::from(reign.won);
        }
    }

    /// Returns the share of leads that were opposed in time.
    pub(crate) fn opposed_share(&self) -> Share {
        Share::of(self.opposed.into(), self.leads.into())
    }

    /// Returns the number of houses that opposed a lead in time, on average.
    pub(crate) fn opponents_of_each(&self) -> Option<f64> {
        (self.leads > 0).then(|| f64::from(self.opponents) / f64::from(self.leads))
    }

    /// Returns the share of turns with a pile-up.
    pub(crate) fn pile_up_share(&self) -> Share {
        Share::of(self.pile_ups.into(), self.turns)
    }

    /// Returns the share of long favourites that won.
    pub(crate) fn closed_share(&self) -> Share {
        Share::of(self.closed.into(), self.reigns.into())
    }
}

/// Adds up these games by the name of the mind.
pub(crate) fn by_mind(games: &[GameReport]) -> BTreeMap<String, MindReport> {
    let mut names: Vec<&str> = games.iter().flat_map(|game| &game.seats).map(|seat| seat.mind.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(|name| (name.to_owned(), of_mind(games, name))).collect()
}

fn of_mind(games: &[GameReport], name: &str) -> MindReport {
    let ours = |seat: &SeatReport| seat.mind == name;
    let mut report = MindReport::default();
    let (mut won, mut even, mut places) = (0, 0.0, 0);
    for game in games {
        let seats = game.seats.iter().filter(|seat| ours(seat)).count();
        if seats == 0 {
            continue;
        }
        report.games += 1;
        report.seats += seats as u32;
        even += seats as f64 / game.seats.len() as f64;
        places += game.seats.iter().filter(|seat| ours(seat)).map(|seat| seat.place as u64).sum::<u64>();
        if game.winner.is_some_and(|winner| ours(&game.seats[winner.index()])) {
            won += 1;
            *report.paths.entry(path_name(game.path)).or_default() += 1;
        }
        report.reactions.add(game, ours);
        let on_ours = game.pile_ups.iter().filter(|pile_up| ours(&game.seats[pile_up.seat.index()]));
        report.reactions.pile_ups += on_ours.count() as u32;
    }
    let seats: Vec<&SeatReport> = games.iter().flat_map(|game| &game.seats).filter(|seat| ours(seat)).collect();
    report.reactions.turns = seats.iter().map(|seat| u64::from(seat.turns)).sum();
    report.won = Share::of(won, report.games.into());
    report.even_share = even / f64::from(report.games.max(1));
    report.mean_place = places as f64 / f64::from(report.seats.max(1));
    report.conduct = Figures::of(&seats);
    report
}

impl Figures {
    /// Adds up the acts of these seats.
    fn of(seats: &[&SeatReport]) -> Self {
        let sum = |of: fn(&SeatReport) -> u32| seats.iter().map(|seat| u64::from(of(seat))).sum::<u64>();
        let ratio = |part: u64, whole: u64| (whole > 0).then(|| part as f64 / whole as f64);
        let a_game = |of: fn(&SeatReport) -> u32| ratio(sum(of), seats.len() as u64);
        let slots = sum(|seat| seat.order_slots);
        let (empty, refused) = (sum(|seat| seat.empty_slots), sum(|seat| seat.refused_orders));
        let (received, unspent) = seats.iter().fold((0, 0), |(received, unspent), seat| {
            (received + seat.tribute_received, unspent + seat.tribute_unspent)
        });
        Self {
            acts_a_turn: ratio(sum(|seat| seat.diplomacy_initiated), sum(|seat| seat.turns)),
            vendettas_a_game: a_game(|seat| seat.vendettas_claimed),
            vendettas_won: ratio(sum(|seat| seat.vendettas_won), sum(|seat| seat.vendettas_judged)),
            battles_a_game: a_game(|seat| seat.battles_started),
            hostile_rituals_a_game: a_game(|seat| seat.hostile_rituals),
            contested_bids_a_game: a_game(|seat| seat.contested_bids),
            empty_slots: ratio(empty, slots),
            refused_orders: ratio(refused, slots),
            idle_slots: ratio(empty + refused, slots),
            fitted: ratio(sum(|seat| seat.treasures_fitted), sum(|seat| seat.treasures_bought)),
            unspent: ratio(unspent, received),
            at_leader: ratio(sum(|seat| seat.acts_at_leader), sum(|seat| seat.acts_under_leader)),
            threats_answered: ratio(sum(|seat| seat.threats_answered), sum(|seat| seat.threatened)),
            first_act: ratio(sum(|seat| seat.first_act.unwrap_or(0)), sum(|seat| u32::from(seat.first_act.is_some()))),
            absences: ratio(sum(|seat| seat.absences), sum(|seat| seat.summons)),
            late_legions_a_game: a_game(|seat| seat.late_legions),
            dear_refusals: ratio(sum(|seat| seat.dear_refusals), sum(|seat| seat.refusals)),
            dear_free_refusals: ratio(sum(|seat| seat.dear_free_refusals), sum(|seat| seat.free_refusals)),
            demands_a_game: a_game(|seat| seat.demands),
            demands_met: ratio(sum(|seat| seat.demands_met), sum(|seat| seat.demands)),
            bluffs_a_game: a_game(|seat| seat.bluffs),
            bluffs_met: ratio(sum(|seat| seat.bluffs_met), sum(|seat| seat.bluffs)),
            deeds_done: ratio(sum(|seat| seat.deed_done.into()), sum(|seat| seat.deed_wanted.into())),
            commonest_order: ratio(sum(|seat| seat.commonest_order), sum(|seat| seat.settled_orders)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_add_up_over_all_houses_of_a_mind() {
        let house = |turns: u32, acts: u32, empty: u32, judged: u32, won: u32| SeatReport {
            turns,
            order_slots: 2 * turns,
            diplomacy_initiated: acts,
            empty_slots: empty,
            refused_orders: 1,
            vendettas_claimed: 3,
            vendettas_judged: judged,
            vendettas_won: won,
            ..SeatReport::new(Seat(0), "a".to_owned())
        };
        let (one, other) = (house(40, 10, 3, 2, 1), house(10, 0, 0, 2, 2));
        let figures = Figures::of(&[&one, &other]);
        assert_eq!((figures.acts_a_turn, figures.vendettas_a_game), (Some(0.2), Some(3.0)));
        assert_eq!((figures.vendettas_won, figures.idle_slots), (Some(0.75), Some(0.05)));
        assert_eq!((figures.empty_slots, figures.refused_orders), (Some(0.03), Some(0.02)));
        // A share is `None` if the whole is 0.
        assert_eq!((figures.fitted, figures.at_leader, figures.unspent), (None, None, None));
        assert_eq!((figures.threats_answered, figures.first_act, figures.absences), (None, None, None));
    }
}
