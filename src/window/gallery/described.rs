//! A hand-written position that contains an example of everything, for pictures and for tests of
//! panels.

use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::attachments::{Element, Post, PraetorUpgrade};
use crate::rules::catalog::{Ability, Catalog, Mark};
use crate::rules::forces::{Stat, Upgrade};
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, PlaceId};
use crate::rules::realm::Foe;
use crate::rules::tableau::{
    Tableau, TableauCard, TableauFault, TableauGuard, TableauHouse, TableauLegion, TableauPlace, TableauTreasure,
    TableauWare,
};
use crate::rules::tribute::Purse;

/// The first house's legion with a praetor, an artifact and a promotion to choose.
pub const HERO: LegionId = LegionId(1);
/// The first house's legion whose upkeep is due and not paid.
pub const HIRELING: LegionId = LegionId(2);
/// A rival's legion, with a praetor and a combat card.
pub const RIVAL: LegionId = LegionId(4);
/// The stronghold of the first house.
pub const KEEP: PlaceId = PlaceId(1);

/// Returns a position with a rich house: legions, treasures of every kind, a promotion and a lesson
/// to choose, upkeep to pay, and rivals next to it.
///
/// # Errors
/// If the catalog lacks something that the position needs.
pub fn full_house(catalog: &Catalog) -> Result<Game, TableauFault> {
    let vault = |count: u16| (0..count).map(card).collect::<Vec<_>>();
    let house = |index: u16| TableauHouse {
        rank: Some(Rank::ALL[usize::from(index) % 5]),
        attributes: Attributes { martial: 5, cunning: 1, intellect: 2, wickedness: 1, charisma: 3 },
        prestige: 10 + i32::from(index),
        vault: vault(if index == 0 { 18 } else { 2 }),
        ..TableauHouse::default()
    };
    let kept = catalog.legions.iter().find(|def| def.upkeep != Purse::EMPTY).map(|def| def.id.clone());
    let hired: Vec<String> =
        catalog.legions.iter().filter(|def| def.upkeep == Purse::EMPTY).map(|def| def.id.clone()).collect();
    let hired = |index: usize| hired.get(index).cloned();
    let legion = |owner: u8, at: (i32, i32), kind: Option<String>, level: u8| TableauLegion {
        owner,
        at,
        kind,
        level,
        strength: (4 + i16::from(level), 6 + i16::from(level), 3),
        hp: 12,
        damage: i16::from(level % 4),
        moves: None,
        loyalty: Some(4),
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let mut hireling = legion(0, (2, 2), kept, 4);
    hireling.paid = Some(0);
    let mut hero = legion(0, (4, 3), hired(24), 5);
    hero.gained = vec![Ability::Charge];
    let legions = vec![
        legion(0, (1, 1), None, 3),
        hero,
        hireling,
        legion(0, (6, 1), hired(8), 1),
        legion(1, (6, 5), hired(30), 5),
        legion(2, (9, 2), hired(12), 2),
    ];
    let place = |at, owner, level, prestige| TableauPlace {
        at,
        owner,
        level,
        strength: (3, 4, 3),
        hp: 8,
        damage: 1,
        prestige,
        kind: None,
    };
    let on = |id: LegionId| Post::Unit(Foe::Legion(id));
    let posts = [on(HERO), Post::Vault, on(RIVAL), Post::Vault];
    let owners = [0, 0, 1, 0];
    let ordinary = catalog.praetors.iter().filter(|def| def.champion.is_none()).map(|def| &def.id);
    let mut treasures: Vec<TableauTreasure> = Vec::new();
    let mut hand_out = |ids: Vec<String>, posts: &[Post]| {
        for ((what, post), owner) in ids.into_iter().zip(posts).zip(owners) {
            treasures.push(TableauTreasure { what, owner, post: *post });
        }
    };
    hand_out(ordinary.take(4).cloned().collect(), &posts);
    hand_out(catalog.artifacts.iter().take(4).map(|def| def.id.clone()).collect(), &posts);
    let relic_posts = [Post::Unit(Foe::Place(KEEP)), Post::Chamber, Post::Unit(Foe::Place(PlaceId(2))), Post::Vault];
    hand_out(catalog.relics.iter().take(4).map(|def| def.id.clone()).collect(), &relic_posts);
    let lessons = catalog.praetors.iter().find(|def| def.champion.is_none()).map(|def| {
        (def.id.clone(), [PraetorUpgrade::Attack(2), PraetorUpgrade::Luck(1), PraetorUpgrade::Lead(Stat::Melee)])
    });
    let ware = |kind: &String| TableauWare { kind: kind.clone(), raised: 0 };
    let companies = [hired(31), hired(32)];
    let shelf = (companies.iter().flatten().map(ware))
        .chain(catalog.praetors.iter().filter(|def| def.champion.is_none()).skip(6).take(2).map(|def| ware(&def.id)))
        .chain(catalog.artifacts.iter().skip(8).take(2).map(|def| ware(&def.id)))
        .chain(catalog.relics.iter().skip(8).take(2).map(|def| ware(&def.id)))
        .chain(catalog.manuscripts.iter().rev().take(2).map(|def| ware(&format!("{}/1", def.id))));
    // A complete manuscript for a legion, one for praetors, a complete Rite, and one piece of a
    // Machine.
    let whole = Mark::ALL.into_iter().take(3).filter_map(|mark| {
        catalog.manuscripts.iter().find(|def| def.mark() == mark && def.pieces > 1).map(|def| (0, def.id.clone()))
    });
    let begun =
        catalog.manuscripts.iter().find(|def| def.mark() == Mark::Machine).map(|def| (0, format!("{}/2", def.id)));
    Tableau {
        seed: 5,
        turn: Some(9),
        houses: (0..5).map(house).collect(),
        places: vec![place((1, 4), Some(0), 4, 3), place((8, 6), None, 2, 2)],
        legions,
        treasures,
        cards: vec![
            TableauCard { owner: 0, unit: Foe::Legion(LegionId(0)), elements: vec![Element::Raise(Stat::Melee, 3)] },
            TableauCard { owner: 1, unit: Foe::Legion(RIVAL), elements: vec![Element::Raise(Stat::Ranged, 3)] },
        ],
        promotions: vec![(
            HERO.0,
            [Upgrade::Value(Stat::Melee, 2), Upgrade::HitPoints(3), Upgrade::Ability(Ability::Fierce)],
        )],
        lessons: lessons.into_iter().collect(),
        gathering: vec![TableauGuard { owner: 3, turns: 4, level: 2, strength: (4, 5, 3), hp: 8 }],
        shelf: shelf.collect(),
        scripts: whole.chain(begun).collect(),
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
    .set_up(catalog)
}

fn card(index: u16) -> Purse {
    Purse { souls: 1 + index % 4, ichor: index % 3 * 2, hellfire: (index / 2) % 3, darkness: index % 2 }
}
