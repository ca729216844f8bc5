//! Trials in words: what each medal asks, made from its data.
//!
//! The texts are `trial-KEY-title` and `trial-KEY-about` for each trial, `condition-KEY` for each
//! kind of condition, and `trials-has-KEY` for each number. A mod brings the texts of its own trials.

use table_text::Text;

use crate::rules::trials::{Condition, Count, Feat, Medal, TRIED, Trial};

/// Returns the title of a trial.
#[must_use]
pub fn title(text: &Text, trial: &Trial) -> String {
    text.say(&format!("trial-{}-title", trial.key))
}

/// Returns the words about a trial: its twist, and what is asked.
#[must_use]
pub fn about(text: &Text, trial: &Trial) -> String {
    text.say(&format!("trial-{}-about", trial.key))
}

/// Returns the name of a medal.
#[must_use]
pub fn medal(text: &Text, medal: Medal) -> String {
    text.say(&format!("medal-{}", medal.key()))
}

/// Returns what a medal asks, as a sentence.
#[must_use]
pub fn feat(text: &Text, trial: &Trial, medal: Medal) -> String {
    let Feat { when, by } = trial.feat(medal);
    let (start, rest) = turns(when);
    let what = joined(text, "list-and", rest.iter().map(|condition| words(text, trial, condition)).collect());
    match start {
        // Such a medal is earned at the end of one turn only.
        Some(turn) if turn >= *by && !rest.is_empty() => {
            text.say_with("trial-feat-at", &[("what", what.into()), ("n", (*by).into())])
        }
        Some(_) | None => text.say_with("trial-feat-by", &[("what", what.into()), ("n", (*by).into())]),
    }
}

/// Returns what has been reached of what the medals ask, as a sentence. `None` if they ask for no
/// numbers.
#[must_use]
pub fn standing(text: &Text, counts: &[(Count, i64)]) -> Option<String> {
    let count = |&(count, n): &(Count, i64)| text.say_with(&format!("trials-has-{}", count.key()), &[("n", n.into())]);
    let what = joined(text, "list-and", counts.iter().map(count).collect());
    (!counts.is_empty()).then(|| text.say_with("trials-standing", &[("what", what.into())]))
}

/// Splits a condition into the turn before which it cannot hold, and the rest.
fn turns(condition: &Condition) -> (Option<u32>, Vec<&Condition>) {
    let all = if let Condition::All(all) = condition { all.iter().collect() } else { vec![condition] };
    let turn = |condition: &&Condition| if let Condition::Turns(turn) = condition { Some(*turn) } else { None };
    let start = all.iter().find_map(turn);
    (start, all.into_iter().filter(|condition| turn(condition).is_none()).collect())
}

fn joined(text: &Text, last: &str, mut words: Vec<String>) -> String {
    let Some(end) = words.pop() else { return String::new() };
    let first = words
        .into_iter()
        .reduce(|first, next| text.say_with("list-comma", &[("first", first.into()), ("next", next.into())]));
    match first {
        Some(first) => text.say_with(last, &[("first", first.into()), ("last", end.into())]),
        None => end,
    }
}

fn words(text: &Text, trial: &Trial, condition: &Condition) -> String {
    let house = |seat: u8| {
        let house = trial.tableau.houses.get(usize::from(seat));
        house.and_then(|house| house.archfiend.clone()).unwrap_or_else(|| text.say("house-unknown"))
    };
    match condition {
        Condition::Turns(n) => text.say_with("condition-turns", &[("n", (*n).into())]),
        Condition::Owns(at) => {
            let own = trial.tableau.houses.get(TRIED.index()).and_then(|house| house.stronghold) == Some(*at);
            let at = text.say_with("coordinates", &[("column", at.0.into()), ("row", at.1.into())]);
            if own { text.say("condition-stronghold") } else { text.say_with("condition-owns", &[("at", at.into())]) }
        }
        Condition::Has(count, n) => text.say_with(&format!("condition-{}", count.key()), &[("n", (*n).into())]),
        Condition::Is(status) => text.say(&format!("condition-{}", status.key())),
        Condition::Other(seat, status) => {
            text.say_with(&format!("condition-other-{}", status.key()), &[("house", house(*seat).into())])
        }
        Condition::All(all) => joined(text, "list-and", all.iter().map(|one| words(text, trial, one)).collect()),
        Condition::Any(any) => joined(text, "list-or", any.iter().map(|one| words(text, trial, one)).collect()),
    }
}
