//! The game: everything that has to be saved, and nothing that can be worked out.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
pub use table_core::seats::Player;

use super::archfiends::{self, Attributes, Flaw, House, Houses, Perks, Rank, found};
use super::arena::Arena;
use super::attachments::Attachments;
use super::bazaar::{self, Bazaar, Goods};
use super::catalog::{ArchfiendDef, Catalog, GarrisonRow, Gift};
use super::conclave::{Conclave, GameLength};
use super::dice::{Dice, Stream};
use super::diplomacy::Diplomacy;
use super::events::{self, Events};
use super::forces::{Forces, Landmark, Muster, Place, Shape, Stat};
use super::ids::{FEWEST_SEATS, PlaceId, PlaceKind, Seat};
use super::manuscripts::Manuscripts;
use super::objectives::{self, Objectives, Sin};
use super::realm::Realm;
use super::realm::board::{Board, SiteKind};
use super::realm::generate::{MapSpec, MapType, PlaceFrequency, generate};
use super::realm::hex::MapSize;
use super::rituals::Rituals;
use super::shared::Shared;
use super::tribute::Treasury;

/// How a game is set up (manual 2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Size of the map.
    pub size: MapSize,
    /// Lie of the land.
    pub map_type: MapType,
    /// How many places of power there are.
    pub frequency: PlaceFrequency,
    /// How many tokens the game lasts.
    pub length: GameLength,
    /// The seed of all dice. Seats must not see it while the game runs.
    pub seed: u64,
    /// Whether only one save is kept (manual 2).
    pub iron_man: bool,
}

/// An archfiend as it enters the game (manual 4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archfiend {
    /// Its name.
    pub name: String,
    /// What the heralds call after the name.
    pub title: String,
    /// Its portrait, 0 to 14 (manual 4.1).
    pub form: u8,
    /// Its rank at the start.
    pub rank: Rank,
    /// Its attributes at the start.
    pub attributes: Attributes,
    /// Its perks, by id (manual appendix G).
    pub perks: Vec<String>,
    /// Its public objective (manual 4.1).
    pub objective: Sin,
    /// The name of its personal guard.
    pub guard: String,
    /// The name of its stronghold.
    pub stronghold: String,
}

impl From<&ArchfiendDef> for Archfiend {
    fn from(def: &ArchfiendDef) -> Self {
        Self {
            name: def.name.clone(),
            title: def.title.clone(),
            form: def.form,
            rank: def.rank,
            attributes: def.attributes,
            perks: def.perks.clone(),
            objective: def.objective,
            guard: def.guard.clone(),
            stronghold: def.stronghold.clone(),
        }
    }
}

/// One seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCharter {
    /// Who plays it.
    pub player: Player,
    /// Which archfiend sits there.
    pub archfiend: Archfiend,
    /// The house symbol, 0 to 9, no two alike.
    pub symbol: u8,
    /// Whom a king maker has chosen to be its pawn (manual 3.4); left to the dice if nothing is said, and without meaning for
    /// everybody else.
    pub pawn: Option<Seat>,
}

/// A set-up: settings and seats. With it and the drafts of all turns a game can be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// The settings.
    pub settings: Settings,
    /// The seats, four to six of them.
    pub seats: Vec<SeatCharter>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharterFault {
    /// Too few or too many seats.
    #[error("a game needs 4 to 6 archfiends, but this set-up has {0}")]
    Seats(usize),
    /// Two seats with one symbol, or a symbol that does not exist.
    #[error("every house needs a symbol of its own from 0 to 9, but symbol {0} is used twice or does not exist")]
    Symbol(u8),
    /// An archfiend that cannot be.
    #[error("{name} cannot enter the game: {flaw}")]
    Archfiend {
        /// Whose.
        name: String,
        /// The first thing that is wrong with it.
        flaw: Flaw,
    },
    /// A king maker whose pawn is itself or nobody.
    #[error("seat {0} has chosen a pawn that does not sit at the table, or itself")]
    Pawn(usize),
    /// Too few places in the catalog for this map.
    #[error("the map has {needed} places of power, but the catalog holds only {known}")]
    Places {
        /// Places on the map.
        needed: usize,
        /// Places in the catalog.
        known: usize,
    },
}

/// A whole game. Copies share every slice that none of them has changed, so that a copy costs next to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(super) charter: Arc<Charter>,
    pub(super) turn: u32,
    pub(super) realm: Shared<Realm>,
    pub(super) houses: Shared<Houses>,
    pub(super) treasury: Shared<Treasury>,
    pub(super) bazaar: Shared<Bazaar>,
    pub(super) forces: Shared<Forces>,
    pub(super) diplomacy: Shared<Diplomacy>,
    pub(super) conclave: Shared<Conclave>,
    pub(super) attachments: Shared<Attachments>,
    pub(super) manuscripts: Shared<Manuscripts>,
    pub(super) arena: Shared<Arena>,
    pub(super) rituals: Shared<Rituals>,
    pub(super) events: Shared<Events>,
    pub(super) objectives: Shared<Objectives>,
}

impl Game {
    /// Founds a game: draws the map, founds the houses, seats the circle, fills the bazaar.
    ///
    /// # Errors
    /// A set-up that cannot be played.
    pub fn found(catalog: &Catalog, charter: Charter) -> Result<Self, CharterFault> {
        let seats = charter.seats.len();
        if !(FEWEST_SEATS..=Seat::MOST).contains(&seats) {
            return Err(CharterFault::Seats(seats));
        }
        for (index, seat) in charter.seats.iter().enumerate() {
            if let Some(flaw) = archfiends::flaws(catalog, &seat.archfiend).into_iter().next() {
                return Err(CharterFault::Archfiend { name: seat.archfiend.name.clone(), flaw });
            }
            if seat.pawn.is_some_and(|pawn| pawn.index() == index || pawn.index() >= seats) {
                return Err(CharterFault::Pawn(index));
            }
            if seat.symbol > 9 || charter.seats[..index].iter().any(|other| other.symbol == seat.symbol) {
                return Err(CharterFault::Symbol(seat.symbol));
            }
        }
        let Settings { size, map_type, frequency, seed, .. } = charter.settings;
        let dice = Dice::new(seed, 0);
        let spec = MapSpec { size, map_type, frequency, seats: seats as u8 };
        let board = generate(&spec, &catalog.constants.map, &dice);
        Self::on_board(catalog, charter, board, &dice)
    }

    fn on_board(catalog: &Catalog, charter: Charter, board: Board, dice: &Dice) -> Result<Self, CharterFault> {
        let seats: Vec<Seat> = (0..charter.seats.len() as u8).map(Seat).collect();
        let places = raise_places(catalog, &charter, &board, dice)?;
        let mut circle = seats.clone();
        dice.open(Stream::TurnCircle).shuffle(&mut circle);
        let houses = charter.seats.iter().map(|seat| House::new(seat.archfiend.rank, seat.archfiend.attributes));
        let mut game = Self {
            turn: 1,
            houses: Houses { houses: houses.collect() }.into(),
            treasury: Treasury::new(seats.len()).into(),
            bazaar: Bazaar::new(Goods::all(catalog)).into(),
            forces: Forces::new(places).into(),
            diplomacy: Diplomacy::new(seats.len(), &mut dice.open(Stream::Threats)).into(),
            conclave: Conclave::new(circle, catalog.constants.houses.prestige).into(),
            attachments: Shared::default(),
            manuscripts: Shared::default(),
            arena: Shared::default(),
            rituals: Shared::default(),
            events: Shared::default(),
            objectives: Shared::default(),
            realm: Realm::new(board).into(),
            charter: Arc::new(charter),
        };
        for seat in seats {
            game.gift_house(catalog, seat, dice);
            game.found_house(catalog, seat, dice);
        }
        game.objectives = objectives::found(catalog, &game, dice).into();
        bazaar::stock(catalog, &mut game, &mut dice.open(Stream::Stock));
        events::found(catalog, &mut game, dice);
        Ok(game)
    }

    /// Gives a house its perks, and a king maker its pawn.
    fn gift_house(&mut self, catalog: &Catalog, seat: Seat, dice: &Dice) {
        let charter = &self.charter.seats[seat.index()];
        let perks: Perks = charter.archfiend.perks.iter().filter_map(|id| catalog.perk_named(id)).collect();
        let chosen = charter.pawn;
        let house = self.houses.of_mut(seat);
        house.perks = perks;
        house.settle_aura(catalog);
        if archfiends::gifted(catalog, self, seat, Gift::KingMaker) {
            let others: Vec<Seat> = self.seats().filter(|&other| other != seat).collect();
            let pawn = chosen.or_else(|| dice.open(Stream::Pawn(seat)).pick(&others).copied());
            self.houses.of_mut(seat).pawn = pawn;
        }
    }

    fn found_house(&mut self, catalog: &Catalog, seat: Seat, dice: &Dice) {
        let mut rolls = dice.open(Stream::Founding(seat));
        let House { rank, attributes, .. } = *self.houses.of(seat);
        let founded = found(catalog, rank, &attributes, &mut rolls);
        let land = self.realm.board().starting_land(seat);
        for &canton in &land {
            self.realm.award(canton, Some(seat));
        }
        if let Some(id) = self.forces.stronghold(seat).map(|place| place.id)
            && let Some(place) = self.forces.place_mut(id)
        {
            place.owner = Some(seat);
            place.level = founded.stronghold_level;
            place.strength = founded.stronghold;
            place.hp = founded.stronghold_hp;
            place.max_hp = founded.stronghold_hp;
        }
        let free: Vec<_> = land.into_iter().filter(|&canton| self.forces.vacant(canton)).collect();
        if let Some(&canton) = rolls.pick(&free) {
            let shape = Shape {
                level: founded.guard_level,
                strength: founded.guard,
                hp: founded.guard_hp,
                moves: catalog.constants.forces.guard_moves,
                loyalty: catalog.constants.battle.guard_loyalty,
            };
            self.forces.raise(Muster::Guard(seat), seat, canton, shape);
        }
        for worth in founded.cards {
            let card = self.treasury.mint(seat, worth);
            self.treasury.deposit(seat, [card]);
        }
    }

    /// The set-up.
    #[must_use]
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The turn that is being planned or processed, from 1.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// How many seats there are, fallen houses included.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.charter.seats.len()
    }

    /// All seats, fallen houses included.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.charter.seats.len() as u8).map(Seat)
    }

    /// The realm slice.
    #[must_use]
    pub fn realm(&self) -> &Realm {
        &self.realm
    }

    /// The archfiends slice.
    #[must_use]
    pub fn houses(&self) -> &Houses {
        &self.houses
    }

    /// The tribute slice.
    #[must_use]
    pub fn treasury(&self) -> &Treasury {
        &self.treasury
    }

    /// The bazaar slice.
    #[must_use]
    pub fn bazaar(&self) -> &Bazaar {
        &self.bazaar
    }

    /// The forces slice.
    #[must_use]
    pub fn forces(&self) -> &Forces {
        &self.forces
    }

    /// The attachments slice.
    #[must_use]
    pub fn attachments(&self) -> &Attachments {
        &self.attachments
    }

    /// The manuscripts slice.
    #[must_use]
    pub fn manuscripts(&self) -> &Manuscripts {
        &self.manuscripts
    }

    /// The diplomacy slice.
    #[must_use]
    pub fn diplomacy(&self) -> &Diplomacy {
        &self.diplomacy
    }

    /// The arena slice.
    #[must_use]
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The rituals slice.
    #[must_use]
    pub fn rituals(&self) -> &Rituals {
        &self.rituals
    }

    /// The events slice.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.events
    }

    /// The objectives slice.
    #[must_use]
    pub fn objectives(&self) -> &Objectives {
        &self.objectives
    }

    /// The conclave slice.
    #[must_use]
    pub fn conclave(&self) -> &Conclave {
        &self.conclave
    }
}

/// The places of a board, with names drawn from the catalog and garrisons strayed a little from their row.
fn raise_places(catalog: &Catalog, charter: &Charter, board: &Board, dice: &Dice) -> Result<Vec<Place>, CharterFault> {
    let mut names: Vec<PlaceKind> = catalog.place_kinds().collect();
    dice.open(Stream::Garrison(board.pandemonium())).shuffle(&mut names);
    if charter.seats.iter().any(|seat| seat.archfiend.objective == Sin::Lust) {
        // What an archfiend lusts for is there to be had, if the map has places of such levels.
        let wanted = &catalog.constants.objectives.lust;
        names.sort_by_key(|&kind| !wanted.contains(&catalog.place(kind).id));
    }
    let needed = board.sites().iter().filter(|site| matches!(site.kind, SiteKind::PlaceOfPower { .. })).count();
    if needed > names.len() {
        return Err(CharterFault::Places { needed, known: names.len() });
    }
    let mut places = Vec::with_capacity(board.sites().len());
    for (index, site) in board.sites().iter().enumerate() {
        let (landmark, row) = match site.kind {
            SiteKind::Pandemonium => (Landmark::Pandemonium, &catalog.constants.forces.pandemonium),
            SiteKind::Stronghold(seat) => (Landmark::Stronghold(seat), &catalog.constants.forces.pandemonium),
            SiteKind::PlaceOfPower { level } => {
                // The unused name whose own level is nearest: a map may ask for more places of a level than there are.
                let nearest =
                    names.iter().enumerate().min_by_key(|(_, kind)| catalog.place(**kind).level.abs_diff(level));
                let Some(at) = nearest.map(|(at, _)| at) else { continue };
                (Landmark::Power(names.remove(at)), garrison_row(catalog, level))
            }
        };
        let mut strength = row.strength;
        if let SiteKind::PlaceOfPower { .. } = site.kind {
            let mut rolls = dice.open(Stream::Garrison(site.canton));
            for _ in 0..catalog.constants.forces.garrison_spread {
                // One value rises by what another loses, so that the sum stays.
                let from = Stat::ALL[rolls.below(3) as usize];
                let to = Stat::ALL[rolls.below(3) as usize];
                if strength.of(from) > 1 {
                    *strength.of_mut(from) -= 1;
                    *strength.of_mut(to) += 1;
                }
            }
        }
        places.push(Place {
            id: PlaceId(index as u8),
            landmark,
            canton: site.canton,
            owner: None,
            level: row.level,
            strength,
            hp: row.hp.into(),
            max_hp: row.hp.into(),
            prestige: row.prestige,
        });
    }
    for place in &mut places {
        if let Landmark::Stronghold(_) = place.landmark {
            place.prestige = 0;
        }
    }
    Ok(places)
}

/// The row of a level; the catalog's check makes sure that all five exist.
fn garrison_row(catalog: &Catalog, level: u8) -> &GarrisonRow {
    let rows = &catalog.constants.forces.garrisons;
    rows.iter().find(|row| row.level == level).unwrap_or(&rows[0])
}
