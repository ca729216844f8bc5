//! The words of the first edition: everything that can be said is a whole sentence, in every
//! language, and nothing that is hidden is said.

use std::collections::BTreeSet;
use std::sync::Arc;

use oaths::first::chronicle::Teller;
use oaths::first::minds;
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::choices;
use oaths::first::rules::facts::{AwardFact, Fact, MarketFact, MusterFact, PromiseFact, RiteFact, WarFact};
use oaths::first::rules::game::Game;
use oaths::first::rules::ids::{Card, HandCard, Seat};
use oaths::first::rules::step::{self, Choice};
use oaths::first::rules::view::View;
use rayon::prelude::*;
use table_text::Text;

use super::world;
use crate::texts::{inner, numbers, phrase, sentence, texts, variants, whole};

mod codex;
mod samples;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A position in a game, with the choices that were made and the facts that followed.
struct Moment {
    game: Game,
    choices: Vec<Choice>,
    facts: Vec<Fact>,
    after: Game,
}

/// Plays a game, and calls `look` for each of its moments. Without a mind all answers are drawn by
/// lot.
fn play(seats: usize, mind: Option<&str>, seed: u64, mut look: impl FnMut(&Moment)) {
    let catalog = world::catalog();
    let mind = mind.map(|name| minds::by_name(name).expect("a mind"));
    let mut game = world::game(seats, seed);
    while game.ending().is_none() {
        let lots = seed ^ u64::from(game.step()) << 20;
        let choose = |seat: &Seat| {
            let view = View::of(&game, *seat);
            let lots = lots + u64::from(seat.0);
            match &mind {
                Some(mind) => mind.choose(&catalog, &view, lots),
                None => choices::some(&catalog, view.game(), *seat, 1, lots).remove(0),
            }
        };
        let choices: Vec<Choice> = game.asked().iter().map(choose).collect();
        let (after, facts) = step::advance(&catalog, &game, &choices);
        let moment = Moment { game, choices, facts, after };
        look(&moment);
        game = moment.after;
    }
}

/// Returns the names that a fact hides from a seat, as phrases.
fn secrets(teller: &Teller<'_>, fact: &Fact) -> Vec<String> {
    let all = |cards: &[Card]| cards.iter().map(|card| teller.card(*card)).collect::<Vec<String>>();
    let hand = |cards: &[HandCard]| cards.iter().map(|card| teller.hand_card(*card)).collect();
    match fact {
        Fact::Muster(MusterFact::Drew { cards, .. }) | Fact::Rite(RiteFact::Conjured { cards, .. }) => all(cards),
        Fact::Muster(MusterFact::Tortured { cards, .. }) | Fact::Market(MarketFact::Stole { cards, .. }) => hand(cards),
        Fact::Market(MarketFact::Sold { oath, card, drawn, .. }) => {
            // A card that is sold in place of an oath is open, and can be like one that is drawn.
            let sold: Vec<String> = card.iter().map(|card| teller.hand_card(*card)).collect();
            let drawn = all(drawn).into_iter().filter(|name| !sold.contains(name)).collect::<Vec<String>>();
            if *oath { [sold, drawn].concat() } else { drawn }
        }
        Fact::War(WarFact::Looted { cards, .. }) => hand(cards),
        Fact::Award(AwardFact::TookOath { of, .. }) => of.iter().map(|of| teller.oath(*of)).collect(),
        Fact::Promise(PromiseFact::Paid { cards, .. } | PromiseFact::Showed { cards, .. }) => hand(cards),
        _ => panic!("{fact:?} hides something that no test knows"),
    }
}

/// The variants of facts and steps that games have shown.
#[derive(Default)]
struct Seen {
    facts: BTreeSet<String>,
    steps: BTreeSet<String>,
}

/// Checks everything that can be said at one moment.
fn listen(catalog: &Catalog, texts: &[Arc<Text>; 2], moment: &Moment, seen: &mut Seen) {
    let Moment { game, choices, facts, after } = moment;
    for text in texts {
        let due = game.due().expect("the game goes on");
        for choice in choices {
            let view = View::of(game, choice.seat);
            let teller = Teller::new(text, catalog, view.game()).reading_to(choice.seat);
            let question = teller.question(due, choice.seat);
            phrase(&question.title);
            sentence(&question.text);
            sentence(&teller.answer(choice, due));
            sentence(&Teller::new(text, catalog, after).answer(choice, due));
        }
        let teller = Teller::new(text, catalog, game);
        for step in game.agenda() {
            phrase(&teller.phase(step));
            let question = teller.question(step, A);
            phrase(&question.title);
            sentence(&question.text);
            seen.steps.insert(inner(&format!("{step:?}")));
        }
        for teller in [teller, Teller::new(text, catalog, after)] {
            for fact in facts {
                whole(&teller.fact(fact));
                seen.facts.insert(inner(&format!("{fact:?}")));
            }
        }
        let teller = Teller::new(text, catalog, after);
        for promise in after.promises() {
            sentence(&teller.promise(promise));
        }
        if let Some(ending) = after.ending() {
            teller.ending(ending).iter().for_each(|said| sentence(said));
        }
    }
}

/// Checks that what a seat is told of these facts has no secrets.
fn spy(catalog: &Catalog, text: &Text, moment: &Moment, hidden: &mut usize) {
    let all = Teller::new(text, catalog, &moment.after);
    for seat in moment.after.seats() {
        let view = View::of(&moment.after, seat);
        let teller = Teller::new(text, catalog, view.game());
        for fact in &moment.facts {
            let Some(told) = fact.told_to(seat) else { continue };
            if told == *fact {
                continue;
            }
            let line = teller.fact(&told);
            whole(&line);
            assert_eq!(line, all.fact(&told), "a view and the whole game tell a fact alike");
            let said = format!("{} {}", line.headline, line.detail.join(" "));
            for secret in secrets(&all, fact) {
                assert!(!said.contains(&secret), "seat {seat} reads \"{secret}\" in: {said}");
                *hidden += 1;
            }
        }
    }
}

/// The subsystems, each with the files of its facts and of its steps.
const SUBSYSTEMS: [(&str, &str, &str); 8] = [
    ("Muster", "facts/peace", "muster"),
    ("Market", "facts/peace", "market/mod"),
    ("Order", "facts/peace", "orders"),
    ("War", "facts/war", "war/mod"),
    ("Rite", "facts/peace", "rites"),
    ("Award", "facts/peace", "award"),
    ("Court", "facts/peace", "court"),
    ("Promise", "facts/peace", "promises"),
];

#[test]
fn everything_that_happens_is_told() {
    let (catalog, texts) = (world::catalog(), texts());
    let games: Vec<(usize, Option<&str>, u64)> =
        (0..24).map(|seed| (4 + seed as usize % 3, (seed % 3 == 2).then_some("imp"), seed)).collect();
    let seen: Vec<(Seen, usize)> = games
        .par_iter()
        .map(|&(seats, mind, seed)| {
            let (mut seen, mut hidden) = (Seen::default(), 0);
            play(seats, mind, seed, |moment| {
                listen(&catalog, &texts, moment, &mut seen);
                spy(&catalog, &texts[0], moment, &mut hidden);
            });
            (seen, hidden)
        })
        .collect();
    let facts: BTreeSet<&String> = seen.iter().flat_map(|(seen, _)| &seen.facts).collect();
    let steps: BTreeSet<&String> = seen.iter().flat_map(|(seen, _)| &seen.steps).collect();
    assert!(seen.iter().all(|(_, hidden)| *hidden > 100), "few secrets were kept, so this proves little");
    let known = |debug: Vec<String>| -> BTreeSet<String> { debug.iter().map(|debug| inner(debug)).collect() };
    let rare_facts = known(samples::rare_facts().iter().map(|fact| format!("{fact:?}")).collect());
    let rare_steps = known(samples::other_steps().iter().map(|step| format!("{step:?}")).collect());
    for (subsystem, facts_in, steps_in) in SUBSYSTEMS {
        for name in variants(&format!("src/oaths/first/rules/{facts_in}.rs"), &format!("{subsystem}Fact")) {
            let name = format!("{subsystem}::{name}");
            assert!(facts.contains(&name) || rare_facts.contains(&name), "no game has shown the fact {name}");
        }
        for name in variants(&format!("src/oaths/first/rules/{steps_in}.rs"), &format!("{subsystem}Step")) {
            let name = format!("{subsystem}::{name}");
            assert!(steps.contains(&name) || rare_steps.contains(&name), "no game has shown the step {name}");
        }
    }
    // What happens in nearly every game is not taken from the list of rare facts.
    for name in ["Market::Dealt", "War::Drawn", "War::Won", "Rite::Performed", "Award::Post", "Promise::Settled"] {
        assert!(facts.contains(&name.to_owned()), "no game has shown the fact {name}");
    }
}

/// Returns the numbers in square brackets, which are ids.
fn bracketed(text: &str) -> BTreeSet<u32> {
    let inside = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    inside.flat_map(numbers).collect()
}

#[test]
fn a_survey_tells_all_that_a_seat_may_know_and_no_more() {
    let (catalog, texts) = (world::catalog(), texts());
    let mut battles = 0;
    for seed in 0..3 {
        play(4, None, seed, |moment| {
            let game = &moment.game;
            for (seat, text) in game.seats().zip(texts.iter().cycle()) {
                let view = View::of(game, seat);
                let teller = Teller::new(text, &catalog, view.game());
                let survey = teller.survey(&view);
                for line in survey.lines() {
                    phrase(line.trim_start());
                }
                for other in game.seats() {
                    assert!(survey.contains(&teller.player(other)));
                }
                let named = bracketed(&survey);
                assert!(game.domain(seat).hand.resources().all(|card| named.contains(&card.0.into())));
                let combat = text.say("oaths-first-survey-combat");
                assert_eq!(survey.contains(&combat), game.battle().is_some());
                battles += usize::from(game.battle().is_some());
                // What a view does not have cannot be told.
                let others = game.others(seat).flat_map(|other| view.game().domain(other).hand.cards());
                assert_eq!(others.count(), 0);
            }
        });
    }
    assert!(battles > 10, "only {battles} surveys have shown a combat");
}
