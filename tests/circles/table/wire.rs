//! The game on the wire.

use std::sync::Arc;

use circles::rules::catalog::Catalog;
use circles::rules::facts::Fact;
use circles::rules::step::{self, Choice};
use circles::rules::view::View;
use circles::table::Circles;
use serde_json::{Value, json};
use table::game::Game as _;
use table::wire::{Answer as Told, Clerk, Words};

use super::world;

/// Says only which rule an answer breaks, in the words of the rules.
struct Refusals;

impl Words<Circles> for Refusals {
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
    let view = Circles::view(&game, seat);
    let clerk = Clerk::<Circles> { book: &book, seat, turn: 1, view: &view, log: &[], words: &Refusals };
    let ask = |line: Value| clerk.answer(line.to_string().as_bytes());
    let told = |line: Value| match ask(line) {
        Told::Told(told) => told,
        Told::Sealed(..) => panic!("sealed"),
    };
    let legal = told(json!({"ask": "legal"}));
    let example = legal["legal"]["examples"][0].clone();
    assert_eq!(told(json!({"ask": "check", "choice": example})), json!({"told": "problems", "problems": []}));
    let wrong = json!({"seat": seat.0, "answer": {"Dusk": 1}});
    let problems = told(json!({"ask": "check", "choice": wrong}));
    assert_eq!(problems["problems"][0], "this is no answer to what is asked");
    let absent = json!({"seat": seat.0, "answer": {"Setup": {"Exchange": 200}}});
    assert_eq!(told(json!({"ask": "check", "choice": absent}))["refused"], "there is no daemon 200");
    let chance = told(json!({"ask": "forecast", "about": {"hit": {"add": 2}}}));
    assert_eq!(chance["forecast"]["percent"], 50.0, "{chance}");
    let table = told(json!({"ask": "forecast", "about": {"atone": {"daemon": 0}}}));
    assert_eq!(table["forecast"]["results"].as_array().map(Vec::len), Some(11), "{table}");
    assert!(told(json!({"ask": "schema"}))["schema"].is_object());
    match ask(json!({"ask": "seal", "turn": 1, "choice": example})) {
        Told::Sealed(choice, told) => {
            assert_eq!((choice.seat, &told["problems"]), (seat, &json!([])));
        }
        Told::Told(told) => panic!("{told}"),
    }
}
