//! The part of a game that one seat may see.
//!
//! Hidden are arcana cards in other hands and those that daemons bring to combats, the order of all
//! decks, cards that others look at or have put on top of the Hell deck, and who is asked for a
//! counter. Numbers of cards are never hidden.

use circles_catalog::Catalog;
use circles_catalog::definitions::Play;
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Rolls, Stream};
use crate::game::Game;
use crate::ids::{Arcanum, DaemonKind, HellCard, Seat};
use crate::magic::MagicAsk;
use crate::step::Ask;

/// Numbers of the cards that a seat does not see.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Arcana cards in each hand.
    pub hands: Vec<usize>,
    /// Cards of each hand that were brought to a combat of this turn.
    pub brought: Vec<usize>,
    /// Unseen arcana cards in the deck.
    pub arcana: usize,
    /// Unseen Hell cards in the deck, without those that were put on top.
    pub hell: usize,
    /// Unseen daemon cards in the deck.
    pub daemons: usize,
    /// Who knows each Hell card that was put on top. The last is drawn first.
    pub rigged: Vec<Seat>,
    /// Hell cards and arcana cards at which a seat looks.
    pub peek: (usize, usize),
    /// Cards of each daemon in the combat.
    pub joined: Vec<usize>,
}

/// The part of a game that one seat may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    seat: Seat,
    /// The game, without all that is hidden.
    game: Game,
    hidden: Hidden,
}

impl View {
    /// Returns what a seat may see of a game.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        let battle = game.battle.iter().flat_map(|battle| &battle.joined);
        let hidden = Hidden {
            hands: game.triumvirates.iter().map(|own| own.hand.len()).collect(),
            brought: game.triumvirates.iter().map(|own| own.brought.len()).collect(),
            arcana: game.arcana.cards.len(),
            hell: game.hell.cards.len(),
            daemons: game.daemons.cards.len(),
            rigged: game.rigged.iter().map(|(seat, _)| *seat).collect(),
            peek: game.peek.as_ref().map_or((0, 0), |peek| (peek.hell.len(), peek.arcana.len())),
            joined: battle.map(|joined| joined.cards.len()).collect(),
        };
        let mut seen = game.clone();
        seen.charter.seed = 0;
        seen.loaded.clear();
        for (of, own) in Seat::first(seen.triumvirates.len()).zip(&mut seen.triumvirates) {
            if of != seat {
                own.hand.clear();
                own.brought.clear();
            }
        }
        seen.arcana.cards.clear();
        seen.hell.cards.clear();
        seen.daemons.cards.clear();
        seen.rigged.retain(|(of, _)| *of == seat);
        if let Some(peek) = seen.peek.as_mut().filter(|peek| peek.seat != seat) {
            peek.hell.clear();
            peek.arcana.clear();
        }
        for joined in seen.battle.iter_mut().flat_map(|battle| &mut battle.joined) {
            if joined.seat != seat {
                joined.cards.clear();
            }
        }
        if matches!(seen.due(), Some(Ask::Magic(MagicAsk::Counter))) {
            seen.asked.retain(|asked| *asked == seat);
        }
        Self { seat, game: seen, hidden }
    }

    /// Returns the seat that sees this.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the game without what is hidden. Hands of others and decks are empty in it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the numbers of hidden cards.
    #[must_use]
    pub const fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// Returns the arcana cards that this seat does not see, in order. Cards that are known to be
    /// in a hand are seen.
    #[must_use]
    pub fn unseen_arcana(&self, catalog: &Catalog) -> Vec<Arcanum> {
        let game = &self.game;
        let mut seen: Vec<Arcanum> = game.arcana.bottom.iter().chain(&game.shown).copied().collect();
        for own in &game.triumvirates {
            seen.extend(own.hand.iter().chain(&own.known).chain(own.macina.iter().map(|macina| &macina.card)));
            seen.extend(own.daemons.iter().filter_map(|daemon| daemon.ticket));
        }
        seen.extend(game.peek.iter().flat_map(|peek| &peek.arcana));
        seen.extend(game.battle.iter().flat_map(|battle| &battle.joined).flat_map(|joined| &joined.cards));
        catalog.arcana().filter(|card| !seen.contains(card)).collect()
    }

    /// Returns the Hell cards that this seat does not see, in order.
    #[must_use]
    pub fn unseen_hell(&self, catalog: &Catalog) -> Vec<HellCard> {
        let game = &self.game;
        let mut seen: Vec<HellCard> = game.hell.bottom.iter().chain(game.permanent.iter().flatten()).copied().collect();
        seen.extend(game.rigged.iter().map(|(_, card)| *card));
        seen.extend(game.peek.iter().flat_map(|peek| &peek.hell));
        catalog.hell_cards().filter(|card| !seen.contains(card)).collect()
    }

    /// Returns the daemons in the deck that this seat has not seen going there, in order.
    #[must_use]
    pub fn unseen_daemons(&self, catalog: &Catalog) -> Vec<DaemonKind> {
        let game = &self.game;
        let there = |kind: &DaemonKind| game.daemons.bottom.contains(kind) || game.daemon(*kind).is_some();
        catalog.daemon_kinds().filter(|kind| !there(kind)).collect()
    }

    /// Returns a whole game that looks like this to its seat. Everything hidden is invented by the
    /// seed.
    #[must_use]
    pub fn imagine(&self, catalog: &Catalog, seed: u64) -> Game {
        let mut game = self.game.clone();
        game.charter.seed = seed;
        let mut rolls = Dice::new(seed, game.step).open(Stream::Imagination(self.seat));
        self.imagine_arcana(catalog, &mut game, &mut rolls);
        self.imagine_hell(catalog, &mut game, &mut rolls);
        let mut daemons = self.unseen_daemons(catalog);
        rolls.shuffle(&mut daemons);
        game.daemons.cards = daemons;
        game
    }

    fn imagine_arcana(&self, catalog: &Catalog, game: &mut Game, rolls: &mut Rolls) {
        let mut unseen = self.unseen_arcana(catalog);
        rolls.shuffle(&mut unseen);
        // Nobody holds a card that is played right away.
        let (dooms, mut free): (Vec<Arcanum>, Vec<Arcanum>) =
            unseen.into_iter().partition(|card| catalog.spell_of(*card).play == Play::RightAway);
        let mut counts = self.hidden.joined.iter();
        for joined in game.battle.iter_mut().flat_map(|battle| &mut battle.joined) {
            let count = counts.next().copied().unwrap_or(0);
            if joined.seat != self.seat {
                joined.cards = draw(&mut free, count);
            }
        }
        for seat in self.game.others(self.seat) {
            let (held, brought) = (self.hidden.hands[seat.index()], self.hidden.brought[seat.index()]);
            let own = game.triumvirate_mut(seat);
            own.hand = own.known.clone();
            own.hand.extend(draw(&mut free, held.saturating_sub(own.known.len())));
            let mut shuffled = own.hand.clone();
            rolls.shuffle(&mut shuffled);
            own.brought = draw(&mut shuffled, brought);
            own.brought.sort_unstable();
            own.hand.sort_unstable();
        }
        free.extend(dooms);
        rolls.shuffle(&mut free);
        if let Some(peek) = game.peek.as_mut().filter(|peek| peek.seat != self.seat) {
            peek.arcana = draw(&mut free, self.hidden.peek.1);
        }
        game.arcana.cards = free;
    }

    fn imagine_hell(&self, catalog: &Catalog, game: &mut Game, rolls: &mut Rolls) {
        let mut unseen = self.unseen_hell(catalog);
        rolls.shuffle(&mut unseen);
        if let Some(peek) = game.peek.as_mut().filter(|peek| peek.seat != self.seat) {
            peek.hell = draw(&mut unseen, self.hidden.peek.0);
        }
        let mut own = self.game.rigged.iter().map(|(_, card)| *card);
        let mut rigged = Vec::new();
        for seat in &self.hidden.rigged {
            let card = if *seat == self.seat { own.next() } else { unseen.pop() };
            rigged.extend(card.map(|card| (*seat, card)));
        }
        game.rigged = rigged;
        game.hell.cards = unseen;
    }
}

/// Takes so many cards from the end of a list.
fn draw<T>(from: &mut Vec<T>, count: usize) -> Vec<T> {
    from.split_off(from.len().saturating_sub(count))
}
