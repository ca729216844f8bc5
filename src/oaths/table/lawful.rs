//! Checks that everything named by a saved choice exists. The rules check whether it is allowed.

use crate::rules::action::Orders;
use crate::rules::catalog::Catalog;
use crate::rules::charter::Charter;
use crate::rules::court::CourtAnswer;
use crate::rules::game::Caster;
use crate::rules::ids::{Card, HandCard, Paper, RealmKind, Seat, SpecialKind};
use crate::rules::muster::MusterAnswer;
use crate::rules::promises::Vow;
use crate::rules::specials::{Aim, Play, SpecialAnswer};
use crate::rules::step::{Answer, Choice};
use crate::rules::trade::{Claim, Dealings, Favor, Goods, TradeAnswer};
use crate::rules::war::{Target, WarAnswer};

/// Collects what a choice names.
#[derive(Default)]
struct Names {
    cards: Vec<Card>,
    seats: Vec<Seat>,
    realms: Vec<RealmKind>,
    specials: Vec<SpecialKind>,
}

/// Checks that everything named by a choice exists.
pub(crate) fn check(catalog: &Catalog, charter: &Charter, choice: &Choice) -> Result<(), String> {
    let mut names = Names::default();
    names.seats.push(choice.seat);
    names.answer(&choice.answer);
    let seats = charter.seats.len();
    if let Some(seat) = names.seats.iter().find(|seat| seat.index() >= seats) {
        return Err(format!("there is no seat {seat}"));
    }
    if let Some(card) = names.cards.iter().find(|card| card.index() >= catalog.cards()) {
        return Err(format!("there is no card {card}"));
    }
    if let Some(realm) = names.realms.iter().find(|realm| realm.index() >= catalog.realms.len()) {
        return Err(format!("there is no realm {realm}"));
    }
    match names.specials.iter().find(|special| special.index() >= catalog.specials.len()) {
        Some(special) => Err(format!("there is no special play card {special}")),
        None => Ok(()),
    }
}

impl Names {
    fn answer(&mut self, answer: &Answer) {
        match answer {
            Answer::Pass | Answer::Rite(_) => {}
            Answer::Muster(MusterAnswer::Settle(realm)) => self.realms.push(*realm),
            Answer::Muster(MusterAnswer::Table { discard, agreements }) => {
                self.cards.extend(discard);
                for agreement in agreements {
                    self.cards.push(agreement.event);
                    self.seats.push(agreement.target);
                    self.cards.extend(agreement.take.iter().chain(&agreement.give));
                }
            }
            Answer::Special(SpecialAnswer::Play(plays)) => plays.iter().for_each(|play| self.play(play)),
            Answer::Special(SpecialAnswer::Counter(_)) => {}
            Answer::Special(SpecialAnswer::Shuffle(cards)) => self.hand(cards),
            Answer::Trade(answer) => self.trade(answer),
            Answer::Action(Orders { casts, earth, .. }) => {
                self.cards.extend(earth);
                for cast in casts {
                    self.cards.push(cast.ritual);
                    if let Caster::Horde(card) = cast.caster {
                        self.cards.push(card);
                    }
                }
            }
            Answer::War(answer) => self.war(answer),
            Answer::Court(answer) => self.court(answer),
        }
    }

    fn play(&mut self, play: &Play) {
        self.specials.push(play.card);
        match play.aim {
            Aim::Nothing | Aim::Others => {}
            Aim::Devil(seat) => self.seats.push(seat),
            Aim::Card(card) => self.cards.push(card),
        }
    }

    fn hand(&mut self, cards: &[HandCard]) {
        for card in cards {
            match card {
                HandCard::Paper(paper) => self.seats.push(paper.of),
                HandCard::Special(special) => self.specials.push(*special),
            }
        }
    }

    fn papers(&mut self, papers: &[Paper]) {
        self.seats.extend(papers.iter().map(|paper| paper.of));
    }

    fn claim(&mut self, claim: &Claim) {
        self.seats.push(claim.target);
        match claim.favor {
            Favor::Take(seat) | Favor::Free(seat) => self.seats.push(seat),
            Favor::Safety | Favor::Alliance | Favor::Oaths(_) => {}
        }
    }

    fn goods(&mut self, goods: &Goods) {
        self.cards.extend(&goods.cards);
        self.hand(&goods.hand);
        self.seats.extend(goods.prisoners.iter().chain(&goods.freed));
        for vow in &goods.vows {
            match vow {
                Vow::Attack(seat) | Vow::Spare(seat) | Vow::Elect(seat) => self.seats.push(*seat),
                Vow::LeaveEarth => {}
            }
        }
    }

    fn trade(&mut self, answer: &TradeAnswer) {
        match answer {
            TradeAnswer::Round(Dealings { claims, plays, takes: _, tortures, frees, offers }) => {
                claims.iter().for_each(|claim| self.claim(claim));
                plays.iter().for_each(|play| self.play(play));
                self.seats.extend(tortures.iter().chain(frees));
                for terms in offers {
                    self.seats.extend(terms.to);
                    self.goods(&terms.gives);
                    self.goods(&terms.asks);
                }
            }
            TradeAnswer::Keep(card) => self.hand(card.as_slice()),
            TradeAnswer::Give(papers) => self.papers(papers),
            TradeAnswer::Ransom(paper) => self.papers(&[*paper]),
        }
    }

    fn war(&mut self, answer: &WarAnswer) {
        match answer {
            WarAnswer::Move { target, .. } => match target {
                Target::Stay | Target::Vacant => {}
                Target::Devil(seat) => self.seats.push(*seat),
            },
            WarAnswer::Suborn(seat) => self.seats.extend(*seat),
            WarAnswer::Lose(cards) => self.cards.extend(cards),
            WarAnswer::Colour(_) | WarAnswer::Swap(_) => {}
            WarAnswer::Salvage(card) | WarAnswer::Lure(card) => self.cards.extend(*card),
            WarAnswer::Divide(division) => {
                self.seats.extend(division.point.iter().chain(&division.realm).chain(&division.prisoners));
            }
            WarAnswer::Occupy(realm) => self.realms.extend(*realm),
        }
    }

    fn court(&mut self, answer: &CourtAnswer) {
        match answer {
            CourtAnswer::Contribute(papers) => self.papers(papers),
            CourtAnswer::Take { papers, discard } => {
                self.papers(papers);
                self.cards.extend(discard);
            }
            CourtAnswer::LastPrisoners { claims, frees, gives } => {
                self.seats.extend(gives.iter().flat_map(|(prisoner, to)| [prisoner, to]));
                claims.iter().for_each(|claim| self.claim(claim));
                self.seats.extend(frees);
            }
            CourtAnswer::Vote(seat) => self.seats.push(*seat),
        }
    }
}
