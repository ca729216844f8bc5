//! The Hell Phase (chapter 6): events, phenomena, arcana cards, and strokes.

use circles_rules::facts::{CardFact, Fact, HellFact, Why};
use circles_rules::game::{Haunt, Phase};
use circles_rules::hell::HellAuto;
use circles_rules::ids::{Banner, Locale, Place, Sphere, Unit};
use circles_rules::step::{Ask, Step};
use circles_rules::strokes::{Losses, StrokeAsk};
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, catalog, daemon, hound, lay, legion, of, officer, sectio, unit};

fn base() -> Tableau<'static> {
    lay(&QUIET).owns(of(A), &["liars", "falsifiers"]).owns(of(B), &["orgastica"]).owns(of(C), &["spies"]).turn(2)
}

fn event(tableau: Tableau<'static>, id: &str) -> Scene {
    Scene::open(tableau.top_event(id), HellAuto::Event)
}

/// Returns the id of the permanent event of a sphere.
fn permanent(scene: &Scene, sphere: Sphere) -> Option<&'static str> {
    scene.game.permanent(sphere).map(|card| catalog().event_of(card).id.as_str())
}

/// "Example: Event & Phenomena": the Wrath of Angels stays in the Heaven Box, replacing any card
/// there.
#[test]
fn the_wrath_of_angels() {
    // Agares rolls above its three skulls, Paymon does not roll: it is in Hell.
    let tableau = base().on_earth("agares").permanent("silence-of-heaven").dice(&[4]);
    let scene = event(tableau, "wrath-of-angels");
    assert_eq!(permanent(&scene, Sphere::Heaven), Some("wrath-of-angels"));
    assert!(scene.own(A).daemon(daemon("agares")).is_some_and(|daemon| !daemon.is_able()));
    let discarded = scene.game.hell_deck().bottom().last().map(|card| catalog().event_of(*card).id.as_str());
    assert_eq!(discarded, Some("silence-of-heaven"));
    assert_eq!(scene.game.phase(), Phase::Hell);
}

/// "The first of the two cards drawn to determine Phenomena is CAVE-IN (SECTIO) [...]. The second
/// of the two cards says LIARS at the bottom. Consequently, all beings in the LIARS Sectio die."
#[test]
fn a_cave_in_at_the_liars() {
    let tableau = base()
        .legions(of(A), "liars", 2)
        .legions(of(B), "liars", 1)
        .lieutenant(of(A), "liars", "verin")
        .hound("shuck", Some(legion(A, 1)), "liars")
        .hound("yeth", None, "liars")
        .lilith("liars", None)
        .uriel(Haunt::At(Place::Sectio(sectio("falsifiers"))))
        .legions(of(C), "falsifiers", 1)
        .top_sectio("liars")
        .top_phenomenon("cave-in");
    let scene = Scene::open(tableau, HellAuto::Phenomenon);
    let mut lost = scene.lost();
    lost.sort_unstable();
    let hounds = [Unit::Hound(hound("shuck")), Unit::Hound(hound("yeth"))];
    let mut all = vec![unit(A, 1), unit(A, 2), unit(B, 1), Unit::Lieutenant(officer("verin")), hounds[0], hounds[1]];
    all.sort_unstable();
    assert_eq!(lost, all);
    assert!(scene.game.board().lilith().is_none(), "Lilith is not impervious to cave-ins");
    assert!(scene.game.board().uriel().is_some() && scene.legions(of(C), "falsifiers") == 1);
}

/// "Quarter - all Sectio in one particular Quarter. Circle - all Sectio in one particular Circle of
/// Hell. Sectio - one individual Sectio."
#[test]
fn phenomena_strike_areas() {
    for (id, count) in [("quagmire", 5), ("earthquake", 9), ("iron-grip", 1)] {
        let scene = Scene::open(base().top_sectio("liars").top_phenomenon(id), HellAuto::Phenomenon);
        let struck = scene.facts.iter().find_map(|fact| match fact {
            Fact::Hell(HellFact::Struck { area, .. }) => Some(area.clone()),
            _ => None,
        });
        let area = struck.expect("an area");
        assert!(area.len() == count && area.contains(&sectio("liars")), "{id}");
        assert_eq!(scene.game.struck().len(), usize::from(id != "earthquake"), "{id}");
    }
}

/// "Lilith and Uriel are impervious to all Phenomena except cave-ins and landslides."
#[test]
fn landslides_and_pestilence_roll_for_each() {
    let tableau =
        base().legions(of(A), "liars", 2).lilith("liars", None).top_sectio("liars").top_phenomenon("landslide");
    let scene = Scene::open(tableau.dice(&[2, 3, 2]), HellAuto::Phenomenon);
    assert_eq!(scene.lost(), [unit(A, 1)]);
    assert!(scene.game.board().lilith().is_none());
    let tableau =
        base().legions(of(A), "liars", 2).lilith("liars", None).top_sectio("liars").top_phenomenon("pestilence");
    let scene = Scene::open(tableau.dice(&[1, 2]), HellAuto::Phenomenon);
    assert_eq!(scene.lost(), [unit(A, 1)]);
    assert!(scene.game.board().lilith().is_some());
}

/// Ruling "earthquake": whoever would leave Hell stays.
#[test]
fn earthquakes_move_units() {
    let tableau = base()
        .legions(of(A), "liars", 1)
        .legions(of(B), "undecided", 1)
        .top_sectio("liars")
        .top_phenomenon("earthquake")
        .dice(&[2, 3]);
    let scene = Scene::open(tableau, HellAuto::Phenomenon);
    assert_eq!(scene.legions(of(A), "falsifiers"), 1);
    assert_eq!(scene.legions(of(B), "undecided"), 1, "AnteHell lies outwards");
}

/// "Each player draws as many new Arcana Cards as his Triumvirate has non-Incapacitated Daemons.
/// [...] If the player has any Disfavours he must make a successful Disfavour Roll in order to get
/// each card."
#[test]
fn cards_are_drawn_for_able_daemons() {
    let tableau = lay(&[&["agares", "baal", "caim"], &["ukobach", "thamuz"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .turn(2)
        .incapacitated("caim", 5)
        .wealth(B, 0, 0, 2)
        .top_spell("frenzy")
        .top_spell("slander")
        .top_spell("greek-fire")
        .top_spell("defection")
        .dice(&[2, 3]);
    let scene = Scene::open(tableau, HellAuto::Draw);
    assert_eq!([A, B, C].map(|seat| scene.own(seat).hand.len()), [2, 1, 1]);
    assert_eq!(scene.dice(|why| matches!(why, Why::Disfavour)), [2, 3]);
    assert!(scene.saw(CardFact::Denied { seat: B, cards: 1 }));
}

/// "Players may examine their new cards before deciding which one(s) to throw away."
#[test]
fn hands_have_five_cards() {
    let mut tableau = base();
    for id in ["frenzy", "greek-fire", "slander", "defection", "mutiny"] {
        tableau = tableau.spell(A, id);
    }
    let mut scene = Scene::open(tableau.top_spell("homework").top_spell("moths").top_spell("burglary"), HellAuto::Draw);
    assert!(matches!(scene.game.due(), Some(Ask::Hand(_))));
    assert_eq!((scene.game.asked(), scene.own(A).hand.len()), (&[A][..], 6));
    scene.pass();
    assert_eq!(scene.own(A).hand.len(), 5);
}

/// "If you draw an Arcana Card marked PLAY RIGHT AWAY, you must immediately show the card to the
/// other players and directly apply its effects."
#[test]
fn cards_are_played_right_away() {
    let tableau = base().wealth(A, 9, 0, 0).top_spell("moths").top_spell("burglary").top_spell("overdue-bill");
    let scene = Scene::open(tableau, HellAuto::Draw);
    assert_eq!((scene.souls(A), scene.own(A).hand.len()), (5, 0));
    let told = |fact: &Fact| matches!(fact, Fact::Card(CardFact::RightAway { seat, .. }) if *seat == A);
    assert!(scene.facts.iter().any(told));
    let bottom = scene.game.arcana_deck().bottom().last().map(|card| catalog().spell_of(*card).id.as_str());
    assert_eq!(bottom, Some("overdue-bill"));
}

/// "Note that events never affect Incapacitated Daemons." "If there are no Daemons on Earth, Events
/// affecting Daemons on Earth have no effect."
#[test]
fn events_spare_the_incapacitated() {
    let tableau = lay(&[&["agares", "caim"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["spies"])
        .turn(2)
        .on_earth("agares")
        .on_earth("caim")
        .incapacitated("agares", 5)
        .dice(&[5]);
    let scene = event(tableau, "season-of-exorcists");
    assert_eq!(scene.dice(|why| matches!(why, Why::Against { .. })), [5], "Caim alone rolls");
    let locale = |id: &str| scene.own(A).daemon(daemon(id)).map(|daemon| daemon.locale);
    assert_eq!((locale("agares"), locale("caim")), (Some(Locale::Earth), Some(Locale::Hell)));
}

/// "Allways use a die as tie-breaker if a card needs to pick a target and has run out of criteria."
#[test]
fn cards_pick_the_one_with_most() {
    let tableau = base().wealth(A, 4, 0, 0).wealth(B, 9, 0, 0).wealth(C, 8, 0, 0);
    let scene = event(tableau, "run-on-the-bank");
    assert_eq!([A, B, C].map(|seat| scene.souls(seat)), [4, 5, 8]);
    let picked = (0..30).map(|seed| {
        let tableau = base().wealth(A, 9, 0, 0).wealth(B, 9, 0, 0).seed(seed);
        event(tableau, "run-on-the-bank").souls(A)
    });
    let halved = picked.filter(|souls| *souls == 5).count();
    assert!((5..25).contains(&halved), "{halved} of 30");
}

/// Strokes at units: revolts, freebooters, hounds and AnteHell.
#[test]
fn events_strike_units() {
    let scene = event(base().legions(of(A), "liars", 3).legions(of(B), "orgastica", 1), "slave-revolt");
    assert_eq!((scene.legions(of(A), "liars"), scene.legions(Banner::Freebooters, "liars")), (1, 2));
    let scene = event(base().top_sectio("caina"), "black-flags");
    assert_eq!(scene.legions(Banner::Freebooters, "caina"), 2);
    let tableau = base().legions(of(A), "liars", 1).hound("shuck", Some(legion(A, 1)), "liars").dice(&[4]);
    let scene = event(tableau, "open-kennels");
    let there = scene.game.board().hound(hound("shuck")).expect("a hound");
    assert_eq!((there.minder, there.at), (None, Place::Sectio(sectio("flatterers-and-seducers"))));
    let scene = event(base().legions(of(A), "antehell", 2).legions(of(A), "liars", 1), "wild-hunt");
    assert_eq!(scene.lost(), [unit(A, 1), unit(A, 2)]);
}

/// "Their owner chooses which": legions that a card takes.
#[test]
fn owners_choose_which_legions_they_lose() {
    let tableau = base().legions(of(A), "liars", 2).legions(of(A), "falsifiers", 2).legions(of(B), "orgastica", 1);
    let ask = StrokeAsk::Lose { seats: vec![A, B], legions: 2 };
    let mut scene = Scene::open(tableau, ask);
    assert_eq!(scene.game.asked(), [A], "the other has no choice");
    scene.say(A, Losses(vec![legion(A, 1), legion(A, 3)]));
    assert_eq!(scene.lost(), [unit(A, 1), unit(A, 3), unit(B, 1)]);
}

/// "Twelfth Night": an event that is not permanent holds until the End Phase.
#[test]
fn other_events_hold_for_a_turn() {
    let mut scene =
        Scene::steps(base().top_event("twelfth-night"), [HellAuto::Event.into(), Step::from(HellAuto::Draw)]);
    assert_eq!(scene.game.lasting().len(), 1);
    assert!(scene.game.is_reversed(catalog(), Banner::Freebooters));
    scene = Scene::steps(
        base().top_event("twelfth-night"),
        [HellAuto::Event.into(), Step::from(circles_rules::dusk::DuskAuto::Clean)],
    );
    assert!(scene.game.turn() == 3 && scene.game.lasting().is_empty());
}

/// "In case they contradict each other Events also have precedence over Phenomena", and numbers are
/// summed (ruling "added").
#[test]
fn modifiers_are_summed() {
    let tableau = base().permanent("boom-in-sin").top_sectio("liars").top_phenomenon("visiting-day");
    let scene = Scene::open(tableau, HellAuto::Phenomenon);
    assert_eq!(scene.game.sectio_income(catalog(), A), 4 + 1 + 1 + 4 + 1);
}
