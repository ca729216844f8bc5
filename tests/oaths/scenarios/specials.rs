//! The twelve special play cards.

use oaths::rules::action::{ActionStep, Orders};
use oaths::rules::catalog::Moment;
use oaths::rules::court::CourtStep;
use oaths::rules::facts::{SpecialFact, TradeFact, WarFact};
use oaths::rules::game::Whereabouts;
use oaths::rules::ids::{HandCard, Paper};
use oaths::rules::muster::{MusterAnswer, MusterStep};
use oaths::rules::refusal::Refusal;
use oaths::rules::specials::{Aim, SpecialAnswer, SpecialStep};
use oaths::rules::step::Step;
use oaths::rules::tableau::Tableau;
use oaths::rules::trade::{Dealings, Favor, Goods, Pact, Terms};
use oaths::rules::war::{Target, WarAnswer, WarStep};

use super::{
    Scene, aim, catalog, claims, deals, in_action, in_trade, in_window, lay, oath, plain, plays, plays_in_trade, seats,
    special,
};

/// Begins at the end of the reinforcements.
fn aftermath(tableau: Tableau<'static>) -> Scene {
    let steps: [Step; 2] = [SpecialStep::Window(Moment::Aftermath).into(), oaths::rules::trade::TradeStep::Open.into()];
    Scene { game: tableau.begin(steps), facts: Vec::new() }
}

/// "Special Play cards (12)": each has its moment, and one copy.
#[test]
fn there_are_12_special_cards_each_with_its_moment() {
    let rows = [
        ("doublecross", Moment::Response),
        ("drunken-agreement", Moment::Aftermath),
        ("escape", Moment::Beaten),
        ("hidden-reserve", Moment::Trading),
        ("magical-vortex", Moment::Trading),
        ("recall", Moment::Moving),
        ("reoccupy", Moment::CombatEnd),
        ("silence", Moment::Aftermath),
        ("thief-in-the-night", Moment::Trading),
        ("time-of-virtue", Moment::Trading),
        ("treacherous-troops", Moment::Trading),
        ("world-war", Moment::Trading),
    ];
    let moments: Vec<_> = catalog().specials.iter().map(|def| (def.id.as_str(), def.effect.moment())).collect();
    assert_eq!(moments, rows);
}

/// "just played and then put to bottom of the special play card deck."
#[test]
fn a_played_card_lies_at_the_bottom_of_its_deck() {
    let [belial] = seats();
    let mut scene = Scene::trade(lay(&["belial", "mammon", "glasya"]).special(belial, "world-war"));
    scene.say(belial, plays_in_trade("world-war", Aim::Nothing));
    assert!(!scene.holds_special(belial, "world-war"));
    assert_eq!(scene.game.special_deck().last().copied(), catalog().special_named("world-war"));
    assert!(scene.saw(SpecialFact::Played { seat: belial, play: special("world-war", Aim::Nothing) }));
}

/// Doublecross: "Play as a response when any Special card is played. The effect of that other card
/// is countered."
#[test]
fn a_doublecross_counters_a_special_card() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "world-war")
        .special(mammon, "doublecross")
        .table(belial, "fiends", 3);
    for (counter, souls) in [(Some(0), 0), (None, 3)] {
        let mut scene = Scene::trade(tableau.clone());
        scene.say(belial, plays_in_trade("world-war", Aim::Nothing));
        assert_eq!(scene.game.asked(), [mammon]);
        scene.say(mammon, SpecialAnswer::Counter(counter));
        assert_eq!((scene.souls(belial), scene.game.trading().world_war), (souls, counter.is_none()));
        assert!(!scene.holds_special(belial, "world-war"));
        assert_eq!(scene.holds_special(mammon, "doublecross"), counter.is_none());
    }
}

/// Doublecross: "that other card": nobody counters a card of its own, and it is no card for any
/// other moment.
#[test]
fn a_doublecross_is_only_played_against_others() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).special(belial, "world-war").special(belial, "doublecross");
    let mut scene = Scene::trade(tableau);
    assert_eq!(scene.refusal(belial, plays_in_trade("doublecross", Aim::Nothing)), Some(Refusal::Play));
    scene.say(belial, plays_in_trade("world-war", Aim::Nothing));
    assert!(scene.is_due(in_trade));
}

/// Drunken Agreement: "All players [...] select each 3 hand cards. These cards are then shuffled
/// and dealt back to these players."
#[test]
fn a_drunken_agreement_shuffles_3_cards_of_each_hand() {
    let [belial, mammon, glasya] = seats();
    let mut scene = aftermath(lay(&["belial", "mammon", "glasya"]).special(belial, "drunken-agreement"));
    scene.say(belial, plays("drunken-agreement", Aim::Nothing));
    assert_eq!(scene.game.asked(), [belial, mammon, glasya]);
    let chosen = |of| vec![oath(of); 3];
    assert_eq!(scene.refusal(mammon, SpecialAnswer::Shuffle(vec![oath(mammon); 2])), Some(Refusal::Count));
    let answers = [belial, mammon, glasya].map(|seat| (seat, SpecialAnswer::Shuffle(chosen(seat)).into()));
    scene.answer(&answers);
    for seat in [belial, mammon, glasya] {
        assert_eq!(scene.game.domain(seat).hand.len(), 10);
        // What was not chosen stays where it is.
        assert_eq!(scene.papers(seat, Paper::favor(seat)), 5);
        assert!(scene.papers(seat, Paper::oath(seat)) >= 1);
    }
}

/// Drunken Agreement: "All players, or all players but you".
#[test]
fn a_drunken_agreement_can_leave_its_player_out() {
    let [belial, mammon, glasya] = seats();
    let mut scene = aftermath(lay(&["belial", "mammon", "glasya"]).special(belial, "drunken-agreement"));
    scene.say(belial, plays("drunken-agreement", Aim::Others));
    assert_eq!(scene.game.asked(), [mammon, glasya]);
}

/// Drunken Agreement: "If any player has less than 5 hand cards, that player chooses half of them
/// and gets that many in redealing." Half of three is two.
#[test]
fn a_small_hand_gives_half_of_its_cards() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "drunken-agreement")
        .pass(mammon, glasya, Paper::favor(mammon), 5)
        .pass(mammon, glasya, Paper::oath(mammon), 2);
    let mut scene = aftermath(tableau);
    scene.say(belial, plays("drunken-agreement", Aim::Nothing));
    assert_eq!(scene.game.domain(mammon).hand.len(), 3);
    assert_eq!(scene.refusal(mammon, SpecialAnswer::Shuffle(vec![oath(mammon); 1])), Some(Refusal::Count));
    scene.say(mammon, SpecialAnswer::Shuffle(vec![oath(mammon); 2]));
    assert_eq!(scene.game.domain(mammon).hand.len(), 3);
}

/// Escape: "Play in the combat (home realm) sub-phase, just after strategies are shown but result
/// not yet handled. Target Devil who just lost in own home realm is sent to Earth, not captured.
/// can escape imprisonment. Gathers Souls normally".
#[test]
fn an_escape_sends_the_loser_to_earth_instead_of_prison() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).special(mammon, "escape").table(mammon, "wand-of-might", 1);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 6), (mammon, 5)]);
    assert!(scene.is_due(in_window));
    assert_eq!(scene.game.asked(), [mammon]);
    // Nobody else has just lost.
    assert_eq!(scene.refusal(mammon, plays("escape", Aim::Devil(belial))), Some(Refusal::Play));
    scene.say(mammon, plays("escape", Aim::Devil(mammon))).peace();
    assert_eq!((scene.whereabouts(mammon), scene.realm(mammon)), (Whereabouts::Earth, None));
    assert_eq!(scene.tabled(mammon, "wand-of-might"), 1);
    assert!(!scene.saw(WarFact::Captured { seat: mammon, by: belial }));
    // Its Soul goes to the Seat of Judgement, because it has no home.
    assert!(scene.saw(WarFact::Gathered { seat: glasya, souls: 1 }));
}

/// Escape: it is not asked for when the defender wins.
#[test]
fn nobody_escapes_from_a_victory() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).special(mammon, "escape"));
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]);
    assert!(!scene.is_due(in_window));
}

/// Hidden Reserve: "Table one ritual or artifact of your choice from the discard deck."
#[test]
fn a_hidden_reserve_tables_a_discarded_ritual_or_artifact() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "hidden-reserve")
        .discard("soul-stones", 1)
        .discard("conjuration", 1)
        .discard("leviathan", 1);
    let mut scene = Scene::trade(tableau);
    let from_discard = |id| {
        let card = scene.game.discard().iter().copied().find(|card| super::is(*card, id));
        Aim::Card(card.expect("it is discarded"))
    };
    assert_eq!(scene.refusal(belial, plays_in_trade("hidden-reserve", from_discard("leviathan"))), Some(Refusal::Play));
    assert!(scene.allows(belial, plays_in_trade("hidden-reserve", from_discard("conjuration"))));
    let stones = plays_in_trade("hidden-reserve", from_discard("soul-stones"));
    scene.say(belial, stones);
    assert_eq!((scene.tabled(belial, "soul-stones"), scene.discarded("soul-stones")), (1, 0));
}

/// Magical Vortex: "Take target ritual." Thief in the Night: "Gain target artifact." Treacherous
/// Troops: "Gain target horde."
#[test]
fn three_cards_take_a_ritual_an_artifact_and_a_horde() {
    let [belial, mammon] = seats();
    let rows =
        [("magical-vortex", "conjuration"), ("thief-in-the-night", "soul-stones"), ("treacherous-troops", "leviathan")];
    for (id, fits) in rows {
        let tableau = lay(&["belial", "mammon", "glasya"])
            .special(belial, id)
            .table(mammon, "conjuration", 1)
            .table(mammon, "soul-stones", 1)
            .table(mammon, "leviathan", 1);
        let mut scene = Scene::trade(tableau);
        for (_, other) in rows {
            let card = scene.cards(mammon, other)[0];
            assert_eq!(scene.allows(belial, plays_in_trade(id, Aim::Card(card))), other == fits, "{id}, {other}");
        }
        let card = scene.cards(mammon, fits)[0];
        scene.say(belial, plays_in_trade(id, Aim::Card(card)));
        assert_eq!((scene.tabled(belial, fits), scene.tabled(mammon, fits)), (1, 0));
    }
}

/// Recall: "Play at the start of the moving phase. Return all creatures on Earth to Hell. If need
/// to, select new home realms in the initiative order. Devil can attack now if appropriate".
#[test]
fn a_recall_returns_everybody_from_earth_before_the_moves() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(mammon, "recall")
        .earth(belial, "fiends", 2)
        .devil(belial, Whereabouts::Earth)
        .devil(glasya, Whereabouts::Earth)
        .homeless(glasya);
    let mut scene = Scene::war(tableau);
    assert!(scene.is_due(in_window));
    scene.say(mammon, plays("recall", Aim::Nothing));
    assert!(scene.is_due(|step| *step == MusterStep::Settle(glasya).into()));
    let realm = scene.game.vacant()[0];
    scene.say(glasya, MusterAnswer::Settle(realm));
    assert_eq!(scene.game.domain(glasya).realm, Some(realm));
    assert_eq!((scene.tabled(belial, "fiends"), scene.on_earth(belial, "fiends")), (2, 0));
    assert!(scene.is_due(|step| *step == WarStep::Move.into()));
    assert!(scene.allows(belial, aim(Target::Devil(mammon))));
}

/// Reoccupy: "Play at the end of the combat phase to target Devil with no home realm. That Devil
/// selects a new home realm."
#[test]
fn a_reoccupation_gives_a_homeless_devil_a_realm() {
    let [belial, mammon, glasya] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).special(belial, "reoccupy").homeless(glasya));
    scene.march(&[]);
    assert!(scene.is_due(in_window));
    assert_eq!(scene.refusal(belial, plays("reoccupy", Aim::Devil(mammon))), Some(Refusal::Play));
    scene.say(belial, plays("reoccupy", Aim::Devil(glasya)));
    assert_eq!(scene.game.asked(), [glasya]);
    let realm = scene.game.vacant()[0];
    scene.say(glasya, MusterAnswer::Settle(realm));
    assert_eq!(scene.game.domain(glasya).realm, Some(realm));
}

/// Silence: "Play at the end of the reinforcements phase. No communication, trading, deals or favor
/// reclaiming can be done in the following trading phase".
#[test]
fn silence_forbids_deals_and_favors() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "asmodeus"]).special(belial, "silence").pass(
        mammon,
        belial,
        Paper::favor(mammon),
        3,
    );
    let mut scene = aftermath(tableau);
    scene.say(belial, plays("silence", Aim::Nothing));
    assert!(scene.is_due(in_trade));
    for favor in [Favor::Safety, Favor::Alliance, Favor::Oaths(1)] {
        assert_eq!(scene.refusal(belial, claims(plain(mammon, favor))), Some(Refusal::Silence));
    }
    let gives = Goods { hand: vec![oath(belial)], ..Goods::default() };
    let terms = Terms { to: Some(mammon), gives, asks: Goods::default(), pact: Pact::None };
    let offer = deals(Dealings { offers: vec![terms], ..Dealings::default() });
    assert_eq!(scene.refusal(belial, offer), Some(Refusal::Silence));
}

/// Silence: "except that prisoners can be freed with favors (or no price at all), special cards can
/// be played and Belial can torture." To be handed over is not to be freed.
#[test]
fn silence_lets_prisoners_be_freed_or_tortured_and_cards_be_played() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "asmodeus"])
        .special(belial, "silence")
        .special(belial, "world-war")
        .devil(mammon, Whereabouts::Prison(belial))
        .pass(belial, glasya, Paper::favor(belial), 3);
    let mut scene = aftermath(tableau);
    scene.say(belial, plays("silence", Aim::Nothing));
    assert!(scene.allows(glasya, claims(plain(belial, Favor::Free(mammon)))));
    assert_eq!(scene.refusal(glasya, claims(plain(belial, Favor::Take(mammon)))), Some(Refusal::Silence));
    assert!(scene.allows(belial, deals(Dealings { frees: vec![mammon], ..Dealings::default() })));
    assert!(scene.allows(belial, deals(Dealings { tortures: vec![mammon], ..Dealings::default() })));
    assert!(scene.allows(belial, plays_in_trade("world-war", Aim::Nothing)));
}

/// Where nobody deals, one round says it all, even if somebody still played a card in it.
#[test]
fn a_silence_has_one_round() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).special(belial, "silence").special(belial, "world-war");
    let mut scene = aftermath(tableau);
    scene.say(belial, plays("silence", Aim::Nothing));
    assert_eq!(scene.game.trading_rounds(), 1);
    scene.say(belial, plays_in_trade("world-war", Aim::Nothing));
    assert!(!scene.is_due(in_trade), "another round is due: {:?}", scene.game.due());
}

/// Silence: "in the following trading phase", and not any longer.
#[test]
fn silence_ends_with_the_trading() {
    let [belial] = seats();
    let mut scene = aftermath(lay(&["belial", "mammon", "glasya"]).special(belial, "silence"));
    scene.say(belial, plays("silence", Aim::Nothing)).until(in_action);
    assert!(!scene.game.trading().silence);
}

/// Time of Virtue: "In the following action phase, Devils cannot be sent to Earth. At the end of
/// the action phase, random half of all Fiends sent to Earth are destroyed. includes Diabolic
/// fiends. Affects all players".
#[test]
fn a_time_of_virtue_keeps_devils_in_hell_and_destroys_half_of_the_fiends_on_earth() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "time-of-virtue")
        .table(belial, "fiends", 3)
        .table(mammon, "diabolic-fiends", 2);
    let mut scene = Scene::trade(tableau);
    scene.say(belial, plays_in_trade("time-of-virtue", Aim::Nothing)).until(in_action);
    let leaves = Orders { devil: true, ..Orders::default() };
    assert_eq!(scene.refusal(belial, leaves), Some(Refusal::Journey));
    scene.say(belial, Orders { earth: scene.cards(belial, "fiends"), ..Orders::default() });
    scene.say(mammon, Orders { earth: scene.cards(mammon, "diabolic-fiends"), ..Orders::default() });
    scene.until_war(|step| *step == WarStep::Move);
    // Half of three, rounded up, are two.
    assert_eq!((scene.on_earth(belial, "fiends"), scene.discarded("fiends")), (1, 2));
    assert_eq!((scene.on_earth(mammon, "diabolic-fiends"), scene.discarded("diabolic-fiends")), (1, 1));
}

/// Staff of Undead: "When any horde is destroyed", also in a time of virtue "at the end of the
/// action phase".
#[test]
fn the_staff_of_undead_saves_a_fiend_in_a_time_of_virtue() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "time-of-virtue")
        .table(belial, "fiends", 1)
        .table(mammon, "staff-of-undead", 1);
    let mut scene = Scene::trade(tableau);
    scene.say(belial, plays_in_trade("time-of-virtue", Aim::Nothing)).until(in_action);
    let fiend = scene.cards(belial, "fiends");
    scene.say(belial, Orders { earth: fiend.clone(), ..Orders::default() });
    scene.until_war(|step| matches!(step, WarStep::Bury | WarStep::Move));
    assert!(scene.is_due(|step| *step == WarStep::Bury.into()));
    scene.say(mammon, WarAnswer::Salvage(Some(fiend[0])));
    assert_eq!((scene.cards(mammon, "fiends"), scene.discarded("fiends")), (fiend, 0));
}

/// World War: "Gain a Soul from Earth for each Fiend you have. In the next action phase, all Fiends
/// must be sent to Earth. includes Diabolic fiends in both cases. Affects all players, except bonus
/// Souls."
#[test]
fn a_world_war_gains_souls_and_sends_all_fiends_to_earth() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .special(belial, "world-war")
        .table(belial, "fiends", 2)
        .table(belial, "diabolic-fiends", 1)
        .table(belial, "juggernaut", 1)
        .table(mammon, "fiends", 2);
    let mut scene = Scene::trade(tableau);
    scene.say(belial, plays_in_trade("world-war", Aim::Nothing));
    assert_eq!((scene.souls(belial), scene.souls(mammon)), (3, 0));
    scene.until(|step| *step == ActionStep::Orders(mammon).into());
    let one = Orders { earth: scene.cards(mammon, "fiends")[..1].to_vec(), ..Orders::default() };
    assert_eq!(scene.refusal(mammon, one), Some(Refusal::Journey));
    scene.until_war(|step| *step == WarStep::Move);
    assert_eq!((scene.on_earth(belial, "fiends"), scene.on_earth(belial, "diabolic-fiends")), (2, 1));
    assert_eq!((scene.on_earth(mammon, "fiends"), scene.tabled(belial, "juggernaut")), (2, 1));
}

/// "kept in hand": a special play card can be traded, and is no oath for the pile.
#[test]
fn special_cards_are_kept_in_hand_and_do_not_count_as_papers() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).special(belial, "escape");
    let mut scene = Scene::trade(tableau);
    let escape = HandCard::Special(catalog().special_named("escape").expect("there is such a card"));
    let gives = Goods { hand: vec![escape], ..Goods::default() };
    let terms = Terms { to: Some(mammon), gives, asks: Goods::default(), pact: Pact::None };
    scene.say(belial, deals(Dealings { offers: vec![terms], ..Dealings::default() }));
    let id = scene.game.trading().offers[0].id;
    scene.say(mammon, deals(Dealings { takes: vec![id], ..Dealings::default() }));
    assert!(scene.holds_special(mammon, "escape") && !scene.holds_special(belial, "escape"));
    assert!(scene.facts.iter().any(|fact| matches!(
        fact,
        oaths::rules::facts::Fact::Trade(TradeFact::Dealt { with, .. }) if *with == mammon
    )));
    let pile = Scene::open(lay(&["belial", "mammon", "glasya"]).special(belial, "escape"), CourtStep::Contribute);
    assert_eq!(pile.game.domain(belial).hand.oaths_and_votes(), 5);
}

/// Treacherous Troops: "Gain target horde. can steal from allies".
#[test]
fn treacherous_troops_leave_an_ally_too() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "asmodeus"])
        .alliance(mammon, &[belial])
        .special(belial, "treacherous-troops")
        .table(mammon, "fiends", 1);
    let mut scene = Scene::trade(tableau);
    let horde = scene.cards(mammon, "fiends")[0];
    scene.say(belial, plays_in_trade("treacherous-troops", Aim::Card(horde)));
    assert_eq!(scene.cards(belial, "fiends"), [horde]);
}
