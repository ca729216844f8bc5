//! The minds: they play whole games by the rules, the same view gives the same draft, hidden facts
//! change nothing, and stronger minds win more games.

mod beliefs;
mod levels;
mod manners;
mod positions;
mod schooling;

use std::sync::Arc;

use infernal_conclave::minds::{self, Mind, Minds, Thought};
use infernal_conclave::rules::conclave::{GameLength, VictoryPath};
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Draft, Drafting, Order, OrderKind, Sealed};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;
use table_text::Text;

/// Returns a game with these minds, in this order.
fn found(book: &Rulebook, minds: &[&str], seed: u64, length: GameLength) -> Game {
    let catalog = book.catalog();
    let seats = minds.iter().enumerate().map(|(index, mind)| SeatCharter {
        player: Player::Mind((*mind).to_owned()),
        archfiend: (&catalog.archfiends[(index + seed as usize * 3) % catalog.archfiends.len()]).into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: [MapSize::Small, MapSize::Normal, MapSize::Large][minds.len() - FEWEST_SEATS],
        map_type: MapType::ALL[seed as usize % MapType::ALL.len()],
        frequency: PlaceFrequency::Usual,
        length,
        seed,
        iron_man: false,
    };
    let charter = Charter { settings, seats: seats.collect() };
    Game::found(catalog, charter).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Returns the mind of this name. Levels search only as far as the tests need.
pub fn mind(name: &str) -> Box<dyn Mind> {
    minds::with(name, &brief()).unwrap_or_else(|| panic!("no mind is called {name}"))
}

/// Returns the minds' numbers with very few imagined games.
fn brief() -> Arc<Minds> {
    let mut minds = (*Minds::standard()).clone();
    let levels = &mut minds.levels;
    for reach in [&mut levels.imp, &mut levels.fiend, &mut levels.duke, &mut levels.prince] {
        reach.plans = reach.plans.min(3);
        reach.whims = reach.whims.min(2);
        reach.worlds = reach.worlds.min(1);
        reach.turns = reach.turns.min(2);
        reach.aftermath = reach.aftermath.min(1);
    }
    Arc::new(minds)
}

/// Returns the drafts of all seats. Each must be accepted without a fault.
fn drafts(book: &Rulebook, game: &Game, minds: &[&str], seed: u64) -> Vec<Draft> {
    let drafts = game.seats().map(|seat| {
        let view = SeatView::of(game, seat);
        let draft = mind(minds[seat.index()]).draft(book, &view, seed ^ u64::from(seat.0));
        if game.conclave().eliminated(seat).is_none() {
            let problems = Drafting::problems(book, view.table(), &draft);
            assert!(problems.is_empty(), "turn {}, {}: {problems:?} in {draft:?}", game.turn(), minds[seat.index()]);
        }
        draft
    });
    drafts.collect()
}

/// Plays on until the game ends or this many turns have passed.
fn play(book: &Rulebook, mut game: Game, minds: &[&str], seed: u64, turns: u32) -> Game {
    for _ in 0..turns {
        if game.conclave().ending().is_some() {
            break;
        }
        let drafts = drafts(book, &game, minds, seed);
        let sealed = Sealed::seal(book, &game, &drafts);
        for seat in game.seats() {
            assert!(sealed.of(seat).struck.is_empty(), "turn {}: {:?}", game.turn(), sealed.of(seat).struck);
        }
        game = resolve(book, &game, &sealed).game;
    }
    game
}

/// Plays to the end and returns the winner.
fn winner(book: &Rulebook, minds: &[&str], seed: u64, length: GameLength) -> Option<Seat> {
    let game = play(book, found(book, minds, seed, length), minds, !seed, 400);
    let ending = game.conclave().ending().unwrap_or_else(|| panic!("the game with seed {seed} does not end"));
    assert!(ending.winner.is_some() || ending.path == VictoryPath::Draw);
    ending.winner
}

/// Returns the number of games that `hero` wins against the others, with the minds in changing
/// seats.
fn league(book: &Rulebook, minds: &[&str], games: u64, hero: &str) -> u32 {
    let mut wins = 0;
    for seed in 0..games {
        let mut seated = minds.to_vec();
        seated.rotate_left(seed as usize % minds.len());
        let won = winner(book, &seated, 1000 + seed, GameLength::Normal);
        wins += u32::from(won.is_some_and(|seat| seated[seat.index()] == hero));
    }
    wins
}

/// Returns a game in the middle, in which every seat has secrets.
fn middle(book: &Rulebook, seed: u64, turns: u32) -> Game {
    let minds = ["greedy", "quiet", "random", "greedy", "quiet"];
    play(book, found(book, &minds, seed, GameLength::Long), &minds, seed, turns)
}

#[test]
fn every_name_is_a_mind() {
    for name in minds::NAMES {
        assert_eq!(mind(name).name(), name);
    }
    assert!(minds::NAMES.contains(&minds::BEST));
    assert!(minds::levels().contains(&minds::USUAL), "a new game begins with a level");
    let study = minds::for_study();
    assert_eq!(study.len() + minds::levels().len(), minds::NAMES.len(), "every mind can be chosen somewhere");
    let text = Text::english();
    for name in minds::NAMES {
        for id in [format!("mind-{name}"), format!("mind-{name}-description")] {
            assert!(text.has(&id), "{id} does not exist");
        }
    }
    assert!(minds::by_name("saint").is_none());
}

#[test]
fn whole_games_without_an_order_struck_out() {
    let book = Rulebook::standard();
    for name in minds::NAMES {
        for seats in FEWEST_SEATS..=Seat::MOST {
            for seed in 0..if minds::levels().contains(&name) { 1 } else { 3 } {
                winner(&book, &vec![name; seats], seed, GameLength::Short);
            }
        }
    }
    for seed in 0..4 {
        winner(&book, &["greedy", "random", "quiet", "first", "random", "greedy"], seed, GameLength::Normal);
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_draft() {
    let book = Rulebook::standard();
    for turns in [0, 5, 11] {
        let game = middle(&book, 4, turns);
        for seat in game.seats() {
            let view = SeatView::of(&game, seat);
            for name in minds::NAMES {
                assert_eq!(mind(name).draft(&book, &view, 9), mind(name).draft(&book, &view, 9), "{name}");
            }
        }
    }
}

#[test]
fn what_was_reckoned_before_changes_no_draft() {
    let book = Rulebook::standard();
    let lore = minds::Lore::default();
    for turns in [0, 5, 11] {
        let game = middle(&book, 4, turns);
        for seat in game.seats().chain(game.seats()) {
            let view = SeatView::of(&game, seat);
            let fresh = minds::Greedy.draft(&book, &view, 9);
            let bent = minds::Bent::of(minds::Weights::SOBER);
            assert_eq!(minds::compose(&book, &view, &bent, 9, &lore), fresh, "{seat:?} on turn {turns}");
        }
    }
}

#[test]
fn a_mind_has_its_own_dice() {
    let book = Rulebook::standard();
    let game = middle(&book, 4, 3);
    let view = SeatView::of(&game, Seat(0));
    let random = mind("random");
    assert!((0..20).any(|seed| random.draft(&book, &view, seed) != random.draft(&book, &view, seed + 1)));
}

/// Number of changes to the hidden facts of each seat. 500 would make ten thousand changes in all.
const CHANGES: u64 = 3;

#[test]
fn what_is_hidden_changes_no_draft() {
    let book = Rulebook::standard();
    let mut secrets = 0;
    for (seed, turns) in [(1, 4), (2, 9), (3, 16), (5, 24)] {
        let game = middle(&book, seed, turns);
        secrets +=
            game.diplomacy().vendettas().len() + game.diplomacy().affairs().len() + game.diplomacy().claims().len();
        for seat in game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none()) {
            let view = SeatView::of(&game, seat);
            // The thoughts of each mind, without and with the memory of the first thought.
            let thoughts = |view: &SeatView, known: Option<&[(Thought, Thought)]>| -> Vec<(Thought, Thought)> {
                let of_mind = |(at, name): (usize, &&str)| {
                    let first = mind(name).think(&book, view, None, 7);
                    let memory = known.map_or_else(|| first.rationale.clone(), |known| known[at].0.rationale.clone());
                    let later = mind(name).think(&book, view, Some(&memory), 8);
                    (first, later)
                };
                minds::NAMES.iter().enumerate().map(of_mind).collect()
            };
            let here = thoughts(&view, None);
            for other_world in 0..CHANGES {
                let imagined = view.imagine(book.catalog(), &Expectations::default(), other_world);
                assert_ne!(imagined, game, "nothing was hidden from seat {seat}");
                let seen = SeatView::of(&imagined, seat);
                assert_eq!(seen, view, "seat {seat} sees a difference in turn {}", game.turn());
                let there = thoughts(&seen, Some(&here));
                for (name, (here, there)) in minds::NAMES.iter().zip(here.iter().zip(&there)) {
                    assert_eq!(here, there, "{name} knows or remembers what seat {seat} cannot know");
                }
            }
        }
    }
    assert!(secrets > 0, "the conclave had nothing before it that could be known or not");
}

#[test]
fn nobody_drafts_after_the_end() {
    let book = Rulebook::standard();
    let minds = ["random"; 4];
    let game = play(&book, found(&book, &minds, 2, GameLength::Short), &minds, 2, 400);
    for seat in game.seats() {
        for name in minds::NAMES {
            assert_eq!(mind(name).draft(&book, &SeatView::of(&game, seat), 1).orders(), 0, "{name}");
        }
    }
}

#[test]
fn greedy_beats_three_random_minds() {
    let wins = league(&Rulebook::standard(), &["greedy", "random", "random", "random"], 12, "greedy");
    assert!(wins >= 9, "greedy won {wins} of 12");
}

#[test]
fn greedy_beats_three_quiet_minds() {
    let wins = league(&Rulebook::standard(), &["greedy", "quiet", "quiet", "quiet"], 12, "greedy");
    assert!(wins >= 9, "greedy won {wins} of 12");
}

#[test]
fn greedy_does_not_sit_still() {
    let book = Rulebook::standard();
    let minds = ["greedy"; 4];
    let (mut captured, mut land, mut bought) = (0, 0, 0);
    for seed in 0..4 {
        let game = play(&book, found(&book, &minds, seed, GameLength::Normal), &minds, seed, 15);
        for seat in game.seats() {
            captured += game.forces().places_of(seat).count() - 1;
            land += game.realm().land_count(seat);
            bought += game.forces().legions_of(seat).count();
        }
    }
    // Four games of four houses: on average more than one captured place, twice the initial land
    // and two bought legions per house.
    assert!(captured >= 24, "only {captured} places taken");
    assert!(land >= 16 * 14, "only {land} cantons held");
    assert!(bought >= 16 * 2, "only {bought} legions in the field");
}

/// Returns the views and orders of seat 0 in every turn of a game. This mind plays the seat against
/// greedy ones.
fn diary(name: &str, turns: u32) -> Vec<(SeatView, Draft)> {
    let book = Rulebook::standard();
    let minds = [name, "greedy", "greedy", "greedy", "greedy"];
    let mut game = found(&book, &minds, 6, GameLength::Long);
    let mut diary = Vec::new();
    for _ in 0..turns {
        let view = SeatView::of(&game, Seat(0));
        diary.push((view.clone(), mind(name).draft(&book, &view, 6)));
        game = play(&book, game, &minds, 6, 1);
    }
    diary
}

#[test]
fn the_bully_lets_no_turn_pass() {
    let book = Rulebook::standard();
    let mut chances = 0;
    for (view, draft) in diary("bully", 25) {
        let plan = Drafting::open(&book, view.table(), view.seat(), &draft.answers);
        let mut acts = Vec::new();
        for kind in [OrderKind::Demand, OrderKind::Insult] {
            plan.propose(kind, &mut acts);
        }
        chances += u32::from(!acts.is_empty());
        let bullies = |order: &Order| matches!(order.kind(), OrderKind::Demand | OrderKind::Insult);
        let spoke = draft.slots.iter().flatten().any(bullies);
        assert_eq!(spoke, !acts.is_empty(), "turn {}: {draft:?}", view.table().turn());
    }
    assert!(chances >= 10, "it could bully nobody");
}

#[test]
fn the_turtle_begins_nothing() {
    let mut marched = 0;
    for (view, draft) in diary("turtle", 30) {
        let table = view.table();
        for order in draft.slots.iter().flatten() {
            let begins = matches!(
                order.kind(),
                OrderKind::Demand
                    | OrderKind::Insult
                    | OrderKind::ClaimVendetta
                    | OrderKind::ClaimBloodFeud
                    | OrderKind::PerformRitual
            );
            assert!(!begins, "turn {}: {order:?}", table.turn());
            if let Order::Forces(ForcesOrder::March { path, .. }) = order
                && let Some(&end) = path.last()
            {
                marched += 1;
                let strange = table.forces().place_at(end).is_some_and(|place| place.owner != Some(Seat(0)));
                assert!(!strange, "turn {}: {order:?}", table.turn());
            }
        }
    }
    assert!(marched > 0, "it never settled anything");
}
