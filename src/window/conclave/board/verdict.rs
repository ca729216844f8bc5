//! The verdict on a march: whether a legion of the player can enter a canton this turn, and if not,
//! why not.
//!
//! The answers come from the queries of the rules, for the legion where the draft leaves it. The
//! note under the pointer, the map of rights and the answer to a vain click all use this.

use crate::conclave::ministerium::words::say;
use crate::rules::catalog::Catalog;
use crate::rules::forces::{Legion, Reach, flight, moves_left, reach};
use crate::rules::ids::{CantonId, LegionId, SlotNo};
use crate::rules::realm::terrain::Terrain;
use crate::rules::realm::{Bar, Entry, Foe, entry};
use crate::sight::{Hand, Sight};

/// The answer to the question if a legion can enter a canton this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It stands there already.
    Here,
    /// The order in this slot already sends it there.
    Ordered(SlotNo),
    /// It can march there, in this many steps.
    Walk {
        /// Cantons to enter.
        steps: u8,
    },
    /// It can only fly there.
    Flight,
    /// It would fight this unit there.
    Attack {
        /// The unit.
        foe: Foe,
        /// True if it flies there.
        flight: bool,
    },
    /// It may never enter as things stand.
    Barred(Bar),
    /// It may enter, but that is too far away.
    Far {
        /// Distance in cantons.
        steps: u32,
        /// Move points left.
        left: u8,
    },
    /// It is near enough, but every way is longer than its move points.
    Blocked {
        /// Move points left.
        left: u8,
    },
}

/// A legion in its position after the draft, with everything that it can reach from there.
#[derive(Clone, Debug)]
pub struct Prospect {
    /// The legion.
    pub legion: Legion,
    /// The cantons that it can reach.
    pub reach: Vec<Reach>,
}

impl Prospect {
    /// Returns the prospect of an own legion; `None` if the draft dismisses it.
    #[must_use]
    pub fn of(catalog: &Catalog, hand: &Hand, id: LegionId) -> Option<Self> {
        let legion = *hand.planned().forces().legion(id)?;
        let held = hand.view.table().realm().owners().to_vec();
        let reach = reach(catalog, hand.planned(), &held, &legion);
        Some(Self { legion, reach })
    }

    /// Returns the verdict on a canton.
    #[must_use]
    pub fn verdict(&self, catalog: &Catalog, hand: &Hand, canton: CantonId) -> Verdict {
        if let Some(slot) = ordered(hand, self.legion.id, canton) {
            return Verdict::Ordered(slot);
        }
        if self.legion.canton == canton {
            return Verdict::Here;
        }
        if let Some(way) = self.reach.iter().find(|way| way.canton == canton) {
            let steps = u8::try_from(way.path.len()).unwrap_or(u8::MAX);
            return match (way.foe, way.flight) {
                (Some(foe), flight) => Verdict::Attack { foe, flight },
                (None, true) => Verdict::Flight,
                (None, false) => Verdict::Walk { steps },
            };
        }
        if let Some(bar) = self.bar(catalog, hand, canton) {
            return Verdict::Barred(bar);
        }
        if let Some(bar) = self.bar_to_flight(catalog, hand, canton) {
            return Verdict::Barred(bar);
        }
        let left = moves_left(catalog, hand.planned(), &self.legion);
        match hand.planned().realm().grid().distance(self.legion.canton, canton) {
            steps if steps > u32::from(left) => Verdict::Far { steps, left },
            _ => Verdict::Blocked { left },
        }
    }

    /// Returns the reason why the canton cannot be entered from any side. Of several reasons, it is
    /// the one that holds on the straight way.
    fn bar(&self, catalog: &Catalog, hand: &Hand, canton: CantonId) -> Option<Bar> {
        let (game, grid) = (hand.planned(), hand.planned().realm().grid());
        let held = hand.view.table().realm().owners().to_vec();
        let from = |side: CantonId| match entry(catalog, game, &held, &self.legion, Some(side), canton) {
            Entry::Barred(bar) => Some(bar),
            Entry::Through => Some(Bar::Occupied),
            Entry::Free | Entry::Battle(_) => None,
        };
        let sides = grid.neighbours(canton);
        let straight = sides.iter().copied().min_by_key(|&side| (grid.distance(side, self.legion.canton), side))?;
        let bar = from(straight)?;
        sides.iter().all(|&side| from(side).is_some()).then_some(bar)
    }

    /// Returns the reason why a legion that could fly so far may not land there.
    fn bar_to_flight(&self, catalog: &Catalog, hand: &Hand, canton: CantonId) -> Option<Bar> {
        let game = hand.planned();
        let range = flight(catalog, game, &self.legion).filter(|_| self.legion.marched == 0)?;
        if game.realm().grid().distance(self.legion.canton, canton) > u32::from(range) {
            return None;
        }
        let held = hand.view.table().realm().owners().to_vec();
        match entry(catalog, game, &held, &self.legion, None, canton) {
            Entry::Barred(bar) => Some(bar),
            Entry::Through => Some(Bar::Occupied),
            Entry::Free | Entry::Battle(_) => None,
        }
    }
}

/// Returns the last slot of the draft whose order sends the legion to this canton.
fn ordered(hand: &Hand, legion: LegionId, canton: CantonId) -> Option<SlotNo> {
    let slots = SlotNo::ALL.into_iter().zip(&hand.desk.draft().slots).rev();
    let way = |(slot, order): (SlotNo, &Option<crate::rules::orders::Order>)| {
        let (moved, path) = order.as_ref()?.way()?;
        Some((moved == legion, path.last() == Some(&canton), slot))
    };
    // An earlier order of the same legion says nothing about where it will be in the end.
    let (_, goes, slot) = slots.filter_map(way).find(|(own, _, _)| *own)?;
    goes.then_some(slot)
}

/// Returns the verdict in words, without the name of the legion.
#[must_use]
pub fn told(sight: &Sight<'_>, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Here => say!(sight, "map-verdict-here"),
        Verdict::Ordered(slot) => say!(sight, "map-verdict-ordered", n = slot.number()),
        Verdict::Walk { steps } => say!(sight, "map-verdict-walk", n = *steps),
        Verdict::Flight => say!(sight, "map-verdict-flight"),
        Verdict::Attack { foe, .. } => say!(sight, "map-verdict-attack", unit = sight.teller().unit_name(foe)),
        Verdict::Barred(bar) => say!(sight, "panel-barred", why = sight.teller().bar(bar)),
        Verdict::Far { steps, left } => say!(sight, "panel-too-far", n = *steps, left = *left),
        Verdict::Blocked { left } => say!(sight, "map-verdict-blocked", n = *left),
    }
}

/// True if a legion that is told this could still be ordered there now.
#[must_use]
pub const fn open(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Walk { .. } | Verdict::Flight | Verdict::Attack { .. })
}

/// The terrain that keeps the legion out, if it is that.
#[must_use]
pub const fn rough(verdict: &Verdict) -> Option<Terrain> {
    match verdict {
        Verdict::Barred(Bar::Terrain(terrain)) => Some(*terrain),
        Verdict::Barred(Bar::Legion(_) | Bar::Place(_) | Bar::Border(_) | Bar::Interior(_) | Bar::Occupied)
        | Verdict::Here
        | Verdict::Ordered(_)
        | Verdict::Walk { .. }
        | Verdict::Flight
        | Verdict::Attack { .. }
        | Verdict::Far { .. }
        | Verdict::Blocked { .. } => None,
    }
}
