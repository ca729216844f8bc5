//! Guesses for the AI about hidden attachments: treasures in other vaults, and contents of other
//! houses' combat cards.

use super::card::{Contents, Element};
use super::praetor::Praetor;
use super::slots::free_ritual_slots;
use super::smith::limits;
use super::state::{Post, Treasure};
use crate::bazaar::Goods;
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::forces::Stat;
use crate::game::Game;
use crate::ids::Seat;
use crate::realm::Foe;
use crate::rituals::owner_in_sight;

/// Fills in everything that `seat` cannot see in this view. A treasure that is not in the bazaar,
/// in sight or lost must be in some vault: the one where an augury has shown it, or a random one.
/// The contents of other houses' combat cards are guessed.
pub(crate) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
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
        let Some(&somebody) = rolls.pick(&others) else { break };
        // An augury is the last known position of a treasure.
        let shown = owner_in_sight(game, seat, treasure).filter(|of| others.contains(of));
        let owner = shown.unwrap_or(somebody);
        let dossier = game.rituals().augury(seat, owner).map(|augury| &augury.dossier).filter(|_| shown.is_some());
        let level = dossier.and_then(|dossier| dossier.level_of(treasure));
        let post = dossier.and_then(|dossier| dossier.treasures().find(|(known, _)| *known == treasure));
        let praetor = match treasure {
            Treasure::Praetor(kind) => {
                let fresh = Praetor::fresh(catalog, kind);
                Some(Praetor { level: level.unwrap_or(fresh.level), ..fresh })
            }
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        };
        game.attachments.grant(treasure, owner, praetor);
        // The guessed chamber may be smaller than the one that the augury showed.
        if post.is_some_and(|(_, post)| post == Post::Chamber) && free_ritual_slots(catalog, game, owner) > 0 {
            game.attachments.post(treasure, Post::Chamber);
        }
    }
    for at in 0..game.attachments().cards().len() {
        let card = game.attachments().cards()[at];
        // New card ids continue after the last known one.
        let next = &mut game.attachments.next_card[card.owner.index()];
        *next = (*next).max((card.id.0 & 0x00ff_ffff) + 1);
        if card.contents.is_none() {
            let contents = face(catalog, game, card.owner, card.unit, rolls);
            game.attachments.cards[at].contents = Some(contents);
        }
    }
}

/// Guesses the contents of a card that this house could make for a unit: a raise of one of the
/// unit's values, or an empty bluff.
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
