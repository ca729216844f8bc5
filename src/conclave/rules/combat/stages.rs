//! The stages of a battle, each a small step from one state to the next (manual 4.16; ruling R27).
//!
//! A stage asks a [`Fate`] for its dice and reports its events to a [`Record`]. A real battle uses
//! random dice and keeps the record. The forecast uses all possible results and keeps none. Nothing
//! here depends on which side attacks: simultaneous acts of both sides are decided for both before
//! either takes effect.

use super::challenge::challenge;
use super::course::Course;
use super::fate::Fate;
use super::report::{Advantage, Event, Passage, Save, Side};
use super::sides::Toss;
use super::state::State;
use crate::attachments::Element;
use crate::forces::Stat;

/// A receiver of the events of a battle.
pub(super) trait Record {
    /// True if events are kept.
    const OPEN: bool;

    /// Adds an event with the state of both sides after it.
    fn note(&mut self, event: Event, state: &State);
}

/// Keeps no events.
pub(super) struct Unheard;

impl Record for Unheard {
    const OPEN: bool = false;

    fn note(&mut self, _event: Event, _state: &State) {}
}

impl Record for Vec<Passage> {
    const OPEN: bool = true;

    fn note(&mut self, event: Event, state: &State) {
        self.push(Passage { event, after: state.health() });
    }
}

/// A stage of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Salves restore hit points.
    Salve,
    /// Panic affects the enemy; both sides roll before either effect counts.
    Panic,
    /// The battlefield advantage.
    Advantage,
    /// Combat cards take effect.
    Cards,
    /// Support is added, and negative values become 0.
    Support,
    /// A round begins: Sound of Doom, then curses.
    Round(u8),
    /// The challenge at this position of a round.
    Challenge(u8, u8),
}

/// Iterates over all stages of a battle, in order, without those that can have no effect.
pub(super) fn stages(course: &Course<'_>) -> impl Iterator<Item = Stage> {
    let kit = |side| &course.unit(side).kit;
    let salve = Side::BOTH.into_iter().any(|side| kit(side).salve.has());
    let seized = Side::BOTH.into_iter().any(|victim| panics(course, victim));
    let cards = Side::BOTH.into_iter().any(|side| !course.battle.side(side).cards.is_empty());
    let before = [
        salve.then_some(Stage::Salve),
        seized.then_some(Stage::Panic),
        Some(Stage::Advantage),
        cards.then_some(Stage::Cards),
        Some(Stage::Support),
    ];
    let longest = [course.longest(1), course.longest(2)];
    let rounds = (1..=course.rounds).flat_map(move |round| {
        let challenges = (0..longest[usize::from(round > 1)]).map(move |position| Stage::Challenge(round, position));
        std::iter::once(Stage::Round(round)).chain(challenges)
    });
    before.into_iter().flatten().chain(rounds)
}

/// Plays one stage, and oblivion if the stage ends the battle.
pub(super) fn play<F: Fate, R: Record>(
    course: &Course<'_>,
    stage: Stage,
    state: &mut State,
    fate: &mut F,
    record: &mut R,
) {
    match stage {
        Stage::Salve => salve(course, state, record),
        Stage::Panic => {
            for victim in Side::BOTH.into_iter().filter(|&victim| panics(course, victim)) {
                panic(course, victim, state, fate, record);
            }
        }
        Stage::Advantage => advantage(course, state, fate, record),
        Stage::Cards => cards(course, state, fate, record),
        Stage::Support => support(course, state),
        Stage::Round(round) => begin(course, round, state, fate, record),
        Stage::Challenge(round, position) => {
            let silenced = state.0.map(|body| body.silenced);
            if let Some(stat) = course.order(silenced, round).at(position.into()) {
                challenge(course, round, stat, state, fate, record);
            }
        }
    }
    if state.over() {
        oblivion(course, state, fate, record);
    }
}

/// Rolls to avoid an effect.
pub(super) fn save<F: Fate>(course: &Course<'_>, side: Side, fate: &mut F) -> Save {
    fate.save(course.unit(side).level, course.numbers.save.into())
}

/// Restores sides with a salve: "All hit point damage is restored at the beginning of every game
/// turn and every combat" (appendix D).
fn salve<R: Record>(course: &Course<'_>, state: &mut State, record: &mut R) {
    for side in Side::BOTH {
        let unit = course.unit(side);
        if unit.kit.salve.has() {
            let healed = unit.max_hp - state.side(side).hp;
            state.side_mut(side).hp = unit.max_hp;
            if R::OPEN && healed > 0 {
                record.note(Event::Salve { side, healed }, state);
            }
        }
    }
}

/// True if a side must roll against panic. "Places of Power are not affected by Panic" (appendix
/// D).
fn panics(course: &Course<'_>, victim: Side) -> bool {
    course.unit(victim.other()).kit.panic.has() && !course.unit(victim).place
}

/// Rolls against panic: "Before the battle starts an enemy Legion must roll 1d6 and add its level.
/// If the number is less than 10, it takes 1d6 damage and lowers each combat attribute by 1d6.
/// (Note: [...] The enemy Legion may receive damage equal to exceeding their starting hit points.)"
/// (appendix D). A legion that panic destroys counts as destroyed in battle (ruling R18).
fn panic<F: Fate, R: Record>(course: &Course<'_>, victim: Side, state: &mut State, fate: &mut F, record: &mut R) {
    let save = save(course, victim, fate);
    let (mut damage, mut lowered) = (0, [0; 3]);
    if !save.saved {
        let body = state.side_mut(victim);
        damage = fate.die_up_to(course.numbers.panic_die, body.shield + body.hp);
        body.suffer(damage);
        for (value, less) in body.values.iter_mut().zip(&mut lowered) {
            *less = fate.die(course.numbers.panic_die);
            *value -= *less;
        }
    }
    if R::OPEN {
        record.note(Event::Panic { victim, save, damage, lowered }, state);
    }
}

/// Decides the advantage: "Both combatants roll 1d6 and add their level. The higher roll awards
/// that combatant a small bonus in a random, non-zero combat attribute that it possesses. A tie
/// results in no bonuses" (manual 4.16; ruling R14).
fn advantage<F: Fate, R: Record>(course: &Course<'_>, state: &mut State, fate: &mut F, record: &mut R) {
    let (dice, gain) = match course.battle.advantage {
        Toss::Given(gain) => ([0, 0], gain),
        Toss::Rolled => {
            let lead = course.unit(Side::Attacker).level - course.unit(Side::Defender).level;
            let contest = fate.contest(lead, course.numbers.advantage_limit);
            let side = if contest.lead > 0 { Side::Attacker } else { Side::Defender };
            let body = state.side(side);
            let mut strong = Stat::ALL.into_iter().filter(|&stat| body.value(stat) > 0);
            let count = strong.clone().count() as u8;
            let stat = if contest.lead == 0 || count == 0 { None } else { strong.nth(fate.pick(count).into()) };
            (contest.dice, stat.map(|stat| Advantage { side, stat, amount: contest.lead.abs() }))
        }
    };
    if let Some(Advantage { side, stat, amount }) = gain {
        state.side_mut(side).values[stat as usize] += amount;
    }
    if R::OPEN {
        record.note(Event::Advantage { dice, gain }, state);
    }
}

/// Applies combat cards: "Combat Cards are removed from both combatants and their effects are
/// applied to their respective owners" (manual 4.16), unless the enemy blocks them.
fn cards<F: Fate, R: Record>(course: &Course<'_>, state: &mut State, fate: &mut F, record: &mut R) {
    for side in Side::BOTH {
        let cards = &course.battle.side(side).cards;
        if course.unit(side).blocked {
            if R::OPEN && !cards.is_empty() {
                record.note(Event::CardsBlocked { side, count: cards.len() as u8 }, state);
            }
            continue;
        }
        for contents in cards.iter().filter_map(|card| card.contents) {
            let mut effects = Vec::new();
            for element in contents.elements() {
                let effect = turn_up(course, side, element, state, fate);
                if R::OPEN {
                    effects.push((element, effect));
                }
            }
            if R::OPEN {
                record.note(Event::Card { side, effects }, state);
            }
        }
    }
}

/// Applies one element of a side's card and returns its result.
fn turn_up<F: Fate>(course: &Course<'_>, side: Side, element: Element, state: &mut State, fate: &mut F) -> i16 {
    match element {
        // "Combat Cards can only add bonuses to combat attributes that are non-zero" (manual 4.12).
        Element::Raise(stat, more) => {
            let more = if course.unit(side).base[stat as usize] > 0 { more.into() } else { 0 };
            state.side_mut(side).values[stat as usize] += more;
            more
        }
        Element::Lower(stat, more) => {
            let less = fate.die(course.numbers.card_die) + i16::from(more);
            state.side_mut(side.other()).values[stat as usize] -= less;
            -less
        }
        Element::Shield(more) => {
            state.side_mut(side).shield += i16::from(more);
            more.into()
        }
        // Rule changes are part of the course already. Wards only work against rituals.
        Element::Rule(_) | Element::Ward(_) => 0,
    }
}

/// Adds support as the last part, as in the manual; only then negative values become 0 (ruling
/// R27).
fn support(course: &Course<'_>, state: &mut State) {
    for side in Side::BOTH {
        let support = course.unit(side).support;
        for (value, more) in state.side_mut(side).values.iter_mut().zip(support) {
            *value = (*value + more).max(0);
        }
    }
}

/// Begins a round. Sound of Doom is first: "After each round starts, the enemy must roll 1d6 and
/// add its level. If the number is less than 10, any "action" special abilities [...] are blocked
/// for the entire round". Then the curses of earlier rounds do damage, to both sides at once.
fn begin<F: Fate, R: Record>(course: &Course<'_>, round: u8, state: &mut State, fate: &mut F, record: &mut R) {
    for body in &mut state.0 {
        (body.silenced, body.stunned) = (false, false);
    }
    let mut sounds = [None; 2];
    for victim in Side::BOTH {
        // A side without actions does not roll.
        if course.unit(victim.other()).kit.doom.has() && course.acts(victim) {
            let save = save(course, victim, fate);
            state.side_mut(victim).silenced = !save.saved;
            sounds[victim as usize] = Some(save);
        }
    }
    if R::OPEN {
        let silenced = state.0.map(|body| body.silenced);
        let order = course.order(silenced, round).iter().collect();
        record.note(Event::Round { number: round, order }, state);
        for victim in Side::BOTH {
            if let Some(save) = sounds[victim as usize] {
                record.note(Event::Doom { victim, save }, state);
            }
        }
    }
    for victim in Side::BOTH {
        if state.side(victim).cursed {
            let damage = state.side(victim).felt(course.unit(victim.other()).loyalty / 2);
            state.side_mut(victim).suffer(damage);
            if R::OPEN {
                record.note(Event::Curse { victim, damage }, state);
            }
        }
    }
}

/// Rolls for oblivion: "If the Legion possessing this Artifact is destroyed in battle, the enemy
/// has a 100% - 5% per enemy level chance of being destroyed as well" (appendix D). It affects all
/// units: legions, places of power, strongholds and Pandemonium.
fn oblivion<F: Fate, R: Record>(course: &Course<'_>, state: &mut State, fate: &mut F, record: &mut R) {
    for bearer in Side::BOTH {
        let victim = bearer.other();
        if state.side(bearer).hp > 0 || state.side(victim).hp == 0 || !course.unit(bearer).kit.oblivion.has() {
            continue;
        }
        let numbers = &course.numbers;
        let averted = i32::from(numbers.oblivion_step) * i32::from(course.unit(victim).level);
        let chance = (i32::from(numbers.oblivion) - averted).clamp(0, 100) as u8;
        let fell = fate.percent(chance);
        if fell {
            state.side_mut(victim).hp = 0;
        }
        if R::OPEN {
            record.note(Event::Oblivion { victim, chance, fell }, state);
        }
    }
}
