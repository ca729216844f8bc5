//! What the conclave remembers.

use serde::{Deserialize, Serialize};

use super::count::FinalCount;
use crate::dice::Rolls;
use crate::ids::Seat;

/// How many conclave tokens a game lasts (manual 2.1).
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

    /// The name of its text.
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

/// Someone holds Pandemonium against the conclave (manual 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usurpation {
    /// Who.
    pub seat: Seat,
    /// For how many whole turns already.
    pub turns: u8,
}

/// By which way a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VictoryPath {
    /// Elected by the conclave.
    Election,
    /// Another was elected, who was a king maker's pawn (manual 3.4).
    Kingmaker,
    /// Another was elected, whose vassal was the power behind the throne (manual 3.4).
    PowerBehindThrone,
    /// Pandemonium held by force.
    Pandemonium,
    /// Nobody else is left.
    LastStanding,
    /// Nobody won.
    Draw,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The turn in which it ended.
    pub turn: u32,
    /// The way.
    pub path: VictoryPath,
    /// The winner, if there is one.
    pub winner: Option<Seat>,
    /// Whom the conclave elected, if it came to an election; somebody else may have taken the throne.
    pub elected: Option<Seat>,
    /// Everybody's count, best first.
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
    /// Who has just wrested Pandemonium from a usurper and must say whether to keep it.
    pub(super) liberator: Option<Seat>,
    pub(super) dissolved: bool,
    pub(super) ending: Option<Ending>,
    /// Only in views: others' prestige is hidden, and stands here as nothing (manual appendix K).
    pub(super) veiled: bool,
}

impl Conclave {
    /// A conclave that has just convened, with this turn circle, whose first member is Regent.
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

    /// Whether others' prestige is hidden from whoever looks: only in views.
    #[must_use]
    pub const fn veiled(&self) -> bool {
        self.veiled
    }

    /// A seat's prestige. In a view what that seat seems to have.
    #[must_use]
    pub fn prestige(&self, seat: Seat) -> i32 {
        self.prestige[seat.index()]
    }

    /// The seats in the order in which they act, clockwise, from no particular beginning (manual 3.3).
    #[must_use]
    pub fn circle(&self) -> &[Seat] {
        &self.circle
    }

    /// Who acts first in every slot of this turn.
    #[must_use]
    pub const fn regent(&self) -> Seat {
        self.regent
    }

    /// Conclave tokens drawn so far.
    #[must_use]
    pub const fn tokens(&self) -> u8 {
        self.tokens
    }

    /// In which turn a house fell, if it fell.
    #[must_use]
    pub fn eliminated(&self, seat: Seat) -> Option<u32> {
        self.eliminated.get(seat.index()).copied().flatten()
    }

    /// Whether somebody holds Pandemonium against the conclave.
    #[must_use]
    pub const fn usurpation(&self) -> Option<Usurpation> {
        self.usurpation
    }

    /// Who must say whether to keep Pandemonium or give it back.
    #[must_use]
    pub const fn liberator(&self) -> Option<Seat> {
        self.liberator
    }

    /// Whether every house has been excommunicated and there is no conclave any more (manual 4.14.9).
    #[must_use]
    pub const fn dissolved(&self) -> bool {
        self.dissolved
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }
}

impl Conclave {
    /// The same as a seat may know it: everything here is public, but events may put a false face on prestige, or hide it.
    pub(crate) fn seen_by(&self, apparent: impl Fn(Seat) -> Option<i32>) -> Self {
        let mut seen = self.clone();
        for (index, prestige) in seen.prestige.iter_mut().enumerate() {
            let shown = apparent(Seat(index as u8));
            seen.veiled |= shown.is_none();
            *prestige = shown.unwrap_or(0);
        }
        seen
    }

    /// Guesses what is hidden in a view: others have about what oneself has.
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
    /// Sets what a described position says.
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
