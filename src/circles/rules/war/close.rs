//! Flights after a round (rule 11.2.4), further rounds (rule 11.2.5), and the end of a combat.

use circles_catalog::Catalog;
use circles_catalog::definitions::CombatSpell;

use super::join::decide;
use super::{Matter, Side, WarAnswer, WarAsk, WarAuto};
use crate::course::Course;
use crate::facts::{Loss, WarFact, Why};
use crate::flight::{Cause, FlightAuto, flights as flee_with};
use crate::game::Game;
use crate::ids::{Banner, HoundKind, Place, Seat, Sectio, Talent, Unit};

impl Game {
    /// True if units of a seat may flee from the combat now.
    #[must_use]
    pub fn may_leave(&self, catalog: &Catalog, seat: Seat) -> bool {
        let (Some(battle), Some(place)) = (self.battle(), self.battlefield()) else { return false };
        let banner = Banner::Seat(seat);
        let Some(side) = battle.side_of(banner) else { return false };
        let held = battle.combat_spells(catalog, side.other()).contains(&CombatSpell::Hold);
        self.board().has_legions(banner, place)
            && self.can_flee(catalog, place)
            && !self.no_combat_flight(catalog, banner)
            && !held
    }
}

/// "Should a Lieutenant find himself alone in a Sectio at the end of a Combat Round he must
/// immediately try to flee." Then "any side may declare that it will try to flee".
pub(super) fn aftermath(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle().cloned() else { return };
    let scare = FlightAuto::Scare { sectio: battle.sectio, by: None, barred: None };
    // Whoever has nobody to flee from is not asked.
    let fights = Side::BOTH.into_iter().all(|side| course.game.is_present(&battle, side));
    course.next([WarAuto::Judge]);
    if fights {
        let seats = course.game.seats_at(battle.sectio);
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| course.game.may_leave(course.catalog, *seat)).collect();
        if !seats.is_empty() {
            decide(course, Matter::Flight, Talent::Skulls, seats);
        }
    }
    course.next([scare]);
}

/// Asks the seats of one side and then those of the other.
pub(super) fn flights(course: &mut Course<'_>, first: Side) {
    let Some(battle) = course.game.battle() else { return };
    let seats = |side: Side| battle.banners(side).iter().filter_map(|banner| banner.seat());
    let order: Vec<Seat> = seats(first).chain(seats(first.other())).collect();
    course.next([WarAsk::Flee { order }]);
}

pub(super) fn flee(course: &mut Course<'_>, mut order: Vec<Seat>, answer: Option<&WarAnswer>) {
    if order.is_empty() {
        return;
    }
    let seat = order.remove(0);
    if !order.is_empty() {
        course.next([WarAsk::Flee { order }]);
    }
    if let Some(WarAnswer::Flee(groups)) = answer
        && !groups.is_empty()
    {
        course.tell(WarFact::Fleeing { seat });
        course.next(flee_with(seat, groups, Cause::Combat, None));
    }
}

/// "If there are still opposing Units remaining in the Sectio, a new Combat round starts. Once only
/// one side remains, that side has won." Winners from several triumvirates may fight each other,
/// and there must "be no Freebooters or Rampaging Hellhounds still alive" (rule 16.6).
pub(super) fn judge(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle().cloned() else { return };
    let place = Place::Sectio(battle.sectio);
    let armies = course.game.armies_at(battle.sectio);
    let strays = course.game.board().strays_at(place);
    let stands = |side: Side| battle.banners(side).iter().any(|banner| armies.contains(banner));
    if let Some(battle) = &mut course.game.battle {
        battle.working.clear();
    }
    if stands(Side::First) && stands(Side::Second) {
        return course.next([WarAuto::Round]);
    }
    let seats: Vec<Seat> = armies.iter().filter_map(|banner| banner.seat()).collect();
    let rogues = armies.contains(&Banner::Freebooters);
    let own: Vec<Banner> = seats.iter().map(|seat| Banner::Seat(*seat)).collect();
    let mut regroup = |sides: [Vec<Banner>; 2]| {
        if let Some(battle) = &mut course.game.battle {
            battle.sides = sides;
        }
        course.next([WarAuto::Round]);
    };
    match (seats.len(), rogues, strays.is_empty()) {
        (1.., true, _) => regroup([own, vec![Banner::Freebooters]]),
        (0, true, false) => regroup([vec![Banner::Freebooters], Vec::new()]),
        (1.., false, false) => regroup([own, Vec::new()]),
        (2.., false, true) => course.next([WarAsk::Peace(seats)]),
        (0 | 1, _, _) => course.next([WarAuto::Close]),
    }
}

/// Ends a combat: whoever is left has won it. Cards that were not played go back to their hands.
pub(super) fn close(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle.take() else { return };
    for joined in battle.joined {
        let own = course.game.triumvirate_mut(joined.seat);
        for card in joined.cards {
            own.put(card);
            own.brought.push(card);
        }
        own.brought.sort_unstable();
    }
    let seats = course.game.seats_at(battle.sectio);
    if battle.fought {
        course.game.victors.extend(seats.iter().map(|seat| (battle.sectio, *seat)));
    }
    course.tell(WarFact::Closed { sectio: battle.sectio, rounds: battle.round, seats });
}

/// "One may speed things up by rolling as many dice for each Hound as it has attacks and adding up
/// the scores. The highest scoring Hound is then declared Last Dog Barking and all others are
/// removed."
pub(super) fn dogs(course: &mut Course<'_>) {
    for sectio in Sectio::all() {
        let mut pack = course.game.board().strays_at(Place::Sectio(sectio));
        // With others there, they have fought them, or there is a truce.
        if pack.len() < 2 || !course.game.armies_at(sectio).is_empty() {
            continue;
        }
        let all = pack.clone();
        while pack.len() > 1 {
            pack = barking(course, pack);
        }
        for hound in all.into_iter().filter(|hound| !pack.contains(hound)) {
            course.remove(Unit::Hound(hound), Loss::LastDog);
        }
    }
}

/// Returns the hounds with the highest score.
fn barking(course: &mut Course<'_>, pack: Vec<HoundKind>) -> Vec<HoundKind> {
    let mut scores: Vec<u32> = Vec::new();
    for hound in &pack {
        let count = course.catalog.hound(*hound).rolls.into();
        let dice = course.roll_many(None, Why::LastDog { hound: *hound }, count);
        scores.push(dice.into_iter().map(u32::from).sum());
    }
    let most = scores.iter().max().copied();
    pack.into_iter().zip(scores).filter(|(_, score)| Some(*score) == most).map(|(hound, _)| hound).collect()
}
