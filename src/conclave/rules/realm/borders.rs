//! Border arbitration at the end of the turn (manual 4.2, the rights of vendetta, conclave and
//! excommunication).
//!
//! > "In order to claim ownership of a Canton, the aggressor must occupy a Canton next to his own
//! > territory and then end the turn with a Legion in the enemy's former space. It is possible to
//! > daisy chain Legions."

use serde::{Deserialize, Serialize};

use crate::diplomacy::Stance;
use crate::game::Game;
use crate::ids::{CantonId, Seat};

/// A canton that changes hands by arbitration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// The canton.
    pub canton: CantonId,
    /// Its new owner.
    pub to: Seat,
    /// Its old owner.
    pub from: Seat,
}

/// All cantons that arbitration transfers from one house to another, in the order in which chains
/// of legions reach them.
#[must_use]
pub fn arbitrate(game: &Game) -> Vec<Award> {
    let legions = game.forces().legions().iter();
    let standing: Vec<(CantonId, Seat)> = legions.map(|legion| (legion.canton, legion.owner)).collect();
    arbitrate_among(game, &standing)
}

/// Like [`arbitrate`], but as if legions of these houses stood in these cantons, and no others.
#[must_use]
pub fn arbitrate_among(game: &Game, standing: &[(CantonId, Seat)]) -> Vec<Award> {
    let realm = game.realm();
    let mut owners = realm.owners().to_vec();
    let mut awards = Vec::new();
    // A chain may run against the order of the legions, so the loop repeats until no canton changes
    // hands.
    loop {
        let before = awards.len();
        for &(canton, seat) in standing {
            let Some(owner) = owners[canton.index()].filter(|&owner| owner != seat) else { continue };
            if !realm.terrain(canton).passable() {
                continue;
            }
            let by_right = match game.diplomacy().stance(seat, owner) {
                Stance::Vendetta | Stance::BloodFeud | Stance::Excommunication => true,
                Stance::Neutral | Stance::Truce | Stance::SingleCombat | Stance::Vassalage => false,
            };
            let adjacent = realm.grid().neighbours(canton).iter().any(|near| owners[near.index()] == Some(seat));
            // An excommunicated house may take any canton, and any of its cantons may be taken.
            if by_right && (adjacent || game.diplomacy().takes_at_will(seat, owner)) {
                owners[canton.index()] = Some(seat);
                awards.push(Award { canton, to: seat, from: owner });
            }
        }
        if awards.len() == before {
            return awards;
        }
    }
}
