//! The game on the wire: what programs may choose, ask and read (`src/table/wire/README.md`).

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use table::seats::Seat;
use table::wire::Wired;

use crate::Oaths;
use crate::rules::catalog::Catalog;
use crate::rules::choices;
use crate::rules::step::Choice;
use crate::rules::view::View;
use crate::rules::war::{Field, beats, colours};

/// Choices that a program is shown as examples of what is legal.
const EXAMPLES: usize = 12;

/// What a program can ask the chances of.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum About {
    /// Armies attack the home realm of a devil, as they stand now. The first leads.
    Siege { attackers: Vec<Seat>, defender: Seat },
}

impl Wired for Oaths {
    /// `step` is what is asked, `default` what happens if the seat passes, `examples` some legal
    /// choices. There are far too many offers to list them all.
    fn legal(book: &Arc<Catalog>, view: &View, _choice: &Choice) -> Value {
        let (game, seat) = (view.game(), view.seat());
        let Some(due) = game.due() else { return Value::Null };
        let examples = choices::some(book, game, seat, EXAMPLES, u64::from(game.step()));
        json!({"step": due, "default": due.default(book, game, seat), "examples": examples})
    }

    fn forecast(book: &Arc<Catalog>, view: &View, about: &Value) -> Result<Value, String> {
        let About::Siege { attackers, defender } =
            serde_json::from_value(about.clone()).map_err(|fault| format!("\"about\": {fault}"))?;
        let game = view.game();
        if let Some(seat) = attackers.iter().chain([&defender]).find(|seat| seat.index() >= game.players()) {
            return Err(format!("there is no seat {seat}"));
        }
        let &leader = attackers.first().ok_or("nobody attacks")?;
        let (attack, defence) = (game.side_power(book, &attackers, Field::Assault), game.home_power(book, defender));
        let (ours, theirs) = (game.reach(book, leader), game.reach(book, defender));
        let track = colours(book);
        // All pairs of colours are equally likely, if both choose by lot.
        let pairs = || (0..track).flat_map(|a| (0..track).map(move |b| (a, b)));
        let won =
            pairs().filter(|(a, b)| beats(book, *a, ours, *b) || (!beats(book, *b, theirs, *a) && attack > defence));
        let percent = won.count() as f64 * 100.0 / (f64::from(track) * f64::from(track));
        Ok(json!({"attack": attack, "defence": defence, "attackers_win": (percent * 10.0).round() / 10.0}))
    }

    fn schema() -> Value {
        schemars::schema_for!(Choice).to_value()
    }
}
