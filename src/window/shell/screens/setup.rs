//! The form of a new game: the player's choices, and the charter that results from them.
//!
//! Everything left to chance is drawn from this form's dice, seeded by the clock. The game's dice
//! are not used. The same form always gives the same charter, so that the map in the preview is the
//! map of the game.

use std::path::PathBuf;
use std::time::SystemTime;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::preview::Preview;
use crate::intent::Intent;
use crate::minds;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::game::{Archfiend, Charter, Player};
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::realm::generate::{MapSpec, MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::view::SeatView;
use crate::shell::screens::mods::ModSheet;
use crate::shell::settings::Preferences;
use crate::table::lots;
use crate::table::setups::{SEEDS, SYMBOLS, SeatPlan, SetUp, Sitter, makes_kings, step};
use crate::table::shelf::Leaf;

/// The archfiend of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any archfiend of the catalog that is left.
    Chance,
    /// One that is made by chance when the game begins.
    Thrown,
    /// The archfiend of the catalog with this index.
    Listed(usize),
    /// One that is not in the catalog.
    Own(Box<Archfiend>),
}

/// One seat of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatForm {
    /// A person or a mind.
    pub player: Player,
    /// The archfiend.
    pub choice: Choice,
    /// The house symbol; `None` leaves it to chance ("?" in the manual).
    pub symbol: Option<u8>,
    /// The seat that a King Maker has chosen for its pawn; `None` leaves it to chance.
    pub pawn: Option<usize>,
}

/// Returns the player of a seat. A mind that does not exist here is replaced by the default mind.
fn known_player(player: &Player) -> Player {
    match player {
        Player::Mind(name) if !minds::NAMES.contains(&name.as_str()) => Player::Mind(minds::USUAL.to_owned()),
        Player::Mind(_) | Player::Human => player.clone(),
    }
}

/// The form of a new game, and the state of its screen.
pub struct NewGameState {
    pub(super) seats: Vec<SeatForm>,
    /// Number of houses at the table. The form remembers the seats beyond it.
    pub(super) table: usize,
    pub(super) realm: RealmForm,
    pub(super) preview: Option<Preview>,
    pub(super) focus: Focus,
    pub(super) on_file: OnFile,
    pub(crate) mods: ModSheet,
    /// Intents from buttons in the body of the screen.
    pub(super) asked: Vec<Intent>,
    luck: u64,
}

/// The part of the form about the realm and the length of the game.
pub(super) struct RealmForm {
    pub(super) size: MapSize,
    pub(super) map_type: MapType,
    pub(super) frequency: PlaceFrequency,
    pub(super) length: GameLength,
    pub(super) iron_man: bool,
    /// The seed as typed. Empty leaves it to chance.
    pub(super) seed: String,
}

/// The archfiend that is shown in full.
#[derive(Default)]
pub(super) struct Focus {
    /// Its seat.
    pub(super) seat: usize,
    /// True if the private part is shown although several people play.
    pub(super) uncovered: bool,
    /// A view with this archfiend, used for the texts about perks and objectives.
    pub(super) bare: Option<SeatView>,
}

/// The content of the player's folders.
#[derive(Default)]
pub(super) struct OnFile {
    /// The player's own archfiends.
    pub(super) own: Vec<Archfiend>,
    /// The set-ups.
    pub(super) plots: Vec<Leaf<SetUp>>,
    /// The name for saving the set-up, as typed.
    pub(super) plot_name: String,
    /// The set-up whose deletion waits for confirmation.
    pub(super) doomed: Option<PathBuf>,
}

impl NewGameState {
    /// Returns the form of the last game, or one with which a new player can begin at once.
    #[must_use]
    pub fn from_preferences(catalog: &Catalog, preferences: &Preferences) -> Self {
        let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self::with_luck(catalog, preferences, clock.map_or(0, |since| since.as_nanos() as u64))
    }

    /// Does the same with known dice.
    #[must_use]
    pub fn with_luck(catalog: &Catalog, preferences: &Preferences, luck: u64) -> Self {
        let mut form = Self::fresh(catalog, luck);
        if let Some(charter) = &preferences.last_charter {
            form.fill(catalog, charter);
        }
        form
    }

    /// Returns a form with six random houses: an easy archfiend for the person, and the default
    /// mind for all others.
    fn fresh(catalog: &Catalog, luck: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(luck);
        let mut listed: Vec<usize> = (0..catalog.archfiends.len()).collect();
        listed.shuffle(&mut dice);
        if let Some(easy) = listed.iter().position(|&index| catalog.archfiends[index].difficulty == 1) {
            listed.swap(0, easy);
        }
        let mut symbols: Vec<u8> = (0..SYMBOLS).collect();
        symbols.shuffle(&mut dice);
        let seats = (0..Seat::MOST).map(|seat| SeatForm {
            player: if seat == 0 { Player::Human } else { Player::Mind(minds::USUAL.to_owned()) },
            choice: listed.get(seat).map_or(Choice::Chance, |&index| Choice::Listed(index)),
            symbol: symbols.get(seat).copied(),
            pawn: None,
        });
        Self {
            seats: seats.collect(),
            table: Seat::MOST,
            realm: RealmForm {
                size: MapSize::Normal,
                map_type: *MapType::ALL.choose(&mut dice).unwrap_or(&MapType::BrokenPlain),
                frequency: PlaceFrequency::Usual,
                length: GameLength::Normal,
                iron_man: false,
                seed: dice.random_range(0..SEEDS).to_string(),
            },
            preview: None,
            focus: Focus::default(),
            on_file: OnFile::default(),
            mods: ModSheet::default(),
            asked: Vec::new(),
            luck,
        }
    }

    /// Takes over the content of the player's folders.
    pub fn shelve(&mut self, own: &[Leaf<Archfiend>], plots: &[Leaf<SetUp>]) {
        let lawful = || own.iter().filter_map(|leaf| leaf.held.as_ref().ok());
        if !lawful().eq(&self.on_file.own) {
            self.on_file.own = lawful().cloned().collect();
        }
        if self.on_file.plots != plots {
            self.on_file.plots = plots.to_vec();
        }
    }

    /// Returns the name for saving the set-up, as typed.
    pub(crate) fn plot_name(&self) -> &str {
        &self.on_file.plot_name
    }

    /// Seats an archfiend in the seat of the first person, or in the first seat.
    pub fn seat_person(&mut self, archfiend: Archfiend) {
        let person = self.seats().iter().position(|form| form.player == Player::Human).unwrap_or(0);
        self.choose(person, Choice::Own(Box::new(archfiend)));
    }

    /// Fills the form from an earlier charter, but not its seed. An unknown mind becomes the
    /// default mind. A symbol that does not exist is left to chance.
    pub(super) fn fill(&mut self, catalog: &Catalog, charter: &Charter) {
        let settings = &charter.settings;
        let realm = &mut self.realm;
        (realm.size, realm.map_type, realm.frequency) = (settings.size, settings.map_type, settings.frequency);
        (realm.length, realm.iron_man) = (settings.length, settings.iron_man);
        self.table = charter.seats.len().clamp(FEWEST_SEATS, Seat::MOST);
        for (form, seat) in self.seats.iter_mut().zip(&charter.seats) {
            form.player = known_player(&seat.player);
            let listed = catalog.archfiends.iter().position(|def| Archfiend::from(def) == seat.archfiend);
            form.choice = listed.map_or_else(|| Choice::Own(Box::new(seat.archfiend.clone())), Choice::Listed);
            form.symbol = Some(seat.symbol).filter(|&symbol| symbol < SYMBOLS);
            form.pawn = seat.pawn.map(Seat::index);
        }
        self.settle();
    }

    /// Fills the form from a set-up of a file. An unknown mind becomes the default mind. An
    /// archfiend or symbol that does not exist is left to chance.
    pub fn lay_out(&mut self, catalog: &Catalog, setup: &SetUp) {
        self.realm = RealmForm {
            size: setup.size,
            map_type: setup.map_type,
            frequency: setup.frequency,
            length: setup.length,
            iron_man: setup.iron_man,
            seed: setup.seed.map_or_else(String::new, |seed| seed.to_string()),
        };
        self.table = setup.seats.len().clamp(FEWEST_SEATS, Seat::MOST);
        for (form, seat) in self.seats.iter_mut().zip(&setup.seats) {
            form.player = known_player(&seat.player);
            form.choice = match &seat.sitter {
                Sitter::Chance => Choice::Chance,
                Sitter::Thrown => Choice::Thrown,
                Sitter::Known(id) => {
                    let listed = catalog.archfiends.iter().position(|def| def.id == *id);
                    listed.map_or(Choice::Chance, Choice::Listed)
                }
                Sitter::Own(own) => Choice::Own(Box::new(own.clone())),
            };
            form.symbol = seat.symbol.filter(|&symbol| symbol < SYMBOLS);
            form.pawn = seat.pawn.map(Seat::index);
        }
        setup.name.clone_into(&mut self.on_file.plot_name);
        self.settle();
    }

    /// Returns the form as a set-up for a file, under this name.
    #[must_use]
    pub fn set_up(&self, catalog: &Catalog, name: &str) -> SetUp {
        let seat = |form: &SeatForm| SeatPlan {
            player: form.player.clone(),
            sitter: match &form.choice {
                Choice::Chance => Sitter::Chance,
                Choice::Thrown => Sitter::Thrown,
                Choice::Listed(index) => {
                    catalog.archfiends.get(*index).map_or(Sitter::Chance, |def| Sitter::Known(def.id.clone()))
                }
                Choice::Own(own) => Sitter::Own((**own).clone()),
            },
            symbol: form.symbol,
            pawn: form.pawn.map(|pawn| Seat(pawn as u8)),
        };
        SetUp {
            name: name.trim().to_owned(),
            size: self.realm.size,
            map_type: self.realm.map_type,
            frequency: self.realm.frequency,
            length: self.realm.length,
            // A text that is not a number leaves the seed to chance.
            seed: self.realm.seed.trim().parse().ok(),
            iron_man: self.realm.iron_man,
            seats: self.seats().iter().map(seat).collect(),
            mods: self.mods.on(),
        }
    }

    /// Repairs the form after another set-up was filled in.
    fn settle(&mut self) {
        self.part_doubles();
        self.focus.seat = self.focus.seat.min(self.table - 1);
        self.focus.uncovered = false;
    }

    /// Leaves to chance every choice that an earlier seat already has, so that no two seats have
    /// the same.
    fn part_doubles(&mut self) {
        for seat in 1..self.seats.len() {
            let (before, after) = self.seats.split_at_mut(seat);
            let form = &mut after[0];
            if before.iter().any(|other| other.symbol == form.symbol) {
                form.symbol = None;
            }
            if form.choice != Choice::Thrown && before.iter().any(|other| other.choice == form.choice) {
                form.choice = Choice::Chance;
            }
        }
    }

    /// The seats at the table.
    #[must_use]
    pub fn seats(&self) -> &[SeatForm] {
        &self.seats[..self.table]
    }

    /// Sets the number of houses at the table, 4 to 6.
    pub fn set_table(&mut self, houses: usize) {
        self.table = houses.clamp(FEWEST_SEATS, Seat::MOST);
        self.focus.seat = self.focus.seat.min(self.table - 1);
    }

    /// Changes the realm.
    pub fn set_realm(&mut self, size: MapSize, map_type: MapType, frequency: PlaceFrequency, length: GameLength) {
        let realm = &mut self.realm;
        (realm.size, realm.map_type, realm.frequency, realm.length) = (size, map_type, frequency, length);
    }

    /// Sets the text of the seed.
    pub fn set_seed(&mut self, seed: &str) {
        seed.clone_into(&mut self.realm.seed);
    }

    /// Gives a seat another archfiend. The seat that had this archfiend takes the old one.
    pub fn choose(&mut self, seat: usize, choice: Choice) {
        let Some(form) = self.seats.get_mut(seat) else { return };
        let old = std::mem::replace(&mut form.choice, choice.clone());
        let other = self.seats.iter_mut().enumerate().find(|(index, form)| *index != seat && form.choice == choice);
        if let Some((_, other)) = other.filter(|_| !matches!(choice, Choice::Chance | Choice::Thrown)) {
            other.choice = old;
        }
        self.look_at(seat);
    }

    /// Shows the archfiend of a seat. The private part of another seat is covered again.
    pub(super) fn look_at(&mut self, seat: usize) {
        let seat = seat.min(self.table - 1);
        self.focus.uncovered &= self.focus.seat == seat;
        self.focus.seat = seat;
    }

    /// Makes the archfiend of a seat by chance now, so that the player can look at it.
    pub fn throw_seat(&mut self, catalog: &Catalog, seat: usize) {
        self.luck = step(self.luck);
        let names = self.names(catalog);
        let taken: Vec<&str> = names.iter().map(String::as_str).collect();
        let drawn = lots::draw(catalog, self.luck, &taken);
        self.choose(seat, Choice::Own(Box::new(drawn)));
    }

    /// Returns the archfiend of a seat, or `None` if it is left to chance.
    #[must_use]
    pub fn archfiend(&self, catalog: &Catalog, seat: usize) -> Option<Archfiend> {
        match &self.seats.get(seat)?.choice {
            Choice::Chance | Choice::Thrown => None,
            Choice::Listed(index) => catalog.archfiends.get(*index).map(Archfiend::from),
            Choice::Own(own) => Some((**own).clone()),
        }
    }

    /// True if the archfiend of a seat is known to be a King Maker.
    #[must_use]
    pub fn makes_kings(&self, catalog: &Catalog, seat: usize) -> bool {
        self.archfiend(catalog, seat).is_some_and(|archfiend| makes_kings(catalog, &archfiend))
    }

    /// Returns the pawn that the King Maker in a seat has chosen.
    #[must_use]
    pub fn pawn(&self, seat: usize) -> Option<usize> {
        self.seats.get(seat)?.pawn.filter(|&pawn| pawn != seat && pawn < self.table)
    }

    /// Chooses a pawn for a King Maker, or leaves it to chance.
    pub fn choose_pawn(&mut self, seat: usize, pawn: Option<usize>) {
        if let Some(form) = self.seats.get_mut(seat) {
            form.pawn = pawn.filter(|&pawn| pawn != seat);
        }
    }

    /// Returns the names of the archfiends that are known to sit at the table.
    fn names(&self, catalog: &Catalog) -> Vec<String> {
        (0..self.table).filter_map(|seat| self.archfiend(catalog, seat)).map(|archfiend| archfiend.name).collect()
    }

    /// Gives a seat another symbol, unless a house at the table has it. A seat beyond the table
    /// loses it.
    pub fn mark(&mut self, seat: usize, symbol: Option<u8>) {
        if symbol.is_some_and(|symbol| self.bearer(symbol).is_some_and(|bearer| bearer != seat)) {
            return;
        }
        for form in self.seats.iter_mut().filter(|form| symbol.is_some() && form.symbol == symbol) {
            form.symbol = None;
        }
        if let Some(form) = self.seats.get_mut(seat) {
            form.symbol = symbol;
        }
    }

    /// Returns the seat at the table that has a symbol.
    #[must_use]
    pub fn bearer(&self, symbol: u8) -> Option<usize> {
        self.seats().iter().position(|form| form.symbol == Some(symbol))
    }

    /// Returns the number of people who play.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.seats().iter().filter(|form| form.player == Player::Human).count()
    }

    /// Returns the seed, or `None` if the text is not a number. An empty text gives a random seed.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        let written = self.realm.seed.trim();
        if written.is_empty() { Some(self.luck % SEEDS) } else { written.parse().ok() }
    }

    /// Draws another seed.
    pub(super) fn throw_seed(&mut self) {
        self.luck = step(self.luck);
        self.realm.seed = ChaCha8Rng::seed_from_u64(self.luck).random_range(0..SEEDS).to_string();
    }

    /// Fills the whole form by chance, except players, number of houses, length and Iron Man.
    pub(super) fn throw_all(&mut self, catalog: &Catalog) {
        self.throw_seed();
        let mut thrown = Self::fresh(catalog, self.luck);
        for (form, old) in thrown.seats.iter_mut().zip(&self.seats) {
            form.player = old.player.clone();
        }
        thrown.table = self.table;
        (thrown.realm.length, thrown.realm.iron_man) = (self.realm.length, self.realm.iron_man);
        thrown.focus = Focus { uncovered: false, ..std::mem::take(&mut self.focus) };
        thrown.on_file = OnFile { doomed: None, ..std::mem::take(&mut self.on_file) };
        thrown.mods = std::mem::take(&mut self.mods);
        *self = thrown;
    }

    /// Returns the input of the map generator.
    pub(super) const fn map(&self) -> MapSpec {
        let realm = &self.realm;
        MapSpec { size: realm.size, map_type: realm.map_type, frequency: realm.frequency, seats: self.table as u8 }
    }

    /// Returns the charter that results from the form. It can always be played. An invalid seed is
    /// replaced by a random one.
    #[must_use]
    pub fn charter(&self, catalog: &Catalog) -> Charter {
        self.set_up(catalog, "").charter(catalog, self.luck)
    }
}
