//! Invariants of a game at any moment.

use std::collections::{BTreeMap, BTreeSet};

use infernal_conclave::rules::archfiends::aura_of;
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::tokens_needed;
use infernal_conclave::rules::forces::{self, Legion, Muster, Stat};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, LegionId, Seat};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::{CARD_LIMIT, Purse, Resource, TributeCard, total};

use super::attached::attachments_stand;
use super::dealings::{dealings_stand, laid_out};
use super::objectives::objectives_stand;
use super::occasions::{events_stand, laid_aside};
use super::scripts::manuscripts_stand;

/// Returns all cards of a seat: in its vault, in its bids, offered before the conclave and pledged
/// for decrees.
pub(super) fn holdings(game: &Game, seat: Seat) -> BTreeMap<CardId, Purse> {
    let bids = game.bazaar().bids().iter().filter(|bid| bid.seat == seat).flat_map(|bid| &bid.cards);
    let (laid_out, laid_aside) = (laid_out(game, seat), laid_aside(game, seat));
    let vault = game.treasury().vault(seat).iter();
    let cards: Vec<&TributeCard> = vault.chain(bids).chain(&laid_out).chain(&laid_aside).collect();
    let held: BTreeMap<_, _> = cards.iter().map(|card| (card.id, card.worth)).collect();
    assert_eq!(held.len(), cards.len(), "seat {seat} holds a card twice");
    held
}

/// Checks the invariants of any moment.
pub(super) fn stands(book: &Rulebook, game: &Game) {
    could_stand(book, game);
    musters_stand(game);
}

/// Checks the invariants that also hold in every imagined game. A seat that takes a feigned legion
/// for a real one sees a muster twice.
pub(super) fn could_stand(book: &Rulebook, game: &Game) {
    land_stands(game);
    forces_stand(book.catalog(), game);
    growth_stands(book.catalog(), game);
    cards_stand(game);
    attachments_stand(book.catalog(), game);
    manuscripts_stand(book.catalog(), game);
    bazaar_stands(book.catalog(), game);
    dealings_stand(game);
    events_stand(book.catalog(), game);
    objectives_stand(game);
    houses_stand(book.catalog(), game);
    auras_stand(book.catalog(), game);
}

/// Checks that the effect of perks on legions follows from perks and attributes, after any gain or
/// loss of them.
fn auras_stand(catalog: &Catalog, game: &Game) {
    for seat in game.seats() {
        let house = game.houses().of(seat);
        assert_eq!(house.aura, aura_of(catalog, house.perks, &house.attributes), "the aura of seat {seat}");
        assert!(house.perks.bound() <= catalog.perks.len(), "seat {seat} has a perk that does not exist");
        assert!(
            house.pawn.is_none_or(|pawn| pawn != seat && pawn.index() < game.seat_count()),
            "the pawn of seat {seat}"
        );
    }
}

fn land_stands(game: &Game) {
    for canton in game.realm().cantons() {
        if let Some(owner) = game.realm().owner(canton) {
            assert!(game.realm().terrain(canton).passable(), "seat {owner} owns impassable canton {canton}");
            assert!(owner.index() < game.seat_count(), "canton {canton} belongs to nobody at the table");
        }
    }
}

fn musters_stand(game: &Game) {
    let mut musters = BTreeSet::new();
    for legion in game.forces().legions() {
        assert!(musters.insert(legion.muster), "{legion:?} stands on the map twice");
    }
}

fn forces_stand(catalog: &Catalog, game: &Game) {
    let forces = game.forces();
    let mut taken = BTreeSet::new();
    for place in forces.places() {
        assert!(taken.insert(place.canton), "two places in canton {}", place.canton);
        assert!((1..=place.max_hp).contains(&place.hp), "{place:?} has lost count of its hit points");
        assert!(place.strength.ranged >= 0 && place.strength.melee >= 0 && place.strength.infernal >= 0, "{place:?}");
        assert_eq!(game.realm().owner(place.canton), place.owner, "{place:?} and its canton have different owners");
    }
    let ids: Vec<LegionId> = forces.legions().iter().map(|legion| legion.id).collect();
    assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "legions are not sorted and unique: {ids:?}");
    for legion in forces.legions() {
        assert!(taken.insert(legion.canton), "{legion:?} shares its canton");
        assert!((1..=legion.max_hp).contains(&legion.hp), "{legion:?} has lost count of its hit points");
        assert!(
            legion.strength.ranged >= 0 && legion.strength.melee >= 0 && legion.strength.infernal >= 0,
            "{legion:?}"
        );
        let most_moves = catalog.constants.forces.most_moves;
        assert!(legion.moves <= most_moves && legion.level > 0, "{legion:?}");
        assert!(legion.marched <= most_moves || legion.marched == Legion::SPENT, "{legion:?}");
        let terrain = game.realm().terrain(legion.canton);
        let walks = forces::walks(catalog, game, legion, terrain);
        assert!(terrain.passable() || walks, "{legion:?} stands on {}", terrain.name());
        match legion.muster {
            Muster::Guard(seat) => assert_eq!(seat, legion.owner, "a guard serves another house"),
            Muster::Hired(_) => {}
        }
    }
}

/// Checks the growth and upkeep of legions and guards.
fn growth_stands(catalog: &Catalog, game: &Game) {
    let (growth, forces) = (&catalog.constants.growth, game.forces());
    for legion in forces.legions() {
        assert!((1..=growth.limit).contains(&legion.renown) && legion.level <= growth.top_level, "{legion:?}");
        assert!(legion.paid <= catalog.constants.forces.upkeep_ahead, "{legion:?}");
    }
    for promotion in forces.promotions() {
        let menu: BTreeSet<_> = promotion.menu.into_iter().collect();
        assert!(forces.legion(promotion.legion).is_some() && menu.len() == 3, "{promotion:?}");
    }
    for promotion in game.attachments().promotions() {
        let menu: BTreeSet<_> = promotion.menu.into_iter().collect();
        assert!(game.attachments().praetor(promotion.praetor).is_some() && menu.len() == 3, "{promotion:?}");
    }
    let mut gathering = BTreeSet::new();
    for guard in forces.reforming() {
        assert!(gathering.insert(guard.seat), "{guard:?} gathers twice");
        assert!(game.conclave().eliminated(guard.seat).is_none(), "{guard:?} of a fallen house");
        assert!(forces.legions().iter().all(|legion| legion.muster != Muster::Guard(guard.seat)), "{guard:?} is here");
        assert!(guard.shape.hp > 0 && Stat::ALL.iter().all(|&stat| guard.shape.strength.of(stat) >= 0), "{guard:?}");
    }
}

fn cards_stand(game: &Game) {
    let mut known = BTreeSet::new();
    for seat in game.seats() {
        let treasury = game.treasury();
        assert!(treasury.vault(seat).is_sorted_by_key(|card| card.id), "the vault of seat {seat} is not sorted");
        let offered = treasury.offers(seat).iter().flat_map(|offer| &offer.cards).map(|card| (card.id, card.worth));
        for (id, worth) in holdings(game, seat).into_iter().chain(offered) {
            assert!(known.insert(id), "card {id} is in two places");
            // Cards change owners by demands and gifts, but each was made for a seat of this table.
            assert!(((id.0 >> 24) as usize) < game.seat_count(), "card {id} of seat {seat} was made for nobody");
            assert!(worth.points() > 0 && Resource::ALL.iter().all(|&kind| worth.of(kind) <= CARD_LIMIT), "{worth:?}");
        }
    }
}

fn bazaar_stands(catalog: &Catalog, game: &Game) {
    let bazaar = game.bazaar();
    assert!(bazaar.unseen().windows(2).all(|pair| pair[0] < pair[1]), "what has not been seen is not sorted");
    let shelf = bazaar.shelf().iter().map(|ware| ware.goods);
    let hired = game.forces().legions().iter().filter_map(|legion| match legion.muster {
        Muster::Hired(kind) => Some(Goods::Legion(kind)),
        Muster::Guard(_) => None,
    });
    let mut kinds = BTreeSet::new();
    let held = game.attachments().possessions().iter().map(|held| Goods::from(held.treasure));
    let lost = game.attachments().lost().iter().map(|&treasure| Goods::from(treasure));
    let pages = game.manuscripts().held().iter().map(|held| Goods::Manuscript(held.piece));
    for goods in bazaar.unseen().iter().copied().chain(shelf).chain(hired).chain(held).chain(lost).chain(pages) {
        assert!(kinds.insert(goods), "{goods:?} is in two places");
        assert!(goods.known(catalog));
    }
    let mut bids = BTreeSet::new();
    for bid in bazaar.bids() {
        assert!(bids.insert((bid.seat, bid.goods)), "seat {} bids twice for {:?}", bid.seat, bid.goods);
        let ware =
            bazaar.ware(bid.goods).unwrap_or_else(|| panic!("a bid for {:?}, which is not on the shelf", bid.goods));
        // A bid from before a price rise stays until the bazaar opens it, and is then returned.
        let dear = bazaar.prices().is_some_and(|(percent, _)| percent > 100);
        let enough = dear || total(&bid.cards).covers(&ware.minimum(catalog));
        assert!(enough && (1..=8).contains(&bid.cards.len()), "{bid:?}");
    }
}

fn houses_stand(catalog: &Catalog, game: &Game) {
    let conclave = game.conclave();
    let circle: BTreeSet<_> = conclave.circle().iter().copied().collect();
    assert_eq!(circle, game.seats().collect(), "the circle is not the table");
    assert!(conclave.tokens() <= tokens_needed(catalog, game), "more tokens than the game lasts");
    for seat in game.seats() {
        assert!(conclave.prestige(seat) >= 0, "nothing takes prestige below nothing");
        if let Some(turn) = conclave.eliminated(seat) {
            assert!(turn <= game.turn());
            let forces = game.forces();
            let left = (game.realm().land_count(seat), forces.legions_of(seat).count(), forces.places_of(seat).count());
            assert_eq!(left, (0, 0, 0), "fallen seat {seat} still has land, legions or places");
            assert!(holdings(game, seat).is_empty() && game.treasury().offers(seat).is_empty());
        }
    }
    if let Some(usurpation) = conclave.usurpation() {
        let city = game.forces().pandemonium().and_then(|place| place.owner);
        assert_eq!(city, Some(usurpation.seat), "a usurper without the city");
        assert!(game.diplomacy().excommunicated(usurpation.seat), "a usurper in good standing");
        assert_eq!(conclave.liberator(), None);
    }
    if let Some(liberator) = conclave.liberator() {
        assert_eq!(game.forces().pandemonium().and_then(|place| place.owner), Some(liberator));
        assert!(!game.diplomacy().excommunicated(liberator));
    }
}
