//! Diplomacy: which rivals to bully, to fight, and to concede to (manual 4.14).
//!
//! All worths are in the same grains of prestige as those of land and wares. A vendetta is worth
//! the possible conquests during it plus its reward. A demand or an insult is worth the vendetta
//! that it may lead to, or the price that the rival pays to avoid it. Only the board is known of a
//! rival; its aims and its vault are not guessed.
//! [`Court`] is made once a turn. [`fronts`](mod@fronts) lists the rivals that may be fought, and
//! marches follow that list.
//! that list.

mod acts;
mod duels;
mod fronts;
mod precedents;
mod replies;
mod rivals;
mod temper;
mod terms;

pub(super) use duels::{defenceless, summoned, to_the_title, wanted};
pub(super) use fronts::{Front, Marches, fronts, marching_orders};
pub(super) use rivals::malice;

use super::survey::{Grains, POINT, Survey};
use crate::rules::diplomacy::Matter;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::Order;
use rivals::Rival;
use temper::Temper;

/// The rivals from the view of one house.
pub(super) struct Court<'a> {
    survey: &'a Survey<'a>,
    temper: Temper,
    rivals: Vec<Rival>,
    /// Acts worth a slot, best first.
    pub(super) acts: Vec<(Grains, Order)>,
}

impl<'a> Court<'a> {
    pub(super) fn of(survey: &'a Survey<'a>, table: &Game) -> Self {
        let temper = Temper::of(table, survey.seat);
        let others = table.seats().filter(|&other| {
            other != survey.seat
                && table.conclave().eliminated(other).is_none()
                && !table.diplomacy().bound_by_blood(survey.seat, other)
        });
        let malice = malice(survey.catalog, table, survey.seat, &survey.bent);
        let rivals = others.map(|seat| Rival::of(survey, table, temper, seat, malice[seat.index()])).collect();
        let mut court = Self { survey, temper, rivals, acts: Vec::new() };
        court.acts = court.acts(table);
        court.acts.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        court
    }

    fn rival(&self, seat: Seat) -> Option<&Rival> {
        self.rivals.iter().find(|rival| rival.seat == seat)
    }

    /// Returns the number of current and imminent quarrels of this house.
    fn quarrels(&self, table: &Game) -> i32 {
        let (diplomacy, seat) = (table.diplomacy(), self.survey.seat);
        let mine = |a: Seat, b: Seat| a == seat || b == seat;
        let vendettas = diplomacy.vendettas().iter().filter(|vendetta| mine(vendetta.claimant, vendetta.target));
        let claims = diplomacy.claims().iter().filter(|claim| mine(claim.by, claim.on));
        let rights = diplomacy.grievances().iter().filter(|grievance| mine(grievance.holder, grievance.against));
        let feuds = diplomacy.feuds().iter().filter(|(a, b)| mine(*a, *b));
        let acts = diplomacy.affairs().iter().filter(|affair| affair.from == seat && hostile(&affair.matter));
        (vendettas.count() + claims.count() + rights.count() + feuds.count() + acts.count()) as i32
    }
}

/// True if a matter may lead to a fight.
const fn hostile(matter: &Matter) -> bool {
    match matter {
        Matter::Demand { .. } | Matter::Insult { .. } => true,
        Matter::Emissary { .. } | Matter::Petition => false,
    }
}

/// Returns the land of rivals with an imminent quarrel, and the worth of moving near it.
fn rallies(table: &Game, seat: Seat) -> Vec<(CantonId, Grains)> {
    let diplomacy = table.diplomacy();
    let claims = diplomacy.claims().iter().filter(|claim| claim.by == seat).map(|claim| (claim.on, 3 * POINT));
    let rights = diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat);
    let rights = rights.map(|grievance| (grievance.against, 5 * POINT / 2));
    let acts = diplomacy.affairs().iter().filter(|affair| affair.from == seat && hostile(&affair.matter));
    let acts = acts.map(|affair| (affair.to, 3 * POINT / 2));
    let mut rallies = Vec::new();
    for (rival, worth) in claims.chain(rights).chain(acts) {
        rallies.extend(table.realm().land(rival).map(|canton| (canton, worth)));
    }
    rallies
}
