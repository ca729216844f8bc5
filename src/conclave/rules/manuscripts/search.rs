//! Asking for manuscripts when tribute is demanded (manual 4.3, 4.19; ruling R40).
//!
//! > "Demand Tribute: [...] A sub-category offers you the option to seek out Manuscripts or to consolidate Tribute Cards."
//!
//! What the demand brings besides, in cards, is in [`tribute`](crate::tribute).

use super::facts::ManuscriptFact;
use super::state::Piece;
use crate::archfiends::{Part, Tally};
use crate::attachments::boons;
use crate::bazaar::Goods;
use crate::catalog::{Boon, Catalog};
use crate::dice::Stream;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{ManuscriptKind, Seat};
use crate::resolve::Turn;

/// The chance in percent, 0 to 100, that a demand made next finds a piece if it asks for manuscripts.
#[must_use]
pub fn search_chance(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    search_chance_after(catalog, game, seat, game.treasury().demands(seat))
}

/// The same for a demand that so many others have come before in its turn.
#[must_use]
pub fn search_chance_after(catalog: &Catalog, game: &Game, seat: Seat, earlier: u8) -> Tally {
    let numbers = &catalog.constants.manuscripts;
    let mut tally = Tally::base(numbers.chance.into());
    tally.add(Part::EarlierDemands(earlier), -i32::from(numbers.fall_per_demand) * i32::from(earlier));
    tally.floor(0);
    let percents = || {
        boons(catalog, game, seat)
            .filter_map(|(part, boon)| if let Boon::Manuscripts(percent) = boon { Some((part, percent)) } else { None })
    };
    // Relics and places raise the chance that is left; a perk doubles what comes of it (appendix G).
    let left = tally.total();
    for (part, percent) in percents().filter(|(part, _)| !matches!(part, Part::Perk(_))) {
        tally.add(part, left * i32::from(percent) / 100);
    }
    for (part, percent) in percents().filter(|(part, _)| matches!(part, Part::Perk(_))) {
        let raised = tally.total();
        tally.add(part, raised * i32::from(percent) / 100);
    }
    tally.cap(100);
    tally
}

/// The servants of a seat look for manuscripts where the bazaar gets its own: they bring one piece or none. Pieces of sets that
/// their master has begun they find more easily.
pub(crate) fn search(turn: &mut Turn<'_>, seat: Seat) {
    let catalog = turn.catalog();
    let chance = search_chance(catalog, turn.game(), seat).total();
    let mut rolls = turn.open(Stream::Search { seat, slot: turn.slot() });
    let lucky = rolls.percent(chance.clamp(0, 100) as u32);
    let game = turn.game();
    let hidden: Vec<Piece> = game.bazaar().unseen().iter().filter_map(|goods| goods.piece()).collect();
    let begun: Vec<ManuscriptKind> = game.manuscripts().of(seat).map(|piece| piece.manuscript).collect();
    let weight = |piece: &Piece| {
        if begun.contains(&piece.manuscript) { catalog.constants.manuscripts.begun_weight } else { 1 }
    };
    let weights: Vec<u32> = hidden.iter().map(weight).collect();
    let found = rolls.weighted(&weights).filter(|_| lucky).map(|at| hidden[at]);
    if let Some(piece) = found {
        let game = turn.game_mut();
        game.bazaar.withdraw(Goods::Manuscript(piece));
        game.manuscripts.give(piece, seat);
    }
    turn.say(Fact::Manuscript(ManuscriptFact::Searched { seat, found }));
}
