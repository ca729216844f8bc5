//! Hounds on a rampage (rule 10.3).

use super::{RoamAuto, way};
use crate::course::Course;
use crate::facts::{Loss, UnitFact, Why};
use crate::flight::{Cause, FlightAsk, FlightAuto};
use crate::ids::{Border, HoundKind, Place, Unit};
use crate::step::Step;

/// "Hellhounds (Strongest Hound first)." Lots break ties.
pub(super) fn begin(course: &mut Course<'_>) {
    let strays = course.game.board().hounds().filter(|(_, hound)| hound.minder.is_none());
    let mut strays: Vec<HoundKind> = strays.map(|(kind, _)| kind).collect();
    course.shuffle(&mut strays);
    strays.sort_by_key(|kind| std::cmp::Reverse(course.catalog.hound(*kind).rolls));
    let left = course.catalog.numbers.moves.hound;
    course.next(strays.into_iter().map(|hound| RoamAuto::Run { hound, left, first: true }).collect::<Vec<_>>());
}

/// True if other units are with a hound. Uriel and Lilith are avoided, so they are not there.
fn has_company(course: &Course<'_>, at: Place) -> bool {
    course.game.board().crowd(at) > 1
}

/// "While on a Rampage, each Hellhound moves six steps according to the Compass. [...] A Hellhound
/// that starts its move in the same Sectio as other Units will only stay there if it rolls a 5 or 6
/// on the first roll of its move."
pub(super) fn run(course: &mut Course<'_>, hound: HoundKind, left: u8, first: bool) {
    let Some(own) = course.game.board().hound(hound) else { return };
    let from = own.at;
    if left == 0 || own.minder.is_some() {
        return;
    }
    let company = has_company(course, from);
    course.dash(hound);
    let Some(to) = course.game.board().hound(hound).map(|own| own.at) else { return };
    if to == from {
        if !(first && company) {
            course.next([RoamAuto::Run { hound, left: left - 1, first: false }]);
        }
        return;
    }
    let Place::Sectio(sectio) = to else { return };
    let seats = course.game.seats().collect();
    let steps: [Step; 3] = [
        FlightAuto::Scare { sectio, by: None, barred: Some(from) }.into(),
        FlightAsk::Flee { sectio, seats, cause: Cause::Hound, barred: Some(from) }.into(),
        RoamAuto::Met { hound, left: left - 1 }.into(),
    ];
    course.next(steps);
}

/// "A Hellhound must cease moving if it enters a Sectio containing Units that do not immediately
/// flee."
pub(super) fn met(course: &mut Course<'_>, hound: HoundKind, left: u8) {
    let Some(at) = course.game.board().hound(hound).map(|own| own.at) else { return };
    if !has_company(course, at) {
        course.next([RoamAuto::Run { hound, left, first: false }]);
    }
}

/// "The instant this happens the Hellhound makes one move using the Compass. If it doesn't leave
/// the Sectio, it suffers no ill effects."
pub(super) fn stray(course: &mut Course<'_>, hound: HoundKind) {
    let Some(own) = course.game.board().hound(hound) else { return };
    if own.minder.is_some() {
        return;
    }
    if own.at == Place::AnteHell {
        // It is at home again.
        return course.remove(Unit::Hound(hound), Loss::Wastes);
    }
    course.dash(hound);
}

impl Course<'_> {
    /// Moves a hound by the compass, once. "Should a Hellhound enter the Pentagram or AnteHell, it
    /// is destroyed." Rolls that lead to Lilith or Uriel are repeated.
    pub fn dash(&mut self, hound: HoundKind) {
        let Some(from) = self.game.board().hound(hound).map(|own| own.at) else { return };
        loop {
            let die = self.roll(None, Why::Hound { hound });
            let Some(border) = way(die, from) else { return };
            let Border::Open(Place::Sectio(to)) = border else {
                return self.remove(Unit::Hound(hound), Loss::Wastes);
            };
            let to = Place::Sectio(to);
            if self.game.board().has_lilith(to) || self.game.board().has_uriel(to) {
                continue;
            }
            self.game.board.shift(Unit::Hound(hound), to);
            self.tell(UnitFact::Ran { hound, from, to });
            return;
        }
    }
}
