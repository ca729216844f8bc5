//! Conduct of the houses of a simulated game: hostile acts, reactions to threats and to a leader,
//! use of purchases, and what came of demands.
//!
//! The acts of a house are read from its own log, its prestige from the view of a rival.

mod demands;
mod fittings;
mod hostility;
mod reaction;
mod vigilance;

pub use self::reaction::{Lead, LostLead, PileUp, Reign};

pub(crate) use self::reaction::PATIENCE;

use conclave::table::session::Session;

use self::demands::Demands;
use self::fittings::Fittings;
use self::reaction::Round;
use self::vigilance::Vigilance;
use crate::report::SeatReport;
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::Grievance;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::view::SeatView;

/// The conduct of all houses, read turn by turn.
pub(crate) struct Conduct {
    seats: usize,
    rounds: Vec<Round>,
    fittings: Fittings,
    vigilance: Vigilance,
    demands: Demands,
    /// State at the start of the turn that is played next.
    next: Round,
    /// Rights to vendetta that fall due in that turn.
    rights: Vec<Grievance>,
}

/// Results of a game.
pub(crate) struct Summary {
    pub leads: Vec<Lead>,
    pub pile_ups: Vec<PileUp>,
    pub lost_lead: Option<LostLead>,
    pub reigns: Vec<Reign>,
}

impl Conduct {
    /// Begins with a game.
    pub(crate) fn of(session: &Session) -> Self {
        let seats = session.charter().seats.len();
        let (fittings, vigilance, demands) = (Fittings::default(), Vigilance::of(seats), Demands::of(seats));
        let next = Round::default();
        let mut conduct = Self { seats, rounds: Vec::new(), fittings, vigilance, demands, next, rights: Vec::new() };
        conduct.look(session);
        conduct
    }

    /// Reads the orders of a house. `table` is what it saw when it wrote them.
    pub(crate) fn note(&mut self, table: &Game, draft: &Draft) {
        self.vigilance.note(table, draft);
        self.demands.note(table, draft);
    }

    /// Reads the logs of the last turn.
    pub(crate) fn read(&mut self, catalog: &Catalog, session: &Session) {
        let last = session.logs_len().saturating_sub(1);
        let turn = session.logs_len() as u32;
        let mut round = std::mem::take(&mut self.next);
        for seat in (0..self.seats).map(|index| Seat(index as u8)) {
            for entry in session.log_seen_by(seat, last) {
                round.acts.extend(hostility::told(catalog, &entry, seat, &self.rights));
                self.fittings.hear(turn, seat, &entry.fact);
                self.vigilance.hear(turn, seat, &entry);
                self.demands.hear(turn, seat, &entry);
            }
        }
        self.vigilance.close_turn(turn, &round.acts);
        self.rounds.push(round);
        self.fittings.look(turn, |seat, treasure| {
            session.view(seat).table().attachments().find(treasure).is_some_and(|held| held.owner == seat)
        });
        self.look(session);
    }

    /// Reads the state before the next turn.
    fn look(&mut self, session: &Session) {
        let seats = (0..self.seats).map(|index| Seat(index as u8));
        let standing: Vec<Seat> = seats.filter(|&seat| !session.fallen(seat)).collect();
        let views: Vec<_> = standing.iter().map(|&seat| session.view(seat)).collect();
        let hidden = views.iter().any(|view| view.table().conclave().veiled());
        // The prestige of a house is read from the view of its next neighbour.
        let seen_by = views.iter().cycle().skip(1);
        let prestige = standing.iter().zip(seen_by).map(|(&seat, view)| (seat, view.table().conclave().prestige(seat)));
        self.next.standing = if hidden { Vec::new() } else { prestige.collect() };
        let usurpation = views.first().and_then(|view| view.table().conclave().usurpation());
        self.next.usurper = usurpation.map(|usurpation| usurpation.seat);
        let rights = |view: &SeatView| {
            let all = view.table().diplomacy().grievances();
            all.iter().filter(|right| right.holder == view.seat()).copied().collect::<Vec<_>>()
        };
        self.rights = views.iter().flat_map(rights).collect();
    }

    /// Returns the results, and completes the reports of the seats.
    pub(crate) fn close(&self, session: &Session, seats: &mut [SeatReport]) -> Summary {
        let winner = session.ending().and_then(|ending| ending.winner);
        let motives = session.archive().motives();
        let favourites = motives.map_or_else(Vec::new, |motives| reaction::favourites(&motives, self.seats));
        let last = self.rounds.len() as u32;
        self.vigilance.close(seats);
        self.demands.close(seats);
        for report in seats {
            (report.treasures_bought, report.treasures_fitted) = self.fittings.of(report.seat, last);
            let acts = self.rounds.iter().flat_map(|round| &round.acts);
            report.hostile_acts = acts.filter(|act| act.by == report.seat).count() as u32;
            (report.acts_under_leader, report.acts_at_leader) = reaction::at_leader(&self.rounds, report.seat);
        }
        Summary {
            leads: reaction::leads(&self.rounds),
            pile_ups: reaction::pile_ups(&self.rounds),
            lost_lead: reaction::lost_lead(&self.rounds, winner),
            reigns: reaction::reigns(&favourites, winner),
        }
    }
}
