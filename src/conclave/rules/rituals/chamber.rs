//! The ritual chamber: its slots and their use (manual 4.8, 4.11, appendix H; facts 23.14).
//!
//! > "Rituals also require that you assign a free Ritual Slot. [...] Durational Rituals also
//! > require that a Ritual Slot remain dedicated to that Ritual each turn."
//!
//! Slots are filled first by relics, then by sustained rituals, then by rituals of this turn. A
//! slot can be blocked until the end of the turn. A relic's ritual needs a slot in addition to that
//! of the relic.

use crate::archfiends::{self, Tally};
use crate::attachments::{Post, Treasure};
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{RelicKind, RitualKind, Seat, StandingId};

/// The ritual chamber of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chamber {
    /// Number of slots.
    pub slots: Tally,
    /// The relics in it.
    pub relics: Vec<RelicKind>,
    /// The sustained rituals.
    pub standing: Vec<(StandingId, RitualKind)>,
    /// Number of slots filled by rituals of this turn.
    pub spent: u8,
    /// Number of slots blocked until the end of the turn.
    pub blocked: u8,
}

impl Chamber {
    /// Returns the number of free slots; negative if the number of slots has fallen below their
    /// use.
    #[must_use]
    pub fn free(&self) -> i32 {
        let filled = self.relics.len() + self.standing.len();
        self.slots.total() - filled as i32 - i32::from(self.spent) - i32::from(self.blocked)
    }
}

/// Returns the current ritual chamber of a house.
#[must_use]
pub fn chamber(catalog: &Catalog, game: &Game, seat: Seat) -> Chamber {
    let rituals = game.rituals();
    let own = rituals.standing().iter().filter(|standing| standing.caster == seat);
    let relics = game.attachments().of(seat).filter(|held| held.post == Post::Chamber);
    Chamber {
        slots: archfiends::ritual_slots(catalog, game, seat),
        relics: relics
            .filter_map(|held| match held.treasure {
                Treasure::Relic(kind) => Some(kind),
                Treasure::Praetor(_) | Treasure::Artifact(_) => None,
            })
            .collect(),
        standing: own.map(|standing| (standing.id, standing.ritual)).collect(),
        spent: rituals.spent[seat.index()],
        blocked: rituals.blocked[seat.index()],
    }
}

/// Returns the number of ritual slots that rituals fill or block. Relics are not included.
#[must_use]
pub fn filled_by_rituals(game: &Game, seat: Seat) -> i32 {
    let rituals = game.rituals();
    let standing = rituals.standing().iter().filter(|standing| standing.caster == seat).count();
    standing as i32 + i32::from(rituals.spent[seat.index()]) + i32::from(rituals.blocked[seat.index()])
}
