//! Combat: daemons, magic, attacks, saves, flights and sides (chapter 11, rules 16.5 to 16.7).

use circles_rules::facts::{Fact, WarFact, Why};
use circles_rules::flight::{FlightAnswer, Group};
use circles_rules::ids::{Banner, Unit};
use circles_rules::magic::Target;
use circles_rules::refusal::Refusal;
use circles_rules::step::{Answer, Ask};
use circles_rules::tableau::Tableau;
use circles_rules::war::{Entry, Side, Spell, WarAnswer, WarAsk, WarAuto};

use super::{A, B, C, QUIET, Scene, at, daemon, hound, lay, legion, of, officer, sectio, unit};

fn war(tableau: Tableau<'static>) -> Scene {
    Scene::open(tableau, WarAuto::Begin)
}

/// Returns the hits on each side, by rounds.
fn hits(scene: &Scene) -> Vec<[u32; 2]> {
    let hit = |fact: &Fact| if let Fact::War(WarFact::Hit { hits, .. }) = fact { Some(*hits) } else { None };
    scene.facts.iter().filter_map(hit).collect()
}

fn join(id: &str, cards: &[circles_rules::ids::Arcanum]) -> Answer {
    WarAnswer::Join(Some(Entry { daemon: daemon(id), cards: cards.to_vec() })).into()
}

/// "Example: The Battle for Sugar Hill", number by number. Ukobach's skill repeats one missed roll
/// in the first round; the repeated roll misses too.
#[test]
fn the_battle_for_sugar_hill() {
    let (mu, beast) = (A, B);
    let tableau = lay(&[&["caim"], &["ukobach"], &["gomory"]])
        .legions(of(mu), "sugar-hill", 4)
        .hound("shuck", Some(legion(mu, 4)), "sugar-hill")
        .legions(of(beast), "sugar-hill", 3)
        .lieutenant(of(beast), "sugar-hill", "verin")
        .owns(of(mu), &["liars"])
        .owns(of(beast), &["sugar-hill"])
        .owns(of(C), &["spies"])
        .spell(mu, "frenzy")
        .spell(mu, "greek-fire")
        .spell(mu, "wall-of-shields")
        .spell(beast, "daemonic-distraction")
        .spell(beast, "stage-fright")
        .dice(&[3, 2, 6, 5, 4, 6])
        .dice(&[2, 4, 5, 1])
        .dice(&[3, 5])
        .dice(&[2, 1, 4, 3])
        .dice(&[5, 4, 1, 6])
        .dice(&[4, 6])
        .dice(&[3, 6])
        .dice(&[1]);
    let mut scene = war(tableau);
    scene.pass();
    // "As the Mu player has more Legions, he must first decide if he wants to send a Daemon."
    assert_eq!(scene.game.asked(), [mu]);
    let three = ["frenzy", "greek-fire", "wall-of-shields"].map(|id| scene.card(mu, id));
    let two = ["daemonic-distraction", "stage-fright"].map(|id| scene.card(beast, id));
    scene.say(mu, join("caim", &three));
    scene.say(beast, join("ukobach", &two));
    // "Since Caim has more Stars than Ukobach, Caim's player gets to decide."
    assert!(matches!(scene.game.due(), Some(Ask::War(WarAsk::First { seat, .. })) if *seat == mu));
    scene.say(mu, WarAnswer::First(true));
    let frenzy = Spell { daemon: daemon("caim"), card: three[0], target: Target::Nothing };
    scene.say(mu, WarAnswer::Cast(Some(frenzy)));
    let target = Target::Daemon(daemon("caim"));
    scene.say(beast, WarAnswer::Cast(Some(Spell { daemon: daemon("ukobach"), card: two[0], target })));
    // Caim is out of the battle, and "Ukobach decides not to use her last card at this point".
    scene.say(beast, WarAnswer::Cast(None));
    assert_eq!(hits(&scene), [[2, 4]], "two hits on Mu, four on the Beast");

    let on_legions = vec![(unit(mu, 1), 1), (unit(mu, 2), 1)];
    scene.say(mu, WarAnswer::Hits(on_legions));
    assert_eq!(scene.lost(), [unit(mu, 1), unit(mu, 2), unit(beast, 3)]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Cast { .. })));
    scene.pass();
    assert_eq!(hits(&scene)[1], [2, 1], "two hits on Mu, one on the Beast");
    // "The Beast has suffered one hit that he must take on one of his Legions."
    let lieutenant = WarAnswer::Hits(vec![(Unit::Lieutenant(officer("verin")), 1)]);
    assert_eq!(scene.refusal(beast, lieutenant), Some(Refusal::Hits));
    let mu_hits = WarAnswer::Hits(vec![(unit(mu, 3), 1), (Unit::Hound(hound("shuck")), 1)]);
    scene.answer(&[(mu, mu_hits.into()), (beast, WarAnswer::Hits(vec![(unit(beast, 1), 1)]).into())]);
    assert_eq!(scene.legions(of(mu), "sugar-hill"), 1, "things look grim on Sugar Hill");
    assert_eq!(scene.legions(of(beast), "sugar-hill"), 2);
    assert!(scene.game.board().hound(hound("shuck")).is_none());
    assert!(scene.game.board().officer(officer("verin")).is_some());
}

/// "Example: Fleeing": rolls of 1, 4 and 5. One legion gets to the Exploiters, one to the Sea of
/// Lard, where a hound waits and it fails to flee on, and one stays.
#[test]
fn three_legions_flee_from_addiction() {
    let mu = A;
    let tableau = lay(&QUIET)
        .legions(of(mu), "addiction", 3)
        .legions(of(B), "addiction", 4)
        .hound("shuck", None, "sea-of-lard")
        .owns(of(mu), &["liars"])
        .owns(of(B), &["addiction"])
        .owns(of(C), &["spies"])
        // The first round: nobody hits.
        .dice(&[1, 1, 1, 1])
        .dice(&[1, 1, 1])
        .dice(&[1, 4, 5])
        .dice(&[5]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { order }) if order.first() == Some(&mu)));
    let groups = [1, 2, 3].map(|number| Group { lead: unit(mu, number), with: Vec::new() });
    scene.say(mu, WarAnswer::Flee(groups.to_vec()));
    assert_eq!(scene.where_is(unit(mu, 1)), Some(at("exploiters-of-land-and-sea")));
    assert_eq!(scene.where_is(unit(mu, 2)), Some(at("sea-of-lard")));
    assert_eq!(scene.dice(|why| matches!(why, Why::Flight { .. })), [1, 4, 5, 5]);
    // "It will have to fight the Hellhound later in the Combat Phase."
    scene.rest();
    let opened =
        |fact: &Fact| matches!(fact, Fact::War(WarFact::Opened { sectio: at, .. }) if *at == sectio("sea-of-lard"));
    assert!(scene.facts.iter().any(opened));
}

/// "Example: Assigning Sides": Key has four units, the Devourer three, the Void one, and a hound
/// rolls a 4. The Key fights the Devourer, the Void joins the Key, and the hound helps the
/// Devourer.
#[test]
fn sides_in_orgastica() {
    let (key, devourer, void) = (A, B, C);
    let tableau = lay(&QUIET)
        .legions(of(key), "orgastica", 4)
        .legions(of(devourer), "orgastica", 3)
        .legions(of(void), "orgastica", 1)
        .hound("yeth", None, "orgastica")
        .owns(of(key), &["liars"])
        .owns(of(devourer), &["spies"])
        .owns(of(void), &["caina"])
        .dice(&[4]);
    let mut scene = war(tableau);
    assert!(matches!(scene.game.due(), Some(Ask::War(WarAsk::Oppose { seat, .. })) if *seat == key));
    scene.say(key, WarAnswer::Oppose(devourer));
    assert_eq!(scene.game.asked(), [void], "the Devourer has had its side chosen for it");
    scene.say(void, WarAnswer::Choose(Side::First));
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. } | WarAsk::Flee { .. })));
    let battle = scene.game.battle().expect("a combat");
    assert_eq!(battle.banners(Side::First), [of(key), of(void)]);
    assert_eq!(battle.banners(Side::Second), [of(devourer)]);
    assert_eq!(battle.strays, [(hound("yeth"), Side::Second)]);
    assert_eq!(scene.dice(|why| matches!(why, Why::Side { .. })), [4]);
}

/// "The combat involving the most Legions (at the start of the Combat Phase) is resolved first."
#[test]
fn the_biggest_combat_comes_first() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 1)
        .legions(of(B), "liars", 1)
        .legions(of(A), "spies", 2)
        .legions(of(B), "spies", 2)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let mut scene = war(tableau);
    scene.rest();
    let opened: Vec<_> = scene
        .facts
        .iter()
        .filter_map(|fact| if let Fact::War(WarFact::Opened { sectio, .. }) = fact { Some(*sectio) } else { None })
        .collect();
    assert_eq!(opened[..2], [sectio("spies"), sectio("liars")]);
}

/// "Combat never takes place in AnteHell."
#[test]
fn nobody_fights_in_antehell() {
    let tableau = lay(&QUIET)
        .legions(of(A), "antehell", 2)
        .legions(of(B), "antehell", 2)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let scene = war(tableau);
    assert!(scene.game.due().is_none() && hits(&scene).is_empty());
}

/// "Each Daemon may bring as many Arcana Cards into Combat as it has Stars of Magic. [...] Once a
/// Daemon joins in Combat it may not join another Combat later the same turn [...]. The same holds
/// true for the Arcana Cards brought to the Combat. A Daemon on Earth may not join in any Combat."
#[test]
fn daemons_and_cards_join_one_combat_in_a_turn() {
    let tableau = lay(&[&["ukobach", "andras"], &["paymon"], &["gomory"]])
        .legions(of(A), "liars", 2)
        .legions(of(B), "liars", 1)
        .legions(of(A), "spies", 1)
        .legions(of(B), "spies", 1)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        .on_earth("andras")
        .spell(A, "frenzy")
        .spell(A, "greek-fire")
        .spell(A, "wall-of-shields");
    let mut scene = war(tableau);
    let cards = scene.own(A).hand.clone();
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Join { .. })));
    assert_eq!(scene.refusal(A, join("ukobach", &cards)), Some(Refusal::Count), "three cards for two stars");
    assert_eq!(scene.refusal(A, join("andras", &[])), Some(Refusal::Daemon));
    scene.say(A, join("ukobach", &cards[..2]));
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Peace(_))));
    assert_eq!(scene.game.battle().map(|battle| battle.sectio), Some(sectio("spies")));
    assert!(scene.own(A).daemon(daemon("ukobach")).is_some_and(|daemon| daemon.fought));
    assert_eq!(scene.own(A).brought, cards[..2]);
    scene.pass();
    assert_eq!(scene.game.asked(), [B], "no daemon of the first seat is left");
}

/// "If a side has no Daemon involved in the Combat, each hit Legion saves itself from destruction
/// on a roll of 1. If there is a Daemon involved, a roll against the Daemon's Skulls saves the hit
/// Legion. Several Daemons may not add up their skulls."
#[test]
fn daemons_save_legions() {
    let tableau = lay(&[&["prufflas", "thamuz"], &["paymon"], &["gomory"]])
        .legions(of(A), "liars", 2)
        .legions(of(B), "liars", 1)
        .lieutenant(of(A), "liars", "verin")
        .hound("yeth", Some(legion(A, 2)), "liars")
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Join { .. })));
    scene.say(A, join("thamuz", &[]));
    scene.pass();
    scene.say(A, join("prufflas", &[]));
    let save = |unit| scene.game.save(super::catalog(), unit);
    assert_eq!(save(unit(A, 1)), 5, "the five skulls of Prufflas, not eight");
    assert_eq!(save(unit(B, 1)), 1);
    assert_eq!(save(Unit::Lieutenant(officer("verin"))), 4);
    assert_eq!(save(Unit::Hound(hound("yeth"))), 4);
}

/// "If there is a Lieutenant present among the Freebooters they will use the Lieutenant's die roll
/// bonus for saves, that is, a Lieutenant with +3 will save his Units with a roll of 3 or less."
#[test]
fn freebooters_save_by_their_lieutenant() {
    let tableau = lay(&QUIET)
        .legions(Banner::Freebooters, "liars", 2)
        .lieutenant(Banner::Freebooters, "liars", "draghignazzo")
        .legions(of(A), "liars", 2)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let scene = war(tableau);
    let rogue = circles_rules::ids::Legion { banner: Banner::Freebooters, number: 1 };
    assert_eq!(scene.game.save(super::catalog(), Unit::Legion(rogue)), 3);
}

/// "Should a Lieutenant find himself alone in a Sectio at the end of a Combat Round he must
/// immediately try to flee. If he fails he is captured, destroyed and sent to the Return box."
#[test]
fn a_lone_lieutenant_is_captured() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 1)
        .lieutenant(of(A), "liars", "verin")
        .legions(of(B), "liars", 3)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        // Three hits on two units, nobody of the others is hit.
        .dice(&[6, 6, 6])
        .dice(&[1])
        // The legion is hit twice and dies, the lieutenant saves itself.
        .dice(&[6, 6, 2])
        // He fails to flee.
        .dice(&[5, 6]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. })));
    scene.say(A, WarAnswer::Hits(vec![(unit(A, 1), 2), (Unit::Lieutenant(officer("verin")), 1)]));
    assert_eq!(scene.lost(), [unit(A, 1), Unit::Lieutenant(officer("verin"))]);
    assert_eq!(scene.game.returned(), [officer("verin")]);
    assert_eq!(scene.game.victors(), [(sectio("liars"), B)]);
}

/// "All the player's Units must be hit once before any Unit is hit twice."
#[test]
fn hits_go_round() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 2)
        .legions(of(B), "liars", 3)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        .dice(&[6, 6, 6])
        .dice(&[1, 1]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. })));
    let three = WarAnswer::Hits(vec![(unit(A, 1), 3)]);
    assert_eq!(scene.refusal(A, three), Some(Refusal::Hits));
    assert_eq!(scene.refusal(A, WarAnswer::Hits(vec![(unit(A, 1), 2), (unit(A, 2), 1)])), None);
}

/// "Only Legions and Hellhounds may make attacks. [...] Lieutenants and Legions minding Hellhounds
/// may not attack at all." "Lieutenants may add the bonus printed on their counters to the Combat
/// Rolls of as many Units as their Leadership Number (a controlled Hellhound counts as one Unit)."
#[test]
fn a_lieutenant_leads_the_hound_first() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 3)
        .hound("shuck", Some(legion(A, 1)), "liars")
        .lieutenant(of(A), "liars", "rubicante")
        .legions(of(B), "liars", 1)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        .dice(&[3, 3, 3, 3, 3]);
    let mut scene = war(tableau);
    scene.rest();
    let struck = scene.facts.iter().find_map(|fact| match fact {
        Fact::War(WarFact::Struck { side: Side::First, strikes, .. }) => Some(strikes.clone()),
        _ => None,
    });
    let adds: Vec<i8> = struck.expect("an attack").iter().map(|strike| strike.add).collect();
    assert_eq!(adds, [3, 3, 3, 0, 0], "Rubicante leads one unit: the hound");
}

/// "In cases where a Sectio contains nothing but Rampaging Hellhounds, one may speed things up by
/// rolling as many dice for each Hound as it has attacks and adding up the scores."
#[test]
fn the_last_dog_barks() {
    let tableau = lay(&QUIET)
        .hound("garm", None, "liars")
        .hound("yeth", None, "liars")
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        // Garm is first in the catalog and rolls five dice.
        .dice(&[1, 1, 1, 1, 1])
        .dice(&[6, 6]);
    let scene = war(tableau);
    assert_eq!(scene.lost(), [Unit::Hound(hound("garm"))]);
    assert!(scene.game.board().hound(hound("yeth")).is_some());
}

/// "Should a Hellhound lose its Minder, it will go on a Rampage and try to leave the Sectio. [...]
/// If the Hound does not leave the Sectio it will count as a separate side."
#[test]
fn a_hound_without_minder_is_a_side_of_its_own() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 1)
        .hound("shuck", Some(legion(A, 1)), "liars")
        .legions(of(B), "liars", 3)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"])
        .dice(&[6, 6, 6])
        .dice(&[1, 1, 1])
        // The hound is hit once, the minder twice.
        .dice(&[4])
        .dice(&[6, 6])
        // The hound stays.
        .dice(&[5]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. })));
    scene.say(A, WarAnswer::Hits(vec![(Unit::Hound(hound("shuck")), 1), (unit(A, 1), 2)]));
    assert_eq!(scene.lost()[..1], [unit(A, 1)]);
    let battle = scene.game.battle().expect("the combat goes on");
    assert_eq!((battle.round, battle.banners(Side::First)), (2, &[of(B)][..]));
    assert_eq!(battle.strays, [(hound("shuck"), Side::Second)]);
}

/// "When a side formed by the procedure described above has won a combat, all fighting in the
/// Sectio is over for the turn unless the former allies feel an urgent need to start fighting each
/// other."
#[test]
fn former_allies_may_fight_on() {
    for peace in [true, false] {
        let tableau = lay(&QUIET)
            .legions(of(A), "liars", 3)
            .legions(of(B), "liars", 1)
            .legions(of(C), "liars", 2)
            .owns(of(A), &["caina"])
            .owns(of(B), &["judecca"])
            .owns(of(C), &["orgastica"])
            .dice(&[6, 1, 1])
            .dice(&[1, 1])
            .dice(&[1])
            .dice(&[6]);
        let mut scene = war(tableau);
        scene.pass();
        scene.say(A, WarAnswer::Oppose(B));
        scene.say(C, WarAnswer::Choose(Side::First));
        scene.until(|ask| matches!(ask, Ask::War(WarAsk::Peace(_))));
        assert_eq!(scene.game.asked(), [A, C]);
        scene.answer(&[(A, WarAnswer::Peace(peace).into()), (C, WarAnswer::Peace(true).into())]);
        if peace {
            assert_eq!(scene.game.victors(), [(sectio("liars"), A), (sectio("liars"), C)]);
        } else {
            assert!(scene.game.battle().is_some_and(|battle| battle.banners(Side::Second) == [of(C)]));
        }
    }
}

/// Ruling "avoiding-combat": if all triumvirates agree, nobody fights.
#[test]
fn combat_can_be_avoided() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 2)
        .legions(of(B), "liars", 2)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let mut scene = war(tableau);
    scene.answer(&[(A, WarAnswer::Peace(true).into()), (B, WarAnswer::Peace(true).into())]);
    assert!(scene.game.due().is_none() && scene.game.victors().is_empty());
    assert_eq!(scene.game.peace(), [sectio("liars")]);
}

/// "Units may never try to flee from Lilith" (rule 16.3).
#[test]
fn nobody_flees_from_a_combat_beside_lilith() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 3)
        .legions(of(B), "liars", 3)
        .lilith("liars", None)
        .owns(of(A), &["caina"])
        .owns(of(B), &["judecca"])
        .owns(of(C), &["orgastica"]);
    let mut scene = war(tableau);
    scene.rest();
    assert!(!scene.facts.iter().any(|fact| matches!(fact, Fact::War(WarFact::Fleeing { .. }))));
    assert!(scene.dice(|why| matches!(why, Why::Flight { .. })).is_empty());
}

/// A lieutenant "may then choose between the two results" of two dice.
#[test]
fn a_lieutenant_chooses_between_two_ways() {
    let tableau = lay(&QUIET)
        .legions(of(A), "liars", 3)
        .lieutenant(of(A), "liars", "verin")
        .legions(of(B), "liars", 3)
        .owns(of(A), &["caina"])
        .owns(of(B), &["liars"])
        .owns(of(C), &["orgastica"])
        .dice(&[1, 1, 1])
        .dice(&[1, 1, 1])
        .dice(&[2, 4]);
    let mut scene = war(tableau);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { order }) if order.first() == Some(&A)));
    let with = (1..=3).map(|number| legion(A, number)).collect();
    scene.say(A, WarAnswer::Flee(vec![Group { lead: Unit::Lieutenant(officer("verin")), with }]));
    scene.say(A, FlightAnswer::Choose(circles_rules::ids::Direction::Clockwise));
    assert_eq!(scene.legions(of(A), "flatterers-and-seducers"), 3);
}
