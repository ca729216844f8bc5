//! Sentences for the answers of players and minds.

use oaths_first_rules::award::AwardAnswer;
use oaths_first_rules::court::Speech;
use oaths_first_rules::ids::{Card, OfferId, Seat};
use oaths_first_rules::market::Dealings;
use oaths_first_rules::muster::MusterAnswer;
use oaths_first_rules::orders::Orders;
use oaths_first_rules::promises::Payment;
use oaths_first_rules::rites::RiteAnswer;
use oaths_first_rules::step::{Answer, Choice, Step};
use oaths_first_rules::war::{Attack, Casualties, Fate, Flight, Join, Move, Side, Spoils, WarAnswer, WarStep};

use super::Teller;

impl Teller<'_> {
    /// Returns what the answer of a seat to the step that is due means; empty if nothing is asked.
    #[must_use]
    pub fn said(&self, choice: &Choice) -> String {
        self.game.due().map_or_else(String::new, |step| self.answer(choice, step))
    }

    /// Returns what the answer of a seat to a step means.
    #[must_use]
    pub fn answer(&self, choice: &Choice, step: &Step) -> String {
        let Choice { seat, answer } = choice;
        let seat = *seat;
        let sentences = match answer {
            Answer::Pass => vec![self.say_of("oaths-answer-pass", seat, &[])],
            Answer::Muster(answer) => vec![self.muster_answer(seat, answer)],
            Answer::Market(dealings) => self.dealings(seat, dealings),
            Answer::Order(orders) => self.orders(seat, orders),
            Answer::War(answer) => self.war_answer(seat, answer, step),
            Answer::Rite(answer) => vec![self.rite_answer(seat, *answer)],
            Answer::Award(answer) => vec![self.award_answer(seat, *answer)],
            Answer::Court(speech) => self.speech(seat, speech),
            Answer::Promise(Payment(cards)) => {
                vec![self.say_of("oaths-first-answer-pays", seat, &[("cards", self.cards(cards).into())])]
            }
        };
        self.words().paragraph(&sentences)
    }

    fn muster_answer(&self, seat: Seat, answer: &MusterAnswer) -> String {
        match answer {
            MusterAnswer::Redraw(true) => self.say_of("oaths-first-answer-redraws", seat, &[]),
            MusterAnswer::Redraw(false) => self.say_of("oaths-first-answer-keeps-hand", seat, &[]),
            MusterAnswer::Keep(Some(of)) => {
                self.say_of("oaths-first-answer-keeps-oath", seat, &[("oath", self.oath(*of).into())])
            }
            MusterAnswer::Keep(None) => self.say_of("oaths-answer-returns", seat, &[]),
        }
    }

    fn dealings(&self, seat: Seat, dealings: &Dealings) -> Vec<String> {
        if dealings.is_ready() {
            return vec![self.say_of("oaths-answer-ready", seat, &[])];
        }
        let Dealings { takes, frees, permits, sells, plays, offers } = dealings;
        let mut said: Vec<String> = takes.iter().map(|id| self.takes(seat, *id)).collect();
        if !frees.is_empty() {
            said.push(self.say_of("oaths-answer-frees", seat, &[("prisoners", self.seats(frees).into())]));
        }
        if !permits.is_empty() {
            said.push(self.say_of("oaths-first-answer-permits", seat, &[("prisoners", self.seats(permits).into())]));
        }
        if !sells.is_empty() {
            said.push(self.say_of("oaths-first-answer-sells", seat, &[("cards", self.hand_cards(sells).into())]));
        }
        if !plays.is_empty() {
            let cards: Vec<String> = plays.iter().map(|play| self.play(play)).collect();
            said.push(self.say_of("oaths-answer-plays", seat, &[("cards", self.words().list(&cards).into())]));
        }
        said.extend(
            offers
                .iter()
                .map(|terms| self.say_with("oaths-answer-offers", &[("terms", self.terms(seat, terms).into())])),
        );
        said
    }

    fn takes(&self, seat: Seat, id: OfferId) -> String {
        match self.game.market().offers.iter().find(|offer| offer.id == id) {
            Some(offer) => {
                let about = [
                    ("by", self.seat(offer.by).into()),
                    ("terms", self.bargain(offer.by, Some(seat), &offer.terms).into()),
                ];
                self.say_of("oaths-answer-takes-of", seat, &about)
            }
            None => self.say_of("oaths-answer-takes", seat, &[]),
        }
    }

    /// Returns what a devil does at the end of the playing phase. Also the line of the fact is made
    /// of this.
    pub(crate) fn orders(&self, seat: Seat, orders: &Orders) -> Vec<String> {
        let Orders { table, fortress, discard, earth, devil, rituals } = orders;
        let mut said: Vec<String> = Vec::new();
        let mut list = |id: &str, name: &'static str, cards: &[Card]| {
            if !cards.is_empty() {
                said.push(self.say_of(id, seat, &[(name, self.cards(cards).into())]));
            }
        };
        list("oaths-fact-tabled", "cards", table);
        list("oaths-first-answer-fortress", "card", fortress.as_slice());
        list("oaths-answer-table", "cards", discard);
        list("oaths-first-answer-rituals", "rituals", rituals);
        list("oaths-first-answer-earth", "hordes", earth);
        if *devil {
            said.push(self.say_of("oaths-first-answer-travels", seat, &[]));
        }
        if said.is_empty() {
            said.push(self.say_of("oaths-first-answer-idle", seat, &[]));
        }
        said
    }

    fn war_answer(&self, seat: Seat, answer: &WarAnswer, step: &Step) -> Vec<String> {
        let one = |id: &str| vec![self.say_of(id, seat, &[])];
        match answer {
            WarAnswer::Attack(Some(Attack { target, hordes, souls, devil })) => {
                let army = self.army(hordes, *souls, *devil);
                let about = [("target", self.seat(*target).into()), ("army", army.into())];
                vec![self.say_of("oaths-first-answer-attacks", seat, &about)]
            }
            WarAnswer::Attack(None) => one("oaths-first-answer-attacks-nobody"),
            WarAnswer::Move(answer) => self.moves(seat, answer),
            WarAnswer::Recall(Some(_)) => match step {
                Step::War(WarStep::React { who }) => {
                    vec![self.say_of("oaths-first-answer-recalls-who", seat, &[("who", self.seat(*who).into())])]
                }
                Step::Muster(_)
                | Step::Market(_)
                | Step::Order(_)
                | Step::War(_)
                | Step::Rite(_)
                | Step::Award(_)
                | Step::Court(_)
                | Step::Promise(_) => one("oaths-first-answer-recalls"),
            },
            WarAnswer::Recall(None) => one("oaths-first-answer-recalls-nobody"),
            WarAnswer::Casualties(casualties) => {
                let things = self.words().series(&self.casualties(casualties));
                vec![self.say_of("oaths-fact-lost", seat, &[("things", things.into())])]
            }
            WarAnswer::Salvage(Some(card)) => {
                vec![self.say_of("oaths-answer-salvages", seat, &[("horde", self.card(*card).into())])]
            }
            WarAnswer::Salvage(None) => one("oaths-answer-salvages-nothing"),
            WarAnswer::Spoils(spoils) => self.spoils(seat, spoils),
        }
    }

    fn moves(&self, seat: Seat, answer: &Move) -> Vec<String> {
        let Move { join, retreat, switch, flee, surrender, negate, truce } = answer;
        let mut said: Vec<String> = Vec::new();
        if let Some(card) = negate {
            said.push(self.say_of("oaths-first-answer-negates", seat, &[("card", self.card(*card).into())]));
        }
        if let Some(flight) = flee {
            let (id, card) = match flight {
                Flight::Free(card) => ("oaths-first-answer-flees-free", card),
                Flight::Special(card) => ("oaths-first-answer-flees", card),
            };
            said.push(self.say_of(id, seat, &[("card", self.card(*card).into())]));
        }
        if let Some(Join { side, hordes, souls, devil }) = join {
            let id = match side {
                Side::Attack => "oaths-first-answer-joins-attack",
                Side::Defend => "oaths-first-answer-joins-defend",
            };
            said.push(self.say_of(id, seat, &[("army", self.army(hordes, *souls, *devil).into())]));
        }
        let mut add = |there: bool, id: &str| {
            if there {
                said.push(self.say_of(id, seat, &[]));
            }
        };
        add(*surrender, "oaths-first-answer-surrenders");
        add(*retreat, "oaths-first-answer-retreats");
        add(*switch, "oaths-first-answer-switches");
        add(*truce, "oaths-first-answer-truce");
        if said.is_empty() {
            let fights = self.game.battle().is_some_and(|battle| battle.army(seat).is_some());
            let id = if fights { "oaths-first-answer-fights" } else { "oaths-first-answer-stays-out" };
            said.push(self.say_of(id, seat, &[]));
        }
        said
    }

    /// Returns the hits that an army takes, a phrase for each kind.
    pub(crate) fn casualties(&self, casualties: &Casualties) -> Vec<String> {
        let Casualties { souls, hordes, fortress, devil } = casualties;
        let mut items = self.things(hordes, *souls);
        items.extend(fortress.then(|| self.say("oaths-first-hit-fortress")));
        items.extend(devil.then(|| self.say("oaths-first-hit-devil")));
        items
    }

    fn spoils(&self, seat: Seat, spoils: &Spoils) -> Vec<String> {
        let Spoils { fortress, surrendered } = spoils;
        let defender = self.game.battle().map(|battle| battle.defender);
        let there = defender.is_some_and(|seat| self.game.domain(seat).fortress.is_some());
        let id = match fortress {
            Fate::Destroy if !there => "oaths-first-answer-spoils",
            Fate::Destroy => "oaths-first-answer-spoils-destroys",
            Fate::Leave { rituals: true } => "oaths-first-answer-spoils-leaves",
            Fate::Leave { rituals: false } => "oaths-first-answer-spoils-leaves-bare",
            Fate::Capture => "oaths-first-answer-spoils-captures",
        };
        let mut said = vec![self.say_of(id, seat, &[])];
        said.extend(surrendered.iter().map(|(prisoner, to)| {
            let about = [("prisoner", self.seat(*prisoner).into()), ("to", self.seat(*to).into())];
            self.say_with("oaths-answer-divides-prisoner", &about)
        }));
        said
    }

    fn rite_answer(&self, seat: Seat, answer: RiteAnswer) -> String {
        match answer {
            RiteAnswer::Perform { ritual, target } => self.performs(seat, ritual, target),
            RiteAnswer::Cancel(ritual) => {
                self.say_of("oaths-first-fact-cancelled", seat, &[("ritual", self.card(ritual).into())])
            }
            RiteAnswer::Done => self.say_of("oaths-first-answer-rites-done", seat, &[]),
        }
    }

    /// Returns that a devil performs a ritual, in a sentence.
    pub(crate) fn performs(&self, seat: Seat, ritual: Card, target: Option<Seat>) -> String {
        let ritual = self.card(ritual);
        match target {
            Some(target) => {
                let about = [("ritual", ritual.into()), ("target", self.seat(target).into())];
                self.say_of("oaths-first-fact-performed-at", seat, &about)
            }
            None => self.say_of("oaths-first-fact-performed", seat, &[("ritual", ritual.into())]),
        }
    }

    fn award_answer(&self, seat: Seat, answer: AwardAnswer) -> String {
        let id = match answer {
            AwardAnswer::Repent(true) => "oaths-first-answer-repents",
            AwardAnswer::Repent(false) => "oaths-first-answer-repents-not",
            AwardAnswer::Again(true) => "oaths-first-answer-again",
            AwardAnswer::Again(false) => "oaths-first-answer-again-not",
            AwardAnswer::Oath(true) => "oaths-first-answer-oath",
            AwardAnswer::Oath(false) => "oaths-first-answer-point",
            AwardAnswer::Pick(of) => {
                return self.say_of("oaths-first-fact-took-known", seat, &[("oath", self.oath(of).into())]);
            }
        };
        self.say_of(id, seat, &[])
    }

    /// Returns what a devil says at the gathering. Also the line of the fact is made of this.
    pub(crate) fn speech(&self, seat: Seat, speech: &Speech) -> Vec<String> {
        let Speech { arrives, objects, proclaims } = speech;
        if !arrives {
            return vec![self.say_of("oaths-first-answer-absent", seat, &[])];
        }
        let mut said: Vec<String> = Vec::new();
        if !objects.is_empty() {
            said.push(self.say_of("oaths-first-answer-objects", seat, &[("others", self.seats(objects).into())]));
        }
        if let Some(who) = proclaims {
            said.push(self.say_of("oaths-first-answer-proclaims", seat, &[("who", self.seat(*who).into())]));
        }
        if said.is_empty() {
            said.push(self.say_of("oaths-first-answer-silent", seat, &[]));
        }
        said
    }
}
