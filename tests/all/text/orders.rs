//! Orders in words, and the reasons for their refusal.

use std::collections::BTreeSet;

use infernal_conclave::rules::archfiends::{ArchfiendOrder, Discipline};
use infernal_conclave::rules::attachments::{AttachmentOrder, Post};
use infernal_conclave::rules::bazaar::{BazaarOrder, Goods};
use infernal_conclave::rules::events::{EventAim, EventOrder};
use infernal_conclave::rules::forces::{ForcesOrder, Stat};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{
    ArtifactKind, CantonId, CardId, EventKind, LegionId, LegionKind, ManuscriptKind, PlaceId, PraetorKind, RelicKind,
    Seat, SlotNo,
};
use infernal_conclave::rules::manuscripts::{ManuscriptOrder, Pupil};
use infernal_conclave::rules::objectives::ObjectiveOrder;
use infernal_conclave::rules::orders::{Answer, Order, OrderKind, Outcome, Problem, Refusal};
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::realm::{Bar, Foe};
use infernal_conclave::rules::tribute::{Purse, TributeOrder};

use super::{ENDS, PIECE, TREASURES, dealings, full_cards, game, objectives, posts, rituals, sentence, sound, told};

/// Returns the number of a refusal's variant. It ensures that the list below has all variants.
const fn refusal_number(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::WrongKind => 0,
        Refusal::Eliminated => 1,
        Refusal::GameOver => 2,
        Refusal::NoSuchSlot { .. } => 3,
        Refusal::NoSuchLegion(_) => 4,
        Refusal::NoPath => 5,
        Refusal::TooFar { .. } => 6,
        Refusal::Barred { .. } => 7,
        Refusal::BattleOnTheWay { .. } => 8,
        Refusal::CannotFly => 9,
        Refusal::AlreadyMarched => 10,
        Refusal::NoSuchCard(_) => 11,
        Refusal::CardTwice => 12,
        Refusal::CardCount { .. } => 13,
        Refusal::TooMuchForOneCard => 14,
        Refusal::Excommunicated => 15,
        Refusal::NotOnSale => 16,
        Refusal::AlreadyBid => 17,
        Refusal::CommandRating { .. } => 18,
        Refusal::BelowMinimum { .. } => 19,
        Refusal::NoSuchTreasure(_) => 20,
        Refusal::NoSuchUnit(_) => 21,
        Refusal::WrongPost { .. } => 22,
        Refusal::AlreadyThere => 23,
        Refusal::HasPraetor => 24,
        Refusal::NoFreeSlot { .. } => 25,
        Refusal::SlotsNeeded(_) => 26,
        Refusal::ChamberFull { .. } => 27,
        Refusal::GuardStays => 28,
        Refusal::WrathTooLow { .. } => 29,
        Refusal::TooManyElements { .. } => 30,
        Refusal::ElementTooGreat { .. } => 31,
        Refusal::ElementTwice => 32,
        Refusal::NothingToRaise(_) => 33,
        Refusal::Unpaid { .. } => 34,
        Refusal::NoSuchManuscript(_) => 35,
        Refusal::SetIncomplete { .. } => 36,
        Refusal::WrongPupil(_) => 37,
        Refusal::NotToAssemble(_) => 38,
        Refusal::NothingToLearn(_) => 39,
        Refusal::TaughtEnough { .. } => 40,
        Refusal::AttributeFull { .. } => 41,
        Refusal::AttributeAtMost { .. } => 42,
        Refusal::RaisedAlready(_) => 43,
        Refusal::BazaarClosed { .. } => 44,
        Refusal::Diplomacy(_) => 45,
        Refusal::Ritual(_) => 46,
        Refusal::Event(_) => 47,
        Refusal::Objective(_) => 48,
    }
}

fn refusals(game: &Game) -> Vec<Refusal> {
    let legion = game.forces().legions()[0].id;
    let mut refusals = vec![
        Refusal::WrongKind,
        Refusal::Eliminated,
        Refusal::GameOver,
        Refusal::NoSuchLegion(legion),
        Refusal::NoSuchLegion(LegionId(999)),
        Refusal::NoPath,
        Refusal::BattleOnTheWay { at: CantonId(5) },
        Refusal::CannotFly,
        Refusal::AlreadyMarched,
        Refusal::NoSuchCard(CardId(3)),
        Refusal::CardTwice,
        Refusal::CardCount { least: 2, most: 8 },
        Refusal::TooMuchForOneCard,
        Refusal::Excommunicated,
        Refusal::NotOnSale,
        Refusal::AlreadyBid,
        Refusal::BelowMinimum { short: Purse { souls: 1, ..Purse::EMPTY } },
        Refusal::NoSuchUnit(Foe::Legion(legion)),
        Refusal::NoSuchUnit(Foe::Legion(LegionId(999))),
        Refusal::NoSuchUnit(Foe::Place(PlaceId(0))),
        Refusal::AlreadyThere,
        Refusal::HasPraetor,
        Refusal::SlotsNeeded(Foe::Legion(legion)),
        Refusal::GuardStays,
        Refusal::ElementTwice,
        Refusal::Unpaid { short: Purse { souls: 1, ..Purse::EMPTY } },
    ];
    refusals.push(Refusal::AttributeAtMost { most: 6 });
    refusals.extend(dealings::refusals());
    refusals.extend(objectives::refusals());
    refusals.extend([1, 2].map(|turns| Refusal::BazaarClosed { turns }));
    refusals.extend(Discipline::ALL.map(Refusal::RaisedAlready));
    refusals.extend(Stat::ALL.map(Refusal::NothingToRaise));
    let script = ManuscriptKind(0);
    refusals.extend([
        Refusal::NoSuchManuscript(script),
        Refusal::NoSuchManuscript(ManuscriptKind(u16::MAX)),
        Refusal::SetIncomplete { manuscript: script, has: 1, pieces: 2 },
        Refusal::WrongPupil(script),
        Refusal::NotToAssemble(script),
        Refusal::NothingToLearn(script),
        Refusal::TaughtEnough { most: 4 },
        Refusal::AttributeFull { discipline: Discipline::Wrath, cap: 6 },
    ]);
    for treasure in TREASURES {
        refusals.push(Refusal::NoSuchTreasure(treasure));
        refusals.extend(posts(legion).map(|to| Refusal::WrongPost { treasure, to }));
    }
    for n in 1..=3 {
        refusals.push(Refusal::NoFreeSlot { slots: n });
        refusals.push(Refusal::ChamberFull { slots: n });
        refusals.push(Refusal::WrathTooLow { needs: n });
        refusals.push(Refusal::TooManyElements { most: n });
        refusals.push(Refusal::ElementTooGreat { most: n });
    }
    for n in 0..=2 {
        refusals.push(Refusal::NoSuchSlot { has: n });
        refusals.push(Refusal::TooFar { needs: n, has: n });
        refusals.push(Refusal::CommandRating { rating: n });
    }
    let places = game.forces().places().iter().map(|place| Bar::Place(place.id));
    let bars = Terrain::ALL.map(Bar::Terrain).into_iter().chain(places);
    let others = [Bar::Legion(legion), Bar::Border(Seat(1)), Bar::Interior(Seat(1)), Bar::Occupied];
    refusals.extend(bars.chain(others).map(|bar| Refusal::Barred { at: CantonId(9), bar }));
    refusals
}

#[test]
fn every_refusal_says_why() {
    let game = game();
    let refusals = refusals(&game);
    let seen: BTreeSet<usize> = refusals.iter().map(refusal_number).collect();
    assert_eq!(seen, (0..=45).chain([48]).collect(), "a refusal is missing in this test");
    told(|teller| {
        for refusal in &refusals {
            sentence(&teller.refusal(refusal));
            sentence(&teller.outcome(&Outcome::Partly(*refusal)));
            sentence(&teller.outcome(&Outcome::Refused(*refusal)));
            sentence(&teller.problem(&Problem::Order(SlotNo::ALL[1], *refusal)));
        }
        sentence(&teller.outcome(&Outcome::Done));
        ENDS.into_iter().for_each(|end| sentence(&teller.outcome(&Outcome::Fought(end))));
        sentence(&teller.problem(&Problem::TributeWaits(0)));
        sentence(&teller.problem(&Problem::PandemoniumWaits));
    });
}

#[test]
fn orders_are_told_in_few_words() {
    told(|teller| {
        let guard = &teller.table().forces().legions()[0];
        let at = teller.coordinates(CantonId(12));
        assert_eq!(at, "1·2", "columns and rows are counted from 1");
        let vault: Vec<CardId> = teller.table().treasury().vault(Seat(0)).iter().map(|card| card.id).collect();
        let open = teller.table().realm().cantons().find(|&canton| teller.table().forces().place_at(canton).is_none());
        let open = open.expect("most cantons have no place");
        let march = Order::Forces(ForcesOrder::March { legion: guard.id, path: vec![CantonId(1), open] });
        let name = teller.legion_name(guard).replacen("The ", "the ", 1);
        assert_eq!(teller.order(&march), format!("March {name} to {} (2 steps)", teller.coordinates(open)));
        let mut orders = vec![
            Order::Tribute(TributeOrder::DemandTribute),
            Order::Tribute(TributeOrder::Consolidate { cards: vault.clone() }),
            Order::Tribute(TributeOrder::Consolidate { cards: vec![CardId(u32::MAX)] }),
            Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(LegionKind(0)), cards: vault.clone() }),
            Order::Bazaar(BazaarOrder::Bid {
                goods: Goods::Legion(LegionKind(0)),
                cards: vec![CardId(u32::MAX), CardId(u32::MAX - 1)],
            }),
            Order::Forces(ForcesOrder::March { legion: guard.id, path: vec![open] }),
            Order::Forces(ForcesOrder::March { legion: LegionId(999), path: Vec::new() }),
            Order::Forces(ForcesOrder::Fly { legion: guard.id, to: open }),
            Order::Bazaar(BazaarOrder::Bid { goods: Goods::Praetor(PraetorKind(0)), cards: vault.clone() }),
            Order::Bazaar(BazaarOrder::Bid { goods: Goods::Artifact(ArtifactKind(0)), cards: vault.clone() }),
            Order::Bazaar(BazaarOrder::Bid { goods: Goods::Relic(RelicKind(0)), cards: vault.clone() }),
            Order::Tribute(TributeOrder::SeekManuscripts),
            Order::Objective(ObjectiveOrder::DrawObjectives),
            Order::Bazaar(BazaarOrder::Bid { goods: Goods::Manuscript(PIECE), cards: vault.clone() }),
            Order::Manuscript(ManuscriptOrder::Train { manuscript: ManuscriptKind(0), pupil: Pupil::Legion(guard.id) }),
            Order::Manuscript(ManuscriptOrder::Train {
                manuscript: ManuscriptKind(0),
                pupil: Pupil::Legion(LegionId(999)),
            }),
            Order::Manuscript(ManuscriptOrder::Train {
                manuscript: ManuscriptKind(0),
                pupil: Pupil::Praetor(PraetorKind(0)),
            }),
            Order::Manuscript(ManuscriptOrder::Assemble { manuscript: ManuscriptKind(1) }),
            Order::Forces(ForcesOrder::Dismiss { legion: guard.id }),
            Order::Attachment(AttachmentOrder::CreateCombatCard {
                unit: Foe::Legion(guard.id),
                contents: full_cards()[0],
                cards: vault.clone(),
            }),
            Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline: Discipline::Wrath, cards: vault.clone() }),
            Order::Archfiend(ArchfiendOrder::RaiseAttribute {
                discipline: Discipline::Wrath,
                cards: vec![CardId(u32::MAX)],
            }),
            Order::Attachment(AttachmentOrder::Transfer { treasure: TREASURES[0], to: Post::Vault }),
            Order::Attachment(AttachmentOrder::Transfer {
                treasure: TREASURES[1],
                to: Post::Unit(Foe::Legion(guard.id)),
            }),
            Order::Attachment(AttachmentOrder::Transfer { treasure: TREASURES[2], to: Post::Chamber }),
            Order::Event(EventOrder::PlayEvent {
                event: EventKind(0),
                aim: EventAim::House(Seat(1)),
                cards: vault.clone(),
            }),
        ];
        orders.extend(dealings::orders(&vault));
        orders.extend(rituals::orders(&vault));
        let kinds: BTreeSet<OrderKind> = orders.iter().map(Order::kind).collect();
        assert_eq!(kinds, OrderKind::ALL.into_iter().collect(), "a kind of order is missing in this test");
        for order in &orders {
            sound(&teller.order(order));
            sound(&teller.order_kind(order.kind()));
        }
        sound(&teller.answer(&Answer::KeepTribute { offer: 0, cards: vault }));
        sound(&teller.answer(&Answer::KeepTribute { offer: 0, cards: vec![CardId(u32::MAX)] }));
        sound(&teller.answer(&Answer::Pandemonium { keep: true }));
        sound(&teller.answer(&Answer::Pandemonium { keep: false }));
    });
}
