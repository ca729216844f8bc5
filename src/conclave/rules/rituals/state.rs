//! State of the ritual rules (manual 4.11).

use serde::{Deserialize, Serialize};

use super::order::Target;
use crate::archfiends::{Attributes, Perks};
use crate::attachments::{Post, Treasure};
use crate::catalog::RitualEffect;
use crate::forces::{Forces, Stat};
use crate::ids::{CantonId, LegionId, ObjectiveKind, RitualKind, Seat, StandingId};
use crate::manuscripts::Piece;
use crate::tribute::Purse;

/// A sustained durational ritual (manual 4.11). It fills a ritual slot of its caster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Its id, unique for its caster.
    pub id: StandingId,
    /// Its caster.
    pub caster: Seat,
    /// The ritual.
    pub ritual: RitualKind,
    /// Its effect. A copy of the catalog's, so that a view can be made without a catalog.
    pub effect: RitualEffect,
    /// Its target.
    pub target: Target,
    /// The turn in which it was begun.
    pub since: u32,
}

/// An effect of a ritual on a legion for some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SpellKind {
    /// A combat value is lower by this amount.
    Weakened(Stat, u8),
    /// It cannot move.
    Confused,
    /// Every combat value above zero is higher by this amount.
    Juggernaut(u8),
    /// Its natural move points and combat values are zero.
    Exhausted,
}

/// A spell on a legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spell {
    /// The legion.
    pub legion: LegionId,
    /// The effect.
    pub kind: SpellKind,
    /// The last turn of its effect.
    pub until: u32,
}

/// Order slots closed by a Planar Lock (manual appendix I).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// The affected house.
    pub on: Seat,
    /// Number of slots.
    pub slots: u8,
    /// The turn in which it was laid. It takes effect from the next turn on.
    pub since: u32,
    /// The ritual that sustains it; `None` in the view of its victim.
    pub standing: Option<(Seat, StandingId)>,
}

/// A dummy legion (manual appendix I, Lies and Rumors).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dummy {
    /// Its id for rivals, like that of a legion.
    pub id: LegionId,
    /// The ritual that sustains it.
    pub standing: (Seat, StandingId),
    /// The copied legion.
    pub of: LegionId,
    /// Its canton.
    pub canton: CantonId,
}

impl Dummy {
    /// Returns its owner.
    #[must_use]
    pub const fn owner(&self) -> Seat {
        self.standing.0
    }
}

/// The results of a Dark Augury (manual appendix I). Each part needs a level of Prophecy.
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

/// The contents of a vault, as shown by an augury (manual appendix I).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hoard {
    /// The worth of each tribute card.
    pub cards: Vec<Purse>,
    /// Praetors, artifacts and relics, each with its level at that time.
    pub treasures: Vec<(Treasure, u8)>,
    /// Pieces of manuscripts.
    pub pieces: Vec<Piece>,
}

impl Hoard {
    /// True if the vault was empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.treasures.is_empty() && self.pieces.is_empty()
    }
}

impl Dossier {
    /// Returns the praetors, artifacts and relics seen in the vault and in the ritual chamber, each
    /// with its post.
    pub fn treasures(&self) -> impl Iterator<Item = (Treasure, Post)> {
        let stored = self.vault.iter().flat_map(|hoard| &hoard.treasures).map(|(treasure, _)| (*treasure, Post::Vault));
        let laid = self.chamber.iter().flat_map(|(_, relics)| relics).map(|relic| (*relic, Post::Chamber));
        stored.chain(laid)
    }

    /// Returns the level of a treasure, if it was seen in the vault.
    #[must_use]
    pub fn level_of(&self, treasure: Treasure) -> Option<u8> {
        let stored = &self.vault.as_ref()?.treasures;
        stored.iter().find(|(known, _)| *known == treasure).map(|(_, level)| *level)
    }
}

/// The knowledge of one house about another, with its date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Augury {
    /// The house that has the knowledge.
    pub seer: Seat,
    /// The house that it is about.
    pub of: Seat,
    /// The turn of the augury.
    pub turn: u32,
    /// The results.
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
    /// Pairs of a seer and a house whose hidden legions it has spotted.
    pub(super) spotted: Vec<(Seat, Seat)>,
    /// The turn in which a house may not demand tribute.
    pub(super) supplicated: [u32; Seat::MOST],
    /// The turn of a house's last burnt offering.
    pub(super) offered: [u32; Seat::MOST],
}

impl Rituals {
    /// Returns the sustained durational rituals.
    #[must_use]
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// Returns the spells on legions.
    #[must_use]
    pub fn spells(&self) -> &[Spell] {
        &self.spells
    }

    /// Returns the known Planar Locks.
    #[must_use]
    pub fn locks(&self) -> &[Lock] {
        &self.locks
    }

    /// Returns the known dummy legions.
    #[must_use]
    pub fn dummies(&self) -> &[Dummy] {
        &self.dummies
    }

    /// Returns the last augury of one house about another.
    #[must_use]
    pub fn augury(&self, seer: Seat, of: Seat) -> Option<&Augury> {
        self.auguries.iter().find(|augury| augury.seer == seer && augury.of == of)
    }

    /// True if a house may not demand tribute in a turn, because of a Demand of Supplication in the
    /// previous one (manual appendix I).
    #[must_use]
    pub const fn supplicated(&self, seat: Seat, turn: u32) -> bool {
        self.supplicated[seat.index()] == turn
    }

    /// Adds a sustained ritual and returns its id.
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

    /// Removes a sustained ritual and its lock. Its dummies dissolve later, visibly for all.
    pub(crate) fn end(&mut self, caster: Seat, id: StandingId) {
        self.standing.retain(|standing| (standing.caster, standing.id) != (caster, id));
        self.locks.retain(|lock| lock.standing != Some((caster, id)));
    }

    /// Closes order slots.
    pub(crate) fn shut(&mut self, lock: Lock) {
        self.locks.push(lock);
    }

    /// Lays a spell on a legion.
    pub(crate) fn lay(&mut self, spell: Spell) {
        self.spells.push(spell);
    }

    /// Adjusts the state for an imagined game. Other houses get no hidden rituals.
    pub(crate) fn deal(&mut self, seat: Seat) {
        for standing in self.standing.iter().filter(|standing| standing.caster != seat) {
            // New rituals of others must not reuse a known id.
            let next = &mut self.next_standing[standing.caster.index()];
            *next = (*next).max(standing.id.0 + 1);
        }
    }

    /// Returns the durational ritual with this effect that a house sustains, if any.
    #[must_use]
    pub fn kept_up(&self, caster: Seat, effect: RitualEffect) -> Option<&Standing> {
        self.standing.iter().find(|standing| standing.caster == caster && standing.effect == effect)
    }

    /// True if a house has spotted another's hidden legions.
    #[must_use]
    pub fn spots(&self, seer: Seat, of: Seat) -> bool {
        self.spotted.contains(&(seer, of))
    }

    /// Removes spells on legions that are not visible from a view.
    pub(crate) fn forget_legions(&mut self, seen: &Forces) {
        self.spells.retain(|spell| seen.legion(spell.legion).is_some());
    }

    /// Returns the state as a seat may know it. Spells are public. Rituals, knowledge and dummies
    /// of other houses are secret. The victim of a lock knows its effect, but not its caster.
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
