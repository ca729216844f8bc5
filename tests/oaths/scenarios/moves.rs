//! Moves: targets, piles, alliances and safety.

use oaths::rules::facts::WarFact;
use oaths::rules::game::{Safety, Whereabouts};
use oaths::rules::refusal::Refusal;
use oaths::rules::war::{Target, WarStep};

use super::{Scene, aim, catalog, lay, seats};

/// "Asmodeus selects itself as target (stays in home) while Belial must select Asmodeus as target
/// (leader of the alliance). Now, if Mammon selects either as target, all 3 are piled into same
/// combat pile and Asmodeus is not removed from it even as it stayed home, as the alliance forces
/// it to partake."
#[test]
fn a_leader_that_stays_at_home_fights_in_the_open_with_its_follower() {
    let [asmodeus, belial, mammon] = seats();
    for either in [asmodeus, belial] {
        let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"]).alliance(asmodeus, &[belial]);
        let mut scene = Scene::war(tableau);
        // The follower has nothing to choose.
        assert!(!scene.game.asked().contains(&belial));
        scene.march(&[(mammon, Target::Devil(either))]);
        assert!(scene.saw(WarFact::Aimed { seat: belial, target: Target::Devil(asmodeus) }));
        assert!(scene.saw(WarFact::Met { sides: vec![vec![asmodeus, belial], vec![mammon]] }));
    }
}

/// Asmodeus leads an alliance but casts rituals; Belial goes to Glasya and Mammon to Asmodeus.
fn leader_at_its_rituals() -> Scene {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"]).alliance(asmodeus, &[belial]).cast(
        asmodeus,
        "conjuration",
        false,
    );
    let mut scene = Scene::war(tableau);
    assert!(!scene.game.asked().contains(&asmodeus));
    scene.march(&[(belial, Target::Devil(glasya)), (mammon, Target::Devil(asmodeus))]);
    scene
}

/// "But in a case of alliance, these two piles are merged. Then Asmodeus and Glasya (both at home,
/// Asmodeus unable to move) are removed from it, resulting in an open combat between Belial and
/// Mammon."
#[test]
fn an_alliance_merges_two_piles_and_those_who_cannot_move_are_left_out() {
    let [_, belial, mammon] = seats();
    let scene = leader_at_its_rituals();
    assert!(scene.saw(WarFact::Met { sides: vec![vec![belial], vec![mammon]] }));
}

/// "If Mammon wins, he can proceed to attack Asmodeus and if Belial wins, he continues to fight
/// with Glasya."
#[test]
fn the_winner_of_merged_piles_goes_on_to_its_own_target() {
    let [asmodeus, belial, mammon, glasya] = seats();
    for (colours, winner, target) in [([2, 3], mammon, asmodeus), ([4, 3], belial, glasya)] {
        let mut scene = leader_at_its_rituals();
        scene.fight(&[(belial, colours[0]), (mammon, colours[1])]);
        scene.until_war(|step| *step == WarStep::SiegeStrategies);
        let siege = &scene.game.conflict().sieges[0];
        assert_eq!((siege.attackers.members.as_slice(), siege.defender), ([winner].as_slice(), target));
        assert_eq!(scene.game.conflict().sieges.len(), 1);
    }
}

/// "If Asmodeus and Belial wouldn't be in an alliance, Belial would go to Glasya and Mammon to
/// Asmodeus and that's it."
#[test]
fn without_an_alliance_two_armies_go_to_two_realms() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"]).cast(asmodeus, "conjuration", false);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(glasya)), (mammon, Target::Devil(asmodeus))]);
    assert!(scene.is_due(|step| *step == WarStep::SiegeStrategies.into()));
    let sieges = &scene.game.conflict().sieges;
    assert_eq!(sieges.iter().map(|siege| siege.defender).collect::<Vec<_>>(), [asmodeus, glasya]);
}

/// "If the pile has any armies that stayed home, remove them from the pile only if they are not
/// part of an alliance or unable to move. If the pile is left with only one side, move that
/// directly to its target location and skip open combat."
#[test]
fn an_army_at_home_is_met_at_home() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]));
    scene.march(&[(belial, Target::Devil(mammon))]);
    assert!(scene.is_due(|step| *step == WarStep::SiegeStrategies.into()));
    assert!(scene.saw(WarFact::Arrived {
        attackers: vec![belial],
        defender: mammon,
        realm: catalog().realm_named("high-palace").expect("there is such a realm"),
    }));
}

/// "The army fights with all other armies it meets": two that go to the same devil meet.
#[test]
fn two_armies_with_one_target_meet_in_the_open() {
    let [belial, mammon, glasya] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]));
    scene.march(&[(belial, Target::Devil(glasya)), (mammon, Target::Devil(glasya))]);
    assert!(scene.saw(WarFact::Met { sides: vec![vec![belial], vec![mammon]] }));
}

/// "The target for the army is the army of the Devil they wish to meet": it is met on its way, and
/// its home realm is attacked afterwards.
#[test]
fn an_army_on_its_way_is_met_in_the_open_and_then_at_home() {
    let [belial, mammon, glasya] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]));
    scene.march(&[(belial, Target::Devil(mammon)), (mammon, Target::Devil(glasya))]);
    assert!(scene.saw(WarFact::Met { sides: vec![vec![belial], vec![mammon]] }));
    scene.fight(&[(belial, 4), (mammon, 3)]);
    assert_eq!(scene.game.conflict().sieges[0].defender, mammon);
}

/// "Own Devil or non-existant means that the army stays at home."
#[test]
fn nobody_fights_if_all_stay_at_home() {
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]));
    scene.march(&[]).peace();
    assert_eq!(scene.game.conflict().number, 3);
    assert!(!scene.facts.iter().any(|fact| matches!(fact, oaths::rules::facts::Fact::War(WarFact::Met { .. }))));
}

/// "Those without the Devil or Fallen Angels to lead the army cannot attack."
#[test]
fn an_army_without_a_leader_has_no_target() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "fiends", 4)
        .devil(belial, Whereabouts::Earth)
        .cast(mammon, "conjuration", false);
    let scene = Scene::war(tableau);
    assert_eq!(scene.game.asked(), [glasya]);
    assert_eq!(scene.refusal(belial, aim(Target::Devil(glasya))), Some(Refusal::NotAsked));
}

/// "The attack army always has all units of the Devil, except for creatures on Earth, those casting
/// rituals and any Souls".
#[test]
fn casters_creatures_on_earth_and_souls_do_not_march() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "diabolic-fiends", 2)
        .table(belial, "fiends", 3)
        .cast_by(belial, "diabolic-fiends", "conjuration")
        .earth(belial, "fiends", 2)
        .souls(belial, 4);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[]);
    // The devil, one of the diabolic fiends and three fiends.
    assert_eq!(scene.shown_power(belial), Some(5));
}

/// "A safety is a deal between two Devils, so that the subject Devil cannot target nor attack the
/// other Devil in its home realm."
#[test]
fn a_bound_devil_cannot_target_the_safe_one() {
    let [belial, mammon] = seats();
    let scene = Scene::war(lay(&["belial", "mammon", "glasya"]).safety(belial, mammon));
    assert_eq!(scene.refusal(belial, aim(Target::Devil(mammon))), Some(Refusal::Target));
    assert!(scene.allows(mammon, aim(Target::Devil(belial))));
}

/// "A safety deal is immediately ended if armies of these two Devils meet", here in the open.
#[test]
fn safety_ends_when_the_two_armies_meet_in_the_open() {
    let [belial, mammon, glasya] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).safety(belial, mammon).safety(belial, glasya));
    scene.march(&[(belial, Target::Vacant), (mammon, Target::Devil(belial))]);
    assert!(scene.saw(WarFact::Met { sides: vec![vec![belial], vec![mammon]] }));
    assert_eq!(scene.game.safeties(), [Safety { bound: belial, safe: glasya }]);
}

/// "A safety deal is immediately ended if armies of these two Devils meet", here at the home of the
/// bound one.
#[test]
fn safety_ends_when_the_safe_devil_attacks_the_bound_one_at_home() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).safety(belial, mammon));
    scene.siege(mammon, belial);
    assert_eq!(scene.game.safeties(), []);
}

/// "They can never attack each other."
#[test]
fn allies_cannot_target_each_other() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"]).alliance(asmodeus, &[belial, mammon]).cast(
        asmodeus,
        "conjuration",
        false,
    );
    let scene = Scene::war(tableau);
    assert_eq!(scene.refusal(belial, aim(Target::Devil(mammon))), Some(Refusal::Target));
    assert_eq!(scene.refusal(belial, aim(Target::Devil(asmodeus))), Some(Refusal::Target));
    assert!(scene.allows(belial, aim(Target::Devil(glasya))));
}

/// "If the leader is casting rituals, the followers are free to attack wherever they desire", each
/// for itself.
#[test]
fn followers_without_their_leader_go_to_targets_of_their_own() {
    let [asmodeus, belial, mammon, glasya, baalzebub] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya", "baalzebub"])
        .alliance(asmodeus, &[belial, mammon])
        .cast(asmodeus, "conjuration", false);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(glasya)), (mammon, Target::Devil(baalzebub))]);
    let sieges = &scene.game.conflict().sieges;
    let who: Vec<_> = sieges.iter().map(|siege| (siege.attackers.members.clone(), siege.defender)).collect();
    assert!(who.contains(&(vec![belial], glasya)) && who.contains(&(vec![mammon], baalzebub)));
}
