//! The reel: the parts of a turn as the bar of the playback shows them, and what the player may
//! already know of the turn while it is being shown. All functions are pure.
//!
//! A part is what one house does in one slot, or a step of the turn. Moments in which the player
//! sees nothing have no part.

use super::beat;
use crate::chronicle::keys::step_icon;
use crate::rules::calendar::{Moment, Step};
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{Seat, SlotNo};

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The orders of a house in this slot; of nobody in particular if `None`.
    Slot(SlotNo, Option<Seat>),
    /// A step.
    Step(Step),
}

impl Part {
    /// Returns the name of its icon. A slot of a house is shown by the symbol of the house.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Slot(..) => "orders",
            Self::Step(step) => step_icon(step),
        }
    }
}

/// A part with its entries in the log of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The part.
    pub part: Part,
    /// Index of its first entry.
    pub first: usize,
    /// Index after its last entry.
    pub end: usize,
}

impl Segment {
    /// True if something in it concerns this seat.
    #[must_use]
    pub fn concerns(&self, log: &[Entry], seat: Seat) -> bool {
        log[self.first..self.end].iter().any(|entry| concerns(&entry.fact, seat))
    }
}

/// Returns the parts of a turn, in order. Together they cover the whole log.
#[must_use]
pub fn segments(log: &[Entry]) -> Vec<Segment> {
    let mut found: Vec<Segment> = Vec::new();
    for (at, entry) in log.iter().enumerate() {
        let last = found.last_mut();
        let part = match (entry.moment, last.as_ref().map(|segment| segment.part)) {
            (Moment::Step(step), _) => Part::Step(step),
            // What follows from an order belongs to the house that gave it.
            (Moment::Slot(slot), Some(Part::Slot(same, seat))) if same == slot && follows(&entry.fact) => {
                Part::Slot(slot, seat)
            }
            (Moment::Slot(slot), _) => Part::Slot(slot, entry.fact.seats().first().copied()),
        };
        match last {
            Some(segment) if segment.part == part => segment.end = at + 1,
            Some(_) | None => found.push(Segment { part, first: at, end: at + 1 }),
        }
    }
    found
}

/// True for a fact that only follows from the order before it, whomever it befalls.
fn follows(fact: &Fact) -> bool {
    match fact {
        Fact::Combat(_) | Fact::Realm(_) => true,
        Fact::Forces(fact) => match fact {
            ForcesFact::LegionDestroyed { .. }
            | ForcesFact::LegionLeft { .. }
            | ForcesFact::Retreated { .. }
            | ForcesFact::VictorPlaced { .. }
            | ForcesFact::PlaceCaptured { .. }
            | ForcesFact::PlaceRazed { .. }
            | ForcesFact::NoRoom { .. } => true,
            ForcesFact::Marched { .. }
            | ForcesFact::Flew { .. }
            | ForcesFact::Mustered { .. }
            | ForcesFact::GuardReformed { .. }
            | ForcesFact::GuardGathers { .. }
            | ForcesFact::Promoted { .. }
            | ForcesFact::UpkeepPaid { .. }
            | ForcesFact::UpgradeTaken { .. }
            | ForcesFact::Healed { .. } => false,
        },
        Fact::Conclave(ConclaveFact::PrestigeChanged { .. }) => true,
        Fact::OrderResolved { .. }
        | Fact::Tribute(_)
        | Fact::Bazaar(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Conclave(_)
        | Fact::Diplomacy(_)
        | Fact::Arena(_)
        | Fact::Ritual(_)
        | Fact::Event(_)
        | Fact::Objective(_) => false,
    }
}

/// True if a fact concerns a seat: it takes part in it, or the whole conclave does.
#[must_use]
pub fn concerns(fact: &Fact, seat: Seat) -> bool {
    let of_all = match fact {
        Fact::Conclave(fact) => match fact {
            ConclaveFact::TokenDrawn { .. }
            | ConclaveFact::ConclaveDissolved
            | ConclaveFact::Usurped { .. }
            | ConclaveFact::HouseFell { .. }
            | ConclaveFact::Ended { .. } => true,
            ConclaveFact::PrestigeChanged { .. }
            | ConclaveFact::Excommunicated { .. }
            | ConclaveFact::UsurperHolds { .. }
            | ConclaveFact::PandemoniumLiberated { .. }
            | ConclaveFact::PandemoniumReturned { .. }
            | ConclaveFact::RegentNamed { .. } => false,
        },
        Fact::OrderResolved { .. }
        | Fact::Tribute(_)
        | Fact::Bazaar(_)
        | Fact::Forces(_)
        | Fact::Realm(_)
        | Fact::Combat(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Diplomacy(_)
        | Fact::Arena(_)
        | Fact::Ritual(_)
        | Fact::Event(_)
        | Fact::Objective(_) => false,
    };
    of_all || fact.seats().contains(&seat)
}

/// Returns the duration of an entry, in seconds at 100 percent speed. With `only`, what does not
/// concern this seat takes no time.
#[must_use]
pub fn seconds(log: &[Entry], at: usize, only: Option<Seat>) -> f32 {
    let passed = |seat: Seat| log.get(at).is_some_and(|entry| !concerns(&entry.fact, seat));
    if only.is_some_and(passed) { 0.0 } else { beat::seconds(log, at) }
}

/// Returns the next entry after this one that takes time; the end of the log if there is none.
#[must_use]
pub fn next_shown(log: &[Entry], at: usize, only: Option<Seat>) -> usize {
    (at + 1..log.len()).find(|&next| seconds(log, next, only) > 0.0).unwrap_or(log.len())
}

/// Returns the first entry of the next part in which something is shown; the end of the log if
/// there is none.
#[must_use]
pub fn next_part(log: &[Entry], at: usize, only: Option<Seat>) -> usize {
    let later = segments(log).into_iter().filter(|segment| segment.first > at);
    let shown = |segment: &Segment| (segment.first..segment.end).find(|&entry| seconds(log, entry, only) > 0.0);
    later.into_iter().find_map(|segment| shown(&segment)).unwrap_or(log.len())
}

/// Returns the beginning of the part that is shown, or of the one before it if it has only begun.
#[must_use]
pub fn part_before(log: &[Entry], at: usize) -> usize {
    let shown = |segment: &Segment| (segment.first..segment.end).any(|entry| beat::seconds(log, entry) > 0.0);
    let mut starts = segments(log).into_iter().filter(shown).map(|segment| first_shown(log, &segment));
    starts.rfind(|&start| start < at).unwrap_or(0)
}

fn first_shown(log: &[Entry], segment: &Segment) -> usize {
    (segment.first..segment.end).find(|&entry| beat::seconds(log, entry) > 0.0).unwrap_or(segment.first)
}

/// Least width of a part in the bar, as seconds of playing.
const LEAST: f32 = 1.2;

/// Returns the right edge of each part in the bar, from 0 to 1. A part is as wide as it is long,
/// but never too narrow to be hit.
#[must_use]
pub fn edges(log: &[Entry], segments: &[Segment]) -> Vec<f32> {
    let long = |segment: &Segment| -> f32 {
        (segment.first..segment.end).map(|at| beat::seconds(log, at)).sum::<f32>().clamp(LEAST, LEAST * 5.0)
    };
    let all: f32 = segments.iter().map(long).sum();
    let mut sum = 0.0;
    let mut right = |segment: &Segment| {
        sum += long(segment);
        sum / all
    };
    segments.iter().map(&mut right).collect()
}

/// Returns the place of an entry in the bar, from 0 to 1.
#[must_use]
pub fn place(segments: &[Segment], edges: &[f32], position: usize) -> f32 {
    let Some(index) = segments.iter().position(|segment| position < segment.end) else { return 1.0 };
    let (segment, right) = (segments[index], edges[index]);
    let left = if index == 0 { 0.0 } else { edges[index - 1] };
    let part = (position - segment.first) as f32 / (segment.end - segment.first) as f32;
    left + (right - left) * part
}

/// Returns the entry at a place in the bar; the number of entries at its end.
#[must_use]
pub fn entry_at(segments: &[Segment], edges: &[f32], share: f32) -> usize {
    let last = segments.last().map_or(0, |segment| segment.end);
    if share >= 0.995 {
        return last;
    }
    let Some(index) = edges.iter().position(|&right| share < right) else { return last };
    let (segment, right) = (segments[index], edges[index]);
    let left = if index == 0 { 0.0 } else { edges[index - 1] };
    let part = ((share - left) / (right - left).max(f32::EPSILON)).clamp(0.0, 1.0);
    let at = segment.first + (part * (segment.end - segment.first) as f32) as usize;
    at.min(segment.end - 1)
}

/// What the first `count` facts of a turn have told about the conclave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// Prestige gained or lost, by seat.
    pub prestige: [i32; Seat::MOST],
    /// The number of conclave tokens, if one was drawn.
    pub tokens: Option<u8>,
    /// The new Regent, if one was named.
    pub regent: Option<Seat>,
}

/// Returns what the facts up to this number have told.
#[must_use]
pub fn heard(log: &[Entry], count: usize) -> Heard {
    let mut heard = Heard::default();
    for entry in &log[..count.min(log.len())] {
        let Fact::Conclave(fact) = &entry.fact else { continue };
        match fact {
            ConclaveFact::PrestigeChanged { seat, amount, .. } => {
                if let Some(sum) = heard.prestige.get_mut(seat.index()) {
                    *sum += amount;
                }
            }
            ConclaveFact::TokenDrawn { drawn, .. } => heard.tokens = Some(*drawn),
            ConclaveFact::RegentNamed { seat } => heard.regent = Some(*seat),
            ConclaveFact::Excommunicated { .. }
            | ConclaveFact::Usurped { .. }
            | ConclaveFact::UsurperHolds { .. }
            | ConclaveFact::PandemoniumLiberated { .. }
            | ConclaveFact::PandemoniumReturned { .. }
            | ConclaveFact::ConclaveDissolved
            | ConclaveFact::HouseFell { .. }
            | ConclaveFact::Ended { .. } => {}
        }
    }
    heard
}
