//! The two sides of a battle, with every part of their values (manual 4.16; ruling R15 for the
//! order of parts).
//!
//! This module adds up the values before the first event of a battle: growth, praetor, artifacts,
//! support. The effects of abilities during the battle are in the other modules of this folder.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::report::{Advantage, Side};
use crate::archfiends::{Part, Tally, aura};
use crate::attachments::{Contents, Skill, Source, boons, skills};
use crate::catalog::{Ability, BattleNumbers, Boon, Catalog, Number};
use crate::diplomacy::Stance;
use crate::events;
use crate::forces::{Landmark, Legion, Muster, Place, Stat, Strength};
use crate::game::Game;
use crate::ids::{CantonId, CombatCardId, LegionId, LegionKind, Seat};
use crate::realm::Foe;
use crate::rituals::loyalty_by_premonitions;
use crate::rituals::spells::bewitch;

/// The kind of unit, so that a report can be read after the unit is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Banner {
    /// A legion.
    Legion(Muster),
    /// A place's garrison.
    Place(Landmark),
}

/// A combat card of a side in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FighterCard {
    /// Its id, unique in the game.
    pub id: CombatCardId,
    /// Its contents; `None` in the view of a seat that may not know them.
    pub contents: Option<Contents>,
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// The unit.
    pub unit: Foe,
    /// Its kind and name.
    pub banner: Banner,
    /// Its owner; `None` for neutral places, for Pandemonium held by the conclave, and for
    /// visitors.
    pub owner: Option<Seat>,
    /// Its level.
    pub level: u8,
    /// Its level for rolls, with the bonuses of praetor and artifacts.
    pub roll: Tally,
    /// Its loyalty, with all bonuses.
    pub loyalty: i16,
    /// Its hit points when the battle begins.
    pub hp: i16,
    /// Its hit points at full strength.
    pub max_hp: i16,
    /// Its own values, without attachments. Combat cards can only raise those above 0 (manual
    /// 4.12).
    pub base: [i16; 3],
    /// Its values in the ranged, melee and infernal challenges, including support.
    pub values: [Tally; 3],
    /// Extra hit points for the battle.
    pub shield: Tally,
    /// Its abilities.
    pub skills: Vec<Skill>,
    /// Its combat cards.
    pub cards: Vec<FighterCard>,
}

impl Fighter {
    /// Creates a legion with these abilities and without combat cards.
    #[must_use]
    pub fn legion(catalog: &Catalog, legion: &Legion, skills: Vec<Skill>) -> Self {
        let loyalty = if legion.unwavering() { catalog.constants.battle.guard_loyalty } else { legion.loyalty };
        Self {
            unit: Foe::Legion(legion.id),
            banner: Banner::Legion(legion.muster),
            owner: Some(legion.owner),
            level: legion.level,
            roll: Tally::base(legion.level.into()),
            loyalty: loyalty.into(),
            hp: legion.hp,
            max_hp: legion.max_hp,
            base: Stat::ALL.map(|stat| legion.strength.of(stat)),
            values: bases(&legion.strength),
            shield: Tally::default(),
            skills: Vec::new(),
            cards: Vec::new(),
        }
        .able(skills)
    }

    /// Creates a place with these abilities and without combat cards.
    #[must_use]
    pub fn place(catalog: &Catalog, place: &Place, skills: Vec<Skill>) -> Self {
        Self {
            unit: Foe::Place(place.id),
            banner: Banner::Place(place.landmark),
            owner: place.owner,
            level: place.level,
            roll: Tally::base(place.level.into()),
            // A garrison has no loyalty value; it counts as unwavering, like a personal guard.
            loyalty: catalog.constants.battle.guard_loyalty.into(),
            hp: place.hp,
            max_hp: place.max_hp,
            base: Stat::ALL.map(|stat| place.strength.of(stat)),
            values: bases(&place.strength),
            shield: Tally::default(),
            skills: Vec::new(),
            cards: Vec::new(),
        }
        .able(skills)
    }

    /// Creates a legion of the catalog that has no owner and no position, with these current and
    /// maximum hit points.
    #[must_use]
    pub fn visitor(catalog: &Catalog, kind: LegionKind, unit: LegionId, (hp, max_hp): (i16, i16)) -> Self {
        let def = catalog.legion(kind);
        let strength = def.strength();
        Self {
            unit: Foe::Legion(unit),
            banner: Banner::Legion(Muster::Hired(kind)),
            owner: None,
            level: def.level,
            roll: Tally::base(def.level.into()),
            loyalty: def.loyalty.into(),
            hp,
            max_hp,
            base: Stat::ALL.map(|stat| strength.of(stat)),
            values: bases(&strength),
            shield: Tally::default(),
            skills: Vec::new(),
            cards: Vec::new(),
        }
        .able(def.abilities.iter().map(|&ability| Skill { ability, source: Source::Born }).collect())
    }

    /// Adds abilities. Their bonuses are added in this order: innate, promotions, training,
    /// praetor, artifacts (ruling R15).
    #[must_use]
    pub fn able(mut self, mut skills: Vec<Skill>) -> Self {
        skills.sort_by_key(|skill| skill.source);
        let seat_of_command =
            skills.iter().find(|skill| skill.ability == Ability::SeatOfCommand).map(|seat| seat.source);
        let mut command = seat_of_command;
        for skill in &skills {
            if matches!(skill.source, Source::Artifact(_)) {
                self.lead(&skills, command.take());
            }
            self.strengthen(skill);
        }
        self.lead(&skills, command);
        self.skills = skills;
        self
    }

    /// Adds a seat of command: "Any attribute bonuses granted by a Praetor who is also attached to
    /// this unit are tripled" (appendix D). The praetor's bonus counts once already, so twice the
    /// bonus is added.
    fn lead(&mut self, skills: &[Skill], seat: Option<Source>) {
        let Some(seat) = seat else { return };
        let part = match seat {
            Source::Artifact(kind) => Part::SeatOfCommand(kind),
            Source::Born | Source::Promotion | Source::Training | Source::Praetor(_) => Part::of(seat),
        };
        let mut given = [0; 3];
        for skill in skills {
            if let (Source::Praetor(_), Ability::Bonus(stat, more)) = (skill.source, skill.ability) {
                given[stat as usize] += i32::from(more);
            }
        }
        for (tally, given) in self.values.iter_mut().zip(given) {
            tally.add(part, 2 * given);
        }
    }

    fn strengthen(&mut self, skill: &Skill) {
        let Some((number, more)) = skill.ability.adds() else { return };
        let part = Part::of(skill.source);
        match number {
            Number::Value(stat) => self.values[stat as usize].add(part, more),
            Number::Level => self.roll.add(part, more),
            Number::Loyalty => self.loyalty += more as i16,
            Number::HitPoints => self.shield.add(part, more),
        }
    }

    /// Adds the aura of its owner and the spells on it (manual appendices G and I; ruling R15):
    /// after attachments, before support.
    #[must_use]
    pub fn enchanted(mut self, game: &Game) -> Self {
        let Foe::Legion(id) = self.unit else { return self };
        if let Some(owner) = self.owner {
            let aura = aura(game, owner);
            self.loyalty += aura.loyalty;
            for stat in Stat::ALL {
                self.values[stat as usize].add(Part::Aura, aura.strength.of(stat).into());
            }
        }
        for stat in Stat::ALL {
            let (base, tally) = (&mut self.base[stat as usize], &mut self.values[stat as usize]);
            *base = bewitch(game, id, stat, *base, tally);
        }
        self
    }

    /// Returns one value, at least 0.
    #[must_use]
    pub fn value(&self, stat: Stat) -> i16 {
        self.values[stat as usize].total().max(0) as i16
    }

    /// True if it is a garrison.
    #[must_use]
    pub const fn is_place(&self) -> bool {
        match self.banner {
            Banner::Legion(_) => false,
            Banner::Place(_) => true,
        }
    }

    /// Adds another unit's support: half of its values, or all of them from a center of evil
    /// (manual 4.16, appendix D). The supporter's praetor and artifacts count; its own support and
    /// its cards do not (ruling R16).
    pub fn supported_by(&mut self, supporter: &Self) {
        let Foe::Legion(id) = supporter.unit else { return };
        let whole = supporter.skills.iter().any(|skill| skill.ability == Ability::CenterOfEvil);
        for stat in Stat::ALL {
            let value = supporter.value(stat);
            self.values[stat as usize].add(Part::Support(id), i32::from(if whole { value } else { value / 2 }));
        }
    }

    /// Hashes everything that the chances of its battles depend on.
    fn ask<H: Hasher>(&self, to: &mut H) {
        let values = self.values.each_ref().map(|tally| tally.total() as i16);
        (self.is_place(), self.roll.total(), self.loyalty, self.hp, self.max_hp, self.shield.total()).hash(to);
        (self.base, values, self.support()).hash(to);
        self.skills.len().hash(to);
        for skill in &self.skills {
            skill.ability.hash(to);
        }
        self.cards.len().hash(to);
        for card in &self.cards {
            card.contents.hash(to);
        }
    }

    /// Returns the total support of each of the three values.
    pub(super) fn support(&self) -> [i16; 3] {
        let from_others = |tally: &Tally| {
            let parts = tally.0.iter().filter(|(part, _)| matches!(part, Part::Support(_)));
            parts.map(|(_, value)| *value as i16).sum()
        };
        self.values.each_ref().map(from_others)
    }
}

fn bases(strength: &Strength) -> [Tally; 3] {
    Stat::ALL.map(|stat| Tally::base(strength.of(stat).into()))
}

/// The way in which the advantage is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Toss {
    /// By dice.
    #[default]
    Rolled,
    /// Given in advance, for an imagined battle.
    Given(Option<Advantage>),
}

/// A battle before it is fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The canton of combat.
    pub canton: CantonId,
    /// The side that moved into the canton.
    pub attacker: Fighter,
    /// The side that was there.
    pub defender: Fighter,
    /// The way in which the advantage is decided.
    pub advantage: Toss,
    /// The numbers of the rules for this battle, so that a report can be read without the catalog.
    pub numbers: BattleNumbers,
}

impl Battle {
    /// Creates a battle of these two sides.
    #[must_use]
    pub const fn new(catalog: &Catalog, canton: CantonId, attacker: Fighter, defender: Fighter) -> Self {
        Self { canton, attacker, defender, advantage: Toss::Rolled, numbers: catalog.constants.battle }
    }

    /// Returns the battle as it would be without the support of these legions.
    #[must_use]
    pub fn without(&self, supporters: &[LegionId]) -> Self {
        let mut battle = self.clone();
        let given = |part: &Part| if let Part::Support(id) = part { supporters.contains(id) } else { false };
        for tally in battle.attacker.values.iter_mut().chain(&mut battle.defender.values) {
            tally.0.retain(|(part, _)| !given(part));
        }
        battle
    }

    /// Returns the battle as it would be if the unknown cards of a side had these contents.
    #[must_use]
    pub fn supposing(&self, side: Side, contents: Contents) -> Self {
        let mut battle = self.clone();
        let fighter = match side {
            Side::Attacker => &mut battle.attacker,
            Side::Defender => &mut battle.defender,
        };
        for card in &mut fighter.cards {
            card.contents.get_or_insert(contents);
        }
        battle
    }

    /// Hashes everything that its chances depend on, and nothing else. Two battles with equal input
    /// have equal forecasts.
    pub fn ask<H: Hasher>(&self, to: &mut H) {
        self.numbers.hash(to);
        self.advantage.hash(to);
        for side in Side::BOTH {
            self.side(side).ask(to);
        }
    }

    /// Returns one side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &Fighter {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    /// Returns one side, mutably.
    pub const fn side_mut(&mut self, side: Side) -> &mut Fighter {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }
}

/// Gathers the two sides of a battle and their support.
#[must_use]
pub fn muster(catalog: &Catalog, game: &Game, attacker: &Legion, foe: Foe, canton: CantonId) -> Option<Battle> {
    let defender = match foe {
        Foe::Legion(id) => legion(catalog, game, game.forces().legion(id)?),
        Foe::Place(id) => garrison(catalog, game, game.forces().place(id)?),
    };
    let mut battle = Battle::new(catalog, canton, legion(catalog, game, attacker), defender);
    support(catalog, game, &mut battle);
    Some(battle)
}

/// Gathers a visitor without an owner, the legion that it attacks, and that legion's support.
#[must_use]
pub(super) fn muster_against(catalog: &Catalog, game: &Game, visitor: Fighter, target: LegionId) -> Option<Battle> {
    let target = game.forces().legion(target)?;
    let mut battle = Battle::new(catalog, target.canton, visitor, legion(catalog, game, target));
    support(catalog, game, &mut battle);
    Some(battle)
}

fn legion(catalog: &Catalog, game: &Game, legion: &Legion) -> Fighter {
    Fighter::legion(catalog, legion, skills(catalog, game, Foe::Legion(legion.id)))
        .enchanted(game)
        .attached(catalog, game)
}

/// Returns the garrison of a place with its present praetor and combat cards (manual 4.5).
#[must_use]
pub fn garrison(catalog: &Catalog, game: &Game, place: &Place) -> Fighter {
    Fighter::place(catalog, place, skills(catalog, game, Foe::Place(place.id))).attached(catalog, game)
}

impl Fighter {
    /// Adds its combat cards, and its house's bonuses to the loyalty of legions: relics and
    /// premonitions.
    fn attached(mut self, catalog: &Catalog, game: &Game) -> Self {
        let banned = events::no_combat_cards(catalog, game).is_some();
        let cards = game.attachments().cards_on(self.unit).filter(|_| !banned);
        self.cards = cards.map(|card| FighterCard { id: card.id, contents: card.contents }).collect();
        // Only Leper King's Curse uses loyalty in battle.
        if let (Some(owner), Foe::Legion(_)) = (self.owner, self.unit)
            && self.skills.iter().any(|skill| skill.ability == Ability::LeperKingsCurse)
        {
            for (_, boon) in boons(catalog, game, owner) {
                if let Boon::Loyalty(more) = boon {
                    self.loyalty += i16::from(more);
                }
            }
            self.loyalty += loyalty_by_premonitions(catalog, game, owner).total() as i16;
        }
        self
    }
}

/// Adds support from legions adjacent to the canton of combat (manual 4.16). Places give none.
fn support(catalog: &Catalog, game: &Game, battle: &mut Battle) {
    let grid = game.realm().grid();
    let fighting = [battle.attacker.unit, battle.defender.unit];
    let owners = [battle.attacker.owner, battle.defender.owner];
    for supporter in game.forces().legions() {
        if fighting.contains(&Foe::Legion(supporter.id)) || !grid.adjacent(supporter.canton, battle.canton) {
            continue;
        }
        let with_attacker = supports(game, supporter.owner, owners[0], owners[1]);
        let with_defender = supports(game, supporter.owner, owners[1], owners[0]);
        let side = match (with_attacker, with_defender) {
            (true, false) => Side::Attacker,
            (false, true) => Side::Defender,
            // A house bound to both sides, or to neither, supports neither.
            (true, true) | (false, false) => continue,
        };
        let supporter = Fighter::legion(catalog, supporter, skills(catalog, game, Foe::Legion(supporter.id)));
        let supporter = supporter.enchanted(game);
        battle.side_mut(side).supported_by(&supporter);
    }
}

/// True if a house's legions support `side` against `other` (manual 4.16).
fn supports(game: &Game, house: Seat, side: Option<Seat>, other: Option<Seat>) -> bool {
    let Some(side) = side else { return false };
    if house == side {
        return true;
    }
    if other == Some(house) {
        return false;
    }
    if game.diplomacy().stance(house, side) == Stance::Vassalage {
        return true;
    }
    let cast_out = |seat: Seat| game.diplomacy().excommunicated(seat);
    other.is_some_and(cast_out) && !cast_out(side) && !cast_out(house)
}
