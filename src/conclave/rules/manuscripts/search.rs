//! Search for manuscripts by a demand for tribute (manual 4.3, 4.19; ruling R40).
//!
//! > "Demand Tribute: [...] A sub-category offers you the option to seek out Manuscripts or to
//! > consolidate Tribute Cards."
//!
//! Not here: the tribute cards of the same demand, which are in [`tribute`](crate::tribute).

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

/// The chance, in percent, 0 to 100, that the next demand finds a piece if it searches for
/// manuscripts.
#[must_use]
pub fn search_chance(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    search_chance_after(catalog, game, seat, game.treasury().demands(seat))
}

/// Like [`search_chance`], for a demand that follows `earlier` other demands in its turn.
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
    // Relics and places raise the remaining chance; a perk doubles the result (appendix G).
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

/// Searches the unseen stock of the bazaar for a piece: a seat finds one or none. Pieces of sets
/// that it has begun are more likely.
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
