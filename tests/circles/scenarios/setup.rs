//! The set-up (rule 5.1).

use circles_rules::charter::CharterFault;
use circles_rules::facts::{CardFact, DiceFact, Fact, HellFact, SetupFact, Why};
use circles_rules::game::Phase;
use circles_rules::ids::{Place, Seat, Sectio, Sphere};
use circles_rules::refusal::Refusal;
use circles_rules::setup::{SetupAnswer, SetupAsk};
use circles_rules::step::{Ask, Choice, check};

use super::{Scene, catalog};
use crate::world;

fn scene(seats: usize, seed: u64) -> Scene {
    let (game, facts) = world::game(seats, seed, 8);
    Scene { game, facts }
}

/// "The HellGame can be played by three to six players."
#[test]
fn three_to_six_triumvirates_play() {
    for players in [0, 1, 2, 7] {
        let fault = world::charter(players, 1, 8).check(catalog());
        assert_eq!(fault, Err(CharterFault::Players { players, fewest: 3, most: 6 }));
    }
    for players in 3..=6 {
        let scene = scene(players, 1);
        assert_eq!(scene.game.seats().count(), players);
        let mut signs: Vec<u8> = scene.game.seats().map(|seat| scene.own(seat).sign).collect();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), players, "each has an icon of its own");
    }
    let mut charter = world::charter(3, 1, 8);
    charter.seats[0].sign = Some(3);
    charter.seats[2].sign = Some(3);
    assert_eq!(charter.check(catalog()), Err(CharterFault::SameSign));
    charter.seats[2].sign = Some(6);
    assert_eq!(charter.check(catalog()), Err(CharterFault::NoSign(Seat(2))));
    assert!(world::charter(3, 1, 2).check(catalog()).is_err(), "too short a game");
}

/// "Each player [...] gets five Souls and one Favour. [...] Deal three cards to each player. [...]
/// Deal five Sectio cards to each player. [...] Place four counters face up in each of the three
/// 'Lieutenants available' boxes."
#[test]
fn everybody_starts_alike() {
    let mut scene = scene(6, 3);
    assert!(matches!(scene.game.due(), Some(Ask::Setup(SetupAsk::Exchange))));
    assert_eq!(scene.game.asked().len(), 6);
    scene.until(|ask| !matches!(ask, Ask::Setup(_)));
    assert_eq!((scene.game.turn(), scene.game.phase()), (1, Phase::Souls), "no Hell Phase in the first turn");
    assert!(scene.game.boxes().iter().all(|there| there.len() == 4) && scene.game.returned().is_empty());
    for seat in scene.game.seats() {
        assert_eq!(scene.own(seat).daemons.len(), 3);
        assert_eq!(scene.game.sectio_of(seat).count(), 5);
        assert_eq!(scene.favours(seat), (1, 0));
        let legions: Vec<Place> = scene.game.board().legions(super::of(seat)).map(|(_, at)| at).collect();
        assert_eq!(legions.len(), 1);
        assert!(legions[0].sectio().is_some_and(|sectio| scene.game.owns(seat, sectio)));
        let dealt = scene.facts.iter().filter(|fact| {
            matches!(fact, Fact::Setup(SetupFact::Granted { seat: own, sectio }) if *own == seat && sectio.len() == 5)
        });
        assert_eq!(dealt.count(), 1);
    }
}

/// "Each player may, after examining his hand, discard one Daemon and draw a different one.
/// However, this additional draw will cost one Favour."
#[test]
fn a_daemon_is_exchanged_for_a_favour() {
    let mut scene = scene(3, 5);
    let old = scene.own(Seat(1)).daemons[2].kind;
    let foreign = scene.own(Seat(0)).daemons[0].kind;
    assert_eq!(scene.refusal(Seat(1), SetupAnswer::Exchange(Some(foreign))), Some(Refusal::NotYourDaemon));
    scene.say(Seat(1), SetupAnswer::Exchange(Some(old)));
    assert_eq!(scene.favours(Seat(1)), (0, 0));
    assert_eq!(scene.own(Seat(1)).daemons.len(), 3);
    assert!(scene.own(Seat(1)).daemon(old).is_none());
    assert!(scene.game.daemon_deck().bottom().contains(&old));
}

/// "Each player rolls one die. The highest scoring player places one Legion on any one of the
/// Sectio he controls. The second highest scorer then does the same and so on."
#[test]
fn legions_are_placed_in_the_order_of_the_dice() {
    let mut scene = scene(4, 11);
    scene.pass();
    let first = scene.facts.iter().filter_map(|fact| match fact {
        Fact::Dice(DiceFact::Rolled { by: Some(seat), why: Why::Placing, dice }) => Some((dice[0], *seat)),
        _ => None,
    });
    let first: Vec<(u8, Seat)> = first.take(4).collect();
    let Some(Ask::Setup(SetupAsk::Garrison(seat))) = scene.game.due() else { panic!("somebody places a legion") };
    let best = first.iter().map(|(die, _)| *die).max();
    assert!(first.iter().any(|(die, own)| Some(*die) == best && own == seat));
    let foreign = Sectio::all().find(|sectio| !scene.game.owns(*seat, *sectio)).expect("a sectio");
    assert_eq!(scene.refusal(*seat, SetupAnswer::Garrison(foreign)), Some(Refusal::NotYourSectio));
}

/// "Draw three Hell Cards. Place the cards with 'Permanent' effects on them in their respective
/// places [...]. If more than one card drawn affects the same area, pick one at random and discard
/// the other(s)."
#[test]
fn permanent_events_come_before_the_first_turn() {
    let mut placed = 0;
    for seed in 0..40 {
        let scene = scene(3, seed);
        let boxes: Vec<_> = Sphere::ALL.iter().filter_map(|sphere| scene.game.permanent(*sphere)).collect();
        assert_eq!(scene.game.hell_deck().bottom().len() + boxes.len(), 3, "three cards were drawn");
        placed += boxes.len();
        for sphere in Sphere::ALL {
            if let Some(card) = scene.game.permanent(sphere) {
                assert_eq!(catalog().event_of(card).permanent, Some(sphere));
            }
        }
    }
    assert!(placed > 20);
    let mut charter = world::charter(3, 1, 8);
    charter.opening_events = false;
    let game = circles_rules::game::Game::found(catalog(), charter).expect("a game");
    assert!(game.hell_deck().bottom().len() == catalog().hell_cards().count());
}

/// "PLAY RIGHT AWAY cards drawn during the set-up of the game are immediately discarded and not
/// replaced. They have no effect at all."
#[test]
fn cards_that_are_played_right_away_are_not_dealt() {
    let mut fewer = 0;
    for seed in 0..30 {
        let mut scene = scene(6, seed);
        scene.until(|ask| !matches!(ask, Ask::Setup(_)));
        for seat in scene.game.seats() {
            let hand = &scene.own(seat).hand;
            let doom = |card: &&circles_rules::ids::Arcanum| {
                catalog().spell_of(**card).play == circles_rules::catalog::definitions::Play::RightAway
            };
            assert_eq!(hand.iter().filter(doom).count(), 0);
            fewer += usize::from(hand.len() < 5);
        }
        let dealt = scene.facts.iter().take_while(|fact| !matches!(fact, Fact::Hell(HellFact::Dawned { .. })));
        let doom = |fact: &Fact| matches!(fact, Fact::Card(CardFact::RightAway { .. }));
        assert!(!dealt.into_iter().any(doom));
    }
    assert!(fewer > 0);
}

/// The same seed and the same choices give the same game.
#[test]
fn the_seed_tells_everything() {
    let digest = |seed| {
        let mut scene = scene(4, seed);
        for _ in 0..40 {
            scene.pass();
        }
        table_core::digest::digest(&scene.game)
    };
    assert_eq!(digest(1), digest(1));
    assert_ne!(digest(1), digest(2));
}

/// Nobody answers for another seat.
#[test]
fn only_seats_that_are_asked_answer() {
    let mut scene = scene(3, 5);
    scene.pass();
    let asked = scene.game.asked()[0];
    let other = scene.game.others(asked).next().expect("another seat");
    let choice = Choice { seat: other, answer: SetupAnswer::Garrison(Sectio::FIRST).into() };
    assert_eq!(check(catalog(), &scene.game, &choice), Err(Refusal::NotAsked));
}
