//! Papers: what stands in the dispatches of each kind.

use serde::{Deserialize, Serialize};
use table_core::seats::{Player, Seat};

use super::{PostFault, Posted};
use crate::archive::SeatLine;
use crate::game::Game;

/// Maximum number of characters in the name of a table or a person.
pub(super) const NAME_LENGTH: usize = 48;
/// Maximum number of characters in a letter.
pub const LETTER_LENGTH: usize = 2000;
/// Maximum number of letters that a seat can write in a turn.
pub const MOST_LETTERS: usize = 20;

/// A secret that only the two ends of a dispatch know. It proves who wrote it.
pub(super) type Secret = [u8; 16];

/// A seat in an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The player.
    pub player: Player,
    /// The name of the person who was invited; empty for a mind.
    pub person: String,
}

/// From the host to a guest: come and play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// Name of the table.
    pub name: String,
    /// Name of the host.
    pub host: String,
    /// Name of the person who is invited.
    pub person: String,
    /// Version of the rules.
    pub rules: u32,
    /// Fingerprint of the catalog.
    pub catalog: u64,
    /// All seats.
    pub chairs: Vec<Chair>,
    /// The host's public key.
    pub(super) key: String,
    /// The number of this invitation. Whoever has it may join.
    pub(super) token: Secret,
}

/// From a guest to the host: I come, with this party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Joining<G: Posted> {
    /// The number of the invitation.
    pub token: Secret,
    /// The guest's public key.
    pub key: String,
    /// The secret for all later dispatches between the two.
    pub secret: Secret,
    /// The party.
    pub party: G::Party,
}

/// A letter from one player to another, or to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// The turn in which it was written, from 1.
    pub turn: u32,
    /// The writer.
    pub from: Seat,
    /// The reader; `None` for all.
    pub to: Option<Seat>,
    /// The text.
    pub text: String,
}

impl Letter {
    /// True if this seat may read the letter.
    #[must_use]
    pub fn is_for(&self, seat: Seat) -> bool {
        self.from == seat || self.to.is_none_or(|to| to == seat)
    }

    /// Checks a letter that somebody has written.
    pub(super) fn check(&self, seats: usize) -> Result<(), PostFault> {
        let fault = |what: String| Err(PostFault::Letter(what));
        if self.text.trim().is_empty() {
            return fault("it is empty".to_owned());
        }
        if self.text.chars().count() > LETTER_LENGTH {
            return fault(format!("it has more than {LETTER_LENGTH} characters"));
        }
        match self.to {
            Some(to) if to == self.from => fault("it is to its own writer".to_owned()),
            Some(to) if to.index() >= seats => fault(format!("there is no seat {to}")),
            Some(_) | None => Ok(()),
        }
    }
}

/// From the host to a guest: what the seat sees of the new turn.
///
/// Everything in it is public, or known to this seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Turn<G: Game> {
    /// The secret of host and guest.
    pub(super) secret: Secret,
    /// The seats, with their present players.
    pub seats: Vec<SeatLine>,
    /// What the seat may see.
    pub view: G::View,
    /// True if the seat owes orders.
    pub owes: bool,
    /// What the seat may know of earlier turns, from the first that its player may not have seen
    /// yet: the number of the turn, and its log.
    pub logs: Vec<(u32, Vec<G::Entry>)>,
    /// Letters to this seat or from it that its player may not have seen yet.
    pub letters: Vec<Letter>,
    /// The turn is processed at this time, in seconds after 1970, whoever is missing; `None` if the
    /// host waits for everybody.
    pub deadline: Option<u64>,
    /// The whole game, as a save, once it is over.
    pub chronicle: Option<Vec<u8>>,
}

/// From a guest to the host: the orders of the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Orders<G: Game> {
    /// The secret of host and guest.
    pub secret: Secret,
    /// The orders.
    pub choice: G::Choice,
    /// True if the player is done. Otherwise these are the plans so far, in case the time runs out.
    pub sealed: bool,
    /// The letters that the seat has written in this turn, to whom and what.
    pub letters: Vec<(Option<Seat>, String)>,
}

/// Checks the name of a table or a person.
pub(super) fn check_name(name: &str) -> Result<String, PostFault> {
    let name = name.trim();
    let sound = !name.is_empty() && name.chars().count() <= NAME_LENGTH && !name.chars().any(char::is_control);
    if sound { Ok(name.to_owned()) } else { Err(PostFault::Name) }
}
