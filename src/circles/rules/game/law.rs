//! The rules of the moment: what events, phenomena, spells, macina and skills change.
//!
//! Numbers that are added are summed, and no result is below 0. Where two contradict each other,
//! the first in this order counts (rule 6.1.2): this turn's events and spells, the permanent events
//! of Heaven, Earth and Hell, and macina.

use circles_catalog::Catalog;
use circles_catalog::definitions::{
    ActionModifier, CardModifier, CombatModifier, EarthModifier, IncomeSkill, MarchModifier, Modifier,
    PhenomenonEffect, Skill, SoulModifier, SpellEffect, StandingModifier, StandingSkill, SummoningModifier,
    SummoningSkill,
};

use super::{Daemon, Game, Lasting, Omen, Source};
use crate::ids::{Banner, Circle, Place, Seat, Sectio, Sphere};

/// Adds a signed number. Never below 0.
#[must_use]
pub const fn plus(base: u32, add: i32) -> u32 {
    base.saturating_add_signed(add)
}

/// Writes queries that sum a number of all modifiers of one kind.
macro_rules! sums {
    ($($(#[$doc:meta])* $name:ident($pattern:pat) => $value:expr;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(&self, catalog: &Catalog, banner: Banner) -> i32 {
            self.sum(catalog, banner, |modifier| if let $pattern = modifier { Some($value) } else { None })
        }
    )*};
}

/// Writes queries that are true if a modifier holds.
macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident => $modifier:expr;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(&self, catalog: &Catalog, banner: Banner) -> bool {
            self.any(catalog, banner, $modifier)
        }
    )*};
}

impl Lasting {
    /// Returns what it changes.
    #[must_use]
    pub fn modifiers<'a>(&self, catalog: &'a Catalog) -> &'a [Modifier] {
        match self.source {
            Source::Event(kind) => &catalog.event(kind).lasting,
            Source::Spell(kind) => match &catalog.spell(kind).effect {
                SpellEffect::ThisTurn { modifiers, .. } | SpellEffect::Macina(modifiers) => modifiers,
                SpellEffect::Daemon(_)
                | SpellEffect::Units(_)
                | SpellEffect::Souls(_)
                | SpellEffect::Standing(_)
                | SpellEffect::Cards(_)
                | SpellEffect::Hell(_)
                | SpellEffect::Sectio(_)
                | SpellEffect::Visitor(_)
                | SpellEffect::Combat(_)
                | SpellEffect::Counter(_)
                | SpellEffect::Strokes(_) => &[],
            },
        }
    }

    fn holds_for(&self, banner: Banner) -> bool {
        self.seats.is_empty() || banner.seat().is_some_and(|seat| self.seats.contains(&seat))
    }
}

impl Game {
    /// Returns all changes of the rules that hold for a banner, by precedence.
    #[must_use]
    pub fn modifiers<'a>(&self, catalog: &'a Catalog, banner: Banner) -> Vec<&'a Modifier> {
        let mut all: Vec<&Modifier> = Vec::new();
        for lasting in self.lasting.iter().filter(|lasting| lasting.holds_for(banner)) {
            all.extend(lasting.modifiers(catalog));
        }
        for card in Sphere::ALL.iter().filter_map(|sphere| self.permanent(*sphere)) {
            all.extend(&catalog.event(catalog.hell_card(card).event).lasting);
        }
        if let Some(seat) = banner.seat() {
            for macina in self.triumvirate(seat).macina.iter().filter(|macina| macina.running) {
                if let SpellEffect::Macina(modifiers) = &catalog.spell_of(macina.card).effect {
                    all.extend(modifiers);
                }
            }
        }
        all
    }

    fn sum(&self, catalog: &Catalog, banner: Banner, number: impl Fn(&Modifier) -> Option<i8>) -> i32 {
        self.modifiers(catalog, banner).into_iter().filter_map(number).map(i32::from).sum()
    }

    fn any(&self, catalog: &Catalog, banner: Banner, fits: Modifier) -> bool {
        self.modifiers(catalog, banner).contains(&&fits)
    }

    /// Returns what is added to the Souls of each sectio of a circle.
    #[must_use]
    pub fn yield_added(&self, catalog: &Catalog, seat: Seat, of: Circle) -> i32 {
        self.sum(catalog, Banner::Seat(seat), |modifier| {
            let Modifier::Souls(SoulModifier::Yield { circle, add }) = modifier else { return None };
            circle.is_none_or(|circle| circle == of).then_some(*add)
        })
    }

    /// True if no Souls may be collected from a circle.
    #[must_use]
    pub fn is_barren(&self, catalog: &Catalog, seat: Seat, circle: Circle) -> bool {
        self.any(catalog, Banner::Seat(seat), Modifier::Souls(SoulModifier::Barren { circle }))
    }

    sums! {
        /// Souls that an isolated sectio loses besides the two of rule 7.2.1.
        isolation_added(Modifier::Souls(SoulModifier::Isolation { add })) => *add;
        /// Upkeep added for each legion.
        legion_upkeep_added(Modifier::Souls(SoulModifier::Upkeep { legion, .. })) => *legion;
        /// Upkeep added for each lieutenant.
        lieutenant_upkeep_added(Modifier::Souls(SoulModifier::Upkeep { lieutenant, .. })) => *lieutenant;
        /// Cards added to the draw of the Hell Phase.
        draw_added(Modifier::Cards(CardModifier::Draw { add })) => *add;
        /// Souls added to the price of an arcana card.
        card_price_added(Modifier::Cards(CardModifier::Price { add })) => *add;
        /// Souls added to the cost of each spell that is cast as an action.
        spell_cost_added(Modifier::Cards(CardModifier::Cost { add })) => *add;
        /// Souls added to the price of a legion.
        legion_price_added(Modifier::Summoning(SummoningModifier::Price { add })) => *add;
        /// Souls added to the price of a lieutenant.
        lieutenant_price_added(Modifier::Summoning(SummoningModifier::Lieutenant { add })) => *add;
        /// Added to rolls to tame a hound.
        taming_added(Modifier::Summoning(SummoningModifier::Taming { add })) => *add;
        /// Added to rolls to influence units.
        influence_added(Modifier::Actions(ActionModifier::Influence { add })) => *add;
        /// Added to the dice of atonement.
        atonement_added(Modifier::Actions(ActionModifier::Atonement { add })) => *add;
        /// Hell cards added for a conspiracy.
        conspiracy_added(Modifier::Actions(ActionModifier::Conspiracy { add })) => *add;
        /// Steps added for a legion.
        legion_steps_added(Modifier::March(MarchModifier::Steps { legion, .. })) => *legion;
        /// Steps added for a lieutenant.
        lieutenant_steps_added(Modifier::March(MarchModifier::Steps { lieutenant, .. })) => *lieutenant;
        /// Units added to a march.
        march_units_added(Modifier::March(MarchModifier::Units { add })) => *add;
        /// Souls added for each daemon on Earth.
        harvest_added(Modifier::Earth(EarthModifier::Harvest { add })) => *add;
        /// Souls added to the cost of walking the Earth.
        walk_cost_added(Modifier::Earth(EarthModifier::Cost { add })) => *add;
        /// Added to combat rolls of legions.
        rolls_added(Modifier::Combat(CombatModifier::Rolls { add })) => *add;
        /// Added to the number that a save of a legion must not exceed.
        saves_added(Modifier::Combat(CombatModifier::Saves { add })) => *add;
        /// Combat rolls added for each hound.
        hound_rolls_added(Modifier::Combat(CombatModifier::Hounds { add })) => *add;
        /// Cards added that a daemon may bring to a combat.
        brought_added(Modifier::Combat(CombatModifier::Cards { add })) => *add;
        /// Added to Disfavour Rolls by events and cards.
        disfavour_roll_added(Modifier::Standing(StandingModifier::DisfavourRoll { add })) => *add;
        /// Favours added to the price of a petition.
        petition_added(Modifier::Standing(StandingModifier::Petition { add })) => *add;
        /// Added to rolls of recovery.
        recovery_added(Modifier::Standing(StandingModifier::Recovery { add })) => *add;
        /// Favours added to what removes a Disfavour.
        absolution_added(Modifier::Standing(StandingModifier::Absolution { add })) => *add;
    }

    flags! {
        /// True if a banner casts no spells in combat.
        no_combat_magic => Modifier::Cards(CardModifier::NoCombatMagic);
        /// True if a banner cannot counter.
        no_counters => Modifier::Cards(CardModifier::NoCounters);
        /// True if the lowest rank acts first.
        is_reversed => Modifier::Actions(ActionModifier::Reversed);
        /// True if daemons cannot pass to act later.
        no_passing => Modifier::Actions(ActionModifier::NoPassing);
        /// True if units do not flee from marching ones.
        no_march_flight => Modifier::March(MarchModifier::NoFleeing);
        /// True if no unit enters AnteHell in a march.
        antehell_closed => Modifier::March(MarchModifier::AnteHellClosed);
        /// True if nobody starts to walk the Earth.
        earth_closed => Modifier::Earth(EarthModifier::Closed);
        /// True if being on Earth earns no Favour.
        no_earth_favours => Modifier::Earth(EarthModifier::NoFavours);
        /// True if units do not flee from combat.
        no_combat_flight => Modifier::Combat(CombatModifier::NoFleeing);
        /// True if nobody petitions by Victor's Right.
        no_victors => Modifier::Standing(StandingModifier::NoVictors);
    }

    /// Returns the most legions that a seat may summon in a turn, if there is a limit.
    #[must_use]
    pub fn summoning_limit(&self, catalog: &Catalog, seat: Seat) -> Option<u8> {
        self.modifiers(catalog, Banner::Seat(seat)).into_iter().find_map(|modifier| {
            let Modifier::Summoning(SummoningModifier::Limit { legions }) = modifier else { return None };
            Some(*legions)
        })
    }

    /// Returns the lowest roll with which an evil deed succeeds, as events say it.
    #[must_use]
    pub fn deeds_from(&self, catalog: &Catalog, seat: Seat) -> Option<u8> {
        self.modifiers(catalog, Banner::Seat(seat)).into_iter().find_map(|modifier| {
            let Modifier::Earth(EarthModifier::Deeds { from }) = modifier else { return None };
            Some(*from)
        })
    }

    /// Returns the dangers that daemons of a seat face on Earth.
    #[must_use]
    pub fn perils<'a>(&self, catalog: &'a Catalog, seat: Seat) -> Vec<&'a EarthModifier> {
        let all = self.modifiers(catalog, Banner::Seat(seat)).into_iter();
        let perils = all.filter_map(|modifier| match modifier {
            Modifier::Earth(modifier @ EarthModifier::Peril { .. }) => Some(modifier),
            Modifier::Souls(_)
            | Modifier::Cards(_)
            | Modifier::Summoning(_)
            | Modifier::Actions(_)
            | Modifier::March(_)
            | Modifier::Earth(_)
            | Modifier::Combat(_)
            | Modifier::Standing(_) => None,
        });
        perils.collect()
    }

    /// Returns the Souls that events and macina give a seat in each Soul Phase, one number for
    /// each.
    #[must_use]
    pub fn stipends(&self, catalog: &Catalog, seat: Seat) -> Vec<u32> {
        let all = self.modifiers(catalog, Banner::Seat(seat)).into_iter();
        let stipend = |modifier: &Modifier| {
            let Modifier::Souls(SoulModifier::Stipend { souls }) = modifier else { return None };
            Some(u32::from(*souls))
        };
        all.filter_map(stipend).collect()
    }

    // -- skills

    /// Returns the skill of a daemon, if it works now (rule 3.3).
    #[must_use]
    pub fn skill<'a>(&self, catalog: &'a Catalog, daemon: &Daemon) -> Option<&'a Skill> {
        let def = catalog.daemon(daemon.kind);
        let there = def.skill_in.is_none_or(|locale| locale == daemon.locale);
        (daemon.is_able() && there).then_some(&def.skill)
    }

    /// Returns the skills of a triumvirate that work now.
    pub fn skills<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = &'a Skill> {
        self.triumvirate(seat).daemons.iter().filter_map(|daemon| self.skill(catalog, daemon))
    }

    /// Returns what skills and events add to Disfavour Rolls of a seat.
    #[must_use]
    pub fn grace(&self, catalog: &Catalog, seat: Seat) -> i32 {
        let skill = |skill: &Skill| {
            let Skill::Standing(StandingSkill::Graceful { add }) = skill else { return None };
            Some(i32::from(*add))
        };
        let skills: i32 = self.skills(catalog, seat).filter_map(skill).sum();
        skills + self.disfavour_roll_added(catalog, Banner::Seat(seat))
    }

    /// Returns the cards that a seat draws in the Hell Phase (rule 6.3).
    #[must_use]
    pub fn draws(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let skill = |skill: &Skill| {
            let Skill::Summoning(SummoningSkill::Draws { cards }) = skill else { return None };
            Some(u32::from(*cards))
        };
        let skills: u32 = self.skills(catalog, seat).filter_map(skill).sum();
        let able = self.triumvirate(seat).able().count() as u32;
        plus(able + skills, self.draw_added(catalog, Banner::Seat(seat)))
    }

    /// Returns the Souls of stipends by skills, and the number of mints.
    #[must_use]
    pub fn skilled_income(&self, catalog: &Catalog, seat: Seat) -> (u32, usize) {
        let (mut souls, mut mints) = (0, 0);
        for skill in self.skills(catalog, seat) {
            if let Skill::Income(income) = skill {
                match income {
                    IncomeSkill::Stipend { souls: more } => souls += u32::from(*more),
                    IncomeSkill::Mint => mints += 1,
                }
            }
        }
        (souls, mints)
    }

    // -- phenomena

    /// Returns the effects of phenomena in a place. AnteHell has none.
    #[must_use]
    pub fn phenomena(&self, catalog: &Catalog, place: Place) -> Vec<PhenomenonEffect> {
        let Some(sectio) = place.sectio() else { return Vec::new() };
        let here = self.struck.iter().filter(|struck| struck.area.contains(&sectio));
        here.filter_map(|struck| omen(catalog, struck.omen)).collect()
    }

    /// True if a phenomenon with this effect is in a place.
    #[must_use]
    pub fn has_phenomenon(&self, catalog: &Catalog, place: Place, effect: PhenomenonEffect) -> bool {
        self.phenomena(catalog, place).contains(&effect)
    }

    /// Returns what phenomena add to the Souls of a sectio.
    #[must_use]
    pub fn yield_struck(&self, catalog: &Catalog, sectio: Sectio) -> i32 {
        let added = self.phenomena(catalog, Place::Sectio(sectio)).into_iter().filter_map(|effect| {
            let PhenomenonEffect::Yield { add } = effect else { return None };
            Some(i32::from(add))
        });
        added.sum()
    }

    /// Returns what phenomena add to combat rolls of legions in a sectio.
    #[must_use]
    pub fn rolls_struck(&self, catalog: &Catalog, sectio: Sectio) -> i32 {
        let added = self.phenomena(catalog, Place::Sectio(sectio)).into_iter().filter_map(|effect| {
            let PhenomenonEffect::Rolls { add } = effect else { return None };
            Some(i32::from(add))
        });
        added.sum()
    }
}

/// Returns the effect of a phenomenon.
#[must_use]
pub fn omen(catalog: &Catalog, omen: Omen) -> Option<PhenomenonEffect> {
    match omen {
        Omen::Phenomenon(kind) => Some(catalog.phenomenon(kind).effect),
        Omen::Spell(kind) => match &catalog.spell(kind).effect {
            SpellEffect::Sectio(circles_catalog::definitions::SectioSpell::Phenomenon(effect)) => Some(*effect),
            SpellEffect::Sectio(_)
            | SpellEffect::Daemon(_)
            | SpellEffect::Units(_)
            | SpellEffect::Souls(_)
            | SpellEffect::Standing(_)
            | SpellEffect::Cards(_)
            | SpellEffect::Hell(_)
            | SpellEffect::Visitor(_)
            | SpellEffect::Combat(_)
            | SpellEffect::Counter(_)
            | SpellEffect::ThisTurn { .. }
            | SpellEffect::Macina(_)
            | SpellEffect::Strokes(_) => None,
        },
    }
}
