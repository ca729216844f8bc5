//! Spoils of war, and prisoners.

use oaths::rules::facts::WarFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::ids::Seat;
use oaths::rules::war::{Division, Target, WarAnswer, WarStep};

use super::{Scene, lay, seats};

/// Asmodeus and Mephistopheles defeat Glasya at home: the spoils come next.
fn alliance_wins(points: [u8; 3]) -> Scene {
    let [asmodeus, mephistopheles, glasya, belial] = seats();
    let tableau = lay(&["asmodeus", "mephistopheles", "glasya", "belial"])
        .alliance(asmodeus, &[mephistopheles])
        .points(asmodeus, points[0])
        .points(mephistopheles, points[1])
        .points(glasya, points[2])
        .devil(belial, Whereabouts::Earth);
    let mut scene = Scene::war(tableau);
    scene.siege(asmodeus, glasya).storm(&[(asmodeus, 4), (glasya, 3)]);
    scene.until_war(|step| matches!(step, WarStep::Divide(_)));
    scene
}

fn division(point: Option<Seat>, realm: Seat, prisoner: Seat) -> WarAnswer {
    WarAnswer::Divide(Division { point, realm: Some(realm), prisoners: vec![prisoner] })
}

/// "Asmodeus (3 vp) and Mephistopheles (3 vp) is in alliance, Asmodeus is leading and they defeat
/// Glasya (with 4 vp). Asmodeus gives realm as spoils to Mephistopheles and keeps rest."
#[test]
fn asmodeus_gives_the_realm_to_its_equal_and_keeps_the_rest() {
    let [asmodeus, mephistopheles, glasya] = seats();
    let mut scene = alliance_wins([3, 3, 4]);
    scene.say(asmodeus, division(Some(asmodeus), mephistopheles, asmodeus));
    assert_eq!((scene.points(asmodeus), scene.points(mephistopheles), scene.points(glasya)), (4, 3, 3));
    assert_eq!(scene.whereabouts(glasya), Whereabouts::Prison(asmodeus));
    scene.say(mephistopheles, WarAnswer::Swap(true));
    assert_eq!(scene.realm(mephistopheles), Some("seat-of-judgement"));
}

/// "Otherwise the leader divides as it wishes, but each follower must get something if possible".
#[test]
fn the_leader_cannot_keep_everything() {
    let [asmodeus, mephistopheles] = seats();
    let scene = alliance_wins([3, 3, 4]);
    assert!(!scene.allows(asmodeus, division(Some(asmodeus), asmodeus, asmodeus)));
    // It can give everything away.
    assert!(scene.allows(asmodeus, division(Some(mephistopheles), mephistopheles, mephistopheles)));
    assert!(scene.allows(asmodeus, division(Some(mephistopheles), asmodeus, asmodeus)));
}

/// "If Mephistopheles had less than 3 vp, the victory point must be given to it (but Asmodeus can
/// then keep the realm)".
#[test]
fn the_point_goes_to_the_ally_with_fewer_points() {
    let [asmodeus, mephistopheles, glasya] = seats();
    let mut scene = alliance_wins([3, 2, 4]);
    assert!(!scene.allows(asmodeus, division(Some(asmodeus), mephistopheles, asmodeus)));
    scene.say(asmodeus, division(Some(mephistopheles), asmodeus, asmodeus));
    assert_eq!((scene.points(asmodeus), scene.points(mephistopheles), scene.points(glasya)), (3, 3, 3));
    scene.say(asmodeus, WarAnswer::Swap(true));
    assert_eq!(scene.realm(asmodeus), Some("seat-of-judgement"));
}

/// "1 victory point from the defender (only if the defender had any and does not have less than all
/// attackers, i.e. same rules as in trading)".
#[test]
fn a_defender_with_no_points_or_fewer_than_all_attackers_loses_none() {
    let [asmodeus, mephistopheles] = seats();
    for (points, lost) in [([0, 0, 0], false), ([3, 3, 2], false), ([3, 2, 2], true), ([3, 3, 3], true)] {
        let scene = alliance_wins(points);
        let gets = |seat: Seat| scene.allows(asmodeus, division(Some(seat), mephistopheles, asmodeus));
        assert_eq!(gets(asmodeus) || gets(mephistopheles), lost, "{points:?}");
        assert_ne!(scene.allows(asmodeus, division(None, mephistopheles, asmodeus)), lost, "{points:?}");
    }
}

/// "home realm (the Devil can swap home realm with the conquered one. The other home realm is moved
/// to unoccupied ones)".
#[test]
fn a_conquered_realm_is_swapped_or_left_empty() {
    let [belial, mammon] = seats();
    for (take, own, free) in [(true, "high-palace", "frozen-ocean"), (false, "frozen-ocean", "high-palace")] {
        let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]));
        scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
        scene.until_war(|step| matches!(step, WarStep::Swap { .. })).say(belial, WarAnswer::Swap(take));
        assert_eq!(scene.realm(belial), Some(own));
        assert!(scene.game.vacant().contains(&super::catalog().realm_named(free).expect("it is a realm")));
        assert_eq!(scene.realm(mammon), None);
    }
}

/// "Whoever gets the defeated Devil also gets its artifacts".
#[test]
fn the_artifacts_go_with_the_captured_devil() {
    let [belial, mammon] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).table(mammon, "wand-of-might", 1).table(mammon, "soul-stones", 1);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 6), (mammon, 5)]).peace();
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Prison(belial));
    assert_eq!((scene.tabled(belial, "wand-of-might"), scene.tabled(belial, "soul-stones")), (1, 1));
    assert!(scene.game.domain(mammon).tabled.is_empty());
}

/// A devil on Earth is not captured, and keeps its artifacts.
#[test]
fn a_devil_on_earth_is_not_captured_and_keeps_its_artifacts() {
    let [belial, mammon] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).table(mammon, "soul-stones", 1).devil(mammon, Whereabouts::Earth);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]).peace();
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Earth);
    assert_eq!((scene.realm(mammon), scene.tabled(mammon, "soul-stones")), (None, 1));
}

/// "If the army with prisoner is destroyed in later conflict, old prisoners become extra spoils of
/// war."
#[test]
fn old_prisoners_are_part_of_the_spoils() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).homeless(glasya).devil(glasya, Whereabouts::Prison(mammon));
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]).peace();
    assert_eq!(scene.whereabouts(glasya), Whereabouts::Prison(belial));
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Prison(belial));
}

/// "the leader must divide the spoils of war with all armies in the same alliace, including those
/// that could not follow because of the safety agreement (but not including those that stayed home
/// because they casted rituals)".
#[test]
fn a_bound_follower_shares_the_spoils_and_a_caster_does_not() {
    let [belial, mammon, glasya, baalzebub] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(belial, &[mammon, baalzebub])
        .safety(mammon, glasya)
        .cast(baalzebub, "conjuration", false)
        .points(glasya, 1);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, glasya).storm(&[(belial, 4), (glasya, 3)]);
    scene.until_war(|step| matches!(step, WarStep::Divide(_)));
    // Belial gets all prisoners, so Mammon gets the point, or the realm, or both.
    assert!(scene.allows(belial, division(Some(mammon), belial, belial)));
    assert!(!scene.allows(belial, division(Some(belial), belial, belial)));
    assert!(!scene.allows(belial, division(Some(belial), baalzebub, belial)));
}

/// "the attacker gets spoils of war: 1 victory point from the defender [...], all prisoners [...],
/// and home realm": everybody is told who got what.
#[test]
fn the_share_of_each_is_told() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).points(mammon, 2);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(mammon))]).storm(&[(belial, 4), (mammon, 3)]).peace();
    let (prisoners, artifacts) = (vec![mammon], Vec::new());
    assert!(scene.saw(WarFact::Captured { seat: mammon, by: belial }));
    assert!(scene.saw(WarFact::Spoils { seat: belial, point: true, prisoners, artifacts, realm: true }));
    assert_eq!((scene.points(belial), scene.points(mammon)), (1, 1));
}
