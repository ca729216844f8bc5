//! A combat in progress: its armies, their sizes and the defence.

use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, FortressPower, Trait};
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, Seat};

/// A side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Side {
    /// The attackers.
    Attack,
    /// The defenders.
    Defend,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attack => Self::Defend,
            Self::Defend => Self::Attack,
        }
    }
}

/// What one devil has in a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// Whose.
    pub seat: Seat,
    /// On which side.
    pub side: Side,
    /// Its hordes.
    pub hordes: Vec<Card>,
    /// Its Souls.
    pub souls: u32,
    /// True if the devil is there.
    pub devil: bool,
    /// The round in which it joined; 0 for the two that began.
    pub joined: u8,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The main attacker.
    pub attacker: Seat,
    /// The main defender.
    pub defender: Seat,
    /// The combat round, from 1.
    pub round: u8,
    /// The armies. The first is that of the main attacker, the second that of the main defender.
    pub armies: Vec<Army>,
    /// Devils that were hit and put aside.
    pub hit: Vec<Seat>,
    /// True if there was a fortress when the combat began.
    pub castle: bool,
    /// True while the fortress is neither damaged nor destroyed.
    pub standing: bool,
    /// True if the fortress was negated.
    pub negated: bool,
    /// True if combat cards were drawn.
    pub fought: bool,
    /// True if nobody fights in this round.
    pub truce: bool,
    /// True if the attackers want to release their imprisoned master.
    pub release: bool,
}

impl Battle {
    /// Returns the army of a seat.
    #[must_use]
    pub fn army(&self, seat: Seat) -> Option<&Army> {
        self.armies.iter().find(|army| army.seat == seat)
    }

    pub(crate) fn army_mut(&mut self, seat: Seat) -> Option<&mut Army> {
        self.armies.iter_mut().find(|army| army.seat == seat)
    }

    /// Iterates over the armies of a side.
    pub fn side(&self, side: Side) -> impl Iterator<Item = &Army> + '_ {
        self.armies.iter().filter(move |army| army.side == side)
    }

    /// True if the fortress of the main defender counts for this army.
    #[must_use]
    pub fn in_fortress(&self, seat: Seat) -> bool {
        self.standing && seat == self.defender
    }

    /// Returns how many hits would destroy an army.
    #[must_use]
    pub fn units(&self, army: &Army) -> u32 {
        let fortress = self.in_fortress(army.seat);
        army.hordes.len() as u32 + army.souls + u32::from(army.devil) + u32::from(fortress)
    }

    /// Returns how many hits would destroy a side.
    #[must_use]
    pub fn side_units(&self, side: Side) -> u32 {
        self.side(side).map(|army| self.units(army)).sum()
    }

    /// Returns the size of an army: "Souls have no size value".
    #[must_use]
    pub fn size(&self, catalog: &Catalog, game: &Game, army: &Army) -> u32 {
        let hordes: u32 = army.hordes.iter().filter_map(|card| catalog.horde(*card)).map(|def| def.size).sum();
        let devil = if army.devil { game.powers(catalog, army.seat).size } else { 0 };
        hordes + devil + u32::from(self.in_fortress(army.seat))
    }

    /// Returns the size of a side.
    #[must_use]
    pub fn side_size(&self, catalog: &Catalog, game: &Game, side: Side) -> u32 {
        self.side(side).map(|army| self.size(catalog, game, army)).sum()
    }

    /// Returns the number of hordes of a side with a trait.
    #[must_use]
    pub fn count(&self, catalog: &Catalog, side: Side, what: Trait) -> u32 {
        self.side(side).flat_map(|army| &army.hordes).filter(|card| catalog.can(**card, what)).count() as u32
    }

    /// Returns the defence points of the main defender.
    #[must_use]
    pub fn defence(&self, catalog: &Catalog, game: &Game) -> u32 {
        let walls = game.fortress(catalog, self.defender).filter(|_| self.standing && !self.negated);
        let walls = walls.map_or(0, |def| def.defence + game.hearts(catalog, self.defender));
        let gnawed = self.count(catalog, Side::Attack, Trait::Gnaws);
        walls.saturating_sub(gnawed).max(game.powers(catalog, self.defender).flies)
    }

    /// Returns the extra hits on a side in each round.
    #[must_use]
    pub fn extra_hits(&self, catalog: &Catalog, game: &Game, on: Side) -> u32 {
        let maze = match game.fortress(catalog, self.defender).map(|def| def.power) {
            // "Any special powers of the fortress still apply", even if it is negated.
            Some(FortressPower::Maze { hits }) if self.standing && on == Side::Attack => u32::from(hits),
            Some(
                FortressPower::Maze { .. } | FortressPower::Quiet | FortressPower::Tower { .. } | FortressPower::Walls,
            )
            | None => 0,
        };
        maze + self.count(catalog, on.other(), Trait::Strikes)
    }

    /// True if an army has a leader. In its home realm it needs none.
    #[must_use]
    pub fn is_led(&self, catalog: &Catalog, army: &Army) -> bool {
        let home = army.seat == self.defender || (self.release && army.seat == self.attacker);
        home || army.devil || army.hordes.iter().any(|card| catalog.can(*card, Trait::Leads))
    }
}

/// Returns the row of a combat card for these sizes.
#[must_use]
pub fn odds(attack: u32, defence: u32) -> usize {
    match (attack, defence) {
        (a, d) if a >= 3 * d && a > d => 5,
        (a, d) if a >= 2 * d && a > d => 4,
        (a, d) if a > d => 3,
        (a, d) if d >= 3 * a && d > a => 0,
        (a, d) if d >= 2 * a && d > a => 1,
        _ => 2,
    }
}

impl Game {
    /// True if the army of a seat can march under these leaders.
    #[must_use]
    pub fn leads(&self, catalog: &Catalog, seat: Seat, devil: bool, hordes: &[Card]) -> bool {
        let person = devil && self.domain(seat).whereabouts == Whereabouts::Hell;
        person || hordes.iter().any(|card| catalog.can(*card, Trait::Leads))
    }
}
