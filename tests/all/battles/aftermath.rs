//! Consequences of a battle: spent cards, scars, both sides destroyed, an erased place (manual
//! 4.12, 4.16; R30).

use infernal_conclave::rules::attachments::{Element, Post};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{CombatFact, End};
use infernal_conclave::rules::diplomacy::Stance;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{ForcesFact, ForcesOrder, Stat};
use infernal_conclave::rules::ids::{LegionId, PlaceId, Seat};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::resolve::{Resolution, resolve};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{
    At, Tableau, TableauCard, TableauHouse, TableauLegion, TableauPlace, TableauTreasure, canton_at,
};

const HERE: At = (4, 4);
const THERE: At = (5, 4);

fn legion(owner: u8, at: At, level: u8, strength: (i16, i16, i16), hp: i16, gained: &[Ability]) -> TableauLegion {
    TableauLegion {
        owner,
        at,
        kind: None,
        level,
        strength,
        hp,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: gained.to_vec(),
    }
}

/// Returns a table on which two houses are at vendetta and have adjacent lands.
fn table(legions: Vec<TableauLegion>) -> Tableau {
    let mut houses = vec![TableauHouse::default(); 4];
    houses[0].land = vec![HERE, (3, 4)];
    houses[1].land = vec![THERE, (6, 4)];
    Tableau { houses, legions, stances: vec![(0, 1, Stance::Vendetta)], ..Tableau::default() }
}

/// Plays a turn in which the first legion marches against its neighbour.
fn marched(tableau: &Tableau) -> Resolution {
    let book = Rulebook::standard();
    let game = tableau.set_up(book.catalog()).expect("the position can be set up");
    let mut draft = Draft::empty(Seat(0));
    draft.slots[0] = Some(Order::Forces(ForcesOrder::March { legion: LegionId(0), path: vec![canton_at(THERE)] }));
    resolve(&book, &game, &Sealed::seal(&book, &game, &[draft]))
}

fn end(resolution: &Resolution) -> Option<End> {
    resolution.log.iter().find_map(|entry| match entry.fact {
        Fact::Combat(CombatFact::Battle { end, .. }) => Some(end),
        _ => None,
    })
}

/// Returns an artifact of the catalog with this ability.
fn artifact(ability: Ability, unit: Foe, owner: u8) -> TableauTreasure {
    let catalog = Catalog::standard();
    let def = catalog.artifacts.iter().find(|def| def.abilities.contains(&ability)).expect("the catalog has one");
    TableauTreasure { what: def.id.clone(), owner, post: Post::Unit(unit) }
}

#[test]
fn manual_4_12_cards_are_spent_unless_the_enemy_blocks_them() {
    for (blocks, left) in [(None, 0), (Some(Ability::BlockCombatCards), 1)] {
        let blocker: Vec<Ability> = blocks.into_iter().collect();
        let mut tableau =
            table(vec![legion(0, HERE, 4, (3, 1, 1), 40, &[]), legion(1, THERE, 4, (1, 2, 1), 40, &blocker)]);
        for owner in [0, 1] {
            let unit = Foe::Legion(LegionId(owner.into()));
            tableau.cards.push(TableauCard { owner, unit, elements: vec![Element::Raise(Stat::Ranged, 2)] });
        }
        let after = marched(&tableau);
        let cards = after.game.attachments().cards();
        assert_eq!(cards.len(), left, "{blocks:?}");
        assert!(cards.iter().all(|card| card.owner == Seat(0)), "the blocker's own card is spent");
    }
}

#[test]
fn appendix_d_a_scar_takes_from_the_full_strength() {
    let tableau = table(vec![
        legion(0, HERE, 4, (0, 0, 6), 40, &[Ability::InfernalDissipation]),
        legion(1, THERE, 3, (0, 0, 2), 40, &[]),
    ]);
    let after = marched(&tableau);
    let scarred = after.game.forces().legion(LegionId(1)).expect("it lives");
    // The advantage may go to either side: two to seven points of damage a round.
    assert!((26..=36).contains(&scarred.max_hp) && scarred.hp <= scarred.max_hp, "{scarred:?}");
}

#[test]
fn r30_both_legions_are_destroyed_and_both_houses_are_rewarded() {
    let tableau =
        table(vec![legion(0, HERE, 2, (0, 9, 0), 6, &[]), legion(1, THERE, 3, (0, 0, 9), 1, &[Ability::TotemPower])]);
    let after = marched(&tableau);
    assert_eq!(end(&after), Some(End::BothDestroyed));
    assert!(after.game.forces().legions().is_empty());
    let prestige = |seat| after.game.conclave().prestige(Seat(seat));
    assert_eq!((prestige(0), prestige(1)), (6, 4), "twice the level of what each destroyed");
}

fn besieged(legion: TableauLegion) -> Tableau {
    let mut tableau = table(vec![legion]);
    tableau.places = vec![TableauPlace {
        kind: None,
        at: THERE,
        owner: Some(1),
        level: 1,
        strength: (0, 0, 9),
        hp: 3,
        damage: 0,
        prestige: 0,
    }];
    tableau
}

/// Returns the id of the place in the canton of combat.
fn place(tableau: &Tableau) -> PlaceId {
    let game = tableau.set_up(&Catalog::standard()).expect("the position can be set up");
    game.forces().place_at(canton_at(THERE)).expect("a place is there").id
}

#[test]
fn r30_a_place_whose_attacker_falls_with_it_stays_whose_it_was() {
    let mut tableau = besieged(legion(0, HERE, 2, (0, 9, 0), 6, &[]));
    tableau.treasures = vec![artifact(Ability::TotemPower, Foe::Place(place(&tableau)), 1)];
    let after = marched(&tableau);
    assert_eq!(end(&after), Some(End::BothDestroyed));
    let held = after.game.forces().place_at(canton_at(THERE)).expect("it stands");
    assert_eq!(held.owner, Some(Seat(1)));
    assert!(held.hp >= 1, "{held:?}");
    assert!(after.game.forces().legions().is_empty());
}

#[test]
fn appendix_d_oblivion_sweeps_a_place_of_power_off_the_map_and_its_canton_stays() {
    let mut tableau = besieged(legion(0, HERE, 2, (0, 1, 0), 1, &[Ability::Oblivion]));
    tableau.places[0].hp = 40;
    let id = place(&tableau);
    let mut razed = 0;
    for seed in 0..20 {
        tableau.seed = seed;
        let after = marched(&tableau);
        let gone = after.game.forces().place(id).is_none();
        let told = after
            .log
            .iter()
            .any(|entry| matches!(entry.fact, Fact::Forces(ForcesFact::PlaceRazed { place, .. }) if place == id));
        assert_eq!(gone, told);
        assert_eq!(end(&after), Some(if gone { End::BothDestroyed } else { End::AttackerDestroyed }));
        assert_eq!(after.game.realm().owner(canton_at(THERE)), Some(Seat(1)));
        razed += usize::from(gone);
    }
    assert!(razed > 10, "only {razed} of 20 at 95 in a hundred");
}
