//! Mean, standard deviation and standard error of many numbers.

/// Count of numbers, their sum, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    pub(super) count: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    pub(super) fn put(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean, or 0 without any number.
    pub(super) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Returns the standard deviation.
    pub(super) fn spread(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean() * self.mean()).max(0.0).sqrt()
    }

    /// Returns the standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        self.spread() / self.count.max(1.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_tell_the_mean_and_the_spread() {
        let mut sums = Sums::default();
        for number in [1.0, 3.0, 5.0, 7.0] {
            sums.put(number);
        }
        let root = 5.0_f64.sqrt();
        assert_eq!((sums.mean(), sums.spread(), sums.error()), (4.0, root, root / 2.0));
        let nothing = Sums::default();
        assert_eq!((nothing.mean(), nothing.spread(), nothing.error()), (0.0, 0.0, 0.0), "nothing was seen");
        let mut twice = sums;
        twice.add(&sums);
        assert_eq!((twice.count, twice.mean(), twice.spread()), (8.0, 4.0, root));
    }
}
