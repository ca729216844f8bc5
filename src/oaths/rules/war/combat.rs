//! Combats in the open.
//!
//! Each side shows a colour at the same time. A side wins directly over those whose colour is one
//! step below its own. Of the sides that nobody has beaten like this, the strongest wins.
//!
//! If the strongest are equal, nobody wins: the source breaks no such tie.

use super::power::{Field, beats};
use super::{Loss, Side, WarAnswer, WarStep, weakest};
use crate::catalog::{Catalog, Trait};
use crate::facts::{LossCause, WarFact};
use crate::game::Game;
use crate::ids::{Card, Seat};
use crate::step::Course;

impl Game {
    /// Returns the seat whose devil can take a horde of an army that it meets now.
    #[must_use]
    pub fn suborner(&self, catalog: &Catalog) -> Option<Seat> {
        let can = |seat: &Seat| self.powers(catalog, *seat).suborns;
        self.seats().find(can).filter(|seat| !self.conflict.suborned && self.leads_in_person(*seat))
    }

    /// Returns the armies in the same combat as a seat that have hordes to give.
    #[must_use]
    pub fn subornable(&self, catalog: &Catalog, seat: Seat) -> Vec<Seat> {
        let mut others: Vec<Seat> = Vec::new();
        for battle in &self.conflict.battles {
            let members: Vec<Seat> = battle.sides.iter().flat_map(|side| side.members.iter().copied()).collect();
            if members.contains(&seat) {
                others.extend(members);
            }
        }
        for siege in &self.conflict.sieges {
            let members = siege.attackers.members.iter().copied().chain([siege.defender]);
            if members.clone().any(|member| member == seat) {
                others.extend(members);
            }
        }
        others.retain(|other| *other != seat && !self.traitors(catalog, *other).is_empty());
        others
    }

    /// Returns the hordes that an army can be made to give.
    #[must_use]
    pub fn traitors(&self, catalog: &Catalog, from: Seat) -> Vec<Card> {
        let besieged = self.conflict.sieges.iter().any(|siege| siege.defender == from);
        self.army(catalog, from, if besieged { Field::Home } else { Field::Open })
    }
}

pub(super) fn betray(course: &mut Course<'_>, from: Seat, to: Seat, answers: &[(Seat, WarAnswer)]) {
    let mut hordes = match answers.first() {
        Some((_, WarAnswer::Lose(hordes))) => hordes.clone(),
        _ => course.game.traitors(course.catalog, from),
    };
    hordes.truncate(1);
    for horde in hordes {
        course.game.domain_mut(from).tabled.retain(|card| *card != horde);
        course.game.domain_mut(to).tabled.push(horde);
        course.drop_casts(from);
        course.tell(WarFact::Suborned { by: to, from, horde });
    }
}

/// Returns the side that wins, by its place, and whether it wins directly over all others.
fn winner(catalog: &Catalog, game: &Game, sides: &[Side]) -> Option<(usize, bool)> {
    let colour = |side: &Side| side.colour.unwrap_or(0);
    let beaten = |side: &Side| {
        let mut others = sides.iter().filter(|other| other.leader() != side.leader());
        others.any(|other| beats(catalog, colour(other), game.reach(catalog, other.leader()), colour(side)))
    };
    let left: Vec<usize> = (0..sides.len()).filter(|at| !beaten(&sides[*at])).collect();
    if let [only] = left[..] {
        return Some((only, true));
    }
    let power = |at: &usize| game.side_power(catalog, &sides[*at].members, Field::Open);
    let most = left.iter().map(power).max()?;
    let mut strongest = left.iter().filter(|at| power(at) == most);
    let first = strongest.next()?;
    strongest.next().is_none().then_some((*first, false))
}

pub(super) fn fight(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    let mut losses: Vec<Loss> = Vec::new();
    for mut battle in std::mem::take(&mut course.game.conflict.battles) {
        for side in &mut battle.sides {
            let leader = side.leader();
            side.colour = colour_of(answers, leader);
            let power = course.game.side_power(catalog, &side.members, Field::Open);
            course.tell(WarFact::Strategy { seat: leader, colour: side.colour.unwrap_or(0), power });
        }
        let won = winner(catalog, &course.game, &battle.sides);
        match won {
            Some((at, directly)) => course.tell(WarFact::Won { seat: battle.sides[at].leader(), directly }),
            None => course.tell(WarFact::NobodyWon),
        }
        for (at, side) in battle.sides.into_iter().enumerate() {
            if won.is_some_and(|(winner, _)| winner == at) {
                course.game.conflict.marching.push(Side { colour: None, ..side });
            } else {
                losses.extend(defeat(course, &side.members, false));
            }
        }
    }
    course.next([WarStep::Lose(losses), WarStep::Bury]);
}

/// Returns the colour that a seat has shown.
pub(super) fn colour_of(answers: &[(Seat, WarAnswer)], seat: Seat) -> Option<u8> {
    answers.iter().find(|(other, _)| *other == seat).and_then(|(_, answer)| match answer {
        WarAnswer::Colour(colour) => Some(*colour),
        WarAnswer::Move { .. }
        | WarAnswer::Suborn(_)
        | WarAnswer::Lose(_)
        | WarAnswer::Salvage(_)
        | WarAnswer::Divide(_)
        | WarAnswer::Swap(_)
        | WarAnswer::Occupy(_)
        | WarAnswer::Lure(_) => None,
    })
}

/// Defeats the armies of a side. Returns the hordes that their devils still have to choose. `ruin`
/// is true where a defeat costs everything.
pub(super) fn defeat(course: &mut Course<'_>, members: &[Seat], ruin: bool) -> Vec<Loss> {
    let catalog = course.catalog;
    let army = |game: &Game, seat: Seat| game.army(catalog, seat, Field::Open);
    let cataclysm =
        members.iter().any(|seat| army(&course.game, *seat).iter().any(|card| catalog.can(*card, Trait::Cataclysm)));
    let mut losses = Vec::new();
    for &seat in members {
        course.tell(WarFact::Defeated { seat });
        let mut hordes = army(&course.game, seat);
        let all = ruin || cataclysm;
        hordes.retain(|card| !catalog.can(*card, Trait::Undying) && (all || catalog.can(*card, Trait::Shatters)));
        let souls = if all { course.game.fighting_souls(catalog, seat, Field::Open) } else { 0 };
        if hordes.is_empty() && souls == 0 {
            losses.push(Loss { seat, count: 1, toll: None });
        } else {
            destroy(course, seat, hordes, souls, LossCause::Defeat);
        }
    }
    losses
}

/// Destroys hordes and Souls of a seat.
pub(super) fn destroy(course: &mut Course<'_>, seat: Seat, hordes: Vec<Card>, souls: u32, cause: LossCause) {
    let domain = course.game.domain_mut(seat);
    domain.tabled.retain(|card| !hordes.contains(card));
    domain.souls -= souls;
    course.drop_casts(seat);
    if !hordes.is_empty() || souls > 0 {
        course.game.fallen.extend(&hordes);
        course.tell(WarFact::Lost { seat, hordes, souls, cause });
    }
}

pub(super) fn lose(course: &mut Course<'_>, losses: &[Loss], answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    for loss in losses {
        let chosen = answers
            .iter()
            .find(|(seat, _)| *seat == loss.seat)
            .and_then(|(_, answer)| if let WarAnswer::Lose(hordes) = answer { Some(hordes.clone()) } else { None });
        let choices = course.game.losable(catalog, loss);
        let mut hordes = chosen.unwrap_or_else(|| weakest(catalog, choices, loss.count.into()));
        if let Some(at) = loss.toll {
            let aside: Vec<Card> = hordes.iter().copied().filter(|card| catalog.can(*card, Trait::Undying)).collect();
            hordes.retain(|card| !aside.contains(card));
            course.game.domain_mut(loss.seat).tabled.retain(|card| !aside.contains(card));
            let siege = &mut course.game.conflict.sieges[usize::from(at)];
            siege.aside.extend(aside.into_iter().map(|card| (loss.seat, card)));
        }
        let realm = loss.toll.and_then(|at| {
            let siege = course.game.conflict.sieges.get(usize::from(at))?;
            course.game.domain(siege.defender).realm
        });
        let cause = realm.map_or(LossCause::Defeat, LossCause::Toll);
        destroy(course, loss.seat, hordes, 0, cause);
    }
}

pub(super) fn bury_all(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let saved = match answers.first() {
        Some((_, WarAnswer::Salvage(card))) => *card,
        _ => None,
    };
    if let Some(horde) = saved
        && let Some((seat, artifact)) = course.game.salvager(course.catalog)
    {
        course.game.fallen.retain(|card| *card != horde);
        course.game.domain_mut(seat).tabled.push(horde);
        course.game.used.push(artifact);
        course.tell(WarFact::Salvaged { seat, horde });
    }
    let mut fallen = std::mem::take(&mut course.game.fallen);
    course.game.discard.append(&mut fallen);
}
