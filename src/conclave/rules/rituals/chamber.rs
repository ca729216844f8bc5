//! The ritual chamber: how many ritual slots a house has, and what fills them (manual 4.8, 4.11, appendix H; facts 23.14).
//!
//! > "Rituals also require that you assign a free Ritual Slot. [...] Durational Rituals also require that a Ritual Slot remain
//! > dedicated to that Ritual each turn."
//!
//! Slots are filled by relics first, then by rituals that are kept up, then by those of the turn; a slot can be blocked until the
//! turn ends. A ritual that a relic gives needs a slot besides the relic's own.

use crate::archfiends::{self, Tally};
use crate::attachments::{Post, Treasure};
use crate::catalog::Catalog;
use crate::game::Game;
use crate::ids::{RelicKind, RitualKind, Seat, StandingId};

/// A house's ritual chamber.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chamber {
    /// How many slots there are.
    pub slots: Tally,
    /// The relics that lie in it.
    pub relics: Vec<RelicKind>,
    /// The rituals that are kept up.
    pub standing: Vec<(StandingId, RitualKind)>,
    /// How many slots the rituals of this turn fill.
    pub spent: u8,
    /// How many are blocked until the end of the turn.
    pub blocked: u8,
}

impl Chamber {
    /// How many slots nothing fills; below none if there are fewer slots than there were.
    #[must_use]
    pub fn free(&self) -> i32 {
        let filled = self.relics.len() + self.standing.len();
        self.slots.total() - filled as i32 - i32::from(self.spent) - i32::from(self.blocked)
    }
}

/// A house's ritual chamber as it is now.
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

/// How many ritual slots of a house rituals fill or block; relics are counted elsewhere.
#[must_use]
pub fn filled_by_rituals(game: &Game, seat: Seat) -> i32 {
    let rituals = game.rituals();
    let standing = rituals.standing().iter().filter(|standing| standing.caster == seat).count();
    standing as i32 + i32::from(rituals.spent[seat.index()]) + i32::from(rituals.blocked[seat.index()])
}
