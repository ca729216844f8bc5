//! Fronts: rivals that may be fought now, and the additional worth of each action against them.

use super::rallies;
use super::rivals::{MALICE, malice};
use crate::planner::survey::{Grains, POINT, Survey, appraise, turns_left};
use crate::planner::weights::{Bent, percent};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::{Aim, Stance, Vendetta, bonus};
use crate::rules::forces::Landmark;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::arbitrate;

/// Worth of eliminating a house, in percent of the prestige that it would still gain.
const RIDDANCE: i32 = 20;

/// A rival that may be fought.
pub(crate) struct Front {
    /// The house that conducts the rival's diplomacy.
    foe: Seat,
    /// Worth of a canton taken from it.
    pub(super) canton: Grains,
    /// Additional worth of a place of power taken from it.
    pub(crate) place: Grains,
    /// Additional worth of its stronghold.
    pub(crate) gate: Grains,
    /// Additional worth of destroying one of its legions.
    pub(crate) legion: Grains,
    /// Number of turns during which it may be fought; none if without limit.
    pub(crate) turns: Option<u32>,
}

impl Front {
    /// True if a unit or canton with this owner belongs to the rival.
    pub(crate) fn meets(&self, table: &Game, owner: Option<Seat>) -> bool {
        owner.is_some_and(|owner| table.diplomacy().head(owner) == self.foe)
    }
}

/// Returns all rivals that may be fought now.
pub(crate) fn fronts(catalog: &Catalog, table: &Game, seat: Seat, bent: &Bent) -> Vec<Front> {
    let diplomacy = table.diplomacy();
    let own = diplomacy.head(seat);
    let mut fronts = Vec::new();
    let mut loathed: Option<Vec<i32>> = None;
    for foe in table.seats() {
        let fought = diplomacy.stance(seat, foe).allows_arms() && diplomacy.head(foe) == foe && foe != own;
        if !fought || table.conclave().eliminated(foe).is_some() {
            continue;
        }
        let malice = loathed.get_or_insert_with(|| malice(catalog, table, seat, bent))[foe.index()];
        let base = POINT * (100 + malice) / 100;
        let mut front = Front { foe, canton: base, place: 0, gate: 0, legion: POINT, turns: None };
        match diplomacy.stance(own, foe) {
            Stance::BloodFeud => {
                let left = turns_left(catalog, table);
                let gathers = table.conclave().prestige(foe).max(20) + 2 * left;
                front.gate = gathers * POINT * (RIDDANCE + malice) / 100;
            }
            Stance::Vendetta => {
                if let Some(vendetta) = diplomacy.vendetta_between(own, foe) {
                    front.turns = Some(vendetta.until.saturating_sub(table.turn()).saturating_add(1).min(60));
                    stake(own, vendetta, malice, &mut front);
                }
            }
            Stance::Neutral | Stance::Truce | Stance::SingleCombat | Stance::Vassalage | Stance::Excommunication => {}
        }
        let share = percent(bent.weights.war, bent.towards(foe));
        for worth in [&mut front.canton, &mut front.place, &mut front.gate, &mut front.legion] {
            *worth = percent(*worth, share);
        }
        if diplomacy.excommunicated(seat) {
            front.canton = base / 10;
        }
        fronts.push(front);
    }
    fronts
}

/// Adds the effect of a vendetta. The claimant counts a share of the reward, its opponent the
/// damage to the claimant's progress.
fn stake(own: Seat, vendetta: &Vendetta, malice: i32, front: &mut Front) {
    let left = front.turns.unwrap_or(1).min(20) as i32;
    if vendetta.claimant != own {
        // The aim of a rival's vendetta is hidden, so every canton and legion may count.
        front.canton += POINT;
        front.legion += POINT;
        return;
    }
    let Some(aim) = vendetta.aim else { return };
    let missing = i32::from(aim.amount()) - i32::from(vendetta.progress);
    if missing <= 0 {
        return;
    }
    let prize = vendetta.wager + bonus(vendetta.wager, vendetta.quarters) + vendetta.wager * malice / 200;
    // Aims out of reach in the turns left count only a tenth.
    let hope = |each_turn: i32| if missing > left * each_turn { 10 } else { 100 };
    let share = |each_turn: i32| prize * POINT / missing * hope(each_turn) / 100;
    match aim {
        Aim::Cantons(_) => front.canton += share(4),
        Aim::Places(_) => front.place += share(1),
        Aim::Legions(_) => front.legion += share(1),
    }
}

/// Returns the worth of ending the turn in each canton of an enemy that arbitration would award to
/// this house.
fn occupation(table: &Game, seat: Seat, fronts: &[Front]) -> Vec<Grains> {
    let realm = table.realm();
    let mut values = vec![0; realm.owners().len()];
    if fronts.is_empty() {
        return values;
    }
    let mut owners = realm.owners().to_vec();
    for award in arbitrate(table) {
        owners[award.canton.index()] = Some(award.to);
    }
    for canton in realm.cantons() {
        let Some(front) = fronts.iter().find(|front| front.meets(table, realm.owner(canton))) else { continue };
        let takes = realm.terrain(canton).passable()
            && table.forces().place_at(canton).is_none()
            && realm.grid().neighbours(canton).iter().any(|near| owners[near.index()] == Some(seat));
        if takes {
            values[canton.index()] = front.canton;
        }
    }
    values
}

/// Returns the worth of guarding own places while an enemy is near. `guard` is added in percent for
/// a place without a legion beside it.
fn watches(catalog: &Catalog, table: &Game, seat: Seat, fronts: &[Front], (horizon, guard): (i32, i32)) -> Vec<Grains> {
    let grid = table.realm().grid();
    let mut values = vec![0; table.realm().owners().len()];
    if fronts.is_empty() {
        return values;
    }
    let hostile: Vec<CantonId> = table
        .forces()
        .legions()
        .iter()
        .filter(|legion| fronts.iter().any(|front| front.meets(table, Some(legion.owner))))
        .map(|legion| legion.canton)
        .collect();
    for place in table.forces().places_of(seat) {
        let near = hostile.iter().map(|&canton| grid.distance(canton, place.canton)).min();
        if near.is_none_or(|near| near > 4) {
            continue;
        }
        let gate = matches!(place.landmark, Landmark::Stronghold(_));
        let feud = fronts.iter().any(|front| front.gate > 0);
        let worth = if gate {
            if feud { 600 } else { 0 }
        } else {
            let target = appraise(catalog, table, seat, horizon, place);
            (target.worth(horizon, 1, 100) * (100 + MALICE) / 1500).clamp(0, 300)
        };
        let bare = table.forces().legions_of(seat).all(|legion| grid.distance(legion.canton, place.canton) > 1);
        let worth = if bare { percent(worth, 100 + guard) } else { worth };
        for near in grid.neighbours(place.canton) {
            values[near.index()] = values[near.index()].max(worth);
        }
    }
    values
}

/// Steps by terrain mask to enemy land that can be taken now or soon, and the worth of one canton
/// of it.
pub(crate) type Marches = Vec<(u16, Vec<u8>, Grains)>;

/// Returns the worth of ending the turn in each canton, and the steps to enemy land.
pub(crate) fn marching_orders(survey: &Survey<'_>, table: &Game, fronts: &[Front]) -> (Vec<Grains>, Marches) {
    let mut posts = occupation(table, survey.seat, fronts);
    let mut marches: Marches = Vec::new();
    let soon = rallies(table, survey.seat);
    let best = posts.iter().copied().max().unwrap_or(0).max(soon.iter().map(|(_, worth)| *worth).max().unwrap_or(0));
    if best > 0 {
        let taken = |canton: &CantonId| posts[canton.index()] > 0;
        let mut goals: Vec<CantonId> = table.realm().cantons().filter(taken).collect();
        goals.extend(soon.iter().map(|(canton, _)| *canton));
        for unit in &survey.units {
            if marches.iter().all(|(mask, ..)| *mask != unit.mask) {
                marches.push((unit.mask, survey.ways.flood(table, unit.mask, &goals), best));
            }
        }
    }
    let care = (survey.horizon, survey.bent.weights.guard);
    for (post, watch) in posts.iter_mut().zip(watches(survey.catalog, table, survey.seat, fronts, care)) {
        *post += watch;
    }
    (posts, marches)
}
