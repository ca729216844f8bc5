//! A described position: a small board with legions, places and vaults, written by hand in RON.
//!
//! Scenario tests, puzzles and tutorials start from such a position instead of a generated map.
//! Everything that is not described has a simple default: open land, houses of rank Lord without
//! attributes, empty vaults, an empty bazaar.

mod dealings;
mod described;
mod holdings;
mod objectives;
mod occasions;
mod rituals;

use std::sync::Arc;

use super::archfiends::{Attributes, House, Houses, Rank};
use super::bazaar::{Bazaar, Goods, Ware};
use super::catalog::{Catalog, DecorationDef, Wearer};
use super::conclave::{Conclave, Usurpation};
use super::dice::{Dice, Rolls, Stream};
use super::events;
use super::forces::{Forces, Landmark, Muster, Place, Promotion, Reforming, Shape, Strength, decorate};
use super::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use super::ids::{CantonId, CardId, FEWEST_SEATS, LegionId, PlaceId, PlaceKind, Seat};
use super::manuscripts::Piece;
use super::objectives::{Objectives, Sin};
use super::realm::Realm;
use super::realm::board::{Board, Site, SiteKind};
use super::realm::generate::{MapType, PlaceFrequency};
use super::realm::hex::{Grid, MapSize};
use super::realm::terrain::Terrain;
use super::rituals::augur;
use super::tribute::{Treasury, TributeCard};

/// A canton as written by people: column and row, both from 0 in the north-west.
pub type At = (i32, i32);

pub use dealings::{TableauArena, TableauCombat, TableauRecord, TableauVendetta};
pub use described::{
    Tableau, TableauCard, TableauGuard, TableauHouse, TableauLegion, TableauPlace, TableauTreasure, TableauWare,
    TableauWearer,
};
pub use objectives::TableauObjectives;
pub use occasions::{TableauEvents, TableauRunning};
pub use rituals::{TableauRituals, TableauStanding};

/// The reason why a described position cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct TableauFault(String);

impl TableauFault {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

/// The size of every described board.
const SIZE: MapSize = MapSize::Small;

/// Returns the canton at a column and row of a described board.
#[must_use]
pub fn canton_at(at: At) -> CantonId {
    Grid::of(SIZE).at(at.0, at.1)
}

const fn strength((ranged, melee, infernal): (i16, i16, i16)) -> Strength {
    Strength { ranged, melee, infernal }
}

/// Returns the goods with this id in the catalog.
///
/// # Errors
///
/// Returns an error if there are none.
pub fn goods_named(catalog: &Catalog, id: &str) -> Result<Goods, TableauFault> {
    let legion = catalog.legion_named(id).map(Goods::Legion);
    let praetor = || catalog.praetor_named(id).map(Goods::Praetor);
    let artifact = || catalog.artifact_named(id).map(Goods::Artifact);
    let relic = || catalog.relic_named(id).map(Goods::Relic);
    let piece = || piece_named(catalog, id).map(Goods::Manuscript);
    let known = legion.or_else(praetor).or_else(artifact).or_else(relic).or_else(piece);
    known.ok_or_else(|| TableauFault(format!("nothing in the catalog is called \"{id}\"")))
}

/// Returns a piece of a manuscript as written in descriptions: `rite_of_blood/2`.
fn piece_named(catalog: &Catalog, words: &str) -> Option<Piece> {
    let (id, number) = words.split_once('/')?;
    let piece = Piece { manuscript: catalog.manuscript_named(id)?, number: number.parse().ok()? };
    piece.known(catalog).then_some(piece)
}

/// Returns the decoration with this id for this kind of wearer.
fn decoration_named<'a>(catalog: &'a Catalog, id: &str, wearer: Wearer) -> Result<&'a DecorationDef, TableauFault> {
    let found = catalog.decorations.iter().find(|def| def.id == id && def.wearer == wearer);
    found.ok_or_else(|| TableauFault(format!("no decoration of a {wearer:?} is called \"{id}\"")))
}

impl TableauLegion {
    /// Returns its values, as described or from the catalog.
    fn shape(&self, catalog: &Catalog, muster: Muster) -> Result<Shape, TableauFault> {
        let def = match muster {
            Muster::Guard(_) => None,
            Muster::Hired(kind) => Some(catalog.legion(kind)),
        };
        let described = Shape {
            level: self.level,
            strength: strength(self.strength),
            hp: self.hp,
            moves: self.moves.unwrap_or(2),
            loyalty: self.loyalty.unwrap_or(2),
        };
        match (self.hp, def) {
            (0, Some(def)) => Ok(Shape {
                level: def.level,
                strength: def.strength(),
                hp: def.hp.into(),
                moves: self.moves.unwrap_or(def.moves),
                loyalty: self.loyalty.unwrap_or(def.loyalty),
            }),
            (0, None) => Err(TableauFault("a personal guard has no hit points".to_owned())),
            _ => Ok(described),
        }
    }
}

impl TableauPlace {
    /// Fills in the missing values from the catalog.
    fn whole(mut self, catalog: &Catalog) -> Result<Self, TableauFault> {
        if self.level == 0
            && let Some(id) = &self.kind
        {
            self.level = catalog.place(place_named(catalog, id)?).level;
        }
        if self.hp == 0
            && let Some(row) = catalog.constants.forces.garrisons.iter().find(|row| row.level == self.level)
        {
            let Strength { ranged, melee, infernal } = row.strength;
            self.strength = (ranged, melee, infernal);
            self.hp = row.hp.into();
            self.prestige = row.prestige;
        }
        Ok(self)
    }
}

fn place_named(catalog: &Catalog, id: &str) -> Result<PlaceKind, TableauFault> {
    let found = catalog.place_named(id);
    found.ok_or_else(|| TableauFault(format!("no place of power in the catalog is called \"{id}\"")))
}

/// Returns an archfiend of no name, for a house that names none.
fn nameless(index: usize) -> Archfiend {
    let letter = char::from(b'A' + index as u8);
    Archfiend {
        name: format!("House {letter}"),
        title: String::new(),
        form: index as u8,
        rank: Rank::Lord,
        attributes: Attributes::default(),
        perks: Vec::new(),
        objective: Sin::default(),
        guard: format!("Guard of {letter}"),
        stronghold: format!("Keep of {letter}"),
    }
}

impl Tableau {
    /// Sets the position up.
    ///
    /// # Errors
    ///
    /// Returns a sentence that names the contradiction.
    pub fn set_up(&self, catalog: &Catalog) -> Result<Game, TableauFault> {
        let count = self.houses.len();
        if !(FEWEST_SEATS..=Seat::MOST).contains(&count) {
            return Err(TableauFault(format!("a position needs 4 to 6 houses, not {count}")));
        }
        let pandemonium = self.pandemonium();
        let mut realm = Realm::new(self.board(catalog, &pandemonium)?);
        self.award_land(&mut realm);
        let places = self.raise_places(catalog, &realm, &pandemonium)?;
        for place in &places {
            if let Some(owner) = place.owner {
                realm.award(place.canton, Some(owner));
            }
        }
        let mut rolls = Dice::new(self.seed, 0).open(Stream::Founding(Seat(0)));
        let forces = self.forces(catalog, places, &mut rolls)?;
        let mut attachments = self.attachments(catalog, &mut rolls)?;
        self.events.banish(catalog, &mut attachments)?;
        let mut game = Game {
            charter: Arc::new(self.charter(catalog)?),
            turn: self.turn.unwrap_or(1),
            realm: realm.into(),
            houses: self.house_state(catalog)?.into(),
            treasury: self.treasury().into(),
            bazaar: self.bazaar(catalog)?.into(),
            forces: forces.into(),
            diplomacy: self.diplomacy(count).into(),
            conclave: self.conclave().into(),
            attachments: attachments.into(),
            manuscripts: self.manuscripts(catalog)?.into(),
            arena: self.arena(catalog)?.into(),
            rituals: self.rituals.set_up(catalog, self.turn.unwrap_or(1))?.into(),
            events: self.events.set_up(catalog)?.into(),
            objectives: Objectives::default().into(),
        };
        self.set_objectives(catalog, &mut game)?;
        for &(seer, of, level) in &self.rituals.auguries {
            augur(catalog, &mut game, (Seat(seer), Seat(of)), level);
        }
        if !self.events.running.is_empty() {
            events::rule_bazaar(catalog, &mut game, true);
        }
        Ok(game)
    }

    /// Returns the conclave's own city, by default in the south-eastern corner.
    fn pandemonium(&self) -> TableauPlace {
        self.pandemonium.clone().unwrap_or(TableauPlace {
            at: (11, 11),
            owner: None,
            level: 10,
            strength: (12, 14, 12),
            hp: 30,
            damage: 0,
            prestige: 0,
            kind: None,
        })
    }

    /// Returns the canton of a stronghold, by default in the last row but one, two cantons from the
    /// next.
    fn gate(&self, seat: usize) -> CantonId {
        canton_at(self.houses[seat].stronghold.unwrap_or((seat as i32 * 2, 10)))
    }

    fn board(&self, catalog: &Catalog, pandemonium: &TableauPlace) -> Result<Board, TableauFault> {
        let mut sites = vec![Site { canton: canton_at(pandemonium.at), kind: SiteKind::Pandemonium }];
        sites.extend(
            (0..self.houses.len())
                .map(|seat| Site { canton: self.gate(seat), kind: SiteKind::Stronghold(Seat(seat as u8)) }),
        );
        for place in &self.places {
            let level = place.clone().whole(catalog)?.level.clamp(1, 5);
            sites.push(Site { canton: canton_at(place.at), kind: SiteKind::PlaceOfPower { level } });
        }
        let mut terrain = vec![self.ground.unwrap_or(Terrain::OpenLand); SIZE.cantons()];
        for site in &sites {
            terrain[site.canton.index()] = Terrain::OpenLand;
        }
        for &(at, kind) in &self.terrain {
            terrain[canton_at(at).index()] = kind;
        }
        Board::new(SIZE, terrain, sites).map_err(TableauFault)
    }

    fn award_land(&self, realm: &mut Realm) {
        for (index, house) in self.houses.iter().enumerate() {
            let seat = Seat(index as u8);
            realm.award(self.gate(index), Some(seat));
            for &at in &house.land {
                realm.award(canton_at(at), Some(seat));
            }
        }
    }

    fn treasury(&self) -> Treasury {
        let mut treasury = Treasury::new(self.houses.len());
        let mut cards = 0;
        for (index, house) in self.houses.iter().enumerate() {
            for &worth in &house.vault {
                treasury.deposit(Seat(index as u8), [TributeCard { id: CardId(cards), worth }]);
                cards += 1;
            }
        }
        // New cards must not reuse the ids of described ones.
        treasury.pass_over(Seat(0), cards);
        treasury
    }

    fn house_state(&self, catalog: &Catalog) -> Result<Houses, TableauFault> {
        let mut houses = Vec::new();
        for house in &self.houses {
            let mut founded = House::new(house.rank.unwrap_or(Rank::Lord), house.attributes);
            for id in &house.perks {
                let perk = catalog.perk_named(id);
                founded.perks.add(perk.ok_or_else(|| TableauFault(format!("no perk is called \"{id}\"")))?);
            }
            founded.pawn = house.pawn.map(Seat);
            founded.settle_aura(catalog);
            houses.push(founded);
        }
        Ok(Houses { houses })
    }

    /// Returns the set-up of the position: a person in every seat.
    pub(crate) fn charter(&self, catalog: &Catalog) -> Result<Charter, TableauFault> {
        let mut seats = Vec::new();
        for (index, house) in self.houses.iter().enumerate() {
            let mut archfiend = match &house.archfiend {
                None => nameless(index),
                Some(name) => {
                    let known = catalog.archfiends.iter().find(|def| def.name == *name);
                    known
                        .ok_or_else(|| TableauFault(format!("no archfiend is called \"{name}\"")))
                        .map(Archfiend::from)?
                }
            };
            archfiend.rank = house.rank.unwrap_or(Rank::Lord);
            archfiend.attributes = house.attributes;
            archfiend.perks.clone_from(&house.perks);
            archfiend.objective = self.public_objective(Seat(index as u8)).unwrap_or(archfiend.objective);
            let pawn = house.pawn.map(Seat);
            seats.push(SeatCharter { player: Player::Human, archfiend, symbol: index as u8, pawn });
        }
        let settings = Settings {
            size: SIZE,
            map_type: MapType::ALL[0],
            frequency: PlaceFrequency::Usual,
            length: self.length,
            seed: self.seed,
            iron_man: false,
        };
        Ok(Charter { settings, seats })
    }

    fn forces(&self, catalog: &Catalog, places: Vec<Place>, rolls: &mut Rolls) -> Result<Forces, TableauFault> {
        let mut forces = Forces::new(places);
        for legion in &self.legions {
            let muster = match &legion.kind {
                None => Muster::Guard(Seat(legion.owner)),
                Some(kind) => {
                    let known = catalog.legion_named(kind);
                    Muster::Hired(known.ok_or_else(|| TableauFault(format!("no legion is called \"{kind}\"")))?)
                }
            };
            let shape = legion.shape(catalog, muster)?;
            let id = forces.raise(muster, Seat(legion.owner), canton_at(legion.at), shape);
            if let Some(raised) = forces.legion_mut(id) {
                raised.hp -= legion.damage;
                raised.renown = legion.renown.unwrap_or(1);
                raised.paid = legion.paid.unwrap_or(1);
                for &ability in &legion.gained {
                    raised.gained.push(ability);
                }
            }
        }
        for (order, wearer) in &self.decorated {
            let TableauWearer::Legion(id) = wearer else { continue };
            let legion = forces.legion_mut(LegionId(*id));
            let legion = legion.ok_or_else(|| TableauFault(format!("there is no legion {id}")))?;
            decorate(decoration_named(catalog, order, Wearer::Legion)?, legion, rolls);
        }
        for &(legion, menu) in &self.promotions {
            forces.wait_for_choice(Promotion { legion: LegionId(legion), menu });
        }
        for guard in &self.gathering {
            let TableauGuard { owner, turns, level, hp, .. } = *guard;
            let shape = Shape { level, strength: strength(guard.strength), hp, moves: 2, loyalty: 10 };
            forces.gather(Reforming { seat: Seat(owner), turns, shape });
        }
        Ok(forces)
    }

    fn conclave(&self) -> Conclave {
        let circle = if self.circle.is_empty() {
            (0..self.houses.len() as u8).map(Seat).collect()
        } else {
            self.circle.iter().map(|&seat| Seat(seat)).collect()
        };
        let mut conclave = Conclave::new(circle, 0);
        conclave.set_position(
            self.houses.iter().map(|house| house.prestige).collect(),
            self.regent.map(Seat),
            self.tokens,
            self.usurper.map(|(seat, turns)| Usurpation { seat: Seat(seat), turns }),
        );
        conclave
    }

    fn bazaar(&self, catalog: &Catalog) -> Result<Bazaar, TableauFault> {
        let stock: Result<Vec<Goods>, TableauFault> = self.stock.iter().map(|id| goods_named(catalog, id)).collect();
        let mut bazaar = Bazaar::new(stock?);
        for ware in &self.shelf {
            let goods = goods_named(catalog, &ware.kind)?;
            bazaar.put_on_shelf(Ware { goods, raised: ware.raised, percent: 100 });
        }
        bazaar.close(self.bazaar_closed);
        if let Some((percent, turns)) = self.bazaar_prices {
            bazaar.set_prices(percent, turns);
        }
        Ok(bazaar)
    }

    fn raise_places(
        &self,
        catalog: &Catalog,
        realm: &Realm,
        pandemonium: &TableauPlace,
    ) -> Result<Vec<Place>, TableauFault> {
        let plain: Vec<PlaceKind> =
            catalog.place_kinds().filter(|&kind| catalog.place(kind).boons.is_empty()).collect();
        let mut places = Vec::new();
        for (index, site) in realm.board().sites().iter().enumerate() {
            let described = match site.kind {
                SiteKind::Pandemonium => pandemonium.clone(),
                SiteKind::Stronghold(seat) => TableauPlace {
                    at: (0, 0),
                    owner: Some(seat.0),
                    level: 3,
                    strength: (5, 7, 4),
                    hp: 12,
                    damage: 0,
                    prestige: 0,
                    kind: None,
                },
                SiteKind::PlaceOfPower { .. } => {
                    let described = self.places.iter().find(|place| canton_at(place.at) == site.canton);
                    let described = described.cloned();
                    described
                        .ok_or_else(|| TableauFault("a place of power has no description".to_owned()))?
                        .whole(catalog)?
                }
            };
            let landmark = match site.kind {
                SiteKind::Pandemonium => Landmark::Pandemonium,
                SiteKind::Stronghold(seat) => Landmark::Stronghold(seat),
                SiteKind::PlaceOfPower { .. } => {
                    let nth = index.saturating_sub(1 + self.houses.len());
                    Landmark::Power(match &described.kind {
                        None => plain.get(nth).copied().unwrap_or(PlaceKind(nth as u16)),
                        Some(id) => place_named(catalog, id)?,
                    })
                }
            };
            places.push(Place {
                id: PlaceId(index as u8),
                landmark,
                canton: site.canton,
                owner: described.owner.map(Seat),
                level: described.level,
                strength: strength(described.strength),
                hp: described.hp - described.damage,
                max_hp: described.hp,
                prestige: described.prestige,
            });
        }
        Ok(places)
    }
}
