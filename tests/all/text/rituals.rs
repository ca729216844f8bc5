//! Rituals in words: the effect of each at every level, the targets, the results, and the refusals.

use std::collections::BTreeSet;

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{CantonId, CardId, LegionId, PraetorKind, RitualKind, Seat, StandingId};
use infernal_conclave::rules::orders::{Answer, Order, Refusal};
use infernal_conclave::rules::rituals::{Guise, Hindrance, Lapse, RitualFact, RitualOrder, SpellKind, Target, Trial};

use super::{sentence, sound, sound_line, told};

fn targets() -> Vec<Target> {
    let (legion, canton) = (LegionId(0), CantonId(12));
    vec![
        Target::Oneself,
        Target::House(Seat(1)),
        Target::Legion(legion),
        Target::Legion(LegionId(999)),
        Target::Legions(vec![legion, LegionId(1)]),
        Target::Value(legion, Stat::Melee),
        Target::Treasure(Treasure::Praetor(PraetorKind(0))),
        Target::March { legion, path: vec![canton] },
        Target::Step { legion, to: canton },
        Target::Copies { of: legion, at: vec![canton] },
        Target::Copies { of: legion, at: vec![canton, CantonId(13)] },
        Target::Canton { canton, to: Seat(2) },
    ]
}

const GUISES: [Guise; 3] = [Guise::Bare, Guise::Masked, Guise::Framing(Seat(2))];

/// Returns an order for each target, in each guise.
pub(super) fn orders(cards: &[CardId]) -> Vec<Order> {
    let of = |target: Target| {
        let perform = move |guise| (target.clone(), guise);
        GUISES.map(perform).map(|(target, guise)| {
            let (ritual, cards) = (RitualKind(0), cards.to_vec());
            Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards })
        })
    };
    targets().into_iter().flat_map(of).collect()
}

fn facts() -> Vec<RitualFact> {
    let (caster, victim, ritual) = (Seat(0), Seat(1), RitualKind(0));
    let mut facts = Vec::new();
    for target in targets() {
        for worked in [true, false] {
            for guise in GUISES {
                let trials = [None, Some(LegionId(0))].map(|legion| Trial { legion, chance: 575, succeeded: worked });
                facts.push(RitualFact::Performed {
                    caster,
                    ritual,
                    target: target.clone(),
                    guise,
                    victim: Some(victim),
                    worked,
                    trials: trials.to_vec(),
                    unseen: Some((721, worked)),
                });
            }
            for blamed in [None, Some(caster)] {
                facts.push(RitualFact::Suffered { victim, ritual, target: target.clone(), worked, blamed });
            }
        }
    }
    for n in 1..=2 {
        facts.push(RitualFact::Phantom { caster, ritual, feigned: (0..n).map(LegionId).collect() });
    }
    facts.push(RitualFact::Sustained { caster, ritual });
    for why in [
        Lapse::Forbidden,
        Lapse::Unpaid,
        Lapse::NoSlot,
        Lapse::NoAccess,
        Lapse::TargetGone,
        Lapse::Broken,
        Lapse::Fallen,
    ] {
        facts.push(RitualFact::Ended { caster: Some(caster), ritual, victim: Some(victim), why: Some(why) });
    }
    facts.push(RitualFact::Ended { caster: None, ritual, victim: Some(victim), why: None });
    let spells =
        [SpellKind::Weakened(Stat::Melee, 2), SpellKind::Confused, SpellKind::Juggernaut(6), SpellKind::Exhausted];
    facts.extend(spells.map(|spell| RitualFact::WoreOff { legion: LegionId(0), spell }));
    facts.push(RitualFact::Spotted { seer: caster, of: victim });
    facts.push(RitualFact::Dissolved { owner: caster, legion: LegionId(9), canton: CantonId(3) });
    facts.push(RitualFact::ObjectiveLost { seat: victim, by: Some(caster), objective: None });
    facts
}

#[test]
fn every_fact_of_rituals_is_told() {
    told(|teller| {
        for fact in facts() {
            let fact = Fact::Ritual(fact);
            for seat in [Seat(0), Seat(1)] {
                if let Some(seen) = fact.seen_by(seat) {
                    let line = teller.reading_to(seat).fact(&seen);
                    sound_line(&line.unwrap_or_else(|| panic!("{seen:?} is not told")));
                }
            }
        }
    });
}

/// The readers of a ritual: its caster and its victim read different facts, and nobody else reads
/// any.
#[test]
fn rituals_are_secret() {
    for fact in facts() {
        let (by_caster, by_victim) = (fact.seen_by(Seat(0)), fact.seen_by(Seat(1)));
        let public = matches!(fact, RitualFact::WoreOff { .. } | RitualFact::Dissolved { .. });
        assert_eq!(fact.seen_by(Seat(3)).is_some(), public, "a bystander and {fact:?}");
        match &fact {
            RitualFact::Performed { .. }
            | RitualFact::Phantom { .. }
            | RitualFact::Sustained { .. }
            | RitualFact::Spotted { .. } => {
                assert!(by_caster.is_some() && by_victim.is_none(), "{fact:?}");
            }
            RitualFact::Suffered { .. } => assert!(by_caster.is_none() && by_victim.is_some(), "{fact:?}"),
            RitualFact::Ended { .. } => {
                let told = matches!(by_victim, Some(RitualFact::Ended { caster: None, why: None, .. }));
                assert!(told, "whose lock it was is told: {fact:?}");
            }
            RitualFact::WoreOff { .. }
            | RitualFact::Dissolved { .. }
            | RitualFact::ObjectiveLost { .. }
            | RitualFact::Curse(_) => {}
        }
    }
}

#[test]
fn every_ritual_says_what_it_does_at_every_level() {
    told(|teller| {
        let catalog = Catalog::standard();
        let mut told = BTreeSet::new();
        for kind in catalog.ritual_kinds() {
            sound(teller.ritual_name(kind));
            for level in 0..=8 {
                let text = teller.ritual_text(kind, level);
                sentence(&text);
                told.insert(text);
            }
            for target in targets() {
                for guise in GUISES {
                    let order = Order::Ritual(RitualOrder::PerformRitual {
                        ritual: kind,
                        target: target.clone(),
                        guise,
                        cards: Vec::new(),
                    });
                    sound(&teller.order(&order));
                }
            }
        }
        assert!(told.len() > catalog.rituals.len(), "no ritual grows with its level");
        sound(&teller.answer(&Answer::SustainRitual { standing: StandingId(0), cards: Vec::new() }));
    });
}

#[test]
fn every_hindrance_says_why() {
    let mut all = vec![
        Hindrance::NoAccess,
        Hindrance::WrongTarget,
        Hindrance::TargetGone,
        Hindrance::Phantom,
        Hindrance::NotHostile(Seat(1)),
        Hindrance::NothingToHide,
        Hindrance::WrongFrame(Seat(2)),
        Hindrance::AlreadyKeptUp,
        Hindrance::Resisted,
        Hindrance::NothingThere,
        Hindrance::OncePerTurn,
        Hindrance::OneCard,
        Hindrance::Supplicated,
        Hindrance::AlreadyAnointed,
        Hindrance::GuardStays,
        Hindrance::AlreadyMoved,
        Hindrance::NoWay,
    ];
    for n in 0..=3 {
        all.extend([
            Hindrance::Forbidden { cap: n },
            Hindrance::NoSlot { slots: n },
            Hindrance::NoMask { needs: n },
            Hindrance::LevelTooLow { needs: n },
            Hindrance::TargetCount { most: n },
            Hindrance::CommandRating { rating: n },
        ]);
    }
    told(|teller| all.iter().for_each(|why| sentence(&teller.refusal(&Refusal::Ritual(*why)))));
}
