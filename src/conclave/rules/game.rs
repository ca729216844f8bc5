//! The game: the data that has to be saved, without anything that can be calculated.

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

/// The settings of a game (manual 2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The size of the map.
    pub size: MapSize,
    /// The type of the map.
    pub map_type: MapType,
    /// The frequency of places of power.
    pub frequency: PlaceFrequency,
    /// The number of tokens that the game lasts.
    pub length: GameLength,
    /// The seed of all dice. Seats must not see it while the game runs.
    pub seed: u64,
    /// True if only one save is kept (manual 2).
    pub iron_man: bool,
}

/// An archfiend as it enters the game (manual 4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archfiend {
    /// Its name.
    pub name: String,
    /// Its title, shown after the name.
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
    /// The player.
    pub player: Player,
    /// The archfiend.
    pub archfiend: Archfiend,
    /// The house symbol, 0 to 9, unique in the game.
    pub symbol: u8,
    /// The chosen pawn of a king maker (manual 3.4). `None` lets the dice choose. Ignored for other
    /// houses.
    pub pawn: Option<Seat>,
}

/// A set-up: settings and seats. Together with the drafts of all turns it reproduces a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// The settings.
    pub settings: Settings,
    /// The seats, four to six.
    pub seats: Vec<SeatCharter>,
}

/// The reason why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharterFault {
    /// Too few or too many seats.
    #[error("a game needs 4 to 6 archfiends, but this set-up has {0}")]
    Seats(usize),
    /// Two seats with one symbol, or a symbol that does not exist.
    #[error("every house needs a symbol of its own from 0 to 9, but symbol {0} is used twice or does not exist")]
    Symbol(u8),
    /// An invalid archfiend.
    #[error("{name} cannot enter the game: {flaw}")]
    Archfiend {
        /// Its name.
        name: String,
        /// Its first flaw.
        flaw: Flaw,
    },
    /// A king maker whose pawn is itself or not in the game.
    #[error("seat {0} has chosen a pawn that does not sit at the table, or itself")]
    Pawn(usize),
    /// A trial that is not here, or another set-up than that of the trial.
    #[error("the trial of this game is not in this version of the program, or has changed since: {0}")]
    Trial(String),
    /// Too few places in the catalog for this map.
    #[error("the map has {needed} places of power, but the catalog holds only {known}")]
    Places {
        /// Number of places on the map.
        needed: usize,
        /// Number of places in the catalog.
        known: usize,
    },
}

/// A whole game. Copies share every unchanged slice, so copying is cheap.
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
    ///
    /// Returns the reason why the set-up cannot be played.
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
        if let MapType::Trial(id) = map_type {
            let trial = catalog.trials.iter().find(|trial| trial.id == id);
            let trial = trial.ok_or_else(|| CharterFault::Trial(format!("there is no trial {id}")))?;
            return trial.found(catalog, charter).map_err(|fault| CharterFault::Trial(fault.to_string()));
        }
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

    /// Returns the set-up.
    #[must_use]
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Returns the turn that is being planned or processed, from 1.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Returns the number of seats, including eliminated houses.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.charter.seats.len()
    }

    /// Returns all seats, including eliminated houses.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.charter.seats.len() as u8).map(Seat)
    }

    /// Returns the realm slice.
    #[must_use]
    pub fn realm(&self) -> &Realm {
        &self.realm
    }

    /// Returns the archfiends slice.
    #[must_use]
    pub fn houses(&self) -> &Houses {
        &self.houses
    }

    /// Returns the tribute slice.
    #[must_use]
    pub fn treasury(&self) -> &Treasury {
        &self.treasury
    }

    /// Returns the bazaar slice.
    #[must_use]
    pub fn bazaar(&self) -> &Bazaar {
        &self.bazaar
    }

    /// Returns the forces slice.
    #[must_use]
    pub fn forces(&self) -> &Forces {
        &self.forces
    }

    /// Returns the attachments slice.
    #[must_use]
    pub fn attachments(&self) -> &Attachments {
        &self.attachments
    }

    /// Returns the manuscripts slice.
    #[must_use]
    pub fn manuscripts(&self) -> &Manuscripts {
        &self.manuscripts
    }

    /// Returns the diplomacy slice.
    #[must_use]
    pub fn diplomacy(&self) -> &Diplomacy {
        &self.diplomacy
    }

    /// Returns the arena slice.
    #[must_use]
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// Returns the rituals slice.
    #[must_use]
    pub fn rituals(&self) -> &Rituals {
        &self.rituals
    }

    /// Returns the events slice.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.events
    }

    /// Returns the objectives slice.
    #[must_use]
    pub fn objectives(&self) -> &Objectives {
        &self.objectives
    }

    /// Returns the conclave slice.
    #[must_use]
    pub fn conclave(&self) -> &Conclave {
        &self.conclave
    }
}

/// Creates the places of a board, with names drawn from the catalog and garrisons varied slightly
/// from their row.
fn raise_places(catalog: &Catalog, charter: &Charter, board: &Board, dice: &Dice) -> Result<Vec<Place>, CharterFault> {
    let mut names: Vec<PlaceKind> = catalog.place_kinds().collect();
    dice.open(Stream::Garrison(board.pandemonium())).shuffle(&mut names);
    if charter.seats.iter().any(|seat| seat.archfiend.objective == Sin::Lust) {
        // The places for the objective Lust come first, so that they are on the map if it has
        // places of such levels.
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
                // Takes the unused name with the nearest level, because a map may need more places
                // of a level than the catalog has.
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
                // One value rises and another falls, so that their sum is unchanged.
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

/// Returns the garrison of a level. The check of the catalog ensures that all five exist.
fn garrison_row(catalog: &Catalog, level: u8) -> &GarrisonRow {
    let rows = &catalog.constants.forces.garrisons;
    rows.iter().find(|row| row.level == level).unwrap_or(&rows[0])
}
