//! Attacks are announced, and armies are organised at the start of each round.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Army, Battle, Side, WarAnswer, WarStep, announce, spoils};
use crate::catalog::{Catalog, FortressPower, SpecialEffect, Trait};
use crate::facts::WarFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::market::MarketStep;
use crate::promises::Vow;
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Course, Step};

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Attack {
    /// Whose realm is attacked.
    pub target: Seat,
    /// The hordes that march.
    pub hordes: Vec<Card>,
    /// The Souls that march.
    pub souls: u32,
    /// True if the devil marches.
    pub devil: bool,
}

/// How an army joins a combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Join {
    /// On which side.
    pub side: Side,
    /// The hordes that march.
    pub hordes: Vec<Card>,
    /// The Souls that march.
    pub souls: u32,
    /// True if the devil marches.
    pub devil: bool,
}

/// How the main defender's devil flees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Flight {
    /// In the first round, by discarding a resource card.
    Free(Card),
    /// With an escape, or a fortress card like its own.
    Special(Card),
}

/// What a devil does in the organisation of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Move {
    /// Joins the combat.
    pub join: Option<Join>,
    /// Retreats; the main attacker ends the combat by it.
    pub retreat: bool,
    /// Changes sides.
    pub switch: bool,
    /// The main defender's devil flees.
    pub flee: Option<Flight>,
    /// The main defender's devil surrenders.
    pub surrender: bool,
    /// The main attacker negates the fortress with a card like it, in the first round.
    pub negate: Option<Card>,
    /// Does not want to fight in this round. It takes both, the main attacker and the main defender.
    pub truce: bool,
}

impl Game {
    /// Returns an attack with everything that a seat has at home.
    #[must_use]
    pub fn full_attack(&self, catalog: &Catalog, seat: Seat, target: Seat) -> Attack {
        let domain = self.domain(seat);
        let devil = domain.whereabouts == Whereabouts::Hell;
        Attack { target, hordes: self.hordes(catalog, seat).collect(), souls: domain.souls, devil }
    }

    /// True if a seat can still attack somebody.
    #[must_use]
    pub fn may_attack(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.others(seat).any(|other| self.check_attack(catalog, seat, &self.full_attack(catalog, seat, other)).is_ok())
    }

    /// Checks an attack.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_attack(&self, catalog: &Catalog, seat: Seat, attack: &Attack) -> Result<(), Refusal> {
        let Attack { target, hordes, souls, devil } = attack;
        let domain = self.domain(seat);
        sure(*target != seat && target.index() < self.domains.len(), Refusal::Devil)?;
        sure(!domain.deeds.beaten && !domain.deeds.attacked.contains(target), Refusal::Army)?;
        sure(!self.bound(seat, Vow::Spare(*target)), Refusal::Bound)?;
        self.check_army(catalog, seat, hordes, *souls, *devil)?;
        // "Devil's armies can only attack to release their master (unless they have Fallen Angels)."
        let release = domain.whereabouts == Whereabouts::Prison(*target) && !hordes.is_empty();
        sure(release || self.leads(catalog, seat, *devil, hordes), Refusal::Army)
    }

    fn check_army(
        &self,
        catalog: &Catalog,
        seat: Seat,
        hordes: &[Card],
        souls: u32,
        devil: bool,
    ) -> Result<(), Refusal> {
        let domain = self.domain(seat);
        distinct(hordes)?;
        let own = hordes.iter().all(|card| domain.tabled.contains(card) && catalog.horde(*card).is_some());
        sure(own, Refusal::NotYours)?;
        let there = !devil || domain.whereabouts == Whereabouts::Hell;
        sure(souls <= domain.souls && there, Refusal::Army)
    }

    /// True if a seat can join the combat in progress.
    #[must_use]
    pub fn may_join(&self, catalog: &Catalog, seat: Seat) -> bool {
        let Some(battle) = &self.battle else { return false };
        let free = !battle.hit.contains(&seat) && battle.army(seat).is_none();
        let leader = self.leads(catalog, seat, true, &self.domain(seat).tabled);
        free && leader && !self.domain(seat).deeds.beaten
    }

    /// True if a seat has something to choose in the organisation of a round.
    pub(super) fn takes_part(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.army(seat).is_some()) || self.may_join(catalog, seat)
    }

    /// Checks what a seat does in the organisation of a round.
    pub(super) fn check_move(&self, catalog: &Catalog, seat: Seat, answer: &Move) -> Result<(), Refusal> {
        let battle = self.battle.as_ref().ok_or(Refusal::Army)?;
        let Move { join, retreat, switch, flee, surrender, negate, truce } = answer;
        let army = battle.army(seat);
        let (attacks, defends) = (seat == battle.attacker, seat == battle.defender);
        let hand = &self.domain(seat).hand;
        let held = |card: Card| hand.count(HandCard::Card(card)) > 0;
        if let Some(Join { side, hordes, souls, devil }) = join {
            sure(self.may_join(catalog, seat), Refusal::Army)?;
            self.check_army(catalog, seat, hordes, *souls, *devil)?;
            sure(self.leads(catalog, seat, *devil, hordes), Refusal::Army)?;
            self.check_side(seat, *side)?;
        }
        let settled = army.is_some_and(|army| army.joined < battle.round);
        sure(!retreat || (settled && !defends), Refusal::Army)?;
        if *switch {
            let army = army.filter(|_| !attacks && !defends && !retreat).ok_or(Refusal::Army)?;
            self.check_side(seat, army.side.other())?;
        }
        let there = defends && army.is_some_and(|army| army.devil);
        match flee {
            Some(Flight::Free(card)) => {
                let walled = self.fortress(catalog, seat).is_some_and(|def| def.power == FortressPower::Walls);
                let good = there && battle.round == 1 && !walled && held(*card);
                sure(good, Refusal::Flight)?;
            }
            Some(Flight::Special(card)) => {
                let fits = held(*card)
                    && (catalog.special(*card) == Some(SpecialEffect::Escape)
                        || self.is_like_fortress(catalog, *card, seat));
                sure(there && fits, Refusal::Flight)?;
            }
            None => {}
        }
        sure(!surrender || (there && flee.is_none()), Refusal::Army)?;
        if let Some(card) = negate {
            let fits = attacks && battle.round == 1 && !battle.negated && held(*card);
            sure(fits && self.is_like_fortress(catalog, *card, battle.defender), Refusal::Army)?;
        }
        sure(!truce || attacks || defends, Refusal::Army)
    }

    fn check_side(&self, seat: Seat, side: Side) -> Result<(), Refusal> {
        let battle = self.battle.as_ref().ok_or(Refusal::Army)?;
        let against = match side {
            Side::Attack => battle.defender,
            Side::Defend => battle.attacker,
        };
        sure(side == Side::Defend || !self.bound(seat, Vow::Spare(against)), Refusal::Bound)
    }

    /// Returns the card with which a seat can recall a devil.
    #[must_use]
    pub fn recall(&self, catalog: &Catalog, seat: Seat) -> Option<Card> {
        self.domain(seat).hand.resources().find(|card| catalog.special(*card) == Some(SpecialEffect::Recall))
    }

    pub(super) fn check_recall(&self, catalog: &Catalog, seat: Seat, card: Card) -> Result<(), Refusal> {
        let held = self.domain(seat).hand.count(HandCard::Card(card)) > 0;
        sure(held && catalog.special(card) == Some(SpecialEffect::Recall), Refusal::NotYours)
    }
}

fn pass_on(course: &mut Course<'_>, seat: Seat, passes: u8) {
    let next = course.game.after(seat);
    let step =
        if usize::from(passes) >= course.game.players() { WarStep::End } else { WarStep::Turn { seat: next, passes } };
    course.next([step]);
}

pub(super) fn turn(course: &mut Course<'_>, seat: Seat, passes: u8, attack: Option<Attack>) {
    announce(course, seat, attack.as_ref());
    match attack {
        Some(attack) => {
            let confirm = WarStep::Confirm { seat, attack, passes };
            course.next([Step::from(MarketStep::Open { limited: true }), confirm.into()]);
        }
        None => pass_on(course, seat, passes + 1),
    }
}

pub(super) fn confirm(course: &mut Course<'_>, seat: Seat, passes: u8, attack: Option<Attack>) {
    let Some(attack) = attack else {
        announce(course, seat, None);
        pass_on(course, seat, passes + 1);
        return;
    };
    let catalog = course.catalog;
    let target = attack.target;
    course.game.domain_mut(seat).deeds.attacked.push(target);
    course.game.fulfil(seat, Vow::Attack(target));
    let battle = course.game.combat_of(catalog, seat, &attack);
    course.tell(WarFact::Attacked { seat, target });
    course.game.battle = Some(battle);
    let next = course.game.after(seat);
    course.next([WarStep::Organise, WarStep::Turn { seat: next, passes: 0 }]);
}

pub(super) fn organise(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let moves = || {
        answers.iter().filter_map(|(seat, answer)| match answer {
            WarAnswer::Move(answer) => Some((*seat, answer)),
            WarAnswer::Attack(_)
            | WarAnswer::Recall(_)
            | WarAnswer::Casualties(_)
            | WarAnswer::Salvage(_)
            | WarAnswer::Spoils(_) => None,
        })
    };
    let Some(mut battle) = course.game.battle.clone() else { return };
    let (attacker, defender) = (battle.attacker, battle.defender);
    for (seat, answer) in moves() {
        if let Some(card) = answer.negate {
            course.discard_hand(seat, card);
            battle.negated = true;
            course.tell(WarFact::Negated { seat });
        }
    }
    let mut fled = false;
    for (seat, answer) in moves() {
        match answer.flee {
            // "If any effect is used to prevent free flee, any card already discarded is lost."
            Some(Flight::Free(card)) => {
                course.discard_hand(seat, card);
                fled = !battle.negated;
            }
            Some(Flight::Special(card)) => {
                course.discard_hand(seat, card);
                fled = true;
            }
            None => {}
        }
        if answer.surrender {
            put_aside(&mut battle, seat);
            course.tell(WarFact::Surrendered { seat });
            spoils::capture(course, seat, attacker);
        }
    }
    if fled {
        put_aside(&mut battle, defender);
        course.game.domain_mut(defender).whereabouts = Whereabouts::Fled;
        course.tell(WarFact::Fled { seat: defender });
    }
    let retreats = |who: Seat| moves().any(|(seat, answer)| seat == who && answer.retreat);
    if retreats(attacker) {
        course.tell(WarFact::Retreated { seat: attacker });
        course.game.battle = Some(battle);
        spoils::defeat(course);
        return;
    }
    for (seat, answer) in moves() {
        if answer.retreat {
            battle.armies.retain(|army| army.seat != seat);
            // "A defeated army (retreating, time-out) can not attack again."
            course.game.domain_mut(seat).deeds.beaten = true;
            course.tell(WarFact::Retreated { seat });
        }
        if answer.switch
            && let Some(army) = battle.army_mut(seat)
        {
            army.side = army.side.other();
            course.tell(WarFact::Switched { seat });
        }
        if let Some(Join { side, hordes, souls, devil }) = answer.join.clone() {
            let joined = battle.round;
            battle.armies.push(Army { seat, side, hordes, souls, devil, joined });
            course.tell(WarFact::Joined { seat, side });
        }
    }
    let wants = |who: Seat| moves().any(|(seat, answer)| seat == who && answer.truce);
    battle.truce = wants(attacker) && wants(defender);
    course.game.battle = Some(battle);
    let mut steps = vec![WarStep::Fight];
    if fled {
        steps.insert(0, WarStep::React { who: defender });
    }
    course.next(steps);
}

/// Takes a devil out of its army.
pub(super) fn put_aside(battle: &mut Battle, seat: Seat) {
    if let Some(army) = battle.army_mut(seat) {
        army.devil = false;
    }
}

pub(super) fn react(course: &mut Course<'_>, who: Seat, answers: &[(Seat, WarAnswer)]) {
    let recalled = answers.iter().find_map(|(seat, answer)| match answer {
        WarAnswer::Recall(card) => card.map(|card| (*seat, card)),
        WarAnswer::Attack(_)
        | WarAnswer::Move(_)
        | WarAnswer::Casualties(_)
        | WarAnswer::Salvage(_)
        | WarAnswer::Spoils(_) => None,
    });
    let Some((by, card)) = recalled else { return };
    course.discard_hand(by, card);
    course.game.domain_mut(who).whereabouts = Whereabouts::Hell;
    if let Some(army) = course.game.battle.as_mut().and_then(|battle| battle.army_mut(who)) {
        army.devil = true;
    }
    course.tell(WarFact::Recalled { by, who });
}

impl Course<'_> {
    /// Sends armies home that have lost their leaders.
    pub(super) fn send_home(&mut self) {
        let catalog = self.catalog;
        let Some(battle) = &self.game.battle else { return };
        let lost = |army: &&Army| {
            army.seat != battle.attacker && !battle.is_led(catalog, army) && army.seat != battle.defender
        };
        let gone: Vec<Seat> = battle.armies.iter().filter(lost).map(|army| army.seat).collect();
        if let Some(battle) = &mut self.game.battle {
            battle.armies.retain(|army| !gone.contains(&army.seat));
        }
        for seat in gone {
            self.tell(WarFact::SentHome { seat });
        }
    }
}

/// True if an army has a horde that needs prey.
pub(super) fn hungers(catalog: &Catalog, game: &Game, seat: Seat) -> bool {
    game.hordes(catalog, seat).any(|card| catalog.can(card, Trait::Hungers))
}
