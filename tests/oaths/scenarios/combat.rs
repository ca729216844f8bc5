//! Combat in the open and in home realms.

use oaths::rules::facts::WarFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::war::{Target, WarAnswer, WarStep};

use super::{Scene, catalog, lay, seats};

/// Three armies in the open, as in the example of the source: Asmodeus is on its way to Glasya.
fn three_armies() -> Scene {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"])
        .table(asmodeus, "juggernaut", 2)
        .table(belial, "tormented-ones", 3)
        .table(belial, "juggernaut", 1)
        .table(mammon, "fiends", 3)
        .table(mammon, "warriors-of-darkness", 1);
    let mut scene = Scene::war(tableau);
    scene.march(&[
        (asmodeus, Target::Devil(glasya)),
        (belial, Target::Devil(asmodeus)),
        (mammon, Target::Devil(asmodeus)),
    ]);
    scene
}

/// "Army of Asmodeus has power 11 (Asmodeus (1) + 2 Juggernauts (6, 3 each at open), for a total of
/// 7, plus Asmodeus 50% bonus to total of 10.5, always rounded normally up to 11) while Belial has
/// 10 (Belial (1) + 3 Tormented Ones (1,2,3) + Juggernaut (3)). Asmodeus wins and thus Belial is
/// also defeated."
#[test]
fn asmodeus_with_11_wins_over_belial_with_10_and_directly_over_mammon() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = three_armies();
    scene.fight(&[(asmodeus, 1), (belial, 3), (mammon, 0)]);
    assert!(scene.saw(WarFact::Strategy { seat: asmodeus, colour: 1, power: 11 }));
    assert!(scene.saw(WarFact::Strategy { seat: belial, colour: 3, power: 10 }));
    assert!(scene.saw(WarFact::Strategy { seat: mammon, colour: 0, power: 5 }));
    // Two sides were not beaten directly, so their power decides.
    assert!(scene.saw(WarFact::Won { seat: asmodeus, directly: false }));
    assert!(scene.saw(WarFact::Defeated { seat: belial }) && scene.saw(WarFact::Defeated { seat: mammon }));
}

/// "Mammon can only choose Fiends (Warriors cannot be selected nor destroyed). Juggernauts of
/// Belial are automatically destroyed because Belial is defeated. Because some hordes are
/// automatically lost, Belial does not select an extra horde to be destroyed."
#[test]
fn mammon_chooses_a_fiend_and_belial_loses_its_juggernaut_alone() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = three_armies();
    scene.fight(&[(asmodeus, 1), (belial, 3), (mammon, 0)]);
    assert_eq!(scene.game.asked(), [mammon]);
    let warrior = scene.cards(mammon, "warriors-of-darkness");
    assert!(!scene.allows(mammon, WarAnswer::Lose(warrior)));
    let fiend = scene.cards(mammon, "fiends")[0];
    scene.say(mammon, WarAnswer::Lose(vec![fiend]));
    assert_eq!((scene.tabled(mammon, "fiends"), scene.tabled(mammon, "warriors-of-darkness")), (2, 1));
    assert_eq!((scene.tabled(belial, "juggernaut"), scene.tabled(belial, "tormented-ones")), (0, 3));
    assert_eq!(scene.tabled(asmodeus, "juggernaut"), 2);
}

/// "Both armies then retreat to their home realms and Asmodeus continues to its original target."
#[test]
fn the_winner_continues_to_its_target_and_the_others_go_home() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let mut scene = three_armies();
    scene.fight(&[(asmodeus, 1), (belial, 3), (mammon, 0)]);
    scene.until_war(|step| *step == WarStep::SiegeStrategies);
    assert_eq!(scene.game.conflict().sieges.len(), 1);
    assert_eq!(scene.game.conflict().sieges[0].attackers.members, [asmodeus]);
    assert_eq!(scene.game.conflict().sieges[0].defender, glasya);
}

/// "A side direcly wins any side with selection 1 steps clockwise." Lucifer is 7 and 0.
#[test]
fn each_colour_wins_directly_over_the_one_below_it_and_glasya_over_lucifer() {
    use oaths::rules::war::{beats, colours};
    assert_eq!(colours(catalog()), 7);
    for colour in 0..7 {
        let beaten: Vec<u8> = (0..7).filter(|other| beats(catalog(), colour, 1, *other)).collect();
        assert_eq!(beaten, [(colour + 6) % 7]);
    }
    assert!(beats(catalog(), 1, 1, 0), "Glasya wins over Lucifer");
    assert!(beats(catalog(), 0, 1, 6), "Lucifer wins over Asmodeus");
}

/// The number of the colour of a devil is its age, and black is below Glasya.
#[test]
fn the_colours_are_in_the_order_of_the_ages() {
    let ids: Vec<(&str, u8)> = catalog().devils.iter().map(|def| (def.id.as_str(), def.age)).collect();
    let ages = [("asmodeus", 6), ("mephistopheles", 5), ("baalzebub", 4), ("mammon", 3), ("belial", 2), ("glasya", 1)];
    assert_eq!(ids, ages);
}

/// "Any side that is directly won by any other side is defeated", also the strongest.
#[test]
fn the_strongest_army_loses_if_it_is_beaten_directly() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = three_armies();
    scene.fight(&[(asmodeus, 1), (belial, 2), (mammon, 4)]);
    assert!(scene.saw(WarFact::Defeated { seat: asmodeus }));
    assert!(scene.saw(WarFact::Won { seat: belial, directly: false }));
    assert!(scene.saw(WarFact::Defeated { seat: mammon }));
}

/// If each side is beaten by another but one, that one has won directly.
#[test]
fn the_last_side_that_nobody_beats_wins_directly() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = three_armies();
    scene.fight(&[(asmodeus, 1), (belial, 2), (mammon, 3)]);
    assert!(scene.saw(WarFact::Won { seat: mammon, directly: true }));
    assert!(scene.saw(WarFact::Defeated { seat: asmodeus }) && scene.saw(WarFact::Defeated { seat: belial }));
}

/// Ruling "equal power in the open": nobody wins, and all are defeated.
#[test]
fn equal_armies_in_the_open_are_both_defeated() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", 2).table(mammon, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(mammon)), (mammon, Target::Devil(glasya))]);
    scene.fight(&[(belial, 3), (mammon, 3)]);
    assert!(scene.saw(WarFact::NobodyWon));
    scene.peace();
    assert_eq!((scene.tabled(belial, "fiends"), scene.tabled(mammon, "fiends")), (1, 1));
    assert!(scene.game.conflict().sieges.is_empty());
}

/// "All defeated armies lose at least one horde if able": who has none loses none.
#[test]
fn a_defeated_devil_without_hordes_loses_nothing() {
    let [belial, mammon, glasya] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", 1));
    scene.march(&[(belial, Target::Devil(mammon)), (mammon, Target::Devil(glasya))]);
    scene.fight(&[(belial, 3), (mammon, 3)]);
    assert!(scene.saw(WarFact::Defeated { seat: mammon }));
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Hell);
    assert_eq!(scene.realm(mammon), Some("high-palace"));
}

/// "The power of each army is normally 1 per horde, Soul and Devil on it, plus the home realm
/// defense value in a home realm combat."
#[test]
fn hordes_souls_and_the_devil_count_1_each_and_the_realm_its_defence() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "fiends", 5)
        .souls(belial, 3)
        .table(mammon, "fiends", 4)
        .souls(mammon, 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[]);
    // The Souls of the attacker stay at home. The High Palace defends with 6.
    assert_eq!(scene.shown_power(belial), Some(6));
    assert_eq!(scene.shown_power(mammon), Some(1 + 4 + 2 + 6));
}

/// "If the attacker wins directly, the defender is destroyed", however strong it is.
#[test]
fn an_attacker_that_wins_directly_destroys_a_stronger_defender() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(mammon, "fiends", 5);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    assert!(scene.saw(WarFact::Won { seat: belial, directly: true }));
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Prison(belial));
}

/// "If the defender wins directly, the attacker is defeated", however strong it is.
#[test]
fn a_defender_that_wins_directly_defeats_a_stronger_attacker() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", 15);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]).peace();
    assert!(scene.saw(WarFact::Won { seat: mammon, directly: true }));
    assert_eq!(scene.tabled(belial, "fiends"), 14);
    assert_eq!(scene.whereabouts(belial), Whereabouts::Hell);
}

/// "Draw: If the attacker has higher power, the defender is destroyed. Otherwise the attacker is
/// defeated."
#[test]
fn without_a_direct_win_the_attacker_needs_more_power() {
    let [belial, mammon] = seats();
    // The defender has 7: its devil and the High Palace.
    for (fiends, falls) in [(6, false), (7, true)] {
        let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", fiends);
        let mut scene = Scene::war(tableau);
        scene.siege(belial, mammon).storm(&[(belial, 5), (mammon, 2)]);
        assert_eq!(scene.shown_power(mammon), Some(7));
        assert_eq!(scene.saw(WarFact::Destroyed { seat: mammon, realm: realm("high-palace") }), falls);
    }
}

fn realm(id: &str) -> oaths::rules::ids::RealmKind {
    catalog().realm_named(id).expect("there is such a realm")
}

/// "Defender destroyed: defender loses all hordes (excepts Fiends on Earth), Souls and rituals."
#[test]
fn a_destroyed_defender_keeps_only_its_fiends_on_earth_and_its_points() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(mammon, "fallen-angels", 1)
        .table(mammon, "warriors-of-darkness", 1)
        .table(mammon, "conjuration", 1)
        .cast(mammon, "steal-power", false)
        .earth(mammon, "fiends", 2)
        .souls(mammon, 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    let domain = scene.game.domain(mammon);
    assert!(domain.tabled.is_empty() && domain.casts.is_empty());
    assert_eq!((domain.earth.len(), domain.souls, domain.realm), (2, 0, None));
    scene.peace();
    assert_eq!(scene.discarded("conjuration") + scene.discarded("steal-power"), 2);
}

/// "Note that if some Devil (or its forces) were destroyed at its home realm, that Devil cannot
/// have an attack army anymore this game turn."
#[test]
fn a_devil_whose_army_was_destroyed_at_home_does_not_attack_in_this_turn() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).devil(mammon, Whereabouts::Earth));
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]).peace();
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Earth);
    assert!(!scene.game.can_move(catalog(), mammon));
    assert!(!scene.game.asked().contains(&mammon));
}

/// "If the defender was part of an alliance, it is separated from it. If the destroyed army was the
/// leader of the alliance, the oldest Devil takes over."
#[test]
fn the_oldest_ally_takes_over_when_the_leader_is_destroyed_at_home() {
    let [belial, mammon, glasya, baalzebub] = seats();
    // The leader casts at home and its allies go nowhere, so that nobody stands in the way.
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(mammon, &[glasya, baalzebub])
        .cast(mammon, "conjuration", false)
        .devil(glasya, Whereabouts::Earth)
        .devil(baalzebub, Whereabouts::Earth);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    assert_eq!(scene.game.alliances().len(), 1);
    assert_eq!(scene.game.alliances()[0].leader, baalzebub);
    assert_eq!(scene.game.alliances()[0].followers, [glasya]);
}

/// "Devils in an alliance fight together and share the same result of the combat."
#[test]
fn allies_add_their_powers_and_are_defeated_together() {
    let [belial, mammon, glasya, baalzebub] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(belial, &[mammon])
        .table(belial, "fiends", 2)
        .table(mammon, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(glasya)), (glasya, Target::Devil(baalzebub))]);
    scene.fight(&[(belial, 3), (glasya, 4)]);
    assert_eq!(scene.shown_power(belial), Some(3 + 4));
    scene.peace();
    assert!(scene.saw(WarFact::Defeated { seat: belial }) && scene.saw(WarFact::Defeated { seat: mammon }));
    assert_eq!((scene.tabled(belial, "fiends"), scene.tabled(mammon, "fiends")), (1, 2));
}

/// "If the winner is an alliance and the target has safety against some followers, those followers
/// return to home realm instead."
#[test]
fn a_follower_that_is_bound_to_safety_goes_home_after_the_open_combat() {
    let [belial, mammon, glasya, baalzebub] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(belial, &[mammon])
        .safety(mammon, glasya)
        .table(belial, "fiends", 2)
        .table(mammon, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(glasya)), (baalzebub, Target::Devil(belial))]);
    scene.fight(&[(belial, 3), (baalzebub, 3)]);
    assert_eq!(scene.shown_power(belial), Some(7));
    scene.storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(3));
    assert_eq!(scene.game.conflict().sieges[0].sharers, [mammon]);
}

/// "that who targeted uncontrolled realms (black) can swap the home realm with any free
/// uncontrolled realm. In a case of alliance, the leader has first pick and then the rest".
#[test]
fn armies_that_target_black_swap_their_realms_and_a_leader_picks_first() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"]).alliance(mammon, &[belial]);
    let mut scene = Scene::war(tableau);
    scene.march(&[(mammon, Target::Vacant)]);
    assert!(scene.is_due(|step| *step == WarStep::Occupy(mammon).into()));
    let free = scene.game.vacant()[0];
    scene.say(mammon, WarAnswer::Occupy(Some(free)));
    assert_eq!(scene.game.domain(mammon).realm, Some(free));
    assert!(scene.is_due(|step| *step == WarStep::Occupy(belial).into()));
    // What the leader left behind is free for its follower.
    scene.say(belial, WarAnswer::Occupy(Some(realm("high-palace"))));
    assert_eq!(scene.realm(belial), Some("high-palace"));
    assert!(scene.game.vacant().contains(&realm("frozen-ocean")));
}

/// Wand of Might in the open: "directly wins combats directly 2 steps clockwise", over two armies
/// at once.
#[test]
fn an_army_with_the_wand_beats_two_colours_in_the_open() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"])
        .table(belial, "wand-of-might", 1)
        .table(asmodeus, "fiends", 3)
        .table(mammon, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.march(&[(asmodeus, Target::Devil(glasya)), (belial, Target::Devil(glasya)), (mammon, Target::Devil(glasya))]);
    // Colour 1 beats 0, and 6 over the end of the track.
    scene.fight(&[(asmodeus, 6), (belial, 1), (mammon, 0)]);
    assert!(scene.saw(WarFact::Won { seat: belial, directly: true }));
    assert!(scene.saw(WarFact::Defeated { seat: asmodeus }) && scene.saw(WarFact::Defeated { seat: mammon }));
}
