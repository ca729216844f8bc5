//! The form of a new game: what has been chosen, and the set-up that comes of it.
//!
//! What is left to chance is drawn from the picture's own dice, seeded by the clock; the game's dice are not touched. The
//! same form always gives the same set-up, so that the map that is shown is the map that is played.

use std::path::PathBuf;
use std::time::SystemTime;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::preview::Preview;
use crate::intent::Intent;
use crate::minds;
use crate::rules::catalog::{Catalog, Gift};
use crate::rules::conclave::GameLength;
use crate::rules::game::{Archfiend, Charter, Player, SeatCharter, Settings};
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::realm::generate::{MapSpec, MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::view::SeatView;
use crate::settings::Preferences;
use crate::table::lots;
use crate::table::setups::{SeatPlan, SetUp, Sitter};
use crate::table::shelf::Leaf;

/// How many house symbols there are (manual 2.1).
pub(super) const SYMBOLS: u8 = 10;

/// Seeds that are drawn have at most this many values, so that they can be read out to somebody.
pub const SEEDS: u64 = 1_000_000;

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Whoever is left.
    Chance,
    /// One that the dice make when the game begins.
    Thrown,
    /// This one of the catalog.
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
    /// The house symbol; nothing leaves it to chance ("?" in the manual).
    pub symbol: Option<u8>,
    /// The seat that a King Maker has chosen for its pawn; nothing leaves it to the dice.
    pub pawn: Option<usize>,
}

/// Who plays a seat, if such a player exists here; the usual mind if not.
fn known_player(player: &Player) -> Player {
    match player {
        Player::Mind(name) if !minds::NAMES.contains(&name.as_str()) => Player::Mind(minds::USUAL.to_owned()),
        Player::Mind(_) | Player::Human => player.clone(),
    }
}

/// The luck that comes after this one.
const fn step(luck: u64) -> u64 {
    luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// The form of a new game, and what its screen remembers.
pub struct NewGameState {
    pub(super) seats: Vec<SeatForm>,
    /// Number of houses at the table. The form remembers the seats beyond it.
    pub(super) table: usize,
    pub(super) realm: RealmForm,
    pub(super) preview: Option<Preview>,
    pub(super) focus: Focus,
    pub(super) on_file: OnFile,
    /// What was pressed in the body of the screen.
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
    /// The seed as it is written. Empty leaves it to chance.
    pub(super) seed: String,
}

/// The archfiend that is shown in full.
#[derive(Default)]
pub(super) struct Focus {
    /// Its seat.
    pub(super) seat: usize,
    /// True if what one person must not know of another is shown. Only where several play.
    pub(super) uncovered: bool,
    /// A table for the rules to tell about perks and objectives.
    pub(super) bare: Option<SeatView>,
}

/// What lies in the player's folders.
#[derive(Default)]
pub(super) struct OnFile {
    /// The player's own archfiends.
    pub(super) own: Vec<Archfiend>,
    /// The set-ups.
    pub(super) plots: Vec<Leaf<SetUp>>,
    /// The name under which the set-up is to be filed, as it is written.
    pub(super) plot_name: String,
    /// The set-up that is about to be deleted, if the player says yes.
    pub(super) doomed: Option<PathBuf>,
}

impl NewGameState {
    /// The form as it was last filled in, or else one with which a new player can begin at once.
    #[must_use]
    pub fn from_preferences(catalog: &Catalog, preferences: &Preferences) -> Self {
        let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self::with_luck(catalog, preferences, clock.map_or(0, |since| since.as_nanos() as u64))
    }

    /// The same with known dice.
    #[must_use]
    pub fn with_luck(catalog: &Catalog, preferences: &Preferences, luck: u64) -> Self {
        let mut form = Self::fresh(catalog, luck);
        if let Some(charter) = &preferences.last_charter {
            form.fill(catalog, charter);
        }
        form
    }

    /// Six houses at random: an easy archfiend for the person, the usual mind for all others.
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
            asked: Vec::new(),
            luck,
        }
    }

    /// Takes over what lies in the player's folders.
    pub fn shelve(&mut self, own: &[Leaf<Archfiend>], plots: &[Leaf<SetUp>]) {
        let lawful = || own.iter().filter_map(|leaf| leaf.held.as_ref().ok());
        if !lawful().eq(&self.on_file.own) {
            self.on_file.own = lawful().cloned().collect();
        }
        if self.on_file.plots != plots {
            self.on_file.plots = plots.to_vec();
        }
    }

    /// Seats an archfiend where the first person sits, or in the first seat.
    pub fn seat_person(&mut self, archfiend: Archfiend) {
        let person = self.seats().iter().position(|form| form.player == Player::Human).unwrap_or(0);
        self.choose(person, Choice::Own(Box::new(archfiend)));
    }

    /// Fills the form in by an earlier set-up, with another seed. What that set-up cannot mean is left as it is.
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

    /// Fills the form in by a set-up from a file. What that set-up cannot mean is left to chance.
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

    /// The form as a set-up for a file, under this name.
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
            // What is no seed is none.
            seed: self.realm.seed.trim().parse().ok(),
            iron_man: self.realm.iron_man,
            seats: self.seats().iter().map(seat).collect(),
        }
    }

    /// Brings to order what another set-up has brought in.
    fn settle(&mut self) {
        self.part_doubles();
        self.focus.seat = self.focus.seat.min(self.table - 1);
        self.focus.uncovered = false;
    }

    /// Leaves to chance what an earlier seat has already, so that no two seats ever have the same.
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

    /// How many houses sit at the table, 4 to 6.
    pub fn set_table(&mut self, houses: usize) {
        self.table = houses.clamp(FEWEST_SEATS, Seat::MOST);
        self.focus.seat = self.focus.seat.min(self.table - 1);
    }

    /// Changes the realm.
    pub fn set_realm(&mut self, size: MapSize, map_type: MapType, frequency: PlaceFrequency, length: GameLength) {
        let realm = &mut self.realm;
        (realm.size, realm.map_type, realm.frequency, realm.length) = (size, map_type, frequency, length);
    }

    /// Writes another seed.
    pub fn set_seed(&mut self, seed: &str) {
        seed.clone_into(&mut self.realm.seed);
    }

    /// Gives a seat another archfiend; whoever had that one takes the old one.
    pub fn choose(&mut self, seat: usize, choice: Choice) {
        let Some(form) = self.seats.get_mut(seat) else { return };
        let old = std::mem::replace(&mut form.choice, choice.clone());
        let other = self.seats.iter_mut().enumerate().find(|(index, form)| *index != seat && form.choice == choice);
        if let Some((_, other)) = other.filter(|_| !matches!(choice, Choice::Chance | Choice::Thrown)) {
            other.choice = old;
        }
        self.look_at(seat);
    }

    /// Shows the archfiend of a seat, and covers what was uncovered of another.
    pub(super) fn look_at(&mut self, seat: usize) {
        let seat = seat.min(self.table - 1);
        self.focus.uncovered &= self.focus.seat == seat;
        self.focus.seat = seat;
    }

    /// Lets the dice make the archfiend of a seat now, so that it can be looked at.
    pub fn throw_seat(&mut self, catalog: &Catalog, seat: usize) {
        self.luck = step(self.luck);
        let names = self.names(catalog);
        let taken: Vec<&str> = names.iter().map(String::as_str).collect();
        let drawn = lots::draw(catalog, self.luck, &taken);
        self.choose(seat, Choice::Own(Box::new(drawn)));
    }

    /// The archfiend of a seat, unless chance has yet to decide.
    #[must_use]
    pub fn archfiend(&self, catalog: &Catalog, seat: usize) -> Option<Archfiend> {
        match &self.seats.get(seat)?.choice {
            Choice::Chance | Choice::Thrown => None,
            Choice::Listed(index) => catalog.archfiends.get(*index).map(Archfiend::from),
            Choice::Own(own) => Some((**own).clone()),
        }
    }

    /// Whether the archfiend of a seat is known to be a King Maker.
    #[must_use]
    pub fn makes_kings(&self, catalog: &Catalog, seat: usize) -> bool {
        let perks = self.archfiend(catalog, seat).map_or_else(Vec::new, |archfiend| archfiend.perks);
        perks.iter().filter_map(|id| catalog.perk_named(id)).any(|kind| catalog.perk(kind).gift == Gift::KingMaker)
    }

    /// Whom the King Maker in a seat has chosen for its pawn.
    #[must_use]
    pub fn pawn(&self, seat: usize) -> Option<usize> {
        self.seats.get(seat)?.pawn.filter(|&pawn| pawn != seat && pawn < self.table)
    }

    /// Chooses a pawn for a King Maker, or leaves it to the dice.
    pub fn choose_pawn(&mut self, seat: usize, pawn: Option<usize>) {
        if let Some(form) = self.seats.get_mut(seat) {
            form.pawn = pawn.filter(|&pawn| pawn != seat);
        }
    }

    /// What the archfiends are called that are known to sit at the table.
    fn names(&self, catalog: &Catalog) -> Vec<String> {
        (0..self.table).filter_map(|seat| self.archfiend(catalog, seat)).map(|archfiend| archfiend.name).collect()
    }

    /// Gives a seat another symbol, unless somebody at the table has it; a house that is not at the table lets go of it.
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

    /// Which seat at the table bears a symbol.
    #[must_use]
    pub fn bearer(&self, symbol: u8) -> Option<usize> {
        self.seats().iter().position(|form| form.symbol == Some(symbol))
    }

    /// How many persons play.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.seats().iter().filter(|form| form.player == Player::Human).count()
    }

    /// The seed, unless what is written is none.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        let written = self.realm.seed.trim();
        if written.is_empty() { Some(self.luck % SEEDS) } else { written.parse().ok() }
    }

    /// Throws for another seed.
    pub(super) fn throw_seed(&mut self) {
        self.luck = step(self.luck);
        self.realm.seed = ChaCha8Rng::seed_from_u64(self.luck).random_range(0..SEEDS).to_string();
    }

    /// Fills the whole form by the dice; who is a person stays one, and so does what is asked of the game.
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
        *self = thrown;
    }

    /// What the map is drawn from.
    pub(super) const fn map(&self) -> MapSpec {
        let realm = &self.realm;
        MapSpec { size: realm.size, map_type: realm.map_type, frequency: realm.frequency, seats: self.table as u8 }
    }

    /// The set-up that comes of the form. It can always be played; a seed that is none is taken for one by chance.
    #[must_use]
    pub fn charter(&self, catalog: &Catalog) -> Charter {
        let mut dice = ChaCha8Rng::seed_from_u64(self.luck ^ 0x5EA1);
        let forms = self.seats();
        let mut fiends: Vec<usize> = (0..catalog.archfiends.len())
            .filter(|&index| forms.iter().all(|form| form.choice != Choice::Listed(index)))
            .collect();
        fiends.shuffle(&mut dice);
        let mut symbols: Vec<u8> = (0..SYMBOLS).filter(|&symbol| self.bearer(symbol).is_none()).collect();
        symbols.shuffle(&mut dice);
        let mut names = self.names(catalog);
        let mut seats = Vec::with_capacity(forms.len());
        for (seat, form) in forms.iter().enumerate() {
            let listed = match &form.choice {
                Choice::Own(archfiend) => Err((**archfiend).clone()),
                Choice::Thrown => {
                    let taken: Vec<&str> = names.iter().map(String::as_str).collect();
                    let drawn = lots::draw(catalog, step(self.luck ^ seat as u64), &taken);
                    names.push(drawn.name.clone());
                    Err(drawn)
                }
                Choice::Listed(index) => Ok(*index),
                Choice::Chance => Ok(fiends.pop().unwrap_or(0)),
            };
            let archfiend = listed.map_or_else(|own| own, |index| Archfiend::from(&catalog.archfiends[index]));
            let symbol = form.symbol.or_else(|| symbols.pop()).unwrap_or(0);
            // What somebody chose for another archfiend is not a choice of this one.
            let pawn = self.pawn(seat).filter(|_| self.makes_kings(catalog, seat)).map(|pawn| Seat(pawn as u8));
            seats.push(SeatCharter { player: form.player.clone(), archfiend, symbol, pawn });
        }
        let realm = &self.realm;
        let settings = Settings {
            size: realm.size,
            map_type: realm.map_type,
            frequency: realm.frequency,
            length: realm.length,
            seed: self.seed().unwrap_or(self.luck % SEEDS),
            iron_man: realm.iron_man,
        };
        Charter { settings, seats }
    }
}
