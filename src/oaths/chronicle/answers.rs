//! Sentences for the answers of players and minds.

use oaths_rules::action::Orders;
use oaths_rules::court::CourtAnswer;
use oaths_rules::game::{Cast, Caster};
use oaths_rules::ids::{Card, OfferId, Seat};
use oaths_rules::muster::{Agreement, MusterAnswer};
use oaths_rules::rites::RiteAnswer;
use oaths_rules::specials::{Announced, Play, SpecialAnswer, SpecialStep};
use oaths_rules::step::{Answer, Choice, Step};
use oaths_rules::trade::{Dealings, TradeAnswer};
use oaths_rules::war::{Division, Target, WarAnswer, WarStep};
use table_text::Value;

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
            Answer::Pass => vec![self.does("oaths-answer-pass", seat, &[])],
            Answer::Muster(answer) => self.muster_answer(seat, answer),
            Answer::Special(answer) => vec![self.special_answer(seat, answer, step)],
            Answer::Trade(answer) => self.trade_answer(seat, answer),
            Answer::Action(orders) => self.orders(seat, orders),
            Answer::War(answer) => self.war_answer(seat, answer, step),
            Answer::Rite(answer) => vec![self.rite_answer(seat, *answer)],
            Answer::Court(answer) => self.court_answer(seat, answer),
        };
        self.words().paragraph(&sentences)
    }

    /// Returns a sentence about what a devil does.
    fn does(&self, id: &str, seat: Seat, about: &[(&str, Value<'_>)]) -> String {
        let devil = [("devil", self.seat(seat).into())];
        let all: Vec<(&str, Value<'_>)> = devil.into_iter().chain(about.iter().cloned()).collect();
        self.say_with(id, &all)
    }

    fn muster_answer(&self, seat: Seat, answer: &MusterAnswer) -> Vec<String> {
        match answer {
            MusterAnswer::Settle(realm) => {
                vec![self.does("oaths-answer-settle", seat, &[("realm", self.realm(*realm).into())])]
            }
            MusterAnswer::Table { discard, agreements } => {
                let table = self.does("oaths-answer-table", seat, &[("cards", self.cards(discard).into())]);
                let agreement = |use_: &Agreement| {
                    let Agreement { event, target, take, give } = use_;
                    let mut about = vec![
                        ("event", self.card(*event).into()),
                        ("target", self.seat(*target).into()),
                        ("take", self.cards(take).into()),
                    ];
                    if give.is_empty() {
                        return self.does("oaths-answer-agreement-favor", seat, &about);
                    }
                    about.push(("give", self.cards(give).into()));
                    self.does("oaths-answer-agreement-cards", seat, &about)
                };
                std::iter::once(table).chain(agreements.iter().map(agreement)).collect()
            }
        }
    }

    fn plays(&self, seat: Seat, plays: &[Play]) -> String {
        if plays.is_empty() {
            return self.does("oaths-answer-plays-nothing", seat, &[]);
        }
        let cards: Vec<String> = plays.iter().map(|play| self.play(play)).collect();
        self.does("oaths-answer-plays", seat, &[("cards", self.words().list(&cards).into())])
    }

    fn special_answer(&self, seat: Seat, answer: &SpecialAnswer, step: &Step) -> String {
        match answer {
            SpecialAnswer::Play(plays) => self.plays(seat, plays),
            SpecialAnswer::Counter(at) => {
                let announced: &[Announced] =
                    if let Step::Special(SpecialStep::Counter(announced)) = step { announced } else { &[] };
                match at.and_then(|at| announced.get(usize::from(at))) {
                    Some(card) => {
                        let card = self.play(&card.play);
                        self.does("oaths-answer-counters", seat, &[("card", card.into())])
                    }
                    None => self.does("oaths-answer-counters-nothing", seat, &[]),
                }
            }
            SpecialAnswer::Shuffle(cards) => {
                self.does("oaths-answer-shuffles", seat, &[("cards", self.hand_cards(cards).into())])
            }
        }
    }

    fn trade_answer(&self, seat: Seat, answer: &TradeAnswer) -> Vec<String> {
        match answer {
            TradeAnswer::Round(dealings) => self.dealings(seat, dealings),
            TradeAnswer::Keep(Some(card)) => {
                vec![self.does("oaths-answer-keeps", seat, &[("card", self.hand_card(*card).into())])]
            }
            TradeAnswer::Keep(None) => vec![self.does("oaths-answer-returns", seat, &[])],
            TradeAnswer::Give(papers) => {
                vec![self.does("oaths-answer-gives", seat, &[("papers", self.papers(papers).into())])]
            }
            TradeAnswer::Ransom(paper) => {
                vec![self.does("oaths-answer-ransom", seat, &[("paper", self.paper(*paper).into())])]
            }
        }
    }

    fn dealings(&self, seat: Seat, dealings: &Dealings) -> Vec<String> {
        if dealings.is_ready() {
            return vec![self.does("oaths-answer-ready", seat, &[])];
        }
        let Dealings { claims, plays, takes, tortures, frees, offers } = dealings;
        let mut said: Vec<String> = claims.iter().map(|claim| self.claim(seat, claim)).collect();
        said.extend(takes.iter().map(|id| self.takes(seat, *id)));
        if !tortures.is_empty() {
            said.push(self.does("oaths-answer-tortures", seat, &[("prisoners", self.seats(tortures).into())]));
        }
        if !frees.is_empty() {
            said.push(self.does("oaths-answer-frees", seat, &[("prisoners", self.seats(frees).into())]));
        }
        if !plays.is_empty() {
            said.push(self.plays(seat, plays));
        }
        said.extend(
            offers
                .iter()
                .map(|terms| self.say_with("oaths-answer-offers", &[("terms", self.terms(seat, terms).into())])),
        );
        said
    }

    fn takes(&self, seat: Seat, id: OfferId) -> String {
        match self.game.trading().offers.iter().find(|offer| offer.id == id) {
            Some(offer) => {
                let about = [
                    ("by", self.seat(offer.by).into()),
                    ("terms", self.bargain(offer.by, Some(seat), &offer.terms).into()),
                ];
                self.does("oaths-answer-takes-of", seat, &about)
            }
            None => self.does("oaths-answer-takes", seat, &[]),
        }
    }

    /// Returns what a devil announces in the action. Also the line of the fact is made of this.
    pub(crate) fn orders(&self, seat: Seat, orders: &Orders) -> Vec<String> {
        let Orders { casts, earth, devil } = orders;
        let mut said: Vec<String> = Vec::new();
        if !casts.is_empty() {
            let rituals = self.words().list(&self.casts(casts));
            said.push(self.does("oaths-answer-casts", seat, &[("rituals", rituals.into())]));
        }
        if !earth.is_empty() {
            said.push(self.does("oaths-answer-earth", seat, &[("hordes", self.cards(earth).into())]));
        }
        if *devil {
            said.push(self.does("oaths-answer-leaves", seat, &[]));
        }
        if said.is_empty() {
            said.push(self.does("oaths-answer-idle", seat, &[]));
        }
        said
    }

    /// Returns rituals that are cast, a phrase for each kind. Those of hordes name their caster.
    fn casts(&self, casts: &[Cast]) -> Vec<String> {
        let plain = |cast: &&Cast| cast.caster == Caster::Devil && !cast.twice;
        let own: Vec<Card> = casts.iter().filter(plain).map(|cast| cast.ritual).collect();
        let mut items = self.words().card_items(&own);
        items.extend(casts.iter().filter(|cast| !plain(cast)).map(|cast| {
            let ritual = self.card(cast.ritual);
            let named = match cast.caster {
                Caster::Devil => ritual,
                Caster::Horde(card) => {
                    let about = [("ritual", ritual.into()), ("caster", self.card(card).into())];
                    self.say_with("oaths-answer-cast", &about)
                }
            };
            if cast.twice { self.say_with("oaths-answer-cast-twice", &[("ritual", named.into())]) } else { named }
        }));
        items
    }

    /// Returns where a devil sends its army, in a sentence.
    pub(crate) fn moves(&self, seat: Seat, target: Target) -> String {
        self.does("oaths-answer-move", seat, &[("target", self.target(target).into())])
    }

    fn war_answer(&self, seat: Seat, answer: &WarAnswer, step: &Step) -> Vec<String> {
        let one = |id: &str, about: &[(&str, Value<'_>)]| vec![self.does(id, seat, about)];
        match answer {
            WarAnswer::Move { raise, target } => {
                let raises = || self.does("oaths-answer-raise", seat, &[("souls", (*raise).into())]);
                let raised = (*raise > 0).then(raises);
                raised.into_iter().chain([self.moves(seat, *target)]).collect()
            }
            WarAnswer::Suborn(Some(from)) => one("oaths-answer-suborns", &[("from", self.seat(*from).into())]),
            WarAnswer::Suborn(None) => one("oaths-answer-suborns-nobody", &[]),
            WarAnswer::Lose(hordes) => one("oaths-answer-loses", &[("hordes", self.cards(hordes).into())]),
            WarAnswer::Colour(colour) => one("oaths-answer-colour", &[("colour", self.colour(*colour).into())]),
            WarAnswer::Salvage(Some(card)) => one("oaths-answer-salvages", &[("horde", self.card(*card).into())]),
            WarAnswer::Salvage(None) => one("oaths-answer-salvages-nothing", &[]),
            WarAnswer::Divide(division) => self.division(seat, division, step),
            WarAnswer::Swap(true) => one("oaths-answer-swaps", &[]),
            WarAnswer::Swap(false) => one("oaths-answer-swaps-nothing", &[]),
            WarAnswer::Occupy(Some(realm)) => one("oaths-answer-settle", &[("realm", self.realm(*realm).into())]),
            WarAnswer::Occupy(None) => one("oaths-answer-occupies-nothing", &[]),
            WarAnswer::Lure(Some(card)) => one("oaths-answer-lures", &[("horde", self.card(*card).into())]),
            WarAnswer::Lure(None) => one("oaths-answer-lures-nothing", &[]),
        }
    }

    fn division(&self, seat: Seat, division: &Division, step: &Step) -> Vec<String> {
        let Division { point, realm, prisoners } = division;
        let mut said = vec![self.does("oaths-answer-divides", seat, &[])];
        let to = |to: &Seat| [("to", self.seat(*to).into())];
        said.extend(point.as_ref().map(|seat| self.say_with("oaths-answer-divides-point", &to(seat))));
        said.extend(realm.as_ref().map(|seat| self.say_with("oaths-answer-divides-realm", &to(seat))));
        let siege = match step {
            Step::War(WarStep::Divide(at)) => self.game.conflict().sieges.get(usize::from(*at)),
            Step::Muster(_)
            | Step::Special(_)
            | Step::Trade(_)
            | Step::Action(_)
            | Step::War(_)
            | Step::Rite(_)
            | Step::Court(_) => None,
        };
        match siege.and_then(|siege| siege.spoils.as_ref()) {
            Some(spoils) => said.extend(spoils.prisoners.iter().zip(prisoners).map(|(prisoner, to)| {
                let about = [("prisoner", self.seat(*prisoner).into()), ("to", self.seat(*to).into())];
                self.say_with("oaths-answer-divides-prisoner", &about)
            })),
            None if prisoners.is_empty() => {}
            // The spoils are gone from the game, so nothing tells who the prisoners were.
            None => {
                let mut keepers = prisoners.clone();
                keepers.sort_unstable();
                keepers.dedup();
                let about = [("to", self.seats(&keepers).into())];
                said.push(self.say_with("oaths-answer-divides-prisoners", &about));
            }
        }
        said
    }

    fn rite_answer(&self, seat: Seat, answer: RiteAnswer) -> String {
        match answer {
            RiteAnswer::Perform { souls: 0 } => self.does("oaths-answer-performs", seat, &[]),
            RiteAnswer::Perform { souls } => self.does("oaths-answer-performs-souls", seat, &[("souls", souls.into())]),
            RiteAnswer::Cancel => self.does("oaths-answer-cancels", seat, &[]),
        }
    }

    fn court_answer(&self, seat: Seat, answer: &CourtAnswer) -> Vec<String> {
        match answer {
            CourtAnswer::Contribute(papers) => {
                vec![self.does("oaths-answer-contributes", seat, &[("papers", self.papers(papers).into())])]
            }
            CourtAnswer::Take { papers, discard } => {
                let taken = self.does("oaths-answer-pile", seat, &[("papers", self.papers(papers).into())]);
                let discarded = || self.does("oaths-answer-table", seat, &[("cards", self.cards(discard).into())]);
                let discarded = (!discard.is_empty()).then(discarded);
                std::iter::once(taken).chain(discarded).collect()
            }
            CourtAnswer::LastPrisoners { claims, frees, gives } => {
                let mut said: Vec<String> = claims.iter().map(|claim| self.claim(seat, claim)).collect();
                if !frees.is_empty() {
                    said.push(self.does("oaths-answer-frees", seat, &[("prisoners", self.seats(frees).into())]));
                }
                said.extend(gives.iter().map(|(prisoner, to)| {
                    let about = [("prisoner", self.seat(*prisoner).into()), ("to", self.seat(*to).into())];
                    self.does("oaths-answer-hands-over", seat, &about)
                }));
                if said.is_empty() {
                    said.push(self.does("oaths-answer-no-prisoners", seat, &[]));
                }
                said
            }
            CourtAnswer::Vote(candidate) => {
                vec![self.does("oaths-answer-votes", seat, &[("candidate", self.seat(*candidate).into())])]
            }
        }
    }
}
