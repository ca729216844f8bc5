//! Facts about the conclave: prestige, regency, tokens, Pandemonium and the end of the game
//! (manual 3.3, 3.4, 4.14.9). Every seat may know all of them.

use serde::{Deserialize, Serialize};

use super::{PrestigeCause, VictoryPath};
use crate::ids::Seat;

/// A fact about the conclave: prestige, regency, tokens, Pandemonium and the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum ConclaveFact {
    /// Prestige was gained or lost.
    PrestigeChanged { seat: Seat, amount: i32, cause: PrestigeCause },
    /// A house was expelled from the conclave.
    Excommunicated { seat: Seat },
    /// A house holds Pandemonium against the conclave.
    Usurped { seat: Seat },
    /// The usurper has held Pandemonium for another turn.
    UsurperHolds { seat: Seat, turns: u8, needed: u8 },
    /// A member of the conclave has ousted a usurper.
    PandemoniumLiberated { seat: Seat },
    /// Pandemonium was given back.
    PandemoniumReturned { seat: Seat },
    /// The conclave was dissolved.
    ConclaveDissolved,
    /// A house fell.
    HouseFell { seat: Seat, by: Option<Seat> },
    /// A house became Regent.
    RegentNamed { seat: Seat },
    /// A conclave token was drawn.
    TokenDrawn { drawn: u8, needed: u8 },
    /// The game ended.
    Ended { path: VictoryPath, winner: Option<Seat>, elected: Option<Seat> },
}

impl ConclaveFact {
    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::PrestigeChanged { seat, .. }
            | Self::Excommunicated { seat }
            | Self::Usurped { seat }
            | Self::UsurperHolds { seat, .. }
            | Self::PandemoniumLiberated { seat }
            | Self::PandemoniumReturned { seat }
            | Self::RegentNamed { seat } => vec![*seat],
            Self::HouseFell { seat, by } => std::iter::once(*seat).chain(*by).collect(),
            Self::Ended { winner, elected, .. } => winner.iter().chain(elected).copied().collect(),
            Self::ConclaveDissolved | Self::TokenDrawn { .. } => Vec::new(),
        }
    }
}
