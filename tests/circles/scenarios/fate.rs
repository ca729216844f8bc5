//! The End Phase, victory, and when all is lost (chapters 4, 13 and 15).

use circles_rules::dusk::{Cash, DuskAsk, DuskAuto, Triumph};
use circles_rules::facts::{DiceFact, Fact, FateFact, Why};
use circles_rules::fate::FateAuto;
use circles_rules::ids::Circle;
use circles_rules::refusal::Refusal;
use circles_rules::step::Ask;
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, daemon, hound, lay, of, officer, unit};

const FRAUD: [&str; 5] = ["flatterers-and-seducers", "bent-popes", "miracle-workers", "falsifiers", "liars"];
const TREACHERY: [&str; 5] = ["traitors", "adulterers", "spies", "caina", "judecca"];
const LUSTFUL: [&str; 5] =
    ["orgastica", "sadistic-pleasure-pit", "molesters-purgatory", "endless-gale", "court-of-semiramis"];

fn base() -> Tableau<'static> {
    lay(&QUIET).owns(of(A), &["sugar-hill"]).owns(of(B), &["thieves"]).owns(of(C), &["murderers"])
}

/// "The winner of The HellGame is the first Triumvirate that at the end of a turn to controls all
/// five Sectio of a Circle."
#[test]
fn a_whole_circle_wins() {
    let scene = Scene::open(base().owns(of(B), &FRAUD), DuskAuto::Begin);
    let ending = scene.game.ending().expect("an ending");
    assert_eq!(
        (ending.winners.as_slice(), ending.triumph),
        (&[B][..], Triumph::Circle(Circle::new(8).expect("a circle")))
    );
    assert!(scene.game.due().is_none());
    let scene = Scene::open(base().owns(of(B), &FRAUD[..4]), DuskAuto::Begin);
    assert!(scene.game.ending().is_none());
}

/// "Should several Triumvirates accomplish this at the same time, the winner is the Triumvirate
/// with the most Favours in hand. [...] the fewest Disfavours. [...] the innermost Circle."
#[test]
fn favours_decide_between_winners() {
    let tableau = || base().owns(of(A), &LUSTFUL).owns(of(B), &FRAUD).owns(of(C), &TREACHERY);
    let winner = |tableau| {
        let scene = Scene::open(tableau, DuskAuto::Begin);
        scene.game.ending().expect("an ending").winners.clone()
    };
    assert_eq!(winner(tableau().wealth(A, 0, 2, 2).wealth(B, 9, 1, 0)), [A], "bound Favours are in hand too");
    assert_eq!(winner(tableau().wealth(A, 0, 1, 1).wealth(B, 0, 1, 0).wealth(C, 0, 1, 1)), [B]);
    assert_eq!(winner(tableau()), [C]);
}

/// "Should any player manage to collect three Arcana Cards with the number 'six' printed on them,
/// he may show these to the other players during any End Phase, and win the game. Just like that."
/// "Three sixes are considered unbeatable": they come before circles (ruling "sixes-first").
#[test]
fn three_sixes_win() {
    let sixes: Vec<&str> = super::catalog()
        .spells
        .iter()
        .filter(|spell| spell.cards.iter().any(|card| card.six))
        .map(|spell| spell.id.as_str())
        .collect();
    assert_eq!(sixes.len(), 3);
    let mut tableau = base().owns(of(B), &FRAUD);
    for id in &sixes {
        tableau = tableau.six(C, id);
    }
    let scene = Scene::open(tableau, DuskAuto::Begin);
    let ending = scene.game.ending().expect("an ending");
    assert_eq!((ending.winners.as_slice(), ending.triumph), (&[C][..], Triumph::Sixes));
}

/// Ruling "last-turn": after the last turn, whoever has most sectio of one circle wins.
#[test]
fn the_last_turn_ends_the_game() {
    let tableau = base().owns(of(A), &FRAUD[..3]).owns(of(B), &TREACHERY[..2]).wealth(B, 99, 9, 0).turns(3).turn(3);
    let mut scene = Scene::open(tableau, DuskAuto::Begin);
    scene.rest();
    let ending = scene.game.ending().expect("an ending");
    assert_eq!((ending.winners.as_slice(), ending.triumph, ending.turn), (&[A][..], Triumph::LastTurn, 3));
    let tableau = base().owns(of(A), &FRAUD[..3]).owns(of(B), &LUSTFUL[..3]).wealth(B, 0, 1, 0).turns(3).turn(3);
    let mut scene = Scene::open(tableau, DuskAuto::Begin);
    scene.rest();
    assert_eq!(scene.game.ending().map(|ending| ending.winners.clone()), Some(vec![B]), "by Favours");
}

/// "Example: End Phase": the Beast removes two Souls from its Lieutenant, rolls a 4 for Baal in the
/// jar, and uses two Favours to get rid of a Disfavour.
#[test]
fn the_beast_takes_stock() {
    let tableau = lay(&[&["baal", "ukobach"], &["paymon"], &["gomory"]])
        .owns(of(A), &["sugar-hill"])
        .owns(of(B), &["thieves"])
        .owns(of(C), &["murderers"])
        .legions(of(A), "sugar-hill", 1)
        .lieutenant(of(A), "sugar-hill", "verin")
        .bonus("verin", 2)
        .incapacitated("baal", 5)
        .wealth(A, 0, 3, 2)
        .dice(&[4]);
    let mut scene = Scene::open(tableau, DuskAuto::Begin);
    assert!(matches!(scene.game.due(), Some(Ask::Dusk(DuskAsk::Cash))));
    assert_eq!(scene.refusal(A, Cash(2)), Some(Refusal::Favours), "two for one");
    scene.say(A, Cash(1));
    assert_eq!(scene.favours(A), (1, 1));
    assert_eq!(scene.dice(|why| matches!(why, Why::Recover { .. })), [4]);
    assert!(scene.own(A).daemon(daemon("baal")).is_some_and(|baal| !baal.is_able()));
    assert_eq!(scene.game.board().officer(officer("verin")).map(|verin| verin.bonus), Some(0));
    assert_eq!(scene.game.turn(), 2, "a new turn");
}

/// "The die roll required is 5 or 6, unless the Incapacitating card says otherwise."
#[test]
fn daemons_recover() {
    for (recovers, die, able) in [(5, 5, true), (5, 4, false), (4, 4, true), (6, 5, false)] {
        let tableau = lay(&[&["agares", "caim"], &["paymon"], &["gomory"]])
            .owns(of(A), &["sugar-hill"])
            .owns(of(B), &["thieves"])
            .owns(of(C), &["murderers"])
            .incapacitated("agares", recovers)
            .dice(&[die]);
        let scene = Scene::open(tableau, DuskAuto::Recover);
        assert_eq!(scene.own(A).daemon(daemon("agares")).map(|own| own.is_able()), Some(able), "{recovers} {die}");
    }
}

/// "If a Triumvirate is about to end the turn with all Daemons Incapacitated, The Morningstar will
/// step in and revive one of them at random. Furthermore, should a Triumvirate end a turn with all
/// it's Daemons destroyed, it will immediately be restarted with three new Daemons drawn at
/// random."
#[test]
fn nobody_is_without_daemons() {
    let tableau = lay(&[&["agares", "caim"], &[], &["gomory"]])
        .owns(of(A), &["sugar-hill"])
        .owns(of(B), &["thieves"])
        .owns(of(C), &["murderers"])
        .incapacitated("agares", 6)
        .incapacitated("caim", 6);
    let scene = Scene::open(tableau, DuskAuto::Clean);
    assert_eq!(scene.own(A).able().count(), 1);
    assert_eq!(scene.own(B).able().count(), 3);
    let told = |fits: fn(&FateFact) -> bool| {
        scene.facts.iter().any(|fact| if let Fact::Fate(fact) = fact { fits(fact) } else { false })
    };
    assert!(
        told(|fact| matches!(fact, FateFact::Revived { .. }))
            && told(|fact| matches!(fact, FateFact::Restarted { .. }))
    );
}

/// "The one Sectio currently containing the largest number of Units is given to the suffering
/// Triumvirate, complete with all the Units in it and twice as many Souls as the Sectio would
/// normally give a player in income."
#[test]
fn whoever_loses_everything_is_consoled() {
    let tableau = lay(&QUIET)
        .owns(of(B), &["thieves", "bankers-and-brokers"])
        .owns(of(C), &["murderers"])
        .legions(of(B), "bankers-and-brokers", 2)
        .lieutenant(of(B), "bankers-and-brokers", "verin")
        .hound("yeth", None, "bankers-and-brokers")
        .legions(of(A), "spies", 3);
    let scene = Scene::open(tableau, FateAuto::LastSectio(A));
    assert_eq!(scene.owner("bankers-and-brokers"), Some(of(A)));
    assert_eq!(scene.souls(A), 12);
    assert_eq!(scene.legions(of(A), "bankers-and-brokers"), 2);
    assert_eq!(scene.game.board().officer(officer("verin")).map(|verin| verin.banner), Some(of(A)));
    let minder = scene.game.board().hound(hound("yeth")).and_then(|hound| hound.minder);
    assert_eq!(minder.map(|minder| minder.banner), Some(of(A)));
    assert_eq!(scene.owner("thieves"), Some(of(B)));
}

/// Ruling "last-sectio": nobody else loses its last sectio by this. It happens "at any point during
/// the game".
#[test]
fn consolation_spares_the_last_sectio_of_others() {
    let tableau = lay(&QUIET)
        .owns(of(A), &["sugar-hill"])
        .owns(of(B), &["thieves"])
        .owns(of(C), &["murderers"])
        .legions(of(B), "thieves", 5)
        .legions(of(C), "spies", 1)
        .uriel(circles_rules::game::Haunt::At(super::at("table-of-ciacco")))
        // From the Table of Ciacco backwards to the Filthy Rain, and on to Sugar Hill.
        .dice(&[2, 2, 5, 5]);
    let scene = Scene::open(tableau, circles_rules::roam::RoamAuto::Uriel);
    assert_eq!(scene.owner("sugar-hill"), None, "Uriel has revoked it");
    assert_eq!((scene.owner("spies"), scene.legions(of(A), "spies")), (Some(of(A)), 1));
    assert_eq!(scene.where_is(unit(B, 1)), Some(super::at("thieves")));
}

/// "Should any player manage to roll '1' on a die six consecutive times he instantly collects one
/// Favour."
#[test]
fn cursed_dice_earn_a_favour() {
    use circles_rules::action::Action;
    let tableau = || base().on_earth("gomory").on_earth("agares");
    let mut scene = Scene::turn(tableau().dice(&[1, 1, 1]), A, "agares");
    scene.act(Action::Deeds);
    assert_eq!((scene.own(A).ones, scene.favours(A)), (3, (0, 0)));
    let tableau = tableau().dice(&[1, 1, 1, 1, 1, 1]);
    let turn = circles_rules::action::ActionAsk::Turn { seat: A, daemon: daemon("agares") };
    let mut scene = Scene::steps(tableau, [turn.clone().into(), circles_rules::step::Step::from(turn)]);
    scene.act(Action::Deeds).act(Action::Deeds);
    assert_eq!((scene.own(A).ones, scene.favours(A)), (0, (1, 0)));
    assert!(scene.saw(DiceFact::Cursed { seat: A }));
}
