//! Questions of all phases but combat.

use oaths_first_rules::award::AwardStep;
use oaths_first_rules::catalog::Trait;
use oaths_first_rules::game::Whereabouts;
use oaths_first_rules::ids::{Card, PromiseId, Seat};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_redraw(&self, seat: Seat) -> Question {
        let about = [("devil", self.seat(seat).into()), ("count", self.catalog.numbers.hand.into())];
        self.ask("oaths-first-ask-redraw", &about)
    }

    pub(super) fn ask_torture(&self, by: Seat, prisoner: Seat, seen: &[Seat]) -> Question {
        let about = [
            ("devil", self.seat(by).into()),
            ("prisoner", self.seat(prisoner).into()),
            ("oaths", self.oaths(seen).into()),
        ];
        let text = self.say_with("oaths-first-ask-torture-text", &about);
        Question { title: self.say_with("oaths-ask-torture", &about), text }
    }

    pub(super) fn ask_round(&self, round: u8, seat: Seat) -> Question {
        let limited = self.game.market().limited;
        let text = if limited { "oaths-first-ask-limited-text" } else { "oaths-first-ask-trade-text" };
        let price = [("price", self.catalog.numbers.oath_price.into())];
        let question = Question { title: self.say("oaths-ask-trade"), text: self.say_with(text, &price) };
        let mut more: Vec<String> = self.muted(seat).into_iter().collect();
        let open = self.game.offers_to(self.catalog, seat).count();
        more.push(self.say_of("oaths-ask-trade-offers", seat, &[("count", open.into())]));
        if round >= self.game.trading_rounds(self.catalog) {
            more.push(self.say("oaths-ask-trade-last"));
        }
        question.and(self.text, more)
    }

    /// Returns why a devil cannot trade with everybody, in a sentence.
    fn muted(&self, seat: Seat) -> Option<String> {
        if self.game.ashamed(seat) {
            return Some(self.say_of("oaths-first-ask-trade-shame", seat, &[]));
        }
        match self.game.domain(seat).whereabouts {
            Whereabouts::Hell | Whereabouts::Earth => None,
            Whereabouts::Prison(_) if self.game.trades_with(seat, None) => None,
            Whereabouts::Prison(captor) => {
                Some(self.say_of("oaths-first-ask-trade-prison", seat, &[("captor", self.seat(captor).into())]))
            }
            Whereabouts::Heaven | Whereabouts::Fled => Some(self.say_of("oaths-first-ask-trade-out", seat, &[])),
        }
    }

    pub(super) fn ask_orders(&self, seat: Seat) -> Question {
        let most = self.game.upkeep_with(self.catalog, seat, true, true, 0);
        let about = [
            ("devil", self.seat(seat).into()),
            ("most", most.into()),
            ("fiends", self.words().that(Trait::Earthbound).into()),
        ];
        let question = self.ask("oaths-first-ask-orders", &about);
        let stays = !self.game.devil_may_travel(seat);
        question.and(self.text, stays.then(|| self.say_of("oaths-ask-orders-stays", seat, &[])))
    }

    pub(super) fn ask_rite(&self, seat: Seat) -> Question {
        let domain = self.game.domain(seat);
        let question = self.ask("oaths-first-ask-rite", &[]);
        let about = [("rituals", self.cards(&domain.rituals).into())];
        let tabled = (!domain.rituals.is_empty()).then(|| self.say_of("oaths-first-ask-rite-tabled", seat, &about));
        let held: Vec<Card> = domain.hand.resources().filter(|card| self.catalog.ritual(*card).is_some()).collect();
        let critters = self.game.may_cast_from_hand(self.catalog, seat) && !held.is_empty();
        let about = [("rituals", self.cards(&held).into())];
        let held = critters.then(|| self.say_of("oaths-first-ask-rite-critters", seat, &about));
        question.and(self.text, tabled.into_iter().chain(held))
    }

    pub(super) fn ask_award(&self, step: &AwardStep, seat: Seat) -> Question {
        match step {
            AwardStep::Generic | AwardStep::Power | AwardStep::Souls | AwardStep::Masters => self.no_question(),
            AwardStep::Repent => self.ask("oaths-first-ask-repent", &[("devil", self.seat(seat).into())]),
            AwardStep::Again(rolls) => {
                let die = rolls.iter().find(|(own, _)| *own == seat).map_or(0, |(_, die)| *die);
                let (caught, banished) = (self.say("oaths-first-roll-caught"), self.say("oaths-first-roll-banished"));
                let souls = self.harvest(seat, die);
                let means = match die {
                    1 => caught,
                    2 => banished,
                    _ => self.say_with("oaths-first-roll-souls", &[("souls", self.souls(souls.into()).into())]),
                };
                let about = [("devil", self.seat(seat).into()), ("die", die.into()), ("means", means.into())];
                self.ask("oaths-first-ask-again", &about)
            }
            AwardStep::Gift(own) => {
                let about = [("devil", self.seat(*own).into()), ("count", self.game.pile().len().into())];
                self.ask("oaths-first-ask-gift", &about)
            }
            AwardStep::Pick(own) => {
                let about = [("devil", self.seat(*own).into()), ("oaths", self.oaths(self.game.pile()).into())];
                self.ask("oaths-first-ask-pick", &about)
            }
        }
    }

    /// Returns the Souls of a roll of the devil of a seat.
    fn harvest(&self, seat: Seat, die: u8) -> u8 {
        if self.game.powers(self.catalog, seat).bargains {
            return die / 2;
        }
        self.catalog.numbers.harvest.get(usize::from(die.saturating_sub(1))).copied().unwrap_or(0)
    }

    pub(super) fn ask_speech(&self, seat: Seat) -> Question {
        let numbers = &self.catalog.numbers;
        let row = self.catalog.gathering(self.game.players());
        let about = [
            ("devil", self.seat(seat).into()),
            ("quorum", row.map_or(0, |row| row.quorum).into()),
            ("points", numbers.candidate.into()),
        ];
        let question = self.ask("oaths-first-ask-speech", &about);
        let candidates = self.game.seats().filter(|who| self.game.is_candidate(self.catalog, *who));
        let candidate = |who: Seat| {
            let needed = self.game.objections_needed(self.catalog, who);
            self.say_of("oaths-first-ask-speech-candidate", who, &[("count", needed.into())])
        };
        let named: Vec<String> = candidates.map(candidate).collect();
        let known = if named.is_empty() {
            self.say("oaths-first-ask-speech-nobody")
        } else {
            self.say_with("oaths-first-ask-speech-candidates", &[("candidates", self.words().series(&named).into())])
        };
        question.and(self.text, [known])
    }

    pub(super) fn ask_payment(&self, id: PromiseId) -> Question {
        let Some(promise) = self.game.promises().get(id.index()) else { return self.no_question() };
        let about = [
            ("devil", self.seat(promise.by).into()),
            ("to", self.receiver(promise, "oaths-first-heaven-to").into()),
            ("vow", self.vow_to(promise.vow).into()),
        ];
        self.ask("oaths-first-ask-payment", &about)
    }
}
