//! Offers, promises with their clauses, and special cards with their aims.

use oaths_first_rules::ids::{PromiseId, Seat};
use oaths_first_rules::market::{Goods, Terms};
use oaths_first_rules::promises::{Clause, Outcome, Pledge, Promise, Vow};
use oaths_first_rules::specials::{Aim, Play};

use super::Teller;

/// Where a phrase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// By itself: "Oath of Belial".
    Alone,
    /// Inside of a sentence: "an Oath of Belial".
    Inside,
}

impl Place {
    /// Returns one of the two ids of a phrase.
    fn id(self, id: &str) -> String {
        match self {
            Self::Alone => id.to_owned(),
            Self::Inside => format!("{id}-in"),
        }
    }
}

impl Teller<'_> {
    /// Returns goods, a phrase for each thing: "3 Souls", "Oath of Belial", "promise: to attack
    /// Mammon in this game turn".
    #[must_use]
    pub fn goods(&self, goods: &Goods) -> Vec<String> {
        self.goods_at(goods, Place::Alone)
    }

    fn goods_at(&self, goods: &Goods, place: Place) -> Vec<String> {
        let Goods { cards, souls, hand, prisoners, freed, pledges, released, shows } = goods;
        let mut items = self.things(cards, *souls);
        items.extend(self.hand_items(&place.id("oaths-paper-oath"), hand));
        let about = |id: &str, seat: &Seat| self.say_with(&place.id(id), &[("devil", self.seat(*seat).into())]);
        items.extend(prisoners.iter().map(|seat| about("oaths-goods-prisoner", seat)));
        items.extend(freed.iter().map(|seat| about("oaths-goods-freed", seat)));
        items.extend(
            pledges
                .iter()
                .map(|pledge| self.say_with(&place.id("oaths-goods-vow"), &[("vow", self.pledge(pledge).into())])),
        );
        items.extend(released.iter().map(|id| {
            let vow = self.promised(*id).map_or_else(|| self.say("oaths-first-vow-unknown"), |vow| self.vow_to(vow));
            self.say_with(&place.id("oaths-first-goods-released"), &[("vow", vow.into())])
        }));
        if *shows {
            items.push(self.say(&place.id("oaths-first-goods-shows")));
        }
        items
    }

    /// Returns what is promised by the promise with this number, if there is one.
    fn promised(&self, id: PromiseId) -> Option<Vow> {
        self.game.promises().get(id.index()).map(|promise| promise.vow)
    }

    /// Returns the terms of an offer in a sentence.
    #[must_use]
    pub fn terms(&self, by: Seat, terms: &Terms) -> String {
        self.bargain(by, terms.to, terms)
    }

    /// Returns the terms of a deal, or of an offer to anybody if `to` is missing.
    pub(crate) fn bargain(&self, by: Seat, to: Option<Seat>, terms: &Terms) -> String {
        let name = |anybody: &str| to.map_or_else(|| self.say(anybody), |seat| self.seat(seat));
        let gives = self.words().list(&self.goods_at(&terms.gives, Place::Inside));
        let asks = self.words().list(&self.goods_at(&terms.asks, Place::Inside));
        let (id, anybody) = match (terms.gives.is_nothing(), terms.asks.is_nothing()) {
            (false, false) => ("oaths-terms-exchange", "oaths-anybody-to"),
            (false, true) => ("oaths-terms-gift", "oaths-anybody-to"),
            (true, _) => ("oaths-terms-request", "oaths-anybody-from"),
        };
        let about = [
            ("by", self.seat(by).into()),
            ("to", name(anybody).into()),
            ("gives", gives.into()),
            ("asks", asks.into()),
        ];
        self.say_with(id, &about)
    }

    /// Returns what a devil promises: "attacks Mammon".
    #[must_use]
    pub fn vow(&self, vow: Vow) -> String {
        match vow {
            Vow::Attack(whom) => self.say_of("oaths-vow-attack", whom, &[]),
            Vow::Spare(whom) => self.say_of("oaths-vow-spare", whom, &[]),
            Vow::LeaveEarth => self.say("oaths-first-vow-earth"),
            Vow::Object(whom) => self.say_of("oaths-first-vow-object", whom, &[]),
            Vow::Accept(whom) => self.say_of("oaths-first-vow-accept", whom, &[]),
            Vow::Proclaim(whom) => self.say_of("oaths-first-vow-proclaim", whom, &[]),
            Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => {
                self.say_with("oaths-first-vow-give", &[("things", self.owed(vow).into())])
            }
        }
    }

    /// Returns what a devil promises, as the end of a sentence: "to attack Mammon".
    #[must_use]
    pub fn vow_to(&self, vow: Vow) -> String {
        match vow {
            Vow::Attack(whom) => self.say_of("oaths-vow-attack-to", whom, &[]),
            Vow::Spare(whom) => self.say_of("oaths-vow-spare-to", whom, &[]),
            Vow::LeaveEarth => self.say("oaths-first-vow-earth-to"),
            Vow::Object(whom) => self.say_of("oaths-first-vow-object-to", whom, &[]),
            Vow::Accept(whom) => self.say_of("oaths-first-vow-accept-to", whom, &[]),
            Vow::Proclaim(whom) => self.say_of("oaths-first-vow-proclaim-to", whom, &[]),
            Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => {
                self.say_with("oaths-first-vow-give-to", &[("things", self.owed(vow).into())])
            }
        }
    }

    /// Returns what a promise owes: "2 cards of its hand". Empty if it owes a deed.
    fn owed(&self, vow: Vow) -> String {
        match vow {
            Vow::Cards(count) => self.say_with("oaths-first-vow-cards", &[("count", count.into())]),
            Vow::Oaths { of, count } => self.oaths_of("oaths-paper-oath-in", of, count.into()),
            Vow::Souls(count) => self.souls(count),
            Vow::Attack(_) | Vow::Spare(_) | Vow::LeaveEarth | Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_) => {
                String::new()
            }
        }
    }

    /// Returns a promise of a deal with its time and its clause: "to attack Mammon in this game
    /// turn, if it is possible".
    #[must_use]
    pub fn pledge(&self, pledge: &Pledge) -> String {
        let Pledge { vow, clause, next } = *pledge;
        let vow_to = self.vow_to(vow);
        let timed =
            |now: &str, later: &str| self.say_with(if next { later } else { now }, &[("vow", vow_to.as_str().into())]);
        let timed = match (vow, clause) {
            (_, Clause::IfOverlord(who)) => {
                let id = if next { "oaths-first-pledge-overlord-next" } else { "oaths-first-pledge-overlord" };
                return self.say_of(id, who, &[("vow", vow_to.into())]);
            }
            (Vow::Attack(_), Clause::Always | Clause::IfPossible) => {
                timed("oaths-first-pledge-now", "oaths-first-pledge-once")
            }
            (
                Vow::Spare(_) | Vow::LeaveEarth | Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_),
                Clause::Always | Clause::IfPossible,
            ) => timed("oaths-first-pledge-now", "oaths-first-pledge-next"),
            (Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_), Clause::Always | Clause::IfPossible) => {
                timed("oaths-first-pledge-end", "oaths-first-pledge-end-next")
            }
        };
        match clause {
            Clause::IfPossible => self.say_with("oaths-first-pledge-if-possible", &[("vow", timed.into())]),
            Clause::Always | Clause::IfOverlord(_) => timed,
        }
    }

    /// Returns the clause of a promise, in a few words: "if it is possible".
    #[must_use]
    pub fn clause(&self, clause: Clause) -> String {
        match clause {
            Clause::Always => self.say("oaths-first-clause-always"),
            Clause::IfPossible => self.say("oaths-first-clause-possible"),
            Clause::IfOverlord(who) => self.say_of("oaths-first-clause-overlord", who, &[]),
        }
    }

    /// Returns to whom a promise was given: a devil, or the Forces of Heaven.
    pub(crate) fn receiver(&self, promise: &Promise, heaven: &str) -> String {
        promise.to.map_or_else(|| self.say(heaven), |to| self.seat(to))
    }

    /// Returns a promise with what became of it.
    #[must_use]
    pub fn promise(&self, promise: &Promise) -> String {
        let Promise { turn, until, by, vow, clause, outcome, .. } = *promise;
        let vow = self.pledge_of(vow, clause);
        let about = [
            ("turn", turn.into()),
            ("by", self.seat(by).into()),
            ("to", self.receiver(promise, "oaths-first-heaven-to").into()),
            ("vow", vow.into()),
            ("until", until.into()),
        ];
        self.words().paragraph(&[self.say_with("oaths-first-promise", &about), self.outcome(outcome)])
    }

    /// Returns a promise without its time: the sentence around it names the game turns.
    fn pledge_of(&self, vow: Vow, clause: Clause) -> String {
        let vow = self.vow_to(vow);
        match clause {
            Clause::Always => vow,
            Clause::IfPossible => self.say_with("oaths-first-pledge-if-possible", &[("vow", vow.into())]),
            Clause::IfOverlord(who) => self.say_of("oaths-first-pledge-if-overlord", who, &[("vow", vow.into())]),
        }
    }

    /// Returns what became of a promise, in a sentence.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(match outcome {
            Outcome::Open => "oaths-promise-open",
            Outcome::Kept => "oaths-promise-kept",
            Outcome::Broken => "oaths-promise-broken",
            Outcome::Void => "oaths-first-promise-void",
            Outcome::Released => "oaths-first-promise-released",
        })
    }

    /// Returns a special card with its aim and its price: "Drunken Agreement: Belial, for an Oath
    /// of Mammon".
    #[must_use]
    pub fn play(&self, play: &Play) -> String {
        let Play { card, aim, pay } = *play;
        let card = self.card(card);
        let aim = match aim {
            Aim::Nothing => None,
            Aim::Devil(seat) => Some(self.seat(seat)),
            Aim::Card(target) => {
                let card = self.card(target);
                let casts = |seat: &Seat| self.game.domain(*seat).rituals.contains(&target);
                let of = self.game.owner(target).or_else(|| self.game.seats().find(casts));
                let of_whom = |of: Seat| self.say_of("oaths-play-card-of", of, &[("card", card.as_str().into())]);
                Some(of.map_or_else(|| card.clone(), of_whom))
            }
        };
        let aimed = match aim {
            Some(aim) => self.say_with("oaths-play-aim", &[("card", card.into()), ("aim", aim.into())]),
            None => card,
        };
        match pay {
            Some(pay) => {
                let pay = self.words().list(&self.hand_items("oaths-paper-oath-in", &[pay]));
                self.say_with("oaths-first-play-pay", &[("play", aimed.into()), ("pay", pay.into())])
            }
            None => aimed,
        }
    }
}
