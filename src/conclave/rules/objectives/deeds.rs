//! What a house has done that objectives ask about, and that cannot be seen on the table any more (manual 4.1, 4.15).

use serde::{Deserialize, Serialize};

/// What a house has done, from the first turn on. Souls consumed are counted where cards are spent, vendettas won where claims
/// to blood feud ask for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deeds {
    /// Demands that it made of other houses and that the conclave heard.
    pub demands: u32,
    /// Insults that it hurled and that the conclave heard.
    pub insults: u32,
    /// Emissaries that it sent and that the conclave let pass.
    pub sent: u32,
    /// Emissaries that came to it, however they were received.
    pub received: u32,
    /// Rivals that fell because it had taken their strongholds.
    pub rivals: u32,
    /// Praetors that it bribed away from rivals.
    pub bribed: u32,
    /// Artifacts that it stole.
    pub artifacts: u32,
    /// Relics that it stole.
    pub relics: u32,
    /// Tribute cards that it stole.
    pub cards: u32,
    /// Single combats of a vendetta that a praetor of its won, whoever had claimed it.
    pub combats: u32,
    /// Blood feuds that it claimed and was granted.
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
    /// So many tribute cards.
    Cards(u8),
}

impl Deeds {
    /// Enters what was taken by Deceit. A legion that was led away is nothing that any objective asks about.
    pub fn stole(&mut self, loot: Loot) {
        match loot {
            Loot::Praetor => self.bribed += 1,
            Loot::Artifact => self.artifacts += 1,
            Loot::Relic => self.relics += 1,
            Loot::Cards(cards) => self.cards += u32::from(cards),
        }
    }

    /// What everybody could count along: everything that the conclave hears of. What was stolen only the thief knows, and who
    /// destroyed a legion may be hidden.
    pub(super) const fn public(&self) -> Self {
        Self { bribed: 0, artifacts: 0, relics: 0, cards: 0, legions: 0, ..*self }
    }
}
