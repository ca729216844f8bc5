//! What lies on a praetor in the midst of a round, read off the exchanges of the round so far.

use crate::rules::arena::{Corner, Exchange};

/// What lasts until the end of the round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lasting {
    /// Damage that its wards will still stop.
    pub ward: u16,
    /// What its wounds cost it in each slot to come.
    pub bleeding: u16,
    /// Skulls that its next moves lose.
    pub crippled: u16,
    /// The chances of the trances that it is in.
    pub trances: Vec<u8>,
}

impl Lasting {
    /// On the praetor in a corner, after these exchanges of one round.
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

    /// True if nothing does.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}
