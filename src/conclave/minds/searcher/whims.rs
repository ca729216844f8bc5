//! Whims: turns that no plan would write.
//!
//! Plans differ less than their names suggest. Prices and rules leave so little choice that of
//! about twenty plans all but two or three write the same draft as another. Therefore a mind also
//! writes turns with misjudged ideas or with changed weights. The imagined games show whether such
//! a turn is better than the plain one.
//!
//! Whims are not remembered. A whim lasts one turn; afterwards the house follows the plain plan.

use crate::Bent;
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::Seat;

/// Maximum number of attempts per whim to find a draft that differs from all other candidates.
pub(super) const ATTEMPTS: u64 = 2;

/// Maximum reduction of an idea's score in a whim, in percent.
const MISJUDGED: u32 = 60;

/// Possible factors for weights in a whim, in percent, all equally likely.
const OFF: [i32; 7] = [44, 57, 76, 100, 132, 174, 230];

/// Returns the preferences of a whim. Even seeds misjudge single ideas; odd seeds change all
/// weights.
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
