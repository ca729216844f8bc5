//! Counting of deeds (manual 4.1, 4.15): one pass over a turn's log, before the conclave judges.
//!
//! No other rule records deeds, so exactly the reported facts are counted, each of them once.

use super::deeds::{Deeds, Loot};
use crate::arena::ArenaFact;
use crate::attachments::Treasure;
use crate::calendar::{Moment, Step};
use crate::combat::{CombatFact, End};
use crate::conclave::{ConclaveFact, PrestigeCause};
use crate::diplomacy::{ActKind, DiplomacyFact};
use crate::events::{BeastFact, CourseFact, EventFact, LandFact};
use crate::facts::{Entry, Fact};
use crate::forces::{ForcesFact, Landmark};
use crate::ids::{CantonId, LegionId, PraetorKind, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rituals::{Curse, Harm, RitualFact};

/// The deeds of all houses, by seat.
pub(super) type Ledger = [Deeds; Seat::MOST];

/// Adds this turn's deeds.
pub(super) fn note(turn: &mut Turn<'_>) {
    let mut ledger = turn.game().objectives().deeds;
    count(&mut ledger, turn.log());
    if ledger != turn.game().objectives().deeds {
        turn.game_mut().objectives.deeds = ledger;
    }
}

/// The battle that the facts being read belong to.
#[derive(Clone, Copy)]
struct Field {
    canton: CantonId,
    attacker: Option<Seat>,
    defender: Option<Seat>,
    end: End,
}

impl Field {
    /// The house that destroyed a legion of this house here. `None` if no enemy did, for example if
    /// a victor that came by air found no canton to be put into.
    fn slayer(&self, owner: Seat) -> Option<Seat> {
        let (attackers, defenders) = (Some(owner) == self.attacker, Some(owner) == self.defender);
        match self.end {
            End::AttackerDestroyed | End::AttackerRetreats => self.defender.filter(|_| attackers),
            End::DefenderDestroyed | End::DefenderRetreats => self.attacker.filter(|_| defenders),
            End::BothDestroyed if attackers => self.defender,
            End::BothDestroyed => self.attacker.filter(|_| defenders),
        }
    }
}

/// Adds the deeds in a log.
pub(super) fn count(ledger: &mut Ledger, log: &[Entry]) {
    let mut field: Option<Field> = None;
    let mut curse: Option<(LegionId, Seat)> = None;
    for Entry { moment, fact, .. } in log {
        match fact {
            // A battle, like the effects of a ritual, is reported before the end of the order that
            // led to it.
            Fact::OrderResolved { .. } => (field, curse) = (None, None),
            Fact::Combat(CombatFact::Battle { canton, attacker, defender, end, .. }) => {
                field = Some(Field { canton: *canton, attacker: attacker.0, defender: defender.0, end: *end });
            }
            Fact::Forces(fact) => of_forces(ledger, field, curse, fact),
            Fact::Diplomacy(fact) => of_diplomacy(ledger, fact),
            Fact::Arena(fact) => of_arena(ledger, *moment, fact),
            Fact::Conclave(fact) => of_conclave(ledger, fact),
            Fact::Ritual(fact) => {
                of_ritual(ledger, fact);
                // Losses by a ritual are reported directly after its effect.
                curse = cursed(fact);
            }
            Fact::Event(fact) => of_event(ledger, fact),
            Fact::Realm(_)
            | Fact::Tribute(_)
            | Fact::Bazaar(_)
            | Fact::Attachment(_)
            | Fact::Archfiend(_)
            | Fact::Manuscript(_)
            | Fact::Objective(_) => {}
        }
    }
}

/// Adds deeds of arms: legions destroyed, places of power lost, houses eliminated by razing.
fn of_forces(ledger: &mut Ledger, field: Option<Field>, curse: Option<(LegionId, Seat)>, fact: &ForcesFact) {
    let fought = |at: &CantonId| field.filter(|field| field.canton == *at);
    if let ForcesFact::LegionDestroyed { legion, owner, canton, .. } = fact {
        let cursed = curse.filter(|(id, _)| id == legion).map(|(_, caster)| caster);
        if let Some(slayer) = cursed.or_else(|| fought(canton).and_then(|field| field.slayer(*owner))) {
            ledger[slayer.index()].legions += 1;
        }
    } else if let ForcesFact::PlaceCaptured { landmark: Landmark::Power(_), by: _, from: Some(from), .. }
    | ForcesFact::PlaceRazed { landmark: Landmark::Power(_), owner: Some(from), .. } = fact
    {
        ledger[from.index()].places_lost += 1;
    } else if let ForcesFact::PlaceRazed { landmark: Landmark::Stronghold(house), owner, canton, .. } = fact
        && *owner == Some(*house)
        && let Some(seat) = fought(canton).and_then(|field| field.attacker)
    {
        // A stronghold that is razed has no captor; its attacker counts as having eliminated the
        // house.
        ledger[seat.index()].rivals += 1;
    }
}

/// Adds deeds of diplomacy.
fn of_diplomacy(ledger: &mut Ledger, fact: &DiplomacyFact) {
    match fact {
        DiplomacyFact::DemandMade { seat, .. } => ledger[seat.index()].demands += 1,
        DiplomacyFact::InsultHurled { seat, .. } => ledger[seat.index()].insults += 1,
        DiplomacyFact::EmissarySent { seat, .. } => ledger[seat.index()].sent += 1,
        // An act that was not heard does not count.
        DiplomacyFact::ActPreceded { seat, kind, .. } => {
            let deeds = &mut ledger[seat.index()];
            match kind {
                ActKind::Demand => deeds.demands = deeds.demands.saturating_sub(1),
                ActKind::Insult => deeds.insults = deeds.insults.saturating_sub(1),
                ActKind::Emissary => deeds.sent = deeds.sent.saturating_sub(1),
                ActKind::Petition | ActKind::Vendetta | ActKind::BloodFeud => {}
            }
        }
        DiplomacyFact::EmissaryAnswered { seat, .. } => ledger[seat.index()].received += 1,
        DiplomacyFact::DemandConceded { seat, to, .. } => {
            ledger[seat.index()].yielded += 1;
            ledger[to.index()].conceded += 1;
        }
        DiplomacyFact::InsultSwallowed { from, .. } => ledger[from.index()].swallowed += 1,
        DiplomacyFact::FeudGranted { seat, .. } => ledger[seat.index()].feuds += 1,
        DiplomacyFact::ThreatsRanked { .. }
        | DiplomacyFact::DemandRefused { .. }
        | DiplomacyFact::InsultRefused { .. }
        | DiplomacyFact::Petitioned { .. }
        | DiplomacyFact::PetitionAnswered { .. }
        | DiplomacyFact::VassalFreed { .. } => {}
        DiplomacyFact::Claimant { .. }
        | DiplomacyFact::ClaimDropped { .. }
        | DiplomacyFact::VendettaGranted { .. }
        | DiplomacyFact::CombatGranted { .. }
        | DiplomacyFact::VendettaJudged { .. }
        | DiplomacyFact::VendettaBrokenOff { .. }
        | DiplomacyFact::PraetorNamed { .. }
        | DiplomacyFact::FailedToAppear { .. } => {}
    }
}

/// Adds single combats won.
fn of_arena(ledger: &mut Ledger, moment: Moment, fact: &ArenaFact) {
    if let ArenaFact::Duel { sides, winner: Some(winner), .. } = fact
        && let Some(seat) = vindicated(moment, *sides, *winner)
    {
        ledger[seat.index()].combats += 1;
    }
}

/// Adds champions beaten and houses eliminated.
fn of_conclave(ledger: &mut Ledger, fact: &ConclaveFact) {
    if let ConclaveFact::PrestigeChanged { seat, cause: PrestigeCause::ChampionBeaten, .. } = fact {
        ledger[seat.index()].champions += 1;
    } else if let ConclaveFact::HouseFell { seat, by: Some(by) } = fact
        && by != seat
    {
        ledger[by.index()].rivals += 1;
    }
}

/// The house whose praetor won a single combat that settles a vendetta. Those are fought at the
/// step of answers; fights for the title are fought in a slot, and tournaments at the step of
/// events.
fn vindicated(moment: Moment, sides: [(Option<Seat>, PraetorKind); 2], winner: PraetorKind) -> Option<Seat> {
    let won = sides.into_iter().find(|(_, praetor)| *praetor == winner);
    won.filter(|_| moment == Moment::Step(Step::Responses)).and_then(|(seat, _)| seat)
}

/// Adds deeds by rituals: praetors bribed, treasures and cards stolen.
fn of_ritual(ledger: &mut Ledger, fact: &RitualFact) {
    let RitualFact::Curse(Curse { caster: Some(caster), harm, .. }) = fact else { return };
    if let Harm::Stolen { treasure } = harm {
        ledger[caster.index()].stole(match treasure {
            Treasure::Praetor(_) => Loot::Praetor,
            Treasure::Artifact(_) => Loot::Artifact,
            Treasure::Relic(_) => Loot::Relic,
        });
    } else if let Harm::Looted { cards } = harm {
        ledger[caster.index()].stole(Loot::Cards(cards.len() as u8));
    }
}

/// The legion that a ritual has harmed, and the house that performed it.
const fn cursed(fact: &RitualFact) -> Option<(LegionId, Seat)> {
    if let RitualFact::Curse(Curse { caster: Some(caster), harm, .. }) = fact
        && let Harm::Afflicted { unit: Foe::Legion(legion), .. } | Harm::Dissipated { legion, .. } = harm
    {
        Some((*legion, *caster))
    } else {
        None
    }
}

/// Adds deeds by events: places of power that rebelled against their owners.
fn of_event(ledger: &mut Ledger, fact: &EventFact) {
    match fact {
        EventFact::Land(LandFact::Rebelled { from, .. }) => ledger[from.index()].places_lost += 1,
        EventFact::Course(course) => of_course(ledger, course),
        EventFact::Decree(_)
        | EventFact::Card(_)
        | EventFact::Land(LandFact::Fissured { .. })
        | EventFact::Levy(_)
        | EventFact::Arms(_)
        | EventFact::House(_) => {}
    }
}

/// Adds deeds by undertakings: places of power that the Beast struck.
fn of_course(ledger: &mut Ledger, fact: &CourseFact) {
    match fact {
        CourseFact::Beast(BeastFact::Strikes { from, .. }) => ledger[from.index()].places_lost += 1,
        CourseFact::Paladin(_)
        | CourseFact::Tournament(_)
        | CourseFact::Crusade(_)
        | CourseFact::Host(_)
        | CourseFact::Beast(BeastFact::Loose | BeastFact::Rests | BeastFact::Sleeps) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combat::Banner;
    use crate::diplomacy::{Demanded, Welcome};
    use crate::facts::Blindfold;
    use crate::forces::Muster;
    use crate::ids::{PlaceId, PlaceKind, SlotNo};
    use crate::orders::{OrderKind, Outcome};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);
    const HERE: CantonId = CantonId(7);

    fn counted(facts: &[(Moment, Fact)]) -> Ledger {
        let entries: Vec<Entry> = facts
            .iter()
            .map(|(moment, fact)| Entry { moment: *moment, fact: fact.clone(), kept_from: Blindfold::NOBODY })
            .collect();
        let mut ledger = Ledger::default();
        count(&mut ledger, &entries);
        ledger
    }

    fn in_a_slot(facts: &[Fact]) -> Ledger {
        let slot = Moment::Slot(SlotNo::ALL[0]);
        counted(&facts.iter().map(|fact| (slot, fact.clone())).collect::<Vec<_>>())
    }

    fn battle(attacker: Seat, defender: Option<Seat>, end: End) -> Fact {
        let banner = Banner::Legion(Muster::Guard(attacker));
        Fact::Combat(CombatFact::Battle {
            canton: HERE,
            attacker: (Some(attacker), banner),
            defender: (defender, banner),
            end,
            report: None,
        })
    }

    const fn lost(owner: Seat, canton: CantonId) -> Fact {
        Fact::Forces(ForcesFact::LegionDestroyed { legion: LegionId(1), muster: Muster::Guard(owner), owner, canton })
    }

    fn done(seat: Seat) -> Fact {
        Fact::OrderResolved { seat, slot: SlotNo::ALL[0], kind: OrderKind::March, outcome: Outcome::Done }
    }

    #[test]
    fn a_destroyed_legion_is_the_deed_of_whoever_fought_it() {
        let ledger = in_a_slot(&[battle(A, Some(B), End::DefenderDestroyed), lost(B, HERE)]);
        assert_eq!((ledger[0].legions, ledger[1].legions), (1, 0));
        let ledger = in_a_slot(&[battle(A, Some(B), End::AttackerDestroyed), lost(A, HERE)]);
        assert_eq!((ledger[0].legions, ledger[1].legions), (0, 1));
        let ledger = in_a_slot(&[battle(A, Some(B), End::BothDestroyed), lost(B, HERE), lost(A, HERE)]);
        assert_eq!((ledger[0].legions, ledger[1].legions), (1, 1), "each has destroyed the other");
        let ledger = in_a_slot(&[battle(A, Some(B), End::DefenderRetreats), lost(B, HERE)]);
        assert_eq!(ledger[0].legions, 1, "who has nowhere to fall back to is destroyed");
        let ledger = in_a_slot(&[battle(A, None, End::AttackerDestroyed), lost(A, HERE)]);
        assert_eq!(ledger, Ledger::default(), "nobody's garrison is nobody's deed");
    }

    #[test]
    fn a_legion_that_no_enemy_destroyed_is_nobodys_deed() {
        // A legion is lost if it takes a place by air and finds no canton to be put into.
        let ledger = in_a_slot(&[battle(A, Some(B), End::DefenderDestroyed), lost(A, HERE)]);
        assert_eq!(ledger, Ledger::default());
        // A legion lost in a later order, or elsewhere, was not lost in the battle.
        let ledger = in_a_slot(&[battle(A, Some(B), End::DefenderDestroyed), done(A), lost(B, HERE)]);
        assert_eq!(ledger, Ledger::default());
        let ledger = in_a_slot(&[battle(A, Some(B), End::DefenderDestroyed), lost(B, CantonId(8))]);
        assert_eq!(ledger, Ledger::default());
    }

    #[test]
    fn acts_count_when_they_are_heard() {
        let demand = Fact::Diplomacy(DiplomacyFact::DemandMade { seat: A, of: B, thing: Demanded::Tribute(1) });
        let insult = Fact::Diplomacy(DiplomacyFact::InsultHurled { seat: A, at: B, stake: 2 });
        let emissary = Fact::Diplomacy(DiplomacyFact::EmissarySent { seat: A, to: B, cards: 2 });
        let ledger = in_a_slot(&[demand.clone(), insult.clone(), emissary.clone(), demand.clone()]);
        assert_eq!((ledger[0].demands, ledger[0].insults, ledger[0].sent, ledger[1].received), (2, 1, 1, 0));
        for (act, kind) in [(demand, ActKind::Demand), (insult, ActKind::Insult), (emissary, ActKind::Emissary)] {
            let ledger = in_a_slot(&[act, Fact::Diplomacy(DiplomacyFact::ActPreceded { seat: A, to: B, kind })]);
            assert_eq!(ledger, Ledger::default(), "{kind:?} was not heard");
        }
    }

    #[test]
    fn answers_count_for_both() {
        let ledger = in_a_slot(&[
            Fact::Diplomacy(DiplomacyFact::DemandConceded { seat: B, to: A, yielded: None }),
            Fact::Diplomacy(DiplomacyFact::DemandRefused { seat: C, to: A }),
            Fact::Diplomacy(DiplomacyFact::InsultSwallowed { seat: C, from: A }),
            Fact::Diplomacy(DiplomacyFact::InsultRefused { seat: B, from: A }),
            Fact::Diplomacy(DiplomacyFact::EmissaryAnswered {
                seat: C,
                from: B,
                welcome: Welcome::Humiliate,
                turns: 0,
            }),
        ]);
        assert_eq!((ledger[0].conceded, ledger[0].swallowed, ledger[1].yielded), (1, 1, 1));
        assert_eq!((ledger[2].received, ledger[2].yielded), (1, 0), "who humiliates an emissary has received it");
    }

    #[test]
    fn only_places_of_power_count_as_lost() {
        let (place, by) = (PlaceId(3), A);
        let power = Landmark::Power(PlaceKind(0));
        let captured = |landmark, from| Fact::Forces(ForcesFact::PlaceCaptured { place, landmark, by, from });
        let ledger = in_a_slot(&[
            captured(power, Some(B)),
            captured(power, None),
            captured(Landmark::Stronghold(B), Some(B)),
            captured(Landmark::Pandemonium, Some(B)),
            Fact::Forces(ForcesFact::PlaceRazed { place, landmark: power, owner: Some(C), canton: HERE }),
            Fact::Forces(ForcesFact::PlaceRazed { place, landmark: power, owner: None, canton: HERE }),
        ]);
        assert_eq!((ledger[1].places_lost, ledger[2].places_lost), (1, 1));
    }

    #[test]
    fn the_last_holder_of_a_stronghold_has_felled_the_house() {
        let ledger = in_a_slot(&[
            Fact::Conclave(ConclaveFact::HouseFell { seat: B, by: Some(A) }),
            Fact::Conclave(ConclaveFact::HouseFell { seat: C, by: None }),
        ]);
        assert_eq!(ledger[0].rivals, 1);
        assert_eq!(ledger[1..], Ledger::default()[1..]);
    }

    #[test]
    fn a_house_falls_to_those_who_raze_its_stronghold() {
        let razed = |house, owner| {
            in_a_slot(&[
                battle(A, owner, End::BothDestroyed),
                Fact::Forces(ForcesFact::PlaceRazed {
                    place: PlaceId(1),
                    landmark: Landmark::Stronghold(house),
                    owner,
                    canton: HERE,
                }),
                Fact::Conclave(ConclaveFact::HouseFell { seat: house, by: None }),
            ])
        };
        assert_eq!(razed(B, Some(B))[0].rivals, 1);
        assert_eq!(razed(B, Some(C))[0].rivals, 0, "the house fell when its stronghold was captured");
    }

    #[test]
    fn fights_for_the_title_settle_no_vendetta() {
        let (one, two) = (PraetorKind(0), PraetorKind(1));
        let duel = |other| {
            Fact::Arena(ArenaFact::Duel { sides: [(Some(A), one), (other, two)], winner: Some(one), report: None })
        };
        let answers = Moment::Step(Step::Responses);
        assert_eq!(counted(&[(answers, duel(Some(B)))])[0].combats, 1);
        assert_eq!(in_a_slot(&[duel(Some(B))])[0].combats, 0, "for a title that another house holds");
        let prize =
            Fact::Conclave(ConclaveFact::PrestigeChanged { seat: A, amount: 10, cause: PrestigeCause::ChampionBeaten });
        let ledger = in_a_slot(&[duel(None), prize]);
        assert_eq!((ledger[0].combats, ledger[0].champions), (0, 1));
        let both = Fact::Arena(ArenaFact::Duel { sides: [(Some(A), one), (Some(B), two)], winner: None, report: None });
        assert_eq!(counted(&[(answers, both)]), Ledger::default());
    }

    #[test]
    fn loot_is_told_apart() {
        let mut deeds = Deeds::default();
        for loot in [Loot::Praetor, Loot::Artifact, Loot::Relic, Loot::Cards(2), Loot::Cards(3)] {
            deeds.stole(loot);
        }
        assert_eq!((deeds.bribed, deeds.artifacts, deeds.relics, deeds.cards), (1, 1, 1, 5));
        assert_eq!(deeds.public(), Deeds::default(), "nobody else knows");
    }
}
