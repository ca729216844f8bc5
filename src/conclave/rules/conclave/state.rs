//! State of the conclave.

use serde::{Deserialize, Serialize};

use super::count::FinalCount;
use crate::dice::Rolls;
use crate::ids::Seat;

/// The number of conclave tokens in a game (manual 2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameLength {
    /// 10 tokens.
    Short,
    /// 15 tokens.
    #[default]
    Normal,
    /// 20 tokens.
    Long,
    /// 25 tokens.
    Epic,
}

impl GameLength {
    /// All four, shortest first.
    pub const ALL: [Self; 4] = [Self::Short, Self::Normal, Self::Long, Self::Epic];

    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Normal => "normal",
            Self::Long => "long",
            Self::Epic => "epic",
        }
    }
}

/// The usurpation of Pandemonium by a house (manual 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usurpation {
    /// The usurper.
    pub seat: Seat,
    /// Number of complete turns for which it has held the city.
    pub turns: u8,
}

/// The way in which a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VictoryPath {
    /// Elected by the conclave.
    Election,
    /// A Kingmaker won, because its pawn was elected (manual 3.4).
    Kingmaker,
    /// A vassal won, because its lord was elected (manual 3.4).
    PowerBehindThrone,
    /// Pandemonium held by force.
    Pandemonium,
    /// No other house is left.
    LastStanding,
    /// Nobody won.
    Draw,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The turn in which it ended.
    pub turn: u32,
    /// The path of victory.
    pub path: VictoryPath,
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The house that the conclave elected, if there was an election. A schemer may have won in its
    /// place.
    pub elected: Option<Seat>,
    /// The count of all houses, best first.
    pub count: FinalCount,
}

/// The conclave slice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conclave {
    pub(super) prestige: Vec<i32>,
    pub(super) circle: Vec<Seat>,
    pub(super) regent: Seat,
    pub(super) tokens: u8,
    pub(super) eliminated: [Option<u32>; Seat::MOST],
    pub(super) usurpation: Option<Usurpation>,
    /// The house that has just taken Pandemonium from a usurper and must decide to keep it or give
    /// it back.
    pub(super) liberator: Option<Seat>,
    pub(super) dissolved: bool,
    pub(super) ending: Option<Ending>,
    /// True only in views: other houses' prestige is hidden and stored as 0 (manual appendix K).
    pub(super) veiled: bool,
}

impl Conclave {
    /// Creates a conclave with this turn circle. Its first member is Regent.
    #[must_use]
    pub fn new(circle: Vec<Seat>, prestige: i32) -> Self {
        Self {
            prestige: vec![prestige; circle.len()],
            regent: circle.first().copied().unwrap_or(Seat(0)),
            circle,
            tokens: 0,
            eliminated: [None; Seat::MOST],
            usurpation: None,
            liberator: None,
            dissolved: false,
            ending: None,
            veiled: false,
        }
    }

    /// True in views that hide other houses' prestige.
    #[must_use]
    pub const fn veiled(&self) -> bool {
        self.veiled
    }

    /// Returns a seat's prestige. In a view, this is its apparent prestige.
    #[must_use]
    pub fn prestige(&self, seat: Seat) -> i32 {
        self.prestige[seat.index()]
    }

    /// Returns the turn circle: the seats in clockwise order, with an arbitrary start (manual 3.3).
    #[must_use]
    pub fn circle(&self) -> &[Seat] {
        &self.circle
    }

    /// Returns the Regent, who acts first in every slot of this turn.
    #[must_use]
    pub const fn regent(&self) -> Seat {
        self.regent
    }

    /// Returns the number of conclave tokens drawn so far.
    #[must_use]
    pub const fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Returns the turn in which a house was eliminated, or `None`.
    #[must_use]
    pub fn eliminated(&self, seat: Seat) -> Option<u32> {
        self.eliminated.get(seat.index()).copied().flatten()
    }

    /// Returns the current usurpation, or `None`.
    #[must_use]
    pub const fn usurpation(&self) -> Option<Usurpation> {
        self.usurpation
    }

    /// Returns the house that must decide to keep Pandemonium or give it back, or `None`.
    #[must_use]
    pub const fn liberator(&self) -> Option<Seat> {
        self.liberator
    }

    /// True if every house is excommunicated and the conclave is dissolved (manual 4.14.9).
    #[must_use]
    pub const fn dissolved(&self) -> bool {
        self.dissolved
    }

    /// Returns the end of the game, or `None` while it continues.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }
}

impl Conclave {
    /// Returns a copy as a seat may know it. Everything is public, except that events may change
    /// the apparent prestige or hide it.
    pub(crate) fn seen_by(&self, apparent: impl Fn(Seat) -> Option<i32>) -> Self {
        let mut seen = self.clone();
        for (index, prestige) in seen.prestige.iter_mut().enumerate() {
            let shown = apparent(Seat(index as u8));
            seen.veiled |= shown.is_none();
            *prestige = shown.unwrap_or(0);
        }
        seen
    }

    /// Guesses hidden prestige in a view: each rival has about as much as `seat`.
    pub(crate) fn deal(&mut self, seat: Seat, rolls: &mut Rolls) {
        if !std::mem::take(&mut self.veiled) {
            return;
        }
        let own = self.prestige[seat.index()];
        for (index, prestige) in self.prestige.iter_mut().enumerate() {
            if index != seat.index() && self.eliminated[index].is_none() {
                *prestige = (own + rolls.die(21) - 11).max(0);
            }
        }
    }
}

impl Conclave {
    /// Sets the values of a set-up position.
    pub(crate) fn set_position(
        &mut self,
        prestige: Vec<i32>,
        regent: Option<Seat>,
        tokens: u8,
        usurpation: Option<Usurpation>,
    ) {
        self.prestige = prestige;
        self.regent = regent.unwrap_or(self.regent);
        self.tokens = tokens;
        self.usurpation = usurpation;
    }
}
