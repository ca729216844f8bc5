//! The knowledge of one seat: the only way from the game to a screen or a mind.
//!
//! A view is a game without everything that is hidden from the seat. All queries of the rules work
//! on it, and none can reveal too much. It lacks other vaults and offers, other bids, the
//! attributes, perks and pawns of other houses, the contents of their vaults and ritual chambers,
//! their combat cards, hidden legions, and the seed of the dice. A mind that needs a whole game has
//! to imagine the rest: [`SeatView::imagine`] deals everything hidden anew.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::archfiends::{self, Attributes, Discipline, Perks};
use super::attachments;
use super::catalog::{Catalog, Gift};
use super::dice::{Dice, Stream};
use super::events;
use super::expectations::Expectations;
use super::forces;
use super::game::Game;
use super::ids::Seat;
use super::manuscripts;
use super::objectives;
use super::rituals;
use super::tribute::{QUALITY_DIE, roll_card};

/// The game as one seat knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    seat: Seat,
    table: Game,
}

impl SeatView {
    /// Creates the view of this seat.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        let mut charter = (*game.charter).clone();
        charter.settings.seed = 0;
        for (index, other) in charter.seats.iter_mut().enumerate() {
            if index != seat.index() {
                other.archfiend.attributes = Attributes::default();
                other.archfiend.perks.clear();
                other.pawn = None;
            }
        }
        let mut forces = game.forces.seen_by(seat);
        let mut attachments = game.attachments.seen_by(seat, rituals::eyes(game, seat));
        let mut rites = game.rituals.seen_by(seat);
        if rituals::deceives(game) {
            rituals::disguise(game, seat, &mut forces, &mut attachments);
            rites.forget_legions(&forces);
        }
        let table = Game {
            charter: Arc::new(charter),
            turn: game.turn,
            realm: game.realm.clone(),
            houses: game.houses.seen_by(seat).into(),
            treasury: game.treasury.seen_by(seat).into(),
            bazaar: game.bazaar.seen_by(seat).into(),
            forces: forces.into(),
            attachments: attachments.into(),
            manuscripts: game.manuscripts.seen_by(seat).into(),
            diplomacy: game.diplomacy.seen_by(seat).into(),
            arena: game.arena.seen_by(seat).into(),
            rituals: rites.into(),
            events: game.events.seen_by(seat).into(),
            objectives: game.objectives.seen_by(seat).into(),
            conclave: game.conclave.seen_by(|other| events::apparent_prestige(game, seat, other)).into(),
        };
        Self { seat, table }
    }

    /// Creates a view that shows everything from a seat: for replays of a finished game, never for
    /// a game in play.
    #[must_use]
    pub fn unveiled(game: &Game, seat: Seat) -> Self {
        Self { seat, table: game.clone() }
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the table without hidden facts. All queries of the rules work on it.
    #[must_use]
    pub const fn table(&self) -> &Game {
        &self.table
    }

    /// Creates a whole game that is consistent with the view. Hidden facts are dealt with typical
    /// values of this turn, and the dice are different.
    #[must_use]
    pub fn imagine(&self, catalog: &Catalog, expectations: &Expectations, seed: u64) -> Game {
        let mut game = self.table.clone();
        let mut rolls = Dice::new(seed, game.turn).open(Stream::Imagination(self.seat));
        let mut charter = (*game.charter).clone();
        charter.settings.seed = seed ^ 0x9e37_79b9_7f4a_7c15;
        // Cards given by other houses keep their ids.
        let known = self.table.treasury.vault(self.seat).to_vec();
        let gifts = self.table.diplomacy.affairs().iter().flat_map(|affair| affair.matter.gift()).copied();
        game.treasury.pass_over_names(known.into_iter().chain(gifts));
        for seat in self.table.seats().filter(|&seat| seat != self.seat) {
            let first_rank = charter.seats[seat.index()].archfiend.rank;
            let aura = game.houses.of(seat).aura;
            let known: Perks = attachments::overfull(catalog, &self.table, seat).into_iter().collect();
            let mut guess = archfiends::guess(catalog, first_rank, &aura, known, &mut rolls);
            // A house with many legions needs the command rating for them. A few deals find such a
            // house, if its points can pay for it.
            for _ in 0..DEALS {
                let house = game.houses.of_mut(seat);
                (house.attributes, house.perks) = (guess.attributes, guess.perks);
                let commanded = forces::commanded(&game, seat) as i32;
                if commanded <= archfiends::command_rating(catalog, &game, seat).total() {
                    break;
                }
                guess = archfiends::guess(catalog, first_rank, &aura, known, &mut rolls);
            }
            charter.seats[seat.index()].archfiend.attributes = guess.attributes;
            // Adds the raises that are expected since the start.
            let most = catalog.constants.houses.raise.points.len() as u8;
            for of in Discipline::ALL {
                guess.raise(of, expectations.attribute(game.turn, of, &mut rolls).min(most));
            }
            let others: Vec<Seat> = game.seats().filter(|&other| other != seat).collect();
            let house = game.houses.of_mut(seat);
            (house.attributes, house.perks) = (guess.attributes, guess.perks);
            if archfiends::gifted(catalog, &game, seat, Gift::KingMaker) {
                game.houses.of_mut(seat).pawn = rolls.pick(&others).copied();
            }
            if game.conclave.eliminated(seat).is_some() {
                continue;
            }
            let skill = archfiends::tribute_skill(catalog, &game, seat).total();
            for _ in 0..expectations.cards(game.turn, &mut rolls) {
                let quality = rolls.die(QUALITY_DIE) + skill;
                let worth = roll_card(&catalog.constants.tribute, quality, &mut rolls);
                let card = game.treasury.mint(seat, worth);
                game.treasury.deposit(seat, [card]);
            }
        }
        game.charter = Arc::new(charter);
        attachments::deal(catalog, &mut game, self.seat, &mut rolls);
        manuscripts::deal(catalog, &mut game, self.seat, &mut rolls);
        objectives::deal(catalog, &mut game, self.seat, &mut rolls);
        events::deal(catalog, &mut game, self.seat, &mut rolls);
        game.rituals.deal(self.seat);
        game.conclave.deal(self.seat, &mut rolls);
        game.diplomacy.deal(catalog, &mut game.treasury, self.seat, &mut rolls);
        for legion in game.forces.legions_mut() {
            legion.renown = rolls.die(100) as u8;
            if legion.owner != self.seat {
                // No house is assumed to lose a legion for unpaid upkeep this turn.
                legion.paid = rolls.die(3) as u8;
            }
        }
        game
    }
}

/// Maximum number of deals of attributes that must explain the visible facts.
const DEALS: usize = 32;
