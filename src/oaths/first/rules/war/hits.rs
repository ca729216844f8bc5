//! Combat cards are drawn, and hits are dealt.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::organise::put_aside;
use super::{Battle, Forecast, Side, WarAnswer, WarStep, spoils};
use crate::catalog::{Catalog, Trait};
use crate::dice::Stream;
use crate::facts::WarFact;
use crate::game::Game;
use crate::ids::{Card, Seat};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::Course;

/// Hits that one army takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// Whose army.
    pub seat: Seat,
    /// Hits, no more than destroy it.
    pub hits: u32,
}

/// How an army takes its hits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Casualties {
    /// Souls that are destroyed.
    pub souls: u32,
    /// Hordes that are destroyed.
    pub hordes: Vec<Card>,
    /// True if the fortress is damaged.
    pub fortress: bool,
    /// True if the devil is put aside.
    pub devil: bool,
}

impl Game {
    /// True if an army has a choice how to take its hits.
    pub(super) fn chooses(&self, blow: &Blow) -> bool {
        let Some(battle) = &self.battle else { return false };
        battle.army(blow.seat).is_some_and(|army| blow.hits < battle.units(army))
    }

    /// Checks how an army takes its hits.
    pub(super) fn check_casualties(
        &self,
        catalog: &Catalog,
        blow: &Blow,
        casualties: &Casualties,
    ) -> Result<(), Refusal> {
        let battle = self.battle.as_ref().ok_or(Refusal::Hits)?;
        let army = battle.army(blow.seat).ok_or(Refusal::Hits)?;
        let Casualties { souls, hordes, fortress, devil } = casualties;
        distinct(hordes)?;
        let there = *souls <= army.souls
            && hordes.iter().all(|card| army.hordes.contains(card))
            && (!fortress || battle.in_fortress(blow.seat))
            && (!devil || army.devil);
        sure(there, Refusal::NotYours)?;
        let count = *souls + hordes.len() as u32 + u32::from(*fortress) + u32::from(*devil);
        sure(count == blow.hits, Refusal::Count)?;
        let charges = |cards: &[Card]| cards.iter().filter(|card| catalog.can(**card, Trait::Charges)).count() as u32;
        sure(charges(hordes) >= charges(&army.hordes).min(blow.hits), Refusal::Hits)
    }

    /// Returns how an army takes its hits if nobody says: hordes that charge, then Souls, small
    /// hordes, the fortress, and the devil last.
    #[must_use]
    pub fn usual_casualties(&self, catalog: &Catalog, blow: &Blow) -> Casualties {
        let mut taken = Casualties::default();
        let Some(battle) = &self.battle else { return taken };
        let Some(army) = battle.army(blow.seat) else { return taken };
        let mut hordes = army.hordes.clone();
        let size = |card: &Card| catalog.horde(*card).map_or(0, |def| def.size);
        let leads = |card: &Card| catalog.can(*card, Trait::Leads);
        hordes.sort_by_key(|card| (!catalog.can(*card, Trait::Charges), leads(card), size(card), *card));
        let charging = hordes.iter().filter(|card| catalog.can(**card, Trait::Charges)).count();
        let mut left = blow.hits as usize;
        taken.hordes = hordes.drain(..charging.min(left)).collect();
        left -= taken.hordes.len();
        taken.souls = army.souls.min(left as u32);
        left -= taken.souls as usize;
        let more: Vec<Card> = hordes.drain(..hordes.len().min(left)).collect();
        left -= more.len();
        taken.hordes.extend(more);
        taken.fortress = left > 0 && battle.in_fortress(blow.seat);
        left -= usize::from(taken.fortress);
        taken.devil = left > 0 && army.devil;
        taken
    }
}

pub(super) fn fight(course: &mut Course<'_>) {
    let catalog = course.catalog;
    let Some(battle) = course.game.battle.clone() else { return };
    if battle.side_units(Side::Defend) == 0 {
        // "Attack against empty realm is not counted."
        spoils::nothing(course);
        return;
    }
    if battle.truce {
        course.tell(WarFact::Truce { round: battle.round });
        course.next([WarStep::Judge]);
        return;
    }
    let game = &course.game;
    let Forecast { attack, defend, defence, row, column, cards: most, .. } = battle.forecast(catalog, game);
    let stream = Stream::Combat(course.roll());
    let mut deck: Vec<usize> = (0..catalog.combat.len()).collect();
    course.dice.open(stream).shuffle(&mut deck);
    let (mut on_defence, mut on_attack) = (0, 0);
    let (units, foes) = (battle.side_units(Side::Attack), battle.side_units(Side::Defend));
    let mut cards = 0;
    for card in deck.into_iter().take(most as usize) {
        let (theirs, ours) = catalog.combat[card].rows[row][column];
        on_defence += u32::from(theirs);
        on_attack += u32::from(ours);
        cards += 1;
        if on_defence >= foes || on_attack >= units {
            break;
        }
    }
    let attacker = battle.attacker;
    course.game.domain_mut(attacker).deeds.fought = true;
    if let Some(battle) = &mut course.game.battle {
        battle.fought = true;
    }
    let (mut blows, extra_on_attack) = deal(course, Side::Attack, on_attack);
    let (theirs, extra_on_defence) = deal(course, Side::Defend, on_defence);
    blows.extend(theirs);
    let round = battle.round;
    course.tell(WarFact::Drawn {
        round,
        attack,
        defend,
        defence,
        cards,
        on_attack,
        on_defence,
        extra_on_attack,
        extra_on_defence,
    });
    course.next([WarStep::Assign(blows), WarStep::Judge]);
}

/// Deals the hits on a side, with extra hits, to its armies: "evenly, with first ones going to biggest
/// one". Returns them with the number of extra hits that were not ignored.
fn deal(course: &mut Course<'_>, side: Side, hits: u32) -> (Vec<Blow>, u32) {
    let catalog = course.catalog;
    let Some(battle) = course.game.battle.clone() else { return (Vec::new(), 0) };
    let stream = Stream::Blow(course.roll());
    let mut dice = course.dice.open(stream);
    let points = battle.defence(catalog, &course.game) as i32;
    let struck = battle.extra_hits(catalog, &course.game, side);
    let mut blows: Vec<Blow> = battle.side(side).map(|army| Blow { seat: army.seat, hits: 0 }).collect();
    let (mut extra, mut passed) = (struck, 0);
    if side == Side::Defend {
        // A hit that the main defender ignores is taken by one of its allies.
        for _ in 0..struck {
            if points > 0 && dice.d6() <= points {
                extra -= 1;
                let room = |blow: &&mut Blow| blow.seat != battle.defender && room(&battle, blow) > 0;
                if let Some(ally) = blows.iter_mut().find(room) {
                    ally.hits += 1;
                    passed += 1;
                }
            }
        }
    }
    let mut order: Vec<usize> = (0..blows.len()).collect();
    dice.shuffle(&mut order);
    let size = |at: &usize| {
        let army = battle.army(blows[*at].seat);
        army.map_or(0, |army| battle.size(catalog, &course.game, army))
    };
    order.sort_by_key(|at| std::cmp::Reverse(size(at)));
    let mut left = hits + extra;
    while left > 0 && blows.iter().any(|blow| room(&battle, blow) > 0) {
        for &at in &order {
            if left > 0 && room(&battle, &blows[at]) > 0 {
                blows[at].hits += 1;
                left -= 1;
            }
        }
    }
    for blow in &mut blows {
        let spares = u32::from(course.game.powers(catalog, blow.seat).spares);
        if blow.hits > 1 {
            blow.hits = blow.hits.saturating_sub(spares).max(1);
        }
    }
    blows.retain(|blow| blow.hits > 0);
    (blows, extra + passed)
}

/// Returns how many hits more an army can take.
fn room(battle: &Battle, blow: &Blow) -> u32 {
    battle.army(blow.seat).map_or(0, |army| battle.units(army)).saturating_sub(blow.hits)
}

pub(super) fn assign(course: &mut Course<'_>, blows: &[Blow], answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    let mut revenge: Vec<Blow> = Vec::new();
    let mut taken: Vec<(Seat, Casualties)> = Vec::new();
    for blow in blows {
        let chosen = answers.iter().find(|(seat, _)| *seat == blow.seat);
        let casualties = match chosen {
            Some((_, WarAnswer::Casualties(casualties))) => casualties.clone(),
            _ => course.game.usual_casualties(catalog, blow),
        };
        taken.push((blow.seat, casualties));
    }
    for (seat, casualties) in taken {
        let hits = suffer(course, seat, &casualties);
        if hits > 0 {
            revenge.push(Blow { seat, hits });
        }
    }
    let revenge: Vec<Blow> = revenge.into_iter().filter_map(|from| avenge(course, from)).collect();
    let mut merged: Vec<Blow> = Vec::new();
    for blow in revenge {
        match merged.iter_mut().find(|other| other.seat == blow.seat) {
            Some(other) => other.hits += blow.hits,
            None => merged.push(blow),
        }
    }
    if let Some(battle) = &course.game.battle {
        for blow in &mut merged {
            blow.hits = blow.hits.min(battle.army(blow.seat).map_or(0, |army| battle.units(army)));
        }
    }
    merged.retain(|blow| blow.hits > 0);
    let mut steps = Vec::new();
    if !merged.is_empty() {
        steps.push(WarStep::Assign(merged));
    }
    if !course.game.fallen.is_empty() {
        steps.push(WarStep::Salvage);
    }
    course.next(steps);
}

/// Takes the hits of one army. Returns the hits of its revenge.
fn suffer(course: &mut Course<'_>, seat: Seat, casualties: &Casualties) -> u32 {
    let catalog = course.catalog;
    let Casualties { souls, hordes, fortress, devil } = casualties;
    let stream = Stream::Blow(course.roll());
    let mut dice = course.dice.open(stream);
    let mut revenge = hordes.iter().filter(|card| catalog.can(**card, Trait::Revenge)).count() as u32;
    let numbers = &catalog.numbers;
    let returns = |card: &Card, roll: i32| catalog.can(*card, Trait::Undying) && roll >= i32::from(numbers.undying);
    let mut dead: Vec<Card> = Vec::new();
    for card in hordes {
        if catalog.can(*card, Trait::Undying) && returns(card, dice.d6()) {
            course.tell(WarFact::Returned { seat, horde: *card });
        } else {
            dead.push(*card);
        }
    }
    let ruined = *fortress && dice.d6() <= i32::from(numbers.ruin);
    let Some(mut battle) = course.game.battle.clone() else { return 0 };
    if let Some(army) = battle.army_mut(seat) {
        army.souls -= souls;
        army.hordes.retain(|card| !hordes.contains(card));
    }
    let domain = course.game.domain_mut(seat);
    domain.souls -= souls;
    domain.tabled.retain(|card| !dead.contains(card));
    course.game.fallen.extend(&dead);
    if *devil {
        battle.hit.push(seat);
        put_aside(&mut battle, seat);
        revenge += u32::from(course.game.powers(catalog, seat).revenge);
    }
    if *fortress {
        battle.standing = false;
    }
    if ruined {
        let stones = course.game.domain_mut(seat).fortress.take();
        course.game.discard.extend(stones);
        // "Any Devils imprisoned on it are put aside as they had been hit in combat."
        battle.hit.extend(course.game.prisoners(seat));
    }
    course.game.battle = Some(battle);
    let casualties = casualties.clone();
    course.tell(WarFact::Suffered { seat, casualties, ruined });
    revenge
}

/// Returns the army that takes the revenge of another.
fn avenge(course: &mut Course<'_>, from: Blow) -> Option<Blow> {
    let catalog = course.catalog;
    let stream = Stream::Blow(course.roll());
    let mut dice = course.dice.open(stream);
    let battle = course.game.battle.as_ref()?;
    let side = battle.army(from.seat)?.side.other();
    let main = match side {
        Side::Attack => battle.attacker,
        Side::Defend => battle.defender,
    };
    let alive = |army: &&super::Army| battle.units(army) > 0;
    let size = |army: &&super::Army| (army.seat == main, battle.size(catalog, &course.game, army));
    let target = battle.side(side).filter(alive).max_by_key(size)?.seat;
    let points = if target == battle.defender { battle.defence(catalog, &course.game) as i32 } else { 0 };
    let ignored = (0..from.hits).filter(|_| points > 0 && dice.d6() <= points).count() as u32;
    let hits = from.hits - ignored;
    course.tell(WarFact::Avenged { seat: from.seat, target, hits });
    (hits > 0).then_some(Blow { seat: target, hits })
}

pub(super) fn salvage(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    if let Some((seat, WarAnswer::Salvage(Some(card)))) = answers.first()
        && let Some(artifact) = course.game.salvager(course.catalog, *seat)
    {
        course.game.fallen.retain(|other| other != card);
        course.game.domain_mut(*seat).tabled.push(*card);
        course.game.used.push(artifact);
        course.tell(WarFact::Salvaged { seat: *seat, horde: *card });
        course.next([WarStep::Salvage]);
    } else {
        let fallen = std::mem::take(&mut course.game.fallen);
        course.game.discard.extend(fallen);
    }
}
