//! Combat: attacks, sizes, hits, and armies that come and go.

use oaths::first::rules::facts::{Fact, WarFact};
use oaths::first::rules::game::Whereabouts;
use oaths::first::rules::ids::{Card, HandCard, Seat};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::Step;
use oaths::first::rules::tableau::Tableau;
use oaths::first::rules::war::{Casualties, Flight, Join, Move, Side, WarAnswer, WarStep, odds};

use super::{QUIET, Scene, catalog, lay, seats};

fn war(tableau: Tableau<'static>) -> Scene {
    Scene::open(tableau, WarStep::Begin)
}

fn is_organise(step: &Step) -> bool {
    matches!(step, Step::War(WarStep::Organise))
}

/// Returns what was drawn in the first round: the sizes, the defence and the number of cards.
fn drawn(scene: &Scene) -> Option<(u32, u32, u32, u32)> {
    scene.facts.iter().find_map(|fact| match fact {
        Fact::War(WarFact::Drawn { attack, defend, defence, cards, .. }) => Some((*attack, *defend, *defence, *cards)),
        _ => None,
    })
}

/// "Use row 3:1 if attacker size is at least three times defender side, 2:1 if attacker is at least
/// double the size, and A > D if attacker side is more than defender side. Likewise use 1:3 [...],
/// 1:2 if double and A <= D if defender is bigger or of same side."
#[test]
fn rows_follow_the_odds() {
    let rows = [(9, 3), (8, 3), (6, 3), (5, 3), (3, 3), (3, 5), (3, 6), (3, 8), (3, 9)];
    assert_eq!(rows.map(|(a, d)| odds(a, d)), [5, 4, 4, 3, 2, 2, 1, 1, 0]);
    // An army of Souls alone has no size.
    assert_eq!((odds(1, 0), odds(0, 1), odds(0, 0)), (5, 0, 2));
}

/// "Number of drawn cards is 1, +1 per full 5 size in each side. So, with 7 size against 8, draw 3
/// cards." "Souls have no size value."
#[test]
fn seven_against_eight_draws_three_cards() {
    let [a, b] = seats();
    let tableau = lay(&["mammon", "glasya", "belial", "baalzebub"])
        .table(a, "fiends", 6)
        .table(b, "fiends", 6)
        .fortress(b, "high-palace")
        .souls(b, 9);
    let mut scene = war(tableau);
    scene.attack(a, b).pass();
    assert_eq!(drawn(&scene), Some((7, 8, 2, 3)));
}

/// What a player is told before an attack is what the combat cards hold: with 7 against 8 behind two
/// points of defence, five cards of twelve hit the defenders and eight the attackers.
#[test]
fn a_forecast_is_the_mean_of_the_combat_cards() {
    let [a, b] = seats();
    let tableau = lay(&["mammon", "glasya", "belial", "baalzebub"])
        .table(a, "fiends", 6)
        .table(b, "fiends", 6)
        .fortress(b, "high-palace")
        .souls(b, 9);
    let scene = war(tableau);
    let attack = scene.game.full_attack(catalog(), a, b);
    let forecast = scene.game.combat_of(catalog(), a, &attack).forecast(catalog(), &scene.game);
    assert_eq!((forecast.attack, forecast.defend, forecast.defence, forecast.cards), (7, 8, 2, 3));
    assert_eq!((forecast.on_defence, forecast.on_attack), (300 * 5 / 12, 300 * 8 / 12));
}

/// "The combat strength of Asmodeus is that of 3 normal units." "Belial also has greater strength
/// than average Lord of Hell, and thus have size of 2." "(Leviathan and Asmodeus, for example)"
#[test]
fn great_ones_have_more_size() {
    let [asmodeus, belial] = seats();
    let tableau = lay(&["asmodeus", "belial", "glasya", "mammon"]).table(asmodeus, "leviathan", 1).table(
        belial,
        "juggernauts",
        1,
    );
    let mut scene = war(tableau);
    scene.attack(asmodeus, belial).pass();
    assert_eq!(drawn(&scene).map(|(attack, defend, ..)| (attack, defend)), Some((8, 4)));
}

/// "Army of Asmodeus can ignore one hit each combat round, providing it is not the only one hit
/// inflicted to them."
#[test]
fn asmodeus_ignores_one_of_several_hits() {
    let [asmodeus, other] = seats();
    let (mut spared, mut single) = (0, 0);
    for seed in 0..60 {
        let tableau = lay(&["asmodeus", "belial", "glasya", "mammon"])
            .table(asmodeus, "fiends", 8)
            .table(other, "fiends", 8)
            .seed(seed);
        let mut scene = war(tableau);
        scene.attack(asmodeus, other).pass();
        let dealt = scene.facts.iter().find_map(|fact| match fact {
            Fact::War(WarFact::Drawn { on_attack, .. }) => Some(*on_attack),
            _ => None,
        });
        let Some(Step::War(WarStep::Assign(blows))) = scene.game.due() else { continue };
        let taken = blows.iter().find(|blow| blow.seat == asmodeus).map_or(0, |blow| blow.hits);
        match dealt {
            Some(0) => assert_eq!(taken, 0),
            Some(1) => {
                assert_eq!(taken, 1);
                single += 1;
            }
            Some(hits) => {
                assert_eq!(taken, hits - 1);
                spared += 1;
            }
            None => panic!("nothing was drawn"),
        }
    }
    assert!(spared > 5 && single > 5);
}

/// "Attack can only be against a Realm which you have not yet attacked at." "That player cannot
/// attack nor join combat anymore this turn."
#[test]
fn a_defeated_devil_attacks_no_more() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).table(a, "fiends", 3).table(b, "fiends", 3).table(c, "fiends", 3);
    let mut scene = war(tableau);
    scene.attack(a, b);
    scene.organise(&[(a, Move { retreat: true, ..Move::default() })]);
    assert!(scene.saw(WarFact::Defeated { seat: a, target: b }));
    let again = scene.game.full_attack(catalog(), a, c);
    assert_eq!(scene.game.check_attack(catalog(), a, &again), Err(Refusal::Army));
    assert!(!scene.game.may_attack(catalog(), a));
    // No combat cards were drawn, so it was no attack for the awards.
    assert!(!scene.game.domain(a).deeds.fought);
    scene.attack(b, c);
    assert!(!scene.game.asked().contains(&a), "nor does it join");
    assert!(scene.game.asked().contains(&Seat(3)), "a devil alone is an army");
}

/// "If the combat does not end by the end of third turn, the combat ends to time-out and is classified
/// as attacker defeat."
#[test]
fn after_three_rounds_time_is_out() {
    let [a, b] = seats();
    let mut scene = war(lay(&QUIET).table(a, "fiends", 3).table(b, "fiends", 3));
    scene.attack(a, b);
    let truce = || Move { truce: true, ..Move::default() };
    for _ in 0..3 {
        // "Main defender and attacker can agree that no attacking is done this round."
        assert!(scene.game.due().is_some_and(is_organise));
        scene.organise(&[(a, truce()), (b, truce())]);
    }
    assert!(scene.saw(WarFact::TimeOut) && scene.saw(WarFact::Defeated { seat: a, target: b }));
    assert_eq!(scene.game.domain(b).tabled.len(), 3);
}

/// "Each army must be lead by a Devil (or Fallen Angels)." "An imprisoned or fled Devil, or Devil on
/// Earth cannot lead an army."
#[test]
fn an_army_needs_a_leader() {
    let [a, b] = seats();
    let away = || lay(&QUIET).table(a, "fiends", 3).table(b, "fiends", 1).devil(a, Whereabouts::Earth);
    let game = away().begin([]);
    assert!(!game.may_attack(catalog(), a));
    let angels = away().table(a, "fallen-angels", 1);
    let game = angels.begin([]);
    assert!(game.may_attack(catalog(), a));
    let mut attack = game.full_attack(catalog(), a, b);
    assert!(!attack.devil);
    attack.hordes.retain(|card| !catalog().can(*card, oaths::first::rules::catalog::Trait::Leads));
    assert_eq!(game.check_attack(catalog(), a, &attack), Err(Refusal::Army));
}

/// "Devil's armies can only attack to release their master (unless they have Fallen Angels)."
#[test]
fn the_army_of_a_prisoner_attacks_only_its_captor() {
    let [a, captor, other] = seats();
    let tableau = lay(&QUIET)
        .table(a, "fiends", 3)
        .fortress(captor, "high-palace")
        .table(other, "fiends", 1)
        .devil(a, Whereabouts::Prison(captor));
    let game = tableau.begin([]);
    let check = |target| game.check_attack(catalog(), a, &game.full_attack(catalog(), a, target));
    assert_eq!((check(captor), check(other)), (Ok(()), Err(Refusal::Army)));
}

/// "Any Realm with capable army leader can join the combat, by taking any number of hordes in home
/// Realm with it." "Any army except the defender can retreat, unless it joined combat this round."
/// "Any other army than main attacker or defender can change side at will during organization."
#[test]
fn armies_join_retreat_and_change_sides() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).table(a, "fiends", 4).table(b, "fiends", 6).table(c, "warriors-of-darkness", 3);
    let mut scene = war(tableau);
    scene.attack(a, b);
    assert!(scene.game.asked().contains(&c));
    let hordes: Vec<Card> = scene.game.hordes(catalog(), c).collect();
    let join =
        |side, devil| Move { join: Some(Join { side, hordes: hordes.clone(), souls: 0, devil }), ..Move::default() };
    let refused = |answer: Move| scene.refusal(c, WarAnswer::Move(answer));
    assert_eq!(refused(join(Side::Attack, false)), Some(Refusal::Army), "without a leader");
    assert_eq!(refused(Move { retreat: true, ..Move::default() }), Some(Refusal::Army));
    scene.organise(&[(c, join(Side::Attack, true))]);
    assert!(scene.saw(WarFact::Joined { seat: c, side: Side::Attack }));
    scene.until(is_organise);
    let switch = Move { switch: true, ..Move::default() };
    assert!(!scene.allows(a, WarAnswer::Move(switch.clone())), "not the main attacker");
    assert!(!scene.allows(b, WarAnswer::Move(Move { retreat: true, ..Move::default() })), "not the defender");
    let mut goes = Scene { game: scene.game.clone(), facts: Vec::new() };
    goes.organise(&[(c, Move { retreat: true, ..Move::default() })]);
    assert!(goes.saw(WarFact::Retreated { seat: c }) && goes.game.domain(c).deeds.beaten);
    scene.organise(&[(c, switch)]);
    assert!(scene.saw(WarFact::Switched { seat: c }));
}

/// "At first combat round, the defending Devil can flee by discarding a resource card from hand. This
/// Devil is out of game until end of the turn."
#[test]
fn the_defender_flees_for_a_card() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).table(a, "fiends", 4).table(b, "fiends", 9).hand(b, "summon", 1);
    let mut scene = war(tableau);
    scene.attack(a, b);
    let card = scene.held(b, "summon")[0];
    let flee = |flight| Move { flee: Some(flight), ..Move::default() };
    assert!(!scene.allows(b, WarAnswer::Move(flee(Flight::Special(card)))), "no escape and no fortress");
    scene.organise(&[(b, flee(Flight::Free(card)))]);
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Fled);
    assert_eq!(drawn(&scene).map(|(_, defend, ..)| defend), Some(9), "its army goes on");
    assert!(scene.game.discard().contains(&card));
}

/// "During first combat round, the attacker can discard an identical fortress card than the defender
/// has. This negates all defense points of the fortress (even those additional granted by Heart of
/// Fortress), and defending Devil cannot use Free Flee. If the defending Devil already used Free Flee,
/// that action is canceled and discarded resource card is lost."
#[test]
fn a_fortress_is_negated_by_a_card_like_it() {
    let [a, b] = seats();
    let tableau = lay(&QUIET)
        .table(a, "fiends", 4)
        .hand(a, "high-palace", 1)
        .hand(a, "black-tower", 1)
        .fortress(b, "high-palace")
        .table(b, "heart-of-fortress", 1)
        .hand(b, "summon", 1);
    let mut plain = war(tableau.clone());
    plain.attack(a, b).pass();
    assert_eq!(drawn(&plain).map(|(.., defence, _)| defence), Some(3), "two of the palace, one of the heart");
    let mut scene = war(tableau);
    scene.attack(a, b);
    let (like, unlike) = (scene.held(a, "high-palace")[0], scene.held(a, "black-tower")[0]);
    let negate = |card| Move { negate: Some(card), ..Move::default() };
    assert!(!scene.allows(a, WarAnswer::Move(negate(unlike))));
    let card = scene.held(b, "summon")[0];
    scene.organise(&[(a, negate(like)), (b, Move { flee: Some(Flight::Free(card)), ..Move::default() })]);
    assert_eq!(drawn(&scene).map(|(.., defence, _)| defence), Some(0));
    assert!(scene.resources(b) == 0 && scene.game.domain(b).whereabouts != Whereabouts::Fled);
}

/// Nobody flees with a card of the hand out of the walls of Dis.
#[test]
fn the_walls_of_dis_keep_their_devil() {
    let [a, b] = seats();
    let tableau =
        lay(&QUIET).table(a, "fiends", 4).fortress(b, "iron-walls-of-dis").hand(b, "summon", 1).hand(b, "escape", 1);
    let mut scene = war(tableau);
    scene.attack(a, b);
    let flee = |flight| WarAnswer::Move(Move { flee: Some(flight), ..Move::default() });
    assert_eq!(scene.refusal(b, flee(Flight::Free(scene.held(b, "summon")[0]))), Some(Refusal::Flight));
    assert!(scene.allows(b, flee(Flight::Special(scene.held(b, "escape")[0]))));
}

/// "On any combat round the defender can flee from combat by playing Escape special card or discarding
/// an identical fortress card as Devil's fortress. This can only be prevented with Recall special
/// card."
#[test]
fn a_special_flight_is_stopped_by_a_recall() {
    let [a, b] = seats();
    let tableau = lay(&QUIET)
        .table(a, "fiends", 3)
        .hand(a, "recall", 1)
        .fortress(b, "black-tower")
        .table(b, "fiends", 9)
        .hand(b, "black-tower", 1);
    let flight =
        |scene: &Scene| Move { flee: Some(Flight::Special(scene.held(b, "black-tower")[0])), ..Move::default() };
    let mut scene = war(tableau);
    scene.attack(a, b);
    let answer = flight(&scene);
    scene.organise(&[(b, answer)]);
    assert_eq!(scene.game.asked(), [a], "whoever holds a recall is asked");
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Fled);
    let card = scene.held(a, "recall")[0];
    scene.say(a, WarAnswer::Recall(Some(card)));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Hell);
    assert!(scene.saw(WarFact::Recalled { by: a, who: b }));
    assert!(scene.game.battle().and_then(|battle| battle.army(b)).is_none_or(|army| army.devil));
}

/// "Juggernauts must take a hit if possible." "Each army taking hits decides how to assign hits."
#[test]
fn juggernauts_take_hits_first() {
    let [a, b] = seats();
    let scene = (0..40)
        .map(|seed| {
            let tableau = lay(&QUIET).table(a, "fiends", 9).table(b, "juggernauts", 1).table(b, "fiends", 6).seed(seed);
            let mut scene = war(tableau);
            scene.attack(a, b).pass();
            scene
        })
        .find(|scene| scene.game.asked().contains(&b))
        .expect("a hit");
    let Some(Step::War(WarStep::Assign(blows))) = scene.game.due() else { panic!("no hits") };
    let hits = blows.iter().find(|blow| blow.seat == b).expect("hits").hits as usize;
    let fiends: Vec<Card> = scene.tabled(b, "fiends").into_iter().take(hits).collect();
    let casualties = Casualties { hordes: fiends, ..Casualties::default() };
    assert_eq!(scene.refusal(b, WarAnswer::Casualties(casualties)), Some(Refusal::Hits));
    let mut hordes = scene.tabled(b, "juggernauts");
    hordes.extend(scene.tabled(b, "fiends").into_iter().take(hits - 1));
    assert!(scene.allows(b, WarAnswer::Casualties(Casualties { hordes, ..Casualties::default() })));
}

/// "Mammon as a lord of vengeance does its last strike against enemy in combat, and like Juggernauts
/// does an extra hit to enemy if gets hit."
#[test]
fn mammon_and_juggernauts_hit_back() {
    let [a, mammon] = seats();
    let devils = ["belial", "mammon", "glasya", "baalzebub"];
    let mut scene = war(lay(&devils).table(a, "fiends", 12));
    scene.attack(a, mammon).finish_combat();
    assert!(scene.saw(WarFact::Avenged { seat: mammon, target: a, hits: 1 }));
    let mut scene = war(lay(&devils).table(a, "fiends", 12).table(mammon, "juggernauts", 1));
    scene.attack(a, mammon).finish_combat();
    let struck = |hits: u32| scene.saw(WarFact::Avenged { seat: mammon, target: a, hits });
    assert!(struck(2) || struck(1));
}

/// Revenge strikes the main army of the other side. If that army is destroyed, it strikes an ally.
#[test]
fn a_revenge_passes_over_an_army_that_was_destroyed() {
    let [a, mammon, ally] = seats();
    let devils = ["belial", "mammon", "glasya", "baalzebub"];
    let mut passed = 0;
    for seed in 0..120 {
        let defenders = lay(&devils).table(mammon, "juggernauts", 4);
        let mut scene = war(defenders.table(ally, "fiends", 9).seed(seed));
        scene.attack(a, mammon);
        let hordes = scene.tabled(ally, "fiends");
        let join = Join { side: Side::Attack, hordes, souls: 0, devil: true };
        scene.organise(&[(ally, Move { join: Some(join), ..Move::default() })]);
        scene.finish_combat();
        // The devil alone.
        let mut left = 1;
        for fact in &scene.facts {
            match fact {
                Fact::War(WarFact::Suffered { seat, casualties, .. }) if *seat == a => {
                    left -= casualties.hordes.len() + usize::from(casualties.devil);
                }
                Fact::War(WarFact::Avenged { seat, target, .. }) if *seat == mammon => {
                    assert_eq!(*target, if left > 0 { a } else { ally }, "seed {seed}");
                    passed += usize::from(left == 0);
                }
                _ => {}
            }
        }
    }
    assert!(passed > 5, "{passed} of 120 games");
}

/// "Metal beasts" lower the defence. "Home Realm of Baalzebub is infected with flies and thus it has
/// always at least 1 defense point, regardless of any fortress negating, metal beasts or other
/// modifications."
#[test]
fn metal_beasts_gnaw_at_walls_but_not_at_flies() {
    let [a, belial, baalzebub] = seats();
    let devils = ["glasya", "belial", "baalzebub", "mammon"];
    let tableau = lay(&devils)
        .table(a, "metal-beasts", 3)
        .fortress(belial, "iron-walls-of-dis")
        .fortress(baalzebub, "high-palace")
        .table(belial, "warriors-of-darkness", 6)
        .table(baalzebub, "fiends", 9);
    let defence = |target: Seat| {
        let mut scene = war(tableau.clone());
        scene.attack(a, target).pass();
        drawn(&scene).map(|(.., defence, _)| defence)
    };
    assert_eq!((defence(belial), defence(baalzebub)), (Some(0), Some(1)));
}

/// "Deadmaze of Granite [...] attack against you can be very costly": an extra hit in each round.
#[test]
fn the_maze_hits_attackers_in_each_round() {
    let [a, b] = seats();
    let hits = |fortress: &str| -> usize {
        let lost = |seed| {
            let tableau =
                lay(&QUIET).table(a, "fiends", 4).fortress(b, fortress).table(b, "warriors-of-darkness", 5).seed(seed);
            let mut scene = war(tableau);
            scene.attack(a, b).finish_combat();
            4 - scene.tabled(a, "fiends").len()
        };
        (0..30).map(lost).sum()
    };
    // Both have a defence of one.
    assert!(hits("deadmaze-of-granite") > hits("black-tower"));
}

/// "Warriors of Darkness" come back with a roll of 4 or more. A damaged fortress "on a d6 roll '1' is
/// destroyed"; otherwise "after combat the fortress is turned face-up again".
#[test]
fn warriors_return_and_fortresses_mostly_stand() {
    let [a, b] = seats();
    let (mut returned, mut died, mut ruined, mut stood) = (0, 0, 0, 0);
    for seed in 0..60 {
        let tableau = lay(&QUIET)
            .table(a, "fiends", 14)
            .fortress(b, "black-tower")
            .table(b, "warriors-of-darkness", 2)
            .seed(seed);
        let mut scene = war(tableau);
        scene.attack(a, b).finish_combat();
        let left = scene.tabled(b, "warriors-of-darkness").len();
        returned += left;
        died += 2 - left;
        let ruin = scene.saw_war(|fact| matches!(fact, WarFact::Suffered { ruined: true, .. }));
        if ruin { ruined += 1 } else { stood += 1 }
    }
    assert!(returned > 20 && died > 20, "{returned} {died}");
    assert!(ruined > 1 && stood > 3 * ruined, "{ruined} {stood}");
}

/// "So you can use the Staff or Undead or not use it." "Some artifacts can only be used once per turn."
#[test]
fn the_staff_saves_one_horde_in_a_turn() {
    let [a, b, c] = seats();
    let scene = (0..40)
        .map(|seed| {
            let tableau =
                lay(&QUIET).table(a, "fiends", 9).table(b, "metal-beasts", 4).table(c, "staff-of-undead", 1).seed(seed);
            let mut scene = war(tableau);
            scene.attack(a, b);
            while !matches!(scene.game.due(), None | Some(Step::War(WarStep::Salvage | WarStep::Turn { .. }))) {
                scene.pass();
            }
            scene
        })
        .find(|scene| scene.game.asked() == [c] && !scene.game.fallen().is_empty());
    let mut scene = scene.expect("a fallen horde");
    let horde = scene.game.fallen()[0];
    scene.say(c, WarAnswer::Salvage(Some(horde)));
    assert!(scene.game.domain(c).tabled.contains(&horde));
    assert!(scene.game.salvager(catalog(), c).is_none(), "once per turn");
}

/// An attack "(for generic award and Leviathan)": without one it eats hordes of its owner.
#[test]
fn a_leviathan_without_attack_eats_hordes() {
    let [a] = seats();
    let mut scene = war(lay(&QUIET).table(a, "leviathan", 1).table(a, "fiends", 3));
    while !scene.saw_war(|fact| matches!(fact, WarFact::Eaten { .. })) {
        assert!(scene.game.due().is_some());
        scene.pass();
    }
    assert_eq!((scene.tabled(a, "fiends").len(), scene.tabled(a, "leviathan").len()), (1, 1));
}

/// "You can attack a Realm with no tabled cards and no Devil present." "Attack against empry Realm is
/// not counted."
#[test]
fn an_attack_on_nobody_is_not_counted() {
    let [a, b] = seats();
    let mut scene = war(lay(&QUIET).table(a, "fiends", 2).devil(b, Whereabouts::Earth));
    scene.attack(a, b).pass();
    assert!(scene.saw(WarFact::Empty { target: b }));
    let deeds = &scene.game.domain(a).deeds;
    assert_eq!((deeds.fought, deeds.victories, deeds.beaten), (false, 0, false));
    assert!(!scene.game.domain(a).hand.cards().contains(&HandCard::Oath(b)));
}
