//! What a mind imagines behind the diplomacy that it sees: whom the others fear, what is in their gifts, what they claim and what
//! their vendettas are about. Named praetors stay unnamed: their houses have not spoken yet.

use super::claims::sensible;
use super::state::{Matter, Suit};
use super::terms::{aims, quarters};
use crate::rules::catalog::Catalog;
use crate::rules::dice::Rolls;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::tribute::roll_card;

/// Deals everything that `seat` cannot see on its table.
pub(in crate::rules) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
    let seats = game.seat_count();
    for other in game.seats().filter(|&other| other != seat) {
        let ranking = game.diplomacy.random_ranking(seats, other, rolls);
        game.diplomacy.set_ranking(other, ranking);
    }
    let mut affairs = std::mem::take(&mut game.diplomacy.affairs);
    for affair in affairs.iter_mut().filter(|affair| affair.from != seat && affair.to != seat) {
        let Matter::Emissary { gift, .. } = &mut affair.matter else { continue };
        let rank = game.houses.of(affair.from).rank.value();
        for card in gift {
            let worth = roll_card(&catalog.constants.tribute, rolls.die(20) + rank, rolls);
            *card = game.treasury.mint(affair.from, worth);
        }
    }
    game.diplomacy.affairs = affairs;
    for at in 0..game.diplomacy.claims.len() {
        let claim = game.diplomacy.claims[at];
        if claim.by != seat {
            let suits = sensible(catalog, game, claim.by, claim.on);
            game.diplomacy.claims[at].suit = rolls.pick(&suits).copied().map(Suit::Vendetta);
        }
    }
    for at in 0..game.diplomacy.vendettas.len() {
        let vendetta = game.diplomacy.vendettas[at];
        if vendetta.claimant == seat {
            continue;
        }
        let aims = aims(catalog, game, vendetta.target);
        let imagined = &mut game.diplomacy.vendettas[at];
        imagined.aim = rolls.pick(&aims).copied();
        // What it pays if all the time was asked for that there was.
        let pays = imagined.aim.and_then(|aim| quarters(&catalog.constants.diplomacy, aim, 0, 0));
        imagined.quarters = pays.unwrap_or(0);
    }
}
