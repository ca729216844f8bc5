//! The Hell Phase (chapter 6): an event, a phenomenon and new arcana cards.
//!
//! There is no Hell Phase in the first turn.

use circles_catalog::definitions::{Area, PhenomenonEffect};
use serde::{Deserialize, Serialize};

use crate::action::ActionAuto;
use crate::course::Course;
use crate::dusk::DuskAuto;
use crate::facts::{CardFact, HellFact, Loss, Why};
use crate::game::{Haunt, Lasting, Omen, Phase, Source, Struck, omen};
use crate::ids::{Direction, HellCard, Place, Seat, Sectio, Sphere, Unit};
use crate::petition::PetitionAuto;
use crate::roam::RoamAuto;
use crate::souls::SoulsAuto;
use crate::step::{Happens, Step};
use crate::strokes::StrokeAuto;
use crate::summon::SummonAuto;
use crate::war::WarAuto;

/// A part of the Hell Phase. None of them asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HellAuto {
    /// A game turn begins.
    Dawn,
    /// The event (rule 6.1).
    Event,
    /// The phenomenon (rule 6.2).
    Phenomenon,
    /// New arcana cards (rule 6.3).
    Draw,
}

impl Happens for HellAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Dawn => dawn(course),
            Self::Event => {
                course.game.phase = Phase::Hell;
                if let Some(card) = course.draw_hell() {
                    course.event(card);
                }
            }
            Self::Phenomenon => phenomenon(course),
            Self::Draw => {
                for seat in course.game.seats() {
                    draw(course, seat);
                }
            }
        }
    }
}

/// "Each Game Turn contains the following Phases. The Phases always occur in this order." The Hell
/// Phase "is skipped in the first turn".
fn dawn(course: &mut Course<'_>) {
    course.game.turn += 1;
    let turn = course.game.turn;
    course.tell(HellFact::Dawned { turn });
    let hell = if turn == 1 { Vec::new() } else { vec![HellAuto::Event, HellAuto::Phenomenon, HellAuto::Draw] };
    let rest: [Step; 11] = [
        SoulsAuto::Perils.into(),
        SoulsAuto::Favours.into(),
        SoulsAuto::Income.into(),
        SoulsAuto::Open.into(),
        SoulsAuto::Upkeep.into(),
        SummonAuto::Begin.into(),
        ActionAuto::Begin.into(),
        RoamAuto::Begin.into(),
        WarAuto::Begin.into(),
        PetitionAuto::Begin.into(),
        DuskAuto::Begin.into(),
    ];
    course.next(hell.into_iter().map(Step::from).chain(rest).collect::<Vec<_>>());
}

/// "Each player draws as many new Arcana Cards as his Triumvirate has non-Incapacitated Daemons. If
/// the player has any Disfavours he must make a successful Disfavour Roll in order to get each
/// card."
fn draw(course: &mut Course<'_>, seat: Seat) {
    let most = course.game.draws(course.catalog, seat) * u32::from(course.catalog.numbers.cards.draws);
    let count = (0..most).filter(|_| course.disfavour_roll(seat)).count() as u32;
    if count < most {
        course.tell(CardFact::Denied { seat, cards: most - count });
    }
    course.draw_arcana(seat, count);
}

impl Course<'_> {
    /// Lets the event of a Hell card happen (rule 6.1).
    pub fn event(&mut self, card: HellCard) {
        let kind = self.catalog.hell_card(card).event;
        if let Some(sphere) = self.catalog.event(kind).permanent {
            self.place(card, sphere);
            return;
        }
        self.tell(HellFact::Event { card });
        if !self.catalog.event(kind).lasting.is_empty() {
            self.game.lasting.push(Lasting { source: Source::Event(kind), seats: Vec::new() });
        }
        self.game.hell.bury(card);
        self.next(StrokeAuto::all(self.catalog, Source::Event(kind), Some(card), None));
    }

    /// Puts a permanent event into its box (rule 6.1.1). It replaces the one that was there.
    pub fn place(&mut self, card: HellCard, sphere: Sphere) {
        self.lift(sphere);
        self.tell(HellFact::Placed { card, sphere });
        self.game.permanent[sphere.index()] = Some(card);
        let kind = self.catalog.hell_card(card).event;
        let mut steps: Vec<Step> =
            StrokeAuto::all(self.catalog, Source::Event(kind), Some(card), None).into_iter().map(Step::from).collect();
        steps.push(StrokeAuto::Perils(kind).into());
        self.next(steps);
    }

    /// Takes a permanent event out of its box. "If the Permanent Hell Card that initially invoked
    /// him is replaced, Uriel is likewise removed from play."
    pub fn lift(&mut self, sphere: Sphere) {
        let Some(card) = self.game.permanent[sphere.index()].take() else { return };
        self.game.hell.bury(card);
        self.tell(HellFact::Lifted { card, sphere });
        if self.game.board.uriel.is_some_and(|uriel| uriel.card == Some(card)) {
            self.game.board.uriel = None;
            self.tell(HellFact::UrielLeft);
        }
    }

    /// Draws a Hell card that shows a sectio, and discards it.
    pub fn draw_sectio(&mut self) -> Option<Sectio> {
        let card = self.draw_hell()?;
        self.game.hell.bury(card);
        let sectio = self.catalog.hell_card(card).sectio;
        self.tell(HellFact::Shown { card, sectio });
        Some(sectio)
    }

    /// Lets a phenomenon strike an area.
    pub fn strike(&mut self, by: Omen, area: Vec<Sectio>) {
        let Some(effect) = omen(self.catalog, by) else { return };
        self.tell(HellFact::Struck { omen: by, area: area.clone() });
        match effect {
            PhenomenonEffect::CaveIn => self.crush(&area, None),
            PhenomenonEffect::Landslide { upto } => self.crush(&area, Some(upto)),
            PhenomenonEffect::Pestilence { upto } => {
                let sick = self.game.board.all_legions().filter(|(_, at)| holds(&area, *at));
                let sick: Vec<Unit> = sick.map(|(legion, _)| Unit::Legion(legion)).collect();
                sick.into_iter().for_each(|unit| self.perish(unit, upto));
            }
            PhenomenonEffect::Earthquake => self.quake(&area),
            PhenomenonEffect::Quagmire
            | PhenomenonEffect::Chains
            | PhenomenonEffect::WallOfFire
            | PhenomenonEffect::NoSouls
            | PhenomenonEffect::Yield { .. }
            | PhenomenonEffect::NoSummoning
            | PhenomenonEffect::Truce
            | PhenomenonEffect::Rolls { .. }
            | PhenomenonEffect::NoMagic
            | PhenomenonEffect::Loyalty => self.game.struck.push(Struck { omen: by, area }),
        }
    }

    /// Rolls for a unit, which is destroyed by a low roll.
    pub fn perish(&mut self, unit: Unit, upto: u8) {
        let by = self.game.board.banner(unit).and_then(crate::ids::Banner::seat);
        if self.roll(by, Why::Disaster { unit }) <= upto {
            self.remove(unit, Loss::Disaster);
        }
    }

    /// Destroys everybody in an area, or whoever has a low roll. "Lilith and Uriel are impervious
    /// to all Phenomena except cave-ins and landslides."
    fn crush(&mut self, area: &[Sectio], upto: Option<u8>) {
        for unit in self.everybody(area) {
            match upto {
                Some(upto) => self.perish(unit, upto),
                None => self.remove(unit, Loss::Disaster),
            }
        }
        let falls = |course: &mut Self| upto.is_none_or(|upto| course.roll(None, Why::Boulder) <= upto);
        if self.game.board.lilith.is_some_and(|lilith| area.contains(&lilith.at)) && falls(self) {
            self.game.board.lilith = None;
            self.tell(HellFact::LilithLeft);
        }
        let there = |at: Haunt| matches!(at, Haunt::At(place) if holds(area, place));
        if self.game.board.uriel.is_some_and(|uriel| there(uriel.at)) && falls(self) {
            self.game.board.uriel = None;
            self.tell(HellFact::UrielLeft);
        }
    }

    /// Returns all units in an area. Minded hounds are units of their own.
    fn everybody(&self, area: &[Sectio]) -> Vec<Unit> {
        let board = &self.game.board;
        let legions = board.all_legions().map(|(legion, at)| (Unit::Legion(legion), at));
        let officers = board.officers().map(|(kind, officer)| (Unit::Lieutenant(kind), officer.at));
        let hounds = board.hounds().map(|(kind, hound)| (Unit::Hound(kind), hound.at));
        // A hound first, so that it does not run from the place where it dies as well.
        let all = hounds.chain(legions).chain(officers);
        all.filter(|(_, at)| holds(area, *at)).map(|(unit, _)| unit).collect()
    }

    /// Moves everybody in an area by the compass. Whoever would leave Hell stays.
    fn quake(&mut self, area: &[Sectio]) {
        let minded = |course: &Self, unit: Unit| match unit {
            Unit::Hound(kind) => course.game.board.hound(kind).is_some_and(|hound| hound.minder.is_some()),
            Unit::Legion(_) | Unit::Lieutenant(_) => false,
        };
        let all: Vec<Unit> = self.everybody(area).into_iter().filter(|unit| !minded(self, *unit)).collect();
        for unit in all {
            let by = self.game.board.banner(unit).and_then(crate::ids::Banner::seat);
            let die = self.roll(by, Why::Quake { unit });
            let Some(from) = self.game.board.at(unit).and_then(Place::sectio) else { continue };
            let to = Direction::rolled(die).and_then(|direction| from.towards(direction).sectio());
            if let Some(to) = to {
                self.game.board.shift(unit, Place::Sectio(to));
                self.tell(HellFact::Shaken { unit, from, to });
            }
        }
    }
}

fn holds(area: &[Sectio], at: Place) -> bool {
    at.sectio().is_some_and(|sectio| area.contains(&sectio))
}

/// "The first card will determine what Phenomena occur [...]. A look at the bottom of the second
/// card will show exactly which Quarter, Circle or Sectio is affected."
fn phenomenon(course: &mut Course<'_>) {
    let Some(first) = course.draw_hell() else { return };
    course.game.hell.bury(first);
    let kind = course.catalog.hell_card(first).phenomenon;
    let Some(sectio) = course.draw_sectio() else { return };
    let area = match course.catalog.phenomenon(kind).area {
        Area::Quarter => sectio.quarter().sectio().collect(),
        Area::Circle => sectio.circle().sectio().collect(),
        Area::Sectio => vec![sectio],
    };
    course.tell(HellFact::Phenomenon { card: first });
    course.strike(Omen::Phenomenon(kind), area);
}
