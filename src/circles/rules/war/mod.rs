//! The Combat Phase (chapter 11): sides, daemons, and rounds of magic, attacks, saves and flights.

mod close;
mod hits;
mod join;
mod magic;
mod sides;
mod strikes;

use circles_catalog::Catalog;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::flight::Group;
use crate::game::{Daemon, Game};
use crate::ids::{Arcanum, Banner, DaemonKind, HoundKind, Place, Seat, Sectio, SpellKind, Unit};
use crate::magic::Target;
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens};

pub use hits::Blow;
pub use strikes::Strike;

/// A side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// The side of the largest army.
    First,
    /// Its enemies.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    const fn index(self) -> usize {
        self as usize
    }
}

/// A daemon that has joined a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub daemon: DaemonKind,
    /// Cards that it has brought and not played. Hidden from others.
    pub cards: Vec<Arcanum>,
    /// True if it has left the combat again.
    pub gone: bool,
}

/// A spell that holds for this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Working {
    /// The side of its caster.
    pub side: Side,
    /// The spell.
    pub spell: SpellKind,
}

/// The combat in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub sectio: Sectio,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Triumvirates and freebooters on each side.
    pub sides: [Vec<Banner>; 2],
    /// Hounds on a rampage, with their sides of this round.
    pub strays: Vec<(HoundKind, Side)>,
    /// Daemons.
    pub joined: Vec<Joined>,
    /// Spells of this round.
    pub working: Vec<Working>,
    /// True if both sides have attacked, so that there is something to win (rule 12.2).
    pub fought: bool,
}

impl Battle {
    /// Returns the side of a banner.
    #[must_use]
    pub fn side_of(&self, banner: Banner) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.sides[side.index()].contains(&banner))
    }

    /// Returns the banners of a side.
    #[must_use]
    pub fn banners(&self, side: Side) -> &[Banner] {
        &self.sides[side.index()]
    }

    /// Returns the daemons of a side that have not left.
    pub fn daemons(&self, side: Side) -> impl Iterator<Item = &Joined> + '_ {
        let there = move |joined: &&Joined| !joined.gone && self.side_of(Banner::Seat(joined.seat)) == Some(side);
        self.joined.iter().filter(there)
    }

    /// Returns the daemons of a seat that have not left.
    pub fn daemons_of(&self, seat: Seat) -> impl Iterator<Item = &Joined> + '_ {
        self.joined.iter().filter(move |joined| !joined.gone && joined.seat == seat)
    }

    /// Returns the spells of a side that hold in this round.
    pub fn spells(&self, side: Side) -> impl Iterator<Item = SpellKind> + '_ {
        self.working.iter().filter(move |working| working.side == side).map(|working| working.spell)
    }

    /// Returns the cards that a seat can still play here.
    #[must_use]
    pub fn brought(&self, seat: Seat) -> Vec<Arcanum> {
        self.daemons_of(seat).flat_map(|joined| joined.cards.iter().copied()).collect()
    }

    /// True if a daemon is here with a card.
    #[must_use]
    pub fn has_brought(&self, daemon: DaemonKind, card: Arcanum) -> bool {
        self.joined.iter().any(|joined| joined.daemon == daemon && !joined.gone && joined.cards.contains(&card))
    }

    /// Takes a card from a daemon that plays it.
    pub(crate) fn play(&mut self, daemon: DaemonKind, card: Arcanum) {
        for joined in self.joined.iter_mut().filter(|joined| joined.daemon == daemon) {
            joined.cards.retain(|other| *other != card);
        }
    }

    /// Sends a daemon away.
    pub(crate) fn dismiss(&mut self, daemon: DaemonKind) {
        for joined in self.joined.iter_mut().filter(|joined| joined.daemon == daemon) {
            joined.gone = true;
        }
    }
}

/// What the daemon with most symbols decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// Which side casts magic first (rule 11.2.1).
    Magic,
    /// Which side says first whether it flees (rule 11.2.4).
    Flight,
}

/// A part of the Combat Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarAsk {
    /// If all agree, nobody fights (ruling "avoiding-combat").
    Peace(Vec<Seat>),
    /// The largest army names an enemy (rule 16.5).
    Oppose {
        /// Who is asked.
        seat: Seat,
        /// Whom it can name, largest army first.
        others: Vec<Seat>,
    },
    /// Another army chooses a side (rule 16.5).
    Choose {
        /// Who is asked.
        seat: Seat,
        /// Who is asked after it.
        others: Vec<Seat>,
    },
    /// Seats send daemons in turn (rule 11.1).
    Join {
        /// The seats, largest army first.
        order: Vec<Seat>,
        /// The one that is asked, from 0.
        at: usize,
        /// How many have refrained in a row.
        refrained: usize,
    },
    /// A seat decides which side is first.
    First {
        /// Who is asked.
        seat: Seat,
        /// In what.
        matter: Matter,
    },
    /// Seats cast spells in turn (rule 11.2.1).
    Cast {
        /// The seats.
        order: Vec<Seat>,
        /// The one that is asked, from 0.
        at: usize,
        /// How many have passed in a row.
        passed: usize,
    },
    /// Owners distribute hits (rule 11.2.3).
    Hits {
        /// The hits.
        blows: Vec<Blow>,
    },
    /// Seats say in turn which units flee (rule 11.2.4).
    Flee {
        /// The seats that have not said it.
        order: Vec<Seat>,
    },
}

/// A part of the Combat Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarAuto {
    /// The phase begins.
    Begin,
    /// The next combat is due.
    Next,
    /// A combat begins.
    Open(Sectio),
    /// Sides are formed (rule 16.5).
    Sides,
    /// Freebooters choose a side, and daemons may join.
    Muster,
    /// A round begins.
    Round,
    /// Attacks (rule 11.2.2).
    Attack,
    /// Lieutenants that are alone flee, and then whoever wants.
    Aftermath,
    /// Seats say which units flee.
    Flights(Side),
    /// Another round, or the end (rule 11.2.5).
    Judge,
    /// The combat is over.
    Close,
    /// Hounds that are alone with hounds (rule 16.7).
    Dogs,
}

/// An answer in the Combat Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum WarAnswer {
    /// True not to fight.
    Peace(bool),
    /// The enemy.
    Oppose(Seat),
    /// The side.
    Choose(Side),
    /// A daemon joins with cards; `None` to refrain.
    Join(Option<Entry>),
    /// True for the own side first.
    First(bool),
    /// A spell; `None` to pass.
    Cast(Option<Spell>),
    /// How often each unit is hit.
    Hits(Vec<(Unit, u8)>),
    /// Units that try to flee.
    Flee(Vec<Group>),
}

/// A daemon that joins a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Entry {
    /// Which.
    pub daemon: DaemonKind,
    /// Cards that it brings, at most one for each star.
    pub cards: Vec<Arcanum>,
}

/// A spell that is cast in combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Spell {
    /// Who casts it.
    pub daemon: DaemonKind,
    /// The card.
    pub card: Arcanum,
    /// At what.
    pub target: Target,
}

impl Game {
    /// Returns where the combat in progress is.
    #[must_use]
    pub(crate) fn battlefield(&self) -> Option<Place> {
        self.battle().map(|battle| Place::Sectio(battle.sectio))
    }

    /// True if a daemon may join a combat now (rule 11.1).
    #[must_use]
    pub const fn may_join(daemon: &Daemon) -> bool {
        daemon.is_in_hell() && !daemon.fought
    }
}

impl Asks for WarAsk {
    type Answer = WarAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Peace(seats) => seats.clone(),
            Self::Oppose { seat, .. } | Self::Choose { seat, .. } | Self::First { seat, .. } => vec![*seat],
            Self::Join { order, at, .. } => {
                let able = |seat: &Seat| game.triumvirate(*seat).daemons.iter().any(Game::may_join);
                order.get(*at).copied().filter(able).into_iter().collect()
            }
            Self::Cast { order, at, .. } => {
                order.get(*at).copied().filter(|seat| game.is_caster(catalog, *seat)).into_iter().collect()
            }
            Self::Hits { blows } => {
                blows.iter().filter(|blow| game.chooses_hits(blow)).filter_map(|blow| blow.seat()).collect()
            }
            Self::Flee { order } => {
                order.first().copied().filter(|seat| game.may_leave(catalog, *seat)).into_iter().collect()
            }
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> WarAnswer {
        match self {
            Self::Peace(_) => WarAnswer::Peace(false),
            Self::Oppose { others, .. } => WarAnswer::Oppose(others.first().copied().unwrap_or(seat)),
            Self::Choose { .. } => WarAnswer::Choose(Side::First),
            Self::Join { .. } => WarAnswer::Join(None),
            Self::First { .. } => WarAnswer::First(true),
            Self::Cast { .. } => WarAnswer::Cast(None),
            Self::Hits { blows } => {
                let blow = blows.iter().find(|blow| blow.seat() == Some(seat));
                WarAnswer::Hits(blow.map(|blow| game.usual_hits(catalog, blow)).unwrap_or_default())
            }
            Self::Flee { .. } => WarAnswer::Flee(Vec::new()),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &WarAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Peace(_), WarAnswer::Peace(_))
            | (Self::Choose { .. }, WarAnswer::Choose(_))
            | (Self::First { .. }, WarAnswer::First(_))
            | (Self::Join { .. }, WarAnswer::Join(None))
            | (Self::Cast { .. }, WarAnswer::Cast(None)) => Ok(()),
            (Self::Oppose { others, .. }, WarAnswer::Oppose(other)) => {
                sure(others.contains(other), Refusal::NoSuchSeat)
            }
            (Self::Join { .. }, WarAnswer::Join(Some(entry))) => game.check_entry(catalog, seat, entry),
            (Self::Cast { .. }, WarAnswer::Cast(Some(spell))) => game.check_combat_cast(catalog, seat, spell),
            (Self::Hits { blows }, WarAnswer::Hits(hits)) => {
                let blow = blows.iter().find(|blow| blow.seat() == Some(seat)).ok_or(Refusal::NotAsked)?;
                game.check_hits(blow, hits)
            }
            (Self::Flee { .. }, WarAnswer::Flee(groups)) => {
                let sectio = game.battle().map(|battle| battle.sectio).ok_or(Refusal::WrongQuestion)?;
                game.check_groups(catalog, seat, sectio, groups)
            }
            (
                Self::Peace(_)
                | Self::Oppose { .. }
                | Self::Choose { .. }
                | Self::Join { .. }
                | Self::First { .. }
                | Self::Cast { .. }
                | Self::Hits { .. }
                | Self::Flee { .. },
                _,
            ) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
        let answer = answers.first().map(|(_, answer)| answer);
        match self {
            Self::Peace(_) => sides::peace(course, answers),
            Self::Oppose { seat, others } => sides::oppose(course, seat, others, answer),
            Self::Choose { seat, others } => sides::choose(course, seat, others, answer),
            Self::Join { order, at, refrained } => join::perform(course, order, at, refrained, answer),
            Self::First { seat, matter } => join::first(course, seat, matter, answer),
            Self::Cast { order, at, passed } => magic::perform(course, order, at, passed, answer),
            Self::Hits { blows } => hits::perform(course, &blows, answers),
            Self::Flee { order } => close::flee(course, order, answer),
        }
    }
}

impl Happens for WarAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Begin => sides::begin(course),
            Self::Next => sides::next(course),
            Self::Open(sectio) => sides::open(course, sectio),
            Self::Sides => sides::form(course),
            Self::Muster => join::muster(course),
            Self::Round => join::round(course),
            Self::Attack => strikes::attack(course),
            Self::Aftermath => close::aftermath(course),
            Self::Flights(side) => close::flights(course, side),
            Self::Judge => close::judge(course),
            Self::Close => close::close(course),
            Self::Dogs => close::dogs(course),
        }
    }
}
