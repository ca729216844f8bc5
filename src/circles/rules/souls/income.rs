//! Favours (rule 7.1) and Souls (rules 7.2.1 and 7.2.2).

use circles_catalog::Catalog;
use circles_catalog::definitions::{EarthSkill, Output, PhenomenonEffect, Skill};

use crate::course::Course;
use crate::facts::{SoulsFact, Why};
use crate::game::{Game, plus};
use crate::ids::{Banner, DaemonKind, Place, Seat, Sectio};

/// What a sectio gives its owner in a Soul Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harvest {
    /// Souls, and true if it is isolated.
    Souls(u32, bool),
    /// Arcana cards, by a roll of the die (rule 7.2.2).
    Cards,
    /// Nothing.
    Nothing,
}

impl Game {
    /// Returns what a sectio of a seat gives in a Soul Phase (rule 7.2.1, step 1): "isolated Sectio
    /// yield two Souls less", and none if "a rampaging Hellhound or another Triumvirate's Legions
    /// (not just a solitary Lieutenant) occupy" it.
    #[must_use]
    pub fn harvest(&self, catalog: &Catalog, seat: Seat, sectio: Sectio) -> Harvest {
        let place = Place::Sectio(sectio);
        let barren = self.is_barren(catalog, seat, sectio.circle())
            || self.has_phenomenon(catalog, place, PhenomenonEffect::NoSouls);
        if barren {
            return Harvest::Nothing;
        }
        let def = catalog.sectio(sectio);
        match def.output {
            Output::Cards(_) => Harvest::Cards,
            Output::Souls(_) if self.board().has_foes(Banner::Seat(seat), place, false) => Harvest::Nothing,
            Output::Souls(souls) => {
                let added = self.yield_added(catalog, seat, sectio.circle()) + self.yield_struck(catalog, sectio);
                let isolated = sectio.is_isolated(|other| self.owns(seat, other));
                let loss =
                    i32::from(catalog.numbers.souls.isolation) + self.isolation_added(catalog, Banner::Seat(seat));
                let whole = plus(souls.into(), added);
                let souls = if isolated { plus(whole, -loss.max(0)) } else { whole };
                Harvest::Souls(souls, isolated)
            }
        }
    }

    /// Returns the Souls that all sectio of a seat yield in a Soul Phase.
    #[must_use]
    pub fn sectio_income(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let souls = |sectio| match self.harvest(catalog, seat, sectio) {
            Harvest::Souls(souls, _) => souls,
            Harvest::Cards | Harvest::Nothing => 0,
        };
        self.sectio_of(seat).map(souls).sum()
    }

    /// Returns who gets the first card of a sectio that gives cards: "Should another Triumvirate's
    /// Units occupy the Sectio while the owning player has no Unit there, the first card earned is
    /// given to the occupying Triumvirate." The one with most units, then the lowest seat.
    #[must_use]
    pub fn occupier(&self, seat: Seat, sectio: Sectio) -> Option<Seat> {
        let place = Place::Sectio(sectio);
        if self.board().has_units(Banner::Seat(seat), place) {
            return None;
        }
        let units = |other: &Seat| self.board().units_at(Banner::Seat(*other), place).len();
        let there = self.others(seat).filter(|other| units(other) > 0);
        there.max_by_key(|other| (units(other), std::cmp::Reverse(*other)))
    }
}

/// "Each non-Incapacitated Daemon currently Walking the Earth earns his Triumvirate one Favour,
/// provided he makes a successful Disfavour Roll."
pub(super) fn favours(course: &mut Course<'_>) {
    for seat in course.game.seats() {
        if course.game.no_earth_favours(course.catalog, Banner::Seat(seat)) {
            continue;
        }
        for daemon in on_earth(&course.game, seat) {
            if course.disfavour_roll(seat) {
                course.tell(SoulsFact::Noticed { seat, daemon });
                course.favour(seat, course.catalog.numbers.souls.earth_favours.into());
            }
        }
    }
}

fn on_earth(game: &Game, seat: Seat) -> Vec<DaemonKind> {
    game.triumvirate(seat).daemons.iter().filter(|daemon| daemon.is_on_earth()).map(|daemon| daemon.kind).collect()
}

/// Steps 1 to 3 of rule 7.2.1.
pub(super) fn collect(course: &mut Course<'_>, seat: Seat) {
    let catalog = course.catalog;
    let own: Vec<Sectio> = course.game.sectio_of(seat).collect();
    for sectio in own {
        match course.game.harvest(catalog, seat, sectio) {
            Harvest::Souls(souls, isolated) => {
                course.earn(seat, souls);
                course.tell(SoulsFact::Yielded { seat, sectio, souls, isolated });
            }
            Harvest::Cards => wise_men(course, seat, sectio),
            Harvest::Nothing => course.tell(SoulsFact::Yielded { seat, sectio, souls: 0, isolated: false }),
        }
    }
    for daemon in on_earth(&course.game, seat) {
        let die = course.roll(Some(seat), Why::Souls { daemon: Some(daemon) });
        let skill = course.game.triumvirate(seat).daemon(daemon).and_then(|own| course.game.skill(catalog, own));
        let more = match skill {
            Some(Skill::Earth(EarthSkill::Harvest { souls })) => u32::from(*souls),
            Some(_) | None => 0,
        };
        let souls = u32::from(catalog.daemon(daemon).hearts) + u32::from(die) + more;
        let souls = plus(souls, course.game.harvest_added(catalog, Banner::Seat(seat)));
        course.earn(seat, souls);
        course.tell(SoulsFact::Harvested { seat, daemon, souls });
    }
    let (stipend, mints) = course.game.skilled_income(catalog, seat);
    let stipend = stipend + course.game.stipends(catalog, seat).into_iter().sum::<u32>();
    if stipend > 0 {
        course.earn(seat, stipend);
        course.tell(SoulsFact::Stipend { seat, souls: stipend });
    }
    for _ in 0..mints {
        let souls = u32::from(course.roll(Some(seat), Why::Mint)) / 2;
        course.earn(seat, souls);
        course.tell(SoulsFact::Stipend { seat, souls });
    }
}

/// Rule 7.2.2: "THE WISE MEN Sectio's owner rolls one die and consults the table."
fn wise_men(course: &mut Course<'_>, seat: Seat, sectio: Sectio) {
    let Output::Cards(table) = course.catalog.sectio(sectio).output else { return };
    let die = course.roll(Some(seat), Why::WiseMen);
    let mut cards = u32::from(table[usize::from(die.saturating_sub(1)).min(table.len() - 1)]);
    let occupier = course.game.occupier(seat, sectio).filter(|_| cards > 0);
    course.tell(SoulsFact::Taught { seat, sectio, cards, occupier });
    if let Some(occupier) = occupier {
        course.draw_arcana(occupier, 1);
        cards -= 1;
    }
    course.draw_arcana(seat, cards);
}
