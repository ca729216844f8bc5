//! Stances between houses (manual 4.14.1), as far as they open borders and decide who may be attacked.
//!
//! So far only excommunication (manual 4.14.9) comes about in play; the other stances exist because marching, battle and
//! borders ask for them, and described boards can set them. Demands, insults, vendettas and all other protocol are not
//! here yet.

mod plugin;

use serde::{Deserialize, Serialize};

use crate::rules::game::Game;
use crate::rules::ids::Seat;

#[cfg(feature = "client")]
pub use plugin::DiplomacyPlugin;
pub use plugin::register;

/// What stands between two houses, as far as arms are concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stance {
    /// Neither may touch the other.
    #[default]
    Neutral,
    /// A granted vendetta: legions and places may be attacked, land taken from the border inwards.
    Vendetta,
    /// A blood feud: as a vendetta, and strongholds too.
    BloodFeud,
    /// Blood lord and blood vassal: free passage, and support in battle.
    Vassalage,
    /// One of the two is excommunicated: everything is allowed.
    Excommunication,
}

/// The diplomacy slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diplomacy {
    bonds: Vec<(Seat, Seat, Stance)>,
    excommunicated: [bool; Seat::MOST],
}

impl Diplomacy {
    /// What stands between two houses; the same seen from both sides.
    #[must_use]
    pub fn stance(&self, a: Seat, b: Seat) -> Stance {
        if self.excommunicated(a) || self.excommunicated(b) {
            return Stance::Excommunication;
        }
        let pair = (a.min(b), a.max(b));
        self.bonds.iter().find(|(low, high, _)| (*low, *high) == pair).map_or(Stance::Neutral, |(_, _, stance)| *stance)
    }

    /// Whether one of two houses is the blood lord of the other, whatever else stands between them (manual 4.14.8).
    #[must_use]
    pub fn bound_by_blood(&self, a: Seat, b: Seat) -> bool {
        self.bonds.contains(&(a.min(b), a.max(b), Stance::Vassalage))
    }

    /// Whether a house has been expelled from the conclave (manual 4.14.9).
    #[must_use]
    pub fn excommunicated(&self, seat: Seat) -> bool {
        self.excommunicated[seat.index()]
    }

    /// Sets what stands between two houses.
    pub(in crate::rules) fn set_stance(&mut self, a: Seat, b: Seat, stance: Stance) {
        let pair = (a.min(b), a.max(b));
        self.bonds.retain(|(low, high, _)| (*low, *high) != pair);
        if stance != Stance::Neutral {
            self.bonds.push((pair.0, pair.1, stance));
            self.bonds.sort_unstable();
        }
    }

    /// Expels a house, or takes it back.
    pub(in crate::rules) fn set_excommunicated(&mut self, seat: Seat, expelled: bool) {
        self.excommunicated[seat.index()] = expelled;
    }
}

/// Whether what a house does to all its opponents passes another by, because one of them is the blood lord of the other
/// (manual appendix J). It is answered from the stances that there are: vassalage comes about only in described positions yet.
#[must_use]
pub fn spared(game: &Game, a: Seat, b: Seat) -> bool {
    game.diplomacy().bound_by_blood(a, b)
}
