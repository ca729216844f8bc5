//! Post: games whose players sit at different machines and send each other files.
//!
//! "[...] players create their turns on separate computers and send the appropriate turn file to
//! the player designated as host." (manual 5) The host founds a table and invites people.
//! Each of them joins with a party of their own. From then on the host's program sends every seat
//! its turn, and each seat sends its orders back. When the last orders have come, the host
//! processes the turn.
//!
//! Everything is a file, a [dispatch]. It can be mailed, or lie in a folder that a program keeps
//! the same on several machines: the [mailbag]. After an invitation, every dispatch is encrypted to
//! its reader. A turn holds what its seat may see and nothing else, so a player who breaks the
//! encryption of their own turn learns nothing new. The host's program has to know the orders of
//! all seats.
//!
//! No dispatch is trusted. One that is cut short, empty, late, doubled, damaged or of another table
//! is named in a [remark](Remark), and changes nothing.
//!
//! The host's own seat is a guest like all others, on the same machine.
//!
//! Not here: the rules of a game, the clock (times are passed in), and sending mail.

mod desk;
pub mod dispatch;
mod fault;
mod guest;
mod host;
mod ledger;
mod mailbag;
mod papers;
mod remark;
mod room;

use table_core::seats::{Player, Seat};

use crate::game::{Game, Saved};

pub use self::desk::{Entry, Post, Role, game_of};
pub use self::dispatch::{Kind, TableId};
pub use self::fault::PostFault;
pub use self::guest::{Guest, Stage};
pub use self::host::{Deadline, Founding, Host, Missing, Otherwise, Place, Stand, Standing};
pub use self::papers::{Chair, Invitation, LETTER_LENGTH, Letter, MOST_LETTERS, Turn};
pub use self::remark::{Remark, What};
pub use self::room::{Hosted, Offer, Room, Seated};

/// A game that can be played by post.
pub trait Posted: Game {
    /// A set-up whose seats of people are still empty.
    type Plan: Saved;
    /// What a person brings into a seat: for the main game an archfiend.
    type Party: Saved;

    /// Returns who plays each seat of a plan: the minds, and people for the seats that are empty.
    fn seated(plan: &Self::Plan) -> Vec<Player>;

    /// Checks that a plan can be played by any guests.
    ///
    /// # Errors
    /// The first thing that is wrong with it, as a sentence.
    fn check_plan(catalog: &Self::Catalog, plan: &Self::Plan) -> Result<(), String>;

    /// Checks that a party may enter the game.
    ///
    /// # Errors
    /// The first thing that is wrong with it, as a sentence.
    fn check_party(catalog: &Self::Catalog, party: &Self::Party) -> Result<(), String>;

    /// Returns the set-up of the game: the plan, with these parties in its seats. A seat of a
    /// person without a party is left to chance. Never an Iron Man game: its copies cannot be counted. `luck` decides all that is left to chance.
    fn fill(catalog: &Self::Catalog, plan: &Self::Plan, parties: &[(Seat, Self::Party)], luck: u64) -> Self::Charter;
}
