//! The state of a game.
//!
//! Everything that has to be saved is here, and nothing else. What follows from it is a query.

mod board;
mod deck;
mod law;
mod triumvirate;

use circles_catalog::Catalog;
use serde::{Deserialize, Serialize};

use crate::charter::Charter;
use crate::dusk::Ending;
use crate::ids::{
    Arcanum, Banner, DaemonKind, EventKind, HellCard, HoundKind, LieutenantKind, PhenomenonKind, Seat, Sectio,
    SpellKind, Sphere,
};
use crate::magic::{Cast, Support};
use crate::march::March;
use crate::souls::Market;
use crate::step::{Ask, Step};
use crate::war::Battle;

pub use board::{Board, Haunt, Hound, Lilith, Officer, Uriel};
pub use deck::Deck;
pub use law::{omen, plus};
pub use triumvirate::{Daemon, Macina, Triumvirate};

/// A phase of a game turn (rule 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// The set-up.
    Setup,
    /// Events, phenomena and arcana cards.
    Hell,
    /// Favours, Souls and upkeep.
    Souls,
    /// Legions, lieutenants, hounds and cards.
    Summoning,
    /// One action of each daemon.
    Actions,
    /// Uriel, Lilith and hounds.
    RandomMoves,
    /// Combat.
    Combat,
    /// Petitions.
    Petitions,
    /// The end of the turn.
    End,
}

/// The card behind a change of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// An event of a Hell card.
    Event(EventKind),
    /// A spell of an arcana card.
    Spell(SpellKind),
}

/// A change of the rules until the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// The card that tells what changes.
    pub source: Source,
    /// For whom. Empty: for all, freebooters included.
    pub seats: Vec<Seat>,
}

/// The card behind a phenomenon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Omen {
    /// A Hell card.
    Phenomenon(PhenomenonKind),
    /// A spell that works like a phenomenon.
    Spell(SpellKind),
}

/// A phenomenon that lasts until the end of the turn (rule 6.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    /// What tells its effect.
    pub omen: Omen,
    /// Where.
    pub area: Vec<Sectio>,
}

/// Cards that one seat looks at, to choose from them. A view shows them only to that seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    /// Whose eyes.
    pub seat: Seat,
    /// Hell cards.
    pub hell: Vec<HellCard>,
    /// Arcana cards.
    pub arcana: Vec<Arcanum>,
}

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) charter: Charter,
    /// Number of the next choices, from 1.
    pub(crate) step: u32,
    /// The game turn, from 1. 0 during the set-up.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// What happens next. The last entry is the first to happen.
    pub(crate) agenda: Vec<Step>,
    /// The seats that are asked by the step that is due, in order.
    pub(crate) asked: Vec<Seat>,
    /// Number of rolls and shuffles so far, so that no two use the same stream.
    pub(crate) rolls: u32,
    /// Dice that a scenario or a lesson has fixed. They come before all others, the first first.
    pub(crate) loaded: Vec<u8>,
    pub(crate) triumvirates: Vec<Triumvirate>,
    /// Who controls each sectio, by number. None is The First Fallen.
    pub(crate) owners: Vec<Option<Banner>>,
    pub(crate) board: Board,
    /// The boxes "Lieutenants available". The last of each list is on top.
    pub(crate) boxes: [Vec<LieutenantKind>; 3],
    /// The box "Return".
    pub(crate) returned: Vec<LieutenantKind>,
    /// Hounds that have just lost their minders, and run next (rule 10.3).
    pub(crate) loose: Vec<HoundKind>,
    pub(crate) daemons: Deck<DaemonKind>,
    pub(crate) hell: Deck<HellCard>,
    pub(crate) arcana: Deck<Arcanum>,
    /// Hell cards that daemons have put on top of their deck, with who knows them. The last is
    /// drawn first.
    pub(crate) rigged: Vec<(Seat, HellCard)>,
    /// The permanent events, in the order of [`Sphere::ALL`].
    pub(crate) permanent: [Option<HellCard>; 3],
    /// Events and spells of this turn.
    pub(crate) lasting: Vec<Lasting>,
    /// Phenomena of this turn.
    pub(crate) struck: Vec<Struck>,
    /// Arcana cards on the table whose effect is not over.
    pub(crate) shown: Vec<Arcanum>,
    pub(crate) peek: Option<Peek>,
    /// The Rank Track: daemons that have not acted. The first acts next.
    pub(crate) track: Vec<DaemonKind>,
    pub(crate) supports: Vec<Support>,
    /// Spells that wait for counters. The last is countered first.
    pub(crate) casts: Vec<Cast>,
    pub(crate) market: Market,
    pub(crate) march: Option<March>,
    pub(crate) battle: Option<Battle>,
    /// Legions in each contested sectio when the Combat Phase began (chapter 11).
    pub(crate) armies: Vec<(Sectio, usize)>,
    /// Sectio in which nobody fights in this phase: all have agreed, or former allies rest.
    pub(crate) peace: Vec<Sectio>,
    /// Who won a combat in this turn, and where.
    pub(crate) victors: Vec<(Sectio, Seat)>,
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// Returns the set-up.
    #[must_use]
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Returns the number of the step that is due, from 1.
    #[must_use]
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// Returns the game turn, from 1; 0 during the set-up.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the phase of the game turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the step that is due; `None` after the end.
    #[must_use]
    pub fn due(&self) -> Option<&Ask> {
        match self.agenda.last()? {
            Step::Ask(ask) => Some(ask),
            Step::Auto(_) => None,
        }
    }

    /// Returns what happens next. The last entry is the first to happen.
    #[must_use]
    pub fn agenda(&self) -> &[Step] {
        &self.agenda
    }

    /// Returns the seats that owe a choice, in order. Empty after the end.
    #[must_use]
    pub fn asked(&self) -> &[Seat] {
        &self.asked
    }

    /// Iterates over the seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.triumvirates.len())
    }

    /// Iterates over the other seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Iterates over the seats and the freebooters.
    pub fn banners(&self) -> impl Iterator<Item = Banner> + use<> {
        self.seats().map(Banner::Seat).chain([Banner::Freebooters])
    }

    /// Returns the triumvirate of a seat.
    #[must_use]
    pub fn triumvirate(&self, seat: Seat) -> &Triumvirate {
        &self.triumvirates[seat.index()]
    }

    pub(crate) fn triumvirate_mut(&mut self, seat: Seat) -> &mut Triumvirate {
        &mut self.triumvirates[seat.index()]
    }

    /// Returns who controls a sectio; `None` for The First Fallen.
    #[must_use]
    pub fn owner(&self, sectio: Sectio) -> Option<Banner> {
        self.owners[sectio.index()]
    }

    /// True if a seat controls a sectio.
    #[must_use]
    pub fn owns(&self, seat: Seat, sectio: Sectio) -> bool {
        self.owner(sectio) == Some(Banner::Seat(seat))
    }

    /// Iterates over the sectio of a seat, by number.
    pub fn sectio_of(&self, seat: Seat) -> impl Iterator<Item = Sectio> + '_ {
        Sectio::all().filter(move |sectio| self.owns(seat, *sectio))
    }

    /// Returns the units and where they are.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the boxes "Lieutenants available". The last of each list is on top.
    #[must_use]
    pub const fn boxes(&self) -> &[Vec<LieutenantKind>; 3] {
        &self.boxes
    }

    /// Returns the lieutenants in the box "Return".
    #[must_use]
    pub fn returned(&self) -> &[LieutenantKind] {
        &self.returned
    }

    /// Returns the daemon deck.
    #[must_use]
    pub const fn daemon_deck(&self) -> &Deck<DaemonKind> {
        &self.daemons
    }

    /// Returns the Hell deck, without the cards that were put on top of it.
    #[must_use]
    pub const fn hell_deck(&self) -> &Deck<HellCard> {
        &self.hell
    }

    /// Returns the arcana deck.
    #[must_use]
    pub const fn arcana_deck(&self) -> &Deck<Arcanum> {
        &self.arcana
    }

    /// Returns Hell cards that were put on top of the deck, with who knows them. The last is drawn
    /// first.
    #[must_use]
    pub fn rigged(&self) -> &[(Seat, HellCard)] {
        &self.rigged
    }

    /// Returns the permanent event of a sphere.
    #[must_use]
    pub fn permanent(&self, sphere: Sphere) -> Option<HellCard> {
        self.permanent[sphere.index()]
    }

    /// Returns the events and spells that change the rules of this turn.
    #[must_use]
    pub fn lasting(&self) -> &[Lasting] {
        &self.lasting
    }

    /// Returns the phenomena of this turn.
    #[must_use]
    pub fn struck(&self) -> &[Struck] {
        &self.struck
    }

    /// Returns the arcana cards on the table whose effect is not over.
    #[must_use]
    pub fn shown(&self) -> &[Arcanum] {
        &self.shown
    }

    /// Returns the cards that a seat looks at.
    #[must_use]
    pub const fn peek(&self) -> Option<&Peek> {
        self.peek.as_ref()
    }

    /// Returns the Rank Track: daemons that have not acted. The first acts next.
    #[must_use]
    pub fn track(&self) -> &[DaemonKind] {
        &self.track
    }

    /// Returns the promises of support for spells of this turn.
    #[must_use]
    pub fn supports(&self) -> &[Support] {
        &self.supports
    }

    /// Returns the spells that wait for counters. The last is countered first.
    #[must_use]
    pub fn casts(&self) -> &[Cast] {
        &self.casts
    }

    /// Returns the offers of the Soul Phase.
    #[must_use]
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// Returns the march in progress.
    #[must_use]
    pub const fn march(&self) -> Option<&March> {
        self.march.as_ref()
    }

    /// Returns the combat in progress.
    #[must_use]
    pub const fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// Returns the sectio in which nobody fights in this phase.
    #[must_use]
    pub fn peace(&self) -> &[Sectio] {
        &self.peace
    }

    /// Returns who won a combat in this turn, and where.
    #[must_use]
    pub fn victors(&self) -> &[(Sectio, Seat)] {
        &self.victors
    }

    /// Returns the ending; `None` while the game is in progress.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Returns a daemon in play, with its seat.
    #[must_use]
    pub fn daemon(&self, kind: DaemonKind) -> Option<(Seat, &Daemon)> {
        let mut found = self.seats().map(|seat| (seat, self.triumvirate(seat).daemon(kind)));
        found.find_map(|(seat, daemon)| daemon.map(|daemon| (seat, daemon)))
    }

    pub(crate) fn daemon_mut(&mut self, kind: DaemonKind) -> Option<&mut Daemon> {
        self.triumvirates.iter_mut().flat_map(|own| &mut own.daemons).find(|daemon| daemon.kind == kind)
    }

    /// Returns the daemons in play that are not incapacitated, highest rank first.
    #[must_use]
    pub fn able_daemons(&self, catalog: &Catalog) -> Vec<(Seat, &Daemon)> {
        let all = self.seats().flat_map(|seat| self.triumvirate(seat).daemons.iter().map(move |daemon| (seat, daemon)));
        let mut able: Vec<(Seat, &Daemon)> = all.filter(|(_, daemon)| daemon.is_able()).collect();
        able.sort_by_key(|(_, daemon)| catalog.daemon(daemon.kind).rank);
        able
    }

    /// Returns the legions that a seat can still put on the map (rule 2.3.1).
    #[must_use]
    pub fn spare_legions(&self, banner: Banner) -> usize {
        self.board.spare(banner)
    }
}
