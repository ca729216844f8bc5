//! What a mind imagines behind the attachments that it sees: hidden treasures in other vaults, faces on other cards.

use super::card::{Contents, Element};
use super::praetor::Praetor;
use super::smith::limits;
use super::state::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::dice::Rolls;
use crate::rules::forces::Stat;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;

/// Deals everything that `seat` cannot see on its table: what is neither in the bazaar, nor in sight, nor lost must be in
/// somebody's vault, and what is on others' combat cards is anybody's guess.
pub(in crate::rules) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
    let others: Vec<Seat> =
        game.seats().filter(|&other| other != seat && game.conclave().eliminated(other).is_none()).collect();
    for goods in Goods::all(catalog) {
        let Some(treasure) = goods.treasure() else { continue };
        let in_sight = game.bazaar().unseen().contains(&goods)
            || game.bazaar().ware(goods).is_some()
            || game.attachments().find(treasure).is_some()
            || game.attachments().lost().contains(&treasure);
        if in_sight {
            continue;
        }
        let Some(&owner) = rolls.pick(&others) else { break };
        let praetor = match treasure {
            Treasure::Praetor(kind) => Some(Praetor::fresh(catalog, kind)),
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        };
        game.attachments.grant(treasure, owner, praetor);
    }
    for at in 0..game.attachments().cards().len() {
        let card = game.attachments().cards()[at];
        // The names of cards go on after the last one that has been seen.
        let next = &mut game.attachments.next_card[card.owner.index()];
        *next = (*next).max((card.id.0 & 0x00ff_ffff) + 1);
        if card.contents.is_none() {
            let contents = face(catalog, game, card.owner, card.unit, rolls);
            game.attachments.cards[at].contents = Some(contents);
        }
    }
}

/// A card such as this house's smiths might make for a unit: a raise of something that the unit has, or an empty bluff.
fn face(catalog: &Catalog, game: &Game, owner: Seat, unit: Foe, rolls: &mut Rolls) -> Contents {
    let strength = match unit {
        Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.strength),
        Foe::Place(id) => game.forces().place(id).map(|place| place.strength),
    };
    let strength = strength.unwrap_or_default();
    let has: Vec<Stat> = Stat::ALL.into_iter().filter(|&stat| strength.of(stat) > 0).collect();
    let sizes = limits(catalog, game, owner).raise.map(|sizes| sizes.falling().collect::<Vec<_>>()).unwrap_or_default();
    match (rolls.pick(&has), rolls.pick(&sizes)) {
        (Some(&stat), Some(&size)) => Contents::new(&[Element::Raise(stat, size)]),
        (Some(_), None) | (None, _) => Contents::default(),
    }
}
