//! Shares with their 95 % confidence intervals.

use serde::Serialize;

/// Quantile of the normal distribution with 2.5 % of it above: half the width of a 95 % interval,
/// in standard deviations.
pub const Z: f64 = 1.959_963_984_540_054;

/// A count out of a total, with the share that it estimates.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The count.
    pub part: u64,
    /// The total.
    pub whole: u64,
    /// The share, 0 to 1; none if the total is 0.
    pub share: Option<f64>,
    /// Lower end of its 95 % interval after Wilson, 0 to 1.
    pub low: f64,
    /// Upper end of its 95 % interval after Wilson, 0 to 1.
    pub high: f64,
}

impl Default for Share {
    fn default() -> Self {
        Self::of(0, 0)
    }
}

impl Share {
    /// Returns the share of a part in a whole.
    #[must_use]
    pub fn of(part: u64, whole: u64) -> Self {
        if whole == 0 {
            return Self { part, whole, share: None, low: 0.0, high: 1.0 };
        }
        let (n, share) = (whole as f64, part as f64 / whole as f64);
        let shrunk = 1.0 + Z * Z / n;
        let middle = (share + Z * Z / (2.0 * n)) / shrunk;
        let reach = Z / shrunk * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        // Rounding must not exceed the range of a share.
        Self { part, whole, share: Some(share), low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
    }

    /// Returns the share in percent, with its interval in brackets.
    #[must_use]
    pub fn with_interval(self) -> String {
        match self.share {
            Some(share) => format!("{:.1} % ({:.1}-{:.1})", share * 100.0, self.low * 100.0, self.high * 100.0),
            None => "-".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64) -> bool {
        (value - wanted).abs() < 5e-5
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Known values: Newcombe 1998 (Statistics in Medicine 17), table I, method 3.
        for (part, whole, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let share = Share::of(part, whole);
            assert!(near(share.low, low) && near(share.high, high), "{share:?}");
        }
        let all = Share::of(29, 29);
        assert!(near(all.high, 1.0) && near(all.low, 0.8830), "{all:?}");
    }

    #[test]
    fn a_share_of_nothing_is_no_share() {
        assert_eq!(Share::of(0, 0).with_interval(), "-");
        assert_eq!(Share::of(88, 200).with_interval(), "44.0 % (37.3-50.9)");
    }
}
