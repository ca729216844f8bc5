//! The Summoning Phase (chapter 8).

use circles_rules::catalog::definitions::Minor;
use circles_rules::facts::{Fact, SummonFact};
use circles_rules::ids::Seat;
use circles_rules::refusal::Refusal;
use circles_rules::step::Ask;
use circles_rules::summon::{SummonAnswer, SummonAsk, SummonAuto};
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, lay, legion, of, officer, sectio, unit};

fn base() -> Tableau<'static> {
    lay(&QUIET)
        .owns(of(A), &["liars", "falsifiers", "miracle-workers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
}

/// "Example: Summoning Phase", number by number: 26 Souls, three legions for 9, two cards for 10, a
/// lieutenant for 3 whose roll of 5 finds Sulla in the middle box, a hound whose roll of 6 costs a
/// legion, and a bonus of 1. "The Triumvirate now has 3 Souls left."
#[test]
fn the_key_spends_its_souls() {
    let key = A;
    let mut tableau = base()
        .wealth(key, 26, 0, 0)
        .legions(of(key), "antehell", 1)
        .top_minor(Minor::Recruit { cost: 3 })
        .top_minor(Minor::Walk { cost: 1 })
        .dice(&[5, 6]);
    tableau = tableau.middle_box("sulla");
    let mut scene = Scene::open(tableau, SummonAsk::Turn(key));
    scene.say(key, SummonAnswer::Legions(["liars", "falsifiers", "miracle-workers"].map(sectio).to_vec()));
    assert_eq!(scene.souls(key), 17);
    scene.say(key, SummonAnswer::Buy);
    scene.minor(key, Minor::Walk { cost: 1 });
    scene.say(key, SummonAnswer::Buy);
    let card = scene.minor(key, Minor::Recruit { cost: 3 });
    scene.say(key, SummonAnswer::Recruit(card));
    assert_eq!(scene.souls(key), 4);
    scene.say(key, SummonAnswer::Quarter(sectio("liars")));
    assert!(scene.saw(SummonFact::Recruited { seat: key, lieutenant: officer("sulla"), sectio: sectio("liars") }));
    scene.say(key, SummonAnswer::Tame(legion(key, 1)));
    assert_eq!(scene.lost(), [unit(key, 1)]);
    scene.say(key, SummonAnswer::Bonus { lieutenant: officer("sulla"), souls: 1 });
    scene.say(key, SummonAnswer::Done);
    assert_eq!(scene.souls(key), 3);
    assert_eq!(scene.game.board().officer(officer("sulla")).map(|officer| officer.bonus), Some(1));
}

/// "The player that came out of the Soul Phase owning the most Souls going first, the second
/// wealthiest going second, and so on."
#[test]
fn the_wealthiest_goes_first() {
    let tableau = base().wealth(A, 3, 0, 0).wealth(B, 9, 0, 0).wealth(C, 5, 0, 0);
    let mut scene = Scene::open(tableau, SummonAuto::Begin);
    let mut order: Vec<Seat> = Vec::new();
    while let Some(Ask::Summon(SummonAsk::Turn(seat))) = scene.game.due() {
        order.push(*seat);
        scene.pass();
    }
    assert_eq!(order, [B, C, A]);
}

/// "A player may not place more than one new Legion in any Sectio until he has already placed one
/// new Legion in each of the Sectio his Triumvirate controls."
#[test]
fn new_legions_are_spread_first() {
    let mut scene = Scene::open(base().wealth(A, 30, 0, 0), SummonAsk::Turn(A));
    let two = |one: &str, other: &str| SummonAnswer::Legions(vec![sectio(one), sectio(other)]);
    assert_eq!(scene.refusal(A, two("liars", "liars")), Some(Refusal::Place));
    scene.say(A, two("liars", "falsifiers"));
    assert_eq!(scene.refusal(A, two("liars", "miracle-workers")), Some(Refusal::Place));
    let rest = ["miracle-workers", "liars", "liars"].map(sectio).to_vec();
    scene.say(A, SummonAnswer::Legions(rest));
    assert_eq!(scene.legions(of(A), "liars"), 3);
}

/// "Newly recruited Units may never be placed in a Sectio that already has Uriel, Lilith or another
/// Triumvirate's Units in it."
#[test]
fn nobody_is_placed_among_others() {
    let tableau = base().wealth(A, 30, 0, 0).legions(of(B), "liars", 1).lilith("falsifiers", None).lieutenant(
        of(C),
        "miracle-workers",
        "verin",
    );
    let scene = Scene::open(tableau, SummonAsk::Turn(A));
    for id in ["liars", "falsifiers", "miracle-workers", "orgastica"] {
        assert_eq!(scene.refusal(A, SummonAnswer::Legions(vec![sectio(id)])), Some(Refusal::Place), "{id}");
    }
}

/// "No matter what happens a player may never have more than twelve legions in play."
#[test]
fn there_are_twelve_legions() {
    let tableau = base().wealth(A, 30, 0, 0).legions(of(A), "liars", 11);
    let scene = Scene::open(tableau, SummonAsk::Turn(A));
    let two = SummonAnswer::Legions(vec![sectio("liars"), sectio("falsifiers")]);
    assert_eq!(scene.refusal(A, two), Some(Refusal::Counters));
    assert_eq!(scene.refusal(A, SummonAnswer::Legions(vec![sectio("liars")])), None);
}

/// A lieutenant "may be placed in any Sectio in which the Player has Legions", and needs a card and
/// Souls.
#[test]
fn a_lieutenant_needs_a_card_souls_and_legions() {
    let tableau = base().wealth(A, 2, 0, 0).minor(A, Minor::Recruit { cost: 3 }).spell(A, "greek-fire");
    let mut scene = Scene::open(tableau.clone().legions(of(A), "liars", 1), SummonAsk::Turn(A));
    let card = scene.minor(A, Minor::Recruit { cost: 3 });
    assert_eq!(scene.refusal(A, SummonAnswer::Recruit(card)), Some(Refusal::Souls));
    scene = Scene::open(tableau.clone().wealth(A, 9, 0, 0), SummonAsk::Turn(A));
    assert_eq!(scene.refusal(A, SummonAnswer::Recruit(card)), Some(Refusal::Place));
    scene = Scene::open(tableau.wealth(A, 9, 0, 0).legions(of(A), "liars", 1).dice(&[3]), SummonAsk::Turn(A));
    scene.say(A, SummonAnswer::Recruit(card));
    // The right box is empty in this scenario.
    assert!(scene.saw(SummonFact::NobodyCame { seat: A }));
    assert_eq!(scene.souls(A), 6, "the attempt has failed");
}

/// "Should any recruitment empty a 'Lieutenants available' box, any Lieutenants currently in the
/// 'Return' box are moved to the empty box."
#[test]
fn an_empty_box_takes_those_who_returned() {
    let tableau = base()
        .wealth(A, 9, 0, 0)
        .minor(A, Minor::Recruit { cost: 3 })
        .legions(of(A), "liars", 1)
        .middle_box("sulla")
        .returned("verin")
        .dice(&[2]);
    let mut scene = Scene::open(tableau, SummonAsk::Turn(A));
    let card = scene.minor(A, Minor::Recruit { cost: 3 });
    scene.say(A, SummonAnswer::Recruit(card));
    assert_eq!(scene.game.boxes()[1], [officer("verin")]);
    assert!(scene.game.returned().is_empty());
    assert!(scene.game.board().officer(officer("sulla")).is_some(), "there was one place only");
}

/// "On a roll of one to four, the Legion captures a Hound. [...] On a roll of five nothing happens.
/// On a roll of six the Legion is destroyed." "A Legion may only control one Hound."
#[test]
fn hounds_are_tamed_in_antehell() {
    for (die, tamed, alive) in [(1, true, true), (4, true, true), (5, false, true), (6, false, false)] {
        let tableau = base().legions(of(A), "antehell", 1).legions(of(A), "liars", 1).dice(&[die]);
        let mut scene = Scene::open(tableau, SummonAsk::Turn(A));
        assert_eq!(scene.refusal(A, SummonAnswer::Tame(legion(A, 2))), Some(Refusal::Place));
        scene.say(A, SummonAnswer::Tame(legion(A, 1)));
        assert_eq!(scene.game.board().hound_of(legion(A, 1)).is_some(), tamed, "{die}");
        assert_eq!(scene.where_is(unit(A, 1)).is_some(), alive, "{die}");
        if alive {
            assert!(scene.refusal(A, SummonAnswer::Tame(legion(A, 1))).is_some(), "once in a turn");
        }
    }
}

/// "No player may have more than five Arcana Cards in his hand at any given time."
#[test]
fn hands_are_cut_after_each_purchase() {
    let tableau = base()
        .wealth(A, 9, 0, 0)
        .spell(A, "frenzy")
        .spell(A, "greek-fire")
        .spell(A, "stage-fright")
        .spell(A, "slander")
        .spell(A, "defection")
        .top_spell("homework");
    let mut scene = Scene::open(tableau, SummonAsk::Turn(A));
    scene.say(A, SummonAnswer::Buy);
    assert!(matches!(scene.game.due(), Some(Ask::Hand(_))));
    let card = scene.card(A, "slander");
    scene.say(A, circles_rules::hand::Discards(vec![card]));
    assert_eq!(scene.own(A).hand.len(), 5);
    assert_eq!(scene.game.arcana_deck().bottom().last(), Some(&card));
}

/// Ereshkigal's skill: the first legion of a turn costs two Souls less.
#[test]
fn skills_make_legions_cheaper() {
    let tableau = lay(&[&["ereshkigal"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars", "falsifiers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .wealth(A, 9, 0, 0);
    let mut scene = Scene::open(tableau, SummonAsk::Turn(A));
    scene.say(A, SummonAnswer::Legions(vec![sectio("liars"), sectio("falsifiers")]));
    assert_eq!(scene.souls(A), 9 - 1 - 3);
    scene.say(A, SummonAnswer::Legions(vec![sectio("liars")]));
    assert_eq!(scene.souls(A), 5 - 3);
    let units = scene.facts.iter().filter(|fact| matches!(fact, Fact::Unit(_))).count();
    assert_eq!(units, 3);
}
