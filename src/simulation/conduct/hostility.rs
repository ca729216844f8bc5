//! Hostile acts of one house against another.

use crate::rules::calendar::{Moment, Step};
use crate::rules::catalog::Catalog;
use crate::rules::combat::CombatFact;
use crate::rules::diplomacy::{Cause, DiplomacyFact, Grievance, Suit};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;
use crate::rules::rituals::RitualFact;
use crate::throne;

/// Sorts of hostile acts.
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
    /// True if it answers an act of the other house: an insult, or the humiliation of an emissary.
    pub(super) provoked: bool,
}

impl Act {
    /// True if it is an unprovoked act before the conclave.
    pub(super) const fn picks_a_quarrel(self) -> bool {
        match self.sort {
            Sort::Demand | Sort::Insult | Sort::Vendetta | Sort::BloodFeud => !self.provoked,
            Sort::Attack | Sort::Ritual => false,
        }
    }
}

/// Returns the hostile act in a fact, from the log of the house that committed it. `rights` are the
/// rights to vendetta that fell due this turn.
pub(super) fn told(catalog: &Catalog, entry: &Entry, hearer: Seat, rights: &[Grievance]) -> Option<Act> {
    let act = |on: Seat, sort: Sort| Act { by: hearer, on, sort, provoked: false };
    let (by, act) = if let Fact::Diplomacy(DiplomacyFact::DemandMade { seat, of, .. }) = &entry.fact {
        (*seat, act(*of, Sort::Demand))
    } else if let Fact::Diplomacy(DiplomacyFact::InsultHurled { seat, at, .. }) = &entry.fact {
        (*seat, act(*at, Sort::Insult))
    } else if let Fact::Diplomacy(DiplomacyFact::Claimant { seat, on, suit }) = &entry.fact {
        let answers = entry.moment == Moment::Step(Step::Responses);
        let stung = |right: &Grievance| match right.cause {
            Cause::InsultRefused | Cause::Humiliated => right.holder == hearer && right.against == *on,
            // A house that makes a demand must expect a refusal, so a refusal is no provocation.
            Cause::DemandRefused => false,
        };
        let sort = match suit {
            Some(Suit::BloodFeud) => Sort::BloodFeud,
            Some(Suit::Vendetta(_)) | None => Sort::Vendetta,
        };
        (*seat, Act { provoked: answers && rights.iter().any(stung), ..act(*on, sort) })
    } else if let Fact::Combat(CombatFact::Battle { attacker: (Some(by), _), defender, .. }) = &entry.fact
        && let Some(on) = throne::whose(defender).filter(|on| *on != hearer)
            // Outside the slots there are no orders.
        && matches!(entry.moment, Moment::Slot(_))
    {
        (*by, act(on, Sort::Attack))
    } else if let Fact::Ritual(RitualFact::Performed { caster, ritual, victim: Some(on), .. }) = &entry.fact
        && *on != hearer
        && catalog.ritual(*ritual).effect.hostile()
    {
        (*caster, act(*on, Sort::Ritual))
    } else {
        return None;
    };
    (by == hearer).then_some(act)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::combat::{Banner, End};
    use crate::rules::diplomacy::{Demanded, Terms};
    use crate::rules::facts::Blindfold;
    use crate::rules::forces::Landmark;
    use crate::rules::ids::{CantonId, RitualKind, SlotNo};
    use crate::rules::rituals::{Guise, Target};
    use crate::rules::rulebook::Rulebook;

    const OWN: Seat = Seat(1);
    const OTHER: Seat = Seat(2);
    const SLOT: Moment = Moment::Slot(SlotNo::ALL[0]);
    const ANSWERS: Moment = Moment::Step(Step::Responses);

    /// Returns the act that a fact of this moment describes to a seat with these rights.
    fn heard(by: Seat, moment: Moment, fact: Fact, rights: &[Grievance]) -> Option<Act> {
        let entry = Entry { moment, fact, kept_from: Blindfold::NOBODY };
        told(Rulebook::standard().catalog(), &entry, by, rights)
    }

    #[test]
    fn only_who_acts_tells_of_an_act() {
        let demand = Fact::Diplomacy(DiplomacyFact::DemandMade { seat: OWN, of: OTHER, thing: Demanded::Canton });
        let act = Act { by: OWN, on: OTHER, sort: Sort::Demand, provoked: false };
        assert_eq!(heard(OWN, SLOT, demand.clone(), &[]), Some(act));
        assert_eq!(heard(OTHER, SLOT, demand.clone(), &[]), None);
        assert_eq!(heard(Seat(0), SLOT, demand, &[]), None);
        let refused = Fact::Diplomacy(DiplomacyFact::DemandRefused { seat: OWN, to: OTHER });
        assert_eq!(heard(OWN, ANSWERS, refused, &[]), None);
    }

    #[test]
    fn a_claim_for_an_insult_is_provoked_and_one_for_a_refusal_is_not() {
        let claim = |moment: Moment, cause: Cause, against: Seat| {
            let suit = Some(Suit::Vendetta(Terms::Arena { wager: 5 }));
            let right = Grievance { holder: OWN, against, cause, due: 4 };
            heard(OWN, moment, Fact::Diplomacy(DiplomacyFact::Claimant { seat: OWN, on: OTHER, suit }), &[right])
                .map(Act::picks_a_quarrel)
        };
        assert_eq!(claim(ANSWERS, Cause::InsultRefused, OTHER), Some(false));
        assert_eq!(claim(ANSWERS, Cause::Humiliated, OTHER), Some(false));
        assert_eq!(claim(ANSWERS, Cause::DemandRefused, OTHER), Some(true));
        assert_eq!(claim(ANSWERS, Cause::InsultRefused, Seat(3)), Some(true));
        // A claim in an order slot rests on conceded demands, not on the insult.
        assert_eq!(claim(SLOT, Cause::InsultRefused, OTHER), Some(true));
    }

    #[test]
    fn attacks_are_ordered_and_strike_somebody() {
        let battle = |owner: Option<Seat>, landmark: Landmark, moment: Moment| {
            let attacker = (Some(OWN), Banner::Place(Landmark::Pandemonium));
            let defender = (owner, Banner::Place(landmark));
            let end = End::DefenderDestroyed;
            heard(
                OWN,
                moment,
                Fact::Combat(CombatFact::Battle { canton: CantonId(3), attacker, defender, end, report: None }),
                &[],
            )
            .map(|act| (act.on, act.sort, act.picks_a_quarrel()))
        };
        assert_eq!(battle(Some(OTHER), Landmark::Pandemonium, SLOT), Some((OTHER, Sort::Attack, false)));
        assert_eq!(battle(None, Landmark::Stronghold(OTHER), SLOT), Some((OTHER, Sort::Attack, false)));
        assert_eq!(battle(None, Landmark::Pandemonium, SLOT), None);
        assert_eq!(battle(Some(OTHER), Landmark::Pandemonium, Moment::Step(Step::Events)), None);
    }

    #[test]
    fn rituals_are_hostile_if_they_are_meant_to_be() {
        let book = Rulebook::standard();
        let hostile = |kind: &RitualKind| book.catalog().ritual(*kind).effect.hostile();
        let performed = |ritual: RitualKind, victim: Option<Seat>| {
            let (target, guise) = (Target::House(OTHER), Guise::Bare);
            let (worked, trials, unseen) = (false, Vec::new(), None);
            let fact = RitualFact::Performed { caster: OWN, ritual, target, guise, victim, worked, trials, unseen };
            heard(OWN, SLOT, Fact::Ritual(fact), &[]).map(|act| act.sort)
        };
        let curse = book.catalog().ritual_kinds().find(hostile).unwrap();
        let boon = book.catalog().ritual_kinds().find(|kind| !hostile(kind)).unwrap();
        assert_eq!(performed(curse, Some(OTHER)), Some(Sort::Ritual));
        assert_eq!((performed(curse, None), performed(boon, Some(OTHER))), (None, None));
    }
}
