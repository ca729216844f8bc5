//! What a praetor brings into the arena, and the plan it fights by (manual 4.6, 4.17; facts 13).
//!
//! > "Attack: Depicts the number of attack points (Skulls) that a Praetor can assign to combat moves during a round of Single
//! > Combat."
//!
//! Defense gives the shields and Infernal the orbs of a round in the same way. A slot may be left empty ("a series of (up to) six
//! combat moves", manual 4.14). There is deliberately no way to change a plan between rounds.

use serde::{Deserialize, Serialize};

use crate::attachments::{KnownMoves, Praetor};
use crate::catalog::{Catalog, MoveCost, MoveDef};
use crate::ids::{MoveKind, PraetorKind};

/// The combat slots of a round.
pub const STROKES: usize = 6;

/// One combat move with what is allotted to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Stroke {
    /// Which move.
    pub kind: MoveKind,
    /// Skulls allotted to it.
    pub skulls: u8,
    /// Shields allotted to it.
    pub shields: u8,
    /// Orbs allotted to it.
    pub orbs: u8,
}

impl Stroke {
    /// A move with the least that it takes.
    #[must_use]
    pub(super) const fn least(kind: MoveKind, cost: &MoveCost) -> Self {
        Self { kind, skulls: cost.skulls.0, shields: cost.shields.0, orbs: cost.orbs.0 }
    }

    /// Skulls, shields and orbs.
    #[must_use]
    pub const fn points(&self) -> [u8; 3] {
        [self.skulls, self.shields, self.orbs]
    }

    /// Whether a move takes what is allotted here.
    const fn costs(&self, cost: &MoveCost) -> bool {
        const fn within(n: u8, (least, most): (u8, u8)) -> bool {
            least <= n && n <= most
        }
        within(self.skulls, cost.skulls) && within(self.shields, cost.shields) && within(self.orbs, cost.orbs)
    }
}

/// Up to six moves, slot by slot. An empty slot does nothing; luck still wards off blows there, for a luck roll is not a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The slots, first to last.
    pub strokes: [Option<Stroke>; STROKES],
}

impl Plan {
    /// A plan with these moves in the first slots; what is beyond the sixth is left out.
    #[must_use]
    pub fn of(strokes: &[Stroke]) -> Self {
        let mut plan = Self::default();
        for (slot, stroke) in plan.strokes.iter_mut().zip(strokes) {
            *slot = Some(*stroke);
        }
        plan
    }

    /// The moves in it, without the empty slots.
    pub fn made(&self) -> impl Iterator<Item = &Stroke> {
        self.strokes.iter().flatten()
    }

    /// All skulls, shields and orbs in it.
    #[must_use]
    pub fn spent(&self) -> [u32; 3] {
        let mut spent = [0; 3];
        for stroke in self.made() {
            for (sum, points) in spent.iter_mut().zip(stroke.points()) {
                *sum += u32::from(points);
            }
        }
        spent
    }
}

/// What a praetor brings into the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Duelist {
    /// Which praetor.
    pub kind: PraetorKind,
    /// Its level.
    pub level: u8,
    /// The wounds it can take.
    pub hp: u8,
    /// Skulls a round.
    pub attack: u8,
    /// Shields a round.
    pub defense: u8,
    /// Orbs a round, and its infernal power.
    pub infernal: u8,
    /// The most that a luck roll gives.
    pub luck: u8,
    /// Moves that it knows besides the basic ones.
    pub moves: KnownMoves,
}

impl From<&Praetor> for Duelist {
    fn from(praetor: &Praetor) -> Self {
        Self {
            kind: praetor.kind,
            level: praetor.level,
            hp: praetor.hp,
            attack: praetor.attack,
            defense: praetor.defense,
            infernal: praetor.infernal,
            luck: praetor.luck,
            moves: praetor.moves,
        }
    }
}

impl Duelist {
    /// Skulls, shields and orbs of a round.
    #[must_use]
    pub const fn points(&self) -> [u8; 3] {
        [self.attack, self.defense, self.infernal]
    }

    /// The definition of a move, if it knows it.
    #[must_use]
    pub fn knows<'a>(&self, catalog: &'a Catalog, kind: MoveKind) -> Option<&'a MoveDef> {
        catalog.moves.get(kind.index()).filter(|def| def.basic || self.moves.has(kind))
    }

    /// The moves that it knows, in the order of the catalog.
    pub fn known<'a>(&self, catalog: &'a Catalog) -> impl Iterator<Item = (MoveKind, &'a MoveDef)> + use<'a> {
        let own = *self;
        (0..catalog.moves.len() as u8).map(MoveKind).filter_map(move |kind| Some((kind, own.knows(catalog, kind)?)))
    }
}

/// Why a plan is not lawful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum PlanFault {
    /// A move that the praetor does not know, or that does not exist.
    #[error("the praetor does not know one of the moves")]
    UnknownMove(MoveKind),
    /// A move does not take what is allotted to it.
    #[error("the move in slot {} does not take what is allotted to it", .stroke.saturating_add(1))]
    WrongCost {
        /// Its slot, from 0.
        stroke: u8,
    },
    /// More skulls than the praetor has.
    #[error("the plan has more skulls than the {has} of the praetor")]
    TooManySkulls {
        /// What it has.
        has: u8,
    },
    /// More shields than the praetor has.
    #[error("the plan has more shields than the {has} of the praetor")]
    TooManyShields {
        /// What it has.
        has: u8,
    },
    /// More orbs than the praetor has.
    #[error("the plan has more orbs than the {has} of the praetor")]
    TooManyOrbs {
        /// What it has.
        has: u8,
    },
}

/// Whether a praetor can fight by a plan.
///
/// # Errors
/// The first thing that is wrong with it: moves slot by slot, then what they cost together.
pub fn check_plan(catalog: &Catalog, duelist: &Duelist, plan: &Plan) -> Result<(), PlanFault> {
    for (slot, stroke) in plan.strokes.iter().enumerate() {
        let Some(stroke) = stroke else { continue };
        let def = duelist.knows(catalog, stroke.kind).ok_or(PlanFault::UnknownMove(stroke.kind))?;
        if !stroke.costs(&def.cost) {
            return Err(PlanFault::WrongCost { stroke: slot as u8 });
        }
    }
    let [skulls, shields, orbs] = plan.spent();
    let [attack, defense, infernal] = duelist.points();
    if skulls > attack.into() {
        return Err(PlanFault::TooManySkulls { has: attack });
    }
    if shields > defense.into() {
        return Err(PlanFault::TooManyShields { has: defense });
    }
    if orbs > infernal.into() {
        return Err(PlanFault::TooManyOrbs { has: infernal });
    }
    Ok(())
}
