//! The first edition on the wire: what programs may choose, ask and read (`src/table/wire/README.md`).

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use table::wire::Wired;

use super::First;
use super::rules::catalog::Catalog;
use super::rules::choices;
use super::rules::step::Choice;
use super::rules::view::View;
use super::rules::war::{all_hits, cards_drawn};

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
        let [theirs, ours] = all_hits(book, attack, defend, defence);
        let mean = |hits: u32| (f64::from(hits) / book.combat.len() as f64 * 100.0).round() / 100.0;
        let cards = cards_drawn(book, attack, defend);
        Ok(json!({"cards": cards, "hits_on_defenders": mean(theirs), "hits_on_attackers": mean(ours)}))
    }

    fn schema() -> Value {
        schemars::schema_for!(Choice).to_value()
    }
}
