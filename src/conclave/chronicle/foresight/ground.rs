//! The cantons that a plan takes, and those that it does not take, with the reason (manual 4.2).
//!
//! > "In order to claim ownership of a Canton, the aggressor must occupy a Canton next to his own
//! > territory and then end the turn with a Legion in the enemy's former space."

use super::{Clash, Surety};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::Stance;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat, SlotNo};
use crate::rules::orders::{Evening, Order};
use crate::rules::realm::{Entry, Foe, Owners, arbitrate_among, entry};

/// A canton that a legion of the plan enters or ends the turn on, and does not own at dawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The slot of the march; `None` if the legion stays where it is.
    pub slot: Option<SlotNo>,
    /// The legion.
    pub legion: LegionId,
    /// The canton.
    pub canton: CantonId,
    /// Its owner after the turn, and the reason.
    pub fate: Fate,
}

/// The owner of a canton after the turn, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is the house's at once, by Prima Inferna or by excommunication.
    AtOnce(Surety),
    /// It is the house's when borders are arbitrated at the end of the turn.
    AtBorders,
    /// It is fought for. If the legion wins, this becomes of it.
    IfWon(Won),
    /// It does not become the house's.
    Stays(Stay),
}

/// Returns the fate of a canton in which a battle was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// It is the house's at once.
    AtOnce,
    /// It is the house's when borders are arbitrated.
    AtBorders,
    /// It was the house's before.
    Own,
    /// It does not become the house's.
    Stays(Stay),
}

/// The reason why a canton does not become the house's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// No legion of the house stands in it at the end of the turn.
    Passed,
    /// It touches no canton of the house.
    Inland,
    /// The stance to its owner gives no right to it.
    NoRight(Seat),
    /// Nobody can own ground like this.
    Impassable,
    /// Its legion is not paid, and leaves before borders are arbitrated.
    Leaves,
}

/// Follows a plan slot by slot, and notes the ground that it covers.
pub(super) struct Watch {
    seat: Seat,
    /// True if no other house acts before this one.
    first: bool,
    dawn: Game,
    ground: Vec<Ground>,
    /// Cantons that were entered and not claimed: their fate is known in the evening.
    entered: Vec<(SlotNo, LegionId, CantonId)>,
    clashes: Vec<Clash>,
}

impl Watch {
    pub(super) fn new(table: &Game, seat: Seat, first: bool) -> Self {
        Self { seat, first, dawn: table.clone(), ground: Vec::new(), entered: Vec::new(), clashes: Vec::new() }
    }

    /// Notes what an order did. Returns true if it began a fight.
    pub(super) fn note(
        &mut self,
        (slot, order, stands): (SlotNo, &Order, bool),
        (catalog, before, held): (&Catalog, &Game, &Owners),
        after: &Game,
    ) -> bool {
        let Some((id, way)) = order.way() else { return false };
        let Some(start) = before.forces().legion(id).filter(|legion| legion.owner == self.seat) else { return false };
        let flies = matches!(order, Order::Forces(crate::rules::forces::ForcesOrder::Fly { .. }));
        let mut at = start.canton;
        let mut fought = false;
        for &canton in way {
            let from = if flies { None } else { Some(at) };
            let met = entry(catalog, before, held, start, from, canton);
            if let Entry::Battle(foe) = met {
                if stands {
                    let place = if let Foe::Place(place) = foe { Some(place) } else { None };
                    self.clashes.push(Clash { slot, legion: id, canton, place });
                    fought = true;
                }
                break;
            }
            let claimed =
                after.realm().owner(canton) == Some(self.seat) && before.realm().owner(canton) != Some(self.seat);
            if claimed {
                let sure = self.first && slot == SlotNo::ALL[0] && self.in_sight(canton);
                let surety = if sure { Surety::Sure } else { Surety::Expected };
                let fate = Fate::AtOnce(surety);
                self.ground.push(Ground { slot: Some(slot), legion: id, canton, fate });
            } else if !stands {
                // A march that ends early enters nothing beyond its last claim.
                break;
            } else if after.realm().owner(canton) != Some(self.seat) {
                self.entered.push((slot, id, canton));
            }
            at = canton;
        }
        fought
    }

    /// True if no hidden legion can stand in a canton: legions are seen beside one's own units.
    fn in_sight(&self, canton: CantonId) -> bool {
        let grid = self.dawn.realm().grid();
        let near = |at: CantonId| at == canton || grid.adjacent(at, canton);
        self.dawn.forces().legions_of(self.seat).any(|legion| near(legion.canton))
            || self.dawn.forces().places_of(self.seat).any(|place| near(place.canton))
    }

    /// Adds what the evening decides.
    pub(super) fn close(mut self, planned: &Game, evening: &Evening) -> (Vec<Ground>, Vec<Clash>) {
        let seat = self.seat;
        let settled = evening.settled.realm();
        for (slot, legion, canton) in std::mem::take(&mut self.entered) {
            // Who wins a fight goes on into the canton that was fought for.
            let goes_on = self.clashes.iter().any(|clash| (clash.slot, clash.legion) == (slot, legion));
            let fate = if goes_on {
                Fate::Stays(Stay::Passed)
            } else if settled.owner(canton) == Some(seat) {
                Fate::AtBorders
            } else {
                Fate::Stays(reason(planned, evening, seat, canton))
            };
            self.ground.push(Ground { slot: Some(slot), legion, canton, fate });
        }
        for legion in planned.forces().legions_of(seat) {
            let canton = legion.canton;
            let told = self.ground.iter().any(|ground| ground.canton == canton);
            let foreign = planned.realm().owner(canton).is_some_and(|owner| owner != seat);
            if told || !foreign {
                continue;
            }
            let fate = if settled.owner(canton) == Some(seat) {
                Fate::AtBorders
            } else {
                Fate::Stays(reason(planned, evening, seat, canton))
            };
            self.ground.push(Ground { slot: None, legion: legion.id, canton, fate });
        }
        for clash in &self.clashes {
            let won = after_victory(planned, evening, seat, clash);
            if won != Won::Own {
                let Clash { slot, legion, canton, .. } = *clash;
                self.ground.push(Ground { slot: Some(slot), legion, canton, fate: Fate::IfWon(won) });
            }
        }
        self.ground.sort_by_key(|ground| ground.slot.map_or(usize::MAX, SlotNo::index));
        (self.ground, self.clashes)
    }
}

/// Returns the reason why a canton does not become the house's in the evening.
fn reason(planned: &Game, evening: &Evening, seat: Seat, canton: CantonId) -> Stay {
    if !planned.realm().terrain(canton).passable() {
        return Stay::Impassable;
    }
    let stands = |game: &Game| game.forces().legion_at(canton).is_some_and(|legion| legion.owner == seat);
    if !stands(planned) {
        return Stay::Passed;
    }
    if !stands(&evening.answered) {
        return Stay::Leaves;
    }
    match evening.answered.realm().owner(canton) {
        Some(owner) if !may_take(&evening.answered, seat, owner) => Stay::NoRight(owner),
        Some(_) | None => Stay::Inland,
    }
}

/// True if arbitration can give a house the land of another, by their stance.
fn may_take(game: &Game, seat: Seat, owner: Seat) -> bool {
    match game.diplomacy().stance(seat, owner) {
        Stance::Vendetta | Stance::BloodFeud | Stance::Excommunication => true,
        Stance::Neutral | Stance::Truce | Stance::SingleCombat | Stance::Vassalage => false,
    }
}

/// Returns what becomes of a canton if the battle for it is won.
fn after_victory(planned: &Game, evening: &Evening, seat: Seat, clash: &Clash) -> Won {
    let (realm, canton) = (planned.realm(), clash.canton);
    // With a place comes its canton (manual 4.5).
    if clash.place.is_some() {
        return Won::AtOnce;
    }
    if !realm.terrain(canton).passable() {
        return Won::Stays(Stay::Impassable);
    }
    let Some(owner) = realm.owner(canton) else { return Won::AtOnce };
    if owner == seat {
        return Won::Own;
    }
    if planned.diplomacy().takes_at_will(seat, owner) {
        return Won::AtOnce;
    }
    let answered = &evening.answered;
    if answered.forces().legion(clash.legion).is_none() {
        return Won::Stays(Stay::Leaves);
    }
    if !may_take(answered, seat, owner) {
        return Won::Stays(Stay::NoRight(owner));
    }
    // The victor stands where its enemy stood, and no longer where it came from.
    let others = answered.forces().legions().iter();
    let others = others.filter(|legion| legion.id != clash.legion && legion.canton != canton);
    let mut standing: Vec<(CantonId, Seat)> = others.map(|legion| (legion.canton, legion.owner)).collect();
    standing.push((canton, seat));
    let awards = arbitrate_among(answered, &standing);
    let ours = awards.iter().any(|award| (award.canton, award.to) == (canton, seat));
    if ours { Won::AtBorders } else { Won::Stays(Stay::Inland) }
}
