//! The award phase: points, posts and Souls.

use oaths::first::rules::award::{AwardAnswer, AwardStep};
use oaths::first::rules::facts::{AwardFact, Fact};
use oaths::first::rules::game::{Post, PostKind, Whereabouts};
use oaths::first::rules::ids::Seat;
use oaths::first::rules::orders::{OrderStep, Orders};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::Step;
use oaths::first::rules::tableau::Tableau;
use oaths::first::rules::view::View;

use super::{QUIET, Scene, lay, seats};

/// "Each player who has any fiends or Devil at Earth ready to gather Souls, or has performed an attack
/// this turn gains one victory point. If the player did both, she does not gain 2 victory points."
#[test]
fn an_attack_or_a_journey_gives_one_point() {
    let [both, earth, devil, none] = seats();
    let tableau = lay(&QUIET)
        .victories(both, 1)
        .earth(both, "fiends", 2)
        .earth(earth, "fiends", 1)
        .devil(devil, Whereabouts::Earth);
    let scene = Scene::open(tableau, AwardStep::Generic);
    assert_eq!([both, earth, devil, none].map(|seat| scene.points(seat)), [1, 1, 1, 0]);
}

fn power(tableau: Tableau<'static>) -> (Post, Scene) {
    let scene = Scene::open(tableau, AwardStep::Power);
    (scene.game.posts()[0], scene)
}

/// "This post is given to Devil who has shown to control the most powerful realm, by winning attacks."
/// "When a new post is achieved or stable post is kept, the Devil gains one victory point."
#[test]
fn the_realm_of_power_goes_by_attack_victories() {
    let [a, b] = seats();
    let (post, scene) = power(lay(&QUIET).victories(a, 2).victories(b, 1));
    assert_eq!(post, Post { holder: Some(a), stable: false });
    assert_eq!((scene.points(a), scene.points(b)), (1, 0));
    // "Army size is counted, when it is directly total number of horde cards in Hell."
    let (post, _) = power(lay(&QUIET).victories(a, 1).victories(b, 1).table(b, "fiends", 1));
    assert_eq!(post.holder, Some(b));
    let (post, _) = power(lay(&QUIET).victories(a, 1).victories(b, 1));
    assert_eq!(post.holder, None, "equal in both");
    let (post, _) = power(lay(&QUIET).table(a, "fiends", 4));
    assert_eq!(post.holder, None, "without a victory");
}

/// "If the Devil does not fill 'to keep' requirement next turn, the post is completely lost and other
/// Devil can immediately claim it." "If the devil has unstable post and fills 'to keep' requirement,
/// the post changes to stable post." "If the Devil cannot fill 'to keep' requirement, the post is
/// changed to unstable post instead of being immediately lost."
#[test]
fn posts_become_stable_and_unstable() {
    let [a, b] = seats();
    let held = |stable| lay(&QUIET).post(PostKind::Power, a, stable);
    let (post, scene) = power(held(false).victories(a, 1).victories(b, 2));
    assert_eq!((post, scene.points(a)), (Post { holder: Some(a), stable: true }, 0));
    let (post, scene) = power(held(true).victories(a, 1));
    assert_eq!((post, scene.points(a)), (Post { holder: Some(a), stable: true }, 1));
    let (post, scene) = power(held(true).victories(b, 1));
    assert_eq!((post, scene.points(b)), (Post { holder: Some(a), stable: false }, 0));
    let (post, scene) = power(held(false).victories(b, 1));
    assert_eq!((post, scene.points(b)), (Post { holder: Some(b), stable: false }, 1));
    let (post, _) = power(held(false).table(b, "fiends", 1));
    assert_eq!(post.holder, None, "lost, and nobody claims it");
    let (post, _) = power(held(false).table(a, "fiends", 1));
    assert_eq!(post, Post { holder: Some(a), stable: true }, "nobody won, and no army is bigger");
}

/// "This post is given to Devil who (and who's fiends) are most effective Soul gatherers."
#[test]
fn the_master_of_souls_has_gathered_most() {
    let [a, b] = seats();
    let post = |tableau: Tableau<'static>| Scene::open(tableau, AwardStep::Masters).game.posts()[1];
    assert_eq!(post(lay(&QUIET).gathered(a, 3).gathered(b, 2)).holder, Some(a));
    assert_eq!(post(lay(&QUIET).gathered(a, 1)).holder, None, "too few");
    let held = || lay(&QUIET).post(PostKind::Souls, a, true);
    assert_eq!(post(held().gathered(a, 1)), Post { holder: Some(a), stable: true });
    assert_eq!(post(held().gathered(a, 1).gathered(b, 2)), Post { holder: Some(a), stable: false });
}

/// "She is also awarded one victory point or she can take one Oath card of her choice from the Oath
/// discard pile, if any. The player cannot check the pile before making her mind."
#[test]
fn an_award_is_a_point_or_a_sold_oath() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).victories(a, 1).sold(b, 2).sold(Seat(2), 1);
    let mut scene = Scene::open(tableau, AwardStep::Power);
    assert_eq!(scene.game.asked(), [a]);
    let blind = View::of(&scene.game, a);
    assert_eq!((blind.hidden().pile, blind.game().pile()), (3, [Seat(0); 3].as_slice()), "only its size");
    scene.say(a, AwardAnswer::Oath(true));
    assert_eq!(View::of(&scene.game, a).game().pile(), [b, b, Seat(2)], "it takes the entire pile");
    assert_eq!(View::of(&scene.game, b).game().pile(), [Seat(0); 3]);
    assert_eq!(scene.refusal(a, AwardAnswer::Pick(Seat(3))), Some(Refusal::NotYours));
    scene.say(a, AwardAnswer::Pick(b));
    assert_eq!((scene.game.oaths(a, b), scene.points(a), scene.game.pile().len()), (1, 0, 2));
    let told = |seat| scene.facts.iter().filter_map(|fact| fact.told_to(seat)).collect::<Vec<Fact>>();
    assert!(told(a).contains(&AwardFact::TookOath { seat: a, of: Some(b) }.into()));
    assert!(told(b).contains(&AwardFact::TookOath { seat: a, of: None }.into()));
}

/// Returns what each roll of many did: die, Souls, and where the fiend is then.
fn harvest(devil: &str) -> Vec<(u8, u8)> {
    let mut rolls = Vec::new();
    for seed in 0..12 {
        let devils = [devil, "glasya", "belial", "baalzebub"];
        let tableau = lay(&devils).earth(Seat(0), "fiends", 5).seed(seed);
        let before = tableau.clone().begin([]);
        let scene = {
            let mut scene = Scene::steps(tableau, [Step::from(AwardStep::Repent), AwardStep::Souls.into()]);
            scene.facts.clear();
            scene
        };
        let domain = scene.game.domain(Seat(0));
        let (caught, home) = (scene.game.discard().len(), domain.tabled.len());
        assert_eq!(domain.earth.len() + caught + home, before.domain(Seat(0)).earth.len());
        rolls.push((caught as u8, domain.souls as u8));
        for card in &domain.tabled {
            // "Banished back to Hell and cannot go to Earth until turn after next one."
            assert!(!scene.game.may_travel(super::catalog(), *card));
        }
    }
    rolls
}

/// "5-6: Add Soul counter by 2. 3-4: Add Soul counter by 1. 2: banished. 1: Fiends are destroyed."
/// "Any Soul gathering roll yields 1-3 Souls instead of 1-2, by dividing the die by two, rounding
/// down."
#[test]
fn fiends_gather_are_banished_or_caught() {
    let common = harvest("mammon");
    let bargains = harvest("mephistopheles");
    let sum = |rolls: &[(u8, u8)]| rolls.iter().map(|(_, souls)| u32::from(*souls)).sum::<u32>();
    let caught = common.iter().map(|(caught, _)| u32::from(*caught)).sum::<u32>();
    assert!((3..=20).contains(&caught), "{caught} of 60");
    // The same dice, for both start from the same seeds: 6 gives three and not two.
    assert!(sum(&bargains) > sum(&common), "{} {}", sum(&bargains), sum(&common));
    assert!((40..=80).contains(&sum(&common)), "{} of 60", sum(&common));
}

/// "The Devil can reroll the result, but must accept the second roll."
#[test]
fn a_devil_may_roll_again() {
    let [a] = seats();
    let mut scene = Scene::open(lay(&QUIET).devil(a, Whereabouts::Earth), AwardStep::Souls);
    assert_eq!(scene.game.asked(), [a]);
    scene.say(a, AwardAnswer::Again(true));
    let gathered = scene.facts.iter().filter(|fact| matches!(fact, Fact::Award(AwardFact::Gathered { .. })));
    assert_eq!(gathered.count(), 1);
    assert!(scene.game.due().is_none());
}

/// "The devil is imprisoned and out of game [...]. During any subsequent Soul gathering, the Devil can
/// promise never to return to Earth and if does so, is released and returns to Hell. Naturally this
/// promise only lasts until end of the next turn."
#[test]
fn heaven_frees_for_a_promise() {
    let [a] = seats();
    let tableau = lay(&QUIET).devil(a, Whereabouts::Heaven);
    let mut scene = Scene::steps(tableau, [Step::from(AwardStep::Repent), OrderStep::Orders.into()]);
    assert_eq!(scene.game.asked(), [a]);
    scene.say(a, AwardAnswer::Repent(true));
    assert_eq!(scene.game.domain(a).whereabouts, Whereabouts::Hell);
    assert_eq!(scene.refusal(a, Orders { devil: true, ..Orders::default() }), Some(Refusal::Journey));
    assert_eq!(scene.game.promises()[0].until, scene.game.turn() + 1);
}
