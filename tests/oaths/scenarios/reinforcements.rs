//! The start of the game, and the reinforcements.

use oaths::rules::facts::MusterFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::ids::{Paper, PaperSort, Seat};
use oaths::rules::muster::{MusterAnswer, MusterStep};
use oaths::rules::refusal::Refusal;
use oaths::rules::step::Step;

use super::{Scene, catalog, lay, seats, table};
use crate::world;

const SIX: [&str; 6] = ["asmodeus", "mephistopheles", "baalzebub", "mammon", "belial", "glasya"];

/// "Put the High Palace of Hell in the middle of the gaming board. Deal one random realm to each
/// player, removing the rest from the game."
#[test]
fn each_devil_gets_a_realm_and_the_high_palace_is_free() {
    for players in 3..=6 {
        let game = world::game(players, 7);
        let palace = catalog().realm_named("high-palace");
        assert_eq!(game.vacant().iter().copied().map(Some).collect::<Vec<_>>(), [palace]);
        let mut realms: Vec<_> = game.seats().filter_map(|seat| game.domain(seat).realm).collect();
        realms.sort_unstable();
        realms.dedup();
        assert_eq!(realms.len(), players);
    }
}

/// "There exist 5 Favor cards, 1 Vote card and 4 Oaths cards per Devil. Favors, Vote and Oath cards
/// of Devils which are not partaking the current game are not used."
#[test]
fn there_are_ten_papers_of_each_devil_in_the_game() {
    let game = world::game(4, 7);
    let papers: Vec<Paper> =
        game.seats().flat_map(|seat| game.domain(seat).hand.papers().collect::<Vec<_>>()).collect();
    for of in game.seats() {
        let count = |sort| papers.iter().filter(|paper| **paper == Paper { sort, of }).count();
        assert_eq!((count(PaperSort::Favor), count(PaperSort::Vote), count(PaperSort::Oath)), (5, 1, 4));
    }
    assert_eq!(papers.len(), 40);
}

/// The list of the deal is lost; the ruling follows the first edition's "forgotten promises". "If any
/// player has 3 or 4 Oaths of the Overlord, that player wins the game": nobody begins with three.
#[test]
fn nobody_begins_with_three_oaths_of_one_devil() {
    for players in 3..=6 {
        for seed in 0..20 {
            let game = world::game(players, seed);
            for holder in game.seats() {
                for of in game.seats() {
                    let oaths = game.oaths(holder, of);
                    let most = if holder == of || players > 3 { 1 } else { 2 };
                    assert!(oaths <= most, "seat {holder} holds {oaths} oaths of seat {of}");
                }
                assert_eq!(game.oaths(holder, holder), 1);
            }
        }
    }
}

/// "Draw / Discard: 10 / 6, 9 / 5, 8 / 4, 7 / 3" for 3, 4, 5 and 6 players. "Then deal to all
/// Devils with less than 4 tabled cards one extra for each card less than 4."
#[test]
fn the_number_of_players_says_how_many_cards_are_drawn_and_discarded() {
    for (players, draw, discard) in [(3, 10, 6), (4, 9, 5), (5, 8, 4), (6, 7, 3)] {
        // Without Mammon in the first seats, whose extra cards are another rule.
        let devils: Vec<&str> = SIX.iter().rev().copied().take(players).collect();
        let [first, second] = seats();
        let scene = Scene::dawn(lay(&devils).table(first, "fiends", 4).table(second, "fiends", 1));
        assert_eq!(scene.game.domain(first).drawn.len(), draw);
        assert_eq!(scene.game.domain(second).drawn.len(), draw + 3);
        assert!(scene.is_due(|step| *step == MusterStep::Table { seat: first, discard }.into()));
    }
}

/// "Thus, in a 5 player game, if some Devil has no tabled resource cards, deal 12 cards to that
/// Devil."
#[test]
fn in_a_5_player_game_a_devil_without_cards_is_dealt_12() {
    let [asmodeus, mephistopheles] = seats();
    let scene = Scene::dawn(lay(&["asmodeus", "mephistopheles", "baalzebub", "belial", "glasya"]).table(
        mephistopheles,
        "fiends",
        5,
    ));
    assert_eq!(scene.game.domain(asmodeus).drawn.len(), 12);
    assert_eq!(scene.game.domain(mephistopheles).drawn.len(), 8);
}

/// "In the initiative order, each player discards certain number of just drawn cards, tabling the
/// rest."
#[test]
fn each_devil_discards_and_tables_in_the_order_of_initiative() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).initiative(&[glasya, belial, mammon]).table(glasya, "fiends", 4);
    let mut scene = Scene::dawn(tableau);
    assert_eq!(scene.game.asked(), [glasya]);
    let drawn = scene.game.domain(glasya).drawn.clone();
    assert_eq!(drawn.len(), 10);
    assert_eq!(scene.refusal(glasya, table(drawn[..5].to_vec())), Some(Refusal::Count));
    let tabled = scene.game.domain(glasya).tabled.clone();
    assert_eq!(scene.refusal(glasya, table([&drawn[..5], &tabled[..1]].concat())), Some(Refusal::NotYours));
    scene.say(glasya, table(drawn[..6].to_vec()));
    let events = drawn[6..].iter().filter(|card| catalog().event(**card).is_some()).count();
    assert_eq!(scene.game.domain(glasya).tabled.len(), 4 + 4 - events);
    assert!(drawn[..6].iter().all(|card| scene.game.discard().contains(card)));
    assert_eq!(scene.game.asked(), [belial]);
}

/// "At the start of the phase, return any Fiends and Devils on Earth back to Hell."
#[test]
fn everybody_returns_from_earth_at_the_start() {
    let [belial] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).earth(belial, "fiends", 2).devil(belial, Whereabouts::Earth).round(1);
    let scene = Scene::dawn(tableau);
    assert_eq!(scene.whereabouts(belial), Whereabouts::Hell);
    assert_eq!((scene.tabled(belial, "fiends"), scene.on_earth(belial, "fiends")), (2, 0));
    assert_eq!(scene.game.round(), 2);
}

/// "Those without home realm gain a new one and simply pick any free one. Use the initiative order
/// if several Devils are without a home realm."
#[test]
fn the_homeless_pick_free_realms_in_the_order_of_initiative() {
    let [belial, mammon, glasya] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).homeless(belial).homeless(glasya).initiative(&[glasya, mammon, belial]);
    let mut scene = Scene::dawn(tableau);
    assert_eq!(scene.game.asked(), [glasya]);
    let taken = scene.game.domain(mammon).realm.expect("it has a realm");
    assert_eq!(scene.refusal(glasya, MusterAnswer::Settle(taken)), Some(Refusal::Realm));
    let free = scene.game.vacant()[1];
    scene.say(glasya, MusterAnswer::Settle(free));
    assert!(scene.saw(MusterFact::Settled { seat: glasya, realm: free }));
    assert_eq!(scene.game.asked(), [belial]);
    assert_eq!(scene.refusal(belial, MusterAnswer::Settle(free)), Some(Refusal::Realm));
}

/// "In the initiative order, deal one special play card for each player. If the deck runs out, bad
/// luck for the last ones."
#[test]
fn special_cards_are_dealt_as_long_as_there_are_any() {
    let [belial, mammon, glasya] = seats();
    // One hand holds all but two.
    let ids = catalog().specials.iter().skip(2).map(|def| def.id.as_str());
    let tableau = ids.fold(lay(&["belial", "mammon", "glasya"]), |tableau, id| tableau.special(belial, id));
    let scene = Scene::dawn(tableau.initiative(&[glasya, mammon, belial]));
    let held = |seat: Seat| scene.game.domain(seat).hand.specials().count();
    assert_eq!((held(glasya), held(mammon), held(belial)), (1, 1, 10));
}

/// Safety and alliance "last until next game turn".
#[test]
fn safety_and_alliances_end_with_the_game_turn() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "asmodeus"]).alliance(belial, &[mammon]).safety(mammon, glasya);
    let scene = Scene::dawn(tableau);
    assert!(scene.game.alliances().is_empty() && scene.game.safeties().is_empty());
}

/// "Lords of Hell has 3 game turns, each with following sequential phases".
#[test]
fn the_phases_follow_each_other() {
    let mut game = world::game(4, 11);
    let mut phases: Vec<(u8, &str)> = Vec::new();
    while let Some(step) = game.due() {
        let phase = match step {
            Step::Muster(_) => Some("reinforcements"),
            Step::Trade(_) => Some("trading"),
            Step::Action(_) => Some("action"),
            Step::War(_) => Some("conflict"),
            Step::Rite(_) => Some("rituals"),
            Step::Court(_) => Some("scoring"),
            Step::Special(_) => None,
        };
        let now = phase.map(|phase| (game.round(), phase));
        phases.extend(now.filter(|now| phases.last() != Some(now)));
        game = oaths::rules::step::advance(catalog(), &game, &[]).0;
    }
    // Nobody casts in this game, so that the ritual phase asks nobody.
    let turn = ["reinforcements", "trading", "action", "conflict", "scoring"];
    let all: Vec<(u8, &str)> = (1..=3).flat_map(|round| turn.map(|phase| (round, phase))).collect();
    assert_eq!(phases, all);
}
