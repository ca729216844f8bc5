//! Deeds of a house that objectives depend on, and that the state of the game no longer shows
//! (manual 4.1, 4.15).

use serde::{Deserialize, Serialize};

/// Deeds of a house since the first turn. Not here: souls consumed, which the treasury counts, and
/// vendettas won, which diplomacy counts for claims of blood feud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deeds {
    /// Demands that it made of other houses and that the conclave heard.
    pub demands: u32,
    /// Insults that it made and that the conclave heard.
    pub insults: u32,
    /// Emissaries that it sent and that the conclave heard.
    pub sent: u32,
    /// Emissaries that it received, with any answer.
    pub received: u32,
    /// Rivals that fell because it had taken or razed their strongholds.
    pub rivals: u32,
    /// Praetors that it bribed away from rivals.
    pub bribed: u32,
    /// Artifacts that it stole.
    pub artifacts: u32,
    /// Relics that it stole.
    pub relics: u32,
    /// Tribute cards that it stole.
    pub cards: u32,
    /// Single combats of a vendetta that its praetors won, as claimant or target.
    pub combats: u32,
    /// Blood feuds that it claimed and that were granted.
    pub feuds: u32,
    /// Champions of Pandemonium that its praetors beat.
    pub champions: u32,
    /// Places of power that it lost.
    pub places_lost: u32,
    /// Legions of other houses that it destroyed.
    pub legions: u32,
    /// Its demands that others conceded.
    pub conceded: u32,
    /// Its insults that others swallowed.
    pub swallowed: u32,
    /// Demands of others that it conceded.
    pub yielded: u32,
}

/// Something taken from another house by Deceit (manual 4.1, appendix I).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    /// A praetor, bribed.
    Praetor,
    /// An artifact.
    Artifact,
    /// A relic.
    Relic,
    /// This many tribute cards.
    Cards(u8),
}

impl Deeds {
    /// Counts something taken by Deceit. A legion led away counts for no objective.
    pub fn stole(&mut self, loot: Loot) {
        match loot {
            Loot::Praetor => self.bribed += 1,
            Loot::Artifact => self.artifacts += 1,
            Loot::Relic => self.relics += 1,
            Loot::Cards(cards) => self.cards += u32::from(cards),
        }
    }

    /// The public deeds: all that are brought before the conclave. Thefts are known only to the
    /// thief, and the destroyer of a legion may be hidden.
    pub(super) const fn public(&self) -> Self {
        Self { bribed: 0, artifacts: 0, relics: 0, cards: 0, legions: 0, ..*self }
    }
}
