//! Rituals, between the first conflict and the second.
//!
//! Those with the lowest priority are performed first, and among them those of the devil with the
//! smallest initiative. A devil can cancel its ritual. Magic cards are drawn face down; at the end
//! of the phase they are tabled, and events and rituals among them become Souls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, RitualEffect, Trait};
use crate::dice::Stream;
use crate::facts::RiteFact;
use crate::game::{Cast, Game, Whereabouts};
use crate::ids::{Card, Seat};
use crate::refusal::Refusal;
use crate::step::{Act, Course, Step};
use crate::war::WarStep;

/// A part of the phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RiteStep {
    /// The phase begins.
    Begin,
    /// The caster of a ritual performs it or cancels it.
    Perform {
        /// Who.
        seat: Seat,
        /// Which.
        ritual: Card,
    },
    /// All plagues that were not cancelled take effect at once.
    Plague,
    /// Magic cards are drawn for hordes that a plague has destroyed.
    Mourn(Vec<(Seat, Card, u32)>),
    /// The next ritual is found.
    Next,
    /// Magic cards are tabled.
    Reveal,
}

/// An answer to the question whether a ritual is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum RiteAnswer {
    /// It is.
    Perform {
        /// Souls of its own that are destroyed, if the ritual asks for them and they are protected.
        souls: u32,
    },
    /// It is not.
    Cancel,
}

impl Game {
    /// Returns the ritual that is performed next, with its caster.
    fn next_ritual(&self, catalog: &Catalog) -> Option<(Seat, Card)> {
        let order = self.initiative.iter().enumerate();
        let casts =
            order.flat_map(|(rank, &seat)| self.domain(seat).casts.iter().map(move |cast| (rank, seat, cast.ritual)));
        let priority = |card: Card| catalog.ritual(card).map_or(u8::MAX, |def| def.priority);
        casts.min_by_key(|(rank, _, ritual)| (priority(*ritual), *rank)).map(|(_, seat, ritual)| (seat, ritual))
    }

    /// Returns all plagues that are cast, in the order of initiative.
    fn plagues(&self, catalog: &Catalog) -> Vec<(Seat, Cast, u32)> {
        let order = self.initiative.iter();
        let casts = order.flat_map(|&seat| self.domain(seat).casts.iter().map(move |cast| (seat, *cast)));
        let plague = |(seat, cast): (Seat, Cast)| match catalog.ritual(cast.ritual)?.effect {
            RitualEffect::Plague { thirds } => Some((seat, cast, thirds * times(&cast))),
            RitualEffect::Conjure { .. }
            | RitualEffect::DrainPower
            | RitualEffect::Furnace
            | RitualEffect::Sanctuary { .. }
            | RitualEffect::StealPower { .. } => None,
        };
        casts.filter_map(plague).collect()
    }

    /// Returns the Souls that a seat can choose to destroy with a ritual. Without protection they
    /// are destroyed anyway.
    #[must_use]
    pub fn furnace_choice(&self, catalog: &Catalog, seat: Seat, ritual: Card) -> u32 {
        let furnace = catalog.ritual(ritual).is_some_and(|def| def.effect == RitualEffect::Furnace);
        if furnace && self.sanctuary(catalog, seat) { self.domain(seat).souls } else { 0 }
    }

    fn sorcery(&self, catalog: &Catalog, seat: Seat) -> u32 {
        self.powers(catalog, seat).sorcery.into()
    }
}

/// Returns how often a ritual counts.
fn times(cast: &Cast) -> u32 {
    if cast.twice { 2 } else { 1 }
}

impl Act for RiteStep {
    type Answer = RiteAnswer;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Perform { seat, ritual } => {
                let cast = game.domain(*seat).casts.iter().any(|cast| cast.ritual == *ritual);
                if cast { vec![*seat] } else { Vec::new() }
            }
            Self::Begin | Self::Plague | Self::Mourn(_) | Self::Next | Self::Reveal => Vec::new(),
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> RiteAnswer {
        RiteAnswer::Perform { souls: 0 }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &RiteAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Perform { .. }, RiteAnswer::Cancel) => Ok(()),
            (Self::Perform { ritual, .. }, RiteAnswer::Perform { souls }) => {
                if *souls <= game.furnace_choice(catalog, seat, *ritual) { Ok(()) } else { Err(Refusal::Count) }
            }
            (Self::Begin | Self::Plague | Self::Mourn(_) | Self::Next | Self::Reveal, _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, RiteAnswer)]) {
        match self {
            Self::Begin => begin(course),
            Self::Perform { seat, ritual } => {
                if let Some((_, answer)) = answers.first() {
                    decide(course, seat, ritual, *answer);
                }
            }
            Self::Plague => plague(course),
            Self::Mourn(dead) => mourn(course, &dead),
            Self::Next => {
                let step = match course.game.next_ritual(course.catalog) {
                    Some((seat, ritual)) => vec![Self::Perform { seat, ritual }, Self::Next],
                    None => vec![Self::Reveal],
                };
                course.next(step);
            }
            Self::Reveal => reveal(course),
        }
    }
}

fn begin(course: &mut Course<'_>) {
    let plagues = course.game.plagues(course.catalog);
    if plagues.is_empty() {
        course.shuffle_deck();
        course.next([RiteStep::Next]);
        return;
    }
    let ask = |(seat, cast, _): &(Seat, Cast, u32)| RiteStep::Perform { seat: *seat, ritual: cast.ritual };
    let mut steps: Vec<RiteStep> = plagues.iter().map(ask).collect();
    steps.extend([RiteStep::Plague, RiteStep::Next]);
    course.next(steps);
}

/// Takes a ritual off the table.
fn finish(course: &mut Course<'_>, seat: Seat, ritual: Card) {
    course.game.domain_mut(seat).casts.retain(|cast| cast.ritual != ritual);
    course.game.discard.push(ritual);
}

fn decide(course: &mut Course<'_>, seat: Seat, ritual: Card, answer: RiteAnswer) {
    let RiteAnswer::Perform { souls } = answer else {
        finish(course, seat, ritual);
        course.tell(RiteFact::Cancelled { seat, ritual });
        return;
    };
    let cast = course.game.domain(seat).casts.iter().find(|cast| cast.ritual == ritual).copied();
    let (Some(cast), Some(def)) = (cast, course.catalog.ritual(ritual)) else { return };
    let times = times(&cast);
    let mut magic = 0;
    match def.effect {
        // All plagues wait for each other.
        RitualEffect::Plague { .. } => return,
        RitualEffect::Conjure { cards } => magic += draw_magic(course, seat, cards * times),
        RitualEffect::Sanctuary { cards, .. } => magic += draw_magic(course, seat, cards * times),
        RitualEffect::DrainPower => {
            let destroyed = drain(course);
            magic += draw_magic(course, seat, destroyed);
        }
        RitualEffect::Furnace => {
            let destroyed = burn(course, seat, souls);
            magic += draw_magic(course, seat, destroyed);
        }
        RitualEffect::StealPower { least } => {
            for _ in 0..times {
                magic += steal(course, seat, least);
            }
        }
    }
    let more = course.game.sorcery(course.catalog, seat) * times;
    magic += draw_magic(course, seat, more);
    finish(course, seat, ritual);
    course.tell(RiteFact::Performed { seat, ritual, magic });
}

/// Draws magic cards. Returns how many there were.
fn draw_magic(course: &mut Course<'_>, seat: Seat, count: u32) -> usize {
    let mut drawn = 0;
    for _ in 0..count {
        let Some(card) = course.draw() else { break };
        course.game.domain_mut(seat).magic.push(card);
        drawn += 1;
    }
    drawn
}

/// Destroys all artifacts but those of devils in Hell that are protected. Returns how many.
fn drain(course: &mut Course<'_>) -> u32 {
    let catalog = course.catalog;
    let mut count = 0;
    for seat in course.game.initiative.clone() {
        let safe = course.game.domain(seat).whereabouts == Whereabouts::Hell && course.game.sanctuary(catalog, seat);
        let cards: Vec<Card> = if safe { Vec::new() } else { course.game.artifacts(catalog, seat).collect() };
        count += cards.len() as u32;
        course.game.domain_mut(seat).tabled.retain(|card| !cards.contains(card));
        course.game.discard.extend(&cards);
        if !cards.is_empty() {
            course.tell(RiteFact::Destroyed { seat, cards, souls: 0 });
        }
    }
    count
}

/// Destroys all Souls that are not protected, and some of the caster's. Returns how many of these.
fn burn(course: &mut Course<'_>, caster: Seat, chosen: u32) -> u32 {
    let catalog = course.catalog;
    let mut own = 0;
    for seat in course.game.initiative.clone() {
        let safe = course.game.sanctuary(catalog, seat);
        let held = course.game.domain(seat).souls;
        let souls = match (safe, seat == caster) {
            (false, _) => held,
            (true, true) => chosen.min(held),
            (true, false) => 0,
        };
        course.game.domain_mut(seat).souls -= souls;
        own += if seat == caster { souls } else { 0 };
        if souls > 0 {
            course.tell(RiteFact::Destroyed { seat, cards: Vec::new(), souls });
        }
    }
    own
}

/// Takes a random magic card of each other devil, and draws if these are few. Returns the number of
/// drawn cards.
fn steal(course: &mut Course<'_>, seat: Seat, least: u32) -> usize {
    let mut stolen = 0;
    for other in course.game.initiative.clone().into_iter().filter(|other| *other != seat) {
        course.game.shuffles += 1;
        let mut rolls = course.dice.open(Stream::Theft(course.game.shuffles));
        let magic = &mut course.game.domain_mut(other).magic;
        if magic.is_empty() {
            continue;
        }
        let card = magic.remove(rolls.below(magic.len() as u32) as usize);
        course.game.domain_mut(seat).magic.push(card);
        course.tell(RiteFact::Stolen { by: seat, from: other });
        stolen += 1;
    }
    draw_magic(course, seat, least.saturating_sub(stolen))
}

fn plague(course: &mut Course<'_>) {
    let catalog = course.catalog;
    let plagues = course.game.plagues(catalog);
    let thirds: u32 = plagues.iter().map(|(_, _, thirds)| *thirds).sum();
    let mut lost: Vec<u32> = vec![0; course.game.domains.len()];
    if thirds > 0 {
        for seat in course.game.initiative.clone() {
            if course.game.sanctuary(catalog, seat) {
                continue;
            }
            let mut hordes: Vec<Card> = course.game.hordes(catalog, seat).collect();
            hordes.sort_unstable();
            course.dice.open(Stream::Losses(seat)).shuffle(&mut hordes);
            let third = |all: u32| (all * thirds).div_ceil(3).min(all);
            hordes.truncate(third(hordes.len() as u32) as usize);
            // Some can be hit but not destroyed.
            hordes.retain(|card| !catalog.can(*card, Trait::Undying));
            let domain = course.game.domain_mut(seat);
            domain.tabled.retain(|card| !hordes.contains(card));
            let souls = third(domain.souls);
            domain.souls -= souls;
            lost[seat.index()] = hordes.len() as u32;
            course.game.fallen.extend(&hordes);
            if !hordes.is_empty() || souls > 0 {
                course.tell(RiteFact::Destroyed { seat, cards: hordes, souls });
            }
        }
    }
    let draws = plagues.iter().map(|(seat, cast, _)| {
        let sorcery = course.game.sorcery(catalog, *seat) * times(cast);
        // One card for each horde, also for a devil that casts several plagues.
        (*seat, cast.ritual, std::mem::take(&mut lost[seat.index()]) + sorcery)
    });
    let mourning = RiteStep::Mourn(draws.collect());
    course.next([Step::from(WarStep::Bury), mourning.into()]);
}

fn mourn(course: &mut Course<'_>, dead: &[(Seat, Card, u32)]) {
    course.shuffle_deck();
    for &(seat, ritual, count) in dead {
        let magic = draw_magic(course, seat, count);
        finish(course, seat, ritual);
        course.tell(RiteFact::Performed { seat, ritual, magic });
    }
}

fn reveal(course: &mut Course<'_>) {
    let catalog = course.catalog;
    for seat in course.game.initiative.clone() {
        let magic = std::mem::take(&mut course.game.domain_mut(seat).magic);
        if magic.is_empty() {
            continue;
        }
        let stays = |card: &Card| catalog.event(*card).is_none() && catalog.ritual(*card).is_none();
        let (cards, souls): (Vec<Card>, Vec<Card>) = magic.into_iter().partition(stays);
        let domain = course.game.domain_mut(seat);
        domain.tabled.extend(&cards);
        domain.souls += souls.len() as u32;
        course.game.discard.extend(&souls);
        course.tell(RiteFact::Revealed { seat, cards, souls });
    }
    course.next([WarStep::Begin(2)]);
}
