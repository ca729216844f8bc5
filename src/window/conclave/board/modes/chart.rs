//! The chart of a map mode: the sort of every canton. All functions are pure.

use bevy::ecs::resource::Resource;

use super::MapMode;
use crate::conclave::board::verdict::{Prospect, Verdict, rough};
use crate::intent::Mark;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::place_income;
use crate::rules::diplomacy::Stance;
use crate::rules::forces::{Legion, flight, pace, reach, walks};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Bar;
use crate::rules::realm::terrain::Terrain;
use crate::sight::Hand;

/// The sort of a canton in a map mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Land of this house.
    House(Seat),
    /// A legion of the player stands there, or will by the draft.
    Own,
    /// A legion of the player can march there.
    Walk,
    /// A legion of the player can only fly there.
    Flight,
    /// A legion of the player can fight there.
    Attack,
    /// The law keeps the legions of the player out, not the distance.
    Barred,
    /// A place that pays prestige: nothing, a little, more, most.
    Pays(u8),
    /// Something of the player's that the legion of another can attack.
    Struck,
    /// Land that several legions of others can enter.
    Crowded,
    /// Land that one legion of another can enter.
    Neared,
    /// Land of the player's that legions of others are near enough to enter, but may not.
    AtWar,
    /// This terrain.
    Ground(Terrain),
    /// Land that nobody owns, within a march of a legion of the player.
    FreeNear,
    /// Land that nobody owns.
    Free,
    /// A place that nobody owns.
    FreePlace,
}

/// The prestige per turn from which a place is in the next band.
pub const BANDS: [i32; 3] = [1, 3, 5];

/// The sorts of all cantons in one mode.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// The mode; `None` while the map looks as it is printed.
    pub mode: Option<MapMode>,
    /// The sort of each canton, by canton. Empty without a mode.
    pub cells: Vec<Option<Sort>>,
}

impl Chart {
    /// Returns the chart of a mode for the seated player.
    #[must_use]
    pub fn of(mode: Option<MapMode>, catalog: &Catalog, hand: &Hand) -> Self {
        let cells = match mode {
            None => Vec::new(),
            Some(MapMode::Owner) => owners(hand.view.table()),
            Some(MapMode::Legality) => rights(catalog, hand),
            Some(MapMode::Prestige) => prestige(catalog, hand.view.table()),
            Some(MapMode::Threat) => threats(catalog, hand.view.table(), hand.seat()),
            Some(MapMode::Terrain) => terrains(hand.view.table()),
            Some(MapMode::Unclaimed) => unclaimed(catalog, hand),
        };
        Self { mode, cells }
    }

    /// Returns the sort of a canton.
    #[must_use]
    pub fn at(&self, canton: CantonId) -> Option<Sort> {
        self.cells.get(canton.index()).copied().flatten()
    }

    /// Returns the sorts that occur, in the order of the legend, with the number of cantons.
    #[must_use]
    pub fn sorts(&self) -> Vec<(Sort, usize)> {
        let mut found: Vec<Sort> = self.cells.iter().copied().flatten().collect();
        found.sort_unstable();
        let mut counted: Vec<(Sort, usize)> = Vec::new();
        for sort in found {
            match counted.last_mut() {
                Some((last, count)) if *last == sort => *count += 1,
                Some(_) | None => counted.push((sort, 1)),
            }
        }
        counted
    }
}

fn owners(table: &Game) -> Vec<Option<Sort>> {
    table.realm().owners().iter().map(|owner| owner.map(Sort::House)).collect()
}

fn terrains(table: &Game) -> Vec<Option<Sort>> {
    table.realm().cantons().map(|canton| Some(Sort::Ground(table.realm().terrain(canton)))).collect()
}

/// Returns the own legions that the chart of rights is about: the selected one, or else all.
#[must_use]
pub fn asked(hand: &Hand) -> Vec<LegionId> {
    let own: Vec<LegionId> = hand.planned().forces().legions_of(hand.seat()).map(|legion| legion.id).collect();
    match hand.selected {
        Some(Mark::Legion(id)) if own.contains(&id) => vec![id],
        Some(Mark::Legion(_) | Mark::Place(_) | Mark::Canton(_)) | None => own,
    }
}

/// Returns the prospects of these legions.
#[must_use]
pub fn prospects(catalog: &Catalog, hand: &Hand) -> Vec<Prospect> {
    asked(hand).into_iter().filter_map(|id| Prospect::of(catalog, hand, id)).collect()
}

fn rights(catalog: &Catalog, hand: &Hand) -> Vec<Option<Sort>> {
    let prospects = prospects(catalog, hand);
    let best = |canton: CantonId| {
        let verdicts = prospects.iter().map(|prospect| prospect.verdict(catalog, hand, canton));
        // Of several legions, the one with the best right counts.
        verdicts.filter_map(|verdict| right(&verdict)).min()
    };
    hand.planned().realm().cantons().map(best).collect()
}

/// Returns the sort for a verdict. Impassable land and distance need no colour: the map shows them.
fn right(verdict: &Verdict) -> Option<Sort> {
    match verdict {
        Verdict::Here | Verdict::Ordered(_) | Verdict::Barred(Bar::Occupied) => Some(Sort::Own),
        Verdict::Walk { .. } => Some(Sort::Walk),
        Verdict::Flight => Some(Sort::Flight),
        Verdict::Attack { .. } => Some(Sort::Attack),
        Verdict::Barred(_) if rough(verdict).is_some() => None,
        Verdict::Barred(_) => Some(Sort::Barred),
        Verdict::Far { .. } | Verdict::Blocked { .. } => None,
    }
}

fn prestige(catalog: &Catalog, table: &Game) -> Vec<Option<Sort>> {
    let pays = |canton: CantonId| {
        let place = table.forces().place_at(canton)?;
        Some(Sort::Pays(band(place_income(catalog, table, place).total())))
    };
    table.realm().cantons().map(pays).collect()
}

/// Returns the band of a place that pays this much each turn.
#[must_use]
pub fn band(prestige: i32) -> u8 {
    BANDS.iter().filter(|&&least| prestige >= least).count() as u8
}

/// Returns the cantons that the legions of others can enter by right in the turn that is planned,
/// as far as the player sees these legions. Their orders are secret, so nothing is assumed of them.
#[must_use]
pub fn strikers(catalog: &Catalog, table: &Game, me: Seat) -> Vec<Vec<LegionId>> {
    let held = table.realm().owners().to_vec();
    let mut found = vec![Vec::new(); held.len()];
    for legion in others(table, me) {
        let fresh = Legion { marched: 0, ..*legion };
        for way in reach(catalog, table, &held, &fresh) {
            let at: &mut Vec<LegionId> = &mut found[way.canton.index()];
            if !at.contains(&legion.id) {
                at.push(legion.id);
            }
        }
    }
    found
}

fn others(table: &Game, me: Seat) -> impl Iterator<Item = &Legion> {
    let mine = move |owner: Seat| owner == me || table.diplomacy().stance(me, owner) == Stance::Vassalage;
    table.forces().legions().iter().filter(move |legion| !mine(legion.owner))
}

/// Returns the legions of others that are near enough to each canton, whatever the law says.
#[must_use]
pub fn near(catalog: &Catalog, table: &Game, me: Seat) -> Vec<Vec<LegionId>> {
    let grid = table.realm().grid();
    let mut found = vec![Vec::new(); grid.len()];
    for legion in others(table, me) {
        let crosses = |canton: CantonId| {
            let terrain = table.realm().terrain(canton);
            terrain.passable() || walks(catalog, table, legion, terrain)
        };
        let mut seen = vec![legion.canton];
        let mut front = vec![legion.canton];
        for _ in 0..pace(catalog, table, legion).total().max(0) {
            let mut next = Vec::new();
            for to in front.iter().flat_map(|&from| grid.neighbours(from)).copied() {
                if crosses(to) && !seen.contains(&to) {
                    seen.push(to);
                    next.push(to);
                }
            }
            front = next;
        }
        if let Some(range) = flight(catalog, table, legion) {
            seen.extend(grid.within(legion.canton, range.into()).into_iter().filter(|&canton| crosses(canton)));
        }
        seen.sort_unstable();
        seen.dedup();
        for canton in seen.into_iter().filter(|&canton| canton != legion.canton) {
            found[canton.index()].push(legion.id);
        }
    }
    found
}

fn threats(catalog: &Catalog, table: &Game, me: Seat) -> Vec<Option<Sort>> {
    let (strikers, near) = (strikers(catalog, table, me), near(catalog, table, me));
    let sort = |canton: CantonId| {
        let at = canton.index();
        let stands = table.forces().legion_at(canton).is_some_and(|legion| legion.owner == me);
        let mine = stands || table.realm().owner(canton) == Some(me);
        match (strikers[at].len(), mine) {
            (0, true) if !near[at].is_empty() => Some(Sort::AtWar),
            (0, _) => None,
            (_, true) => Some(Sort::Struck),
            (1, false) => Some(Sort::Neared),
            (_, false) => Some(Sort::Crowded),
        }
    };
    table.realm().cantons().map(sort).collect()
}

fn unclaimed(catalog: &Catalog, hand: &Hand) -> Vec<Option<Sort>> {
    let game = hand.planned();
    let own = game.forces().legions_of(hand.seat());
    let prospects: Vec<Prospect> = own.filter_map(|legion| Prospect::of(catalog, hand, legion.id)).collect();
    let reached = |canton: CantonId| {
        let here = |prospect: &Prospect| prospect.reach.iter().any(|way| way.canton == canton && !way.flight);
        prospects.iter().any(here)
    };
    let sort = |canton: CantonId| {
        if game.realm().owner(canton).is_some() || !game.realm().terrain(canton).passable() {
            None
        } else if game.forces().place_at(canton).is_some() {
            Some(Sort::FreePlace)
        } else if reached(canton) {
            Some(Sort::FreeNear)
        } else {
            Some(Sort::Free)
        }
    };
    game.realm().cantons().map(sort).collect()
}
