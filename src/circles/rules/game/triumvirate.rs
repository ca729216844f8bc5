//! A triumvirate: daemons, cards, Souls and standing (rule 3.1).

use serde::{Deserialize, Serialize};

use crate::ids::{Arcanum, DaemonKind, Legion, Locale, Sectio};

/// A daemon in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Daemon {
    /// Which.
    pub kind: DaemonKind,
    /// Where it is.
    pub locale: Locale,
    /// The card under it while it walks the Earth (rule 9.6). None if a spell sent it there.
    pub ticket: Option<Arcanum>,
    /// The lowest roll with which it recovers, 2 to 6; `None` if it is not incapacitated.
    pub incapacitated: Option<u8>,
    /// True if it has taken its action of this turn.
    pub acted: bool,
    /// True if it has passed in this turn, so that it cannot Pass for Good (rule 9.3).
    pub passed: bool,
    /// True if its next action is to Pass for Good (rule 10.1).
    pub bound: bool,
    /// True if it has joined a combat of this turn (rule 11.1).
    pub fought: bool,
}

impl Daemon {
    pub(crate) const fn new(kind: DaemonKind) -> Self {
        Self {
            kind,
            locale: Locale::Hell,
            ticket: None,
            incapacitated: None,
            acted: false,
            passed: false,
            bound: false,
            fought: false,
        }
    }

    /// True if it is not incapacitated.
    #[must_use]
    pub const fn is_able(&self) -> bool {
        self.incapacitated.is_none()
    }

    /// True if it walks the Earth and is not incapacitated.
    #[must_use]
    pub const fn is_on_earth(&self) -> bool {
        self.is_able() && matches!(self.locale, Locale::Earth)
    }

    /// True if it is in Hell and not incapacitated.
    #[must_use]
    pub const fn is_in_hell(&self) -> bool {
        self.is_able() && matches!(self.locale, Locale::Hell)
    }
}

/// A macina in front of its owner (rule 16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Macina {
    /// The card.
    pub card: Arcanum,
    /// True if it was maintained in the last Soul Phase.
    pub running: bool,
}

/// Everything that belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Triumvirate {
    /// Its icon, 0 to 5 (rule 2.3.1).
    pub sign: u8,
    /// Its daemons, in no order.
    pub daemons: Vec<Daemon>,
    /// Arcana cards in hand, sorted. Hidden from others.
    pub hand: Vec<Arcanum>,
    /// Cards of the hand that everybody saw going there.
    pub known: Vec<Arcanum>,
    /// Cards of the hand that were brought to a combat of this turn (rule 11.1). Hidden from
    /// others.
    pub brought: Vec<Arcanum>,
    /// Macina in play.
    pub macina: Vec<Macina>,
    /// Souls.
    pub souls: u32,
    /// Favours.
    pub favours: u32,
    /// Disfavours.
    pub disfavours: u32,
    /// Ones that it rolled in a row (rule 15.3), 0 to 5.
    pub ones: u8,
    /// Where it has placed legions in this Summoning Phase (rule 8.2).
    pub raised: Vec<Sectio>,
    /// Legions that it has summoned in this turn.
    pub summoned: u8,
    /// Legions that have tried to tame a hound in this turn (rule 8.3.2).
    pub tried: Vec<Legion>,
    /// Legions that Uriel destroyed in this turn (rule 10.1).
    pub cleansed: u8,
}

impl Triumvirate {
    /// Returns its Favours that are not bound by a Disfavour (rule 14.1).
    #[must_use]
    pub const fn free_favours(&self) -> u32 {
        self.favours.saturating_sub(self.disfavours)
    }

    /// Returns one of its daemons.
    #[must_use]
    pub fn daemon(&self, kind: DaemonKind) -> Option<&Daemon> {
        self.daemons.iter().find(|daemon| daemon.kind == kind)
    }

    /// Iterates over its daemons that are not incapacitated.
    pub fn able(&self) -> impl Iterator<Item = &Daemon> + '_ {
        self.daemons.iter().filter(|daemon| daemon.is_able())
    }

    /// True if a card is in its hand.
    #[must_use]
    pub fn holds(&self, card: Arcanum) -> bool {
        self.hand.binary_search(&card).is_ok()
    }

    /// Puts a card into the hand.
    pub(crate) fn put(&mut self, card: Arcanum) {
        let at = self.hand.partition_point(|own| *own < card);
        self.hand.insert(at, card);
    }

    /// Takes a card out of the hand. False if it is not there.
    pub(crate) fn take(&mut self, card: Arcanum) -> bool {
        let Ok(at) = self.hand.binary_search(&card) else { return false };
        self.hand.remove(at);
        self.known.retain(|own| *own != card);
        self.brought.retain(|own| *own != card);
        true
    }
}
