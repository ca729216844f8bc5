//! What things are worth, in hundredths of a victory point.
//!
//! Everything here uses open facts and the hand of the seat that thinks. So it means the same in a
//! game as its seat sees it and in a game that was imagined. The numbers are rough; searching minds
//! correct the rest.

use crate::rules::catalog::{ArtifactPower, Catalog, FortressPower, ResourceDef, RitualEffect, SpecialEffect, Trait};
use crate::rules::game::{Game, Phase, Whereabouts};
use crate::rules::ids::{Card, HandCard, Seat};
use crate::rules::market::{Goods, Terms};
use crate::rules::promises::{Clause, Pledge, Vow};

/// A victory point.
pub(crate) const POINT: i64 = 100;
/// A Soul: it takes a hit.
const SOUL: i64 = 9;
/// A card drawn by lot.
pub(crate) const DRAWN: i64 = 15;
/// A prisoner: it pays for its freedom, and cannot object or attack.
const PRISONER: i64 = 45;
/// The loss of one's own freedom.
const FREEDOM: i64 = 130;

/// A game as one seat thinks about it.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub catalog: &'a Catalog,
    pub game: &'a Game,
    pub seat: Seat,
    /// The chance of each devil to become Overlord, in thousandths.
    prospects: [i64; Seat::MOST],
}

/// Returns the chance of each devil to become Overlord, in thousandths: devils with points and posts
/// are ahead.
fn prospects(catalog: &Catalog, game: &Game) -> [i64; Seat::MOST] {
    let mut weights = [0_i64; Seat::MOST];
    for seat in game.seats() {
        let points = i64::from(game.domain(seat).points);
        let posts = game.posts_of(seat) as i64;
        let known = if game.is_candidate(catalog, seat) { 3 } else { 2 };
        let weight = (points + 2) * (points + 2) * (2 + posts) * known;
        weights[seat.index()] = if game.ashamed(seat) { weight / 4 } else { weight };
    }
    let total: i64 = weights.iter().sum();
    weights.map(|weight| weight * 1000 / total.max(1))
}

impl<'a> Sight<'a> {
    /// Returns a game as a seat thinks about it.
    pub fn new(catalog: &'a Catalog, game: &'a Game, seat: Seat) -> Self {
        Self { catalog, game, seat, prospects: prospects(catalog, game) }
    }

    /// Returns the same game for another seat.
    pub fn of(self, seat: Seat) -> Self {
        Self { seat, ..self }
    }

    /// Returns the chance of a devil to become Overlord, in thousandths.
    pub fn prospect(self, seat: Seat) -> i64 {
        self.prospects[seat.index()]
    }

    /// Returns the worth of an oath: it counts only if its devil becomes Overlord. Its devil itself
    /// then has the points to win without it.
    pub fn oath(self, of: Seat) -> i64 {
        let worth = self.prospect(of) * POINT * i64::from(self.catalog.numbers.oath_points) / 1000;
        if of == self.seat { worth * 2 / 3 } else { worth * 5 / 4 }
    }

    /// Returns what a card in hand is worth to its holder.
    pub fn held(self, card: HandCard) -> i64 {
        match card {
            HandCard::Oath(of) => self.oath(of),
            HandCard::Card(card) => self.card(card) * 3 / 4,
        }
    }

    /// Returns what a resource card is worth to this seat, on the table or ready to be played.
    pub fn card(self, card: Card) -> i64 {
        match self.catalog.resource(card) {
            ResourceDef::Horde(def) => {
                let mut worth = 12 * i64::from(def.size.min(3)) + 6 * i64::from(def.size.saturating_sub(3));
                for what in &def.traits {
                    worth += match what {
                        Trait::Earthbound if self.game.domain(self.seat).earth.is_empty() => 24,
                        Trait::Earthbound => 12,
                        Trait::Casts | Trait::Gnaws => 4,
                        Trait::Leads => 7,
                        Trait::Charges => -3,
                        Trait::Revenge => 5,
                        Trait::Undying => 9,
                        Trait::Strikes => 8,
                        Trait::Hungers => -10,
                        Trait::Critter => 2,
                    };
                }
                worth
            }
            ResourceDef::Fortress(_) => {
                if self.game.domain(self.seat).fortress.is_none() {
                    self.fortress(card)
                } else {
                    10
                }
            }
            ResourceDef::Artifact(def) => match def.power {
                ArtifactPower::Salvage => 25,
                ArtifactPower::Heart { defence } => 14 * i64::from(defence),
                ArtifactPower::Throne { objections } => 50 * i64::from(objections),
            },
            ResourceDef::Ritual(def) => self.ritual(def.effect),
            ResourceDef::Special(def) => match def.effect {
                SpecialEffect::Drunken { cards } => 8 * i64::from(cards),
                SpecialEffect::Forced => 20,
                SpecialEffect::Escape => 30,
                SpecialEffect::Recall => 12,
                SpecialEffect::Vortex => 14,
            },
        }
    }

    /// Returns what a fortress is worth as the only one.
    pub fn fortress(self, card: Card) -> i64 {
        let Some(def) = self.catalog.fortress(card) else { return 0 };
        let power = match def.power {
            FortressPower::Quiet => 0,
            FortressPower::Maze { hits } => 24 * i64::from(hits),
            FortressPower::Tower { cards } => 26 * i64::from(cards),
            FortressPower::Walls => -8,
        };
        30 + 12 * i64::from(def.defence) + power
    }

    /// Returns what the performance of a ritual is worth.
    fn ritual(self, effect: RitualEffect) -> i64 {
        match effect {
            RitualEffect::Summon { souls } => 15 + SOUL * i64::from(souls),
            RitualEffect::Plague { thirds } => 22 * i64::from(thirds),
            RitualEffect::Conjure { cards } => DRAWN * i64::from(cards),
        }
    }

    /// Returns how much another devil's loss is this seat's gain, in percent.
    pub fn envy(self, other: Seat) -> i64 {
        20 + self.prospect(other) / 12
    }

    /// Returns what one side of a deal is worth to whom it is given to (`gain`), or costs its giver.
    fn goods(self, goods: &Goods, from: Seat, to: Seat) -> i64 {
        let giving = self.seat == from;
        let domain = self.game.domain(from);
        let mut worth = 0;
        for card in &goods.cards {
            let own = domain.fortress == Some(*card) && giving;
            worth += if own { self.fortress(*card) } else { self.card(*card) };
        }
        worth += SOUL * i64::from(goods.souls);
        for card in &goods.hand {
            worth += match card {
                HandCard::Oath(of) => self.oath(*of),
                HandCard::Card(card) => self.held(HandCard::Card(*card)),
            };
        }
        worth += PRISONER * goods.prisoners.len() as i64;
        for who in &goods.freed {
            worth += if *who == self.seat { FREEDOM } else { PRISONER };
        }
        for pledge in &goods.pledges {
            worth += self.pledge(pledge, from, to);
        }
        worth += 20 * goods.released.len() as i64;
        worth + if goods.shows { 6 } else { 0 }
    }

    /// Returns what a promise is worth to this seat if it is given to it, or costs it if it gives it.
    fn pledge(self, pledge: &Pledge, from: Seat, to: Seat) -> i64 {
        let giving = self.seat == from;
        let rival = |who: Seat| self.prospect(who);
        if !pledge.vow.is_debt() && self.game.bound(from, pledge.vow) {
            // What is promised already costs nothing, and gains nothing.
            return 0;
        }
        let worth = match pledge.vow {
            Vow::Spare(who) if who == to && !giving => self.fear(from),
            Vow::Spare(who) if giving => self.raid(who).max(0) / 2 + 4,
            Vow::Spare(_) => 4,
            Vow::Attack(who) if giving => 12 - self.raid(who),
            Vow::Attack(who) => 8 + rival(who) / 8,
            Vow::LeaveEarth => 12,
            Vow::Object(who) if giving => self.accession(who).max(0) + 5,
            // Nobody objects to a devil that cannot be elected.
            Vow::Object(who) if !self.game.is_candidate(self.catalog, who) => 2,
            Vow::Object(who) => (-self.accession(who)).max(0) / 3,
            Vow::Accept(who) if giving => (-self.accession(who)).max(0) / 2 + 5,
            Vow::Accept(who) if who == self.seat => 30,
            Vow::Accept(who) => self.accession(who).max(0) / 3,
            Vow::Proclaim(_) => 8,
            Vow::Cards(count) => DRAWN * i64::from(count),
            Vow::Oaths { of, count } => self.oath(of) * i64::from(count),
            Vow::Souls(count) => SOUL * i64::from(count),
        };
        match pledge.clause {
            Clause::Always => worth,
            Clause::IfPossible => worth * 3 / 4,
            Clause::IfOverlord(who) => worth * rival(who) / 1000,
        }
    }

    /// Returns the gain of this seat from the terms of an offer between two, one of them itself.
    pub fn terms(self, terms: &Terms, by: Seat, with: Seat) -> i64 {
        let (given, got) = if self.seat == by {
            (self.goods(&terms.gives, by, with), self.goods(&terms.asks, with, by))
        } else {
            (self.goods(&terms.asks, with, by), self.goods(&terms.gives, by, with))
        };
        got - given
    }

    /// Returns what this seat fears from an attack by another.
    pub fn fear(self, from: Seat) -> i64 {
        if self.game.phase() > Phase::Combat {
            return 0;
        }
        (self.of(from).raid(self.seat).max(0) * 3 / 4).min(100)
    }

    /// Returns how much the election of a devil now is to this seat's liking: more than 0 if it would
    /// probably win by it.
    pub fn accession(self, overlord: Seat) -> i64 {
        let game = self.game;
        let per_oath = i64::from(self.catalog.numbers.oath_points);
        let own = i64::from(game.oaths(self.seat, overlord));
        let mine = i64::from(game.domain(self.seat).points) + own * per_oath;
        let all = i64::from(self.catalog.numbers.oaths);
        let known = |seat: Seat| {
            let seen = game.domain(seat).seen.iter().filter(|card| **card == HandCard::Oath(overlord)).count();
            (seen as i64).min(all - own)
        };
        let elsewhere: i64 = game.others(self.seat).map(known).sum();
        let rest = (all - own - elsewhere).max(0);
        let hands = game.players() as i64;
        let total = |seat: Seat| {
            let points = i64::from(game.domain(seat).points);
            POINT * (points + known(seat) * per_oath) + POINT * rest * per_oath / hands
        };
        let best = game.others(self.seat).map(total).max().unwrap_or(0);
        mine * POINT - best
    }
}

/// Returns how a game stands for a seat: points, oaths, cards, posts and freedom, and how far it is
/// ahead of the others.
#[must_use]
pub fn standing(catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    if let Some(ending) = game.ending() {
        return if ending.winners.contains(&seat) { 100 * POINT } else { -100 * POINT };
    }
    let own = wealth(catalog, game, seat);
    let best = game.others(seat).map(|other| wealth(catalog, game, other)).max().unwrap_or(0);
    own - best / 2
}

fn wealth(catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    let sight = Sight::new(catalog, game, seat);
    let domain = game.domain(seat);
    let mut worth = POINT * i64::from(domain.points) + SOUL * i64::from(domain.souls);
    worth += domain.hand.cards().iter().map(|card| sight.held(*card)).sum::<i64>();
    worth += domain.tabled.iter().chain(&domain.earth).map(|card| sight.card(*card)).sum::<i64>();
    worth += domain.fortress.map_or(0, |card| sight.fortress(card));
    for post in game.posts() {
        if post.holder == Some(seat) {
            worth += if post.stable { 150 } else { 70 };
        }
    }
    worth += PRISONER * game.prisoners(seat).count() as i64;
    worth -= match domain.whereabouts {
        Whereabouts::Hell | Whereabouts::Earth | Whereabouts::Fled => 0,
        Whereabouts::Prison(_) | Whereabouts::Heaven => FREEDOM,
    };
    if game.ashamed(seat) {
        worth -= 3 * POINT;
    }
    worth
}
