//! What the ritual rules remember (manual 4.11).

use serde::{Deserialize, Serialize};

use super::order::Target;
use crate::archfiends::{Attributes, Perks};
use crate::attachments::{Post, Treasure};
use crate::catalog::RitualEffect;
use crate::forces::{Forces, Stat};
use crate::ids::{CantonId, LegionId, ObjectiveKind, RitualKind, Seat, StandingId};
use crate::manuscripts::Piece;
use crate::tribute::Purse;

/// A durational ritual that is kept up (manual 4.11). It fills a ritual slot of its caster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Its name.
    pub id: StandingId,
    /// Who performs it.
    pub caster: Seat,
    /// Which ritual.
    pub ritual: RitualKind,
    /// What it does. It stands here as well as in the catalog, so that a view can be made without one.
    pub effect: RitualEffect,
    /// On whom or what.
    pub target: Target,
    /// The turn in which it was begun.
    pub since: u32,
}

/// What a ritual has done to a legion for some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SpellKind {
    /// Less of a combat value.
    Weakened(Stat, u8),
    /// It cannot move.
    Confused,
    /// More of every combat value that is not zero.
    Juggernaut(u8),
    /// Its own move points and combat values are zero.
    Exhausted,
}

/// A spell on a legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spell {
    /// Which legion.
    pub legion: LegionId,
    /// What.
    pub kind: SpellKind,
    /// The last turn in which it works.
    pub until: u32,
}

/// Order slots that a Planar Lock keeps shut (manual appendix I).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// Whose.
    pub on: Seat,
    /// How many.
    pub slots: u8,
    /// The turn in which it was laid; it is felt from the next on.
    pub since: u32,
    /// Which ritual keeps it shut; in a view of its victim none that it knows of.
    pub standing: Option<(Seat, StandingId)>,
}

/// A legion that is not there (manual appendix I, Lies and Rumors).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dummy {
    /// The name that rivals know it by: one like any legion's.
    pub id: LegionId,
    /// Which ritual keeps it up.
    pub standing: (Seat, StandingId),
    /// Which legion it copies.
    pub of: LegionId,
    /// Where it stands.
    pub canton: CantonId,
}

impl Dummy {
    /// Whose it is.
    #[must_use]
    pub const fn owner(&self) -> Seat {
        self.standing.0
    }
}

/// What a Dark Augury has shown (manual appendix I): each part from a level of Prophecy on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dossier {
    /// Level 1: the attributes.
    pub attributes: Attributes,
    /// Level 2: everything in the vault.
    pub vault: Option<Hoard>,
    /// Level 3: the rituals and relics in the chamber.
    pub chamber: Option<(Vec<RitualKind>, Vec<Treasure>)>,
    /// Level 4: the perks.
    pub perks: Option<Perks>,
    /// Level 5: the secret objectives.
    pub objectives: Option<Vec<ObjectiveKind>>,
}

/// What an augury has found in a vault (manual appendix I).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hoard {
    /// What the tribute cards carry.
    pub cards: Vec<Purse>,
    /// Praetors, artifacts and relics, each with its level at that time.
    pub treasures: Vec<(Treasure, u8)>,
    /// Pieces of manuscripts.
    pub pieces: Vec<Piece>,
}

impl Hoard {
    /// Whether nothing at all was there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.treasures.is_empty() && self.pieces.is_empty()
    }
}

impl Dossier {
    /// Praetors, artifacts and relics that were seen in the vault and in the ritual chamber, each with where it lay.
    pub fn treasures(&self) -> impl Iterator<Item = (Treasure, Post)> {
        let stored = self.vault.iter().flat_map(|hoard| &hoard.treasures).map(|(treasure, _)| (*treasure, Post::Vault));
        let laid = self.chamber.iter().flat_map(|(_, relics)| relics).map(|relic| (*relic, Post::Chamber));
        stored.chain(laid)
    }

    /// The level that something in the vault had, if it was seen there.
    #[must_use]
    pub fn level_of(&self, treasure: Treasure) -> Option<u8> {
        let stored = &self.vault.as_ref()?.treasures;
        stored.iter().find(|(known, _)| *known == treasure).map(|(_, level)| *level)
    }
}

/// What one house has seen of another, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Augury {
    /// Who knows it.
    pub seer: Seat,
    /// About whom.
    pub of: Seat,
    /// The turn in which it was true.
    pub turn: u32,
    /// What.
    pub dossier: Dossier,
}

/// The rituals slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rituals {
    pub(super) standing: Vec<Standing>,
    pub(super) next_standing: [u16; Seat::MOST],
    /// Ritual slots filled this turn by rituals that do not last.
    pub(super) spent: [u8; Seat::MOST],
    /// Ritual slots blocked until the end of the turn.
    pub(super) blocked: [u8; Seat::MOST],
    pub(super) spells: Vec<Spell>,
    pub(super) locks: Vec<Lock>,
    pub(super) dummies: Vec<Dummy>,
    pub(super) auguries: Vec<Augury>,
    /// Who has spotted whose hidden legions.
    pub(super) spotted: Vec<(Seat, Seat)>,
    /// The turn in which a house may not demand tribute.
    pub(super) supplicated: [u32; Seat::MOST],
    /// The turn in which a house has last burnt an offering.
    pub(super) offered: [u32; Seat::MOST],
}

impl Rituals {
    /// Durational rituals that are kept up.
    #[must_use]
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// Spells on legions.
    #[must_use]
    pub fn spells(&self) -> &[Spell] {
        &self.spells
    }

    /// Planar Locks, as far as is known.
    #[must_use]
    pub fn locks(&self) -> &[Lock] {
        &self.locks
    }

    /// Legions that are not there, as far as is known.
    #[must_use]
    pub fn dummies(&self) -> &[Dummy] {
        &self.dummies
    }

    /// What one house has seen of another.
    #[must_use]
    pub fn augury(&self, seer: Seat, of: Seat) -> Option<&Augury> {
        self.auguries.iter().find(|augury| augury.seer == seer && augury.of == of)
    }

    /// Whether a house may not demand tribute in a turn, because it took the best of it in the one before (manual appendix I).
    #[must_use]
    pub const fn supplicated(&self, seat: Seat, turn: u32) -> bool {
        self.supplicated[seat.index()] == turn
    }

    /// Enters a ritual among those that are kept up, and gives it a name.
    pub(crate) fn keep_up(
        &mut self,
        caster: Seat,
        (ritual, effect): (RitualKind, RitualEffect),
        target: Target,
        since: u32,
    ) -> StandingId {
        let next = &mut self.next_standing[caster.index()];
        let id = StandingId(*next);
        *next += 1;
        self.standing.push(Standing { id, caster, ritual, effect, target, since });
        id
    }

    /// Takes a ritual from those that are kept up, and the lock that only it kept up. Rumours dissolve for all to see by themselves.
    pub(crate) fn end(&mut self, caster: Seat, id: StandingId) {
        self.standing.retain(|standing| (standing.caster, standing.id) != (caster, id));
        self.locks.retain(|lock| lock.standing != Some((caster, id)));
    }

    /// Shuts order slots.
    pub(crate) fn shut(&mut self, lock: Lock) {
        self.locks.push(lock);
    }

    /// Lays a spell on a legion.
    pub(crate) fn lay(&mut self, spell: Spell) {
        self.spells.push(spell);
    }

    /// Deals what a seat cannot see anew: nobody else is taken to perform anything that is not felt.
    pub(crate) fn deal(&mut self, seat: Seat) {
        for standing in self.standing.iter().filter(|standing| standing.caster != seat) {
            // What the others begin is not called like anything that is known.
            let next = &mut self.next_standing[standing.caster.index()];
            *next = (*next).max(standing.id.0 + 1);
        }
    }

    /// A durational ritual of this effect that a house keeps up.
    #[must_use]
    pub fn kept_up(&self, caster: Seat, effect: RitualEffect) -> Option<&Standing> {
        self.standing.iter().find(|standing| standing.caster == caster && standing.effect == effect)
    }

    /// Whether a house has spotted another's hidden legions.
    #[must_use]
    pub fn spots(&self, seer: Seat, of: Seat) -> bool {
        self.spotted.contains(&(seer, of))
    }

    /// Forgets in a view what has befallen legions that are not seen.
    pub(crate) fn forget_legions(&mut self, seen: &Forces) {
        self.spells.retain(|spell| seen.legion(spell.legion).is_some());
    }

    /// The same as a seat may know it: spells on legions everybody sees; what others perform, know and feign nobody. A house
    /// under a lock feels it, and is not told whose it is.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        seen.standing.retain(|standing| standing.caster == seat);
        seen.locks.retain(|lock| lock.on == seat || lock.standing.is_some_and(|(caster, _)| caster == seat));
        for lock in seen.locks.iter_mut().filter(|lock| lock.on == seat) {
            lock.standing = None;
        }
        seen.dummies.retain(|dummy| dummy.owner() == seat);
        seen.auguries.retain(|augury| augury.seer == seat);
        seen.spotted.retain(|(seer, _)| *seer == seat);
        for other in (0..Seat::MOST).filter(|&other| other != seat.index()) {
            seen.next_standing[other] = 0;
            seen.spent[other] = 0;
            seen.blocked[other] = 0;
            seen.supplicated[other] = 0;
            seen.offered[other] = 0;
        }
        seen
    }
}
