//! The main game on the wire: what programs may choose, ask and read (`src/table/wire/README.md`).

use conclave_minds::replies;
use serde::Deserialize;
use serde_json::{Value, json};
use table::wire::Wired;

use crate::Conclave;
use crate::rules::arena::{self, Duelist, Plan};
use crate::rules::combat::{PARTS, forecast, muster};
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::{LegionId, PraetorKind};
use crate::rules::orders::{Answer as OrderAnswer, Draft, Drafting};
use crate::rules::realm::Foe;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

pub use table::wire::{Answer, WIRE, Words, hello, late, over, program, refused};

/// One turn of a seat of this game, for a program.
pub type Clerk<'a> = table::wire::Clerk<'a, Conclave>;

/// Number of single combats that are tried for a forecast.
const TRIALS: u32 = 400;

/// What a program can ask the chances of.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum About {
    /// A legion attacks a legion or the garrison of a place, as they stand now.
    Battle { legion: LegionId, on: Foe },
    /// A praetor of one's own fights another with this plan; what the other plans is not known.
    Duel { own: PraetorKind, other: PraetorKind, plan: Plan },
}

/// Returns the draft with these orders, each by its number among those that are legal in its slot
/// after the orders before it.
///
/// # Errors
/// The first number that no order has, as a sentence.
pub fn pick(book: &Rulebook, view: &SeatView, answers: Vec<OrderAnswer>, numbers: &[usize]) -> Result<Draft, String> {
    let mut draft = Draft { answers, ..Draft::empty(view.seat()) };
    let mut plan = Drafting::open(book, view.table(), view.seat(), &draft.answers);
    for (slot, number) in draft.slots.iter_mut().zip(numbers) {
        let legal = plan.legal();
        let order = legal.into_iter().nth(*number).ok_or_else(|| format!("no order has the number {number}"))?;
        // A legal order can be planned.
        let _ = plan.plan(&order);
        *slot = Some(order);
    }
    if numbers.len() > usize::from(plan.slots()) {
        return Err(format!("there are only {} order slots", plan.slots()));
    }
    Ok(draft)
}

impl Wired for Conclave {
    /// `slots` is the number of order slots, `next` the first slot that the choice leaves empty after
    /// its last order, `orders` what is legal there after the orders before it, and `questions` holds
    /// for each open question its possible answers. Cards can be chosen otherwise than listed.
    fn legal(book: &Rulebook, view: &SeatView, draft: &Draft) -> Value {
        let mut plan = Drafting::open(book, view.table(), view.seat(), &draft.answers);
        let next = draft.slots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        for order in draft.slots.iter().take(next) {
            match order {
                // An order that is not legal leaves its slot empty.
                Some(order) => drop(plan.plan(order)),
                None => plan.skip(),
            }
        }
        let orders = if next < usize::from(plan.slots()) { plan.legal() } else { Vec::new() };
        let questions = replies::every(book.catalog(), view.table(), view.seat());
        json!({"slots": plan.slots(), "next": next, "orders": orders, "questions": questions})
    }

    fn forecast(book: &Rulebook, view: &SeatView, about: &Value) -> Result<Value, String> {
        let about: About = serde_json::from_value(about.clone()).map_err(|fault| format!("\"about\": {fault}"))?;
        let (catalog, table) = (book.catalog(), view.table());
        match about {
            About::Battle { legion, on } => {
                let attacker = table.forces().legion(legion).ok_or("there is no such legion")?;
                let canton = match on {
                    Foe::Legion(id) => table.forces().legion(id).map(|legion| legion.canton),
                    Foe::Place(id) => table.forces().place(id).map(|place| place.canton),
                };
                let canton = canton.ok_or("there is nothing to be attacked")?;
                let battle = muster(catalog, table, attacker, on, canton).ok_or("there is nothing to be attacked")?;
                let odds = forecast(&battle);
                let percent = |part: u64| (part as f64 * 100.0 / PARTS as f64 * 10.0).round() / 10.0;
                Ok(json!({
                    "attacker_wins": percent(odds.attacker_wins),
                    "defender_wins": percent(odds.defender_wins),
                    "attacker_retreats": percent(odds.attacker_retreats),
                    "defender_retreats": percent(odds.defender_retreats),
                    "both_destroyed": percent(odds.both_destroyed),
                    "exact": odds.exact,
                    "unknown_cards": odds.unknown_cards,
                }))
            }
            About::Duel { own, other, plan } => {
                let praetor = |kind| table.attachments().praetor(kind).map(Duelist::from);
                let duelists = [praetor(own), praetor(other)];
                let [Some(own), Some(other)] = duelists else { return Err("there is no such praetor".to_owned()) };
                let mut rolls = Dice::new(u64::from(table.turn()), table.turn()).open(Stream::Mind(view.seat()));
                let odds = arena::forecast(catalog, [own, other], [Some(&plan), None], TRIALS, &mut rolls);
                Ok(
                    json!({"wins": odds.percent(odds.wins), "losses": odds.percent(odds.losses), "both": odds.percent(odds.both)}),
                )
            }
        }
    }

    fn schema() -> Value {
        schemars::schema_for!(Draft).to_value()
    }
}
