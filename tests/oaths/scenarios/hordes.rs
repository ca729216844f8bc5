//! The eight kinds of hordes.

use oaths::rules::action::{ActionStep, Orders};
use oaths::rules::facts::{Fact, WarFact};
use oaths::rules::game::{Caster, Whereabouts};
use oaths::rules::refusal::Refusal;
use oaths::rules::war::{Field, Target, WarAnswer, WarStep, horde_power};

use super::{Scene, aim, catalog, lay, orders, seats};

/// "Hordes (45)": the numbers of cards in the list.
#[test]
fn there_are_45_hordes() {
    let counts = [
        ("diabolic-fiends", 4),
        ("fallen-angels", 2),
        ("fiends", 16),
        ("juggernaut", 6),
        ("leviathan", 1),
        ("metal-beasts", 4),
        ("tormented-ones", 6),
        ("warriors-of-darkness", 6),
    ];
    for (id, count) in counts {
        assert_eq!(catalog().all_cards().filter(|card| super::is(*card, id)).count(), count, "{id}");
    }
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<usize>(), 45);
    assert_eq!(catalog().all_cards().filter(|card| catalog().horde(*card).is_some()).count(), 45);
    assert_eq!(catalog().all_cards().count(), 80);
}

/// Diabolic Fiends: "Can be sent to Earth or can cast one ritual each game turn."
#[test]
fn diabolic_fiends_go_to_earth_or_cast_one_ritual() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "diabolic-fiends", 1)
        .table(belial, "conjuration", 2)
        .devil(belial, Whereabouts::Earth);
    let scene = Scene::action(tableau, 3);
    let caster = scene.cards(belial, "diabolic-fiends")[0];
    let rituals = scene.cards(belial, "conjuration");
    let one = orders(&[(rituals[0], Caster::Horde(caster))]);
    assert!(scene.allows(belial, one.clone()));
    assert!(scene.allows(belial, Orders { earth: vec![caster], ..Orders::default() }));
    assert_eq!(scene.refusal(belial, Orders { earth: vec![caster], ..one }), Some(Refusal::Caster));
    let two = orders(&[(rituals[0], Caster::Horde(caster)), (rituals[1], Caster::Horde(caster))]);
    assert_eq!(scene.refusal(belial, two), Some(Refusal::Twice));
}

/// Fallen Angels: "Can act as a leader for your army, so that your army can move even if your Devil
/// is on Earth or casting rituals."
#[test]
fn fallen_angels_lead_the_army_without_the_devil() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "fallen-angels", 1)
        .table(belial, "fiends", 1)
        .devil(belial, Whereabouts::Earth)
        .table(mammon, "fallen-angels", 1)
        .cast(mammon, "conjuration", false);
    let mut scene = Scene::war(tableau);
    assert!(scene.allows(mammon, aim(Target::Devil(glasya))));
    scene.siege(belial, glasya).storm(&[]);
    // The devil is not there.
    assert_eq!(scene.shown_power(belial), Some(2));
}

/// Fiends: "Can be sent to Earth." Other hordes cannot.
#[test]
fn fiends_go_to_earth_and_other_hordes_do_not() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", 2).table(belial, "metal-beasts", 1);
    let mut scene = Scene::action(tableau, 3);
    let beast = scene.cards(belial, "metal-beasts");
    let sends = |earth| Orders { earth, ..Orders::default() };
    assert_eq!(scene.refusal(belial, sends(beast)), Some(Refusal::Journey));
    scene.say(belial, sends(scene.cards(belial, "fiends")));
    assert_eq!((scene.on_earth(belial, "fiends"), scene.tabled(belial, "fiends")), (2, 0));
}

/// Juggernaut: "Power 3 when your army is at open."
#[test]
fn a_juggernaut_has_power_3_only_in_the_open() {
    let [belial] = seats();
    let scene = Scene::war(lay(&["belial", "mammon", "glasya"]).table(belial, "juggernaut", 2));
    let power = |field| horde_power(catalog(), &scene.cards(belial, "juggernaut"), field);
    assert_eq!((power(Field::Open), power(Field::Assault), power(Field::Home)), (6, 2, 2));
}

/// Juggernaut: "Juggernaut is destroyed if your army is defeated", also at the gates of a realm.
#[test]
fn juggernauts_are_destroyed_when_their_army_is_defeated() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "juggernaut", 2).table(belial, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]).peace();
    assert_eq!((scene.tabled(belial, "juggernaut"), scene.tabled(belial, "fiends")), (0, 2));
    assert_eq!(scene.discarded("juggernaut"), 2);
}

/// Leviathan: "Power 9. If your army is defeated, Leviathan is destroyed and it destroys all hordes
/// and Souls on your side. Does not destroy Warriors of Darkness." The side is the whole alliance.
#[test]
fn a_defeated_leviathan_takes_its_whole_side_with_it() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(belial, &[glasya])
        .table(belial, "fiends", 2)
        .table(belial, "soul-stones", 1)
        .souls(belial, 2)
        .table(glasya, "leviathan", 1)
        .table(glasya, "fiends", 2)
        .table(glasya, "warriors-of-darkness", 1);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]);
    assert_eq!(scene.shown_power(belial), Some(1 + 2 + 2 + 1 + 9 + 2 + 1));
    scene.peace();
    assert_eq!(scene.game.hordes(catalog(), belial).count(), 0);
    assert_eq!(scene.souls(belial), 0);
    assert_eq!(scene.game.hordes(catalog(), glasya).collect::<Vec<_>>(), scene.cards(glasya, "warriors-of-darkness"));
}

/// Leviathan: "If you select your home realm as the target in the moving phase, Leviathan is also
/// destroyed along with all your other hordes and Souls in your army."
#[test]
fn a_leviathan_that_stays_at_home_destroys_itself_and_its_army() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "leviathan", 1)
        .table(belial, "fiends", 2)
        .table(belial, "warriors-of-darkness", 1)
        .souls(belial, 2);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Stay)]).peace();
    assert_eq!(scene.game.hordes(catalog(), belial).count(), 1);
    assert_eq!((scene.tabled(belial, "warriors-of-darkness"), scene.souls(belial)), (1, 0));
}

/// Leviathan: "Self-destruct mainly happens if the Devil casts rituals and cannot lead the army".
#[test]
fn a_leviathan_whose_devil_casts_rituals_destroys_itself() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "leviathan", 1).cast(belial, "conjuration", false);
    let mut scene = Scene::war(tableau);
    scene.march(&[]).peace();
    assert_eq!(scene.tabled(belial, "leviathan"), 0);
}

/// Leviathan: "it does not happen if the army is a follower in an alliance which ends up in
/// Leviathan's home realm", nor to an army that marches.
#[test]
fn a_leviathan_that_follows_or_marches_does_not_destroy_itself() {
    let [belial, mammon, glasya] = seats();
    let devils = ["belial", "mammon", "glasya", "baalzebub"];
    let tableau = lay(&devils).alliance(mammon, &[belial]).table(belial, "leviathan", 1);
    let mut scene = Scene::war(tableau);
    scene.march(&[(mammon, Target::Stay)]).peace();
    assert_eq!(scene.tabled(belial, "leviathan"), 1);

    let mut scene = Scene::war(lay(&devils).table(belial, "leviathan", 1));
    scene.siege(belial, glasya).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(10));
}

/// Metal Beasts: "Power 4 against home realm."
#[test]
fn metal_beasts_have_power_4_only_against_a_home_realm() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "metal-beasts", 2);
    let mut scene = Scene::war(tableau);
    let power = |scene: &Scene, field| horde_power(catalog(), &scene.cards(belial, "metal-beasts"), field);
    assert_eq!((power(&scene, Field::Open), power(&scene, Field::Home)), (2, 2));
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(9));
}

/// Tormented Ones: "The second Tormented One in the same army has power 2, the third power 3 and so
/// on." Each ally has an army of its own.
#[test]
fn tormented_ones_grow_with_their_number_in_one_army() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .alliance(belial, &[glasya])
        .table(belial, "tormented-ones", 4)
        .table(glasya, "tormented-ones", 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(1 + (1 + 2 + 3 + 4) + 1 + (1 + 2)));
    assert_eq!(scene.game.home_power(catalog(), belial), 9 + 1 + 10);
}

/// Warriors of Darkness: "Cannot be destroyed unless your army loses combat at your home realm. Any
/// such results are just ignored nor can you select it to destroy after your army is defeated."
#[test]
fn warriors_of_darkness_die_only_at_home() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "warriors-of-darkness", 2).table(
        mammon,
        "warriors-of-darkness",
        2,
    );
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]).peace();
    assert_eq!(scene.tabled(belial, "warriors-of-darkness"), 2);
    assert!(!scene.facts.iter().any(|fact| matches!(fact, Fact::War(WarFact::Lost { .. }))));
    // The same defender loses at home.
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]).dusk();
    assert_eq!((scene.tabled(belial, "warriors-of-darkness"), scene.tabled(mammon, "warriors-of-darkness")), (2, 0));
}

/// "If casters are later on lost, discard required number of rituals."
#[test]
fn a_ritual_is_discarded_when_its_caster_is_stolen() {
    let [mephistopheles, belial] = seats();
    let tableau = lay(&["mephistopheles", "belial", "mammon"]).table(belial, "diabolic-fiends", 1).cast_by(
        belial,
        "diabolic-fiends",
        "conjuration",
    );
    let mut scene = Scene::war(tableau);
    scene.march(&[(mephistopheles, Target::Devil(belial))]);
    scene.until_war(|step| *step == WarStep::Suborn(mephistopheles));
    scene.say(mephistopheles, WarAnswer::Suborn(Some(belial)));
    assert_eq!(scene.tabled(mephistopheles, "diabolic-fiends"), 1);
    assert!(scene.game.domain(belial).casts.is_empty());
    assert_eq!(scene.discarded("conjuration"), 1);
}

/// "Orders" ask only devils that have something to announce.
#[test]
fn a_prisoner_without_creatures_has_nothing_to_announce() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).devil(mammon, Whereabouts::Prison(belial));
    let mut scene = Scene::action(tableau, 3);
    scene.answer(&[]);
    assert!(scene.is_due(|step| *step != ActionStep::Orders(mammon).into()));
}
