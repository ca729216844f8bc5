//! Setters that described positions use for diplomacy. In play, only the other rules of this folder
//! change it.

use super::stance::Stance;
use super::state::{Bond, Diplomacy, Record, SingleCombat, Vendetta};
use crate::ids::Seat;

impl Diplomacy {
    /// Sets the stance between two houses, for described positions. A vendetta or single combat set
    /// here has no time limit and pays nothing. In a blood contract, `a` is the lord.
    pub(crate) fn set_stance(&mut self, a: Seat, b: Seat, stance: Stance) {
        match stance {
            Stance::Neutral | Stance::Excommunication => {}
            Stance::Truce => self.record_mut(a, b).bound_until = u32::MAX,
            Stance::SingleCombat => self.combats.push(SingleCombat {
                claimant: a,
                target: b,
                wagers: (0, 0),
                redress: false,
                until: u32::MAX,
                named: (None, None),
            }),
            Stance::Vendetta => self.vendettas.push(Vendetta {
                claimant: a,
                target: b,
                wager: 0,
                aim: None,
                quarters: 0,
                progress: 0,
                redress: false,
                until: u32::MAX,
            }),
            Stance::BloodFeud => self.feuds.push((a, b)),
            Stance::Vassalage => self.bonds.push(Bond { lord: a, vassal: b }),
        }
    }

    /// Sets the clocks of one house towards another, for described positions.
    pub(crate) fn set_record(&mut self, of: Seat, towards: Seat, record: Record) {
        *self.record_mut(of, towards) = record;
    }

    /// Adds a vendetta, for described positions.
    pub(crate) fn set_vendetta(&mut self, vendetta: Vendetta) {
        self.vendettas.push(vendetta);
    }

    /// Adds a single combat, for described positions.
    pub(crate) fn set_combat(&mut self, combat: SingleCombat) {
        self.combats.push(combat);
    }
}
