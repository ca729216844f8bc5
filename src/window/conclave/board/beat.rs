//! The duration of each fact in the playback, and the movement during it. All functions are pure.

use bevy::math::Vec2;

use super::layout::{APOTHEM, canton_centre, towards, unrolled};
use super::{omens, portents};
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::RealmFact;
use crate::rules::realm::hex::MapSize;
use crate::rules::tribute::TributeFact;

/// A legion in motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glide {
    /// The legion.
    pub legion: LegionId,
    /// Its position on the endless plane.
    pub at: Vec2,
    /// Height above the board in board units; 0 on the ground.
    pub height: f32,
}

/// A canton that is changing its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The canton.
    pub canton: CantonId,
    /// The old owner.
    pub from: Option<Seat>,
    /// The new owner.
    pub to: Option<Seat>,
    /// Progress of the new colour, 0 to 255.
    pub spread: u8,
}

/// Returns the duration of entry `at` of a turn's log, in seconds at 100 percent speed.
#[must_use]
pub fn seconds(log: &[Entry], at: usize) -> f32 {
    let Some(entry) = log.get(at) else { return 0.0 };
    match &entry.fact {
        Fact::Forces(fact) => afield(fact),
        Fact::Combat(_) => 2.0,
        // Cantons claimed on a march come before the march in the log. They change their colour
        // while the legion passes.
        Fact::Realm(RealmFact::Claimed { .. }) if march_of(log, at).is_some() => 0.0,
        Fact::Realm(_) => 0.45,
        Fact::Conclave(ConclaveFact::PrestigeChanged { .. }) => 0.5,
        Fact::Conclave(ConclaveFact::RegentNamed { .. }) => 1.2,
        Fact::Conclave(_) | Fact::Diplomacy(_) | Fact::Arena(_) | Fact::Objective(_) => 2.4,
        Fact::Ritual(fact) => omens::seconds(fact),
        Fact::Event(fact) => portents::seconds(fact),
        Fact::Tribute(TributeFact::TributeOffered { .. }) => 0.6,
        Fact::OrderResolved { .. }
        | Fact::Tribute(TributeFact::TributeKept { .. } | TributeFact::Consolidated { .. })
        | Fact::Archfiend(_)
        | Fact::Bazaar(_)
        | Fact::Attachment(_)
        | Fact::Manuscript(_) => 0.0,
    }
}

/// The same of a fact about legions and places.
fn afield(fact: &ForcesFact) -> f32 {
    match fact {
        ForcesFact::Marched { path, .. } => 0.35 + 0.4 * path.len() as f32,
        ForcesFact::LegionDestroyed { .. }
        | ForcesFact::LegionLeft { .. }
        | ForcesFact::Retreated { .. }
        | ForcesFact::VictorPlaced { .. } => 0.8,
        ForcesFact::Flew { .. }
        | ForcesFact::PlaceCaptured { .. }
        | ForcesFact::PlaceRazed { .. }
        | ForcesFact::Mustered { .. }
        | ForcesFact::GuardReformed { .. }
        | ForcesFact::Promoted { .. } => 1.2,
        ForcesFact::NoRoom { .. }
        | ForcesFact::UpkeepPaid { .. }
        | ForcesFact::GuardGathers { .. }
        | ForcesFact::UpgradeTaken { .. }
        | ForcesFact::Healed { .. } => 0.0,
    }
}

/// The march on which the canton of this entry was claimed, if it was on one.
fn march_of(log: &[Entry], at: usize) -> Option<usize> {
    let Fact::Realm(RealmFact::Claimed { seat, canton, .. }) = &log.get(at)?.fact else { return None };
    let claimed = |entry: &Entry| matches!(&entry.fact, Fact::Realm(RealmFact::Claimed { seat: by, .. }) if by == seat);
    let (index, next) = log.iter().enumerate().skip(at + 1).find(|(_, entry)| !claimed(entry))?;
    let Fact::Forces(ForcesFact::Marched { seat: by, path, .. }) = &next.fact else { return None };
    (by == seat && path.contains(canton)).then_some(index)
}

/// Returns the legion in motion during entry `at`. `progress` is from 0 to 1. The legion stops
/// `halt` board units before its goal.
#[must_use]
pub fn glide(size: MapSize, log: &[Entry], at: usize, progress: f32, halt: f32) -> Option<Glide> {
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let straight = |legion: LegionId, from: CantonId, to: CantonId, lift: f32| {
        let (start, end) = (canton_centre(size, from), canton_centre(size, to));
        let part = ease(progress);
        let way = towards(size, start, end);
        let at = start + way.clamp_length_max((way.length() - halt).max(0.0)) * part;
        Some(Glide { legion, at, height: lift * (part * (1.0 - part) * 4.0) })
    };
    let Fact::Forces(fact) = &log.get(at)?.fact else { return None };
    if let ForcesFact::Flew { legion, from, to, .. } = fact {
        return straight(*legion, *from, *to, 1.0);
    }
    if let ForcesFact::Retreated { legion, from, to, .. } = fact {
        return straight(*legion, *from, *to, 0.0);
    }
    let ForcesFact::Marched { legion, from, path, .. } = fact else { return None };
    let mut way = vec![*from];
    way.extend(path);
    let points = unrolled(size, &way);
    let steps = ease(progress) * (path.len() as f32 - halt / (2.0 * APOTHEM));
    let step = (steps as usize).min(path.len().checked_sub(1)?);
    let part = steps - step as f32;
    let at = canton_centre(size, *from) + points[step].lerp(points[step + 1], part);
    Some(Glide { legion: *legion, at, height: 0.0 })
}

/// Returns the cantons that are changing their colour during entry `at`. `progress` is from 0 to 1.
#[must_use]
pub fn ink(log: &[Entry], at: usize, progress: f32) -> Vec<Ink> {
    let full = |part: f32| (part.clamp(0.0, 1.0) * 255.0) as u8;
    let Some(entry) = log.get(at) else { return Vec::new() };
    if let Fact::Forces(ForcesFact::Marched { path, .. }) = &entry.fact {
        let claimed = log[..at].iter().enumerate().rev().take_while(|(index, _)| march_of(log, *index) == Some(at));
        let steps = progress * path.len() as f32;
        let spreads = |entry: &Entry| {
            let Fact::Realm(RealmFact::Claimed { seat, canton, from }) = &entry.fact else { return None };
            let step = path.iter().position(|on_way| on_way == canton)?;
            let spread = full((steps - step as f32 - 0.4) * 1.4);
            Some(Ink { canton: *canton, from: *from, to: Some(*seat), spread })
        };
        claimed.filter_map(|(_, entry)| spreads(entry)).collect()
    } else if let Fact::Realm(fact) = &entry.fact {
        let (canton, from, to) = match fact {
            RealmFact::Claimed { seat, canton, from } => (*canton, *from, *seat),
            RealmFact::BorderMoved { canton, to, from } => (*canton, Some(*from), *to),
        };
        vec![Ink { canton, from, to: Some(to), spread: full(progress) }]
    } else {
        Vec::new()
    }
}
