//! Lasting effects on a praetor during a round, computed from the exchanges of the round so far.

use crate::rules::arena::{Corner, Exchange};

/// The effects on a praetor that last until the end of the round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lasting {
    /// Damage that its wards can still stop, in points.
    pub ward: u16,
    /// Hit points that its wounds cost in each later slot, before blocking.
    pub bleeding: u16,
    /// Number of skulls that its next moves lose.
    pub crippled: u16,
    /// Chance of each active enemy trance to negate a later move, in percent.
    pub trances: Vec<u8>,
}

impl Lasting {
    /// Returns the effects on the praetor in a corner after these exchanges of one round.
    #[must_use]
    pub fn after(exchanges: &[Exchange], corner: Corner) -> Self {
        let mut lasting = Self::default();
        for exchange in exchanges {
            let (own, enemy) = (exchange.blow(corner), exchange.blow(corner.other()));
            lasting.ward = own.ward;
            lasting.bleeding += enemy.wound;
            lasting.crippled = lasting.crippled.saturating_sub(own.crippled.into()) + enemy.maimed;
            if enemy.trance > 0 {
                lasting.trances.push(enemy.trance);
            }
        }
        lasting
    }

    /// True if no effect lasts.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}
