//! Hostile rituals: every reader gets a text, and no text tells more than its reader may know.

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::{Catalog, RitualEffect};
use infernal_conclave::rules::combat::Banner;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Landmark, Muster, Stat};
use infernal_conclave::rules::ids::{
    ArtifactKind, CantonId, LegionId, LegionKind, PlaceId, PraetorKind, RitualKind, Seat,
};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::rituals::{Curse, Harm, Hindrance, RitualFact, SpellKind};
use infernal_conclave::rules::tribute::Purse;

use super::{sentence, sound, sound_line, told};

const CASTER: Seat = Seat(0);
const VICTIM: Seat = Seat(1);
const FRAMED: Seat = Seat(2);
const OTHER: Seat = Seat(3);

fn harms() -> Vec<Harm> {
    let (legion, canton) = (LegionId(0), CantonId(0));
    let muster = Muster::Hired(LegionKind(0));
    let card = Purse { souls: 1, ichor: 0, hellfire: 2, darkness: 0 };
    let banner = Banner::Legion(muster);
    let place = Banner::Place(Landmark::Pandemonium);
    vec![
        Harm::Weakened { legion, muster, stat: Stat::Melee, amount: 2, until: 3 },
        Harm::Confused { legion, muster: Muster::Guard(VICTIM) },
        Harm::Stolen { treasure: Treasure::Artifact(ArtifactKind(0)) },
        Harm::Turned { legion, muster, canton, to: CASTER },
        Harm::Misled { legion, muster, path: vec![canton] },
        Harm::Looted { cards: vec![] },
        Harm::Looted { cards: vec![card] },
        Harm::Looted { cards: vec![card, card] },
        Harm::Reassigned { canton, to: OTHER },
        Harm::Afflicted { unit: Foe::Legion(legion), banner, canton, damage: 1 },
        Harm::Afflicted { unit: Foe::Place(PlaceId(0)), banner: place, canton, damage: 0 },
        Harm::Afflicted { unit: Foe::Place(PlaceId(0)), banner: place, canton, damage: 7 },
        Harm::Corrupted { cards: vec![card], slots: 1, ended: vec![RitualKind(0)] },
        Harm::Corrupted { cards: vec![card, card], slots: 2, ended: vec![RitualKind(0), RitualKind(1)] },
        Harm::Corrupted { cards: vec![], slots: 0, ended: vec![] },
        Harm::Banished { praetor: PraetorKind(0) },
        Harm::Locked { slots: 2 },
        Harm::Dissipated { legion, muster, canton, hp: 1, values: [0, 2, 3] },
    ]
}

fn curse(harm: Harm, blamed: Option<Seat>) -> Curse {
    Curse { caster: Some(CASTER), blamed, victim: Some(VICTIM), harm }
}

#[test]
fn every_harm_has_words_for_everybody_who_may_read_of_it() {
    for blamed in [None, Some(CASTER), Some(FRAMED)] {
        for harm in harms() {
            let whole = curse(harm, blamed);
            let nobodys = Curse { victim: None, ..whole.clone() };
            let seen = [CASTER, VICTIM, OTHER].into_iter().filter_map(|seat| Some((seat, whole.seen_by(seat)?)));
            let read: Vec<(Option<Seat>, Curse)> = seen.map(|(seat, curse)| (Some(seat), curse)).collect();
            for (reader, curse) in read.into_iter().chain([(None, whole.clone()), (None, nobodys)]) {
                let fact = Fact::Ritual(RitualFact::Curse(curse));
                told(|teller| {
                    let teller = reader.map_or(*teller, |seat| teller.reading_to(seat));
                    sound_line(&teller.fact(&fact).expect("it is worth a line"));
                });
            }
        }
    }
}

#[test]
fn a_hidden_hand_stays_hidden_from_all_but_itself() {
    for harm in harms() {
        let hidden = curse(harm.clone(), None);
        assert!(hidden.seen_by(VICTIM).is_some_and(|seen| seen.caster.is_none() && seen.blamed.is_none()));
        assert!(hidden.seen_by(OTHER).is_none_or(|seen| seen.caster.is_none() && seen.blamed.is_none()));
        assert!(hidden.seen_by(CASTER).is_some_and(|seen| seen.caster == Some(CASTER) && seen.blamed.is_none()));
        let framed = curse(harm, Some(FRAMED));
        assert!(framed.seen_by(VICTIM).is_some_and(|seen| seen.caster == Some(FRAMED)));
        for bystander in [FRAMED, OTHER] {
            assert!(framed.seen_by(bystander).is_none_or(|seen| seen.caster.is_none() && seen.blamed.is_none()));
        }
    }
}

#[test]
fn who_corrupts_does_not_see_what() {
    let card = Purse { souls: 1, ichor: 0, hellfire: 2, darkness: 0 };
    let whole = curse(Harm::Corrupted { cards: vec![card], slots: 1, ended: vec![RitualKind(0)] }, Some(CASTER));
    let seen = whole.seen_by(CASTER).expect("it knows that it did something");
    assert_eq!(seen.harm, Harm::Corrupted { cards: vec![Purse::EMPTY], slots: 1, ended: vec![] });
}

#[test]
fn spells_and_reasons_have_words_and_texts_have_their_numbers() {
    let spells =
        [SpellKind::Weakened(Stat::Ranged, 2), SpellKind::Confused, SpellKind::Juggernaut(6), SpellKind::Exhausted];
    let reasons = [
        Hindrance::NotPandemonium,
        Hindrance::Unclaimed,
        Hindrance::Unclaimable,
        Hindrance::NoBorder,
        Hindrance::Occupied,
    ];
    let catalog = Catalog::standard();
    told(|teller| {
        spells.iter().for_each(|&spell| sound(&teller.spell(spell)));
        let held = spells.iter().map(|&spell| Hindrance::Held(spell));
        held.chain(reasons).for_each(|reason| sound(&teller.hindrance(&reason)));
        for ritual in catalog.ritual_kinds() {
            (1..=6).for_each(|level| sentence(&teller.ritual_text(ritual, level)));
        }
        let text = |effect: RitualEffect, level: u8| {
            let kind = catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).effect == effect);
            teller.ritual_text(kind.expect("every effect stands in a ritual"), level)
        };
        assert!(text(RitualEffect::InfernalAffliction, 5).contains("1d6 + 2"));
        assert!(text(RitualEffect::PlanarLock, 6).contains("has 4 order slots fewer"));
    });
}
