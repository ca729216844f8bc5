//! Scoring.

use oaths::rules::court::{CourtAnswer, CourtStep};
use oaths::rules::facts::CourtFact;
use oaths::rules::ids::Paper;
use oaths::rules::muster::MusterStep;
use oaths::rules::refusal::Refusal;
use oaths::rules::step::Step;

use super::{Scene, catalog, lay, seats};

fn contribute(papers: &[Paper]) -> CourtAnswer {
    CourtAnswer::Contribute(papers.to_vec())
}

fn take(papers: &[Paper]) -> CourtAnswer {
    CourtAnswer::Take { papers: papers.to_vec(), discard: Vec::new() }
}

/// "Then redeal the initiatives: the Devil with least victory points gets the smallest number and
/// so on. If even, use reversed order from the previous order."
#[test]
fn initiative_goes_to_the_devils_with_least_points() {
    let [belial, mammon, glasya, baalzebub] = seats();
    // The second seat rules the High Palace, whose point comes before initiative is dealt again.
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .initiative(&[belial, mammon, glasya, baalzebub])
        .points(belial, 2)
        .points(mammon, 1)
        .points(glasya, 1)
        .points(baalzebub, 2);
    let scene = Scene::open(tableau, CourtStep::Score);
    assert_eq!(scene.points(mammon), 2);
    assert_eq!(scene.game.initiative(), [glasya, baalzebub, mammon, belial]);
}

/// "each player must select total of 2 Oath and/or Vote cards and put them into pile, without
/// showing them."
#[test]
fn each_devil_puts_2_oaths_or_votes_into_the_pile() {
    let [belial, mammon] = seats();
    let mut scene = Scene::open(lay(&["belial", "mammon", "glasya"]), CourtStep::Contribute);
    assert_eq!(scene.refusal(belial, contribute(&[Paper::oath(belial)])), Some(Refusal::Count));
    assert_eq!(scene.refusal(belial, contribute(&[Paper::favor(belial); 2])), Some(Refusal::Count));
    assert_eq!(scene.refusal(belial, contribute(&[Paper::vote(belial); 2])), Some(Refusal::NotYours));
    let papers = vec![Paper::oath(belial), Paper::vote(belial)];
    scene.say(belial, contribute(&papers));
    assert_eq!(scene.game.pile().len(), 6);
    let fact = |papers| CourtFact::Contributed { seat: belial, count: 2, papers };
    assert!(scene.saw(fact(papers.clone())));
    let told = oaths::rules::facts::Fact::from(fact(papers)).told_to(mammon);
    assert_eq!(told, Some(fact(Vec::new()).into()));
}

/// "Those without sufficient show their entire hand to other players."
#[test]
fn who_has_too_few_papers_shows_its_hand() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).pass(belial, mammon, Paper::oath(belial), 4);
    let mut scene = Scene::open(tableau, CourtStep::Contribute);
    assert_eq!(scene.game.asked(), [mammon, glasya]);
    scene.answer(&[]);
    assert_eq!(scene.game.pile().len(), 5);
    let papers = [vec![Paper::favor(belial); 5], vec![Paper::vote(belial)]].concat();
    assert!(scene.saw(CourtFact::ShowedHand { seat: belial, papers }));
}

/// "the this pile is shuffled and in the initiative order a player takes this pile and selects 2
/// cards from it. The selected cards must be shown to other players".
#[test]
fn each_devil_takes_2_papers_of_the_pile_and_shows_them() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).points(belial, 3);
    let mut scene = Scene::open(tableau, CourtStep::Score);
    let give = |seat| contribute(&[Paper::oath(seat), Paper::vote(seat)]).into();
    scene.answer(&[(belial, give(belial)), (mammon, give(mammon)), (glasya, give(glasya))]);
    // Glasya has least points, and Mammon one of the palace.
    assert!(scene.is_due(|step| *step == CourtStep::Take(glasya).into()));
    let wanted = [Paper::vote(belial), Paper::oath(mammon)];
    assert_eq!(scene.refusal(glasya, take(&wanted[..1])), Some(Refusal::Count));
    assert_eq!(scene.refusal(glasya, take(&[Paper::vote(belial); 2])), Some(Refusal::NotYours));
    scene.say(glasya, take(&wanted));
    assert!(scene.saw(CourtFact::Took { seat: glasya, papers: wanted.to_vec() }));
    assert_eq!((scene.papers(glasya, wanted[0]), scene.papers(glasya, wanted[1])), (1, 1));
    assert!(scene.is_due(|step| *step == CourtStep::Take(mammon).into()));
    assert_eq!(scene.game.pile().len(), 4);
}

/// "If the deck runs out (very unlikely but possible with extensive trading), bad luck for the last
/// players."
#[test]
fn the_last_devils_get_nothing_if_the_pile_runs_out() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).pass(belial, mammon, Paper::oath(belial), 4).pass(
        belial,
        mammon,
        Paper::vote(belial),
        1,
    );
    let mut scene = Scene::open(tableau, CourtStep::Score);
    for _ in 0..3 {
        scene.answer(&[]);
    }
    // Four papers for three devils: the third in the order of initiative gets none.
    let last = scene.game.initiative()[2];
    assert!(scene.is_due(|step| *step == CourtStep::Take(last).into()));
    assert!(scene.game.pile().is_empty());
    assert!(scene.allows(last, take(&[])));
}

/// "the player with more than 6 tabled resource cards must discard enough resource cards to make it
/// 6."
#[test]
fn a_devil_keeps_6_tabled_cards() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "fiends", 7)
        .table(belial, "wand-of-might", 1)
        .table(mammon, "juggernaut", 6);
    let steps: [Step; 2] = [CourtStep::Contribute.into(), CourtStep::Take(belial).into()];
    let mut scene = Scene { game: tableau.begin(steps), facts: Vec::new() };
    scene.answer(&[]);
    let pile: Vec<Paper> = scene.game.pile()[..2].to_vec();
    let trim = |cards| CourtAnswer::Take { papers: pile.clone(), discard: cards };
    let fiends = scene.cards(belial, "fiends");
    assert_eq!(scene.refusal(belial, trim(fiends[..1].to_vec())), Some(Refusal::Count));
    scene.say(belial, trim(fiends[..2].to_vec()));
    assert!(scene.saw(CourtFact::Trimmed { seat: belial, cards: fiends[..2].to_vec() }));
    assert_eq!((scene.tabled(belial, "fiends"), scene.tabled(belial, "wand-of-might")), (5, 1));
    assert_eq!(scene.game.surplus(catalog(), mammon), 0);
}

/// "After 3 game turns, new Overlord is voted and the game ends."
#[test]
fn the_vote_comes_after_the_third_game_turn() {
    for (round, vote) in [(1, false), (2, false), (3, true)] {
        let scene = Scene::open(lay(&["belial", "mammon", "glasya"]).round(round), CourtStep::Dusk);
        assert_eq!(scene.is_due(|step| *step == CourtStep::Vote.into()), vote);
        assert_ne!(scene.is_due(|step| matches!(step, Step::Muster(MusterStep::Table { .. }))), vote);
    }
}
