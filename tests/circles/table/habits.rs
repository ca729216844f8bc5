//! What minds weigh, and that they weigh only what they see.

use circles::minds::{self, reasons};
use circles::rules::step::{self, Choice};
use circles::rules::view::View;
use circles::table::Circles;
use table::game::{Game as _, Reasoned};

use super::world;

#[test]
fn a_mind_answers_the_same_to_the_same_view() {
    let book = world::catalog();
    let mut game = world::game(4, 11);
    let imp = minds::by_name("imp").expect("a mind");
    for _ in 0..60 {
        if game.ending().is_some() {
            break;
        }
        let choose = |seat| {
            let view = View::of(&game, seat);
            // Whatever is hidden from a seat, it sees the same.
            let imagined = View::of(&view.imagine(&book, 99), seat);
            let choice = imp.choose(&book, &view, 5);
            assert_eq!(choice, imp.choose(&book, &imagined, 5), "at {:?}", game.due());
            choice
        };
        let choices: Vec<Choice> = game.asked().iter().map(|seat| choose(*seat)).collect();
        game = step::advance(&book, &game, &choices).0;
    }
}

#[test]
fn a_searching_mind_notes_the_best_answers_with_their_worth() {
    let book = world::catalog();
    let mut game = world::game(3, 4);
    let imp = minds::by_name("imp").expect("a mind");
    let fiend = minds::by_name("fiend").expect("a mind");
    let mut noted = 0;
    for _ in 0..50 {
        if game.ending().is_some() {
            break;
        }
        let mut choices: Vec<Choice> = Vec::new();
        for seat in game.asked().to_vec() {
            let view = View::of(&game, seat);
            let thought = fiend.think(&book, &view, 8);
            if thought.reasons.games > 0 {
                noted += 1;
                let weighed = &thought.reasons.weighed;
                assert!((2..=reasons::MOST).contains(&weighed.len()));
                assert_eq!(weighed[0].answer, thought.choice.answer, "the chosen answer comes first");
                let choices = [thought.choice.clone()];
                let about = Reasoned { charter: game.charter(), game: &game, turn: game.step(), choices: &choices };
                assert_eq!(Circles::check_reasons(&book, &about, seat, &thought.reasons), Ok(()));
            } else {
                assert!(thought.reasons.weighed.is_empty());
            }
            choices.push(imp.choose(&book, &view, 8));
        }
        game = step::advance(&book, &game, &choices).0;
    }
    assert!(noted > 10, "{noted}");
}
