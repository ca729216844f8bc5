//! Events in random games: answers to their questions ([`answers`]), invariants of any moment
//! ([`events_stand`]), the facts that the log needs for their effects ([`land`], [`cards`]), and
//! the secrets of a view ([`events_hidden`]).

use std::collections::BTreeSet;

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::{Boon, Catalog, Gift, Grant};
use infernal_conclave::rules::dice::Rolls;
use infernal_conclave::rules::events::{
    BeastFact, CourseFact, CrusadeFact, DecreeFact, EventFact, Given, LandFact, LevyFact, Matter, PaladinFact, Reply,
};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{EventKind, LegionId, Seat};
use infernal_conclave::rules::orders::Answer;
use infernal_conclave::rules::tribute::{Purse, TributeCard};

/// Returns the cards that a seat has pledged for decrees.
pub(super) fn laid_aside(game: &Game, seat: Seat) -> Vec<TributeCard> {
    game.events().pledges().iter().filter(|pledge| pledge.of == seat).flat_map(|pledge| pledge.cards.clone()).collect()
}

/// Returns random lawful answers to the events' questions to a seat. Cards that pay for them are
/// removed from `vault`.
pub(super) fn answers(table: &Game, seat: Seat, vault: &mut Vec<TributeCard>, rolls: &mut Rolls) -> Vec<Answer> {
    let events = table.events();
    let mut answers = Vec::new();
    if let Some(draw) = events.draw_of(seat) {
        let mut fresh = draw.cards.clone();
        rolls.shuffle(&mut fresh);
        let mut cards: Vec<EventKind> = events.hand(seat).iter().copied().chain(fresh).collect();
        rolls.shuffle(&mut cards);
        cards.truncate(draw.keep.into());
        answers.push(Answer::KeepEvents { cards });
    }
    for decree in events.decrees().iter().filter(|decree| decree.of == seat) {
        if rolls.percent(30) {
            continue;
        }
        let legions: Vec<LegionId> = table.forces().legions_of(seat).map(|legion| legion.id).collect();
        let treasures: Vec<Treasure> = table.attachments().of(seat).map(|held| held.treasure).collect();
        let reply = match decree.matter {
            Matter::Cards(n) if vault.len() >= usize::from(n) => {
                Some(Reply::Pay(vault.split_off(vault.len() - usize::from(n)).iter().map(|card| card.id).collect()))
            }
            Matter::Cards(_) | Matter::Contender => None,
            Matter::Treasure => rolls.pick(&treasures).copied().map(Reply::Sacrifice),
            Matter::Crusader => rolls.pick(&legions).copied().map(Reply::Send),
            Matter::Vote(_) => Some(Reply::Vote(rolls.percent(50))),
        };
        answers.extend(reply.map(|reply| Answer::Decree { decree: decree.id, reply }));
    }
    answers
}

/// Returns the largest possible hand of event cards: the limit of the highest Prophecy plus all
/// bonuses.
fn largest_hand(catalog: &Catalog) -> usize {
    let by_prophecy =
        catalog.powers.iter().map(|power| if let Grant::Draws { keep, .. } = power.grant { keep } else { 0 });
    let of_perks =
        catalog.perks.iter().filter_map(|def| if let Gift::Boon(boon) = def.gift { Some(boon) } else { None });
    let boons =
        catalog.relics.iter().flat_map(|def| &def.boons).chain(catalog.places.iter().flat_map(|def| &def.boons));
    let boons = boons.copied().chain(of_perks);
    let more = boons.map(|boon| if let Boon::EventHand(more) = boon { usize::from(more) } else { 0 });
    usize::from(by_prophecy.max().unwrap_or(0)) + more.sum::<usize>()
}

/// Checks that every card is in one place and no hand is too large. A running secret event keeps
/// its card.
pub(super) fn events_stand(catalog: &Catalog, game: &Game) {
    let events = game.events();
    let mut seen = BTreeSet::new();
    let most = largest_hand(catalog);
    for seat in game.seats() {
        let fallen = game.conclave().eliminated(seat).is_some();
        assert!(events.hand(seat).len() <= most, "seat {seat} holds too many event cards");
        assert!(!fallen || events.hand(seat).is_empty(), "a fallen house holds event cards");
        let drawn = events.draw_of(seat).map_or(&[][..], |draw| &draw.cards);
        for card in events.hand(seat).iter().chain(drawn) {
            assert!(seen.insert(*card), "{card:?} is held twice");
        }
    }
    let secret = events.running().iter().filter(|running| running.secret).map(|running| running.event);
    for card in events.discard().iter().copied().chain(secret) {
        assert!(seen.insert(card), "{card:?} is in two places");
    }
    for running in events.running() {
        assert!(running.until >= game.turn(), "{running:?} should be over");
        let def = catalog.event(running.event);
        let most = def.turns.map_or(0, |(_, most)| u32::from(most));
        assert!(running.until <= game.turn() + most, "{running:?} lasts too long");
        assert_eq!(running.secret, def.secret(), "{running:?}");
    }
    for (at, running) in events.running().iter().enumerate() {
        let twin = |other: &&infernal_conclave::rules::events::Running| {
            other.event == running.event && other.target == running.target
        };
        assert_eq!(events.running()[..at].iter().find(twin), None, "the same event goes on twice");
    }
}

/// Checks the events in a view: the own hand, public events, and no rumors of others.
pub(super) fn events_hidden(table: &Game, game: &Game, seat: Seat) {
    let (seen, all) = (table.events(), game.events());
    for other in game.seats() {
        assert!(other == seat || (seen.hand(other).is_empty() && seen.draw_of(other).is_none()));
    }
    assert_eq!((seen.hand(seat), seen.draw_of(seat)), (all.hand(seat), all.draw_of(seat)));
    assert_eq!(seen.discard(), all.discard());
    let known = all.running().iter().filter(|running| !running.secret || running.by == seat);
    assert!(seen.running().iter().eq(known), "seat {seat} sees rumors that it may not");
    assert!(seen.pledges().iter().all(|pledge| pledge.of == seat));
}

/// Applies a fact about events to the map: cantons that lose their owner, legions that leave or
/// come back.
pub(super) fn land(fact: &EventFact, owners: &mut [Option<Seat>], legions: &mut BTreeSet<LegionId>, moment: &str) {
    match fact {
        EventFact::Land(LandFact::Fissured { canton, from }) => {
            assert_eq!(owners[canton.index()], *from, "{moment}: torn from somebody else");
            owners[canton.index()] = None;
        }
        EventFact::Land(LandFact::Rebelled { canton, from, .. })
        | EventFact::Course(CourseFact::Beast(BeastFact::Strikes { canton, from, .. })) => {
            assert_eq!(owners[canton.index()], Some(*from), "{moment}: taken from somebody else");
            owners[canton.index()] = None;
        }
        EventFact::Course(CourseFact::Crusade(CrusadeFact::Embarked { legion, .. })) => {
            assert!(legions.remove(legion), "{moment}: legion {legion} embarked twice");
        }
        EventFact::Course(CourseFact::Crusade(CrusadeFact::Returned { legion, .. })) => {
            assert!(legions.insert(*legion), "{moment}: legion {legion} came twice");
        }
        _ => {}
    }
}

/// Returns the tribute cards that events take from a seat and give to it, according to the log.
pub(super) fn cards<'a>(facts: impl Iterator<Item = &'a Fact>, seat: Seat) -> (Vec<Purse>, Vec<Purse>) {
    let (mut lost, mut gained) = (Vec::new(), Vec::new());
    for fact in facts {
        let Fact::Event(fact) = fact else { continue };
        match fact {
            EventFact::Levy(LevyFact::CardsLost { seat: whose, worths, .. }) if *whose == seat => lost.extend(worths),
            EventFact::Levy(LevyFact::CardsGained { seat: whose, worths, .. }) if *whose == seat => {
                gained.extend(worths);
            }
            EventFact::Decree(DecreeFact::Obeyed { seat: whose, given: Some(Given::Cards(worths)), .. })
                if *whose == seat =>
            {
                lost.extend(worths);
            }
            EventFact::Course(CourseFact::Paladin(PaladinFact::Strikes { quarry, burnt, .. })) if *quarry == seat => {
                lost.extend(burnt);
            }
            _ => {}
        }
    }
    (lost, gained)
}
