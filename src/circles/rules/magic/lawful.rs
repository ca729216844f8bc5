//! Which spells may be cast, at what, and who may counter them (rules 9.8.1 to 9.8.3).

use circles_catalog::Catalog;
use circles_catalog::definitions::{
    Aim, CounterScope, DaemonSpell, Fate, MagicSkill, Need, Play, SectioSpell, Skill, SpellDef, SpellEffect,
    StandingSpell, UnitSpell, VisitorSpell,
};

use super::{Cast, Counter, Target};
use crate::game::{Daemon, Game, plus};
use crate::ids::{Arcanum, Banner, DaemonKind, Legion, Locale, Place, Seat, Sectio, SpellKind, Talent};
use crate::refusal::{Refusal, distinct, sure};

impl Game {
    /// Returns the Souls for a spell that is cast as an action.
    #[must_use]
    pub fn spell_price(&self, catalog: &Catalog, seat: Seat, card: Arcanum) -> u32 {
        let cost = catalog.spell_of(card).cost.souls;
        plus(cost.into(), self.spell_cost_added(catalog, Banner::Seat(seat)))
    }

    /// True if a caster on Earth falls to Hell: "any Action that affects Hell will cause him to
    /// descend to Hell again" (rule 9.6). A spell that may be cast anywhere affects Hell if its
    /// target is there.
    #[must_use]
    pub fn falls(&self, catalog: &Catalog, seat: Seat, card: Arcanum, target: &Target) -> bool {
        match catalog.spell_of(card).locale {
            Some(Locale::Hell) => true,
            Some(Locale::Earth) => false,
            None => match target {
                Target::Daemon(kind) => {
                    self.daemon(*kind).is_some_and(|(owner, daemon)| owner != seat && daemon.locale == Locale::Hell)
                }
                Target::Nothing | Target::Seat(_) | Target::Event(_) => false,
                Target::Legions(_)
                | Target::Lieutenant { .. }
                | Target::Hound(_)
                | Target::Transfer { .. }
                | Target::Sectio(_)
                | Target::Box(_) => true,
            },
        }
    }

    /// Checks a spell that is cast as an action.
    pub(crate) fn check_cast(
        &self,
        catalog: &Catalog,
        seat: Seat,
        daemon: &Daemon,
        card: Arcanum,
        target: &Target,
    ) -> Result<(), Refusal> {
        let own = self.triumvirate(seat);
        sure(own.holds(card), Refusal::NotYourCard)?;
        let spell = catalog.spell_of(card);
        match spell.play {
            Play::Action | Play::Macina { .. } => {}
            Play::Combat | Play::Counter | Play::RightAway => return Err(Refusal::Card),
        }
        sure(spell.locale != Some(Locale::Earth) || daemon.locale == Locale::Earth, Refusal::Locale)?;
        sure(self.spell_price(catalog, seat, card) <= own.souls, Refusal::Souls)?;
        sure(u32::from(spell.cost.favours) <= own.free_favours(), Refusal::Favours)?;
        let falls = self.falls(catalog, seat, card, target);
        let locale = if falls { Locale::Hell } else { daemon.locale };
        let kind = catalog.spell_kind(card);
        spell.needs.iter().try_for_each(|need| self.check_need(catalog, seat, daemon, kind, locale, *need, target))?;
        self.check_target(catalog, seat, daemon, spell, target)
    }

    fn check_need(
        &self,
        catalog: &Catalog,
        seat: Seat,
        daemon: &Daemon,
        kind: SpellKind,
        locale: Locale,
        need: Need,
        target: &Target,
    ) -> Result<(), Refusal> {
        let symbols = |kind: DaemonKind, talent: Talent| u32::from(catalog.daemon(kind).talent(talent));
        let good = match need {
            Need::Sum(talent, least) => {
                self.support_for(catalog, daemon.kind, kind, locale, talent) >= u32::from(least)
            }
            Need::Caster(talent, least) => symbols(daemon.kind, talent) >= u32::from(least),
            Need::More(talent) => match target {
                Target::Daemon(other) if other.index() < catalog.daemons.len() => {
                    symbols(daemon.kind, talent) > symbols(*other, talent)
                }
                Target::Daemon(_)
                | Target::Nothing
                | Target::Seat(_)
                | Target::Legions(_)
                | Target::Lieutenant { .. }
                | Target::Hound(_)
                | Target::Transfer { .. }
                | Target::Sectio(_)
                | Target::Event(_)
                | Target::Box(_) => false,
            },
            Need::SectioIn(circle) => self.holdings(seat, circle) > 0,
            Need::LegionInAnteHell => self.board().has_legions(Banner::Seat(seat), Place::AnteHell),
            Need::Neighbour => {
                matches!(target, Target::Sectio(sectio) if !sectio.is_isolated(|other| self.owns(seat, other)))
            }
        };
        sure(good, Refusal::Need)
    }

    /// Returns the symbols of a caster and its supporters for a spell (rule 9.8.3): "A supporting
    /// Daemon must be in same locale as the Caster".
    #[must_use]
    pub fn support_for(
        &self,
        catalog: &Catalog,
        caster: DaemonKind,
        spell: SpellKind,
        locale: Locale,
        talent: Talent,
    ) -> u32 {
        let symbols = |kind: DaemonKind| u32::from(catalog.daemon(kind).talent(talent));
        let there =
            |kind: DaemonKind| self.daemon(kind).is_some_and(|(_, daemon)| daemon.is_able() && daemon.locale == locale);
        let fits = self.supports.iter().filter(|support| (support.caster, support.spell) == (caster, spell));
        symbols(caster)
            + fits.filter(|support| there(support.daemon)).map(|support| symbols(support.daemon)).sum::<u32>()
    }

    /// Checks whether a daemon may support a spell of another one.
    pub(crate) fn check_support(
        &self,
        catalog: &Catalog,
        daemon: &Daemon,
        caster: DaemonKind,
        spell: SpellKind,
    ) -> Result<(), Refusal> {
        sure(spell.index() < catalog.spells.len(), Refusal::Card)?;
        let sums = catalog.spell(spell).needs.iter().any(|need| matches!(need, Need::Sum(..)));
        sure(sums, Refusal::Card)?;
        let waits = caster != daemon.kind && self.track.contains(&caster);
        sure(waits, Refusal::Daemon)
    }

    /// Checks what a spell is aimed at. Spells of combat have checks of their own.
    fn check_target(
        &self,
        catalog: &Catalog,
        seat: Seat,
        caster: &Daemon,
        spell: &SpellDef,
        target: &Target,
    ) -> Result<(), Refusal> {
        match (spell.effect.aim(), target) {
            (Aim::OtherDaemon | Aim::OwnDaemon, Target::Daemon(kind)) => {
                self.check_daemon_target(catalog, seat, caster, spell, *kind)
            }
            (Aim::Triumvirate, Target::Seat(other)) => {
                sure(*other != seat && other.index() < self.triumvirates.len(), Refusal::NoSuchSeat)?;
                let blame = spell.effect == SpellEffect::Standing(StandingSpell::Scapegoat);
                sure(!blame || self.triumvirate(seat).disfavours > 0, Refusal::NothingToAtone)
            }
            (Aim::OtherUnits, Target::Legions(legions)) => self.check_prey(seat, legions, limit(&spell.effect)),
            (Aim::Lieutenant, Target::Lieutenant { kind, with }) => {
                let officer = self.board().officer(*kind).ok_or(Refusal::NotThere)?;
                sure(officer.banner.seat().is_some_and(|other| other != seat), Refusal::Unit)?;
                distinct(with)?;
                let there = |legion: &Legion| {
                    legion.banner == officer.banner && self.board().legion(*legion) == Some(officer.at)
                };
                sure(with.iter().all(there), Refusal::Unit)?;
                let unit = crate::ids::Unit::Lieutenant(*kind);
                sure(with.len() == self.followers(catalog, unit, Banner::Seat(seat)), Refusal::Count)
            }
            (Aim::Hound, Target::Hound(kind)) => {
                let minder = self.board().hound(*kind).and_then(|hound| hound.minder).ok_or(Refusal::NotThere)?;
                sure(minder.banner != Banner::Seat(seat), Refusal::Unit)
            }
            (Aim::OwnUnits, target) => self.check_own_units(seat, &spell.effect, target),
            (Aim::Sectio, Target::Sectio(sectio)) => self.check_sectio_target(seat, &spell.effect, *sectio),
            (Aim::Event, Target::Event(sphere)) => sure(self.permanent(*sphere).is_some(), Refusal::NotThere),
            (Aim::Nothing, target) => self.check_no_target(seat, &spell.effect, target),
            (
                Aim::OtherDaemon
                | Aim::OwnDaemon
                | Aim::Triumvirate
                | Aim::OtherUnits
                | Aim::Lieutenant
                | Aim::Hound
                | Aim::Sectio
                | Aim::Event
                | Aim::Combat
                | Aim::CombatDaemon
                | Aim::Spell,
                _,
            ) => Err(Refusal::Target),
        }
    }

    fn check_daemon_target(
        &self,
        catalog: &Catalog,
        seat: Seat,
        caster: &Daemon,
        spell: &SpellDef,
        kind: DaemonKind,
    ) -> Result<(), Refusal> {
        let (owner, daemon) = self.daemon(kind).ok_or(Refusal::Daemon)?;
        sure(spell.locale.is_none_or(|locale| locale == daemon.locale), Refusal::Locale)?;
        let SpellEffect::Daemon(effect) = &spell.effect else { return Err(Refusal::Target) };
        let good = match effect {
            DaemonSpell::Afflict { fate, .. } => {
                owner != seat
                    && daemon.is_able()
                    && match fate {
                        Fate::Recalled => daemon.locale == Locale::Earth,
                        Fate::Incapacitated { .. } | Fate::PassesForGood | Fate::Destroyed => true,
                    }
            }
            DaemonSpell::Delay { .. } => owner != seat && self.track.contains(&kind),
            DaemonSpell::Heal => owner == seat && !daemon.is_able(),
            DaemonSpell::ActAgain => owner == seat && kind != caster.kind && daemon.is_able() && daemon.acted,
            DaemonSpell::SendToEarth => {
                owner == seat && daemon.is_in_hell() && !self.earth_closed(catalog, Banner::Seat(seat))
            }
        };
        sure(good, Refusal::Daemon)
    }

    /// Checks legions of one other triumvirate in one place.
    pub(crate) fn check_prey(&self, seat: Seat, legions: &[Legion], most: u8) -> Result<(), Refusal> {
        distinct(legions)?;
        sure((1..=usize::from(most)).contains(&legions.len()), Refusal::Count)?;
        let first = legions.first().ok_or(Refusal::Count)?;
        let place = self.board().legion(*first).ok_or(Refusal::NotThere)?;
        sure(first.banner.seat().is_some_and(|other| other != seat), Refusal::Unit)?;
        let same = |legion: &Legion| legion.banner == first.banner && self.board().legion(*legion) == Some(place);
        sure(legions.iter().all(same), Refusal::Unit)
    }

    fn check_own_units(&self, seat: Seat, effect: &SpellEffect, target: &Target) -> Result<(), Refusal> {
        let banner = Banner::Seat(seat);
        match (effect, target) {
            (SpellEffect::Units(UnitSpell::March { .. }), Target::Nothing) => Ok(()),
            (SpellEffect::Units(UnitSpell::Tame), Target::Legions(legions)) => {
                let [legion] = legions.as_slice() else { return Err(Refusal::Count) };
                sure(legion.banner == banner && self.board().legion(*legion).is_some(), Refusal::NotYourUnit)?;
                sure(self.board().hound_of(*legion).is_none(), Refusal::OneHound)?;
                sure(!self.board().kennel().is_empty(), Refusal::NotThere)
            }
            (SpellEffect::Units(UnitSpell::Transfer { legions: most }), Target::Transfer { legions, to }) => {
                distinct(legions)?;
                sure((1..=usize::from(*most)).contains(&legions.len()), Refusal::Count)?;
                let from = legions.first().and_then(|legion| self.board().legion(*legion)).ok_or(Refusal::NotThere)?;
                let own = |legion: &Legion| legion.banner == banner && self.board().legion(*legion) == Some(from);
                sure(legions.iter().all(own), Refusal::NotYourUnit)?;
                sure(self.owns(seat, *to) && self.is_calm(seat, *to) && from != Place::Sectio(*to), Refusal::Place)
            }
            (_, _) => Err(Refusal::Target),
        }
    }

    fn check_sectio_target(&self, seat: Seat, effect: &SpellEffect, sectio: Sectio) -> Result<(), Refusal> {
        let SpellEffect::Sectio(spell) = effect else { return Ok(()) };
        let place = Place::Sectio(sectio);
        let good = match spell {
            SectioSpell::Revoke => match self.owner(sectio) {
                Some(Banner::Seat(owner)) => owner != seat && !self.board().has_units(Banner::Seat(owner), place),
                Some(Banner::Freebooters) | None => false,
            },
            SectioSpell::Claim => {
                self.owner(sectio).is_none() && !self.board().has_foes(Banner::Seat(seat), place, true)
            }
            SectioSpell::Phenomenon(_) => true,
        };
        sure(good, Refusal::Place)
    }

    fn check_no_target(&self, seat: Seat, effect: &SpellEffect, target: &Target) -> Result<(), Refusal> {
        if let SpellEffect::Units(UnitSpell::Recruit) = effect {
            let Target::Box(at) = target else { return Err(Refusal::Target) };
            let there = self.boxes().get(usize::from(*at)).is_some_and(|there| !there.is_empty());
            sure(there, Refusal::NotThere)?;
            return sure(!self.barracks(seat).is_empty(), Refusal::Place);
        }
        sure(*target == Target::Nothing, Refusal::Target)?;
        match effect {
            SpellEffect::Visitor(VisitorSpell::BanishLilith) => {
                sure(self.board().lilith().is_some(), Refusal::NotThere)
            }
            SpellEffect::Visitor(VisitorSpell::BanishUriel) => sure(self.board().uriel().is_some(), Refusal::NotThere),
            SpellEffect::Visitor(VisitorSpell::Invoke { .. })
            | SpellEffect::Daemon(_)
            | SpellEffect::Units(_)
            | SpellEffect::Souls(_)
            | SpellEffect::Standing(_)
            | SpellEffect::Cards(_)
            | SpellEffect::Hell(_)
            | SpellEffect::Sectio(_)
            | SpellEffect::Combat(_)
            | SpellEffect::Counter(_)
            | SpellEffect::ThisTurn { .. }
            | SpellEffect::Macina(_)
            | SpellEffect::Strokes(_) => Ok(()),
        }
    }

    // -- counters

    /// True if a spell is aimed at daemons, units or sectio of a seat.
    #[must_use]
    pub fn strikes(&self, seat: Seat, cast: &Cast) -> bool {
        let banner = Banner::Seat(seat);
        match &cast.target {
            Target::Nothing | Target::Event(_) | Target::Box(_) => false,
            Target::Daemon(kind) => self.daemon(*kind).is_some_and(|(owner, _)| owner == seat),
            Target::Seat(other) => *other == seat,
            Target::Legions(legions) | Target::Transfer { legions, .. } => {
                legions.iter().any(|legion| legion.banner == banner)
            }
            Target::Lieutenant { kind, .. } => {
                self.board().officer(*kind).is_some_and(|officer| officer.banner == banner)
            }
            Target::Hound(kind) => {
                let minder = self.board().hound(*kind).and_then(|hound| hound.minder);
                minder.is_some_and(|minder| minder.banner == banner)
            }
            Target::Sectio(sectio) => {
                self.owns(seat, *sectio) || self.board().has_units(banner, Place::Sectio(*sectio))
            }
        }
    }

    /// True if the last spell is a counter against a spell of this daemon.
    fn is_countered(&self, daemon: DaemonKind) -> bool {
        let below = self.casts.len().checked_sub(2).and_then(|at| self.casts.get(at));
        below.is_some_and(|cast| cast.daemon == daemon)
    }

    /// True if a daemon counters without losing its action: it, its spell, or units or sectio of
    /// its triumvirate are aimed at, or it has a skill for it. A friend of the daemon that is aimed
    /// at loses its action.
    #[must_use]
    pub fn counters_free(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind, cast: &Cast) -> bool {
        let skilled = self
            .triumvirate(seat)
            .daemon(daemon)
            .is_some_and(|daemon| matches!(self.skill(catalog, daemon), Some(Skill::Magic(MagicSkill::Counters))));
        let aimed = match cast.target {
            Target::Daemon(kind) => kind == daemon,
            Target::Nothing
            | Target::Seat(_)
            | Target::Legions(_)
            | Target::Lieutenant { .. }
            | Target::Hound(_)
            | Target::Transfer { .. }
            | Target::Sectio(_)
            | Target::Event(_)
            | Target::Box(_) => self.strikes(seat, cast),
        };
        cast.combat || skilled || aimed || self.is_countered(daemon)
    }

    /// Checks a counter against the last spell (rule 9.8.2).
    pub(super) fn check_counter(&self, catalog: &Catalog, seat: Seat, counter: Counter) -> Result<(), Refusal> {
        let Counter { card, daemon } = counter;
        let cast = self.casts.last().ok_or(Refusal::WrongQuestion)?;
        sure(card.index() < catalog.arcana().count(), Refusal::NotYourCard)?;
        sure(cast.seat != seat && !cast.countered, Refusal::Target)?;
        sure(!catalog.spell_of(cast.card).sure, Refusal::Sure)?;
        sure(!self.no_counters(catalog, Banner::Seat(seat)), Refusal::Forbidden)?;
        let SpellEffect::Counter(spell) = &catalog.spell_of(card).effect else { return Err(Refusal::Card) };
        let against = matches!(catalog.spell_of(cast.card).effect, SpellEffect::Counter(_));
        let fits = match spell.scope {
            CounterScope::Any => true,
            CounterScope::Actions => !against && !cast.combat,
            CounterScope::Combat => !against && cast.combat,
        };
        sure(fits, Refusal::Card)?;
        let own = self.triumvirate(seat).daemon(daemon).ok_or(Refusal::NotYourDaemon)?;
        sure(own.is_able(), Refusal::Daemon)?;
        let SpellDef { locale, cost, .. } = catalog.spell_of(card);
        sure(*locale != Some(Locale::Earth) || own.locale == Locale::Earth, Refusal::Locale)?;
        sure(u32::from(cost.souls) <= self.triumvirate(seat).souls, Refusal::Souls)?;
        sure(u32::from(cost.favours) <= self.triumvirate(seat).free_favours(), Refusal::Favours)?;
        if cast.combat {
            let brought = self.battle().is_some_and(|battle| {
                battle.has_brought(daemon, card)
                    && battle.side_of(Banner::Seat(cast.seat)) != battle.side_of(Banner::Seat(seat))
            });
            return sure(brought, Refusal::NotBrought);
        }
        sure(self.triumvirate(seat).holds(card), Refusal::NotYourCard)?;
        let waits = !own.acted && !own.bound;
        sure(waits || self.counters_free(catalog, seat, daemon, cast), Refusal::Acted)
    }

    /// Returns the counters that a seat can play against the last spell.
    #[must_use]
    pub fn counters(&self, catalog: &Catalog, seat: Seat) -> Vec<Counter> {
        let own = self.triumvirate(seat);
        let brought = self.battle().map(|battle| battle.brought(seat)).unwrap_or_default();
        let mut all = Vec::new();
        for card in own.hand.iter().copied().chain(brought) {
            for daemon in &own.daemons {
                let counter = Counter { card, daemon: daemon.kind };
                if self.check_counter(catalog, seat, counter).is_ok() {
                    all.push(counter);
                }
            }
        }
        all
    }

    /// Returns the seats that can counter the last spell, clockwise from its caster.
    pub(super) fn counterers(&self, catalog: &Catalog) -> Vec<Seat> {
        let Some(cast) = self.casts.last() else { return Vec::new() };
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.rotate_left(cast.seat.index());
        seats.retain(|seat| !self.counters(catalog, *seat).is_empty());
        seats
    }
}

/// Returns the most legions at which a spell can be aimed.
pub(super) fn limit(effect: &SpellEffect) -> u8 {
    match effect {
        SpellEffect::Units(UnitSpell::Disband { legions } | UnitSpell::Rebel { legions }) => *legions,
        SpellEffect::Units(_)
        | SpellEffect::Daemon(_)
        | SpellEffect::Souls(_)
        | SpellEffect::Standing(_)
        | SpellEffect::Cards(_)
        | SpellEffect::Hell(_)
        | SpellEffect::Sectio(_)
        | SpellEffect::Visitor(_)
        | SpellEffect::Combat(_)
        | SpellEffect::Counter(_)
        | SpellEffect::ThisTurn { .. }
        | SpellEffect::Macina(_)
        | SpellEffect::Strokes(_) => 0,
    }
}
