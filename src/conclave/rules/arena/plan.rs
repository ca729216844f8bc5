//! The values of a praetor in the arena, and its plan (manual 4.6, 4.17; facts 13).
//!
//! > "Attack: Depicts the number of attack points (Skulls) that a Praetor can assign to combat
//! > moves during a round of Single Combat."
//!
//! In the same way, Defense is the number of shields per round and Infernal the number of orbs. A
//! slot may be empty ("a series of (up to) six combat moves", manual 4.14.5). Deliberately, a plan
//! cannot change between rounds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attachments::{KnownMoves, Praetor};
use crate::catalog::{Catalog, MoveCost, MoveDef};
use crate::ids::{MoveKind, PraetorKind};

/// Number of combat slots in a round.
pub const STROKES: usize = 6;

/// One combat move with the points allotted to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Stroke {
    /// The move.
    pub kind: MoveKind,
    /// Skulls allotted to it.
    pub skulls: u8,
    /// Shields allotted to it.
    pub shields: u8,
    /// Orbs allotted to it.
    pub orbs: u8,
}

impl Stroke {
    /// Creates a stroke with the minimum of points for a move.
    #[must_use]
    pub(super) const fn least(kind: MoveKind, cost: &MoveCost) -> Self {
        Self { kind, skulls: cost.skulls.0, shields: cost.shields.0, orbs: cost.orbs.0 }
    }

    /// Returns its skulls, shields and orbs.
    #[must_use]
    pub const fn points(&self) -> [u8; 3] {
        [self.skulls, self.shields, self.orbs]
    }

    /// True if the allotted points are within the limits of the move.
    const fn costs(&self, cost: &MoveCost) -> bool {
        const fn within(n: u8, (least, most): (u8, u8)) -> bool {
            least <= n && n <= most
        }
        within(self.skulls, cost.skulls) && within(self.shields, cost.shields) && within(self.orbs, cost.orbs)
    }
}

/// Up to six moves, one per slot. An empty slot makes no move, but luck still blocks damage there,
/// because a luck roll is not a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Plan {
    /// The slots, first to last.
    pub strokes: [Option<Stroke>; STROKES],
}

impl Plan {
    /// Creates a plan with these moves in the first slots. Moves after the sixth are dropped.
    #[must_use]
    pub fn of(strokes: &[Stroke]) -> Self {
        let mut plan = Self::default();
        for (slot, stroke) in plan.strokes.iter_mut().zip(strokes) {
            *slot = Some(*stroke);
        }
        plan
    }

    /// Iterates over the moves, without the empty slots.
    pub fn made(&self) -> impl Iterator<Item = &Stroke> {
        self.strokes.iter().flatten()
    }

    /// Returns the total of skulls, shields and orbs.
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

/// The values of a praetor in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Duelist {
    /// The praetor.
    pub kind: PraetorKind,
    /// Its level.
    pub level: u8,
    /// Its hit points.
    pub hp: u8,
    /// Skulls per round.
    pub attack: u8,
    /// Shields per round.
    pub defense: u8,
    /// Orbs per round, and its infernal power.
    pub infernal: u8,
    /// Maximum of its luck roll.
    pub luck: u8,
    /// Moves that it knows in addition to the basic ones.
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
    /// Returns the skulls, shields and orbs per round.
    #[must_use]
    pub const fn points(&self) -> [u8; 3] {
        [self.attack, self.defense, self.infernal]
    }

    /// Returns the definition of a move, or `None` if the praetor does not know it.
    #[must_use]
    pub fn knows<'a>(&self, catalog: &'a Catalog, kind: MoveKind) -> Option<&'a MoveDef> {
        catalog.moves.get(kind.index()).filter(|def| def.basic || self.moves.has(kind))
    }

    /// Iterates over the moves that it knows, in the order of the catalog.
    pub fn known<'a>(&self, catalog: &'a Catalog) -> impl Iterator<Item = (MoveKind, &'a MoveDef)> + use<'a> {
        let own = *self;
        (0..catalog.moves.len() as u8).map(MoveKind).filter_map(move |kind| Some((kind, own.knows(catalog, kind)?)))
    }
}

/// A reason to reject a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum PlanFault {
    /// A move that the praetor does not know, or that does not exist.
    #[error("the praetor does not know one of the moves")]
    UnknownMove(MoveKind),
    /// The points allotted to a move are outside its limits.
    #[error("the move in slot {} does not take what is allotted to it", .stroke.saturating_add(1))]
    WrongCost {
        /// Its slot, from 0.
        stroke: u8,
    },
    /// The plan has more skulls than the praetor.
    #[error("the plan has more skulls than the {has} of the praetor")]
    TooManySkulls {
        /// Skulls of the praetor.
        has: u8,
    },
    /// The plan has more shields than the praetor.
    #[error("the plan has more shields than the {has} of the praetor")]
    TooManyShields {
        /// Shields of the praetor.
        has: u8,
    },
    /// The plan has more orbs than the praetor.
    #[error("the plan has more orbs than the {has} of the praetor")]
    TooManyOrbs {
        /// Orbs of the praetor.
        has: u8,
    },
}

/// Checks that a praetor can fight by a plan.
///
/// # Errors
/// Returns the first fault: moves slot by slot, then their total cost.
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
