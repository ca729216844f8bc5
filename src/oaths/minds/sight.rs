//! What things are worth, in hundredths of a victory point.
//!
//! Everything here uses open facts and the hand of the seat that thinks. So it means the same in a
//! game as its seat sees it and in a game that was imagined.
//!
//! The numbers are rough. They say which of two cards a sensible player keeps, and who of two
//! devils gains more by a deal; searching minds correct the rest.

use crate::rules::catalog::{ArtifactPower, Catalog, EventEffect, RealmPower, ResourceDef, RitualEffect, Trait};
use crate::rules::game::{Game, Whereabouts};
use crate::rules::ids::{Card, HandCard, Paper, PaperSort, RealmKind, Seat};
use crate::rules::promises::{Outcome, Vow};
use crate::rules::trade::{Goods, Pact, Terms};
use crate::rules::war::{Field, colours};

/// A victory point.
pub(crate) const POINT: i64 = 100;
/// A Soul: the most of them make a point at the end of a conflict, and they defend.
const SOUL: i64 = 22;
/// A magic card or another card drawn by lot.
const DRAWN: i64 = 20;
/// A devil in one's prison: it pays an oath, or more, for its freedom.
const PRISONER: i64 = 60;
/// A favour of another devil.
const FAVOR: i64 = 12;
/// A vote, in the first game turn. Later it is worth more.
const VOTE: i64 = 60;
/// What holding the winning number of oaths adds, if their devil becomes Overlord.
const SWORN: i64 = 250;
/// What it costs all others together that one devil wins.
const WINS: i64 = 900;
/// What a home, its army and its Souls are worth beyond their cards, to those who lose them.
const HOME: i64 = 60;

/// A game as one seat thinks about it.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub catalog: &'a Catalog,
    pub game: &'a Game,
    pub seat: Seat,
    /// The chance of each devil to become Overlord, in thousandths.
    prospects: [i64; Seat::MOST],
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

    /// Returns the chance of a devil to become Overlord as this seat sees it, in thousandths.
    fn chance(self, of: Seat) -> i64 {
        let chance = self.prospects[of.index()];
        // Its own votes and friends are for it.
        if of == self.seat { (chance * 3 / 2).min(1000) } else { chance }
    }

    /// Returns the worth of a number of oaths of one devil.
    fn oaths(self, of: Seat, count: i64) -> i64 {
        let numbers = &self.catalog.numbers;
        let chance = self.chance(of);
        let sworn = if count >= i64::from(numbers.winning_oaths) { SWORN } else { 0 };
        chance * (count * i64::from(numbers.oath_points) * POINT + sworn) / 1000
    }

    /// Returns what another copy of a paper is worth, if so many more than those in hand are held.
    pub fn paper(self, paper: Paper, more: i64) -> i64 {
        match paper.sort {
            PaperSort::Favor if paper.of == self.seat => FAVOR / 2,
            PaperSort::Favor => FAVOR,
            PaperSort::Vote => VOTE + 20 * i64::from(self.game.round().saturating_sub(1)),
            PaperSort::Oath => {
                let held = i64::from(self.game.oaths(self.seat, paper.of)) + more;
                self.oaths(paper.of, held + 1) - self.oaths(paper.of, held)
            }
        }
    }

    /// Returns what it costs this seat that another gets so many more oaths like a paper: whoever holds
    /// the winning number wins if their devil is elected, and nobody else does.
    fn danger(self, to: Seat, paper: Paper, more: i64) -> i64 {
        let numbers = &self.catalog.numbers;
        let seen = self.game.domain(to).seen.iter().filter(|other| **other == paper).count() as i64;
        let own = if paper.of == to { i64::from(numbers.own_oaths) } else { 0 };
        let left = i64::from(numbers.winning_oaths) - seen - own - more;
        let share = match (paper.sort, left) {
            (PaperSort::Favor | PaperSort::Vote, _) => 0,
            (PaperSort::Oath, ..=0) => 3,
            (PaperSort::Oath, 1) => 1,
            (PaperSort::Oath, _) => 0,
        };
        self.of(to).chance(paper.of) * WINS * share / 3000
    }

    /// Returns how much a paper would help the one of the others who was seen taking most like it.
    pub fn help(self, paper: Paper) -> i64 {
        let seen = |seat: Seat| self.game.domain(seat).seen.iter().filter(|other| **other == paper).count() as i64;
        match paper.sort {
            PaperSort::Oath => 40 * self.game.others(self.seat).map(seen).max().unwrap_or(0),
            PaperSort::Favor | PaperSort::Vote => 0,
        }
    }

    /// Returns what a card in hand is worth to its holder.
    pub fn held(self, card: HandCard) -> i64 {
        match card {
            HandCard::Paper(paper) => self.paper(paper, -1),
            HandCard::Special(_) => 35,
        }
    }

    /// Returns what a resource card on the table is worth to this seat.
    pub fn card(self, card: Card) -> i64 {
        match self.catalog.resource(card) {
            ResourceDef::Horde(_) => self.horde(card),
            ResourceDef::Artifact(def) => match def.power {
                ArtifactPower::Foresight => 30,
                ArtifactPower::MarchingSouls => 15 + 4 * i64::from(self.game.domain(self.seat).souls),
                ArtifactPower::Salvage => 25,
                ArtifactPower::TwiceCast => 25,
                ArtifactPower::Reach { steps } => 20 * i64::from(steps),
            },
            ResourceDef::Ritual(_) => self.ritual(card),
            ResourceDef::Event(def) => match def.effect {
                EventEffect::Currents => 32,
                EventEffect::Agreement { cards } => 28 * i64::from(cards),
                EventEffect::Summon { souls } => SOUL * i64::from(souls),
            },
        }
    }

    /// Returns the worth of a horde: its power on average, and what else it can do.
    fn horde(self, card: Card) -> i64 {
        let Some(def) = self.catalog.horde(card) else { return 0 };
        let (open, assault, home) = def.power;
        let powers = self.game.powers(self.catalog, self.seat);
        let mut worth = 3 * i64::from(open + assault + home);
        let kind = self.catalog.kind(card);
        let same = || self.game.hordes(self.catalog, self.seat).filter(|own| self.catalog.kind(*own) == kind).count();
        for what in &def.traits {
            worth += match what {
                Trait::Earthbound => 14 + 14 * i64::from(powers.harvest) / 100,
                Trait::Casts => 10,
                Trait::Leads => 8,
                Trait::Shatters => -4,
                Trait::Cataclysm => -20,
                Trait::Swarms => 7 * same().min(4) as i64,
                Trait::Undying => 8,
            };
        }
        worth + i64::from(open + assault) * i64::from(powers.command) / 50
    }

    /// Returns the worth of casting a ritual in this game turn.
    pub fn ritual(self, card: Card) -> i64 {
        let Some(def) = self.catalog.ritual(card) else { return 0 };
        let more = i64::from(self.game.powers(self.catalog, self.seat).sorcery);
        let hordes = |seat: Seat| self.game.hordes(self.catalog, seat).count() as i64;
        let own = hordes(self.seat);
        let others = || self.game.others(self.seat);
        let effect = match def.effect {
            RitualEffect::Conjure { cards } => DRAWN * i64::from(cards),
            RitualEffect::DrainPower => {
                let artifacts: i64 = others().map(|seat| self.game.artifacts(self.catalog, seat).count() as i64).sum();
                artifacts * (DRAWN + 5)
            }
            RitualEffect::Furnace => 5 * others().map(|seat| i64::from(self.game.domain(seat).souls)).sum::<i64>(),
            RitualEffect::Plague { .. } => {
                let theirs: i64 = others().map(hordes).sum();
                let average = theirs / (self.game.seats().count() as i64 - 1).max(1);
                10 + 6 * (average - own)
            }
            RitualEffect::Sanctuary { defence, cards } => DRAWN * i64::from(cards) + 5 * i64::from(defence),
            RitualEffect::StealPower { least } => DRAWN * i64::from(least) + 15,
        };
        effect + DRAWN * more
    }

    /// Returns the worth of living in a realm until the end.
    pub fn realm(self, realm: RealmKind) -> i64 {
        let def = self.catalog.realm(realm);
        let left = i64::from(self.catalog.numbers.rounds.saturating_sub(self.game.round())) + 1;
        let citadel = self.game.powers(self.catalog, self.seat).citadel;
        let defence = if citadel.is_some() { 0 } else { 5 * i64::from(def.defence) };
        let power = match def.power {
            RealmPower::Quiet => 0,
            RealmPower::Throne { points } => POINT * i64::from(points) * left + 20,
            RealmPower::Gallows => 25,
            RealmPower::Wake(_) => 30,
            RealmPower::Toll { hordes } => 10 * i64::from(hordes),
            RealmPower::Wailing { souls } => SOUL * i64::from(souls) * 2 * left,
            RealmPower::Judgement => 5,
            RealmPower::Lure => 20 * left,
        };
        defence + power
    }

    /// Returns the chance, in thousandths, that these attackers take the home realm of a devil, if
    /// both sides choose colours by lot.
    ///
    /// No mix of colours is better. Whether a colour wins depends only on its distance to the other,
    /// so the game of colours looks the same from every colour, and by that symmetry all colours
    /// alike is the best mix of both sides, whatever the powers and reaches.
    pub fn siege(self, attackers: &[Seat], defender: Seat) -> i64 {
        let (catalog, game) = (self.catalog, self.game);
        let Some(&leader) = attackers.first() else { return 0 };
        let track = i64::from(colours(catalog));
        let attack = i64::from(game.reach(catalog, leader)) * 1000 / track;
        let defence = i64::from(game.reach(catalog, defender)) * 1000 / track;
        let stronger = game.side_power(catalog, attackers, Field::Assault) > game.home_power(catalog, defender);
        if stronger { 1000 - defence } else { attack }
    }

    /// Returns what the army, the Souls and the home of a seat are worth to it.
    pub fn at_stake(self) -> i64 {
        let domain = self.game.domain(self.seat);
        let cards: i64 = self.game.hordes(self.catalog, self.seat).map(|card| self.card(card)).sum();
        let realm = domain.realm.map_or(0, |realm| self.realm(realm) / 3);
        cards + SOUL * i64::from(domain.souls) + HOME + realm + if domain.points > 0 { POINT / 2 } else { 0 }
    }

    /// Returns what this seat gains on average by an attack on another, if nobody interferes.
    pub fn raid(self, attackers: &[Seat], defender: Seat) -> i64 {
        let (catalog, game) = (self.catalog, self.game);
        let chance = self.siege(attackers, defender);
        let home = game.domain(defender);
        let share = attackers.len().max(1) as i64;
        let mut prize = if game.may_give_point(defender, self.seat) { POINT } else { 0 };
        if home.whereabouts == Whereabouts::Hell {
            let artifacts: i64 = game.artifacts(catalog, defender).map(|card| self.card(card)).sum();
            prize += PRISONER + artifacts;
        }
        if let (Some(old), Some(new)) = (game.domain(self.seat).realm, home.realm) {
            prize += (self.realm(new) - self.realm(old)).max(0);
        }
        // What a rival loses is worth something to everybody, more if it leads.
        let leads = game.others(defender).all(|other| game.domain(other).points <= home.points);
        let harm = self.of(defender).at_stake() / if leads { 3 } else { 6 };
        let mut cost = 25;
        if matches!(game.realm_power(catalog, defender), Some(RealmPower::Gallows)) {
            cost += game.hordes(catalog, self.seat).map(|card| self.card(card)).sum::<i64>();
        }
        if matches!(game.realm_power(catalog, defender), Some(RealmPower::Toll { .. })) {
            cost += 30;
            prize -= 30;
        }
        (chance * (prize / share + harm) - (1000 - chance) * cost) / 1000
    }

    /// Returns what this seat fears of another: the loss, by the chance of a successful attack.
    pub fn fear(self, of: Seat) -> i64 {
        if !self.game.can_move(self.catalog, of) || self.game.domain(self.seat).realm.is_none() {
            return 0;
        }
        let others = self.game.seats().count() as i64 - 1;
        // An attacker has other devils to choose from.
        self.siege(&[of], self.seat) * self.at_stake() / 1000 * 3 / (2 * others.max(1))
    }

    /// Returns the share of its promises that a devil has kept, in thousandths. Who has promised
    /// nothing is believed half.
    pub fn trust(self, by: Seat) -> i64 {
        let judged = |outcome: Outcome| {
            self.game.promises().iter().filter(|promise| promise.by == by && promise.outcome == outcome).count() as i64
        };
        let (kept, broken) = (judged(Outcome::Kept), judged(Outcome::Broken));
        (kept + 1) * 1000 / (kept + 2 * broken + 2)
    }

    /// Returns what a promise is worth to this seat.
    fn vow(self, vow: Vow, by: Seat) -> i64 {
        let worth = match vow {
            Vow::Spare(whom) if whom == self.seat => self.fear(by) / 2,
            Vow::Spare(_) => 0,
            Vow::Attack(whom) if whom == self.seat => -POINT,
            Vow::Attack(_) => 15,
            Vow::LeaveEarth => 10,
            Vow::Elect(whom) if whom == self.seat => VOTE,
            Vow::Elect(_) => 0,
        };
        worth * self.trust(by) / 1000
    }

    /// Returns what it costs this seat to keep a promise.
    fn burden(self, vow: Vow) -> i64 {
        match vow {
            Vow::Spare(whom) => self.raid(&[self.seat], whom).max(0) / 2,
            Vow::Attack(whom) => (10 - self.raid(&[self.seat], whom)).max(0),
            Vow::LeaveEarth => 3 * SOUL,
            Vow::Elect(whom) if whom == self.seat => 0,
            Vow::Elect(_) => VOTE,
        }
    }

    /// Returns what goods are worth to this seat, when it gets them of another.
    fn gets(self, goods: &Goods, from: Seat) -> i64 {
        let mut worth: i64 = goods.cards.iter().map(|card| self.card(*card)).sum();
        worth += SOUL * i64::from(goods.souls) + POINT * i64::from(goods.points);
        let mut more: Vec<Paper> = Vec::new();
        for card in &goods.hand {
            worth += match card {
                HandCard::Paper(paper) => {
                    let same = more.iter().filter(|other| *other == paper).count() as i64;
                    more.push(*paper);
                    self.paper(*paper, same)
                }
                HandCard::Special(_) => self.held(*card),
            };
        }
        let prison = |who: &Seat| if *who == self.seat { 120 } else { PRISONER / 2 };
        worth += goods.prisoners.iter().map(prison).sum::<i64>();
        worth += goods.freed.iter().map(|who| if *who == self.seat { 120 } else { 0 }).sum::<i64>();
        worth += if goods.safety { self.fear(from) } else { 0 };
        worth + goods.vows.iter().map(|vow| self.vow(*vow, from)).sum::<i64>()
    }

    /// Returns what it costs this seat to give goods to another.
    fn gives(self, goods: &Goods, to: Seat) -> i64 {
        let mut cost: i64 = goods.cards.iter().map(|card| self.card(*card)).sum();
        cost += SOUL * i64::from(goods.souls) + POINT * i64::from(goods.points);
        let mut gone: Vec<Paper> = Vec::new();
        for card in &goods.hand {
            cost += match card {
                HandCard::Paper(paper) => {
                    let same = gone.iter().filter(|other| *other == paper).count() as i64;
                    gone.push(*paper);
                    self.paper(*paper, -1 - same) + self.danger(to, *paper, same + 1)
                }
                HandCard::Special(_) => self.held(*card),
            };
        }
        cost += PRISONER / 2 * (goods.prisoners.len() + goods.freed.len()) as i64;
        cost += if goods.safety { self.raid(&[self.seat], to).max(0) } else { 0 };
        cost + goods.vows.iter().map(|vow| self.burden(*vow)).sum::<i64>()
    }

    /// Returns what this seat gains by a deal in which it gives and gets these goods.
    pub fn deal(self, gives: &Goods, gets: &Goods, with: Seat) -> i64 {
        self.gets(gets, with) - self.gives(gives, with)
    }

    /// Returns what this seat gains by terms that it has made for another, or that the other has
    /// made for it.
    pub fn terms(self, terms: &Terms, by: Seat, with: Seat) -> i64 {
        let (gain, other) = if by == self.seat {
            (self.deal(&terms.gives, &terms.asks, with), with)
        } else {
            (self.deal(&terms.asks, &terms.gives, by), by)
        };
        let leads = (terms.pact == Pact::Lead) == (by == self.seat);
        gain + match terms.pact {
            Pact::None => 0,
            Pact::Lead | Pact::Follow => self.alliance(other, leads),
            Pact::SwapRealms => match (self.game.domain(self.seat).realm, self.game.domain(other).realm) {
                (Some(own), Some(theirs)) => self.realm(theirs) - self.realm(own),
                (Some(_) | None, _) => 0,
            },
        }
    }

    /// Returns what an alliance with another devil is worth to this seat.
    pub fn alliance(self, with: Seat, leads: bool) -> i64 {
        let best = |attackers: &[Seat]| {
            let targets = self.game.seats().filter(|seat| !attackers.contains(seat));
            targets.map(|target| self.raid(attackers, target)).max().unwrap_or(0).max(0)
        };
        let together = if leads { best(&[self.seat, with]) } else { best(&[with, self.seat]) * 2 / 3 };
        together - best(&[self.seat]) + self.fear(with) / 2
    }

    /// Returns what this seat has: points, what may become points, and its means.
    pub fn wealth(self) -> i64 {
        let (catalog, game) = (self.catalog, self.game);
        let domain = game.domain(self.seat);
        let last = game.round() >= catalog.numbers.rounds;
        let mut worth = POINT * i64::from(domain.points);
        worth += game.seats().map(|of| self.oaths(of, i64::from(game.oaths(self.seat, of)))).sum::<i64>();
        let votes = domain.hand.papers().filter(|paper| paper.sort == PaperSort::Vote).count() as i64;
        worth += votes * VOTE;
        // Means are worth less when little time is left to use them.
        let means: i64 = domain.cards().map(|card| self.card(card)).sum::<i64>()
            + SOUL * i64::from(domain.souls)
            + domain.magic.len() as i64 * DRAWN
            + game.prisoners(self.seat).count() as i64 * PRISONER
            - if matches!(domain.whereabouts, Whereabouts::Prison(_)) { 2 * PRISONER } else { 0 };
        let realm = domain.realm.map_or(-HOME, |realm| self.realm(realm));
        worth + if last { means / 2 } else { means } + realm / 2
    }
}

/// Returns the chance of each devil to become Overlord, in thousandths, as far as open facts tell:
/// votes are held by everybody, and points break ties.
fn prospects(catalog: &Catalog, game: &Game) -> [i64; Seat::MOST] {
    let mut weights = [0; Seat::MOST];
    for (weight, seat) in weights.iter_mut().zip(game.seats()) {
        let throne = matches!(game.realm_power(catalog, seat), Some(RealmPower::Throne { .. }));
        *weight = 10 + 7 * i64::from(game.domain(seat).points) + if throne { 4 } else { 0 };
    }
    let all: i64 = weights.iter().sum();
    weights.map(|weight| weight * 1000 / all.max(1))
}

/// Returns the evaluation of a position for a seat, for minds that compare positions: its wealth
/// against that of the others, most of all the richest.
#[must_use]
pub fn standing(catalog: &Catalog, game: &Game, seat: Seat) -> i64 {
    if let Some(ending) = game.ending() {
        let total = |seat: Seat| POINT * i64::from(ending.totals[seat.index()]);
        let best = game.others(seat).map(total).max().unwrap_or(0);
        let margin = (total(seat) - best).clamp(-1000, 1000);
        return margin + if ending.winners.contains(&seat) { 2000 } else { -1000 };
    }
    let sight = Sight::new(catalog, game, seat);
    let others: Vec<i64> = game.others(seat).map(|other| sight.of(other).wealth()).collect();
    let best = others.iter().copied().max().unwrap_or(0);
    let mean = others.iter().sum::<i64>() / others.len().max(1) as i64;
    sight.wealth() - (best + mean) / 2
}
