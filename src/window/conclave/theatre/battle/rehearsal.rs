//! A prepared position for pictures and tests: two well-equipped legions meet. Both have praetors,
//! artifacts, combat cards and support.

use crate::rules::attachments::{Element, Post, RuleChange};
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::Stance;
use crate::rules::facts::log_seen_by;
use crate::rules::forces::{ForcesOrder, Stat};
use crate::rules::ids::{LegionId, Seat, SlotNo};
use crate::rules::orders::{Draft, Order, Sealed};
use crate::rules::realm::Foe;
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::tableau::{
    At, Tableau, TableauCard, TableauFault, TableauHouse, TableauLegion, TableauTreasure, canton_at,
};
use crate::rules::view::SeatView;
use crate::sight::{Hand, LoggedTurn};
use crate::table::desk::Desk;

const ME: Seat = Seat(0);
const ATTACKER: LegionId = LegionId(0);
const DEFENDER: LegionId = LegionId(1);

/// Returns the hand of the first seat after a turn in which its legion attacked.
///
/// # Errors
/// Fails if the catalog lacks an entry that the position names.
pub fn rehearsal(book: &Rulebook) -> Result<Hand, TableauFault> {
    let catalog = book.catalog();
    let before = position(catalog).set_up(catalog)?;
    let mut drafts: Vec<Draft> = before.seats().map(Draft::empty).collect();
    drafts[0].slots[SlotNo::ALL[0].index()] =
        Some(Order::Forces(ForcesOrder::March { legion: ATTACKER, path: vec![canton_at((5, 4))] }));
    let resolution = resolve(book, &before, &Sealed::seal(book, &before, &drafts));
    let log = vec![LoggedTurn { turn: before.turn(), entries: log_seen_by(&resolution.log, ME) }];
    let view = SeatView::of(&resolution.game, ME);
    Ok(Hand::new(book, view, Some(SeatView::of(&before, ME)), Desk::new(ME), log))
}

fn position(catalog: &Catalog) -> Tableau {
    let house = |index: usize, land: &[At]| TableauHouse {
        archfiend: catalog.archfiends.get(index).map(|def| def.name.clone()),
        land: land.to_vec(),
        prestige: 20,
        ..TableauHouse::default()
    };
    let legion = |owner, at, kind: &str, level, strength, hp, damage| TableauLegion {
        owner,
        at,
        kind: Some(kind.to_owned()),
        level,
        strength,
        hp,
        damage,
        moves: None,
        loyalty: None,
        renown: None,
        paid: Some(3),
        gained: Vec::new(),
    };
    let treasure =
        |what: &str, owner, unit| TableauTreasure { what: what.to_owned(), owner, post: Post::Unit(Foe::Legion(unit)) };
    let card =
        |owner, unit, elements: &[Element]| TableauCard { owner, unit: Foe::Legion(unit), elements: elements.to_vec() };
    Tableau {
        seed: 6,
        turn: Some(12),
        houses: vec![
            house(0, &[(4, 4), (3, 4), (3, 5), (4, 5), (4, 3)]),
            house(1, &[(5, 4), (6, 4), (6, 5), (7, 4)]),
            house(2, &[]),
            house(3, &[]),
        ],
        legions: vec![
            legion(0, (4, 4), "iron_maidens", 4, (5, 8, 2), 18, 2),
            legion(1, (5, 4), "bloody_hands", 5, (4, 12, 9), 22, 0),
            legion(0, (4, 5), "burning_soles", 3, (5, 2, 6), 8, 0),
            legion(1, (6, 4), "get_of_the_minotaur", 3, (0, 10, 0), 12, 0),
        ],
        treasures: vec![
            treasure("vassago", 0, ATTACKER),
            treasure("scourge_of_tisiphone", 0, ATTACKER),
            treasure("mulciber", 1, DEFENDER),
            treasure("sickle_of_saturn", 1, DEFENDER),
        ],
        cards: vec![
            card(0, ATTACKER, &[Element::Raise(Stat::Melee, 3), Element::Lower(Stat::Melee, 1), Element::Shield(4)]),
            card(1, DEFENDER, &[Element::Raise(Stat::Ranged, 2), Element::Rule(RuleChange::First(Stat::Melee))]),
        ],
        stances: vec![(0, 1, Stance::Vendetta)],
        ..Tableau::default()
    }
}
