//! A battle fought with dice, from its first event to its last (manual 4.16). It does not change
//! the game.

use super::course::Course;
use super::report::End;
use super::report::{Advantage, BattleReport, Event, Passage, Side, Toll};
use super::sides::{Battle, Fighter};
use super::stages::{Unheard, play, stages};
use super::state::State;
use crate::archfiends::Part;
use crate::attachments::Element;
use crate::dice::Rolls;
use crate::forces::Stat;

/// Fights a battle and reports it.
#[must_use]
pub fn fight(mut battle: Battle, rolls: &mut Rolls) -> BattleReport {
    let mut passages = Vec::with_capacity(16);
    let course = Course::new(&battle);
    let mut state = State::start(&course);
    for stage in stages(&course) {
        play(&course, stage, &mut state, rolls, &mut passages);
        if state.over() {
            break;
        }
    }
    let (end, tolls) = (state.end(&course), state.tolls());
    take_along(&mut battle, &passages);
    BattleReport { battle, passages, end, tolls }
}

/// Fights the same battle `count` times. For each fight, only the end and the toll of both sides
/// are passed to `tell`.
pub fn trials(battle: &Battle, count: u32, rolls: &mut Rolls, mut tell: impl FnMut(End, [Toll; 2])) {
    let course = Course::new(battle);
    for _ in 0..count {
        let mut state = State::start(&course);
        for stage in stages(&course) {
            play(&course, stage, &mut state, rolls, &mut Unheard);
            if state.over() {
                break;
            }
        }
        tell(state.end(&course), state.tolls());
    }
}

/// Updates a battle's values to those of the first round, and removes the contents of cards that
/// stayed hidden.
fn take_along(battle: &mut Battle, passages: &[Passage]) {
    let mut add = |side: Side, stat: Stat, part: Part, amount: i16| {
        battle.side_mut(side).values[stat as usize].add(part, amount.into());
    };
    let mut kept = [false; 2];
    for passage in passages {
        match &passage.event {
            Event::Panic { victim, lowered, .. } => {
                for stat in Stat::ALL {
                    add(*victim, stat, Part::Panic, -lowered[stat as usize]);
                }
            }
            Event::Advantage { gain, .. } => {
                if let Some(Advantage { side, stat, amount }) = *gain {
                    add(side, stat, Part::Advantage, amount);
                }
            }
            Event::Card { side, effects } => {
                for &(element, effect) in effects {
                    match element {
                        Element::Raise(stat, _) => add(*side, stat, Part::CombatCard, effect),
                        Element::Lower(stat, _) => add(side.other(), stat, Part::EnemyCard, effect),
                        Element::Shield(_) | Element::Ward(_) | Element::Rule(_) => {}
                    }
                }
            }
            Event::CardsBlocked { side, .. } => kept[*side as usize] = true,
            Event::Salve { .. }
            | Event::Round { .. }
            | Event::Doom { .. }
            | Event::Curse { .. }
            | Event::Challenge(_)
            | Event::Oblivion { .. } => {}
        }
    }
    for side in Side::BOTH {
        let fighter: &mut Fighter = battle.side_mut(side);
        for value in &mut fighter.values {
            value.floor(0);
        }
        if kept[side as usize] {
            for card in &mut fighter.cards {
                card.contents = None;
            }
        }
    }
}
