//! Whims: turns that no plan would write.
//!
//! Plans differ less than their names. What a house can pay and is allowed leaves so little choice that of some twenty plans it could
//! pursue all but two or three order what others do. So a mind may besides write a turn with its ideas misjudged, or with weights that
//! are off. Whether such a turn is better than the plain one, the imagined games tell.
//!
//! Not here: a memory of them. A whim lasts one turn; afterwards a house does what it does without a plan.

use crate::Bent;
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::Seat;

/// How often whims are sought that order what no other candidate does, for each that is wanted.
pub(super) const ATTEMPTS: u64 = 2;

/// How far ideas are misjudged in a whim, in percent.
const MISJUDGED: u32 = 60;

/// What weights may count in a whim, in percent of what they count, each as likely.
const OFF: [i32; 7] = [44, 57, 76, 100, 132, 174, 230];

/// What a house leans to on a whim: with every other seed it misjudges single ideas, with the others what counts at all.
pub(super) fn whim(plain: Bent, seed: u64) -> Bent {
    if seed.is_multiple_of(2) {
        return Bent { doubt: MISJUDGED, ..plain };
    }
    let mut bent = plain;
    let mut rolls = Dice::new(seed, 0).open(Stream::Mind(Seat(0)));
    for weight in bent.weights.all_mut() {
        *weight = *weight * rolls.pick(&OFF).unwrap_or(&100) / 100;
    }
    bent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Minds;

    #[test]
    fn every_other_whim_misjudges_ideas_and_the_others_what_counts() {
        let plain = Bent { throne: 70, ..Bent::of(Minds::standard().weights) };
        assert_eq!(whim(plain, 8), Bent { doubt: MISJUDGED, ..plain });
        let one = whim(plain, 7);
        assert_eq!(one, whim(plain, 7), "the same seed, the same whim");
        assert_ne!(one, whim(plain, 9), "another seed, another whim");
        assert_eq!(Bent { weights: plain.weights, ..one }, plain, "nothing but weights are off");
        let (mut known, mut off) = (plain.weights, one.weights);
        let pairs: Vec<(i32, i32)> = known.all_mut().into_iter().zip(off.all_mut()).map(|(a, b)| (*a, *b)).collect();
        assert!(pairs.iter().all(|&(plain, off)| (plain * 43 / 100..=plain * 23 / 10).contains(&off)), "{pairs:?}");
        assert!(pairs.iter().filter(|(plain, off)| plain != off).count() > pairs.len() / 2, "{pairs:?}");
    }
}
