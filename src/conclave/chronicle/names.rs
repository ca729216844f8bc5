//! Names of things.

use super::{Teller, keys};
use crate::rules::archfiends::{Discipline, Rank};
use crate::rules::bazaar::Tie;
use crate::rules::calendar::{Moment, Step};
use crate::rules::combat::Banner;
use crate::rules::conclave::{GameLength, PrestigeCause, VictoryPath};
use crate::rules::diplomacy::Stance;
use crate::rules::forces::{Landmark, Legion, Muster, Stat};
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::rules::orders::OrderKind;
use crate::rules::realm::Foe;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::{Direction, MapSize};
use crate::rules::realm::terrain::Terrain;
use crate::rules::tribute::{Purse, Resource};

impl Teller<'_> {
    /// Returns the name of the archfiend in a seat.
    #[must_use]
    pub fn seat_name(&self, seat: Seat) -> String {
        let charter = self.table.charter().seats.get(seat.index());
        charter.map_or_else(|| self.say("house-unknown"), |charter| charter.archfiend.name.clone())
    }

    /// Returns the name of the archfiend in a seat, or the word for no owner.
    #[must_use]
    pub fn owner_name(&self, owner: Option<Seat>) -> String {
        owner.map_or_else(|| self.say("house-none"), |seat| self.seat_name(seat))
    }

    /// Returns the name of a legion by its muster.
    #[must_use]
    pub fn muster_name(&self, muster: &Muster) -> String {
        match muster {
            Muster::Guard(seat) => {
                let charter = self.table.charter().seats.get(seat.index());
                charter.map_or_else(|| self.say("legion-unknown"), |charter| charter.archfiend.guard.clone())
            }
            Muster::Hired(kind) => self.catalog.legion(*kind).name.clone(),
        }
    }

    /// Returns the name of a legion.
    #[must_use]
    pub fn legion_name(&self, legion: &Legion) -> String {
        self.muster_name(&legion.muster)
    }

    /// Returns a legion with its owner: "The Ledger Guard of Belphegor".
    #[must_use]
    pub fn legion_of(&self, muster: &Muster, owner: Seat) -> String {
        self.say_with(
            "legion-of",
            &[("legion", self.muster_name(muster).into()), ("house", self.seat_name(owner).into())],
        )
    }

    /// Returns a legion with its owner. The legion may have left the map.
    pub(super) fn legion_by_id(&self, id: LegionId) -> String {
        let legion = self.table.forces().legion(id);
        legion.map_or_else(|| self.say("legion-unknown"), |legion| self.legion_of(&legion.muster, legion.owner))
    }

    /// Returns the name of a place by its landmark.
    #[must_use]
    pub fn place_name(&self, landmark: &Landmark) -> String {
        match landmark {
            Landmark::Pandemonium => self.say("place-pandemonium"),
            Landmark::Stronghold(seat) => {
                let charter = self.table.charter().seats.get(seat.index());
                charter.map_or_else(|| self.say("place-unknown"), |charter| charter.archfiend.stronghold.clone())
            }
            Landmark::Power(kind) => self.catalog.place(*kind).name.clone(),
        }
    }

    /// Returns the name of a place of this table.
    #[must_use]
    pub fn place_by_id(&self, id: PlaceId) -> String {
        let place = self.table.forces().place(id);
        place.map_or_else(|| self.say("place-unknown"), |place| self.place_name(&place.landmark))
    }

    /// Returns the name of a unit by its banner in a battle.
    #[must_use]
    pub fn banner(&self, banner: &Banner) -> String {
        match banner {
            Banner::Legion(muster) => self.muster_name(muster),
            Banner::Place(landmark) => self.place_name(landmark),
        }
    }

    /// Returns the name of a unit of this table, with its owner if it is a legion.
    #[must_use]
    pub fn unit_name(&self, unit: &Foe) -> String {
        match unit {
            Foe::Legion(id) => self.legion_by_id(*id),
            Foe::Place(id) => self.place_by_id(*id),
        }
    }

    /// Returns column and row as shown to players, from 1 in the north-west: "7·4".
    #[must_use]
    pub fn coordinates(&self, canton: CantonId) -> String {
        let grid = self.table.realm().grid();
        self.say_with(
            "coordinates",
            &[("column", (grid.column(canton) + 1).into()), ("row", (grid.row(canton) + 1).into())],
        )
    }

    /// Returns a canton by its place, or by its terrain: "the open land at 7·4".
    #[must_use]
    pub fn canton_name(&self, canton: CantonId) -> String {
        if let Some(place) = self.table.forces().place_at(canton) {
            return self.place_name(&place.landmark);
        }
        let known = canton.index() < self.table.realm().owners().len();
        let terrain = if known { self.table.realm().terrain(canton) } else { Terrain::OpenLand };
        let id = format!("canton-{}", keys::terrain(terrain));
        self.say_with(&id, &[("at", self.coordinates(canton).into())])
    }

    /// Returns amounts of resources: "4 souls, 2 ichor".
    #[must_use]
    pub fn purse(&self, purse: &Purse) -> String {
        let held = Resource::ALL.into_iter().filter(|&resource| purse.of(resource) > 0);
        let parts: Vec<String> = held.map(|resource| self.amount(resource, purse.of(resource))).collect();
        if parts.is_empty() { self.say("purse-nothing") } else { self.series(&parts) }
    }

    /// Returns an amount of one resource: "1 soul".
    #[must_use]
    pub fn amount(&self, resource: Resource, n: u16) -> String {
        self.say_with(&format!("amount-{}", resource.key()), &[("n", n.into())])
    }

    /// Returns a number with its sign: "+3".
    #[must_use]
    pub fn signed(&self, n: i32) -> String {
        let id = if n < 0 { "signed-minus" } else { "signed-plus" };
        self.say_with(id, &[("n", n.unsigned_abs().into())])
    }

    /// Joins parts with commas.
    #[must_use]
    pub fn series(&self, parts: &[String]) -> String {
        let mut parts = parts.iter();
        let first = parts.next().cloned().unwrap_or_default();
        parts.fold(first, |said, part| self.say_with("list-comma", &[("first", said.into()), ("next", part.into())]))
    }

    /// Joins parts with commas and a final "and".
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [start @ .., last] => {
                self.say_with("list-and", &[("first", self.series(start).into()), ("last", last.into())])
            }
        }
    }

    /// Returns a name for the middle of a sentence: "the Crag Reavers".
    #[must_use]
    pub fn mid(&self, name: String) -> String {
        self.say_with("name-mid", &[("name", name.into())])
    }

    /// Returns a moment of the turn: "Slot 2", "Border arbitration".
    #[must_use]
    pub fn moment(&self, moment: &Moment) -> String {
        match moment {
            Moment::Step(step) => self.step(*step),
            Moment::Slot(slot) => self.say_with("moment-slot", &[("n", slot.number().into())]),
        }
    }

    /// Returns the name of a step of the turn.
    #[must_use]
    pub fn step(&self, step: Step) -> String {
        self.say(&format!("step-{}", step.key()))
    }

    /// Returns the name of a rank.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        self.say(&format!("rank-{}", keys::rank(rank)))
    }

    /// Returns the name of a discipline.
    #[must_use]
    pub fn discipline(&self, discipline: Discipline) -> String {
        self.say(&format!("discipline-{}", discipline.key()))
    }

    /// Returns the name of the attribute of a discipline.
    #[must_use]
    pub fn attribute(&self, discipline: Discipline) -> String {
        self.say(&format!("attribute-{}", keys::attribute(discipline)))
    }

    /// Returns the name of a resource.
    #[must_use]
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&format!("resource-{}", resource.key()))
    }

    /// Returns the name of a combat value.
    #[must_use]
    pub fn stat(&self, stat: Stat) -> String {
        self.say(&format!("stat-{}", stat.key()))
    }

    /// Returns the name of a terrain.
    #[must_use]
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.say(&format!("terrain-{}", keys::terrain(terrain)))
    }

    /// Returns the name of a direction on the board.
    #[must_use]
    pub fn direction(&self, direction: Direction) -> String {
        self.say(&format!("direction-{}", keys::direction(direction)))
    }

    /// Returns the name and description of a map type.
    #[must_use]
    pub fn map_type(&self, map: MapType) -> (String, String) {
        let key = keys::map_type(map);
        (self.say(&format!("map-{key}")), self.say(&format!("map-{key}-text")))
    }

    /// Returns a map size: "Normal (14 × 12)".
    #[must_use]
    pub fn size(&self, size: MapSize) -> String {
        let id = format!("size-{}", keys::size(size));
        self.say_with(&id, &[("width", size.width().into()), ("height", size.height().into())])
    }

    /// Returns the name of a frequency of places of power.
    #[must_use]
    pub fn frequency(&self, frequency: PlaceFrequency) -> String {
        self.say(&format!("frequency-{}", keys::frequency(frequency)))
    }

    /// Returns a length of a game: "Normal (15 tokens)".
    #[must_use]
    pub fn length(&self, length: GameLength) -> String {
        let tokens = self.catalog.constants.conclave.lengths[length as usize];
        self.say_with(&format!("length-{}", length.key()), &[("tokens", tokens.into())])
    }

    /// Returns the name of a way to end the game.
    #[must_use]
    pub fn victory(&self, path: VictoryPath) -> String {
        self.say(&format!("path-{}", keys::victory(path)))
    }

    /// Returns the name of a stance between two houses.
    #[must_use]
    pub fn stance(&self, stance: Stance) -> String {
        self.say(&format!("stance-{}", keys::stance(stance)))
    }

    /// Returns the name of a kind of order.
    #[must_use]
    pub fn order_kind(&self, kind: OrderKind) -> String {
        self.say(&format!("order-{}", kind.key()))
    }

    /// Returns the cause of a change of prestige.
    #[must_use]
    pub fn cause(&self, cause: PrestigeCause) -> String {
        self.say(&format!("cause-{}", keys::cause(cause)))
    }

    /// Returns the tie-breaker that decided an auction.
    #[must_use]
    pub fn tie(&self, tie: Tie) -> String {
        self.say(&format!("tie-{}", keys::tie(tie)))
    }
}
