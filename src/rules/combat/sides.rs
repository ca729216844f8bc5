//! The two sides of a battle, with every part of their values (manual 4.16; ruling R15 for the order of parts).

use serde::{Deserialize, Serialize};

use crate::rules::archfiends::{Part, Tally};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::Stance;
use crate::rules::forces::{Landmark, Legion, Muster, Stat, Strength};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::Foe;

/// What kind of unit fights, so that a report can be read after the unit is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Banner {
    /// A legion.
    Legion(Muster),
    /// A place's garrison.
    Place(Landmark),
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// The unit.
    pub unit: Foe,
    /// What it is called.
    pub banner: Banner,
    /// Whose it is; nobody's for neutral places, the conclave's for Pandemonium.
    pub owner: Option<Seat>,
    /// Its level, for the advantage.
    pub level: u8,
    /// Its hit points when the battle begins.
    pub hp: i16,
    /// Its values in the ranged, melee and infernal challenges, before the advantage.
    pub values: [Tally; 3],
}

impl Fighter {
    /// One value, never below nothing.
    #[must_use]
    pub fn value(&self, stat: Stat) -> i16 {
        self.values[stat as usize].total().max(0) as i16
    }

    /// The combat values on which the advantage can fall: those that are not nothing (manual 4.16).
    pub fn strong_stats(&self) -> impl Iterator<Item = Stat> + '_ {
        Stat::ALL.into_iter().filter(|&stat| self.value(stat) > 0)
    }
}

/// A battle about to be fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub canton: CantonId,
    /// Who comes.
    pub attacker: Fighter,
    /// Who is there.
    pub defender: Fighter,
    /// How many rounds at most.
    pub rounds: u8,
    /// The most that the advantage can be.
    pub advantage_limit: i16,
}

/// Brings the two sides of a battle and their support together.
#[must_use]
pub fn muster(catalog: &Catalog, game: &Game, attacker: &Legion, foe: Foe, canton: CantonId) -> Option<Battle> {
    let defender = match foe {
        Foe::Legion(id) => {
            let legion = game.forces().legion(id)?;
            side(foe, Banner::Legion(legion.muster), Some(legion.owner), legion.level, legion.hp, &legion.strength)
        }
        Foe::Place(id) => {
            let place = game.forces().place(id)?;
            side(foe, Banner::Place(place.landmark), place.owner, place.level, place.hp, &place.strength)
        }
    };
    let unit = Foe::Legion(attacker.id);
    let attacker = side(
        unit,
        Banner::Legion(attacker.muster),
        Some(attacker.owner),
        attacker.level,
        attacker.hp,
        &attacker.strength,
    );
    let numbers = &catalog.constants.battle;
    let mut battle =
        Battle { canton, attacker, defender, rounds: numbers.rounds.max(1), advantage_limit: numbers.advantage_limit };
    support(game, &mut battle);
    Some(battle)
}

fn side(unit: Foe, banner: Banner, owner: Option<Seat>, level: u8, hp: i16, strength: &Strength) -> Fighter {
    let values = Stat::ALL.map(|stat| Tally::base(strength.of(stat).into()));
    Fighter { unit, banner, owner, level, hp, values }
}

/// Support from legions next to the canton of combat: half of each of their values, rounded down (manual 4.16). Places
/// give none.
fn support(game: &Game, battle: &mut Battle) {
    let grid = game.realm().grid();
    let fighting = [battle.attacker.unit, battle.defender.unit];
    let owners = [battle.attacker.owner, battle.defender.owner];
    for legion in game.forces().legions() {
        if fighting.contains(&Foe::Legion(legion.id)) || !grid.adjacent(legion.canton, battle.canton) {
            continue;
        }
        let with_attacker = supports(game, legion.owner, owners[0], owners[1]);
        let with_defender = supports(game, legion.owner, owners[1], owners[0]);
        let side = match (with_attacker, with_defender) {
            (true, false) => &mut battle.attacker,
            (false, true) => &mut battle.defender,
            // A house bound to both sides, or to neither, stays out of it.
            (true, true) | (false, false) => continue,
        };
        for stat in Stat::ALL {
            side.values[stat as usize].add(Part::Support(legion.id), i32::from(legion.strength.of(stat) / 2));
        }
    }
}

/// Whether a house's legions support `side` against `other` (manual 4.16).
fn supports(game: &Game, house: Seat, side: Option<Seat>, other: Option<Seat>) -> bool {
    let Some(side) = side else { return false };
    if house == side {
        return true;
    }
    if other == Some(house) {
        return false;
    }
    if game.diplomacy().stance(house, side) == Stance::Vassalage {
        return true;
    }
    let cast_out = |seat: Seat| game.diplomacy().excommunicated(seat);
    other.is_some_and(cast_out) && !cast_out(side) && !cast_out(house)
}
