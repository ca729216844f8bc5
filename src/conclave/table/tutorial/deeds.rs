//! The deeds that a step of the tutorial can wait for, and the things that it can point at.

use serde::Deserialize;

use crate::rules::ids::Seat;

/// A deed of the player, or a state of the game. It says what must be so, never how it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// The words were read: the player goes on by a button of the clerk.
    Heard,
    /// One of the player's legions is selected. True: a hired one, not the personal guard.
    Selected {
        /// True if only a hired legion counts.
        hired: bool,
    },
    /// This panel is open.
    Open(Panel),
    /// The draft has this many orders of this sort.
    Planned(Wanted, usize),
    /// Every offer of tribute is answered, with as many cards as may be kept, and so is every other
    /// question that forbids the seal.
    Chosen,
    /// Vendetta is claimed against this house.
    Claimed(Seat),
    /// The turn is over that was being planned when the step began.
    Sealed,
    /// The playback is over, and the player plans again.
    Watched,
    /// The view of the map has moved this many cantons one way since the step began, round the
    /// board if need be.
    Roamed(u32),
    /// The player's house has this.
    Owns(Owned),
    /// The game is over.
    Over,
    /// Any one of these.
    Any(Vec<Deed>),
    /// All of these at once.
    All(Vec<Deed>),
}

impl Deed {
    /// Returns the single deeds of which it is made, itself if it is one.
    #[must_use]
    pub fn singles(&self) -> Vec<&Self> {
        if let Self::Any(all) | Self::All(all) = self {
            all.iter().flat_map(Self::singles).collect()
        } else {
            vec![self]
        }
    }
}

/// A sort of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Wanted {
    /// A march that ends in a canton without an owner.
    Settle,
    /// A march onto a place of power of another owner, or of none.
    Storm,
    /// A march that ends in a canton of this house, next to the player's land or to another such
    /// march.
    Invade(Seat),
    /// A demand of tribute from one's own minions.
    Tribute,
    /// A raise of an attribute.
    Raise,
    /// A bid on a legion.
    BidLegion,
    /// A bid on a praetor.
    BidPraetor,
    /// A praetor sent to a legion.
    Post,
    /// A demand of this house.
    Demand(Seat),
    /// A ritual.
    Ritual,
    /// An event card.
    Event,
}

/// A possession of the player's house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Owned {
    /// A legion that was hired.
    Legion,
    /// A praetor, anywhere.
    Praetor,
    /// A praetor with a legion.
    Posted,
    /// This many places of power.
    Places(usize),
    /// Victories in vendettas against this house.
    Victory(Seat),
}

/// A panel that can be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Panel {
    /// The board, without a sheet.
    Board,
    /// The turn log.
    Log,
    /// The orders.
    Orders,
    /// The tribute.
    Tribute,
    /// The rituals.
    Rituals,
    /// The diplomacy.
    Diplomacy,
    /// The forces.
    Forces,
    /// The player's archfiend.
    Avatar,
    /// The bazaar.
    Bazaar,
    /// The summary before the turn is sealed.
    Seal,
    /// The battle theatre.
    Battle,
    /// The event cards.
    Events,
}

/// All panels.
pub const PANELS: [Panel; 12] = [
    Panel::Board,
    Panel::Log,
    Panel::Orders,
    Panel::Tribute,
    Panel::Rituals,
    Panel::Diplomacy,
    Panel::Forces,
    Panel::Avatar,
    Panel::Bazaar,
    Panel::Seal,
    Panel::Battle,
    Panel::Events,
];

/// The thing that a step points at. On the board nothing is seen while a sheet lies over it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Pointer {
    /// A widget, by the name under which its panel marks it; one of [`WIDGETS`].
    Widget(String),
    /// A legion of the player. True: a hired one.
    Legion {
        /// True if only a hired legion counts.
        hired: bool,
    },
    /// A canton without an owner that a legion of the player can reach.
    Free,
    /// The place of power that the selected legion can take with the best chance.
    Place,
    /// A canton of this house that a march could take.
    Enemy(Seat),
}

/// The names of all widgets that can be pointed at.
pub const WIDGETS: [&str; 58] = [
    "answer",
    "attach",
    "bar-events",
    "bazaar-wanted",
    "bid-back",
    "bid-legion",
    "bid-praetor",
    "button-bazaar",
    "button-close",
    "button-ministerium",
    "button-seal",
    "claim-vendetta",
    "clerk-again",
    "demand-open",
    "demand-place",
    "demand-tribute",
    "event-aim",
    "event-card",
    "event-place",
    "forecast",
    "house-1",
    "house-2",
    "house-3",
    "keep-events",
    "offer-cards",
    "offer-richest",
    "pay-for-me",
    "pay-legion",
    "pay-praetor",
    "playback-skip",
    "prestige",
    "raise",
    "raise-place",
    "ritual",
    "ritual-place",
    "ritual-target",
    "seal-now",
    "seal-orders",
    "slot-1",
    "slot-2",
    "slot-3",
    "slot-empty",
    "storm",
    "tab-avatar",
    "tab-diplomacy",
    "tab-forces",
    "tab-log",
    "tab-orders",
    "tab-rituals",
    "tab-tribute",
    "theatre-leave",
    "tokens",
    "ware-bid",
    "ware-legion",
    "ware-praetor",
    "wares-bid",
    "wares-legions",
    "wares-praetors",
];
