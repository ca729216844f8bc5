//! Special skills of daemons (rule 2.4.1) and spells in combat (rule 11.2.1), each by its numbers.

use circles_rules::action::Action;
use circles_rules::facts::{Fact, WarFact, Why};
use circles_rules::ids::{Arcanum, Direction, Unit};
use circles_rules::magic::{Counter, MagicAnswer, MagicAsk, Target};
use circles_rules::refusal::Refusal;
use circles_rules::souls::SoulsAuto;
use circles_rules::step::{Answer, Ask, Step};
use circles_rules::tableau::Tableau;
use circles_rules::war::{Entry, Side, Spell, Strike, WarAnswer, WarAsk, WarAuto};

use super::{A, B, C, Scene, at, catalog, daemon, hound, lay, legion, of, officer, sectio, unit};

fn owned(tableau: Tableau<'static>) -> Tableau<'static> {
    tableau.owns(of(A), &["caina"]).owns(of(B), &["judecca"]).owns(of(C), &["orgastica"])
}

/// Three legions against two at the Liars. The larger army is the first side.
fn battle(first: &'static str, second: &'static str) -> Tableau<'static> {
    owned(lay(&[&[first], &[second], &["gomory"]])).legions(of(A), "liars", 3).legions(of(B), "liars", 2)
}

/// Opens the combat, and lets daemons of these seats join with all their cards.
fn open(tableau: Tableau<'static>, joins: &[(circles_rules::ids::Seat, &str)]) -> Scene {
    let mut scene = Scene::open(tableau, WarAuto::Begin);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Join { .. })));
    while let Some(Ask::War(WarAsk::Join { .. })) = scene.game.due() {
        let seat = scene.game.asked()[0];
        let cards = scene.own(seat).hand.clone();
        let fresh = |id: &&(circles_rules::ids::Seat, &str)| {
            id.0 == seat && scene.own(seat).daemon(daemon(id.1)).is_some_and(|own| !own.fought)
        };
        let entry = joins.iter().find(fresh).map(|(_, id)| Entry { daemon: daemon(id), cards });
        scene.say(seat, WarAnswer::Join(entry));
    }
    scene
}

/// Returns the combat rolls of a side in a round, from 0.
fn strikes(scene: &Scene, side: Side, round: usize) -> Vec<Strike> {
    let struck = scene.facts.iter().filter_map(|fact| match fact {
        Fact::War(WarFact::Struck { side: own, strikes, .. }) if *own == side => Some(strikes.clone()),
        _ => None,
    });
    struck.collect::<Vec<_>>().get(round).cloned().unwrap_or_default()
}

fn hits(scene: &Scene) -> [u32; 2] {
    let hit = |fact: &Fact| if let Fact::War(WarFact::Hit { hits, .. }) = fact { Some(*hits) } else { None };
    scene.facts.iter().find_map(hit).expect("an attack")
}

/// Casts a spell with the only card of a seat.
fn cast(scene: &mut Scene, seat: circles_rules::ids::Seat, id: &str, target: Target) {
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Cast { .. })));
    if scene.game.asked() != [seat] {
        // A lot lets the other side begin.
        scene.pass();
    }
    let card = scene.game.battle().expect("a combat").brought(seat)[0];
    scene.say(seat, WarAnswer::Cast(Some(Spell { daemon: daemon(id), card, target })));
}

/// Baal inspires his side in the first round.
#[test]
fn baal_inspires() {
    let mut scene = open(battle("baal", "paymon").dice(&[1; 14]), &[(A, "baal")]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert_eq!(strikes(&scene, Side::First, 0).iter().map(|strike| strike.add).collect::<Vec<_>>(), [1, 1, 1]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { order }) if order.len() == 1));
    scene.pass();
    assert_eq!(strikes(&scene, Side::First, 1).iter().map(|strike| strike.add).collect::<Vec<_>>(), [0, 0, 0]);
}

/// Thamuz fires two extra rolls without any bonus in the first round.
#[test]
fn thamuz_fires_a_volley() {
    let tableau = battle("thamuz", "paymon").lieutenant(of(A), "liars", "verin").dice(&[1, 1, 1, 6, 5]);
    let mut scene = open(tableau, &[(A, "thamuz")]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. } | WarAsk::Flee { .. })));
    let all = strikes(&scene, Side::First, 0);
    let seen: Vec<(u8, i8, bool)> = all.iter().map(|strike| (strike.die, strike.add, strike.hit)).collect();
    assert_eq!(seen, [(1, 2, false), (1, 2, false), (1, 2, false), (6, 0, true), (5, 0, false)]);
}

/// Sammael makes saves of enemy legions harder, but "always with a 1" they succeed.
#[test]
fn sammael_is_deadly() {
    let scene = open(battle("sammael", "prufflas"), &[(A, "sammael"), (B, "prufflas")]);
    assert_eq!((scene.game.save(catalog(), unit(B, 1)), scene.game.save(catalog(), unit(A, 1))), (4, 3));
    let scene = open(battle("sammael", "paymon"), &[(A, "sammael")]);
    assert_eq!(scene.game.save(catalog(), unit(B, 1)), 1);
}

/// Moloch gets a Soul for each legion that is destroyed, on any side.
#[test]
fn moloch_feasts() {
    // Two hits on each side; nobody is saved but one.
    let tableau = battle("moloch", "paymon").dice(&[6, 6, 1]).dice(&[6, 1]).dice(&[6]).dice(&[6, 1]);
    let mut scene = open(tableau, &[(A, "moloch")]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. })));
    scene.pass();
    assert_eq!((scene.lost().len(), scene.souls(A)), (2, 2));
}

/// Balban confuses lieutenants of the enemy for two rounds.
#[test]
fn balban_confuses_lieutenants() {
    let tableau = battle("balban", "paymon").lieutenant(of(B), "liars", "verin").dice(&[1; 10]);
    let mut scene = open(tableau, &[(A, "balban")]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert!(strikes(&scene, Side::Second, 0).iter().all(|strike| strike.add == 0));
    let tableau = battle("agares", "paymon").lieutenant(of(B), "liars", "verin").dice(&[1; 10]);
    let mut scene = open(tableau, &[(A, "agares")]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert!(strikes(&scene, Side::Second, 0).iter().all(|strike| strike.add == 2));
}

/// Zagam mints half a Soul Roll, Ashtaroth has a stipend in Hell, Gomory harvests more, and
/// Belphegor draws a card more.
#[test]
fn some_daemons_earn_more() {
    let income = |id: &'static [&'static str], earth: &[&str], dice: &[u8]| {
        let mut tableau = lay(&[id, &["paymon"], &["agares"]])
            .owns(of(A), &["caina"])
            .owns(of(B), &["judecca"])
            .owns(of(C), &["orgastica"])
            .dice(dice);
        for id in earth {
            tableau = tableau.on_earth(id);
        }
        // Caina yields 4, less 2 for its isolation.
        Scene::open(tableau, SoulsAuto::Income).souls(A) - 2
    };
    assert_eq!(income(&["zagam"], &[], &[5]), 2);
    assert_eq!(income(&["ashtaroth"], &[], &[]), 2);
    assert_eq!(income(&["ashtaroth"], &["ashtaroth"], &[3]), 4 + 3, "not on Earth");
    assert_eq!(income(&["gomory"], &["gomory"], &[3]), 4 + 3 + 2);
    let scene = Scene::open(owned(lay(&[&["belphegor"], &["paymon"], &["agares"]])), SoulsAuto::Favours);
    assert_eq!((scene.game.draws(catalog(), A), scene.game.draws(catalog(), B)), (2, 1));
}

/// Paymon raises Disfavour Rolls, Beelzebub is swift, and Prufflas commands a legion more.
#[test]
fn some_daemons_bend_the_rules() {
    let scene = Scene::open(owned(lay(&[&["gomory"], &["paymon"], &["agares"]])), SoulsAuto::Favours);
    assert_eq!((scene.game.grace(catalog(), A), scene.game.grace(catalog(), B)), (0, 1));
    let march = |id: &'static [&'static str]| {
        let tableau =
            owned(lay(&[id, &["paymon"], &["agares"]])).legions(of(A), "liars", 4).lieutenant(of(A), "liars", "verin");
        let mut scene = Scene::turn(tableau, A, id[0]);
        scene.act(Action::March);
        scene
    };
    let verin = Unit::Lieutenant(officer("verin"));
    let swift = march(&["beelzebub"]);
    assert_eq!((swift.game.mobility(catalog(), verin), swift.game.mobility(catalog(), unit(A, 1))), (Some(4), Some(3)));
    let command = march(&["prufflas"]);
    let own = command.game.march().expect("a march");
    assert_eq!(command.game.march_party(catalog(), own, verin), 4);
}

/// Ashtaroth's skill stops on Earth, and all skills stop with incapacity (rule 3.3).
#[test]
fn skills_stop() {
    let tableau = owned(lay(&[&["gomory"], &["paymon"], &["agares"]])).incapacitated("paymon", 5);
    let scene = Scene::open(tableau, SoulsAuto::Favours);
    assert_eq!(scene.game.grace(catalog(), B), 0);
}

/// Frenzy, stage fright and walls of shields change rolls and saves for one round.
#[test]
fn spells_change_rolls_and_saves() {
    for (spell, side, add) in [("frenzy", Side::First, 2), ("stage-fright", Side::Second, -1)] {
        let mut scene = open(battle("agares", "paymon").spell(A, spell).dice(&[1; 10]), &[(A, "agares")]);
        cast(&mut scene, A, "agares", Target::Nothing);
        scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
        assert!(strikes(&scene, side, 0).iter().all(|strike| strike.add == add), "{spell}");
        scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { order }) if order.len() == 1));
        scene.pass();
        assert!(strikes(&scene, side, 1).iter().all(|strike| strike.add == 0), "{spell}");
    }
    let tableau = battle("agares", "paymon").spell(A, "wall-of-shields").dice(&[1, 1, 1]).dice(&[6, 1]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Nothing);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Hits { .. })));
    assert_eq!(scene.game.save(catalog(), unit(A, 1)), 3 + 2);
}

/// Greek fire adds hits, and paper soldiers take them.
#[test]
fn spells_add_and_take_hits() {
    let tableau = battle("agares", "paymon").spell(A, "greek-fire").wealth(A, 1, 0, 0).dice(&[1; 5]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Nothing);
    assert_eq!((hits(&scene), scene.souls(A)), ([0, 2], 0));
    let tableau = battle("agares", "paymon").spell(B, "paper-soldiers").dice(&[6, 6, 6]).dice(&[1, 1]);
    let mut scene = open(tableau, &[(B, "paymon")]);
    cast(&mut scene, B, "paymon", Target::Nothing);
    assert_eq!(hits(&scene), [0, 1]);
}

/// Feeding time gives each hound two rolls more, and lost orders take the bonus of lieutenants.
#[test]
fn spells_strengthen_hounds_and_weaken_lieutenants() {
    let tableau = battle("agares", "paymon").hound("yeth", Some(legion(A, 1)), "liars").spell(A, "feeding-time");
    let mut scene = open(tableau.dice(&[1; 8]), &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Nothing);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    let dogs =
        strikes(&scene, Side::First, 0).iter().filter(|strike| strike.unit == Some(Unit::Hound(hound("yeth")))).count();
    assert_eq!(dogs, 4);
    let tableau = battle("agares", "paymon").lieutenant(of(B), "liars", "verin").spell(A, "lost-orders");
    let mut scene = open(tableau.dice(&[1; 8]), &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Nothing);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert!(strikes(&scene, Side::Second, 0).iter().all(|strike| strike.add == 0));
}

/// Legions change sides, panic, or come to help.
#[test]
fn spells_move_legions() {
    let tableau = battle("agares", "paymon").spell(A, "turncoats").wealth(A, 2, 0, 0).dice(&[1; 10]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Legions(vec![legion(B, 1)]));
    assert_eq!((scene.legions(of(A), "liars"), scene.legions(of(B), "liars")), (4, 1));
    let tableau = battle("agares", "paymon").spell(A, "sudden-doubts").dice(&[1, 5]).dice(&[1; 10]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Legions(vec![legion(B, 1), legion(B, 2)]));
    assert_eq!(scene.where_is(unit(B, 1)), Some(at("judecca")));
    assert_eq!(scene.where_is(unit(B, 2)), Some(at("liars")));
    let tableau = battle("agares", "paymon").legions(of(A), "judecca", 2).spell(A, "late-arrivals").dice(&[1; 10]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Legions(vec![legion(A, 4), legion(A, 5)]));
    assert_eq!(scene.legions(of(A), "liars"), 5);
}

/// Locked doors hold the enemy, and a back door lets everybody go where its owner says.
#[test]
fn spells_hold_and_free() {
    let tableau = battle("agares", "paymon").spell(A, "locked-doors").dice(&[1; 5]);
    let mut scene = open(tableau, &[(A, "agares")]);
    cast(&mut scene, A, "agares", Target::Nothing);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert_eq!(scene.game.asked(), [A]);
    scene.pass();
    assert!(!matches!(scene.game.due(), Some(Ask::War(WarAsk::Flee { .. }))), "the others may not flee");

    let mut scene = open(battle("agares", "paymon").spell(B, "back-door"), &[(B, "paymon")]);
    cast(&mut scene, B, "paymon", Target::Nothing);
    assert!(matches!(scene.game.due(), Some(Ask::Magic(MagicAsk::Withdraw(_)))));
    let moves = vec![(unit(B, 1), Direction::Inward), (unit(B, 2), Direction::Clockwise)];
    scene.say(B, MagicAnswer::Withdraw(moves));
    assert_eq!(scene.where_is(unit(B, 1)), Some(at("judecca")));
    assert_eq!(scene.where_is(unit(B, 2)), Some(at("flatterers-and-seducers")));
    assert!(scene.game.battle().is_none() && scene.dice(|why| matches!(why, Why::Attack { .. })).is_empty());
    // Victor's Right needs enemies "that fought for at least one round before dying or fleeing".
    assert!(scene.game.victors().is_empty());
}

/// A challenge sends its loser away, with a fate.
#[test]
fn single_combat_is_a_duel() {
    let tableau =
        battle("prufflas", "paymon").spell(A, "single-combat").dice(&[6, 6, 6, 6, 6]).dice(&[1, 1]).dice(&[1; 5]);
    let mut scene = open(tableau, &[(A, "prufflas"), (B, "paymon")]);
    cast(&mut scene, A, "prufflas", Target::Daemon(daemon("paymon")));
    let gone = scene.game.battle().is_some_and(|battle| battle.daemons_of(B).next().is_none());
    assert!(gone && !scene.own(B).daemon(daemon("paymon")).is_some_and(|own| own.is_able()));
}

/// "Those that may be played during combat are labelled 'Combat' and may only be used in the Combat
/// Phase", by a daemon that has brought the card. Counters there come from the other side.
#[test]
fn combat_magic_has_its_own_counters() {
    let tableau = battle("agares", "paymon").spell(A, "frenzy").spell(B, "deaf-ears").dice(&[1; 5]);
    let turn = circles_rules::action::ActionAsk::Turn { seat: A, daemon: daemon("agares") };
    let scene = Scene::steps(tableau.clone(), [Step::from(turn)]);
    let frenzy = Action::Cast { card: scene.card(A, "frenzy"), target: Target::Nothing };
    assert_eq!(scene.refusal(A, circles_rules::action::ActionAnswer::Act(frenzy)), Some(Refusal::Card));
    let mut scene = open(tableau, &[(A, "agares"), (B, "paymon")]);
    let card: Arcanum = scene.game.battle().expect("a combat").brought(B)[0];
    cast(&mut scene, A, "agares", Target::Nothing);
    assert_eq!(scene.game.asked(), [B]);
    let counter: Answer = MagicAnswer::Counter(Some(Counter { card, daemon: daemon("paymon") })).into();
    scene.say(B, counter);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Flee { .. })));
    assert!(strikes(&scene, Side::First, 0).iter().all(|strike| strike.add == 0));
    assert!(scene.own(B).daemon(daemon("paymon")).is_some_and(|own| !own.acted));
    let battle = scene.game.battle().expect("a combat");
    assert!(battle.sectio == sectio("liars") && battle.brought(A).is_empty());
}

/// Fog and a null hour: "No spells are cast in combats there."
#[test]
fn magic_can_be_forbidden() {
    use circles_rules::hell::HellAuto;
    let tableau = battle("agares", "paymon").spell(A, "frenzy").top_sectio("liars").top_phenomenon("fog").dice(&[1; 5]);
    let mut scene = Scene::steps(tableau, [Step::from(HellAuto::Phenomenon), WarAuto::Begin.into()]);
    scene.until(|ask| matches!(ask, Ask::War(WarAsk::Join { .. })));
    let cards = scene.own(A).hand.clone();
    scene.say(A, WarAnswer::Join(Some(Entry { daemon: daemon("agares"), cards })));
    scene.until(|ask| !matches!(ask, Ask::War(WarAsk::Join { .. })));
    assert!(matches!(scene.game.due(), Some(Ask::War(WarAsk::First { .. } | WarAsk::Flee { .. }))));
    assert_eq!(strikes(&scene, Side::First, 0).len(), 3, "the attack has come without magic");
}

/// A truce: "There is no combat, and nobody petitions there."
#[test]
fn a_truce_stops_everything() {
    use circles_rules::hell::HellAuto;
    use circles_rules::petition::PetitionAuto;
    let tableau = battle("agares", "paymon").top_sectio("liars").top_phenomenon("truce").wealth(A, 0, 3, 0);
    let steps = [Step::from(HellAuto::Phenomenon), WarAuto::Begin.into(), PetitionAuto::Begin.into()];
    let mut scene = Scene::steps(tableau, steps);
    scene.rest();
    assert!(!scene.facts.iter().any(|fact| matches!(fact, Fact::War(WarFact::Opened { .. }))));
}
