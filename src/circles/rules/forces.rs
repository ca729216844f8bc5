//! What can happen to units: they come, die, change sides and run.

use crate::course::Course;
use crate::facts::{Loss, UnitFact};
use crate::game::{Hound, Officer};
use crate::ids::{Banner, HoundKind, Legion, LieutenantKind, Place, Unit};

impl Course<'_> {
    /// Puts a new legion on the map, if its banner has a counter left (rule 2.3.1).
    pub fn raise(&mut self, banner: Banner, at: Place) -> Option<Legion> {
        let legion = self.game.board.raise(banner, at)?;
        self.tell(UnitFact::Raised { legion, at });
        Some(legion)
    }

    /// Takes a unit off the map. A lieutenant goes to the box "Return", a hound into its box. A
    /// hound whose minder is gone runs (rule 10.3).
    pub fn remove(&mut self, unit: Unit, loss: Loss) {
        let Some(at) = self.game.board.at(unit) else { return };
        self.tell(UnitFact::Lost { unit, at, loss });
        match unit {
            Unit::Legion(legion) => {
                self.unleash(legion);
                self.game.board.put_legion(legion, None);
            }
            Unit::Lieutenant(kind) => {
                self.game.board.put_officer(kind, None);
                self.game.returned.push(kind);
            }
            Unit::Hound(kind) => {
                self.game.board.put_hound(kind, None);
                self.game.loose.retain(|loose| *loose != kind);
            }
        }
    }

    /// Lets the hound of a legion go on a rampage.
    pub fn unleash(&mut self, minder: Legion) {
        let Some(kind) = self.game.board.hound_of(minder) else { return };
        self.go_wild(kind);
        self.game.loose.push(kind);
    }

    /// Takes the minder from a hound, which does not run yet.
    pub fn go_wild(&mut self, kind: HoundKind) {
        let Some(Hound { at, minder: Some(_) }) = self.game.board.hound(kind).copied() else { return };
        self.game.board.put_hound(kind, Some(Hound { at, minder: None }));
        self.tell(UnitFact::Wild { hound: kind, at });
    }

    /// Replaces a legion by one of another banner, with the hound that it minds (rule 9.7.1). None
    /// if that banner has no counter left: then the legion disbands.
    pub fn defect(&mut self, legion: Legion, to: Banner) -> Option<Legion> {
        let at = self.game.board.legion(legion)?;
        let Some(new) = self.game.board.raise(to, at) else {
            self.remove(Unit::Legion(legion), Loss::NoCounter);
            return None;
        };
        if let Some(kind) = self.game.board.hound_of(legion) {
            self.game.board.put_hound(kind, Some(Hound { at, minder: Some(new) }));
        }
        self.game.board.put_legion(legion, None);
        self.tell(UnitFact::Defected { unit: Unit::Legion(legion), now: Unit::Legion(new), to, at });
        Some(new)
    }

    /// Lets a lieutenant serve another banner. Bonus pay is lost.
    pub fn defect_officer(&mut self, kind: LieutenantKind, to: Banner) {
        let Some(at) = self.game.board.officer(kind).map(|officer| officer.at) else { return };
        self.game.board.put_officer(kind, Some(Officer { banner: to, at, bonus: 0 }));
        self.tell(UnitFact::Defected { unit: Unit::Lieutenant(kind), now: Unit::Lieutenant(kind), to, at });
    }

    /// Lets any unit of a banner change to another one.
    pub fn defect_unit(&mut self, unit: Unit, to: Banner) {
        match unit {
            Unit::Legion(legion) => {
                self.defect(legion, to);
            }
            Unit::Lieutenant(kind) => self.defect_officer(kind, to),
            // A hound goes with its minder.
            Unit::Hound(_) => {}
        }
    }
}
