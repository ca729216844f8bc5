//! The start positions of random games: founded games, and two positions close to conflict.

use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::attachments::Post;
use infernal_conclave::rules::catalog::{Catalog, ManuscriptDef, Mark};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{LegionId, PlaceId};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{
    Tableau, TableauHouse, TableauLegion, TableauPlace, TableauRecord, TableauTreasure, TableauWare,
};
use infernal_conclave::rules::tribute::Purse;

/// Returns a set-up that depends on the seed in every possible way.
pub(super) fn charter(catalog: &Catalog, seed: u64, length: GameLength) -> Charter {
    let at = seed as usize;
    let seats = 4 + at % 3;
    let seat = |index: usize| SeatCharter {
        player: Player::Mind("random".to_owned()),
        archfiend: Archfiend::from(&catalog.archfiends[(at + index) % catalog.archfiends.len()]),
        symbol: index as u8,
        pawn: None,
    };
    Charter {
        settings: Settings {
            size: MapSize::ALL[at / 3 % 3],
            map_type: MapType::ALL[at % 6],
            frequency: PlaceFrequency::ALL[at / 2 % 3],
            length,
            seed,
            iron_man: false,
        },
        seats: (0..seats).map(seat).collect(),
    }
}

pub(super) fn found(book: &Rulebook, seed: u64) -> Game {
    let charter = charter(book.catalog(), seed, GameLength::Short);
    Game::found(book.catalog(), charter).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}

/// Returns a position in which every house has a strong army within one march of a weakly held
/// Pandemonium.
pub(super) fn powder_keg(catalog: &Catalog, seed: u64) -> Game {
    keg(catalog, seed).set_up(catalog).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}

/// Perks of the houses in described positions, by house.
pub(super) const KEG_PERKS: [&[&str]; 6] = [
    &["master_of_the_sword", "glory_in_battle", "devoted_minions"],
    &["fiendish_energy", "master_administrator", "unnatural_prescience"],
    &["king_maker", "slothful", "marked_with_evil", "paranoid"],
    &["sorcerer", "inspirational_leader", "monumental_vanity", "debauched"],
    &["power_behind_the_throne", "bully", "arena_gambler", "playing_for_keeps"],
    &["master_archer", "war_master", "voice_of_command", "saturated_ichor"],
];

pub(super) fn keg(catalog: &Catalog, seed: u64) -> Tableau {
    let gates = [(2, 2), (8, 2), (2, 8), (8, 8), (5, 1), (5, 9)];
    let hosts = [(4, 4), (6, 4), (4, 6), (6, 6), (5, 3), (5, 7)];
    let count = 4 + seed as usize % 3;
    let house = |index: usize| TableauHouse {
        attributes: Attributes { martial: 4, cunning: 4, intellect: 0, wickedness: 0, charisma: (index % 4) as u8 },
        perks: KEG_PERKS[(index + seed as usize) % KEG_PERKS.len()].iter().map(|&perk| perk.to_owned()).collect(),
        pawn: Some(((index + 1) % count) as u8),
        prestige: 10 + index as i32,
        stronghold: Some(gates[index]),
        land: vec![hosts[index]],
        ..TableauHouse::default()
    };
    let host = |index: usize, kind: Option<&str>, at| TableauLegion {
        owner: index as u8,
        at,
        kind: kind.map(str::to_owned),
        level: 3,
        strength: (9, 8, 7),
        hp: 16,
        damage: 0,
        moves: Some(4),
        loyalty: None,
        renown: None,
        // Long enough for the vaults to fill.
        paid: Some(4),
        gained: Vec::new(),
    };
    // Some of the hired legions need upkeep, so that it is sometimes paid and sometimes forgotten.
    let great = catalog.legions.iter().filter(|def| def.upkeep != Purse::EMPTY).take(3);
    let hired: Vec<&str> = great.chain(&catalog.legions[..count]).map(|def| def.id.as_str()).collect();
    let mut legions: Vec<_> = (0..count).map(|index| host(index, None, hosts[index])).collect();
    legions.extend((0..count).map(|index| host(index, Some(hired[index]), (gates[index].0 + 1, gates[index].1))));
    let shelf = catalog.legions[count..count + 3].iter().map(|def| TableauWare { kind: def.id.clone(), raised: 0 });
    // Each guard has a praetor and an artifact, each stronghold a relic, and the vaults contain one
    // more of each.
    let hirable: Vec<&str> =
        catalog.praetors.iter().filter(|def| def.champion.is_none()).map(|def| def.id.as_str()).collect();
    let mut treasures = Vec::new();
    for seat in 0..count {
        let guard = Post::Unit(Foe::Legion(LegionId(seat as u16)));
        let gate = Post::Unit(Foe::Place(PlaceId(1 + seat as u8)));
        let given = [
            (hirable[seat], guard),
            (&catalog.artifacts[seat].id, guard),
            (&catalog.relics[seat].id, gate),
            (hirable[count + seat], Post::Vault),
            (&catalog.artifacts[count + seat].id, Post::Vault),
            (&catalog.relics[count + seat].id, Post::Vault),
        ];
        let give = |(what, post): (&str, Post)| TableauTreasure { what: what.to_owned(), owner: seat as u8, post };
        treasures.extend(given.map(give));
    }
    // Each house has one manuscript for legions, one for praetors and a Rite or a Machine. The rest
    // can still be found.
    let marked = |marks: [Mark; 2]| catalog.manuscripts.iter().filter(move |def| marks.contains(&def.mark()));
    let mut scripts: Vec<(u8, String)> = Vec::new();
    for marks in [[Mark::Legion; 2], [Mark::Praetor; 2], [Mark::Rite, Mark::Machine]] {
        scripts.extend((0..count as u8).zip(marked(marks).map(|def| def.id.clone())));
    }
    let given = |def: &ManuscriptDef| scripts.iter().any(|(_, id)| *id == def.id);
    let hidden = catalog.manuscripts.iter().filter(|def| !given(def));
    let stock = hidden.flat_map(|def| (1..=def.pieces).map(|number| format!("{}/{number}", def.id))).collect();
    let city = TableauPlace {
        at: (5, 5),
        owner: None,
        level: 10,
        strength: (6, 6, 6),
        hp: 12,
        damage: 0,
        prestige: 0,
        kind: None,
    };
    let place = |at, level| TableauPlace {
        at,
        owner: None,
        level,
        strength: (2, 3, 2),
        hp: 6,
        damage: 0,
        prestige: 2,
        kind: None,
    };
    Tableau {
        seed,
        houses: (0..count).map(house).collect(),
        pandemonium: Some(city),
        places: vec![place((1, 5), 1), place((10, 5), 2)],
        legions,
        treasures,
        scripts,
        stock,
        shelf: shelf.collect(),
        ..Tableau::default()
    }
}

/// Returns a position in which every house has a right against another, and the prestige to use it.
pub(super) fn salon(catalog: &Catalog, seed: u64) -> Game {
    let mut tableau = keg(catalog, seed);
    let count = tableau.houses.len() as u8;
    for (index, house) in tableau.houses.iter_mut().enumerate() {
        // The last house has little enough prestige to become a vassal.
        house.prestige = if index + 1 == usize::from(count) { 9 } else { 40 };
        house.rank = Some(Rank::ALL[(index + seed as usize) % 5]);
    }
    let greatest = &mut tableau.houses[0];
    greatest.land.extend([(3, 2), (3, 3), (9, 2), (3, 8), (9, 8), (5, 10), (7, 9), (4, 1), (6, 1), (5, 2)]);
    for seat in 0..count {
        let towards = (seat + 1) % count;
        tableau.records.push(TableauRecord { of: seat, towards, conceded: 2 + seat % 2, ..TableauRecord::default() });
        let towards = (seat + 2) % count;
        tableau.records.push(TableauRecord { of: seat, towards, victories: 2 + seat % 2, ..TableauRecord::default() });
    }
    tableau.set_up(catalog).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}
