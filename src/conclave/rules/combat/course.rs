//! The constant part of a battle: every ability of both sides, grouped by the point of the battle
//! at which it applies.
//!
//! [`Kit::of`] is the one place that handles all abilities. Amounts of the same ability from
//! several sources add up. An ability without an amount works once, even if a side has it several
//! times.

use super::report::Side;
use super::sides::{Battle, Fighter};
use crate::attachments::{Element, RuleChange, Source};
use crate::catalog::{Ability, BattleNumbers};
use crate::forces::Stat;

/// The presence of an ability on a side, with the index of its skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark(Option<u8>);

impl Mark {
    /// True if the side has it.
    pub(super) const fn has(self) -> bool {
        self.0.is_some()
    }

    fn set(&mut self, skill: usize) {
        self.0 = self.0.or(Some(skill as u8));
    }
}

/// An ability whose amounts add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    /// Total amount, or number of times.
    pub amount: i16,
    /// The first skill of this kind.
    pub mark: Mark,
}

impl Sum {
    fn add(&mut self, amount: i16, skill: usize) {
        self.amount += amount;
        self.mark.set(skill);
    }
}

/// A side's actions in a round. Sound of Doom blocks all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Actions {
    pub first: [bool; 3],
    pub last: [bool; 3],
    pub twice: [bool; 3],
    pub charge: Sum,
    pub rage: Sum,
    pub fierce: Sum,
    pub black_lightning: Sum,
    pub flame_aura: Sum,
    pub trample: Mark,
    pub infernal_burst: Mark,
    pub stunning_blow: Mark,
    pub sulfurous_burns: Mark,
    pub power_of_damnation: Mark,
    pub wall_ram: Mark,
    pub siege_engine: Mark,
    pub infernal_dissipation: Mark,
    pub vampiric_reaping: Mark,
    pub flesh_rend: Mark,
    pub leper_kings_curse: Mark,
    pub totem_power: Mark,
}

impl Actions {
    /// The actions of a side whose actions are blocked.
    const NONE: Self = {
        const NO: Mark = Mark(None);
        const NOTHING: Sum = Sum { amount: 0, mark: NO };
        Self {
            first: [false; 3],
            last: [false; 3],
            twice: [false; 3],
            charge: NOTHING,
            rage: NOTHING,
            fierce: NOTHING,
            black_lightning: NOTHING,
            flame_aura: NOTHING,
            trample: NO,
            infernal_burst: NO,
            stunning_blow: NO,
            sulfurous_burns: NO,
            power_of_damnation: NO,
            wall_ram: NO,
            siege_engine: NO,
            infernal_dissipation: NO,
            vampiric_reaping: NO,
            flesh_rend: NO,
            leper_kings_curse: NO,
            totem_power: NO,
        }
    };
}

/// A side's abilities in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kit {
    pub actions: Actions,
    pub resist: [Sum; 3],
    pub vulnerable: [Sum; 3],
    pub dark_aura: Mark,
    pub half_infernal: Mark,
    pub rounds: i16,
    pub block_cards: Mark,
    pub panic: Mark,
    pub doom: Mark,
    pub salve: Mark,
    pub oblivion: Mark,
}

impl Kit {
    /// Collects the abilities of a side.
    fn of(fighter: &Fighter) -> Self {
        let mut kit = Self::default();
        for (at, skill) in fighter.skills.iter().enumerate() {
            let actions = &mut kit.actions;
            match skill.ability {
                Ability::First(stat) => actions.first[stat as usize] = true,
                Ability::Last(stat) => actions.last[stat as usize] = true,
                Ability::Twice(stat) => actions.twice[stat as usize] = true,
                Ability::Charge => actions.charge.add(1, at),
                Ability::Rage => actions.rage.add(1, at),
                Ability::Fierce => actions.fierce.add(1, at),
                Ability::BlackLightning => actions.black_lightning.add(1, at),
                Ability::FlameAura => actions.flame_aura.add(1, at),
                Ability::Trample => actions.trample.set(at),
                Ability::InfernalBurst => actions.infernal_burst.set(at),
                Ability::StunningBlow => actions.stunning_blow.set(at),
                Ability::SulfurousBurns => actions.sulfurous_burns.set(at),
                Ability::PowerOfDamnation => actions.power_of_damnation.set(at),
                Ability::WallRam => actions.wall_ram.set(at),
                Ability::SiegeEngine => actions.siege_engine.set(at),
                Ability::InfernalDissipation => actions.infernal_dissipation.set(at),
                Ability::VampiricReaping => actions.vampiric_reaping.set(at),
                Ability::FleshRend => actions.flesh_rend.set(at),
                Ability::LeperKingsCurse => actions.leper_kings_curse.set(at),
                Ability::TotemPower => actions.totem_power.set(at),
                Ability::Resist(stat, n) => kit.resist[stat as usize].add(n.into(), at),
                Ability::Vulnerable(stat, n) => kit.vulnerable[stat as usize].add(n.into(), at),
                Ability::DarkAura => kit.dark_aura.set(at),
                Ability::HalfInfernalDamage => kit.half_infernal.set(at),
                Ability::Rounds(n) => kit.rounds += i16::from(n),
                Ability::BlockCombatCards => kit.block_cards.set(at),
                Ability::Panic => kit.panic.set(at),
                Ability::SoundOfDoom => kit.doom.set(at),
                Ability::DemonicSalve => kit.salve.set(at),
                Ability::Oblivion => kit.oblivion.set(at),
                // These are included in the fighter's numbers already, or have no effect in battle.
                Ability::Bonus(..)
                | Ability::LevelRoll(_)
                | Ability::Loyalty(_)
                | Ability::HitPoints(_)
                | Ability::CenterOfEvil
                | Ability::SeatOfCommand
                | Ability::Flying(_)
                | Ability::Walks(_)
                | Ability::Swift(_)
                | Ability::Ponderous
                | Ability::NoFly
                | Ability::RecoverySpecialists
                | Ability::CollectorOfArtifacts => {}
            }
        }
        kit
    }
}

/// The constant numbers of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    /// The level for rolls.
    pub level: i16,
    pub loyalty: i16,
    pub max_hp: i16,
    /// True for a place, which neither panics nor retreats.
    pub place: bool,
    pub base: [i16; 3],
    /// Its values without support.
    pub own: [i16; 3],
    /// Support for each value.
    pub support: [i16; 3],
    pub shield: i16,
    pub kit: Kit,
    /// True if the enemy blocks its combat cards.
    pub blocked: bool,
}

/// The challenges of a round, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Order {
    stats: [Option<Stat>; Self::MOST],
}

impl Order {
    /// Three challenges, and each of them once more.
    pub(super) const MOST: usize = 6;

    /// Returns the challenge at a position, or `None` after the last.
    pub(super) fn at(&self, position: usize) -> Option<Stat> {
        self.stats.get(position).copied().flatten()
    }

    /// Iterates over all challenges.
    pub(super) fn iter(&self) -> impl Iterator<Item = Stat> + use<> {
        self.stats.into_iter().flatten()
    }
}

/// A battle with its constant part precomputed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course<'a> {
    pub battle: &'a Battle,
    pub numbers: BattleNumbers,
    pub rounds: u8,
    units: [Unit; 2],
    /// Orders of challenges, indexed by: attacker silenced, defender silenced, first round.
    orders: [[[Order; 2]; 2]; 2],
    /// Largest number of challenges, for later rounds (index 0) and for the first round (index 1).
    longest: [u8; 2],
}

impl<'a> Course<'a> {
    pub(super) fn new(battle: &'a Battle) -> Self {
        let kits = Side::BOTH.map(|side| Kit::of(battle.side(side)));
        let units = Side::BOTH.map(|side| {
            let fighter = battle.side(side);
            let support = fighter.support();
            Unit {
                level: fighter.roll.total() as i16,
                loyalty: fighter.loyalty,
                max_hp: fighter.max_hp.max(fighter.hp),
                place: fighter.is_place(),
                base: fighter.base,
                own: Stat::ALL.map(|stat| fighter.values[stat as usize].total() as i16 - support[stat as usize]),
                support,
                shield: fighter.shield.total().max(0) as i16,
                kit: kits[side as usize],
                blocked: kits[side.other() as usize].block_cards.has(),
            }
        });
        let mut course =
            Self { battle, numbers: battle.numbers, rounds: 1, units, orders: Default::default(), longest: [0; 2] };
        let changes: Vec<RuleChange> = Side::BOTH
            .into_iter()
            .flat_map(|side| course.elements(side))
            .filter_map(|element| match element {
                Element::Rule(change) => Some(change),
                Element::Raise(..) | Element::Lower(..) | Element::Shield(_) | Element::Ward(_) => None,
            })
            .collect();
        let lengths = changes.iter().map(|change| match change {
            RuleChange::Longer => 1,
            RuleChange::Shorter => -1,
            RuleChange::First(_) | RuleChange::Last(_) => 0,
        });
        let rounds = i16::from(course.numbers.rounds) + kits[0].rounds + kits[1].rounds + lengths.sum::<i16>();
        // Battles last at least one round (manual 4.16).
        course.rounds = rounds.clamp(1, u8::MAX.into()) as u8;
        // A side is never silenced if its enemy has no Sound of Doom.
        let dooms = [kits[1].doom.has(), kits[0].doom.has()];
        let silences = [[false, false], [true, false], [false, true], [true, true]];
        let possible = |silenced: &[bool; 2]| (0..2).all(|side| dooms[side] || !silenced[side]);
        for silenced in silences.into_iter().filter(possible) {
            for first in [false, true] {
                let order = order(&kits, silenced.map(|silenced| !silenced), &changes, first);
                course.orders[usize::from(silenced[0])][usize::from(silenced[1])][usize::from(first)] = order;
                let longest = &mut course.longest[usize::from(first)];
                *longest = (*longest).max(order.iter().count() as u8);
            }
        }
        course
    }

    pub(super) const fn unit(&self, side: Side) -> &Unit {
        &self.units[side as usize]
    }

    /// Returns the actions of a side; none if they are blocked.
    pub(super) const fn actions(&self, side: Side, silenced: bool) -> &Actions {
        if silenced { &Actions::NONE } else { &self.units[side as usize].kit.actions }
    }

    /// True if the battle has rolls other than that for the advantage.
    pub(super) fn throws(&self) -> bool {
        let thrown = |side: Side| {
            let (kit, actions) = (&self.unit(side).kit, &self.unit(side).kit.actions);
            let summed = [actions.rage, actions.fierce, actions.black_lightning, actions.flame_aura];
            let saved = [
                actions.flesh_rend,
                actions.vampiric_reaping,
                actions.leper_kings_curse,
                actions.totem_power,
                actions.infernal_dissipation,
                kit.panic,
                kit.doom,
                kit.oblivion,
            ];
            let lowers = |element| matches!(element, Element::Lower(..));
            summed.iter().any(|sum| sum.mark.has())
                || saved.into_iter().any(Mark::has)
                || self.elements(side).any(lowers)
        };
        Side::BOTH.into_iter().any(thrown)
    }

    /// True if a side has actions that Sound of Doom can block.
    pub(super) fn acts(&self, side: Side) -> bool {
        self.units[side as usize].kit.actions != Actions::NONE
    }

    /// Returns the ability of a mark and its source.
    pub(super) fn skill(&self, side: Side, mark: Mark) -> Option<(Ability, Source)> {
        let skill = self.battle.side(side).skills.get(usize::from(mark.0?))?;
        Some((skill.ability, skill.source))
    }

    /// Iterates over the known elements of a side's usable cards, oldest card first.
    pub(super) fn elements(&self, side: Side) -> impl Iterator<Item = Element> + use<'a> {
        let cards = if self.unit(side).blocked { &[] } else { &self.battle.side(side).cards[..] };
        cards.iter().filter_map(|card| card.contents).flat_map(|contents| contents.elements())
    }

    /// Returns the challenges of a round, depending on which sides are silenced.
    pub(super) const fn order(&self, silenced: [bool; 2], round: u8) -> &Order {
        &self.orders[silenced[0] as usize][silenced[1] as usize][(round == 1) as usize]
    }

    /// Returns the largest possible number of challenges in a round.
    pub(super) const fn longest(&self, round: u8) -> u8 {
        self.longest[(round == 1) as usize]
    }
}

/// Returns the order of a round: challenges that either side wants first, the others, then those
/// that either side wants last. In the first round, challenges that either side wants twice are
/// repeated at the end (rulings R28, R31). First and last for the same challenge cancel each other.
fn order(kits: &[Kit; 2], heard: [bool; 2], changes: &[RuleChange], first_round: bool) -> Order {
    let wanted = |list: fn(&Actions) -> &[bool; 3], stat: Stat| {
        (0..2).any(|side| heard[side] && list(&kits[side].actions)[stat as usize])
    };
    let early = |stat| wanted(|actions| &actions.first, stat) || changes.contains(&RuleChange::First(stat));
    let late = |stat| wanted(|actions| &actions.last, stat) || changes.contains(&RuleChange::Last(stat));
    let twice = |stat| first_round && wanted(|actions| &actions.twice, stat);
    let rank = |stat| i8::from(late(stat)) - i8::from(early(stat));
    let ranked =
        [-1, 0, 1].into_iter().flat_map(|wanted| Stat::ALL.into_iter().filter(move |&stat| rank(stat) == wanted));
    let again = Stat::ALL.into_iter().filter(|&stat| twice(stat));
    let mut order = Order::default();
    for (space, stat) in order.stats.iter_mut().zip(ranked.chain(again)) {
        *space = Some(stat);
    }
    order
}
