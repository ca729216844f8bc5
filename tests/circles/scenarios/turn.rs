//! A whole turn: the order of its phases (rule 5.2), and the examples that tell an Action Phase.

use circles_rules::action::{Action, ActionAuto, Influence};
use circles_rules::catalog::definitions::Minor;
use circles_rules::facts::{Fact, HellFact};
use circles_rules::game::Phase;
use circles_rules::hell::HellAuto;
use circles_rules::ids::{DaemonKind, Locale};
use circles_rules::magic::{Counter, MagicAnswer, Target};

use super::{A, B, C, QUIET, Scene, catalog, daemon, lay, legion, of, officer, unit};

fn line(scene: &Scene) -> String {
    let all = scene.due_daemon().into_iter().chain(scene.game.track().iter().copied());
    let names: Vec<&str> = all.map(|kind: DaemonKind| catalog().daemon(kind).id.as_str()).collect();
    names.join(" ")
}

/// "Example: Action Phase", action by action. The Key has Sammael, Caim and the incapacitated
/// Balban, the Beast Beelzebub, Baal and Naburos, the Void Ashtaroth, Orias and Ukobach. The source
/// lets Baal slide "two slots" with a Triple Pass, and lands him between Ukobach and Naburos: three
/// slots.
#[test]
fn the_narrated_action_phase() {
    let (key, beast, void) = (A, B, C);
    let pass = |slots, cost| Minor::Pass { slots, cost };
    let tableau =
        lay(&[&["sammael", "caim", "balban"], &["beelzebub", "baal", "naburos"], &["ashtaroth", "orias", "ukobach"]])
            .owns(of(key), &["endless-gale"])
            .owns(of(beast), &["traitors"])
            .owns(of(void), &["falsifiers"])
            .incapacitated("balban", 6)
            .on_earth("sammael")
            .on_earth("ukobach")
            .legions(of(beast), "traitors", 5)
            .lieutenant(of(beast), "traitors", "verin")
            .legions(of(void), "liars", 2)
            .lieutenant(of(void), "liars", "sulla")
            .wealth(key, 0, 0, 0)
            .wealth(beast, 2, 1, 0)
            .wealth(void, 9, 0, 0)
            .spell(key, "jones-device")
            .spell(beast, "defection")
            .minor(beast, pass(3, 2))
            .minor(void, Minor::Walk { cost: 1 })
            .minor(void, Minor::Walk { cost: 3 })
            .minor(void, pass(1, 1))
            .spell(beast, "it-did-not-work")
            .dice(&[1, 3, 5, 6, 6])
            .dice(&[3]);
    let mut scene = Scene::open(tableau, ActionAuto::Begin);
    assert_eq!(line(&scene), "sammael beelzebub ashtaroth baal caim orias ukobach naburos");

    // "Rolling five dice for Sammael's five Hearts of Charisma the player rolls 1, 3, 5, 6 and 6,
    // thus earning two Favours."
    scene.act(Action::Deeds);
    assert_eq!(scene.favours(key), (2, 0));

    // Beelzebub "moves a total of 4 Units (including a Lieutenant dragging two legions along)".
    scene.act(Action::March);
    let verin = circles_rules::ids::Unit::Lieutenant(officer("verin"));
    scene.go(beast, verin, &[legion(beast, 1), legion(beast, 2)], &["flatterers-and-seducers"]);
    for number in 3..=5 {
        scene.go(beast, unit(beast, number), &[], &["flatterers-and-seducers"]);
    }
    scene.until(|ask| matches!(ask, circles_rules::step::Ask::Action(_)));
    assert_eq!(scene.legions(of(beast), "flatterers-and-seducers"), 5);

    // "Princess Ashtaroth [...] plays a 'Walk The Earth - 1' Minor Arcana Card and pays the cost of
    // one Soul."
    let card = scene.minor(void, Minor::Walk { cost: 1 });
    scene.act(Action::Walk(card));
    assert_eq!(scene.souls(void), 8);

    // "Duke Baal [...] plays a 'Triple Pass - 2' Minor Arcana Card and pays two Souls."
    let card = scene.minor(beast, pass(3, 2));
    scene.act(Action::Pass(card));
    assert_eq!(line(&scene), "caim orias ukobach baal naburos");

    // Caim "plays the 'Jones' Device' Arcana Card [...] against Baal", and Naburos "plays the 'It
    // Did Not Work' Arcana Card to counter Caim's card". "This ends both Caim's and Naburos' Action
    // Phases."
    scene.act(scene.cast(key, "jones-device", Target::Daemon(daemon("baal"))));
    let card = scene.card(beast, "it-did-not-work");
    scene.say(beast, MagicAnswer::Counter(Some(Counter { card, daemon: daemon("naburos") })));
    assert!(scene.own(beast).daemon(daemon("baal")).is_some_and(|baal| baal.is_able()));

    // "The Void has Marquis Orias play a 'Walk The Earth - 3' Minor Arcana Card and pays three
    // Souls."
    assert_eq!(scene.due_daemon(), Some(daemon("orias")));
    let card = scene.minor(void, Minor::Walk { cost: 3 });
    scene.act(Action::Walk(card));
    assert_eq!(scene.souls(void), 5);

    // "Ukobach, who is on Earth, plays a 'Pass' card to slide past Baal."
    let card = scene.minor(void, pass(1, 1));
    scene.act(Action::Pass(card));
    assert!(scene.own(void).daemon(daemon("ukobach")).is_some_and(|own| own.locale == Locale::Earth));

    // "Baal take a Magic Action and play the 'Defection' Arcana Card."
    let with = vec![legion(void, 1), legion(void, 2)];
    scene.act(scene.cast(beast, "defection", Target::Lieutenant { kind: officer("sulla"), with }));
    assert_eq!((scene.legions(of(beast), "liars"), scene.favours(beast)), (2, (0, 0)));

    // "Ukobach falls down to Hell" and influences one of the Beast's legions: two Souls, "needing
    // to roll 4 or less (2+2), she rolls a 3 and the Beast Legion is removed". Verin leads three of
    // the five.
    assert_eq!(scene.due_daemon(), Some(daemon("ukobach")));
    let lone = unit(beast, 5);
    scene.act(Action::Influence(Influence { unit: lone, to: None, with: Vec::new(), bribes: vec![2] }));
    assert_eq!(scene.lost(), [lone]);
    assert_eq!(scene.souls(void), 2);
    assert!(scene.own(void).daemon(daemon("ukobach")).is_some_and(|own| own.locale == Locale::Hell));
    assert_eq!(scene.game.due(), None, "concluding the Action Phase");
    assert!(scene.game.track().is_empty());
}

/// "The Phases always occur in this order." "(This Phase is skipped in the first turn of The
/// HellGame.)"
#[test]
fn phases_come_in_order() {
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .legions(of(A), "judecca", 1)
        .wealth(A, 0, 3, 1)
        .turn(1);
    let mut scene = Scene::open(tableau, HellAuto::Dawn);
    let mut phases: Vec<Phase> = Vec::new();
    while scene.game.turn() == 2 {
        if phases.last() != Some(&scene.game.phase()) {
            phases.push(scene.game.phase());
        }
        scene.pass();
    }
    let all = [Phase::Souls, Phase::Summoning, Phase::Actions, Phase::Petitions, Phase::End];
    assert_eq!(phases, all, "the phases in which somebody is asked");
    let events = |scene: &Scene| {
        let of = |fact: &&Fact| matches!(fact, Fact::Hell(HellFact::Event { .. } | HellFact::Placed { .. }));
        scene.facts.iter().filter(of).count()
    };
    assert!(events(&scene) >= 1, "an event in the second turn");
    let tableau = lay(&QUIET).owns(of(A), &["liars"]).owns(of(B), &["orgastica"]).owns(of(C), &["caina"]).turn(0);
    let scene = Scene::open(tableau, HellAuto::Dawn);
    assert_eq!((scene.game.turn(), scene.game.phase(), events(&scene)), (1, Phase::Souls, 0));
}
