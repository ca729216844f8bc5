//! When all is lost (chapter 15).
//!
//! Not here: cursed dice (rule 15.3). Every roll counts them.

use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::FateFact;
use crate::game::{Daemon, Hound};
use crate::ids::{Banner, DaemonKind, Legion, Place, Seat, Sectio};
use crate::step::Happens;

/// The First Fallen steps in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FateAuto {
    /// A triumvirate has lost its last sectio (rule 15.2).
    LastSectio(Seat),
}

impl Happens for FateAuto {
    fn happen(self, course: &mut Course<'_>) {
        let Self::LastSectio(seat) = self;
        if course.game.sectio_of(seat).next().is_none() {
            console(course, seat);
        }
    }
}

/// "The one Sectio currently containing the largest number of Units is given to the suffering
/// Triumvirate, complete with all the Units in it and twice as many Souls as the Sectio would
/// normally give a player in income." Nobody else loses its last sectio by this (ruling
/// "last-sectio").
fn console(course: &mut Course<'_>, seat: Seat) {
    let game = &course.game;
    let last = |sectio: Sectio| match game.owner(sectio) {
        Some(Banner::Seat(owner)) => game.sectio_of(owner).count() == 1,
        Some(Banner::Freebooters) | None => false,
    };
    let free = |sectio: &Sectio| !last(*sectio) && !game.board().has_uriel(Place::Sectio(*sectio));
    let all: Vec<Sectio> = Sectio::all().filter(free).collect();
    let crowd = |sectio: Sectio| game.board().crowd(Place::Sectio(sectio));
    let most = all.iter().map(|sectio| crowd(*sectio)).max();
    let tied: Vec<Sectio> = all.iter().copied().filter(|sectio| Some(crowd(*sectio)) == most).collect();
    let Some(sectio) = course.pick(&tied) else { return };
    let times = u32::from(course.catalog.numbers.standing.consolation);
    let souls = times * u32::from(course.catalog.sectio(sectio).souls());
    course.tell(FateFact::Consoled { seat, sectio, souls });
    course.earn(seat, souls);
    course.hand_over(sectio, Some(Banner::Seat(seat)));
    give_units(course, seat, Place::Sectio(sectio));
}

/// Gives all units in a place to a seat. Legions without a counter disband. Hounds on a rampage get
/// a minder as far as there are legions for it.
fn give_units(course: &mut Course<'_>, seat: Seat, place: Place) {
    let own = Banner::Seat(seat);
    for banner in course.game.banners().filter(|banner| *banner != own) {
        for unit in course.game.board().units_at(banner, place) {
            course.defect_unit(unit, own);
        }
    }
    let free = |legion: &Legion| course.game.board().hound_of(*legion).is_none();
    let minders: Vec<Legion> = course.game.board().legions_at(own, place).into_iter().filter(free).collect();
    let strays = course.game.board().strays_at(place);
    for (hound, minder) in strays.into_iter().zip(minders) {
        course.game.board.put_hound(hound, Some(Hound { at: place, minder: Some(minder) }));
    }
    course.game.loose.retain(|hound| course.game.board.hound(*hound).is_some_and(|own| own.minder.is_none()));
}

impl Course<'_> {
    /// Helps triumvirates without able daemons at the end of a turn (rule 15.1).
    pub fn revive(&mut self) {
        for seat in self.game.seats() {
            let own = self.game.triumvirate(seat);
            if own.able().next().is_some() {
                continue;
            }
            let all: Vec<DaemonKind> = own.daemons.iter().map(|daemon| daemon.kind).collect();
            match self.pick(&all) {
                // "The Morningstar will step in and revive one of them at random."
                Some(kind) => {
                    if let Some(daemon) = self.game.daemon_mut(kind) {
                        daemon.incapacitated = None;
                    }
                    self.tell(FateFact::Revived { seat, daemon: kind });
                }
                // "It will immediately be restarted with three new Daemons drawn at random."
                None => {
                    let count = self.catalog.numbers.setup.daemons;
                    let drawn: Vec<DaemonKind> = (0..count).filter_map(|_| self.draw_daemon()).collect();
                    self.game.triumvirate_mut(seat).daemons = drawn.iter().map(|kind| Daemon::new(*kind)).collect();
                    self.tell(FateFact::Restarted { seat, daemons: drawn });
                }
            }
        }
    }
}
