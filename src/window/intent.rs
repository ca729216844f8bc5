//! Intents: a player's input, pushed by panels, keys and the board, and carried out by a subsystem.

use bevy::ecs::message::Message;
use bevy::ecs::system::Commands;

use crate::rules::attachments::Treasure;
use crate::rules::ids::{CantonId, DecreeId, EventKind, LegionId, PlaceId, Seat};
use crate::rules::realm::Foe;

pub use crate::circles::CirclesTabling;
pub use crate::conclave::board::Charting;
pub use crate::conclave::codex::Reading;
pub use crate::conclave::diplomacy::Dealing;
pub use crate::conclave::forces::Mustering;
pub use crate::conclave::ministerium::Counselling;
pub use crate::conclave::rituals::Conjuring;
pub use crate::conclave::theatre::Staging;
pub use crate::conclave::trials::Trying;
pub use crate::oaths::Tabling;
pub use crate::oaths::first::FirstTabling;
pub use crate::shell::flow::{
    Beginning, Filing, Going, Looking, Making, Modding, Planning, Posting, Recalling, Sitting, Watching,
};
pub use crate::shell::pictures::Picturing;
pub use crate::shell::tutor::Tutoring;

/// A tab of the Ministerium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tab {
    /// The log of past turns.
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
    /// The player's own archfiend.
    Avatar,
}

impl Tab {
    /// All seven tabs, in the manual's order.
    pub const ALL: [Self; 7] =
        [Self::TurnLog, Self::Orders, Self::Tribute, Self::Rituals, Self::Diplomacy, Self::Forces, Self::Avatar];

    /// Returns the name of its icon and text.
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

/// A question of the turn log (manual 4.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which cards of an offer are kept.
    Tribute,
    /// Whether Pandemonium is kept.
    Pandemonium,
    /// Which event cards are kept.
    Events,
    /// Which objective is kept.
    Objectives,
    /// What this house waits for, or what may be claimed of it.
    Affair(Seat),
    /// How the house votes.
    Decrees,
    /// How a legion or a praetor is improved.
    Promotion,
    /// What is paid for a legion.
    Upkeep,
}

/// A sheet that lies over the board. At most one is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// No sheet: the board is free.
    #[default]
    None,
    /// The Ministerium at this tab.
    Ministerium(Tab),
    /// The bazaar.
    Bazaar,
    /// The table for making combat cards, for this unit if one is chosen.
    Smith(Option<Foe>),
    /// Save, load, settings, quit.
    Menu,
    /// The seated player's sheet: leave the machine, set the PIN, give the seat away.
    Chair,
    /// The seated player's private notes.
    Notes,
    /// The summary before the turn is sealed.
    Seal,
    /// The battle theatre.
    Battle,
    /// The arena, with the purpose of the fight.
    Arena(Errand),
    /// The seated player's event cards, and the events in progress.
    Events(Leaf),
}

/// The purpose of a visit to the arena.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Errand {
    /// To challenge the reigning champion (manual 4.18).
    #[default]
    Title,
    /// To settle the vendetta with this house by single combat (manual 4.14.5).
    Against(Seat),
    /// To enter a champion in the tournament that an event started (manual appendix K).
    Contest(DecreeId),
}

/// The open part of the sheet of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaf {
    /// The first entry.
    #[default]
    Hand,
    /// A card in the hand.
    Card(EventKind),
    /// An event in progress, by its index among all that are in progress.
    Running(usize),
    /// An event that takes several steps, by its index among all of these.
    Undertaking(usize),
}

/// The list that the forces tab shows.
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
    /// The seated player's event cards.
    Events,
}

impl Ledger {
    /// All six lists (manual appendix A).
    pub const ALL: [Self; 6] =
        [Self::Units, Self::Praetors, Self::Artifacts, Self::Relics, Self::Manuscripts, Self::Events];

    /// Returns the list that contains a treasure.
    #[must_use]
    pub const fn of(treasure: Treasure) -> Self {
        match treasure {
            Treasure::Praetor(_) => Self::Praetors,
            Treasure::Artifact(_) => Self::Artifacts,
            Treasure::Relic(_) => Self::Relics,
        }
    }
}

/// The part of the diplomacy tab beside the wheel of houses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dossier {
    /// The house that waits for something, or else the greatest threat.
    #[default]
    Pressing,
    /// The relations with this house, and the actions towards it.
    House(Seat),
    /// The list of threats.
    Threats,
}

/// A selection on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A legion.
    Legion(LegionId),
    /// A place.
    Place(PlaceId),
    /// A canton.
    Canton(CantonId),
}

/// Declares the groups of intents, each with the subsystem's own type of the same name.
macro_rules! intents {
    ($($(#[$about:meta])* $group:ident,)+) => {
        /// An intent, grouped by the subsystem that carries it out.
        #[derive(Message, Clone, Debug, PartialEq)]
        pub enum Intent {
            $($(#[$about])* $group($group),)+
        }

        impl Intent {
            /// Triggers the event for the subsystem that carries out this intent.
            pub(crate) fn pass_on(self, commands: &mut Commands) {
                match self {
                    $(Self::$group(wish) => commands.trigger(wish),)+
                }
            }
        }

        $(
            /// Lets a panel push an intent of this group without naming [`Intent`].
            impl From<$group> for Intent {
                fn from(wish: $group) -> Self {
                    Self::$group(wish)
                }
            }
        )+
    };
}

intents! {
    /// A change of the draft.
    Planning,
    /// Counsel that was heard.
    Counselling,
    /// A sheet, a selection or a camera position.
    Looking,
    /// A map mode, a pin or another instrument of the map.
    Charting,
    /// A change of the forces tab.
    Mustering,
    /// A change of the diplomacy tab.
    Dealing,
    /// A change of the ritual in preparation.
    Conjuring,
    /// A picture for sharing.
    Picturing,
    /// A change of the codex, the search or the card.
    Reading,
    /// A change of the battle theatre.
    Staging,
    /// The playback of the last turn.
    Recalling,
    /// A change of the page, or the end of the program.
    Going,
    /// The beginning of a game.
    Beginning,
    /// The seats at one machine: sit down, leave, give a seat away.
    Sitting,
    /// The files of games: save, load, export, import.
    Filing,
    /// Games by post: found, join, sit down, send, process.
    Posting,
    /// A replay, or the books of a finished game.
    Watching,
    /// The player's own files: archfiends and set-ups.
    Making,
    /// The mods of the next game.
    Modding,
    /// The tutorial.
    Tutoring,
    /// Trials.
    Trying,
    /// A game of Oaths of the Pit.
    Tabling,
    /// A game of its first edition.
    FirstTabling,
    /// A game of Nine Circles.
    CirclesTabling,
}
