//! Hostile acts: what one house does to another that the other cannot but take amiss.

use crate::rules::calendar::{Moment, Step};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::{Cause, Grievance, Suit};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;
use crate::rules::rituals::RitualFact;

use super::super::throne;

/// The sorts of hostile acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Demand,
    Insult,
    Vendetta,
    BloodFeud,
    Attack,
    Ritual,
}

/// A hostile act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Act {
    pub(super) by: Seat,
    pub(super) on: Seat,
    pub(super) sort: Sort,
    /// Whether it answers something that the other has done: an insult hurled, an emissary humiliated.
    pub(super) provoked: bool,
}

impl Act {
    /// Whether it was laid before the conclave without having been provoked.
    pub(super) const fn picks_a_quarrel(self) -> bool {
        match self.sort {
            Sort::Demand | Sort::Insult | Sort::Vendetta | Sort::BloodFeud => !self.provoked,
            Sort::Attack | Sort::Ritual => false,
        }
    }
}

/// The hostile act that a fact tells of, as heard by whoever committed it, with the rights to vendetta that fell due that turn.
pub(super) fn told(catalog: &Catalog, entry: &Entry, hearer: Seat, rights: &[Grievance]) -> Option<Act> {
    let act = |on: Seat, sort: Sort| Act { by: hearer, on, sort, provoked: false };
    match &entry.fact {
        Fact::DemandMade { seat, of, .. } if *seat == hearer => Some(act(*of, Sort::Demand)),
        Fact::InsultHurled { seat, at, .. } if *seat == hearer => Some(act(*at, Sort::Insult)),
        Fact::Claimant { seat, on, suit } if *seat == hearer => {
            let answers = entry.moment == Moment::Step(Step::Responses);
            let stung = |right: &Grievance| match right.cause {
                Cause::InsultRefused | Cause::Humiliated => right.holder == hearer && right.against == *on,
                // Whoever makes a demand must expect a refusal.
                Cause::DemandRefused => false,
            };
            let sort = match suit {
                Some(Suit::BloodFeud) => Sort::BloodFeud,
                Some(Suit::Vendetta(_)) | None => Sort::Vendetta,
            };
            Some(Act { provoked: answers && rights.iter().any(stung), ..act(*on, sort) })
        }
        // What happens outside the slots nobody has ordered.
        Fact::Battle { attacker, defender, .. }
            if attacker.0 == Some(hearer) && matches!(entry.moment, Moment::Slot(_)) =>
        {
            throne::whose(defender).filter(|on| *on != hearer).map(|on| act(on, Sort::Attack))
        }
        Fact::Ritual(RitualFact::Performed { caster, ritual, victim: Some(on), .. })
            if *caster == hearer && *on != hearer && catalog.ritual(*ritual).effect.hostile() =>
        {
            Some(act(*on, Sort::Ritual))
        }
        _ => None,
    }
}
