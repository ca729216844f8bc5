//! Random moves: Uriel, Lilith and hounds (chapter 10).

use circles_rules::facts::{Fact, RoamFact, Why};
use circles_rules::flight::{FlightAnswer, FlightAsk, Group};
use circles_rules::game::Haunt;
use circles_rules::hell::HellAuto;
use circles_rules::ids::{Aspect, Banner, Direction, Locale, Place, Unit};
use circles_rules::roam::{RoamAnswer, RoamAsk, RoamAuto};
use circles_rules::step::{Ask, Step};
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, at, daemon, hound, lay, legion, of, sectio, unit};

fn base() -> Tableau<'static> {
    lay(&QUIET)
        .owns(of(A), &["liars", "forest-of-suicides"])
        .owns(of(B), &["orgastica", "addiction"])
        .owns(of(C), &["caina"])
}

/// "Example: Uriel Attacks", part one: Gomory and Prufflas on Earth both roll a 2. Gomory has one
/// skull and is destroyed; Prufflas returns and must pass. Then Uriel wipes out the legion in
/// AnteHell.
#[test]
fn uriel_cleanses_the_earth() {
    let tableau = lay(&[&["gomory", "agares"], &["prufflas"], &["paymon"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .turn(2)
        .on_earth("gomory")
        .on_earth("prufflas")
        .legions(of(C), "antehell", 1)
        .top_event("mad-angel")
        .dice(&[2, 2, 6]);
    let mut scene = Scene::steps(tableau, [HellAuto::Event.into(), Step::from(RoamAuto::Begin)]);
    assert!(scene.game.daemon(daemon("gomory")).is_none());
    assert!(scene.game.daemon_deck().bottom().contains(&daemon("gomory")), "the bottom of the deck (rule 3.3)");
    let prufflas = scene.own(B).daemon(daemon("prufflas")).cloned().expect("Prufflas");
    assert!(prufflas.locale == Locale::Hell && prufflas.bound);
    scene.rest();
    assert_eq!(scene.lost(), [unit(C, 1)]);
    assert_eq!(scene.game.board().uriel().map(|uriel| uriel.at), Some(Haunt::At(Place::AnteHell)));
    assert_eq!(scene.dice(|why| matches!(why, Why::UrielsToll)), [6], "one legion, and more than a 1");
}

/// "Example: Uriel Attacks", part two: 4 to the Wise Men, 2 to the Forest, where the units flee
/// with 2, 6 and 1, 3 counts as 1 to the Molesters, where the hound flees with 2, and 1 to
/// Addiction. The Keys roll a 2 and save their daemon.
#[test]
fn uriel_walks_through_hell() {
    let keys = A;
    let tableau = base()
        .uriel(Haunt::At(Place::AnteHell))
        .legions(of(keys), "forest-of-suicides", 2)
        .hound("shuck", Some(legion(keys, 1)), "forest-of-suicides")
        .dice(&[4, 2])
        .dice(&[2, 6, 1])
        .dice(&[3, 2, 1])
        .dice(&[2]);
    let mut scene = Scene::open(tableau, RoamAuto::Begin);
    scene.rest();
    assert_eq!(scene.where_is(unit(keys, 1)), Some(at("underachievers")));
    assert_eq!(scene.lost(), [unit(keys, 2)]);
    let shuck = scene.game.board().hound(hound("shuck")).expect("the hound got away twice");
    assert_eq!(shuck.minder, None, "hounds automatically go on a rampage");
    assert_eq!(scene.game.board().uriel().map(|uriel| uriel.at), Some(Haunt::At(at("addiction"))));
    assert_eq!([scene.owner("forest-of-suicides"), scene.owner("addiction")], [None, None], "both are revoked");
    assert_eq!((scene.owner("liars"), scene.owner("orgastica")), (Some(of(A)), Some(of(B))));
    assert!(scene.game.daemon(daemon("agares")).is_some());
    let bolted: Vec<Place> = scene
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Unit(circles_rules::facts::UnitFact::Ran { to, .. }) => Some(*to),
            _ => None,
        })
        .take(2)
        .collect();
    assert_eq!(bolted, [at("molesters-purgatory"), at("sadistic-pleasure-pit")]);
}

/// "The player must roll above 3 to save his lowest ranking Daemon currently in Hell."
#[test]
fn uriel_takes_the_lowest_daemon() {
    let tableau = lay(&[&["agares", "naburos"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .uriel(Haunt::Earth)
        .legions(of(A), "antehell", 3)
        .dice(&[3]);
    let mut scene = Scene::open(tableau, RoamAuto::Begin);
    scene.rest();
    assert!(scene.game.daemon(daemon("naburos")).is_none() && scene.game.daemon(daemon("agares")).is_some());
}

/// "Should a roll make Uriel enter the Pentagram or a Sectio containing Lilith, he finally meets
/// beings he cannot cleanse and is removed from play." He re-rolls sixes when he enters.
#[test]
fn uriel_meets_his_betters() {
    let scene = Scene::open(base().uriel(Haunt::At(at("spies"))).dice(&[1]), RoamAuto::Uriel);
    assert!(scene.game.board().uriel().is_none());
    let scene =
        Scene::open(base().uriel(Haunt::At(at("spies"))).lilith("adulterers", None).dice(&[2]), RoamAuto::Uriel);
    assert!(scene.game.board().uriel().is_none() && scene.game.board().lilith().is_some());
    let scene = Scene::open(base().uriel(Haunt::At(Place::AnteHell)).dice(&[6, 6, 1, 5, 5, 5]), RoamAuto::Uriel);
    assert_eq!(scene.game.board().uriel().map(|uriel| uriel.at), Some(Haunt::At(at("playground-of-the-idle"))));
}

/// "If the Permanent Hell Card that initially invoked him is replaced, Uriel is likewise removed
/// from play."
#[test]
fn uriel_leaves_with_his_card() {
    let tableau = base().turn(2).top_event("silence-of-heaven").top_event("mad-angel");
    let scene = Scene::steps(tableau, [HellAuto::Event, HellAuto::Event].map(Step::from));
    assert!(scene.game.board().uriel().is_none());
    assert!(scene.saw(circles_rules::facts::HellFact::UrielLeft));
}

/// "Example: Lilith at Large": a 4 makes her the Mother. 2 to the Miracle Workers, where she makes
/// two hounds of one, 5 stays, 1 to the Spies, where she makes four and two legions of two and one,
/// and 1 into the Pentagram.
#[test]
fn lilith_at_large() {
    let (void, key) = (A, B);
    let tableau = base()
        .lilith("falsifiers", None)
        .hound("yeth", None, "miracle-workers")
        .legions(of(void), "spies", 2)
        .legions(of(key), "spies", 1)
        .dice(&[4, 2, 5, 1, 1]);
    let mut scene = Scene::open(tableau, RoamAuto::Lilith(None));
    assert!(scene.saw(RoamFact::LilithShowed { aspect: Aspect::Mother, lead: None }));
    assert_eq!(scene.game.board().strays_at(at("miracle-workers")).len(), 2);
    assert_eq!((scene.legions(of(void), "spies"), scene.legions(of(key), "spies")), (4, 2));
    assert!(scene.game.board().lilith().is_none());
    scene.rest();
}

/// "The Crone will give one Arcana Card to the owner of each and every Legion encountered. The
/// Virgin will slay all and everything in the Sectio entered."
#[test]
fn crone_and_virgin() {
    let tableau = |die| {
        base()
            .lilith("falsifiers", None)
            .legions(of(A), "miracle-workers", 2)
            .legions(Banner::Freebooters, "miracle-workers", 1)
            .hound("yeth", None, "miracle-workers")
            .top_spell("frenzy")
            .top_spell("slander")
            .dice(&[die, 2, 5, 5, 5])
    };
    let scene = Scene::open(tableau(5), RoamAuto::Lilith(None));
    assert_eq!((scene.own(A).hand.len(), scene.lost().len()), (2, 0));
    let scene = Scene::open(tableau(1), RoamAuto::Lilith(None));
    assert_eq!((scene.own(A).hand.len(), scene.lost().len()), (0, 4));
    assert_eq!(scene.game.board().crowd(at("miracle-workers")), 0);
}

/// "Should she happen upon Uriel, the Angel is destroyed."
#[test]
fn lilith_destroys_uriel() {
    let tableau = base().lilith("falsifiers", Some(Aspect::Crone)).uriel(Haunt::At(at("caina"))).dice(&[1, 5, 5, 5]);
    let scene = Scene::open(tableau, RoamAuto::Lilith(None));
    assert!(scene.game.board().uriel().is_none() && scene.game.board().lilith().is_some());
}

/// "It costs one Favour to court Lilith, and if several Daemons wish to court her, they must fight
/// a Duel of Hearts. [...] Lilith is then courted by Rolling against Hearts, and the successful
/// Triumvirate may now move Lilith four steps as it sees fit." The duel is "Example: Duelling":
/// Moloch rolls 11 with two dice, Baal 5 with three.
#[test]
fn lilith_is_courted() {
    let tableau = |roll| {
        lay(&[&["moloch"], &["baal"], &["gomory"]])
            .owns(of(A), &["liars"])
            .owns(of(B), &["orgastica"])
            .owns(of(C), &["caina"])
            .wealth(A, 0, 1, 0)
            .wealth(B, 0, 1, 0)
            .lilith("falsifiers", None)
            .dice(&[5, 6])
            .dice(&[1, 2, 2])
            .dice(&[roll])
            .dice(&[1])
    };
    let court = |roll| {
        let mut scene = Scene::open(tableau(roll), RoamAsk::Court);
        assert_eq!(scene.game.asked(), [A, B], "Gomory has no Favour");
        let suit = |id: &str| RoamAnswer::Court(Some(daemon(id)));
        scene.answer(&[(A, suit("moloch").into()), (B, suit("baal").into())]);
        scene
    };
    let mut scene = court(2);
    assert_eq!((scene.favours(A), scene.favours(B)), ((0, 0), (0, 0)));
    assert!(matches!(scene.game.due(), Some(Ask::Roam(RoamAsk::Lead(seat))) if *seat == A));
    let way = [Direction::Inward, Direction::Counterclockwise, Direction::Outward, Direction::Outward];
    scene.say(A, RoamAnswer::Lead(way.to_vec()));
    assert_eq!(scene.game.board().lilith().map(|lilith| lilith.at), Some(sectio("river-of-boiling-blood")));
    let scene = court(3);
    assert!(scene.game.due().is_none(), "Moloch has two hearts");
}

/// "Example: Hellhound Rampage NOW!": the hound flees to the Thieves when its minder disbands. Then
/// 4 and 4 to the Saloon, 1 to the Bookburners, where a legion flees with a 2, 5 idling, and 1 to
/// another hound, where it stops with a step to go.
#[test]
fn a_hound_on_a_rampage() {
    let tableau = base()
        .legions(of(B), "envious", 1)
        .hound("shuck", Some(legion(B, 1)), "envious")
        .legions(of(C), "furnace-of-bookburners", 1)
        .hound("yeth", None, "megalomaniacs")
        // The disbanding, and the first run.
        .dice(&[1])
        .dice(&[3])
        .dice(&[4, 4, 1])
        .dice(&[2])
        .dice(&[5, 1])
        .dice(&[5]);
    let turn = circles_rules::action::ActionAsk::Turn { seat: A, daemon: daemon("agares") };
    let mut scene = Scene::steps(tableau, [Step::from(turn), RoamAuto::Hounds.into()]);
    let influence =
        circles_rules::action::Influence { unit: unit(B, 1), to: None, with: Vec::new(), bribes: Vec::new() };
    scene.act(circles_rules::action::Action::Influence(influence));
    assert!(matches!(scene.game.due(), Some(Ask::Flight(FlightAsk::Flee { .. }))));
    scene.say(C, FlightAnswer::Flee(vec![Group { lead: unit(C, 1), with: Vec::new() }]));
    assert_eq!(scene.where_is(unit(C, 1)), Some(at("swamp-of-useless-rage")));
    let shuck = scene.where_is(Unit::Hound(hound("shuck")));
    assert_eq!(shuck, Some(at("megalomaniacs")));
    let steps = scene.dice(|why| matches!(why, Why::Hound { hound: own } if *own == hound("shuck")));
    assert_eq!(steps, [3, 4, 4, 1, 5, 1]);
}

/// "Hellhounds (Strongest Hound first)." "A Hellhound that starts its move in the same Sectio as
/// other Units will only stay there if it rolls a 5 or 6 on the first roll of its move." "Should a
/// Hellhound enter the Pentagram or AnteHell, it is destroyed." Rolls to Lilith are repeated.
#[test]
fn hounds_move_by_strength_and_avoid_lilith() {
    let tableau = base()
        .hound("yeth", None, "liars")
        .legions(of(B), "liars", 1)
        .hound("garm", None, "spies")
        .lilith("adulterers", None)
        .dice(&[2, 1])
        .dice(&[6]);
    let scene = Scene::open(tableau, RoamAuto::Hounds);
    assert_eq!(scene.lost(), [Unit::Hound(hound("garm"))], "2 leads to Lilith, 1 to the Pentagram");
    assert_eq!(scene.where_is(Unit::Hound(hound("yeth"))), Some(at("liars")), "it stays with the legion");
    assert!(scene.game.board().kennel().contains(&hound("garm")));
}
