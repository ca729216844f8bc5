//! Reactions to a leader: opposition to a clear lead in public prestige, pile-ups on one house, and
//! the success of long favourites.
//!
//! The leader is read from the public prestige, the favourite from the chances that the minds write
//! down. Some minds write down none; without any chances, there is no favourite.

use conclave::table::archive::Motives;
use serde::Serialize;

use super::hostility::Act;
use crate::rules::ids::Seat;

/// Number of first turns whose leads do not count, because they are chance.
const OPENING: u32 = 8;
/// Least points of a clear lead. It must also be a quarter of the points of the second.
const LEAD: i32 = 10;
/// Number of turns within which a clear leader should be opposed.
pub(crate) const PATIENCE: u32 = 5;
/// Least number of quarrels with one house in one turn that are a pile-up.
const PILE: usize = 3;
/// Number of turns after which a favourite should win.
const REIGN: usize = 10;
/// Chance of the throne above which a house is the favourite, in thousandths; a mean over all
/// minds.
const HALF: u32 = 500;

/// The state of a turn when the orders were written, and its hostile acts.
#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    /// Public prestige of each house that still stands. Empty while prestige is hidden.
    pub(super) standing: Vec<(Seat, i32)>,
    pub(super) usurper: Option<Seat>,
    pub(super) acts: Vec<Act>,
}

impl Round {
    /// Returns the house that alone has the most points, its margin, and the points of the second.
    fn leader(&self) -> Option<(Seat, i32, i32)> {
        let &(leader, most) = self.standing.iter().max_by_key(|(_, points)| *points)?;
        let second = self.standing.iter().filter(|(seat, _)| *seat != leader).map(|(_, points)| *points).max()?;
        (most > second).then_some((leader, most - second, second))
    }

    /// Returns the house with a clear lead, and its margin.
    fn clear_leader(&self) -> Option<(Seat, i32)> {
        let (leader, lead, second) = self.leader()?;
        (lead >= LEAD && lead * 4 >= second).then_some((leader, lead))
    }
}

/// The first clear lead of a house in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lead {
    /// The leader.
    pub seat: Seat,
    /// The first turn in which the others could plan against it.
    pub turn: u32,
    /// Its margin over the second, in points.
    pub points: i32,
    /// Number of turns until the first hostile act against it; 1 is the same turn. `None` if there
    /// was none.
    pub opposed_after: Option<u32>,
    /// Number of houses that turned on it within the turns in which it should be opposed.
    pub opponents: u32,
}

impl Lead {
    /// True if it was opposed in time. `None` if the game ended too early to tell.
    pub(crate) fn opposed(&self, turns: u32) -> Option<bool> {
        match self.opposed_after {
            Some(after) => Some(after <= PATIENCE),
            None => (self.turn + PATIENCE <= turns + 1).then_some(false),
        }
    }
}

/// Returns the first clear lead of each house after the opening.
pub(super) fn leads(rounds: &[Round]) -> Vec<Lead> {
    let mut leads: Vec<Lead> = Vec::new();
    for (index, round) in rounds.iter().enumerate().skip(OPENING as usize) {
        let Some((seat, points)) = round.clear_leader() else { continue };
        if leads.iter().any(|lead| lead.seat == seat) {
            continue;
        }
        let opposed = rounds[index..].iter().position(|later| later.acts.iter().any(|act| act.on == seat));
        let opposed_after = opposed.map(|after| after as u32 + 1);
        let soon = rounds[index..].iter().take(PATIENCE as usize).flat_map(|later| &later.acts);
        let mut opponents: Vec<Seat> = soon.filter(|act| act.on == seat).map(|act| act.by).collect();
        opponents.sort_unstable();
        opponents.dedup();
        let opponents = opponents.len() as u32;
        leads.push(Lead { seat, turn: index as u32 + 1, points, opposed_after, opponents });
    }
    leads
}

/// A turn in which several houses picked a quarrel with one that was no usurper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PileUp {
    /// That house.
    pub seat: Seat,
    /// The turn.
    pub turn: u32,
    /// Number of quarrels.
    pub quarrels: u32,
}

/// Returns all pile-ups of a game.
pub(super) fn pile_ups(rounds: &[Round]) -> Vec<PileUp> {
    let of_round = |(index, round): (usize, &Round)| {
        let mut suffered: Vec<Seat> = round.acts.iter().filter(|act| act.picks_a_quarrel()).map(|act| act.on).collect();
        suffered.sort_unstable();
        let piles = suffered.chunk_by(|one, other| one == other).filter(|pile| pile.len() >= PILE);
        let piles = piles.filter(|pile| round.usurper != Some(pile[0]));
        let turn = index as u32 + 1;
        piles.map(|pile| PileUp { seat: pile[0], turn, quarrels: pile.len() as u32 }).collect::<Vec<_>>()
    };
    rounds.iter().enumerate().flat_map(of_round).collect()
}

/// Returns the number of hostile acts of a house while another led, and those of them against the
/// leader.
pub(super) fn at_leader(rounds: &[Round], seat: Seat) -> (u32, u32) {
    let (mut all, mut at) = (0, 0);
    for round in rounds {
        let leader = round.leader().map(|(leader, ..)| leader);
        let Some(leader) = leader.filter(|leader| *leader != seat) else { continue };
        for act in round.acts.iter().filter(|act| act.by == seat) {
            all += 1;
            at += u32::from(act.on == leader);
        }
    }
    (all, at)
}

/// A lead of a house that did not win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LostLead {
    pub seat: Seat,
    pub turn: u32,
    pub points: i32,
}

/// Returns the greatest lead of a house that did not win.
pub(super) fn lost_lead(rounds: &[Round], winner: Option<Seat>) -> Option<LostLead> {
    let mut greatest: Option<LostLead> = None;
    for (index, round) in rounds.iter().enumerate() {
        let Some((seat, points, _)) = round.leader().filter(|(leader, ..)| Some(*leader) != winner) else { continue };
        if greatest.as_ref().is_none_or(|lead| points > lead.points) {
            greatest = Some(LostLead { seat, turn: index as u32 + 1, points });
        }
    }
    greatest
}

/// A house that was the favourite for long enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reign {
    pub seat: Seat,
    /// The turn in which it had been the favourite for long enough.
    pub turn: u32,
    pub won: bool,
}

/// Returns the favourite of each turn, if there was one.
pub(super) fn favourites(motives: &Motives<'_>, seats: usize) -> Vec<Option<Seat>> {
    let of_turn = |turn: u32| {
        let outlooks: Vec<&[u16]> = motives
            .of_turn(turn)
            .map(|(_, rationale, _)| &rationale.outlook[..])
            .filter(|outlook| outlook.len() == seats)
            .collect();
        let all = |seat: usize| outlooks.iter().map(|outlook| u32::from(outlook[seat])).sum::<u32>();
        let likely = |&seat: &usize| all(seat) > HALF * outlooks.len() as u32;
        (0..seats).find(likely).map(|seat| Seat(seat as u8))
    };
    (1..=motives.turns()).map(of_turn).collect()
}

/// Returns the houses that were the favourite for ten turns in a row, each once.
pub(super) fn reigns(favourites: &[Option<Seat>], winner: Option<Seat>) -> Vec<Reign> {
    let mut reigns: Vec<Reign> = Vec::new();
    for (index, run) in favourites.windows(REIGN).enumerate() {
        let Some(seat) = run[0].filter(|_| run.iter().all(|favourite| *favourite == run[0])) else { continue };
        if reigns.iter().all(|reign| reign.seat != seat) {
            reigns.push(Reign { seat, turn: (index + REIGN) as u32, won: winner == Some(seat) });
        }
    }
    reigns
}

#[cfg(test)]
mod tests {
    use super::super::hostility::Sort;
    use super::*;

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);
    const THREE: Seat = Seat(2);
    const FOUR: Seat = Seat(3);

    /// Turns in which the first house has these points, and the others have 40, 39 and 38.
    fn rounds(first: &[i32]) -> Vec<Round> {
        let round = |&points: &i32| Round {
            standing: vec![(ONE, points), (TWO, 40), (THREE, 39), (FOUR, 38)],
            ..Round::default()
        };
        first.iter().map(round).collect()
    }

    const fn act(by: Seat, on: Seat, sort: Sort) -> Act {
        Act { by, on, sort, provoked: false }
    }

    #[test]
    fn a_lead_is_a_quarter_and_ten_points_after_the_opening() {
        let lead = |first: &[i32]| leads(&rounds(first)).first().map(|lead| (lead.turn, lead.points));
        assert_eq!(lead(&[90; 8]), None);
        assert_eq!(lead(&[90; 9]), Some((9, 50)));
        assert_eq!(lead(&[40, 40, 40, 40, 40, 40, 40, 40, 49, 50]), Some((10, 10)));
        let mut rich = rounds(&[112; 9]);
        for round in &mut rich {
            round.standing[1].1 = 90;
        }
        assert_eq!(leads(&rich), [], "22 points are less than a quarter of 90");
        let mut poor = rounds(&[9; 9]);
        for round in &mut poor {
            round.standing.truncate(1);
            round.standing.push((TWO, 2));
        }
        assert_eq!(leads(&poor), [], "seven points are no lead worth a war");
        for round in &mut poor {
            round.standing.clear();
        }
        assert_eq!(leads(&poor), [], "nobody knows who leads");
    }

    #[test]
    fn the_first_hostile_act_against_a_leader_is_timed() {
        let mut game = rounds(&[60; 20]);
        // Acts before the lead, acts of the leader and acts against others do not count.
        game[7].acts.push(act(TWO, ONE, Sort::Insult));
        game[9].acts.push(act(ONE, TWO, Sort::Insult));
        game[9].acts.push(act(TWO, THREE, Sort::Attack));
        assert_eq!(leads(&game)[0].opposed_after, None);
        assert_eq!(leads(&game)[0].opposed(20), Some(false));
        game[13].acts.push(act(THREE, ONE, Sort::Ritual));
        assert_eq!(leads(&game)[0].opposed_after, Some(6));
        assert_eq!(leads(&game)[0].opposed(20), Some(false));
        game[12].acts.push(act(THREE, ONE, Sort::Demand));
        assert_eq!(leads(&game)[0].opposed(20), Some(true));
        let late = leads(&rounds(&[40, 40, 40, 40, 40, 40, 40, 40, 40, 60, 60, 60, 60, 60]));
        assert_eq!((late[0].opposed(14), late[0].opposed(13)), (Some(false), None));
    }

    #[test]
    fn three_new_quarrels_with_one_house_are_a_pile_up() {
        let mut game = rounds(&[40; 3]);
        game[1].acts = vec![act(TWO, ONE, Sort::Demand), act(THREE, ONE, Sort::Insult), act(FOUR, ONE, Sort::Attack)];
        assert_eq!(pile_ups(&game), []);
        game[1].acts.push(Act { provoked: true, ..act(FOUR, ONE, Sort::Vendetta) });
        assert_eq!(pile_ups(&game), []);
        game[1].acts.push(act(FOUR, ONE, Sort::BloodFeud));
        assert_eq!(pile_ups(&game), [PileUp { seat: ONE, turn: 2, quarrels: 3 }]);
        game[1].usurper = Some(ONE);
        assert_eq!(pile_ups(&game), []);
    }

    #[test]
    fn acts_against_the_leader_are_those_of_others_while_somebody_leads() {
        let mut game = rounds(&[60, 60, 40]);
        game[0].acts = vec![act(TWO, ONE, Sort::Demand), act(TWO, THREE, Sort::Demand), act(ONE, TWO, Sort::Attack)];
        game[1].acts = vec![act(TWO, ONE, Sort::Attack)];
        // In the third turn two houses have the same points.
        game[2].acts = vec![act(TWO, ONE, Sort::Attack)];
        assert_eq!(at_leader(&game, TWO), (3, 2));
        assert_eq!(at_leader(&game, ONE), (0, 0));
    }

    #[test]
    fn leads_are_lost_and_reigns_are_closed() {
        let game = rounds(&[45, 70, 65, 50, 50, 50, 50, 50, 50, 50, 50]);
        assert_eq!(lost_lead(&game, Some(TWO)), Some(LostLead { seat: ONE, turn: 2, points: 30 }));
        assert_eq!(lost_lead(&game, Some(ONE)), None);
        let mut favourites = vec![Some(ONE); 11];
        favourites[0] = None;
        assert_eq!(reigns(&favourites, Some(ONE)), [Reign { seat: ONE, turn: 11, won: true }]);
        assert_eq!(reigns(&favourites, None), [Reign { seat: ONE, turn: 11, won: false }]);
        assert_eq!(reigns(&favourites[..10], Some(ONE)), []);
        favourites[5] = Some(TWO);
        assert_eq!(reigns(&favourites, Some(ONE)), [], "another was the favourite in between");
    }
}
