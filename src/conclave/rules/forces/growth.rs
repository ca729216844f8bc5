//! Growth of a legion (manual 4.4, 4.16; facts 23.8): its hidden level-up number, the menu of
//! upgrades, and the choice.
//!
//! > "For each Legion the game maintains a level-up number between one and 100. This number is
//! > increased randomly in proportion to the level of the opponent defeated [...]. Upon defeating
//! > an opponent, a second random number between one and 100 is generated. If the second number is
//! > less than the unit's internal level-up number, this Legion is promoted to the next level
//! > [...]. Afterwards, the unit's internal level-up number is reset to '1'."
//!
//! The level rises at once; the owner's choice takes effect at the next dawn. A legion that rises
//! again before its owner has chosen has two menus, and the older one is answered first.

use super::decoration::drawn;
use super::facts::ForcesFact;
use super::state::{Legion, Muster, Promotion, Stat, Upgrade};
use crate::catalog::{Ability, Catalog};
use crate::dice::{Rolls, Stream};
use crate::facts::Fact;
use crate::ids::LegionId;
use crate::orders::Answer;
use crate::resolve::Turn;

/// Raises the level-up number of a legion that has destroyed a unit of this level or taken a place
/// of it, and may promote the legion. Call it once for each battle, after the battle's facts.
pub(crate) fn earn_renown(turn: &mut Turn<'_>, legion: LegionId, enemy_level: u8) {
    let catalog = turn.catalog();
    let growth = &catalog.constants.growth;
    let mut rolls = turn.open(Stream::Promotion { legion, battle: turn.battles() });
    let earned = i32::from(growth.victory) + rolls.die(growth.die.into()) * i32::from(enemy_level);
    let rolled = rolls.die(growth.limit.into());
    let Some(hero) = turn.game_mut().forces.legion_mut(legion) else { return };
    hero.renown = (i32::from(hero.renown) + earned).clamp(1, growth.limit.into()) as u8;
    if hero.level >= growth.top_level || rolled >= i32::from(hero.renown) {
        return;
    }
    hero.level += 1;
    hero.renown = 1;
    let hero = *hero;
    let waiting: Vec<Upgrade> = turn
        .game()
        .forces()
        .promotions()
        .iter()
        .filter(|promotion| promotion.legion == legion)
        .flat_map(|promotion| promotion.menu)
        .collect();
    let menu = promotion_menu(catalog, &hero, &waiting, &mut rolls);
    turn.game_mut().forces.wait_for_choice(Promotion { legion, menu });
    turn.say(Fact::Forces(ForcesFact::Promoted { seat: hero.owner, legion, muster: hero.muster, level: hero.level }));
}

/// Returns three different upgrades for a legion that has just risen a level (manual 4.4).
///
/// The sizes are rolled here and do not grow with the level, so that high-level legions do not
/// become unbeatable for new ones. A combat value that the legion lacks is offered rarely, because
/// it changes the legion's character. A move point is offered once in a legion's life. An ability
/// is offered only if the legion has neither it nor a similar one. Move points and abilities that
/// are already in a `waits` menu are not offered again.
#[must_use]
pub fn promotion_menu(catalog: &Catalog, legion: &Legion, waits: &[Upgrade], rolls: &mut Rolls) -> [Upgrade; 3] {
    let growth = &catalog.constants.growth;
    let weights = &growth.weights;
    let hp = Upgrade::HitPoints(drawn(growth.hp, rolls));
    let mut sorts = vec![(hp, weights.hp)];
    for stat in Stat::ALL {
        let range = match stat {
            Stat::Ranged => growth.ranged,
            Stat::Melee => growth.melee,
            Stat::Infernal => growth.infernal,
        };
        let weight = if legion.strength.of(stat) > 0 { weights.value } else { weights.new_value };
        sorts.push((Upgrade::Value(stat, drawn(range, rolls)), weight));
    }
    if !legion.unwavering() {
        sorts.push((Upgrade::Loyalty(growth.loyalty), weights.loyalty));
    }
    let swifter = legion.moves > born_moves(catalog, legion) || waits.iter().any(|up| matches!(up, Upgrade::Moves(_)));
    if !swifter && legion.moves < catalog.constants.forces.most_moves {
        sorts.push((Upgrade::Moves(1), weights.moves));
    }
    if let Some(&ability) = rolls.pick(&new_abilities(catalog, legion, waits)) {
        sorts.push((Upgrade::Ability(ability), weights.ability));
    }
    [(); 3].map(|()| {
        let chances: Vec<u32> = sorts.iter().map(|(_, weight)| *weight).collect();
        // At least hit points and three values are available; the catalog's check keeps their
        // weights above 0.
        let drawn = rolls.weighted(&chances).unwrap_or(0);
        if drawn < sorts.len() { sorts.remove(drawn).0 } else { hp }
    })
}

/// The move points that a legion had at the start.
fn born_moves(catalog: &Catalog, legion: &Legion) -> u8 {
    match legion.muster {
        Muster::Guard(_) => catalog.constants.forces.guard_moves,
        Muster::Hired(kind) => catalog.legion(kind).moves,
    }
}

/// Abilities that a legion has room for, without those it has or that resemble one it has.
fn new_abilities(catalog: &Catalog, legion: &Legion, waits: &[Upgrade]) -> Vec<Ability> {
    let mut has: Vec<Ability> = legion.born_abilities(catalog).to_vec();
    let mut gained = legion.gained;
    has.extend(gained.iter().chain(legion.trained.iter()));
    for upgrade in waits {
        if let Upgrade::Ability(ability) = upgrade {
            // It may still be chosen, so its room is reserved.
            gained.push(*ability);
            has.push(*ability);
        }
    }
    if !gained.room() {
        return Vec::new();
    }
    let alike = |one: Ability, other: Ability| match (one, other) {
        (Ability::Resist(one, _), Ability::Resist(other, _)) => one == other,
        _ => one == other,
    };
    let offered = catalog.constants.growth.abilities.iter().copied();
    offered.filter(|&ability| !has.iter().any(|&known| alike(known, ability))).collect()
}

/// Applies the chosen upgrades. Without a valid choice the first line of the menu applies.
pub(super) fn take_upgrades(turn: &mut Turn<'_>) {
    let mut taken: Vec<LegionId> = Vec::new();
    for promotion in turn.game().forces().promotions().to_vec() {
        let id = promotion.legion;
        let owner = turn.game().forces().legion(id).map(|legion| legion.owner);
        let Some(owner) = owner.filter(|_| !taken.contains(&id)) else { continue };
        let choice = turn.answers(owner).iter().find_map(|answer| chosen(answer, id));
        if choice.is_none() && turn.previewing() {
            // In a preview, a promotion without a choice stays open.
            continue;
        }
        let choice = usize::from(choice.unwrap_or(0));
        let upgrade = promotion.menu.get(choice).copied().unwrap_or(promotion.menu[0]);
        taken.push(id);
        let most_moves = turn.catalog().constants.forces.most_moves;
        let forces = &mut turn.game_mut().forces;
        if let Some(at) = forces.promotions.iter().position(|waiting| waiting.legion == id) {
            forces.promotions.remove(at);
        }
        let Some(legion) = forces.legion_mut(id) else { continue };
        upgrade.raise(legion, most_moves);
        let muster = legion.muster;
        turn.say(Fact::Forces(ForcesFact::UpgradeTaken { seat: owner, legion: id, muster, upgrade }));
    }
}

/// The line of the menu that an answer chooses for this legion, if it is such an answer.
const fn chosen(answer: &Answer, id: LegionId) -> Option<u8> {
    if let Answer::Promote { legion, choice } = answer
        && legion.0 == id.0
    {
        Some(*choice)
    } else {
        None
    }
}

impl Upgrade {
    /// Applies the upgrade to a legion.
    pub(crate) fn raise(self, legion: &mut Legion, most_moves: u8) {
        match self {
            Self::HitPoints(more) => {
                legion.max_hp += i16::from(more);
                legion.hp += i16::from(more);
            }
            Self::Value(stat, more) => *legion.strength.of_mut(stat) += i16::from(more),
            Self::Loyalty(more) => legion.loyalty = legion.loyalty.saturating_add(more),
            Self::Moves(more) => legion.moves = (legion.moves + more).min(most_moves),
            Self::Ability(ability) => {
                // A menu offers an ability only if there is room for it.
                let _ = legion.gained.push(ability);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::ids::FEWEST_SEATS;
    use crate::tableau::{Tableau, TableauHouse};

    /// Sum of the hit points and combat values of a legion.
    fn worth(legion: &Legion) -> i32 {
        let values = Stat::ALL.map(|stat| i32::from(legion.strength.of(stat)));
        i32::from(legion.max_hp) + values.into_iter().sum::<i32>()
    }

    #[test]
    fn the_tenth_level_has_about_twice_the_values_of_the_fourth() {
        let catalog = Catalog::standard();
        let (mut fourth, mut tenth) = (0, 0);
        for def in catalog.legions.iter().filter(|def| def.level <= 4) {
            let position = format!("(legions: [(owner: 0, at: (2, 2), kind: Some(\"{}\"))])", def.id);
            let mut tableau: Tableau = ron::from_str(&position).expect("the position can be read");
            tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
            let recruit = tableau.set_up(&catalog).expect("the position stands").forces().legions()[0];
            for seed in 0..20 {
                let (mut legion, mut rolls) = (recruit, Dice::new(seed, 3).open(Stream::Stock));
                for level in recruit.level..=10 {
                    match level {
                        4 => fourth += worth(&legion),
                        10 => tenth += worth(&legion),
                        _ => {}
                    }
                    legion.level += 1;
                    let menu = promotion_menu(&catalog, &legion, &[], &mut rolls);
                    // Chooses the line that adds the most to the sum of values.
                    let chosen = menu.into_iter().map(|line| {
                        let mut raised = legion;
                        line.raise(&mut raised, catalog.constants.forces.most_moves);
                        raised
                    });
                    legion = chosen.max_by_key(worth).expect("a menu has three lines");
                }
            }
        }
        let percent = tenth * 100 / fourth;
        assert!((160..=240).contains(&percent), "a tenth level has {percent} % of the values of a fourth");
    }
}
