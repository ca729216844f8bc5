//! Magic in combat (rules 9.8.1 and 11.2.1).

use circles_catalog::Catalog;
use circles_catalog::definitions::{Aim, CombatSpell, Need, PhenomenonEffect, Play, SpellEffect};

use super::{Side, Spell, WarAnswer, WarAsk, Working};
use crate::course::Course;
use crate::facts::DaemonFact;
use crate::flight::{Cause, Flight, FlightAuto, go};
use crate::game::Game;
use crate::ids::{Banner, DaemonKind, Direction, Legion, Locale, Place, Seat, Unit};
use crate::magic::{Cast, MagicAsk, MagicAuto, Target, escapes};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::Step;

impl Game {
    /// True if a seat has a daemon with cards in the combat, and may cast.
    #[must_use]
    pub fn is_caster(&self, catalog: &Catalog, seat: Seat) -> bool {
        let cards = self.battle().is_some_and(|battle| !battle.brought(seat).is_empty());
        cards && !self.no_combat_magic(catalog, Banner::Seat(seat))
    }

    /// Checks a spell that is cast in combat.
    pub(super) fn check_combat_cast(&self, catalog: &Catalog, seat: Seat, spell: &Spell) -> Result<(), Refusal> {
        let Spell { daemon, card, target } = spell;
        let battle = self.battle().ok_or(Refusal::WrongQuestion)?;
        let own = self.triumvirate(seat);
        sure(own.daemon(*daemon).is_some() && battle.has_brought(*daemon, *card), Refusal::NotBrought)?;
        let def = catalog.spell_of(*card);
        sure(def.play == Play::Combat, Refusal::Card)?;
        sure(def.locale != Some(Locale::Earth), Refusal::Locale)?;
        sure(u32::from(def.cost.souls) <= own.souls, Refusal::Souls)?;
        sure(u32::from(def.cost.favours) <= own.free_favours(), Refusal::Favours)?;
        let symbols = |kind: DaemonKind, talent| catalog.daemon(kind).talent(talent);
        for need in &def.needs {
            let good = match need {
                Need::Sum(talent, least) | Need::Caster(talent, least) => symbols(*daemon, *talent) >= *least,
                Need::More(talent) => matches!(
                    target, Target::Daemon(other)
                        if other.index() < catalog.daemons.len() && symbols(*daemon, *talent) > symbols(*other, *talent)
                ),
                Need::SectioIn(circle) => self.holdings(seat, *circle) > 0,
                Need::LegionInAnteHell => self.board().has_legions(Banner::Seat(seat), Place::AnteHell),
                Need::Neighbour => !battle.sectio.is_isolated(|other| self.owns(seat, other)),
            };
            sure(good, Refusal::Need)?;
        }
        let SpellEffect::Combat(effect) = &def.effect else { return Err(Refusal::Card) };
        self.check_combat_target(seat, def.effect.aim(), *effect, target)
    }

    fn check_combat_target(&self, seat: Seat, aim: Aim, effect: CombatSpell, target: &Target) -> Result<(), Refusal> {
        let battle = self.battle().ok_or(Refusal::WrongQuestion)?;
        let place = Place::Sectio(battle.sectio);
        let side = battle.side_of(Banner::Seat(seat)).ok_or(Refusal::WrongQuestion)?;
        if aim == Aim::CombatDaemon {
            let Target::Daemon(kind) = target else { return Err(Refusal::Target) };
            return sure(battle.daemons(side.other()).any(|joined| joined.daemon == *kind), Refusal::Daemon);
        }
        let prey = |most: u8| {
            let Target::Legions(legions) = target else { return Err(Refusal::Target) };
            distinct(legions)?;
            sure((1..=usize::from(most)).contains(&legions.len()), Refusal::Count)?;
            let there = |legion: &Legion| {
                self.board().legion(*legion) == Some(place) && battle.side_of(legion.banner) == Some(side.other())
            };
            sure(legions.iter().all(there), Refusal::Unit)?;
            Ok(legions.len())
        };
        match effect {
            CombatSpell::Turncoats { legions } => {
                let count = prey(legions)?;
                sure(count <= self.spare_legions(Banner::Seat(seat)), Refusal::Counters)
            }
            CombatSpell::Panic { legions } => prey(legions).map(|_| ()),
            CombatSpell::Reinforce { legions: most } => {
                let Target::Legions(legions) = target else { return Err(Refusal::Target) };
                distinct(legions)?;
                sure((1..=usize::from(most)).contains(&legions.len()), Refusal::Count)?;
                let near = |legion: &Legion| {
                    let at = self.board().legion(*legion).and_then(Place::sectio);
                    legion.banner == Banner::Seat(seat) && at.is_some_and(|at| at.adjoins(battle.sectio))
                };
                sure(legions.iter().all(near), Refusal::NotYourUnit)
            }
            CombatSpell::Rolls { .. }
            | CombatSpell::EnemyRolls { .. }
            | CombatSpell::Saves { .. }
            | CombatSpell::Hits { .. }
            | CombatSpell::Parry { .. }
            | CombatSpell::Hounds { .. }
            | CombatSpell::Distract
            | CombatSpell::Challenge { .. }
            | CombatSpell::Leaderless
            | CombatSpell::Hold
            | CombatSpell::Withdraw => sure(*target == Target::Nothing, Refusal::Target),
        }
    }

    /// Checks where units of a seat withdraw to.
    pub(crate) fn check_withdrawal(
        &self,
        catalog: &Catalog,
        seat: Seat,
        moves: &[(Unit, Direction)],
    ) -> Result<(), Refusal> {
        let sectio = self.battle().map(|battle| battle.sectio).ok_or(Refusal::WrongQuestion)?;
        let units: Vec<Unit> = moves.iter().map(|(unit, _)| *unit).collect();
        distinct(&units)?;
        let own = self.board().units_at(Banner::Seat(seat), Place::Sectio(sectio));
        sure(units.iter().all(|unit| own.contains(unit)), Refusal::NotYourUnit)?;
        let open = |way: Direction| self.refuge(catalog, sectio, way, None).is_some();
        sure(moves.iter().all(|(_, way)| open(*way)), Refusal::Place)
    }
}

impl Course<'_> {
    /// Returns the seats that can cast spells in this round, by side; `None` if nobody can.
    pub(super) fn casters(&self) -> Option<Vec<Seat>> {
        let battle = self.game.battle()?;
        let place = Place::Sectio(battle.sectio);
        if self.game.has_phenomenon(self.catalog, place, PhenomenonEffect::NoMagic) {
            return None;
        }
        let seats = Side::BOTH.into_iter().flat_map(|side| battle.banners(side)).filter_map(|banner| banner.seat());
        let seats: Vec<Seat> = seats.filter(|seat| self.game.is_caster(self.catalog, *seat)).collect();
        (!seats.is_empty()).then_some(seats)
    }

    /// Lets a spell take effect in combat.
    pub fn enchant(&mut self, cast: &Cast, effect: CombatSpell) {
        let spell = self.catalog.spell_kind(cast.card);
        let Some(battle) = self.game.battle.as_mut() else { return };
        let Some(side) = battle.side_of(Banner::Seat(cast.seat)) else { return };
        match (effect, &cast.target) {
            (CombatSpell::Distract, Target::Daemon(kind)) => {
                battle.dismiss(*kind);
                self.tell(DaemonFact::Distracted { daemon: *kind });
            }
            (CombatSpell::Challenge { test, fate }, Target::Daemon(kind)) => {
                if !escapes(self, cast, *kind, test) {
                    if let Some(battle) = &mut self.game.battle {
                        battle.dismiss(*kind);
                    }
                    self.tell(DaemonFact::Distracted { daemon: *kind });
                    self.afflict(*kind, fate);
                }
            }
            (CombatSpell::Turncoats { .. }, Target::Legions(legions)) => {
                for legion in legions {
                    self.defect(*legion, Banner::Seat(cast.seat));
                }
            }
            (CombatSpell::Panic { .. }, Target::Legions(legions)) => {
                let flight = |legion: &Legion| {
                    FlightAuto::Hop(Flight {
                        lead: Unit::Legion(*legion),
                        with: Vec::new(),
                        banner: legion.banner,
                        cause: Cause::Combat,
                        barred: None,
                        hops: 0,
                    })
                };
                self.next(legions.iter().map(flight).collect::<Vec<_>>());
            }
            (CombatSpell::Reinforce { .. }, Target::Legions(legions)) => {
                let to = Place::Sectio(battle.sectio);
                self.transfer(legions, to);
            }
            (CombatSpell::Withdraw, _) => {
                let seats: Vec<Seat> = battle.banners(side).iter().filter_map(|banner| banner.seat()).collect();
                self.next([MagicAsk::Withdraw(seats)]);
            }
            (
                CombatSpell::Rolls { .. }
                | CombatSpell::EnemyRolls { .. }
                | CombatSpell::Saves { .. }
                | CombatSpell::Hits { .. }
                | CombatSpell::Parry { .. }
                | CombatSpell::Hounds { .. }
                | CombatSpell::Leaderless
                | CombatSpell::Hold,
                _,
            ) => battle.working.push(Working { side, spell }),
            (
                CombatSpell::Distract
                | CombatSpell::Challenge { .. }
                | CombatSpell::Turncoats { .. }
                | CombatSpell::Panic { .. }
                | CombatSpell::Reinforce { .. },
                _,
            ) => {}
        }
    }

    /// Moves units of a seat out of a combat, each where its owner says.
    pub fn withdraw(&mut self, seat: Seat, moves: &[(Unit, Direction)]) {
        for (lead, way) in moves {
            let banner = Banner::Seat(seat);
            let flight = Flight { lead: *lead, with: Vec::new(), banner, cause: Cause::Combat, barred: None, hops: 0 };
            go(self, flight, *way);
        }
    }
}

/// "The players then take turns playing 'Combat' Arcana Cards. There is no limit to the number of
/// cards that may be played before each round."
pub(super) fn perform(course: &mut Course<'_>, order: Vec<Seat>, at: usize, passed: usize, answer: Option<&WarAnswer>) {
    let spell = match answer {
        Some(WarAnswer::Cast(spell)) => spell.clone(),
        Some(_) | None => None,
    };
    let passed = if spell.is_some() { 0 } else { passed + 1 };
    let seat = order.get(at).copied();
    if passed < order.len() {
        let at = (at + 1) % order.len();
        course.next([WarAsk::Cast { order, at, passed }]);
    }
    if let (Some(Spell { daemon, card, target }), Some(seat)) = (spell, seat) {
        if let Some(battle) = &mut course.game.battle {
            battle.play(daemon, card);
        }
        let souls = course.catalog.spell_of(card).cost.souls.into();
        course.announce(Cast { seat, daemon, card, target, combat: true, countered: false }, souls);
        course.next([Step::from(MagicAsk::Counter), MagicAuto::Resolve.into()]);
    }
}
