//! Whole games by lot: they end, nothing is made or lost, and no choice of the lists is refused.

use circles_rules::catalog::Catalog;
use circles_rules::choices;
use circles_rules::facts::{
    ActionFact, CardFact, Fact, FateFact, HellFact, Loss, MagicFact, MarchFact, MarketFact, RoamFact, SoulsFact,
    SummonFact, UnitFact, WarFact,
};
use circles_rules::game::Game;
use circles_rules::ids::{Arcanum, Banner, DaemonKind, HellCard, LieutenantKind, Locale, Place, Seat, Sectio, Unit};
use circles_rules::step::{self, Ask, Choice, Step};
use circles_rules::summon::SummonAsk;
use circles_rules::view::View;
use rayon::prelude::*;
use table_core::digest::digest;

use super::world;

/// Steps after which a game by lot has surely gone astray.
const TOO_MANY: u32 = 60_000;

/// Checks that every card and every counter is somewhere, once.
fn count(catalog: &Catalog, game: &Game) {
    let at = format!("step {}, turn {}, {:?}", game.step(), game.turn(), game.due());
    let peek = game.peek();
    let mut arcana: Vec<Arcanum> =
        game.arcana_deck().cards().iter().chain(game.arcana_deck().bottom()).copied().collect();
    arcana.extend(game.shown());
    arcana.extend(peek.iter().flat_map(|peek| &peek.arcana));
    arcana.extend(game.battle().iter().flat_map(|battle| &battle.joined).flat_map(|joined| &joined.cards));
    let mut daemons: Vec<DaemonKind> =
        game.daemon_deck().cards().iter().chain(game.daemon_deck().bottom()).copied().collect();
    for seat in game.seats() {
        let own = game.triumvirate(seat);
        arcana.extend(own.hand.iter().copied().chain(own.macina.iter().map(|macina| macina.card)));
        arcana.extend(own.daemons.iter().filter_map(|daemon| daemon.ticket));
        daemons.extend(own.daemons.iter().map(|daemon| daemon.kind));
        assert!(own.brought.iter().all(|card| own.holds(*card)), "{at}");
        assert!(own.known.iter().all(|card| own.holds(*card)), "{at}");
    }
    arcana.sort_unstable();
    assert_eq!(arcana, catalog.arcana().collect::<Vec<_>>(), "arcana cards at {at}");
    daemons.sort_unstable();
    assert_eq!(daemons, catalog.daemon_kinds().collect::<Vec<_>>(), "daemons at {at}");

    let mut hell: Vec<HellCard> = game.hell_deck().cards().iter().chain(game.hell_deck().bottom()).copied().collect();
    hell.extend(game.rigged().iter().map(|(_, card)| *card));
    hell.extend(peek.iter().flat_map(|peek| &peek.hell));
    hell.extend(circles_rules::ids::Sphere::ALL.iter().filter_map(|sphere| game.permanent(*sphere)));
    hell.sort_unstable();
    assert_eq!(hell, catalog.hell_cards().collect::<Vec<_>>(), "Hell cards at {at}");

    let mut officers: Vec<LieutenantKind> = game.boxes().iter().flatten().chain(game.returned()).copied().collect();
    officers.extend(game.board().officers().map(|(kind, _)| kind));
    for step in game.agenda() {
        if let Step::Ask(Ask::Summon(SummonAsk::Quarter { lieutenant, .. })) = step {
            officers.push(*lieutenant);
        }
    }
    officers.sort_unstable();
    assert_eq!(officers, catalog.lieutenant_kinds().collect::<Vec<_>>(), "lieutenants at {at}");
    hold(catalog, game, &at);
}

/// Checks what always holds.
fn hold(catalog: &Catalog, game: &Game, at: &str) {
    let most = usize::from(catalog.numbers.setup.legion_counters);
    for banner in game.banners() {
        assert!(game.board().legions(banner).count() <= most, "more than twelve legions at {at}");
    }
    for (kind, hound) in game.board().hounds() {
        let Some(minder) = hound.minder else { continue };
        assert_eq!(game.board().legion(minder), Some(hound.at), "hound {kind} is not with its minder at {at}");
        let minded = game.board().hounds().filter(|(_, other)| other.minder == Some(minder)).count();
        assert_eq!(minded, 1, "a legion minds one hound at {at}");
    }
    for seat in game.seats() {
        let own = game.triumvirate(seat);
        assert!(own.ones < 6, "{at}");
        for daemon in &own.daemons {
            assert!(daemon.ticket.is_none() || daemon.locale == Locale::Earth, "a ticket in Hell at {at}");
        }
        if game.turn() > 0 && game.ending().is_none() {
            assert!(game.sectio_of(seat).next().is_some(), "seat {seat} has no sectio at {at}");
        }
    }
    for sectio in Sectio::all() {
        if let Some(Banner::Seat(seat)) = game.owner(sectio) {
            assert!(seat.index() < game.seats().count());
        }
    }
    if game.battle().is_none() {
        assert!(game.casts().is_empty() || game.due().is_some());
    }
    if let Some(march) = game.march()
        && let Some(mover) = &march.mover
    {
        assert!(!matches!(mover.lead, Unit::Hound(_)));
    }
    assert!(game.board().strays_at(Place::AnteHell).is_empty(), "a hound on a rampage in AnteHell at {at}");
}

/// Plays a game by lot, and checks it after every step. Returns it at its end.
fn play(seats: usize, seed: u64, turns: u8) -> Game {
    let catalog = world::catalog();
    let (mut game, _) = world::game(seats, seed, turns);
    while game.ending().is_none() {
        count(&catalog, &game);
        let asked = game.asked().to_vec();
        let ask = game.due().unwrap_or_else(|| panic!("nothing is asked at step {}", game.step()));
        assert!(!asked.is_empty(), "nobody is asked at step {}", game.step());
        let mut answers: Vec<Choice> = Vec::new();
        for seat in asked {
            let view = View::of(&game, seat);
            let lot = seed ^ u64::from(game.step()) << 8 ^ u64::from(seat.0);
            let default = Choice { seat, answer: ask.default(&catalog, &game, seat) };
            assert_eq!(step::check(&catalog, &game, &default), Ok(()), "{default:?} at {ask:?}");
            let choices = choices::some(&catalog, view.game(), seat, 2, lot);
            for choice in &choices {
                // What looks lawful from a seat is lawful.
                assert_eq!(step::check(&catalog, &game, choice), Ok(()), "{choice:?} at {ask:?}");
            }
            answers.extend(choices.into_iter().next());
        }
        let (next, _) = step::advance(&catalog, &game, &answers);
        assert_eq!(next.step(), game.step() + 1);
        game = next;
        assert!(game.step() < TOO_MANY, "the game does not end: {:?}", game.due());
    }
    count(&catalog, &game);
    game
}

#[test]
fn games_by_lot_end_and_keep_their_cards() {
    let most: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(6);
    for seats in 3..=6 {
        let ended: Vec<Game> = (0..most).into_par_iter().map(|seed| play(seats, seed, 8)).collect();
        for game in ended {
            let ending = game.ending().expect("an ending");
            assert!(!ending.winners.is_empty());
            assert!(ending.turn <= 8);
        }
    }
}

#[test]
fn an_imagined_game_looks_the_same_from_its_seat() {
    let catalog = world::catalog();
    for seed in 0..2 {
        let (mut game, _) = world::game(3 + seed as usize % 4, seed, 4);
        while game.ending().is_none() {
            for seat in game.seats() {
                let view = View::of(&game, seat);
                let imagined = view.imagine(&catalog, seed + 1);
                count(&catalog, &imagined);
                assert_eq!(View::of(&imagined, seat), view, "seat {seat} at step {}", game.step());
            }
            game = step::advance(&catalog, &game, &answers(&catalog, &game, seed)).0;
        }
    }
}

/// Games by lot reach every part of the rules, so that the checks above mean something.
#[test]
fn games_by_lot_see_everything() {
    let catalog = world::catalog();
    let games: Vec<Vec<Fact>> = (0..24_u64).into_par_iter().map(|seed| tell(&catalog, seed)).collect();
    let facts: Vec<&Fact> = games.iter().flatten().collect();
    let saw = |fits: &dyn Fn(&Fact) -> bool, what: &str| {
        assert!(facts.iter().any(|fact| fits(fact)), "no game by lot has seen {what}");
    };
    saw(&|fact| matches!(fact, Fact::Hell(HellFact::Shaken { .. })), "an earthquake");
    saw(&|fact| matches!(fact, Fact::Hell(HellFact::Placed { .. })), "a permanent event");
    saw(&|fact| matches!(fact, Fact::Souls(SoulsFact::Enlisted { .. })), "deserters");
    saw(&|fact| matches!(fact, Fact::Souls(SoulsFact::Maintained { .. })), "a macina");
    saw(&|fact| matches!(fact, Fact::Market(MarketFact::Dealt { .. })), "a deal");
    saw(&|fact| matches!(fact, Fact::Summon(SummonFact::Recruited { .. })), "a recruit");
    saw(&|fact| matches!(fact, Fact::Summon(SummonFact::Tamed { .. })), "a hound");
    saw(&|fact| matches!(fact, Fact::Action(ActionFact::Influenced { good: true, .. })), "a lured unit");
    saw(&|fact| matches!(fact, Fact::Action(ActionFact::Rigged { .. })), "a rigged event");
    saw(&|fact| matches!(fact, Fact::March(MarchFact::Passage { granted: true, .. })), "a right to pass");
    saw(&|fact| matches!(fact, Fact::Magic(MagicFact::Countered { .. })), "a counter");
    saw(&|fact| matches!(fact, Fact::Magic(MagicFact::Built { .. })), "a macina that is built");
    saw(&|fact| matches!(fact, Fact::Roam(RoamFact::UrielMoved { .. })), "Uriel");
    saw(&|fact| matches!(fact, Fact::Roam(RoamFact::LilithMoved { .. })), "Lilith");
    saw(&|fact| matches!(fact, Fact::Unit(UnitFact::Ran { .. })), "a hound on a rampage");
    saw(&|fact| matches!(fact, Fact::War(WarFact::Sided { .. })), "three armies in one sectio");
    saw(&|fact| matches!(fact, Fact::War(WarFact::Peace { .. })), "a peace");
    saw(&|fact| matches!(fact, Fact::Fate(FateFact::Consoled { .. })), "a lost last sectio");
    for loss in [Loss::Combat, Loss::Disaster, Loss::Disbanded, Loss::Deserted, Loss::Captured, Loss::Uriel] {
        let lost = |fact: &Fact| matches!(fact, Fact::Unit(UnitFact::Lost { loss: own, .. }) if *own == loss);
        saw(&lost, &format!("{loss:?}"));
    }
}

/// Plays a game by lot, and returns everything that happened.
fn tell(catalog: &Catalog, seed: u64) -> Vec<Fact> {
    let (mut game, mut facts) = world::game(3 + seed as usize % 4, seed, 14);
    while game.ending().is_none() {
        let (next, more) = step::advance(catalog, &game, &answers(catalog, &game, seed));
        game = next;
        facts.extend(more);
    }
    facts
}

fn answers(catalog: &Catalog, game: &Game, seed: u64) -> Vec<Choice> {
    let lot = |seat: &Seat| choices::some(catalog, game, *seat, 1, seed ^ u64::from(game.step())).swap_remove(0);
    game.asked().iter().map(lot).collect()
}

/// The same seed and choices give the same game, and a saved game goes on as if it had never
/// rested.
#[test]
fn games_by_lot_can_be_repeated() {
    let catalog = world::catalog();
    let digests = |seed: u64| {
        let (mut game, _) = world::game(4, seed, 4);
        let mut all = vec![digest(&game)];
        while game.ending().is_none() {
            game = step::advance(&catalog, &game, &answers(&catalog, &game, seed)).0;
            all.push(digest(&game));
        }
        all
    };
    assert_eq!(digests(7), digests(7));
    assert_ne!(digests(7), digests(8));
}

/// A fact never tells a seat the cards of another one.
#[test]
fn facts_keep_secrets() {
    let catalog = world::catalog();
    let hidden = |fact: &Fact, seat: Seat| match fact.told_to(seat) {
        Fact::Card(CardFact::Drew { seat: own, cards, .. }) => own == seat || cards.is_empty(),
        Fact::Card(CardFact::Robbed { by, from, cards, .. }) => by == seat || from == seat || cards.is_empty(),
        Fact::Action(ActionFact::Rigged { seat: own, card }) => own == seat || card.is_none(),
        other => other == *fact,
    };
    for fact in tell(&catalog, 3) {
        for seat in Seat::first(6) {
            assert!(hidden(&fact, seat), "{fact:?} to {seat}");
        }
    }
}

/// Answers from another game, with more seats and other cards, are refused and never break
/// anything.
#[test]
fn foreign_answers_are_refused() {
    let catalog = world::catalog();
    let (mut large, _) = world::game(6, 1, 6);
    let mut pool: Vec<Choice> = Vec::new();
    while large.ending().is_none() {
        let chosen = answers(&catalog, &large, 1);
        pool.extend(chosen.clone());
        large = step::advance(&catalog, &large, &chosen).0;
    }
    let (mut game, _) = world::game(3, 2, 6);
    let mut accepted = 0;
    while game.ending().is_none() {
        for (at, choice) in pool.iter().enumerate().skip(game.step() as usize % 7).step_by(7) {
            for seat in game.asked().to_vec() {
                let choice = Choice { seat, answer: choice.answer.clone() };
                if step::check(&catalog, &game, &choice).is_ok() {
                    accepted += 1;
                    if at % 5 == 0 {
                        count(&catalog, &step::advance(&catalog, &game, &[choice]).0);
                    }
                }
            }
        }
        game = step::advance(&catalog, &game, &answers(&catalog, &game, 2)).0;
    }
    assert!(accepted > 0);
}
