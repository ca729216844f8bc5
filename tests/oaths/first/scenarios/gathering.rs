//! The gathering: objections, proclamations, and the end of the game.

use oaths::first::rules::court::{CourtStep, Speech, Way};
use oaths::first::rules::game::{PostKind, Whereabouts};
use oaths::first::rules::ids::Seat;
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::{Answer, Step};
use oaths::first::rules::tableau::Tableau;

use super::{QUIET, Scene, lay, seats};

fn court(tableau: Tableau<'static>) -> Scene {
    Scene::open(tableau, CourtStep::Speak)
}

fn speech(objects: &[Seat], proclaims: Option<Seat>) -> Answer {
    Speech { arrives: true, objects: objects.to_vec(), proclaims }.into()
}

/// Everybody comes; these object.
fn vote(scene: &mut Scene, objections: &[(Seat, &[Seat])]) {
    let all: Vec<(Seat, Answer)> = scene
        .game
        .asked()
        .iter()
        .map(|seat| {
            let objects = objections.iter().find(|(who, _)| who == seat).map_or(&[][..], |(_, objects)| objects);
            (*seat, speech(objects, None))
        })
        .collect();
    scene.answer(&all);
}

fn elected(scene: &Scene) -> Option<(Seat, Way)> {
    scene.game.ending().map(|ending| (ending.overlord, ending.way))
}

/// "The game ends when a new overlord is first proclaimed and on next turn elected as a new Overlord."
#[test]
fn a_proclaimed_devil_is_elected_at_the_next_gathering() {
    let [a, b] = seats();
    let mut scene = court(lay(&QUIET));
    assert_eq!(scene.refusal(a, speech(&[b], None)), Some(Refusal::Devil), "nobody is a candidate");
    scene.say(a, speech(&[], Some(b)));
    assert_eq!((scene.game.proclaimed(), elected(&scene)), ([b].as_slice(), None));
    assert_eq!(scene.game.turn(), 2);
    let mut scene = court(lay(&QUIET).proclaimed(&[b]));
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), Some((b, Way::Elected)));
}

/// "That Devil might become the new Overlord unless sufficient number of Devils at gathering object."
/// "Posts are power: a Devil with post is more easily selected as new overlord."
#[test]
fn objections_reject_and_posts_help() {
    let [a, b, c, d] = seats();
    let mut scene = court(lay(&QUIET).proclaimed(&[a]));
    vote(&mut scene, &[(b, &[a])]);
    assert_eq!(elected(&scene), None);
    let post = || lay(&QUIET).proclaimed(&[a]).post(PostKind::Power, a, false);
    let mut scene = court(post());
    vote(&mut scene, &[(b, &[a])]);
    assert_eq!(elected(&scene), Some((a, Way::Elected)));
    let mut scene = court(post());
    vote(&mut scene, &[(b, &[a]), (c, &[a])]);
    assert_eq!(elected(&scene), None);
    let mut scene = court(post().fortress(a, "high-palace").table(a, "throne-of-hell", 1));
    vote(&mut scene, &[(b, &[a]), (c, &[a])]);
    assert_eq!(elected(&scene), Some((a, Way::Elected)), "the throne");
    let mut scene = court(post().post(PostKind::Souls, a, false));
    vote(&mut scene, &[(b, &[a]), (c, &[a]), (d, &[a])]);
    assert_eq!(elected(&scene), None, "all three others");
}

/// "Any non-imprisoned Devil in Hell can arrive to Gathering." Too few elect nobody.
#[test]
fn a_gathering_needs_enough_devils() {
    let [a, b, c, d] = seats();
    let tableau = lay(&QUIET)
        .proclaimed(&[a])
        .fortress(a, "high-palace")
        .devil(b, Whereabouts::Prison(a))
        .devil(c, Whereabouts::Earth);
    let mut scene = court(tableau);
    assert_eq!(scene.game.asked(), [a, d]);
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), None);
    let mut scene = court(lay(&QUIET).proclaimed(&[a]).devil(b, Whereabouts::Fled));
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), Some((a, Way::Elected)), "three of four");
    // A prisoner cannot be elected.
    let tableau = lay(&QUIET).proclaimed(&[b]).fortress(a, "high-palace").devil(b, Whereabouts::Prison(a));
    let mut scene = court(tableau);
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), None);
}

/// "Only a devil at the gathering objects": "as long as your Devil is in gathering".
#[test]
fn whoever_stays_away_says_nothing() {
    let [a, b] = seats();
    let scene = court(lay(&QUIET).proclaimed(&[b]));
    let away = Speech { arrives: false, objects: vec![b], proclaims: None };
    assert_eq!(scene.refusal(a, away), Some(Refusal::Absent));
}

/// "Any Devil with 6 or more victory points is automatically counted as proclaimed."
#[test]
fn six_points_make_a_candidate() {
    let [a] = seats();
    let mut scene = court(lay(&QUIET).points(a, 6));
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), Some((a, Way::Elected)));
    let mut scene = court(lay(&QUIET).points(a, 5));
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), None);
    let mut scene = court(lay(&QUIET).points(a, 6));
    vote(&mut scene, &[(Seat(1), &[a])]);
    assert_eq!(scene.game.proclaimed(), [a]);
}

/// "If there is several possible Overlords, the one with most posts becomes the new Overlord, and the
/// game ends. If tied, the one with most victory points. If still tied, no one is selected."
#[test]
fn posts_then_points_decide_between_several() {
    let [a, b] = seats();
    let both = || lay(&QUIET).proclaimed(&[a, b]);
    let result = |tableau| {
        let mut scene = court(tableau);
        vote(&mut scene, &[]);
        elected(&scene).map(|(seat, _)| seat)
    };
    assert_eq!(result(both().points(a, 5).post(PostKind::Souls, b, false)), Some(b));
    assert_eq!(result(both().points(a, 5).points(b, 4)), Some(a));
    assert_eq!(result(both().points(a, 5).points(b, 5)), None);
}

/// "If any Devil has reached 9 or more victory points, that Devil automatically becomes the new
/// Overlord if no one else was elected and no one else has as many victory points."
#[test]
fn nine_points_make_an_overlord() {
    let [a, b, c] = seats();
    let mut scene = court(lay(&QUIET).points(a, 9).points(b, 8));
    vote(&mut scene, &[(b, &[a]), (a, &[b])]);
    assert_eq!(elected(&scene), Some((a, Way::Points)));
    let mut scene = court(lay(&QUIET).points(a, 9).points(b, 9));
    vote(&mut scene, &[(b, &[a]), (a, &[b])]);
    assert_eq!(elected(&scene), None);
    let mut scene = court(lay(&QUIET).points(a, 9).proclaimed(&[c]));
    vote(&mut scene, &[(b, &[a])]);
    assert_eq!(elected(&scene), Some((c, Way::Elected)), "somebody else was elected");
}

/// "When the new Overlord is elected, Oath cards are revealed and victory points are scored for them."
/// "The player with most victory points is the winner."
#[test]
fn oaths_of_the_overlord_decide() {
    let [a, b] = seats();
    let mut scene = court(lay(&QUIET).proclaimed(&[a]).points(a, 5).points(b, 4).pass(a, b, a, 3).sold(a, 3));
    vote(&mut scene, &[]);
    let ending = scene.game.ending().expect("an ending");
    assert_eq!((ending.overlord, ending.points[1], ending.oaths[1]), (a, 4, 3));
    assert_eq!(ending.winners, [b]);
}

/// A game that nobody wins ends after the last game turn.
#[test]
fn the_last_turn_ends_the_game() {
    let [a, b, c] = seats();
    let mut scene = court(lay(&QUIET).turn(24).points(a, 3).points(b, 5));
    vote(&mut scene, &[]);
    assert_eq!(elected(&scene), Some((b, Way::Time)));
    assert!(!scene.game.ending().expect("an ending").winners.contains(&c));
}

/// "Limited trading is allowed during gathering." "Any devils which have fled return to Hell."
#[test]
fn a_gathering_begins_with_trading_and_ends_the_turn() {
    let [a] = seats();
    let mut scene = Scene::open(lay(&QUIET).devil(a, Whereabouts::Fled), CourtStep::Begin);
    assert!(matches!(scene.game.due(), Some(Step::Market(_))) && scene.game.market().limited);
    scene.until(|step| matches!(step, Step::Court(CourtStep::Speak)));
    assert!(!scene.game.asked().contains(&a));
    scene.pass();
    assert_eq!((scene.game.domain(a).whereabouts, scene.game.turn()), (Whereabouts::Hell, 2));
}
