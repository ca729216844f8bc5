//! Facts about praetors, artifacts, relics and combat cards (manual 4.8, 4.12). `seen_by` removes
//! everything that a seat may not know.

use serde::{Deserialize, Serialize};

use super::{Contents, Forfeit, Post, PraetorUpgrade, Treasure};
use crate::combat::Banner;
use crate::facts::Befell;
use crate::forces::Muster;
use crate::ids::{CantonId, LegionId, PlaceId, PraetorKind, Seat};
use crate::realm::Foe;

/// A fact about praetors, artifacts, relics and combat cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum AttachmentFact {
    /// A praetor gained a level.
    PraetorPromoted { seat: Seat, praetor: PraetorKind, level: u8 },
    /// A promoted praetor learned an upgrade.
    PraetorUpgradeTaken { seat: Seat, praetor: PraetorKind, upgrade: PraetorUpgrade },
    /// A praetor, an artifact or a relic was moved.
    Transferred { seat: Seat, treasure: Treasure, from: Post, to: Post },
    /// A combat card was made.
    CombatCardMade { seat: Seat, unit: Foe, contents: Option<Contents> },
    /// A combat card was lost, but not spent in a battle. Only its owner knows its contents.
    CombatCardLost { seat: Seat, unit: Foe, banner: Banner, why: Forfeit, contents: Option<Contents> },
    /// A praetor, an artifact or a relic was lost, either forever or to the bazaar's stock.
    TreasureLost { treasure: Treasure, owner: Seat, canton: CantonId, forever: bool },
    /// An artifact was recovered from a battlefield.
    Recovered { seat: Seat, legion: LegionId, muster: Muster, treasure: Treasure, from: Seat },
    /// A relic went to the new owner of the place that held it.
    RelicSeized { seat: Seat, treasure: Treasure, from: Seat, place: PlaceId },
}

impl AttachmentFact {
    /// Returns the fact as `seat` may know it, or `None` if the fact is secret from that seat.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::PraetorUpgradeTaken { seat: whose, .. } | Self::Recovered { seat: whose, .. } => {
                (*whose == seat).then(|| self.clone())
            }
            Self::Transferred { seat: whose, treasure, from, to } => {
                // Rivals do not see a move between vault and ritual chamber.
                // They do see a unit gain or lose the treasure.
                let on_the_map = |post: &Post| matches!(post, Post::Unit(_));
                if *whose == seat {
                    return Some(self.clone());
                }
                let shown = |post: &Post| if on_the_map(post) { *post } else { Post::Vault };
                (on_the_map(from) || on_the_map(to)).then(|| Self::Transferred {
                    seat: *whose,
                    treasure: *treasure,
                    from: shown(from),
                    to: shown(to),
                })
            }
            Self::CombatCardMade { seat: whose, unit, contents } => {
                let contents = contents.filter(|_| *whose == seat);
                Some(Self::CombatCardMade { seat: *whose, unit: *unit, contents })
            }
            Self::CombatCardLost { seat: whose, unit, banner, why, contents } => {
                let contents = contents.filter(|_| *whose == seat);
                Some(Self::CombatCardLost { seat: *whose, unit: *unit, banner: *banner, why: *why, contents })
            }
            Self::PraetorPromoted { .. } | Self::TreasureLost { .. } | Self::RelicSeized { .. } => Some(self.clone()),
        }
    }

    /// The seats that the fact is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::PraetorPromoted { seat, .. }
            | Self::PraetorUpgradeTaken { seat, .. }
            | Self::Transferred { seat, .. }
            | Self::CombatCardMade { seat, .. }
            | Self::CombatCardLost { seat, .. }
            | Self::TreasureLost { owner: seat, .. } => vec![*seat],
            Self::Recovered { seat, from, .. } | Self::RelicSeized { seat, from, .. } => vec![*seat, *from],
        }
    }

    /// The canton in which it happened.
    #[must_use]
    pub const fn canton(&self) -> Option<CantonId> {
        match self {
            Self::TreasureLost { canton, .. } => Some(*canton),
            Self::PraetorPromoted { .. }
            | Self::PraetorUpgradeTaken { .. }
            | Self::Transferred { .. }
            | Self::CombatCardMade { .. }
            | Self::CombatCardLost { .. }
            | Self::Recovered { .. }
            | Self::RelicSeized { .. } => None,
        }
    }

    /// The legion that it befell, if it would betray one that hides.
    pub(crate) fn befell(&self) -> Option<Befell> {
        match self {
            // The fact would reveal the canton of the legion that carried the treasure.
            Self::TreasureLost { owner, canton, .. } => Some(Befell::Under(*owner, *canton)),
            Self::CombatCardMade { unit, .. }
            | Self::CombatCardLost { unit, .. }
            | Self::Transferred { from: Post::Unit(unit), .. }
            | Self::Transferred { to: Post::Unit(unit), .. } => Befell::unit(*unit),
            Self::Transferred { .. }
            | Self::PraetorPromoted { .. }
            | Self::PraetorUpgradeTaken { .. }
            | Self::Recovered { .. }
            | Self::RelicSeized { .. } => None,
        }
    }
}
