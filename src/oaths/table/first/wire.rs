//! The first edition on the wire: what programs may choose, ask and read (`src/table/wire/README.md`).

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use table::wire::{Wired, Words};

use super::First;
use super::rules::catalog::Catalog;
use super::rules::choices;
use super::rules::facts::Fact;
use super::rules::step::{self, Choice};
use super::rules::view::View;
use super::rules::war::odds;

/// Choices that a program is shown as examples of what is legal.
const EXAMPLES: usize = 12;

/// What a program can ask the chances of.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum About {
    /// Combat cards for sides of these sizes, against these defence points.
    Combat { attack: u32, defend: u32, defence: u32 },
}

impl Wired for First {
    /// `step` is what is asked, `default` what happens if the seat passes, `examples` some legal
    /// choices. There are far too many offers to list them all.
    fn legal(book: &Arc<Catalog>, view: &View, _choice: &Choice) -> Value {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due() else { return Value::Null };
        let examples = choices::some(book, game, seat, EXAMPLES, u64::from(game.step()));
        json!({"step": due, "default": due.default(book, game, seat), "examples": examples})
    }

    /// The number of combat cards in a round, and the mean hits of one card.
    fn forecast(book: &Arc<Catalog>, _view: &View, about: &Value) -> Result<Value, String> {
        let About::Combat { attack, defend, defence } =
            serde_json::from_value(about.clone()).map_err(|fault| format!("\"about\": {fault}"))?;
        let per_card = book.numbers.size_per_card;
        let row = odds(attack, defend);
        let cells = book.combat.iter().map(|card| card.rows[row][defence.min(4) as usize]);
        let (theirs, ours) = cells
            .fold((0.0, 0.0), |(a, b), (on_defence, on_attack)| (a + f64::from(on_defence), b + f64::from(on_attack)));
        let mean = |hits: f64| (hits / book.combat.len() as f64 * 100.0).round() / 100.0;
        let cards = 1 + attack / per_card + defend / per_card;
        Ok(json!({"cards": cards, "hits_on_defenders": mean(theirs), "hits_on_attackers": mean(ours)}))
    }

    fn schema() -> Value {
        schemars::schema_for!(Choice).to_value()
    }
}

/// The words of this game for programs.
pub struct Plain;

impl Words<First> for Plain {
    fn problems(&self, book: &Arc<Catalog>, view: &View, choice: &Choice) -> Vec<String> {
        step::check(book, view.game(), choice).err().map(|refusal| refusal.to_string()).into_iter().collect()
    }

    /// The game as the rules hold it, and the log of the last step.
    fn show(&self, _book: &Arc<Catalog>, view: &View, log: &[(u32, Vec<Fact>)]) -> String {
        let last = log.last().map(|(_, facts)| facts);
        let text = json!({"game": view.game(), "hidden": view.hidden(), "log": last});
        serde_json::to_string_pretty(&text).unwrap_or_default()
    }
}
