//! The six devils, with every power.

use oaths::rules::facts::{RiteFact, TradeFact, WarFact};
use oaths::rules::game::{Caster, Whereabouts};
use oaths::rules::ids::{HandCard, Paper};
use oaths::rules::refusal::Refusal;
use oaths::rules::rites::RiteAnswer;
use oaths::rules::step::Step;
use oaths::rules::trade::{Claim, Dealings, Favor, TradeAnswer, TradeStep};
use oaths::rules::war::{Target, WarAnswer, WarStep};

use super::{Scene, catalog, claims, deals, in_trade, lay, oath, orders, plain, seats};

/// Asmodeus: "Army or an alliance led by Asmodeus has total power increased by +50%", here of an
/// alliance that attacks a home realm.
#[test]
fn asmodeus_leads_an_alliance_with_half_as_much_power_more() {
    let [asmodeus, belial, mammon] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon", "glasya"])
        .alliance(asmodeus, &[belial])
        .table(asmodeus, "fiends", 2)
        .table(belial, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.siege(asmodeus, mammon).storm(&[]);
    // 3 + 4 = 7, and 10.5 is rounded up.
    assert_eq!(scene.shown_power(asmodeus), Some(11));
}

/// Asmodeus: "as long as Leviathan is not part of it".
#[test]
fn asmodeus_gains_nothing_with_a_leviathan_in_its_alliance() {
    let [asmodeus, belial, mammon] = seats();
    let tableau =
        lay(&["asmodeus", "belial", "mammon", "glasya"]).alliance(asmodeus, &[belial]).table(belial, "leviathan", 1);
    let mut scene = Scene::war(tableau);
    scene.siege(asmodeus, mammon).storm(&[]);
    assert_eq!(scene.shown_power(asmodeus), Some(1 + 1 + 9));
}

/// Asmodeus: "nor is it defender in home realm".
#[test]
fn asmodeus_gains_nothing_in_its_home_realm() {
    let [asmodeus, belial] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon"]).table(asmodeus, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, asmodeus).storm(&[]);
    assert_eq!(scene.shown_power(asmodeus), Some(9 + 1 + 2));
}

/// Asmodeus: "This army bonus does not work if Asmodeus is as a follower in an alliance."
#[test]
fn asmodeus_gains_nothing_as_a_follower() {
    let [asmodeus, belial, mammon] = seats();
    let tableau =
        lay(&["asmodeus", "belial", "mammon", "glasya"]).alliance(belial, &[asmodeus]).table(asmodeus, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(1 + 4));
}

/// Asmodeus: "has one extra wild favor each trading phase to be used in favor reclaiming. Wild
/// favor works just like a favor card of named Devil but is not an actual favor so the target gains
/// nothing".
#[test]
fn asmodeus_pays_with_a_wild_favor_of_which_the_target_gets_nothing() {
    let [asmodeus, belial] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon"]).pass(belial, asmodeus, Paper::favor(belial), 1);
    let mut scene = Scene::trade(tableau);
    scene.say(asmodeus, claims(Claim { wild: 1, ..plain(belial, Favor::Safety) }));
    assert_eq!(scene.game.safeties().len(), 1);
    assert_eq!(scene.papers(belial, Paper::favor(belial)), 5);
    assert_eq!(scene.papers(asmodeus, Paper::favor(asmodeus)), 5);
    // There is only one in a trading.
    assert_eq!(scene.game.domain(asmodeus).wild, 0);
    let again = Claim { wild: 1, ..plain(belial, Favor::Oaths(1)) };
    assert_eq!(scene.refusal(asmodeus, claims(again)), Some(Refusal::Price));
}

/// Only Asmodeus has a wild favour.
#[test]
fn nobody_else_has_a_wild_favor() {
    let [_, belial, mammon] = seats();
    let scene = Scene::trade(lay(&["asmodeus", "belial", "mammon"]));
    let claim = Claim { wild: 1, ..plain(mammon, Favor::Oaths(1)) };
    assert_eq!(scene.refusal(belial, claims(claim)), Some(Refusal::Price));
}

/// Mephistopheles: "In Soul gathering phase, gain +50% Souls from Earth." Rounded up.
#[test]
fn mephistopheles_gathers_half_as_many_souls_more() {
    let [mephistopheles, belial] = seats();
    let tableau = lay(&["mephistopheles", "belial", "mammon"])
        .earth(mephistopheles, "fiends", 2)
        .devil(mephistopheles, Whereabouts::Earth)
        .earth(belial, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.peace();
    // 3 and a half of that, 4.5, are 5 Souls.
    assert!(scene.saw(WarFact::Gathered { seat: mephistopheles, souls: 5 }));
    assert!(scene.saw(WarFact::Gathered { seat: belial, souls: 3 }));
}

/// Mephistopheles: "Once per conflict, if your army is led by Mephistopheles, can steal one horde
/// from an army in same combat, before strategies are selected. The target army chooses the stolen
/// horde."
#[test]
fn mephistopheles_steals_a_horde_that_its_enemy_chooses() {
    let [mephistopheles, belial] = seats();
    let tableau =
        lay(&["mephistopheles", "belial", "mammon"]).table(belial, "fiends", 2).table(belial, "juggernaut", 1);
    let mut scene = Scene::war(tableau);
    scene.march(&[(mephistopheles, Target::Devil(belial)), (belial, Target::Vacant)]);
    assert!(scene.is_due(|step| *step == WarStep::Suborn(mephistopheles).into()));
    scene.say(mephistopheles, WarAnswer::Suborn(Some(belial)));
    assert_eq!(scene.game.asked(), [belial]);
    let horde = scene.cards(belial, "fiends")[0];
    scene.say(belial, WarAnswer::Lose(vec![horde]));
    assert!(scene.saw(WarFact::Suborned { by: mephistopheles, from: belial, horde }));
    assert_eq!((scene.tabled(mephistopheles, "fiends"), scene.tabled(belial, "fiends")), (1, 1));
    // It fights for its new master at once, who cannot do it again at the gates.
    scene.fight(&[(mephistopheles, 5), (belial, 4)]);
    assert_eq!(scene.shown_power(mephistopheles), Some(2));
    scene.until_war(|step| matches!(step, WarStep::Suborn(_) | WarStep::SiegeStrategies));
    assert!(scene.is_due(|step| *step == WarStep::SiegeStrategies.into()));
}

/// Mephistopheles: "armies can be stolen from an ally", "but only if there is a real combat".
#[test]
fn mephistopheles_steals_from_an_ally_in_a_combat() {
    let [mephistopheles, belial, mammon] = seats();
    let tableau = lay(&["mephistopheles", "belial", "mammon", "glasya"])
        .alliance(belial, &[mephistopheles])
        .table(belial, "fiends", 1);
    let mut scene = Scene::war(tableau.clone());
    scene.march(&[(belial, Target::Devil(mammon))]);
    scene.until_war(|step| *step == WarStep::Suborn(mephistopheles));
    // One horde is no choice.
    scene.say(mephistopheles, WarAnswer::Suborn(Some(belial)));
    assert_eq!((scene.tabled(mephistopheles, "fiends"), scene.tabled(belial, "fiends")), (1, 0));
    // Without a combat nothing is stolen.
    let mut scene = Scene::war(tableau);
    scene.march(&[]).until_war(|step| matches!(step, WarStep::Suborn(_) | WarStep::Move));
    assert_eq!(scene.game.conflict().number, 3);
}

/// Mephistopheles: "if your army is led by Mephistopheles".
#[test]
fn mephistopheles_steals_nothing_while_angels_lead_its_army() {
    let [mephistopheles, belial] = seats();
    let tableau = lay(&["mephistopheles", "belial", "mammon"])
        .table(mephistopheles, "fallen-angels", 1)
        .cast(mephistopheles, "conjuration", false)
        .table(belial, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.march(&[(mephistopheles, Target::Devil(belial))]);
    assert!(scene.is_due(|step| *step == WarStep::SiegeStrategies.into()));
}

/// Baalzebub: "The home realm of Baalzebub has 10 power instead of its normal power."
#[test]
fn baalzebub_defends_every_realm_with_10() {
    let [baalzebub, belial] = seats();
    for realm in ["frozen-ocean", "high-palace", "valley-of-the-wailing-souls"] {
        let mut scene = Scene::war(lay(&["baalzebub", "belial", "mammon"]).realm(baalzebub, realm));
        scene.siege(belial, baalzebub).storm(&[]);
        assert_eq!(scene.shown_power(baalzebub), Some(10 + 1), "{realm}");
    }
}

/// Baalzebub: "Double favor cards are needed to reclaim favors from Baalzebub. If Oath Trade
/// forced, 2 favors are needed for a trade of 1 Oath/Vote, 4 for 2 and 6 for 3".
#[test]
fn baalzebub_is_paid_twice_for_every_favor() {
    let [baalzebub, belial, mammon] = seats();
    let scene = Scene::trade(lay(&["baalzebub", "belial", "mammon"]));
    let price = |target, favor| scene.game.price(catalog(), &plain(target, favor));
    for (favor, double) in [
        (Favor::Oaths(1), 2),
        (Favor::Oaths(2), 4),
        (Favor::Oaths(3), 6),
        (Favor::Safety, 4),
        (Favor::Alliance, 6),
        (Favor::Free(belial), 6),
    ] {
        assert_eq!(price(baalzebub, favor), double);
        assert_eq!(price(mammon, favor), double / 2);
    }
}

/// Baalzebub: 6 for 3 are five of its favours and, "as an counter-favor", one of the claimant.
#[test]
fn baalzebub_gives_three_oaths_for_six_favors() {
    let [baalzebub, belial] = seats();
    let tableau = lay(&["baalzebub", "belial", "mammon"]).pass(baalzebub, belial, Paper::favor(baalzebub), 5);
    let mut scene = Scene::trade(tableau);
    assert_eq!(scene.refusal(belial, claims(plain(baalzebub, Favor::Oaths(3)))), Some(Refusal::Price));
    scene.say(belial, claims(Claim { own: 1, ..plain(baalzebub, Favor::Oaths(3)) }));
    assert_eq!(scene.papers(baalzebub, Paper::favor(baalzebub)), 5);
    assert_eq!(scene.papers(baalzebub, Paper::favor(belial)), 1);
    assert!(scene.is_due(|step| *step == TradeStep::Give { from: baalzebub, to: belial, count: 3 }.into()));
}

/// Mammon: "if you have 6 tabled cards and so does someone else, gain 1 extra card. If someone else
/// has 10 cards, gain 3 extra cards."
#[test]
fn mammon_with_6_cards_draws_1_more_beside_6_and_3_more_beside_10() {
    let [mammon, belial] = seats();
    let plain = 10;
    for (other, extra) in [(5, 0), (6, 1), (7, 2), (10, 3)] {
        let tableau = lay(&["mammon", "belial", "glasya"]).table(mammon, "fiends", 6).table(belial, "fiends", other);
        let scene = Scene::dawn(tableau);
        assert_eq!(scene.game.domain(mammon).drawn.len(), plain + extra, "{other} cards elsewhere");
    }
}

/// Mammon: "So if you have none and someone else has 6, gain 3+4 extra cards."
#[test]
fn mammon_with_no_cards_draws_3_and_4_more_beside_6() {
    let [mammon, belial, glasya] = seats();
    let scene = Scene::dawn(lay(&["mammon", "belial", "glasya"]).table(belial, "fiends", 6));
    assert_eq!(scene.game.domain(mammon).drawn.len(), 10 + 3 + 4);
    assert_eq!(scene.game.domain(belial).drawn.len(), 10);
    assert_eq!(scene.game.domain(glasya).drawn.len(), 10 + 4);
}

/// Mammon: "If Mammon is captured, destroy 3 hordes of your choice from each other army in the same
/// combat." "Warriors of Darkness cannot be destroyed with revenge power. If Leviathan destroyed,
/// it does not destroy entire army."
#[test]
fn mammon_destroys_3_hordes_of_each_captor() {
    let [mammon, belial, glasya] = seats();
    let tableau = lay(&["mammon", "belial", "glasya", "baalzebub"])
        .alliance(belial, &[glasya])
        .table(belial, "leviathan", 1)
        .table(belial, "fiends", 4)
        .table(belial, "warriors-of-darkness", 1)
        .table(glasya, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    assert!(scene.is_due(|step| matches!(step, Step::War(WarStep::Avenge { .. }))));
    let of_belial = scene.cards(belial, "fiends");
    let warrior = scene.cards(belial, "warriors-of-darkness");
    assert!(!scene.allows(mammon, WarAnswer::Lose(warrior)));
    assert!(!scene.allows(mammon, WarAnswer::Lose(of_belial.clone())), "four are too many");
    let chosen = [scene.cards(belial, "leviathan"), of_belial[..2].to_vec(), scene.cards(glasya, "fiends")].concat();
    scene.say(mammon, WarAnswer::Lose(chosen));
    scene.peace();
    assert_eq!((scene.tabled(belial, "leviathan"), scene.tabled(belial, "fiends")), (0, 2));
    assert_eq!((scene.tabled(belial, "warriors-of-darkness"), scene.tabled(glasya, "fiends")), (1, 0));
}

/// Mammon: only "if Mammon is captured", so not on Earth.
#[test]
fn mammon_takes_no_revenge_from_earth() {
    let [mammon, belial] = seats();
    let tableau = lay(&["mammon", "belial", "glasya"]).table(belial, "fiends", 4).devil(mammon, Whereabouts::Earth);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]);
    assert!(!scene.is_due(|step| matches!(step, Step::War(WarStep::Avenge { .. }))));
}

/// Belial: "In the moving phase, can switch Souls to Tormented Ones in the resource deck." "switch
/// is 1:1 and switched Souls are lost. Any number of Tormented Ones can be salvaged."
#[test]
fn belial_switches_souls_to_tormented_ones() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).souls(belial, 4));
    assert!(!scene.allows(belial, WarAnswer::Move { raise: 5, target: Target::Stay }));
    scene.say(belial, WarAnswer::Move { raise: 3, target: Target::Devil(mammon) }).storm(&[]);
    assert_eq!((scene.souls(belial), scene.tabled(belial, "tormented-ones")), (1, 3));
    // They march at once: 1 for the devil, and 1 + 2 + 3.
    assert_eq!(scene.shown_power(belial), Some(7));
}

/// Belial: only those "in the resource deck".
#[test]
fn belial_keeps_the_souls_for_which_the_deck_has_no_tormented_one() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .souls(belial, 4)
        .table(mammon, "tormented-ones", 4)
        .discard("tormented-ones", 1);
    let mut scene = Scene::war(tableau);
    scene.say(belial, WarAnswer::Move { raise: 4, target: Target::Stay });
    assert_eq!(scene.tabled(belial, "tormented-ones"), 1);
    assert!(scene.saw(WarFact::Raised { seat: belial, hordes: scene.cards(belial, "tormented-ones") }));
}

/// Belial: "In alliance, gain all prisoners."
#[test]
fn belial_gets_the_prisoners_of_its_alliance_as_a_follower() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"]).alliance(mammon, &[belial]);
    let mut scene = Scene::war(tableau);
    scene.siege(mammon, glasya).storm(&[(mammon, 4), (glasya, 3)]).peace();
    assert_eq!(scene.whereabouts(glasya), Whereabouts::Prison(belial));
}

fn torture() -> Scene {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).devil(mammon, Whereabouts::Prison(belial));
    let mut scene = Scene::trade(tableau);
    scene.say(belial, deals(Dealings { tortures: vec![mammon], ..Dealings::default() }));
    scene
}

/// Belial: "In the trading phase, can torture each prisoner for 4 random hand cards. Either keep
/// one non-Vote and release the prisoner".
#[test]
fn belial_keeps_one_of_4_cards_and_releases_the_prisoner() {
    let [belial, mammon] = seats();
    let mut scene = torture();
    let Some(Step::Trade(TradeStep::Torture { seen, .. })) = scene.game.due().cloned() else {
        panic!("there is no torture")
    };
    assert_eq!(seen.len(), 4);
    let vote = HandCard::Paper(Paper::vote(mammon));
    assert!(!scene.allows(belial, TradeAnswer::Keep(Some(vote))));
    let Some(kept) = seen.iter().copied().find(|card| *card != vote) else { panic!("a vote is only one card") };
    scene.say(belial, TradeAnswer::Keep(Some(kept)));
    assert_eq!(scene.game.domain(belial).hand.count(kept), 1);
    assert_eq!(scene.game.domain(mammon).hand.len(), 9);
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Hell);
    assert!(scene.saw(TradeFact::Tortured { by: belial, prisoner: mammon, kept: true }));
}

/// Belial: "keep one": also of equal cards.
#[test]
fn belial_keeps_only_one_of_equal_cards() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .pass(mammon, glasya, Paper::favor(mammon), 5)
        .pass(mammon, glasya, Paper::vote(mammon), 1)
        .devil(mammon, Whereabouts::Prison(belial));
    let mut scene = Scene::trade(tableau);
    scene.say(belial, deals(Dealings { tortures: vec![mammon], ..Dealings::default() }));
    scene.say(belial, TradeAnswer::Keep(Some(oath(mammon))));
    assert_eq!((scene.papers(belial, Paper::oath(mammon)), scene.papers(mammon, Paper::oath(mammon))), (1, 3));
}

/// Belial: "or return all, keeping the prisoner". Each can be tortured once (ruling "torture").
#[test]
fn belial_returns_all_cards_and_keeps_the_prisoner() {
    let [belial, mammon] = seats();
    let mut scene = torture();
    scene.say(belial, TradeAnswer::Keep(None));
    assert_eq!(scene.game.domain(mammon).hand.len(), 10);
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Prison(belial));
    assert!(scene.is_due(in_trade));
    let again = Dealings { tortures: vec![mammon], ..Dealings::default() };
    assert_eq!(scene.refusal(belial, deals(again)), Some(Refusal::Devil));
}

/// Belial: "keep one non-Vote": a vote among the cards cannot be kept.
#[test]
fn belial_cannot_keep_a_vote() {
    let [belial, mammon, glasya] = seats();
    // The prisoner holds four cards, so the vote is among those that are seen.
    let tableau = lay(&["belial", "mammon", "glasya"])
        .pass(mammon, glasya, Paper::favor(mammon), 5)
        .pass(mammon, glasya, Paper::oath(mammon), 1)
        .devil(mammon, Whereabouts::Prison(belial));
    let mut scene = Scene::trade(tableau);
    scene.say(belial, deals(Dealings { tortures: vec![mammon], ..Dealings::default() }));
    let keep = |paper| TradeAnswer::Keep(Some(HandCard::Paper(paper)));
    assert_eq!(scene.refusal(belial, keep(Paper::vote(mammon))), Some(Refusal::NotYours));
    assert!(scene.allows(belial, keep(Paper::oath(mammon))));
}

/// Belial: "If someone reclaims a prisoner at the start of the trading phase, Belial does not have
/// time to torture them".
#[test]
fn belial_has_no_time_to_torture_a_reclaimed_prisoner() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).devil(mammon, Whereabouts::Prison(belial)).pass(
        belial,
        glasya,
        Paper::favor(belial),
        3,
    );
    let mut scene = Scene::trade(tableau);
    let torture = deals(Dealings { tortures: vec![mammon], ..Dealings::default() });
    scene.answer(&[(belial, torture.into()), (glasya, claims(plain(belial, Favor::Free(mammon))).into())]);
    assert!(scene.is_due(in_trade));
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Hell);
}

/// Nobody else can torture.
#[test]
fn only_belial_tortures() {
    let [mammon, belial] = seats();
    let scene = Scene::trade(lay(&["mammon", "belial", "glasya"]).devil(belial, Whereabouts::Prison(mammon)));
    let torture = Dealings { tortures: vec![belial], ..Dealings::default() };
    assert_eq!(scene.refusal(mammon, deals(torture)), Some(Refusal::Devil));
}

/// Glasya: "Glasya can cast 4 rituals each game turn." Others: "the Devil itself can cast 2
/// rituals".
#[test]
fn glasya_casts_4_rituals_and_others_2() {
    let [glasya, belial] = seats();
    for (seat, most) in [(glasya, 4), (belial, 2)] {
        let tableau = lay(&["glasya", "belial", "mammon"]).table(seat, "conjuration", 3).table(seat, "steal-power", 2);
        let mut scene = Scene::action(tableau, 3);
        scene.until(|step| *step == oaths::rules::action::ActionStep::Orders(seat).into());
        let rituals = [scene.cards(seat, "conjuration"), scene.cards(seat, "steal-power")].concat();
        let by_itself = |count: usize| rituals[..count].iter().map(|card| (*card, Caster::Devil)).collect::<Vec<_>>();
        assert!(scene.allows(seat, orders(&by_itself(most))));
        assert_eq!(scene.refusal(seat, orders(&by_itself(most + 1))), Some(Refusal::Caster));
    }
}

/// Glasya: "For each own ritual cast, draw 1 extra magic card." "Casted means successfully finished
/// own rituals, including those finished by Diabolic Fiends."
#[test]
fn glasya_draws_one_more_magic_card_for_each_finished_ritual() {
    let [glasya] = seats();
    let tableau = lay(&["glasya", "belial", "mammon"])
        .table(glasya, "diabolic-fiends", 1)
        .cast(glasya, "conjuration", false)
        .cast_by(glasya, "diabolic-fiends", "sanctuary");
    let mut scene = Scene::rites(tableau);
    scene.perform();
    assert_eq!(scene.magic_drawn(glasya), [3 + 1, 1 + 1]);
}

/// Glasya: a cancelled ritual is not "successfully finished".
#[test]
fn glasya_draws_nothing_for_a_cancelled_ritual() {
    let [glasya] = seats();
    let mut scene = Scene::rites(lay(&["glasya", "belial", "mammon"]).cast(glasya, "conjuration", false));
    scene.say(glasya, RiteAnswer::Cancel).perform();
    assert!(scene.magic_drawn(glasya).is_empty());
    let ritual = *scene.game.discard().last().expect("the ritual is discarded");
    assert!(scene.saw(RiteFact::Cancelled { seat: glasya, ritual }));
    assert!(scene.game.domain(glasya).tabled.is_empty());
}

/// Glasya: "When Glasya reclaims favors, can replace one extra favor with her own." "Glasya can
/// give 2 own favors and one target's to force an agreement".
#[test]
fn glasya_pays_with_2_own_favors_and_one_of_the_target() {
    let [glasya, belial, mammon] = seats();
    let devils = ["glasya", "belial", "mammon", "baalzebub"];
    let tableau = lay(&devils).pass(belial, glasya, Paper::favor(belial), 1);
    let mut scene = Scene::trade(tableau);
    scene.say(glasya, claims(Claim { own: 2, ..plain(belial, Favor::Alliance) }));
    assert_eq!(scene.game.alliances()[0].leader, glasya);
    assert_eq!(scene.papers(belial, Paper::favor(glasya)), 2);
    assert_eq!((scene.papers(glasya, Paper::favor(glasya)), scene.papers(belial, Paper::favor(belial))), (3, 5));
    // Others replace only one.
    let scene = Scene::trade(lay(&devils).pass(belial, mammon, Paper::favor(belial), 2));
    let claim = |own| claims(Claim { own, ..plain(belial, Favor::Alliance) });
    assert_eq!(scene.refusal(mammon, claim(2)), Some(Refusal::Price));
    assert!(scene.allows(mammon, claim(1)));
}
