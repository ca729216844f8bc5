//! The game on the wire: what a program is told, and what it can seal.

use std::sync::Arc;

use oaths::rules::catalog::Catalog;
use oaths::rules::facts::Fact;
use oaths::rules::step::{self, Choice};
use oaths::rules::view::View;
use oaths::table::Oaths;
use serde_json::{Value, json};
use table::game::Game as _;
use table::wire::{Answer, Clerk, Words};

use crate::world;

/// Says only which rule an answer breaks, in the words of the rules.
struct Refusals;

impl Words<Oaths> for Refusals {
    fn problems(&self, book: &Arc<Catalog>, view: &View, choice: &Choice) -> Vec<String> {
        step::check(book, view.game(), choice).err().map(|refusal| refusal.to_string()).into_iter().collect()
    }

    fn show(&self, _book: &Arc<Catalog>, _view: &View, _log: &[(u32, Vec<Fact>)]) -> String {
        String::new()
    }
}

#[test]
fn a_program_asks_what_is_legal_and_seals_it() {
    let book = world::catalog();
    let game = world::game(5, 4);
    let seat = game.asked()[0];
    let view = Oaths::view(&game, seat);
    let clerk = Clerk::<Oaths> { book: &book, seat, turn: 1, view: &view, log: &[], words: &Refusals };
    let ask = |line: Value| clerk.answer(line.to_string().as_bytes());
    let told = |line: Value| match ask(line) {
        Answer::Told(told) => told,
        Answer::Sealed(..) => panic!("sealed"),
    };
    let legal = told(json!({"ask": "legal"}));
    let example = legal["legal"]["examples"][0].clone();
    assert_eq!(told(json!({"ask": "check", "choice": example})), json!({"told": "problems", "problems": []}));
    let wrong = json!({"seat": seat.0, "answer": {"War": {"Colour": 3}}});
    let problems = told(json!({"ask": "check", "choice": wrong}));
    assert_eq!(problems["problems"][0], "this is no answer to what is asked");
    let absent = json!({"seat": seat.0, "answer": {"Court": {"Vote": 77}}});
    assert_eq!(told(json!({"ask": "check", "choice": absent}))["refused"], "there is no seat 77");
    let odds = told(json!({"ask": "forecast", "about": {"siege": {"attackers": [0], "defender": 1}}}));
    assert!(odds["forecast"]["attackers_win"].is_number(), "{odds}");
    assert!(told(json!({"ask": "schema"}))["schema"].is_object());
    match ask(json!({"ask": "seal", "turn": 1, "choice": example})) {
        Answer::Sealed(choice, told) => {
            assert_eq!((choice.seat, &told["problems"]), (seat, &json!([])));
        }
        Answer::Told(told) => panic!("{told}"),
    }
}
