//! The game on the wire: what programs may choose, ask and read (`src/table/wire/README.md`).
//!
//! Not here: words.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use table::wire::Wired;

use crate::Circles;
use crate::rules::catalog::Catalog;
use crate::rules::choices;
use crate::rules::ids::DaemonKind;
use crate::rules::step::Choice;
use crate::rules::view::View;

/// Choices that a program is shown as examples of what is legal.
const EXAMPLES: usize = 12;

/// What a program can ask the chances of.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum About {
    /// A combat roll with something added to it.
    Hit {
        /// What is added.
        add: i32,
    },
    /// Two dice of atonement by a daemon.
    Atone {
        /// The daemon.
        daemon: DaemonKind,
    },
}

impl Wired for Circles {
    /// `step` is what is asked, `default` what happens if the seat passes, `examples` some legal
    /// choices. There are far too many marches and deals to list them all.
    fn legal(book: &Arc<Catalog>, view: &View, _choice: &Choice) -> Value {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due() else { return Value::Null };
        let examples = choices::some(book, game, seat, EXAMPLES, u64::from(game.step()));
        json!({"step": due, "default": due.default(book, game, seat), "examples": examples})
    }

    /// The chance of a combat roll in percent, or the result of an atonement for each sum of two
    /// dice.
    fn forecast(book: &Arc<Catalog>, view: &View, about: &Value) -> Result<Value, String> {
        let about: About = serde_json::from_value(about.clone()).map_err(|fault| format!("\"about\": {fault}"))?;
        match about {
            About::Hit { add } => {
                let from = i32::from(view.game().hits_from(book));
                let good = (1..=6).filter(|die| die + add.clamp(-9, 9) >= from).count();
                Ok(json!({"percent": (good as f64 / 6.0 * 1000.0).round() / 10.0}))
            }
            About::Atone { daemon } if daemon.index() < book.daemons.len() => {
                let hearts = book.daemon(daemon).hearts;
                let result = |dice: u8| format!("{:?}", book.numbers.atonement(hearts, dice));
                Ok(json!({"results": (2..=12).map(result).collect::<Vec<String>>()}))
            }
            About::Atone { daemon } => Err(format!("there is no daemon {daemon}")),
        }
    }

    fn schema() -> Value {
        schemars::schema_for!(Choice).to_value()
    }
}
