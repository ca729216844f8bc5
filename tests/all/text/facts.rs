//! Every fact has a line.

use std::collections::BTreeSet;
use std::sync::Arc;

use infernal_conclave::chronicle::{Teller, Tone};
use infernal_conclave::rules::archfiends::Discipline;
use infernal_conclave::rules::attachments::{Forfeit, PraetorUpgrade};
use infernal_conclave::rules::bazaar::{Goods, Tie};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{Banner, End};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Departure, Landmark, Muster, Stat, Upgrade};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{
    CantonId, LegionId, LegionKind, ManuscriptKind, PlaceId, PlaceKind, PraetorKind, Seat, SlotNo,
};
use infernal_conclave::rules::manuscripts::{Piece, Pupil};
use infernal_conclave::rules::orders::{OrderKind, Outcome, Refusal};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::tribute::Purse;
use infernal_conclave::text::Text;

use super::battle::report;
use super::{CAUSES, ENDS, PATHS, PIECE, TIES, TREASURES, dealings, full_cards, game, objectives, posts, sound_line};

/// Which variant a fact is, so that the list below must have them all.
const fn fact_number(fact: &Fact) -> usize {
    match fact {
        Fact::OrderResolved { .. } => 0,
        Fact::Marched { .. } => 1,
        Fact::Flew { .. } => 2,
        Fact::Claimed { .. } => 3,
        Fact::BorderMoved { .. } => 4,
        Fact::Battle { .. } => 5,
        Fact::LegionDestroyed { .. } => 6,
        Fact::Retreated { .. } => 7,
        Fact::PlaceCaptured { .. } => 8,
        Fact::VictorPlaced { .. } => 9,
        Fact::TributeOffered { .. } => 10,
        Fact::TributeKept { .. } => 11,
        Fact::Consolidated { .. } => 12,
        Fact::BidPlaced { .. } => 13,
        Fact::Sold { .. } => 14,
        Fact::BidWon { .. } => 15,
        Fact::Outbid { .. } => 16,
        Fact::AuctionCancelled { .. } => 17,
        Fact::Stocked { .. } => 18,
        Fact::Mustered { .. } => 19,
        Fact::NoRoom { .. } => 20,
        Fact::Healed { .. } => 21,
        Fact::PrestigeChanged { .. } => 22,
        Fact::Excommunicated { .. } => 23,
        Fact::Usurped { .. } => 24,
        Fact::UsurperHolds { .. } => 25,
        Fact::PandemoniumLiberated { .. } => 26,
        Fact::PandemoniumReturned { .. } => 27,
        Fact::ConclaveDissolved => 28,
        Fact::HouseFell { .. } => 29,
        Fact::RegentNamed { .. } => 30,
        Fact::TokenDrawn { .. } => 31,
        Fact::Ended { .. } => 32,
        Fact::LegionLeft { .. } => 33,
        Fact::UpkeepPaid { .. } => 34,
        Fact::GuardGathers { .. } => 35,
        Fact::GuardReformed { .. } => 36,
        Fact::Promoted { .. } => 37,
        Fact::UpgradeTaken { .. } => 38,
        Fact::PraetorPromoted { .. } => 39,
        Fact::PraetorUpgradeTaken { .. } => 40,
        Fact::Transferred { .. } => 41,
        Fact::CombatCardMade { .. } => 42,
        Fact::TreasureLost { .. } => 43,
        Fact::Recovered { .. } => 44,
        Fact::RelicSeized { .. } => 45,
        Fact::PlaceRazed { .. } => 46,
        Fact::CombatCardLost { .. } => 47,
        Fact::Searched { .. } => 48,
        Fact::TrainingBegun { .. } => 49,
        Fact::Trained { .. } => 50,
        Fact::Assembled { .. } => 51,
        Fact::AttributeShifted { .. } => 52,
        Fact::PieceReturned { .. } => 53,
        Fact::AttributeRaised { .. } => 54,
        Fact::ThreatsRanked { .. } => 55,
        Fact::DemandMade { .. } => 56,
        Fact::DemandConceded { .. } => 57,
        Fact::DemandRefused { .. } => 58,
        Fact::InsultHurled { .. } => 59,
        Fact::InsultSwallowed { .. } => 60,
        Fact::InsultRefused { .. } => 61,
        Fact::EmissarySent { .. } => 62,
        Fact::EmissaryAnswered { .. } => 63,
        Fact::Petitioned { .. } => 64,
        Fact::PetitionAnswered { .. } => 65,
        Fact::VassalFreed { .. } => 66,
        Fact::ActPreceded { .. } => 67,
        Fact::Claimant { .. } => 68,
        Fact::ClaimDropped { .. } => 69,
        Fact::VendettaGranted { .. } => 70,
        Fact::CombatGranted { .. } => 71,
        Fact::FeudGranted { .. } => 72,
        Fact::VendettaJudged { .. } => 73,
        Fact::VendettaBrokenOff { .. } => 74,
        Fact::PraetorNamed { .. } => 75,
        Fact::FailedToAppear { .. } => 76,
        Fact::Duel { .. } => 77,
        Fact::Banished { .. } => 78,
        Fact::TitleTaken { .. } => 79,
        Fact::Ritual(_) => 80,
        Fact::Event(_) => 81,
        Fact::Objective(_) => 82,
    }
}

fn facts(game: &Game) -> Vec<Fact> {
    let (seat, other) = (Seat(0), Seat(1));
    let (legion, muster, kind) = (LegionId(0), Muster::Guard(Seat(0)), LegionKind(2));
    let [a, b, c] = [CantonId(3), CantonId(4), CantonId(5)];
    let goods = Goods::Legion(kind);
    let worth = Purse { souls: 1, ichor: 2, ..Purse::EMPTY };
    let guard = Banner::Legion(Muster::Guard(other));
    let mut facts = vec![
        Fact::Marched { legion, muster, seat, from: a, path: vec![b] },
        Fact::Marched { legion, muster, seat, from: a, path: vec![b, c] },
        Fact::Flew { legion, muster, seat, from: a, to: c },
        Fact::Claimed { seat, canton: a, from: None },
        Fact::Claimed { seat, canton: a, from: Some(other) },
        Fact::BorderMoved { canton: a, to: seat, from: other },
        Fact::LegionDestroyed { legion, muster: Muster::Hired(kind), owner: seat, canton: a },
        Fact::Retreated { legion, muster, owner: seat, from: a, to: b },
        Fact::VictorPlaced { legion, muster, owner: seat, canton: a },
        Fact::TributeKept { seat, cards: Vec::new() },
        Fact::TributeKept { seat, cards: vec![worth] },
        Fact::TributeKept { seat, cards: vec![worth, worth] },
        Fact::Consolidated { seat, cards: 3, worth },
        Fact::BidPlaced { seat, goods, worth },
        Fact::Sold { goods },
        Fact::Outbid { seat, goods },
        Fact::AuctionCancelled { goods, raise: 1 },
        Fact::Stocked { goods },
        Fact::Mustered { seat, legion, kind, canton: a },
        Fact::NoRoom { seat, kind },
        Fact::Healed { unit: Foe::Legion(legion), amount: 1 },
        Fact::Excommunicated { seat },
        Fact::Usurped { seat },
        Fact::UsurperHolds { seat, turns: 1, needed: 5 },
        Fact::PandemoniumLiberated { seat },
        Fact::PandemoniumReturned { seat },
        Fact::ConclaveDissolved,
        Fact::HouseFell { seat, by: None },
        Fact::HouseFell { seat, by: Some(other) },
        Fact::RegentNamed { seat },
        Fact::TokenDrawn { drawn: 1, needed: 10 },
        Fact::TokenDrawn { drawn: 10, needed: 10 },
    ];
    for order in OrderKind::ALL {
        for outcome in [
            Outcome::Done,
            Outcome::Fought(End::AttackerRetreats),
            Outcome::Partly(Refusal::NoPath),
            Outcome::Refused(Refusal::NoPath),
        ] {
            facts.push(Fact::OrderResolved { seat, slot: SlotNo::ALL[0], kind: order, outcome });
        }
    }
    for end in ENDS {
        let report = Arc::new(report(guard, end, None, [3, 4]));
        let attacker = (Some(seat), Banner::Legion(muster));
        facts.push(Fact::Battle { canton: a, attacker, defender: (Some(other), guard), end, report: Some(report) });
        for (owner, landmark) in [
            (None, Landmark::Pandemonium),
            (Some(other), Landmark::Stronghold(other)),
            (Some(seat), Landmark::Stronghold(other)),
            (None, Landmark::Power(PlaceKind(1))),
        ] {
            facts.push(Fact::Battle {
                canton: a,
                attacker,
                defender: (owner, Banner::Place(landmark)),
                end,
                report: None,
            });
        }
    }
    for place in game.forces().places() {
        for from in [None, Some(other)] {
            facts.push(Fact::PlaceCaptured { place: place.id, landmark: place.landmark, by: seat, from });
        }
        facts.push(Fact::Healed { unit: Foe::Place(place.id), amount: 2 });
    }
    for offered in [1, 3] {
        facts.push(Fact::TributeOffered { seat, offered, keep: 1 });
    }
    facts.extend([
        Fact::UpkeepPaid { seat, legion, muster, turns: 1 },
        Fact::UpkeepPaid { seat, legion, muster, turns: 2 },
        Fact::GuardGathers { seat, turns: 1 },
        Fact::GuardGathers { seat, turns: 3 },
        Fact::GuardReformed { seat, legion, canton: a },
        Fact::Promoted { seat, legion, muster, level: 4 },
        Fact::PraetorPromoted { seat, praetor: PraetorKind(0), level: 3 },
        Fact::PlaceRazed { place: PlaceId(1), landmark: Landmark::Power(PlaceKind(1)), owner: None, canton: a },
    ]);
    for why in [Departure::Dismissed, Departure::Unpaid] {
        facts.push(Fact::LegionLeft { legion, muster: Muster::Hired(kind), owner: seat, canton: a, why });
    }
    let upgrades = [
        Upgrade::HitPoints(4),
        Upgrade::Value(Stat::Melee, 3),
        Upgrade::Loyalty(2),
        Upgrade::Moves(1),
        Upgrade::Ability(Ability::Charge),
    ];
    facts.extend(upgrades.map(|upgrade| Fact::UpgradeTaken { seat, legion, muster, upgrade }));
    let learned = [
        PraetorUpgrade::Attack(1),
        PraetorUpgrade::Defense(1),
        PraetorUpgrade::Infernal(2),
        PraetorUpgrade::HitPoints(2),
        PraetorUpgrade::Luck(1),
        PraetorUpgrade::Lead(Stat::Ranged),
    ];
    let praetor = PraetorKind(0);
    facts.extend(learned.map(|upgrade| Fact::PraetorUpgradeTaken { seat, praetor, upgrade }));
    for treasure in TREASURES {
        facts.push(Fact::TreasureLost { treasure, owner: seat, canton: a, forever: true });
        facts.push(Fact::TreasureLost { treasure, owner: seat, canton: a, forever: false });
        facts.push(Fact::Recovered { seat, legion, muster, treasure, from: other });
        facts.push(Fact::RelicSeized { seat, treasure, from: other, place: PlaceId(0) });
        for from in posts(legion) {
            facts.extend(posts(legion).map(|to| Fact::Transferred { seat, treasure, from, to }));
        }
    }
    facts.extend(Discipline::ALL.map(|discipline| Fact::AttributeRaised { seat, discipline, level: 3 }));
    facts.push(Fact::CombatCardMade { seat, unit: Foe::Legion(legion), contents: None });
    for contents in full_cards() {
        facts.push(Fact::CombatCardMade { seat, unit: Foe::Place(PlaceId(0)), contents: Some(contents) });
    }
    for why in [Forfeit::UnitLost, Forfeit::NoSlot, Forfeit::Destroyed] {
        for banner in [
            Banner::Legion(muster),
            Banner::Legion(Muster::Hired(kind)),
            Banner::Place(Landmark::Pandemonium),
            Banner::Place(Landmark::Stronghold(seat)),
            Banner::Place(Landmark::Power(PlaceKind(0))),
        ] {
            let unit = Foe::Legion(legion);
            facts.push(Fact::CombatCardLost { seat, unit, banner, why, contents: None });
            facts.extend(full_cards().into_iter().map(|contents| Fact::CombatCardLost {
                seat,
                unit,
                banner,
                why,
                contents: Some(contents),
            }));
        }
    }
    facts.extend([None, Some(PIECE)].map(|found| Fact::Searched { seat, found }));
    for (index, def) in Catalog::standard().manuscripts.iter().enumerate() {
        let manuscript = ManuscriptKind(index as u16);
        let piece = Piece { manuscript, number: def.pieces };
        facts.extend([Fact::Assembled { seat, manuscript }, Fact::PieceReturned { piece, from: other }]);
        for (pupil, muster) in [
            (Pupil::Legion(legion), Some(muster)),
            (Pupil::Legion(legion), None),
            (Pupil::Praetor(PraetorKind(0)), None),
        ] {
            facts.push(Fact::TrainingBegun { seat, manuscript, pupil, muster });
            facts.push(Fact::Trained { seat, manuscript, pupil, muster });
        }
    }
    for discipline in Discipline::ALL {
        facts.push(Fact::AttributeShifted { seat, discipline, from: 2, to: 4 });
        facts.push(Fact::AttributeShifted { seat, discipline, from: 2, to: 0 });
    }
    facts.extend(dealings::facts());
    facts.extend(objectives::facts());
    facts.extend(TIES.map(|through| Fact::BidWon { seat, goods, through }));
    for cause in CAUSES {
        facts.extend([3, -1].map(|amount| Fact::PrestigeChanged { seat, amount, cause }));
    }
    for path in PATHS {
        facts.extend([None, Some(seat)].map(|winner| Fact::Ended { path, winner, elected: winner }));
    }
    facts
}

#[test]
fn every_fact_has_a_sound_line() {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let facts = facts(&game);
    let seen: BTreeSet<usize> = facts.iter().map(fact_number).collect();
    assert_eq!(seen, (0..=79).chain([82]).collect(), "a fact is missing in this test");
    let teller = Teller::new(&text, &catalog, &game);
    for teller in [teller, teller.reading_to(Seat(0)), teller.reading_to(Seat(1)), teller.reading_to(Seat(2))] {
        for fact in &facts {
            let line = teller.fact(fact);
            line.iter().for_each(sound_line);
            let done = matches!(fact, Fact::OrderResolved { outcome: Outcome::Done | Outcome::Fought(_), .. });
            let silent = done || matches!(fact, Fact::Healed { .. });
            assert!(silent || line.is_some(), "no line for {fact:?}");
            if let (Some(seen), Fact::Battle { report: None, .. }) = (&line, fact) {
                assert!(seen.detail.is_empty(), "a battle that others fought has no arithmetic (ruling R19)");
            }
        }
    }
    let won = Fact::BidWon { seat: Seat(1), goods: Goods::Legion(LegionKind(0)), through: Tie::Alone };
    let tone = |teller: Teller<'_>| teller.fact(&won).map(|line| line.tone);
    assert_eq!(tone(teller.reading_to(Seat(1))), Some(Tone::Good));
    assert_eq!(tone(teller), Some(Tone::Market));
}

#[test]
fn the_highest_level_is_said_when_it_is_reached_and_on_the_sheet() {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let teller = Teller::new(&text, &catalog, &game);
    let top = catalog.constants.growth.top_level;
    let legion = |level| Fact::Promoted { seat: Seat(0), legion: LegionId(0), muster: Muster::Guard(Seat(0)), level };
    let praetor = |level| Fact::PraetorPromoted { seat: Seat(0), praetor: PraetorKind(0), level };
    let said = |fact: Fact| teller.fact(&fact).map(|line| line.headline).unwrap_or_default();
    for rises in [legion as fn(u8) -> Fact, praetor] {
        assert!(said(rises(top)).contains("rises no further"), "{}", said(rises(top)));
        assert!(!said(rises(top - 1)).contains("rises no further"));
    }
    assert_eq!(
        (teller.rising_level(top - 1), teller.rising_level(top)),
        ("Level 9".into(), "Level 10, the highest".into())
    );
    assert!(teller.ruling(101).1.contains("level 10 at most"), "{:?}", teller.ruling(101));
    assert!(teller.term("level").1.contains("level 10 at most"), "{:?}", teller.term("level"));
}
