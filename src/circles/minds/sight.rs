//! What things are worth to a seat, in tenths of a Soul, and how a game stands for it.
//!
//! Only what everybody sees counts, and the own hand. A view shows the hands of others as empty, so
//! their cards are counted nowhere.

use crate::rules::catalog::Catalog;
use crate::rules::catalog::definitions::{Minor, Output, Play};
use crate::rules::game::Game;
use crate::rules::ids::{Arcanum, Banner, Circle, Place, Seat, Sectio};

/// A Soul.
pub(crate) const SOUL: i64 = 10;
/// A Favour: with it a sectio is claimed.
pub(crate) const FAVOUR: i64 = 50;
/// A legion on the map: its price, and that it is there at once.
pub(crate) const LEGION: i64 = 40;
/// A lieutenant on the map.
pub(crate) const OFFICER: i64 = 70;
/// A tamed hound.
pub(crate) const HOUND: i64 = 60;
/// A daemon that is not incapacitated.
const DAEMON: i64 = 120;
/// What so many sectio of one circle are worth together, besides what they yield.
const SET: [i64; 6] = [0, 20, 80, 260, 620, 4000];
/// The game turn from which harm to others matters least.
const LATE: u8 = 18;
/// Turns for which the yield of a sectio counts.
const TURNS: i64 = 3;

/// A game as one seat sees it.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub catalog: &'a Catalog,
    pub game: &'a Game,
    pub seat: Seat,
}

/// Returns what one more sectio of a circle is worth to somebody who has so many others of it.
pub(crate) fn one_more(others: usize) -> i64 {
    let others = others.min(SET.len() - 2);
    SET[others + 1] - SET[others]
}

impl<'a> Sight<'a> {
    pub const fn new(catalog: &'a Catalog, game: &'a Game, seat: Seat) -> Self {
        Self { catalog, game, seat }
    }

    /// Returns what another seat sees of the open things.
    pub const fn of(self, seat: Seat) -> Self {
        Self { seat, ..self }
    }

    pub const fn banner(self) -> Banner {
        Banner::Seat(self.seat)
    }

    /// Returns the Souls that a sectio yields. One that gives cards counts as much as they cost.
    pub fn souls(self, sectio: Sectio) -> i64 {
        match self.catalog.sectio(sectio).output {
            Output::Souls(souls) => souls.into(),
            Output::Cards(_) => self.catalog.numbers.souls.arcanum.into(),
        }
    }

    /// Returns the sectio of a circle that a seat owns, without this one.
    fn beside(self, seat: Seat, sectio: Sectio) -> usize {
        let circle = sectio.circle();
        self.game.holdings(seat, circle) - usize::from(self.game.owns(seat, sectio))
    }

    /// Returns what the control of a sectio is worth to this seat.
    pub fn sectio(self, sectio: Sectio) -> i64 {
        SOUL * TURNS * self.souls(sectio) + one_more(self.beside(self.seat, sectio))
    }

    /// Returns what it is worth that no rival has a sectio: much if somebody holds most others of
    /// its circle.
    pub fn denial(self, sectio: Sectio) -> i64 {
        let owner = self.game.owner(sectio).and_then(Banner::seat);
        // The more rivals there are, the more others see to it. Late in a game everybody thinks of
        // its own circle first.
        let early = i64::from(LATE.saturating_sub(self.game.turn()).max(LATE / 5));
        let seats = self.game.seats().count() as i64;
        let shared = 3 * one_more(3) * early / (seats * i64::from(LATE));
        let loss = |rival: Seat| {
            let beside = self.beside(rival, sectio);
            match (owner == Some(rival), beside) {
                // It has the whole circle, and wins at the end of the turn.
                (true, 4..) => one_more(4),
                (true, 3) => one_more(3) * 3 / 2,
                (true, 2) => shared,
                (true, others) => one_more(others) / 3,
                (false, 4..) => one_more(4) / 2,
                (false, 3) => shared,
                (false, _) => 0,
            }
        };
        self.game.others(self.seat).map(loss).max().unwrap_or(0)
    }

    /// Returns the most sectio of one circle that a seat holds.
    pub fn most(self, seat: Seat) -> usize {
        self.game.best_circle(seat).0
    }

    /// Returns the rival that is nearest to a whole circle, then the richest.
    pub fn leader(self) -> Option<Seat> {
        let standing = |rival: &Seat| (self.most(*rival), self.game.sectio_of(*rival).count(), *rival);
        self.game.others(self.seat).max_by_key(standing)
    }

    /// Returns the circle that this seat wants: where it is strongest, and others are weak.
    pub fn goal(self) -> Circle {
        let chance = |circle: &Circle| {
            let sectio = circle.sectio().map(|sectio| {
                if self.game.owns(self.seat, sectio) {
                    return 100;
                }
                let legions = self.game.board().all_legions();
                let there = legions.filter(|(_, at)| *at == Place::Sectio(sectio));
                let foes = there.filter(|(legion, _)| legion.banner != self.banner()).count() as i64;
                let own = self.game.sectio_of(self.seat).map(|own| own.distance(sectio)).min().unwrap_or(9);
                let taken = if self.game.owner(sectio).is_some() { 15 } else { 0 };
                -(20 * foes + taken + 6 * i64::from(own))
            });
            let own = self.game.holdings(self.seat, *circle) as i64;
            (sectio.sum::<i64>() + 15 * own * own, *circle)
        };
        Circle::all().max_by_key(chance).unwrap_or(Circle::FIRST)
    }

    /// Returns the Souls that this seat can expect in the next Soul Phase, before upkeep.
    pub fn income(self) -> i64 {
        let earth = self.game.triumvirate(self.seat).daemons.iter().filter(|daemon| daemon.is_on_earth());
        let harvest: i64 = earth.map(|daemon| i64::from(self.catalog.daemon(daemon.kind).hearts) + 3).sum();
        i64::from(self.game.sectio_income(self.catalog, self.seat)) + harvest
    }

    /// Returns the Souls for all units in each turn.
    pub fn upkeep(self) -> i64 {
        self.game.upkeep(self.catalog, self.seat).into()
    }

    /// Returns the number of this seat's legions.
    pub fn legions(self) -> i64 {
        self.game.board().legions(self.banner()).count() as i64
    }

    /// Returns the Souls that must not be spent: what the income of the next turn will not pay, and
    /// the fare to the Earth.
    pub fn reserve(self) -> i64 {
        (self.upkeep() - self.income() * 2 / 3).max(0) + 2
    }

    /// Returns what a card of the own hand is worth.
    pub fn card(self, card: Arcanum) -> i64 {
        let def = self.catalog.arcanum(card);
        let mut worth = match def.minor {
            Some(Minor::Walk { cost }) => 45 - 4 * i64::from(cost),
            Some(Minor::Recruit { cost }) => 35 - 3 * i64::from(cost),
            Some(Minor::Pass { .. }) => 4,
            None => 0,
        };
        worth += match self.catalog.spell_of(card).play {
            Play::Action => 18,
            Play::Combat => 14,
            Play::Counter => 16,
            Play::Macina { .. } => 24,
            Play::RightAway => 0,
        };
        if def.six {
            let others = self.game.sixes(self.catalog, self.seat) as i64;
            worth += 15 + 60 * others;
        }
        worth
    }
}

/// Returns how a game stands for a seat: sectio, Souls, standing, units, daemons and the own hand,
/// and how far it is ahead of the others.
#[must_use]
pub fn standing(catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    if let Some(ending) = game.ending() {
        return if ending.winners.contains(&seat) { 2 * SET[5] } else { -SET[5] };
    }
    let own = wealth(catalog, game, seat);
    let best = game.others(seat).map(|other| wealth(catalog, game, other)).max().unwrap_or(0);
    let sight = Sight::new(catalog, game, seat);
    let hand: i64 = game.triumvirate(seat).hand.iter().map(|card| sight.card(*card)).sum();
    own + hand - best / 2
}

/// Returns what everybody sees that a seat has.
fn wealth(catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    let sight = Sight::new(catalog, game, seat);
    let own = game.triumvirate(seat);
    let mut sets: Vec<i64> = Circle::all().map(|circle| SET[game.holdings(seat, circle).min(4)]).collect();
    sets.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
    let second: i64 = sets.iter().skip(1).sum();
    let mut worth = sets.first().copied().unwrap_or(0) + second / 3;
    worth += game.sectio_of(seat).map(|sectio| SOUL * TURNS * sight.souls(sectio)).sum::<i64>();
    worth += SOUL * i64::from(own.souls);
    worth += FAVOUR * (i64::from(own.favours) - i64::from(own.disfavours));
    worth += LEGION * sight.legions();
    worth += OFFICER * game.board().officers_of(sight.banner()).count() as i64;
    let minded = game.board().hounds().filter_map(|(_, hound)| hound.minder);
    worth += HOUND * minded.filter(|minder| minder.banner == sight.banner()).count() as i64;
    for daemon in &own.daemons {
        worth += if daemon.is_able() { DAEMON } else { DAEMON / 3 };
        if daemon.is_on_earth() {
            worth += FAVOUR + SOUL * (i64::from(catalog.daemon(daemon.kind).hearts) + 3);
        }
    }
    worth += own.macina.len() as i64 * 60;
    // A legion where it can claim something is nearly a sectio.
    let claims = game.claimable(catalog, seat).into_iter().map(|sectio| sight.sectio(sectio) / 4);
    worth + claims.sum::<i64>()
}
