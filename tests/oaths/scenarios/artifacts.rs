//! The five artifacts.

use oaths::rules::action::{ActionStep, Orders};
use oaths::rules::facts::WarFact;
use oaths::rules::game::{Cast, Caster, Whereabouts};
use oaths::rules::refusal::Refusal;
use oaths::rules::war::{Target, WarAnswer, WarStep};

use super::{Scene, aim, catalog, lay, seats};

/// Orb of Knowledge: "In the moving sub-phase, you can select your army target after other armies
/// have revealed theirs." "normal rules to target choosing apply".
#[test]
fn the_orb_of_knowledge_shows_the_targets_of_others_first() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "orb-of-knowledge", 1).safety(belial, glasya);
    let mut scene = Scene::war(tableau);
    assert_eq!(scene.game.asked(), [mammon, glasya]);
    scene.march(&[(mammon, Target::Devil(glasya))]);
    assert!(scene.is_due(|step| *step == WarStep::LateMove(belial).into()));
    assert_eq!(scene.game.conflict().targets[mammon.index()], Some(Target::Devil(glasya)));
    assert_eq!(scene.refusal(belial, aim(Target::Devil(glasya))), Some(Refusal::Target));
    scene.say(belial, aim(Target::Devil(mammon)));
    assert!(scene.saw(WarFact::Met { sides: vec![vec![belial], vec![mammon]] }));
}

/// Soul Stones: "If your Devil leads your army in the moving sub-phase, your Souls partake in the
/// attacking army."
#[test]
fn soul_stones_let_souls_march_behind_the_devil() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "soul-stones", 1)
        .table(belial, "fallen-angels", 1)
        .souls(belial, 3);
    let mut scene = Scene::war(tableau.clone());
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(1 + 1 + 3));
    // The angels do not lead Souls.
    let mut scene = Scene::war(tableau.devil(belial, Whereabouts::Earth));
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(1));
}

/// Staff of Undead: "When any horde is destroyed, you can take it instead of it being put to the
/// discard pile. This works only once per game turn."
#[test]
fn the_staff_of_undead_takes_one_destroyed_horde_in_a_turn() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "fiends", 3).table(glasya, "staff-of-undead", 1);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]);
    scene.until_war(|step| *step == WarStep::Bury);
    assert_eq!(scene.game.asked(), [glasya]);
    let horde = scene.game.fallen()[0];
    scene.say(glasya, WarAnswer::Salvage(Some(horde)));
    assert!(scene.saw(WarFact::Salvaged { seat: glasya, horde }));
    assert_eq!((scene.cards(glasya, "fiends"), scene.discarded("fiends")), (vec![horde], 0));
    // In the next conflict of the same turn it does not work.
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]).dusk();
    assert_eq!((scene.tabled(glasya, "fiends"), scene.discarded("fiends")), (1, 1));
}

/// Staff of Undead: "Can resume Leviathan or Juggernaut that is lost because of your army is
/// defeated, but does not cancel Leviathan side-effect".
#[test]
fn the_staff_of_undead_brings_a_leviathan_back_but_not_its_army() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "staff-of-undead", 1)
        .table(belial, "leviathan", 1)
        .table(belial, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]);
    scene.until_war(|step| *step == WarStep::Bury);
    assert_eq!(scene.game.fallen().len(), 3);
    let leviathan = scene.game.fallen().iter().copied().find(|card| super::is(*card, "leviathan"));
    scene.say(belial, WarAnswer::Salvage(leviathan));
    assert_eq!((scene.tabled(belial, "leviathan"), scene.tabled(belial, "fiends")), (1, 0));
}

/// Staff of Undead: "does not help you if your army is destroyed".
#[test]
fn the_staff_of_undead_does_not_help_an_army_that_is_destroyed() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(mammon, "staff-of-undead", 1)
        .table(mammon, "fiends", 2)
        .devil(mammon, Whereabouts::Earth);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    scene.until_war(|step| matches!(step, WarStep::Bury | WarStep::Move | WarStep::Swap { .. }));
    assert!(!scene.is_due(|step| *step == WarStep::Bury.into()));
    assert_eq!((scene.tabled(mammon, "fiends"), scene.discarded("fiends")), (0, 2));
}

/// Tome of Power: "In the action phase, you can put this card on top of the one ritual your
/// creatures are casting."
#[test]
fn the_tome_of_power_lies_on_one_ritual() {
    let [belial] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).table(belial, "tome-of-power", 1).table(belial, "conjuration", 2);
    let scene = Scene::action(tableau, 3);
    let cast = |at: usize, twice| Cast { ritual: scene.cards(belial, "conjuration")[at], caster: Caster::Devil, twice };
    let orders = |casts| Orders { casts, ..Orders::default() };
    assert!(scene.allows(belial, orders(vec![cast(0, true), cast(1, false)])));
    assert_eq!(scene.refusal(belial, orders(vec![cast(0, true), cast(1, true)])), Some(Refusal::Caster));
    let without = Scene::action(lay(&["belial", "mammon", "glasya"]).table(belial, "conjuration", 2), 3);
    assert!(without.is_due(|step| *step == ActionStep::Orders(belial).into()));
    assert_eq!(without.refusal(belial, orders(vec![cast(0, true)])), Some(Refusal::Caster));
}

/// Tome of Power: "This ritual is counted as two rituals, generating one effect after another."
/// "Glasya gains an extra magic card from both rituals."
#[test]
fn a_ritual_under_the_tome_of_power_counts_twice() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .cast(belial, "conjuration", true)
        .cast(mammon, "steal-power", true)
        .cast(glasya, "conjuration", true);
    let mut scene = Scene::rites(tableau);
    scene.perform();
    assert_eq!(scene.magic_drawn(belial), [6]);
    assert_eq!(scene.magic_drawn(glasya), [6 + 2]);
    // One card of each of two devils, twice: nothing has to be drawn.
    assert_eq!(scene.magic_drawn(mammon), [0]);
}

/// Wand of Might: "Army (or alliance) led by your Devil directly wins combats directly 2 steps
/// clockwise, instead of normal 1."
#[test]
fn the_wand_of_might_wins_over_two_colours() {
    let [belial, mammon] = seats();
    for (colour, wins) in [(2, false), (3, false), (4, true), (5, true), (6, false)] {
        let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "wand-of-might", 1).table(mammon, "fiends", 5);
        let mut scene = Scene::war(tableau);
        scene.siege(belial, mammon).storm(&[(belial, colour), (mammon, 3)]);
        assert_eq!(scene.realm(mammon).is_none(), wins, "{colour} against 3");
    }
}

/// Wand of Might: "led by your Devil".
#[test]
fn the_wand_of_might_does_nothing_without_its_devil() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .table(belial, "wand-of-might", 1)
        .table(belial, "fallen-angels", 1)
        .cast(belial, "conjuration", false);
    let scene = Scene::war(tableau);
    assert_eq!(scene.game.reach(catalog(), belial), 1);
    let scene = Scene::war(lay(&["belial", "mammon", "glasya"]).table(mammon, "wand-of-might", 1));
    assert_eq!(scene.game.reach(catalog(), mammon), 2);
}

/// Wand of Might: an alliance is led by its leader's devil, and a follower's wand is no help.
#[test]
fn a_wand_of_might_counts_for_the_leader_of_an_alliance() {
    let [belial, mammon, glasya] = seats();
    for (holder, wins) in [(belial, true), (glasya, false)] {
        let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
            .alliance(belial, &[glasya])
            .table(holder, "wand-of-might", 1)
            .table(mammon, "fiends", 5);
        let mut scene = Scene::war(tableau);
        scene.siege(belial, mammon).storm(&[(belial, 5), (mammon, 3)]);
        assert_eq!(scene.realm(mammon).is_none(), wins);
    }
}
