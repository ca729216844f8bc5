//! The Soul Phase (chapter 7), deserters (rule 16.1) and macina (rule 16.4).

use circles_rules::facts::{Fact, MarketFact, SoulsFact, UnitFact, Why};
use circles_rules::ids::{Banner, Unit};
use circles_rules::refusal::Refusal;
use circles_rules::souls::{Dealings, Goods, SoulsAnswer, SoulsAsk, SoulsAuto, Terms};
use circles_rules::step::{Ask, Step};
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, daemon, lay, legion, of, officer, sectio, unit};

fn souls(tableau: Tableau<'static>) -> Scene {
    let steps = [SoulsAuto::Favours, SoulsAuto::Income, SoulsAuto::Upkeep].map(Step::from);
    Scene::steps(tableau, steps)
}

/// "Example: Soul Phase", number by number: 4+4+4+6=18 Souls, less 2 for the isolated Forest, and
/// 3+4 by Baal make 23. Four legions and a lieutenant leave 18. "In this case, the player needs to
/// roll anything but 1 on one die to get the Favour."
#[test]
fn the_wealth_of_the_void() {
    for (die, favours) in [(1, 0), (2, 1)] {
        let tableau = lay(&[&["baal"], &["paymon"], &["gomory"]])
            .owns(of(A), &["dogs-of-war", "atheists-surprise", "temple-of-false-preachers", "forest-of-suicides"])
            .owns(of(B), &["liars"])
            .owns(of(C), &["spies"])
            .legions(of(A), "dogs-of-war", 4)
            .lieutenant(of(A), "dogs-of-war", "verin")
            .on_earth("baal")
            .wealth(A, 0, 0, 1)
            .dice(&[die, 4]);
        let mut scene = souls(tableau);
        assert_eq!(scene.favours(A), (favours, 1));
        assert_eq!(scene.dice(|why| matches!(why, Why::Disfavour)), [die]);
        assert!(scene.saw(SoulsFact::Harvested { seat: A, daemon: daemon("baal"), souls: 7 }));
        let yielded = |id: &str, souls, isolated| SoulsFact::Yielded { seat: A, sectio: sectio(id), souls, isolated };
        for id in ["dogs-of-war", "atheists-surprise", "temple-of-false-preachers"] {
            assert!(scene.saw(yielded(id, 4, false)), "{id}");
        }
        assert!(scene.saw(yielded("forest-of-suicides", 4, true)));
        assert!(scene.saw(SoulsFact::Paid { seat: A, souls: 5 }));
        scene.rest();
        assert_eq!(scene.souls(A), 18);
    }
}

/// "If a rampaging Hellhound or another Triumvirate's Legions (not just a solitary Lieutenant)
/// occupy a Triumvirate's Sectio the Sectio will not produce any Souls."
#[test]
fn occupied_sectio_yield_nothing() {
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars", "falsifiers", "miracle-workers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(B), "liars", 1)
        .hound("yeth", None, "falsifiers")
        .lieutenant(of(B), "miracle-workers", "verin")
        .wealth(B, 5, 0, 0);
    let mut scene = souls(tableau);
    scene.rest();
    assert_eq!(scene.souls(A), 4, "the Miracle Workers alone");
}

/// "A Daemon cannot collect Souls if it is Incapacitated", nor does it earn a Favour.
#[test]
fn incapacitated_daemons_gather_nothing() {
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .on_earth("agares")
        .incapacitated("agares", 5);
    let mut scene = souls(tableau);
    scene.rest();
    assert_eq!((scene.souls(A), scene.favours(A)), (2, (0, 0)));
}

/// "In each Soul Phase, THE WISE MEN Sectio's owner rolls one die and consults the table [...].
/// Should another Triumvirate's Units occupy the Sectio while the owning player has no Unit there,
/// the first card earned is given to the occupying Triumvirate."
#[test]
fn the_wise_men_teach() {
    for (die, own) in [(1, 0), (3, 1), (6, 2)] {
        let tableau =
            lay(&QUIET).owns(of(A), &["wise-men"]).owns(of(B), &["orgastica"]).owns(of(C), &["spies"]).dice(&[die]);
        let mut scene = souls(tableau);
        scene.rest();
        let drawn = scene
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::Souls(SoulsFact::Taught { cards, occupier: None, .. }) if *cards == own));
        assert!(drawn && scene.souls(A) == 0);
    }
    let tableau = lay(&QUIET)
        .owns(of(A), &["wise-men"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(B), "wise-men", 1)
        .wealth(B, 5, 0, 0)
        .top_spell("frenzy")
        .top_spell("greek-fire")
        .dice(&[6]);
    let mut scene = souls(tableau);
    scene.rest();
    assert_eq!((scene.own(A).hand.len(), scene.own(B).hand.len()), (1, 1));
    scene.card(B, "greek-fire");
}

fn short(first: u32) -> Tableau<'static> {
    lay(&QUIET)
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(A), "liars", 3)
        .lieutenant(of(A), "liars", "verin")
        .wealth(A, first, 0, 0)
        .wealth(B, 6, 0, 0)
        .wealth(C, 9, 0, 0)
}

/// "The unpaid Units (player's choice) desert at the end of the Soul Phase to the Triumvirate who
/// is the richest (in Souls). The deserting Legions demand pay from that Triumvirate and if that
/// player refuses to spend one Soul per Legion to win them over, the Legions pass the offer on to
/// the next richest."
#[test]
fn unpaid_units_desert_to_the_richest() {
    let mut scene = Scene::open(short(2), SoulsAuto::Upkeep);
    assert_eq!(scene.game.asked(), [A]);
    let too_many = SoulsAnswer::Desert(vec![unit(A, 1), unit(A, 2), unit(A, 3)]);
    assert_eq!(scene.refusal(A, too_many), Some(Refusal::Count), "only those that cannot be paid");
    scene.say(A, SoulsAnswer::Desert(vec![unit(A, 3), Unit::Lieutenant(officer("verin"))]));
    assert_eq!(scene.favours(A), (0, 1), "losing legions in this way is a Disfavour");
    assert_eq!(scene.game.asked(), [C], "the richest");
    scene.say(C, SoulsAnswer::Enlist(Vec::new()));
    assert_eq!(scene.favours(C), (0, 1), "refusing is a Disfavour");
    assert_eq!(scene.game.asked(), [B]);
    scene.say(B, SoulsAnswer::Enlist(vec![unit(A, 3), Unit::Lieutenant(officer("verin"))]));
    assert_eq!((scene.souls(A), scene.souls(B), scene.souls(C)), (0, 4, 9));
    assert_eq!(scene.legions(of(B), "liars"), 1);
    assert_eq!(scene.game.board().officer(officer("verin")).map(|officer| officer.banner), Some(of(B)));
    assert_eq!(scene.favours(B), (0, 0));
}

/// "If no one wants them, the Units disband in disgust. Remove them from the board and return any
/// accompanying Lieutenants to the Lieutenants 'Return Box.'"
#[test]
fn deserters_that_nobody_wants_disband() {
    let mut scene = Scene::open(short(2), SoulsAuto::Upkeep);
    scene.say(A, SoulsAnswer::Desert(vec![unit(A, 3), Unit::Lieutenant(officer("verin"))]));
    scene.say(C, SoulsAnswer::Enlist(Vec::new()));
    scene.say(B, SoulsAnswer::Enlist(Vec::new()));
    assert_eq!(scene.lost(), [unit(A, 3), Unit::Lieutenant(officer("verin"))]);
    assert_eq!(scene.game.returned(), [officer("verin")]);
}

fn deal() -> Tableau<'static> {
    lay(&[&["agares", "caim"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars", "falsifiers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(A), "liars", 2)
        .wealth(A, 6, 2, 0)
        .wealth(B, 6, 0, 0)
        .spell(A, "frenzy")
        .spell(B, "greek-fire")
}

fn terms(gives: Goods, asks: Goods) -> Terms {
    Terms { to: B, gives, asks }
}

fn offer(terms: Terms) -> SoulsAnswer {
    SoulsAnswer::Deal(Dealings { takes: Vec::new(), offers: vec![terms] })
}

/// "Giving any thing but Favours and Disfavours away is perfectly acceptable, for free or
/// otherwise. However, such transfers may only take place during the Soul Phase."
#[test]
fn souls_cards_sectio_daemons_and_units_change_hands() {
    let mut scene = Scene::open(deal(), SoulsAuto::Open);
    let (frenzy, fire) = (scene.card(A, "frenzy"), scene.card(B, "greek-fire"));
    let gives = Goods {
        souls: 2,
        cards: vec![frenzy],
        sectio: vec![sectio("falsifiers")],
        daemons: vec![daemon("caim")],
        units: vec![unit(A, 2)],
        macina: Vec::new(),
    };
    let asks = Goods { souls: 1, cards: vec![fire], ..Goods::default() };
    scene.say(A, offer(terms(gives, asks)));
    let id = scene.game.market().offers[0].id;
    scene.say(B, SoulsAnswer::Deal(Dealings { takes: vec![id], offers: Vec::new() }));
    assert_eq!((scene.souls(A), scene.souls(B)), (5, 7));
    assert_eq!((scene.own(A).hand.clone(), scene.own(B).hand.clone()), (vec![fire], vec![frenzy]));
    assert_eq!(scene.own(B).known, [frenzy], "everybody has seen it");
    assert_eq!(scene.owner("falsifiers"), Some(of(B)));
    assert!(scene.own(B).daemon(daemon("caim")).is_some() && scene.own(A).daemons.len() == 1);
    assert_eq!((scene.legions(of(A), "liars"), scene.legions(of(B), "liars")), (1, 1));
    assert!(scene.facts.iter().any(|fact| matches!(fact, Fact::Market(MarketFact::Dealt { .. }))));
}

/// "A Triumvirate may not give away his last Sectio or non-Incapacitated Daemon."
#[test]
fn the_last_sectio_and_daemon_stay() {
    let scene = Scene::open(deal(), SoulsAuto::Open);
    let all = vec![sectio("liars"), sectio("falsifiers")];
    let sectio = terms(Goods { sectio: all, ..Goods::default() }, Goods::default());
    assert_eq!(scene.refusal(A, offer(sectio)), Some(Refusal::LastOne));
    let all = vec![daemon("agares"), daemon("caim")];
    let daemons = terms(Goods { daemons: all, ..Goods::default() }, Goods::default());
    assert_eq!(scene.refusal(A, offer(daemons)), Some(Refusal::LastOne));
    let tableau = deal().incapacitated("caim", 5);
    let scene = Scene::open(tableau, SoulsAuto::Open);
    let able = terms(Goods { daemons: vec![daemon("agares")], ..Goods::default() }, Goods::default());
    assert_eq!(scene.refusal(A, offer(able)), Some(Refusal::LastOne));
}

/// An offer that nobody takes is void after its round, and the last round has no offers.
#[test]
fn offers_lapse() {
    let mut scene = Scene::open(deal(), SoulsAuto::Open);
    let gift = terms(Goods { souls: 1, ..Goods::default() }, Goods::default());
    scene.say(A, offer(gift.clone()));
    assert!(matches!(scene.game.due(), Some(Ask::Souls(SoulsAsk::Deal(2)))));
    scene.say(A, offer(gift.clone()));
    assert_eq!(scene.game.market().offers.len(), 1);
    assert_eq!(scene.refusal(A, offer(gift)), Some(Refusal::LastRound));
    scene.pass();
    assert!(scene.game.due().is_none() && scene.souls(B) == 6);
}

/// Permanent events and phenomena change income: "some Events and Phenomena can increase or
/// decrease the number of Souls a player collects".
#[test]
fn events_change_income_and_upkeep() {
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars", "falsifiers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(A), "liars", 2)
        .permanent("boom-in-sin")
        .permanent("bees")
        .on_earth("agares")
        .dice(&[2]);
    let mut scene = souls(tableau);
    scene.rest();
    // Twice 4 and one each, 3 hearts, a 2 and two for the bees, less two legions.
    assert_eq!(scene.souls(A), 4 + 1 + 4 + 1 + 3 + 2 + 2 - 2);
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars", "falsifiers"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .legions(of(A), "liars", 2)
        .permanent("red-peril");
    let mut scene = souls(tableau);
    scene.rest();
    assert_eq!(scene.souls(A), 8 - 4);
}

/// "The card will start to function after 'maintenance' has been paid in Souls during the next Soul
/// Phase and will keep on working as long as maintenance is paid every Soul Phase."
#[test]
fn macina_work_while_they_are_maintained() {
    use circles_rules::action::{Action, ActionAsk};
    use circles_rules::magic::Target;
    let tableau = lay(&QUIET)
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .wealth(A, 20, 3, 0)
        .spell(A, "soul-press");
    let ask = ActionAsk::Turn { seat: A, daemon: daemon("agares") };
    let steps = [Step::from(ask), SoulsAuto::Upkeep.into(), SoulsAuto::Upkeep.into()];
    let mut scene = Scene::steps(tableau, steps);
    let card = scene.card(A, "soul-press");
    scene.act(Action::Cast { card, target: Target::Nothing });
    assert!(!scene.own(A).macina[0].running);
    let before = scene.souls(A);
    scene.say(A, SoulsAnswer::Maintain(vec![card]));
    assert!(scene.own(A).macina[0].running && scene.souls(A) == before - 1);
    scene.say(A, SoulsAnswer::Maintain(Vec::new()));
    assert!(!scene.own(A).macina[0].running, "it remains in play but ceases to function");
    assert_eq!(scene.own(A).macina.len(), 1);
}

/// A legion that deserts takes its hound along: "If their Minder changes allegiance, they will
/// follow."
#[test]
fn a_hound_follows_its_minder() {
    let tableau = short(3).hound("shuck", Some(legion(A, 3)), "liars");
    let mut scene = Scene::open(tableau, SoulsAuto::Upkeep);
    scene.say(A, SoulsAnswer::Desert(vec![unit(A, 3)]));
    scene.say(C, SoulsAnswer::Enlist(vec![unit(A, 3)]));
    let hound = scene.game.board().hound(super::hound("shuck")).expect("a hound");
    assert_eq!(hound.minder.map(|minder| minder.banner), Some(Banner::Seat(C)));
    assert!(!scene.facts.iter().any(|fact| matches!(fact, Fact::Unit(UnitFact::Wild { .. }))));
}
