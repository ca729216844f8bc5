//! One challenge: its winner, its damage, and the effects that the damage triggers (manual 4.16,
//! appendices C, D and F).
//!
//! The damage is computed in a fixed order (ruling R29): the difference of the values; the winner's
//! additions; doublings, each kind once; then on the victim's side vulnerability, halving,
//! resistance, and an aura that negates all damage. Abilities "upon inflicting damage" need damage
//! above 0 after all of that.

use std::marker::PhantomData;

use super::course::{Course, Mark, Sum};
use super::fate::Fate;
use super::report::{Challenge, DamagePart, Event, Fired, Save, Side, Standing};
use super::stages::{Record, save};
use super::state::State;
use crate::forces::Stat;

/// Resolves one challenge.
pub(super) fn challenge<F: Fate, R: Record>(
    course: &Course<'_>,
    round: u8,
    stat: Stat,
    state: &mut State,
    fate: &mut F,
    record: &mut R,
) {
    let totals = state.0.map(|body| body.value(stat));
    let before = state.health();
    let winner = match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some(Side::Attacker),
        std::cmp::Ordering::Less => Some(Side::Defender),
        std::cmp::Ordering::Equal => None,
    };
    let mut blow = Blow::<R> { damage: 0, parts: Vec::new(), fired: Vec::new(), record: PhantomData };
    if let Some(winner) = winner {
        blow.add(DamagePart::Difference, (totals[0] - totals[1]).abs());
        blow.strike(course, round, stat, winner, state, fate);
        blow.parry(course, stat, winner.other());
        if blow.damage > 0 {
            blow.land(course, stat, winner, state, fate);
        }
    }
    if R::OPEN {
        let standing = |side: Side| Standing {
            base: course.unit(side).base[stat as usize],
            total: totals[side as usize],
            hp_before: before[side as usize].hp,
            hp_after: state.side(side).hp,
        };
        let challenge = Challenge {
            round,
            stat,
            attacker: standing(Side::Attacker),
            defender: standing(Side::Defender),
            damage: blow.damage,
            parts: blow.parts,
            fired: blow.fired,
        };
        record.note(Event::Challenge(challenge), state);
    }
}

/// The damage of a challenge while it is computed.
struct Blow<R> {
    damage: i16,
    parts: Vec<(DamagePart, i16)>,
    fired: Vec<Fired>,
    /// The kind of record, which decides if parts are stored.
    record: PhantomData<R>,
}

impl<R: Record> Blow<R> {
    fn add(&mut self, part: DamagePart, amount: i16) {
        self.damage += amount;
        if R::OPEN && amount != 0 {
            self.parts.push((part, amount));
        }
    }

    /// Adds the change that a side's ability makes to the damage.
    fn ability(&mut self, course: &Course<'_>, side: Side, mark: Mark, amount: i16) {
        self.damage += amount;
        if R::OPEN
            && amount != 0
            && let Some((ability, source)) = course.skill(side, mark)
        {
            self.parts.push((DamagePart::Ability(ability, source), amount));
        }
    }

    /// Rolls one die per ability and adds them up.
    fn dice<F: Fate>(&mut self, course: &Course<'_>, side: Side, sum: Sum, sides: u8, fate: &mut F) {
        let mut amount = 0;
        for _ in 0..sum.amount {
            amount += fate.die(sides);
        }
        self.ability(course, side, sum.mark, amount);
    }

    /// Applies the winner's abilities to the damage.
    fn strike<F: Fate>(
        &mut self,
        course: &Course<'_>,
        round: u8,
        stat: Stat,
        winner: Side,
        state: &State,
        fate: &mut F,
    ) {
        let body = state.side(winner);
        let actions = course.actions(winner, body.silenced);
        let numbers = &course.numbers;
        match stat {
            Stat::Ranged => self.dice(course, winner, actions.black_lightning, numbers.lightning_die, fate),
            Stat::Melee => {
                if round == 1 {
                    self.ability(
                        course,
                        winner,
                        actions.charge.mark,
                        actions.charge.amount * i16::from(numbers.charge),
                    );
                }
                if round == 2 && body.wounded {
                    self.dice(course, winner, actions.rage, numbers.rage_die, fate);
                }
                self.dice(course, winner, actions.fierce, numbers.fierce_die, fate);
                if actions.trample.has() {
                    self.ability(course, winner, actions.trample, body.hp / 2);
                }
                if actions.infernal_burst.has() {
                    self.ability(course, winner, actions.infernal_burst, body.value(Stat::Infernal));
                }
            }
            Stat::Infernal => self.dice(course, winner, actions.flame_aura, numbers.flame_die, fate),
        }
        let place = course.unit(winner.other()).place;
        let doublings = [
            (actions.stunning_blow, stat == Stat::Melee),
            (actions.sulfurous_burns, stat == Stat::Ranged),
            (actions.power_of_damnation, stat == Stat::Infernal),
            (actions.wall_ram, stat == Stat::Melee && place),
            (actions.siege_engine, place),
        ];
        for (mark, applies) in doublings {
            if applies && mark.has() {
                self.ability(course, winner, mark, self.damage);
            }
        }
    }

    /// Applies the victim's abilities to the damage. Sound of Doom cannot block them.
    fn parry(&mut self, course: &Course<'_>, stat: Stat, victim: Side) {
        let kit = &course.unit(victim).kit;
        let vulnerable = kit.vulnerable[stat as usize];
        self.ability(course, victim, vulnerable.mark, vulnerable.amount);
        if stat == Stat::Infernal && kit.half_infernal.has() {
            self.ability(course, victim, kit.half_infernal, self.damage / 2 - self.damage);
        }
        let resist = kit.resist[stat as usize];
        self.ability(course, victim, resist.mark, -resist.amount.min(self.damage));
        if stat == Stat::Ranged && kit.dark_aura.has() {
            self.ability(course, victim, kit.dark_aura, -self.damage);
        }
    }

    /// Deals the damage and triggers its effects: the winner's actions, then the victim's totem.
    fn land<F: Fate>(&mut self, course: &Course<'_>, stat: Stat, winner: Side, state: &mut State, fate: &mut F) {
        let victim = winner.other();
        let actions = course.actions(winner, state.side(winner).silenced);
        let dealt = state.side(victim).felt(self.damage);
        let lost = state.side_mut(victim).suffer(self.damage);
        match stat {
            Stat::Ranged => {}
            Stat::Melee => {
                if actions.stunning_blow.has() && state.side(victim).hp > 0 {
                    let stilled = state.side(victim).values.iter().sum();
                    state.side_mut(victim).stunned = true;
                    self.fire(course, winner, actions.stunning_blow, None, stilled);
                }
                if actions.flesh_rend.has() && state.side(victim).hp > 0 {
                    let save = save(course, victim, fate);
                    let mut torn = 0;
                    if !save.saved {
                        for value in state.side_mut(victim).values.iter_mut().filter(|value| **value > 0) {
                            let less = fate.die_up_to(course.numbers.rend_die, *value);
                            *value -= less;
                            torn += less;
                        }
                    }
                    self.fire(course, winner, actions.flesh_rend, Some(save), torn);
                }
                if actions.vampiric_reaping.has() {
                    let body = state.side(winner);
                    let missing = course.unit(winner).max_hp - body.scar - body.hp;
                    // At full hit points there is nothing to heal.
                    if missing > 0 {
                        let save = save(course, victim, fate);
                        let healed = if save.saved { 0 } else { dealt.min(missing) };
                        state.side_mut(winner).hp += healed;
                        self.fire(course, winner, actions.vampiric_reaping, Some(save), healed);
                    }
                }
                if actions.leper_kings_curse.has() && state.side(victim).hp > 0 {
                    let save = save(course, victim, fate);
                    let mut damage = 0;
                    if !save.saved {
                        damage = state.side(victim).felt(course.unit(winner).loyalty / 2);
                        let body = state.side_mut(victim);
                        body.cursed = true;
                        body.suffer(damage);
                    }
                    self.fire(course, winner, actions.leper_kings_curse, Some(save), damage);
                }
                self.totem(course, winner, state, fate);
            }
            Stat::Infernal => {
                if actions.infernal_dissipation.has() && state.side(victim).hp > 0 && lost > 0 {
                    let save = save(course, victim, fate);
                    let scar = if save.saved { 0 } else { lost };
                    state.side_mut(victim).scar += scar;
                    self.fire(course, winner, actions.infernal_dissipation, Some(save), scar);
                }
            }
        }
    }

    /// "When damaged by enemy Melee, the enemy rolls 1d6 and adds its level. If the number is less
    /// than 10, the enemy takes damage equal to this unit's Infernal attribute" (appendix D). This
    /// works even if the bearer has just been destroyed.
    fn totem<F: Fate>(&mut self, course: &Course<'_>, winner: Side, state: &mut State, fate: &mut F) {
        let bearer = winner.other();
        let actions = course.actions(bearer, state.side(bearer).silenced);
        let power = state.side(bearer).value(Stat::Infernal);
        if actions.totem_power.has() && power > 0 {
            let save = save(course, winner, fate);
            let mut damage = 0;
            if !save.saved {
                damage = state.side(winner).felt(power);
                state.side_mut(winner).suffer(power);
            }
            self.fire(course, bearer, actions.totem_power, Some(save), damage);
        }
    }

    fn fire(&mut self, course: &Course<'_>, side: Side, mark: Mark, save: Option<Save>, amount: i16) {
        if R::OPEN
            && let Some((ability, source)) = course.skill(side, mark)
        {
            self.fired.push(Fired { side, ability, source, save, amount });
        }
    }
}
