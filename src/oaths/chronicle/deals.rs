//! Offers, favours that are reclaimed, promises, and special play cards with their aims.

use oaths_rules::ids::{HandCard, Paper, PaperSort, Seat};
use oaths_rules::promises::{Outcome, Promise, Vow};
use oaths_rules::specials::{Aim, Play};
use oaths_rules::trade::{Claim, Favor, Goods, Pact, Terms};

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
    /// Returns goods, a phrase for each thing: "3 Souls", "Oath of Belial", "promise of safety".
    #[must_use]
    pub fn goods(&self, goods: &Goods) -> Vec<String> {
        self.goods_at(goods, Place::Alone)
    }

    fn goods_at(&self, goods: &Goods, place: Place) -> Vec<String> {
        let Goods { cards, souls, points, hand, prisoners, freed, safety, vows } = goods;
        let mut items = self.words().card_items(cards);
        if *souls > 0 {
            items.push(self.say_with("oaths-souls", &[("count", (*souls).into())]));
        }
        if *points > 0 {
            items.push(self.say_with("oaths-points", &[("count", (*points).into())]));
        }
        let mut papers: Vec<Paper> = Vec::new();
        let mut specials: Vec<String> = Vec::new();
        for card in hand {
            match card {
                HandCard::Paper(paper) => papers.push(*paper),
                HandCard::Special(kind) => specials.push(self.special(*kind)),
            }
        }
        items.extend(self.paper_kinds(&papers).iter().map(|(paper, count)| {
            let id = place.id(Self::paper_id(paper.sort));
            self.say_with(&id, &[("count", (*count).into()), ("devil", self.seat(paper.of).into())])
        }));
        items.append(&mut specials);
        let about = |id: &str, seat: &Seat| self.say_with(&place.id(id), &[("devil", self.seat(*seat).into())]);
        items.extend(prisoners.iter().map(|seat| about("oaths-goods-prisoner", seat)));
        items.extend(freed.iter().map(|seat| about("oaths-goods-freed", seat)));
        if *safety {
            items.push(self.say(&place.id("oaths-goods-safety")));
        }
        items.extend(vows.iter().map(|vow| {
            let vow = match place {
                Place::Alone => self.vow(*vow),
                Place::Inside => self.vow_to(*vow),
            };
            self.say_with(&place.id("oaths-goods-vow"), &[("vow", vow.into())])
        }));
        items
    }

    /// Returns the beginning of the ids of a sort of papers.
    pub(crate) const fn paper_id(sort: PaperSort) -> &'static str {
        match sort {
            PaperSort::Favor => "oaths-paper-favor",
            PaperSort::Oath => "oaths-paper-oath",
            PaperSort::Vote => "oaths-paper-vote",
        }
    }

    /// Returns the terms of an offer in a sentence or two.
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
        let pact = self.pact_with(by, to, terms.pact);
        if terms.gives.is_nothing()
            && terms.asks.is_nothing()
            && let Some(pact) = pact
        {
            return pact;
        }
        let about = [
            ("by", self.seat(by).into()),
            ("to", name(anybody).into()),
            ("gives", gives.into()),
            ("asks", asks.into()),
        ];
        let mut sentences = vec![self.say_with(id, &about)];
        sentences.extend(pact);
        self.words().paragraph(&sentences)
    }

    /// Returns what both sides of an offer do together, in a sentence.
    #[must_use]
    pub fn pact(&self, by: Seat, terms: &Terms) -> Option<String> {
        self.pact_with(by, terms.to, terms.pact)
    }

    fn pact_with(&self, by: Seat, to: Option<Seat>, pact: Pact) -> Option<String> {
        let maker = self.seat(by);
        let taker = to.map_or_else(|| self.say("oaths-anybody"), |seat| self.seat(seat));
        let alliance = |leader: String, follower: String| {
            self.say_with("oaths-pact-alliance", &[("leader", leader.into()), ("follower", follower.into())])
        };
        match pact {
            Pact::None => None,
            Pact::Lead => Some(alliance(maker, taker)),
            Pact::Follow => Some(alliance(taker, maker)),
            Pact::SwapRealms => Some(self.say_with("oaths-pact-realms", &[("by", maker.into()), ("to", taker.into())])),
        }
    }

    /// Returns what a devil promises: "attacks Mammon".
    #[must_use]
    pub fn vow(&self, vow: Vow) -> String {
        let about = |id: &str, seat: Seat| self.say_with(id, &[("devil", self.seat(seat).into())]);
        match vow {
            Vow::Attack(whom) => about("oaths-vow-attack", whom),
            Vow::Spare(whom) => about("oaths-vow-spare", whom),
            Vow::LeaveEarth => self.say("oaths-vow-earth"),
            Vow::Elect(whom) => about("oaths-vow-elect", whom),
        }
    }

    /// Returns what a devil promises, as the end of a sentence: "to attack Mammon".
    fn vow_to(&self, vow: Vow) -> String {
        let about = |id: &str, seat: Seat| self.say_with(id, &[("devil", self.seat(seat).into())]);
        match vow {
            Vow::Attack(whom) => about("oaths-vow-attack-to", whom),
            Vow::Spare(whom) => about("oaths-vow-spare-to", whom),
            Vow::LeaveEarth => self.say("oaths-vow-earth-to"),
            Vow::Elect(whom) => about("oaths-vow-elect-to", whom),
        }
    }

    /// Returns a promise with what became of it.
    #[must_use]
    pub fn promise(&self, promise: &Promise) -> String {
        let Promise { round, by, to, vow, outcome } = *promise;
        let about = [
            ("turn", round.into()),
            ("by", self.seat(by).into()),
            ("to", self.seat(to).into()),
            ("vow", self.vow_to(vow).into()),
        ];
        self.words().paragraph(&[self.say_with("oaths-promise", &about), self.outcome(outcome)])
    }

    /// Returns what became of a promise.
    pub(crate) fn outcome(&self, outcome: Outcome) -> String {
        self.say(match outcome {
            Outcome::Open => "oaths-promise-open",
            Outcome::Kept => "oaths-promise-kept",
            Outcome::Broken => "oaths-promise-broken",
        })
    }

    /// Returns what a devil can be forced to do, in a few words.
    #[must_use]
    pub fn favor(&self, favor: Favor) -> String {
        let about = |id: &str, seat: Seat| self.say_with(id, &[("devil", self.seat(seat).into())]);
        match favor {
            Favor::Safety => self.say("oaths-favor-safety"),
            Favor::Alliance => self.say("oaths-favor-alliance"),
            Favor::Take(prisoner) => about("oaths-favor-take", prisoner),
            Favor::Free(prisoner) => about("oaths-favor-free", prisoner),
            Favor::Oaths(count) => self.say_with("oaths-favor-oaths", &[("count", count.into())]),
        }
    }

    /// Returns favours that are reclaimed, in a sentence with the price.
    #[must_use]
    pub fn claim(&self, by: Seat, claim: &Claim) -> String {
        self.claim_for(by, claim, self.game.price(self.catalog, claim))
    }

    /// Returns favours that are reclaimed for this price.
    pub(crate) fn claim_for(&self, by: Seat, claim: &Claim, price: u8) -> String {
        let Claim { target, favor, own, wild } = *claim;
        let part = |id: &str, count: u8| (count > 0).then(|| self.say_with(id, &[("count", count.into())]));
        let how: Vec<String> =
            [part("oaths-claim-own", own), part("oaths-claim-wild", wild)].into_iter().flatten().collect();
        let mut about = vec![
            ("by", self.seat(by).into()),
            ("target", self.seat(target).into()),
            ("favor", self.favor(favor).into()),
            ("price", price.into()),
        ];
        if how.is_empty() {
            return self.say_with("oaths-claim", &about);
        }
        about.push(("how", self.words().series(&how).into()));
        self.say_with("oaths-claim-mixed", &about)
    }

    /// Returns a special play card with its aim: "Escape: Belial".
    #[must_use]
    pub fn play(&self, play: &Play) -> String {
        let card = self.special(play.card);
        let aim = match play.aim {
            Aim::Nothing => return card,
            Aim::Devil(seat) => self.seat(seat),
            Aim::Card(card) => {
                let of = self.game.seats().find(|seat| self.game.domain(*seat).tabled.contains(&card));
                match of {
                    Some(of) => {
                        let about = [("card", self.card(card).into()), ("devil", self.seat(of).into())];
                        self.say_with("oaths-play-card-of", &about)
                    }
                    None => self.card(card),
                }
            }
            Aim::Others => self.say("oaths-play-others"),
        };
        self.say_with("oaths-play-aim", &[("card", card.into()), ("aim", aim.into())])
    }
}
