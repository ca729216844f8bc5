//! A described position in which much stands between the houses, for pictures and for tests of the diplomacy page.

use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::{Aim, Demanded, Stance};
use crate::rules::facts::log_seen_by;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, Seat, SlotNo};
use crate::rules::orders::{Draft, Order, Sealed};
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::tableau::{
    Tableau, TableauFault, TableauHouse, TableauLegion, TableauPlace, TableauRecord, TableauVendetta,
};
use crate::rules::tribute::Purse;

use super::sight::LoggedTurn;

/// The rival that has conceded enough of the first house's demands for a vendetta.
pub const BULLIED: Seat = Seat(1);
/// The rival with whom nothing stands in the way of anything.
pub const NEIGHBOUR: Seat = Seat(3);
/// The rival on whom the first house has a vendetta.
pub const ENEMY: Seat = Seat(4);

/// Six houses in this turn, with vendettas, a feud, a truce, a single combat and a blood contract between them.
///
/// # Errors
/// If the catalog does not have what is described.
pub fn court(catalog: &Catalog, turn: u32) -> Result<Game, TableauFault> {
    let card = |index: u16| Purse {
        souls: 1 + index % 3,
        ichor: index % 2 * 2,
        hellfire: (index / 2) % 3,
        darkness: (index / 3) % 2,
    };
    // Strongholds in two rows of three, each with land about it, so that neighbours have a border.
    let home = |index: u8| (2 + i32::from(index % 3) * 4, 2 + i32::from(index / 3) * 4);
    let ranks = [Rank::Duke, Rank::Baron, Rank::Prince, Rank::Marquis, Rank::Lord, Rank::Baron];
    let house = |index: u8| {
        let (column, row) = home(index);
        let land = (-2..=1).flat_map(|x| (-2..=1).map(move |y| (column + x, row + y)));
        TableauHouse {
            archfiend: catalog.archfiends.get(usize::from(index)).map(|def| def.name.clone()),
            rank: Some(ranks[usize::from(index)]),
            attributes: Attributes { martial: 4, cunning: 2, intellect: 1, wickedness: 1, charisma: 4 },
            prestige: [26, 19, 31, 22, 14, 9][usize::from(index)],
            stronghold: Some((column, row)),
            land: land.filter(|&at| at != (column, row)).collect(),
            vault: (0..if index == 0 { 11 } else { 4 }).map(|n| card(n + u16::from(index))).collect(),
        }
    };
    let legion = |owner: u8, aside: i32| TableauLegion {
        owner,
        at: (home(owner).0 + aside, home(owner).1 + 1),
        kind: None,
        level: 2,
        strength: (4, 5, 3),
        hp: 9,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let place = |at, owner| TableauPlace {
        at,
        owner,
        level: 2,
        strength: (3, 3, 3),
        hp: 7,
        damage: 0,
        prestige: 2,
        kind: None,
    };
    let record = |of: u8, towards: u8| TableauRecord { of, towards, ..TableauRecord::default() };
    Tableau {
        seed: 5,
        turn: Some(turn),
        houses: (0..6).map(house).collect(),
        places: vec![place((5, 1), Some(BULLIED.0)), place((1, 5), Some(NEIGHBOUR.0)), place((5, 5), Some(ENEMY.0))],
        legions: (0..6).map(|owner| legion(owner, 0)).chain([legion(1, -1), legion(3, -1), legion(4, -1)]).collect(),
        stances: vec![(1, 2, Stance::BloodFeud), (3, 5, Stance::Vassalage), (2, 4, Stance::SingleCombat)],
        records: vec![
            TableauRecord { conceded: 3, victories: 1, emissary_waits: turn + 1, ..record(0, BULLIED.0) },
            TableauRecord { conceded: 1, ..record(0, NEIGHBOUR.0) },
            TableauRecord { insult_waits: turn + 1, conceded: 1, ..record(NEIGHBOUR.0, 0) },
            TableauRecord { bound_until: turn + 3, ..record(1, 4) },
        ],
        rankings: vec![(0, vec![2, 1, 4, 3, 5])],
        vendettas: vec![TableauVendetta {
            claimant: 0,
            target: ENEMY.0,
            wager: 9,
            aim: Aim::Legions(2),
            quarters: 8,
            progress: 1,
            redress: false,
            until: turn + 3,
        }],
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
    .set_up(catalog)
}

/// The same a turn later, when one rival has demanded tribute of the first house, one has insulted it, and one has sent an emissary;
/// with what the first house has read of that turn.
///
/// # Errors
/// If the position cannot be set up.
pub fn besieged(book: &Rulebook, turn: u32) -> Result<(Game, LoggedTurn), TableauFault> {
    let game = court(book.catalog(), turn)?;
    let cards: Vec<CardId> = game.treasury().vault(BULLIED).iter().take(3).map(|card| card.id).collect();
    let acts = [
        (Seat(2), Order::Insult { at: Seat(0), stake: 4 }),
        (NEIGHBOUR, Order::Demand { of: Seat(0), thing: Demanded::Tribute(2) }),
        (BULLIED, Order::SendEmissary { to: Seat(0), cards }),
    ];
    let drafts: Vec<Draft> = game
        .seats()
        .map(|seat| {
            let mut draft = Draft::empty(seat);
            let act = acts.iter().find(|(whose, _)| *whose == seat).map(|(_, order)| order.clone());
            draft.slots[SlotNo::ALL[0].index()] = act;
            draft
        })
        .collect();
    let resolution = resolve(book, &game, &Sealed::seal(book, &game, &drafts));
    let entries = log_seen_by(&resolution.log, Seat(0));
    Ok((resolution.game, LoggedTurn { turn, entries }))
}
