//! Checks that everything named by a saved choice exists. The rules check whether it is allowed.

use super::rules::award::AwardAnswer;
use super::rules::catalog::Catalog;
use super::rules::charter::Charter;
use super::rules::court::Speech;
use super::rules::ids::{Card, HandCard, Seat};
use super::rules::market::{Dealings, Goods};
use super::rules::muster::MusterAnswer;
use super::rules::orders::Orders;
use super::rules::promises::{Clause, Payment};
use super::rules::rites::RiteAnswer;
use super::rules::specials::{Aim, Play};
use super::rules::step::{Answer, Choice};
use super::rules::war::{Attack, Casualties, Flight, Join, Move, Spoils, WarAnswer};

/// Collects what a choice names.
#[derive(Default)]
struct Names {
    cards: Vec<Card>,
    seats: Vec<Seat>,
}

/// Checks that everything named by a choice exists.
pub(super) fn check(catalog: &Catalog, charter: &Charter, choice: &Choice) -> Result<(), String> {
    let mut names = Names::default();
    names.seats.push(choice.seat);
    names.answer(&choice.answer);
    let seats = charter.seats.len();
    if let Some(seat) = names.seats.iter().find(|seat| seat.index() >= seats) {
        return Err(format!("there is no seat {seat}"));
    }
    match names.cards.iter().find(|card| card.index() >= catalog.cards()) {
        Some(card) => Err(format!("there is no card {card}")),
        None => Ok(()),
    }
}

impl Names {
    fn answer(&mut self, answer: &Answer) {
        match answer {
            Answer::Pass | Answer::Muster(MusterAnswer::Redraw(_)) => {}
            Answer::Muster(MusterAnswer::Keep(of)) => self.seats.extend(*of),
            Answer::Market(Dealings { takes: _, frees, permits, sells, plays, offers }) => {
                self.seats.extend(frees.iter().chain(permits));
                self.hand(sells);
                plays.iter().for_each(|play| self.play(play));
                for terms in offers {
                    self.seats.extend(terms.to);
                    self.goods(&terms.gives);
                    self.goods(&terms.asks);
                }
            }
            Answer::Order(Orders { table, fortress, discard, earth, devil: _, rituals }) => {
                self.cards.extend(table.iter().chain(fortress).chain(discard).chain(earth).chain(rituals));
            }
            Answer::War(answer) => self.war(answer),
            Answer::Rite(answer) => match answer {
                RiteAnswer::Perform { ritual, target } => {
                    self.cards.push(*ritual);
                    self.seats.extend(*target);
                }
                RiteAnswer::Cancel(ritual) => self.cards.push(*ritual),
                RiteAnswer::Done => {}
            },
            Answer::Award(answer) => match answer {
                AwardAnswer::Pick(of) => self.seats.push(*of),
                AwardAnswer::Repent(_) | AwardAnswer::Again(_) | AwardAnswer::Oath(_) => {}
            },
            Answer::Court(Speech { arrives: _, objects, proclaims }) => {
                self.seats.extend(objects.iter().chain(proclaims));
            }
            Answer::Promise(Payment(cards)) => self.cards.extend(cards),
        }
    }

    fn hand(&mut self, cards: &[HandCard]) {
        for card in cards {
            match card {
                HandCard::Oath(of) => self.seats.push(*of),
                HandCard::Card(card) => self.cards.push(*card),
            }
        }
    }

    fn play(&mut self, play: &Play) {
        self.cards.push(play.card);
        self.hand(play.pay.as_slice());
        match play.aim {
            Aim::Nothing => {}
            Aim::Devil(seat) => self.seats.push(seat),
            Aim::Card(card) => self.cards.push(card),
        }
    }

    fn goods(&mut self, goods: &Goods) {
        let Goods { cards, souls: _, hand, prisoners, freed, pledges, released: _, shows: _ } = goods;
        self.cards.extend(cards);
        self.hand(hand);
        self.seats.extend(prisoners.iter().chain(freed));
        for pledge in pledges {
            self.seats.extend(pledge.vow.names());
            match pledge.clause {
                Clause::IfOverlord(seat) => self.seats.push(seat),
                Clause::Always | Clause::IfPossible => {}
            }
        }
    }

    fn war(&mut self, answer: &WarAnswer) {
        match answer {
            WarAnswer::Attack(attack) => {
                if let Some(Attack { target, hordes, .. }) = attack {
                    self.seats.push(*target);
                    self.cards.extend(hordes);
                }
            }
            WarAnswer::Move(Move { join, flee, negate, .. }) => {
                if let Some(Join { hordes, .. }) = join {
                    self.cards.extend(hordes);
                }
                match flee {
                    Some(Flight::Free(card) | Flight::Special(card)) => self.cards.push(*card),
                    None => {}
                }
                self.cards.extend(*negate);
            }
            WarAnswer::Recall(card) | WarAnswer::Salvage(card) => self.cards.extend(*card),
            WarAnswer::Casualties(Casualties { hordes, .. }) => self.cards.extend(hordes),
            WarAnswer::Spoils(Spoils { surrendered, .. }) => {
                self.seats.extend(surrendered.iter().flat_map(|(who, to)| [who, to]));
            }
        }
    }
}
