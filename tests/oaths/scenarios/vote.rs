//! The last prisoners, the vote, and the winner.

use oaths::rules::court::{CourtAnswer, CourtStep, Ending};
use oaths::rules::facts::CourtFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::ids::{Paper, Seat};
use oaths::rules::refusal::Refusal;
use oaths::rules::tableau::Tableau;
use oaths::rules::trade::{Claim, Favor};

use super::{Scene, lay, plain, seats, votes_for};

const FOUR: [&str; 4] = ["asmodeus", "belial", "mammon", "glasya"];

/// Lets each seat vote for the candidate of its place. Returns the ending.
fn vote(tableau: Tableau<'static>, candidates: [Seat; 4]) -> Ending {
    poll(tableau, candidates).game.ending().cloned().expect("the game has ended")
}

fn poll(tableau: Tableau<'static>, candidates: [Seat; 4]) -> Scene {
    let mut scene = Scene::open(tableau.round(3), CourtStep::Vote);
    let choices: Vec<_> = seats::<4>().into_iter().zip(candidates).collect();
    scene.answer(&choices.into_iter().map(|(seat, whom)| (seat, votes_for(whom).into())).collect::<Vec<_>>());
    scene
}

/// "Each Devil gains one vote for each Vote card in hand of those who selected him or her". "The
/// Devil with the most votes is the winner of the voting and is the new Overlord."
#[test]
fn each_vote_in_a_hand_counts_for_the_devil_of_its_holder() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau =
        lay(&FOUR).pass(asmodeus, mammon, Paper::vote(asmodeus), 1).pass(glasya, mammon, Paper::vote(glasya), 1);
    let scene = poll(tableau, [asmodeus, belial, belial, asmodeus]);
    let ending = scene.game.ending().cloned().expect("the game has ended");
    // Who holds no vote card chooses as well, but gives nothing.
    assert_eq!((ending.votes, ending.overlord), (vec![0, 4, 0, 0], belial));
    assert!(scene.saw(CourtFact::Voted { seat: asmodeus, candidate: asmodeus }));
    assert!(scene.saw(CourtFact::Counted { holder: mammon, of: glasya, candidate: Some(belial) }));
    assert!(scene.saw(CourtFact::Overlord { seat: belial, votes: 4 }));
}

/// "Each player must select even if they do not have vote cards".
#[test]
fn everybody_is_asked_in_the_vote() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let scene = Scene::open(lay(&FOUR).pass(asmodeus, belial, Paper::vote(asmodeus), 1), CourtStep::Vote);
    assert_eq!(scene.game.asked(), [asmodeus, belial, mammon, glasya]);
}

/// "Any prisoners which are not freed cannot vote in the upcoming voting. Practically this means
/// that the Vote card of that Devil has no effect to whoever has it."
#[test]
fn the_vote_of_a_prisoner_has_no_effect_whoever_holds_it() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&FOUR)
        .devil(belial, Whereabouts::Prison(mammon))
        .pass(belial, glasya, Paper::vote(belial), 1)
        .pass(asmodeus, belial, Paper::vote(asmodeus), 1);
    let scene = poll(tableau, [glasya; 4]);
    let ending = scene.game.ending().cloned().expect("the game has ended");
    // The prisoner still gives the vote of Asmodeus.
    assert_eq!(ending.votes[glasya.index()], 3);
    assert!(scene.saw(CourtFact::Counted { holder: glasya, of: belial, candidate: None }));
}

/// "Tie-breakers: 1. Most victory points 2. The ruler (controller) of the High Palace of Hell 3.
/// Oldest Devil".
#[test]
fn a_tie_of_votes_is_broken_by_points_then_the_palace_then_age() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tied = [asmodeus, belial, mammon, glasya];
    // Belial rules the High Palace, and Asmodeus is the oldest.
    assert_eq!(vote(lay(&FOUR).points(glasya, 1), tied).overlord, glasya);
    assert_eq!(vote(lay(&FOUR), tied).overlord, belial);
    assert_eq!(vote(lay(&FOUR).realm(belial, "dis"), tied).overlord, asmodeus);
    // More votes win over all of it.
    assert_eq!(vote(lay(&FOUR).points(glasya, 9), [asmodeus, belial, mammon, mammon]).overlord, mammon);
}

/// "If any player has 3 or 4 Oaths of the Overlord, that player wins the game".
#[test]
fn three_oaths_of_the_overlord_win_the_game() {
    let [asmodeus, belial, _, glasya] = seats();
    for (oaths, winner) in [(3, glasya), (2, asmodeus)] {
        let tableau = lay(&FOUR)
            .pass(belial, glasya, Paper::oath(belial), oaths)
            .lose_papers(belial, Paper::oath(belial), 4 - oaths)
            .points(asmodeus, 20);
        let ending = vote(tableau, [belial; 4]);
        assert_eq!((ending.winners, ending.by_oaths), (vec![winner], oaths == 3));
    }
}

/// "Otherwise each Oath of the Overlord is worth 2 points. The player with most victory points wins
/// the game."
#[test]
fn an_oath_of_the_overlord_is_worth_2_points() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&FOUR)
        .pass(belial, glasya, Paper::oath(belial), 2)
        .pass(belial, mammon, Paper::oath(belial), 1)
        .lose_papers(belial, Paper::oath(belial), 1)
        .points(asmodeus, 4)
        .points(mammon, 2)
        .points(glasya, 1);
    let ending = vote(tableau, [belial; 4]);
    assert_eq!((ending.totals, ending.winners), (vec![4, 0, 4, 5], vec![glasya]));
    assert_eq!((ending.points, ending.oaths), (vec![4, 0, 2, 1], vec![0, 0, 1, 2]));
}

/// Returns a table at which nobody holds an oath of Belial, whom all elect.
fn without_oaths() -> Tableau<'static> {
    let [_, belial] = seats();
    lay(&FOUR).lose_papers(belial, Paper::oath(belial), 4)
}

/// "If tied, use following tie-breakers: 1. Overlord 2. Most favors in hand (no matter whose)".
#[test]
fn a_tie_of_points_is_broken_by_the_overlord_and_then_by_favors() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let all_equal = seats::<4>().into_iter().fold(without_oaths(), |tableau, seat| tableau.points(seat, 3));
    assert_eq!(vote(all_equal, [belial; 4]).winners, [belial]);
    let others = without_oaths().points(asmodeus, 3).points(glasya, 3).pass(mammon, glasya, Paper::favor(mammon), 1);
    assert_eq!(vote(others, [belial; 4]).winners, [glasya]);
}

/// Ruling "last tie": who is still equal wins together.
#[test]
fn devils_that_are_still_equal_win_together() {
    let [asmodeus, belial, _, glasya] = seats();
    let tableau = without_oaths().points(asmodeus, 3).points(glasya, 3);
    assert_eq!(vote(tableau, [belial; 4]).winners, [asmodeus, glasya]);
}

fn last(claims: Vec<Claim>, frees: Vec<Seat>) -> CourtAnswer {
    CourtAnswer::LastPrisoners { claims, frees, gives: Vec::new() }
}

/// "Any prisoners can be transfered or freed with favors (or by will of the capturer)."
#[test]
fn the_last_prisoners_are_freed_or_transferred_with_favors_or_by_will() {
    let [_, belial, mammon, glasya] = seats();
    let tableau =
        lay(&FOUR).devil(belial, Whereabouts::Prison(mammon)).pass(mammon, glasya, Paper::favor(mammon), 3).round(3);
    let free = plain(mammon, Favor::Free(belial));
    let take = plain(mammon, Favor::Take(belial));
    let given = CourtAnswer::LastPrisoners { claims: Vec::new(), frees: Vec::new(), gives: vec![(belial, glasya)] };
    for (by, answer, there) in [
        (glasya, last(vec![free], Vec::new()), Whereabouts::Hell),
        (glasya, last(vec![take], Vec::new()), Whereabouts::Prison(glasya)),
        (mammon, last(Vec::new(), vec![belial]), Whereabouts::Hell),
        (mammon, given, Whereabouts::Prison(glasya)),
    ] {
        let mut scene = Scene::open(tableau.clone(), CourtStep::Dusk);
        assert!(scene.is_due(|step| *step == CourtStep::LastPrisoners.into()));
        scene.say(by, answer);
        assert_eq!(scene.whereabouts(belial), there);
        assert!(scene.is_due(|step| *step == CourtStep::Vote.into()));
    }
}

/// "No other trading is allowed."
#[test]
fn nothing_but_prisoners_is_traded_at_the_end() {
    let [_, belial, mammon, glasya] = seats();
    let tableau =
        lay(&FOUR).devil(belial, Whereabouts::Prison(mammon)).pass(mammon, glasya, Paper::favor(mammon), 3).round(3);
    let scene = Scene::open(tableau, CourtStep::Dusk);
    for favor in [Favor::Safety, Favor::Alliance, Favor::Oaths(1)] {
        assert_eq!(scene.refusal(glasya, last(vec![plain(mammon, favor)], Vec::new())), Some(Refusal::Play));
    }
    assert_eq!(scene.refusal(glasya, last(Vec::new(), vec![belial])), Some(Refusal::Devil));
}

/// Asmodeus: "Wild favor is not available in the final prisoners phase."
#[test]
fn the_wild_favor_of_asmodeus_is_gone_at_the_end() {
    let [asmodeus, belial, mammon] = seats();
    let tableau =
        lay(&FOUR).devil(belial, Whereabouts::Prison(mammon)).pass(mammon, asmodeus, Paper::favor(mammon), 2).round(3);
    let scene = Scene::open(tableau, CourtStep::Dusk);
    let claim = |own, wild| last(vec![Claim { own, wild, ..plain(mammon, Favor::Free(belial)) }], Vec::new());
    assert_eq!(scene.refusal(asmodeus, claim(0, 1)), Some(Refusal::Price));
    assert!(scene.allows(asmodeus, claim(1, 0)));
    // What is left of a trading does not last until then.
    let mut scene = Scene::trade(lay(&FOUR));
    assert_eq!(scene.game.domain(asmodeus).wild, 1);
    scene.answer(&[]);
    assert_eq!(scene.game.domain(asmodeus).wild, 0);
}

/// The whole end: without prisoners the vote comes at once.
#[test]
fn without_prisoners_the_vote_comes_at_once() {
    let mut scene = Scene::open(lay(&FOUR).round(3), CourtStep::Dusk);
    assert!(scene.is_due(|step| *step == CourtStep::Vote.into()));
    scene.answer(&[]);
    assert!(scene.game.ending().is_some() && scene.game.due().is_none());
}
