//! A described position of a house that performs rituals, for pictures and for tests of the rituals page.

use super::rites::Rite;
use super::sight::LoggedTurn;
use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::attachments::Post;
use crate::rules::catalog::{Catalog, RitualEffect};
use crate::rules::diplomacy::Stance;
use crate::rules::facts::log_seen_by;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, LegionId, RitualKind, Seat, SlotNo};
use crate::rules::orders::{Draft, Order, Sealed};
use crate::rules::resolve::resolve;
use crate::rules::rituals::{Guise, Target, price, victim};
use crate::rules::rulebook::Rulebook;
use crate::rules::tableau::{
    Tableau, TableauFault, TableauHouse, TableauLegion, TableauPlace, TableauTreasure, canton_at,
};
use crate::rules::tribute::{Purse, TributeCard, least_waste};

/// The rival on whom the first house has a vendetta.
pub const ENEMY: Seat = Seat(1);
/// The rival of whom it has had an augury.
pub const READ: Seat = Seat(4);
/// The legion of the first house that rumours copy.
pub const COPIED: LegionId = LegionId(1);
/// A legion of the enemy's.
pub const PREY: LegionId = LegionId(4);

/// The ritual with an effect.
#[must_use]
pub fn ritual(catalog: &Catalog, effect: RitualEffect) -> RitualKind {
    let index = catalog.rituals.iter().position(|def| def.effect == effect);
    RitualKind(index.unwrap_or_default() as u8)
}

/// The first house as it is when it has performed nothing yet: learned, rich, and surrounded.
///
/// # Errors
/// If the catalog does not have what is described.
pub fn circle(catalog: &Catalog) -> Result<Game, TableauFault> {
    let home = |index: u8| (2 + i32::from(index % 3) * 4, 2 + i32::from(index / 3) * 4);
    let ranks = [Rank::Duke, Rank::Baron, Rank::Prince, Rank::Marquis, Rank::Lord];
    let house = |index: u8| {
        let (column, row) = home(index);
        let land = (-2..=1).flat_map(|x| (-2..=1).map(move |y| (column + x, row + y)));
        let learned = Attributes { martial: 3, cunning: 6, intellect: 6, wickedness: 3, charisma: 4 };
        let plain = Attributes { martial: 2, cunning: 1, intellect: 1, wickedness: 1, charisma: 2 };
        let card = |index: u16| Purse { souls: 3, ichor: index % 2, hellfire: 2 + index % 2, darkness: 3 - index % 2 };
        TableauHouse {
            archfiend: catalog.archfiends.get(usize::from(index)).map(|def| def.name.clone()),
            rank: Some(ranks[usize::from(index)]),
            attributes: if index == 0 { learned } else { plain },
            prestige: 20 + i32::from(index),
            stronghold: Some((column, row)),
            land: land.filter(|&at| at != (column, row)).collect(),
            vault: (0..if index == 0 { 18 } else { 5 }).map(card).collect(),
            perks: if index == 1 { vec!["prince_of_lies".to_owned(), "obscure".to_owned()] } else { Vec::new() },
            ..TableauHouse::default()
        }
    };
    let hired: Vec<String> =
        catalog.legions.iter().filter(|def| def.upkeep == Purse::EMPTY).map(|def| def.id.clone()).collect();
    let legion = |owner: u8, aside: (i32, i32), kind: Option<usize>, level: u8| TableauLegion {
        owner,
        at: (home(owner).0 + aside.0, home(owner).1 + aside.1),
        kind: kind.and_then(|kind| hired.get(kind).cloned()),
        level,
        strength: (3 + i16::from(level), 4 + i16::from(level), 3),
        hp: 9,
        damage: 0,
        moves: Some(3),
        loyalty: Some(level),
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let legions = vec![
        legion(0, (-2, -1), None, 3),
        legion(0, (-1, 1), Some(8), 4),
        legion(0, (1, 1), Some(20), 2),
        legion(1, (0, 1), None, 3),
        legion(1, (-1, 0), Some(12), 2),
        legion(1, (1, -1), Some(24), 5),
        legion(2, (0, -1), None, 2),
        legion(3, (0, 1), Some(30), 4),
        legion(4, (1, 0), None, 1),
    ];
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
    let relics = catalog
        .relics
        .iter()
        .filter(|def| def.boons.iter().any(|boon| matches!(boon, crate::rules::catalog::Boon::Ritual(_))));
    let treasures = relics.take(1).map(|def| TableauTreasure { what: def.id.clone(), owner: 0, post: Post::Chamber });
    let lieutenant = catalog.praetors.iter().find(|def| def.champion.is_none()).map(|def| TableauTreasure {
        what: def.id.clone(),
        owner: ENEMY.0,
        post: Post::Unit(crate::rules::realm::Foe::Legion(PREY)),
    });
    Tableau {
        seed: 12,
        turn: Some(9),
        houses: (0..5).map(house).collect(),
        places: vec![place((5, 5), Some(2))],
        legions,
        treasures: treasures.chain(lieutenant).collect(),
        stances: vec![(0, ENEMY.0, Stance::Vendetta)],
        rankings: vec![(0, vec![ENEMY.0, READ.0, 3, 2])],
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
    .set_up(catalog)
}

/// The order to perform a ritual, paid with the cheapest of these cards, which are taken out.
fn performed(
    game: &Game,
    catalog: &Catalog,
    cards: &mut Vec<TributeCard>,
    effect: RitualEffect,
    target: Target,
) -> Order {
    let ritual = ritual(catalog, effect);
    let victim = victim(game, Seat(0), &target);
    let asked = price(catalog, game, Seat(0), ritual, victim, Guise::Bare).total();
    let paid: Vec<CardId> = least_waste(cards, &asked).unwrap_or_default();
    cards.retain(|card| !paid.contains(&card.id));
    Order::PerformRitual { ritual, target, guise: Guise::Bare, cards: paid }
}

/// The same a turn later, when the first house hides its legions, has spread rumours of one, has weakened one of its enemy's and
/// has read in the entrails of a rival; with what it has read of that turn.
///
/// # Errors
/// If the position cannot be set up.
pub fn coven(book: &Rulebook) -> Result<(Game, LoggedTurn), TableauFault> {
    let catalog = book.catalog();
    let game = circle(catalog)?;
    let mut cards = game.treasury().vault(Seat(0)).to_vec();
    let copies = Target::Copies { of: COPIED, at: vec![canton_at((3, 1)), canton_at((1, 1))] };
    let weakened = Target::Value(PREY, crate::rules::forces::Stat::Melee);
    let orders = [
        (RitualEffect::DarkAugury, Target::House(READ)),
        (RitualEffect::StrategicDeception, Target::Oneself),
        (RitualEffect::LiesAndRumors, copies),
        (RitualEffect::CombatDeception, weakened),
    ];
    let mut draft = Draft::empty(Seat(0));
    for (slot, (effect, target)) in SlotNo::ALL.into_iter().zip(orders) {
        draft.slots[slot.index()] = Some(performed(&game, catalog, &mut cards, effect, target));
    }
    let drafts: Vec<Draft> =
        game.seats().map(|seat| if seat == Seat(0) { draft.clone() } else { Draft::empty(seat) }).collect();
    let resolution = resolve(book, &game, &Sealed::seal(book, &game, &drafts));
    let entries = log_seen_by(&resolution.log, Seat(0));
    Ok((resolution.game, LoggedTurn { turn: 9, entries }))
}

/// A ritual in preparation, for pictures: some of the enemy's legions are to be confused.
#[must_use]
pub fn begun(catalog: &Catalog, pointing: bool) -> Rite {
    let target = Some(Target::Legions(vec![PREY, LegionId(PREY.0 + 1)]));
    Rite { target, pointing, ..Rite::begin(catalog, ritual(catalog, RitualEffect::StrategicConfusion)) }
}
