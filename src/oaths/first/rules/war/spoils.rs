//! How combats end: victory, defeat, captured devils, looted and captured fortresses.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::organise::hungers;
use super::{Battle, Side, WarAnswer, WarStep};
use crate::catalog::{ArtifactPower, Trait};
use crate::dice::Stream;
use crate::facts::WarFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, Seat};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::Course;

/// What the victor does with a fortress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Fate {
    /// It is destroyed.
    #[default]
    Destroy,
    /// The defender keeps it.
    Leave {
        /// True if the rituals in it are left as well.
        rituals: bool,
    },
    /// It becomes the fortress of the victor, whose old one is discarded.
    Capture,
}

/// What the victor takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Spoils {
    /// What becomes of the fortress, if there is one.
    pub fortress: Fate,
    /// Captured devils that are handed to other armies in the combat: who, and to whom.
    pub surrendered: Vec<(Seat, Seat)>,
}

impl Game {
    /// Returns the spoils that a victor takes if it does not say: a fortress that is better than none,
    /// and its own master.
    #[must_use]
    pub fn usual_spoils(&self) -> Spoils {
        let Some(battle) = &self.battle else { return Spoils::default() };
        let none = self.domain(battle.attacker).fortress.is_none();
        let there = self.domain(battle.defender).fortress.is_some();
        let fortress = if there && (none || battle.release) { Fate::Capture } else { Fate::Destroy };
        Spoils { fortress, surrendered: Vec::new() }
    }

    pub(super) fn check_spoils(&self, spoils: &Spoils) -> Result<(), Refusal> {
        let battle = self.battle.as_ref().ok_or(Refusal::Spoils)?;
        let Spoils { fortress, surrendered } = spoils;
        let there = self.domain(battle.defender).fortress.is_some();
        sure(there || *fortress == Fate::Destroy, Refusal::Spoils)?;
        let prisoners: Vec<Seat> = surrendered.iter().map(|(who, _)| *who).collect();
        distinct(&prisoners)?;
        let good = |(who, to): &(Seat, Seat)| {
            battle.hit.contains(who) && who != to && battle.army(*to).is_some() && *who != battle.attacker
        };
        sure(surrendered.iter().all(good), Refusal::Spoils)
    }
}

pub(super) fn judge(course: &mut Course<'_>) {
    let catalog = course.catalog;
    course.send_home();
    let Some(battle) = &course.game.battle else { return };
    let Some(main) = battle.army(battle.attacker) else { return };
    let able = battle.units(main) > 0 && battle.is_led(catalog, main);
    if !able {
        defeat(course);
    } else if battle.side_units(Side::Defend) == 0 {
        victory(course);
    } else if battle.round >= catalog.numbers.combat_rounds {
        course.tell(WarFact::TimeOut);
        defeat(course);
    } else {
        if let Some(battle) = &mut course.game.battle {
            battle.round += 1;
            battle.truce = false;
        }
        course.next([WarStep::Organise]);
    }
}

fn victory(course: &mut Course<'_>) {
    let Some(battle) = &course.game.battle else { return };
    let (attacker, defender) = (battle.attacker, battle.defender);
    let counts = !course.game.domain(defender).deeds.emptied;
    if counts {
        course.game.domain_mut(defender).deeds.emptied = true;
        course.game.domain_mut(attacker).deeds.victories += 1;
    }
    course.tell(WarFact::Won { seat: attacker, target: defender, counts });
    course.next([WarStep::Spoils, WarStep::Close]);
}

/// The attack is defeated.
pub(super) fn defeat(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle.clone() else { return };
    let Battle { attacker, defender, .. } = battle;
    course.game.domain_mut(attacker).deeds.beaten = true;
    course.tell(WarFact::Defeated { seat: attacker, target: defender });
    // "If even one Soul survived, they allow any hit Devils to flee."
    let all_destroyed = battle.side_units(Side::Attack) == 0;
    for who in battle.hit.clone() {
        if all_destroyed && who != defender {
            capture(course, who, defender);
        } else {
            escape(course, who);
        }
    }
    course.lose_fortress(defender);
    course.next([WarStep::Close]);
}

/// There was nobody to fight.
pub(super) fn nothing(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle.clone() else { return };
    course.tell(WarFact::Empty { target: battle.defender });
    course.next([WarStep::Close]);
}

fn escape(course: &mut Course<'_>, who: Seat) {
    course.game.domain_mut(who).whereabouts = Whereabouts::Fled;
    course.tell(WarFact::Fled { seat: who });
}

/// Puts a devil into a prison. Without a fortress there is none, and it flees.
pub(super) fn capture(course: &mut Course<'_>, who: Seat, by: Seat) {
    let catalog = course.catalog;
    if course.game.domain(by).fortress.is_none() {
        escape(course, who);
        return;
    }
    let domain = course.game.domain_mut(who);
    domain.whereabouts = Whereabouts::Prison(by);
    let carried = |card: &Card| catalog.artifact(*card).is_some() && !catalog.is_bound(*card);
    let artifacts: Vec<Card> = domain.tabled.iter().copied().filter(carried).collect();
    domain.tabled.retain(|card| !artifacts.contains(card));
    course.game.domain_mut(by).tabled.extend(&artifacts);
    course.tell(WarFact::Captured { seat: who, by, artifacts });
    course.keep_rituals(who);
}

pub(super) fn take(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let Some(battle) = course.game.battle.clone() else { return };
    let (attacker, defender) = (battle.attacker, battle.defender);
    let Spoils { fortress, surrendered } = match answers.first() {
        Some((_, WarAnswer::Spoils(spoils))) => spoils.clone(),
        _ => course.game.usual_spoils(),
    };
    if battle.castle && !course.game.domain(defender).deeds.looted {
        course.game.domain_mut(defender).deeds.looted = true;
        let cards = course.steal(defender, attacker, course.catalog.numbers.loot);
        course.tell(WarFact::Looted { seat: attacker, from: defender, count: cards.len(), cards });
    }
    let there = course.game.domain(defender).fortress;
    match (there, fortress) {
        (Some(card), Fate::Capture) => take_over(course, attacker, defender, card),
        (Some(card), Fate::Destroy) => {
            course.game.domain_mut(defender).fortress = None;
            course.game.discard.push(card);
        }
        (Some(_), Fate::Leave { rituals }) => {
            if !rituals {
                let burnt = std::mem::take(&mut course.game.domain_mut(defender).rituals);
                course.game.discard.extend(burnt);
            }
        }
        (None, Fate::Capture | Fate::Destroy | Fate::Leave { .. }) => {}
    }
    if battle.castle {
        course.tell(WarFact::Fortress { seat: attacker, from: defender, card: there, fate: fortress });
    }
    move_throne(course, attacker, defender);
    for who in battle.hit {
        let to = surrendered.iter().find(|(other, _)| *other == who).map_or(attacker, |(_, to)| *to);
        // Nobody is its own prisoner.
        if who == to { escape(course, who) } else { capture(course, who, to) }
    }
    course.lose_fortress(defender);
}

/// Moves the victor into a captured fortress, with its hearts and prisoners.
fn take_over(course: &mut Course<'_>, attacker: Seat, defender: Seat, card: Card) {
    let catalog = course.catalog;
    let domain = course.game.domain_mut(defender);
    domain.fortress = None;
    let bound: Vec<Card> = domain.tabled.iter().copied().filter(|card| catalog.is_bound(*card)).collect();
    domain.tabled.retain(|card| !bound.contains(card));
    let rituals = std::mem::take(&mut domain.rituals);
    course.game.discard.extend(rituals);
    let domain = course.game.domain_mut(attacker);
    domain.tabled.extend(bound);
    let old = domain.fortress.replace(card);
    course.game.discard.extend(old);
    for prisoner in course.game.prisoners(defender).collect::<Vec<_>>() {
        if prisoner == attacker {
            course.release(defender, prisoner, Whereabouts::Hell);
        } else {
            course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(attacker);
        }
    }
}

/// "If the defending fortress had Throne of Hell, the attacker can always loot it."
fn move_throne(course: &mut Course<'_>, attacker: Seat, defender: Seat) {
    let catalog = course.catalog;
    if course.game.domain(attacker).fortress.is_none() {
        return;
    }
    let is_throne = |card: &Card| matches!(catalog.artifact(*card), Some(ArtifactPower::Throne { .. }));
    let domain = course.game.domain_mut(defender);
    let thrones: Vec<Card> = domain.tabled.iter().copied().filter(is_throne).collect();
    domain.tabled.retain(|card| !thrones.contains(card));
    course.game.domain_mut(attacker).tabled.extend(thrones);
}

/// Armies return home, and a damaged fortress is turned up again.
pub(super) fn close(course: &mut Course<'_>) {
    course.game.battle = None;
    for seat in course.game.order() {
        course.keep_rituals(seat);
    }
}

/// Those with hunger eat, if their owners did not attack.
pub(super) fn end(course: &mut Course<'_>) {
    let catalog = course.catalog;
    for seat in course.game.order() {
        if course.game.domain(seat).deeds.fought || !hungers(catalog, &course.game, seat) {
            continue;
        }
        let mut prey: Vec<Card> =
            course.game.hordes(catalog, seat).filter(|card| !catalog.can(*card, Trait::Hungers)).collect();
        let stream = Stream::Losses(course.roll());
        course.dice.open(stream).shuffle(&mut prey);
        prey.truncate(catalog.numbers.hunger.into());
        course.game.domain_mut(seat).tabled.retain(|card| !prey.contains(card));
        course.game.discard.extend(&prey);
        course.tell(WarFact::Eaten { seat, hordes: prey });
        course.keep_rituals(seat);
    }
}
