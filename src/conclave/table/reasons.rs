//! Checks of the reasons in a save: they name only seats, places and turns that exist in the game.
//! Chances are in range, and reasons are only for slots with an order.
//!
//! The quality of the reasons is not checked. They have no effect on the game. But the mind that
//! gave them reads them again in the next turn, so unchecked reasons in an edited save could
//! influence it.

use super::lawful::{check_order, seated};
use crate::minds::thought::{Aim, Merit, Pursuit, Rationale, Reason, Reply};
use crate::rules::catalog::Catalog;
use crate::rules::game::Charter;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::Draft;

/// Maximum chance, in thousandths.
const CERTAIN: u16 = 1000;

/// The things that reasons of one turn may name.
pub(crate) struct Scope<'a> {
    /// The catalog.
    pub catalog: &'a Catalog,
    /// The set-up.
    pub charter: &'a Charter,
    /// Number of places on the original map. A mind may have aimed at a place that has fallen
    /// since.
    pub places: usize,
    /// The turn, from 1.
    pub turn: u32,
    /// The drafts of the turn.
    pub drafts: &'a [Draft],
}

impl Scope<'_> {
    /// Checks the reasons of a seat.
    ///
    /// # Errors
    /// The first impossible thing in them, as a sentence.
    pub(crate) fn check(&self, seat: Seat, rationale: &Rationale) -> Result<(), String> {
        let seats = self.charter.seats.len();
        rationale.plan.map_or(Ok(()), |plan| self.check_plan(seat, plan))?;
        if rationale.left.len() > Rationale::MOST_LEFT {
            return Err(format!(
                "{} courses that were left, but {} are kept at most",
                rationale.left.len(),
                Rationale::MOST_LEFT
            ));
        }
        rationale.left.iter().filter_map(|left| left.aim).try_for_each(|aim| self.check_aim(seat, aim))?;
        if !rationale.outlook.is_empty() && rationale.outlook.len() != seats {
            return Err(format!("{seats} seats, but the chances of {}", rationale.outlook.len()));
        }
        let left = rationale.left.iter().map(|left| left.chance);
        let hope = rationale.hope.map(|hope| hope.chance);
        if let Some(chance) = rationale.outlook.iter().copied().chain(left).chain(hope).find(|chance| *chance > CERTAIN)
        {
            return Err(format!("a chance of {chance} in {CERTAIN}"));
        }
        if rationale.reasons.windows(2).any(|pair| pair[0].slot >= pair[1].slot) {
            return Err("a slot has two reasons, or they are out of order".to_owned());
        }
        let most = self.answers(seat);
        if rationale.replies.len() > most {
            return Err(format!("reasons for {} replies, but {most} answers", rationale.replies.len()));
        }
        rationale.replies.iter().try_for_each(|reply| self.check_reply(seat, reply))?;
        if let Some(goods) = rationale.lessons.bids.iter().flatten().find(|goods| !goods.known(self.catalog)) {
            return Err(format!("a bid on {goods:?}, which the bazaar does not know"));
        }
        rationale.reasons.iter().try_for_each(|reason| self.check_reason(seat, reason))
    }

    fn check_reason(&self, seat: Seat, reason: &Reason) -> Result<(), String> {
        self.check_aim(seat, reason.aim)?;
        let other = match &reason.merit {
            Merit::Best { passed_over, .. } => {
                passed_over.iter().try_for_each(|(order, _)| check_order(self.catalog, self.charter, order))?;
                None
            }
            Merit::With(slot) => Some(*slot),
            Merit::Whole => None,
        };
        match std::iter::once(reason.slot).chain(other).find(|slot| !self.ordered(seat, *slot)) {
            None => Ok(()),
            Some(slot) => Err(format!("one for slot {}, in which nothing is ordered", slot.index() + 1)),
        }
    }

    fn check_reply(&self, own: Seat, reply: &Reply) -> Result<(), String> {
        seated(self.charter, reply.to)?;
        if reply.to == own {
            return Err("it answers its own seat".to_owned());
        }
        if reply.feared < 0 { Err(format!("a fear of {}", reply.feared)) } else { Ok(()) }
    }

    /// Returns the number of answers of a seat.
    fn answers(&self, seat: Seat) -> usize {
        self.drafts.iter().find(|draft| draft.seat == seat).map_or(0, |draft| draft.answers.len())
    }

    fn check_plan(&self, seat: Seat, plan: Pursuit) -> Result<(), String> {
        if plan.since == 0 || plan.since > self.turn {
            return Err(format!("a plan that is pursued since turn {}", plan.since));
        }
        self.check_aim(seat, plan.aim)
    }

    fn check_aim(&self, own: Seat, aim: Aim) -> Result<(), String> {
        if let Aim::Take(place) = aim
            && place.index() >= self.places
        {
            return Err(format!("an aim is place {place}, but there are {}", self.places));
        }
        if let Aim::Quarrel(seat) | Aim::Contain(seat) | Aim::Liberate(seat) | Aim::Serve(seat) = aim {
            seated(self.charter, seat)?;
            if seat == own {
                return Err("an aim is its own seat".to_owned());
            }
        }
        Ok(())
    }

    fn ordered(&self, seat: Seat, slot: SlotNo) -> bool {
        let draft = self.drafts.iter().find(|draft| draft.seat == seat);
        draft.is_some_and(|draft| draft.slots.get(slot.index()).is_some_and(Option::is_some))
    }

    /// Removes from the reasons of a seat everything impossible.
    pub(crate) fn tidy(&self, seat: Seat, rationale: &mut Rationale) {
        rationale.plan = rationale.plan.filter(|plan| self.check_plan(seat, *plan).is_ok());
        rationale.left.retain(|left| left.aim.is_none_or(|aim| self.check_aim(seat, aim).is_ok()));
        rationale.left.truncate(Rationale::MOST_LEFT);
        if rationale.outlook.len() != self.charter.seats.len() {
            rationale.outlook.clear();
        }
        let left = rationale.left.iter_mut().map(|left| &mut left.chance);
        let hope = rationale.hope.as_mut().map(|hope| &mut hope.chance);
        for chance in rationale.outlook.iter_mut().chain(left).chain(hope) {
            *chance = CERTAIN.min(*chance);
        }
        rationale.reasons.sort_by_key(|reason| reason.slot);
        rationale.reasons.dedup_by_key(|reason| reason.slot);
        rationale.reasons.retain(|reason| self.check_reason(seat, reason).is_ok());
        rationale.replies.retain(|reply| self.check_reply(seat, reply).is_ok());
        rationale.replies.truncate(self.answers(seat));
        for bid in &mut rationale.lessons.bids {
            *bid = bid.filter(|goods| goods.known(self.catalog));
        }
    }
}
