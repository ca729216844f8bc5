//! Benefits of relics and places of power for the house that owns them (manual 4.5, 4.8, appendix
//! E).
//!
//! One row of [`Boon::traits`] declares everything about a boon except what it does. The rules ask
//! for the boon that they mean. Texts follow from the key.

use serde::{Deserialize, Serialize};

use crate::archfiends::Discipline;

/// A ritual that only a relic in the ritual chamber makes available (manual appendix E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RelicRitual {
    /// Moves a legion to any canton.
    DimensionalGate,
    /// Heals all legions.
    DemonicFlesh,
    /// Anoints a praetor.
    AnointedOfAsh,
}

/// A benefit that a house has while it owns a relic in an active position, or a place of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Boon {
    /// Prestige each turn. A relic gives it only from a stronghold or a place of power.
    Prestige(u8),
    /// Prestige at the end of the game, even from the vault, for an upkeep of prestige each turn.
    Portrait {
        /// Prestige at the end.
        reward: u8,
        /// Prestige lost each turn.
        upkeep: u8,
    },
    /// A higher level of a discipline.
    Discipline(Discipline, u8),
    /// Added to rolls of a discipline.
    Roll(Discipline, u8),
    /// Added to rolls against rituals of a discipline.
    Resist(Discipline, u8),
    /// Added to the command rating.
    Command(u8),
    /// Added to the healing rate.
    Healing(u8),
    /// Added to the loyalty of every legion.
    Loyalty(u8),
    /// Added to tribute rolls.
    TributeRoll(u8),
    /// Added to the chance to find manuscripts, in percent.
    Manuscripts(u8),
    /// Additional order slots, up to six in all.
    OrderSlots(u8),
    /// Additional ritual slots, up to five in all.
    RitualSlots(u8),
    /// A ritual. The relic must be in the ritual chamber.
    Ritual(RelicRitual),
    /// Attributes cannot be lost. A relic gives this only from the ritual chamber or a place of
    /// power, not from a stronghold.
    EvilSanctuary,
    /// Added to the infernal rank in diplomacy, up to Prince.
    DiplomacyRank(u8),
    /// Additional event cards that a Regent draws, if its Prophecy allows any draw (manual 4.13).
    EventDraws(u8),
    /// Additional event cards that a Regent may hold after a draw (manual 4.13, appendix G).
    EventHand(u8),
}

/// The side of the game that a perk or a boon helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Legions and battles.
    War,
    /// Rituals.
    Rites,
    /// Prestige, tribute and diplomacy.
    Court,
    /// Ways to win for another house.
    Schemes,
}

/// The positions of a relic in which a boon works (manual 4.8, appendix E). Boons of places and
/// perks always work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Station {
    /// Every position, the vault included.
    Anywhere,
    /// A stronghold, a place of power or the ritual chamber.
    Kept,
    /// A stronghold or a place of power.
    Held,
    /// The ritual chamber.
    Chamber,
    /// A place of power or the ritual chamber.
    Sanctum,
}

impl Station {
    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Anywhere => "anywhere",
            Self::Kept => "kept",
            Self::Held => "held",
            Self::Chamber => "chamber",
            Self::Sanctum => "sanctum",
        }
    }
}

/// The row of a boon.
struct Traits {
    key: &'static str,
    icon: &'static str,
    theme: Theme,
    station: Station,
    /// Its amount, and the largest that an entry of the catalog may give it.
    amount: Option<(u8, u8)>,
    discipline: Option<Discipline>,
}

impl Traits {
    const fn new(key: &'static str, icon: &'static str, theme: Theme) -> Self {
        Self { key, icon, theme, station: Station::Kept, amount: None, discipline: None }
    }

    const fn amount(self, amount: u8, most: u8) -> Self {
        Self { amount: Some((amount, most)), ..self }
    }

    const fn only(self, station: Station) -> Self {
        Self { station, ..self }
    }

    const fn of(self, discipline: Discipline) -> Self {
        Self { discipline: Some(discipline), ..self }
    }
}

impl Boon {
    /// The table of all boons.
    const fn traits(self) -> Traits {
        use Station::{Anywhere, Chamber, Held, Sanctum};
        use Theme::{Court, Rites, War};
        match self {
            Self::Prestige(n) => Traits::new("prestige", "prestige", Court).amount(n, 5).only(Held),
            Self::Portrait { reward, .. } => {
                Traits::new("portrait", "prestige", Court).amount(reward, 60).only(Anywhere)
            }
            Self::Discipline(of, n) => Traits::new("discipline", "up", Rites).of(of).amount(n, 2),
            Self::Roll(of, n) => Traits::new("roll", "dice", Rites).of(of).amount(n, 6),
            Self::Resist(of, n) => Traits::new("resist", "shield", Rites).of(of).amount(n, 6),
            Self::Command(n) => Traits::new("command", "forces", War).amount(n, 4),
            Self::Healing(n) => Traits::new("healing", "hitpoints", War).amount(n, 4),
            Self::Loyalty(n) => Traits::new("loyalty", "loyalty", War).amount(n, 5),
            Self::TributeRoll(n) => Traits::new("tribute-roll", "tribute", Court).amount(n, 6),
            Self::Manuscripts(n) => Traits::new("manuscripts", "manuscript", Court).amount(n, 100),
            Self::OrderSlots(n) => Traits::new("order-slots", "orders", Court).amount(n, 2),
            Self::RitualSlots(n) => Traits::new("ritual-slots", "rituals", Rites).amount(n, 2),
            Self::Ritual(_) => Traits::new("ritual", "ritual", Rites).only(Chamber),
            Self::EvilSanctuary => Traits::new("evil-sanctuary", "lock", Rites).only(Sanctum),
            Self::DiplomacyRank(n) => Traits::new("diplomacy-rank", "up", Court).amount(n, 2),
            Self::EventDraws(n) => Traits::new("event-draws", "event", Court).amount(n, 2),
            Self::EventHand(n) => Traits::new("event-hand", "event", Court).amount(n, 2),
        }
    }

    /// Returns the key of its texts: `boon-KEY-name` is its name, `boon-KEY` its description.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns the name of its icon.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        self.traits().icon
    }

    /// Returns the positions of a relic in which it works.
    #[must_use]
    pub const fn station(self) -> Station {
        self.traits().station
    }

    /// Returns the side of the game that it helps.
    #[must_use]
    pub const fn theme(self) -> Theme {
        self.traits().theme
    }

    /// Returns its amount, or `None`.
    #[must_use]
    pub fn amount(self) -> Option<u8> {
        self.traits().amount.map(|(amount, _)| amount)
    }

    /// Returns its amount and the largest allowed; `None` without an amount.
    pub(super) const fn size(self) -> Option<(u8, u8)> {
        self.traits().amount
    }

    /// Returns the discipline that it concerns, or `None`.
    #[must_use]
    pub const fn discipline(self) -> Option<Discipline> {
        self.traits().discipline
    }

    /// Returns the boon with its amounts set to 0.
    pub(super) const fn bare(mut self) -> Self {
        if let Self::Prestige(amount)
        | Self::Discipline(_, amount)
        | Self::Roll(_, amount)
        | Self::Resist(_, amount)
        | Self::Command(amount)
        | Self::Healing(amount)
        | Self::Loyalty(amount)
        | Self::TributeRoll(amount)
        | Self::Manuscripts(amount)
        | Self::OrderSlots(amount)
        | Self::RitualSlots(amount)
        | Self::DiplomacyRank(amount)
        | Self::EventDraws(amount)
        | Self::EventHand(amount) = &mut self
        {
            *amount = 0;
        }
        if let Self::Portrait { reward, upkeep } = &mut self {
            (*reward, *upkeep) = (0, 0);
        }
        self
    }
}
