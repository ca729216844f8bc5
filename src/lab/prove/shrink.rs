//! Cuts a game that breaks a law down to the choices that break it.

use std::fmt::Write;
use std::path::Path;

use ::table::archive::replace;
use terminal::Failure;

use super::laws::{Broken, Course, broken_by};
use super::setups::Proved;

/// Most games that are played to cut one down.
const MOST_TRIES: usize = 600;

/// Cuts a game down and writes the broken law, the set-up, and the choices that are left. Each choice
/// stands after the number of its step.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn report<G: Proved>(
    book: &G::Book,
    course: &Course<'_, G>,
    law: String,
    file: &Path,
) -> Result<Broken, Failure> {
    let (steps, law) = cut::<G>(book, course, law);
    let written = |fault: ron::Error| Failure::from(fault.to_string());
    let mut text = format!("// {law}\n(charter: {},\nchoices: [\n", ron::to_string(&course.charter).map_err(written)?);
    for (at, choices) in steps.iter().enumerate() {
        for choice in choices {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "({}, {}),", at + 1, ron::to_string(choice).map_err(written)?);
        }
    }
    text.push_str("])\n");
    replace(file, text.as_bytes()).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(Broken { law, file: file.to_path_buf() })
}

/// Returns the fewest choices found that break a law, and the law. A choice that is left out is a
/// pass.
fn cut<G: Proved>(book: &G::Book, course: &Course<'_, G>, law: String) -> (Vec<Vec<G::Choice>>, String) {
    let mut kept = course.steps.clone();
    // Otherwise it needs more than the choices: the lots of the laws, or the other program.
    let Some(mut last) = broken_by::<G>(book, &course.charter, &kept) else { return (kept, law) };
    let mut tries = 0;
    // First whole steps at the end, then ever smaller groups of choices.
    let mut size = kept.iter().map(Vec::len).sum::<usize>().div_ceil(2);
    while size > 0 && tries < MOST_TRIES {
        let mut from = 0;
        let mut fewer = false;
        while from < kept.iter().map(Vec::len).sum() && tries < MOST_TRIES {
            let shorter = without(&kept, from, size);
            tries += 1;
            match broken_by::<G>(book, &course.charter, &shorter) {
                Some(broken) => (kept, last, fewer) = (shorter, broken, true),
                None => from += size,
            }
        }
        if !fewer || size > 1 {
            size /= 2;
        }
    }
    while kept.last().is_some_and(Vec::is_empty) && tries < MOST_TRIES {
        let shorter = kept[..kept.len() - 1].to_vec();
        tries += 1;
        let Some(broken) = broken_by::<G>(book, &course.charter, &shorter) else { break };
        (kept, last) = (shorter, broken);
    }
    (kept, last)
}

/// Returns the choices without `size` of them, counted from `from`.
fn without<C: Clone>(steps: &[Vec<C>], from: usize, size: usize) -> Vec<Vec<C>> {
    let mut at = 0;
    let keep = |choice: &C| {
        let keeps = at < from || at >= from + size;
        at += 1;
        keeps.then(|| choice.clone())
    };
    let mut keep = keep;
    steps.iter().map(|choices| choices.iter().filter_map(&mut keep).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_of_choices_is_left_out_and_the_steps_stay() {
        let steps = [vec![1, 2], vec![3], vec![4, 5]];
        assert_eq!(without(&steps, 1, 2), [vec![1], vec![], vec![4, 5]]);
        assert_eq!(without(&steps, 3, 9), [vec![1, 2], vec![3], vec![]]);
    }
}
