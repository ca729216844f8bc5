//! The power of armies.
//!
//! "The power of each army is normally 1 per horde, Soul and Devil on it, plus the home realm
//! defense value in a home realm combat."

use crate::catalog::{ArtifactPower, Catalog, Trait};
use crate::game::{Caster, Game, Whereabouts, sanctuary_defence};
use crate::ids::{Card, ResourceKind, Seat};

/// Where an army fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// In the open.
    Open,
    /// Against the home realm of another devil.
    Assault,
    /// In its own home realm.
    Home,
}

impl Game {
    /// Returns the hordes of a seat that fight on a field. Casters stay at home.
    #[must_use]
    pub fn army(&self, catalog: &Catalog, seat: Seat, field: Field) -> Vec<Card> {
        let fights = |card: &Card| match field {
            Field::Open | Field::Assault => !self.casting(seat, Caster::Horde(*card)),
            Field::Home => true,
        };
        self.hordes(catalog, seat).filter(fights).collect()
    }

    /// Returns the Souls of a seat that fight on a field. They only march if an artifact lets them.
    #[must_use]
    pub fn fighting_souls(&self, catalog: &Catalog, seat: Seat, field: Field) -> u32 {
        let march = || {
            self.leads_in_person(seat)
                && self.artifact(catalog, seat, |power| power == ArtifactPower::MarchingSouls).is_some()
        };
        match field {
            Field::Home => self.domain(seat).souls,
            Field::Open | Field::Assault if march() => self.domain(seat).souls,
            Field::Open | Field::Assault => 0,
        }
    }

    /// Returns the power of the army of one seat, without realms and leaders.
    #[must_use]
    pub fn army_power(&self, catalog: &Catalog, seat: Seat, field: Field) -> u32 {
        let devil = match field {
            Field::Home => self.domain(seat).whereabouts == Whereabouts::Hell,
            Field::Open | Field::Assault => self.leads_in_person(seat),
        };
        let hordes = horde_power(catalog, &self.army(catalog, seat, field), field);
        hordes + u32::from(devil) + self.fighting_souls(catalog, seat, field)
    }

    /// Returns the power of a side. The first seat leads it.
    #[must_use]
    pub fn side_power(&self, catalog: &Catalog, members: &[Seat], field: Field) -> u32 {
        let sum: u32 = members.iter().map(|seat| self.army_power(catalog, *seat, field)).sum();
        let Some(&leader) = members.first() else { return sum };
        let doomed = members
            .iter()
            .any(|seat| self.army(catalog, *seat, field).iter().any(|card| catalog.can(*card, Trait::Cataclysm)));
        let command = self.powers(catalog, leader).command;
        if field == Field::Home || doomed || !self.leads_in_person(leader) {
            return sum;
        }
        (sum * (100 + command)).div_ceil(100)
    }

    /// Returns what a seat's home realm adds to the army that defends it.
    #[must_use]
    pub fn realm_defence(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let domain = self.domain(seat);
        let citadel = self.powers(catalog, seat).citadel;
        let realm = domain.realm.map_or(0, |realm| citadel.unwrap_or(catalog.realm(realm).defence));
        // Two such rituals protect no better than one.
        let ritual = domain.casts.iter().filter_map(|cast| sanctuary_defence(catalog, cast.ritual)).max();
        realm + ritual.unwrap_or(0)
    }

    /// Returns the power with which a seat defends its home realm.
    #[must_use]
    pub fn home_power(&self, catalog: &Catalog, seat: Seat) -> u32 {
        self.side_power(catalog, &[seat], Field::Home) + self.realm_defence(catalog, seat)
    }

    /// Returns how many steps on the track a side wins directly. The first seat leads it.
    #[must_use]
    pub fn reach(&self, catalog: &Catalog, leader: Seat) -> u8 {
        let held = self.domain(leader).tabled.iter().filter_map(|card| match catalog.artifact(*card)?.power {
            ArtifactPower::Reach { steps } => Some(steps),
            ArtifactPower::Foresight
            | ArtifactPower::MarchingSouls
            | ArtifactPower::Salvage
            | ArtifactPower::TwiceCast => None,
        });
        if self.leads_in_person(leader) { held.max().unwrap_or(1) } else { 1 }
    }
}

/// Returns the power of the hordes of one army.
#[must_use]
pub fn horde_power(catalog: &Catalog, hordes: &[Card], field: Field) -> u32 {
    let mut swarms: Vec<(ResourceKind, u32)> = Vec::new();
    let mut sum = 0;
    for &card in hordes {
        let Some(def) = catalog.horde(card) else { continue };
        let (open, assault, home) = def.power;
        let base = match field {
            Field::Open => open,
            Field::Assault => assault,
            Field::Home => home,
        };
        if def.traits.contains(&Trait::Swarms) {
            let kind = catalog.kind(card);
            match swarms.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, count)) => *count += 1,
                None => swarms.push((kind, base)),
            }
            sum += swarms.iter().find(|(other, _)| *other == kind).map_or(0, |(_, count)| *count);
        } else {
            sum += base;
        }
    }
    sum
}

/// Returns the number of colours on the track of strategies: one for each devil, and black.
#[must_use]
pub const fn colours(catalog: &Catalog) -> u8 {
    catalog.devils.len() as u8 + 1
}

/// True if a side with one colour wins directly over a side with another.
#[must_use]
pub const fn beats(catalog: &Catalog, colour: u8, reach: u8, other: u8) -> bool {
    let track = colours(catalog);
    let steps = (colour + track - other % track) % track;
    steps >= 1 && steps <= reach
}
