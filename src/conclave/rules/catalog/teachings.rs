//! Checks of manuscripts and of moves of single combat: the pieces of each, possible lessons, and a
//! manuscript for everything that the manual's appendices let legions, praetors and archfiends
//! learn.

use table_data::{Entry, Fault, meant};

use super::abilities::Ability;
use super::carriers::{OF_LEGIONS, OF_PRAETORS, missing};
use super::check::{described, fault, within};
use super::entries::{check_abilities, priced};
use super::manuscripts::{Lesson, ManuscriptDef, Mark, Teaching};
use super::moves::MoveDef;
use crate::archfiends::Discipline;
use crate::attachments::{KnownMoves, PraetorUpgrade};
use crate::forces::Upgrade;

/// Checks one move: its ranges rise, and it costs something.
pub(super) fn check_move(entry: &Entry<MoveDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
    let costs = [("skulls", def.cost.skulls), ("shields", def.cost.shields), ("orbs", def.cost.orbs)];
    for (what, (least, most)) in costs {
        within(entry, what, most.into(), 0, 7, faults);
        if least > most {
            faults.push(fault(entry, format!("{what} goes from {least} to {most}, but must rise")));
        }
    }
    if costs.iter().all(|(_, (least, _))| *least == 0) {
        faults.push(fault(entry, "a move that costs nothing could be made for ever".to_owned()));
    }
}

/// Checks one manuscript: its pieces and its lessons.
pub(super) fn check_manuscript(entry: &Entry<ManuscriptDef>, moves: &[Entry<MoveDef>], faults: &mut Vec<Fault>) {
    let def = &entry.value;
    described(entry, &def.name, &def.flavour, faults);
    priced(entry, &def.min_bid, faults);
    within(entry, "pieces", def.pieces.into(), 1, 4, faults);
    match &def.effect {
        Teaching::Legion(upgrades) => {
            if upgrades.is_empty() {
                faults.push(fault(entry, "a training without upgrades teaches nothing".to_owned()));
            }
            let abilities: Vec<Ability> = upgrades.iter().filter_map(ability_of).collect();
            check_abilities(entry, &abilities, faults);
            for upgrade in upgrades {
                let (what, more) = match upgrade {
                    Upgrade::HitPoints(n) => ("HitPoints", *n),
                    Upgrade::Value(_, n) => ("Value", *n),
                    Upgrade::Loyalty(n) => ("Loyalty", *n),
                    Upgrade::Moves(n) => ("Moves", *n),
                    Upgrade::Ability(_) => continue,
                };
                within(entry, what, more.into(), 1, 10, faults);
            }
        }
        Teaching::Praetor(lessons) => {
            if lessons.is_empty() {
                faults.push(fault(entry, "a training without lessons teaches nothing".to_owned()));
            }
            for lesson in lessons {
                check_lesson(entry, lesson, moves, faults);
            }
        }
        Teaching::Rite(_, points) => {
            within(entry, "the points of a Rite", (*points).into(), 1, 6, faults);
            within(entry, "the pieces of a Rite", def.pieces.into(), 3, 3, faults);
        }
        Teaching::Machine(_, points) => {
            within(entry, "the points of a Machine", (*points).into(), 1, 6, faults);
            within(entry, "the pieces of a Machine", def.pieces.into(), 4, 4, faults);
        }
    }
}

const fn ability_of(upgrade: &Upgrade) -> Option<Ability> {
    match upgrade {
        Upgrade::Ability(ability) => Some(*ability),
        Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
    }
}

fn check_lesson(entry: &Entry<ManuscriptDef>, lesson: &Lesson, moves: &[Entry<MoveDef>], faults: &mut Vec<Fault>) {
    match lesson {
        Lesson::Value(upgrade) => {
            let (what, more) = match upgrade {
                PraetorUpgrade::Attack(n) => ("Attack", *n),
                PraetorUpgrade::Defense(n) => ("Defense", *n),
                PraetorUpgrade::Infernal(n) => ("Infernal", *n),
                PraetorUpgrade::HitPoints(n) => ("HitPoints", *n),
                PraetorUpgrade::Luck(n) => ("Luck", *n),
                PraetorUpgrade::Lead(_) => return,
            };
            within(entry, what, more.into(), 1, 10, faults);
        }
        Lesson::Ability(ability) => check_abilities(entry, &[*ability], faults),
        Lesson::Move(id) => match moves.iter().find(|known| known.value.id == *id) {
            Some(known) if known.value.basic => {
                faults.push(fault(entry, format!("every praetor knows the move \"{id}\" already")));
            }
            Some(_) => {}
            None => {
                let ids: Vec<&str> = moves.iter().map(|known| known.value.id.as_str()).collect();
                faults.push(fault(entry, format!("no move is called \"{id}\"{}", meant(id, &ids))));
            }
        },
    }
}

/// Checks that some manuscript teaches each learnable item of appendices C, F and J.
/// Vulnerabilities are not taught.
pub(super) fn check_taught(manuscripts: &[Entry<ManuscriptDef>], moves: &[Entry<MoveDef>], faults: &mut Vec<Fault>) {
    if moves.len() > KnownMoves::MOST {
        let all = moves.len();
        faults.push(Fault::whole("moves", format!("there are {all} moves, but at most {}", KnownMoves::MOST)));
    }
    let mut legions: Vec<Ability> = Vec::new();
    let mut praetors: Vec<Ability> = Vec::new();
    let mut taught: Vec<&str> = Vec::new();
    let mut worked: Vec<(Mark, Discipline)> = Vec::new();
    for entry in manuscripts {
        match &entry.value.effect {
            Teaching::Legion(upgrades) => legions.extend(upgrades.iter().filter_map(ability_of).map(Ability::bare)),
            Teaching::Praetor(lessons) => {
                for lesson in lessons {
                    match lesson {
                        Lesson::Ability(ability) => praetors.push(ability.bare()),
                        Lesson::Move(id) => taught.push(id.as_str()),
                        Lesson::Value(_) => {}
                    }
                }
            }
            Teaching::Rite(discipline, _) => worked.push((Mark::Rite, *discipline)),
            Teaching::Machine(discipline, _) => worked.push((Mark::Machine, *discipline)),
        }
    }
    let learnable: Vec<Ability> =
        OF_LEGIONS.into_iter().filter(|ability| !matches!(ability, Ability::Vulnerable(..))).collect();
    missing("manuscripts", "legions' ability", &learnable, legions.into_iter(), faults);
    missing("manuscripts", "praetors' ability", &OF_PRAETORS, praetors.into_iter(), faults);
    let of_marks = |mark| Discipline::ALL.map(|discipline| (mark, discipline));
    for mark in [Mark::Rite, Mark::Machine] {
        missing("manuscripts", "work", &of_marks(mark), worked.iter().copied(), faults);
    }
    for entry in moves.iter().filter(|entry| !entry.value.basic) {
        if !taught.contains(&entry.value.id.as_str()) {
            faults.push(fault(entry, format!("no manuscript teaches the move \"{}\"", entry.value.id)));
        }
    }
}
