//! What a person wants: pushed by panels, keys and the board, carried out by the subsystem that it concerns.

use bevy::ecs::message::Message;

use crate::rules::attachments::Treasure;
use crate::rules::ids::{CantonId, DecreeId, EventKind, LegionId, PlaceId, Seat};
use crate::rules::realm::Foe;

pub use super::flow::{Beginning, Filing, Going, Looking, Making, Planning, Recalling, Sitting, Watching};
pub use super::ministerium::{Conjuring, Dealing, Mustering};
pub use super::theatre::Staging;

/// A tab of the Ministerium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tab {
    /// What happened.
    #[default]
    TurnLog,
    /// The six slots.
    Orders,
    /// Vault, offers, payment.
    Tribute,
    /// The ritual chamber.
    Rituals,
    /// The other houses.
    Diplomacy,
    /// Legions and places.
    Forces,
    /// Oneself.
    Avatar,
}

impl Tab {
    /// All seven, in the manual's order.
    pub const ALL: [Self; 7] =
        [Self::TurnLog, Self::Orders, Self::Tribute, Self::Rituals, Self::Diplomacy, Self::Forces, Self::Avatar];

    /// The name of its icon and text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::TurnLog => "log",
            Self::Orders => "orders",
            Self::Tribute => "tribute",
            Self::Rituals => "rituals",
            Self::Diplomacy => "diplomacy",
            Self::Forces => "forces",
            Self::Avatar => "avatar",
        }
    }
}

/// A sheet that lies over the board. One at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// None: the board is free.
    #[default]
    None,
    /// The Ministerium at this tab.
    Ministerium(Tab),
    /// The bazaar.
    Bazaar,
    /// The table at which combat cards are made, for this unit if one is chosen.
    Smith(Option<Foe>),
    /// Save, load, settings, quit.
    Menu,
    /// One's own chair: stepping away, the PIN, handing the seat over.
    Chair,
    /// One's private notes.
    Notes,
    /// The summary before the turn is sealed.
    Seal,
    /// A fight, passage by passage.
    Battle,
    /// The arena: what is to be fought there, and how.
    Arena(Errand),
    /// The event cards in one's hand and the events that go on.
    Events(Leaf),
}

/// Why one goes to the arena.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Errand {
    /// To challenge the reigning champion (manual 4.18).
    #[default]
    Title,
    /// To settle the vendetta with this house by single combat (manual 4.14.5).
    Against(Seat),
    /// To send somebody to the tournament that an event calls for (manual appendix K).
    Contest(DecreeId),
}

/// What lies open in the sheet of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaf {
    /// Whatever lies uppermost.
    #[default]
    Hand,
    /// A card that is held.
    Card(EventKind),
    /// Something that goes on, by its place among all that does.
    Running(usize),
    /// Something with a course of its own, by its place among all that is under way.
    Undertaking(usize),
}

/// What the ledger of the forces tab lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ledger {
    /// Legions and places.
    #[default]
    Units,
    /// Praetors.
    Praetors,
    /// Evil artifacts.
    Artifacts,
    /// Unholy relics.
    Relics,
    /// Manuscripts.
    Manuscripts,
    /// Event cards in one's own hand.
    Events,
}

impl Ledger {
    /// All six (manual appendix A).
    pub const ALL: [Self; 6] =
        [Self::Units, Self::Praetors, Self::Artifacts, Self::Relics, Self::Manuscripts, Self::Events];

    /// Where a treasure is listed.
    #[must_use]
    pub const fn of(treasure: Treasure) -> Self {
        match treasure {
            Treasure::Praetor(_) => Self::Praetors,
            Treasure::Artifact(_) => Self::Artifacts,
            Treasure::Relic(_) => Self::Relics,
        }
    }
}

/// What the diplomacy tab shows beside the wheel of houses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dossier {
    /// Whoever waits for something, or else the greatest threat.
    #[default]
    Pressing,
    /// What stands between oneself and this house, and what can be done about it.
    House(Seat),
    /// The list of threats.
    Threats,
}

/// Something marked on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A legion.
    Legion(LegionId),
    /// A place.
    Place(PlaceId),
    /// A canton.
    Canton(CantonId),
}

/// A wish, by the subsystem that carries it out.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    /// A change of the plan.
    Planning(Planning),
    /// What to look at: a sheet, a mark, a canton.
    Looking(Looking),
    /// What the forces tab shows.
    Mustering(Mustering),
    /// What the diplomacy tab shows.
    Dealing(Dealing),
    /// What is prepared in the ritual chamber.
    Conjuring(Conjuring),
    /// What the battle theatre shows.
    Staging(Staging),
    /// The playback of the last turn.
    Recalling(Recalling),
    /// The way from page to page, and out of the program.
    Going(Going),
    /// The beginning of a game.
    Beginning(Beginning),
    /// The chairs at one machine: who sits down, steps away, hands a seat over.
    Sitting(Sitting),
    /// The files of games.
    Filing(Filing),
    /// A saved game that is watched, and the books of one that has ended.
    Watching(Watching),
    /// The files of a player: archfiends and set-ups.
    Making(Making),
}

/// Lets a panel wish for something of its subsystem without naming the whole.
macro_rules! wished {
    ($($group:ident),+ $(,)?) => { $(
        impl From<$group> for Intent {
            fn from(wish: $group) -> Self {
                Self::$group(wish)
            }
        }
    )+ };
}

wished!(
    Planning, Looking, Mustering, Dealing, Conjuring, Staging, Recalling, Going, Beginning, Sitting, Filing, Watching,
    Making
);
