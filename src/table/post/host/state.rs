//! What a host knows of its table: the ledger, and what panels show of it.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use table_core::seats::{Player, Seat};

use super::super::Posted;
use super::super::dispatch::TableId;
use super::super::ledger::{Label, Role};
use super::super::papers::{Letter, Secret};

/// What happens to a seat whose orders have not come in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Otherwise {
    /// The plans that its player has sent so far count; without any, the seat passes.
    Plans,
    /// The mind with this name plays the turn. The seat still belongs to its player.
    Mind(String),
}

/// A limit on the time for a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The time for each turn, in hours.
    pub hours: u32,
    /// What happens to whoever is late.
    pub otherwise: Otherwise,
}

/// What to do about orders that have not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Do not process.
    Wait,
    /// Process without them.
    Go(Otherwise),
}

/// Whom a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The game has not begun. These seats have not joined yet.
    Inviting(Vec<Seat>),
    /// These seats owe orders for the present turn. Nobody: the turn can be processed.
    Orders(Vec<Seat>),
    /// The game is over.
    Over,
}

/// The state of one seat, for the host's panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Name of the person who was invited; `None` for a mind of the set-up.
    pub person: Option<String>,
    /// The present player; a person's seat can be handed over to a mind.
    pub player: Player,
    /// The state.
    pub standing: Standing,
    /// The name of its house; empty before the game begins.
    pub house: String,
    /// True if the seat was given to a mind and can still be taken back.
    pub returnable: bool,
}

/// How far a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Standing {
    /// A mind plays it.
    Mind,
    /// Its player has not joined.
    Invited,
    /// Its player has joined; the game has not begun.
    Joined,
    /// Its orders are owed.
    Owes,
    /// Plans have come, but its player is not done.
    Plans,
    /// Its orders have come.
    Ready,
    /// Its house has fallen.
    Fallen,
}

/// What the host remembers of a guest who has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Joined<G: Posted> {
    pub key: String,
    pub secret: Secret,
    pub party: G::Party,
}

/// The newest orders of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Came<G: Posted> {
    pub turn: u32,
    pub choice: G::Choice,
    pub sealed: bool,
    pub letters: Vec<Letter>,
}

/// A seat to which somebody was invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Invited<G: Posted> {
    pub seat: Seat,
    pub person: String,
    pub token: Secret,
    pub joined: Option<Joined<G>>,
    pub orders: Option<Came<G>>,
    /// Number of the newest orders.
    pub serial: u64,
    /// The newest turn that its player has certainly seen; 0 for none.
    pub seen: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct HostLedger<G: Posted> {
    pub table: TableId,
    pub name: String,
    pub host: String,
    pub key: String,
    pub bag: PathBuf,
    pub plan: G::Plan,
    pub luck: u64,
    pub invited: Vec<Invited<G>>,
    pub letters: Vec<Letter>,
    pub deadline: Option<Deadline>,
    /// The turn that is planned; 0 before the game begins.
    pub turn: u32,
    /// When that turn was sent, in seconds after 1970.
    pub since: u64,
    /// The newest turn that was sent to all.
    pub sent: u32,
    /// Number of the newest dispatch.
    pub serial: u64,
}

impl<G: Posted> HostLedger<G> {
    pub fn place(&self, seat: Seat) -> Option<&Invited<G>> {
        self.invited.iter().find(|place| place.seat == seat)
    }

    pub fn label(&self) -> Label {
        Label { game: G::NAME.to_owned(), table: self.table, role: Role::Host, name: self.name.clone() }
    }
}
