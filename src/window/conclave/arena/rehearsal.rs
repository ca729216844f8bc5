//! A prepared position for pictures and tests of the arena: an open single combat, praetors who
//! know exotic moves, a champion to challenge.

use crate::rules::arena::{Plan, Stroke};
use crate::rules::attachments::Post;
use crate::rules::catalog::Catalog;
use crate::rules::facts::log_seen_by;
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, Seat};
use crate::rules::orders::{Answer, Draft, Sealed};
use crate::rules::realm::Foe;
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::tableau::{
    Tableau, TableauArena, TableauCombat, TableauFault, TableauHouse, TableauLegion, TableauTreasure, TableauWearer,
};
use crate::rules::view::SeatView;
use crate::sight::{Hand, LoggedTurn};
use crate::table::desk::Desk;

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);
/// Catalog id of the first seat's praetor who fights.
const OWN: &str = "temeluchus";
/// Catalog id of the enemy's praetor who fights.
const THEIRS: &str = "baraqiel";

/// Returns the hand of the first seat, which must name a praetor and can challenge the champion.
///
/// # Errors
/// Fails if the catalog lacks an entry that the position names.
pub fn summoned(book: &Rulebook) -> Result<Hand, TableauFault> {
    let game = position(book.catalog())?;
    Ok(Hand::new(book, SeatView::of(&game, ME), None, Desk::new(ME), Vec::new()))
}

/// Returns the hand of the first seat after the turn in which both houses named a praetor and these
/// fought.
///
/// # Errors
/// Fails if the catalog lacks an entry that the position names.
pub fn rehearsal(book: &Rulebook) -> Result<Hand, TableauFault> {
    let before = position(book.catalog())?;
    let mut drafts: Vec<Draft> = before.seats().map(Draft::empty).collect();
    let catalog = book.catalog();
    let own = plan(
        catalog,
        &[
            ("impale", 3, 4, 0),
            ("melee_defense", 0, 4, 0),
            ("guarded_attack", 3, 2, 0),
            ("oath_of_retribution", 0, 0, 2),
            ("melee_attack", 4, 0, 0),
        ],
    );
    let theirs = plan(
        catalog,
        &[
            ("guarded_attack", 2, 3, 0),
            ("bleeding_wound", 4, 0, 0),
            ("veil_of_smoke", 0, 0, 3),
            ("mind_burn", 0, 0, 4),
            ("melee_defense", 0, 4, 0),
            ("melee_attack", 1, 0, 0),
        ],
    );
    for (seat, against, id, plan) in [(ME, RIVAL, OWN, own), (RIVAL, ME, THEIRS, theirs)] {
        if let Some(praetor) = catalog.praetor_named(id) {
            drafts[seat.index()].answer(Answer::NamePraetor { against, praetor, plan });
        }
    }
    let resolution = resolve(book, &before, &Sealed::seal(book, &before, &drafts));
    let log = vec![LoggedTurn { turn: before.turn(), entries: log_seen_by(&resolution.log, ME) }];
    let view = SeatView::of(&resolution.game, ME);
    Ok(Hand::new(book, view, Some(SeatView::of(&before, ME)), Desk::new(ME), log))
}

/// Returns a plan of moves, given by their ids with skulls, shields and orbs. Ids that the catalog
/// lacks are skipped.
fn plan(catalog: &Catalog, moves: &[(&str, u8, u8, u8)]) -> Plan {
    let stroke = |&(id, skulls, shields, orbs): &(&str, u8, u8, u8)| {
        catalog.move_named(id).map(|kind| Stroke { kind, skulls, shields, orbs })
    };
    let strokes: Vec<Stroke> = moves.iter().filter_map(stroke).collect();
    Plan::of(&strokes)
}

fn position(catalog: &Catalog) -> Result<Game, TableauFault> {
    let house = |index: usize| TableauHouse {
        archfiend: catalog.archfiends.get(index).map(|def| def.name.clone()),
        prestige: 24,
        ..TableauHouse::default()
    };
    let legion = |owner, at, kind: &str| TableauLegion {
        owner,
        at,
        kind: Some(kind.to_owned()),
        level: 4,
        strength: (5, 8, 2),
        hp: 18,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: Some(3),
        gained: Vec::new(),
    };
    let own = |what: &str, owner, post| TableauTreasure { what: what.to_owned(), owner, post };
    let with = |id: u16| Post::Unit(Foe::Legion(LegionId(id)));
    let taught = [
        (OWN, "impale"),
        (OWN, "oath_of_retribution"),
        (THEIRS, "veil_of_smoke"),
        (THEIRS, "mind_burn"),
        (THEIRS, "bleeding_wound"),
    ];
    Tableau {
        seed: 3,
        turn: Some(14),
        houses: (0..4).map(house).collect(),
        legions: vec![
            legion(0, (4, 4), "iron_maidens"),
            legion(1, (7, 4), "bloody_hands"),
            legion(1, (8, 6), "get_of_the_minotaur"),
        ],
        treasures: vec![
            own(OWN, 0, with(0)),
            own("vassago", 0, Post::Vault),
            own("furfur", 0, Post::Vault),
            own(THEIRS, 1, with(1)),
            own("mulciber", 1, with(2)),
        ],
        decorated: vec![
            ("anointed_of_ash".to_owned(), TableauWearer::Praetor(THEIRS.to_owned())),
            ("order_of_the_crimson_skull".to_owned(), TableauWearer::Praetor(THEIRS.to_owned())),
        ],
        arena: TableauArena {
            beaten: 1,
            title: None,
            proven: vec![OWN.to_owned()],
            taught: taught.map(|(praetor, what)| (praetor.to_owned(), what.to_owned())).to_vec(),
            combats: vec![TableauCombat { claimant: 1, target: 0, wagers: (9, 9), redress: false, until: 15 }],
        },
        ..Tableau::default()
    }
    .set_up(catalog)
}
