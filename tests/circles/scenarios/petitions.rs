//! Petitions (chapter 12), and Favours bound by Disfavours (rule 14.1).

use circles_rules::facts::Why;
use circles_rules::ids::Banner;
use circles_rules::petition::{Claim, Claims, PetitionAsk, PetitionAuto};
use circles_rules::refusal::Refusal;
use circles_rules::step::Ask;
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, lay, of, sectio};

/// The Devourer of Worlds, the Void, and somebody else.
fn base() -> Tableau<'static> {
    lay(&QUIET).owns(of(A), &["spies"]).owns(of(B), &["liars", "orgastica"]).owns(of(C), &["caina"])
}

fn claim(id: &str, favour: bool) -> Claim {
    Claim { sectio: sectio(id), favour }
}

/// "Example: Petitions": the Devourer takes LIARS through victory, and its one Favour is enough for
/// FALSIFIERS or for the PARLIAMENT OF INTOLERANCE, not for both.
#[test]
fn the_devourer_petitions() {
    let tableau = base()
        .legions(of(A), "liars", 1)
        .legions(of(A), "parliament-of-intolerance", 1)
        .legions(of(A), "falsifiers", 1)
        .wealth(A, 0, 1, 0)
        .victor(A, "liars");
    let mut scene = Scene::open(tableau, PetitionAuto::Begin);
    let both = vec![claim("liars", false), claim("falsifiers", true), claim("parliament-of-intolerance", true)];
    assert_eq!(scene.refusal(A, Claims(both)), Some(Refusal::Favours));
    let right = Claims(vec![claim("falsifiers", false)]);
    assert_eq!(scene.refusal(A, right), Some(Refusal::NoVictor));
    scene.say(A, Claims(vec![claim("liars", false), claim("falsifiers", true)]));
    for id in ["liars", "falsifiers"] {
        assert_eq!(scene.owner(id), Some(of(A)));
    }
    assert_eq!((scene.owner("parliament-of-intolerance"), scene.favours(A)), (None, (0, 0)));
}

/// "A player must have one or more Legions in the Sectio and there may be no unfriendly Units in
/// it, be they Hellhounds or other player's Units."
#[test]
fn a_petition_needs_legions_alone() {
    let tableau = base()
        .lieutenant(of(A), "falsifiers", "verin")
        .legions(of(A), "liars", 1)
        .legions(of(B), "liars", 1)
        .legions(of(A), "judecca", 1)
        .hound("yeth", None, "judecca")
        .legions(of(A), "traitors", 1)
        .lieutenant(of(B), "traitors", "sulla")
        .legions(of(A), "adulterers", 1)
        .wealth(A, 0, 5, 0);
    let mut scene = Scene::open(tableau, PetitionAuto::Begin);
    for id in ["falsifiers", "liars", "judecca", "traitors", "spies"] {
        assert_eq!(scene.refusal(A, Claims(vec![claim(id, true)])), Some(Refusal::NoClaim), "{id}");
    }
    scene.say(A, Claims(vec![claim("adulterers", true)]));
    assert_eq!(scene.owner("adulterers"), Some(of(A)));
}

/// "The Triumvirate simply takes control of the Sectio, provided the player successfully makes a
/// Disfavour Roll." Ruling "second-petition": whoever fails may still pay.
#[test]
fn victors_right_needs_a_disfavour_roll() {
    let tableau = |die| base().legions(of(A), "liars", 1).wealth(A, 0, 2, 1).victor(A, "liars").dice(&[die]);
    let mut scene = Scene::open(tableau(2), PetitionAuto::Begin);
    scene.pass();
    assert_eq!((scene.owner("liars"), scene.favours(A)), (Some(of(A)), (2, 1)), "the default claims by right");
    let mut scene = Scene::open(tableau(1), PetitionAuto::Begin);
    scene.say(A, Claims(vec![claim("liars", false)]));
    assert_eq!(scene.dice(|why| matches!(why, Why::Disfavour)), [1]);
    assert!(matches!(scene.game.due(), Some(Ask::Petition(PetitionAsk::Again(_)))));
    assert_eq!(scene.refusal(A, Claims(vec![claim("liars", false)])), Some(Refusal::NoVictor));
    scene.say(A, Claims(vec![claim("liars", true)]));
    assert_eq!((scene.owner("liars"), scene.favours(A)), (Some(of(A)), (1, 1)));
}

/// "Example: Favours and Disfavours": with two Favours and a Disfavour "the Triumvirate may use
/// only one Favour to get a new Sectio".
#[test]
fn a_disfavour_binds_a_favour() {
    let tableau = base().legions(of(A), "falsifiers", 1).legions(of(A), "judecca", 1).wealth(A, 0, 2, 1);
    let scene = Scene::open(tableau, PetitionAuto::Begin);
    let both = Claims(vec![claim("falsifiers", true), claim("judecca", true)]);
    assert_eq!(scene.refusal(A, both), Some(Refusal::Favours));
    assert_eq!(scene.refusal(A, Claims(vec![claim("judecca", true)])), None);
}

/// "Should any Freebooter Units survive into this phase, they will take control of the Sectio they
/// occupy."
#[test]
fn freebooters_take_what_they_occupy() {
    let tableau = base().legions(Banner::Freebooters, "liars", 1).legions(Banner::Freebooters, "judecca", 1);
    let mut scene = Scene::open(tableau, PetitionAuto::Begin);
    scene.rest();
    assert_eq!([scene.owner("liars"), scene.owner("judecca")], [Some(Banner::Freebooters); 2]);
}
